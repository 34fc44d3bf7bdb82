"""The book of nights at a table: what is offered when, of whom, one tap to read and one to go on; nothing is needed."""

from __future__ import annotations

import re

import pytest

from companion.core.message import say
from companion.core.words import LANGUAGES
from companion.games.mage_knight import GAME
from companion.games.mage_knight.books.vocabulary import VOCABULARY
from companion.games.mage_knight.box.forms import DECLINED
from companion.games.mage_knight.box.hexes import centre, spaces_of
from companion.games.mage_knight.box.names import HERO_NAMES
from companion.games.mage_knight.box.scenarios import SCENARIO_IDS
from companion.games.mage_knight.evening.voice import spoken
from companion.games.mage_knight.play import annals, nights, tidings, whereabouts
from companion.games.mage_knight.play.annals import DEEDS
from companion.games.mage_knight.play.whereabouts import BY_DAY, HAUNTS
from companion.games.mage_knight.state.agreement import Scored
from companion.games.mage_knight.state.land import Laid, Land, Space, Token
from companion.house import HOUSE, shipped
from companion.library.shelf import Journals
from companion.story import prose
from companion.story.reading import begin
from companion.story.teller import Scene
from companion.web.wording import Voice

BOOKS = Journals(shipped("journal"), shipped("journal") / "none-of-ones-own")
TELLER = BOOKS.teller(nights.BOOK)


@pytest.fixture
def table(mage_knight):
    """A table at which the book lies ready."""

    def lay(*heroes: str, **options):
        laid = mage_knight(*heroes, **options)
        laid.library = BOOKS
        return laid

    return lay


def waiting(table):
    """The pages that wait, shortly."""
    return [(page.kind, page.key, page.who) for page in table.state.nights.pages]


def night_of(table, *seats: int, place: str = "mine", number: int = 2):
    """A Night begins, with a page of that place for each of these seats."""
    with table.arranged() as state:
        state.time, state.round.number, state.nights.watched, state.nights.pages = "night", number, number, []
        for seat in seats:
            nights.note(state, "night", place, seat)


def test_the_prologue_waits_at_the_beginning_and_one_tap_reads_it(table):
    laid = table("goldyx", "tovak", scenario="full_conquest")
    assert waiting(laid) == [("prologue", "full_conquest", 0)]
    laid.move("read_page", kind="prologue", key="full_conquest", who=0)
    reading = laid.state.open_reading
    assert reading.at.startswith("pro-full-") and not reading.resting
    laid.move("choose", choice="on")
    assert reading is not laid.state.open_reading and laid.state.open_reading.resting
    assert waiting(laid) == []
    assert GAME.page_after("choose", "journal", laid.state) == "table"


def test_a_page_that_does_not_wait_is_not_read(table):
    laid = table("goldyx", "tovak")
    assert laid.objects("read_page", kind="epilogue", key="full_conquest", who=0).message.key == "no-page-waits"


def test_a_page_can_be_let_be(table):
    laid = table("goldyx", "tovak")
    laid.move("let_pages_be")
    assert waiting(laid) == []


def test_each_watch_is_about_the_hero_who_stands_there(table):
    """Two heroes at a mine: who is hurt hears another page than who is not."""
    laid = table("goldyx", "tovak")
    night_of(laid, 1, 2, place="village")
    with laid.arranged() as state:
        state.at(2).reputation = -4
    laid.move("read_page", kind="night", key="village", who=2)
    assert laid.state.open_reading.at == "night-village-spoons"  # when: feared
    laid.move("choose", choice="on")
    laid.move("read_page", kind="night", key="village", who=1)
    assert laid.state.open_reading.at in ("night-village-account", "night-village-barrel")


def test_a_page_of_ones_own_hero(table):
    laid = table("goldyx", "tovak")
    night_of(laid, 2, place="dungeon")
    laid.move("read_page", kind="night", key="dungeon", who=2)
    assert laid.state.open_reading.at == "night-dungeon-wick"  # when: hero["tovak"]


def test_the_next_page_is_told_at_once_to_whoever_sits_down_by_the_lamp(table):
    laid = table("goldyx", "tovak", scenario="blitz_conquest")
    laid.move("open_book", book=nights.BOOK)
    assert laid.state.open_reading.at == "the-lamp"
    laid.move("choose", choice="wait")
    assert laid.state.open_reading.at.startswith("pro-blitz-")


def test_what_is_over_brings_the_epilogue_once(table):
    laid = table("goldyx", "tovak", scenario="full_conquest")
    with laid.arranged() as state:
        state.step, state.turn = "over", None
        state.round.won = True
    laid.move("note", text="so it ended")
    assert waiting(laid) == [("epilogue", "full_conquest", 0)]
    laid.move("read_page", kind="epilogue", key="full_conquest", who=0)
    assert laid.state.open_reading.at.startswith("epi-full-")
    assert laid.state.open_reading.at not in ("epi-full-timber", "epi-full-understudy")  # when: not won
    laid.move("choose", choice="on")
    laid.move("note", text="and so it stays")
    assert waiting(laid) == []


def test_where_the_table_keeps_the_map_it_says_the_place_by_choosing_the_page(table):
    laid = table("goldyx", "tovak", areas={"map": "table"})
    night_of(laid)
    assert [hero.seat for hero in nights.places_to_tell(laid.state)] == [1, 2]
    laid.move("read_page", kind="night", key="swamp", who=1)
    assert laid.state.open_reading.at.startswith("night-swamp-")
    assert [hero.seat for hero in nights.places_to_tell(laid.state)] == [2]
    assert laid.objects("read_page", kind="night", key="swamp", who=1).message.key == "no-page-waits"


def test_another_table_hears_another_epilogue(table):
    """Of pages that fit equally well chance has one for each table, so that a house hears all of them in time."""
    heard = set()
    for seed in range(12):
        laid = table("goldyx", "tovak", scenario="full_conquest", seed=f"seed {seed}")
        with laid.arranged() as state:
            state.step, state.round.won = "over", True
        laid.move("note", text="over")
        laid.move("read_page", kind="epilogue", key="full_conquest", who=0)
        heard.add(laid.state.open_reading.at)
    assert heard == {"epi-full-oath", "epi-full-refund"}


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_behind_every_door_a_page_waits_for_whomever_it_opens(mage_knight, scenario):
    """Each scenario, each place by day or night that has a page, each deed: somebody without anything is told one."""
    heroes = ("goldyx", "tovak")[: 1 if scenario == "solo_conquest" else 2]
    state = mage_knight(*heroes, scenario=scenario).state
    keys = {"prologue": [scenario], "epilogue": [scenario], "night": HAUNTS, "day": BY_DAY, "deed": DEEDS}
    for kind, of_kind in keys.items():
        for key in of_kind:
            reading = begin(TELLER.book, [])
            scene = Scene(reading, GAME.world(None, state, reading, TELLER.book))
            if (kind, key, scenario) in (("night", "mine", "mines_liberation"), ("day", "mine", "mines_liberation")):
                continue  # these ask for the mine: see below
            assert any(TELLER.ready(scene, one) for one in TELLER.book.entered_by(kind, key)), (kind, key)


def test_every_door_has_its_words():
    for language in LANGUAGES:
        voice = Voice(language, GAME)
        for key in HAUNTS:
            assert "nights-" not in voice.t("door-night", key=key, name=key)
        assert len({voice.t("door-deed", key=key, name=key) for key in DEEDS}) == len(DEEDS)
        assert len({voice.t("nights-read", kind="night", key=key, who="Tovak") for key in HAUNTS}) == len(HAUNTS)


WAYS = dict(zip(("C", "NE", "E", "SE", "SW", "W", "NW"), spaces_of(centre(0, 0)), strict=True))


def on_tile(state, tile: str, **spaces: Space) -> None:
    """The map is one tile in the middle; what lies on its spaces by their direction."""
    lies = {WAYS[way]: space for way, space in spaces.items()}
    state.land = Land(tiles={centre(0, 0): Laid(tile=tile)}, spaces=lies)


@pytest.mark.parametrize(
    ("tile", "way", "lies", "known"),
    [
        ("A", "C", {}, "portal"),
        ("A", "E", {}, "plains"),
        ("5", "NE", {}, "monastery"),
        ("5", "NE", {"done": True}, "burned_monastery"),
        ("3", "NE", {"shields": [2]}, "keep"),
        ("3", "NE", {"shields": [2, 1]}, "own_keep"),
        ("2", "NW", {"done": True}, "hills"),  # where orcs were
        ("1", "E", {}, "village"),
        ("core5", "C", {}, "city"),
    ],
)
def test_the_book_knows_where_a_hero_stands(table, tile, way, lies, known):
    """The site that is printed there, what became of it, whose it is; else the terrain."""
    laid = table("goldyx", "tovak")
    with laid.arranged() as state:
        on_tile(state, tile, **{way: Space(**lies)})
        state.at(1).at = WAYS[way]
    assert whereabouts.haunt(laid.state, laid.state.at(1)) == known


def test_a_new_night_brings_a_watch_of_each_place(table):
    """In the round order; what was left of the round before is past; who is beside the map has none."""
    laid = table("goldyx", "tovak", "norowas")
    with laid.arranged() as state:
        on_tile(state, "5", NE=Space(done=True))
        state.at(1).at, state.at(2).at, state.at(3).at = WAYS["NE"], WAYS["SW"], None
        state.order, state.time, state.round.number = [2, 3, 1], "night", 2
    laid.move("note", text="It grows dark.")
    assert waiting(laid) == [("night", "forest", 2), ("night", "burned_monastery", 1)]


def test_alone_the_first_night_has_a_page_of_its_own_once(table):
    laid = table("goldyx", scenario="first_reconnaissance")
    for number, expected in ((2, True), (4, False)):
        with laid.arranged() as state:
            state.time, state.round.number = "night", number
        laid.move("note", text="It grows dark.")
        assert (("deed", "alone_in_the_dark", 1) in waiting(laid)) is expected


@pytest.mark.parametrize(("done", "page"), [(False, "night-mine-horse"), (True, "night-mine-prop")])
def test_a_mine_that_waits_to_be_freed_has_a_page_of_its_own(table, done, page):
    """Nobody works in a mine that is held, in Mines Liberation; elsewhere its miners do."""
    laid = table("goldyx", "tovak", scenario="mines_liberation")
    night_of(laid, 1)
    with laid.arranged() as state:
        tokens = [] if done else [Token(back="brown")]
        on_tile(state, "5", SE=Space(tokens=tokens, done=done))
        state.at(1).at = WAYS["SE"]
    laid.move("read_page", kind="night", key="mine", who=1)
    assert laid.state.open_reading.at == page


def test_no_page_says_that_several_came_where_one_plays_alone():
    """First Reconnaissance and Solo Conquest may be played alone: what is told of all has words for one."""
    for scenario in ("first_reconnaissance", "solo_conquest"):
        for kind in ("prologue", "epilogue"):
            for passage in TELLER.book.entered_by(kind, scenario):
                for language, words in passage.words.items():
                    told = prose.resolve(words.text, lambda name, halves: int(name != "alone"))
                    several = ("cizí měli", "Diktovali", "se vraceli", "kdo z nich", "i ti z futer")
                    several += ("They dictated", "which of them", "they came back", "They were", "After they’d gone")
                    assert not any(word in told for word in several), (passage.id, language)


def test_heroes_are_declined():
    assert {*HERO_NAMES} < {*DECLINED}
    assert spoken({"who": "tovak"}, None, "cs")["who_dat"] == "Tovakovi"
    assert spoken({"who": "arythea"}, None, "cs")["who_gender"] == "f"
    assert spoken({"who": ["goldyx", "Jana"]}, None, "cs")["who_ins"] == "Goldyxem a\u00a0Jana"


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        (say("wrote-conquered", who="tovak", site="keep"), [("keep_taken", 2)]),
        (say("wrote-conquered", who="tovak", site="monastery"), [("monastery_burned", 2)]),
        (say("wrote-conquered", who="tovak", site="mine"), []),
        (say("wrote-defeated", who="goldyx", enemy=["prowlers", "fire_dragon"], count=2), [("draconum_beaten", 1)]),
        (say("wrote-defeated", who="goldyx", enemy=["golems"], count=1), []),
        (say("wrote-duel-won", who="goldyx", whom="tovak"), [("duel_won", 1), ("duel_lost", 2)]),
        (say("wrote-thrown-back", who="goldyx", site="city"), [("city_withstood", 1)]),
        (say("wrote-noted", who="goldyx"), []),
    ],
)
def test_what_the_chronicle_tells_of_somebody_may_be_a_page(table, sentence, told):
    assert annals.deeds(table("goldyx", "tovak").state, sentence) == told


@pytest.mark.parametrize(("fame", "won"), [((9, 4), True), ((7, 7), False)])
def test_where_a_scenario_has_no_goal_it_is_won_by_one_alone(table, fame, won):
    """Druid Nights: who has most; equal ones have not won in the sense of the book."""
    laid = table("goldyx", "tovak", scenario="druid_nights")
    with laid.arranged() as state:
        for hero, points in zip(state.heroes, fame, strict=True):
            hero.fame = points
    assert tidings.won(laid.state) is won


def test_cities_that_the_table_counts_at_the_end_are_won(table):
    laid = table("goldyx", "tovak", scenario="full_conquest", areas={"map": "table"})
    with laid.arranged() as state:
        state.scored = Scored(conquered=state.agreed.cities)
    assert tidings.won(laid.state)
    with laid.arranged() as state:
        state.scored = Scored(conquered=state.agreed.cities - 1)
    assert not tidings.won(laid.state)


def test_the_guide_for_writers_names_every_door_and_every_question():
    guide = (HOUSE.parent / "docs" / "writing.md").read_text(encoding="utf-8")
    section = guide.partition("### Books for Mage Knight")[2].partition("\n### ")[0]
    asked = [name for name in VOCABULARY.names if name not in ("hero", "scenario")]
    for word in (*SCENARIO_IDS, *HAUNTS, *BY_DAY, *DEEDS, *VOCABULARY.entries, *asked):
        assert re.search(rf"`(\w+ )?{word}`|`{word} ", section), word
    assert all(f"`{name}[" in section for name in ("hero", "scenario"))
