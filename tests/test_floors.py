"""The floors of the house: what is below never leans on what is above, and only the store's engines know SQL."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from companion import cli_new_game
from companion.games import GAMES
from companion.house import HOUSE

FILES = sorted(HOUSE.rglob("*.py"))
PURE = ("core", "story", "games")
ENGINE = HOUSE / "store" / "sqlite"
IMPURE = {"flask", "werkzeug", "jinja2", "waitress", "sqlite3", "sqlite_utils"}
BELOW = {  # each floor, and those that it may lean on
    "core": set(),
    "story": {"core"},
    "games": {"core", "story"},
    "library": {"core", "story", "games"},
    "reference": {"core", "games"},
    "concordance": {"core"},
    "volume": {"core"},
    "store": {"core", "story", "games", "library", "volume"},
    "installation": {"core", "story", "games", "library", "concordance", "store"},
    "web": {"core", "story", "games", "library", "reference", "concordance", "volume", "store", "installation"},
}
ROOMS = {  # within a game: each room, and those that it may lean on; `__init__.py` brings them all together
    "box": set(),
    "state": {"box"},
    "play": {"box", "state"},
    **dict.fromkeys(("moves", "pages", "evening", "books"), {"box", "state", "play"}),
}
GAME_FOLDERS = [*(HOUSE / "games" / game for game in GAMES), HOUSE.parent / "tests" / "orchard"]
SQL = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+(VIRTUAL\s+)?TABLE"
    r"|BEGIN\s+IMMEDIATE|PRAGMA\s+\w+)\b",
    re.DOTALL,
)
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]{2,5}-[0-9]{2}\b")


def floor_of(file: Path) -> str:
    """The floor that a file stands on: the first folder below the package, or the file's own name."""
    return file.relative_to(HOUSE).parts[0].removesuffix(".py")


def name_of(file: Path) -> str:
    """The dotted name of a module."""
    return ".".join(file.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")


@cache
def parsed(file: Path) -> ast.Module:
    """A module as Python reads it."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(file: Path) -> frozenset[str]:
    """All that a module imports, anywhere in it, as full dotted names (also what is imported within functions)."""
    found = set()
    package = name_of(file).split(".") if file.name == "__init__.py" else name_of(file).split(".")[:-1]
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return frozenset(found)


MODULES = {name_of(file): file for file in FILES}


def reached(file: Path) -> set[Path]:
    """The file and every module of this house that importing it brings along."""
    seen, todo = set(), [file]
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo += [MODULES[name] for name in imports(file) if name in MODULES]
    return seen


def of_floors(*floors: str) -> list[Path]:
    """The files of those floors: some thousand in all, so that a test goes through them and is not one for each."""
    return [file for file in FILES if floor_of(file) in floors]


def test_core_story_and_games_are_pure():
    for file in of_floors(*PURE):
        for each in reached(file):
            impure = {name.split(".")[0] for name in imports(each)} & IMPURE
            assert not impure, f"{name_of(file)} reaches {name_of(each)}, which imports {', '.join(impure)}"


def test_core_and_story_open_no_files():
    """What is written somewhere is read above them, and given to them."""
    for file in of_floors("core", "story"):
        calls = [node.func for node in ast.walk(parsed(file)) if isinstance(node, ast.Call)]
        called = {getattr(call, "attr", getattr(call, "id", "")) for call in calls}
        opening = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "glob", "rglob", "iterdir", "mkdir"}
        assert not called & opening, f"{name_of(file)} opens files"


def test_no_floor_leans_on_one_above():
    for file in of_floors(*BELOW):
        floor = floor_of(file)
        leans = {name.split(".")[1] for name in imports(file) if name.startswith("companion.")}
        floors = leans & (set(BELOW) | {"cli", "cli_journal", "serve"})
        assert floors <= BELOW[floor] | {floor}, f"{name_of(file)} leans on {floors - BELOW[floor] - {floor}}"


def test_no_game_is_known_by_name():
    for file in of_floors(*{floor_of(file) for file in FILES} - {"games"}):
        text = file.read_text(encoding="utf-8")
        copied = {cli_new_game.LIKE} if file == Path(cli_new_game.__file__) else set()  # a toy, by its folder
        for game in GAMES.keys() - copied:
            assert game not in text and game.replace("_", " ") not in text.lower(), f"{name_of(file)} knows {game}"


def test_no_rule_of_a_game_is_named_below_or_above_it():
    for file in of_floors(*{floor_of(file) for file in FILES} - {"games"}):
        named = RULE.findall(file.read_text(encoding="utf-8"))
        assert not named, f"{name_of(file)} names {', '.join(named)}"


def test_games_do_not_know_each_other():
    for file in FILES:
        if floor_of(file) == "games" and file != HOUSE / "games" / "__init__.py":
            own = file.relative_to(HOUSE / "games").parts[0]
            others = {name.split(".")[2] for name in imports(file) if name.startswith("companion.games.")} - {own}
            assert not others & set(GAMES), f"{name_of(file)} imports {others}"


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
def test_the_rooms_of_a_game_lean_on_those_below(game):
    own = f"{name_of(game / '__init__.py')}."
    for file in [*game.rglob("*.py")]:
        room = file.relative_to(game).parts[0].removesuffix(".py")
        if room in ("__init__", "moments"):  # of the orchard: what `new-game` puts elsewhere
            continue
        leans = {name.removeprefix(own).split(".")[0] for name in imports(file) if name.startswith(own)}
        assert room in ROOMS, f"{name_of(file)} stands in no room"
        assert leans <= ROOMS[room] | {room}, f"{name_of(file)} leans on {leans - ROOMS[room] - {room}}"


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
def test_moves_never_import_other_moves(game):
    moves = f"{name_of(game / '__init__.py')}.moves."
    for file in [*game.glob("moves/*.py")]:
        if file.name != "__init__.py":
            assert not [name for name in imports(file) if name.startswith(moves)], name_of(file)


def test_only_the_stores_engines_know_sql():
    """And what else is searched by SQLite's index or lies in a file apart: rules, the concordance, devices."""
    others = (HOUSE / "reference" / "search.py", HOUSE / "concordance.py", HOUSE / "devices" / "register.py")
    for file in FILES:
        if not file.is_relative_to(ENGINE) and file not in others:
            for node in ast.walk(parsed(file)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert not SQL.search(node.value), f"{name_of(file)}:{node.lineno} speaks SQL"
            assert not {"sqlite3", "sqlite_utils"} & {name.split(".")[0] for name in imports(file)}, name_of(file)


def test_the_store_knows_its_engines_by_what_a_ledger_can_do():
    for file in FILES:
        if floor_of(file) == "store" and not file.is_relative_to(ENGINE):
            assert not [name for name in imports(file) if name.startswith("companion.store.sqlite")], name_of(file)


def test_the_search_for_sql_finds_the_stores_own():
    found = [file.name for file in ENGINE.glob("*.py") if SQL.search(file.read_text(encoding="utf-8"))]
    assert "ledger.py" in found and "database.py" in found


def test_nothing_is_called_utils():
    assert [file for file in FILES if file.stem in ("utils", "util", "helpers", "misc", "common")] == []


def test_chance_comes_from_the_state_only():
    """A game that rolled elsewhere would roll otherwise when replayed."""
    walks = {HOUSE / "story" / "walking.py", *HOUSE.glob("games/*/*/imagined.py")}  # of nobody's table
    for file in {*FILES} - walks:
        if floor_of(file) in PURE and file != HOUSE / "core" / "chance.py":
            assert not {"random", "secrets", "time", "datetime", "uuid"} & imports(file), name_of(file)
