"""Stories: the three of the box by their marks, ours by their books; the initial initiative, the rules of their own.

WP-COMP-03, WP-INIT. Nothing of the printed cards is here but what the rulebook itself lists.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from .characters import CHARACTERS, Character
from .names import MODULES, Module

PrintedStory = Literal["P1", "P2", "P3"]
ALLIED: PrintedStory = "P3"  # WP-MZ: the box's story with alliances
PRINTED_STORIES: tuple[PrintedStory, ...] = get_args(PrintedStory)


@dataclass(frozen=True)
class Tale:
    """A story as the set-up needs it: its rules, how complex they are, the initiative of the ten characters."""

    id: str
    mark: str
    module: Module
    complexity: int  # WP-SET-03
    initiative: tuple[Character, ...]  # highest first
    endings: int = 8  # WP-DATA-15: of how many one is read in the end
    titles: Mapping[str, str] = field(default_factory=dict)  # of a book of the owner's own, by language


EDGE: tuple[Character, ...] = (
    "letho",
    "triss",
    "ciri",
    "yennefer",
    "geralt",
    "regis",
    "dijkstra",
    "yarpen",
    "marigold",
    "vesemir",
)
STRIGA: tuple[Character, ...] = (
    "letho",
    "geralt",
    "vesemir",
    "ciri",
    "regis",
    "yarpen",
    "triss",
    "yennefer",
    "marigold",
    "dijkstra",
)
EVIL: tuple[Character, ...] = (
    "marigold",
    "vesemir",
    "yarpen",
    "dijkstra",
    "regis",
    "geralt",
    "yennefer",
    "letho",
    "ciri",
    "triss",
)
TOLL: tuple[Character, ...] = (
    "yarpen",
    "vesemir",
    "triss",
    "marigold",
    "ciri",
    "regis",
    "geralt",
    "letho",
    "yennefer",
    "dijkstra",
)
CHAIR: tuple[Character, ...] = (
    "dijkstra",
    "marigold",
    "yennefer",
    "regis",
    "triss",
    "geralt",
    "ciri",
    "letho",
    "yarpen",
    "vesemir",
)
BANKS: tuple[Character, ...] = (
    "regis",
    "marigold",
    "yennefer",
    "geralt",
    "vesemir",
    "dijkstra",
    "triss",
    "letho",
    "ciri",
    "yarpen",
)
TALES: dict[str, Tale] = {
    "P1": Tale("P1", "P1", "extra_effort", 1, EDGE),
    "P2": Tale("P2", "P2", "hidden_objectives", 2, STRIGA),
    "P3": Tale("P3", "P3", "alliances", 3, EVIL),
    "the-last-toll": Tale("the-last-toll", "P4", "extra_effort", 1, TOLL),
    "the-empty-chair": Tale("the-empty-chair", "P5", "hidden_objectives", 2, CHAIR),
    "two-banks": Tale("two-banks", "P6", "alliances", 3, BANKS),
}


def tale(id: str) -> Tale | None:
    """A story of the box or of ours; None for a book of the owner's own, which says these things itself."""
    return TALES.get(id)


def from_heads(id: str, heads: Mapping[str, Sequence[str]]) -> Tale:
    """WP-DATA-02: a story of the owner's own as its cover says it."""
    mark, module, complexity = (" ".join(heads.get(line, ())) for line in ("mark", "module", "complexity"))
    order_of = [*heads.get("initiative", ())]
    return Tale(
        id,
        mark,
        next((one for one in MODULES if one == module), ""),
        int(complexity) if complexity.isdigit() else 1,
        tuple(sorted((one for one in CHARACTERS if one in order_of), key=order_of.index)),
    )


SHELF = "witcher-path-of-destiny"  # the folder of this game's books


def book_of(id: str) -> str:
    """The book in which a story is told: ours by its folder, an owner's own by its id; "" of a printed one."""
    if id in PRINTED_STORIES:
        return ""
    return id if "/" in id else f"{SHELF}/{id}"


def order(initiative: Iterable[str], present: Collection[str]) -> list[str]:
    """WP-INIT-01: who is there in the story's order; who is not is skipped, who is in no list comes last."""
    listed = [one for one in dict.fromkeys(initiative) if one in present]
    return [*listed, *(one for one in CHARACTERS if one in present and one not in listed)]
