"""What lies beside the map: the Source, offers and their decks, the dummy player, where a turn stands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Count, Handful, Named, Small, Word
from ....core.deck import Deck
from ..box.cards import ActionId, SpellId
from ..box.names import BASICS, TACTICS, Basic, Colour, HeroName, Hex
from ..box.terrain import Cheaper
from ..box.units import UnitId
from .land import Encounter

# Where the round stands. "tactics": players pick; "turns": somebody has a turn; "round_end": cards of the Banners and
# what a scenario does between two rounds; "scoring": the last figures are told; "over": it is scored.
StepName = Literal["heroes", "prepare", "tactics", "turns", "round_end", "scoring", "over"]
# Where a turn stands. "before": what the rules do at its start, and the choice to announce or rest;
# "move", "action": MK-TRN-07; the others are the steps of MK-END-01 in their order.
TurnStep = Literal["before", "move", "action", "withdrawal", "benefit", "rewards", "levels", "draw"]
Rest = Literal["", "normal", "slow"]
TacticNumber = Annotated[int, msgspec.Meta(ge=1, le=TACTICS)]
RewardKind = Literal[
    "artifact", "spell", "action", "unit", "crystal", "random_crystal", "crystal_each", "spell_or_artifact"
]


class SourceDie(msgspec.Struct, kw_only=True):
    """MK-MAN-07, MK-KF-37: a die of the Source. `seat`: who uses it in this turn; `stolen`: whose tactic it lies on."""

    colour: Colour
    seat: AnySeat = 0
    stolen: AnySeat = 0

    @property
    def free(self) -> bool:
        """Whether it lies in the Source and nobody uses it."""
        return not self.seat and not self.stolen


CardOffer = Literal["actions", "spells"]  # the offers that are columns of cards


class CommonSkill(msgspec.Struct, kw_only=True):
    """MK-SKL-07: a skill in the common offer, and whose it was (0: the dummy's)."""

    skill: Word
    seat: AnySeat


class Offers(msgspec.Struct, kw_only=True):
    """MK-SET-06..10: what lies open; the first of a column lies on top, the last one lowest.

    `monastery`: Advanced Actions among the units. `covered`: offers that are revealed when they are first needed
    (MK-FR-05). Where the table keeps the map, it says what the offers hang on: `cloisters`, how many monasteries on
    the map are not burned; `core`: a core tile lies there.
    """

    units: Handful[UnitId] = []
    monastery: Handful[ActionId] = []
    actions: Handful[ActionId] = []
    spells: Handful[SpellId] = []
    skills: Handful[CommonSkill] = []
    covered: Handful[CardOffer] = []
    cloisters: Small = 0
    core: bool = False


class Decks(msgspec.Struct, kw_only=True):
    """The decks behind the offers, and the piles of tokens by their backs; an order is known to nobody."""

    regular: Deck = msgspec.field(default_factory=Deck)
    elite: Deck = msgspec.field(default_factory=Deck)
    actions: Deck = msgspec.field(default_factory=Deck)
    spells: Deck = msgspec.field(default_factory=Deck)
    artifacts: Deck = msgspec.field(default_factory=Deck)
    ruins: Deck = msgspec.field(default_factory=Deck)
    enemies: Named[Word, Deck] = {}  # by back


ByColour = Named[Basic, Count]
DummyAsks = Literal["action", "spell"]  # MK-DUM-11, MK-DUM-12: the colour of the lowest card of an offer


def of_each_colour() -> ByColour:
    """None of any basic colour."""
    return dict.fromkeys(BASICS, 0)


class Dummy(msgspec.Struct, kw_only=True):
    """MK-DUM-01..12: the dummy player, whose cards are colours only; None as its hero: a substitute deck (MK-DUM-13).

    `deck`: colours that nobody has seen flipped in this round; `hidden` of those cards lie flipped all the same, for
    the hands flipped them and told the last one only. `discard`: what was seen flipped. `asks`: what the hands moved at
    the preparation of a round and have still to tell. `skills`: tokens of its hero that lie face down (MK-SSK-01).
    """

    hero: HeroName | None
    crystals: ByColour = msgspec.field(default_factory=of_each_colour)
    deck: ByColour = msgspec.field(default_factory=of_each_colour)
    discard: ByColour = msgspec.field(default_factory=of_each_colour)
    hidden: Count = 0
    asks: Handful[DummyAsks] = []
    tactic: TacticNumber | None = None
    skills: Handful[Word] = []

    @property
    def left(self) -> int:
        """Cards that can still be flipped."""
        return sum(self.deck.values()) - self.hidden


class Reward(msgspec.Struct, kw_only=True):
    """MK-CRD-16, MK-END-06: a reward that waits for the end of the turn; `colour` of a crystal that is named."""

    kind: RewardKind
    count: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    colour: Basic | None = None


BargainSite = Literal["village", "monastery", "keep", "tower", "city"]


class Bargain(msgspec.Struct, kw_only=True):
    """MK-INT: an interaction with the locals of a site. `cities`: the colours of a city, both of a megapolis;
    `shields`: own ones on its card; `played`: Influence of cards, skills and units; `spent`: of all that there is.

    `fixed`: what Reputation added when it began, at a table that reads it so (MK-KF-86).
    """

    site: BargainSite
    cities: Annotated[list[Basic], msgspec.Meta(max_length=2)] = []
    shields: Small = 0
    played: Count = 0
    spent: Count = 0
    fixed: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None


class Closing(msgspec.Struct, kw_only=True):
    """What was settled at the end of a turn. `blessed`: what the space gives (MK-END-04); `later`: a unit waits for the
    level-ups (MK-END-12); `holding`: how many cards stay in the hand is asked before drawing, since something is chosen
    first (MK-END-13); `declined`: Long Night is not used; `planned`: what Planning adds, once drawing began."""

    blessed: bool = False
    holding: bool = False
    later: bool = False
    declined: bool = False
    planned: Small | None = None


class Turn(msgspec.Struct, kw_only=True):
    """A turn that is being played, and whose it is.

    `points`: move points that are left; `path`: the spaces of this move, the first one is where it began;
    `carded`: a card was played or discarded (MK-TRN-06). `acted`: the action is done, or the fight that was the action
    has begun. `within`: it is that of somebody who takes part in a duel or a joint assault in the turn of that seat,
    and it comes to its end after that (MK-PVP-05, MK-COA-13); 0: it is a turn of its own.
    """

    seat: AnySeat
    within: AnySeat = 0
    step: TurnStep = "before"
    rest: Rest = ""
    carded: bool = False
    acted: bool = False
    fought: bool = False  # MK-CMB-10: one combat in a turn
    points: Small = 0
    path: Handful[Hex] = []
    explored: bool = False  # a tile was revealed in this turn
    cheaper: Handful[Cheaper] = []  # MK-MOV-10: effects on the costs of steps
    encounter: Encounter | None = None  # what the move ran into, until it is fought or left
    bargain: Bargain | None = None  # the interaction that is the action of this turn
    gained: Small = 0  # level-ups that were settled in this turn
    die_used: bool = False
    searched: bool = False  # MK-KF-37: Mana Search was used
    again: bool = False  # MK-KF-37: The Right Moment: another turn follows
    idle: bool = False  # MK-TRN-06: it began with an empty hand while the deck has cards
    deeds: Small = 0  # that lay unplayed at its start
    won: bool = False  # MK-SCN-01: the scenario's end came in it, so it is nobody's last turn of the game
    closing: Closing = msgspec.field(default_factory=Closing)


class Round(msgspec.Struct, kw_only=True):
    """MK-RND-15, MK-SCN-01, MK-EDG-02: how the round, and with it perhaps the game, comes to its end.

    `announced`: who announced its end (0: the dummy player; None: nobody yet); `last`: who still has a last turn;
    `won`: the scenario's end condition is met, and `final`: who still has a last turn of the game.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=30)] = 1
    announced: AnySeat | None = None
    last: Handful[AnySeat] = []
    won: bool = False
    final: Handful[AnySeat] = []


class Happening(msgspec.Struct, kw_only=True, frozen=True):
    """A page of the book of nights that may be read: behind which door, and of whom (0: of the whole table)."""

    kind: Word
    key: Word
    who: AnySeat = 0


class Nights(msgspec.Struct, kw_only=True):
    """What the book of nights may be opened for. `watched`: the last round whose watches are in it; `darkened`: the
    first night of who plays alone was, `ended`: the epilogue is in it; `told`: of whom the table has said the place."""

    pages: Handful[Happening] = []
    told: Handful[AnySeat] = []
    watched: Small = 0
    darkened: bool = False
    ended: bool = False
