"""What a condition finds within a card's reach, and what its result gives. WP-EFF, WP-PLAY-06..08."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.cards import CONDITIONS, RESULTS, Condition, Result
from companion.games.witcher_path_of_destiny.box.names import COLOURS, SYMBOLS
from companion.games.witcher_path_of_destiny.play import effects, playing, symbols
from companion.games.witcher_path_of_destiny.state.pieces import Laid

from .conftest import Table


def weighed(table: Table, at: int = -1, who: int = 1, **effect: Any) -> effects.Outcome:
    """What an effect on a card of the timeline comes to (the last one, unless said)."""
    with table.arranged() as state:
        laid = state.at(who).timeline[at]
        laid.condition = Condition(code=effect["condition"], symbol=effect.get("symbol"), colour=effect.get("colour"))
        laid.result = Result(code=effect.get("result", "R1"), symbol=effect.get("gives"))
    player = table.one(who)
    return effects.weigh(table.state, player, at % len(player.timeline))


def degree(table: Table, *cards: str, **effect: Any) -> int:
    """How often the result is given, with these cards on the timeline, the last one having the effect."""
    table.lies(1, *cards)
    return weighed(table, **effect).degree


@pytest.mark.rule("WP-EFF-01", "WP-EFF-02", "WP-EFF-03", "WP-EFF-14", "WP-EFF-10", "WP-PLAY-06")
def test_so_many_cards_of_a_colour_the_card_itself_among_them(trio):
    two, three = {"condition": "C4", "colour": "red"}, {"condition": "C5", "colour": "red"}
    assert degree(trio, "red", "red", **two) == 1
    assert degree(trio, "red", "blue", **two) == 0
    assert degree(trio, "red", "red", "red", "red", **two) == 1  # single: met or not met
    assert degree(trio, "red", "red", **three) == 0
    assert degree(trio, "red", "red", "red", **three) == 1


@pytest.mark.rule("WP-EFF-07", "WP-EDGE-05")
def test_an_exact_number_is_failed_by_more_as_by_fewer(trio):
    one, two = {"condition": "C6", "colour": "green"}, {"condition": "C7", "colour": "green"}
    assert degree(trio, "green", **one) == 1
    assert degree(trio, "blue", **one) == 0
    assert degree(trio, "green", "green", **one) == 0
    assert degree(trio, "green", "green", **two) == 1
    assert degree(trio, "green", "green", "green", **two) == 0


@pytest.mark.rule("WP-EFF-04", "WP-EFF-05")
@pytest.mark.parametrize(("cards", "times"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_degrees_count_to_three(trio, cards, times):
    assert degree(trio, *["red"] * cards, "blue", condition="C8", colour="red", result="R2") == times


@pytest.mark.rule("WP-CARD-05", "WP-CARD-06")
def test_a_multi_coloured_card_counts_in_each_of_its_colours_once(trio):
    for colour in ("red", "blue"):
        assert degree(trio, "red blue", "red blue", condition="C8", colour=colour, result="R2") == 2
        assert degree(trio, "red blue", "red blue", condition="C6", colour=colour) == 0


@pytest.mark.rule("WP-PLAY-06", "WP-PLAY-07")
def test_a_card_sees_itself_and_what_lies_to_its_left(trio):
    trio.lies(1, "red", "red", "red")
    assert weighed(trio, at=0, condition="C8", colour="red", result="R2").degree == 1
    assert weighed(trio, at=1, condition="C8", colour="red", result="R2").degree == 2
    trio.lies(1, "1 magic red", "1 magic red")
    assert weighed(trio, at=0, condition="C2", symbol="magic", result="R2").losing == 1


@pytest.mark.rule("WP-PLAY-08", "WP-PLAY-06", "WP-SYM-06")
def test_its_own_symbol_and_the_pool_pay_for_it(trio):
    lose = {"condition": "C2", "symbol": "diplomacy", "result": "R2"}
    trio.lies(1, "1 diplomacy red")
    assert weighed(trio, **lose).degree == 1
    trio.pool(1, diplomacy=1)
    assert weighed(trio, **lose).degree == 2


@pytest.mark.rule("WP-PLAY-11")
def test_what_others_have_is_out_of_reach(trio):
    trio.lies(2, "3 magic red", "red", "red")
    trio.pool(2, magic=5)
    assert degree(trio, "blue", condition="C2", symbol="magic", result="R2") == 0
    assert degree(trio, "blue", condition="C8", colour="red", result="R2") == 0


@pytest.mark.rule("WP-EFF-08")
def test_a_loss_that_cannot_be_paid_gives_nothing(trio):
    trio.pool(1, combat=3)
    trio.lies(1, "red")
    outcome = weighed(trio, condition="C1", symbol="magic")
    assert (outcome.degree, outcome.losing, outcome.xp) == (0, 0, 0)


@pytest.mark.rule("WP-EFF-06", "WP-EFF-05")
def test_with_degrees_as_many_are_lost_as_there_are_up_to_three(trio):
    for there in (0, 1, 2, 3, 5):
        trio.lies(1, "red")
        trio.pool(1, magic=there)
        outcome = weighed(trio, condition="C2", symbol="magic", result="R2")
        assert outcome.losing == outcome.degree == outcome.xp == min(there, 3)


@pytest.mark.rule("WP-EFF-12")
def test_inactive_means_either_of_the_two_types_mixed(trio):
    trio.lies(1, "1 diplomacy red", "1 exploration 1 magic blue")
    trio.pool(1, combat=2)
    outcome = weighed(trio, condition="C3", result="R2")
    assert outcome.losing == 2 and {*outcome.lost_types} == {"diplomacy", "exploration"}
    assert weighed(trio, condition="C9", result="R2").degree == 2
    assert weighed(trio, condition="C10").degree == 1


@pytest.mark.rule("WP-EFF-17")
def test_inactive_tokens_of_the_pool_count_unless_the_table_reads_it_otherwise(trio):
    trio.lies(1, "1 diplomacy red")
    trio.pool(1, exploration=1)
    assert weighed(trio, condition="C10").degree == 1
    assert weighed(trio, condition="C9", result="R2").degree == 2
    trio.move("house_rule", rule="WP-EFF-17", otherwise=True)
    assert weighed(trio, condition="C10").degree == 0
    assert weighed(trio, condition="C9", result="R2").degree == 1
    assert weighed(trio, condition="C3", result="R2").losing == 2  # what is lost may always come from the pool


@pytest.mark.rule("WP-EFF-11", "WP-SYM-13")
def test_covered_symbols_neither_meet_nor_pay(trio):
    trio.lies(1, "2 diplomacy red")
    trio.move("cover_symbol", who=1, place=0, at=0)
    assert weighed(trio, condition="C10").degree == 0
    assert weighed(trio, condition="C2", symbol="diplomacy", result="R2").losing == 1


@pytest.mark.rule("WP-EFF-13", "WP-EFF-15", "WP-EFF-19")
@pytest.mark.parametrize(
    ("result", "gives", "xp", "gained"),
    [
        ("R1", None, 3, {}),
        ("R5", None, 0, {"magic": 2}),
        ("R6", None, 0, {"combat": 2}),
        ("R7", None, 0, {"magic": 1, "combat": 1}),
        ("R8", "diplomacy", 0, {"diplomacy": 2}),
        ("R10", None, 0, {"combat": 1, "exploration": 1, "magic": 1}),
    ],
)
def test_single_results(trio, result, gives, xp, gained):
    trio.lies(1, "red", "red")
    outcome = weighed(trio, condition="C4", colour="red", result=result, gives=gives)
    assert (outcome.xp, Counter(outcome.gained)) == (xp, Counter(gained))


@pytest.mark.rule("WP-EFF-04", "WP-EFF-13", "WP-EFF-15")
@pytest.mark.parametrize(("result", "gained"), [("R3", "magic"), ("R4", "combat"), ("R9", "exploration")])
@pytest.mark.parametrize("times", (1, 2, 3))
def test_results_once_a_degree(trio, result, gained, times):
    trio.lies(1, *["red"] * times)
    gives = "exploration" if result == "R9" else None
    outcome = weighed(trio, condition="C8", colour="red", result=result, gives=gives)
    assert outcome.gained == (gained,) * times
    assert weighed(trio, condition="C8", colour="red", result="R2").xp == times


@pytest.mark.rule("WP-EFF-13")
def test_the_sides_follow_the_chapter(trio):
    trio.lies(1, "red")
    trio.move("name_symbols", left="diplomacy", right="exploration")
    assert weighed(trio, condition="C6", colour="red", result="R7").gained == ("diplomacy", "exploration")


@pytest.mark.rule("WP-END-22")
def test_a_kept_card_uses_the_coming_chapters_symbols_unless_read_otherwise(trio):
    trio.lies(1, "1 magic red")
    trio.move("name_coming", left="diplomacy", right="exploration")
    with trio.arranged() as state:
        state.step, state.begun = "keep", True
    assert weighed(trio, condition="C6", colour="red", result="R7").gained == ("diplomacy", "exploration")
    assert weighed(trio, condition="C9", result="R2").degree == 1  # magic is inactive then
    trio.move("house_rule", rule="WP-END-22", otherwise=True)
    assert weighed(trio, condition="C6", colour="red", result="R7").gained == ("magic", "combat")


@pytest.mark.rule("WP-ABI-13", "WP-ABI-14")
def test_the_full_result_without_its_condition(trio):
    trio.lies(1, "blue")
    weighed(trio, condition="C2", symbol="magic", result="R3")
    outcome = effects.weigh(trio.state, trio.one(1), 0, full=True)
    assert (outcome.degree, outcome.losing, outcome.gained) == (3, 0, ("magic",) * 3)
    weighed(trio, condition="C1", symbol="magic", result="R1")
    assert effects.weigh(trio.state, trio.one(1), 0, full=True).xp == 3


# --- whatever lies there ---------------------------------------------------------------------------------------------

SYMBOL, COLOUR = st.sampled_from(SYMBOLS), st.sampled_from(COLOURS)


@st.composite
def laid_cards(draw: st.DrawFn, effect: bool = False) -> Laid:
    """A card on a timeline, some of its symbols covered; with an effect where one is asked for."""
    printed = draw(st.lists(SYMBOL, max_size=3))
    covered = sorted(at for at in range(len(printed)) if draw(st.booleans()))
    made = Laid(symbols=printed, colours=draw(st.lists(COLOUR, min_size=1, max_size=2, unique=True)), covered=covered)
    if effect:
        code = draw(st.sampled_from([*CONDITIONS]))
        asks = CONDITIONS[code]
        results = [one for one in RESULTS if asks.degrees or not RESULTS[one].degrees]
        result = draw(st.sampled_from(results))
        made.condition = Condition(
            code=code,
            symbol=draw(SYMBOL) if asks.of == "symbol" else None,
            colour=draw(COLOUR) if asks.of == "colour" else None,
        )
        made.result = Result(code=result, symbol=draw(SYMBOL) if RESULTS[result].of == "symbol" else None)
    return made


@pytest.mark.rule("WP-EFF-01", "WP-EFF-05", "WP-EFF-06", "WP-EFF-18", "WP-PLAY-10", "WP-PLAY-06")
@given(
    before=st.lists(laid_cards(), max_size=4),
    card=laid_cards(effect=True),
    after=st.lists(laid_cards(), max_size=2),
    pool=st.fixed_dictionaries({symbol: st.integers(0, 3) for symbol in SYMBOLS}),
    data=st.data(),
)
def test_symbols_add_up_the_loss_comes_first_and_nothing_counts_beyond_three(before, card, after, pool, data):
    table = Table({"players": [{"character": "ciri"}, {"character": "geralt"}], "story": "P1"})
    state = table.state
    state.left, state.right, state.step = "magic", "combat", "play"
    player = state.at(1)
    at = len(before)
    player.timeline, player.pool, player.resolving = [*before, card, *after], dict(pool), [at]
    had, covered_after = Counter(symbols.totals(player)), [list(one.covered) for one in after]
    outcome = effects.weigh(state, player, at)
    reach = symbols.has(player, outcome.lost_types, at)
    assert outcome.degree <= 3 and outcome.losing == min(reach, outcome.losing)
    if outcome.losing:
        asks = card.condition.asks
        assert outcome.losing == (min(3, reach) if asks.degrees else 1)  # as many as can be, no more than three
    choice = playing.choice(state, player)
    paying = []
    if choice:
        keys = [source.key for source in choice for _ in range(source.count)]
        paying = data.draw(st.permutations(keys))[: outcome.losing]
    xp = player.xp
    playing.resolve(Draft(GAME, state), player, paying)
    lost = had + Counter(outcome.gained) - Counter(symbols.totals(player))
    assert lost.total() == outcome.losing and {*lost} <= {*outcome.lost_types}
    assert player.xp == xp + outcome.xp and outcome.xp <= 3 * card.result.yields.count
    assert len(outcome.gained) <= 3 * max(3, card.result.yields.count)
    assert [one.covered for one in after] == covered_after  # the cards to its right are out of reach
    assert player.resolving == []
    if not outcome.degree:
        assert symbols.totals(player) == dict(had) | {symbol: had[symbol] for symbol in SYMBOLS}
