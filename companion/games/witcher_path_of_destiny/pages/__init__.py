"""The pages of a table, the first one first; who is on turn, and for whose decision the table waits."""

from __future__ import annotations

from ....core.game import Panel
from ....core.message import say
from ....core.page import Prompt
from ..play import drafting, playing, stories
from ..state.table import Destiny
from . import table

PANELS = (Panel("table", table.table),)


def on_turn(state: Destiny) -> list[int]:
    """Whose tap it is: who drafts next, all who have still to play, who chooses a character."""
    if state.step == "characters":
        return [*state.choosing[:1]]
    if state.step == "draft":
        drafter = drafting.on_turn(state)
        return [drafter.seat] if drafter and not state.is_automa(drafter.seat) else []
    if state.step == "play":
        return [one.seat for one in playing.waiting(state) if not one.chosen]
    return []


def prompts(state: Destiny) -> list[Prompt]:
    """Whose decision the table waits for: a loss that may be paid in more than one way, what the story asks."""
    losses = [Prompt(one.seat, say("prompt-loss")) for one in state.players if playing.choice(state, one)]
    owed = [Prompt(one.seat, say("prompt-owed")) for one in state.owed if state.find(one.seat) is not None]
    return [*losses, *owed, *stories.of(state).prompts(state)]
