"""Extra effort: sequences of neighbouring colours, a bonus a turn. WP-KS."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import symbols

from .conftest import Table

SEQUENCE = {"card": "bridge", "chapter": 1, "colours": ["red", "blue"], "bonus": "xp", "count": 2}


@pytest.fixture
def effort(destiny):
    """A table of three whose first chapter asks for red and blue side by side, for 2 experience points."""

    def begin(**facts) -> Table:
        table = destiny(story="P1", **{key: facts.pop(key) for key in ("otherwise", "kept") if key in facts})
        table.move("describe_effort", **{**SEQUENCE, **facts})
        table.move("lay_effort", chapter=1, card="bridge")
        for name, text in (("r", "red"), ("b", "blue"), ("g", "green"), ("rb", "red blue")):
            table.describe(name, text)
        return table.begins()

    return begin


def lay(table: Table, who: int, *cards: str, turn: int = 1) -> None:
    """Cards lie on a timeline already; `turn` 0: kept ones."""
    for card in cards:
        table.move("lay_card", who=who, card=card, turn=turn)
    with table.arranged() as state:
        for laid in state.at(who).timeline:
            laid.kept = laid.turn == 0


def play(table: Table, *pairs: str) -> None:
    """The table drafts and plays: each player, from seat 1, two cards."""
    table.drafts()
    for who, pair in enumerate(pairs, 1):
        table.plays(who, *pair.split())


@pytest.mark.rule("WP-KS-01", "WP-KS-02", "WP-KS-04", "WP-KS-05")
def test_a_card_for_each_chapter_is_named_or_drawn_of_the_four_that_are_known(destiny):
    table = destiny(story="P1")
    assert table.refuses("lay_effort", chapter=1).field == "card"
    for number in range(4):
        table.move("describe_effort", card=f"e{number}", chapter=2, colours=["red"], bonus="vp", count=1)
    assert table.objects("lay_effort", chapter=1, card="e0").rule == "WP-KS-01"
    table.move("lay_effort", chapter=2)
    assert table.state.effort.of(2).id in ("e0", "e1", "e2", "e3") and table.drawn[0].told is False
    table.move("lay_effort", chapter=2, card="e3")
    assert [card.id for card in table.state.effort.cards] == ["e3"]


@pytest.mark.rule("WP-KS-02", "WP-KS-04")
def test_all_three_lie_there_and_only_the_chapters_own_is_in_force(effort):
    begun = Table({"players": [{"character": "ciri"}, {"character": "geralt"}], "story": "P1"})
    [line] = [line for line in begun.state.checklist.lines if line.told.key == "tell-lay-effort"]
    assert (line.rule, line.told.args["count"]) == ("WP-KS-02", 3)
    table = effort()
    table.move("describe_effort", card="other", chapter=2, colours=["green"], bonus="xp", count=5)
    table.move("lay_effort", chapter=2, card="other")
    play(table, "g g", "r b", "g g")
    assert [one.xp for one in table.state.players] == [0, 2, 0]


@pytest.mark.rule("WP-KS-03", "WP-SET-16")
def test_a_story_without_extra_effort_has_no_check(destiny):
    table = destiny(story="P1", effort_cards=False).begins()
    table.describe("r", "red")
    table.drafts()
    for who in (1, 2, 3):
        table.plays(who, "r", "r")
    assert table.state.fate["I"] == "aside" and table.state.turn == 2
    assert table.objects("earn_effort", who=1).rule == "WP-KS-03"


@pytest.mark.rule("WP-KS-06", "WP-KS-08", "WP-KS-13")
def test_everybody_who_laid_the_colours_side_by_side_gains_the_bonus(effort):
    table = effort()
    play(table, "r b", "b r", "r b")
    assert [one.xp for one in table.state.players] == [2, 0, 2]
    assert table.state.fate["I"] == "aside" and table.state.turn == 2
    assert [facts["who"] for facts in table.told("tell-gain-xp")] == ["geralt", "yennefer"]


@pytest.mark.rule("WP-KS-08")
def test_a_card_between_them_breaks_the_sequence(effort):
    table = effort()
    lay(table, 1, "r", turn=0)
    lay(table, 2, "r", turn=0)
    play(table, "g b", "b g", "g g")
    assert [one.xp for one in table.state.players] == [0, 2, 0]


@pytest.mark.rule("WP-KS-07", "WP-KS-14", "WP-EDGE-18")
def test_kept_cards_alone_give_nothing_but_may_be_part_of_it(effort):
    table = effort()
    lay(table, 1, "r", "b", turn=0)
    lay(table, 2, "r", turn=0)
    play(table, "g g", "b g", "g g")
    assert [one.xp for one in table.state.players] == [0, 2, 0]


@pytest.mark.rule("WP-KS-09", "WP-CARD-05")
def test_a_multi_coloured_card_stands_for_one_of_its_colours(effort):
    table = effort()
    play(table, "rb rb", "rb g", "g rb")
    assert [one.xp for one in table.state.players] == [2, 0, 0]


@pytest.mark.rule("WP-KS-11")
@pytest.mark.parametrize(("otherwise", "xp"), [([], 2), (["WP-KS-11"], 4)])
def test_two_sequences_in_a_turn_give_one_bonus_unless_the_table_reads_it_otherwise(effort, otherwise, xp):
    table = effort(otherwise=otherwise)
    lay(table, 1, "r", turn=0)
    play(table, "rb b", "g g", "g g")
    assert table.one(1).xp == xp


@pytest.mark.rule("WP-KS-10", "WP-KS-12")
def test_it_is_gained_again_in_the_next_turn_with_a_card_that_was_used_already(effort):
    table = effort()
    play(table, "r rb", "g g", "g g")
    assert table.one(1).xp == 2
    with table.arranged() as state:
        state.step, state.begun, state.turn, state.refreshed = "draft", False, 2, False
        for one in state.people:
            one.played = False
    table.move("note", text="the next turn")
    play(table, "b g", "g g", "g g")
    assert table.one(1).xp == 4


@pytest.mark.rule("WP-KS-16")
def test_symbols_of_the_bonus_are_there_before_the_fate_token(effort):
    table = effort(bonus="left", count=3)
    play(table, "r b", "g g", "g g")
    assert table.one(1).pool["magic"] == 3 and table.state.fate["I"] == "left"
    assert symbols.symbols_of(table.state, table.one(1), "left") == 3


@pytest.mark.rule("WP-KS-05")
def test_where_nobody_has_named_the_card_the_table_waits_and_then_it_is_looked_at(destiny):
    table = destiny(story="P1").begins()
    table.describe("r", "red")
    table.move("describe_effort", **{**SEQUENCE, "colours": ["red", "red"], "bonus": "vp"})
    play(table, "r r", "r r", "r r")
    assert table.state.step == "check" and "tell-name-effort" in table.said
    assert table.objects("earn_effort", who=1).rule == "WP-KS-05"
    table.move("lay_effort", chapter=1, card="bridge")
    assert [one.vp for one in table.state.players] == [2, 2, 2] and table.state.turn == 2


@pytest.mark.rule("WP-KS-06", "WP-KS-11")
def test_at_a_light_table_the_players_say_who_has_it(effort):
    table = effort(kept="light")
    table.drafts()
    assert table.state.step == "check" and "tell-check-effort" in table.said
    table.move("earn_effort", who=2)
    assert table.one(2).xp == 2
    assert table.objects("earn_effort", who=2).rule == "WP-KS-11"
    table.move("next_step")
    assert table.state.step == "fate"
    assert table.objects("earn_effort", who=1).rule == "WP-KS-06"


@pytest.mark.rule("WP-KS-15", "WP-STR-12")
def test_at_the_end_of_the_chapter_its_card_is_turned_face_down(effort):
    table = effort()
    with table.arranged() as state:
        state.step, state.begun, state.turn = "keep", True, 3
        for one in state.people:
            one.kept = True
    table.move("note", text="on")
    assert not table.state.effort.of(1).face_up
    assert table.state.chapter == 2


@pytest.mark.rule("WP-SOLO-37")
@pytest.mark.parametrize(("otherwise", "xp"), [([], 0), (["WP-SOLO-37"], 2)])
def test_the_automa_gains_nothing_unless_the_table_reads_it_otherwise(destiny, otherwise, xp):
    table = destiny("geralt", story="P1", automa="ciri", difficulty="story", otherwise=otherwise)
    table.move("describe_effort", **SEQUENCE)
    table.move("lay_effort", chapter=1, card="bridge")
    table.describe("r", "red")
    table.describe("b", "blue")
    table.begins()
    lay(table, 2, "r", "b")
    with table.arranged() as state:
        state.step, state.begun = "check", False
    table.move("note", text="on")
    assert table.state.automa.rival.xp == xp


@pytest.mark.rule("WP-SAVE-04")
def test_the_cards_beside_the_mat_are_put_away_those_face_up_by_their_chapters(effort):
    table = effort()
    [line] = [line.told for line in GAME.packing(table.state).lines if line.told.key == "pack-effort"]
    assert line.args == {"chapters": "1"}


@pytest.mark.rule("WP-KS-05")
def test_a_card_described_as_the_one_that_lies_here_is_in_force_at_once(destiny):
    table = destiny(story="P1")
    table.move("describe_effort", card="hrany", chapter=1, colours=["red", "blue"], bonus="xp", lies=True)
    assert table.state.effort.of(1).id == "hrany" and table.state.effort.of(1).face_up
    table.move("describe_effort", card="jiná", chapter=1, colours=["green", "blue"], bonus="vp")
    assert table.state.effort.of(1).id == "hrany"
