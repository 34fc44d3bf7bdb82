"""The box's own words, as they stand in code: symbols, colours, sides, areas; and their bounds."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ....core.words import Language

Symbol = Literal["magic", "diplomacy", "exploration", "combat"]  # WP-SYM-01
Colour = Literal["red", "green", "blue", "yellow"]  # WP-CARD-04
Side = Literal["left", "right"]  # WP-SYM-03
Fated = Literal["left", "right", "aside", ""]  # where a fate token lies; "": it was not placed yet (WP-FATE-06)
Announced = Literal["left", "right", "tie", ""]  # WP-FATE-03; "": nothing was said yet
Voice = Literal["left", "right", "tie"]  # what a player may announce
Token = Literal["I", "II", "III"]  # the fate tokens of turns 1 to 3 (WP-FATE-01)
Readiness = Literal["locked", "ready", "used"]  # an ability (WP-XP-02, WP-ABI-04)
Area = Literal["cards"]
Module = Literal["", "extra_effort", "hidden_objectives", "alliances"]  # a story's own rules
Back = Literal["combat", "magic", "combat_side", "magic_side"]  # WP-ST-03: the kinds of hidden objectives
Difficulty = Literal["story", "normal", "sword", "blood", "march"]  # WP-SOLO-07

SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SIDES: tuple[Side, ...] = get_args(Side)
TOKENS: tuple[Token, ...] = get_args(Token)
AREAS: tuple[Area, ...] = get_args(Area)
MODULES: tuple[Module, ...] = get_args(Module)
BACKS: tuple[Back, ...] = get_args(Back)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)

MOST_SEATS = 5  # WP-COMP-01
CHAPTERS = TURNS = 3  # WP-STR-01, WP-STR-02
ACTION_CARDS = 68  # shared ones (WP-COMP-07)
STARTERS = 5  # starting action cards of each character, its first hand (WP-CARD-09)
PAIR = 2  # cards of a row, cards drawn from the deck, cards played in a turn
DEGREES = 3  # WP-EFF-04: a multiple effect counts no further
TOP_XP = 20  # WP-XP-01
AUTOMA_XP = 8  # WP-SOLO-13, WP-SOLO-15: where the second ability of the Automa begins
SYMBOL_TOKENS, LOST_TOKENS = 40, 30  # WP-COMP-05, WP-COMP-06
STORY_CARDS = 23  # WP-COMP-04
AUTOMA = 2  # the Automa's seat, beside a player who is alone

Who = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]  # a player's seat
Chapter = Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS)]
TurnNumber = Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
Position = Annotated[int, msgspec.Meta(ge=0, le=5)]  # a row from the top; 0: the top (deck) position (WP-SET-17)
Printed = Annotated[int, msgspec.Meta(ge=0, le=6)]  # symbols of a type on a card
Xp = Annotated[int, msgspec.Meta(ge=0, le=TOP_XP)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=20)]
Some = Annotated[int, msgspec.Meta(ge=0, le=99)]
CardId = Annotated[str, msgspec.Meta(max_length=60)]  # what its owner calls it; "": a card that nobody has named
Title = Annotated[str, msgspec.Meta(max_length=60)]
Titles = Annotated[dict[Language, Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=2)]
Text = Annotated[str, msgspec.Meta(max_length=500)]


def rows(players: int) -> int:
    """WP-SET-11: how many rows of pairs lie on the mat."""
    return 4 if players <= 3 else 5


def cards_dealt(players: int) -> int:
    """WP-SET-11, WP-DECK-07: cards lying in the rows at the start."""
    return PAIR * rows(players)
