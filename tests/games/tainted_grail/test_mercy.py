"""MRC: the All-Mother's mercy, for a table that lost everyone and does not want to begin anew."""

from __future__ import annotations

import pytest

MERCY = "saved_by_the_goddess"


def fall(table, *heroes: str) -> None:
    for who in heroes:
        table.move("set_to", who=who, what="health", value=0)
        table.move("die", who=who)


def marked(table) -> list[int]:
    return table.state.statuses[MERCY].marked if MERCY in table.state.statuses else []


@pytest.fixture
def day(avalon):
    """Beor and Ailei during the third day of the second chapter."""
    table = avalon("beor", "ailei", events=30)
    for _ in range(2):
        table.whole_day()
    table.move("end_chapter")
    table.move("leave_list")
    table.morning()
    assert (table.state.day, table.state.chapter) == (3, 2)
    return table


@pytest.mark.rule("TG-MRC-01")
def test_mercy_is_not_for_a_party_that_lives(day):
    assert day.objects("mercy").rule == "TG-MRC-01"
    fall(day, "beor")  # Ailei lives, and there are others in the box
    assert day.objects("mercy").rule == "TG-MRC-01"
    fall(day, "ailei")
    assert day.state.living == []
    day.move("mercy")
    assert {hero.id for hero in day.state.living} == {"beor", "ailei"}


@pytest.mark.rule("TG-MRC-02")
def test_the_status_is_marked_the_verse_is_read_and_the_chapter_begins_again(day):
    fall(day, "beor", "ailei")
    day.move("mercy")
    assert marked(day) == [1]
    assert day.told("tell-read-verse") == [{"verse": 500}]
    assert day.told("tell-restart-chapter") == [{"chapter": 2}]
    assert day.state.chapter == 2
    assert "tell-note-preset-boards" in day.said  # what they begin with, only the verse says
    assert (day.phase, day.step) == ("start_of_day", "dark_menhirs")
    for hero in day.state.living:
        assert (hero.dead, hero.dying, hero.mad, hero.passed) == (False, False, False, False)
        assert hero.health.value > 0 and day.state.place(hero.place).state == "revealed"
    day.move("note_boards", boards=[{"who": "beor", "food": 2, "health": 5, "energy": 5, "terror": 1}])
    day.morning()
    day.move("explore", who=["beor"])  # and the game goes on


@pytest.mark.rule("TG-MRC-02")
def test_nobody_is_in_the_middle_of_anything_after_mercy(day):
    day.move("explore", who=["ailei"])
    fall(day, "beor", "ailei")
    day.move("mercy")
    assert day.state.under_way == []


@pytest.mark.rule("TG-MRC-03")
def test_whoever_needs_it_again_is_told_of_story_mode(day):
    fall(day, "beor", "ailei")
    day.move("mercy")
    assert "tell-story-mode-may-help" not in day.said
    day.morning()
    fall(day, "beor", "ailei")
    day.move("mercy")
    assert "tell-story-mode-may-help" in day.said
    assert marked(day) == [1]


@pytest.mark.rule("TG-MRC-04")
def test_hard_mode_knows_no_mercy(avalon):
    table = avalon("beor", modes={"no_mercy": True})
    table.morning()
    fall(table, "beor")
    assert "tell-mercy-is-possible" not in table.said
    assert table.objects("mercy").rule == "TG-MRC-04"
    assert table.state.outcome == "lost"
    table.move("choose_modes", no_mercy=False)  # modes are the table's own
    table.move("mercy")
    assert table.state.outcome == ""


@pytest.mark.rule("TG-MRC-06", "TG-SOL-03")
def test_a_lone_character_that_died_may_have_mercy(avalon):
    table = avalon("beor")
    table.morning()
    fall(table, "beor")
    assert table.state.outcome == "lost" and "tell-mercy-is-possible" in table.said
    table.move("mercy")
    assert (table.state.outcome, [hero.id for hero in table.state.living]) == ("", ["beor"])


@pytest.mark.rule("TG-MRC-06")
def test_a_game_lost_while_others_live_may_have_mercy(avalon):
    """With all four in use the first death loses the game, and three are still alive (TG-DIE-06)."""
    table = avalon("beor", "ailei", "arev", "cerv")
    table.morning()
    fall(table, "cerv")
    assert table.state.outcome == "lost" and len(table.state.living) == 3
    table.move("mercy")
    assert table.state.outcome == "" and len(table.state.living) == 4


@pytest.mark.rule("TG-MRC-02", "TG-ENC-06")
def test_an_encounter_that_mercy_breaks_off_gives_its_card_back(avalon):
    table = avalon("beor", "ailei", encounters={"grey": 5})
    table.morning()
    table.move("begin_encounter", who=["beor"], colour="grey", drew="Bandits")
    table.move("end_campaign", how="lost")
    table.move("mercy")
    assert table.state.under_way == []
    assert table.state.encounters["grey"].bottom == ["Bandits"] and table.state.encounters["grey"].size == 5
