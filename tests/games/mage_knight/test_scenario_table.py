"""The scenarios and the variants, read afresh from sections 31 to 34 of the ledger."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box import scenarios, variants
from companion.games.mage_knight.box.scenarios import SCENARIOS, TileCounts

# Section 31, line by line: players, rounds, map, countryside, city tiles, other core, levels.
PRINTED = {
    "first_reconnaissance": {
        1: (4, "wide_wedge", 8, 1, 2, ()),
        2: (3, "wide_wedge", 8, 1, 2, ()),
        3: (3, "wide_wedge", 9, 1, 2, ()),
        4: (3, "wide_wedge", 11, 1, 2, ()),
    },
    "full_conquest": {
        2: (6, "wedge", 8, 2, 1, (4, 4)),
        3: (6, "wedge", 9, 3, 2, (4, 4, 4)),
        4: (6, "open", 11, 4, 3, (4, 4, 4, 4)),
    },
    "blitz_conquest": {
        2: (4, "wedge", 6, 2, 1, (3, 3)),
        3: (4, "wedge", 7, 3, 2, (3, 3, 3)),
        4: (4, "open4", 9, 4, 3, (3, 3, 3, 3)),
    },
    "solo_conquest": {1: (6, "wedge", 7, 2, 2, (5, 8))},
    "full_cooperation": {2: (6, "open", 8, 3, 2, (5, 5, 8)), 3: (6, "open", 10, 4, 3, (5, 5, 5, 11))},
    "blitz_cooperation": {2: (4, "open", 7, 2, 1, (5, 8)), 3: (4, "open", 8, 3, 2, (5, 8, 11))},
    "mines_liberation": {
        2: (4, "wedge", 8, 1, 1, ()),
        3: (4, "wedge", 9, 1, 2, ()),
        4: (4, "open4", 11, 1, 3, ()),
    },
    "dungeon_lords": {2: (5, "wedge", 8, 1, 1, ()), 3: (5, "wedge", 9, 1, 2, ()), 4: (5, "open4", 11, 1, 3, ())},
    "druid_nights": {2: (4, "wedge", 8, 1, 1, ()), 3: (4, "wedge", 9, 1, 2, ()), 4: (4, "open4", 11, 1, 3, ())},
    "one_to_return": {
        2: (4, "wedge", 7, 1, 1, (3,)),
        3: (4, "wedge", 8, 2, 2, (3, 3)),
        4: (4, "wedge", 10, 3, 3, (3, 3, 3)),
    },
    "conquer_and_hold": {2: (6, "fixed", 5, 1, 3, ()), 3: (4, "fixed", 5, 1, 3, ()), 4: (4, "fixed", 5, 1, 3, ())},
}


@pytest.mark.rule("MK-SCN-01", "MK-BK-02", "MK-BK-03", "MK-CO-02", "MK-SC-01", "MK-KF-81", "MK-CH-13")
@pytest.mark.parametrize("id", PRINTED)
def test_each_scenario_has_what_its_line_of_the_table_says(id):
    one = SCENARIOS[id]
    assert {*one.players} == {1, *PRINTED[id]}  # MK-SC-07: any of them alone as well
    for players, (rounds, shape, countryside, cities, core, levels) in PRINTED[id].items():
        assert one.rounds_of(players) == rounds
        assert one.shape[players] == shape
        assert one.tiles_of(players) == TileCounts(countryside, cities, core)
        assert one.levels_of(players) == levels
        assert scenarios.in_the_box(one.tiles_of(players))


def test_no_scenario_is_missing():
    assert set(PRINTED) == set(SCENARIOS) == set(scenarios.SCENARIO_IDS)


@pytest.mark.rule("MK-SET-09", "MK-SET-12", "MK-BC-03", "MK-BK-04", "MK-DUM-04")
@pytest.mark.parametrize(("players", "usual", "blitz"), [(1, 3, 4), (2, 4, 5), (3, 5, 6), (4, 6, 7)])
def test_dice_and_units_by_the_table_of_section_2(players, usual, blitz):
    for one in SCENARIOS.values():
        if players in one.players:
            wanted = blitz if one.id.startswith("blitz") else usual
            assert scenarios.source_dice(one, players) == scenarios.units_offered(one, players) == wanted


@pytest.mark.rule("MK-RND-01", "MK-VAR-08")
def test_rounds_alternate_from_day_unless_one_arrives_at_night():
    assert scenarios.times(5) == ("day", "night", "day", "night", "day")
    assert scenarios.times(3, "night") == ("night", "day", "night")


@pytest.mark.rule("MK-ML-01", "MK-DL-01", "MK-DN-01", "MK-CH-01", "MK-SCN-05")
@pytest.mark.parametrize(
    ("id", "kept", "kept_core", "free_core", "city"),
    [
        ("mines_liberation", (2, 3, 5, 6), (), (2, 3, 4), "red"),
        ("dungeon_lords", (7, 9), (1,), (2, 3, 4), "blue"),
        ("druid_nights", (1, 2, 5, 7, 8), (), (1, 2, 3, 4), "green"),
        ("conquer_and_hold", (3, 4, 9, 10, 11), (2, 3, 4), (), "white"),
    ],
)
def test_only_tiles_without_what_is_prescribed_are_taken_out(id, kept, kept_core, free_core, city):
    one = SCENARIOS[id]
    counts = one.tiles_of(4)
    certain, free = scenarios.countryside_pool(one, counts.countryside)
    assert certain == kept and one.city == city
    assert len(certain) + len(free) >= counts.countryside and not {*certain} & {*free}
    assert {*certain, *free} == ({*certain} if counts.countryside == len(certain) else {*scenarios.COUNTRYSIDE_TILES})
    assert scenarios.core_pool(one, counts.core) == (kept_core, free_core)
    assert len(kept_core) + len(free_core) >= counts.core


@pytest.mark.rule("MK-FR-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tiles_of_the_first_reconnaissance_come_by_their_numbers(players):
    one = SCENARIOS["first_reconnaissance"]
    count = one.tiles_of(players).countryside
    assert scenarios.countryside_pool(one, count) == (tuple(range(1, count + 1)), ())


@pytest.mark.rule("MK-FR-04", "MK-BC-04", "MK-BK-04", "MK-CH-03")
def test_from_which_round_elite_units_may_come():
    for id in ("first_reconnaissance", "blitz_conquest", "blitz_cooperation"):
        assert not any(SCENARIOS[id].elite_in(2, number) for number in range(1, 7))
    hold = SCENARIOS["conquer_and_hold"]
    assert [hold.elite_in(4, number) for number in (1, 2, 3, 4)] == [False, False, True, True]
    assert [hold.elite_in(2, number) for number in (1, 2, 3, 4, 5, 6)] == [False, False, False, True, True, True]
    assert SCENARIOS["full_conquest"].elite_in(3, 1)


@pytest.mark.rule("MK-DN-10", "MK-OR-05", "MK-DIF-01")
def test_the_epic_variants_are_longer_and_larger():
    druids, portal = SCENARIOS["druid_nights"], SCENARIOS["one_to_return"]
    assert druids.rounds_of(2, epic=True) == portal.rounds_of(4, epic=True) == 6
    assert druids.tiles_of(2, epic=True) == TileCounts(11, 1, 4)
    for players in (2, 3, 4):
        usual, epic = portal.tiles_of(players), portal.tiles_of(players, epic=True)
        assert epic == TileCounts(usual.countryside + 1, usual.cities + 1, usual.core + 1)
        assert portal.levels_of(players, epic=True) == (4,) * epic.cities
        assert scenarios.in_the_box(epic)


@pytest.mark.rule("MK-SET-04", "MK-BC-01", "MK-VAR-14", "MK-VAR-17")
def test_where_reputation_begins():
    assert variants.start_reputation(SCENARIOS["full_conquest"], ()) == 0
    assert variants.start_reputation(SCENARIOS["blitz_conquest"], ()) == 2
    assert variants.start_reputation(SCENARIOS["full_conquest"], ["rampage"]) == -2
    assert variants.start_reputation(SCENARIOS["blitz_cooperation"], ["hordes"]) == -4


@pytest.mark.rule("MK-VAR-01", "MK-VAR-17")
def test_what_excludes_each_other_and_what_does_not():
    assert variants.clash(["rampage", "auction", "hordes"]) == ("rampage", "hordes")
    assert variants.clash(["night_arrival", "darkness", "draft", "upgrades", "friendly_mana"]) is None
    assert all(
        one in variants.VARIANTS[other].excludes for one, own in variants.VARIANTS.items() for other in own.excludes
    )


@pytest.mark.rule("MK-OR-06", "MK-DN-09", "MK-FR-08", "MK-CO-09")
def test_variants_of_a_scenario_belong_to_it():
    portal, druids = SCENARIOS["one_to_return"], SCENARIOS["druid_nights"]
    assert variants.misplaced(["auction", "chosen_one"], portal, 4) is None
    assert variants.misplaced(["auction", "chosen_one"], portal, 3) == "chosen_one"
    assert variants.misplaced(["few_glades"], portal, 4) == "few_glades"
    assert variants.misplaced(["few_glades", "epic"], druids, 2) is None
    assert variants.misplaced(["auction"], SCENARIOS["solo_conquest"], 1) == "auction"


@pytest.mark.rule("MK-VAR-19", "MK-VAR-24", "MK-VAR-21")
def test_how_many_megapolises_and_their_halves():
    assert variants.megapoles_allowed(SCENARIOS["full_conquest"], 2) == 2
    assert variants.megapoles_allowed(SCENARIOS["full_conquest"], 3) == 1
    assert variants.megapoles_allowed(SCENARIOS["full_conquest"], 4) == 0
    assert variants.megapoles_allowed(SCENARIOS["mines_liberation"], 1) == 0
    assert [variants.halves(level) for level in (2, 9, 22)] == [(1, 1), (5, 4), (11, 11)]


@pytest.mark.rule("MK-SCN-04", "MK-BK-01", "MK-BK-02")
@pytest.mark.parametrize(
    "id",
    [
        *("full_conquest", "blitz_conquest", "full_cooperation", "blitz_cooperation"),
        *("mines_liberation", "dungeon_lords", "druid_nights", "one_to_return"),
    ],
)
def test_one_less_than_players_counts_real_players_alone(id):
    """Core tiles without a city; Full Cooperation prints one more than that for the same players."""
    more = 1 if id == "full_cooperation" else 0
    for players in PRINTED[id]:
        assert SCENARIOS[id].tiles_of(players).core == players - 1 + more


@pytest.mark.rule("MK-BK-01", "MK-BK-04")
def test_blitz_cooperation_is_full_cooperation_with_the_bonuses_of_blitz():
    full, blitz = SCENARIOS["full_cooperation"], SCENARIOS["blitz_cooperation"]
    assert (full.rivalry, full.goal, full.titles, full.players) == (
        blitz.rivalry,
        blitz.goal,
        blitz.titles,
        blitz.players,
    )
    assert blitz.blitz and not full.blitz and blitz.extra == 1 and full.extra == 0
    assert all(blitz.rounds[players] == 4 and full.rounds[players] == 6 for players in (2, 3))


@pytest.mark.rule("MK-SC-07", "MK-SC-01")
@pytest.mark.parametrize(
    ("id", "rounds", "shape", "tiles", "levels"),
    [
        ("full_conquest", 6, "wedge", (7, 2, 2), (5, 8)),
        ("blitz_conquest", 4, "wedge", (7, 2, 2), (5, 8)),
        ("full_cooperation", 6, "wedge", (7, 2, 2), (5, 8)),
        ("one_to_return", 4, "wedge", (7, 2, 2), (5, 8)),
        ("mines_liberation", 4, "wedge", (7, 1, 2), ()),
        ("dungeon_lords", 5, "wedge", (7, 1, 2), ()),
        ("druid_nights", 4, "wedge", (7, 1, 2), ()),
        ("conquer_and_hold", 6, "fixed", (5, 1, 3), ()),
    ],
)
def test_any_scenario_alone_has_the_set_up_of_solo_conquest_as_far_as_its_map_and_cities_allow(
    id, rounds, shape, tiles, levels
):
    one = SCENARIOS[id]
    assert (one.rounds_of(1), one.shape[1], one.tiles_of(1), one.levels_of(1)) == (
        rounds,
        shape,
        TileCounts(*tiles),
        levels,
    )
