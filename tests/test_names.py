"""One word, one meaning: no public class or type has a name that another room of the house uses for something else."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from companion.games import GAMES as GAME_IDS
from companion.house import HOUSE

from .test_floors import FILES, imports

GAMES = HOUSE / "games"  # each is a house of its own: what its box calls a card is a card there
SHARED = {  # names that may stand in two modules, each with its reason
    "Passage": "a passage of a book, and the same one as it stands in a volume once it was read",
    "Piece": "what a passage, and what a chapter of a volume, is made of: the union of its kinds",
}


def public_types(file: Path) -> Iterator[tuple[str, int]]:
    """The public classes and type aliases that a module declares, with their lines."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign) and not _is_type_variable(node.value):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
        else:
            continue
        for name in names:
            if name[0].isupper() and not name.isupper():
                yield name, node.lineno


def _is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") == "TypeVar"


def declared_in(files: Iterable[Path]) -> dict[str, list[str]]:
    """Where each public type of these files is declared."""
    declared: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name, line in public_types(file):
            declared[name].append(f"{file.relative_to(HOUSE.parent)}:{line}")
    return declared


def test_no_public_type_of_a_floor_has_the_name_of_another():
    declared = declared_in(file for file in FILES if not file.is_relative_to(GAMES))
    twice = [f"{name}: {', '.join(at)}" for name, at in declared.items() if len(at) > 1 and name not in SHARED]
    assert not twice, "One word, one meaning; call one of them by a noun of its field:\n" + "\n".join(twice)


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_type_of_a_game_has_the_name_of_another_or_of_one_that_it_takes_from_a_floor(game):
    files = [file for file in FILES if file.is_relative_to(GAMES / game)]
    taken = {whole.rpartition(".")[2]: whole for file in files for whole in imports(file) if _of_a_floor(whole)}
    declared = declared_in(files)
    twice = [f"{name}: {', '.join(at)}" for name, at in declared.items() if len(at) > 1]
    twice += [f"{name}: {', '.join(at)}, beside {taken[name]}" for name, at in declared.items() if name in taken]
    assert not twice, "One word, one meaning; call one of them by a noun of its field:\n" + "\n".join(twice)


def _of_a_floor(name: str) -> bool:
    return name.startswith("companion.") and not name.startswith("companion.games.")


def test_the_search_finds_classes_and_type_aliases(tmp_path):
    file = tmp_path / "some.py"
    file.write_text(
        'MOST = 3\nT = TypeVar("T")\nTn = TypeVar("Tn")\nWord = Annotated[str, 3]\nPart: TypeAlias = "int"\n'
        "class Card: ...\nclass _Own: ...\nhere = Card()\n"
    )
    assert [name for name, _ in public_types(file)] == ["Word", "Part", "Card"]
