"""The `companion tables export` and `import` commands: one table or everything as a file, and back."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import IO, Any

import click

from .core.message import Message, say
from .store.chest import BEGINS, pack, sentence_of_left_out
from .store.chest_look import ComingThing, look_into
from .store.chest_taking import take_in
from .store.exchange import LIMIT, TooLarge, export, import_table
from .store.veiled import reading_copy
from .web.taking_out import about_reading_copy, in_each_language

TO_FILE = click.Path(dir_okay=False, allow_dash=True, path_type=Path)


@click.command("export")
@click.argument("id", required=False)
@click.argument("file", type=TO_FILE, required=False)
@click.option("--books", is_flag=True, help="With this installation's own books that are read at the table.")
@click.option("--recordings", is_flag=True, help="With what was recorded at the table; of everything: and of books.")
@click.option("--reading", is_flag=True, help="Without what is hidden at the table: to be read, not to be played on.")
@click.option(
    "--all", "everything", type=TO_FILE, help="Everything to that file: tables, books, what is known of boxes."
)
@click.pass_obj
def export_(
    house: Any,
    id: str | None,
    file: Path | None,
    books: bool,
    recordings: bool,
    reading: bool,
    everything: Path | None,
) -> None:
    """Write a table, or everything, to a file (table-ID.json where none is named; "-": to standard output)."""
    if (id is None) == (everything is None):
        raise click.UsageError("name a table, or a file for everything: --all FILE")
    if everything is not None:
        return _export_everything(house, everything, recordings)
    assert id is not None
    if reading:
        told = in_each_language(house.store.get(id))
        written = b"".join(reading_copy(house.store, id, told, about_reading_copy()))
    else:
        written = export(house.store, id, house.installation.books if books else None, recordings)
    file = file or Path(f"table-{id}{'-reading' if reading else ''}.json")
    if str(file) == "-":
        sys.stdout.buffer.write(written)
        return
    with file.open("xb") as target:  # never over a file that is there
        target.write(written)
    house.tell("cli-exported", file=str(file))


def _export_everything(house: Any, file: Path, recordings: bool) -> None:
    store = house.store
    if str(file) == "-":
        manifest = pack(store, house.installation.books, sys.stdout.buffer, recordings=recordings)
    else:
        with file.open("xb") as target:  # never over a file that is there
            try:
                manifest = pack(store, house.installation.books, target, recordings=recordings)
            except BaseException:
                file.unlink()  # half a file is none
                raise
        house.tell("cli-exported", file=str(file))
    if left_out := sentence_of_left_out(manifest.left_out):
        click.echo(house.say(left_out), err=True)


@click.command("import")
@click.argument("file", type=click.File("rb"))
@click.option("--look", is_flag=True, help="Of a file of everything: only say what it would bring.")
@click.option("--take", multiple=True, help="Of a file of everything: only this, as --look names it; may be repeated.")
@click.pass_obj
def import_(house: Any, file: Any, look: bool, take: tuple[str, ...]) -> None:
    """Open an exported table as a new one, or take in a file of everything ("-": from standard input)."""
    begins = file.read(len(BEGINS))
    house.may_begin = True
    if begins == BEGINS:
        return _import_everything(house, begins, file, look, take)
    read_in = begins + file.read(LIMIT + 1)
    if len(read_in) > LIMIT:
        raise TooLarge(LIMIT)
    record = import_table(house.store_with_pages, read_in, books=house.installation.books)
    house.tell("cli-imported", name=printable(record.plain["name"]), id=record.id)
    for twin in house.store.twins(record.id):
        house.tell(f"came-{twin.how}", moves=twin.moves, evening=twin.evening)
        house.tell("cli-twin", name=printable(house.store.shelf.one(twin.id).name), id=twin.id)


def _import_everything(house: Any, begins: bytes, file: IO[bytes], look: bool, take: tuple[str, ...]) -> None:
    """Say what a file of everything brings, line by line, and take what is named, or else what is proposed."""
    store, books = house.store_with_pages, house.installation.books
    with tempfile.TemporaryFile() as lying:  # what comes from standard input cannot be gone through twice
        lying.write(begins)
        while piece := file.read(2**16):
            lying.write(piece)
        lying.seek(0)
        coming = look_into(store, books, lying)
        counts = {"tables": len(coming.tables), "books": len(coming.books), "boxes": len(coming.boxes)}
        house.tell("cli-chest-brings", **counts)
        if left_out := sentence_of_left_out(coming.left_out):
            house.tell(left_out)
        for one in coming.things():
            star = "*" if (one.tick in take if take else one.proposed) else " "
            click.echo(f"{star} {one.tick}  {printable(one.name)}  {house.say(_how(one))}")
        house.tell("cli-chest-take")
        if not look:
            lying.seek(0)
            taken = take_in(store, books, lying, take or None)
            house.tell("everything-taken", tables=len(taken.tables), books=len(taken.books), cards=taken.cards)


def _how(one: ComingThing) -> Message:
    return one.wrong or say(f"cli-chest-{one.how}")


def printable(name: str) -> str:
    """A table's name on one line of a terminal: whatever was typed, it steers nothing."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)
