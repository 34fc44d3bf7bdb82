"""Evading: who may evade whom, by what, and what follows from it. TA-EVA, TA-COM-03, TA-COM-15."""

from __future__ import annotations

from ....core.draft import Draft
from .. import board, combat, happenings
from ..acting import meeting, on_board
from ..names import CardId, Means, Title, Who
from ..pieces import Card, Fight
from ..piles import named, use_spell
from ..state import Character, Realm
from ..totals import suspended
from .meeting import meets_space
from .registry import moves
from .spells import held_spell, may_cast


@moves.add(by="seat", step="encounter")
def evade(
    draft: Draft[Realm],
    who: Who,
    means: Means = "ability",
    spell: Title = "",
    only: list[CardId] = [],  # noqa: B006
) -> None:
    """TA-EVA-01..12, TA-COM-03, TA-COM-15, TA-SENT-04: evade whoever attacks, or creatures that nobody wants to meet.

    A spell evades only those named in `only` (TA-EVA-04); anything else all creatures on the space at once.
    """
    character, fight = on_board(draft, who), draft.state.fight
    if fight is None:
        meets_space(draft, meeting(draft, who))
    elif who not in (fight.who, fight.other) or (fight.other and who != fight.other):
        draft.refuse("who", "not-attacked", who=named(character))
    elif fight.step != "before":
        draft.object("TA-COM-03", "dice-have-fallen")
    if fight is not None and fight.other:
        character_evades(draft, character, means, spell)
        return
    if _inside(character):
        draft.object("TA-INN-16", "no-evading-inside")  # TA-EVA-08: only other characters are evaded there
    _only_creatures_here(draft, character, only)
    by_means(draft, character, means, spell, bool(combat.tamed(draft.state, character, fight)))
    happenings.note(draft.state, "evaded", who=who)
    draft.write("wrote-evaded", who=named(character))
    _creatures_evaded(draft, character, fight, means, only)


def character_evades(draft: Draft[Realm], character: Character, means: Means, spell: str) -> None:
    """TA-EVA-02, TA-EVA-06, TA-EVA-12: it evades whoever encounters it, whose choice of encounter is used up by that.

    Read the other way the active character may meet another one or the space, but not the one who evaded.
    """
    turn = draft.state.turn
    by_means(draft, character, means, spell)
    draft.state.fight = None
    if not draft.state.default("TA-EVA-12"):
        turn.chose = ""
    happenings.note(draft.state, "evaded", who=character.seat)
    draft.write("wrote-evaded", who=named(character))


def _inside(character: Character) -> bool:
    return board.region(character.space) in ("inner", "crown")


def _only_creatures_here(draft: Draft[Realm], character: Character, only: list[CardId]) -> None:
    """TA-EVA-05, TA-EVA-07: what is named is a creature that lies on the space: an enemy or a stranger."""
    creatures = [card.id for card in draft.state.lying(character.space).cards if card.is_foe or card.kind == "stranger"]
    for id in only:
        if id not in creatures:
            draft.refuse("only", "no-creature-to-evade", card=id)


def by_means(draft: Draft[Realm], character: Character, means: Means, spell: str, tames: bool = False) -> None:
    """TA-EVA-01, TA-EVA-11, TA-TOAD-10, TA-TOAD-14: without any means nobody evades. `tames`: only animals are."""
    if means == "spell":
        cast_amid(draft, character, spell)
    elif means == "card":
        cards = [card for card in character.belongings if "evades" in card.marks]
        if draft.state.lacks(character, "evades"):
            draft.object("TA-EVA-11", "no-means-to-evade", who=named(character))
        not_by_magic_in_the_glade(draft, character, cards)
    elif character.toad is not None:
        draft.object("TA-TOAD-14", "toads-have-no-abilities", who=named(character))
    elif not tames and not combat.evades_here(character):
        draft.object("TA-EVA-11", "no-means-to-evade", who=named(character))


def not_by_magic_in_the_glade(draft: Draft[Realm], character: Character, cards: list[Card]) -> None:
    """Ledger 29.2: on the Cursed Glade no magic object is used."""
    if cards and suspended(character) and all(card.kind == "magic_object" for card in cards):
        draft.object("TA-ENC-12", "no-magic-objects-in-the-glade", who=named(character))


def cast_amid(draft: Draft[Realm], character: Character, spell: str) -> None:
    """TA-TOAD-10, TA-CRA-12, TA-ENC-12: a spell is cast in a fight, to evade or to save a life."""
    may_cast(draft, character)
    use_spell(draft, character, held_spell(draft, character, spell))
    character.deeds.spells += 1
    draft.write("wrote-cast", who=named(character), spell=spell or "?")


def _creatures_evaded(
    draft: Draft[Realm], character: Character, fight: Fight | None, means: Means, only: list[CardId]
) -> None:
    """TA-EVA-02..04, TA-EVA-09, TA-EVA-10: what was evaded can do nothing more to it, nor it to them."""
    state = draft.state
    if fight is not None and fight.against == "sentinel":
        state.fight = None
        combat.past_the_sentinel(draft, character)
        return
    by_name = means == "spell" and state.default("TA-EVA-04")
    if by_name and not only and fight is not None and fight.against != "cards":
        state.fight = None  # the spell was cast at the attacker, not at what lies here
        return
    lying = state.lying(character.space).cards
    creatures = [card.id for card in lying if card.is_foe]
    if not state.default("TA-EVA-10"):
        creatures += [card.id for card in lying if card.kind == "stranger"]
    tame = combat.tamed(state, character, fight) if means == "ability" else []
    if tame:
        creatures = tame
    elif by_name:
        if not only and len(creatures) > 1:
            draft.refuse("only", "name-whom-the-spell-evades")
        creatures = only or creatures
    elif only:
        creatures = [*creatures, *only]
    state.turn.evaded += [id for id in creatures if id not in state.turn.evaded]
    if fight is None or (by_name and fight.against != "cards"):
        return
    combat.leave_out(state, creatures)
