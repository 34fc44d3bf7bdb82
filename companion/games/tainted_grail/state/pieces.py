"""What lies on the table: location cards, menhirs, dials, tokens, guardians, events, statuses, tasks. TG-SAV-16."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import Handful, Many, Named, Tally, Word
from ....core.grid import Side
from ..box import printed
from ..box.names import (
    Colour,
    Count,
    Counted,
    DialKind,
    DialValue,
    Emblem,
    Ground,
    HeroId,
    Keyword,
    LocationNumber,
    Text,
    TrackName,
    Verse,
    Where,
)

Axis = Annotated[int, msgspec.Meta(ge=-99, le=99)]  # of the grid of cards, counted from the first one
Boxes = Annotated[int, msgspec.Meta(ge=1, le=20)]  # of a status


class Place(msgspec.Struct, kw_only=True):
    """A location card that has been met. `at` is its cell; None: reached in other ways, not on the grid."""

    number: LocationNumber
    name: Named[Word, Text]
    state: Literal["unrevealed", "revealed", "replaced", "removed"] = "revealed"
    original: Count = 0
    sides: dict[Side, Count] = {}
    at: tuple[Axis, Axis] | None = None
    lost_at: tuple[Axis, Axis] | None = None  # where it lay until it was taken off: the map keeps a trace of it
    ground: Ground | None = None  # None: as we imagine it by its name
    emblems: Handful[Emblem] = []
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
    verses: Many[Verse] = []
    choices: Many[Text] = []  # TG-JRN-04: what was chosen here, in the players' own words
    notes: Text = ""

    @property
    def slot(self) -> int:
        """TG-LOC-10: the number under which direction numbers look for this card."""
        return self.original or self.number

    def called(self, language: str) -> str:
        """What people who speak that language call it; "" while nobody knows: the box's other one is on no card here.

        What the table itself wrote down, in whatever language, goes over what the box prints.
        """
        on_card = printed.locations().get(str(self.number), {})
        own = [name for one, name in self.name.items() if name and name != on_card.get(one)]
        return self.name.get(language) or next(iter(own), on_card.get(language, ""))

    def has(self, emblem: Emblem) -> bool:
        """Whether the card carries that emblem."""
        return emblem in self.emblems


class Arrival(msgspec.Struct, kw_only=True):
    """TG-LOC-18: a location was entered that has rules for it, and the table has not said yet that they are done."""

    place: LocationNumber
    who: Handful[HeroId]


class Menhir(msgspec.Struct, kw_only=True):
    """A menhir figure: where it stands, and its dial (None: taken off this morning, it goes tomorrow)."""

    place: LocationNumber
    dial: DialValue | None
    note: Text = ""


class SetDial(msgspec.Struct, kw_only=True):
    """TG-TOK-06: a time dial or quest dial: where it lies, what it shows, and what for."""

    id: Word
    kind: DialKind
    where: Where
    of: Text
    value: DialValue
    note: Text = ""


class Tokens(msgspec.Struct, kw_only=True):
    """Time or quest tokens lying somewhere, without a dial under them."""

    id: Word
    kind: DialKind
    where: Where
    of: Text
    count: Annotated[int, msgspec.Meta(ge=1, le=30)]
    note: Text = ""


class Guardian(msgspec.Struct, kw_only=True):
    """TG-GRD-14: a guardian on the map. `rolled` says whether its die was cast this morning."""

    id: Word
    name: Text
    colour: Colour
    place: LocationNumber
    since: Tally
    rolled: bool = False
    from_deck: bool = False  # whether its card was taken out of a counted deck, and so goes back under it
    level: Count = 0  # TG-ENC-07: its difficulty, 0 where nobody has noted it


class Event(msgspec.Struct, kw_only=True):
    """An event card that lies open: in force for its day, or a quest until its own text ends it. TG-EVT-04."""

    name: Text
    quest: bool = False
    random: bool = False
    secret: bool = False  # TG-EVT-02: a quest on a secret card, which never was in the event deck
    since: Tally = 0
    chapter: Count = 0
    act: Count = 0
    needs: Count = 0  # TG-EVT-05: the number of the secret that meets a quest's condition, where it is one
    note: Text = ""  # the quest's condition, or what else the table wants to remember of it, in its own words


class Status(msgspec.Struct, kw_only=True):
    """TG-STA-04: a status with its marks: one box, numbered boxes (which), or a row of boxes (how many).

    One that a book brought is `printed` on no sheet, and the hands have nothing to tick there: the app remembers it.
    """

    name: Named[Word, Text]
    shape: Literal["single", "numbered", "row"]
    boxes: Boxes
    marked: Handful[Boxes] = []
    printed: bool = True

    def holds(self, part: int | None = None, least: int = 1) -> bool:
        """TG-STA-06: the forms of a check: marked at all, that very part marked, or at least so many parts."""
        return len(self.marked) >= least and (part is None or part in self.marked)


class Left(msgspec.Struct, kw_only=True):
    """Items left lying on a location after a death."""

    place: LocationNumber
    name: Text
    keyword: Keyword | None = None
    craftable: bool = False


class Task(msgspec.Struct, kw_only=True):
    """TG-EVT-09: a lead from the journal in the players' own words; the game has no card for it."""

    id: Word
    text: Text
    place: LocationNumber | None = None
    since: Tally
    state: Literal["open", "done", "abandoned"] = "open"
