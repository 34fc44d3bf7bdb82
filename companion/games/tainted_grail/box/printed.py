"""What is in the box: counts from the rulebook, and printed facts that a table starts from and can correct."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ....core.words import LANGUAGES

HERE = Path(__file__).parent

# TG-COMP-04..08: how many of each thing the box holds, so that the app can say when a table needs more.
DIALS = 10
TIME_TOKENS = 8
QUEST_TOKENS = 4
MARKERS = 90
LARGE_MARKERS = 25
LARGE_MARKER = 5  # what a large marker is worth
HEALTH_LIMITERS = 4
MENHIR_FIGURES = 3
SAVE_SHEETS = 30

# TG-COMP-09..11: cards by kind. The small cards are 42 + 65 + 36 = 143, so the three dividers count as regular ones.
ENCOUNTERS_OF_A_COLOUR = 31
CAMPAIGN_ENCOUNTERS = 30  # of a colour, in a campaign: without "Your first encounter" (TG-BEY-16)
BASIC_CARDS = 25  # of combat, and as many of diplomacy, in each colour
ADVANCED_CARDS = 15  # of combat, and as many of diplomacy, for each character
STARTING_CARDS = 15  # the basic cards 1 to 15 begin in the deck (TG-CHR-09)
RANDOM_EVENTS = 22
STORY_EVENTS = 70
LOCATIONS = 63
SECRETS = 42
ITEMS = 65
SKILL_CARDS = 36  # double-sided: 72 skills
REGULAR_CARDS = 556
SMALL_CARDS = 143


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows when `any` so many parts of a status are marked, or just these `parts`: a verse, or an event (0)."""

    parts: tuple[int, ...] = ()
    any: int = 0
    verse: int = 0

    def is_reached(self, marked: Collection[int]) -> bool:
        """Whether these marks are enough for it."""
        return {*self.parts} <= {*marked} if self.parts else len(marked) >= self.any


class PrintedStatus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A status as the save sheet prints it; its name in the languages in which it is known. TG-STA-04."""

    en: str
    shape: Literal["single", "numbered", "row"]
    boxes: int
    cs: str = ""
    then: Then | None = None

    @property
    def names(self) -> dict[str, str]:
        """Its name by language."""
        return {language: name for language in LANGUAGES if (name := getattr(self, language))}


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


def declined() -> dict[str, dict[str, str]]:
    """Czech names of location cards as sentences want them: `at`, `to`, `gen`, `acc`."""
    return _read("declined")


def locations() -> dict[str, dict[str, Any]]:
    """Location cards by number, as far as they are known."""
    return _read("locations")


@cache
def statuses() -> dict[str, PrintedStatus]:
    """Statuses of the save sheet by key."""
    return msgspec.convert(_read("statuses"), dict[str, PrintedStatus])


def characters() -> dict[str, dict[str, Any]]:
    """What is known of the four characters, and the usual values that `unread` boards start from."""
    return _read("characters")


def card_count() -> dict[str, int]:
    """How many cards of each size the rows add up to (TG-COMP-09, TG-COMP-10)."""
    regular = 4 * ENCOUNTERS_OF_A_COLOUR + 4 * 2 * BASIC_CARDS + 4 * 2 * ADVANCED_CARDS
    regular += 4 + 4 + 1 + 8 + RANDOM_EVENTS + STORY_EVENTS + 3
    return {"regular": regular, "large": LOCATIONS + 9, "small": SECRETS + ITEMS + SKILL_CARDS}
