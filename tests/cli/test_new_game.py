"""`companion new-game`: a copy of this checkout gets one, and the tests that take any game take it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion import cli, cli_new_game

PROJECT = Path(__file__).parents[2]
NAME = "salt_road"
QUICK = ("tests/games/salt_road", "tests/games/test_mistakes.py", "tests/test_words.py", "tests/store/test_saves.py")
WHOLE = (
    "tests/core/test_moves.py",
    "tests/test_floors.py",
    "tests/test_moves_by_name.py",
    "tests/games/test_corrections.py",
    "tests/store/test_samples.py",
    "tests/web/test_crawl.py",
    "tests/web/test_own_classes.py",
    "tests/web/test_own_words.py",
    "tests/web/test_facts.py",
    "tests/web/test_escaping.py",
    "tests/web/test_set_up_name.py",
    "tests/web/test_api.py",
    "tests/web/test_api_bad_input.py",
)


def run(home: Path, *words: str) -> subprocess.CompletedProcess:
    """A command of Python's in that checkout."""
    return subprocess.run([sys.executable, "-m", *words], cwd=home, capture_output=True, text=True, check=False)


def new_game(*words: str):
    return CliRunner().invoke(cli.main, ["--lang", "en", "new-game", *words])


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """This project without its books and pictures, and with a new game."""
    left_out = shutil.ignore_patterns("__pycache__", "bench", "test_*.py", "*-[1-9].json")
    for folder in ("companion", "templates", "tests"):
        shutil.copytree(PROJECT / folder, tmp_path / folder, ignore=left_out)
    for path in (*QUICK, *WHOLE):
        if (PROJECT / path).is_file():
            shutil.copy(PROJECT / path, tmp_path / path)
    for path in [*PROJECT.glob("tests/saves/orchard-*"), *PROJECT.glob("tests/games/orchard/*.py")]:
        shutil.copy(path, tmp_path / path.relative_to(PROJECT))
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(cli_new_game, "HOUSE", tmp_path / "companion")
    made = new_game(NAME, "--title", "The Salt Road")
    assert made.exit_code == 0, made.output
    assert f"companion/games/{NAME}/state/table.py" in made.stdout and "SA" in made.stdout.splitlines()[-1]
    return tmp_path


def passes(checkout: Path, *paths: str) -> None:
    """The tests that are about the new game, and none of them is left out."""
    proven = run(checkout, "pytest", "-n0", "-p", "no:cacheprovider", "-k", NAME, *paths)
    assert proven.returncode == 0 and " skipped" not in proven.stdout, proven.stdout[-3000:] + proven.stderr[-1000:]


def test_a_new_game_has_its_files_its_line_and_nothing_of_the_one_that_was_copied(checkout):
    written = [path for path in checkout.rglob("*") if NAME in path.as_posix().removeprefix(str(checkout))]
    texts = {path: path.read_text(encoding="utf-8") for path in written if path.is_file()}
    assert f'        "{NAME}",\n' in (checkout / "companion" / "games" / "__init__.py").read_text(encoding="utf-8")
    assert not [path for path, text in texts.items() if cli_new_game.LIKE in text or "OR-" in text]
    said = {line for text in texts.values() for line in text.splitlines() if line.startswith("game-")}
    assert said == {f"game-{NAME} = The Salt Road"}


def test_its_own_tests_pass(checkout):
    passes(checkout, QUICK[0])


@pytest.mark.soak
def test_what_is_asked_of_every_game_is_true_of_it(checkout):
    passes(checkout, *QUICK, *WHOLE)


@pytest.mark.parametrize(
    ("name", "why"),
    [("talisman", "taken"), ("orchard", "taken"), ("class", "Python"), ("Salt-Road", "Python"), ("2cv", "Python")],
)
def test_a_name_that_cannot_be_is_refused(name, why):
    refused = new_game(name)
    assert refused.exit_code == 1 and why in refused.stderr and name in refused.stderr


def test_without_sources_there_is_no_new_game(monkeypatch, tmp_path):
    monkeypatch.setattr(cli_new_game, "HOUSE", tmp_path / "companion")
    refused = new_game(NAME)
    assert refused.exit_code == 1 and "sources" in refused.stderr
