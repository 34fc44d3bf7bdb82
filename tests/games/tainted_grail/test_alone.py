"""SOL: a character alone: the usual rules with one player. The hand of three comes with the fights."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.day import alerts
from companion.games.tainted_grail.play.boards import markers_needed


@pytest.mark.rule("TG-SOL-01")
@pytest.mark.parametrize("story", [False, True])
def test_alone_the_first_menhir_burns_for_eight_and_everything_counts_one_player(avalon, story):
    """Story mode counts one player fewer, but never none."""
    table = avalon("beor", modes={"story": story})
    assert [(menhir.place, menhir.dial) for menhir in table.state.menhirs] == [(101, 8)]
    table.morning()
    table.move("inspect_menhir", who=["beor"])
    assert [told["players"] for told in table.told("tell-read-menhir")] == [1]
    table.move("activate_menhir", who=["beor"], base=7, per_player={"food": 2})
    assert table.told("tell-menhir-price") == [{"what": "food", "cost": 2, "players": 1}]
    assert table.hero("beor").resources["food"] == 0
    assert table.state.menhirs[0].dial == 6


@pytest.mark.rule("TG-SOL-01")
def test_alone_nobody_is_told_who_begins_or_to_talk_plans_over(avalon):
    table = avalon("beor")
    table.morning()
    assert not {"tell-who-begins", "tell-discuss-plans", "tell-choose-chronicler"} & set(table.said)


@pytest.fixture
def unlimited(avalon):
    """Beor alone and without the limiter: Energy 6 of 6, Health 9 of 9, Terror 0 of 7; during the first day."""
    table = avalon("beor", modes={"no_limiter": True})
    table.morning()
    return table


@pytest.mark.rule("TG-SOL-04")
def test_without_the_limiter_health_does_not_hold_energy_down(unlimited):
    unlimited.move("change", who="beor", what="health", by=-7)
    assert (unlimited.hero("beor").health.value, unlimited.hero("beor").energy.value) == (2, 6)
    unlimited.move("explore", who=["beor"])
    unlimited.move("end_exploration", who="beor")
    unlimited.move("end_day", everyone_passes=True)
    unlimited.move("rest")  # Beor ate one of his two meals: not exhausted, so all of it comes back
    assert (unlimited.hero("beor").health.value, unlimited.hero("beor").energy.value) == (3, 6)
    unlimited.move("good_night")
    unlimited.morning()
    unlimited.move("change", who="beor", what="energy", by=9)
    assert unlimited.hero("beor").energy.value == 6  # the board still ends there


@pytest.mark.rule("TG-SOL-04")
def test_without_the_limiter_nobody_panics(unlimited):
    unlimited.move("set_to", who="beor", what="terror", value=5)
    unlimited.move("set_to", who="beor", what="health", value=2)
    assert not unlimited.hero("beor").panicked
    assert "alert-panic" not in [alert.key for alert in alerts(unlimited.state)]
    unlimited.move("choose_modes", no_limiter=False)
    assert "alert-panic" in [alert.key for alert in alerts(unlimited.state)]
    assert unlimited.hero("beor").energy.value == 2


@pytest.mark.rule("TG-SOL-04")
def test_without_the_limiter_the_rest_still_holds(unlimited):
    """Exhaustion, madness and dying are no panic."""
    unlimited.move("set_to", who="beor", what="terror", value=6)
    assert unlimited.hero("beor").mad
    unlimited.move("set_to", who="beor", what="energy", value=1)
    assert unlimited.hero("beor").exhausted
    unlimited.move("set_to", who="beor", what="health", value=0)
    assert unlimited.hero("beor").dying


@pytest.mark.rule("TG-SOL-04")
def test_the_hands_put_the_limiter_away_and_mark_health_with_a_marker(avalon):
    table = avalon({"id": "beor", "health": 8}, modes={"no_limiter": True})
    assert table.told("tell-limiter-off") == [{"who": "beor", "health": 8}]
    marked = markers_needed(table.state)
    table.move("choose_modes", no_limiter=False)
    assert table.told("tell-limiter-on") == [{"who": "beor", "health": 8}]
    assert markers_needed(table.state) == marked - 1
    table.move("choose_modes", story=False)
    assert table.said == []


@pytest.mark.rule("TG-SOL-02", "TG-DIE-02")
def test_alone_the_solo_card_is_taken(avalon):
    for heroes, card in ((("beor",), "solo"), (("beor", "ailei"), "shared")):
        table = avalon(*heroes)
        table.move("change", who="beor", what="health", by=-9)
        assert table.told("tell-attach-dying") == [{"who": "beor", "card": card}]


@pytest.mark.rule("TG-SOL-02", "TG-PLR-04")
def test_who_is_left_alone_takes_the_solo_card_from_then_on(avalon):
    table = avalon("beor", "ailei")
    table.move("leave", seat=2)
    table.move("change", who="beor", what="health", by=-9)
    assert [told["card"] for told in table.told("tell-attach-dying")] == ["solo"]


@pytest.mark.rule("TG-SOL-03", "TG-DIE-04")
def test_alone_nobody_follows_the_dead_but_mercy_is_possible(avalon):
    table = avalon("beor")
    table.morning()
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert table.state.outcome == "lost"
    assert table.objects("new_character", seat=1, character={"id": "ailei"}).rule == "TG-SOL-03"
    table.move("mercy")
    assert table.state.outcome == "" and not table.hero("beor").dead


@pytest.mark.rule("TG-SOL-03", "TG-MRC-04")
def test_alone_in_hard_mode_there_is_no_mercy_either(avalon):
    table = avalon("beor", modes={"no_mercy": True})
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert table.objects("mercy").rule == "TG-MRC-04"
