"""The offers as they lie: what is revealed, what lies there after all, what hangs on the map. MK-RND, MK-EXP."""

from __future__ import annotations

from ....core.bounds import Word
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.cards import ActionId
from ..play import offers
from ..state.pieces import CardOffer
from ..state.table import MageKnight

moves = Moves()


@moves.add(reveals=True, amid=True)
def reveal_offer(draft: Draft[MageKnight], offer: CardOffer) -> None:
    """MK-FR-05: reveal an offer that is needed for the first time."""
    if offer not in draft.state.offers.covered:
        draft.object("MK-FR-05", "offer-is-open", can_overrule=False, offer=offer)
    offers.uncover(draft, offer)


@moves.add(amid=True)
def name_offered(draft: Draft[MageKnight], lies: Word, card: Word) -> None:
    """MK-SET-06, MK-SET-07, MK-SET-09, MK-CRD-14: the hands dealt another card than the app drew; it lies there now."""
    if not draft.state.in_app("offers"):
        draft.object("MK-SET-09", "table-keeps-offers", can_overrule=False)
    if not offers.lies_open(draft.state, lies):
        draft.refuse("lies", "lies-in-no-offer", card=lies)
    if not offers.name_anew(draft, lies, card):
        draft.refuse("card", "not-in-that-deck", card=card)
    draft.write("wrote-lies-there", card=card)


@moves.add(reveals=True, amid=True)
def reveal_monastery(draft: Draft[MageKnight], drew: ActionId | None = None) -> None:
    """MK-EXP-09, MK-RND-07: a monastery was revealed on a map that the table keeps: an Advanced Action more to buy."""
    if draft.state.charted is not None:
        draft.object("MK-EXP-09", "app-keeps-map-already", can_overrule=False)
    if draft.state.offers.cloisters >= 9:
        draft.object("MK-EXP-09", "no-more-monasteries", can_overrule=False)
    draft.state.offers.cloisters += 1
    offers.monastery_card(draft, drew)


@moves.add(amid=True)
def burn_monastery(draft: Draft[MageKnight]) -> None:
    """MK-RND-07, MK-OUT-06: a monastery was burned on a map that the table keeps: the next offer has a card less."""
    if draft.state.charted is not None:
        draft.object("MK-RND-07", "app-keeps-map-already", can_overrule=False)
    if not draft.state.offers.cloisters:
        draft.object("MK-RND-07", "no-monastery-left", can_overrule=False)
    draft.state.offers.cloisters -= 1


@moves.add(amid=True)
def reveal_core_tile(draft: Draft[MageKnight]) -> None:
    """MK-RND-05, MK-RND-06: a core tile lies on a map that the table keeps: elite units come from the next round on."""
    if draft.state.charted is not None:
        draft.object("MK-RND-06", "app-keeps-map-already", can_overrule=False)
    draft.state.offers.core = True
