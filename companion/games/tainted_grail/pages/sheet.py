"""The save sheet's page: every field of the paper one and what it forgets. TG-SAV-16, TG-BEY-21, TG-BEY-22."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.deck import Deck
from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box import printed
from ..box.names import COLOURS, Colour
from ..play.modes import EASIER, HARDER, OPEN, TURNED
from ..play.procedures import at_step, standing
from ..play.statuses import follows, status_of
from ..state.heroes import Hero
from ..state.pieces import Guardian, Menhir, Place, SetDial, Status, Tokens
from ..state.table import Avalon
from .map import Picture, locations, picture
from .next_step import next_step
from .party import Board, board, unread
from .story import Story, story


@dataclass(frozen=True)
class StatusRow:
    """A status with its key; `follows`: the verse that its marks bring, 0 for a special event, None for nothing."""

    key: str
    status: Status
    follows: int | None


def marked_statuses(state: Avalon) -> list[StatusRow]:
    """Statuses with at least one mark. TG-STA-02: they hold for everyone."""
    return [_status_row(key, status) for key, status in state.statuses.items() if status.marked]


def _status_row(key: str, status: Status) -> StatusRow:
    return StatusRow(key, status, follows(key, status))


@dataclass(frozen=True)
class ModeRow:
    """A mode of the rulebook with its rule, and whether it is on; of the limiter, by how much."""

    mode: str
    rule: str
    on: bool | int


@dataclass(frozen=True)
class ModesPanel:
    """Every mode, by what it does to the game."""

    easier: list[ModeRow]
    harder: list[ModeRow]
    open: list[ModeRow]
    turned: int  # what a limiter upside down takes off, until somebody has read it off the piece

    @property
    def on(self) -> list[ModeRow]:
        """Those that are on, in a row."""
        return [row for row in (*self.easier, *self.harder, *self.open) if row.on]


def modes(state: Avalon) -> ModesPanel:
    """The modes as this table plays them."""
    easier, harder, open = (
        [ModeRow(mode, rule, getattr(state.modes, mode)) for mode, rule in group.items()]
        for group in (EASIER, HARDER, OPEN)
    )
    return ModesPanel(easier, harder, open, TURNED)


@dataclass(frozen=True)
class EncounterDeck:
    """An encounter deck, as far as it is counted. TG-ENC-07, TG-BEY-16."""

    colour: Colour
    held: int | None  # cards in it
    levels: list[int] | None  # of each difficulty
    guardians: int  # out on the map
    aside: int | None  # set aside for this campaign


def encounter_decks(state: Avalon) -> list[EncounterDeck]:
    """Each colour: cards in its deck, of each difficulty, out as guardians, and set aside. TG-ENC-07, TG-BEY-16."""
    rows = []
    for colour in COLOURS:
        deck, out = state.encounters.get(colour), [one for one in state.guardians if one.colour == colour]
        held = deck.size if deck else 0
        used = held + sum(one.from_deck for one in out)
        used += sum(doing.from_deck for doing in state.under_way if doing.colour == colour)
        counted = used + len(deck.removed) if deck and used else 0
        rows.append(
            EncounterDeck(
                colour=colour,
                held=held if counted else None,
                levels=_levels_left(state, colour),
                guardians=len(out),
                aside=max(0, printed.CAMPAIGN_ENCOUNTERS - counted) if counted else None,
            )
        )
    return rows


def _levels_left(state: Avalon, colour: Colour) -> list[int] | None:
    """TG-ENC-07: cards of each difficulty in a deck: without those on the map or in a fight, as far as known."""
    levels = state.levels.get(colour)
    if levels is None:
        return None
    drawn = [doing for doing in state.under_way if doing.from_deck and not doing.guardian]
    out = [one.level for one in state.guardians if one.colour == colour and one.from_deck]
    out += [doing.fight.card.level for doing in drawn if doing.fight is not None and doing.colour == colour]
    return [max(0, count - out.count(level)) for level, count in enumerate(levels, 1)]


@dataclass(frozen=True, kw_only=True)
class SheetView(View):
    """The save sheet."""

    procedure: str  # the phase of the day
    step: str  # of the day
    statuses: list[StatusRow]  # those with a mark
    all_statuses: list[StatusRow]  # those of the box, and of this table
    boards_fresh: bool  # whether the boards are known as they lie on the table
    heroes: list[Board]
    unread: list[Hero]  # of whom it shows the usual
    modes: ModesPanel
    menhirs: list[Menhir]
    dials: list[SetDial]
    tokens: list[Tokens]
    guardians: list[Guardian]
    revealed: list[Place]
    replaced: list[tuple[int, int]]  # the numbers of a card and of the one that lies in its stead
    removed: list[Place]  # in the box for good
    used: list[Place]  # whose action was used today
    visited: list[Place]  # visited, or read of
    events: Deck
    random_events: Deck
    encounter_decks: list[EncounterDeck]
    story: Story
    map: Picture  # printed with it


def view(state: Avalon, viewer: Viewer) -> SheetView:
    """The save sheet: every field of the paper one and what it forgets. TG-SAV-16, TG-BEY-21, TG-BEY-22."""
    keys, places = sorted({*printed.statuses(), *state.statuses}), state.places.values()
    on_table = [place for place in places if place.state in ("revealed", "unrevealed")]
    return SheetView(
        frame=Frame(next=next_step(state)),
        procedure=standing(state).procedure,
        step=at_step(state),
        statuses=marked_statuses(state),
        all_statuses=[_status_row(key, status) for key in keys if (status := status_of(state, key))],
        boards_fresh=state.in_app("boards") or state.boards_noted == state.evening.session,
        heroes=[board(state, hero) for hero in state.heroes.values()],
        unread=unread(state),
        modes=modes(state),
        menhirs=state.menhirs,
        dials=state.dials,
        tokens=state.tokens,
        guardians=state.guardians,
        revealed=state.revealed,
        replaced=[(place.original, place.number) for place in on_table if place.original],
        removed=[place for place in places if place.state == "removed"],
        used=[place for place in places if place.used_today],
        visited=[place for place in places if place.visits or place.verses],
        events=state.events,
        random_events=state.random_events,
        encounter_decks=encounter_decks(state),
        story=story(state),
        map=picture(state, locations(state)),
    )
