"""Equipment and companions that stay with a witcher. WO-EVT-04."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.pieces import Gift
from ..state.table import Continent
from ..state.witcher import Witcher, named


def gain(draft: Draft[Continent], witcher: Witcher, gift: Gift) -> None:
    """WO-EVT-04: equipment or a companion joins a witcher."""
    gift.id = draft.state.next_id("gift")
    witcher.gifts.append(gift)
    draft.tell("tell-keep-event", who=named(witcher), event=gift.event, kind=gift.kind, name=dict(gift.name))
    draft.write("wrote-kept", who=named(witcher), event=gift.event, kind=gift.kind, name=dict(gift.name))


def use(draft: Draft[Continent], witcher: Witcher, id: str) -> Gift:
    """WO-EVT-04: a kept thing gives what it gives, as often as its card says; one that works once stays, used up."""
    gift = next((gift for gift in witcher.gifts if gift.id == id), None)
    if gift is None:
        draft.refuse("what", "nothing-of-that-name", who=named(witcher))
    if gift.used and gift.often != "always":
        draft.object("WO-EVT-04", f"used-{gift.often}", who=named(witcher))
    gift.used = gift.often != "always"
    draft.tell("tell-gift-used", who=named(witcher), name=dict(gift.name))
    return gift
