"""Experience: the track from 0 to 20. WP-XP."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import TOP_XP
from ..state.player import Player
from ..state.table import Destiny


def gain_xp(draft: Draft[Destiny], player: Player, count: int, what: str = "") -> None:
    """WP-XP-01: experience points are gained. `what`: where they came from."""
    player.xp = min(TOP_XP, player.xp + count)


def lose_xp(draft: Draft[Destiny], player: Player, count: int, what: str = "") -> None:
    """WP-MZ-23..26: experience points are lost, gold ones first; no ability is taken away or made ready again."""
    rest = count - (player.gold or 0)
    if player.gold is not None:
        player.gold = None if rest > 0 else player.gold - count
    player.xp = max(0, player.xp - max(0, rest))
