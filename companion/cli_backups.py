"""The commands `companion backup`, `backups` and `restore`: made, listed, looked into, checked, put back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .core.message import say
from .store import Store
from .store.rescue import bring_beside
from .store.sqlite.backups import NoBackup
from .store.sqlite.copies import Backup
from .store.sqlite.findings import look_through
from .store.sqlite.second_home import HomeRefused
from .store.then_and_now import tables_then


@click.command()
@click.option("--to", type=click.Path(path_type=Path), help="And copy it to that folder, this once, and read it back.")
@click.pass_obj
def backup(house: Any, to: Path | None) -> None:
    """Make a backup now."""
    made = house.backups.make()
    click.echo(made.path)
    if to is not None:
        house.tell("cli-backup-copied", folder=str(house.backups.home.copy_to(str(to.absolute()), made)))
    _tell_of_home(house)


@click.command()
@click.argument("name", required=False, default="")
@click.option("--list", "listed", is_flag=True, help="Only list the backups, the newest first.")
@click.pass_obj
def restore(house: Any, name: str, listed: bool) -> None:
    """Put a backup (the newest, or the one named) in the database's place; what stood there is kept beside it."""
    house.may_begin = (house.instance / "backups").is_dir()
    if listed:
        _list(house)
        return
    aside = house.backups.restore(name)
    house.tell("cli-restored", aside=str(aside))


@click.group()
def backups() -> None:
    """The backups, here and in their second home."""


@backups.command("list")
@click.pass_obj
def list_(house: Any) -> None:
    """List the backups, the newest first; all of each is read."""
    house.may_begin = (house.instance / "backups").is_dir()
    _list(house)


@backups.command()
@click.argument("name")
@click.pass_obj
def look(house: Any, name: str) -> None:
    """The tables in a backup: how far each had come, and how it differs from the one here."""
    one = house.backups.named(name)
    with house.backups.opened(one) as old:
        for found in tables_then(house.store, Store(old), one.contents.torn if one.contents else ()):
            table = found.table
            differs = house.say(f"differs-{found.how}", moves=found.moves, evening=found.evening_apart)
            evening = house.say("evening", number=table.spine.session if table.spine else 1)
            click.echo(
                f"{table.id}  {table.game}  {house.printable(table.name)}  {evening}  {table.revision + 1}  {differs}"
            )


@backups.command()
@click.pass_context
def check(ctx: click.Context) -> None:
    """Read all tables and backups, and name what is damaged; exit code 1 where anything is."""
    house = ctx.obj
    found = look_through(house.store, house.backups)
    house.tell("found-read", tables=found.tables, moves=found.moves, backups=found.backups)
    for torn in found.torn:
        house.tell("cli-found-torn", name=house.printable(torn.name), id=torn.id, evening=torn.evening)
        if torn.backup:
            house.tell("cli-found-answer", backup=torn.backup, id=torn.id)
    for bad in found.bad:
        why = say("found-bad-torn", tables=bad.tables) if bad.fault == "torn" else say(f"fault-{bad.fault}")
        click.echo(f"{bad.name}  {house.say(why)}")
    if found.well:
        house.tell("found-well")
    else:
        ctx.exit(1)


@backups.command("restore-table")
@click.argument("name")
@click.argument("id")
@click.pass_obj
def restore_table(house: Any, name: str, id: str) -> None:
    """Bring one table out of a backup as a new one, beside the one that stands here."""
    store = house.store_with_pages
    with house.backups.opened(house.backups.named(name)) as old:
        record = bring_beside(store, old, id)
    house.tell("cli-brought", name=house.printable(record.plain["name"]), id=record.id)


@backups.command()
@click.argument("folder", required=False)
@click.option("--none", "leave", is_flag=True, help="Keep backups there no more; what lies there stays.")
@click.pass_obj
def home(house: Any, folder: str | None, leave: bool) -> None:
    """The second home of the backups: say where it is, or choose a FOLDER of a cloud drive or on a stick."""
    second = house.backups.home
    if leave:
        second.leave()
    elif folder is not None:
        second.choose(str(Path(folder).expanduser().absolute()), house.backups.make(), house.backups.clock())
    if second.folder is None:
        house.tell("cli-home-none")
        return
    house.tell("cli-home-is", folder=str(second.folder))
    if second.trouble:
        raise HomeRefused(second.trouble)


def _list(house: Any) -> None:
    found: list[Backup] = house.backups.distinct()
    if not found:
        raise NoBackup()
    for one in found:
        click.echo(f"{one.name}  {house.say(_held(one))}")


def _held(one: Backup) -> Any:
    held = one.contents
    if held is None:
        return say(f"fault-{one.glance.fault or 'broken'}")
    return say("damaged-backup-holds", tables=held.tables, moves=held.moves, torn=len(held.torn))


def _tell_of_home(house: Any) -> None:
    """What the second home made of the backup, where there is one."""
    second = house.backups.home
    if second.folder is None or second.last is None:
        return
    if second.last.trouble:
        click.echo(house.say(second.last.trouble), err=True)
    else:
        house.tell("cli-home-is", folder=str(second.folder))
