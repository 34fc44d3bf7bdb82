"""What the evening offers to a character, and what its decks have become. TG-ADV, TG-EOD-08, TG-EOD-09."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....core.message import Message, say
from ..box import printed
from ..box.names import PAIRS, Attribute
from ..play.growth import (
    advancement_left,
    basic_card,
    brings_skill,
    by_number,
    card_price,
    in_order,
    looked_at,
    named,
    skills_left,
    swappable,
)
from ..state.heroes import Hero, Pool
from ..state.table import Avalon


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


def _point(state: Avalon, hero: Hero, name: Attribute, has: int) -> dict[str, Any]:
    price, skill = hero.point_price(name, state.modes.dear_growth), brings_skill(hero, name)
    can = price <= has and not (skill and not skills_left(state, name))
    return {"name": name, "value": hero.attribute(name), "price": price, "skill": skill, "can": can}


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


def grown(hero: Hero) -> list[Message]:
    """TG-SAV-16: the cards of each deck by number, for a deck that is no longer the starting one."""
    lines = []
    for name in ("combat", "diplomacy"):
        pool: Pool = getattr(hero, name)
        if pool.aside or by_number(pool.cards) != {"basic": f"1–{printed.STARTING_CARDS}", "own": "", "other": ""}:
            lines.append(say("deck-by-number", deck=name, cards=_spelled(hero, pool.cards)))
        if pool.aside:
            lines.append(say("aside-by-number", cards=_spelled(hero, pool.aside)))
    return lines


def _spelled(hero: Hero, cards: Iterable[str]) -> list[Message]:
    numbers = by_number(cards)
    parts = [basic_card(hero, numbers["basic"])] if numbers["basic"] else []
    parts += [say("card-own", number=numbers["own"])] if numbers["own"] else []
    return [*parts, say("card-other", name=numbers["other"])] if numbers["other"] else parts
