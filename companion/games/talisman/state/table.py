"""The state of a Talisman table: the characters around the board, and everything that lies on it. TA-SAVE-01..03."""

from __future__ import annotations

import msgspec

from ....core.bounds import AnySeat, Handful, Many, Named, Small, Tally, Word
from ....core.deck import Deck, SecretDeck
from ....core.guide import Guided
from ....core.house_rules import HouseRules
from ....core.seats import SeatTable
from ....story.reading import ReadingTable
from ..box.names import TALISMANS, CharacterId, Count, Mark, SpaceId
from .character import Character, named
from .house_rules import HouseRule
from .migrations import SCHEMA
from .pieces import Command, FaceUp, Fight, Happening, Moment, Turn


class Realm(ReadingTable, SeatTable[Character], HouseRules, Guided, kw_only=True):
    """Everything at a table of Talisman. Seats stand in clockwise order. `otherwise`: rules read the other way."""

    schema: Small = SCHEMA
    characters: Handful[Character]
    turn: Turn
    spaces: Named[SpaceId, FaceUp] = {}
    encounters: Deck = msgspec.field(default_factory=Deck)
    spells: SecretDeck = msgspec.field(default_factory=SecretDeck)
    stock: Named[Word, Count] = {}  # TA-PUR-06: purchase cards left in their piles
    talismans: Count = TALISMANS
    unused: Handful[CharacterId] = []
    draws: Named[SpaceId, Count] = {}  # how many cards a space asks for, where the owner's board says otherwise
    sentinel: Count = 9  # TA-KNOW-03: its strength
    pit_monster: Count = 4  # TA-INN-29: the strength of each
    fight: Fight | None = None
    command: Command | None = None
    crown_reached: bool = False
    round: Tally = 1
    first: AnySeat = 1
    otherwise: Handful[HouseRule] = []
    mule_load: Count = 0  # TA-KNOW-18: how many objects more a mule carries; 0: any number
    race: Many[Handful[Moment]] = []
    happened: Many[Happening] = []
    winner: AnySeat = 0
    last_id: Tally = 0
    guided: bool = False  # whether the first evening's guide stands above the turn

    def run_by(self, seat: int) -> list[str]:
        """Whom a seat runs, by what messages call them."""
        return [named(one) for one in self.people if one.seat == seat]

    @property
    def people(self) -> list[Character]:
        """Everybody at the table, clockwise."""
        return self.characters

    @property
    def active(self) -> Character:
        """Whose turn it is."""
        return self.find(self.turn.who) or self.characters[0]

    @property
    def playing(self) -> list[Character]:
        """Those on the board, clockwise."""
        return [character for character in self.characters if character.in_play]

    @property
    def still_in(self) -> list[Character]:
        """TA-WIN-01: those who are not out for good: on the board, or waiting for a new character."""
        return [character for character in self.characters if character.standing != "out"]

    def on(self, space: str) -> list[Character]:
        """Who stands on a space."""
        return [character for character in self.playing if character.space == space]

    def lying(self, space: str) -> FaceUp:
        """What lies on a space; to change it, `lay` it first (an empty one is not kept)."""
        return self.spaces.get(space) or FaceUp()

    def next_id(self, kind: str) -> str:
        """An id that no card of this table ever had."""
        self.last_id += 1
        return f"{kind}-{self.last_id}"

    def lacks(self, character: Character, mark: Mark) -> bool:
        """Whether it surely owns no such card; of what lies beside the cards on the table the app cannot know."""
        return self.in_app("characters") and not character.has(mark)
