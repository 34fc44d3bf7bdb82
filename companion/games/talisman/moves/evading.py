"""Evading: who evades whom, by what, and what follows from it. TA-EVA, TA-COM-03, TA-COM-15."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from .. import board, combat, evasion, happenings
from ..acting import meeting, on_board
from ..names import CardId, Means, Title, Who
from ..pieces import Card, Fight
from ..piles import named, use_spell
from ..state import Character, Realm
from ..totals import suspended
from .meeting import meets_space
from .spells import held_spell, may_cast

moves = Moves()


@moves.add(by="seat", step="encounter")
def evade(
    draft: Draft[Realm],
    who: Who,
    means: Means = "ability",
    spell: Title = "",
    only: list[CardId] = [],  # noqa: B006
) -> None:
    """TA-EVA-01..12, TA-COM-03, TA-COM-15, TA-SENT-04: evade whoever attacks, or creatures that nobody wants to meet.

    A spell evades only those named in `only` (TA-EVA-04); anything else all creatures on the space at once, of whom
    strangers may still be met, but those named in `only` (TA-EVA-10).
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
    _only_creatures_here(draft, character, fight, only)
    by_means(draft, character, means, spell, bool(evasion.tamed(draft.state, character, fight)))
    if fight is None and not _enemies_among(draft, character, only if means == "spell" else []):
        draft.write("wrote-evaded-stranger", who=named(character))  # no fight would have come of it
    else:
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


def _left_to_evade(draft: Draft[Realm], character: Character) -> list[Card]:
    """TA-EVA-05, TA-EVA-07: the creatures on its space that it has not evaded yet."""
    turn = draft.state.turn
    lying = draft.state.lying(character.space).cards
    return [card for card in lying if card.is_creature and card.id not in turn.evaded]


def _enemies_among(draft: Draft[Realm], character: Character, only: list[CardId]) -> bool:
    """Whether it is an enemy that is evaded, and not strangers alone. `only`: those that are meant; else all."""
    return any(card.is_foe for card in _left_to_evade(draft, character) if not only or card.id in only)


def _only_creatures_here(draft: Draft[Realm], character: Character, fight: Fight | None, only: list[CardId]) -> None:
    """TA-EVA-05, TA-EVA-07: there is somebody to evade, and what is named lies on the space: an enemy, a stranger."""
    creatures = [card.id for card in _left_to_evade(draft, character)]
    for id in only:
        if id not in creatures:
            draft.refuse("only", "no-creature-to-evade", card=id)
    if fight is None and not creatures and draft.state.in_app("board"):
        draft.refuse("who", "nobody-to-evade", who=named(character))


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
    elif not tames and not evasion.evades_here(character):
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
    evaded, free = _whom(draft, character, fight, means, only)
    turn = state.turn
    turn.evaded += [id for id in evaded if id not in turn.evaded]
    turn.free = [id for id in dict.fromkeys([*turn.free, *free]) if id not in turn.evaded]
    if fight is None or (by_name and fight.against != "cards"):
        return
    combat.leave_out(state, fight, evaded)


def _whom(
    draft: Draft[Realm], character: Character, fight: Fight | None, means: Means, only: list[CardId]
) -> tuple[list[CardId], list[CardId]]:
    """Who is evaded for good, and which strangers may still be met (TA-EVA-10); alone, they are meant."""
    state = draft.state
    creatures = _left_to_evade(draft, character)
    foes = [card.id for card in creatures if card.is_foe]
    strangers = [card.id for card in creatures if not card.is_foe]
    tame = evasion.tamed(state, character, fight) if means == "ability" else []
    if tame:
        return tame, []
    if means == "spell" and state.default("TA-EVA-04"):
        meant = only or foes or strangers
        if not only and len(meant) > 1:
            draft.refuse("only", "name-whom-the-spell-evades")
        return meant, []
    if not foes and fight is None:
        return only or strangers, []
    if not state.default("TA-EVA-10"):
        return [*foes, *strangers], []
    return [*foes, *only], [id for id in strangers if id not in only]
