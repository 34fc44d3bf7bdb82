"""Symbols: counted, gained, lost and covered. WP-SYM."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.names import SYMBOLS
from companion.games.witcher_path_of_destiny.play import symbols, turns
from companion.games.witcher_path_of_destiny.state.pieces import Laid, Special
from companion.games.witcher_path_of_destiny.state.player import Player

from .conftest import Table

SYMBOL = st.sampled_from(SYMBOLS)


@st.composite
def players(draw: st.DrawFn) -> Player:
    """Somebody with cards, some of their symbols covered, tokens and special tokens."""
    player = Player(seat=1)
    for _ in range(draw(st.integers(0, 4))):
        printed = draw(st.lists(SYMBOL, max_size=4))
        covered = sorted(at for at in range(len(printed)) if draw(st.booleans()))
        player.timeline.append(Laid(symbols=printed, covered=covered))
    player.pool = {symbol: draw(st.integers(0, 3)) for symbol in SYMBOLS}
    player.specials = [Special(symbol=one, on_board=draw(st.booleans())) for one in draw(st.lists(SYMBOL, max_size=2))]
    return player


def draft() -> Draft:
    return Draft(GAME, Table({"players": [{"character": "ciri"}, {"character": "geralt"}]}).state)


@pytest.mark.rule("WP-SYM-01", "WP-SYM-02", "WP-SYM-03", "WP-SYM-04")
def test_two_of_four_types_are_active_one_on_each_side(trio):
    assert set(SYMBOLS) == {"magic", "diplomacy", "exploration", "combat"}
    assert (trio.state.active("left"), trio.state.active("right")) == ("magic", "combat")
    assert trio.state.inactive == ["diplomacy", "exploration"]
    assert trio.refuses("name_symbols", left="magic", right="magic").field == "right"


@pytest.mark.rule("WP-SYM-15", "WP-SYM-14")
def test_the_next_pair_is_the_branchs_and_active_in_the_next_chapter(trio):
    trio.move("name_coming", left="combat", right="diplomacy")
    assert trio.state.active("left") == "magic"  # not before the chapter is over
    state = trio.state
    state.step, state.module = "keep", ""
    turns.advance(Draft(GAME, state))
    assert (state.chapter, state.step) == (2, "reading")
    assert (state.left, state.right, state.coming) == ("combat", "diplomacy", {})


@pytest.mark.rule("WP-SYM-09", "WP-SYM-10", "WP-SYM-06", "WP-FATE-02")
def test_printed_symbols_and_tokens_count_the_same(trio):
    trio.lies(1, "2 magic red", "1 combat 1 diplomacy blue")
    trio.pool(1, magic=1, exploration=3)
    one = trio.one(1)
    assert [symbols.symbols_of(trio.state, one, what) for what in ("left", "right")] == [3, 1]
    assert [symbols.symbols_of(trio.state, one, what) for what in ("diplomacy", "exploration")] == [1, 3]
    assert symbols.totals(one) == {"magic": 3, "combat": 1, "diplomacy": 1, "exploration": 3}


@pytest.mark.rule("WP-SYM-13", "WP-EDGE-06")
def test_a_covered_symbol_is_not_counted(trio):
    trio.lies(1, "2 magic red")
    trio.move("cover_symbol", who=1, place=0, at=1)
    assert symbols.symbols_of(trio.state, trio.one(1), "left") == 1
    met = trio.objects("cover_symbol", who=1, place=0, at=1)  # a symbol is covered once
    assert (met.rule, met.can_overrule) == ("WP-SYM-13", False)
    trio.move("uncover_symbol", who=1, place=0, at=1)
    assert symbols.symbols_of(trio.state, trio.one(1), "left") == 2
    assert trio.objects("uncover_symbol", who=1, place=0, at=1).rule == "WP-SYM-13"
    assert trio.refuses("cover_symbol", who=1, place=1, at=0).field == "place"
    assert trio.refuses("cover_symbol", who=1, place=0, at=2).field == "at"


@pytest.mark.rule("WP-SYM-13")
def test_no_table_has_a_symbol_that_is_covered_twice_or_not_there(trio):
    trio.lies(1, "2 magic red")
    for wrong in ([0, 0], [2]):
        assert trio.refuses("correct", path="/players/0/timeline/0/covered", value=wrong)


@pytest.mark.rule("WP-SYM-11", "WP-SYM-12")
def test_its_player_says_whether_a_token_or_a_printed_symbol_is_lost(trio):
    trio.lies(1, "2 magic red", "1 magic blue")
    trio.pool(1, magic=1)
    assert trio.refuses("lose_symbols", who=1, symbol="magic").field == "paying"
    trio.move("lose_symbols", who=1, symbol="magic", paying=["card-0-magic"])
    assert trio.one(1).timeline[0].covered == [0] and trio.one(1).pool["magic"] == 1
    trio.move("lose_symbols", who=1, symbol="magic", paying=["token-magic"])
    assert trio.one(1).pool["magic"] == 0
    trio.move("lose_symbols", who=1, symbol="magic", count=2, paying=["card-0-magic", "card-1-magic"])
    assert symbols.totals(trio.one(1))["magic"] == 0


@pytest.mark.rule("WP-SYM-11")
def test_what_leaves_no_choice_is_lost_of_itself_and_nothing_that_is_not_there(trio):
    trio.lies(1, "2 magic red")
    trio.move("lose_symbols", who=1, symbol="magic")  # one card: its symbols are alike
    assert trio.one(1).timeline[0].covered == [0]
    trio.move("lose_symbols", who=1, symbol="magic", count=5)
    assert trio.one(1).timeline[0].covered == [0, 1]
    trio.move("lose_symbols", who=1, symbol="magic")
    assert trio.one(1).timeline[0].covered == [0, 1]
    trio.lies(1, "2 magic red", "1 magic blue")
    trio.pool(1, magic=1)
    trio.move("lose_symbols", who=1, symbol="magic", count=4)  # all that there is
    assert symbols.totals(trio.one(1))["magic"] == 0
    trio.pool(1, combat=2)
    for wrong in (["token-magic"], ["token-combat"] * 3, ["card-7-combat"], ["token-combat"]):
        assert trio.refuses("lose_symbols", who=1, symbol="combat", count=2, paying=wrong).field == "paying"


@pytest.mark.rule("WP-ST-27", "WP-ST-28", "WP-ST-29")
def test_a_special_token_is_a_symbol_until_it_is_lost(trio):
    with trio.arranged() as state:
        state.at(1).specials = [Special(symbol="combat")]
    assert symbols.symbols_of(trio.state, trio.one(1), "combat") == 1
    trio.pool(1, combat=1)
    trio.move("lose_symbols", who=1, symbol="combat", paying=["special-combat"])
    assert trio.one(1).specials[0].on_board
    assert symbols.symbols_of(trio.state, trio.one(1), "combat") == 1


@pytest.mark.rule("WP-EDGE-11", "WP-PLAY-09")
def test_tokens_do_not_run_out(trio):
    for who in (1, 2, 3):
        trio.move("gain_symbols", who=who, symbol="magic", count=20)
    assert [symbols.symbols_of(trio.state, trio.one(who), "magic") for who in (1, 2, 3)] == [20, 20, 20]


def test_a_light_table_keeps_its_tokens_itself(destiny):
    table = destiny(kept="light", story="P1").begins()
    for move in ("gain_symbols", "lose_symbols"):
        assert table.objects(move, who=1, symbol="magic").rule == "WP-SYM-10"


@pytest.mark.rule("WP-SYM-09", "WP-SYM-11", "WP-SYM-13")
@given(player=players(), asked=st.sets(SYMBOL, min_size=1), count=st.integers(0, 4), data=st.data())
def test_what_is_lost_is_what_there_is_no_more(player, asked, count, data):
    before, there = Counter(symbols.totals(player)), symbols.has(player, asked)
    assert there == sum(before[symbol] for symbol in asked)
    wanted = min(count, there)
    found = [source.key for source in symbols.sources(player, asked) for _ in range(source.count)]
    paying = data.draw(st.permutations(found))[:wanted] if symbols.choice(player, asked, count) else []
    lost = symbols.lose(draft(), player, asked, count, paying)
    assert len(lost) == wanted and {*lost} <= asked
    assert before - Counter(symbols.totals(player)) == Counter(lost)


@pytest.mark.rule("WP-SYM-12")
@given(player=players(), asked=st.sets(SYMBOL, min_size=1), count=st.integers(1, 4))
def test_nothing_is_lost_in_its_players_stead_where_there_is_a_choice(player, asked, count):
    before = symbols.totals(player)
    if symbols.choice(player, asked, count):
        with pytest.raises(BadArguments):
            symbols.lose(draft(), player, asked, count)
        assert symbols.totals(player) == before


@given(player=players(), symbol=SYMBOL, count=st.integers(1, 9))
@pytest.mark.rule("WP-PLAY-09")
def test_what_is_gained_is_there(player, symbol, count):
    before = Counter(symbols.totals(player))
    symbols.gain(draft(), player, symbol, count)
    assert Counter(symbols.totals(player)) - before == Counter({symbol: count})
