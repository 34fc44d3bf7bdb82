"""Two pages of an open book, ways that the game takes itself, lines of a cover, names in the words; whole routes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from companion.story import graph, parse, prose
from companion.story.book import Book, Choice, Passage
from companion.story.reading import begin
from companion.story.routes import next_stop, taken_by_game
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene, Teller
from companion.story.twee import export
from companion.story.twee_import import import_story
from companion.story.vocabulary import YES_NO, BookShelf, Form, HeadLine, Kind, Member, Stops, Vocabulary
from companion.story.walking import Nowhere, walk

from .books import passage

DUEL = Vocabulary(
    names={"judge": Member(Kind("judge", {"woman": Member(YES_NO, lambda world: True)}), lambda scene: scene.world)},
    forms=(Form("strike", "strike seconds"), Form("bow", "bow")),
    shelves={"second": BookShelf(keys=("north", "south"))},
    words={"wind": ("north", "south"), "arm": ("sword", "pistol"), "seconds": ("both", "none")},
    heads={"rules": HeadLine(words=("french", "prussian"), needed=True), "paces": HeadLine(least=10, most=40)},
    called=("judge",),
    grammar=frozenset({"judge.woman"}),
    by=("wind", "arm"),
    stops=Stops(2, ("north", "south")),
    belongs={"bow": ("rules", "french")},
    at_most={"strike": 1},
)
COVER = """\
# the-meadow
game: the-duel
rules: french
paces: 20
second: north | cs Severní | en The North

## cs Louka

## en The Meadow
"""
NORTH, SOUTH = "- [north](#noon) | by north sword", "- [south](#noon) | by south pistol"
MEADOW = (
    passage("dawn", "page: 3", "entry: start", "- [on](#field)"),
    passage("field", "page: 4", "across: wood", NORTH, cs="Vlevo.", en="Left."),
    passage("wood", "page: 5", "does: bow", SOUTH, cs="Vpravo.", en="Right."),
    passage("noon", "page: 7", "- [south](#evening) | by south sword | or [night](#night) if not judge.woman"),
    passage("shade", "page: 6", "across: noon", "- [north](#evening) | by north pistol"),
    passage(
        "evening",
        "page: 8",
        "ending: peace",
        "case she: judge.woman",
        cs="{judge.gen} {she: řekla|řekl}.",
        en="{judge}.",
    ),
    passage("night", "page: 9", "ending: dark"),
)
NIGHT = passage("night", "page: 9", "does: strike both", "does: strike none", "ending: dark")
APART = passage("left", "page: 10", "across: right", NORTH), passage("right", "page: 11", SOUTH)
TWICE = SOUTH.replace("|", "| strike none |")

CHOICES = Passage.__struct_fields__.index("choices")


class Ground(Nowhere):
    """A world that knows its judge, and remembers what happened."""

    def __init__(self, chance: Random, book: Book, reading: Any) -> None:
        super().__init__(chance, book, reading)
        self.happened: list[str] = []

    def called(self, name: str, language: str) -> Mapping[str, str]:
        return {"nom": "Sudí", "gen": "Sudího*"} if language == "cs" else {"nom": "The judge"}

    def do(self, effect: str, args: Any, who: Any, one: str) -> None:
        self.happened.append(effect)


def read(*passages: str, cover: str = COVER) -> tuple[Book, list[str]]:
    files = {"book.md": cover, "story.md": "\n".join(passages or MEADOW)}
    book, found = parse.read("the-duel/the-meadow", files, {"the_duel": DUEL})
    return book, [one.code for one in found]


def told() -> tuple[Teller, Scene]:
    book, found = read()
    assert found == []
    reading = begin(book, [])
    return Teller(book, DUEL), Scene(reading, Ground(Random(1), book, reading))


def without(*ids: str, **instead: str) -> list[str]:
    """The meadow without these passages, or with others in their stead."""
    kept = {text.partition("\n")[0][2:]: text for text in MEADOW}
    return [text for id, text in {**kept, **instead}.items() if id not in ids]


# --- two pages that lie open -----------------------------------------------------------------------------------------


def test_both_pages_are_read_left_then_right_and_the_reading_stands_at_the_left_one():
    teller, scene = told()
    for id in ("wood", "field"):
        teller.arrive(scene, id)
        assert scene.reading.at == "field"
        assert [page.passage.id for page in teller.lying_open(id)] == ["field", "wood"]
    assert scene.reading.read == {"field": 2, "wood": 2} and scene.world.happened == ["bow", "bow"]
    assert scene.reading.trail == ["field", "field"]


def test_the_page_of_the_lower_number_lies_on_the_left_wherever_it_stands_and_whichever_names_the_other():
    book, _ = read()
    assert [page.id for page in book.spread(book.passages["noon"])] == ["shade", "noon"]
    assert [page.id for page in book.spread(book.passages["dawn"])] == ["dawn"]


def test_the_ways_of_both_are_offered_together():
    pages = [
        passage("start", "entry: start", "- [on](#right)"),
        passage("left", "across: right", "- [a](#end)"),
        passage("right", "- [b](#end)"),
        passage("end", "ending: end"),
    ]
    cover = "# y\ngame: x\n\n## cs Kniha\n\n## en The Book\n"
    book, found = parse.read("x/y", {"book.md": cover, "s.md": "\n".join(pages)}, {"x": Vocabulary()})
    assert not found
    reading = begin(book, [])
    teller = Teller(book, Vocabulary())
    scene = Scene(reading, Nowhere(Random(1), book, reading))
    teller.arrive(scene, "right")
    assert [offer.way.choice.id for offer in teller.offers(scene)] == ["a", "b"]
    assert {one.passages.reached for one in [walk(teller, 20, "both")]} == {4}


# --- ways that the game takes ----------------------------------------------------------------------------------------


def test_a_way_of_the_games_is_not_offered_and_taken_by_its_words():
    teller, scene = told()
    teller.arrive(scene, "field")
    assert teller.offers(scene) == []
    assert [way.choice.by for way in teller.taken_by_game(scene.reading)] == [("north", "sword"), ("south", "pistol")]
    teller.choose(scene, teller.taken_by_game(scene.reading)[1])
    assert scene.reading.at == "shade" and scene.reading.chosen == {"wood.south": 1}


def test_what_a_side_announces_is_the_stop_that_it_leads_to():
    book, _ = read()
    assert [choice.by[1] for choice in taken_by_game(next_stop(book, "dawn"))] == ["sword", "pistol"]
    assert next_stop(book, "evening") == () and next_stop(book, "nowhere") == ()


@pytest.mark.parametrize(
    ("clause", "code"),
    [
        ("by north", "J109"),
        ("by north bow", "J109"),
        ("by east sword", "J109"),
        ("by north sword extra", "J109"),
        ("by north sword | needs roll > 1", "J122"),
        ("by north sword | once", "J122"),
        ("by north sword | by north pistol", "J122"),
        ("by north sword | rests", "J122"),
    ],
)
def test_a_way_of_the_games_that_cannot_be_read(clause, code):
    assert code in read(*without(field=passage("field", "page: 4", "across: wood", f"- [north](#noon) | {clause}")))[1]


def test_where_the_game_knows_no_words_no_way_is_its_own():
    book, found = parse.read("x/y", {"book.md": COVER, "s.md": "\n".join(MEADOW)}, {"the_duel": Vocabulary()})
    assert "J109" in [one.code for one in found]


# --- whole routes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("passages", "codes"),
    [
        (without("wood"), {"J301", "J322"}),  # a missing page
        (without(wood=passage("wood", "page: 5", SOUTH.replace("pistol", "sword"))), {"J323"}),
        (without(wood=passage("wood", "page: 5", SOUTH.replace("noon", "dawn"))), {"J321"}),
        (without(wood=passage("wood", "page: 5", SOUTH.replace("noon", "evening"))), {"J324"}),
        (without(wood=passage("wood", "page: 5", NORTH.replace("[north]", "[south]"))), {"J322", "J323"}),
        (without(wood=passage("wood", "page: 5", SOUTH, "- [x](#noon)")), {"J322"}),
        (without(wood=passage("wood", "page: 5", "does: kneel", SOUTH)), {"J206"}),
        (without(wood=passage("wood", "page: 4", SOUTH)), {"J318"}),
        (without(night=NIGHT), {"J326"}),
        (without(wood=passage("wood", "page: 5", "does: strike both", TWICE)), {"J326"}),
        ([*MEADOW, *APART], {"J302", "J325"}),
        (without(dawn=passage("dawn", "page: 3", "entry: start", "- [on](#dusk)")), {"J301", "J302", "J325"}),
        ([*MEADOW[:5], *MEADOW[6:]], {"J301"}),
        (without(night=passage("night", "ending: dark")), {"J327"}),
        (without(wood=passage("wood", "page: 5", "act: 2", SOUTH)), {"J328"}),
        (without(night=passage("night", "page: 9", "act: 1", "ending: dark")), {"J328"}),
    ],
)  # fmt: skip
def test_what_is_no_whole_book_is_refused(passages, codes):
    assert set(read(*passages)[1]) == codes


def test_the_bow_is_only_for_books_by_the_rules_that_know_it():
    assert read(cover=COVER.replace("french", "prussian"))[1] == ["J211"]


# --- the cover, and names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "instead", "code"),
    [
        ("rules: french", "rules: french\nrules: french", "J127"),
        ("paces: 20", "paces: 50", "J120"),
        ("paces: 20", "peaces: 20", "J106"),
        ("second: north", "second: east", "J205"),
    ],
)
def test_lines_of_the_cover_are_the_games(line, instead, code):
    assert read(cover=COVER.replace(line, instead))[1] == [code]
    assert read()[0].heads == {"rules": ["french"], "paces": ["20"]}


def test_a_line_that_is_needed_is_missed_and_a_word_that_is_none_is_told():
    assert "J126" in read(cover=COVER.replace("rules: french\n", ""))[1]
    assert {"J125", "J126"} <= set(read(cover=COVER.replace("french", "english"))[1])


def test_a_name_is_given_in_its_case_without_marks_and_left_open_where_nobody_is_known():
    teller, scene = told()
    page = teller.told("evening")
    czech, english = (SpokenPassage(teller, scene, page, language) for language in ("cs", "en"))
    assert (czech.text, english.text) == ("Sudího řekla.", "The judge.")
    assert english.resolved(r"\{judge}") == "{judge}"
    assert english.resolved("{judge.gen}") == "The judge", "a language that does not decline has one form"
    assert prose.resolve(czech.words.text, lambda name, halves: 0) == "… řekla."


@pytest.mark.parametrize(("cs", "en"), [("{juge}", "{judge}"), ("{judge.xyz}", "{judge}"), ("{judge}", "{judge.xyz}")])
def test_a_name_that_nobody_gives_is_found(cs, en):
    wrong = passage("night", "page: 9", "ending: dark", cs=cs, en=en)
    assert read(*without(night=wrong))[1] == ["J128"]


def test_a_name_may_stand_in_a_case():
    teller, scene = told()
    spoken = SpokenPassage(teller, scene, teller.told("evening"), "cs")
    assert spoken.resolved("{she: {judge.gen} řekla|nikdo}") == "Sudího řekla"


# --- kept, drawn, and taken to Twine ---------------------------------------------------------------------------------


def test_a_book_is_dumped_whole_and_one_of_an_older_shape_still_loads():
    book, _ = read()
    again = Book.load(book.dump())
    assert again.heads == book.heads and [p.id for p in again.spread(again.passages["wood"])] == ["field", "wood"]
    assert Passage.__struct_fields__[-5:] == ("page", "across", "picture", "sound", "wanted")
    assert Choice.__struct_fields__[-1] == "by"
    older = msgspec.msgpack.decode(book.dump())
    del older["heads"]
    for one in older["passages"].values():
        del one[-5:]
        one[CHOICES] = [choice[:-1] for choice in one[CHOICES]]
    loaded = Book.load(msgspec.msgpack.encode(older))
    assert loaded.heads == {} and loaded.passages["field"].page == 0 and loaded.passages["field"].choices[0].by == ()


def test_it_goes_to_twine_and_comes_back():
    book, _ = read()
    came = import_story(export(book, "en"), "the-meadow", "the_duel", "en")
    again, found = parse.read("own/the-duel/the-meadow", dict(came.files), {"the_duel": DUEL}, own=True)
    assert {one.code for one in found} <= {"J408", "J313"} and not came.left  # in English nobody has a gender
    assert again.heads == book.heads
    for id, one in book.passages.items():
        other = again.passages[id]
        assert (other.page, other.across) == (one.page, one.across)
        assert [choice.by for choice in other.choices] == [choice.by for choice in one.choices]


def test_both_pages_of_a_spread_are_drawn_below_what_leads_there():
    book, _ = read()
    picture = graph.picture(book, "en")
    assert picture.count("<path") == 1 * 2 + 2 * 2 + 3  # to both pages of a spread


def test_a_walk_goes_every_way():
    teller, _ = told()
    found = walk(Teller(teller.book, DUEL), 50, "duel")
    assert (found.passages.reached, found.stuck) == (6, []) and found.missed_passages == ["night"]
