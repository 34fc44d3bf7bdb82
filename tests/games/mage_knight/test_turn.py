"""A turn: before it, its parts, one action, rest, at least one card; undoing. MK-TRN, MK-UND, MK-CRD."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.hexes import neighbours
from companion.games.mage_knight.box.names import ADVENTURES, FORTIFIED, INHABITED, RAMPAGING
from companion.games.mage_knight.pages import map as map_page
from companion.games.mage_knight.pages import table as table_page
from companion.games.mage_knight.pages.turn import shown
from companion.games.mage_knight.play.land.ground import ground, grounds
from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.land import Laid, Space, Token

from .course import lay, pick_all, turn


@pytest.fixture
def table(mage_knight):
    """Two heroes in the first turn of a Day."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table, 1, 4)
    return table


def on_turn(table) -> int:
    return table.state.turn.seat


@pytest.mark.rule("MK-TRN-07")
def test_a_turn_has_a_move_and_then_one_action(table):
    """The action ends the move; there is no second one."""
    who = on_turn(table)
    table.move("play_cards", who=who)
    assert table.state.turn.step == "move"
    table.move("take_action", who=who)
    assert (table.state.turn.step, table.state.turn.acted) == ("action", True)
    assert table.objects("take_action", who=who).rule == "MK-TRN-07"


@pytest.mark.rule("MK-TRN-06", "MK-END-13")
def test_a_card_is_played_or_discarded_in_every_turn(table):
    """The objection offers to discard one; the table may end the turn all the same."""
    who = on_turn(table)
    met = table.objects("end_turn", who=who)
    assert met.rule == "MK-TRN-06"
    assert met.instead[0].args["left"] == 4
    table.move("end_turn", **met.instead[0].args)
    assert table.one(who).discard.deeds == 1
    assert table.one(who).hand.count == 5


@pytest.mark.rule("MK-TRN-06")
@pytest.mark.parametrize("deed", ["play_cards", "discard_cards", "rest"])
def test_any_card_played_or_discarded_will_do(table, deed):
    """Also one that a rest discards."""
    who = on_turn(table)
    table.move(deed, who=who, **({"cards": 1} if deed == "discard_cards" else {}))
    table.move("end_turn", who=who)
    assert on_turn(table) != who


@pytest.mark.rule("MK-TRN-06")
def test_an_empty_hand_with_cards_in_the_deck_needs_no_card(table):
    """The exception: the hand was empty as the turn began."""
    turn(table, cards=1)
    first, second = on_turn(table), next(one.seat for one in table.state.heroes if one.seat != on_turn(table))
    with table.arranged() as state:
        state.at(second).hand = Cards()
    turn(table, cards=1)
    assert on_turn(table) == second
    assert table.state.turn.idle
    table.move("end_turn", who=second)
    assert on_turn(table) == first


@pytest.mark.rule("MK-TRN-06", "MK-TRN-16")
def test_a_hand_of_wounds_alone_still_owes_a_card(table):
    """It is warned of; a slow rest is offered, and settles it."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).hand = Cards(wounds=3)
        state.turn.deeds = 0
    seen = shown(table.state)
    assert (seen.keep, seen.may_rest) == ([], "slow")
    met = table.objects("end_turn", who=who)
    assert (met.rule, met.instead[0].move) == ("MK-TRN-06", "rest")
    table.move("rest", who=who)
    table.move("end_turn", who=who)
    assert table.one(who).discard.wounds == 1


@pytest.mark.rule("MK-TRN-15", "MK-TRN-17")
def test_a_normal_rest_discards_one_card_and_any_wounds(table):
    """They go to the discard pile and come back in the next round."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).hand = Cards(deeds=3, wounds=2)
    assert table.refuses("rest", who=who, wounds=3).field == "wounds"
    table.move("rest", who=who, wounds=2)
    one = table.one(who)
    assert (one.hand.deeds, one.hand.wounds, one.discard.deeds, one.discard.wounds) == (2, 0, 1, 2)
    assert table.state.turn.rest == "normal"


@pytest.mark.rule("MK-TRN-16")
def test_a_slow_rest_discards_exactly_one_wound(table):
    """Only with nothing but Wounds in hand."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).hand = Cards(wounds=3)
    assert table.refuses("rest", who=who, wounds=2).field == "wounds"
    table.move("rest", who=who)
    assert (table.one(who).hand.wounds, table.one(who).discard.wounds) == (2, 1)
    assert table.state.turn.rest == "slow"


@pytest.mark.rule("MK-TRN-14")
def test_who_rests_neither_moves_nor_acts(table):
    """And who has acted does not rest."""
    who = on_turn(table)
    table.move("rest", who=who)
    assert table.state.turn.step == "action"
    assert table.objects("take_action", who=who).rule == "MK-TRN-14"
    assert table.objects("rest", who=who).rule == "MK-TRN-14"
    table.move("end_turn", who=who)
    who = on_turn(table)
    table.move("take_action", who=who)
    assert table.objects("rest", who=who).rule == "MK-TRN-14"


@pytest.mark.rule("MK-TRN-03")
def test_with_an_empty_deck_and_cards_in_hand_one_may_play_on(table):
    """Announcing is offered, not demanded."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).deck = Cards()
    assert shown(table.state).may_announce
    table.move("play_cards", who=who)
    assert not shown(table.state).may_announce
    table.move("end_turn", who=who)
    assert table.state.round.announced is None


@pytest.mark.rule("MK-TRN-05")
def test_a_forfeited_turn_takes_nothing_of_the_space(table):
    """No crystal of the mine on which the hero stands."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).deck = Cards()
        state.land.tiles["1,-3"] = Laid(tile="2")
        state.at(who).at = next(one.at for one in grounds(state.land) if one.site == "mine")
    table.move("announce_end", who=who)
    assert sum(table.one(who).crystals.values()) == 0


@pytest.mark.rule("MK-CRD-01", "MK-CRD-05", "MK-CRD-12", "MK-CRD-17")
def test_cards_go_from_the_hand_to_the_play_area_and_then_to_the_discard_pile(table):
    """Wounds are never played; what is not played may stay in hand."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).hand = Cards(deeds=3, wounds=2)
    assert table.refuses("play_cards", who=who, count=4).field == "cards"
    table.move("play_cards", who=who, count=2)
    one = table.one(who)
    assert (one.played, one.hand.deeds, one.hand.wounds) == (2, 1, 2)
    table.move("end_turn", who=who)
    assert (table.one(who).played, table.one(who).discard.deeds, table.one(who).hand.count) == (0, 2, 5)


@pytest.mark.rule("MK-UND-01", "MK-UND-02")
def test_what_was_seen_stays_known_when_it_is_taken_back(table):
    """Every move that rolls or draws says of itself that it reveals; a played card reveals nothing."""
    for name in ("end_turn", "draw_cards", "search_mana", "reroll_dice", "next_round", "pick_tactic", "dummy_turn"):
        assert GAME.moves[name].reveals
    assert not GAME.moves["play_cards"].reveals
    who = on_turn(table)
    table.move("play_cards", who=who, count=2)
    table.undo()
    assert (table.one(who).hand.count, table.one(who).played) == (5, 0)


@pytest.mark.rule("MK-UND-03")
def test_special_effects_are_free_in_a_fight_too(table):
    """Dice and cards are taken amid whatever is under way."""
    assert all(GAME.moves[name].amid for name in ("take_die", "play_cards", "draw_cards", "discard_cards"))


@pytest.mark.rule("MK-RND-16")
def test_nobody_plays_out_of_turn(table):
    """Each move of a turn is whose turn it is."""
    other = next(one.seat for one in table.state.heroes if one.seat != on_turn(table))
    for name, args in (("play_cards", {}), ("end_turn", {}), ("rest", {}), ("announce_end", {}), ("take_action", {})):
        assert table.objects(name, who=other, **args).message.key == "not-your-turn"


@pytest.mark.rule("MK-TRN-09", "MK-TRN-10", "MK-TRN-11", "MK-TRN-12", "MK-TRN-13")
def test_the_page_names_what_may_be_done_where_the_hero_stands(table):
    """Interaction, entering, challenging and burning, each only where it can be; one action in a turn."""
    who = on_turn(table)

    def ways(space: str) -> list[str]:
        with table.arranged() as state:
            state.at(who).at = space
        return [one.deed for one in shown(table.state).ways]

    with table.arranged() as state:
        lay(state.land, "2", "5", "7")
        orcs = next(one.at for one in grounds(state.land) if one.site == "orcs")
        state.land.spaces[orcs] = Space(tokens=[Token(back="green", enemy="prowlers", up=True)])
    sites = {one.site: one.at for one in grounds(table.state.land) if one.site != "orcs"}
    assert ways("0,0") == ["move"]
    assert "talk" in ways(sites["village"])
    assert {"talk", "burn"} <= {*ways(sites["monastery"])}
    assert "enter" in ways(sites["dungeon"])
    beside = next(one for one in neighbours(orcs) if (here := ground(table.state.land, one)) and not here.site)
    assert "challenge" in ways(beside)
    table.move("take_action", who=who)
    assert shown(table.state).ways == []
    assert [*INHABITED, *ADVENTURES].count("city") == 1
    assert {"keep", "tower", "city"} == FORTIFIED <= INHABITED
    assert {"orcs", "draconum"} == RAMPAGING


@pytest.mark.rule("MK-TRN-06", "MK-CRD-12")
def test_a_turn_ends_by_the_number_of_cards_that_are_left(table):
    """Only the players know what was played: no step ends the turn without asking, unless it is known."""
    table.move("first_tiles")
    who = table.state.turn.seat
    assert table_page.next_step(table.state) is None
    assert shown(table.state).keep == [0, 1, 2, 3, 4]  # one at least is played or discarded
    table.move("gain_points", who=who, points=4)  # of a card: which one, nobody has told
    assert table_page.next_step(table.state) is None
    table.move("end_turn", who=who, left=3)
    assert table.one(who).hand.count == 5
    assert table.one(who).discard.count == 2


@pytest.mark.rule("MK-TRN-15", "MK-END-13")
def test_after_a_rest_there_is_one_way_to_end_the_turn(table):
    """What a rest discards is known, so nothing is asked; before it, Wounds are offered as far as there may be any."""
    who = on_turn(table)
    with table.arranged() as state:
        state.at(who).hand = Cards(deeds=3, wounds=2)
    seen = shown(table.state)
    assert (seen.may_rest, seen.rests, seen.at_most) == ("normal", [0, 1, 2], False)
    table.move("first_tiles")
    table.move("rest", who=who, wounds=2)
    seen = shown(table.state)
    assert (seen.keep, seen.rests, seen.at_most) == ([], [], False)
    assert table_page.next_step(table.state).move == "end_turn"


@pytest.mark.rule("MK-END-13", "MK-CRD-12")
def test_cards_of_a_turn_that_is_played_are_at_most_so_many(table):
    """Which of them were played nobody has told; of the others' hands nothing is in doubt."""
    who = on_turn(table)
    assert not shown(table.state).at_most
    table.move("gain_points", who=who, points=4)
    assert shown(table.state).at_most
    rows = table_page.table(table.state, Viewer()).rows
    assert [one.at_most for one in rows] == [one.figure.seat == who for one in rows]


@pytest.mark.rule("MK-TRN-10", "MK-INT-07")
def test_a_bargain_that_is_open_stays_a_way_of_its_turn(mage_knight):
    """More Influence may be played and spent until the turn ends."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table, 1, 4)
    who = on_turn(table)
    with table.arranged() as state:
        lay(state.land, "2", "5", "7")
        state.at(who).at = next(one.at for one in grounds(state.land) if one.site == "village")
    table.move("bargain", who=who, influence=5)
    assert [one.deed for one in shown(table.state).ways] == ["talk"]


@pytest.mark.rule("MK-KF-36")
def test_beaten_raiders_are_no_longer_said_to_stand_there(mage_knight):
    """Where they lay only the terrain is left, in every sentence."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table, 1, 4)
    who = on_turn(table)
    with table.arranged() as state:
        lay(state.land, "2", "5", "7")
        orcs = next(one.at for one in grounds(state.land) if one.site == "orcs")
        state.land.spaces[orcs] = Space(tokens=[Token(back="green", enemy="prowlers", up=True)])
        state.at(who).at = orcs
    assert shown(table.state).site == ground(table.state.land, orcs).stands == "orcs"
    with table.arranged() as state:
        state.land.spaces[orcs] = Space()
    assert (shown(table.state).site, ground(table.state.land, orcs).stands) == (None, None)


@pytest.mark.rule("MK-TRN-13", "MK-CMB-09")
def test_one_raider_beside_is_challenged_with_one_tap_from_the_table_and_the_map(table):
    """Where there is only one there is nothing to choose; what may be done there stands on the map, too."""
    who = on_turn(table)
    with table.arranged() as state:
        lay(state.land, "2", "5", "7")
        orcs = next(one.at for one in grounds(state.land) if one.site == "orcs")
        state.land.spaces[orcs] = Space(tokens=[Token(back="green", enemy="prowlers", up=True)])
        beside = [ground(state.land, one) for one in neighbours(orcs)]
        state.at(who).at = next(one.at for one in beside if one and not one.site)
    way = next(one for one in shown(table.state).ways if one.deed == "challenge")
    assert way in map_page.view(table.state, Viewer()).moving.here
    table.move(way.move, **way.args, who=who)
    assert [one.enemy for one in table.state.fight.foes] == ["prowlers"]
