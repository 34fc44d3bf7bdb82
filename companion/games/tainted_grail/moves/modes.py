"""The modes of the table, switched at any time: easier ones, hard mode whole or in parts, open play. TG-STO, TG-HRD."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import LimiterOffset
from ..play.modes import hard, switch
from ..state.table import Avalon

moves = Moves()


@moves.add(by="keeper")
def choose_modes(
    draft: Draft[Avalon],
    story: bool | None = None,
    no_limiter: bool | None = None,
    limiter_offset: LimiterOffset | None = None,
    secret_42: bool | None = None,
    coin_escape: bool | None = None,
    short_menhirs: bool | None = None,
    fewer_random: bool | None = None,
    dear_growth: bool | None = None,
    resource_limit: bool | None = None,
    item_limit: bool | None = None,
    no_mercy: bool | None = None,
    open_play: bool | None = None,
) -> None:
    """TG-STO-02, TG-STO-04, TG-HRD-01..13, TG-OPN-01: switch modes from now on; what is left out stays as it was.

    `limiter_offset`: how much the limiter upside down takes off Health; 0: it stands as usual. TG-HRD-02.
    """
    told = {
        "story": story,
        "no_limiter": no_limiter,
        "limiter_offset": limiter_offset,
        "secret_42": secret_42,
        "coin_escape": coin_escape,
        "short_menhirs": short_menhirs,
        "fewer_random": fewer_random,
        "dear_growth": dear_growth,
        "resource_limit": resource_limit,
        "item_limit": item_limit,
        "no_mercy": no_mercy,
        "open_play": open_play,
    }
    switch(draft, {mode: on for mode, on in told.items() if on is not None})


@moves.add(by="keeper")
def hard_mode(draft: Draft[Avalon], on: bool = True, limiter_offset: LimiterOffset = 1) -> None:
    """TG-HRD-01, TG-HRD-03, TG-HRD-04, TG-HRD-08..13: all of hard mode at once, or none of it any more.

    `limiter_offset`: how much the limiter upside down takes off Health, as the piece in the box has it. TG-HRD-02.
    """
    everything = hard(limiter_offset)
    switch(draft, everything if on else {mode: 0 if mode == "limiter_offset" else False for mode in everything})
