"""Menhirs that are lit, and what their dials show. TG-MEN-04, TG-MEN-06."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import printed
from ..state.pieces import Menhir
from ..state.table import Avalon
from .dials import warn_of_shortage


def dial_from(state: Avalon, base: int) -> int:
    """TG-MEN-04: what the dial shows: the base less one a player; TG-HRD-08: in hard mode one day less still."""
    return base - state.scale - state.modes.short_menhirs


def light(draft: Draft[Avalon], number: int, value: int) -> None:
    """Set a menhir, or extend the one that stands: its old value is lost, no second figure comes. TG-MEN-06."""
    state = draft.state
    standing = next((menhir for menhir in state.menhirs if menhir.place == number), None)
    if standing:
        standing.dial = value
        draft.tell("tell-menhir-dial", place=number, value=value)
    else:
        state.menhirs.append(Menhir(place=number, dial=value))
        draft.tell("tell-place-menhir", place=number, value=value)
    if len(state.menhirs) > printed.MENHIR_FIGURES:
        draft.tell("tell-figures-short", needed=len(state.menhirs), held=printed.MENHIR_FIGURES)
    warn_of_shortage(draft)
