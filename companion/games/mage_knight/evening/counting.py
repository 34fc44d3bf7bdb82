"""What lies on the table and is counted before the app keeps it: heroes' cards and crystals, the dice. MK-SAV-01."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ....core.counting import Lying, Number
from ....core.draft import Draft
from ..box.cards import ActionId, SpellId
from ..box.names import BASICS, COLOURS, CRYSTALS
from ..box.units import UnitId
from ..play import cards, offers, source
from ..play.stand import PORTAL
from ..state.hero import Cards, Hero, called
from ..state.pieces import SourceDie
from ..state.table import MageKnight
from .set_up import retold_land

MOST_CARDS, MOST_DICE, TOP_LEVEL = 60, 9, 10
SOURCE = "source"  # who owns the dice


def lying(state: MageKnight, area: str) -> list[Lying]:
    """What must be known before the app keeps an area; what has a name is told by the moves that name it."""
    if area == "heroes":
        return [Lying(str(hero.seat), called(hero), tuple(_of_hero(hero))) for hero in state.heroes]
    if area == "source":
        shown = [die.colour for die in state.source]
        return [Lying(SOURCE, SOURCE, tuple(Number(one, 0, MOST_DICE, shown.count(one)) for one in COLOURS))]
    return []


def _of_hero(hero: Hero) -> list[Number]:
    left = cards.all_cards(hero).wounds - hero.hand.wounds
    return [
        Number("hero_level", 1, TOP_LEVEL, hero.level),
        Number("hand_cards", 0, MOST_CARDS, hero.hand.count),
        Number("hand_wounds", 0, MOST_CARDS, hero.hand.wounds),
        Number("deck_cards", 0, MOST_CARDS, hero.deck.count),
        Number("discard_cards", 0, MOST_CARDS, hero.discard.count + hero.played),
        Number("other_wounds", 0, MOST_CARDS, left),
        *(Number(f"crystals_{colour}", 0, CRYSTALS, hero.crystals.get(colour, 0)) for colour in BASICS),
    ]


def take_over(draft: Draft[MageKnight], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps an area from now on, as it was counted. Units and skills are those that it knew of."""
    state = draft.state
    if area == "heroes":
        for hero in state.heroes:
            _read_off(draft, hero, counts[str(hero.seat)])
    elif area == "source":
        _dice(draft, counts[SOURCE])
    elif area == "map" and state.land is None:
        state.land = retold_land(state)  # tiles have a place and cannot be counted: the table lays them by hand
        for hero in state.heroes:
            hero.at = None if hero.eliminated else PORTAL
        if state.turn is not None:
            state.turn.path = [PORTAL]
        draft.tell("tell-lay-map-again")
    elif area == "offers" and not state.offers.units:
        _propose(state)
        draft.tell("tell-name-offers")


def _read_off(draft: Draft[MageKnight], hero: Hero, told: Mapping[str, int]) -> None:
    """A hero's cards by pile, with their Wounds; those of the deck and the discard pile lie in the latter first."""
    for wounds, within in (("hand_wounds", ("hand_cards",)), ("other_wounds", ("deck_cards", "discard_cards"))):
        if told[wounds] > sum(told[pile] for pile in within):
            draft.refuse(f"counts.{hero.seat}.{wounds}", "more-wounds-than-cards")
    hero.level = told["hero_level"]
    hero.hand = Cards(deeds=told["hand_cards"] - told["hand_wounds"], wounds=told["hand_wounds"])
    thrown = min(told["other_wounds"], told["discard_cards"])
    hero.discard = Cards(deeds=told["discard_cards"] - thrown, wounds=thrown)
    drawn = told["other_wounds"] - thrown
    hero.deck = Cards(deeds=told["deck_cards"] - drawn, wounds=drawn)
    hero.under = Cards()
    hero.played = hero.unseen = hero.on_top = 0
    hero.crystals = {colour: told[f"crystals_{colour}"] for colour in BASICS}
    hero.mana = {}


def _dice(draft: Draft[MageKnight], told: Mapping[str, int]) -> None:
    """MK-SET-12: as many dice as the Source has, by what they show."""
    state = draft.state
    count = source.dice(state)
    if sum(told.values()) != count:
        draft.refuse(f"counts.{SOURCE}.{COLOURS[0]}", "source-has-so-many", count=count)
    state.source = [SourceDie(colour=colour) for colour in COLOURS for _ in range(told[colour])]


def _propose(state: MageKnight) -> None:
    """As many cards as each offer has, for the table to name what lies there: nothing is drawn for that."""
    decks, lie = state.decks, state.offers
    for elite in offers.kinds(state):
        deck = decks.elite if elite else decks.regular
        if deck.shuffled:
            lie.units.append(msgspec.convert(deck.shuffled.pop(), UnitId))
    while len(lie.actions) < offers.COLUMN and decks.actions.shuffled:
        lie.actions.append(msgspec.convert(decks.actions.shuffled.pop(), ActionId))
    while len(lie.spells) < offers.COLUMN and decks.spells.shuffled:
        lie.spells.append(msgspec.convert(decks.spells.shuffled.pop(), SpellId))
