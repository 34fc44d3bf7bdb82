"""COMP: what is in the box, and what a table needs of it."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.tainted_grail.box import printed
from companion.games.tainted_grail.pages.day import alerts
from companion.games.tainted_grail.play.boards import markers_for, markers_needed


@pytest.mark.rule("TG-COMP-01")
def test_one_to_four_sit_at_a_table(avalon):
    everyone = ["beor", "ailei", "arev", "cerv"]
    for players in (1, 2, 3, 4):
        assert avalon(*everyone[:players]).state.players == players
    with pytest.raises(BadArguments) as caught:
        avalon(*everyone, "beor")
    assert caught.value.field == "characters"


@pytest.mark.rule("TG-COMP-02")
def test_each_player_runs_another_one_of_the_four(avalon):
    table = avalon({"id": "cerv", "player": "Ida"}, {"id": "arev", "player": "Max"})
    assert {hero.id: hero.seat for hero in table.state.heroes.values()} == {"cerv": 1, "arev": 2}
    assert [seat.player for seat in table.state.seats] == ["Ida", "Max"]
    with pytest.raises(BadArguments) as caught:
        avalon("beor", "ailei", "beor")
    assert (caught.value.field, caught.value.message.key) == ("characters.2.id", "chosen-twice")
    with pytest.raises(BadArguments):
        avalon("merlin")


@pytest.mark.rule("TG-COMP-03")
def test_four_boards_in_four_colours(avalon):
    table = avalon("beor", "ailei", "arev", "cerv")
    colours = {hero.id: hero.colour for hero in table.state.heroes.values()}
    assert colours == {"beor": "blue", "ailei": "green", "arev": "grey", "cerv": "brown"}


@pytest.mark.rule("TG-COMP-04")
@pytest.mark.parametrize(("count", "laid"), [(0, (0, 0)), (4, (0, 4)), (5, (1, 0)), (7, (1, 2)), (23, (4, 3))])
def test_a_large_marker_stands_for_five(count, laid):
    assert markers_for(count) == laid


@pytest.mark.rule("TG-COMP-04")
def test_markers_are_counted_and_a_shortage_is_said(avalon):
    assert (printed.MARKERS, printed.LARGE_MARKERS, printed.LARGE_MARKER) == (90, 25, 5)
    table = avalon("beor")
    with table.arranged() as state:
        beor = state.heroes["beor"]
        beor.attributes = dict.fromkeys(beor.attributes, 0) | {"courage": 2}
        beor.resources = dict.fromkeys(beor.resources, 0) | {"food": 7, "magic": 5}
    assert markers_needed(table.state) == 2 + 2 + 2  # Energy and Terror, two points, and seven Food as five and two
    with table.arranged() as state:
        state.heroes["beor"].resources["wealth"] = 5 * 25  # two large ones are taken, so two of these are laid in small
    assert markers_needed(table.state) == 6 + 2 * 5
    table = avalon("beor", "ailei", "arev", "cerv")
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.attributes = dict.fromkeys(hero.attributes, 0)
            hero.resources = dict.fromkeys(hero.resources, 4)
    assert markers_needed(table.state) == 4 * (2 + 5 * 4)
    assert "alert-markers-short" not in [alert.key for alert in alerts(table.state)]
    with table.arranged() as state:
        state.heroes["beor"].attributes |= {"courage": 2, "empathy": 1}
    short = [alert.args for alert in alerts(table.state) if alert.key == "alert-markers-short"]
    assert short == [{"needed": 91, "held": 90}]


@pytest.mark.rule("TG-COMP-05")
def test_more_dials_than_the_box_holds_are_pointed_out(table):
    for number in range(9):  # the menhir's own dial is the tenth
        table.move("set_dial", kind="quest" if number < 4 else "time", where="other", of=f"thing {number}", value=2)
        assert table.told("tell-dials-short") == []
    table.move("set_dial", kind="time", where="other", of="one more", value=2)
    assert table.told("tell-dials-short") == [{"needed": 11, "held": 10}]
    assert len(table.state.dials) == 10  # nothing is forbidden


@pytest.mark.rule("TG-COMP-05")
@pytest.mark.parametrize(("kind", "held"), [("time", 8), ("quest", 4)])
def test_more_tokens_than_the_box_holds_are_pointed_out(table, kind, held):
    table.move("set_dial", kind=kind, where="other", of="a card", value=3)  # its token lies on the dial
    table.move("put_tokens", kind=kind, where="location", of="103", count=held - 1)
    assert table.told("tell-tokens-short") == []
    table.move("put_tokens", kind=kind, where="location", of="103", count=1)
    assert table.told("tell-tokens-short") == [{"kind": kind, "needed": held + 1, "held": held}]


@pytest.mark.rule("TG-COMP-05")
def test_a_mark_of_a_used_action_takes_a_token_too(table):
    with table.arranged() as state:
        state.places["101"].used_today = state.places["103"].used_today = True
    table.move("put_tokens", kind="time", where="location", of="103", count=7)  # 103 counts itself: no mark lies there
    assert table.told("tell-tokens-short") == []
    table.move("put_tokens", kind="time", where="location", of="104", count=1)
    assert table.told("tell-tokens-short") == [{"kind": "time", "needed": 9, "held": 8}]


@pytest.mark.rule("TG-COMP-06")
def test_the_ordinary_die_is_rolled_by_the_app_or_told(table):
    table.move("roll_die", rolled=5, why="the ford")
    assert table.told("tell-die") == [{"face": 5}]
    assert [(drawn.came, drawn.told) for drawn in table.drawn] == [("5", True)]
    seen = set()
    for _ in range(60):
        table.move("roll_die")
        assert not table.drawn[0].told
        seen.add(table.told("tell-die")[0]["face"])
    assert seen == {1, 2, 3, 4, 5, 6}
    assert table.refuses("roll_die", rolled=7).field == "rolled"


@pytest.mark.rule("TG-COMP-06")
def test_the_guardian_die_is_told_or_once_its_faces_are_known_rolled(table):
    table.morning()
    table.move("guardian_appears", name="The Lurker", colour="grey", place=103)
    guardian = table.state.guardians[0].id
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")
    table.move("turn_event")
    assert table.refuses("roll_guardian", guardian=guardian).message.key == "guardian-die-unknown"
    table.move("roll_guardian", guardian=guardian, rolled="east")
    assert table.state.guardians[0].place == 101
    table.undo()
    table.move("read_guardian_die", north=0, east=0, south=0, west=0, nothing=2, removal=0)
    table.move("roll_guardian", guardian=guardian)
    assert [(drawn.came, drawn.told) for drawn in table.drawn] == [("nothing", False)]
    table.undo()
    table.move(
        "roll_guardian", guardian=guardian, rolled="removal"
    )  # the real die is believed, whatever was read off it
    assert table.state.guardians == []


@pytest.mark.rule("TG-COMP-08")
def test_where_every_figure_stands_is_known(avalon):
    table = avalon("beor", "ailei", "arev", "cerv")
    assert {hero.place for hero in table.state.heroes.values()} == {101}
    assert [menhir.place for menhir in table.state.menhirs] == [101]
    table.move("move_foredweller", to=104)
    assert table.state.foredweller == 104
    assert table.told("tell-foredweller") == [{"place": 104}]
    table.move("put_away")
    assert table.state.checklist.line("foredweller").told.args == {"place": 104}
    assert table.refuses("move_foredweller", to=131).field == "to"
    table.move("move_foredweller")
    assert table.state.foredweller is None


@pytest.mark.rule("TG-COMP-08")
def test_a_fourth_menhir_figure_is_not_in_the_box(table):
    for place in (102, 103):
        table.move("set_menhir", place=place, dial=4)
        assert table.told("tell-figures-short") == []
    table.move("set_menhir", place=104, dial=4)
    assert table.told("tell-figures-short") == [{"needed": 4, "held": 3}]


@pytest.mark.rule("TG-COMP-09", "TG-COMP-10")
def test_the_cards_add_up(table):
    assert 4 * printed.ENCOUNTERS_OF_A_COLOUR == 124
    assert 4 * 2 * printed.BASIC_CARDS == 200
    assert 4 * 2 * printed.ADVANCED_CARDS == 120
    assert (printed.RANDOM_EVENTS, printed.STORY_EVENTS) == (22, 70)
    assert (printed.SECRETS, printed.ITEMS, printed.SKILL_CARDS, printed.LOCATIONS) == (42, 65, 36, 63)
    assert printed.card_count() == {"regular": 553 + 3, "large": 72, "small": 143}
    assert (printed.REGULAR_CARDS, printed.SMALL_CARDS) == (556, 143)
    assert table.state.random_events.size == 22


@pytest.mark.rule("TG-COMP-11")
def test_a_skill_card_has_two_sides_and_one_of_them_is_kept(table):
    assert printed.SKILL_CARDS * 2 == 72
    with table.arranged() as state:
        state.heroes["beor"].attributes["courage"] = state.heroes["ailei"].attributes["courage"] = 2
    table.move("gain_attribute", who="beor", attribute="courage", skill=14, side="back")
    assert [(skill.number, skill.side) for skill in table.hero("beor").skills] == [(14, "back")]
    taken = table.objects("gain_attribute", who="ailei", attribute="courage", skill=14, side="front")
    assert taken.message.args["who"] == "beor"
