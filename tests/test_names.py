"""One word, one meaning: no public class or type has a name that another room of the house uses for something else."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from companion.house import HOUSE

GAMES = HOUSE / "games"  # each is a house of its own: what its box calls a card is a card there
SHARED: dict[str, str] = {}  # names that may stand in two modules, each with its reason


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


def test_no_public_type_of_a_floor_has_the_name_of_another():
    declared: dict[str, list[str]] = defaultdict(list)
    for file in sorted(HOUSE.rglob("*.py")):
        if not file.is_relative_to(GAMES):
            for name, line in public_types(file):
                declared[name].append(f"{file.relative_to(HOUSE.parent)}:{line}")
    twice = [f"{name}: {', '.join(places)}" for name, places in declared.items() if len(places) > 1]
    said = [each for each in twice if each.partition(":")[0] not in SHARED]
    assert not said, "One word, one meaning; call one of them by a noun of its field:\n" + "\n".join(said)


def test_the_search_finds_classes_and_type_aliases(tmp_path):
    file = tmp_path / "some.py"
    file.write_text(
        'MOST = 3\nT = TypeVar("T")\nTn = TypeVar("Tn")\nWord = Annotated[str, 3]\nPart: TypeAlias = "int"\n'
        "class Card: ...\nclass _Own: ...\nhere = Card()\n"
    )
    assert [name for name, _ in public_types(file)] == ["Word", "Part", "Card"]
