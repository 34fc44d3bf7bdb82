"""The piles on the board: market, exploration, events, monsters, tokens, and whether they add up. WO-DCK."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box import bestiary
from ..box.names import (
    ACTION_CARDS,
    EVENTS,
    EXPLORATIONS,
    FIGHT_CARDS,
    POTION_CARDS,
    TERRAINS,
    Attribute,
    Exploration,
    Terrain,
)
from ..play import market, monsters, tales, tokens
from ..state.pieces import Gift
from ..state.table import Continent
from .figures import Figure, MonsterHere, MonsterNamed, QuestOf, figure, monster_of, named_monster, subtitle
from .next_step import BACK


@dataclass(frozen=True)
class Stall:
    """A place of the market. WO-PHIII-05..07."""

    position: int
    cost: int | None  # what the card prints; None: nobody has said
    price: int | None  # what it costs there
    modifier: int  # what the place adds


@dataclass(frozen=True)
class ExplorationPile:
    """An exploration deck. WO-EXP-17."""

    deck: Exploration
    left: int
    ours: int  # of those that are left
    printed: int
    all: int
    removed: list[str]  # numbers of cards that left the game
    unnamed: int  # how many more did, of which nobody knows the number


@dataclass(frozen=True)
class GiftOf:
    """An event that somebody keeps. WO-EVT-04."""

    figure: Figure
    gift: Gift


@dataclass(frozen=True)
class EventRead:
    """An event that was read and not kept. WO-EVT-07."""

    source: str
    number: str


@dataclass(frozen=True)
class Events:
    """The event deck: how many there are, which are out of the game, which are somebody's."""

    all: int
    resolved: list[EventRead]
    kept: list[GiftOf]


@dataclass(frozen=True)
class MonsterPile:
    """The monster tokens of a level: so many face down, and those that were driven away or slain."""

    level: int
    pile: int
    driven: list[MonsterNamed]
    slain: list[MonsterNamed]


@dataclass(frozen=True)
class TerrainSlot:
    """Who lives on a terrain, and its tokens. WO-DCK-03."""

    terrain: Terrain
    monster: MonsterHere | None
    left: int  # in its pile
    all: int  # wherever they lie; six, when nothing is wrong
    tokens: list[int]  # of the pile, by number
    others: list[MonsterNamed]  # WO-SET-18: who might lie there instead, as far as the level goes


@dataclass(frozen=True, kw_only=True)
class DecksView(View):
    """Every pile in numbers, what is out of the game, and what is somebody's."""

    market_kept: bool  # the app keeps the market
    stalls: list[Stall]
    actions: int
    all_actions: int
    shared_discard: int
    cleared: int  # WO-LOC-16: market cards that left the game
    potions: int
    all_potions: int
    potion_discard: int
    fight_cards: int
    explorations: list[ExplorationPile]
    quests: list[QuestOf]
    events: Events
    levels: list[MonsterPile]
    extra: int  # WO-BIG-01: monsters laid aside for four or five players
    slots: list[TerrainSlot]
    attribute_trophies: Mapping[Attribute, int]
    tavern: int | None  # WO-DUE-04: where the closed tavern lies


def view(state: Continent, viewer: Viewer) -> DecksView:
    """Every pile of the table."""
    return DecksView(
        frame=Frame(next=BACK, subtitle=subtitle(state)),
        market_kept=state.in_app("market"),
        stalls=stalls(state),
        actions=state.actions,
        all_actions=ACTION_CARDS,
        shared_discard=state.shared_discard,
        cleared=state.cleared,
        potions=state.potions,
        all_potions=POTION_CARDS,
        potion_discard=state.potion_discard,
        fight_cards=FIGHT_CARDS,
        explorations=[exploration_pile(state, deck) for deck in EXPLORATIONS],
        quests=[QuestOf(figure(state, owner), quest) for owner in state.witchers for quest in owner.quests],
        events=Events(
            all=EVENTS,
            resolved=[_event(key) for key in state.resolved],
            kept=[GiftOf(figure(state, owner), gift) for owner in state.witchers for gift in owner.gifts],
        ),
        levels=[_monster_pile(state, level) for level in (1, 2, 3)],
        extra=len(state.extra),
        slots=[_slot(state, terrain) for terrain in TERRAINS],
        attribute_trophies=state.attribute_trophies,
        tavern=state.tavern,
    )


def stalls(state: Continent) -> list[Stall]:
    """The market's six places with printed costs and prices."""
    return [
        Stall(position, cost, price, market.MODIFIERS[position - 1])
        for position, (cost, price) in enumerate(zip(state.market, market.prices(state), strict=True), 1)
    ]


def exploration_pile(state: Continent, deck: Exploration) -> ExplorationPile:
    """The city or the wilds deck."""
    pile = tales.pile(state, deck)
    ours = sum(card.isdigit() for card in pile.shuffled)
    return ExplorationPile(
        deck=deck,
        left=pile.size,
        ours=ours,
        printed=pile.size - ours,
        all=tales.SIZES[deck] * (2 if state.tales == "both" else 1),
        removed=sorted((card for card in pile.removed if card.isdigit()), key=int),
        unnamed=sum(not card.isdigit() for card in pile.removed),
    )


def _event(key: str) -> EventRead:
    source, _, number = key.partition(" ")
    return EventRead(source, number)


def _monster_pile(state: Continent, level: int) -> MonsterPile:
    return MonsterPile(
        level=level,
        pile=len(state.monsters[str(level)]),
        driven=[named_monster(id) for id in state.driven if bestiary.level_of(id) == level],
        slain=[named_monster(id) for id in state.slain if bestiary.level_of(id) == level],
    )


def _slot(state: Continent, terrain: Terrain) -> TerrainSlot:
    slot = state.slots[terrain]
    others = monsters.may_come(state, bestiary.level_of(slot.monster)) if slot.taken else []
    return TerrainSlot(
        terrain=terrain,
        monster=monster_of(state, terrain),
        left=tokens.left(state, terrain),
        all=tokens.tokens_of(state, terrain),
        tokens=[number for number in state.tokens[terrain] if number],
        others=[named_monster(id) for id in others],
    )
