"""The `companion` command: serve, tables, backups, and how far the rules are built."""

from __future__ import annotations

import locale
import logging
import os
import sys
import webbrowser
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import click
import msgspec

from . import __version__, create_app
from .cli_backups import backup, backups, restore
from .cli_boxes import box
from .cli_devices import devices
from .cli_door import DoorTold
from .cli_files import export_, import_, printable
from .cli_journal import journal
from .cli_new_game import new_game
from .cli_recordings import recordings_
from .core.bounds import ShortText
from .core.errors import Refusal, UnknownGame
from .core.game import Game
from .core.message import Message, say
from .core.moves import read
from .core.typography import unbound
from .core.words import LANGUAGES, Language
from .games import game as game_of
from .games import games as all_games
from .installation import Installation
from .network.certificates import Certificates, own_names
from .proofs import proven_ids
from .reference.entries import Report, report, rules_of
from .serve import listen, serve
from .store import Damaged, Store
from .store.history import statistics as statistics_of
from .store.records import Record
from .store.shelf import PARTS, Part
from .store.sqlite.backups import Backups
from .volume.forms import FORMS, VolumeForm, set_as
from .web.manuscripts import Telling
from .web.wording import Voice


class House:
    """What every command needs: the instance folder, the reader's language, and the store in that folder."""

    def __init__(self, instance: Path, language: str) -> None:
        self.instance = instance
        self.language = language
        self.may_begin = False

    @cached_property
    def installation(self) -> Installation:
        """What lies in the instance folder."""
        return Installation(self.instance)

    @cached_property
    def opened(self) -> Installation:
        """The same, its store open; a folder without one is a mistyped name sooner than a wish for an empty shelf."""
        here = self.installation
        if not here.begun and not self.may_begin:
            raise Refusal(say("cli-no-tables-here", folder=str(self.instance)))
        click.get_current_context().call_on_close(here.close)
        return here

    @property
    def store(self) -> Store:
        """The store in that folder."""
        return self.opened.store

    @property
    def store_with_pages(self) -> Store:
        """The store, which asks the pages whether what it is given can be drawn, as it does where they are served."""
        store = self.store
        pages = create_app({"INSTANCE": str(self.instance)}).extensions
        click.get_current_context().call_on_close(pages["installation"].close)
        store.draws = pages["store"].draws
        return store

    @property
    def backups(self) -> Backups:
        """The backups in that folder."""
        return self.opened.backups

    def say(self, what: str | Message, /, **facts: Any) -> str:
        """A sentence in the reader's language."""
        return unbound(Voice(self.language).spoken(what if isinstance(what, Message) else say(what, **facts)))

    def printable(self, name: str) -> str:
        """A name on one line of a terminal."""
        return printable(name)

    def tell(self, what: str | Message, /, **facts: Any) -> None:
        """Print a sentence."""
        click.echo(self.say(what, **facts))


class Name(msgspec.Struct):
    """What a table may be called."""

    name: ShortText


class Plainly(click.Group):
    """Commands whose refusals are one sentence and exit code 1; nobody is ever shown a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            house = ctx.obj
            click.echo(house.say(refusal.message), err=True)
            if isinstance(refusal, Damaged) and (backup := house.backups.latest()):
                click.echo(house.say("cli-restore-hint", name=backup.name), err=True)
            ctx.exit(1)
        except (OSError, UnicodeError) as error:
            click.echo(ctx.obj.say("cli-system", why=str(error)), err=True)
            ctx.exit(1)


def _own_language() -> str:
    """The system's language: what the shell says, else what the system itself does (Windows: "Czech_Czechia")."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    wanted = wanted or locale.getlocale()[0] or ""
    return "cs" if wanted.lower().startswith(("cs", "cz", "sk", "slovak")) else "en"


@click.group(cls=Plainly)
@click.option(
    "--instance",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="COMPANION_INSTANCE",
    default="instance",
    show_default=True,
    show_envvar=True,
    help="Folder of this installation's tables and backups.",
)
@click.option("--lang", type=click.Choice(LANGUAGES), default=_own_language, help="Language; else that of the system.")
@click.version_option(__version__, prog_name="companion")
@click.pass_context
def main(ctx: click.Context, instance: Path, lang: str) -> None:
    """The chronicler's companion: keeps the table of a campaign board game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    ctx.obj = House(instance, lang)


@main.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="An address of this machine.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Or the next free one.")
@click.option("--open", "open_it", is_flag=True, help="And open the first page in this machine's browser.")
@click.option("--lan", is_flag=True, help="And to the home network, until the door is closed on the first page.")
@click.option("--https", is_flag=True, help="Secured as well, by a certificate of this app's own; see /trust.")
@click.pass_obj
def serve_(house: House, host: str, port: int, open_it: bool, lan: bool, https: bool) -> None:
    """Serve the app on this machine until stopped with Ctrl-C."""
    listening = listen(host, port)
    with listening:
        taken = listening.getsockname()[1]
        app = create_app({"INSTANCE": str(house.instance)})
        if taken != port and port:
            click.echo(house.say("cli-port-taken", port=str(port), taken=str(taken)), err=True)
        if trouble := app.extensions["installation"].database.trouble:
            click.echo(house.say(trouble), err=True)
        if https:
            app.extensions["https"] = Certificates(
                house.instance / "https",
                names=lambda: [*own_names(), app.extensions["door"].name],
                told=lambda said: click.echo(house.say(said), err=True),
            )
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{taken}"

        def ready() -> None:
            click.echo(address)
            if served := app.extensions["https"]:
                house.tell("https-served", address=f"https://{shown}:{taken}")
                house.tell("https-fingerprint", name=served.authority.name, fingerprint=served.authority.fingerprint)
                house.tell("https-lead", address=f"{address}/trust")
            if lan:
                DoorTold(app.extensions["door"], house.say).begin()
                app.extensions["invitations"].told = lambda tries: house.tell("guessed", tries=tries)
            if open_it:
                webbrowser.open(address)

        serve(app, listening, ready, lan)


@main.group()
def tables() -> None:
    """The tables on the shelf."""


@tables.command("list")
@click.option("--part", type=click.Choice([*PARTS]), help="Only the tables of that part of the shelf.")
@click.pass_obj
def list_(house: House, part: Part | None) -> None:
    """List the tables, the one last touched first: all of them, but for what was thrown away."""
    found = house.store.shelf.part(part, -1)
    if not found:
        house.tell("cli-empty-shelf")
    for one in found:
        changed = one.changed[:16].replace("T", " ")
        click.echo(f"{one.id}  {changed}  {_game_name(house, one.game)}  {printable(one.name)}")


@tables.command()
@click.argument("id")
@click.argument("name")
@click.pass_obj
def rename(house: House, id: str, name: str) -> None:
    """Give a table another name."""
    record = house.store.get(id)
    done = house.store.move(id, record.revision, "rename", {"name": read({"name": name}, Name).name})
    house.tell("cli-renamed", old=_name(record), name=_name(done.record))


@tables.command()
@click.argument("id")
@click.pass_obj
def archive(house: House, id: str) -> None:
    """Put a table out of the way; it can be read as before."""
    house.store.shelf.archive(id)
    house.tell("cli-archived", name=printable(house.store.shelf.one(id).name))


@tables.command("throw-away")
@click.argument("id")
@click.option("--yes", is_flag=True, help="Without asking first.")
@click.pass_obj
def throw_away(house: House, id: str, yes: bool) -> None:
    """Throw a table away; for thirty days, `tables back` takes it back."""
    name = printable(house.store.shelf.one(id).name)
    if yes or click.confirm(house.say("ask-throw", name=name)):
        house.store.shelf.throw_away(id)
        house.tell("cli-thrown", name=name, id=id)


@tables.command("back")
@click.argument("id")
@click.pass_obj
def back(house: House, id: str) -> None:
    """Put a table back on the shelf, out of the archive or after it was thrown away."""
    house.store.shelf.put_back(id)
    house.tell("cli-put-back", name=printable(house.store.shelf.one(id).name))


@tables.command()
@click.argument("id")
@click.option("--at", type=click.IntRange(0), help="As it stood after that revision.")
@click.option("--json", "as_json", is_flag=True, help="The whole state as JSON.")
@click.option("--chronicle", is_flag=True, help="What happened, as sentences.")
@click.pass_obj
def show(house: House, id: str, at: int | None, as_json: bool, chronicle: bool) -> None:
    """Show a table: where it stands, its state, or its chronicle."""
    record = house.store.get(id) if at is None else house.store.at(id, at)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(record.plain)).decode())
        return
    game = game_of(record.game)
    voice = Voice(house.language, game, record.state)
    click.echo(f"{_name(record)} ({_game_name(house, record.game)})")
    house.tell("cli-stands", revision=record.revision, session=record.state.evening.session)
    click.echo(unbound(voice.spoken(game.sentence(record.state))))
    if chronicle:
        for entry in house.store.line(id):
            if entry.revision <= record.revision:
                for message in entry.chronicle:
                    click.echo(f"{entry.revision:>6}  {unbound(voice.spoken(message))}")


@tables.command("volume")
@click.argument("id")
@click.option("--as", "form", type=click.Choice(FORMS), default="pdf", show_default=True, help="What kind of file.")
@click.option("--lang", "in_", type=click.Choice(LANGUAGES), help="The book's language; else the reader's.")
@click.option("--out", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path), help='Where to ("-": out).')
@click.pass_obj
def volume_(house: House, id: str, form: VolumeForm, in_: Language | None, out: Path | None) -> None:
    """Write a table's volume, the campaign as a book (volume-ID.pdf where nothing is named)."""
    spoken = in_ or cast(Language, house.language)
    telling = Telling(house.store, house.installation.books, id, spoken, sounds=form == "sound")
    made = set_as(form, telling.manuscript())
    out = out or Path(f"volume-{id}.{made.ending}")
    if str(out) == "-":
        sys.stdout.buffer.write(made.content)
        return
    with out.open("xb") as target:  # never over a file that is there
        target.write(made.content)
    house.tell("cli-volume-written", file=str(out))


@tables.command()
@click.argument("id")
@click.option("--at", type=click.IntRange(0), help="From that revision on; now, where none is given.")
@click.option("--name", default="", help="The new table's name.")
@click.pass_obj
def fork(house: House, id: str, at: int | None, name: str) -> None:
    """A what-if table from any moment of a table."""
    record = house.store.fork(id, at, read({"name": name}, Name).name if name else "")
    house.tell("cli-forked", name=_name(record), id=record.id)


@tables.command()
@click.argument("id")
@click.pass_obj
def statistics(house: House, id: str) -> None:
    """A table in numbers: its evenings, the hours at it, its moves and what was taken back."""
    record = house.store.get(id)
    numbers = statistics_of(house.store, record)
    click.echo(f"{_name(record)} ({_game_name(house, record.game)})")
    minutes = round(numbers.seconds / 60)
    spent = {"hours": minutes // 60, "minutes": minutes % 60}
    house.tell("cli-numbers", evenings=len(numbers.evenings), moves=numbers.moves, taken=numbers.taken_back, **spent)


for command in (backup, backups, restore):
    main.add_command(command)
tables.add_command(export_)
tables.add_command(import_)
tables.add_command(recordings_)
main.add_command(box)
main.add_command(devices)
main.add_command(journal)
main.add_command(new_game)


@main.command()
@click.argument("game", required=False)
@click.option("--missing", is_flag=True, help="Only the ids that are neither proven nor told.")
@click.pass_obj
def rules(house: House, game: str | None, missing: bool) -> None:
    """How far each game's rules are built: proven by tests, told in both languages, or missing."""
    chosen = _games_named(game)
    proven = proven_ids()
    for one in chosen:
        found: Report = report(one.code, rules_of(one.home), proven)
        if not missing:
            click.echo(found)
        for id in found.missing:
            click.echo(id)


def _games_named(name: str | None) -> list[Game]:
    """The game of that id or code, or all."""
    chosen = [game for game in all_games() if name is None or name.lower() in (game.id, game.code.lower())]
    if not chosen:
        raise UnknownGame(say("unknown-game", game=str(name)[:60]))
    return chosen


def _game_name(house: House, game: str) -> str:
    known = game in {one.id for one in all_games()}
    return Voice(house.language, game_of(game)).label("game-", game) if known else game


def _name(record: Record) -> str:
    return printable(record.plain["name"])


if __name__ == "__main__":
    main()
