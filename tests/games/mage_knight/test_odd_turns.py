"""Turns as nobody would play them: whatever is tried, overruled or not, dice and cards add up and the table goes on."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import Refusal
from companion.core.viewer import EVERYBODY
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.names import HERO_NAMES
from companion.games.mage_knight.moves import rounds, source, tactics, turn
from companion.games.mage_knight.pages import PANELS, prompts
from tests.effort import times
from tests.strategies import Known, sensible

from .conftest import Table
from .course import pick_all

TRIED = sorted({*rounds.moves, *source.moves, *tactics.moves, *turn.moves, "retire_tactic"} - {"last_turns"})
WAYS: tuple[dict[str, Any], ...] = (
    {"scenario": "first_reconnaissance"},
    {"scenario": "full_conquest", "variants": ["night_arrival"]},
    {"scenario": "full_conquest", "variants": ["friendly_mana"], "areas": {"map": "table"}},
    {"scenario": "full_conquest", "areas": {"heroes": "table"}},
    {"scenario": "full_conquest", "areas": {"source": "table", "offers": "table"}},
)


def mind(table: Table) -> None:
    """What holds whatever was done: cards and Wounds, dice, who is on turn; and the page can be drawn."""
    state = table.state
    for one in state.heroes:
        piles = (one.hand, one.deck, one.discard, one.under)
        deeds = sum(pile.deeds for pile in piles) + one.played
        assert deeds == (16 + len(one.gained) if state.in_app("heroes") else 0)
        assert sum(pile.wounds for pile in piles) == (2 if state.in_app("heroes") else 0)
    assert len(state.source) == (len(state.heroes) + 2 if state.in_app("source") else 0)
    assert (state.turn is not None) == (state.step == "turns")
    PANELS[0].view(state, EVERYBODY)
    assert all(prompt.seat in {one.seat for one in state.heroes} for prompt in prompts(state))


@given(data=st.data())
@settings(max_examples=times(5, 150), deadline=None)
def test_nothing_that_is_tried_in_a_turn_breaks_the_table(data):
    """Two heroes with a Wound in hand and one in the deck; 40 tries, a third of them against the rules."""
    way = data.draw(st.sampled_from(WAYS))
    table = Table({"players": [{"hero": one} for one in HERO_NAMES[:2]], **way}, seed=str(data.draw(st.integers(0, 9))))
    table.move("leave_list")
    if table.state.in_app("heroes"):
        with table.arranged() as state:
            for one in state.heroes:
                one.hand.wounds = one.deck.wounds = 1
    if data.draw(st.booleans()):
        pick_all(table, *data.draw(st.lists(st.sampled_from((1, 2, 3, 4, 5, 6)), min_size=2, max_size=2, unique=True)))
    mind(table)
    for _ in range(40):
        name = data.draw(st.sampled_from(TRIED))
        args = dict(data.draw(sensible(GAME.moves[name].arguments, Known(table.plain))))
        if "who" in args and table.state.turn is not None and table.state.turn.seat:
            args["who"] = table.state.turn.seat if data.draw(st.integers(0, 3)) else args["who"]
        elif "who" in args and table.state.picks:
            args["who"] = table.state.picks[0]
        if isinstance(args.get("left"), int):
            args["left"] %= 9
        if isinstance(args.get("withdrew"), int):
            args["withdrew"] = None
        try:
            table.move(name, overrule=("*",) if data.draw(st.integers(0, 2)) == 0 else (), **args)
        except Refusal as refusal:
            assert refusal.message.key
        mind(table)
