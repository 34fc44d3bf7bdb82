"""TIE: who and what comes first where the rules, and not the players, decide it."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.day import view as day
from companion.games.tainted_grail.state.pieces import Menhir
from companion.web.wording import Voice


def cleared(table, *gone: int, **standing: int) -> None:
    """Take cards off the table and put the figures where they are wanted."""
    with table.arranged() as state:
        for number in gone:
            state.places[str(number)].state, state.places[str(number)].at = "unrevealed", None
        for who, place in standing.items():
            state.heroes[who].place = place


@pytest.mark.rule("TG-TIE-01")
def test_the_lowest_character_number_begins_and_not_the_first_seat(avalon):
    table = avalon("beor", {"id": "cerv", "number": 9}, {"id": "ailei", "number": 7}, "arev")
    assert [seat.id for seat in table.state.seats] == [1, 2, 3, 4]
    table.morning()
    assert table.told("tell-who-begins") == [{"who": "arev"}]  # 2; Beor has 4, Ailei and Červ now 7 and 9
    assert [hero.id for hero in table.state.living] == ["arev", "beor", "ailei", "cerv"]


@pytest.mark.rule("TG-TIE-01")
def test_the_dead_do_not_begin(table):
    with table.arranged() as state:
        state.heroes["ailei"].dead = True
    table.morning()
    assert table.told("tell-who-begins") == [{"who": "arev"}]


@pytest.mark.rule("TG-TIE-03")
@pytest.mark.parametrize(("gone", "refuge"), [((), 101), ((101,), 102), ((101, 102), 104), ((101, 102, 104), 105)])
def test_of_equally_near_cards_the_lowest_number_takes_the_fleeing_in(table, gone, refuge):
    """103 in the west falls dark. One step away lies 101; 102, 104 and 105 lie two, and 5, the lowest of all, three."""
    table.move("place_location", number=5, x=1, y=-1)
    table.move("place_location", number=900, x=1, y=1)
    cleared(table, *gone, beor=103, ailei=5, arev=5)
    with table.arranged() as state:
        state.menhirs = [Menhir(place=5, dial=5), Menhir(place=900, dial=5)]
    table.move("start_day")
    assert table.state.place(103).state == "unrevealed"
    assert table.hero("beor").place == refuge


@pytest.fixture
def with_guardian(avalon):
    """A guardian on 101, in whose four directions four cards lie; everybody is out of its way on 103."""
    table = avalon("beor", "ailei", encounters={"grey": 5}, events=9)
    table.move("start_day")
    table.move("guardian_appears", name="Warden", colour="grey", place=101)
    cleared(table, beor=103, ailei=103)
    return table


@pytest.mark.rule("TG-TIE-04")
@pytest.mark.parametrize(("gone", "goal"), [((102,), 105), ((102, 105), 104), ((102, 105, 104), 103)])
def test_a_blocked_guardian_goes_to_the_highest_connected_number(with_guardian, gone, goal):
    """It is sent north, and nothing lies there. 900 touches by a corner only: no way leads there."""
    table = with_guardian
    table.move("place_location", number=900, x=1, y=1)
    cleared(table, *gone)
    table.move("turn_event")
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="north")
    assert [guardian.place for guardian in table.state.guardians] == [goal]


@pytest.mark.rule("TG-TIE-06")
def test_players_choose_which_of_several_guardians_is_rolled_first(with_guardian):
    table = with_guardian
    table.move("guardian_appears", name="Hound", colour="grey", place=105)
    table.move("turn_event")
    first, second = (guardian.id for guardian in table.state.guardians)
    table.move("roll_guardian", guardian=second, rolled="nothing")
    assert table.step == "guardians"
    table.move("roll_guardian", guardian=first, rolled="nothing")
    assert table.step == "actions"


@pytest.mark.rule("TG-TIE-08")
def test_cards_are_revealed_first_then_the_guardian_is_met_then_the_location_speaks(with_guardian):
    """Travelling east to 104 reveals 107 beyond it; a guardian waits there, and the place has a rule of its own."""
    table = with_guardian
    table.move("turn_event")
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="removal")
    table.move("guardian_appears", name="Hound", colour="grey", place=104)
    table.move("describe_location", number=104, immediate=True)
    cleared(table, beor=101)
    table.move("travel", who=["beor"], to=104)
    shown = [
        key for key in table.said if key in ("tell-lay-location", "tell-meet-guardian", "tell-rules-after-guardian")
    ]
    assert "tell-lay-location" in shown and "tell-meet-guardian" in shown
    last_card = max(index for index, key in enumerate(shown) if key == "tell-lay-location")
    assert last_card < shown.index("tell-meet-guardian")
    assert shown.index("tell-meet-guardian") < shown.index("tell-rules-after-guardian")


@pytest.mark.rule("TG-TIE-02")
def test_of_those_not_yet_activated_the_lowest_number_is_next(avalon):
    """Any order may be agreed; when Beor (4) went first and Arev (2) has fled, Ailei (1) comes, and then Červ (3)."""
    table = avalon("beor", "cerv", "arev", "ailei")
    table.morning()
    table.move("begin_encounter", who=["beor", "cerv", "arev", "ailei"])
    table.move("activate", who="beor")
    table.move("escape", who="arev")

    def next_one() -> str:
        return day(table.state, EVERYBODY).encounters[0].turn[0].id

    assert next_one() == "ailei"
    assert table.objects("activate", who="beor").rule == "TG-TIE-02"
    table.move("activate", who="ailei")
    assert next_one() == "cerv"
    table.move("activate", who="cerv")
    assert next_one() == "ailei"  # the next turn


@pytest.mark.rule("TG-TIE-09")
@pytest.mark.parametrize(("language", "words"), [("cs", "zleva doprava"), ("en", "left to right")])
def test_delayed_abilities_are_told_to_go_from_left_to_right(avalon, language, words):
    """The cards lie on the table: at each activation the hands are told."""
    table = avalon("beor")
    table.morning()
    table.move("begin_encounter", who=["beor"])
    table.move("activate", who="beor")
    assert words in " ".join(Voice(language, GAME, table.state).spoken(told) for told in table.tellings)
