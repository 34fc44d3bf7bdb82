"""What the evening offers to a character, and what its decks have become. TG-ADV, TG-EOD-08, TG-EOD-09."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ....core.message import Message, say
from ..box import printed
from ..box.names import PAIRS, Attribute, PoolName
from ..play.growth import (
    advancement_left,
    basic_card,
    brings_skill,
    by_number,
    card_price,
    in_order,
    looked_at,
    named,
    pool_of,
    skills_left,
    swappable,
)
from ..state.heroes import Hero, Pool
from ..state.table import Avalon

NamedCard = tuple[str, Message]  # what the save calls it, and what people do


@dataclass(frozen=True)
class NextPoint:
    """The next point of an attribute: what it costs, whether it comes on a skill card."""

    name: Attribute
    price: int
    skill: bool


@dataclass(frozen=True)
class Growth:
    """What the evening offers to a character. TG-ADV-01, TG-ADV-02."""

    hero: Hero
    experience: int
    within_reach: list[NextPoint]  # what can be bought now, in the order of the board
    beyond: list[NextPoint]  # too dear so far, or no skill card is left for them
    card_price: int
    looked_at: int  # of how many cards one is kept
    decks: list[tuple[PoolName, list[NamedCard]]]  # the advancement decks that it can afford to look at
    offer: list[NamedCard] | None  # the cards that it has looked at: one is still to be kept


def on_offer(state: Avalon, hero: Hero) -> Growth | None:
    """What the evening offers to a character; None when it can afford nothing. TG-ADV-01, TG-ADV-02, TG-ADV-05."""
    has, price = hero.resources["experience"], card_price(state)
    if has < price and hero.offer is None:  # the least that a point costs is the same
        return None
    decks: tuple[PoolName, ...] = ("combat", "diplomacy")
    left = {deck: advancement_left(hero, deck) for deck in decks}
    points = [_point(state, hero, name) for pair in PAIRS for name in pair]
    reach = [one for one in points if one.price <= has and not (one.skill and not skills_left(state, one.name))]
    return Growth(
        hero=hero,
        experience=has,
        within_reach=reach,
        beyond=[one for one in points if one not in reach],
        card_price=price,
        looked_at=looked_at(state),
        decks=[(deck, cards) for deck, cards in left.items() if has >= price and cards],
        offer=_named(hero, hero.offer.cards) if hero.offer else None,
    )


def _point(state: Avalon, hero: Hero, name: Attribute) -> NextPoint:
    return NextPoint(name, hero.point_price(name, state.modes.dear_growth), brings_skill(hero, name))


def _named(hero: Hero, cards: Iterable[str]) -> list[NamedCard]:
    return [(card, named(hero, card)) for card in cards]


@dataclass(frozen=True)
class Swap:
    """A deck that can be built anew: the cards that are in it, and those that wait beside the board. TG-EOD-09."""

    hero: Hero
    deck: PoolName
    cards: list[NamedCard]
    aside: list[NamedCard]


def swaps(hero: Hero) -> list[Swap]:
    """The decks of a character in which something can be swapped."""
    pools = {name: pool_of(hero, name) for name in swappable(hero)}
    return [
        Swap(hero, name, _named(hero, in_order(pool.cards)), _named(hero, in_order(pool.aside)))
        for name, pool in pools.items()
    ]


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
