"""A move that code knows by its name is there: what is offered or asked for under an old name is found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.house import HOUSE
from companion.web.table.lists import LISTS

FILES = sorted(HOUSE.rglob("*.py"))
OFFERED = {"Next": 1, "Instead": 2, "_step": 1, "step": 0}  # what offers a move: where among its arguments the name is
NAMES = {name for id in games.GAMES for name in games.game(id).moves}
TEMPLATES = HOUSE.parent / "templates"
OF_A_MOVE = re.compile(
    r'\b(?:moves\.(?:button|form|form_of)|page\.(?:move_url|asked|controls?|wrong|typed|typed_all))\("(?P<move>\w+)"'
)
GIVEN_A_MOVE = re.compile(r"macro (\w+)\(move\b")  # a template's own part of which the first thing given is a move
OF_A_FIELD = re.compile(  # a move and one of its arguments
    r'\b(?:fields\.(?:field|number|select)|page\.(?:typed|typed_all))\("(?P<move>\w+)", "(?P<field>\w+)"'
)


def said(file: Path) -> Iterator[tuple[int, str]]:
    """Each name of a move that a file says: what it offers, and what it compares a move's name with."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OFFERED:
            asked = [word.value for word in node.keywords if word.arg == "move"]
            asked += node.args[OFFERED[node.func.id] :][:1]
        elif isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(("move", "move.name")):
            asked = [*node.comparators]
        for one in [part for whole in asked for part in ast.walk(whole)]:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value:
                yield one.lineno, one.value


def test_no_file_says_the_name_of_a_move_that_is_none():
    found = [(f"{file.relative_to(HOUSE)}:{line}", name) for file in FILES for line, name in said(file)]
    assert len(found) > 40
    assert [(place, name) for place, name in found if name not in NAMES] == []


def by_own_parts(words: str) -> Iterator[re.Match[str]]:
    """Each name of a move that a template gives to a part of its own."""
    for part in set(GIVEN_A_MOVE.findall(words)):
        yield from re.finditer(rf'(?<![\w.]){part}\("(?P<move>\w+)"', words)


@pytest.mark.parametrize("id", [*games.GAMES])
def test_no_template_of_a_game_names_a_move_or_an_argument_that_is_none(id):
    moves, said = games.game(id).moves, 0
    for file in sorted((TEMPLATES / "games" / id).rglob("*.html")):
        words = file.read_text("utf-8")
        for found in [*OF_A_MOVE.finditer(words), *by_own_parts(words), *OF_A_FIELD.finditer(words)]:
            said += 1
            assert found["move"] in moves, f"{file.name}: {found[0]}"
        for found in OF_A_FIELD.finditer(words):
            fields = moves[found["move"]].arguments.__struct_fields__
            assert found["field"].partition(".")[0] in fields, f"{file.name}: {found[0]}"
    assert said * 2 > len(moves) or len(moves) < 60, said  # a small game has few


def test_what_follows_on_a_checklist_is_a_move():
    assert {*LISTS, *LISTS.values()} <= NAMES


@pytest.mark.parametrize("floor", ["story", "games"])
def test_what_is_so_of_a_move_is_said_at_the_move_and_not_by_its_name(floor):
    asks = [
        f"{file.relative_to(HOUSE)}:{node.lineno}"
        for file in FILES
        if file.is_relative_to(HOUSE / floor)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "move.name"
    ]
    assert asks == []
