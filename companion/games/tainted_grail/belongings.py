"""Items and secrets: one of each keyword face up, cards turned by use, where a card goes. TG-ITM, TG-SEC, TG-DSC."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.deck import UNKNOWN
from ...core.draft import Draft
from .names import KEYWORDS
from .state import Avalon, Belonging, Hero


def surplus(hero: Hero) -> list[Belonging]:
    """TG-SOD-12, TG-ITM-04: face-up cards beyond the first of each keyword, items and secrets alike. TG-SEC-05."""
    over = []
    for keyword in KEYWORDS:
        over += [card for card in hero.belongings if card.keyword == keyword and card.face_up][1:]
    return over


def items_of(hero: Hero) -> list[Belonging]:
    """TG-SEC-03: the items alone: no limit and no loss of items ever counts secrets."""
    return [card for card in hero.belongings if card.kind == "item"]


def receive(draft: Draft[Avalon], hero: Hero, card: Belonging) -> None:
    """TG-ITM-03, TG-SEC-05: a card comes to a character; with another of its keyword face up it lies face down."""
    rivals = [other for other in hero.belongings if card.keyword and other.keyword == card.keyword and other.face_up]
    card.face_up, card.flipped = not rivals, False
    hero.belongings.append(card)
    if rivals:
        draft.tell("tell-lay-face-down", who=hero.id, name=card.name, keyword=card.keyword)


def part(draft: Draft[Avalon], hero: Hero, card: Belonging, out_of_game: bool = False) -> None:
    """TG-DSC-01, TG-ITM-10, TG-DSC-04: an item goes under its deck, a secret among the secrets; or into the box.

    TG-SEC-07: the dials and tokens that lay on it go too.
    """
    state = draft.state
    hero.belongings.remove(card)
    called = card.name if card.kind == "item" else str(card.number or card.name)
    deck = state.items if card.kind == "item" else state.secrets
    if out_of_game:
        deck.remove(called)
        draft.tell("tell-box-card", name=card.name, kind=card.kind)
    else:
        if card.kind == "item" and deck.size:  # an uncounted deck stays so
            deck.put_to_bottom(called)
        draft.tell("tell-discard-item" if card.kind == "item" else "tell-discard-secret", name=card.name)
    for pile in (state.dials, state.tokens):
        for thing in [thing for thing in pile if thing.where == "secret" and thing.of in (card.id, card.name)]:
            pile.remove(thing)
            draft.tell("tell-take-off-dial", where=thing.where, of=card.name, note=thing.note)


def out_of_item_deck(state: Avalon, name: str) -> None:
    """Take an item out of its deck, by its name where that is known, else as one of the cards nobody has named."""
    if {name, UNKNOWN} & {*state.items.top, *state.items.shuffled, *state.items.bottom}:
        state.items.take(name)


def check_equipment(draft: Draft[Avalon], party: Iterable[Hero]) -> None:
    """TG-ITM-03: at the start of each encounter one face-up card of each keyword is left."""
    for hero in party:
        if cards := surplus(hero):
            draft.tell("tell-surplus-equipment", who=hero.id, cards=[card.name for card in cards])


def turn_back(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-ITM-08: what was flipped by its use is turned back after the encounter."""
    used = [card for card in hero.belongings if card.flipped]
    for card in used:
        card.flipped = False
    if used:
        draft.tell("tell-turn-back", who=hero.id, names=[card.name for card in used])
