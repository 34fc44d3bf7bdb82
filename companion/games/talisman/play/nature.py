"""A toad's shape and alignment: what a character is, and what it may own. TA-TOAD, TA-ALI."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import ALIGNMENT_CARDS, TOAD_CARDS, TOAD_TURNS, Alignment
from ..state.character import Character, named
from ..state.pieces import Toad
from ..state.table import Realm
from . import happenings
from .leaving import leave_behind
from .piles import put_down
from .totals import may_own


def become_toad(draft: Draft[Realm], character: Character) -> None:
    """TA-TOAD-01, TA-TOAD-03, TA-TOAD-04, TA-TOAD-16: three turns as a toad; everything it owned stays on its space."""
    state = draft.state
    own_turn = state.turn.who == character.seat
    out = sum(other.toad is not None and other.toad.card for other in state.characters)
    fresh = own_turn and state.default("TA-TOAD-03")
    character.toad = Toad(left=TOAD_TURNS, fresh=fresh, card=out < TOAD_CARDS)  # TA-COMP-15: there are but four
    character.deeds.toads += 1
    draft.tell("tell-toad" if character.toad.card else "tell-toad-stand-in", who=named(character))
    draft.write("wrote-toad", who=named(character))
    leave_behind(draft, character, everything=not state.default("TA-TOAD-16"))
    if not state.default("TA-TOAD-18") and character.printed == "neutral":
        character.alignment = "neutral"
    happenings.note(state, "toad", who=character.seat)


def restore(draft: Draft[Realm], character: Character, toad: Toad) -> None:
    """TA-TOAD-02, TA-TOAD-07, TA-TOAD-08: its own shape again; what it gained as a toad is gone."""
    character.toad = None
    draft.tell("tell-restored" if toad.card else "tell-restored-stand-in", who=named(character))
    draft.write("wrote-restored", who=named(character))
    happenings.note(draft.state, "restored", who=character.seat)


def set_alignment(draft: Draft[Realm], character: Character, to: Alignment) -> None:
    """TA-ALI-03..09: another alignment, once from own turn to own turn; forbidden objects are put down at once."""
    state = draft.state
    if to == character.alignment:
        return
    if to == "neutral" and character.printed != "neutral" and state.default("TA-ALI-09"):
        draft.object("TA-ALI-09", "no-neutral-face", who=named(character))
    if character.alignment_changed:
        draft.object("TA-ALI-06", "alignment-changed-already", who=named(character))
    cards_out = sum(other.alignment_card for other in state.characters if other is not character)
    none_left = to != character.printed and cards_out >= ALIGNMENT_CARDS
    if none_left and not state.default("TA-ALI-08"):
        draft.object("TA-ALI-08", "no-alignment-card-left")
    had = character.alignment_card
    character.alignment, character.alignment_changed = to, True
    character.alignment_card = to != character.printed and not none_left
    if character.alignment_card or none_left:
        draft.tell("tell-no-alignment-card" if none_left else "tell-alignment-card", who=named(character), alignment=to)
    elif had:
        draft.tell("tell-alignment-card-back", who=named(character), alignment=to)
    draft.write("wrote-alignment", who=named(character), alignment=to)
    happenings.note(state, "alignment", who=character.seat)
    drop_forbidden(draft, character)


def drop_forbidden(draft: Draft[Realm], character: Character) -> None:
    """TA-ALI-07, TA-OBJ-04: what it may not own lies face up on its space at once."""
    forbidden = [card for card in character.objects if not may_own(character, card)]
    for card in forbidden:
        character.part_with(card)
    if forbidden:
        draft.write("wrote-forbidden", who=named(character), cards=[card.name for card in forbidden])
        put_down(draft, character.space, forbidden)
