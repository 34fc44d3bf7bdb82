"""Where a hero stands, as the book of nights calls it."""

from __future__ import annotations

from typing import Literal, get_args

from ..box.names import Site
from ..state.hero import Hero
from ..state.table import MageKnight
from .land.ground import ground_of, laid_at

Haunt = Literal[
    "village",
    "monastery",
    "burned_monastery",
    "keep",
    "own_keep",
    "tower",
    "city",
    "dungeon",
    "tomb",
    "den",
    "spawning",
    "ruins",
    "glade",
    "mine",
    "portal",
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
]
HAUNTS: tuple[Haunt, ...] = get_args(Haunt)
# Where the book has a page for daybreak.
BY_DAY: frozenset[Haunt] = frozenset(
    (
        *("village", "monastery", "own_keep", "tower", "city", "ruins", "glade", "mine", "portal"),
        *("plains", "hills", "forest"),
    )
)
BARE: frozenset[Site] = frozenset(("orcs", "draconum"))  # who stood there is gone, or the hero would not stand there


def haunt(state: MageKnight, hero: Hero) -> Haunt | None:
    """The site, else the terrain; None where only the table knows, or no page is told of it."""
    found = ground_of(state, hero)
    if found is None or state.land is None:
        return None
    _, printed = laid_at(state.land, found.at) or (None, None)
    if printed is not None and printed.site == "monastery" and found.lies.done:
        return "burned_monastery"
    if found.site == "keep" and found.owner == hero.seat:
        return "own_keep"
    name: str = found.terrain if found.site is None or found.site in BARE else found.site
    return next((one for one in HAUNTS if one == name), None)
