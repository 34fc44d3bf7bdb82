"""What people get wrong, line by line of the rules ledger's section 29: each of these fails if the app let it be."""

from __future__ import annotations

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import symbols
from tests.games.mistakes import lines_of

LINES = 21
line = lines_of(GAME)


@line(1)
def test_1_the_top_pair_goes_in_every_draft_but_the_first_of_the_game(trio):
    assert trio.state.discards == 0
    for chapter, turn in ((1, 2), (2, 1), (3, 1)):
        discards = trio.state.discards
        trio.turn_at(chapter, turn)
        assert trio.told("tell-refresh-discard") == [{"row": 1}]
        assert trio.state.discards == discards + 2


@line(9)
def test_9_the_first_of_two_cards_does_not_see_the_second(trio):
    trio.describe("left", "blue", condition="C8", condition_colour="red", result="R2")
    trio.describe("right", "1 magic red", condition="C8", condition_colour="blue", result="R2")
    trio.drafts()
    trio.plays(1, "left", "right")
    assert trio.one(1).xp == 1  # only the second one has found the first


@line(10)
def test_10_exactly_fails_when_it_is_exceeded_and_multi_coloured_cards_push_the_count_up(trio):
    trio.describe("one", "red", condition="C6", condition_colour="red", result="R1")
    trio.describe("two", "red blue", condition="C6", condition_colour="red", result="R1")
    trio.drafts()
    trio.plays(1, "one", "two")
    assert trio.one(1).xp == 3  # the second card is the second red one


@line(11)
def test_11_a_loss_is_paid_as_far_as_it_can_be_up_to_three(trio):
    trio.describe("pays", "blue", condition="C2", condition_symbol="diplomacy", result="R2")
    trio.describe("plain", "red")
    trio.drafts()
    for who, there in ((1, 2), (2, 5)):
        trio.pool(who, diplomacy=there)
        trio.plays(who, "pays", "plain")
        assert symbols.totals(trio.one(who))["diplomacy"] == there - min(3, there)
        assert trio.one(who).xp == min(3, there)


@line(21)
def test_21_the_automa_begins_as_it_must_ignores_effects_and_takes_no_path_token(destiny):
    table = destiny("geralt", story="P1", effort_cards=False, automa="ciri", difficulty="story")
    table.describe("strong", "3 magic red", condition="C4", condition_colour="red", result="R1")
    table.move("describe_automa", character="ciri", first="magic", second="combat", colour="green")
    table.begins("magic", "combat")
    assert table.objects("automa_drafts").rule == "WP-SOLO-08"
    table.move("flip_token", shown=["left"])
    assert (table.one(2).pool["magic"], table.one(2).pool["combat"]) == (2, 1)
    for row in (1, 2, 3, 4):
        table.move("name_row", row=row, first="strong", second="strong")
    table.move("automa_drafts")
    assert table.one(2).xp == 0 and len(table.one(2).timeline) == 2
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "paths", False, ["left"]
    table.move("note", text="on")
    assert table.state.path == {"left": 0, "right": 0}
