"""`companion tables recordings`: what a chronicler recorded at a table, and how it leaves: as files, or for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .core.message import say
from .store.recordings import ENDINGS, OF_BOOKS, NoSuchRecording, recordings, sound_of, throw_away
from .store.records import Recording


@click.command("recordings")
@click.argument("id")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write each as a file into that folder.")
@click.option("--throw-away", "gone", multiple=True, help="Throw this one away for good, as the list names it.")
@click.pass_obj
def recordings_(house: Any, id: str, out: Path | None, gone: tuple[str, ...]) -> None:
    """List what was recorded of the passages of a table's books: its own, and what is kept with the books."""
    there = _of_table(house, id)
    for key in gone:
        found = [one for one in there if one.key == key]
        if not found:
            raise NoSuchRecording()
        throw_away(house.store, found[0].table, key)
        there.remove(found[0])
    if not there:
        house.tell("cli-recordings-none")
    for one in there:
        minutes, seconds = divmod(round(one.seconds), 60)
        kept = house.say("cli-recording-of-book" if one.table == OF_BOOKS else "cli-recording-of-table")
        click.echo(f"{one.key}  {one.language}  {minutes}:{seconds:02}  {one.book} {one.passage}  ({kept})")
        if out is not None:
            _write(house, one, out)


def _of_table(house: Any, id: str) -> list[Recording]:
    """A table's own recordings, and those of the books that were opened at it; NoSuchTable."""
    books = house.store.get(id).plain.get("books", {})
    of_books = [one for one in recordings(house.store, OF_BOOKS) if one.book in books]
    return [*recordings(house.store, id), *of_books]


def _write(house: Any, one: Recording, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kept = "book-" if one.table == OF_BOOKS else ""
    file = folder / f"{kept}{one.passage}-{one.language}.{ENDINGS[one.mimetype]}"
    with file.open("xb") as target:  # never over a file that is there
        target.write(sound_of(house.store, one.table, one.key)[1])
    house.tell(say("cli-recording-written", file=str(file)))
