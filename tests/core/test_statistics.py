"""Statistics of a log: hours, moves, throws and rulings, of one table and of several together."""

from __future__ import annotations

from companion.core.draft import Drawn, Ruling
from companion.core.message import say
from companion.core.statistics import EveningPlayed, RulingCount, Statistics, Throws, Trace, statistics_of, together
from companion.store.moments import moment

DRY = Ruling("pond-is-dry", "TO-MIL-02", say("pond-is-dry"))
AWAY = Ruling("table-is-away", "", say("table-is-away"))


def trace(revision, at, kind="move", session=1, rulings=(), drawn=()):
    return Trace(revision, kind, session, f"2026-01-0{session}T{at}.000+00:00", list(rulings), list(drawn))


def counted(*rows, undone=()):
    return statistics_of(rows, lambda row: row not in undone, "die".__eq__, lambda at: moment(at).timestamp())


def test_the_hours_are_those_from_move_to_move_but_for_long_pauses():
    found = counted(
        trace(0, "18:00:00", "setup"),
        trace(1, "18:10:00"),
        trace(2, "18:55:00"),  # three quarters of an hour still count
        trace(3, "19:40:01"),  # a second more does not
        trace(4, "19:50:01"),
        trace(5, "20:00:00", session=2),  # the time between evenings is nobody's
        trace(6, "20:05:00", "undo", session=2),  # who takes back sits there, too
    )
    assert [(one.number, one.seconds) for one in found.evenings] == [(1, 65 * 60), (2, 5 * 60)]
    assert found.seconds == 70 * 60
    assert [one.moves for one in found.evenings] == [4, 1]
    assert found.evenings[0].began == "2026-01-01T18:00:00.000+00:00"


def test_a_clock_that_goes_back_or_is_broken_costs_no_time_and_stops_nothing():
    odd = Trace(2, "move", 1, "in the evening", [], [])
    naive = Trace(3, "move", 1, "2026-01-01T18:02:00", [], [])
    found = counted(trace(0, "18:00:00"), trace(1, "17:00:00"), odd, naive, trace(4, "17:10:00"))
    assert found.seconds == 600


def test_what_was_taken_back_is_no_move_no_roll_and_no_ruling():
    rolled = [Drawn("die", "6", False)]
    found = counted(trace(1, "18:00:00", drawn=rolled, rulings=[DRY]), trace(2, "18:00:01", drawn=rolled), undone={1})
    assert (found.moves, found.taken_back) == (1, 1)
    assert found.throws == {"die": Throws({"6": 1}, {})}
    assert found.rulings == []


def test_the_apps_rolls_and_the_tables_own_are_told_apart_and_draws_are_no_rolls():
    drawn = [Drawn("die", "6", False), Drawn("die", "6", True), Drawn("die", "1", True), Drawn("sacks", "sack 1", True)]
    assert counted(trace(1, "18:00:00", drawn=drawn)).throws == {"die": Throws({"6": 1}, {"6": 1, "1": 1})}


def test_rulings_are_counted_by_their_rule_the_most_used_first():
    later = Ruling("pond-is-low", "TO-MIL-02", say("pond-is-low"))
    found = counted(trace(1, "18:00:00", rulings=[AWAY, DRY]), trace(2, "18:00:00", rulings=[later]))
    assert found.rulings == [
        RulingCount("TO-MIL-02", "", 2, say("pond-is-low")),
        RulingCount("", "table-is-away", 1, say("table-is-away")),
    ]


def test_nothing_is_nothing():
    assert counted() == Statistics() == together([])


def test_several_tables_together_add_up():
    evening = EveningPlayed(1, "2026-01-01T18:00:00.000+00:00", 60, 3)
    ruling = RulingCount("TO-MIL-02", "", 2, say("pond-is-dry"))
    one = Statistics([evening], 3, 1, {"die": Throws({"6": 1}, {"1": 2})}, [ruling])
    both = together([one, one])
    assert (both.moves, both.taken_back, both.seconds, len(both.evenings)) == (6, 2, 120, 2)
    assert both.throws == {"die": Throws({"6": 2}, {"1": 4})}
    assert both.rulings == [RulingCount("TO-MIL-02", "", 4, say("pond-is-dry"))]
