"""The characters' page: their boards, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.message import Message
from ....core.page import Frame, View
from ....core.table import Seat
from ....core.track import Track
from ....core.viewer import Viewer
from ..box.names import PAIRS, RESOURCES, TRACKS, Attribute, HeroId, Resource, TrackName
from ..play import successors
from ..play.belongings import items_of, lies_on, surplus
from ..play.procedures import at_step
from ..state.heroes import Hero
from ..state.pieces import Place, SetDial, Tokens
from ..state.table import Avalon
from . import growth
from .next_step import next_step


@dataclass(frozen=True)
class Points:
    """An attribute on a board: all its points, and those of them that are markers. TG-ATT-05."""

    name: Attribute
    total: int
    markers: int


@dataclass(frozen=True)
class Board:
    """A character's board, with what lies on it and beside it."""

    hero: Hero
    place: Place | None  # where it stands, as far as the app knows
    together: list[HeroId]  # who stands there
    player: str
    chronicler: bool  # its player is the chronicler
    tracks: Mapping[TrackName, Track]
    resources: Mapping[Resource, int]
    pairs: list[tuple[Points, ...]]  # each attribute with the one opposed to it
    surplus: set[str]  # the ids of cards that must be laid face down
    item_count: int
    dials_on: Mapping[str, list[SetDial]]  # by the id of a card
    tokens_on: Mapping[str, list[Tokens]]  # by the id of a card
    decks: list[Message]  # the decks that are no longer as they began, card by card

    @property
    def can_eat(self) -> bool:
        """Whether there is Food for the night."""
        return self.resources["food"] > 0


def board(state: Avalon, hero: Hero) -> Board:
    """A character as the pages show it."""
    return Board(
        hero=hero,
        place=state.place(hero.place),
        together=[other.id for other in state.living if other.place == hero.place],
        player=state.player_of(hero.seat),
        chronicler=state.chronicler == hero.seat,
        tracks={name: hero.track(name) for name in TRACKS},
        resources={name: hero.resources[name] for name in RESOURCES},
        pairs=[tuple(Points(name, hero.attribute(name), hero.attributes[name]) for name in pair) for pair in PAIRS],
        surplus={card.id for card in surplus(hero)},
        item_count=len(items_of(hero)),
        dials_on={card.id: [dial for dial in state.dials if lies_on(dial, card)] for card in hero.belongings},
        tokens_on={card.id: [pile for pile in state.tokens if lies_on(pile, card)] for card in hero.belongings},
        decks=growth.grown(hero),
    )


@dataclass(frozen=True)
class Players:
    """Who sits where as whom, and who could. TG-PLR, TG-DIE."""

    of: Mapping[int, Hero | None]  # by seat: the character that its player runs
    bereaved: list[Seat]  # their characters died, and they have no other yet
    unused: list[HeroId]  # whom a seat may be offered
    stored: list[Hero]  # they wait in their compartments
    dead: list[Hero]


def players(state: Avalon) -> Players:
    """Who sits where as whom, who has no character, and who is stored, dead, or still in the box."""
    return Players(
        of={seat.id: next((hero for hero in state.living if hero.seat == seat.id), None) for seat in state.seats},
        bereaved=successors.bereaved(state),
        unused=[*successors.unused(state), *successors.guests(state)],
        stored=[hero for hero in state.heroes.values() if hero.stored],
        dead=[hero for hero in state.heroes.values() if hero.dead],
    )


@dataclass(frozen=True, kw_only=True)
class PartyView(View):
    """The character boards, and the players."""

    heroes: list[Board]
    players: Players
    step: str  # of the day


def view(state: Avalon, viewer: Viewer) -> PartyView:
    """The boards of those who live, and who plays them."""
    return PartyView(
        frame=Frame(next=next_step(state)),
        heroes=[board(state, hero) for hero in state.living],
        players=players(state),
        step=at_step(state),
    )
