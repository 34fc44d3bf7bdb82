"""What asks how often something is tried is tried more often in a soak."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent


def asking(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The tests of a file that call `times`, or use what it answered."""
    answered = {"times"}
    for one in tree.body:
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call) and ast.unparse(one.value.func) == "times":
            answered |= {ast.unparse(target) for target in one.targets}
    for one in ast.walk(tree):
        names = {name.id for name in ast.walk(one) if isinstance(name, ast.Name)}
        if isinstance(one, ast.FunctionDef) and one.name.startswith("test_") and answered & names:
            yield one


def test_a_test_that_asks_how_often_it_tries_says_that_it_grows():
    files = [file for file in sorted(HERE.rglob("test_*.py")) if "effort import times" in file.read_text("utf-8")]
    said = {
        f"{file.relative_to(HERE)}: {one.name}": {ast.unparse(mark).split("(")[0] for mark in one.decorator_list}
        for file in files
        for one in asking(ast.parse(file.read_text("utf-8")))
    }
    assert len(said) > 20
    assert [name for name, marks in said.items() if not marks & {"pytest.mark.grows", "given"}] == []
