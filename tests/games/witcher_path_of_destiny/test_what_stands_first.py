"""What the page says is to be done is what can be done: who picks, what a row gives, which step it is."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.pages.table import table

from .conftest import Table


def shown(play):
    """The table's page as everybody sees it."""
    return table(play.state, EVERYBODY)


def now_at(play) -> str:
    """The step that is marked."""
    return next(step.name for step, mark in shown(play).steps if mark == "now")


@pytest.mark.rule("WP-MZ-06", "WP-MZ-07")
def test_nobody_picks_while_a_deck_of_alliance_cards_is_to_be_chosen(destiny):
    evil = destiny("geralt", "ciri", "yennefer", story="P3").begins()
    first, second = evil.state.initiative[:2]
    assert shown(evil).now.drafter.seat == first
    evil.move("draft_row", who=first, row=evil.state.bottom)
    assert shown(evil).now.drafter is None
    assert [one.seat for one in shown(evil).own.choosing] == [first] == GAME.on_turn(evil.state)
    evil.move("choose_alliance", who=first, ally="left")
    assert shown(evil).now.drafter.seat == second and GAME.on_turn(evil.state) == [second]


@pytest.mark.rule("WP-MZ-02")
def test_the_row_with_the_token_of_both_alliances_says_so(destiny, trio):
    evil = destiny("geralt", "ciri", "yennefer", story="P3").begins()
    assert [row.number for row in shown(evil).rows if row.either] == [evil.state.bottom]
    assert not any(row.either for row in shown(trio).rows)


@pytest.mark.rule("WP-PLAY-01")
@pytest.mark.parametrize("story", ["P1", "P3"])
def test_cards_that_are_played_by_hand_are_being_played_until_somebody_announces(destiny, story):
    light = destiny("geralt", "ciri", story=story, kept="light").begins()
    light.drafts(0, 0)
    assert shown(light).now.by_hand and now_at(light) == "play"
    if light.state.step == "check":
        light.move("next_step")
    light.move("announce", who=1, side="left")
    assert not shown(light).now.by_hand and now_at(light) == "fate"


@pytest.mark.rule("WP-XP-03")
def test_abilities_whose_places_nobody_has_told_are_asked_for_and_no_others(trio):
    assert shown(trio).may_unlock
    for character in ("geralt", "ciri", "yennefer"):
        trio.move("describe_board", character=character, second=5, third=10, fourth=15)
    assert not shown(trio).may_unlock


@pytest.mark.rule("WP-ST-35")
def test_a_token_that_was_moved_to_the_right_of_a_requirement_lies_on_its_left_no_more(destiny):
    striga = destiny(story="P2").begins()
    with striga.arranged() as state:
        state.objectives.places[0].left, state.objectives.places[0].right = [1, 2], [1]
    place = shown(striga).own.places[0]
    assert [one.seat for one in place.lefts] == [2] and [one.seat for one in place.rights] == [1]


@pytest.mark.rule("WP-CHAR-02")
def test_nobody_shuffles_boards_that_the_app_deals_and_who_is_alone_is_not_told_who_is_first():
    def told(count: int) -> dict:
        table = Table({"players": [{}] * count, "story": "P1"})
        return {line.told.key: line.told.args for line in table.state.checklist.lines}

    assert "tell-choose-first" in told(3) and told(3)["tell-shuffle-boards"] == {"players": 3}
    assert "tell-choose-first" not in told(1) and told(1)["tell-shuffle-boards"] == {"players": 1}


def listed_moves(play) -> set[str]:
    """What the list of all moves names at a table."""
    return {name for name, move in GAME.moves.items() if not move.hidden and GAME.lists(play.state, move)}


@pytest.mark.rule("WP-COMP-09")
def test_the_list_of_all_moves_names_none_of_other_stories_nor_of_an_automa_that_is_not_there(destiny):
    objectives, evil, alone = destiny(story="P1"), destiny(story="P3"), destiny("geralt", story="P1")
    assert "draft_row" in listed_moves(objectives) & listed_moves(evil) & listed_moves(alone)
    assert "choose_alliance" in listed_moves(evil) - listed_moves(objectives) - listed_moves(alone)
    assert "flip_token" in listed_moves(alone) - listed_moves(objectives) - listed_moves(evil)


@pytest.mark.rule("WP-ST-08")
def test_a_requirement_is_not_met_by_cards_that_nobody_can_have_played_yet(destiny):
    light = destiny("geralt", "ciri", story="P2", kept="light").begins()
    light.drafts(0, 0)
    assert light.state.step == "check"
    back = light.state.objectives.places[0].back
    assert light.objects("meet_requirement", who=1, back=back).message.key == "timeline-too-short"
    light.turn_at(1, 2)
    light.drafts(0, 0)
    light.move("meet_requirement", who=1, back=back)
    assert light.state.objectives.places[0].left == [1]
