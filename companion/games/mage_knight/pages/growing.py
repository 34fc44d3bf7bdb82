"""What a hero has earned and has still to take: rewards in any order, then a skill and a card. MK-END, MK-LVL."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import say
from ....core.page import Prompt
from ..box.cards import DEED_CARDS
from ..box.names import BASICS, Basic
from ..box.units import UNITS
from ..play import growth, levels, rewards, units
from ..state.hero import Hero, Unit
from ..state.pieces import CardOffer, Reward
from ..state.table import MageKnight


@dataclass(frozen=True)
class CardShown:
    """A card of an offer that may be taken, with its colour; `lowest` of its column."""

    card: str
    colour: Basic | None
    lowest: bool


@dataclass(frozen=True)
class LevelShown:
    """A level that waits for a skill and a card. `to_reveal`: own tokens that lie face down and are looked at first;
    `hidden`: which these may be."""

    level: int
    to_reveal: int
    hidden: list[str]
    revealed: list[str]
    common: list[str]
    cards: list[CardShown]
    named: bool  # the app keeps the offers


@dataclass(frozen=True)
class Growing:
    """What waits for one hero. `open`: the end of the turn has come to it; `full`: no command token is free.

    `offered`: units, where the table keeps the offers all there are; `leave`: those that may be disbanded for one of
    them, by place.
    """

    seat: int
    who: str
    open: bool
    rewards: list[Reward]
    spells: list[CardShown]
    actions: list[CardShown]
    offered: list[str]
    leave: list[tuple[int, Unit]]
    full: bool
    named: bool
    level: LevelShown | None
    levels: int
    covered: list[CardOffer]  # MK-FR-05: offers that are revealed when they are first needed
    colours: tuple[Basic, ...] = BASICS


def growing(state: MageKnight, hero: Hero) -> Growing | None:
    """What waits for a hero; None where nothing does."""
    waiting = growth.waiting(hero)
    if not hero.owed and not waiting:
        return None
    now = levels.ending(state, hero)
    named = state.in_app("offers")
    return Growing(
        seat=hero.seat,
        who=hero.name or hero.hero,
        open=now,
        rewards=hero.owed,
        spells=_cards([*state.offers.spells]) if rewards.owed(hero, "spell") else [],
        actions=_cards([*state.offers.actions]) if rewards.owed(hero, "action") else [],
        offered=list(dict.fromkeys(state.offers.units if named else UNITS)) if rewards.owed(hero, "unit") else [],
        leave=[*enumerate(hero.units, 1)],
        full=units.free_places(hero) < 1,
        named=named,
        level=_level(state, hero) if now and not _first_rewards(state, hero) else None,
        levels=len(waiting),
        covered=[*state.offers.covered] if named else [],
    )


def _first_rewards(state: MageKnight, hero: Hero) -> bool:
    """MK-END-01: rewards come before levels, unless a unit waits for the token (MK-END-12)."""
    turn = state.turn
    return bool(hero.owed) and turn is not None and turn.seat == hero.seat and turn.step == "rewards"


def _level(state: MageKnight, hero: Hero) -> LevelShown | None:
    row = levels.due(hero)
    if row is None or not state.in_app("heroes"):
        return None
    return LevelShown(
        level=row.level,
        to_reveal=levels.to_reveal(hero),
        hidden=[] if hero.revealed else [*hero.tokens],
        revealed=[*hero.revealed],
        common=[one.skill for one in levels.choices(state, hero) if one.lowest],
        cards=_cards([*state.offers.actions]),
        named=state.in_app("offers"),
    )


def _cards(column: list[str]) -> list[CardShown]:
    """The cards of a column, the last one lowest."""
    colours = {card.id: card.colour for card in DEED_CARDS.values()}
    return [
        CardShown(card, next((colour for id, colour in colours.items() if id == card), None), place == len(column))
        for place, card in enumerate(column, 1)
    ]


def prompts(state: MageKnight) -> list[Prompt]:
    """Who has still to take rewards, or to choose a skill. MK-END-06, MK-LVL-03."""
    found = []
    for hero in state.heroes:
        here = growing(state, hero)
        if here is None or not here.open:
            continue
        if here.level is not None:
            found.append(Prompt(hero.seat, say("prompt-level", level=here.level.level)))
        elif here.rewards:
            found.append(Prompt(hero.seat, say("prompt-reward")))
    return found
