"""The field's own words, as they stand in code: kinds of cards, values, alignments, areas, and who can be named."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

Alignment = Literal["good", "neutral", "evil"]
CardKind = Literal[
    "event", "animal", "monster", "dragon", "spirit", "stranger", "object", "magic_object", "follower", "place"
]
Origin = Literal["encounter", "purchase", "talisman"]  # TA-PUR-07: where a card goes when it is discarded
Counter = Literal["strength", "craft", "lives", "gold"]  # TA-COMP-07: red, blue, green, yellow
Ability = Literal["strength", "craft"]
Means = Literal["ability", "card", "spell"]  # TA-EVA-01: what one evades by
Purchase = Literal["helmet", "sword", "axe", "shield", "armour", "mule", "raft", "water_bottle"]  # TA-KNOW-12
Mark = Literal[
    "weapon",
    "combat_only",
    "axe",
    "raft",
    "mule",
    "wand",
    "water_bottle",
    "talisman",
    "evades",
    "guide",
    "elsewhere",
    "slays_dragons",
]
Trait = Literal[  # TA-KNOW-11: special abilities that the app counts with, or only names beside the character
    "two_dice",
    "two_weapons",
    "craft_in_combat",
    "assassin",
    "psychic_attack",
    "changes_alignment",
    "no_weapons",
    "no_armour",
    "prays_well",
    "rests_on_six",
    "keeps_lives",
    "always_a_spell",
    "steals",
    "lures_followers",
    "destroys_spirits",
    "evades",
    "evades_hills",
    "evades_woods",
    "sure_crags",
    "sure_chasm",
    "sure_forest",
    "one_die_fewer",
    "walks_woods",
    "raises_foes",
    "befriends_animals",
    "sees_spells",
    "picks_cards",
]
Area = Literal["characters", "board", "decks"]
Standing = Literal["playing", "waiting", "out"]  # TA-DEATH-07, TA-DEATH-09
ALIGNMENTS: tuple[Alignment, ...] = get_args(Alignment)
KINDS: tuple[CardKind, ...] = get_args(CardKind)
COUNTERS: tuple[Counter, ...] = get_args(Counter)
TRAITS: tuple[Trait, ...] = get_args(Trait)
PURCHASES: tuple[Purchase, ...] = get_args(Purchase)
AREAS: tuple[Area, ...] = get_args(Area)
# TA-CARD-03: the number printed on a card of each kind, which orders an encounter.
ORDER: dict[CardKind, int] = {
    "event": 1,
    "animal": 2,
    "monster": 2,
    "dragon": 2,
    "spirit": 3,
    "stranger": 4,
    "object": 5,
    "magic_object": 5,
    "follower": 5,
    "place": 6,
}
BY_STRENGTH: tuple[CardKind, ...] = ("animal", "monster", "dragon")  # TA-CARD-07, TA-STR-06: trophies when beaten
FOES: tuple[CardKind, ...] = (*BY_STRENGTH, "spirit")
OBJECTS: tuple[CardKind, ...] = ("object", "magic_object")  # TA-OBJ-01: both are objects
MOST_SEATS = 14  # TA-COMP-15: as many as there are characters
Who = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]  # a seat, in clockwise order
MOST = 999  # more of anything than any table has; what is counted without end is a Tally
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Dice = Annotated[list[Face], msgspec.Meta(max_length=60)]  # what the table rolled, one by one: in the Chasm many
# TA-KNOW-02: o1 to o24, m1 to m16, i1 to i8, and the Crown of Command.
SpaceId = Annotated[str, msgspec.Meta(pattern=r"^(o([1-9]|1\d|2[0-4])|m([1-9]|1[0-6])|i[1-8]|crown)$")]
CharacterId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
CardId = Annotated[str, msgspec.Meta(max_length=40)]
Title = Annotated[str, msgspec.Meta(max_length=60)]  # a name that may be left empty
Text = Annotated[str, msgspec.Meta(max_length=500)]
TO_THE_TURN = {"map": "turn", "party": "turn"}  # where the large step stands, too, and the page with what it led to
LIVES, GOLD = 4, 1  # TA-SET-06, TA-SET-07
TOAD_TURNS = 3  # TA-TOAD-01
ENCOUNTERS, SPELLS, TALISMANS, ALIGNMENT_CARDS, TOAD_CARDS = 104, 24, 4, 4, 4  # section 1 of the ledger
SpellName = Annotated[str, msgspec.Meta(max_length=60)]  # "?" when nobody told the app which one it is
