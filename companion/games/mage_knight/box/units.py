"""The unit cards: 20 Regular and 20 elite ones, with what they can do as short facts. MK-KF-70, MK-CMP-08.

Where sources differ, `unsure` names the field; the card on the table is right, so a page says what to check there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from .enemies import Resistance
from .names import Basic, Colour, Element, Site

UnitId = Literal[
    "peasants",
    "foresters",
    "herbalists",
    "northern_monks",
    "red_cape_monks",
    "savage_monks",
    "illusionists",
    "guardian_golems",
    "utem_crossbowmen",
    "utem_guardsmen",
    "utem_swordsmen",
    "fire_mages",
    "ice_mages",
    "fire_golems",
    "ice_golems",
    "amotep_gunners",
    "amotep_freezers",
    "catapults",
    "altem_guardians",
    "altem_mages",
]
# "ready": a unit up to that level; "halt": an enemy does not attack; "resist": all units get all resistances;
# "convert": all attacks become cold fire or siege.
PowerKind = Literal[
    "attack",
    "block",
    "ranged",
    "siege",
    "move",
    "influence",
    "heal",
    "ready",
    "mana",
    "crystal",
    "halt",
    "resist",
    "convert",
]
# "terrain": forest, hills and swamp cost 1 less; "wound": the unit becomes wounded; "swift": ignores Swift;
# "crystal": a crystal of the colour, too; "armor": the enemy's Armor is 3 less; "boost": +2 for red, +2 for blue mana.
PowerTwist = Literal["", "terrain", "wound", "swift", "crystal", "armor", "boost"]
UnitField = Literal["armor", "resistances", "powers"]

UNIT_IDS: tuple[UnitId, ...] = get_args(UnitId)
ELITE_LEVEL = 3  # MK-KF-70: from this level on they are elite
BOOST = 2
CHILLED = 3  # Armor that an enemy loses by "armor"


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a unit can do when it is activated (MK-UNI-07, MK-UNI-08): `cost`, the mana it takes; `colour`,
    the mana or crystal it brings (None: any)."""

    kind: PowerKind
    amount: int = 0
    element: Element = "physical"
    cost: Colour | None = None
    colour: Basic | None = None
    twist: PowerTwist = ""


class UnitCard(msgspec.Struct, frozen=True, kw_only=True):
    """A unit as its card prints it. MK-KF-70."""

    id: UnitId
    copies: int
    level: int
    cost: int
    armor: int
    resistances: frozenset[Resistance] = frozenset()
    where: frozenset[Site]  # MK-INT-08: sites at which it may be recruited
    powers: tuple[Power, ...]
    unsure: UnitField | None = None

    @property
    def elite(self) -> bool:
        """MK-CMP-08: of the deck with golden backs."""
        return self.level >= ELITE_LEVEL


SITES: Mapping[str, Site] = {"V": "village", "M": "monastery", "K": "keep", "T": "tower", "C": "city"}


def _either(amount: int, element: Element = "physical", cost: Colour | None = None, **more: PowerTwist) -> list[Power]:
    """Attack or Block of the same value."""
    twist = more.get("twist", "")
    return [
        Power(kind="attack", amount=amount, element=element, cost=cost, twist=twist),
        Power(kind="block", amount=amount, element=element, cost=cost, twist=twist),
    ]


def _unit(
    id: UnitId,
    copies: int,
    level: int,
    cost: int,
    armor: int,
    resistances: str,
    where: str,
    *powers: Power,
    unsure: UnitField | None = None,
) -> UnitCard:
    return UnitCard(
        id=id,
        copies=copies,
        level=level,
        cost=cost,
        armor=armor,
        resistances=msgspec.convert(resistances.split(), frozenset[Resistance]),
        where=frozenset(SITES[letter] for letter in where),
        powers=powers,
        unsure=unsure,
    )


def _regular() -> list[UnitCard]:
    forest = Power(kind="move", amount=2, twist="terrain")
    halt = Power(kind="halt", cost="white")
    return [
        _unit("peasants", 3, 1, 4, 3, "", "V", *_either(2), _power("influence", 2), _power("move", 2)),
        _unit("foresters", 2, 1, 5, 4, "", "V", forest, _power("block", 3)),
        _unit("herbalists", 2, 1, 3, 2, "", "VM", _power("heal", 2, "green"), _power("ready", 2), _mana("green")),
        _unit("northern_monks", 1, 2, 7, 4, "", "M", *_either(3), *_either(4, "ice", "blue")),
        _unit("red_cape_monks", 1, 2, 7, 4, "", "M", *_either(3), *_either(4, "fire", "red")),
        _unit("savage_monks", 1, 2, 7, 4, "", "M", *_either(3), _power("siege", 4, "green")),
        _unit(
            "illusionists",
            2,
            2,
            7,
            2,
            "physical",
            "MT",
            _power("influence", 4),
            halt,
            Power(kind="crystal", amount=1, colour="white"),
        ),
        _unit(
            "guardian_golems",
            2,
            2,
            7,
            3,
            "physical",
            "KT",
            *_either(2),
            _fire("block", 4, "red"),
            _ice("block", 4, "blue"),
        ),
        _unit("utem_crossbowmen", 2, 2, 6, 4, "", "VK", *_either(3), _power("ranged", 2)),
        _unit(
            "utem_guardsmen", 2, 2, 5, 5, "", "VK", _power("attack", 2), Power(kind="block", amount=4, twist="swift")
        ),
        _unit("utem_swordsmen", 2, 2, 6, 4, "", "K", *_either(3), *_either(6, twist="wound")),
    ]


def _elite() -> list[UnitCard]:
    chill = Power(kind="halt", amount=CHILLED, cost="blue", twist="armor")
    wall = Power(kind="block", amount=8, twist="swift")
    resist, convert = Power(kind="resist", cost="green"), Power(kind="convert", cost="black")
    two = Power(kind="mana", amount=2)
    cold = _either(5, "cold_fire", twist="boost")
    fire, ice = _mana("red", "crystal"), _mana("blue", "crystal")
    return [
        # The Armor of the Fire Mages is not certain.
        _unit(
            "fire_mages", 2, 3, 9, 4, "fire", "MT", _fire("ranged", 3), *_either(6, "fire", "red"), fire, unsure="armor"
        ),
        _unit("ice_mages", 2, 3, 9, 4, "ice", "MT", *_either(4, "ice"), _ice("siege", 4, "blue"), ice),
        _unit("fire_golems", 2, 3, 8, 4, "physical fire", "KT", *_either(3), _fire("ranged", 4, "red")),
        _unit("ice_golems", 2, 3, 8, 4, "physical ice", "KT", *_either(3), _ice("attack", 6, "blue")),
        # Whether those of Amotep have resistances is not certain.
        _unit("amotep_gunners", 2, 3, 8, 6, "", "KC", *_either(5), _fire("ranged", 6, "red"), unsure="resistances"),
        _unit("amotep_freezers", 2, 3, 8, 6, "", "KC", *_either(5), chill, unsure="resistances"),
        _unit(
            "catapults", 3, 3, 9, 4, "", "KC", _power("siege", 3), _fire("siege", 5, "red"), _ice("siege", 5, "blue")
        ),
        # What the last power of those of Altem costs is not certain.
        _unit("altem_guardians", 3, 4, 11, 7, "", "C", _power("attack", 5), wall, resist, unsure="powers"),
        _unit("altem_mages", 2, 4, 12, 5, "fire ice", "C", two, *cold, convert, unsure="powers"),
    ]


def _power(kind: PowerKind, amount: int, cost: Colour | None = None) -> Power:
    return Power(kind=kind, amount=amount, cost=cost)


def _fire(kind: PowerKind, amount: int, cost: Colour | None = None) -> Power:
    return Power(kind=kind, amount=amount, element="fire", cost=cost)


def _ice(kind: PowerKind, amount: int, cost: Colour | None = None) -> Power:
    return Power(kind=kind, amount=amount, element="ice", cost=cost)


def _mana(colour: Basic, twist: PowerTwist = "") -> Power:
    return Power(kind="mana", amount=1, colour=colour, twist=twist)


UNITS: Mapping[UnitId, UnitCard] = {card.id: card for card in (*_regular(), *_elite())}

REGULAR: frozenset[str] = frozenset(card.id for card in UNITS.values() if not card.elite)  # MK-CMP-08
ELITE: frozenset[str] = frozenset(card.id for card in UNITS.values() if card.elite)


def unit_deck(elite: bool) -> list[UnitId]:
    """MK-CMP-08, MK-KF-70: a whole deck of units, not shuffled."""
    return [card.id for card in UNITS.values() if card.elite == elite for _ in range(card.copies)]
