"""The pieces of a table: cards wherever they lie, a character's toad, lasting effects, a fight, a turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Sum, Tally, Word
from ..box.names import BY_STRENGTH, FOES, OBJECTS, ORDER, Ability, CardId, Count, SpaceId, Text, Title
from ..box.printed import Facts

Against = Literal["cards", "sentinel", "werewolf", "pits", "creature", "character"]
FightStep = Literal["before", "loss", "loot", "over"]
Result = Literal["", "won", "lost", "draw", "evaded"]
Why = Literal["dead", "conceded", "missed", "fought", "diced", "said"]  # a turn has ended before its time
LastingKind = Literal["quest", "teleport", "ferry", "enslaved", "other"]


class Card(Facts, kw_only=True):
    """An encounter, purchase or Talisman card that is out of its deck."""

    id: CardId
    name: Title = ""

    @property
    def number(self) -> int:
        """TA-CARD-03: the number that orders an encounter; what nobody has named yet comes first."""
        return ORDER[self.kind] if self.kind else 0

    @property
    def is_foe(self) -> bool:
        """Whether it attacks at once. TA-CARD-07, TA-CARD-09."""
        return self.kind in FOES

    @property
    def is_creature(self) -> bool:
        """TA-EVA-07: an enemy or a stranger, whom one may not want to meet."""
        return self.is_foe or self.kind == "stranger"

    @property
    def fights_by_strength(self) -> bool:
        """TA-CARD-07: an animal, a monster or a dragon; kept as a trophy when beaten."""
        return self.kind in BY_STRENGTH

    @property
    def is_object(self) -> bool:
        """TA-OBJ-01, TA-OBJ-10: objects, magic objects, and Talismans too."""
        return self.kind in OBJECTS

    @property
    def can_be_taken(self) -> bool:
        """TA-CARD-13: an object, a magic object or a follower."""
        return self.is_object or self.kind == "follower"


class FaceUp(msgspec.Struct, kw_only=True):
    """What lies face up on a space. TA-DECK-07."""

    cards: Handful[Card] = []
    gold: Count = 0

    def card(self, id: CardId) -> Card | None:
        """The card of that id, if it lies there."""
        return next((card for card in self.cards if card.id == id), None)


class Toad(msgspec.Struct, kw_only=True):
    """A character's time as a toad: own turns left, and what it gained as a toad. TA-TOAD-02, TA-TOAD-08.

    `fresh`: it was turned in its own turn, which is not one of the three (TA-TOAD-03); `card`: whether one of the four
    toad cards was left for it (TA-COMP-15).
    """

    left: Count = 3
    fresh: bool = False
    card: bool = True
    strength: Count = 0
    craft: Count = 0


class Lasting(msgspec.Struct, kw_only=True):
    """Something that holds until it is done: a quest, a granted move, being enslaved. TA-SAVE-02."""

    id: Word
    kind: LastingKind = "other"
    number: Count = 0
    text: Text = ""


class Deeds(msgspec.Struct, kw_only=True):
    """What a seat did this evening and before, for the chronicle's last page."""

    foes: Tally = 0
    duels: Tally = 0
    lost: Tally = 0
    spells: Tally = 0
    toads: Tally = 0
    deaths: Tally = 0
    gold: Tally = 0
    exchanged: Tally = 0
    commands: Tally = 0


class Moment(msgspec.Struct, array_like=True):
    """One seat at one moment of the race: its strength, craft and lives (all 0: not in the game)."""

    strength: Sum
    craft: Sum
    lives: Count


class Fight(msgspec.Struct, kw_only=True):
    """A combat, or a psychic combat (`psychic`): `who` is the one whose turn it is. TA-COM, TA-PSY.

    `foes`: the cards that attack as one; `other`: the attacked seat; `value`: what the creature adds to its die.
    `loser`: the seat that is to lose a life (0: nobody); `winner`: the seat that takes loot.
    """

    who: AnySeat
    against: Against
    psychic: bool = False
    foes: Handful[CardId] = []
    name: Title = ""
    value: Tally = 0
    other: AnySeat = 0
    assassin: bool = False
    step: FightStep = "before"
    result: Result = ""
    score: Sum = 0
    their_score: Sum = 0
    winner: AnySeat = 0
    loser: AnySeat = 0
    saved: bool = False
    tried: Handful[CardId] = []  # TA-KNOW-16: what was rolled already for this lost life
    spells: Handful[AnySeat] = []  # seats that have cast one into this fight

    def involves(self, seat: int) -> bool:
        """Whether that seat fights in it."""
        return seat in (self.who, self.other)

    def opponent(self, seat: int) -> int:
        """The other of the two seats that fight; 0: creatures."""
        return self.other if seat == self.who else self.who


class Clash(msgspec.Struct, kw_only=True):
    """How the dice of the last fight fell, for everybody to see: both dice, both scores, and what came of it."""

    who: AnySeat
    other: AnySeat = 0
    foes: Handful[Title] = []
    psychic: bool = False
    die: Sum = 0
    their_die: Sum = 0
    score: Sum = 0
    their_score: Sum = 0
    result: Result = ""


class Turn(msgspec.Struct, kw_only=True):
    """Whose turn it is, and what of it is done. TA-TURN, TA-ENC.

    `rolled`: the movement die; `left`: steps that remain behind the bridge; `shut`: the Gate stayed shut, so that the
    space itself is not met (TA-GATE-10); `chose`: what was met, a character or the space; `evaded`, `met`: cards that
    are done with for this turn; `free`: strangers evaded with the rest, to be met or left (TA-EVA-10).
    """

    who: AnySeat
    number: Tally = 1
    stood: SpaceId = "o1"
    rolled: Sum = 0
    left: Sum = 0
    crossed: bool = False
    arrived: bool = False
    no_encounter: bool = False
    shut: bool = False
    chose: Literal["", "character", "space"] = ""
    met_seat: AnySeat = 0
    drawn: bool = False
    followed: bool = False
    evaded: Handful[CardId] = []
    met: Handful[CardId] = []
    free: Handful[CardId] = []
    clash: Clash | None = None
    over: bool = False  # it has ended at once by a rule
    why: Word = ""  # one of `Why`

    def end(self, why: Why) -> None:
        """TA-TURN-03: it has ended by a rule; what is left is to hand it on."""
        self.over, self.why = True, why

    def stay(self) -> None:
        """Its movement ends where one stands, and nothing is met there."""
        self.arrived = self.no_encounter = True


class Command(msgspec.Struct, kw_only=True):
    """A command spell that worked: the seats that have not answered yet, clockwise from the caster. TA-CMD-04."""

    by: AnySeat
    waiting: Handful[AnySeat] = []


class Happening(msgspec.Struct, kw_only=True):
    """What just happened at the table, as a book's door names it; told or not. `who`: whom the tale is about."""

    kind: Word
    key: Word = ""
    who: AnySeat = 0
    told: bool = False


def ability_of(psychic: bool) -> Ability:
    """TA-PSY-04: craft takes the place of strength in psychic combat."""
    return "craft" if psychic else "strength"
