"""The end of a chapter: dominant symbol, points, path tokens, timelines cleared and cards kept. WP-END."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import chapter_end, points
from companion.games.witcher_path_of_destiny.state.pieces import Special
from tests.effort import times

from .conftest import TRIO, Table

TOKENS = ("I", "II", "III")


def ends(table: Table, chapter: int = 1, fate: str = "lll", **fates: str) -> Table:
    """The chapter's end begins, with the fate tokens lying so: "lr-" (aside)."""
    lies = {"l": "left", "r": "right", "-": "aside"}
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = chapter, 3, "dominance", False
        state.fate = {token: lies[at] for token, at in zip(TOKENS, fate, strict=True)}
        state.dominant = ["left"] * (chapter - 1)
    table.move("note", text="on")
    return table


# --- the dominant symbol


@pytest.mark.rule("WP-END-02", "WP-END-03", "WP-SYM-07", "WP-EDGE-15")
def test_every_way_in_which_fate_tokens_may_lie():
    for lies in product(("left", "right", "aside"), repeat=3):
        fate = dict(zip(TOKENS, lies, strict=True))
        left, right = lies.count("left"), lies.count("right")
        wanted = "left" if left > right else "right" if right > left else None
        if left == right == 1:  # the higher number
            wanted = next(side for side in reversed(lies) if side != "aside")
        assert chapter_end.dominant_by(fate) == wanted, lies


@pytest.mark.rule("WP-END-01", "WP-END-02", "WP-SYM-08")
def test_the_side_of_more_tokens_is_dominant_for_the_whole_table(trio):
    trio.pool(1, magic=4, combat=1)
    ends(trio, fate="rlr")
    assert trio.state.dominant == ["right"]
    assert (trio.one(1).vp, trio.one(1).xp) == (1, 4)


@pytest.mark.rule("WP-END-04", "WP-INIT-06")
def test_without_a_token_the_highest_of_the_track_chooses_freely(trio):
    trio.pool(2, combat=3)
    trio.pool(1, magic=1)
    ends(trio, fate="---")
    assert trio.state.step == "dominance" and GAME.on_turn(trio.state) == [2]
    assert [prompt.seat for prompt in GAME.prompts(trio.state)] == [2]
    assert trio.objects("choose_dominant", who=1, side="left").rule == "WP-END-04"
    trio.move("choose_dominant", who=2, side="left")  # not what Ciri has most of
    assert trio.state.dominant == ["left"] and trio.one(2).vp == 0 and trio.one(2).xp == 3


@pytest.mark.rule("WP-END-02")
def test_where_fate_has_decided_nobody_chooses(trio):
    trio.lies(1, "1 magic red")
    ends(trio)
    assert trio.objects("choose_dominant", who=2, side="left").rule == "WP-STR-03"


@pytest.mark.rule("WP-EDGE-19")
def test_alone_the_player_chooses_though_the_automa_stands_highest(destiny):
    table = destiny("geralt", story="P1", effort_cards=False, automa="ciri").begins()
    with table.arranged() as state:
        state.initiative = [2, 1]
    ends(table, fate="---")
    assert GAME.on_turn(table.state) == [1]
    table.move("choose_dominant", who=1, side="right")
    assert table.state.dominant == ["right"]


# --- points


@pytest.mark.rule(
    "WP-END-05", "WP-END-06", "WP-SYM-05", "WP-SYM-13", "WP-EDGE-06", "WP-EDGE-08", "WP-VP-01", "WP-VP-03"
)
def test_dominant_symbols_give_victory_points_the_others_experience(trio):
    trio.lies(1, "3 magic 2 combat red", "2 diplomacy blue", covered=[0])
    trio.pool(1, magic=2, exploration=5)
    trio.pool(2, combat=4)
    ends(trio)
    assert (trio.one(1).vp, trio.one(1).xp) == (2 + 2, 2)
    assert (trio.one(2).vp, trio.one(2).xp) == (0, 4)
    assert (trio.one(3).vp, trio.one(3).xp) == (0, 0)


@pytest.mark.rule("WP-VP-02", "WP-VP-04")
def test_every_sum_can_be_opened_to_what_it_is_made_of(trio):
    trio.lies(1, "3 magic 1 combat red")
    trio.pool(1, magic=2)
    trio.move("move_vp", who=1, by=2)
    ends(trio)
    sum_of = points.account(trio.one(1))
    assert sum_of.total == 7 == sum(part.points for part in sum_of.parts)
    [part] = [part for part in sum_of.parts if part.what == "dominant"]
    assert (part.points, part.chapter) == (5, 1)
    assert part.made_of[0].args == {"symbol": "magic", "printed": 3, "tokens": 2}
    xp = points.account(trio.one(1), "xp")
    assert xp.total == 1 and [part.what for part in xp.parts] == ["non_dominant"]


@pytest.mark.rule("WP-END-05", "WP-END-06")
def test_at_a_light_table_two_numbers_a_player_are_enough(destiny):
    table = destiny(story="P1", effort_cards=False, kept="light").begins()
    ends(table, fate="r--")
    assert table.state.step == "scoring"
    table.move("count_symbols", who=1, left=2, right=5)
    table.move("count_symbols", who=2, left=0, right=0)
    assert table.state.step == "scoring"
    table.move("count_symbols", who=3, left=4, right=5)
    assert [(one.vp, one.xp) for one in table.state.players] == [(5, 2), (0, 0), (5, 4)]
    assert table.state.path == {"left": 3, "right": 3}  # Yennefer stands above Geralt
    assert table.state.step == "keep"
    table.move("next_step")
    assert (table.state.step, table.state.chapter) == ("reading", 2)


# --- path tokens


@pytest.mark.rule("WP-END-07", "WP-END-08", "WP-END-10", "WP-END-12", "WP-EDGE-13")
def test_path_tokens_go_to_whoever_has_most_before_anything_is_cleared(trio):
    trio.pool(1, magic=3)
    trio.pool(3, magic=2, combat=1)
    ends(trio, fate="rrr")
    assert trio.state.path == {"left": 1, "right": 3}
    assert trio.state.players[0].pool["magic"] == 0  # and only then the pools


@pytest.mark.rule("WP-END-09", "WP-END-11", "WP-EDGE-01", "WP-END-10")
def test_ties_go_to_the_higher_of_the_initiative_track_also_without_any_symbol(trio):
    trio.pool(1, magic=2)
    trio.pool(3, magic=2)
    with trio.arranged() as state:
        state.initiative = [3, 2, 1]
    ends(trio)
    assert trio.state.path == {"left": 3, "right": 3}


@pytest.mark.rule("WP-EDGE-16", "WP-MZ-20", "WP-MZ-21", "WP-BOOK-08")
def test_the_tie_rule_of_the_path_token_decides_whose_the_penalty_is(destiny):
    table = destiny(story="P3").begins()
    for who in (1, 2, 3):
        table.pool(who, magic=2 if who < 3 else 0)
    with table.arranged() as state:
        state.initiative = [3, 2, 1]
        for one in state.players:
            one.vp = 5
    ends(table)
    assert table.state.path == {"left": 2, "right": 3}  # of two who are tied Ciri stands higher
    table.move("turn_page")
    table.move("enter_bonus", kind="lose", receiver="left", what="vp", amount=2)
    table.move("enter_bonus", kind="gain", receiver="right", what="vp", amount=1)
    assert [one.vp for one in table.state.players] == [5 + 2, 5 + 2 - 2, 5 + 1]


@pytest.mark.rule("WP-SOLO-30", "WP-SOLO-31", "WP-SOLO-29")
@pytest.mark.parametrize(
    ("otherwise", "path"), [([], {"left": 1, "right": 0}), (["WP-SOLO-31"], {"left": 1, "right": 1})]
)
def test_alone_a_path_token_that_the_automa_would_win_stays(destiny, otherwise, path):
    options = {"story": "P1", "effort_cards": False, "difficulty": "story", "otherwise": otherwise}
    table = destiny("geralt", automa="ciri", **options).begins()
    table.pool(1, magic=2, combat=1)
    table.pool(2, magic=1, combat=2)
    ends(table)
    assert table.state.path == path
    assert [(one.vp, one.xp) for one in table.state.people] == [(2, 1), (1, 2)]


# --- timelines are cleared, cards kept


@pytest.fixture
def keeps(trio) -> Table:
    """The end of the first chapter; each has three cards, Geralt a covered symbol and tokens."""
    for who in (1, 2, 3):
        trio.lies(who, "1 magic red", "1 combat blue", "2 magic green")
    trio.move("cover_symbol", who=1, place=2, at=0)
    trio.pool(1, magic=2, diplomacy=1)
    trio.spent(1, 2, 3)
    with trio.arranged() as state:
        state.at(1).specials = [Special(symbol="combat"), Special(symbol="magic", on_board=True)]
    return ends(trio)


@pytest.mark.rule("WP-END-15", "WP-END-16", "WP-PARTY-03")
def test_what_is_kept_is_chosen_in_secret_and_revealed_together(keeps):
    assert keeps.state.step == "keep" and GAME.on_turn(keeps.state) == [1, 2, 3]
    keeps.move("keep_cards", who=1, first=2)
    assert GAME.seen(keeps.state, Viewer(1)).players[0].keeping == [2]
    for viewer in (EVERYBODY, Viewer(2)):
        assert GAME.seen(keeps.state, viewer).players[0].keeping == ["•"]
    assert len(keeps.one(1).timeline) == 3
    keeps.move("rethink_keeping", who=1)
    assert keeps.objects("rethink_keeping", who=1).rule == "WP-END-15"
    for who in (2, 3, 1):
        keeps.move("keep_cards", who=who, first=2)
    assert [len(one.timeline) for one in keeps.state.players] == [1, 1, 1]


@pytest.mark.rule(
    "WP-END-13", "WP-END-14", "WP-END-19", "WP-END-20", "WP-EDGE-13", "WP-ST-27", "WP-ST-28", "WP-CARD-08"
)
def test_tokens_go_back_covered_symbols_are_seen_again_and_special_tokens_stay(keeps):
    discards = keeps.state.discards
    for who in (1, 2, 3):
        keeps.move("keep_cards", who=who, first=2)
    one = keeps.one(1)
    assert one.pool == dict.fromkeys(one.pool, 0)
    assert one.timeline[0].covered == [] and one.timeline[0].symbols == ["magic", "magic"] and one.timeline[0].kept
    assert keeps.state.discards == discards + 6
    assert keeps.state.step == "reading" and keeps.state.chapter == 2
    assert [(token.symbol, token.on_board) for token in one.specials] == [("combat", False), ("magic", False)]


@pytest.mark.rule("WP-END-16", "WP-END-17")
def test_one_card_is_kept_after_the_first_chapter_two_after_the_second(keeps):
    assert keeps.refuses("keep_cards", who=1, first=0, second=1).field == "second"
    assert keeps.refuses("keep_cards", who=1, first=7).field == "first"
    with keeps.arranged() as state:
        state.chapter, state.dominant = 2, ["left", "left"]
    assert keeps.refuses("keep_cards", who=1, first=0).field == "second"
    assert keeps.refuses("keep_cards", who=1, first=0, second=0).field == "second"
    keeps.move("keep_cards", who=1, first=0, second=1)


@pytest.mark.rule("WP-END-18", "WP-END-20", "WP-END-21", "WP-EDGE-17", "WP-PLAY-06")
def test_after_chapter_two_any_two_are_kept_in_the_players_order_and_the_left_effect_comes_first(trio):
    trio.describe("counts", "red", condition="C8", condition_colour="red", result="R2")
    for who in (1, 2):
        trio.move("lay_card", who=who, card="counts", turn=1)
        trio.move("lay_card", who=who, card="counts", turn=2)
    trio.spent(1, 2, 3)
    with trio.arranged() as state:
        state.at(2).timeline[0].kept = True
        for one in state.players:
            one.resolving = []
        state.coming = {"left": "diplomacy", "right": "exploration"}
    ends(trio, chapter=2)
    trio.move("keep_cards", who=1, first=1, second=0)
    trio.move("keep_cards", who=2, first=0, second=1)
    assert [laid.turn for laid in trio.one(1).timeline] == [0, 0]
    assert trio.one(1).xp == 1 + 2 and trio.one(2).xp == 1 + 2  # the second sees the first, not the other way


@pytest.mark.rule("WP-END-21", "WP-END-22")
@pytest.mark.parametrize(("otherwise", "gained"), [([], "diplomacy"), (["WP-END-22"], "magic")])
def test_a_kept_effect_uses_the_symbols_of_the_coming_chapter(destiny, otherwise, gained):
    table = destiny("geralt", "ciri", story="P1", effort_cards=False, otherwise=otherwise).begins()
    table.describe("gives", "red", condition="C6", condition_colour="red", result="R5")
    table.move("lay_card", who=1, card="gives", turn=1)
    with table.arranged() as state:
        state.at(1).resolving = []
    table.spent(1, 2)
    ends(table)
    table.move("keep_cards", who=1, first=0)
    if not otherwise:  # nobody has told yet which symbols come
        assert table.state.step == "keep" and table.one(1).pool["magic"] == 0
        table.move("name_coming", left="diplomacy", right="exploration")
    assert table.one(1).pool[gained] == 2 and table.state.step == "reading"
    if not otherwise:
        assert (table.state.left, table.state.right) == ("diplomacy", "exploration")


@pytest.mark.rule("WP-END-23", "WP-FIN-02", "WP-FIN-01", "WP-EDGE-06")
def test_after_chapter_three_nothing_is_cleared(trio):
    trio.lies(1, "3 magic red", covered=[0])
    trio.pool(1, combat=2)
    hands = [one.hand for one in trio.state.players]
    ends(trio, chapter=3)
    assert (trio.one(1).vp, trio.one(1).xp) == (2, 2) and trio.state.path["left"] == 1
    assert trio.state.step == "reading"
    assert trio.one(1).timeline[0].covered == [0] and trio.one(1).pool["combat"] == 2
    assert [one.hand for one in trio.state.players] == hands


@pytest.mark.rule("WP-SOLO-32")
def test_the_automa_keeps_nothing(destiny):
    table = destiny("geralt", story="P1", effort_cards=False, automa="ciri").begins()
    table.spent(1)
    for who in (1, 2):
        table.lies(who, "1 magic red", "1 combat blue")
    table.pool(2, magic=3)
    ends(table)
    table.move("keep_cards", who=1, first=0)
    assert table.state.automa.rival.timeline == [] and table.state.automa.rival.pool["magic"] == 0
    assert len(table.one(1).timeline) == 1


# --- properties

SYMBOLS = ("magic", "diplomacy", "exploration", "combat")
HELD = st.fixed_dictionaries({symbol: st.integers(0, 6) for symbol in SYMBOLS})


@pytest.mark.rule("WP-END-05", "WP-END-06", "WP-END-07", "WP-END-08", "WP-END-09")
@settings(max_examples=times(12, 300), deadline=None)
@given(data=st.data())
def test_a_light_table_and_a_full_one_come_to_the_same_end(data):
    count = data.draw(st.integers(2, 5))
    people = [*TRIO, "marigold", "vesemir"][:count]
    options = {"players": [{"character": one} for one in people], "story": "P1", "effort_cards": False}
    full, light = Table(options), Table({**options, "kept": "light"})
    for table in (full, light):
        table.move("leave_list")
        table.begins()
    for chapter in (1, 2, 3):
        held = [data.draw(HELD) for _ in people]
        fate = data.draw(st.text("lr-", min_size=3, max_size=3))
        order = data.draw(st.permutations(range(1, count + 1)))
        chosen = data.draw(st.sampled_from(("left", "right")))
        for table in (full, light):
            with table.arranged() as state:
                state.initiative, state.left, state.right = [*order], "magic", "combat"
                for one, tokens in zip(state.players, held, strict=True):
                    one.pool = dict(tokens) if table is full else one.pool
            ends(table, chapter, fate)
            if table.state.step == "dominance":
                table.move("choose_dominant", who=order[0], side=chosen)
        for who, tokens in enumerate(held, 1):
            light.move("count_symbols", who=who, left=tokens["magic"], right=tokens["combat"])
        if light.state.step == "keep":
            light.move("next_step")
        assert full.state.path == light.state.path and set(full.state.path.values()) <= {*order}
        assert full.state.dominant[-1] == light.state.dominant[-1]
        for one, other in zip(full.state.players, light.state.players, strict=True):
            assert (one.vp, one.xp, one.gold) == (other.vp, other.xp, other.gold)
            for kind in ("vp", "xp"):
                opened = points.account(one, kind)
                assert opened.total == sum(part.points for part in opened.parts)
                assert "correction" not in [part.what for part in opened.parts]
        assert points.race(full.state) == points.race(light.state)
