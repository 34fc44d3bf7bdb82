"""The mana that a Spell costs where it is bought: where it may come from. MK-INT-12, MK-MAN-04..08."""

from __future__ import annotations

from typing import Literal, get_args

from ....core.draft import Draft
from ..box.names import Basic, Colour
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import mana, source

# A token or a crystal of the hero, a die of the Source, each of the colour itself or gold; "other": an effect gives it.
Way = Literal["token", "die", "gold_token", "gold_die", "crystal", "other"]
WAYS: tuple[Way, ...] = get_args(Way)


def ways(state: MageKnight, hero: Hero, colour: Basic) -> list[Way]:
    """MK-MAN-04, MK-MAN-05, MK-MAN-07: how that mana can be paid now, what is lost anyway first.

    What the table keeps count of itself it may have: "other".
    """
    found: list[Way] = []
    gold = colour in source.stands_for(state)
    free = {die.colour for die in source.free(state)} if state.in_app("source") else set[Colour]()
    once = state.turn is not None and state.turn.die_used
    if state.in_app("heroes"):
        found += ["token"] if hero.mana.get(colour, 0) else []
        found += ["gold_token"] if hero.mana.get("gold", 0) and not source.dark(state) else []
    if not once:
        found += ["die"] if colour in free else []
        found += ["gold_die"] if gold and "gold" in free else []
    if state.in_app("heroes") and mana.crystals(hero, colour):
        found.append("crystal")
    if not state.in_app("heroes") or not state.in_app("source"):
        found.append("other")
    return sorted(found, key=WAYS.index)


def pay(draft: Draft[MageKnight], hero: Hero, colour: Basic, way: Way | None) -> None:
    """One mana of that colour is spent; by the first way that there is, unless one is named. An objection: none is."""
    found = ways(draft.state, hero, colour)
    if way is None and found:
        way = found[0]
    if way is None or (way != "other" and way not in found):
        draft.object("MK-INT-12", "no-mana-for-spell", who=called(hero), colour=colour)
        return  # an effect gives it, of which the app knows nothing
    if way in ("die", "gold_die"):
        source.take(draft, hero, "gold" if way == "gold_die" else colour, colour if way == "gold_die" else None)
    elif way == "crystal":
        mana.melt(draft, hero, colour)
        mana.spend(draft, hero, colour)
    elif way != "other":
        mana.spend(draft, hero, "gold" if way == "gold_token" else colour)
    draft.tell("tell-spell-mana", who=called(hero), way=way, colour=colour)
