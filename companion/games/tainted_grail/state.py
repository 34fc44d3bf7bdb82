"""The state of a Tainted Grail table: everything that the paper save sheet holds, and what it forgets (TG-SAV-16)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Any, Literal

import msgspec

from ...core.bounds import AnySeat, Handful, Many, Named, Small, Tally, Word
from ...core.deck import Deck
from ...core.track import Track
from ...story.reading import ReadingTable
from .fights.fight import Fight
from .migrations import SCHEMA
from .names import (
    MOST,
    PAIRS,
    Attribute,
    BoardColour,
    CardKind,
    Colour,
    Count,
    HeroId,
    Keyword,
    Lasting,
    Number,
    PoolName,
    Resource,
    Text,
    TrackName,
)
from .pieces import Arrival, Event, Guardian, Left, Menhir, Place, SetDial, Status, Task, Tokens

HARD_LIMIT, MOST_ITEMS = 20, 5  # TG-HRD-11, TG-HRD-12
Levels = Annotated[list[Tally], msgspec.Meta(min_length=4, max_length=4)]  # TG-ENC-02: cards of each difficulty
LimiterOffset = Annotated[int, msgspec.Meta(ge=0, le=3)]  # TG-HRD-02: k, as the physical piece has it
Markers = Annotated[int, msgspec.Meta(ge=0, le=2)]  # TG-ATT-04: the board has room for two points of each attribute


class Skill(msgspec.Struct, kw_only=True):
    """A skill card attached to an attribute: its number and the side that was chosen for good."""

    number: Number
    attribute: Attribute
    side: Literal["front", "back"] = "front"
    name: Text = ""


class Belonging(msgspec.Struct, kw_only=True):
    """An item or a secret. `face_up` is about equipment, `flipped` about having been used: two different things."""

    id: Word
    kind: CardKind
    name: Text = ""
    number: Count = 0
    keyword: Keyword | None = None
    face_up: bool = True
    flipped: bool = False
    personal: bool = False
    craftable: bool = False  # TG-ITM-05: whether the card carries the C


class Pool(msgspec.Struct, kw_only=True):
    """One of a character's two decks: cards in it, cards beside the board, and the advancement deck. TG-CHR-09."""

    cards: Handful[Word] = []
    aside: Handful[Word] = []
    advancement: Deck = msgspec.field(default_factory=Deck)


class Offer(msgspec.Struct, kw_only=True):
    """TG-ADV-02: cards of an advancement deck that a character looks at, until one is kept and the rest go back."""

    deck: PoolName
    cards: Handful[Word]


class Hero(msgspec.Struct, kw_only=True):
    """A character at the table. `sure` is false while its board's lengths have not been read off the board."""

    id: HeroId
    seat: AnySeat
    number: Count
    name: Text = ""  # TG-OPN-01: a guest's own; the four of the box are called by their id
    colour: Text  # of the board, its own or in open play any other
    cards: BoardColour | None = None  # TG-OPN-01: the colour of the basic cards, where it is not the board's
    energy: Track
    health: Track
    terror: Track
    attributes: dict[Attribute, Markers]
    resources: dict[Resource, Count]
    skills: Handful[Skill] = []
    place: Number | None = None
    dying: bool = False
    mad: bool = False
    dead: bool = False
    stored: bool = False  # TG-PLR-01: its player does not play on; it waits in its compartment
    passed: bool = False
    acted: bool = False
    belongings: Handful[Belonging] = []
    combat: Pool = msgspec.field(default_factory=Pool)
    diplomacy: Pool = msgspec.field(default_factory=Pool)
    offer: Offer | None = None
    personal_action: Text = ""
    personal_cost: Count = 1
    personal_paid_in: TrackName = "energy"
    trait: Text = ""
    notes: Text = ""
    sure: bool = False
    limited: bool = True  # TG-STO-04: whether its Health has the limiter, or only an ordinary marker
    limiter_offset: LimiterOffset = 0  # TG-HRD-02: how far below Health a limiter turned upside down reaches

    def track(self, name: TrackName) -> Track:
        """One of the three survival tracks by name."""
        return getattr(self, name)

    @property
    def limit(self) -> int:
        """TG-TRK-05, TG-HRD-02: how far the limiter lets Energy and Terror come: to Health, or turned over k below."""
        return self.health.value - self.limiter_offset

    @property
    def energy_limit(self) -> int:
        """TG-TRK-05: Energy never stands above the limiter, nor above its own track; without one only the latter."""
        return min(self.energy.top, max(0, self.limit)) if self.limited else self.energy.top

    @property
    def exhausted(self) -> bool:
        """TG-TRK-02: the marker stands on one of the two lowest positions of Energy."""
        return self.energy.in_red

    @property
    def panicked(self) -> bool:
        """TG-TRK-07, TG-HRD-02: Terror above Health, or above Health - k; equal is not. TG-STO-04: never unlimited."""
        return self.limited and self.terror.value > self.limit

    def attribute(self, name: Attribute) -> int:
        """TG-ATT-05: markers on the board and one point for each skill card attached there."""
        return self.attributes[name] + sum(skill.attribute == name for skill in self.skills)

    def point_price(self, name: Attribute, dear: bool = False) -> int:
        """TG-ATT-03, TG-ADV-05: what the next point would cost, by the total of its opposed pair after the raise.

        `dear`: the hard column, five times the total and without an end. TG-HRD-10.
        """
        pair = next(pair for pair in PAIRS if name in pair)
        total = sum(self.attribute(one) for one in pair) + 1
        return 5 * total if dear else 2 * min(total, 5)


class UnderWay(msgspec.Struct, kw_only=True):
    """What some characters are in the middle of: nobody joins, leaves or trades until it is over. TG-PTY-03, 10."""

    kind: Lasting
    who: Handful[HeroId]
    place: Number | None = None
    card: Text = ""
    colour: Colour | None = None
    from_deck: bool = False  # whether an encounter's card was drawn from a counted deck, and so goes back under it
    guardian: Word = ""  # the id of the guardian on the map that is fought
    activated: Handful[HeroId] = []  # TG-TIE-02: who has had their activation in this turn of the encounter
    waiting: Handful[Word] = []  # TG-GRD-08: the ids of those that are to be fought after it, or to be chosen from
    entered: bool = False  # TG-GRD-09: met by entering, so that the location's own rule still comes
    training: bool = False  # TG-ENC-03: "Your first encounter", which belongs to no deck
    fight: Fight | None = None  # how it stands, where the app keeps the fights and knows the card

    @property
    def fought(self) -> Fight:
        """Its fight, for whoever has seen that the app keeps it; LookupError where the table fights without the app."""
        if self.fight is None:
            raise LookupError(f"no fight is kept for this {self.kind}")
        return self.fight

    @property
    def roams(self) -> bool:
        """TG-GRD-01, TG-TRT-06: whether its card is a guardian: one of the map, or one that says so."""
        return bool(self.guardian) or (self.fight is not None and self.fight.card.roams)


class Modes(msgspec.Struct, kw_only=True):
    """The rulebook's modes, each a switch of its own: the easier ones, the changes of hard mode, open play."""

    story: bool = False  # TG-STO-01: what depends on the number of players counts one fewer
    no_limiter: bool = False  # TG-STO-04, TG-SOL-04: Health does not limit Energy, and there is no panic
    limiter_offset: LimiterOffset = 0  # TG-HRD-01, TG-HRD-02: the limiter upside down, and what that takes off Health
    secret_42: bool = False  # TG-HRD-03: secret 42 from the start
    coin_escape: bool = False  # TG-HRD-04..06: one attempt to escape an activation, and a coin decides
    short_menhirs: bool = False  # TG-HRD-08: every menhir lasts a day less when it is activated
    fewer_random: bool = False  # TG-HRD-09: one random event fewer whenever some are added
    dear_growth: bool = False  # TG-HRD-10: the hard column of prices
    resource_limit: bool = False  # TG-HRD-11: no more than 20 of each resource but Experience
    item_limit: bool = False  # TG-HRD-12: no more than five items a character
    no_mercy: bool = False  # TG-HRD-13, TG-MRC-04: a game that is lost stays lost
    open_play: bool = False  # TG-OPN-01: any board with any card and deck, and characters from other campaigns


class Readings(msgspec.Struct, kw_only=True):
    """Where the rules leave room, what this table plays (each an [ambiguous] place of the rules)."""

    lost_track: Literal["health", "energy"] = "health"  # TG-MEN-10: what a removed location costs beside Terror
    nearest: Literal["orthogonal", "diagonal"] = "orthogonal"  # TG-MEN-12: how "nearest" counts
    lost_things: Literal["go", "stay"] = "go"  # TG-MEN-17: tokens, dials and guardians on a removed location


class Avalon(ReadingTable, kw_only=True):
    """A table of Tainted Grail."""

    schema: Small = SCHEMA
    day: Tally = 1
    chapter: Count = 1
    heroes: dict[HeroId, Hero]
    chronicler: AnySeat | None = None
    modes: Modes = msgspec.field(default_factory=Modes)
    readings: Readings = msgspec.field(default_factory=Readings)
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
    foredweller: Number | None = None
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

    def seat_of(self, who: Any) -> int | None:
        """The seat that runs a hero."""
        return self.heroes[who].seat if who in self.heroes else None

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
        """Ids of those who surely have nothing to eat: of a board that nobody has read off, a 0 says nothing."""
        if not self.in_app("boards"):
            return []
        return [hero.id for hero in self.living if hero.sure and not hero.resources["food"]]

    @property
    def living(self) -> list[Hero]:
        """The characters alive and at the table, by character number (TG-TIE-01)."""
        here = (hero for hero in self.heroes.values() if not hero.dead and not hero.stored)
        return sorted(here, key=lambda hero: hero.number)

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
