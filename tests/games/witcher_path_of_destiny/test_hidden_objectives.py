"""Hidden objectives: requirement cards, who may look, what is scored at the end. WP-ST."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.secrets import HIDDEN, veiled_args, veiled_patch
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import ObjectiveCard, Pattern
from companion.games.witcher_path_of_destiny.box.names import BACKS, Symbol
from companion.games.witcher_path_of_destiny.play import points
from companion.games.witcher_path_of_destiny.play.stories import hidden_objectives as objectives
from companion.games.witcher_path_of_destiny.state.pieces import Special

from .conftest import Table

COLOURS = {"combat": "red", "magic": "green", "combat_side": "blue", "magic_side": "yellow"}


@pytest.fixture
def striga(destiny):
    """A table with hidden objectives in its first chapter; red lies at combat, green at magic."""

    def begin(*characters: str, **options: Any) -> Table:
        table = destiny(*(characters or ("geralt", "ciri", "yennefer")), story="P2", **options)
        table.move("lay_requirements", **COLOURS)
        return table.begins()

    return begin


def check(table: Table) -> None:
    """The play step of a turn is over: the story looks at the timelines."""
    with table.arranged() as state:
        state.step, state.begun = "check", False
    table.move("note", text="the step begins")


def tokens(table: Table, back: str) -> tuple[list[int], list[int]]:
    """Whose tokens lie on a requirement card, left and right."""
    place = table.state.objectives.at(back)
    return place.left, place.right


# --- set-up and requirement cards ------------------------------------------------------------------------------------


@pytest.mark.rule("WP-ST-01", "WP-ST-03", "WP-ST-04", "WP-ST-05", "WP-ST-06", "WP-ST-07")
def test_one_objective_of_each_back_lies_there_with_a_colour_of_its_own(destiny):
    for seed in ("a", "b", "c"):
        table = destiny(story="P2", seed=seed)
        assert [place.back for place in table.state.objectives.places] == list(BACKS)
        assert sorted(place.colour for place in table.state.objectives.places) == ["blue", "green", "red", "yellow"]
    table.move("lay_requirements", **COLOURS)
    assert {place.back: place.colour for place in table.state.objectives.places} == COLOURS
    assert table.refuses("lay_requirements", **{**COLOURS, "magic": "red"}).field == "magic_side"
    begun = Table({"players": [{"character": "ciri"}, {"character": "geralt"}], "story": "P2"})
    told = [line.told.key for line in begun.state.checklist.lines]
    assert told.count("tell-lay-requirement") == 4 and "tell-lay-objectives" in told


@pytest.mark.rule("WP-ST-08", "WP-ST-09", "WP-ST-11", "WP-ST-18")
def test_three_cards_of_the_colour_anywhere_give_a_token_on_the_left_and_a_point(striga):
    table = striga()
    table.lies(1, "red", "blue", "red", "green", "red blue")
    table.lies(2, "red", "red")
    table.lies(3, "red", "red", "red", "red")
    check(table)
    assert tokens(table, "combat") == ([1, 3], [])
    assert [one.xp for one in table.state.players] == [1, 0, 1]
    assert table.state.step != "check"


@pytest.mark.rule("WP-ST-17", "WP-ST-18")
def test_one_player_may_meet_several_at_once(striga):
    table = striga()
    table.lies(2, "red green", "red green", "red green")
    check(table)
    assert tokens(table, "combat") == ([2], []) and tokens(table, "magic") == ([2], [])
    assert table.one(2).xp == 2


@pytest.mark.rule("WP-ST-12", "WP-ST-13", "WP-ST-14", "WP-ST-15", "WP-ST-16")
def test_after_the_first_token_four_cards_are_asked_of_everybody(striga):
    table = striga()
    table.lies(1, "red", "red", "red", "red")  # four already: yet in one check nobody gains both
    check(table)
    assert tokens(table, "combat") == ([1], []) and table.one(1).xp == 1
    assert "tell-requirement-rises" in table.said
    table.lies(2, "red", "red", "red")
    table.lies(3, "red", "red", "red", "red")
    check(table)
    assert tokens(table, "combat") == ([1], [1, 3])
    assert [one.xp for one in table.state.players] == [1 + 2, 0, 2]
    check(table)
    assert [one.xp for one in table.state.players] == [3, 0, 2]  # each side once a player


@pytest.mark.rule("WP-ST-13")
def test_read_the_other_way_four_cards_are_asked_only_of_whoever_has_a_token(striga):
    table = striga(otherwise=["WP-ST-13"])
    table.lies(1, "red", "red", "red")
    check(table)
    table.lies(1, "red", "red", "red", "red")
    table.lies(2, "red", "red", "red", "red")
    check(table)
    assert tokens(table, "combat") == ([1, 2], [1])
    assert [one.xp for one in table.state.players] == [3, 1, 0]


@pytest.mark.rule("WP-ST-19")
def test_only_the_timeline_of_the_chapter_counts_kept_cards_with_it(striga):
    table = striga()
    table.lies(1, "red", "red", kept=True, turn=0)
    check(table)
    assert tokens(table, "combat") == ([], [])
    with table.arranged() as state:
        state.at(1).timeline.append(state.at(1).timeline[0])
    check(table)
    assert tokens(table, "combat") == ([1], [])


@pytest.mark.rule("WP-ST-35", "WP-COMP-08")
def test_the_token_on_the_left_is_moved_and_the_right_to_look_stays(striga):
    table = striga()
    table.lies(1, "red", "red", "red", "red")
    check(table)
    assert [facts["who"] for facts in table.told("tell-requirement-left")] == ["geralt"]
    check(table)
    assert [facts["who"] for facts in table.told("tell-requirement-moved")] == ["geralt"]
    table.move("look_at_objective", who=1, back="combat", pattern="few_colours", values=[3])


@pytest.mark.rule("WP-ST-08", "WP-ST-15", "WP-ST-16")
def test_at_a_light_table_the_players_say_who_meets_what(striga):
    table = striga(kept="light")
    with table.arranged() as state:
        state.turn = 2
    check(table)
    assert table.state.step == "check" and "tell-check-requirements" in table.said
    table.move("meet_requirement", who=1, back="magic")
    assert table.objects("meet_requirement", who=1, back="magic").rule == "WP-ST-15"
    table.move("meet_requirement", who=2, back="magic")
    assert tokens(table, "magic") == ([1, 2], []) and table.one(2).xp == 1
    table.move("next_step")
    assert table.state.step == "fate"
    check(table)
    table.move("meet_requirement", who=3, back="magic")
    assert tokens(table, "magic") == ([1, 2], [3]) and table.one(3).xp == 2
    table.move("next_step")
    check(table)
    assert table.objects("meet_requirement", who=3, back="magic").rule == "WP-ST-16"


@pytest.mark.rule("WP-SOLO-37", "WP-ST-32")
def test_alone_the_automa_gains_no_token_and_the_solo_objectives_lie_there(striga):
    table = striga("geralt", automa="ciri")
    table.lies(1, "red", "red", "red")
    with table.arranged() as state:
        state.automa.rival.timeline = [*state.at(1).timeline]
    check(table)
    assert tokens(table, "combat") == ([1], [])
    table.move("describe_objective", card="a", back="combat", pattern="rank_bare", values=[4, 2])
    table.move("describe_objective", card="b", back="combat", pattern="rank_bare", values=[4, 2], solo=True)
    assert table.refuses("look_at_objective", who=1, back="combat", card="a").field == "card"
    table.move("look_at_objective", who=1, back="combat", card="b")


# --- who may look ----------------------------------------------------------------------------------------------------


@pytest.fixture
def looked(striga) -> Table:
    """Geralt and Yennefer hold tokens at combat; Geralt has looked there."""
    table = striga()
    table.move("describe_objective", card="bare", back="combat", pattern="rank_bare", values=[4, 2])
    table.lies(1, "red", "red", "red")
    check(table)
    table.move("look_at_objective", who=1, back="combat", card="bare")
    return table


def seen(table: Table, who: int | None) -> Any:
    """What a viewer sees of all that was looked at."""
    return GAME.seen(table.state, EVERYBODY if who is None else Viewer(who)).objectives.seen


@pytest.mark.rule("WP-ST-10", "WP-PARTY-03")
def test_only_holders_of_a_token_see_what_was_looked_at(looked):
    card = ObjectiveCard(back="combat", pattern="rank_bare", values=[4, 2])
    assert seen(looked, 1)[1] == {"combat": card}
    for other in (None, 2, 3):
        assert seen(looked, other) == {1: HIDDEN}
    assert looked.objects("look_at_objective", who=2, back="combat", card="bare").can_overrule is False
    assert looked.objects("look_at_objective", who=1, back="magic", card="bare").rule == "WP-ST-10"


@pytest.mark.rule("WP-ST-10", "WP-PARTY-03")
def test_neither_the_log_nor_the_stream_tells_it_to_another_seat(looked):
    arguments = {"who": 1, "back": "combat", "card": "bare", "pattern": "few_colours", "values": [3]}
    shown = veiled_args(arguments, GAME.moves["look_at_objective"].arguments, Viewer(2))
    assert (shown["card"], shown["pattern"], shown["values"], shown["back"]) == (HIDDEN, HIDDEN, HIDDEN, "combat")
    looked.undo()
    outcome = looked.move("look_at_objective", who=1, back="combat", pattern="few_colours", values=[3])
    for viewer in (EVERYBODY, Viewer(2), Viewer(3)):
        assert "few_colours" not in str(veiled_patch(outcome.patch, GAME.hides, viewer))
        assert "few_colours" not in str(GAME.seen_plain(outcome.plain, viewer))
        assert "few_colours" not in str(GAME.seen(looked.state, viewer).objectives)
    assert "few_colours" in str(GAME.seen_plain(outcome.plain, Viewer(1)))
    assert "few_colours" not in str([*looked.tellings, *looked.chronicle])


@pytest.mark.rule("WP-ST-10", "WP-ST-11")
def test_whoever_gets_a_token_later_may_look_at_once(looked):
    looked.lies(3, "red", "red", "red", "red")
    check(looked)
    assert seen(looked, 3)[3]["combat"].pattern == "rank_bare" and seen(looked, 2) == {1: HIDDEN, 3: HIDDEN}
    looked.move("look_at_objective", who=3, back="combat", pattern="rank_multi", values=[4, 2])
    assert seen(looked, 1)[1]["combat"].pattern == "rank_multi"  # one card lies there: the last word stands


@pytest.mark.rule("WP-ST-10")
def test_what_makes_no_sense_of_a_look_is_refused(looked):
    looked.move("describe_objective", card="other", back="magic", pattern="rank_bare", values=[4, 2])
    for field, args in (
        ("card", {}),
        ("card", {"card": "unknown"}),
        ("card", {"card": "other"}),
        ("values", {"pattern": "rank_bare"}),
        ("symbol", {"pattern": "each_symbol", "values": [3]}),
    ):
        assert looked.refuses("look_at_objective", who=1, back="combat", **args).field == field


# --- at the end ------------------------------------------------------------------------------------------------------


def ends(table: Table, dominant: Symbol = "combat") -> None:
    """Chapter 3 is over, and that symbol was dominant in it; objectives are scored."""
    with table.arranged() as state:
        state.chapter, state.turn = 3, 3
        state.left, state.right = dominant, "magic" if dominant != "magic" else "combat"
        state.dominant = ["right", "right", "left"]
        state.step, state.begun = "objectives", False
    table.move("note", text="the step begins")


@pytest.mark.rule("WP-ST-20", "WP-ST-21", "WP-ST-34")
@pytest.mark.parametrize(
    ("dominant", "backs"),
    [
        ("combat", ["combat", "combat_side"]),
        ("magic", ["magic", "magic_side"]),
        ("diplomacy", ["combat_side", "magic_side"]),
        ("exploration", ["combat_side", "magic_side"]),
    ],
)
def test_two_objectives_match_the_dominant_symbol_of_the_last_chapter(striga, dominant, backs):
    table = striga()
    ends(table, dominant)
    assert [facts["back"] for facts in table.told("tell-turn-up")] == backs
    for back in BACKS:
        table.move("describe_objective", card=back, back=back, pattern="each_multi", values=[3])
        if back not in backs:
            assert table.objects("turn_up_objective", back=back, card=back).rule == "WP-ST-21"
    assert table.state.step == "objectives"
    for back in backs:
        table.move("turn_up_objective", back=back, card=back)
    assert table.state.step != "objectives"


@pytest.mark.rule("WP-ST-02", "WP-ST-20", "WP-ST-22")
def test_what_somebody_has_looked_at_is_turned_up_by_itself_and_pays_without_a_token(looked):
    looked.lies(2, "red", "red", "blue")
    looked.lies(1, "1 magic red", "red")
    ends(looked)
    assert looked.state.objectives.at("combat").scored and not looked.state.objectives.at("combat_side").scored
    assert [one.vp for one in looked.state.players] == [0, 4, 0]  # three bare cards, one bare card, none


RANKED = ObjectiveCard(back="combat", pattern="rank_bare", values=[5, 3, 1])


@pytest.mark.rule("WP-ST-24", "WP-ST-25")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 4, 3, 2, 1], [5, 5, 3, 1, 0]),
        ([2, 1, 0], [5, 3, 0]),  # two less than the best, and still none at all
        ([1, 0, 0], [5, 0, 0]),
        ([0, 0], [0, 0]),
        ([5, 2], [5, 0]),
    ],
)
def test_ranked_objectives_pay_by_how_far_one_is_behind(counts, points):
    assert [objectives.worth(RANKED, count, max(counts)) for count in counts] == points


@pytest.mark.rule("WP-ST-24")
def test_a_third_value_is_paid_only_where_it_is_printed():
    two = ObjectiveCard(back="combat", pattern="rank_multi", values=[4, 2])
    assert [objectives.worth(two, count, 3) for count in (3, 2, 1)] == [4, 2, 0]


@pytest.mark.rule("WP-ST-23")
def test_an_objective_for_each_pays_up_to_its_most():
    each = ObjectiveCard(back="combat", pattern="each_multi", values=[3])
    assert [objectives.worth(each, count, 9) for count in (0, 2, 3, 9)] == [0, 2, 3, 3]


@pytest.mark.rule("WP-ST-26", "WP-ST-36", "WP-CARD-05", "WP-SYM-13", "WP-ST-27")
@pytest.mark.parametrize(
    ("pattern", "symbol", "count"),
    [
        ("few_colours", None, 4),
        ("rank_bare", None, 2),
        ("rank_multi", None, 2),
        ("each_multi", None, 2),
        ("each_symbol", "magic", 2 + 3 + 1 - 1),
        ("rank_symbol_in_hand", "magic", None),
    ],
)
def test_what_objectives_count(striga, pattern: Pattern, symbol, count):
    table = striga()
    table.lies(1, "2 magic red", "red blue", "green yellow", "1 combat red")
    table.pool(1, magic=3)
    with table.arranged() as state:
        state.at(1).timeline[0].covered = [0]
        state.at(1).specials = [Special(symbol="magic"), Special(symbol="magic", on_board=True)]
    card = ObjectiveCard(back="combat", pattern=pattern, symbol=symbol, values=[3])
    assert objectives.counting(table.state, card, table.one(1)) == count


@pytest.mark.rule("WP-ST-26")
def test_cards_in_hand_are_counted_by_their_players(striga):
    table = striga()
    table.move(
        "describe_objective", card="hand", back="combat", pattern="rank_symbol_in_hand", symbol="magic", values=[5, 3]
    )
    ends(table)
    assert table.objects("count_for_objective", who=1, back="combat", count=1).rule == "WP-ST-20"
    table.move("turn_up_objective", back="combat", card="hand")
    for who, count in ((1, 2), (2, 3), (3, 0)):
        assert not table.state.objectives.at("combat").scored and who in GAME.on_turn(table.state)
        table.move("count_for_objective", who=who, back="combat", count=count)
    assert [one.vp for one in table.state.players] == [3, 5, 0]
    assert points.account(table.one(1)).parts[-1].made_of[0].args == {"count": 2, "points": 3}
    assert GAME.on_turn(table.state) == []
    met = table.objects("next_step")  # the other one was never turned up
    assert (met.rule, met.code) == ("WP-ST-20", "objective-unscored")
    table.move("next_step", overrule=("objective-unscored",))
    assert table.state.step != "objectives"


@pytest.mark.rule("WP-SAVE-04")
def test_what_lies_on_the_requirement_cards_is_put_away_and_laid_again(looked):
    told = [(line.told.key, line.told.args.get("who")) for line in GAME.packing(looked.state).lines]
    assert ("pack-tokens-left", ["geralt"]) in told and [key for key, _ in told].count("pack-objective") == 4
    assert "bare" not in str(GAME.packing(looked.state)) and "rank_bare" not in str(GAME.packing(looked.state))
    assert "lay-tokens-left" in [line.told.key for line in GAME.laying(looked.state).lines]


@pytest.mark.rule("WP-ST-20")
def test_a_scored_objective_is_not_turned_up_again(looked):
    ends(looked)
    assert looked.objects("turn_up_objective", back="combat", card="bare").rule == "WP-ST-20"


@pytest.mark.rule("WP-ST-26", "WP-QUEST-02")
def test_a_hand_that_was_shown_for_the_side_quest_is_not_counted_again(striga):
    table = striga()
    table.describe("two", "2 magic red")
    with table.arranged() as state:
        state.at(1).shown = ["two", "two"]
    card = ObjectiveCard(back="combat", pattern="each_symbol_in_hand", symbol="magic", values=[3])
    assert [objectives.counting(table.state, card, one) for one in table.state.players] == [4, None, None]


@pytest.mark.rule("WP-SOLO-37", "WP-ST-24")
def test_alone_the_automa_is_a_rival_that_gains_nothing(striga):
    table = striga("geralt", automa="ciri")
    table.move("describe_objective", card="multi", back="combat", pattern="rank_multi", values=[4, 2], solo=True)
    table.lies(1, "red blue")
    table.lies(2, "red blue", "red blue")
    ends(table)
    table.move("turn_up_objective", back="combat", card="multi")
    assert table.one(1).vp == 2 and table.state.automa.rival.vp == 0


@pytest.mark.rule("WP-ST-28", "WP-ST-29")
def test_a_special_token_that_was_lost_lies_on_the_board_until_the_next_chapter(striga):
    table = striga()
    with table.arranged() as state:
        state.at(1).specials = [Special(symbol="magic")]
    table.move("lose_symbols", who=1, symbol="magic", count=1)
    assert [one.on_board for one in table.one(1).specials] == [True]
    with table.arranged() as state:
        state.step, state.begun, state.turn = "keep", True, 3
        for one in state.people:
            one.kept = True
    table.move("note", text="all is cleared")
    assert table.state.chapter == 2 and [one.on_board for one in table.one(1).specials] == [False]
    assert [facts["who"] for facts in table.told("tell-special-back")] == ["geralt"]
