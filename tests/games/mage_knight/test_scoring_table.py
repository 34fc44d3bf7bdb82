"""Scoring from plain figures: tables read afresh from sections 29, 30, 32 and 38.4 of the ledger."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.play.scoring import achievements, victory
from companion.games.mage_knight.play.scoring.figures import Counting, Ending, Figures, HeldUnit, Readings, sides_of
from companion.games.mage_knight.play.scoring.reckoning import reckon

PLAIN, STANDARD = Counting(), Readings()
CONQUEST = Counting(cities=True)


def worth(category: str, one: Figures, counting: Counting = PLAIN, readings: Readings = STANDARD) -> int:
    return achievements.entry(category, one, counting, readings).points


def points(result, side: tuple[int, ...]) -> dict[str, int]:
    """What each line of a side's account brings."""
    account = next(one for one in result.accounts if one.side == side)
    assert account.total == sum(line.points for line in account.lines)
    return {line.what: line.points for line in account.lines}


@pytest.mark.rule("MK-KF-40", "MK-KF-41", "MK-KF-42", "MK-KF-43", "MK-KF-44", "MK-KF-45", "MK-SCO-02")
@pytest.mark.parametrize(
    ("category", "figures", "expected"),
    [
        ("knowledge", {"spells": 3, "actions": 4}, 10),
        ("loot", {"artifacts": 2, "crystals": 5}, 6),
        ("loot", {"crystals": 1}, 0),
        ("leader", {"units": (HeldUnit(3), HeldUnit(2), HeldUnit(1))}, 6),
        ("leader", {"units": (HeldUnit(3, wounded=True), HeldUnit(1, wounded=True), HeldUnit(4))}, 5),
        ("conqueror", {"strongholds": 4}, 8),
        ("adventurer", {"adventures": 5, "delves": 2}, 10),
        ("beating", {"wounds": 3}, -6),
    ],
)
def test_the_scoring_card(category, figures, expected):
    assert worth(category, Figures(seat=1, **figures)) == expected


@pytest.mark.rule("MK-KF-41", "MK-KF-42", "MK-EDG-06", "MK-KF-84")
def test_the_other_readings_of_crystals_and_wounded_units():
    one = Figures(seat=1, crystals=5, units=(HeldUnit(3, wounded=True), HeldUnit(1, wounded=True), HeldUnit(2, True)))
    assert worth("loot", one, readings=Readings(crystal_each=True)) == 5
    assert worth("leader", one) == 1 + 0 + 1
    assert worth("leader", one, readings=Readings(wounded_up=True)) == 2 + 1 + 1


@pytest.mark.rule("MK-SCO-04", "MK-ML-10", "MK-DL-08")
def test_what_scenarios_add():
    assert worth("cities", Figures(seat=1, led=2, shielded=1)) == 18
    assert worth("mines", Figures(seat=1, mines_countryside=3, mines_core=1)) == 19
    delver = Figures(seat=1, adventures=5, delves=3)
    assert worth("adventurer", delver, Counting(delves=True)) == 3 * 4 + 2 * 2
    parts = achievements.entry("adventurer", delver, Counting(delves=True), STANDARD).parts
    assert [(part.what, part.count, part.points) for part in parts] == [("delves", 3, 12), ("adventures", 2, 4)]


@pytest.mark.rule("MK-KF-46", "MK-SCO-01")
@pytest.mark.parametrize(
    ("wounds", "expected"),
    [
        ((0, 0, 0), (None, None, None)),
        ((3, 1, 0), (-3, None, None)),
        ((2, 2, 1), (-1, -1, None)),
    ],
)
def test_the_greatest_beating(wounds, expected):
    result = reckon([Figures(seat=at, fame=10, wounds=count) for at, count in enumerate(wounds, 1)], PLAIN, STANDARD)
    assert tuple(points(result, (seat,)).get("title-beating") for seat in (1, 2, 3)) == expected


@pytest.mark.rule("MK-KF-46")
@pytest.mark.parametrize(
    ("spells", "expected"),
    [((2, 1, 0), (3, None, None)), ((2, 2, 1), (1, 1, None)), ((0, 0, 0), (None, None, None)), ((1, 1, 1), (1, 1, 1))],
)
def test_titles_with_ties(spells, expected):
    result = reckon([Figures(seat=at, spells=count) for at, count in enumerate(spells, 1)], PLAIN, STANDARD)
    assert tuple(points(result, (seat,)).get("title-knowledge") for seat in (1, 2, 3)) == expected


@pytest.mark.rule("MK-SCO-05", "MK-ML-10", "MK-DL-08")
@pytest.mark.parametrize(
    ("counting", "title", "best", "other"),
    [
        (CONQUEST, "title-cities", {"led": 1}, {"shielded": 1}),
        (Counting(mines=True), "title-mines", {"mines_core": 1}, {"mines_countryside": 1}),
        (Counting(delves=True), "title-crawler", {"adventures": 1, "delves": 1}, {"adventures": 1}),
    ],
)
def test_titles_of_scenarios_are_worth_five_and_two_each_when_shared(counting, title, best, other):
    alone = reckon([Figures(seat=1, **best), Figures(seat=2, **other)], counting, STANDARD)
    assert points(alone, (1,))[title] == 5 and title not in points(alone, (2,))
    shared = reckon([Figures(seat=1, **best), Figures(seat=2, **best)], counting, STANDARD)
    assert points(shared, (1,))[title] == points(shared, (2,))[title] == 2
    nobody = reckon([Figures(seat=1), Figures(seat=2)], counting, STANDARD)
    assert title not in points(nobody, (1,))


@pytest.mark.rule("MK-DL-08")
def test_the_crawler_takes_the_place_of_the_adventurer():
    result = reckon([Figures(seat=1, adventures=2, delves=1), Figures(seat=2)], Counting(delves=True), STANDARD)
    assert "title-adventurer" not in points(result, (1,)) and points(result, (1,))["title-crawler"] == 5


@pytest.mark.rule("MK-SCO-03", "MK-FR-07", "MK-FC-02", "MK-BC-05", "MK-DN-08")
def test_most_fame_wins_and_equal_ones_share():
    result = reckon(
        [Figures(seat=1, fame=20), Figures(seat=2, fame=14, led=1), Figures(seat=3, fame=5)], CONQUEST, STANDARD
    )
    assert [(one.side, one.total) for one in result.accounts] == [((2,), 26), ((1,), 20), ((3,), 5)]
    assert result.winners == (2,)
    tied = reckon([Figures(seat=1, fame=20), Figures(seat=2, fame=20)], PLAIN, STANDARD)
    assert tied.winners == (1, 2)


@pytest.mark.rule("MK-TEAM-09", "MK-TEAM-10", "MK-TEAM-11")
def test_a_team_has_the_lower_fame_and_its_better_member_in_each_category():
    four = [
        Figures(seat=1, fame=30, spells=2, wounds=1),
        Figures(seat=2, fame=22, spells=3),
        Figures(seat=3, fame=26, spells=3, wounds=3),
        Figures(seat=4, fame=25, led=1, wounds=2),
    ]
    sides = sides_of((1, 2, 3, 4), [(3, 4), (2, 1)])
    assert sides == [(1, 2), (3, 4)]
    result = reckon(four, CONQUEST, STANDARD, sides)
    ours, theirs = points(result, (1, 2)), points(result, (3, 4))
    assert (ours["fame"], theirs["fame"]) == (22, 25)
    assert ours["knowledge"] == theirs["knowledge"] == 6
    assert ours["title-knowledge"] == theirs["title-knowledge"] == 1
    assert (ours["beating"], theirs["beating"]) == (-2, -6)
    assert theirs["title-beating"] == -3 and "title-beating" not in ours
    assert theirs["cities"] == 7 and theirs["title-cities"] == 5
    assert result.winners == (3, 4)


@pytest.mark.rule("MK-SCO-07", "MK-SC-06")
def test_alone_the_table_of_goals_is_added_and_no_titles_are():
    alone = Counting(titles=False, goals="alone")
    one = [Figures(seat=1, fame=50, spells=2, wounds=1)]
    won = reckon(one, alone, STANDARD, ending=Ending(cities=2, conquered=2, rounds_left=1, cards_left=7))
    assert points(won, (1,)) == {
        **{"fame": 50, "knowledge": 4, "loot": 0, "leader": 0, "conqueror": 0, "adventurer": 0, "beating": -2},
        **{"goal-cities": 20, "goal-all": 15, "goal-rounds": 30, "goal-cards": 7, "goal-quiet": 5},
    }
    assert won.success and won.winners == (1,)
    lost = reckon(one, alone, STANDARD, ending=Ending(cities=2, conquered=1, announced=True))
    assert points(lost, (1,))["goal-cities"] == 10 and points(lost, (1,))["goal-all"] == 0
    assert points(lost, (1,))["goal-quiet"] == 0
    assert lost.success is False and lost.winners == ()


@pytest.mark.rule("MK-SCO-08", "MK-CO-08", "MK-KF-83", "MK-CO-09")
def test_together_the_lowest_fame_and_the_best_of_each_category_count():
    together = Counting(titles=False, goals="together")
    trio = [
        Figures(seat=1, fame=60, spells=2, wounds=4),
        Figures(seat=2, fame=41, spells=1, strongholds=3),
        Figures(seat=3, fame=55, wounds=1, strongholds=1),
    ]
    ending = Ending(cities=4, conquered=4, each_leads=True, rounds_left=2, cards_left=3, announced=False)
    result = reckon(trio, together, STANDARD, [(1, 2, 3)], ending)
    assert points(result, (1, 2, 3)) == {
        **{"fame": 41, "knowledge": 4, "loot": 0, "leader": 0, "conqueror": 6, "adventurer": 0, "beating": -8},
        **{"goal-cities": 40, "goal-each": 10, "goal-all": 15, "goal-rounds": 20, "goal-cards": 3, "goal-quiet": 5},
    }
    assert result.winners == (1, 2, 3)
    later = reckon(trio, together, Readings(saved_round=30), [(1, 2, 3)], ending)
    assert points(later, (1, 2, 3))["goal-rounds"] == 60
    harder = reckon(trio, together, Readings(lowest=True), [(1, 2, 3)], ending)
    assert points(harder, (1, 2, 3))["knowledge"] == 0 and points(harder, (1, 2, 3))["conqueror"] == 0
    assert points(harder, (1, 2, 3))["beating"] == -8


@pytest.mark.rule("MK-OR-03", "MK-OR-06")
def test_only_who_stands_on_the_portal_returns():
    assert victory.returned(2).winners == (2,)
    assert victory.returned(0).winners == ()
    teams = [(1, 3), (2, 4)]
    assert victory.returned(3, teams, {(1, 3): 3, (2, 4): 2}).winners == (1, 3)
    assert victory.returned(1, teams, {(1, 3): 3, (2, 4): 2}).winners == ()
    assert victory.returned(1, teams).winners == (1, 3)  # without chosen ones any member will do
    assert victory.returned(1, teams, {(2, 4): 2}).winners == victory.returned(1, teams, {}).winners == ()


@pytest.mark.rule("MK-CH-12")
def test_who_holds_most_wins_and_of_equal_ones_nobody():
    first = victory.held([Figures(seat=1, keeps=2, towers=1), Figures(seat=2, keeps=1, towers=3)])
    assert [(one.side, one.total) for one in first.accounts] == [((2,), 9), ((1,), 8)] and first.winners == (2,)
    tied = victory.held([Figures(seat=1, keeps=2), Figures(seat=2, towers=3)])
    assert tied.winners == ()
    teams = victory.held([Figures(seat=at, keeps=at) for at in (1, 2, 3, 4)], [(1, 4), (2, 3)])
    assert [one.total for one in teams.accounts] == [15, 15] and teams.winners == ()
    conceded = victory.held([Figures(seat=1, keeps=5), Figures(seat=2, towers=1)], conceded=[1])
    assert conceded.winners == (2,)
    assert 5 * victory.KEEP_POINTS + 5 * victory.TOWER_POINTS == 25
