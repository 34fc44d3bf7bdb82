"""How the heroes are called in Czech, in each case, and in English; which of them are women. MK-KF-03."""

from __future__ import annotations

from .names import HeroName

FEMININE: frozenset[str] = frozenset(("arythea",))

# Czech forms: nominative, genitive, dative, accusative, vocative, locative, instrumental.
FORMS: dict[HeroName, tuple[str, ...]] = {
    "arythea": ("Arythea", "Arythey", "Arythee", "Arytheu", "Arytheo", "Arythee", "Arytheou"),
    "goldyx": ("Goldyx", "Goldyxe", "Goldyxovi", "Goldyxe", "Goldyxi", "Goldyxovi", "Goldyxem"),
    "norowas": ("Norowas", "Norowase", "Norowasovi", "Norowase", "Norowasi", "Norowasovi", "Norowasem"),
    "tovak": ("Tovak", "Tovaka", "Tovakovi", "Tovaka", "Tovaku", "Tovakovi", "Tovakem"),
}
