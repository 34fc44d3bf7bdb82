"""What lies on a space and may be taken: objects, followers, gold. TA-COL, TA-GOLD-08."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import CardId, Who
from ..play import encounter
from ..play.acting import no_toad
from ..play.meeting import card_to_meet, collecting
from ..play.piles import lift, own, suits, tidy
from ..state.character import named
from ..state.table import Realm

moves = Moves()


@moves.add(by="seat", step="encounter")
def take_card(draft: Draft[Realm], who: Who, card: CardId) -> None:
    """TA-COL-01..06, TA-CARD-13, TA-ENC-14: take an object, a magic object or a follower that lies on the space."""
    character = collecting(draft, who)
    found = card_to_meet(draft, character, card) if draft.state.turn.who == who else None
    if found is None or not found.can_be_taken:
        draft.refuse("card", "cannot-be-taken", card=card)
    no_toad(draft, character)
    suits(draft, character, found)
    lift(draft, character.space, found)
    own(draft, character, found)


@moves.add(by="seat", step="encounter")
def take_gold(draft: Draft[Realm], who: Who, amount: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1) -> None:
    """TA-GOLD-08, TA-COL-01, 02, TA-TOAD-05: gold that lies on the space is taken from there."""
    character = collecting(draft, who)
    state = draft.state
    lying = state.lying(character.space)
    if lying.gold < amount and state.in_app("board"):
        draft.refuse("amount", "not-so-much-gold", gold=lying.gold)
    no_toad(draft, character)
    waiting = [card for card in encounter.to_meet(state) if card.is_foe]
    if waiting:
        draft.object("TA-COL-02", "enemy-first", card=waiting[0].name)
    lying.gold = max(0, lying.gold - amount)
    tidy(state, character.space)
    if state.in_app("characters"):
        character.gold += amount
    character.deeds.gold += amount
    draft.tell("tell-collect-gold", who=named(character), amount=amount)
    draft.write("wrote-collected-gold", who=named(character), amount=amount)
