"""The state of a table of The Witcher: Path of Destiny. WP-SAVE-02, WP-SAVE-04, WP-SAVE-05."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ....core.bounds import AnySeat, Count, Handful, Many, Named, Small, Tally, Word
from ....core.house_rules import HouseRules
from ....core.seats import SeatTable
from ....story.reading import ReadingTable
from ..box.characters import CHARACTERS, Character
from ..box.knowledge import Box
from ..box.names import (
    ACTION_CARDS,
    AUTOMA,
    SIDES,
    SYMBOLS,
    TOKENS,
    Announced,
    Chapter,
    Module,
    Side,
    Symbol,
    Titles,
    TurnNumber,
    rows,
)
from . import soundness
from .house_rules import HouseRule
from .migrations import SCHEMA
from .pieces import ChapterOutcome, Fates, OwedSymbols, Row, SoloRun, StepName
from .player import Player, named
from .stories.alliances import AllianceRun
from .stories.effort import EffortRun
from .stories.objectives import ObjectiveRun


class Automa(SoloRun, kw_only=True):
    """WP-SOLO-03, WP-SOLO-04: the virtual opponent: a player without a hand and without choices, at seat 2."""

    rival: Player


class Destiny(ReadingTable, SeatTable[Player], HouseRules, kw_only=True):
    """Everything at a table. Players stand clockwise. `otherwise`: rules read the other way.

    `step` is where the turn or the chapter's end stands, `begun`: what happens at its beginning has happened.
    `left`, `right`: this chapter's active symbols; `coming`: those of the next one, as the winning page announces them.
    """

    schema: Small = SCHEMA
    players: Handful[Player]
    story: Word = "P1"
    module: Module = ""
    ally_names: Named[Side, Titles] = {}  # what the story's book calls its alliances
    story_order: Handful[Character] = []  # WP-SET-08: the story's list of initiative
    side_quests: bool = True
    effort_cards: bool = True  # WP-KS-03: whether a story with extra effort is played with it
    step: StepName = "characters"
    begun: bool = False
    chapter: Chapter = 1
    turn: TurnNumber = 1
    boards: Handful[Character] = []  # WP-CHAR-02: available boards from which characters are dealt
    offered: Handful[Character] = []
    choosing: Handful[AnySeat] = []  # whose choice of a character is still to come
    left: Symbol | None = None
    right: Symbol | None = None
    coming: Named[Side, Symbol] = {}
    fate: Fates = msgspec.field(default_factory=lambda: dict.fromkeys(TOKENS, ""))
    mat: Announced = ""  # WP-FATE-09: what the cards left face up say in this turn, as a third player of two
    initiative: Handful[AnySeat] = []  # highest first
    rows: Handful[Row] = []
    queue: Handful[AnySeat] = []  # on the top (deck) position, in the order of arrival
    refreshed: bool = False  # the rows of this turn were refreshed, or need not be
    deck: Count = ACTION_CARDS
    discards: Count = 0
    path: Named[Side, AnySeat] = msgspec.field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    dominant: Annotated[list[Side], msgspec.Meta(max_length=3)] = []  # by chapter
    pages: Many[Tally] = []  # numbers of the story's pages that were read, in their order
    outcomes: Handful[ChapterOutcome] = []  # of the chapters whose outcome was read
    owed: Handful[OwedSymbols] = []
    ending: Word = ""
    box: Box = msgspec.field(default_factory=Box)
    # The stories' own things (WP-SAVE-04): extra effort, hidden objectives, alliances.
    effort: EffortRun = msgspec.field(default_factory=EffortRun)
    objectives: ObjectiveRun = msgspec.field(default_factory=ObjectiveRun)
    alliances: AllianceRun = msgspec.field(default_factory=AllianceRun)
    automa: Automa | None = None
    winner: AnySeat = 0
    otherwise: Handful[HouseRule] = []

    def __post_init__(self) -> None:
        """A state that contradicts itself is none: neither a correction nor any other move leaves one (ValueError)."""
        self.fate = {token: self.fate.get(token, "") for token in TOKENS}
        self.path = {side: self.path.get(side, 0) for side in SIDES}
        if wrong := self._contradiction():
            raise ValueError(wrong)

    def _contradiction(self) -> str:
        """What is wrong with the table, so that no move could go on from it; "" when it is sound."""
        everybody = [one.seat for one in self.people]
        return (
            soundness.of_seats(
                [seat.id for seat in self.seats], [one.seat for one in self.players], self.initiative, everybody
            )
            or soundness.of_people(self._seats_named, everybody)
            or soundness.of_characters([one.character for one in self.people], self.step)
            or soundness.of_choice(self.choosing, self.offered, self.step)
            or soundness.of_rows(self.rows, rows(len(self.players)), self.queue)
            or soundness.of_symbols(self.left, self.right)
            or soundness.of_solo(len(self.players), self.automa.rival.seat if self.automa else 0)
            or soundness.of_step(self.step, self.left is not None, self.winner)
        )

    @property
    def _seats_named(self) -> set[int]:
        """Seats that something at the table names."""
        found = {self.winner, *self.choosing, *self.queue, *self.path.values()}
        found |= {row.seat for row in self.rows} | {one.seat for one in self.owed}
        found |= {seat for one in self.outcomes for seat in (one.left, one.right)}
        found |= {*self.effort.earned, *self.alliances.choosing, *self.alliances.revealed, *self.objectives.seen}
        found |= {one.seat for one in self.alliances.losing}
        return found | {seat for place in self.objectives.places for seat in (*place.holders, *place.counts)}

    # --- who

    @property
    def solo(self) -> bool:
        """WP-COMP-01: whether one plays alone, against the Automa."""
        return len(self.players) == 1

    @property
    def people(self) -> list[Player]:
        """Everybody at the table, clockwise; alone, the Automa sits opposite."""
        return [*self.players, *([self.automa.rival] if self.automa else [])]

    def is_automa(self, seat: int) -> bool:
        """Whether that seat is the Automa's."""
        return self.automa is not None and seat == AUTOMA

    def seat_of(self, who: Any) -> int | None:
        """Whose a move is; the Automa's are made by the player who is alone."""
        return self.players[0].seat if self.automa and who == AUTOMA else super().seat_of(who)

    def run_by(self, seat: int) -> list[str]:
        """Whom a seat runs, by what messages call them."""
        return [named(one) for one in self.players if one.seat == seat]

    @property
    def in_order(self) -> list[Player]:
        """WP-INIT-05: everybody by initiative, highest first."""
        return [self.at(seat) for seat in self.initiative]

    @property
    def free_characters(self) -> list[Character]:
        """Characters that nobody has."""
        taken = {one.character for one in self.people}
        return [one for one in CHARACTERS if one not in taken]

    # --- cards and symbols

    @property
    def full(self) -> bool:
        """Whether the app keeps the cards: timelines, pools, what is played."""
        return self.in_app("cards")

    def active(self, side: Side) -> Symbol | None:
        """WP-SYM-03: the symbol that is active on that side in this chapter; None before it is known."""
        return self.left if side == "left" else self.right

    @property
    def inactive(self) -> list[Symbol]:
        """WP-SYM-04: the two types that are not active in this chapter."""
        return [symbol for symbol in SYMBOLS if symbol not in (self.left, self.right)]

    @property
    def bottom(self) -> int:
        """WP-SET-12: the number of the lowest row."""
        return rows(len(self.players))
