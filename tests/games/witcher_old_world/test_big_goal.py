"""BIG and GOAL: what four and five players do besides, and what wins the game."""

from __future__ import annotations

import pytest

from companion.core.secrets import HIDDEN
from companion.core.viewer import Viewer
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.bestiary import level_of
from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES

from .test_setting_up import SCHOOLS, lines, listed

LIGHT = dict.fromkeys(AREAS, "table")


@pytest.mark.rule("WO-BIG-01")
@pytest.mark.parametrize(("seats", "size"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_four_and_five_players_lay_an_extra_pile_of_level_one_aside(seats, size):
    table = listed(*SCHOOLS[:seats])
    state = table.state
    assert len(state.extra) == len(set(state.extra)) == size
    assert all(level_of(one) == 1 for one in state.extra)
    lying = {*state.monsters["1"], *(slot.monster for slot in state.slots.values())}
    assert not lying & {*state.extra}  # out of the pile of level I
    assert [facts["count"] for facts in lines(table, "tell-extra-pile")] == ([size] if size else [])


@pytest.mark.rule("WO-BIG-01")
def test_the_extra_pile_is_drawn_at_random_and_lies_face_down(old_world):
    drawn = {tuple(old_world(*SCHOOLS[:4], seed=f"seed-{number}").state.extra) for number in range(12)}
    assert len(drawn) > 4
    assert all(GAME.seen(old_world(*SCHOOLS[:4]).state, Viewer(seat)).extra == [HIDDEN] for seat in (None, 1, 2, 3, 4))


@pytest.mark.rule("WO-BIG-02")
@pytest.mark.parametrize("seats", range(1, 6))
def test_from_four_players_on_each_raises_an_attribute_clockwise_before_the_first_turn(old_world, seats):
    table = old_world(*SCHOOLS[:seats])
    if seats < 4:
        assert table.state.turn.phase != "attributes"
        assert table.objects("choose_attribute", who=1, attribute="combat").rule == "WO-BIG-02"
        return
    for seat in range(1, seats + 1):
        assert table.objects("travel", who=1, to=2).rule == "WO-SET-26"
        if seat < seats:
            assert table.objects("choose_attribute", who=seats, attribute="combat").rule == "WO-BIG-02"
        table.move("choose_attribute", who=seat, attribute=ATTRIBUTES[seat % 4])
        assert [table.one(seat).level_of(one) for one in ATTRIBUTES].count(2) == 1
        assert table.one(seat).level_of(ATTRIBUTES[seat % 4]) == 2
    assert (table.state.turn.phase, table.state.turn.who) == ("movement", 1)
    assert table.objects("choose_attribute", who=1, attribute="combat").rule == "WO-BIG-02"


@pytest.mark.rule("WO-BIG-02")
def test_out_of_turn_each_still_raises_one_and_not_two(quartet_choosing):
    table = quartet_choosing
    table.move("choose_attribute", who=3, attribute="combat", overrule=("not-its-choice",))
    assert not table.objects("choose_attribute", who=3, attribute="combat").can_overrule
    for who in (1, 2, 4):
        table.move("choose_attribute", who=who, attribute="combat")
    assert [one.combat for one in table.state.witchers] == [2, 2, 2, 2]


@pytest.fixture
def quartet_choosing(old_world):
    """Four witchers who have not chosen their attributes yet."""
    return old_world(*SCHOOLS[:4])


@pytest.mark.rule("WO-BIG-03")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_the_raise_brings_its_shield_or_its_potion(quartet_choosing, attribute):
    table = quartet_choosing
    table.move("choose_attribute", who=1, attribute=attribute)
    one = table.one(1)
    assert one.shield == (2 if attribute == "defence" else 1)
    assert one.potions == (1 if attribute == "alchemy" else 0)
    assert table.state.potions == 28 - one.potions


@pytest.mark.rule("WO-BIG-04")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_one_attribute_does_not_raise_the_witchers_level(quartet_choosing, attribute):
    hand = quartet_choosing.one(1).hand
    quartet_choosing.move("choose_attribute", who=1, attribute=attribute)
    assert (quartet_choosing.one(1).level, quartet_choosing.one(1).hand) == (1, hand)


@pytest.mark.rule("WO-BIG-02", "WO-BIG-03")
def test_where_the_table_keeps_the_boards_it_is_told_what_to_raise(old_world):
    table = old_world(*SCHOOLS[:4], areas=LIGHT)
    table.move("choose_attribute", who=1, attribute="defence")
    assert table.told("tell-raise-by-hand") == [{"who": "wolf", "attribute": "defence", "count": 1}]
    assert table.state.choosing == [2, 3, 4]


# --- the aim ---------------------------------------------------------------------------------------------------------


def fells(table, who: int = 1) -> None:
    """A witcher defeats a monster in one blow."""
    table.has(who, hand=3, deck=9, discard=0)
    table.fights(who)
    table.move("play_combo", who=who, cards=1, damage=20)


@pytest.mark.rule("WO-GOAL-01")
@pytest.mark.parametrize(("track", "won"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_fourth_step_wins_at_once_and_no_earlier_one(duo, track, won):
    duo.has(1, track=track)
    duo.has(2, track=3)
    fells(duo)
    assert duo.state.winner == won and duo.one(1).track == track + 1
    assert ("tell-won" in duo.said) == bool(won)


@pytest.mark.rule("WO-GOAL-01", "WO-GOAL-03")
def test_a_scoring_token_put_right_by_hand_wins_nothing(duo):
    duo.move("set_position", who=1, track=4)
    assert duo.state.winner == 0 and duo.one(1).track == 3


@pytest.mark.rule("WO-GOAL-02")
def test_a_defeated_monster_brings_a_trophy_and_one_driven_away_does_not(duo):
    fells(duo)
    assert [(one.kind, one.of) for one in duo.one().trophies] == [("monster", "arachas")]
    duo.move("next_monster")
    duo.fights(monster="barghest")
    with duo.arranged() as state:
        state.fight.life = 1
    duo.has(1, hand=1, deck=0, discard=9, shield=0)
    duo.move("play_combo", who=1, cards=1)
    assert (len(duo.one().trophies), duo.one().track) == (1, 1)


@pytest.mark.rule("WO-GOAL-02")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_only_the_witcher_who_started_the_fight_can_win_a_trophy_by_it(trio, attacker_wins):
    for who in (1, 2):
        trio.has(who, hand=2, deck=8, discard=0, shield=0)
    trio.duels()
    trio.has(2 if attacker_wins else 1, hand=2, deck=0)
    trio.move("play_combo", who=1, cards=1, damage=9 if attacker_wins else 0, more=-9)
    if not attacker_wins:
        trio.move("play_combo", who=2, cards=1, damage=9)
    assert [[trophy.of for trophy in one.trophies] for one in trio.state.witchers] == [
        ["cat"] if attacker_wins else [],
        [],
        [],
    ]


@pytest.mark.rule("WO-GOAL-02")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attribute_at_five_brings_a_trophy_by_meditation(duo, attribute):
    duo.has(1, **{attribute: 5})
    duo.move("meditate", who=1, attribute=attribute)
    assert [(one.kind, one.of) for one in duo.one().trophies] == [("attribute", attribute)]


@pytest.mark.rule("WO-GOAL-03")
def test_the_last_step_waits_for_a_fight(duo):
    duo.has(1, combat=5, alchemy=5, track=2)
    for attribute, track in (("combat", 3), ("alchemy", 3)):
        duo.turn_of(1)
        duo.move("meditate", who=1, attribute=attribute)
        assert (duo.one().track, duo.state.winner) == (track, 0)
    fells(duo)
    assert (duo.one().track, duo.state.winner) == (4, 1)
