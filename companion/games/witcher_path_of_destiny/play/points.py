"""Victory points: they move at once, and what they came from is remembered. WP-VP."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.pieces import Deed
from ..state.player import Player
from ..state.table import Destiny

MOST_VP = 999


def score(draft: Draft[Destiny], player: Player, amount: int, what: str) -> int:
    """WP-VP-01, WP-VP-04, WP-VP-05: points are gained, or lost and never below 0. `what`: where they came from.

    Returns how many they were.
    """
    before = player.vp
    player.vp = max(0, min(MOST_VP, before + amount))
    player.deeds.append(Deed(what=what, chapter=draft.state.chapter, vp=player.vp - before))
    return player.vp - before
