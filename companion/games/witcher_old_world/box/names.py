"""The box's own words, as they stand in code: attributes, terrains, schools, kinds of things; and their bounds."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

Attribute = Literal["combat", "defence", "alchemy", "speciality"]  # WO-ATR-01
Terrain = Literal["forest", "mountain", "water"]  # WO-TOK-02
School = Literal["wolf", "griffin", "bear", "cat", "viper"]
Colour = Literal["blue", "red", "green", "yellow", "purple"]  # WO-CARD-03
Exploration = Literal["city", "wilds"]  # WO-EXP-02
Source = Literal["printed", "ours"]  # whose card it is: the box's, or one of our own tales
Tales = Literal["printed", "ours", "both"]
Deed = Literal["fight", "meditate", "explore"]  # WO-TRN-04: the choice of phase II
Payment = Literal["terrain", "wild", "two_cards", "card_and_gold"]  # WO-MOV-05..08
Symbol = Literal["forest", "mountain", "water", "wild"]  # what an action card prints for movement
Attack = Literal["charge", "bite"]  # WO-MFT-01
Side = Literal["attacker", "defender"]  # WO-BET-03
Ending = Literal["defeated", "driven_away", "total_defeat"]  # WO-MRE
TrophyKind = Literal["monster", "witcher", "attribute"]
Kept = Literal["equipment", "companion"]  # WO-EVT-04
Often = Literal["fight", "turn", "once", "always"]  # how often a kept thing's gift may be used
Area = Literal["boards", "map", "market", "decks"]
Action = Literal["", "attribute", "potion", "poker", "exchange", "trail", "clearing", "school"]  # WO-LOC, WO-KF-03
Foe = Literal["beast", "people", "spirit"]  # whom a short fight of our tales is against

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
TRAINED: tuple[Attribute, ...] = ("combat", "defence", "alchemy")  # WO-LOC-09: in any school
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
SCHOOLS: tuple[School, ...] = get_args(School)
COLOURS: tuple[Colour, ...] = get_args(Colour)
EXPLORATIONS: tuple[Exploration, ...] = get_args(Exploration)
ATTACKS: tuple[Attack, ...] = get_args(Attack)
FOES: tuple[Foe, ...] = get_args(Foe)
KEPT: tuple[Kept, ...] = get_args(Kept)
OFTEN: tuple[Often, ...] = get_args(Often)
AREAS: tuple[Area, ...] = get_args(Area)

MOST_SEATS = 5
TOP = 5  # WO-ATR-01: the highest level of an attribute
SUMMIT = 4  # WO-GOAL-01: the top space of the trophy track
HAND = 7  # WO-CARD-11
POTIONS = 4  # WO-POT-02
PLACES = 6  # the market's positions, M1 to M6 from the left
MOST = 99
STARTERS = 10  # WO-SET-35: starting action cards of each witcher
ACTION_CARDS, POTION_CARDS, CITY, WILDS, EVENTS, FIGHT_CARDS = 90, 28, 36, 36, 56, 20  # section 1 of the ledger
GOLD_TOKENS = 35  # WO-CMP-10

Who = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]  # a seat, in clockwise order; seat 1 begins
Place = Annotated[int, msgspec.Meta(ge=0, le=18)]  # a location's number
Token = Annotated[int, msgspec.Meta(ge=1, le=18)]  # a location token's number (WO-TOK-09: none for 0)
Level = Annotated[int, msgspec.Meta(ge=1, le=TOP)]
MonsterLevel = Annotated[int, msgspec.Meta(ge=1, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Some = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Hand = Annotated[list[Face], msgspec.Meta(min_length=5, max_length=5)]  # five poker dice
Cost = Annotated[int, msgspec.Meta(ge=0, le=9)]  # the printed cost of an action card
Position = Annotated[int, msgspec.Meta(ge=1, le=PLACES)]
CardNumber = Annotated[int, msgspec.Meta(ge=0, le=36)]  # 0: nobody has looked
EventNumber = Annotated[int, msgspec.Meta(ge=1, le=56)]
MonsterId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
ThingId = Annotated[str, msgspec.Meta(max_length=40)]
Title = Annotated[str, msgspec.Meta(max_length=60)]  # a name that may be left empty
Text = Annotated[str, msgspec.Meta(max_length=500)]
Track = Annotated[int, msgspec.Meta(ge=0, le=4)]  # the trophy track: how many steps up
