"""Encounters: a character or the space, and what an ability does to a character. TA-ENC, TA-INN-13, TA-CMD-05."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from .. import encounter
from ..acting import meeting, on_board
from ..names import CardId, Means, Title, Who
from ..piles import named
from ..state import Character, Realm
from ..totals import may_own
from .registry import moves

Ability = Literal["steal_gold", "steal_object", "lure_follower", "other"]


def meets_space(draft: Draft[Realm], character: Character) -> None:
    """TA-ENC-04, TA-COL-04: from now on it follows the space, and meets no character in this turn; it draws first."""
    turn = draft.state.turn
    if turn.chose == "character":
        draft.object("TA-ENC-04", "met-a-character", who=named(character))
    if draft.state.turn.who == character.seat:
        turn.chose = "space"
        encounter.settle_number(draft.state)
    if encounter.due(draft.state):
        draft.object("TA-ENC-08", "draw-first", who=named(character), count=encounter.due(draft.state))


def meets_character(draft: Draft[Realm], character: Character, other: Character) -> None:
    """TA-ENC-04..07, TA-INN-13, TA-CMD-05, 06: it encounters one character on its space, and nothing else there."""
    turn = draft.state.turn
    if other is character:
        draft.refuse("whom", "not-oneself")
    if turn.chose == "space":
        draft.object("TA-ENC-04", "met-the-space", who=named(character))
    if turn.chose == "character":
        draft.object("TA-ENC-05", "met-a-character", who=named(character))
    if turn.chose == "" and turn.met_seat == other.seat:
        draft.object("TA-EVA-02", "has-evaded", who=named(character), whom=named(other))
    if other not in encounter.others_here(draft.state, character):
        rule = "TA-INN-13" if other.space == character.space else "TA-ENC-04"
        draft.object(rule, "not-to-be-met-there", who=named(character), whom=named(other))
    turn.chose, turn.met_seat = "character", other.seat


@moves.add(by="seat", step="encounter")
def use_ability(
    draft: Draft[Realm],
    who: Who,
    whom: Who,
    what: Ability = "other",
    card: CardId = "",
    evaded: Means | None = None,
    spell: Title = "",
) -> None:
    """TA-ENC-06, TA-KNOW-11: a special ability is used on a character on the same space, instead of attacking it.

    TA-EVA-06, TA-EVA-12: `evaded`: by what that character evades it, with `spell`; nothing happens to it then.
    """
    character, other = meeting(draft, who), on_board(draft, whom, "whom")
    if character.toad is not None:
        draft.object("TA-TOAD-14", "toads-have-no-abilities", who=named(character))
    meets_character(draft, character, other)
    facts = {"who": named(character), "whom": named(other)}
    trait = {"steal_gold": "steals", "steal_object": "steals", "lure_follower": "lures_followers"}.get(what)
    if trait and not character.can(trait):
        draft.object("TA-KNOW-11", "has-no-such-ability", who=named(character))
    if evaded:
        from .evading import character_evades

        character_evades(draft, other, evaded, spell)
        return
    if what == "steal_gold":
        if not other.gold:
            draft.refuse("what", "no-gold-to-take", whom=named(other))
        other.gold -= 1
        character.gold += 1
        draft.tell("tell-take-gold", **facts)
    elif what in ("steal_object", "lure_follower"):
        pile, own = ("objects", character.objects) if what == "steal_object" else ("followers", character.followers)
        taken = next((one for one in getattr(other, pile) if one.id == card), None)
        if taken is None:
            draft.refuse("card", "not-theirs", whom=named(other))
        if not may_own(character, taken):
            draft.object("TA-OBJ-04", "may-not-own", who=named(character), card=taken.name)
        getattr(other, pile).remove(taken)
        own.append(taken)
        draft.tell("tell-take-object", **facts, card=taken.name)
    draft.write("wrote-used-ability", **facts)
