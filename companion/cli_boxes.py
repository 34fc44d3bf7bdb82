"""The `companion box` commands: what was learned of a box, to a friend with the same one and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from .store import box_facts


@click.group()
def box() -> None:
    """What is known of the cards and boards of a box."""


@box.command("export")
@click.argument("game")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path), required=False)
@click.pass_obj
def export_(house: Any, game: str, file: Path | None) -> None:
    """Write what is known of a game's box to a file (GAME-box.json where none is named; "-": to standard output)."""
    written = box_facts.export(house.store, game)
    file = file or Path(f"{game}-box.json")
    if str(file) == "-":
        sys.stdout.buffer.write(written)
        return
    with file.open("xb") as target:  # never over a file that is there
        target.write(written)
    house.tell("cli-exported", file=str(file))


@box.command("import")
@click.argument("file", type=click.File("rb"))
@click.option("--look", is_flag=True, help="Only say what the file would bring.")
@click.option("--theirs", is_flag=True, help="Believe the file wherever it says something else.")
@click.pass_obj
def import_(house: Any, file: Any, look: bool, theirs: bool) -> None:
    """Know what a friend knows of the same box ("-": from standard input). What is known here stays."""
    told = box_facts.read(file.read(box_facts.LIMIT + 1))
    house.may_begin = True
    found = box_facts.compare(house.store, told)
    house.tell("cli-box-brings", new=len(found.new), same=found.same, differing=len(found.differing))
    for one in found.differing:
        click.echo("  " + " ".join(one.card))
    if not look:
        believed = [one.card for one in found.differing] if theirs else []
        house.tell("boxes-taken", cards=box_facts.take_over(house.store, told, believed))
