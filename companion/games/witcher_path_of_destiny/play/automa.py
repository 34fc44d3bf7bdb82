"""The Automa where all are counted alike: its word for the fate token, path tokens, what it loses. WP-SOLO."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import Fated, Symbol, Token
from ..state.player import Player
from ..state.table import Destiny
from . import symbols


def voters(state: Destiny) -> list[Player]:
    """WP-SOLO-27: alone, the Automa's symbols decide on the fate token; read otherwise, both vote as two players do."""
    if state.automa is None:
        return state.players
    return [state.automa.rival] if decides(state) else state.people


def decides(state: Destiny) -> bool:
    """WP-SOLO-27: whether the fate token goes by the Automa's symbols alone."""
    return state.automa is not None and state.default("WP-SOLO-27")


def tell_fate(draft: Draft[Destiny], token: Token, lies: Fated) -> None:
    """WP-SOLO-27, WP-SOLO-28: where the Automa sends the fate token; its symbols were counted aloud before."""
    if lies == "aside":
        draft.tell("tell-automa-fate-aside", token=token)
    else:
        draft.tell("tell-automa-fate-placed", token=token, side=lies)


def with_mat(state: Destiny) -> bool:
    """WP-FATE-09, WP-SOLO-27: whether the cards left face up count as a third player."""
    return len(voters(state)) == 2


def claims(state: Destiny, leader: Player, ranked: Sequence[Player]) -> Player | None:
    """WP-SOLO-30, WP-SOLO-31: who takes a path token; what the Automa would win stays unclaimed.

    Read otherwise, the player always takes it.
    """
    if not state.is_automa(leader.seat):
        return leader
    return None if state.default("WP-SOLO-31") else next(one for one in ranked if one is not leader)


def pays(rival: Player, symbol: Symbol, count: int = 1) -> list[str]:
    """WP-SOLO-38: what the Automa loses when it must: tokens first, then the leftmost printed symbols."""
    return [source.key for source in symbols.sources(rival, [symbol]) for _ in range(source.count)][:count]
