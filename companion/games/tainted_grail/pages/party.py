"""The characters' page: their boards, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

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
    price: int | None  # of the next one, in the evening when it can be bought. TG-ADV-01, TG-ADV-05


Zone = Literal["", "lost", "blocked", "panic", "none"]  # what the limiter, or the end of the track, makes of a position
BEYOND: Mapping[TrackName, Zone] = {"energy": "blocked", "health": "lost", "terror": "panic"}  # the limiter


@dataclass(frozen=True)
class Notch:
    """One position of a track as it is drawn, in the columns that the three tracks share."""

    held: bool  # the marker stands on it or has passed it
    zone: Zone
    red: bool
    post: Literal["", "before", "after"]  # on which side of it the limiter stands


@dataclass(frozen=True)
class Gauge:
    """A track as it is drawn: what is left of it, what is lost, and what the limiter keeps from it."""

    name: TrackName
    track: Track
    positions: list[Notch]


def gauges(hero: Hero) -> list[Gauge]:
    """The three tracks above each other, with the limiter through all of them. TG-TRK-05, TG-TRK-07, TG-HRD-02."""
    columns = range(1, max(hero.track(name).top for name in TRACKS) + 1)
    return [Gauge(name, hero.track(name), [_notch(hero, name, at) for at in columns]) for name in TRACKS]


def _notch(hero: Hero, name: TrackName, at: int) -> Notch:
    track = hero.track(name)
    end = hero.health.value if name == "health" else hero.limit if hero.limited else track.top
    zone: Zone = "none" if at > track.top else BEYOND[name] if at > end else ""
    return Notch(held=at <= track.value, zone=zone, red=at in track.red, post=_post(hero, at))


def _post(hero: Hero, at: int) -> Literal["", "before", "after"]:
    limit = max(0, hero.limit)
    return "" if not hero.limited else "after" if at == limit else "before" if at == 1 and not limit else ""


@dataclass(frozen=True)
class Board:
    """A character's board, with what lies on it and beside it."""

    hero: Hero
    place: Place | None  # where it stands, as far as the app knows
    together: list[HeroId]  # who stands there
    player: str
    chronicler: bool  # its player is the chronicler
    tracks: Mapping[TrackName, Track]
    gauges: list[Gauge]
    most_energy: int | None  # where Health keeps Energy below the end of its own track
    panic_from: int | None  # the Terror that is panic, where the track reaches so far
    resources: Mapping[Resource, int]
    pairs: list[tuple[Points, ...]]  # each attribute with the one opposed to it
    surplus: set[str]  # the ids of cards that must be laid face down
    item_count: int
    dials_on: Mapping[str, list[SetDial]]  # by the id of a card
    tokens_on: Mapping[str, list[Tokens]]  # by the id of a card
    decks: list[Message]  # the decks that are no longer as they began, card by card
    drawn: bool  # where the app keeps the boards, and where somebody has told what stands there. TG-CHR-02

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
        gauges=gauges(hero),
        most_energy=hero.energy_limit if hero.energy_limit < hero.energy.top else None,
        panic_from=max(0, hero.limit + 1) if hero.limited and hero.limit < hero.terror.top else None,
        resources={name: hero.resources[name] for name in RESOURCES},
        pairs=[tuple(_points(state, hero, name) for name in pair) for pair in PAIRS],
        surplus={card.id for card in surplus(hero)},
        item_count=len(items_of(hero)),
        dials_on={card.id: [dial for dial in state.dials if lies_on(dial, card)] for card in hero.belongings},
        tokens_on={card.id: [pile for pile in state.tokens if lies_on(pile, card)] for card in hero.belongings},
        decks=growth.grown(hero),
        drawn=state.in_app("boards") or state.has_read(hero),
    )


def _points(state: Avalon, hero: Hero, name: Attribute) -> Points:
    evening = at_step(state) == "advancement"
    price = hero.point_price(name, state.modes.dear_growth) if evening else None
    return Points(name, hero.attribute(name), hero.attributes[name], price)


def unread(state: Avalon) -> list[Hero]:
    """Whose board or card nobody has read, where the app keeps the boards: there the usual stands. TG-CHR-02."""
    return [hero for hero in state.living if not hero.copied] if state.in_app("boards") else []


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
    unread: list[Hero]  # of whom this page asks, once for them all
    players: Players
    step: str  # of the day


def view(state: Avalon, viewer: Viewer) -> PartyView:
    """The boards of those who live, and who plays them."""
    return PartyView(
        frame=Frame(next=next_step(state)),
        heroes=[board(state, hero) for hero in state.living],
        unread=unread(state),
        players=players(state),
        step=at_step(state),
    )
