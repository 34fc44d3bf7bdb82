"""Evading: who may evade whom and by what, and what it costs. TA-EVA."""

from __future__ import annotations

from typing import NamedTuple

from ....core.draft import Draft
from ..box import board
from ..box.names import Means
from ..state.character import Character, named
from ..state.pieces import Card, Fight
from ..state.table import Realm
from . import happenings
from .encounter import due, is_encounter, meets_the_space, to_meet, to_place
from .piles import foes_on
from .spells import cast_amid
from .totals import surplus_spells, suspended


class Ways(NamedTuple):
    """TA-EVA-01: by what a character may evade now, as far as the app knows; on the table only, more may lie."""

    ability: bool = False
    card: bool = False
    spells: int = 0
    unnamed: bool = False  # one of its spells may never have been named, so any name will do

    @property
    def any(self) -> bool:
        """TA-EVA-11: without any means nobody has a right to evade."""
        return self.ability or self.card or bool(self.spells)


class Evader(NamedTuple):
    """Who may evade in the fight that goes on, and by what."""

    who: Character
    ways: Ways


class Evading(NamedTuple):
    """Which creatures may be evaded before they are met, and by what."""

    creatures: list[Card]
    ways: Ways


def evades_here(character: Character) -> bool:
    """TA-KNOW-11: whether an ability lets it evade everybody on its space."""
    space = board.space(character.space).name
    by_place = (space == "hills" and character.can("evades_hills")) or (
        space == "woods" and character.can("evades_woods")
    )
    return by_place or character.can("evades")


def tamed(state: Realm, character: Character, fight: Fight | None) -> list[str]:
    """TA-KNOW-11: the animals that do no harm to who befriends them; nobody else is evaded by that ability."""
    if not character.can("befriends_animals") or evades_here(character) or (fight is not None and fight.other):
        return []
    attackers = foes_on(state, character.space) if fight is None else _attackers(state, fight)
    return [card.id for card in attackers if card.kind == "animal"]


def _attackers(state: Realm, fight: Fight) -> list[Card]:
    return [card for card in state.lying(state.at(fight.who).space).cards if card.id in fight.foes]


def evading_cards(character: Character) -> list[Card]:
    """TA-EVA-01, ledger 29.2: what it owns that lets it evade; on the Cursed Glade no magic object does."""
    cards = [card for card in character.belongings if "evades" in card.marks]
    return [card for card in cards if card.kind != "magic_object"] if suspended(character) else cards


def ways(state: Realm, character: Character, fight: Fight | None = None) -> Ways:
    """TA-EVA-01, 11, TA-TOAD-10, TA-TOAD-14, TA-CRA-12: all that it may evade by at this moment."""
    if character.toad is not None:
        return Ways()
    kept = state.in_app("characters")
    casts = not suspended(character) and not (kept and surplus_spells(state, character))
    spells = len(character.spells) if kept else max(1, len(character.spells))
    return Ways(
        ability=evades_here(character) or bool(tamed(state, character, fight)),
        card=bool(evading_cards(character)) or not kept,
        spells=spells if casts else 0,
        unnamed=character.may_hold_unnamed or not kept,
    )


def in_fight(state: Realm) -> Evader | None:
    """TA-EVA-05, 06, 08, 09: who may evade in the fight that goes on, before its dice, and by what."""
    fight = state.fight
    if fight is None or fight.step != "before":
        return None
    who = state.at(fight.other or fight.who)
    if board.inside(who.space) and not fight.other:
        return None
    found = ways(state, who, fight)
    return Evader(who, found) if found.any else None


def unwanted(state: Realm) -> list[Card]:
    """TA-EVA-05, 07, 08: the creatures that the active character may evade before it meets them: enemies, strangers.

    TA-CARD-03: not while an event, or a card that nobody has named, comes first.
    """
    character = state.active
    inside = board.inside(character.space)
    if inside or not meets_the_space(state) or due(state) or to_place(state) or not is_encounter(state):
        return []
    waiting = to_meet(state)
    if waiting and not waiting[0].is_creature:
        return []
    return [card for card in waiting if card.is_creature]


def before_the_fight(state: Realm) -> Evading | None:
    """TA-EVA-07, TA-EVA-11: whom the active character may evade on its space, and by what; None without means."""
    creatures = [card for card in unwanted(state) if card.id not in state.turn.free]
    found = ways(state, state.active)
    if not any(card.is_foe for card in creatures) and not evades_here(state.active):
        found = found._replace(ability=False)  # who befriends animals evades nobody else by that
    return Evading(creatures, found) if creatures and found.any and state.fight is None else None


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
    elif not tames and not evades_here(character):
        draft.object("TA-EVA-11", "no-means-to-evade", who=named(character))


def not_by_magic_in_the_glade(draft: Draft[Realm], character: Character, cards: list[Card]) -> None:
    """Ledger 29.2: on the Cursed Glade no magic object is used."""
    if cards and suspended(character) and all(card.kind == "magic_object" for card in cards):
        draft.object("TA-ENC-12", "no-magic-objects-in-the-glade", who=named(character))
