"""What is counted before the app keeps an area, and how it goes on with that."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.hexes import spaces_of
from companion.games.mage_knight.box.names import BASICS
from companion.games.mage_knight.pages.table import next_step
from companion.games.mage_knight.play.land.exploring import open_positions, within_reach
from companion.games.mage_knight.state.hero import Cards

from .course import pick_all

HERO = {"hero_level": 3, "hand_cards": 5, "hand_wounds": 2, "deck_cards": 8, "discard_cards": 3, "other_wounds": 4}
HERO |= {f"crystals_{colour}": number for number, colour in enumerate(BASICS)}
DICE = {"red": 1, "blue": 2, "green": 0, "white": 0, "gold": 0, "black": 1}


@pytest.mark.rule("MK-SAV-01")
def test_a_heros_cards_are_read_off_by_pile(mage_knight):
    """Two Wounds in hand; of four others three fill the discard pile, one lies in the deck."""
    table = mage_knight("goldyx", "tovak", areas={"heroes": "table"})
    with table.arranged() as state:  # from when the app kept them before
        one = state.at(1)
        one.mana, one.played, one.unseen, one.on_top, one.under = {"red": 1}, 2, 2, 1, Cards(deeds=1)
    table.move("keep", area="heroes", keeper="app", counts={"1": HERO, "2": HERO | {"other_wounds": 0}})
    one = table.one()
    assert not (one.mana or one.played or one.unseen or one.on_top or one.under.count)
    assert (one.level, one.hand.deeds, one.hand.wounds) == (3, 3, 2)
    assert (one.discard.deeds, one.discard.wounds, one.deck.deeds, one.deck.wounds) == (0, 3, 7, 1)
    assert one.crystals == {"red": 0, "blue": 1, "green": 2, "white": 3}


def test_more_wounds_than_cards_are_refused(mage_knight):
    table = mage_knight("goldyx", areas={"heroes": "table"}, scenario="first_reconnaissance")
    wrong = table.refuses("keep", area="heroes", keeper="app", counts={"1": HERO | {"hand_wounds": 6}})
    assert wrong.field == "counts.1.hand_wounds"


@pytest.mark.rule("MK-SET-12")
def test_the_source_has_as_many_dice_as_there_are(mage_knight):
    """Two heroes: four dice."""
    table = mage_knight("goldyx", "tovak", areas={"source": "table"})
    table.refuses("keep", area="source", keeper="app", counts={"source": DICE | {"gold": 1}})
    table.move("keep", area="source", keeper="app", counts={"source": DICE})
    assert [die.colour for die in table.state.source] == ["red", "blue", "blue", "black"]


def test_offers_that_the_table_kept_are_proposed_and_named(mage_knight):
    table = mage_knight("goldyx", "tovak", areas={"offers": "table"})
    assert not table.state.offers.units
    table.move("keep", area="offers", keeper="app")
    assert len(table.state.offers.units) == 4
    assert "tell-name-offers" in table.said


@pytest.mark.rule("MK-SAV-01", "MK-EXP-09")
def test_a_map_that_the_table_kept_is_told_tile_by_tile_and_the_game_goes_on_over_it(mage_knight):
    """Nothing is dealt for what was revealed long ago; what is explored afterwards is as ever."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest", areas={"map": "table"}, tiles={"countryside": 9})
    pick_all(table)
    dealt = [*table.state.offers.monastery]
    table.move("keep", area="map", keeper="app")
    assert "tell-lay-map-again" in table.said
    land = table.state.land
    assert (land.stack.countryside, land.stack.city, land.stack.core, land.levels) == (9, 2, 1, [4, 4])
    assert next_step(table.state).page == "map"
    who = table.state.turn.seat
    table.move("first_tiles", tiles=["5", "10"])  # 5 has a monastery
    assert "tell-monastery" not in table.said
    assert table.state.offers.monastery == dealt and table.state.land.stack.countryside == 7
    other = next(one.seat for one in table.state.heroes if one.seat != who)
    wanted = open_positions(table.state.land)[0]
    near = next(at for centre in ("1,-3", "3,-2") for at in spaces_of(centre) if within_reach(at, wanted))
    table.move("put_figure", who=other, space="3,-2")
    table.move("put_figure", who=who, space=near)
    assert table.state.turn.path[-1] == table.one(who).at
    table.move("put_shield", who=who, at=table.one(who).at)
    table.move("gain_points", who=who, points=9)
    table.move("explore", who=who, at=wanted, tile="1")
    assert not table.state.land.retold and table.state.land.tiles[wanted].tile == "1"
    table.move("end_turn", who=who, left=2)
    assert table.game.can_show(table.state)


@pytest.mark.rule("MK-OR-01", "MK-SAV-01")
@pytest.mark.parametrize("laid", [True, False])  # whether the app had laid it before the table kept it
def test_a_portal_that_closed_while_the_table_kept_the_map_is_closed_on_the_apps(mage_knight, laid):
    """Whom it took is told even when the app keeps the map by then, and stands nowhere."""
    table = mage_knight(scenario="one_to_return", areas={} if laid else {"map": "table"})
    if laid:
        table.move("keep", area="map", keeper="table")
    pick_all(table)
    table.move("round_over", overrule=("*",), announced=3)
    table.move("portal_takes", who=1)
    table.move("keep", area="map", keeper="app")
    assert table.state.land.portal_closed
    table.move("portal_takes", who=2)
    table.move("shut_portal")
    assert [one.eliminated for one in table.state.heroes] == [True, True, False]
    assert table.one(1).at is None and table.one(2).at is None
    assert table.objects("portal_takes", who=3).message.key == "app-sees-that"


@pytest.mark.rule("MK-OR-01", "MK-SAV-01")
@pytest.mark.parametrize(
    ("scenario", "variants", "number", "time", "closed"),
    [
        ("one_to_return", [], 1, "day", False),
        ("one_to_return", [], 2, "night", True),
        ("one_to_return", [], 3, "day", True),
        ("one_to_return", ["night_arrival"], 1, "night", False),
        ("one_to_return", ["night_arrival"], 2, "day", False),
        ("one_to_return", ["night_arrival"], 3, "night", True),
        ("full_conquest", [], 2, "night", False),
    ],
)
def test_a_map_that_is_told_later_has_its_portal_as_the_round_wants_it(
    mage_knight, scenario, variants, number, time, closed
):
    table = mage_knight(scenario=scenario, variants=variants, areas={"map": "table"})
    with table.arranged() as state:
        state.round.number, state.time = number, time
        state.affairs.nightfalls = (number + bool(variants)) // 2
    table.move("keep", area="map", keeper="app")
    assert table.state.land.portal_closed is closed


@pytest.mark.rule("MK-SAV-01")
def test_cards_that_lie_otherwise_are_counted_anew(mage_knight):
    """The others lie in the discard pile. Wounds of the hand stay there; of others nobody knows where they lie, so the
    deck has them, and what was drawn from it may be one of them."""
    table = mage_knight("goldyx", "tovak")
    with table.arranged() as state:
        one = state.at(1)
        one.hand, one.deck, one.discard = Cards(deeds=3, wounds=1), Cards(deeds=7, wounds=1), Cards(deeds=3, wounds=1)
        one.played, one.on_top, one.under = 2, 1, Cards(deeds=1)
    assert table.refuses("count_cards", who=1, hand=9, deck=10).field == "deck"
    assert table.refuses("count_cards", who=1, hand=0, deck=6).field == "hand"
    table.move("count_cards", who=1, hand=5, deck=6)
    one = table.one()
    assert (one.hand, one.deck, one.discard) == (Cards(deeds=4, wounds=1), Cards(deeds=4, wounds=2), Cards(deeds=7))
    assert (one.played, one.on_top, one.under, one.unseen) == (0, 0, Cards(deeds=1), 4)
    table.move("count_cards", who=1, hand=18, deck=0)
    assert (table.one().hand, table.one().unseen) == (Cards(deeds=15, wounds=3), 0)


def test_a_map_that_the_app_laid_goes_on_where_it_was(mage_knight):
    table = mage_knight("goldyx", "tovak")
    land = table.state.land
    table.move("keep", area="map", keeper="table")
    table.move("keep", area="map", keeper="app")
    assert table.state.land.tiles == land.tiles
