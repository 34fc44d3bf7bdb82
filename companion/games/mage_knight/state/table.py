"""The state of a table of Mage Knight. MK-SAV-01."""

from __future__ import annotations

from typing import Any

import msgspec

from ....core.bounds import AnySeat, Handful, Named, Small
from ....core.house_rules import HouseRules
from ....core.seats import SeatTable
from ....story.reading import ReadingTable
from ..box.names import DUMMY, Time
from ..box.scenarios import SCENARIOS, Scenario, ScenarioId
from ..box.variants import VariantId
from . import soundness
from .agreement import Affairs, Agreement, Auction, Scored
from .duel import Duel
from .fight import Fight
from .hero import Hero
from .house_rules import HouseRule
from .joint import Joint
from .land import Land
from .migrations import SCHEMA
from .pieces import Decks, Dummy, Nights, Offers, Round, SourceDie, StepName, TacticNumber, Turn


class MageKnight(ReadingTable, SeatTable[Hero], HouseRules, kw_only=True):
    """Everything at a table. Heroes stand clockwise. `otherwise`: rules read the other way.

    `order`: round-order tokens, the uppermost first; DUMMY is the dummy player's. `flipped`: whose token lies face
    down (MK-EDG-02). `picks`: who has still to pick a tactic, the first one is next. `beside`: turns of others who take
    part in a duel or a joint assault of this turn, in the order in which they come to their ends after it.
    """

    schema: Small = SCHEMA
    heroes: Handful[Hero]
    scenario: ScenarioId
    variants: Handful[VariantId] = []
    teams: Handful[Handful[AnySeat]] = []
    step: StepName = "tactics"
    time: Time = "day"
    round: Round = msgspec.field(default_factory=Round)
    order: Handful[AnySeat] = []
    flipped: Handful[AnySeat] = []
    picks: Handful[AnySeat] = []
    tactics_gone: Named[Time, Handful[TacticNumber]] = {}  # MK-SC-04, MK-CO-05: out of the game
    turn: Turn | None = None
    beside: Handful[Turn] = []
    duel: Duel | None = None
    joint: Joint | None = None
    source: Handful[SourceDie] = []
    offers: Offers = msgspec.field(default_factory=Offers)
    decks: Decks = msgspec.field(default_factory=Decks)
    land: Land | None = None  # None: the table keeps the map
    fight: Fight | None = None
    dummy: Dummy | None = None
    nights: Nights = msgspec.field(default_factory=Nights)
    agreed: Agreement = msgspec.field(default_factory=Agreement)
    affairs: Affairs = msgspec.field(default_factory=Affairs)
    auction: Auction | None = None
    scored: Scored | None = None
    otherwise: Handful[HouseRule] = []

    def __post_init__(self) -> None:
        """A state that contradicts itself is none: neither a correction nor any other move leaves one (ValueError)."""
        if wrong := self._contradiction():
            raise ValueError(wrong)

    def _contradiction(self) -> str:
        """What is wrong with the table, so that no move could go on from it; "" when it is sound."""
        seats = [one.seat for one in self.heroes]
        return (
            soundness.of_seats([seat.id for seat in self.seats], seats)
            or soundness.of_heroes(self.heroes, self.dummy)
            or soundness.of_dummy(self.dummy)
            or soundness.of_decks(self.decks)
            or soundness.of_order(self.order, self.flipped, self.picks, seats, self.dummy is not None)
            or soundness.of_turn(self.step, self.turn, seats)
            or soundness.of_company(self.turn, self.beside, self.duel, self.joint, seats)
            or soundness.of_fight(self.fight, seats)
            or soundness.of_land(self.land, seats)
            or soundness.of_teams(self.teams, seats)
            or soundness.of_auction(self.step, self.auction, seats)
            or soundness.of_affairs(self.affairs, seats)
        )

    # --- who

    @property
    def people(self) -> list[Hero]:
        """Everybody at the table, clockwise; the dummy player is nobody."""
        return self.heroes

    @property
    def alone(self) -> bool:
        """Whether one plays alone."""
        return len(self.heroes) == 1

    @property
    def hero_on_turn(self) -> Hero | None:
        """Whose turn is being played; None between turns and while the dummy player has its own."""
        return self.find(self.turn.seat) if self.turn else None

    def seat_of(self, who: Any) -> int | None:
        """Whose a move is; the dummy player's turn is anybody's to tap."""
        return None if who == DUMMY else super().seat_of(who)

    def run_by(self, seat: int) -> list[str]:
        """Whom a seat runs, by what messages call them."""
        return [one.hero for one in self.heroes if one.seat == seat]

    def allies(self, seat: int) -> frozenset[int]:
        """MK-TEAM-01, MK-CO-06: the other seats of that seat's team; who cooperate are one."""
        return frozenset(other for team in self.teams if seat in team for other in team if other != seat)

    # --- what is played on

    @property
    def printed(self) -> Scenario:
        """What is printed of the scenario that is played."""
        return SCENARIOS[self.scenario]

    @property
    def charted(self) -> Land | None:
        """The map, where the app keeps it."""
        return self.land if self.in_app("map") else None

    # --- day and night

    @property
    def night(self) -> bool:
        """Whether this round is a Night."""
        return self.time == "night"
