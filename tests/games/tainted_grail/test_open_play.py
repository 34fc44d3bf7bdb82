"""OPN: open play: any board with any character card and any decks, and characters from other campaigns."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.cases import CASES
from companion.core.errors import BadArguments
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.books.vocabulary import VOCABULARY
from companion.games.tainted_grail.box.forms import hero_name
from companion.games.tainted_grail.box.names import BOX_HEROES, GUESTS, HEROES
from companion.games.tainted_grail.evening.set_up import setting
from companion.games.tainted_grail.evening.voice import spoken
from companion.games.tainted_grail.pages.party import view as party
from companion.games.tainted_grail.pages.sheet import view as sheet
from companion.games.tainted_grail.play import successors

OPEN = {"open_play": True}
GWEN = {"id": "guest_1", "name": "Gwen", "energy": 5, "health": 7, "terror": 6, "resources": {"food": 3}}


@pytest.mark.rule("TG-OPN-01")
def test_any_board_goes_with_any_card(avalon):
    """The lengths and starts are the board's; attributes, resources, number, trait and personal action the card's."""
    known = {"character": {"ailei": {"energy": 7, "health": 6, "terror": 8, "terror_start": 1, "trait": "Proud"}}}
    hero = avalon({"id": "beor", "board": "green"}, modes=OPEN, knowledge=known).hero("beor")
    assert (hero.colour, hero.energy.top, hero.health.top, hero.terror.top) == ("green", 7, 6, 8)
    assert (hero.terror.value, hero.sure) == (1, True)
    assert (hero.number, hero.trait, hero.resources["food"], hero.attributes["aggression"]) == (4, "", 2, 2)


@pytest.mark.rule("TG-OPN-01")
def test_a_board_that_nobody_has_read_is_read_anew(avalon):
    """Beor's own lengths say nothing of Ailei's board."""
    table = avalon({"id": "beor", "board": "green"}, modes=OPEN)
    assert not table.hero("beor").sure
    assert avalon({"id": "beor", "board": "blue"}).hero("beor").sure


@pytest.mark.rule("TG-OPN-01")
def test_any_colour_of_decks_goes_with_any_card(avalon):
    table = avalon({"id": "beor", "cards": "grey"}, {"id": "ailei", "cards": "green"}, modes=OPEN)
    assert (table.hero("beor").colour, table.hero("beor").cards) == ("blue", "grey")
    assert table.told("tell-deck-colour") == [{"who": "beor", "colour": "grey"}]
    assert len(table.hero("beor").combat.cards) == 15


@pytest.mark.rule("TG-OPN-01")
@pytest.mark.parametrize(
    ("mixed", "field"),
    [({"id": "beor", "board": "green"}, "board"), ({"id": "beor", "cards": "grey"}, "cards"), (GWEN, "id")],
)
def test_only_open_play_mixes_them(avalon, mixed, field):
    with pytest.raises(BadArguments) as caught:
        avalon("ailei", mixed)
    assert caught.value.field == f"characters.1.{field}"
    table = avalon("ailei")
    assert table.objects("join", character=mixed).rule == "TG-OPN-01"
    table.move("join", overrule=("only-in-open-play",), character=mixed)
    assert len(table.state.living) == 2
    table = avalon("ailei", modes=OPEN)
    table.move("join", character=mixed)
    assert len(table.state.living) == 2


@pytest.mark.rule("TG-OPN-01")
def test_its_own_board_and_decks_are_no_open_play(avalon):
    hero = avalon({"id": "cerv", "board": "brown", "cards": "brown"}).hero("cerv")
    assert hero.colour == "brown"


@pytest.mark.rule("TG-OPN-01")
def test_a_guest_has_what_was_typed_and_nothing_of_the_box(avalon):
    table = avalon(GWEN, "beor", modes=OPEN)
    gwen = table.hero("guest_1")
    assert (gwen.name, gwen.colour, gwen.sure) == ("Gwen", "", True)
    assert [gwen.energy.top, gwen.health.top, gwen.terror.top] == [5, 7, 6]
    assert gwen.resources["food"] == 3 and not gwen.attributes_told
    assert "tell-decks-by-card" in table.said
    assert [told["who"] for told in table.told("tell-build-decks")] == ["beor"]
    assert not avalon({"id": "guest_2"}, modes=OPEN).hero("guest_2").sure


@pytest.mark.rule("TG-OPN-01")
def test_a_guest_may_take_a_board_of_the_box(avalon):
    hero = avalon({"id": "guest_1", "board": "blue"}, modes=OPEN).hero("guest_1")
    assert (hero.colour, hero.energy.top, hero.health.top, hero.sure) == ("blue", 6, 9, True)
    assert not hero.attributes_told  # they stand on the card


@pytest.mark.rule("TG-OPN-01", "TG-CHR-14")
def test_a_guest_gets_a_number_that_nobody_can_have(avalon):
    table = avalon({"id": "guest_1", "number": 9}, "guest_2", "guest_3", "beor", modes=OPEN)
    numbers = [table.hero(who).number for who in ("guest_1", "guest_2", "guest_3", "beor")]
    assert numbers[0] == 9 and numbers[3] == 4 and len(set(numbers)) == 4
    assert not {*numbers[1:3]} & {1, 2, 3, 4}  # Ailei may still come
    known = {"character": {"ailei": {"number": 5}}}
    assert avalon("guest_1", modes=OPEN, knowledge=known).hero("guest_1").number not in {2, 3, 4, 5}


@pytest.mark.rule("TG-OPN-01")
def test_the_four_of_the_box_keep_their_names(avalon):
    table = avalon({"id": "beor", "name": "Bob"}, modes=OPEN)
    assert table.hero("beor").name == ""
    table.move("read_board", who="beor", printed={"name": "Bob"})
    assert table.hero("beor").name == ""
    table.move("join", character={"id": "guest_4"})
    table.move("read_board", who="guest_4", printed={"name": " Niamh ", "health": 8})
    assert (table.hero("guest_4").name, table.hero("guest_4").health.top) == ("Niamh", 8)


@pytest.mark.rule("TG-OPN-01", "TG-DIE-05", "TG-DIE-06")
def test_unused_characters_are_those_of_the_box(avalon):
    table = avalon(*BOX_HEROES, modes=OPEN)
    assert successors.unused(table.state) == []
    assert party(table.state, EVERYBODY).players.unused == [*GUESTS]  # whom a seat may be offered
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert table.state.outcome == "lost"
    table = avalon(GWEN, "beor", modes=OPEN)
    assert successors.unused(table.state) == ["ailei", "arev", "cerv"]
    table.move("set_to", who="guest_1", what="health", value=0)
    table.move("die", who="guest_1")
    assert table.state.outcome == ""
    table.move("new_character", seat=1, character={"id": "guest_2", "health": 6})
    assert table.hero("guest_2").seat == 1
    assert party(avalon("beor").state, EVERYBODY).players.unused == ["ailei", "arev", "cerv"]


@pytest.mark.rule("TG-OPN-02")
def test_a_guest_is_told_that_its_story_stays_behind(avalon):
    table = avalon(GWEN, "beor", modes=OPEN)
    assert [told["who"] for told in table.told("tell-no-personal-story")] == ["guest_1"]
    assert [told["who"] for told in table.told("tell-read-letter")] == ["beor"]
    lines = {line.told.key: line.rule for line in table.state.checklist.lines}
    assert (lines["tell-no-personal-story"], lines["tell-decks-by-card"]) == ("TG-OPN-02", "TG-CHR-11")


@pytest.mark.rule("TG-OPN-01")
def test_what_is_learned_of_a_mixed_character_goes_to_the_board_and_to_the_card(avalon):
    told = {"id": "beor", "board": "green", "energy": 5, "health": 6, "terror": 9, "resources": {"food": 1}}
    table = avalon(told, {**GWEN, "board": "brown"}, modes=OPEN)
    cards = GAME.teaches({"characters": [told, {**GWEN, "board": "brown"}]}, table.state)["character"]
    assert cards["ailei"] == {"energy": 5, "health": 6, "terror": 9}
    assert cards["cerv"] == {"energy": 5, "health": 7, "terror": 6}
    assert "energy" not in cards["beor"] and "colour" not in cards["beor"]
    assert cards["beor"]["resources"]["food"] == 1
    assert set(cards) == {"ailei", "beor", "cerv"}  # a guest of another evening is another
    plain = avalon({"id": "beor", "energy": 5})
    assert GAME.teaches({"characters": [{"id": "beor", "energy": 5}]}, plain.state)["character"]["beor"]["energy"] == 5


@pytest.mark.rule("TG-OPN-01")
def test_the_set_up_page_knows_the_four_and_leaves_the_guests_blank():
    offered = setting({"character": {"ailei": {"energy": 7}}})
    assert set(offered["printed"]) == set(HEROES)
    assert offered["printed"]["ailei"]["energy"] == 7
    assert [offered["printed"][who] for who in offered["guests"]] == [{}] * 4


@pytest.mark.rule("TG-OPN-01")
def test_guests_are_spoken_of_in_czech_cases(avalon):
    forms = {case: hero_name("guest_1", "cs", case) for case in CASES}
    assert forms == {
        "nom": "první host",
        "gen": "prvního hosta",
        "dat": "prvnímu hostovi",
        "acc": "prvního hosta",
        "voc": "první hoste",
        "loc": "prvním hostovi",
        "ins": "prvním hostem",
    }
    assert [hero_name(who, "cs", "ins") for who in GUESTS[1:]] == ["druhým hostem", "třetím hostem", "čtvrtým hostem"]
    assert hero_name("guest_3", "cs", "dat", "Gwen") == "hostovi Gwen"
    assert (hero_name("guest_2", "en"), hero_name("guest_2", "en", "dat", "Gwen")) == ("Guest 2", "Gwen")
    table = avalon(GWEN, {"id": "guest_2"}, "ailei", modes=OPEN)
    facts = spoken({"who": ["guest_2", "guest_1"], "whom": "guest_1"}, table.state, "cs")
    assert facts["who"].replace("\u00a0", " ") == "Druhý host a host Gwen"
    assert facts["who_nom"].replace("\u00a0", " ") == "druhý host a host Gwen"
    assert facts["who_gen"].replace("\u00a0", " ") == "druhého hosta a hosta Gwen"
    assert (facts["whom_dat"], facts["whom_gender"]) == ("hostovi Gwen", "m")
    assert spoken({"of": "guest_1", "where": "character"}, table.state, "en")["of"] == "Gwen"


@pytest.mark.rule("TG-OPN-01")
def test_a_guest_plays_a_day_like_anybody(avalon):
    table = avalon(GWEN, "beor", modes=OPEN)
    table.morning()
    table.move("travel", who=["guest_1", "beor"], to=102)
    table.move("take", who="guest_1", kind="item", name="Axe", keyword="weapon")
    table.move("set_dial", kind="time", where="character", of="guest_1", value=2)
    table.move("trade", who="guest_1", to="beor", what="food")
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("put_away")
    assert GAME.can_show(table.state)
    assert {line.group for line in table.state.checklist.lines} >= {"hero-guest_1", "hero-beor", "map"}
    assert [view.hero.id for view in sheet(table.state, EVERYBODY).heroes] == ["guest_1", "beor"]
    assert engine.state_of(GAME, table.plain).heroes["guest_1"].name == "Gwen"


@pytest.mark.rule("TG-OPN-01")
def test_books_know_the_four_by_name():
    assert tuple(VOCABULARY.names["hero"].kind.keyed.keys(None)) == BOX_HEROES
    assert BOX_HEROES == ("beor", "ailei", "arev", "cerv")
    assert {*BOX_HEROES, *GUESTS} == {*HEROES}


@pytest.mark.rule("TG-OPN-01")
def test_open_play_is_switched_at_any_time_and_whoever_came_stays(avalon):
    table = avalon("beor")
    table.move("choose_modes", open_play=True)
    table.move("join", character=GWEN)
    table.move("choose_modes", open_play=False)
    assert [hero.id for hero in table.state.living] == ["beor", "guest_1"]
    assert table.objects("join", character={"id": "guest_2"}).rule == "TG-OPN-01"
