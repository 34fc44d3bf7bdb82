"""The field's own words, as they stand in code: characters, tracks, attributes, resources, areas."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

BoxHero = Literal["beor", "ailei", "arev", "cerv"]
Guest = Literal["guest_1", "guest_2", "guest_3", "guest_4"]  # TG-OPN-01: characters from other campaigns
HeroId = Literal["beor", "ailei", "arev", "cerv", "guest_1", "guest_2", "guest_3", "guest_4"]
BoardColour = Literal["blue", "green", "grey", "brown"]  # TG-COMP-03, TG-CHR-08: of boards and of their basic cards
TrackName = Literal["energy", "health", "terror"]
Resource = Literal["food", "wealth", "reputation", "magic", "experience"]
Attribute = Literal["aggression", "courage", "practicality", "empathy", "caution", "spirituality"]
Counted = Literal["energy", "health", "terror", "food", "wealth", "reputation", "magic", "experience"]
Tradable = Literal["food", "wealth"]  # TG-RES-07, TG-RES-08
Emblem = Literal["menhir", "dreams", "friendly", "hostile"]
Keyword = Literal["weapon", "armour", "shield", "companion", "relic"]
Worn = Literal["weapon", "armour", "shield", "companion", "relic", "none"]  # a keyword, or surely none
Colour = Literal["green", "grey", "purple", "blue"]
Ground = Literal[  # what is drawn under a location: of what its name lets one imagine
    "barrows", "coast", "farm", "forest", "hills", "lake", "marsh", "moor", "mountain", "ruins", "town", "waste"
]
GuardianFace = Literal["north", "east", "south", "west", "nothing", "removal"]  # TG-GRD-15
Area = Literal["boards", "map", "decks", "days", "fights"]
PoolName = Literal["combat", "diplomacy"]
Lasting = Literal["exploration", "encounter"]  # what takes a while and ties those who are in it
DialKind = Literal["time", "quest"]
Plight = Literal["dying", "mad"]  # the cards that are attached to a board
Where = Literal["location", "secret", "character", "other"]
CardKind = Literal["item", "secret"]

BOX_HEROES: tuple[BoxHero, ...] = get_args(BoxHero)  # who "unused" and "in the box" are about (TG-DIE-05, TG-DIE-06)
GUESTS: tuple[Guest, ...] = get_args(Guest)
HEROES: tuple[HeroId, ...] = get_args(HeroId)
# One by one, so that what is none of them is surely a resource.
TRACKS: tuple[Literal["energy"], Literal["health"], Literal["terror"]] = ("energy", "health", "terror")
RESOURCES: tuple[Resource, ...] = get_args(Resource)
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
COLOURS: tuple[Colour, ...] = get_args(Colour)
AREAS: tuple[Area, ...] = get_args(Area)

COUNTED: tuple[Counted, ...] = get_args(Counted)


def hero_id(who: str) -> HeroId:
    """A character's name as a book has it; KeyError for a name that no character has."""
    if who not in HEROES:
        raise KeyError(who)
    return who


def counted(what: str) -> Counted:
    """What a board counts, as a book names it; KeyError for what none counts."""
    if what not in COUNTED:
        raise KeyError(what)
    return what


# TG-ATT-01, TG-BEY-01: the attribute on the combat side, and the one opposed to it on the diplomacy side.
PAIRS: tuple[tuple[Attribute, Attribute], ...] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)

MOST = 999  # TG-RES-09 names no limit; this is where the save ends
LocationNumber = Annotated[int, msgspec.Meta(ge=1, le=999)]  # a printed location number
Verse = Annotated[int, msgspec.Meta(ge=1, le=9999)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
CardCount = Annotated[int, msgspec.Meta(ge=0, le=200)]  # cards of one deck
DialValue = Annotated[int, msgspec.Meta(ge=1, le=30)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
CardName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
Title = Annotated[str, msgspec.Meta(max_length=80)]  # a name that may be left empty
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]  # what makes no sense when it is empty
LimiterOffset = Annotated[int, msgspec.Meta(ge=0, le=3)]  # TG-HRD-02: k, as the physical piece has it
Markers = Annotated[int, msgspec.Meta(ge=0, le=2)]  # TG-ATT-04: the board has room for two points of each attribute
Party = Annotated[list[HeroId], msgspec.Meta(min_length=1, max_length=4)]
