"""What every page draws: a seat's figure, a monster, levels of attributes, the line beside the table's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.message import Message, say
from ....core.words import LANGUAGES
from ..box import bestiary
from ..box.names import ATTRIBUTES, TERRAINS, Attribute, Terrain
from ..play import monsters, tokens
from ..play.turns import BEFORE
from ..state.pieces import Quest
from ..state.table import Continent
from ..state.witcher import Witcher, named

HUES = {"wolf": "frost", "griffin": "ember", "bear": "blood", "cat": "moss", "viper": "wyrd"}


def subtitle(state: Continent) -> Message:
    """The small line beside the table's name: whose turn it is."""
    if state.turn.phase in BEFORE:
        return say("turn-subtitle-set-up")
    return say("turn-subtitle", who=named(state.active), turn=state.turn.number)


# --- witchers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """A seat's witcher, with its school's colour and whoever plays it."""

    witcher: Witcher
    player: str  # "": nobody has said a name
    active: bool  # it is its turn

    @property
    def seat(self) -> int:
        """Where it sits."""
        return self.witcher.seat

    @property
    def named(self) -> str:
        """How a message calls it."""
        return named(self.witcher)

    @property
    def hue(self) -> str:
        """The colour of its school; ink before it has one."""
        return HUES.get(self.witcher.school or "", "ink")


def figure(state: Continent, witcher: Witcher) -> Figure:
    """A figure for the map and the lists."""
    return Figure(witcher, state.player_of(witcher.seat), witcher.seat == state.turn.who)


def figure_at(state: Continent, seat: int) -> Figure | None:
    """A seat's figure; None for nobody's seat."""
    return figure(state, state.at(seat)) if seat else None


@dataclass(frozen=True)
class AttributeLevel:
    """An attribute and how high it stands. WO-ATR-01."""

    attribute: Attribute
    value: int


def attributes_of(witcher: Witcher) -> list[AttributeLevel]:
    """All four attributes of a witcher."""
    return [AttributeLevel(name, witcher.level_of(name)) for name in ATTRIBUTES]


@dataclass(frozen=True)
class QuestOf:
    """A quest, and whose it is."""

    figure: Figure
    quest: Quest
    solvable: bool = False  # here and now, where the page says so


# --- monsters --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MonsterNamed:
    """A monster that is only a token or a card: its id, and its name by language."""

    id: str
    name: Mapping[str, str]


@dataclass(frozen=True)
class MonsterHere(MonsterNamed):
    """A monster that lives on the board. WO-SET-21, 22."""

    terrain: Terrain
    place: int
    level: int
    life: int
    ability: Mapping[str, str]  # by language; none: nobody knows this monster
    when: str  # when its ability matters
    counted: bool  # the app counts with it
    trail: bool  # the active witcher has its trail


def named_monster(id: str) -> MonsterNamed:
    """A monster by its name; one that nobody knows by its id."""
    return MonsterNamed(id, _name(id))


def _name(id: str) -> Mapping[str, str]:
    return {language: bestiary.name_of(id, language) for language in LANGUAGES}


def monster_of(state: Continent, terrain: Terrain | None) -> MonsterHere | None:
    """The monster of a terrain, if there is one."""
    if terrain is None or not state.slots[terrain].taken:
        return None
    slot = state.slots[terrain]
    card = bestiary.monsters().get(slot.monster)
    return MonsterHere(
        id=slot.monster,
        name=_name(slot.monster),
        terrain=terrain,
        place=slot.location,
        level=bestiary.level_of(slot.monster),
        life=monsters.life_of(state, slot.monster),
        ability=card.ability if card else {},
        when=card.when if card else "",
        counted=card is not None and card.counted,
        trail=state.active.trail(terrain) is not None,
    )


@dataclass(frozen=True)
class TrailLeft:
    """WO-TRL-01, WO-EXP-14: a terrain, how many tokens its pile has, and whose trail they are."""

    terrain: Terrain
    left: int
    monster: MonsterHere | None


def trails_left(state: Continent) -> list[TrailLeft]:
    """The trails of all terrains."""
    return [TrailLeft(terrain, tokens.left(state, terrain), monster_of(state, terrain)) for terrain in TERRAINS]
