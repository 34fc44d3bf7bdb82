"""Names in the cases that a sentence wants: Czech declines them, English says one form for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from babel.lists import format_list

# Nominative, genitive, dative, accusative, vocative, locative, instrumental.
CASES = ("nom", "gen", "dat", "acc", "voc", "loc", "ins")


def in_cases(key: str, people: Iterable[str], name: Callable[[str, str], str], language: str) -> dict[str, str]:
    """Facts for a wording: `who` in the nominative, `who_gen` .. `who_ins` beside it; several people are listed.

    `name(who, case)`: how one of them is called.
    """
    told = list(people)
    listed = {case: [name(who, case) for who in told] for case in CASES}
    return {
        key if case == "nom" else f"{key}_{case}": format_list(names, locale=language) if names else ""
        for case, names in listed.items()
    }
