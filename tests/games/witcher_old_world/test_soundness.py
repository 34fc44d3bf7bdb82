"""A correction leaves no table that contradicts itself, and the turn goes on where one took something away."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.secrets import HIDDEN
from companion.core.viewer import Viewer
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box import fight_cards
from companion.games.witcher_old_world.play import monsters
from companion.games.witcher_old_world.state.pieces import Fight, Task

from .conftest import FULL


@pytest.mark.rule("WO-SES-01")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/witchers/1/seat", 3),
        ("/turn/who", 4),
        ("/turn/played", [9]),
        ("/choosing", [5]),
        ("/winner", 4),
        ("/market/-", 2),
        ("/level_damage", []),
        ("/fatigue", [1, 2]),
        ("/reputation", [1]),
        ("/city/shuffled/0", "wolf"),
        ("/wilds/top/-", ""),
        ("/drawing/-", {"who": 4}),
        ("/tasks/-", {"kind": "card"}),
        ("/tasks/-", {"kind": "new_monster"}),
        ("/poker", {"who": 1, "other": 9}),
        ("/poker", {"who": 1, "other": 2, "own": [1, 2], "step": "own_reroll"}),
        ("/fight", {"kind": "witcher", "who": 1, "other": 1, "fighters": {"1": {}}}),
        ("/fight", {"kind": "witcher", "who": 1, "other": 2, "fighters": {"1": {}}}),
        ("/fight", {"kind": "short", "who": 1, "controller": 2, "fighters": {"1": {}}, "turn": 2}),
        ("/fight", {"kind": "monster", "who": 1, "controller": 2, "fighters": {"1": {}}}),
    ],
)
def test_a_correction_that_contradicts_the_rest_is_refused(trio, path, value):
    before = trio.plain
    error = trio.refuses("correct", path=path, value=value)
    assert error.message.key == "value-does-not-fit" and trio.plain == before


def test_what_agrees_with_the_rest_may_be_corrected(trio):
    trio.move("correct", path="/turn/who", value=3)
    trio.move("correct", path="/tasks/-", value={"kind": "card", "who": 2, "cost": 1})
    trio.move("correct", path="/city/shuffled/0", value="?")
    assert trio.state.active.seat == 3 and GAME.can_show(trio.state)


@pytest.mark.rule("WO-SET-26")
def test_nobody_chooses_when_nobodys_choice_is_left(old_world):
    table = old_world()
    table.move("correct", path="/choosing", value=[])
    assert table.objects("choose_terrain", who=1, terrain="forest").message.key == "nothing-to-choose"


@pytest.mark.rule("WO-TRN-02")
def test_a_fight_that_is_taken_away_by_hand_leaves_phase_three(duo):
    duo.fights()
    duo.move("correct", path="/fight", value=None)
    assert duo.state.turn.phase == "cards" and [one.who for one in duo.state.drawing] == [1]
    duo.move("correct", path="/drawing", value=[])
    assert [one.who for one in duo.state.drawing] == [1]


@pytest.mark.rule("WO-MON-06")
def test_a_monster_whose_life_was_corrected_away_strikes_once_more_and_is_defeated(duo):
    duo.fights(first="monster")
    duo.move("correct", path="/fight/life", value=0)
    duo.struck("2")
    assert duo.state.fight is None and "wrote-defeated" in duo.wrote


@pytest.mark.rule("WO-SES-07", "WO-BIG-01")
def test_neither_the_extra_pile_nor_what_lacks_beside_it_is_shown(quartet):
    shown = GAME.seen_plain(quartet.plain, Viewer(1))
    assert shown["extra"] == [HIDDEN] and set(shown["monsters"]["1"]) == {HIDDEN}
    assert shown["monsters"]["2"] == quartet.plain["monsters"]["2"] and shown["chance"]["seed"] == HIDDEN


@pytest.mark.rule("WO-DRV-04", "WO-BIG-01", "WO-NEW-11")
def test_the_table_may_turn_over_what_the_app_took_for_the_extra_pile(quartet):
    hidden = quartet.state.extra[0]
    quartet.fights(monster=quartet.state.slots["forest"].monster, location=quartet.state.slots["forest"].location)
    quartet.move("monster_life", who=1, life=1)
    quartet.move("knocked_out", who=1, overrule=("*",))
    row = quartet.page("turn").tasks[0]
    assert hidden in [one.id for one in row.monsters]
    unseen = sorted([*quartet.state.monsters["1"], *quartet.state.extra])
    quartet.move("next_monster", monster=hidden)
    assert quartet.state.slots["forest"].monster == hidden and len(quartet.state.extra) == 1
    assert sorted([*quartet.state.monsters["1"], *quartet.state.extra, hidden]) == unseen


def test_a_state_that_contradicts_itself_is_never_read(duo):
    plain = {**duo.plain, "market": [0] * 5}
    with pytest.raises(ValueError, match="printed"):
        engine.state_of(GAME, plain)


@pytest.mark.rule("WO-KF-03")
def test_what_is_told_of_a_place_later_replaces_its_attribute(old_world):
    args = {"place": 7, "action": "potion", "attribute": "combat", "terrain": None}
    assert GAME.moves["describe_place"].teaches(args, None) == {"place": {"7": {"action": "potion", "attribute": None}}}
    table = old_world(knowledge={"place": {"7": {"action": "potion", "attribute": None}}}, areas=FULL)
    assert table.state.places["7"].attribute is None


@pytest.mark.rule("WO-NEW-03")
def test_when_a_pile_is_used_up_the_driven_away_are_offered(duo):
    duo.fights(monster="arachas")
    with duo.arranged() as state:
        state.driven = ["barghest", "wyvern"]
        state.slain = [id for id in state.monsters["1"] if id not in ("arachas", "barghest")]
        state.monsters["1"] = []
    duo.move("monster_life", who=1, life=1)
    duo.move("knocked_out", who=1, overrule=("*",))
    offered = [one.id for one in duo.page("turn").tasks[0].monsters]
    assert offered == ["arachas", "barghest"]
    duo.move("next_monster", monster="barghest")
    assert duo.state.slots["forest"].monster == "barghest" and duo.state.driven == ["wyvern"]


def test_a_seat_of_the_table_has_a_witcher_and_one_that_may_be_nobodys_is_looked_for(duo):
    state = duo.state
    assert state.at(2) is state.find(2) is state.witchers[1]
    assert state.find(0) is None and state.find(9) is None
    with pytest.raises(LookupError):
        state.at(9)


def test_a_monster_to_come_and_one_that_is_fought_live_on_a_terrain():
    assert monsters.lives_on(Task(kind="new_monster", terrain="water")) == "water"
    assert monsters.lives_on(Fight(kind="monster", who=1, terrain="forest")) == "forest"
    with pytest.raises(LookupError):
        monsters.lives_on(Fight(kind="short", who=1))


def test_a_half_of_a_fight_card_is_what_the_box_prints_or_nothing():
    assert fight_cards.printed("=combat").its_attribute == "combat"
    with pytest.raises(LookupError):
        fight_cards.printed("seven")
    with pytest.raises(LookupError):
        fight_cards.printed("trash 1").its_attribute  # noqa: B018
