"""The deed cards by name: Basic and Advanced Actions, Spells, Artifacts. MK-CMP-05, MK-KF-05, MK-KF-71..73."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from .names import BASICS, Basic

SpellId = Literal[
    "fireball",
    "flame_wall",
    "burning_shield",
    "demolish",
    "mana_meltdown",
    "snowstorm",
    "chill",
    "mana_bolt",
    "space_bending",
    "mana_claim",
    "tremor",
    "underground_travel",
    "restoration",
    "meditation",
    "energy_flow",
    "expose",
    "whirlwind",
    "wings_of_wind",
    "call_to_arms",
    "mind_read",
]
ActionId = Literal[
    "fire_bolt",
    "blood_rage",
    "intimidate",
    "blood_ritual",
    "into_the_heat",
    "decompose",
    "maximal_effect",
    "ice_bolt",
    "ice_shield",
    "frost_bridge",
    "pure_magic",
    "steady_tempo",
    "crystal_mastery",
    "magic_talent",
    "crushing_bolt",
    "refreshing_walk",
    "path_finding",
    "regeneration",
    "ambush",
    "in_need",
    "training",
    "swift_bolt",
    "agility",
    "song_of_wind",
    "heroic_tale",
    "diplomacy",
    "learning",
    "mana_storm",
]
ArtifactId = Literal[
    "banner_of_glory",
    "banner_of_fear",
    "banner_of_protection",
    "banner_of_courage",
    "ruby_ring",
    "sapphire_ring",
    "diamond_ring",
    "emerald_ring",
    "sword_of_justice",
    "horn_of_wrath",
    "endless_bag_of_gold",
    "endless_gem_pouch",
    "golden_grail",
    "book_of_wisdom",
    "amulet_of_the_sun",
    "amulet_of_darkness",
]
BasicId = Literal[
    "rage",
    "threaten",
    "improvisation",
    "stamina",
    "determination",
    "crystallize",
    "march",
    "tranquility",
    "concentration",
    "swiftness",
    "promise",
    "mana_draw",
    "battle_versatility",
    "will_focus",
    "noble_manners",
    "cold_toughness",
]
GainedId = Literal[SpellId, ActionId, ArtifactId]  # MK-CRD-13: cards that come to a deck during the game
CardKind = Literal["spell", "action", "artifact"]

SPELL_IDS: tuple[SpellId, ...] = get_args(SpellId)
ACTION_IDS: tuple[ActionId, ...] = get_args(ActionId)
ARTIFACT_IDS: tuple[ArtifactId, ...] = get_args(ArtifactId)
OF_A_COLOUR = {"spell": 5, "action": 7}  # Spells and Advanced Actions of each basic colour
STRONGER: Mapping[SpellId, str] = dict(  # MK-KF-71: what a Spell is called where it is the stronger one
    zip(
        SPELL_IDS,
        (
            *("firestorm", "flame_wave", "exploding_shield", "disintegrate", "mana_radiance"),
            *("blizzard", "lethal_chill", "mana_thunderbolt", "time_bending", "mana_curse"),
            *("earthquake", "underground_attack", "rebirth", "trance", "energy_steal"),
            *("mass_expose", "tornado", "wings_of_night", "call_to_glory", "mind_steal"),
        ),
        strict=True,
    )
)
INTERACTIVE: frozenset[SpellId] = frozenset(("mana_meltdown", "mana_claim", "energy_flow", "mind_read"))  # MK-VAR-10
BANNERS: tuple[ArtifactId, ...] = ARTIFACT_IDS[:4]  # MK-UNI-11
BASIC_CARDS: Mapping[Basic, Mapping[BasicId, int]] = {  # MK-KF-05: the common deck, before the unique card
    "red": {"rage": 2, "threaten": 1, "improvisation": 1},
    "blue": {"stamina": 2, "determination": 1, "crystallize": 1},
    "green": {"march": 2, "tranquility": 1, "concentration": 1},
    "white": {"swiftness": 2, "promise": 1, "mana_draw": 1},
}


class DeedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that comes to a deck during the game. An Artifact has no colour; `interactive`: touches other players."""

    id: GainedId
    kind: CardKind
    colour: Basic | None = None
    interactive: bool = False


def _cards() -> list[DeedCard]:
    """The lists above stand by colour: red, blue, green, white."""
    spells = [
        DeedCard(id=id, kind="spell", colour=BASICS[place // OF_A_COLOUR["spell"]], interactive=id in INTERACTIVE)
        for place, id in enumerate(SPELL_IDS)
    ]
    actions = [
        DeedCard(id=id, kind="action", colour=BASICS[place // OF_A_COLOUR["action"]])
        for place, id in enumerate(ACTION_IDS)
    ]
    return [*spells, *actions, *(DeedCard(id=id, kind="artifact") for id in ARTIFACT_IDS)]


DEED_CARDS: Mapping[GainedId, DeedCard] = {card.id: card for card in _cards()}


def colour_of(card: GainedId) -> Basic:
    """The colour of a Spell or an Advanced Action; LookupError for an Artifact, which has none."""
    colour = DEED_CARDS[card].colour
    if colour is None:
        raise LookupError(card)
    return colour
