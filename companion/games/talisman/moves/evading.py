"""Evading: who evades whom, by what, and what follows from it. TA-EVA, TA-COM-03, TA-COM-15."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import board
from ..box.names import CardId, Means, Title, Who
from ..play import combat, evasion, happenings
from ..play.acting import meeting, on_board
from ..play.evasion import by_means, character_evades
from ..play.meeting import meets_space
from ..state.character import Character, named
from ..state.pieces import Card, Fight
from ..state.table import Realm

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
    elif not fight.involves(who) or (fight.other and who != fight.other):
        draft.refuse("who", "not-attacked", who=named(character))
    elif fight.step != "before":
        draft.object("TA-COM-03", "dice-have-fallen")
    if fight is not None and fight.other:
        character_evades(draft, character, means, spell)
        return
    if board.inside(character.space):
        draft.object("TA-INN-16", "no-evading-inside")  # TA-EVA-08: only other characters are evaded there
    _only_creatures_here(draft, character, fight, only)
    by_means(draft, character, means, spell, bool(evasion.tamed(draft.state, character, fight)))
    if fight is None and not _enemies_among(draft, character, only if means == "spell" else []):
        draft.write("wrote-evaded-stranger", who=named(character))  # no fight would have come of it
    else:
        happenings.note(draft.state, "evaded", who=who)
        draft.write("wrote-evaded", who=named(character))
    _creatures_evaded(draft, character, fight, means, only)


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
