"""`companion journal`: check, walk, graph, import, export, from the outside."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.house import HOUSE

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
    assert re.search(r"the-salt-watch: nothing is wrong \(\d+ passages\)", done.output)


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


HALF = """# half
game: tainted-grail

## cs Půl

## en Half

# a
entry: start

- [on](#b)

## cs A

Voda.

- on: Dál.

## en A

Water.

- on: On.

# b
ending: b

## cs B

Konec.
"""


@pytest.fixture
def half(tmp_path):
    folder = tmp_path / "tainted-grail" / "half"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(HALF, encoding="utf-8")
    return folder


def test_a_book_of_ones_own_may_be_translated_in_part(companion, half):
    done = companion("check", str(half))
    assert done.exit_code == 0 and "J410" in done.output and "J401" not in done.output


def test_what_is_missing_in_a_translation_is_listed_until_it_is_done(companion, half):
    listed = companion("translate", str(half)).output
    assert "book.md:25: “b” is not told in English." in listed and "--done" in listed
    assert "One passage matches" in companion("translate", str(half), "--done", "a").output
    (half / "book.md").write_text(HALF.replace("Voda.", "Samá voda."), encoding="utf-8")
    assert "book.md:19: “a”: the other words were changed since" in companion("translate", str(half)).output
    companion("translate", str(half), "--done", "all")
    found = json.loads(companion("translate", str(half), "--json").output)
    assert [(one["passage"], one["language"], one["why"]) for one in found] == [("b", "en", "missing")]
    refused = companion("translate", str(half), "--done", "b", lang="cs")
    assert refused.exit_code != 0 and "nevypráví v obou" in refused.output and "Traceback" not in refused.output


COVER = "# deck\ngame: witcher-old-world\n\n## cs Balíček\n\n## en A Deck\n\n"
DECK = """# {id}
{head}
- [a](#paid) | one pays gold 1
- [b](#luck) | roll d6 | or [x](#paid) if roll < 4

# paid
does: gain gold 2 | gain shield 1

- [on](#luck) | rests

# luck
does: quest forest 7

- [on](#luck) | rests
"""


@pytest.fixture
def deck(tmp_path):
    """A deck of one card, which may call an event that is not there; and an event that nothing calls."""
    folder = tmp_path / "witcher-old-world" / "deck"
    folder.mkdir(parents=True)
    event = "# event-9\nentry: event 9\ndoes: raise combat\n\n- [on](#luck) | rests\n"
    (folder / "book.md").write_text(COVER + DECK.format(id="city-1", head="entry: city 1\n") + event, encoding="utf-8")
    return folder


def test_a_deck_of_tales_is_weighed(companion, deck):
    said = companion("check", str(deck)).output
    assert "city: 1 card, 2 options worth 0.75 to 1.5" in said and "calls: 1, prices: 1, dice: 1." in said
    assert "In all (by how many): gain gold: 3 (2); gain shield: 1.5 (2); quest forest: 0.5 (1); pays" in said
    assert "event: 1 door, the best way of each worth 3 to 3, 3 on average." in said
    assert "One by one: 9: 3" in said and "Nothing calls: event 9" in said
    assert "luck calls “event 7”, and there is no such door." in said
    czech = companion("check", str(deck), lang="cs").output
    assert "city: 1 karta, 2 volby v hodnotě od 0,75 do 1,5" in czech and "takové dveře tu nejsou" in czech


def test_a_weighed_deck_as_json(companion, deck):
    found = json.loads(companion("check", str(deck), "--json").output)["books"][0]["balance"]
    assert [(one["key"], one["worth"], one["calls"]) for one in found["decks"][0]["weighed"]] == [
        ("city-1.a", 1.5, []),
        ("city-1.b", 0.75, ["event 7"]),
    ]
    assert found["answers"][0]["uncalled"] == ["event 9"]
    assert found["missing"] == [{"passage": "luck", "door": "event 7"}]


def test_options_that_stand_apart_are_named(companion, deck):
    rich = (deck / "book.md").read_text(encoding="utf-8").replace("gain shield 1", "gain gold 9 | raise alchemy")
    far = "# city-{0}\nentry: city {0}\n\n- [a](#event-9)\n- [b](#event-9)\n\n"
    more = "".join(far.format(number) for number in range(2, 7))
    (deck / "book.md").write_text(rich + "\n" + more, encoding="utf-8")
    said = companion("check", str(deck)).output
    assert "city-1: its options lie far apart (a: 13; b: 6.5)." in said
    assert "city-1.a: worth 13, far from the others of its deck." in said
    assert "city-2" not in said.partition("city: ")[2]


def test_a_book_that_is_no_deck_is_not_weighed(companion):
    assert "calls:" not in companion("check", LAMP).output
    assert json.loads(companion("check", LAMP, "--json").output)["books"][0]["balance"] is None


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


TWO_ENDS = """# two-ends
game: tainted-grail
variable: oil = 0

# a
act: 1
entry: start

- [left](#left) | needs oil == 0
- [right](#right) | needs oil > 0 or oil == 0
- [rest](#a) | rests

# left
ending: left

# right
ending: right
"""


def test_conditions_that_never_change_and_what_choices_do_to_the_endings_are_told(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "two-ends"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(TWO_ENDS, encoding="utf-8")
    done = companion("walk", str(folder), "--runs", "200", "--seed", "s", "--rests", "1").output
    assert "2 of 2 conditions always gave the same answer:" in done
    assert "book.md:9: a, left needs: always held (asked " in done
    assert "How 200 readings ended in which every open way was as likely:" in done and "without an ending" in done
    assert "Act 1: one choice moves the endings by " in done
    assert "Of 3 choices that have siblings, 0 (0%) lead where all of these lead; " in done
    czech = companion("walk", str(folder), "--runs", "200", "--seed", "s", "--rests", "1", lang="cs").output
    assert "platilo pokaždé (dotázáno " in czech and "Dějství 1: jedna volba hne konci průměrně o 0," in czech


def test_a_book_is_proved_with_plays_and_reasons(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "two-ends"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(TWO_ENDS, encoding="utf-8")
    done = companion("prove", str(folder))
    assert done.exit_code == 1
    assert "of 12 things that may happen, 10 can, 2 never do, 0 stay open" in done.output
    assert "book.md:9: a, left needs: always holds.\n    There oil is always 0.\n" in done.output
    assert "book.md:10: a, right needs: always holds." in done.output
    assert "write in its passage: wanted: left needs always" in done.output
    number = next(
        line.split(":")[0].strip()
        for line in companion("prove", str(folder), "--all").output.split("\n")
        if "can: right is read" in line
    )
    assert companion("prove", str(folder), "--replay", number).output.split("\n")[1:3] == ["    > a", "    a.right"]
    assert companion("prove", str(folder), "--replay", "999").exit_code != 0
    czech = companion("prove", str(folder), lang="cs").output
    assert "a, left needs: platí pokaždé." in czech and "V tom místě je oil pokaždé 0." in czech


def test_a_book_tells_where_its_endings_part_as_the_guide_shows(companion):
    done = companion("prove", "two-banks", "--endings")
    assert done.exit_code == 0
    guide = (HOUSE.parent / "docs" / "writing.md").read_text(encoding="utf-8")
    (quoted,) = re.findall(r"prove two-banks --endings\n```\n\n```text\n(.*?)```", guide, re.DOTALL)
    assert [line for line in quoted.splitlines() if line not in done.output.splitlines()] == []
    assert "2 more part them before the last choice (--all)." in done.output
    number = re.search(r"p04.left: .*\n    Played: --endings --replay (\d+); it stood open", done.output)[1]
    assert "    p04.left" in companion("prove", "two-banks", "--endings", "--replay", number).output.split("\n")
    assert companion("prove", "two-banks", "--replay", number).exit_code != 0  # it has that number with --endings only
    czech = companion("prove", "two-banks", "--endings", lang="cs").output
    assert "p04.left: odtud už nejde dojít k: the-second-noon, the-heir" in czech
    assert "Dějství 1: 8 voleb, z toho 2 znemožní některý konec." in czech


def test_endings_that_part_late_and_a_book_with_one_of_them(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "two-ends"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(TWO_ENDS, encoding="utf-8")
    said = companion("prove", str(folder), "--endings").output
    assert "Nothing before the last step puts an ending out of reach." in said
    assert "Act 1: 2 of 3 choices put an ending out of reach." in said
    found = json.loads(companion("prove", str(folder), "--endings", "--json").output)["endings"]
    assert [(one["what"], one["last"], len(one["lost"])) for one in found["partings"]] == [
        ("a.left", True, 1),
        ("a.right", True, 1),
    ]
    assert found["first"] == 12 and found["open"] == []
    assert "comes to one ending at most" in companion("prove", LAMP, "--endings").output


APART = """# apart
game: tainted-grail
secret: salt | cs Sůl | en Salt
secret: tar | cs Dehet | en Tar

# a
entry: start

- [left](#left) | needs not secret["tar"] | gain secret salt
- [right](#right) | needs not secret["salt"] | gain secret tar
- [rest](#a) | rests

# left
ending: left

# right
ending: right
"""


def test_two_endings_that_one_table_never_comes_to_are_told_with_what_is_in_the_way(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "apart"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(APART, encoding="utf-8")
    said = 'it never comes to both left and right; in the way: secret["salt"], secret["tar"]'
    assert said in companion("prove", str(folder), "--endings").output
    assert (
        "k left i right nikdy nedojde; v cestě stojí" in companion("prove", str(folder), "--endings", lang="cs").output
    )
    either = APART.replace(' | needs not secret["tar"]', "")
    (folder / "book.md").write_text(either, encoding="utf-8")
    shown = companion("prove", str(folder), "--endings", "--all").output
    number = re.search(r"left and right at one table: --endings --replay (\d+)", shown)[1]
    play = companion("prove", str(folder), "--endings", "--replay", number).output.split("\n")
    assert [line.strip() for line in play[1:] if line] == ["> a", "a.right", "«", "> a", "a.left"]


def test_what_is_marked_as_wanted_is_no_failure(companion, tmp_path):
    folder = tmp_path / "tainted-grail" / "two-ends"
    folder.mkdir(parents=True)
    marked = TWO_ENDS.replace("act: 1\n", "act: 1\nwanted: left needs always | right needs always\n")
    (folder / "book.md").write_text(marked, encoding="utf-8")
    done = companion("prove", str(folder))
    assert done.exit_code == 0 and "2 more were found that are marked as wanted." in done.output
    found = json.loads(companion("prove", str(folder), "--json").output)
    assert [(one["mark"], one["wanted"], one["why"]) for one in found["findings"]][0] == (
        "left needs always",
        True,
        ["There oil is always 0."],
    )
    (folder / "book.md").write_text(marked.replace("right needs always", "unread"), encoding="utf-8")
    assert "marks “unread” as wanted, and there is no such thing" in companion("prove", str(folder)).output


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
    assert {one["code"] for one in found["found"]} == {"J408"}  # it is told in one language only
    assert companion("import", str(out), "lampa").exit_code == 1


def test_what_did_not_come_over_from_twine_is_told_by_kinds_and_line_by_line_when_asked(companion, tmp_path):
    story = tmp_path / "story.twee"
    story.write_text(":: Start\n" + "<<a>>\n" * 2 + "<<b>>\n<<c>>\n<<d>>\n[[Start]]\n", encoding="utf-8")
    said = companion("import", str(story), "short").output
    assert "5 pieces of other code:\n· line 2: <<a>>\n· line 4: <<b>>\n· line 5: <<c>>\nThe book stands" in said
    said = companion("import", str(story), "long", "--lines").output
    assert [line for line in said.split("\n") if line.startswith("·")] == [
        f"· line {at}: <<{what}>>" for at, what in enumerate("aabcd", 2)
    ]
    story.write_text("*choice\n  #Go\n", encoding="utf-8")
    refused = companion("import", str(story), "refused")
    assert refused.exit_code == 1 and "ChoiceScript" in refused.output and "Traceback" not in refused.output


@pytest.mark.parametrize("args", [("walk", "no-such"), ("graph", "no-such"), ("check", "no-such"), ("export", "../x")])
def test_no_such_book_is_one_sentence(companion, args):
    done = companion(*args)
    assert done.exit_code == 1 and "There is no book" in done.output and "Traceback" not in done.output
