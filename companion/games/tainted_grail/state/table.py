"""The state of a Tainted Grail table: everything that the paper save sheet holds, and what it forgets (TG-SAV-16)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Any, Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Many, Named, Small, Tally, Word
from ....core.deck import Deck
from ....story.reading import ReadingTable
from ..box.names import MOST, Attribute, Colour, Count, HeroId, LocationNumber, Resource
from .heroes import Belonging, Hero
from .house_rules import HouseRules
from .migrations import SCHEMA
from .modes import Modes
from .pieces import Arrival, Event, Guardian, Left, Menhir, Place, SetDial, Status, Task, Tokens
from .under_way import UnderWay

HARD_LIMIT, MOST_ITEMS = 20, 5  # TG-HRD-11, TG-HRD-12
Levels = Annotated[list[Tally], msgspec.Meta(min_length=4, max_length=4)]  # TG-ENC-02: cards of each difficulty


class Avalon(ReadingTable, kw_only=True):
    """A table of Tainted Grail."""

    schema: Small = SCHEMA
    day: Tally = 1
    chapter: Count = 1
    heroes: dict[HeroId, Hero]
    chronicler: AnySeat | None = None
    modes: Modes = msgspec.field(default_factory=Modes)
    readings: HouseRules = msgspec.field(default_factory=HouseRules)
    places: Named[Word, Place] = {}
    menhirs: Handful[Menhir] = []
    dials: Handful[SetDial] = []
    tokens: Handful[Tokens] = []
    guardians: Handful[Guardian] = []
    events: Deck = msgspec.field(default_factory=Deck)
    random_events: Deck = msgspec.field(default_factory=Deck)
    random_on_top: Count = 0
    open_events: Handful[Event] = []
    encounters: dict[Colour, Deck] = {}
    levels: dict[Colour, Levels] = {}
    items: Deck = msgspec.field(default_factory=Deck)
    secrets: Deck = msgspec.field(default_factory=Deck)  # never drawn from: only what left the game is known
    guardian_die: Handful[Word] = []
    foredweller: LocationNumber | None = None
    left: Handful[Left] = []
    legacy: Handful[Belonging] = []  # TG-DIE-08, TG-PLR-02: secrets that wait to be divided
    outcome: Literal["", "won", "lost"] = ""
    played: Tally = 0  # the session in which somebody last did something: before that, players come and go
    statuses: Named[Word, Status] = {}
    tasks: Many[Task] = []
    under_way: Handful[UnderWay] = []
    boards_noted: Tally = 0
    guided: bool = False  # TG-HNT-05: whether the first evening's guide stands above the page
    arrivals: Handful[Arrival] = []  # TG-LOC-18: rules of entered locations that are still to be carried out
    mid_chapter: bool = False  # TG-SAV-01: whether the chapter is being played, so that a save may forget of it
    counter: Tally = 0

    @property
    def untried(self) -> bool:
        """TG-ENC-03: whether no encounter is known to be over: no card lies under its deck, nobody has Experience."""
        under_way = any(doing.kind == "encounter" for doing in self.under_way)
        grown = any(hero.resources["experience"] for hero in self.heroes.values())
        return not under_way and not grown and not any(deck.bottom for deck in self.encounters.values())

    def seat_of(self, who: Any) -> int | None:
        """The seat that runs a hero; a seat's own number is that seat."""
        if isinstance(who, int):
            return who
        return self.heroes[who].seat if who in self.heroes else None

    def run_by(self, seat: int) -> list[str]:
        """The heroes that a seat runs."""
        return [hero.id for hero in self.heroes.values() if hero.seat == seat]

    def next_id(self, kind: str) -> str:
        """A name for a new dial, guardian or belonging, never given twice at this table."""
        self.counter += 1
        return f"{kind}-{self.counter}"

    @property
    def things(self) -> list[SetDial | Tokens]:
        """TG-TOK-06: what lies somewhere to count with: the dials, and then the tokens without one."""
        return [*self.dials, *self.tokens]

    def lift(self, lies: Callable[[SetDial | Tokens], bool]) -> list[SetDial | Tokens]:
        """Take the dials and tokens that lie there off the table; returns them."""
        gone = [thing for thing in self.things if lies(thing)]
        self.dials = [dial for dial in self.dials if not lies(dial)]
        self.tokens = [pile for pile in self.tokens if not lies(pile)]
        return gone

    @property
    def players(self) -> int:
        """N of the rules: how many players are in the game."""
        return len(self.seats)

    @property
    def scale(self) -> int:
        """N as prices and dials see it: story mode counts one player fewer, but never none. TG-STO-01, TG-STO-03."""
        return max(1, self.players - self.modes.story)

    def most(self, resource: Resource) -> int:
        """TG-RES-09: the standard game has no limit (the save's own is far off); hard mode may have one (TG-HRD-11)."""
        return HARD_LIMIT if self.modes.resource_limit and resource != "experience" else MOST

    @property
    def most_items(self) -> int | None:
        """TG-ITM-02, TG-HRD-12: how many items a character may own; None: any number."""
        return MOST_ITEMS if self.modes.item_limit else None

    def who_has(self, party: Collection[HeroId], attribute: Attribute, least: int) -> list[HeroId]:
        """TG-ATT-06, TG-BEY-13: the members whose attribute reaches a value; one is enough to open a choice for all."""
        return [hero.id for hero in self.living if hero.id in party and hero.attribute(attribute) >= least]

    @property
    def hungry(self) -> list[str]:
        """Ids of those who have nothing to eat, where the app keeps the boards."""
        if not self.in_app("boards"):
            return []
        return [hero.id for hero in self.living if not hero.resources["food"]]

    @property
    def living(self) -> list[Hero]:
        """The characters alive and at the table, by character number (TG-TIE-01)."""
        here = (hero for hero in self.heroes.values() if not hero.dead and not hero.stored)
        return sorted(here, key=lambda hero: hero.number)

    def has_read(self, hero: Hero) -> bool:
        """TG-CHR-02: whether anybody ever said what its board shows, by its lengths or when it was put away."""
        return hero.sure or self.boards_noted > 0

    @property
    def active_menhirs(self) -> list[Menhir]:
        """TG-SOD-01, TG-MEN-07: every menhir that stands, also one whose dial came off this morning."""
        return self.menhirs

    def place(self, number: int | None) -> Place | None:
        """The card of that number, if the table has met it."""
        return self.places.get(str(number))

    @property
    def revealed(self) -> list[Place]:
        """The location cards on the table, by printed number."""
        return sorted((card for card in self.places.values() if card.state == "revealed"), key=lambda card: card.number)
