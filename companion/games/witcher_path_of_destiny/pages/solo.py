"""What a player who is alone does for the Automa: the large step, and what is asked. WP-SOLO-36."""

from __future__ import annotations

from ....core.message import say
from ....core.page import Next, Prompt
from ..play import solo
from ..state.table import Destiny


def solo_next(state: Destiny) -> Next | None:
    """The large step where the Automa is next and nothing has to be told: a flip, its draft.

    None while its board is to be described: that form lies open on the table's page.
    """
    need, wanted = solo.needs(state), solo.decision(state)
    if need == "flip" and not solo.board_missing(state):
        return Next(say("next-flip", count=solo.flips_due(state)), move="flip_token")
    if need == "draft" and wanted is not None:
        return Next(say("next-automa-drafts", row=wanted.row), move="automa_drafts")
    return None


def solo_prompts(state: Destiny) -> list[Prompt]:
    """What the table waits for, beside the player's own turn."""
    need = solo.needs(state)
    if not need:
        return []
    seat, rows = state.players[0].seat, ", ".join(str(number) for number in solo.unknown_rows(state))
    if solo.board_missing(state):
        return [Prompt(seat, say("prompt-automa-board"))]
    return [Prompt(seat, say(f"prompt-automa-{need}", rows=rows))]
