"""`companion new-game`: a new game in a checkout, begun as a copy of the small whole game of the tests."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from .core.errors import Refusal
from .core.message import say
from .games import GAMES, games
from .house import HOUSE

LIKE = "orchard"  # the game in `tests/` that is copied: it is tested, so the copy passes the same tests
OWN_TESTS = ("test_migrations.py",)  # what only that one needs: a new game has one schema
MIGRATIONS = '''"""Saves of older versions in the shape of today: raise SCHEMA, and add the step from the one before."""

from __future__ import annotations

from collections.abc import Callable

SCHEMA = 1
MIGRATIONS: dict[int, Callable[[dict], dict]] = {}
'''
END_OF_GAMES = "    )\n}\n"  # of the registry's list of ids
FROM_HOUSE = re.compile(r"^from companion\.", re.M)
BETWEEN = re.compile(r"(?<=\n)(from \.\.\..*\n)\n(?=from \.)")  # what is relative stands in one block


class NewGame:
    """A new game: its id, its code in the ids of rules, and the words for it."""

    def __init__(self, name: str, code: str, title: str) -> None:
        self.name, self.code, self.title = name, code, title

    def renamed(self, text: str) -> str:
        """A file of the copied game as one of this game."""
        text = text.replace(f"tests.{LIKE}", f"companion.games.{self.name}").replace(LIKE, self.name)
        return re.sub(r'\bOR-(?=[A-Z]{2,5}-\d\d)|"OR"', lambda old: old[0].replace("OR", self.code), text)


@click.command("new-game")
@click.argument("name")
@click.option("--title", help="What it is called; else NAME as words. The words of either language are then yours.")
@click.pass_obj
def new_game(house: Any, name: str, title: str | None) -> None:
    """Begin a game NAME in this checkout: a small table that plays, with words, rules, pages, tests and a save."""
    root = HOUSE.parent
    if not (root / "tests" / LIKE).is_dir():
        raise Refusal(say("cli-no-checkout"))
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name) or len(name) > 40:
        raise Refusal(say("cli-no-identifier", name=name[:60]))
    named = NewGame(name, _code(name), title or name.replace("_", " ").capitalize())
    files = dict(_files(root, named))
    registry = HOUSE / "games" / "__init__.py"
    taken = name in GAMES or (root / "tests" / name).exists()
    if taken or any(file.exists() for file in files):
        raise Refusal(say("cli-name-taken", name=name))
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    known = registry.read_text(encoding="utf-8")
    registry.write_text(known.replace(END_OF_GAMES, f'        "{name}",\n{END_OF_GAMES}', 1), encoding="utf-8")
    for file in (*files, registry):
        click.echo(file.relative_to(root))
    house.tell("cli-game-begun", name=name, code=named.code)


def _code(name: str) -> str:
    """Two letters that no other game has, from the name if they can be."""
    letters = [letter for letter in name.upper() if letter.isalpha()]
    first, rest = letters[0], [*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    taken = {game.code for game in games()}
    return next(code for second in rest if (code := first + second) not in taken)


def _files(root: Path, named: NewGame) -> Iterator[tuple[Path, str]]:
    """Every file of the new game with its text."""
    home, tests, name = root / "tests" / LIKE, root / "tests" / "games", named.name
    package = HOUSE / "games" / name
    apart = {
        home / "style.css": HOUSE / "static" / "css" / "games" / f"{name}.css",
        home / "moments.py": root / "tests" / "browser" / "moments" / f"{name}.py",
    }
    for file in sorted(home.rglob("*.*")):
        if file.suffix not in (".py", ".toml", ".txt", ".ftl", ".html", ".css"):
            continue
        to = apart.get(file) or package / named.renamed(file.relative_to(home).as_posix())
        if file.suffix == ".html":
            to = root / "templates" / "games" / name / file.name
        text = MIGRATIONS if file.name == "migrations.py" else named.renamed(file.read_text(encoding="utf-8"))
        if file.suffix == ".py" and file not in apart:
            above = "." * len(to.relative_to(HOUSE).parts)  # as deep as the file lies in the house
            text = BETWEEN.sub(r"\1", FROM_HOUSE.sub(f"from {above}", text))
        if file.suffix == ".ftl":
            text = re.sub(rf"^game-{name} = .*$", lambda _: f"game-{name} = {named.title}", text, flags=re.M)
        yield to, text
    for file in sorted((tests / LIKE).glob("*.py")):
        if file.name not in OWN_TESTS:
            yield tests / name / file.name, named.renamed(file.read_text(encoding="utf-8"))
    newest = max((root / "tests" / "saves").glob(f"{LIKE}-*.json"), key=lambda save: int(save.stem.rpartition("-")[2]))
    yield newest.with_name(f"{name}-1.json"), _of_schema_one(named.renamed(newest.read_text(encoding="utf-8")))


def _of_schema_one(save: str) -> str:
    """A save whose shape is a new game's first one."""
    return re.sub(r'("schema":|"path":"/schema","value":)\d+', r"\g<1>1", save)
