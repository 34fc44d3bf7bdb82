"""What is printed on a character's board and card, learned from whoever has them before their eyes. TG-CHR-02."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.track import Track
from ..box.names import GUESTS, TRACKS, Attribute, Count, HeroId, Markers, Resource, Text, Title, TrackName
from ..state.heroes import Hero
from ..state.table import Avalon
from .boards import red_of, settle


class BoardFacts(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is printed on a character's board and card."""

    energy: Annotated[int, msgspec.Meta(ge=2, le=20)] | None = None
    health: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    terror: Annotated[int, msgspec.Meta(ge=3, le=20)] | None = None
    personal_action: Text | None = None
    personal_cost: Count | None = None
    personal_paid_in: TrackName | None = None
    trait: Text | None = None
    number: Count | None = None
    name: Title | None = None
    attributes: dict[Attribute, Markers] = {}
    resources: dict[Resource, Count] = {}


class BoardRead(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is printed on one of several boards that are read together."""

    who: HeroId
    printed: BoardFacts


def learn(draft: Draft[Avalon], hero: Hero, printed: BoardFacts) -> None:
    """Take over what a board and card print; what is left out stays as it was. TG-CHR-02, TG-TRK-01, TG-ATT-07."""
    lengths = {track: top for track in TRACKS if (top := getattr(printed, track)) is not None}
    for track, top in lengths.items():
        setattr(hero, track, Track(_standing(hero, track, top), top, red_of(track, top)))
    for fact in ("personal_action", "personal_cost", "personal_paid_in", "trait", "number"):
        if (value := getattr(printed, fact)) is not None:
            setattr(hero, fact, value)
    if printed.name is not None and hero.id in GUESTS:  # TG-OPN-01: the four of the box have names
        hero.name = printed.name.strip()
    hero.attributes.update(printed.attributes)
    hero.attributes_told = hero.attributes_told or bool(printed.attributes)
    hero.resources.update(printed.resources)
    hero.food_told = hero.food_told or "food" in printed.resources
    hero.sure = hero.sure or bool(lengths)  # attributes alone say nothing of the tracks
    settle(draft, hero)


def _standing(hero: Hero, name: TrackName, top: int) -> int:
    """Where a marker stands on a track that ends at `top`: of an assumed length only what was lost is known."""
    old = hero.track(name)
    if hero.sure or name == "terror":
        return min(old.value, top)
    return max(0, top - (old.top - old.value))
