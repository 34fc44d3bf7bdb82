"""The things on a table: monsters and their slots, tokens, quests, trophies, a turn, a fight, a game of dice."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Many, Named, Sum, Tally, Word
from ..box.names import (
    Attack,
    Colour,
    Count,
    EventNumber,
    Exploration,
    Face,
    Foe,
    MonsterLevel,
    Often,
    Place,
    Side,
    Some,
    Source,
    Terrain,
    Text,
    ThingId,
    Title,
    Token,
    TrophyKind,
)
from ..box.names import Kept as KeptKind


class Slot(msgspec.Struct, kw_only=True):
    """WO-TOK-03: the monster slot of a terrain: the location its token names and the monster there; both may lack."""

    location: Place = 0
    monster: ThingId = ""

    @property
    def taken(self) -> bool:
        """Whether a monster lives on this terrain."""
        return bool(self.monster)


class Quest(msgspec.Struct, kw_only=True):
    """WO-QST-01: an exploration card that became somebody's quest: where to, and the event that answers there."""

    id: ThingId
    deck: Exploration
    card: Count = 0
    source: Source = "printed"
    location: Place
    terrain: Terrain | None = None  # WO-QST-05: of the token that lies on the card; None: the card names the place
    event: EventNumber
    pays: Some = 0  # WO-QST-09
    note: Title = ""
    name: Named[Word, Title] = {}  # of the tale that it came from, as it was read; a printed card's only the hands know
    of_event: bool = False  # an event asked for it: no exploration card lies there
    leave_first: bool = False  # WO-QST-08: taken on its own location, which must be left and entered again


class TrailQuest(msgspec.Struct, kw_only=True):
    """WO-TRL-01: a location token face up on the own board, with a gold on it."""

    terrain: Terrain
    location: Token
    gold: Count = 1


class Trail(msgspec.Struct, kw_only=True):
    """WO-TOK-04: a face-down location token: only its terrain counts. `location` 0: nobody looked at it."""

    terrain: Terrain
    location: Place = 0


class Trophy(msgspec.Struct, kw_only=True):
    """WO-TRO-01: a trophy in the trophy area: a monster, a school's witcher, or an attribute."""

    kind: TrophyKind
    of: Title


class Gift(msgspec.Struct, kw_only=True):
    """WO-EVT-04: equipment or a companion that stays; what it gives is kept in words, for a save outlives its book."""

    id: ThingId
    event: EventNumber
    source: Source = "printed"
    kind: KeptKind
    often: Often = "always"
    name: Named[Word, Title] = {}
    text: Named[Word, Text] = {}
    used: bool = False


# --- a turn ----------------------------------------------------------------------------------------------------------


class Drawing(msgspec.Struct, kw_only=True):
    """WO-PHIII: phase III of one witcher's turn. `cap`: to how many cards the hand is filled."""

    who: AnySeat
    cap: Count = 3
    filled: bool = False  # steps 1 and 2 are done: a card is to be gained


class Turn(msgspec.Struct, kw_only=True):
    """WO-TRN-07: one witcher's turn and its flags."""

    who: AnySeat
    number: Tally = 1
    phase: Literal["boards", "terrain", "attributes", "movement", "choice", "cards", "over"] = "movement"
    moved: bool = False
    used: Handful[Place] = []  # WO-ACT-02
    played: Handful[AnySeat] = []  # WO-POK-03, 05: seats played at poker
    solved_here: bool = False  # WO-QST-14
    deed: Literal["", "fight", "meditate", "explore"] = ""
    cap: Count = 3
    visited: Many[Place] = []  # WO-SES-08: the route


class Open(msgspec.Struct, kw_only=True):
    """An exploration card or an event being read. `quest`: whose event it is, still to be put away."""

    kind: Literal["city", "wilds", "event"]
    number: Count = 0
    source: Source = "printed"
    quest: ThingId = ""


class Task(msgspec.Struct, kw_only=True):
    """What the rules want done at once: a new monster, or an action card of a printed cost, and whose it is."""

    kind: Literal["new_monster", "zero_card", "card", "trail"]
    who: AnySeat = 0
    terrain: Terrain | None = None
    level: MonsterLevel = 1
    extra: bool = False  # WO-NEW-11: from the pile of 4-5 players
    fallen: ThingId = ""  # WO-NEW-05: a defeated monster whose token goes back once the next one is drawn
    cost: Count = 0
    count: Count = 0  # WO-DRE-09: cards drawn as soon as it is done
    potions: Count = 0  # used in the fight before it, discarded with the rest (WO-AFT-04)


# --- fights ----------------------------------------------------------------------------------------------------------


class Fighter(msgspec.Struct, kw_only=True):
    """What one witcher has done in a fight. WO-FGT-10, WO-POT-05."""

    potions: Count = 0
    used: Handful[ThingId] = []
    turns: Count = 0


class Fight(msgspec.Struct, kw_only=True):
    """A fight. `turn`: the seat whose fight turn it is, 0 for the monster; `life`: cards in the monster's life deck."""

    kind: Literal["monster", "witcher", "short"]
    who: AnySeat
    other: AnySeat = 0  # the defender of a witcher fight
    controller: AnySeat = 0  # WO-MON-01
    terrain: Terrain | None = None
    monster: ThingId = ""
    foe: Foe = "beast"
    level: MonsterLevel = 1
    full: Count = 0
    life: Count = 0
    step: Literal["bets", "ability", "turns", "last"] = "turns"  # last: only the table knows who survived
    turn: AnySeat = 0
    chooser: AnySeat = 0  # WO-MFT-02, 03: who names the attack
    attack: Attack | None = None
    card: tuple[Word, Word] | None = None  # the fight card that the app turned over: its two halves
    deck: Handful[Count] = []  # fight cards that the app has turned over, by their number
    combo: Count = 0  # cards of the combo, not yet on the discard pile (WO-DRW-08)
    bets: Named[Word, Side] = {}
    fighters: Named[Word, Fighter] = {}


class Played(msgspec.Struct, kw_only=True, frozen=True):
    """WO-CMB-04..06: a card of a combo, its own symbols, and the one extension that the next card used."""

    colour: Colour
    damage: Some = 0
    shield: Some = 0
    draw: Sum = 0
    link: Colour | None = None
    link_damage: Some = 0
    link_shield: Some = 0
    link_draw: Sum = 0


# --- dice ------------------------------------------------------------------------------------------------------------


class Poker(msgspec.Struct, kw_only=True):
    """WO-POK: a game of dice poker. `other` 0: the locals; in solo nobody rolls against."""

    who: AnySeat
    other: AnySeat = 0
    own: Handful[Face] = []
    their: Handful[Face] = []
    step: Literal["roll", "their_reroll", "own_reroll"] = "roll"
    solo: bool = False


# --- the chronicle in numbers ----------------------------------------------------------------------------------------


class Deeds(msgspec.Struct, kw_only=True):
    """What a witcher has done so far. WO-SES-08."""

    moves: Tally = 0
    explored: Tally = 0
    solved: Tally = 0
    poker_won: Tally = 0
    poker_lost: Tally = 0
    defeated: Tally = 0
    driven_away: Tally = 0
    fell: Tally = 0
    duels_won: Tally = 0
    duels_lost: Tally = 0
    meditated: Tally = 0
    earned: Tally = 0


class Moment(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A witcher at the end of a round, for the picture of the game."""

    trophies: Tally
    level: Tally
    gold: Tally
