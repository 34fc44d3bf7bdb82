"""Interaction with the locals, rule by rule, from the ledger's section 13."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.box.cards import colour_of
from companion.games.mage_knight.box.units import UNITS
from companion.games.mage_knight.pages import offers as offers_page
from companion.games.mage_knight.play import interaction
from companion.games.mage_knight.play.land import ground
from companion.games.mage_knight.state.hero import HeldSkill, Unit
from companion.games.mage_knight.state.land import City, Encounter, Laid, Land, Space
from companion.games.mage_knight.state.pieces import SourceDie, Turn

SPACES = ("0,0", "2,1", "-1,3", "-3,2", "-2,-1")


@pytest.fixture
def among(mage_knight):
    """A table at which Goldyx (seat 1) has the turn and stands on a site: `among("village", tiles="A 1")`."""

    def stand(
        site, *heroes, tiles="A 1", owner=None, shields=(), ways="open", areas=None, scenario="full_conquest", **options
    ):
        kept = {"map": "app", "offers": "app", "heroes": "app", "source": "app", **(areas or {})}
        table = mage_knight(*(heroes or ("goldyx", "tovak", "arythea")), areas=kept, scenario=scenario, **options)
        with table.arranged() as state:
            state.step, state.picks = "turns", []
            state.turn = Turn(seat=1)
            state.land = land = Land(ways=ways)
            land.tiles = {at: Laid(tile=tile) for at, tile in zip(SPACES, tiles.split(), strict=False)}
            at = next((one.at for one in ground.grounds(land) if one.site == site), None)
            hero = state.at(1)
            hero.at, hero.hand.deeds = at, 5
            hero.deck.deeds = hero.deck.deeds or 11
            if site == "city":
                colour = next(one.colour for one in ground.grounds(land) if one.site == "city")
                land.cities = [City(colours=[colour], at=at, conquered=ways == "open", shields=[*shields])]
            elif owner:
                land.spaces[at] = Space(shields=[owner], done=True)
        return table

    return stand


def with_units(table, *units, **facts):
    with table.arranged() as state:
        state.at(1).units = [Unit(unit=unit, **facts) for unit in units]
        state.at(1).level = 9  # five command tokens


def offered(table, *units):
    """So that these units lie in the offer, whatever was dealt."""
    with table.arranged() as state:
        state.offers.units = [*units]


def money(table):
    state = table.state
    return interaction.left(state, state.at(1), state.turn.bargain)


@pytest.mark.rule("MK-INT-01")
@pytest.mark.parametrize(
    ("site", "tiles", "facts"),
    [
        ("village", "A 1", {}),
        ("monastery", "A 5", {}),
        ("keep", "A 3", {"owner": 1}),
        ("tower", "A 4", {"owner": 2}),
        ("city", "A core8", {}),
    ],
)
def test_where_locals_talk(among, site, tiles, facts):
    """A village, a monastery, the own keep, a tower and a city that anybody conquered."""
    table = among(site, tiles=tiles, **facts)
    table.move("bargain", who=1, influence=0)
    assert table.state.turn.bargain.site == site
    assert table.state.turn.acted


@pytest.mark.rule("MK-INT-01", "MK-KF-22")
@pytest.mark.parametrize(
    ("site", "tiles", "facts"),
    [
        ("keep", "A 3", {}),
        ("keep", "A 3", {"owner": 2}),
        ("tower", "A 4", {}),
        ("glade", "A 1", {}),
    ],
)
def test_where_nobody_talks(among, site, tiles, facts):
    table = among(site, tiles=tiles, **facts)
    assert table.objects("bargain", who=1, influence=3).rule == "MK-INT-01"


@pytest.mark.rule("MK-INT-01", "MK-OUT-06")
def test_a_burned_monastery_is_empty(among):
    table = among("monastery", tiles="A 5", owner=1)
    assert table.objects("bargain", who=1, influence=3).code == "nobody-to-bargain"


@pytest.mark.rule("MK-TRN-07", "MK-TRN-14")
def test_it_is_the_action_of_the_turn(among):
    table = among("village")
    with table.arranged() as state:
        state.turn.acted = True
    assert table.objects("bargain", who=1, influence=3).rule == "MK-TRN-07"
    with table.arranged() as state:
        state.turn.acted, state.turn.rest = False, "normal"
    assert table.objects("bargain", who=1, influence=3).rule == "MK-TRN-14"


@pytest.mark.rule("MK-TRN-08")
def test_whoever_ran_into_a_fight_fights_first(among):
    table = among("village")
    with table.arranged() as state:
        state.turn.encounter = Encounter(kind="provoked", at=state.at(1).at, origin="0,0")
    assert table.objects("bargain", who=1, influence=3).rule == "MK-TRN-08"
    assert offers_page.page(table.state, EVERYBODY).bargaining is None


@pytest.mark.rule("MK-INT-02", "MK-INT-03", "MK-INT-06", "MK-INT-07")
def test_influence_and_reputation_are_counted_once_whatever_is_bought(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).reputation = 4  # +2
        state.at(1).hand.wounds = 3
        state.at(1).level = 9
    offered(table, "peasants", "peasants")
    table.move("bargain", who=1, influence=9)
    assert money(table) == 11
    table.move("recruit", who=1, unit="peasants")
    assert money(table) == 7
    table.move("recruit", who=1, unit="peasants")
    table.move("buy_healing", who=1)
    assert money(table) == 0
    assert [unit.unit for unit in table.one().units] == ["peasants", "peasants"]
    assert table.one().hand.wounds == 2


@pytest.mark.rule("MK-INT-06")
def test_reputation_alone_may_buy(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).reputation = 7  # +5
    offered(table, "herbalists")
    table.move("bargain", who=1, influence=0)
    table.move("recruit", who=1, unit="herbalists")
    assert money(table) == 2


@pytest.mark.rule("MK-INT-03")
def test_a_bad_name_costs(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).reputation = -5  # -3
    offered(table, "herbalists")
    table.move("bargain", who=1, influence=5)
    assert table.objects("recruit", who=1, unit="herbalists").code == "too-little-influence"
    table.move("bargain", who=1, influence=6)
    table.move("recruit", who=1, unit="herbalists")
    assert money(table) == 0


@pytest.mark.rule("MK-INT-04")
def test_on_x_nobody_talks(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).reputation = -7
    assert table.objects("bargain", who=1, influence=20).rule == "MK-INT-04"
    table.move("bargain", who=1, influence=20, overrule=("reputation-forbids",))
    assert money(table) == 20
    offered(table, "peasants")
    table.move("recruit", who=1, unit="peasants")  # the table has ruled once, and is not asked again


@pytest.mark.rule("MK-INT-05", "MK-SCN-03")
@pytest.mark.parametrize(("shields", "ways", "more"), [((1, 2, 1), "open", 2), ((1, 2, 3), "friendly", 1)])
def test_each_own_shield_in_a_city_is_influence(among, shields, ways, more):
    table = among("city", tiles="A core8", shields=shields, ways=ways)
    table.move("bargain", who=1, influence=3)
    assert money(table) == 3 + more


@pytest.mark.rule("MK-KF-86")
@pytest.mark.parametrize(("otherwise", "left"), [([], 4), (["MK-KF-86"], 6)])
def test_a_reputation_that_falls_amid_counts_at_once_unless_the_table_reads_it_otherwise(among, otherwise, left):
    table = among("village", otherwise=otherwise)
    with table.arranged() as state:
        state.at(1).reputation = 3  # +1
    table.move("bargain", who=1, influence=5)
    with table.arranged() as state:
        state.at(1).reputation = -3  # -1
    assert money(table) == left


@pytest.mark.rule("MK-INT-08")
def test_a_unit_comes_where_its_icon_is(among):
    table = among("village")
    offered(table, "northern_monks", "utem_guardsmen")
    table.move("bargain", who=1, influence=12)
    assert table.objects("recruit", who=1, unit="northern_monks").rule == "MK-INT-08"
    table.move("recruit", who=1, unit="utem_guardsmen")
    assert money(table) == 7
    assert table.refuses("recruit", who=1, unit="peasants").field == "unit"


@pytest.mark.rule("MK-INT-15")
def test_the_white_city_has_every_unit(among):
    table = among("city", tiles="A core7")
    offered(table, "peasants", "altem_mages")
    table.move("bargain", who=1, influence=4)
    table.move("recruit", who=1, unit="peasants")
    other = among("city", tiles="A core8")
    offered(other, "peasants", "catapults")
    other.move("bargain", who=1, influence=13)
    assert other.objects("recruit", who=1, unit="peasants").rule == "MK-INT-08"
    other.move("recruit", who=1, unit="catapults")


@pytest.mark.rule("MK-CH-04", "MK-OR-02")
@pytest.mark.parametrize(
    ("scenario", "otherwise", "allowed"),
    [
        ("one_to_return", [], True),
        ("one_to_return", ["MK-OR-02"], False),
        ("conquer_and_hold", ["MK-OR-02"], True),
        ("full_conquest", [], False),
    ],
)
def test_monks_at_towers_and_villagers_at_keeps(among, scenario, otherwise, allowed):
    heroes = ("goldyx", "tovak")
    for site, tiles, unit in (("tower", "A 4", "northern_monks"), ("keep", "A 3", "peasants")):
        table = among(site, *heroes, tiles=tiles, owner=1, scenario=scenario, otherwise=otherwise)
        offered(table, unit)
        table.move("bargain", who=1, influence=7)
        if allowed:
            table.move("recruit", who=1, unit=unit)
        else:
            assert table.objects("recruit", who=1, unit=unit).code == "unit-not-here"


@pytest.mark.rule("MK-INT-09", "MK-UNI-05")
def test_a_recruited_unit_helps_at_once_but_does_not_pay_for_itself(among):
    table = among("village")
    offered(table, "peasants", "herbalists")
    table.move("bargain", who=1, influence=3)
    assert table.objects("recruit", who=1, unit="peasants").code == "too-little-influence"
    table.move("bargain", who=1, influence=4)
    table.move("recruit", who=1, unit="peasants")
    table.move("unit_influence", who=1, unit=1)
    assert money(table) == 2 and table.one().units[0].spent
    assert table.objects("unit_influence", who=1, unit=1).rule == "MK-UNI-07"


@pytest.mark.rule("MK-UNI-02", "MK-UNI-06")
def test_without_a_command_token_somebody_must_go(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).units = [Unit(unit="foresters", wounds=1)]
    offered(table, "peasants")
    table.move("bargain", who=1, influence=4)
    objection = table.objects("recruit", who=1, unit="peasants")
    assert objection.rule == "MK-UNI-06"
    assert [one.args["disbanding"] for one in objection.instead] == [1]
    table.move("recruit", who=1, unit="peasants", disbanding=1)
    assert [(unit.unit, unit.wounds, unit.spent) for unit in table.one().units] == [("peasants", 0, False)]
    assert table.refuses("recruit", who=1, unit="peasants", disbanding=9).field == "disbanding"


@pytest.mark.rule("MK-KF-74")
def test_bonds_of_loyalty_spare_five(among):
    table = among("village")
    with table.arranged() as state:
        state.at(1).skills = [HeldSkill(skill="bonds_of_loyalty")]
        state.at(1).units = [Unit(unit="peasants", spent=True)]
    offered(table, "foresters", "herbalists")
    table.move("bargain", who=1, influence=5)
    objection = table.objects("recruit", who=1, unit="foresters")  # its one command token is taken
    assert [one.args["bond"] for one in objection.instead] == [True, False]
    table.move("recruit", who=1, unit="foresters", bond=True)
    assert money(table) == 5
    assert [unit.bonded for unit in table.one().units] == [False, True]
    assert table.objects("recruit", who=1, unit="herbalists", bond=True).rule == "MK-KF-74"


@pytest.mark.rule("MK-INT-10", "MK-KF-20", "MK-KF-21")
@pytest.mark.parametrize(("site", "tiles", "each"), [("village", "A 1", 3), ("monastery", "A 5", 2)])
def test_healing_has_its_price(among, site, tiles, each):
    table = among(site, tiles=tiles)
    with table.arranged() as state:
        state.at(1).hand.wounds = 2
    with_units(table, "utem_guardsmen", wounds=1)
    table.move("bargain", who=1, influence=4 * each)
    table.move("buy_healing", who=1, points=2)
    assert money(table) == 2 * each and table.one().hand.wounds == 0
    table.move("buy_healing", who=1, unit=1)  # of level II: two points
    assert money(table) == 0 and table.one().units[0].wounds == 0


@pytest.mark.rule("MK-INT-10")
def test_no_healing_elsewhere(among):
    table = among("keep", tiles="A 3", owner=1)
    with table.arranged() as state:
        state.at(1).hand.wounds = 2
    table.move("bargain", who=1, influence=9)
    assert table.objects("buy_healing", who=1).rule == "MK-INT-10"


@pytest.mark.rule("MK-INT-11", "MK-EDG-11", "MK-CRD-15")
def test_a_monastery_sells_what_lies_among_the_units(among):
    table = among("monastery", tiles="A 5")
    with table.arranged() as state:
        state.offers.monastery = ["agility"]
        state.offers.actions = ["in_need", "training", "ambush"]
        state.decks.actions.shuffled = ["learning", "diplomacy"]
    table.move("bargain", who=1, influence=12)
    assert table.objects("buy_action", who=1, card="in_need").code == "other-offer"
    table.move("buy_action", who=1, card="agility")
    assert money(table) == 6
    assert table.state.offers.monastery == [] and table.one().gained == ["agility"]
    assert table.state.decks.actions.size == 2


@pytest.mark.rule("MK-INT-12", "MK-INT-14", "MK-CRD-14")
@pytest.mark.parametrize(("site", "tiles", "owner"), [("tower", "A 4", 2), ("city", "A core6", None)])
def test_a_spell_costs_seven_and_mana_of_its_colour(among, site, tiles, owner):
    table = among(site, tiles=tiles, owner=owner)
    card = table.state.offers.spells[1]
    with table.arranged() as state:
        state.source = []
        state.at(1).crystals = {colour_of(card): 1}
    table.move("bargain", who=1, influence=14)
    table.move("buy_spell", who=1, card=card)
    assert money(table) == 7
    assert table.one().crystals[colour_of(card)] == 0 and table.one().gained == [card]
    assert len(table.state.offers.spells) == 3 and card not in table.state.offers.spells
    objection = table.objects("buy_spell", who=1, card=table.state.offers.spells[0])
    assert objection.code == "no-mana-for-spell"


@pytest.mark.rule("MK-INT-12", "MK-MAN-05", "MK-MAN-07")
def test_the_mana_may_be_a_die_of_the_source(among):
    table = among("tower", tiles="A 4", owner=1)
    card = table.state.offers.spells[0]
    with table.arranged() as state:
        state.source = [SourceDie(colour="gold")]
    table.move("bargain", who=1, influence=14)
    table.move("buy_spell", who=1, card=card)
    assert table.state.source[0].seat == 1 and table.state.turn.die_used
    with table.arranged() as state:
        state.source.append(SourceDie(colour=colour_of(state.offers.spells[0])))
    assert table.objects("buy_spell", who=1, card=table.state.offers.spells[0]).code == "no-mana-for-spell"
    night = among("tower", tiles="A 4", owner=1)
    with night.arranged() as state:
        state.time, state.source = "night", [SourceDie(colour="gold")]
    night.move("bargain", who=1, influence=7)
    assert night.objects("buy_spell", who=1, card=night.state.offers.spells[0]).code == "no-mana-for-spell"


@pytest.mark.rule("MK-INT-13", "MK-CRD-16")
def test_artifacts_of_the_red_city_come_at_the_end_of_the_turn(among):
    table = among("city", tiles="A core8")
    table.move("bargain", who=1, influence=24)
    table.move("buy_artifact", who=1)
    table.move("buy_artifact", who=1)
    assert money(table) == 0
    assert [(one.kind, one.count) for one in table.one().owed] == [("artifact", 2)]
    assert table.one().gained == []
    assert table.objects("buy_elite", who=1).rule == "MK-INT-15"


@pytest.mark.rule("MK-INT-15")
def test_the_white_city_adds_an_elite_unit_for_two(among):
    table = among("city", tiles="A core7")
    before = len(table.state.offers.units)
    table.move("bargain", who=1, influence=4)
    table.move("buy_elite", who=1)
    table.move("buy_elite", who=1, drew="catapults")
    assert money(table) == 0
    assert len(table.state.offers.units) == before + 2
    assert all(UNITS[unit].elite for unit in table.state.offers.units[-2:])


@pytest.mark.rule("MK-BC-04")
def test_where_elite_units_are_not_used_the_white_city_has_none(among):
    table = among("city", tiles="A core7", scenario="blitz_conquest")
    table.move("bargain", who=1, influence=4)
    assert table.objects("buy_elite", who=1).rule == "MK-BC-04"


@pytest.mark.rule("MK-INT-16")
def test_the_green_city_sells_actions_open_or_unseen(among):
    table = among("city", tiles="A core5")
    card, size = table.state.offers.actions[2], table.state.decks.actions.size
    table.move("bargain", who=1, influence=12)
    table.move("buy_action", who=1, card=card)
    assert len(table.state.offers.actions) == 3 and table.state.decks.actions.size == size - 1
    table.move("buy_unseen_action", who=1)
    assert money(table) == 0 and len(table.one().gained) == 2
    assert table.state.decks.actions.size == size - 2


@pytest.mark.rule("MK-VAR-23")
def test_a_megapolis_offers_what_both_cities_do(among):
    table = among("city", tiles="A core8")
    with table.arranged() as state:
        state.land.cities[0].colours = ["red", "green"]
        state.land.cities[0].second = "9,9"
    table.move("bargain", who=1, influence=18)
    table.move("buy_artifact", who=1)
    table.move("buy_unseen_action", who=1)
    assert money(table) == 0


@pytest.mark.rule("MK-TEAM-08", "MK-CH-11")
def test_the_keep_of_an_ally_serves_too(among):
    heroes = ("goldyx", "tovak", "arythea", "norowas")
    table = among("keep", *heroes, tiles="A 3", owner=2)
    assert table.objects("bargain", who=1, influence=3).rule == "MK-INT-01"
    with table.arranged() as state:
        state.teams = [[1, 2], [3, 4]]
    table.move("bargain", who=1, influence=3)
    assert table.state.turn.bargain.site == "keep"


@pytest.mark.rule("MK-CH-06")
def test_where_towers_are_owned_only_their_owner_talks(among):
    table = among("tower", tiles="A 4", owner=2)
    with table.arranged() as state:
        state.land.towers_owned = True
    assert table.objects("bargain", who=1, influence=3).rule == "MK-INT-01"


@pytest.mark.rule("MK-FR-09")
def test_a_closed_city_talks_to_nobody(among):
    table = among("city", tiles="A core8", ways="closed")
    with table.arranged() as state:
        state.land.cities = []
    assert table.objects("bargain", who=1, influence=3).rule == "MK-INT-01"


def test_what_was_spent_stays_spent(among):
    table = among("village")
    offered(table, "peasants")
    table.move("bargain", who=1, influence=5)
    table.move("recruit", who=1, unit="peasants")
    assert table.objects("bargain", who=1, influence=3).rule == "MK-INT-07"
    table.move("bargain", who=1, influence=4)
    assert money(table) == 0


def test_a_table_that_overrules_had_the_influence(among):
    table = among("village")
    offered(table, "peasants")
    table.move("bargain", who=1, influence=1)
    table.move("recruit", who=1, unit="peasants", overrule=("too-little-influence",))
    assert money(table) == 0 and table.state.turn.bargain.played == 4


def test_a_table_that_keeps_the_map_says_where_the_hero_stands(among):
    table = among("village", areas={"map": "table"})
    assert table.refuses("bargain", who=1, influence=3).field == "site"
    assert table.refuses("bargain", who=1, influence=3, site="city").field == "cities"
    table.move("bargain", who=1, influence=3, site="city", cities=["red"], shields=2)
    assert money(table) == 5
    assert table.state.turn.bargain.cities == ["red"]


def test_a_table_that_keeps_its_offers_names_what_is_bought(among):
    table = among("tower", tiles="A 4", owner=1, areas={"offers": "table"})
    table.move("bargain", who=1, influence=7)
    table.move("buy_spell", who=1, card="mana_bolt", way="other")
    assert table.one().gained == ["mana_bolt"]
    village = among("village", areas={"offers": "table"})
    village.move("bargain", who=1, influence=4)
    village.move("recruit", who=1, unit="peasants")
    assert village.one().units[0].unit == "peasants"


def test_nothing_is_sold_before_anybody_talks(among):
    table = among("village")
    assert table.objects("buy_healing", who=1).code == "no-interaction"
    assert table.objects("recruit", who=1, unit="peasants").code == "no-interaction"
