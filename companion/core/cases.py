"""Names in the cases that a sentence wants: Czech declines them, English says one form for all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from babel.lists import format_list

# Nominative, genitive, dative, accusative, vocative, locative, instrumental.
CASES = ("nom", "gen", "dat", "acc", "voc", "loc", "ins")


def in_cases(key: str, people: Iterable[str], name: Callable[[str, str], str], language: str) -> dict[str, str]:
    """Facts for a wording: `who` in the nominative, `who_gen` .. `who_ins` beside it; several people are listed.

    `name(who, case)`: how one of them is called.
    """
    forms = declined(people, name, language)
    return {key if case == "nom" else f"{key}_{case}": said for case, said in forms.items()}


def declined(people: Iterable[str], name: Callable[[str, str], str], language: str) -> dict[str, str]:
    """Each case of one name, or of several as a list; of nobody's there is nothing in any of them."""
    told = list(people)
    listed = {case: [name(who, case) for who in told] for case in CASES}
    return {case: format_list(names, locale=language) if names else "" for case, names in listed.items()}


def told(people: Any) -> list[str]:
    """Who a fact of a message names: one, or a list of them."""
    return [str(one) for one in (people if isinstance(people, list) else [people])]


def people(
    args: Mapping[str, Any],
    keys: Iterable[str],
    name: Callable[[str, str], str],
    feminine: Collection[str],
    language: str,
) -> dict[str, str]:
    """Those facts that name people, in all cases, with `who_gender` ("f", "m") beside each."""
    facts: dict[str, str] = {}
    for key in keys:
        if key in args:
            named = told(args[key])
            facts |= in_cases(key, named, name, language)
            facts[f"{key}_gender"] = "f" if named and all(who in feminine for who in named) else "m"
    return facts
