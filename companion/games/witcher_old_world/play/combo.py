"""A combo of action cards: whether its links are allowed, and what it adds up to. WO-CMB, WO-DMG-01, WO-SHD-01."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..state.pieces import Played


class ComboSum(msgspec.Struct, frozen=True):
    """What a combo brings: damage, shields, and cards more or fewer in step 4."""

    damage: int = 0
    shield: int = 0
    draw: int = 0


def broken_link(cards: Sequence[Played]) -> int | None:
    """WO-CMB-04..06: the first place (from 0) where a card may not lie on the one beneath it; None: all is well."""
    for place, (below, above) in enumerate(zip(cards, cards[1:], strict=False), 1):
        if below.link != above.colour:
            return place
    return None


def total(cards: Sequence[Played]) -> ComboSum:
    """WO-DMG-01, WO-SHD-01, WO-FX-04, 05, WO-CMB-06, 10: all visible symbols, and those of the linked extensions."""
    linked = cards[:-1]  # the extensions of the last card have no effect
    return ComboSum(
        damage=sum(card.damage for card in cards) + sum(card.link_damage for card in linked),
        shield=sum(card.shield for card in cards) + sum(card.link_shield for card in linked),
        draw=sum(card.draw for card in cards) + sum(card.link_draw for card in linked),
    )
