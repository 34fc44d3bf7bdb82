"""`companion rules`: the collected tests against the ledger."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from companion import cli, games, proofs
from companion.reference.entries import rules_of


def rules(*words):
    result = CliRunner().invoke(cli.main, ["--lang", "en", "rules", *words])
    return result.exit_code, result.stdout.splitlines(), result.stderr


def test_a_line_a_game_and_then_what_is_missing(monkeypatch):
    monkeypatch.setattr(cli, "proven_ids", lambda: {"TO-MIL-01"})
    assert rules("toy") == (
        0,
        ["TO proven 1 told 1 missing 3 total 5", "TO-MIL-02", "TO-MIL-04", "TO-MIL-05"],
        "",
    )
    assert rules("TO", "--missing")[1] == ["TO-MIL-02", "TO-MIL-04", "TO-MIL-05"]
    code, lines, _ = rules()
    heads = [line for line in lines if " " in line]
    assert code == 0
    assert len(heads) == len(games.games())
    assert re.fullmatch(r"TG proven \d+ told \d+ missing \d+ total 498", heads[0])


def test_without_tests_nothing_is_called_proven(monkeypatch, tmp_path):
    monkeypatch.setattr(proofs, "HOUSE", tmp_path / "companion")
    code, lines, told = rules("toy")
    assert (code, lines) == (1, [])
    assert "proven" in told


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project of one test file, which is what is collected."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "conftest.py").write_text("")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    monkeypatch.setattr(proofs, "HOUSE", tmp_path / "companion")
    monkeypatch.setenv("PYTHONPATH", str(games.game("tainted_grail").home.parents[2]))
    return tmp_path / "tests" / "test_it.py"


def test_what_is_collected_counts_and_what_is_not_does_not(project):
    project.write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('TO-MIL-01')\n"
        "@pytest.mark.rule('TO-MIL-02', 'TO-MIL-03')\ndef test_it(): pass\n"
        "@pytest.mark.rule('TO-MIL-04')\ndef not_collected(): pass\n"
        "@pytest.mark.skip\n@pytest.mark.rule('TO-MIL-05')\ndef test_skipped(): pass\n"
    )
    assert proofs.proven_ids() == {"TO-MIL-01", "TO-MIL-02", "TO-MIL-03"}


def test_tests_that_cannot_be_collected_prove_nothing(project):
    project.write_text("import nothing_of_that_name\n")
    with pytest.raises(proofs.NoProofs):
        proofs.proven_ids()


@pytest.mark.soak
def test_the_real_tests_can_be_collected():
    """In a process of its own, as `make rules` does it."""
    done = subprocess.run([sys.executable, "-m", "companion.cli", "rules", "TG"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    head, *missing = done.stdout.splitlines()
    counts = dict(zip(head.split()[1::2], map(int, head.split()[2::2]), strict=True))
    assert counts["total"] == len(rules_of(games.game("tainted_grail").home).ledger)
    assert counts["missing"] == len(missing)
    assert counts["proven"] + counts["told"] + counts["missing"] == counts["total"]
