"""`companion journal`: check, walk, graph, import, export, from the outside."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from companion.cli import main

LAMP = "the-lamp-in-the-wall"


@pytest.fixture
def companion(tmp_path):
    def run(*args, lang="en"):
        return CliRunner().invoke(main, ["--instance", str(tmp_path / "instance"), "--lang", lang, "journal", *args])

    return run


@pytest.fixture
def broken(tmp_path):
    folder = tmp_path / "tainted-grail" / "broken"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(
        "# broken\ngame: tainted-grail\n\n# a\nentry: start\n\n- [on](#b)\n", encoding="utf-8"
    )
    return folder


def test_shipped_books_are_clean(companion):
    done = companion("check")
    assert done.exit_code == 0, done.output
    assert "nothing is wrong (109 passages)" in done.output


def test_a_broken_book_is_told_with_place_and_mend_and_exit_code_1(companion, broken):
    done = companion("check", str(broken))
    assert done.exit_code == 1
    assert "book.md:7: J301 There is no passage “b”." in done.output
    czech = companion("check", str(broken.parent), lang="cs")
    assert "J301 Pasáž „b“ tu není." in czech.output


def test_as_json_for_other_programs(companion, broken):
    found = json.loads(companion("check", str(broken), "--json").output)["books"][0]
    assert found["book"] == "tainted-grail/broken"
    said = {(one["code"], one["weight"], one["file"], one["line"]) for one in found["found"]}
    assert ("J301", "error", "book.md", 7) in said


def test_a_walk_reaches_everything_and_can_be_walked_again(companion):
    first = json.loads(companion("walk", LAMP, "--runs", "300", "--seed", "x", "--json").output)
    again = json.loads(companion("walk", LAMP, "--runs", "300", "--seed", "x", "--json").output)
    for name in ("passages", "choices", "endings"):
        assert first[name]["reached"] == first[name]["total"] == again[name]["total"]
    assert first["steps_per_second"] > 0 and first["lengths"] == again["lengths"]
    run = companion("walk", LAMP, "--seed", "x", "--run", "2").output
    assert run == companion("walk", LAMP, "--seed", "x", "--run", "2").output and "at-the-wall." in run


def test_where_a_walk_gets_stuck_is_told_with_its_path(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "stuck"
    folder.mkdir(parents=True)
    text = (
        "# stuck\ngame: tainted-grail\n\n# a\nentry: start\n\n- [on](#b)\n\n"
        "# b\n\n- [never](#a) | needs party.size > 9\n- [rest](#a) | needs party.size > 8 | rests\n"
    )
    (folder / "book.md").write_text(text, encoding="utf-8")
    done = companion("walk", str(folder), "--runs", "3", "--seed", "s")
    assert "Stuck in reading 0 at “b” after: a.on" in done.output


def test_a_picture_is_svg(companion, tmp_path):
    out = tmp_path / "book.svg"
    assert companion("graph", LAMP, "--out", str(out)).exit_code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("svg")


def test_to_twine_and_back(companion, tmp_path):
    out = tmp_path / "book.twee"
    assert companion("export", LAMP, "--language", "cs", "--out", str(out)).exit_code == 0
    assert companion("import", str(out), "lampa", "--language", "cs").exit_code == 0
    found = json.loads(companion("check", "own/tainted-grail/lampa", "--json").output)["books"][0]
    assert found["passages"] == 5
    assert {one["code"] for one in found["found"]} == {"J401", "J407"}  # it is told in one language only
    assert companion("import", str(out), "lampa").exit_code == 1


@pytest.mark.parametrize("args", [("walk", "no-such"), ("graph", "no-such"), ("check", "no-such"), ("export", "../x")])
def test_no_such_book_is_one_sentence(companion, args):
    done = companion(*args)
    assert done.exit_code == 1 and "There is no book" in done.output and "Traceback" not in done.output
