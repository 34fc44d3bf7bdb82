"""Spells: drawn, held unseen, named, cast, used. TA-SPL, TA-CRA-08..14."""

from __future__ import annotations

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ..state.character import Character, named
from ..state.table import Realm
from .piles import refill
from .totals import surplus_spells, suspended


def draw_spell(draft: Draft[Realm], character: Character, name: str = "") -> None:
    """TA-SPL-05: the top card of the spell deck goes to a character, face down, as long as there is one."""
    deck = draft.state.spells
    refill(draft, deck, "TA-SPL-06")
    if deck.size == 0:
        draft.tell("tell-no-spell-left", who=named(character))
        return
    given = name if name and deck.could_give(name) else None
    if name and given is None:
        draft.object("TA-DECK-05", "not-in-the-spell-deck", can_overrule=False)
    if given is None and not draft.state.in_app("decks"):
        given = deck.unnamed(draft.state.chance)
    character.spells.append(draft.draw("spells", deck, given, secret=True))  # TA-SPL-02
    draft.tell("tell-draw-spell", who=named(character))


def use_spell(draft: Draft[Realm], character: Character, spell: str) -> None:
    """TA-SPL-08, TA-CRA-11: a spell leaves a character's hand for the used pile ("": one that only the table knows)."""
    if spell:
        character.spells.remove(spell)
        draft.state.spells.put_to_discard(spell)


def may_cast(draft: Draft[Realm], character: Character) -> None:
    """TA-TOAD-10, TA-CRA-12, ledger 29.2 (the Cursed Glade): what keeps a character from casting anything now."""
    if character.toad is not None:
        draft.object("TA-TOAD-10", "toads-cast-nothing", who=named(character))
    if surplus_spells(draft.state, character) and draft.state.in_app("characters"):
        draft.object("TA-CRA-12", "surplus-is-not-cast", who=named(character))
    if suspended(character):
        draft.object("TA-ENC-12", "no-spells-in-the-glade", who=named(character))


def held_spell(draft: Draft[Realm], character: Character, spell: str) -> str:
    """The spell as it is kept: by its name, or one that nobody had named to the app, which thereby gets its name.

    "" where only the table knows what its players hold. Another player's only spell is named by whoever casts it for
    them: else it would be shown to somebody who cannot see it.
    """
    if spell in character.spells:
        return spell
    if UNKNOWN in character.spells:
        return name_held_spell(draft, character, spell) if spell else UNKNOWN
    if not spell and len(character.spells) == 1:
        if not (draft.viewer.keeps or draft.viewer.sees(character.seat)):
            draft.refuse("spell", "say-which-spell", who=named(character))
        return character.spells[0]
    if draft.state.in_app("characters"):
        draft.refuse("spell", "no-such-spell", who=named(character))
    return ""


def name_held_spell(draft: Draft[Realm], character: Character, name: str) -> str:
    """TA-SPL-02: an unnamed spell in hand has its name from now on, and no pile holds that card any more."""
    draft.state.spells.forget(name)
    character.spells[character.spells.index(UNKNOWN)] = name
    return name


def cast_amid(draft: Draft[Realm], character: Character, spell: str) -> None:
    """TA-TOAD-10, TA-CRA-12, TA-ENC-12: a spell is cast in a fight, to evade or to save a life."""
    may_cast(draft, character)
    use_spell(draft, character, held_spell(draft, character, spell))
    character.deeds.spells += 1
    draft.write("wrote-cast", who=named(character), spell=spell or UNKNOWN)


def hold(draft: Draft[Realm], character: Character, count: int) -> None:
    """TA-DECK-05: so many spells in a hand: unnamed ones out of the deck, or the last ones to the used pile."""
    deck = draft.state.spells
    while len(character.spells) > count:
        use_spell(draft, character, character.spells[-1])
    while len(character.spells) < count:
        refill(draft, deck, "TA-SPL-06")
        if deck.size == 0:
            draft.refuse("spells", "not-in-the-spell-deck")
        character.spells.append(deck.take(deck.unnamed(draft.state.chance)))
