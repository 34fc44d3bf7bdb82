"""How the heroes are called in Czech, in each case, and in English; which of them are women. MK-KF-03."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.cases import CASES
from .names import HeroName

FEMININE: frozenset[str] = frozenset(("arythea",))

# Czech forms: nominative, genitive, dative, accusative, vocative, locative, instrumental.
FORMS: dict[HeroName, tuple[str, ...]] = {
    "arythea": ("Arythea", "Arythey", "Arythee", "Arytheu", "Arytheo", "Arythee", "Arytheou"),
    "goldyx": ("Goldyx", "Goldyxe", "Goldyxovi", "Goldyxe", "Goldyxi", "Goldyxovi", "Goldyxem"),
    "norowas": ("Norowas", "Norowase", "Norowasovi", "Norowase", "Norowasi", "Norowasovi", "Norowasem"),
    "tovak": ("Tovak", "Tovaka", "Tovakovi", "Tovaka", "Tovaku", "Tovakovi", "Tovakem"),
}
AUTOMATIC = "dummy"  # what the dummy player is called in a message
DECLINED: Mapping[str, tuple[str, ...]] = {
    **{str(hero): forms for hero, forms in FORMS.items()},
    AUTOMATIC: (
        "automatický hráč",
        "automatického hráče",
        "automatickému hráči",
        "automatického hráče",
        "automatický hráči",
        "automatickém hráči",
        "automatickým hráčem",
    ),
}


def hero_name(who: str, language: str, case: str = "nom") -> str:
    """A hero in the case that the sentence wants; a player's name is never declined."""
    if who not in DECLINED:
        return who
    if language == "cs":
        return DECLINED[who][CASES.index(case)]
    return "the dummy player" if who == AUTOMATIC else DECLINED[who][0]
