"""Growth: what a character may buy in the evening, for how much, and what is left to choose from. TG-ADV, TG-EOD-08."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ...core.deck import Deck
from ...core.message import Message, say
from . import box
from .names import ATTRIBUTES, PAIRS, Attribute, PoolName
from .state import Avalon, Hero, Pool

CARD_PRICE, DEAR_CARD_PRICE = 2, 5  # TG-ADV-02, TG-ADV-05
LOOKED_AT, DEAR_LOOKED_AT = 3, 2  # TG-ADV-02, TG-ADV-05: how many cards one is chosen from
SKILLS_OF_AN_ATTRIBUTE = box.SKILL_CARDS // len(ATTRIBUTES)  # TG-BEY-19
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


def on_offer(state: Avalon, hero: Hero) -> dict[str, Any] | None:
    """What the evening offers to a character; None when it can afford nothing. TG-ADV-01, TG-ADV-02, TG-ADV-05."""
    has, price = hero.resources["experience"], card_price(state)
    if has < price and hero.offer is None:  # the least that a point costs is the same
        return None
    points = [[_point(state, hero, name, has) for name in pair] for pair in PAIRS]
    left = {deck: advancement_left(hero, deck) for deck in ("combat", "diplomacy")}
    return {
        "hero": hero,
        "experience": has,
        "pairs": points,
        "card_price": price,
        "looked_at": looked_at(state),
        "decks": [(deck, cards) for deck, cards in left.items() if has >= price and cards],
        "offer": hero.offer and [(card, named(hero, card)) for card in hero.offer.cards],
    }


def advancement_left(hero: Hero, deck: PoolName) -> list[tuple[str, Message]]:
    """The cards of an advancement deck, each with what people call it; the order says nothing of what comes next."""
    cards: Deck = getattr(hero, deck).advancement
    return [(card, named(hero, card)) for card in in_order(cards.cards)]


def _point(state: Avalon, hero: Hero, name: Attribute, has: int) -> dict[str, Any]:
    price, skill = hero.point_price(name, state.modes.dear_growth), brings_skill(hero, name)
    can = price <= has and not (skill and not skills_left(state, name))
    return {"name": name, "value": hero.attribute(name), "price": price, "skill": skill, "can": can}


def swappable(hero: Hero) -> list[str]:
    """TG-EOD-09: the decks in which something can be swapped: cards wait beside the board, or more than 15 are in."""
    decks = {"combat": hero.combat, "diplomacy": hero.diplomacy}
    return [name for name, pool in decks.items() if pool.aside or len(pool.cards) > box.STARTING_CARDS]


def swaps(hero: Hero) -> list[dict[str, Any]]:
    """What the page shows of those decks: the cards that are in, and those that wait beside the board."""
    shown = []
    for name in swappable(hero):
        pool: Pool = getattr(hero, name)
        cards = {
            key: [(card, named(hero, card)) for card in in_order(getattr(pool, key))] for key in ("cards", "aside")
        }
        shown.append({"hero": hero, "deck": name, **cards})
    return shown


def named(hero: Hero, card: str) -> Message:
    """A card of a deck as people call it; a basic one by its number and the letter of its colour. TG-CHR-08."""
    found = NUMBERED.fullmatch(card)
    if found is None:
        return say("card-other", name=card)
    return say("card-own", number=found["number"]) if found["own"] else _basic(hero, found["number"])


def _basic(hero: Hero, numbers: str) -> Message:
    letter = LETTERS.get(hero.cards or hero.colour, "")
    return say("card-basic-of", number=numbers, letter=letter) if letter else say("card-basic", number=numbers)


def grown(hero: Hero) -> list[Message]:
    """TG-SAV-16: the cards of each deck by number, for a deck that is no longer the starting one."""
    lines = []
    for name in ("combat", "diplomacy"):
        pool: Pool = getattr(hero, name)
        if pool.aside or by_number(pool.cards) != {"basic": f"1–{box.STARTING_CARDS}", "own": "", "other": ""}:
            lines.append(say("deck-by-number", deck=name, cards=_spelled(hero, pool.cards)))
        if pool.aside:
            lines.append(say("aside-by-number", cards=_spelled(hero, pool.aside)))
    return lines


def _spelled(hero: Hero, cards: Iterable[str]) -> list[Message]:
    numbers = by_number(cards)
    parts = [_basic(hero, numbers["basic"])] if numbers["basic"] else []
    parts += [say("card-own", number=numbers["own"])] if numbers["own"] else []
    return [*parts, say("card-other", name=numbers["other"])] if numbers["other"] else parts


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
