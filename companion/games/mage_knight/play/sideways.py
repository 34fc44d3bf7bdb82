"""A card that is played sideways, for 1 of whatever is wanted just now. MK-CRD-06, MK-CRD-07, MK-BLK-04, MK-ATK-02."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ..box.values import Value
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import cards, turns
from .fight import playing

SidewaysUse = Literal["move", "influence", "attack", "block"]
MOST = 99


def uses(state: MageKnight, hero: Hero) -> list[SidewaysUse]:
    """What a sideways card would be good for just now: never ranged, siege or any element."""
    turn, fight = state.turn, state.fight
    if turn is None or turn.seat != hero.seat or turn.step not in turns.PARTS or turn.rest:
        return []
    if fight is not None and fight.seat == hero.seat:
        phases: dict[str, list[SidewaysUse]] = {"block": ["block"], "attack": ["attack"]}
        return phases.get(fight.phase, [])
    if turn.bargain is not None:
        return ["influence"]
    return ["move"] if turn.step != "action" and not turn.acted and state.in_app("map") else []


def play(draft: Draft[MageKnight], hero: Hero, side: SidewaysUse, points: int = 1) -> None:
    """A card leaves the hand; `points`: more than 1 by a skill. Wounds are never played. MK-CRD-05."""
    state, turn = draft.state, turns.turn_of(draft)
    cards.held(draft, hero, 1)
    allowed = uses(state, hero)
    if side not in allowed:
        rule = "MK-CRD-07" if state.fight is not None else "MK-CRD-06"
        draft.object(rule, "not-sideways-now", who=called(hero))
    elif side == "move":
        turn.points = min(turn.points + points, MOST)
        draft.tell("tell-points", who=called(hero), left=turn.points)
    elif side == "influence" and turn.bargain is not None:
        turn.bargain.played = min(turn.bargain.played + points, MOST)
        draft.tell("tell-influence", who=called(hero), count=points)
    elif state.fight is not None and side in ("attack", "block"):
        playing.play(draft, state.fight, Value(use="block" if side == "block" else "attack", points=points))
    if state.in_app("heroes"):
        cards.play(hero)
    turn.carded = True
