"""Alliances: tokens at rows, cards that only their owners know, applied before points are counted. WP-MZ."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.secrets import HIDDEN, veiled_args, veiled_patch
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard
from companion.games.witcher_path_of_destiny.play import bonuses, stories, turns
from companion.games.witcher_path_of_destiny.play.stories import alliances

from .conftest import Table


@pytest.fixture
def evil(destiny):
    """A table with alliances in its first draft: Renfri's token at row 2, Stregobor's at row 3, both's at row 4."""

    def begin(*characters: str, **options: Any) -> Table:
        table = destiny(*(characters or ("geralt", "ciri", "yennefer")), story="P3", **options)
        table.move("lay_alliances", row=table.state.bottom - 2)
        return table.begins()

    return begin


def held(table: Table, who: int) -> dict[str, int]:
    """How many alliance cards of each side somebody holds."""
    return {side: len(cards) for side, cards in table.one(who).alliances.items()}


def card(side: str, effect: str, **facts: Any) -> AllianceCard:
    """An alliance card as its owner has named it."""
    return AllianceCard(side=side, effect=effect, **facts)


def wins(table: Table, side: str, **hands: list[AllianceCard | None]) -> None:
    """That side's path is dominant; these cards were held, by the seats `p1`, `p2` ..."""
    if table.state.full:
        for one in table.state.players:
            table.lies(one.seat, "red", "blue")  # of which one will be kept: nothing is cleared yet
    with table.arranged() as state:
        for who, cards in hands.items():
            state.at(int(who[1:])).alliances[side] = cards
        state.dominant = [side]
        state.turn, state.step, state.begun = 3, "alliances", False
    table.move("note", text="the step begins")


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-MZ-01", "WP-MZ-02", "WP-MZ-04", "WP-MZ-05", "WP-MZ-28")
@pytest.mark.parametrize(("players", "bottom"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_tokens_lie_at_the_three_lowest_rows_two_of_them_at_random(destiny, players, bottom):
    found = set()
    for seed in "abcdefgh":
        table = destiny(*("geralt", "ciri", "yennefer", "marigold", "vesemir")[:players], story="P3", seed=seed)
        found.add((table.state.alliances.rows["left"], table.state.alliances.rows["right"]))
    assert found == {(bottom - 1, bottom - 2), (bottom - 2, bottom - 1)}
    begun = Table({"players": [{"character": "ciri"}, {"character": "geralt"}], "story": "P3"})
    told = [line.told.key for line in begun.state.checklist.lines]
    assert "tell-lay-alliance-both" in told and "tell-extra-token" not in told


@pytest.mark.rule("WP-MZ-04")
def test_the_table_may_have_laid_the_tokens_otherwise(destiny):
    table = destiny(story="P3")
    for row, other in ((3, 2), (2, 3)):
        table.move("lay_alliances", row=row)
        assert table.state.alliances.rows == {"left": row, "right": other}
    assert table.refuses("lay_alliances", row=4).field == "row"


@pytest.mark.rule("WP-MZ-06", "WP-MZ-28", "WP-STR-12")
def test_a_row_with_a_token_gives_a_card_of_its_side_and_no_other_position_does(evil):
    table = evil("marigold", "geralt", "ciri", "yennefer")  # rows 3 and 4 of five
    table.drafts(1, 3, 4, 0)
    by_row = [held(table, who) for who in (1, 2, 4, 3)]
    assert by_row == [
        {"left": 0, "right": 0},
        {"left": 1, "right": 0},
        {"left": 0, "right": 1},
        {"left": 0, "right": 0},
    ]


@pytest.mark.rule("WP-MZ-02", "WP-MZ-03", "WP-MZ-07", "WP-DRAFT-13")
def test_the_bottom_row_gives_a_card_of_choice_and_no_experience(evil):
    table = evil()
    table.drafts(0, 0, 4)
    last = 2
    assert table.one(last).xp == 0 and held(table, last) == {"left": 0, "right": 0}
    assert [prompt.seat for prompt in GAME.prompts(table.state)] == [last]
    assert table.state.step == "draft"
    assert table.objects("choose_alliance", who=1, ally="left").rule == "WP-MZ-07"
    table.move("choose_alliance", who=last, ally="right")
    assert held(table, last) == {"left": 0, "right": 1} and table.state.step == "play"


@pytest.mark.rule("WP-MZ-06", "WP-MZ-07")
def test_the_next_player_drafts_when_the_side_is_chosen(evil):
    table = evil()
    table.drafts(4)
    met = table.objects("draft_row", who=3, row=0)
    assert (met.rule, met.can_overrule) == ("WP-MZ-06", True)
    table.move("choose_alliance", who=1, ally="left")
    table.move("draft_row", who=3, row=0)


@pytest.mark.rule("WP-MZ-09", "WP-MZ-10")
def test_a_fourth_card_of_a_side_is_discarded_at_once_whichever_the_owner_likes(evil):
    table = evil()
    with table.arranged() as state:
        state.at(1).alliances = {
            "left": [card("left", "xp"), card("left", "turn_active"), None],
            "right": [None, None, None],
        }
    table.drafts(2)
    assert held(table, 1) == {"left": 4, "right": 3} and "tell-alliance-limit" in table.said
    assert [prompt.seat for prompt in GAME.prompts(table.state)] == [1]
    table.move("discard_alliance", who=1, ally="left", number=2)
    assert [one and one.effect for one in table.one(1).alliances["left"]] == ["xp", None, None]
    assert table.state.alliances.discards == {"left": 1} and GAME.prompts(table.state) == []
    assert table.objects("discard_alliance", who=1, ally="left", number=1).rule == "WP-MZ-10"
    assert table.refuses("discard_alliance", who=2, ally="left", number=1).field == "number"


@pytest.mark.rule("WP-MZ-27")
def test_an_empty_deck_is_shuffled_anew_once_there_are_discards(evil):
    table = evil()
    table.drafts(2)
    assert "tell-draw-alliance" in table.said and "tell-alliance-shuffle" not in table.said
    with table.arranged() as state:
        state.alliances.discards = {"right": 2}
    table.drafts(3)
    assert table.told("tell-alliance-shuffle") == [{"ally": "right"}]


@pytest.mark.rule("WP-DATA-09", "WP-MZ-10")
def test_a_page_gives_and_takes_alliance_cards(evil):
    table = evil()
    with table.arranged() as state:
        state.step = "reading"
        story, draft = stories.of(state), bonuses.Draft(GAME, state)
        story.more_alliances(draft, state.at(1), "left", 2)
        story.fewer_alliances(draft, state.at(1), "left", 1)
        story.fewer_alliances(draft, state.at(2), "left", 1)
    assert held(table, 1)["left"] == 2 and [one.seat for one in table.state.alliances.losing] == [1]
    assert table.objects("next_step").code == "story-decides-first"
    table.move("discard_alliance", who=1, ally="left")
    assert held(table, 1)["left"] == 1 and table.state.alliances.losing == []


# --- what only the owner sees ----------------------------------------------------------------------------------------


@pytest.fixture
def named(evil) -> Table:
    """Geralt holds an alliance card of Renfri and has named it."""
    table = evil()
    table.drafts(2)
    table.move("name_alliance", who=1, ally="left", effect="gain_active", symbol="exploration")
    return table


@pytest.mark.rule("WP-MZ-08", "WP-PARTY-03")
def test_what_a_card_is_only_its_owner_sees_and_everybody_how_many_of_each_side(named):
    mine = card("left", "gain_active", symbol="exploration")
    assert GAME.seen(named.state, Viewer(1)).players[0].alliances == {"left": [mine], "right": []}
    for other in (EVERYBODY, Viewer(2), Viewer(3)):
        assert GAME.seen(named.state, other).players[0].alliances == {"left": [HIDDEN], "right": []}
    assert named.objects("name_alliance", who=1, ally="left", effect="xp").rule == "WP-MZ-08"


@pytest.mark.rule("WP-MZ-08", "WP-PARTY-03")
def test_neither_log_nor_stream_tells_it(named):
    named.undo()
    arguments = {"who": 1, "ally": "left", "effect": "gain_active", "symbol": "exploration"}
    outcome = named.move("name_alliance", **arguments)
    for viewer in (EVERYBODY, Viewer(2), Viewer(3)):
        shown = veiled_args(outcome.args, GAME.moves["name_alliance"].arguments, viewer)
        assert (shown["effect"], shown["symbol"], shown["ally"]) == (HIDDEN, HIDDEN, "left")
        assert "gain_active" not in str(veiled_patch(outcome.patch, GAME.hides, viewer))
        assert "gain_active" not in str(GAME.seen_plain(outcome.plain, viewer))
    assert "gain_active" in str(veiled_patch(outcome.patch, GAME.hides, Viewer(1)))
    assert "gain_active" not in str([*named.tellings, *named.chronicle])


@pytest.mark.rule("WP-MZ-08", "WP-MZ-29")
def test_a_described_card_is_named_by_one_tap_and_nonsense_is_refused(evil):
    table = evil()
    table.drafts(2)
    table.move("describe_alliance", card="favour", side="left", effect="xp")
    table.move("describe_alliance", card="debt", side="right", effect="xp")
    for field, args in (
        ("card", {"card": "unknown"}),
        ("card", {"card": "debt"}),
        ("effect", {}),
        ("symbol", {"effect": "gain_active"}),
        ("symbol", {"effect": "gain_active", "symbol": "magic", "towards": "left"}),
        ("towards", {"effect": "xp", "towards": "left"}),
    ):
        assert table.refuses("name_alliance", who=1, ally="left", **args).field == field
    table.move("name_alliance", who=1, ally="left", card="favour")
    assert table.one(1).alliances["left"] == [card("left", "xp")]


# --- applied ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-MZ-11", "WP-MZ-12", "WP-MZ-14", "WP-MZ-15")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_all_cards_of_the_winning_side_are_applied_and_the_others_stay(evil, side, other):
    table = evil()
    with table.arranged() as state:
        state.at(1).alliances[other] = [card(other, "xp")]
    wins(table, side, p1=[card(side, "xp")], p2=[card(side, "xp"), card(side, "xp")])
    assert [sum(deed.xp for deed in one.deeds if deed.what == "alliance") for one in table.state.players] == [1, 2, 0]
    assert held(table, 1) == {side: 0, other: 1} and held(table, 2) == {side: 0, other: 0}
    assert table.state.alliances.discards == {side: 3} and table.state.step != "alliances"


@pytest.mark.rule("WP-MZ-13", "WP-STR-12")
def test_they_come_after_the_dominant_symbol_and_before_the_points(evil):
    table = evil()
    assert turns.end_steps(table.state) == ("dominance", "alliances", "scoring", "paths", "keep", "reading")
    wins(table, "left", p1=[card("left", "gain_active", towards="left")])
    assert table.one(1).vp == 1  # one more of the dominant symbol
    assert table.state.path["left"] == 1


@pytest.mark.rule("WP-MZ-17")
def test_symbols_of_alliance_cards_do_not_turn_the_chapter_over(evil):
    table = evil()
    wins(table, "left", p1=[card("left", "gain_active", towards="right") for _ in range(3)])
    assert table.state.dominant == ["left"] and table.one(1).pool["combat"] == 3


@pytest.mark.rule("WP-MZ-29")
def test_a_gained_symbol_is_of_a_side_or_of_a_type_active_or_not(evil):
    table = evil()
    cards = [card("left", "gain_active", towards="right"), card("left", "gain_active", symbol="exploration")]
    wins(table, "left", p1=cards)
    assert table.one(1).pool == {"magic": 0, "diplomacy": 0, "exploration": 1, "combat": 1}


@pytest.mark.rule("WP-MZ-17", "WP-MZ-19", "WP-SYM-12")
def test_where_there_is_a_choice_the_owner_makes_it(evil):
    table = evil()
    table.pool(1, magic=1, combat=1, diplomacy=1, exploration=1)
    wins(table, "left", p1=[card("left", "turn_active"), card("left", "inactive_to_xp"), card("left", "xp")])
    assert table.state.step == "alliances" and [prompt.seat for prompt in GAME.prompts(table.state)] == [1]
    assert table.refuses("apply_alliance", who=1, number=1).field == "turning"
    assert table.refuses("apply_alliance", who=1, number=2).field == "paying"
    assert table.refuses("apply_alliance", who=1, number=4).field == "number"
    table.move("apply_alliance", who=1, number=2, paying=["token-exploration"])
    assert table.one(1).xp == 2 and table.one(1).pool["exploration"] == 0
    table.move("apply_alliance", who=1, number=1, turning="right")
    assert (table.one(1).pool["magic"], table.one(1).pool["combat"]) == (3, 0)
    assert table.state.step != "alliances"  # the last one needs no choice
    assert table.objects("apply_alliance", who=1).rule == "WP-MZ-13"


@pytest.mark.rule("WP-MZ-18", "WP-MZ-14", "WP-MZ-30")
def test_an_effect_that_cannot_be_paid_gives_nothing_and_its_card_goes_all_the_same(evil):
    table = evil()
    wins(table, "right", p1=[card("right", "turn_active")], p2=[card("right", "inactive_to_xp")])
    assert all(not any(one.pool.values()) and one.xp == 0 for one in table.state.players)
    assert table.state.alliances.discards == {"right": 2} and table.state.step != "alliances"


@pytest.mark.rule("WP-MZ-30")
def test_a_loss_that_can_be_paid_in_one_way_only_is_paid_without_asking(evil):
    table = evil()
    table.pool(1, combat=1)
    wins(table, "right", p1=[card("right", "turn_active")])
    assert (table.one(1).pool["magic"], table.one(1).pool["combat"]) == (2, 0)


@pytest.mark.rule("WP-MZ-11", "WP-MZ-17")
def test_a_card_that_nobody_named_is_shown_when_it_is_revealed(evil):
    table = evil()
    wins(table, "left", p2=[None])
    assert table.state.step == "alliances"
    assert table.objects("apply_alliance", who=2).rule == "WP-MZ-17"
    table.move("show_alliance", who=2, effect="xp")
    assert table.one(2).xp >= 1 and table.state.step != "alliances"


@pytest.mark.rule("WP-MZ-13", "WP-MZ-14")
def test_at_a_light_table_the_players_apply_them_and_say_what_experience_they_gave(evil):
    table = evil(kept="light")
    wins(table, "left", p1=[None, None])
    assert "tell-apply-alliances" in table.said and table.state.step == "alliances"
    assert table.objects("apply_alliance", who=1).rule == "WP-SYM-10"
    table.move("applied_alliances", who=1, xp=3)
    assert table.one(1).xp == 3 and table.state.alliances.discards == {"left": 2}
    assert table.state.step == "scoring"


@pytest.mark.rule("WP-MZ-16")
def test_at_the_end_of_the_game_what_is_still_face_down_goes_without_effect(evil):
    table = evil()
    with table.arranged() as state:
        state.at(1).alliances["right"] = [card("right", "xp"), None]
        state.chapter, state.turn, state.dominant = 3, 3, ["left", "left", "left"]
        state.step, state.begun = "unresolved", False
    table.move("note", text="the step begins")
    assert held(table, 1) == {"left": 0, "right": 0} and table.one(1).xp == 0
    assert table.state.step != "unresolved"
    assert turns.final_steps(table.state)[2:4] == ("unresolved", "winner")


@pytest.mark.rule("WP-MZ-20", "WP-MZ-21", "WP-MZ-22")
def test_the_holder_of_the_dominant_sides_token_gets_a_penalty_the_other_one_a_reward(evil):
    table = evil()
    with table.arranged() as state:
        state.step, state.begun, state.dominant = "reading", True, ["left"]
        state.path = {"left": 1, "right": 1}
        state.at(1).xp = 3
    table.move("turn_page")
    with table.arranged() as state:
        state.path = {"left": 1, "right": 1}
    assert table.objects("enter_bonus", kind="gain", receiver="left", what="xp").rule == "WP-MZ-20"
    table.move("enter_bonus", kind="lose", receiver="left", what="xp", amount=2)
    table.move("enter_bonus", kind="gain", receiver="right", what="xp", amount=1)
    assert table.one(1).xp == 3 - 2 + 1  # both, where one holds both


@pytest.mark.rule("WP-SOLO-37", "WP-MZ-06", "WP-MZ-07")
@pytest.mark.parametrize(("otherwise", "drawn"), [([], 0), (["WP-SOLO-37"], 1)])
def test_the_automa_draws_none_unless_the_table_reads_it_otherwise(evil, otherwise, drawn):
    table = evil("geralt", automa="ciri", otherwise=otherwise)
    with table.arranged() as state:
        rival = state.automa.rival
        stories.of(state).on_row(bonuses.Draft(GAME, state), rival, 2)
        stories.of(state).bottom_row(bonuses.Draft(GAME, state), rival)
    assert len(table.state.automa.rival.alliances["left"]) == drawn
    assert [prompt.seat for prompt in stories.of(table.state).prompts(table.state)] == [1] * drawn


def test_cards_that_are_left_to_discard_are_never_more_than_there_are(evil):
    table = evil()
    with table.arranged() as state:
        state.at(1).alliances["left"] = [None]
        state.alliances.losing = [alliances.AllianceLoss(seat=1, side="left", count=9)]
    table.move("discard_alliance", who=1, ally="left")
    assert stories.of(table.state).prompts(table.state) == []


@pytest.mark.rule("WP-SAVE-04", "WP-MZ-08")
def test_tokens_and_cards_are_put_away_without_a_word_of_what_the_cards_are(named):
    told = [(line.told.key, line.told.args) for line in GAME.packing(named.state).lines]
    assert ("pack-alliances", {"who": "geralt", "ally": "left", "count": 1}) in told
    assert [args["row"] for key, args in told if key == "pack-alliance-token"] == [2, 3]
    assert "gain_active" not in str(told)
