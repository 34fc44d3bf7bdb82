"""Growth: what a point or a card costs, and what is left to choose from. TG-ADV, TG-EOD-08."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ....core.deck import Deck
from ....core.draft import Draft
from ....core.message import Message, say
from ..box import printed
from ..box.names import ATTRIBUTES, Attribute, PoolName
from ..state.heroes import Hero, Pool
from ..state.table import Avalon

CARD_PRICE, DEAR_CARD_PRICE = 2, 5  # TG-ADV-02, TG-ADV-05
LOOKED_AT, DEAR_LOOKED_AT = 3, 2  # TG-ADV-02, TG-ADV-05: how many cards one is chosen from
SKILLS_OF_AN_ATTRIBUTE = printed.SKILL_CARDS // len(ATTRIBUTES)  # TG-BEY-19
NUMBERED = re.compile(r"(?:combat|diplomacy) (?P<own>own )?(?P<number>\d+)")
LETTERS = {"blue": "U", "green": "G", "brown": "B", "grey": "Y"}  # TG-CHR-08


def card_price(state: Avalon) -> int:
    """TG-ADV-02, TG-ADV-05: what a new card costs; TG-HRD-10: more in hard mode."""
    return DEAR_CARD_PRICE if state.modes.dear_growth else CARD_PRICE


def looked_at(state: Avalon) -> int:
    """TG-ADV-02, TG-ADV-05: how many cards one is chosen from; TG-HRD-10: fewer in hard mode."""
    return DEAR_LOOKED_AT if state.modes.dear_growth else LOOKED_AT


def brings_skill(hero: Hero, attribute: Attribute) -> bool:
    """TG-ADV-07, TG-ATT-04: whether the next point comes on a skill card: the board has room for two."""
    return hero.attribute(attribute) >= 2


def skills_left(state: Avalon, attribute: Attribute) -> int:
    """TG-ADV-09, TG-BEY-19: how many skill cards of an attribute nobody has taken, the dead included."""
    taken = sum(skill.attribute == attribute for hero in state.heroes.values() for skill in hero.skills)
    return max(0, SKILLS_OF_AN_ATTRIBUTE - taken)


def advancement_left(hero: Hero, deck: PoolName) -> list[tuple[str, Message]]:
    """The cards of an advancement deck, each with what people call it; the order says nothing of what comes next."""
    cards: Deck = getattr(hero, deck).advancement
    return [(card, named(hero, card)) for card in in_order(cards.cards)]


def swappable(hero: Hero) -> list[PoolName]:
    """TG-EOD-09: the decks in which something can be swapped: cards wait beside the board, or more than 15 are in."""
    decks: dict[PoolName, Pool] = {"combat": hero.combat, "diplomacy": hero.diplomacy}
    return [name for name, pool in decks.items() if pool.aside or len(pool.cards) > printed.STARTING_CARDS]


def anybody_may_grow(state: Avalon) -> bool:
    """Whether the app knows of something that the evening leaves to choose: a price, a card, a deck. TG-EOD-08, 09."""
    least = card_price(state)
    return any(
        hero.resources["experience"] >= least or hero.offer is not None or (state.in_app("decks") and swappable(hero))
        for hero in state.living
    )


def named(hero: Hero, card: str) -> Message:
    """A card of a deck as people call it; a basic one by its number and the letter of its colour. TG-CHR-08."""
    found = NUMBERED.fullmatch(card)
    if found is None:
        return say("card-other", name=card)
    return say("card-own", number=found["number"]) if found["own"] else basic_card(hero, found["number"])


def basic_card(hero: Hero, numbers: str) -> Message:
    letter = LETTERS.get(hero.cards or hero.colour, "")
    return say("card-basic-of", number=numbers, letter=letter) if letter else say("card-basic", number=numbers)


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as people would lay them out: basic ones by number, then the advanced ones, then whatever else."""
    return sorted(cards, key=_place)


def _place(card: str) -> tuple[int, int, str]:
    found = NUMBERED.fullmatch(card)
    return (2, 0, card) if found is None else (int(bool(found["own"])), int(found["number"]), card)


def by_number(cards: Iterable[str]) -> dict[str, str]:
    """Cards of a deck as short lists of numbers: {"basic": "1–12, 16", "own": "3, 7", "other": "..."}. TG-SAV-16."""
    numbers: dict[str, list[int]] = {"basic": [], "own": []}
    other = []
    for card in in_order(cards):
        found = NUMBERED.fullmatch(card)
        if found is None:
            other.append(card)
        else:
            numbers["own" if found["own"] else "basic"].append(int(found["number"]))
    return {**{kind: _ranges(list_) for kind, list_ in numbers.items()}, "other": ", ".join(other)}


def _ranges(numbers: list[int]) -> str:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def put_back_offers(draft: Draft[Avalon]) -> None:
    """TG-ADV-02: nobody goes to sleep with cards still to choose from; by a ruling they go back unchosen."""
    for hero in draft.state.living:
        if hero.offer is not None:
            draft.object("TG-ADV-02", "choose-the-card-first", who=hero.id)
            pool_of(hero, hero.offer.deck).advancement.shuffle_in(*hero.offer.cards)
            draft.tell("tell-offer-back", who=hero.id, deck=hero.offer.deck)
            hero.offer = None


def pool_of(hero: Hero, deck: PoolName) -> Pool:
    return getattr(hero, deck)
