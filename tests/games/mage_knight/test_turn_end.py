"""The end of a turn in its order, each step by itself where it asks nothing. MK-END, MK-LVL-07, MK-MOV-17."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.pages.table import next_step
from companion.games.mage_knight.pages.turn import shown
from companion.games.mage_knight.play import stand
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.land import Space
from companion.games.mage_knight.state.pieces import Reward

from .course import lay, pick_all, turn


@pytest.fixture
def table(mage_knight):
    """Two heroes in the first turn of a Day; the tiles 1 (with a glade) and 2 (with a mine) lie on the map."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table, 1, 5)
    with table.arranged() as state:
        lay(state.land, "1", "2")
    return table


def site(table, name):
    """The first space of that site."""
    return next(one for one in grounds(table.state.land) if one.site == name)


def put(table, who, space):
    """The hero stands there, and came from nowhere."""
    with table.arranged() as state:
        state.at(who).at = space
        state.turn.path = [space]


@pytest.mark.rule("MK-END-01")
def test_an_ordinary_end_of_turn_is_one_tap(table):
    """Dice, clearing, drawing, and the next one is on turn."""
    who = table.state.turn.seat
    table.move("take_die", who=who, colour=next(one.colour for one in table.state.source if one.colour != "black"))
    table.move("end_turn", who=who, left=2)
    assert table.state.turn.seat != who
    assert table.said.index("tell-return-dice") < table.said.index("tell-draw")
    assert table.one(who).hand.count == 5


@pytest.mark.rule("MK-END-01", "MK-END-06", "MK-TRN-18", "MK-LVL-01", "MK-LVL-07", "MK-EDG-10")
def test_the_steps_come_in_their_order_and_wait_where_somebody_must_decide(table):
    """Glade, rewards, levels, and only then the draw, by the new hand limit."""
    who = table.state.turn.seat
    put(table, who, site(table, "glade").at)
    with table.arranged() as state:
        one = state.at(who)
        one.hand, one.fame, one.level = Cards(deeds=4, wounds=1), 24, 4
        one.owed = [Reward(kind="crystal", colour="red")]
    table.move("end_turn", who=who, left=2)
    assert table.state.turn.step == "benefit"
    table.move("throw_wound", who=who)
    assert table.state.turn.step == "rewards"
    assert shown(table.state).after.seat != who  # MK-TRN-18: the dice are back, so the next one may begin
    assert all(die.free for die in table.state.source)
    assert table.objects("skip_step", who=who).rule == "MK-END-06"
    table.move("reward_crystal", who=who, colour="red")
    assert table.one(who).level == 5
    assert table.one(who).hand.count == 6
    assert table.state.turn.seat != who


@pytest.mark.rule("MK-END-04", "MK-WND-07", "MK-KF-34")
def test_a_glade_takes_one_wound_of_the_hand_or_the_discard_pile(table):
    """One of them, if its hero likes; and as a turn starts there it gives mana."""
    who = table.state.turn.seat
    put(table, who, site(table, "glade").at)
    with table.arranged() as state:
        state.at(who).discard = Cards(wounds=2)
    assert table.objects("throw_wound", who=who).rule == "MK-END-04"
    table.move("end_turn", who=who, left=2)
    assert table.refuses("throw_wound", who=who).field == "from_discard"
    table.move("throw_wound", who=who, from_discard=True)
    assert table.one(who).discard.wounds == 1
    turn(table)
    assert table.state.turn.seat == who
    assert table.one(who).mana == {"gold": 1}
    table.move("end_turn", who=who, left=2)
    table.move("skip_step", who=who)
    assert table.one(who).discard.wounds == 1


@pytest.mark.rule("MK-END-05", "MK-END-07", "MK-KF-35", "MK-EDG-09")
@pytest.mark.parametrize(("had", "has"), [(0, 1), (2, 3), (3, 3)])
def test_a_mine_gives_a_crystal_of_its_colour_up_to_three(table, had, has):
    """With three of it, nothing, and no mana either."""
    who = table.state.turn.seat
    mine = site(table, "mine")
    put(table, who, mine.at)
    with table.arranged() as state:
        state.at(who).crystals = {mine.colour: had}
    table.move("end_turn", who=who, left=2)
    assert table.one(who).crystals[mine.colour] == has
    assert table.one(who).mana == {}


@pytest.mark.rule("MK-END-02", "MK-EDG-08", "MK-MOV-13")
def test_who_may_not_stay_goes_back_to_the_last_safe_space(table):
    """A Wound for each space moved back."""
    who = table.state.turn.seat
    other = next(one.seat for one in table.state.heroes if one.seat != who)
    plains = [one.at for one in grounds(table.state.land) if one.site is None and one.passable][:2]
    with table.arranged() as state:
        state.at(other).at = plains[1]
        state.at(who).at = plains[1]
        state.turn.path = [plains[0], plains[1]]
        state.turn.acted = True  # the attack there is over
    table.move("end_turn", who=who, left=2)
    assert table.one(who).at == plains[0]
    assert table.one(who).hand.wounds == 1
    assert table.told("tell-withdraw")[0]["count"] == 1


@pytest.mark.rule("MK-END-02")
def test_a_table_that_keeps_the_map_tells_how_far_it_went_back(mage_knight):
    """Wounds to hand; where the app keeps the map it reckons that itself."""
    table = mage_knight("goldyx", "tovak", areas={"map": "table"})
    pick_all(table)
    who = table.state.turn.seat
    table.move("end_turn", who=who, left=2, withdrew=2)
    assert table.one(who).hand.wounds == 2
    kept = mage_knight("goldyx", "tovak")
    pick_all(kept)
    assert kept.objects("end_turn", who=kept.state.turn.seat, left=2, withdrew=1).rule == "MK-END-02"


@pytest.mark.rule("MK-MOV-17", "MK-SET-21")
def test_whoever_ends_on_the_portal_is_off_the_map_until_the_next_turn(table):
    """The first turn brings the figure in; ending there takes it off; the next one puts it back."""
    who = table.state.turn.seat
    assert table.one(who).at == stand.PORTAL
    turn(table)
    assert table.one(who).off
    turn(table)
    assert not table.one(who).off
    assert table.one(who).at == stand.PORTAL


@pytest.mark.rule("MK-END-14", "MK-WND-01")
def test_a_hand_above_the_limit_stays_and_nothing_is_drawn(table):
    """Wounds count as cards."""
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).hand = Cards(deeds=4, wounds=4)
    table.move("play_cards", who=who)
    table.move("end_turn", who=who)
    assert table.one(who).hand.count == 7
    assert "tell-draw" not in table.said


@pytest.mark.rule("MK-END-15", "MK-RND-14", "MK-EDG-07")
def test_own_keeps_raise_the_limit_beside_one_of_them(table):
    """By as many as there are on the whole map; in a new round, too."""
    who = table.state.turn.seat
    with table.arranged() as state:
        lay(state.land, "3")
    keep = site(table, "keep").at
    with table.arranged() as state:
        state.land.spaces[keep] = Space(shields=[who])
    put(table, who, keep)
    table.move("end_turn", who=who, left=2)
    assert table.one(who).hand.count == 6
    with table.arranged() as state:
        for one in state.heroes:
            one.deck, one.hand = Cards(), Cards()
    table.move("announce_end", who=table.state.turn.seat)
    table.move("forfeit_turn", who=who)
    with table.arranged() as state:
        state.at(who).discard = Cards(deeds=16)
    table.move("next_round")
    assert table.one(who).hand.count == 6


@pytest.mark.rule("MK-END-12", "MK-END-11")
def test_a_unit_may_wait_for_the_command_token_of_the_same_turn(table):
    """First put off, then asked for again after the level; and whoever does without loses it."""
    who = table.state.turn.seat
    with table.arranged() as state:
        one = state.at(who)
        one.fame, one.level, one.owed = 8, 2, [Reward(kind="unit")]
    table.move("end_turn", who=who, left=2)
    assert table.state.turn.step == "rewards"
    table.move("skip_step", who=who)
    assert (table.one(who).level, table.state.turn.step) == (3, "rewards")
    assert table.state.turn.seat == who
    table.move("skip_step", who=who)
    assert table.one(who).owed == []
    assert table.state.turn.seat != who


@pytest.mark.rule("MK-END-01", "MK-CMB-11")
def test_once_the_end_has_begun_nothing_more_is_played(table):
    """What waits there is answered, and that is all."""
    who = table.state.turn.seat
    put(table, who, site(table, "glade").at)
    with table.arranged() as state:
        state.at(who).discard = Cards(wounds=1)
    table.move("end_turn", who=who, left=2)
    assert table.objects("play_cards", who=who).rule == "MK-END-01"
    assert table.objects("end_turn", who=who).rule == "MK-END-01"


@pytest.mark.rule("MK-END-13", "MK-END-01", "MK-LVL-07")
def test_what_stays_in_the_hand_is_asked_after_rewards_and_levels_where_there_are_any(table):
    """The ledger's order: rewards, level-ups, then discards and drawing; and it costs no tap more."""
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).owed = [Reward(kind="crystal")]
    view = shown(table.state)
    assert (view.keep, view.held_later) == ([], True)
    step = next_step(table.state)
    assert (step.move, step.args) == ("end_turn", {"who": who})
    assert table.objects("hold_cards", who=who, left=2).rule == "MK-END-13"
    table.move(step.move, **step.args)
    table.move("reward_crystal", who=who, colour="red")
    assert (table.state.turn.seat, table.state.turn.step, next_step(table.state)) == (who, "draw", None)
    assert shown(table.state).keep == [0, 1, 2, 3, 4]
    assert table.objects("hold_cards", who=who, left=5).rule == "MK-TRN-06"  # one at least is played or discarded
    table.move("hold_cards", who=who, left=1)
    one = table.one(who)
    assert (one.hand.count, one.discard.count, one.played, one.crystals) == (5, 4, 0, {"red": 1})
    assert table.state.turn.seat != who


@pytest.mark.rule("MK-END-13")
@pytest.mark.parametrize("last", [("hold_cards", {"left": 4}), ("skip_step", {})])
def test_what_was_played_before_counts_when_the_rest_is_kept(table, last):
    """A card was played in the turn, so all others may stay."""
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).owed = [Reward(kind="crystal")]
    table.move("play_cards", who=who)
    table.move("end_turn", who=who)
    table.move("reward_crystal", who=who, colour="red")
    table.move(last[0], who=who, **last[1])
    assert (table.one(who).hand.count, table.one(who).discard.count) == (5, 1)
