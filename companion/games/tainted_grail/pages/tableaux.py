"""What one plays for: a menhir dying, the dark, hunger, madness, dreams, a death, a mercy; told as it happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.message import Message, say
from ....core.page import Tableau
from ..state.table import Avalon

VARIANTS = 3  # of each text, so that no two days in a row sound alike
# The sentences of the chronicle that are worth a picture, the gravest first; and what of several is told at once.
PICTURES = {
    "died": "grave",
    "no-menhir": "dark",
    "menhir-dark": "dark",
    "land-lost": "dark",
    "menhir-last-day": "last",
    "mercy": "dawn",
    "mad": "mad",
    "nightmare": "mare",
    "dream": "dream",
    "hungry": "bowl",
    "menhir-lit": "lit",
}
BY_NIGHT = ("hungry", "mad", "dream", "nightmare")
ORDER = (*BY_NIGHT, "mercy", "menhir-dark", "no-menhir", "land-lost", "menhir-last-day", "menhir-lit", "died")
TOGETHER = {name: ("who", "who") for name in ("hungry", "dream", "nightmare")} | {"land-lost": ("place", "places")}


def tableau(chronicle: Sequence[Message], state: Avalon) -> Tableau | None:
    """The picture of what a move brought about, and what is read aloud of it; None on a day like any other.

    TG-SOD-01..03, TG-MEN-01, TG-EOD-01, TG-EOD-10, TG-MAD-01, TG-DIE-01, TG-MRC-01.
    """
    wrote: dict[str, list[dict[str, Any]]] = {}
    for message in chronicle:
        wrote.setdefault(message.key.removeprefix("wrote-"), []).append(dict(message.args))
    happened = [name for name in PICTURES if name in wrote]
    if not happened:
        return None
    said = [one for name in _in_order(happened) for one in _told(name, wrote[name], state.day % VARIANTS)]
    return Tableau(PICTURES[happened[0]], said, _sections(wrote))


def _sections(wrote: dict[str, list[dict[str, Any]]]) -> list[Message]:
    """The sections of the printed journal that are read for those who dream, at each place once. TG-EOD-10."""
    asked = []
    for name in ("dream", "nightmare"):
        for place in dict.fromkeys(one["place"] for one in wrote.get(name, ())):
            who = [one["who"] for one in wrote[name] if one["place"] == place]
            asked.append(say(f"tell-{name}", who=who, place=place))
    return asked


def _in_order(happened: list[str]) -> list[str]:
    """As it came to pass: the light goes before the land does, and both before somebody dies of it."""
    return sorted(happened, key=ORDER.index)


def _told(name: str, facts: list[dict[str, Any]], variant: int) -> list[Message]:
    key, plain = f"tableau-{name}", {"variant": variant, "in_tale": True}
    if name in TOGETHER:
        fact, called = TOGETHER[name]  # each by name: a company does not dream, its people do
        return [say(key, **plain, naming=0, **{called: [one[fact] for one in facts]})]
    return [say(key, **{**one, **plain}) for one in facts]
