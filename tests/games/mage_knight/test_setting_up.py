"""A new table: who has what, what is refused, what the hands are told, in the order of the rules. MK-SET."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core import engine
from companion.core.errors import BadArguments
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.cards import INTERACTIVE
from companion.games.mage_knight.box.heroes import INTERACTIVE_SKILLS
from companion.games.mage_knight.box.names import DUMMY, HERO_NAMES
from companion.games.mage_knight.box.scenarios import SCENARIOS
from companion.games.mage_knight.box.units import UNITS
from companion.games.mage_knight.play import growth, scenarios
from companion.games.mage_knight.play.land import stack

from .conftest import Table

ONES: dict[int, list[dict[str, str]]] = {count: [{}] * count for count in range(1, 5)}


def table(scenario: str, players: int = 2, seed: str = "seed", **options: Any) -> Table:
    return Table({"players": ONES[players], "scenario": scenario, **options}, seed=seed)


def refused(field: str, scenario: str = "full_conquest", players: int = 2, **options: Any) -> str:
    """By which words a set-up is refused; the field must be the one named."""
    plain = {"players": ONES[players], "scenario": scenario, **options}
    with pytest.raises(BadArguments) as caught:
        engine.set_up(GAME, "A test table", plain, "seed", {})
    assert caught.value.field == field
    return caught.value.message.key


def lines(one: Table) -> list[str]:
    return [line.told.key for line in one.state.checklist.lines]


@pytest.mark.rule("MK-SET-01", "MK-SET-04", "MK-SET-22")
@pytest.mark.parametrize(
    ("scenario", "players"), [(id, players) for id, one in SCENARIOS.items() for players in one.players]
)
def test_every_scenario_can_be_set_up_for_all_whom_it_takes(scenario, players):
    state = table(scenario, players).state
    blitz = scenario.startswith("blitz")
    assert [(one.fame, one.reputation) for one in state.heroes] == [(1, 2) if blitz else (0, 0)] * players
    assert all(not one.crystals and not one.units and one.level == 1 for one in state.heroes)
    assert len({one.hero for one in state.heroes}) == players
    assert state.agreed.rounds == SCENARIOS[scenario].rounds[players] and state.time == "day"
    assert (state.dummy is not None) == (players == 1 or scenario.endswith("cooperation"))


@pytest.mark.rule("MK-SET-03")
def test_who_picks_a_hero_when_is_drawn_unless_it_is_agreed():
    drawn = {tuple(table("full_conquest", 3, seed=str(number)).state.order) for number in range(30)}
    assert len(drawn) == 6
    assert table("full_conquest", 4, first=3).state.order == [3, 4, 1, 2]


@pytest.mark.rule("MK-DUM-01", "MK-DUM-02", "MK-DUM-03", "MK-FR-08")
def test_the_dummy_takes_a_hero_whom_nobody_plays():
    for number in range(12):
        state = table("full_cooperation", 3, seed=str(number)).state
        assert {state.dummy.hero, *(one.hero for one in state.heroes)} == set(HERO_NAMES)
        assert state.order[-1] == DUMMY and sum(state.dummy.crystals.values()) == 3
    named = Table({"players": [{}], "scenario": "solo_conquest", "dummy": "goldyx"}).state
    assert named.dummy.hero == "goldyx" and named.heroes[0].hero != "goldyx"
    assert named.dummy.crystals == {"green": 2, "blue": 1, "red": 0, "white": 0}
    assert table("first_reconnaissance", 1, variants=["no_dummy"]).state.dummy is None


def in_the_game(one: Table) -> int:
    """Spells in the deck and in the offer."""
    return one.state.decks.spells.size + len(one.state.offers.spells)


@pytest.mark.rule("MK-SC-02", "MK-CO-03", "MK-VAR-10")
def test_interactive_spells_leave_the_game_alone_together_and_by_agreement():
    for one in (
        table("solo_conquest", 1),
        table("full_cooperation"),
        table("dungeon_lords", variants=["friendly_spells"]),
    ):
        assert in_the_game(one) == 16 and "tell-spells-out" in lines(one)
    assert in_the_game(table("full_conquest")) == 20


@pytest.mark.rule("MK-CH-02")
def test_units_that_only_cities_have_leave_conquer_and_hold():
    one = table("conquer_and_hold")
    assert one.state.decks.elite.size == 15 and "tell-city-units-away" in lines(one)
    assert table("full_conquest").state.decks.elite.size == 20


@pytest.mark.rule("MK-TEAM-01", "MK-CO-06", "MK-CH-11")
def test_teams_are_chosen_drawn_or_asked_for_by_the_scenario():
    assert table("full_conquest", 4).state.teams == []
    assert table("full_conquest", 4, teams="4").state.teams == [[1, 4], [2, 3]]
    assert table("conquer_and_hold", 4).state.teams == [[1, 3], [2, 4]]
    assert table("full_cooperation", 3).state.teams == [[1, 2, 3]]
    drawn = {tuple(table("full_conquest", 4, seed=str(n), teams="lot").state.teams[0]) for n in range(20)}
    assert drawn == {(1, 2), (1, 3), (1, 4)}
    assert refused("teams", players=3, teams="lot") == "teams-need-four"


@pytest.mark.rule("MK-SCN-04", "MK-BK-02", "MK-CO-01")
@pytest.mark.parametrize(
    ("scenario", "players", "core"),
    [("blitz_cooperation", 2, 1), ("blitz_cooperation", 3, 2), ("full_cooperation", 2, 2), ("full_conquest", 3, 2)],
)
def test_the_dummy_player_brings_no_tile_and_no_die(scenario, players, core):
    """Core tiles, one less than players but in Full Cooperation, count who sits there; so do dice and units."""
    state = table(scenario, players).state
    assert (state.dummy is not None) is scenario.endswith("cooperation")
    assert (state.agreed.core, state.land.stack.core) == (core, core)
    assert len(state.source) == len(state.offers.units) == players + 2 + scenario.startswith("blitz")


@pytest.mark.rule("MK-OR-06", "MK-TEAM-01")
def test_chosen_ones_make_two_teams_and_each_sets_a_shield_aside():
    """Though nobody asked for teams; without chosen ones four play each for themselves."""
    chosen, plain = table("one_to_return", 4, variants=["chosen_one"]), table("one_to_return", 4)
    assert (chosen.state.teams, plain.state.teams) == ([[1, 3], [2, 4]], [])
    assert "tell-chosen-aside" in lines(chosen)
    assert "tell-chosen-aside" not in lines(plain)
    assert "tell-chosen-aside" not in lines(table("one_to_return", 4, teams="2"))
    assert plain.objects("show_chosen", who=1).rule != "MK-OR-06"  # nothing is revealed before the end
    for one in (chosen, plain):
        with one.arranged() as state:
            state.step, state.picks = "scoring", []
    assert plain.objects("show_chosen", who=1).rule == "MK-OR-06"
    chosen.move("show_chosen", who=1)


@pytest.mark.rule("MK-VAR-18", "MK-VAR-19", "MK-VAR-24", "MK-FC-03", "MK-FC-04", "MK-SC-07", "MK-CO-09")
def test_levels_of_cities_and_megapolises():
    assert table("full_conquest", 3).state.agreed.levels == [4, 4, 4]
    assert table("full_conquest", 3, levels=[5, 6, 11]).state.agreed.levels == [5, 6, 11]
    assert table("solo_conquest", 1, megapoles=1).state.agreed.levels == [5, 16]
    assert table("full_conquest", 2, megapoles=2, levels=[7, 22]).state.agreed.levels == [7, 22]
    teams = table("full_conquest", 4, teams="2", tiles={"cities": 2})
    assert teams.state.agreed.levels == [10, 10] and teams.state.agreed.cities == 2
    assert refused("levels", levels=[5, 12]) == "level-out-of-reach"
    assert refused("levels", levels=[5]) == "levels-one-each"
    assert refused("levels", players=4, teams="2", tiles={"cities": 2}, levels=[10, 9]) == "levels-of-teams"
    assert refused("levels", "mines_liberation", levels=[5]) == "levels-not-here"
    assert refused("megapoles", players=4, megapoles=1) == "megapoles-too-many"
    assert refused("megapoles", players=3, megapoles=2) == "megapoles-too-many"
    assert refused("megapoles", "druid_nights", megapoles=1) == "megapoles-too-many"


@pytest.mark.rule("MK-VAR-18", "MK-VAR-19", "MK-DIF-02")
@pytest.mark.parametrize(
    ("levels", "megapoles", "wrong"),
    [
        ([1, 11], 0, ""),
        ([11, 12], 0, "levels"),
        ([11, 12], 1, ""),
        ([12, 12], 1, "levels"),  # the first one is a plain city
        ([1, 2], 1, ""),
        ([2, 1], 1, "levels"),  # one of its halves would have no level
        ([22, 22], 2, ""),
        ([11, 23], 1, "levels[1]"),  # nor is there a half of level 12
        ([24, 2], 2, "levels[0]"),
    ],
)
def test_a_city_has_level_11_at_most_and_a_megapolis_22(levels, megapoles, wrong):
    if wrong:
        assert refused(wrong, levels=levels, megapoles=megapoles)
    else:
        found = table("full_conquest", levels=levels, megapoles=megapoles).state.agreed
        assert (found.levels, found.megapoles) == (levels, megapoles)


@pytest.mark.rule("MK-SET-15", "MK-KF-60", "MK-ML-01", "MK-DL-01", "MK-DN-01", "MK-SCN-05")
@pytest.mark.parametrize(
    ("scenario", "tiles", "field"),
    [
        ("full_conquest", {"cities": 5}, "tiles.cities"),
        ("full_conquest", {"core": 5}, "tiles.core"),
        ("full_conquest", {"countryside": 1}, "tiles.countryside"),
        ("mines_liberation", {"core": 4}, "tiles.core"),
        ("mines_liberation", {"countryside": 3}, "tiles.countryside"),
        ("mines_liberation", {"cities": 2}, "tiles.cities"),
        ("dungeon_lords", {"core": 0}, "tiles.core"),  # the tile that is always in
        ("druid_nights", {"countryside": 4}, "tiles.countryside"),  # of five with glades none goes
        ("conquer_and_hold", {"core": 2}, "tiles.core"),
    ],
)
def test_tiles_that_do_not_exist_are_refused(scenario, tiles, field):
    assert refused(field, scenario, tiles=tiles) == "tiles-do-not-exist"


@pytest.mark.rule("MK-MAP-01", "MK-MAP-02", "MK-MAP-03", "MK-MAP-04", "MK-MAP-05")
def test_another_shape_of_map_may_be_agreed_on_where_none_is_printed():
    assert table("full_conquest", 3, shape="open3").state.agreed.shape == "open3"
    assert table("first_reconnaissance").state.agreed.shape == "wide_wedge"
    assert refused("shape", "first_reconnaissance", shape="open") == "shape-not-here"
    assert refused("shape", "conquer_and_hold", shape="wedge") == "shape-not-here"
    assert refused("shape", "full_conquest", shape="fixed") == "shape-not-here"


@pytest.mark.rule("MK-VAR-01", "MK-VAR-08", "MK-VAR-14", "MK-VAR-17")
def test_variants_change_the_beginning_and_those_that_cannot_be_are_refused():
    assert table("full_conquest", variants=["night_arrival"]).state.time == "night"
    assert {one.reputation for one in table("full_conquest", variants=["rampage"]).state.heroes} == {-2}
    assert {one.reputation for one in table("full_conquest", variants=["hordes"]).state.heroes} == {-4}
    assert refused("variants", variants=["rampage", "hordes"]) == "variants-exclude"
    assert refused("variants", "solo_conquest", 1, variants=["auction"]) == "variant-not-here"
    assert refused("variants", "full_conquest", 3, variants=["chosen_one"]) == "variant-not-here"


@pytest.mark.rule("MK-SET-02", "MK-DN-10", "MK-OR-05")
def test_what_cannot_be_names_its_field():
    assert refused("scenario", "solo_conquest", 2) == "scenario-not-for"
    assert refused("scenario", "full_cooperation", 4) == "scenario-not-for"
    assert refused("first", first=3) == "no-such-seat"
    twice = [{"hero": "tovak"}, {"hero": "tovak"}]
    with pytest.raises(BadArguments) as caught:
        engine.set_up(GAME, "A test table", {"players": twice, "scenario": "full_conquest"}, "seed", {})
    assert caught.value.field == "players.1.hero"
    assert table("druid_nights", 2, variants=["epic"]).state.agreed.rounds == 6
    assert table("one_to_return", 4, variants=["epic"]).state.agreed.levels == [4, 4, 4, 4]


@pytest.mark.rule(
    "MK-SET-05", "MK-SET-06", "MK-SET-07", "MK-SET-09", "MK-SET-11", "MK-SET-14", "MK-SET-15", "MK-SET-16", "MK-SET-18"
)
def test_the_list_for_the_hands_goes_through_the_rules_in_their_order():
    told = lines(table("full_conquest", 3))
    wanted = [
        *("tell-scenario", "tell-column", "tell-tracks", "tell-artifact-deck", "tell-spell-deck", "tell-action-deck"),
        *("tell-unit-decks", "tell-lay-units", "tell-board", "tell-lay-source", "tell-tactic-cards"),
        *("tell-countryside", "tell-core", "tell-city-tiles"),
        *("tell-tile-deck", "tell-start-tile", "tell-city-levels", "tell-own-skills", "tell-own-cards", "tell-figures"),
    ]
    assert [key for key in told if key in wanted] == wanted


@pytest.mark.rule("MK-SET-09", "MK-SET-12", "MK-BC-03", "MK-FR-05", "MK-SET-23", "MK-SCN-03", "MK-SCN-05", "MK-FR-02")
@pytest.mark.parametrize(
    ("scenario", "players", "key", "facts"),
    [
        ("blitz_conquest", 4, "tell-board", {"time": "day"}),
        ("first_reconnaissance", 2, "tell-spell-deck", {"later": "yes"}),
        ("full_conquest", 2, "tell-spell-deck", {"later": "no"}),
        ("first_reconnaissance", 3, "tell-countryside-by-number", {"count": 9}),
        ("first_reconnaissance", 2, "tell-start-tile", {"side": "A", "count": 2, "shape": "wide_wedge"}),
        ("full_conquest", 4, "tell-start-tile", {"side": "B", "count": 3, "shape": "open"}),
        ("mines_liberation", 2, "tell-tiles-kept", {"tiles": [2, 3, 5, 6], "count": 4}),
        ("mines_liberation", 3, "tell-core-of", {"tiles": [2, 3, 4], "count": 2}),
        ("dungeon_lords", 2, "tell-core-kept", {"tiles": [1], "count": 0}),
        ("druid_nights", 3, "tell-friendly-city", {"city": "green"}),
        ("conquer_and_hold", 2, "tell-tiles-kept", {"tiles": [3, 4, 9, 10, 11], "count": 0}),
        ("full_cooperation", 3, "tell-city-levels", {"levels": [5, 5, 5, 11], "count": 4}),
    ],
)
def test_what_the_list_says_of_a_scenario(scenario, players, key, facts):
    one = table(scenario, players)
    assert [line.told.args for line in one.state.checklist.lines if line.told.key == key] == [facts]


@pytest.mark.rule("MK-SET-06", "MK-SET-07", "MK-SET-09", "MK-BC-03", "MK-RND-05")
@pytest.mark.parametrize(
    ("scenario", "players", "units"), [("full_conquest", 3, 5), ("blitz_conquest", 3, 6), ("solo_conquest", 1, 3)]
)
def test_the_offers_lie_open(scenario, players, units):
    offers = table(scenario, players).state.offers
    assert (len(offers.units), len(offers.actions), len(offers.spells)) == (units, 3, 3)
    assert not any(UNITS[unit].elite for unit in offers.units)
    assert table("first_reconnaissance").state.offers.spells == []


@pytest.mark.rule("MK-SET-12", "MK-SET-13", "MK-BC-03", "MK-VAR-08")
@pytest.mark.parametrize(
    ("scenario", "players", "dice"), [("solo_conquest", 1, 3), ("full_conquest", 4, 6), ("blitz_conquest", 4, 7)]
)
def test_the_source_is_rolled(scenario, players, dice):
    source = table(scenario, players).state.source
    assert len(source) == dice and sum(one.colour in ("gold", "black") for one in source) <= dice // 2
    night = table(scenario, players, variants=["night_arrival"]).state.source
    assert not any(one.colour in ("gold", "black") for one in night)


@pytest.mark.rule("MK-CH-13", "MK-VAR-06", "MK-VAR-07", "MK-VAR-30")
@pytest.mark.parametrize(
    ("variant", "key"),
    [
        ("map_open", "tell-map-open"),
        ("turned_tiles", "tell-turned-tiles"),
        ("random_cities", "tell-random-cities"),
        ("draft", "tell-draft"),
    ],
)
def test_variants_that_the_hands_prepare_stand_in_the_list(variant, key):
    assert key in lines(table("conquer_and_hold", variants=[variant]))
    assert key not in lines(table("conquer_and_hold"))


@pytest.mark.rule("MK-VAR-02")
def test_an_auction_comes_before_the_tactics():
    one = table("full_conquest", 3, variants=["auction"])
    assert one.state.step == "heroes" and one.state.auction.picker == one.state.order[0]
    assert "tell-column" not in lines(one) and "tell-auction" in lines(one)


@pytest.mark.rule("MK-SET-15", "MK-SET-16", "MK-SCN-05", "MK-ML-01", "MK-DL-01", "MK-FR-02")
@pytest.mark.parametrize(
    ("scenario", "sure", "out", "first"),
    [
        ("full_conquest", set(), set(), set()),
        ("mines_liberation", {"2", "3", "5", "6", "core8"}, {"core1"}, set()),
        ("dungeon_lords", {"7", "9", "core1", "core6"}, set(), set()),
        ("druid_nights", {"1", "2", "5", "7", "8", "core5"}, set(), set()),
        ("conquer_and_hold", {"3", "4", "9", "10", "11", "core2", "core3", "core4", "core7"}, set(), set()),
        ("first_reconnaissance", set(), set(), {"1"}),
    ],
)
def test_what_is_known_of_the_tiles_to_come(scenario, sure, out, first):
    land = table(scenario).state.land
    printed = SCENARIOS[scenario].tiles[2]
    assert (land.stack.countryside, land.stack.city, land.stack.core) == (
        printed.countryside,
        printed.cities,
        printed.core,
    )
    assert ({*land.stack.sure}, {*land.stack.out}) == (sure, out)
    assert [one.tile for one in land.tiles.values()] == ["B" if scenario == "conquer_and_hold" else "A"]
    assert not first or {*stack.may_come(land)} == first


def test_a_table_that_keeps_the_map_itself_has_none_here():
    assert table("full_conquest", kept="light").state.land is None


@pytest.mark.rule("MK-SET-18", "MK-SET-19", "MK-SET-20", "MK-SET-21")
def test_what_a_hero_begins_with():
    for one in table("full_conquest", 3).state.heroes:
        assert (growth.armor(one), growth.printed_limit(one), growth.places(one)) == (2, 5, 1)
        assert (one.hand.deeds, one.deck.deeds, one.hand.wounds, one.deck.wounds) == (5, 11, 0, 0)
        assert one.at is None and not one.skills


@pytest.mark.rule("MK-SET-03", "MK-SET-18")
def test_the_list_says_who_plays_whom_also_when_the_lot_said_so():
    """Each seat by its player, else by its number, with the hero it has; an auction is still to come."""
    one = table("full_conquest", players=2, seed="lot")
    told = [line.told.args for line in one.state.checklist.lines if line.told.key == "tell-own-hero"]
    assert told == [{"seat": seat, "player": "", "named": "no", "hero": one.one(seat).hero} for seat in (1, 2)]
    named = Table({"players": [{"player": "Žofie"}, {"player": "Karel", "hero": "tovak"}]})
    told = [line.told.args for line in named.state.checklist.lines if line.told.key == "tell-own-hero"]
    assert [(facts["player"], facts["named"], facts["hero"]) for facts in told] == [
        ("Žofie", "yes", named.one(1).hero),
        ("Karel", "yes", "tovak"),
    ]
    assert "tell-own-hero" not in lines(table("full_conquest", variants=["auction"]))


@pytest.mark.rule("MK-FR-05", "MK-DUM-11")
def test_offers_that_come_later_are_not_dealt_by_another_line():
    """A table that keeps the offers of First Reconnaissance; with a dummy player they are needed at once."""
    assert "tell-deal-cards" not in lines(table("first_reconnaissance", kept="light"))
    assert "tell-deal-cards" in lines(table("full_conquest", kept="light"))
    alone = table("first_reconnaissance", players=1, kept="light")
    assert "tell-deal-cards" in lines(alone)
    assert [line.told.args["later"] for line in alone.state.checklist.lines if line.told.key == "tell-spell-deck"] == [
        "no"
    ]


@pytest.mark.rule("MK-FR-04", "MK-BC-04", "MK-BK-04", "MK-SET-09")
@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        ("first_reconnaissance", "MK-FR-04"),
        ("blitz_conquest", "MK-BC-04"),
        ("blitz_cooperation", "MK-BK-04"),
        ("full_conquest", None),
        ("conquer_and_hold", None),
    ],
)
def test_elite_units_that_go_back_into_the_box_are_not_shuffled(scenario, rule):
    """The line of the scenario's own rule, and one deck instead of two."""
    found = table(scenario).state.checklist.lines
    assert [line.rule for line in found if line.told.key == "tell-elite-away"] == ([rule] if rule else [])
    shuffled = [line.told.args["elite"] for line in found if line.told.key == "tell-unit-decks"]
    assert shuffled == ["no" if rule else "yes"]


@pytest.mark.rule("MK-SC-07", "MK-SC-02", "MK-SC-03", "MK-SC-06", "MK-DUM-01")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_cooperation", "mines_liberation", "one_to_return"])
def test_any_scenario_may_be_played_alone_by_the_special_rules_of_solo_conquest(scenario):
    """A dummy player, no interactive Spells nor skill, the player picks first, no titles; levels may be chosen."""
    one = table(scenario, 1)
    state = one.state
    assert state.dummy is not None and not state.teams
    assert not {*INTERACTIVE} & {*state.decks.spells.cards, *state.offers.spells}
    assert not {*state.heroes[0].tokens} & {*INTERACTIVE_SKILLS}
    one.move("leave_list")
    assert state.picks[0] == 1
    counting = scenarios.of(state).counting(state)
    assert not counting.titles and not counting.cities
    assert (counting.goals == "alone") is (scenario in ("full_conquest", "blitz_cooperation"))
    if scenario == "full_conquest":
        assert table(scenario, 1, levels=[3, 4]).state.agreed.levels == [3, 4]
        assert table(scenario, 1, megapoles=1).state.agreed.megapoles == 1


@pytest.mark.rule("MK-KF-81", "MK-BK-02")
@pytest.mark.parametrize(("otherwise", "core"), [([], 1), (["MK-KF-81"], 2)])
def test_blitz_cooperation_has_one_core_tile_more_as_the_source_prints_it(otherwise, core):
    found = table("blitz_cooperation", 2, otherwise=otherwise).state.land.stack
    assert (found.countryside, found.city, found.core) == (7, 2, core)
    assert table("full_cooperation", 2, otherwise=otherwise).state.land.stack.core == 2


@pytest.mark.rule("MK-KF-80")
@pytest.mark.parametrize(("scenario", "players", "both"), [("full_conquest", 2, "no"), ("solo_conquest", 1, "yes")])
def test_with_a_later_edition_the_list_says_what_stays_in_the_box(scenario, players, both):
    later = table(scenario, players, otherwise=["MK-KF-80"]).state.checklist.lines
    assert [line.told.args["together"] for line in later if line.told.key == "tell-other-edition"] == [both]
    assert "tell-other-edition" not in lines(table(scenario, players))
