"""Turns played by what is offered: nothing offered is refused, no card comes from nowhere, symbols add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.witcher_path_of_destiny.box.cards import CONDITIONS, RESULTS
from companion.games.witcher_path_of_destiny.box.names import COLOURS, SYMBOLS
from companion.games.witcher_path_of_destiny.play import drafting, effects, playing, symbols
from tests.effort import times

from .conftest import TRIO, Table

FIVE = (*TRIO, "marigold", "vesemir")
SYMBOL, COLOUR = st.sampled_from(SYMBOLS), st.sampled_from(COLOURS)


@st.composite
def described(draw: st.DrawFn) -> dict[str, Any]:
    """What a card of some box prints: whatever may be described."""
    found: dict[str, Any] = {symbol: draw(st.integers(0, 2)) for symbol in SYMBOLS}
    found["colours"] = draw(st.lists(COLOUR, min_size=1, max_size=2, unique=True))
    if draw(st.booleans()):
        code = draw(st.sampled_from([*CONDITIONS]))
        asks = CONDITIONS[code]
        result = draw(st.sampled_from([one for one in RESULTS if asks.degrees or not RESULTS[one].degrees]))
        found |= {"condition": code, "result": result}
        found |= {"condition_symbol": draw(SYMBOL)} if asks.of == "symbol" else {}
        found |= {"condition_colour": draw(COLOUR)} if asks.of == "colour" else {}
        found |= {"result_symbol": draw(SYMBOL)} if RESULTS[result].of == "symbol" else {}
    return found


def all_cards(table: Table) -> int:
    """Every card of the table, wherever it is."""
    state = table.state
    held = sum(one.hand + len(one.timeline) for one in state.players)
    return state.deck + state.discards + sum(len(row.cards) for row in state.rows) + held


@pytest.mark.rule("WP-DRAFT-17", "WP-PLAY-10", "WP-PLAY-12", "WP-CARD-10", "WP-DECK-02")
@settings(max_examples=times(6, 300), deadline=None)
@given(data=st.data())
def test_turns_by_what_is_offered(data):
    count = data.draw(st.integers(2, 5))
    table = Table({"players": [{"character": one} for one in FIVE[:count]], "story": "P1", "effort_cards": False})
    table.move("leave_list")
    names = []
    for number, card in enumerate(data.draw(st.lists(described(), min_size=2, max_size=5))):
        names.append(f"card {number}")
        table.move("describe_card", card=names[-1], **card)
    left, right = data.draw(st.permutations(SYMBOLS))[:2]
    table.begins(left, right)
    assert all_cards(table) == 68 + 5 * count
    for turn in range(data.draw(st.integers(1, 3))):
        if turn:
            table.turn_at(1, turn + 1)
        while (drafter := drafting.on_turn(table.state)) and table.state.step == "draft":
            free = [0, *(row.number for row in table.state.rows if row.free)]
            table.move("draft_row", who=drafter.seat, row=data.draw(st.sampled_from(free)))
        assert sorted(table.state.initiative) == [*range(1, count + 1)]
        before = {one.seat: Counter(symbols.totals(one)) for one in table.state.players}
        for who in data.draw(st.permutations(range(1, count + 1))):
            first, second = data.draw(st.sampled_from(names)), data.draw(st.sampled_from(names))
            secret = data.draw(st.booleans())
            table.move("choose_cards" if secret else "play_cards", who=who, first=first, second=second)
        while any(one.resolving for one in table.state.players):
            one = data.draw(st.sampled_from([one for one in table.state.players if one.resolving]))
            keys = [source.key for source in playing.choice(table.state, one) for _ in range(source.count)]
            wanted = effects.weigh(table.state, one, one.resolving[0]).losing
            table.move("resolve_effect", who=one.seat, paying=data.draw(st.permutations(keys))[:wanted])
        assert table.state.step != "play"
        for one in table.state.players:
            assert one.hand == 5 and one.timeline[-1].turn == turn + 1
            grown = Counter(symbols.totals(one)) - before[one.seat]
            printed = Counter(symbol for laid in one.timeline[-2:] for symbol in laid.symbols)
            assert (grown - printed).total() <= 2 * 9  # two effects, each three times at most
        assert all_cards(table) == 68 + 5 * count
