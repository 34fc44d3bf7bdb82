"""The state of a Tainted Grail table: everything that the paper save sheet holds, and what it forgets (TG-SAV-16)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec

from ...core.deck import Deck
from ...core.track import Track
from ...story.reading import ReadingTable
from .names import (
    MOST,
    PAIRS,
    Attribute,
    Colour,
    Count,
    Counted,
    DialKind,
    DialValue,
    Emblem,
    HeroId,
    Keyword,
    Lasting,
    Number,
    PoolName,
    Resource,
    Side,
    Tally,
    Text,
    TrackName,
    Verse,
    Where,
)

HARD_LIMIT = 20  # TG-HRD-11
Levels = Annotated[list[Tally], msgspec.Meta(min_length=4, max_length=4)]  # TG-ENC-02: cards of each difficulty
Markers = Annotated[int, msgspec.Meta(ge=0, le=2)]  # TG-ATT-04: the board has room for two points of each attribute


class Skill(msgspec.Struct, kw_only=True):
    """A skill card attached to an attribute: its number and the side that was chosen for good."""

    number: Number
    attribute: Attribute
    side: Literal["front", "back"] = "front"
    name: Text = ""


class Belonging(msgspec.Struct, kw_only=True):
    """An item or a secret. `face_up` is about equipment, `flipped` about having been used: two different things."""

    id: str
    kind: Literal["item", "secret"]
    name: Text = ""
    number: Count = 0
    keyword: Keyword | None = None
    face_up: bool = True
    flipped: bool = False
    personal: bool = False
    craftable: bool = False  # TG-ITM-05: whether the card carries the C


class Pool(msgspec.Struct, kw_only=True):
    """One of a character's two decks: cards in it, cards beside the board, and the advancement deck. TG-CHR-09."""

    cards: list[str] = []
    aside: list[str] = []
    advancement: Deck = msgspec.field(default_factory=Deck)


class Offer(msgspec.Struct, kw_only=True):
    """TG-ADV-02: cards of an advancement deck that a character looks at, until one is kept and the rest go back."""

    deck: PoolName
    cards: list[str]


class Hero(msgspec.Struct, kw_only=True):
    """A character at the table. `sure` is false while its board's lengths have not been read off the board."""

    id: HeroId
    seat: int
    number: Count
    colour: Text
    energy: Track
    health: Track
    terror: Track
    attributes: dict[Attribute, Markers]
    resources: dict[Resource, Count]
    skills: list[Skill] = []
    place: Number | None = None
    dying: bool = False
    mad: bool = False
    dead: bool = False
    stored: bool = False  # TG-PLR-01: its player does not play on; it waits in its compartment
    passed: bool = False
    acted: bool = False
    belongings: list[Belonging] = []
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

    def track(self, name: TrackName) -> Track:
        """One of the three survival tracks by name."""
        return getattr(self, name)

    @property
    def energy_limit(self) -> int:
        """TG-TRK-05: Energy never stands above Health, nor above its own track; without the limiter only the latter."""
        return min(self.energy.top, self.health.value) if self.limited else self.energy.top

    @property
    def exhausted(self) -> bool:
        """TG-TRK-02: the marker stands on one of the two lowest positions of Energy."""
        return self.energy.in_red

    @property
    def panicked(self) -> bool:
        """TG-TRK-07: Terror higher than Health; equal is not panic. Nobody panics without the limiter (TG-STO-04)."""
        return self.limited and self.terror.value > self.health.value

    def attribute(self, name: Attribute) -> int:
        """TG-ATT-05: markers on the board and one point for each skill card attached there."""
        return self.attributes[name] + sum(skill.attribute == name for skill in self.skills)

    def point_price(self, name: Attribute) -> int:
        """TG-ATT-03: what the next point would cost in Experience, by the total of its opposed pair after the raise."""
        pair = next(pair for pair in PAIRS if name in pair)
        return 2 * min(sum(self.attribute(one) for one in pair) + 1, 5)


class Place(msgspec.Struct, kw_only=True):
    """A location card that has been met. `at` is its cell; None: reached in other ways, not on the grid."""

    number: Number
    name: dict[str, Text]
    state: Literal["unrevealed", "revealed", "replaced", "removed"] = "revealed"
    original: Count = 0
    sides: dict[Side, Count] = {}
    at: tuple[int, int] | None = None
    emblems: list[Emblem] = []
    action: Text = ""
    action_cost: Count = 1
    action_paid_in: TrackName = "energy"
    action_once: bool = False
    action_known: bool = False
    used_today: bool = False
    immediate: bool = False
    menhir_base: Count = 0  # TG-HNT-03: what its text bases the dial on (0: not told), and its price for each player
    menhir_price: dict[Counted, Count] = {}
    visits: Tally = 0
    explored: Tally = 0
    verses: list[Verse] = []
    choices: list[Text] = []  # TG-JRN-04: what was chosen here, in the players' own words
    notes: Text = ""

    @property
    def slot(self) -> int:
        """TG-LOC-10: the number under which direction numbers look for this card."""
        return self.original or self.number

    def has(self, emblem: Emblem) -> bool:
        """Whether the card carries that emblem."""
        return emblem in self.emblems


class Menhir(msgspec.Struct, kw_only=True):
    """A menhir figure: where it stands, and its dial (None: taken off this morning, it goes tomorrow)."""

    place: Number
    dial: DialValue | None
    note: Text = ""


class SetDial(msgspec.Struct, kw_only=True):
    """TG-TOK-06: a time dial or quest dial: where it lies, what it shows, and what for."""

    id: str
    kind: DialKind
    where: Where
    of: Text
    value: DialValue
    note: Text = ""


class Tokens(msgspec.Struct, kw_only=True):
    """Time or quest tokens lying somewhere, without a dial under them."""

    id: str
    kind: DialKind
    where: Where
    of: Text
    count: Annotated[int, msgspec.Meta(ge=1, le=30)]
    note: Text = ""


class Guardian(msgspec.Struct, kw_only=True):
    """TG-GRD-14: a guardian on the map. `rolled` says whether its die was cast this morning."""

    id: str
    name: Text
    colour: Colour
    place: Number
    since: Tally
    rolled: bool = False
    from_deck: bool = False  # whether its card was taken out of a counted deck, and so goes back under it


class Event(msgspec.Struct, kw_only=True):
    """An event card that lies open: in force for its day, or a quest until its own text ends it. TG-EVT-04."""

    name: Text
    quest: bool = False
    random: bool = False
    secret: bool = False  # TG-EVT-02: a quest on a secret card, which never was in the event deck
    since: Tally = 0
    chapter: Count = 0
    act: Count = 0
    note: Text = ""  # the quest's condition, or what else the table wants to remember of it, in its own words


class Status(msgspec.Struct, kw_only=True):
    """TG-STA-04: a status with its marks: one box, numbered boxes (which), or a row of boxes (how many)."""

    name: dict[str, Text]
    shape: Literal["single", "numbered", "row"]
    boxes: Annotated[int, msgspec.Meta(ge=1, le=20)]
    marked: list[Annotated[int, msgspec.Meta(ge=1, le=20)]] = []

    def holds(self, part: int | None = None, least: int = 1) -> bool:
        """TG-STA-06: the forms of a check: marked at all, that very part marked, or at least so many parts."""
        return len(self.marked) >= least and (part is None or part in self.marked)


class Left(msgspec.Struct, kw_only=True):
    """Items left lying on a location after a death."""

    place: Number
    name: Text
    keyword: Keyword | None = None
    craftable: bool = False


class Task(msgspec.Struct, kw_only=True):
    """TG-EVT-09: a lead from the journal in the players' own words; the game has no card for it."""

    id: str
    text: Text
    place: Number | None = None
    since: Tally
    state: Literal["open", "done", "abandoned"] = "open"


class UnderWay(msgspec.Struct, kw_only=True):
    """What some characters are in the middle of: nobody joins, leaves or trades until it is over. TG-PTY-03, 10."""

    kind: Lasting
    who: list[HeroId]
    place: Number | None = None
    card: Text = ""
    colour: Colour | None = None
    from_deck: bool = False  # whether an encounter's card was drawn from a counted deck, and so goes back under it
    guardian: str = ""  # the id of the guardian on the map that is fought
    activated: list[HeroId] = []  # TG-TIE-02: who has had their activation in this turn of the encounter
    waiting: list[str] = []  # TG-GRD-08: the ids of those that are to be fought after it, or to be chosen from
    entered: bool = False  # TG-GRD-09: met by entering, so that the location's own rule still comes


class Modes(msgspec.Struct, kw_only=True):
    """The rulebook's modes, as far as they change what is computed; each can be switched on its own."""

    story: bool = False  # TG-STO-01: what depends on the number of players counts one fewer
    short_menhirs: bool = False  # TG-HRD-08: every menhir lasts a day less when it is activated
    resource_limit: bool = False  # TG-HRD-11: no more than 20 of each resource but Experience
    no_mercy: bool = False  # TG-HRD-13, TG-MRC-04: a game that is lost stays lost
    no_limiter: bool = False  # TG-STO-04, TG-SOL-04: Health does not limit Energy, and there is no panic


class Readings(msgspec.Struct, kw_only=True):
    """Where the rules leave room, what this table plays (each an [ambiguous] place of the rules)."""

    lost_track: Literal["health", "energy"] = "health"  # TG-MEN-10: what a removed location costs beside Terror
    nearest: Literal["orthogonal", "diagonal"] = "orthogonal"  # TG-MEN-12: how "nearest" counts
    lost_things: Literal["go", "stay"] = "go"  # TG-MEN-17: tokens, dials and guardians on a removed location


class Avalon(ReadingTable, kw_only=True):
    """A table of Tainted Grail."""

    day: Tally = 1
    chapter: Count = 1
    heroes: dict[HeroId, Hero]
    chronicler: int | None = None
    modes: Modes = msgspec.field(default_factory=Modes)
    readings: Readings = msgspec.field(default_factory=Readings)
    places: dict[str, Place] = {}
    menhirs: list[Menhir] = []
    dials: list[SetDial] = []
    tokens: list[Tokens] = []
    guardians: list[Guardian] = []
    events: Deck = msgspec.field(default_factory=Deck)
    random_events: Deck = msgspec.field(default_factory=Deck)
    random_on_top: Count = 0
    open_events: list[Event] = []
    encounters: dict[Colour, Deck] = {}
    levels: dict[Colour, Levels] = {}
    items: Deck = msgspec.field(default_factory=Deck)
    secrets: Deck = msgspec.field(default_factory=Deck)  # never drawn from: only what left the game is known
    guardian_die: list[str] = []
    foredweller: Number | None = None
    left: list[Left] = []
    legacy: list[Belonging] = []  # TG-DIE-08, TG-PLR-02: secrets that wait to be divided
    outcome: Literal["", "won", "lost"] = ""
    played: Tally = 0  # the session in which somebody last did something: before that, players come and go
    statuses: dict[str, Status] = {}
    tasks: list[Task] = []
    under_way: list[UnderWay] = []
    boards_noted: Tally = 0
    guided: bool = False  # TG-HNT-05: whether the first evening's guide stands above the page
    counter: Tally = 0

    def next_id(self, kind: str) -> str:
        """A name for a new dial, guardian or belonging, never given twice at this table."""
        self.counter += 1
        return f"{kind}-{self.counter}"

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

    def who_has(self, party: Collection[HeroId], attribute: Attribute, least: int) -> list[HeroId]:
        """TG-ATT-06, TG-BEY-13: the members whose attribute reaches a value; one is enough to open a choice for all."""
        return [hero.id for hero in self.living if hero.id in party and hero.attribute(attribute) >= least]

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
