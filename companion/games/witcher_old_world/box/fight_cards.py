"""The monsters' fight cards: what each does as a charge and as a bite. WO-CMP-15, WO-KF-06, WO-MFT."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from .names import ATTRIBUTES, Attack, Attribute
from .printed import read


class CardEffect(NamedTuple):
    """One half of a monster's fight card, as `3`, `random`, `trash 1`, `level+2`, `=combat`, `lower alchemy`."""

    kind: str
    amount: int = 0
    attribute: Attribute | None = None

    @property
    def its_attribute(self) -> Attribute:
        """The attribute that `equal` and `lower` name; LookupError where the half names none."""
        if self.attribute is None:
            raise LookupError(f"{self.kind} names no attribute")
        return self.attribute


WRITTEN = re.compile(r"\d{1,2}|level\+\d|random|trash(?: \d)?|=\w+|lower \w+", re.ASCII)


def effect(written: str) -> CardEffect | None:
    """A half as data; None for what no card prints. WO-KF-06."""
    if not WRITTEN.fullmatch(written):
        return None
    if written.isdigit():
        return CardEffect("damage", int(written))
    if written.startswith("level+"):
        return CardEffect("level", int(written[6:]))
    if written == "random":
        return CardEffect("random")
    if written.startswith("trash"):
        return CardEffect("trash", int(written[6:] or 1))
    attribute = written.lstrip("=").removeprefix("lower ")
    if attribute not in ATTRIBUTES:
        return None
    return CardEffect("equal" if written.startswith("=") else "lower", 0, attribute)


def printed(written: str) -> CardEffect:
    """A half of one of the box's own cards as data; LookupError for what no card prints."""
    found = effect(written)
    if found is None:
        raise LookupError(written)
    return found


@cache
def cards() -> tuple[tuple[str, str], ...]:
    """WO-CMP-15, WO-KF-06: the twenty fight cards: what each does as a charge and as a bite."""
    rows = read("fight_cards")["card"]
    return tuple((str(row["charge"]), str(row["bite"])) for row in rows for _ in range(row["copies"]))


def halves(attack: Attack) -> list[str]:
    """What the cards can do by that attack, each once: what the table taps when it turned a card itself."""
    place = 0 if attack == "charge" else 1
    order = {half: number for number, half in enumerate(("damage", "level", "equal", "random", "trash", "lower"))}
    found = dict.fromkeys(card[place] for card in cards())
    return sorted(found, key=lambda half: (order[printed(half).kind], half))
