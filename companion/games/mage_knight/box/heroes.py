"""The four heroes: colours, crystals of the dummy player, unique cards, skills. MK-KF-03, MK-KF-04, MK-KF-74."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from .cards import BASIC_CARDS, BasicId
from .names import BASICS, HERO_NAMES, Basic, HeroName

SkillId = Literal[
    "dark_paths",
    "burning_power",
    "hot_swordsmanship",
    "dark_negotiation",
    "dark_fire_magic",
    "power_of_pain",
    "invocation",
    "polarization",
    "motivation_arythea",
    "healing_ritual",
    "freezing_power",
    "potion_making",
    "white_crystal_craft",
    "green_crystal_craft",
    "red_crystal_craft",
    "glittering_fortune",
    "flight",
    "universal_power",
    "motivation_goldyx",
    "source_freeze",
    "forward_march",
    "day_sharpshooting",
    "inspiration",
    "bright_negotiation",
    "leaves_in_the_wind",
    "whispers_in_the_treetops",
    "leadership",
    "bonds_of_loyalty",
    "motivation_norowas",
    "prayer_of_weather",
    "double_time",
    "night_sharpshooting",
    "cold_swordsmanship",
    "shield_mastery",
    "resistance_break",
    "i_feel_no_pain",
    "i_dont_give_a_damn",
    "who_needs_magic",
    "motivation_tovak",
    "mana_exploit",
]
SkillUse = Literal["turn", "round", "interactive", "always"]  # MK-SKL-03, 05, 06; "always": needs no use

SKILL_IDS: tuple[SkillId, ...] = get_args(SkillId)
SKILLS_OF_A_HERO = 10
DECK_SIZE = 16
BONDS: SkillId = "bonds_of_loyalty"
BOND_DISCOUNT = 5  # Influence that a unit of Bonds of Loyalty costs less
ROUND_SKILLS: frozenset[SkillId] = frozenset(
    (
        "dark_fire_magic",
        "motivation_arythea",
        "potion_making",
        "white_crystal_craft",
        "green_crystal_craft",
        "red_crystal_craft",
        "flight",
        "motivation_goldyx",
        "inspiration",
        "leaves_in_the_wind",
        "whispers_in_the_treetops",
        "motivation_norowas",
        "motivation_tovak",
    )
)
INTERACTIVE_SKILLS: Mapping[HeroName, SkillId] = {
    "arythea": "healing_ritual",
    "goldyx": "source_freeze",
    "norowas": "prayer_of_weather",
    "tovak": "mana_exploit",
}


class HeroCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed of a hero (MK-KF-03): `crystals`, what the dummy player begins with; `unique`, the Basic Action
    that stands in for one copy of `replaced`."""

    hero: HeroName
    colour: Basic
    crystals: tuple[Basic, ...]
    unique: BasicId
    replaced: BasicId


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """A skill token. MK-KF-74."""

    id: SkillId
    hero: HeroName
    use: SkillUse

    @property
    def motivation(self) -> bool:
        """MK-SKL-04: the one that may be used during another player's turn, too."""
        return self.id == f"motivation_{self.hero}"


HEROES: Mapping[HeroName, HeroCard] = {
    card.hero: card
    for card in (
        HeroCard(
            hero="arythea",
            colour="red",
            crystals=("red", "red", "white"),
            unique="battle_versatility",
            replaced="rage",
        ),
        HeroCard(
            hero="goldyx",
            colour="green",
            crystals=("green", "green", "blue"),
            unique="will_focus",
            replaced="concentration",
        ),
        HeroCard(
            hero="norowas",
            colour="white",
            crystals=("white", "white", "green"),
            unique="noble_manners",
            replaced="promise",
        ),
        HeroCard(
            hero="tovak",
            colour="blue",
            crystals=("blue", "blue", "red"),
            unique="cold_toughness",
            replaced="determination",
        ),
    )
}


def _use(id: SkillId) -> SkillUse:
    if id in INTERACTIVE_SKILLS.values():
        return "interactive"
    if id == BONDS:
        return "always"
    return "round" if id in ROUND_SKILLS else "turn"


SKILLS: Mapping[SkillId, Skill] = {
    id: Skill(id=id, hero=hero, use=_use(id))
    for hero, place in zip(HERO_NAMES, range(0, 40, SKILLS_OF_A_HERO), strict=True)
    for id in SKILL_IDS[place : place + SKILLS_OF_A_HERO]
}


def skills_of(hero: HeroName, interactive: bool = True) -> list[SkillId]:
    """MK-SET-20, MK-VAR-11, MK-KF-80: the skill tokens of a hero, without the interactive one where it is out."""
    return [id for id, skill in SKILLS.items() if skill.hero == hero and (interactive or skill.use != "interactive")]


def deck_of(hero: HeroName) -> dict[BasicId, int]:
    """MK-KF-03, MK-KF-05: the 16 Basic Actions with which a hero begins."""
    card = HEROES[hero]
    found = {id: copies for cards in BASIC_CARDS.values() for id, copies in cards.items()}
    found[card.replaced] -= 1
    return {id: copies for id, copies in {**found, card.unique: 1}.items() if copies}


def colours_of_deck() -> dict[Basic, int]:
    """MK-KF-04, MK-DUM-01: how many cards of each colour are in a hero's deck, whoever's it is."""
    return {colour: sum(BASIC_CARDS[colour].values()) for colour in BASICS}
