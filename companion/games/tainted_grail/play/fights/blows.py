"""What an opponent does to a character, and what moves the pool or the affinity. TG-CMB-18, TG-CMB-27, TG-DIP-17."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.encounter_cards import Blow, Gain
from ...box.names import TRACKS, Counted, TrackName
from ...state.heroes import Hero
from ...state.table import Avalon
from ...state.under_way import UnderWay
from ..boards import gain, shift
from .hands import discard, mill, take_off


def strike(draft: Draft[Avalon], doing: UnderWay, hero: Hero, blow: Blow | None, key: str) -> None:
    """Apply a blow to one character, wounds last: they may be its last (TG-CMB-30). TG-CMB-11, TG-KEY-22.

    `key` names the telling: an attack, an opportunity attack, a reaction, a failure; a blow of None is on the card.
    """
    fight = doing.fought
    if blow is None:
        draft.tell(f"{key}-by-card", who=hero.id, name=doing.card, value=fight.pool)
        return
    draft.tell(key, who=hero.id, name=doing.card, what=blow.said(fight.kind))
    fighter = fight.of(hero.id)
    if blow.pool:
        move_pool(draft, doing, hero, blow.pool)
    for _ in range(min(blow.sequence, len(fight.sequence))):
        take_off(draft, fight, len(fight.sequence))
    discard(draft, hero, fighter, blow.hand)
    mill(draft, hero, fighter, blow.deck)
    if not draft.state.in_app("boards"):
        return
    for what, amount in blow.loses.items():
        if gain(hero, what, -amount):
            draft.tell("tell-paid", who=hero.id, what=what, value=hero.resources[what])
    suffer(draft, hero, "terror", blow.terror)
    suffer(draft, hero, "energy", -blow.energy)
    suffer(draft, hero, "health", -blow.wounds)


def suffer(draft: Draft[Avalon], hero: Hero, track: TrackName, by: int) -> None:
    """Move a track by what a blow does, and tell the hands where its marker stands, before what follows from it."""
    there = hero.track(track)
    value = max(0, min(there.value + by, there.top))
    if value != there.value and track == "energy":
        draft.tell("tell-energy", who=hero.id, value=value)
    elif value != there.value:
        draft.tell("tell-paid", who=hero.id, what=track, value=value)
    shift(draft, hero, track, by)


def move_pool(draft: Draft[Avalon], doing: UnderWay, hero: Hero, by: int) -> None:
    """TG-KEY-13, TG-KEY-14: markers into the pool or out of it, or steps of affinity.

    TG-CMB-27: what the empty pool lacks the active character's player discards; TG-DIP-23: the track ends at its ends.
    """
    fight = doing.fought
    before = fight.pool
    if fight.kind == "combat":
        fight.pool = max(0, before + by)
    else:
        fight.pool = before + by
        if fight.card.above:
            fight.pool = min(fight.pool, fight.card.above)
        if fight.card.below:
            fight.pool = max(fight.pool, -fight.card.below)
    if fight.pool != before and fight.kind == "combat":
        draft.tell("tell-pool", value=fight.pool)
    elif fight.pool != before:
        side = "above" if fight.pool > 0 else "below" if fight.pool < 0 else "grey"
        draft.tell("tell-affinity", value=abs(fight.pool), side=side)
    if fight.kind == "combat" and before + by < 0:
        draft.tell("tell-pool-empty", who=hero.id, count=-(before + by))
        discard(draft, hero, fight.of(hero.id), -(before + by))


def give(draft: Draft[Avalon], hero: Hero, gains: dict[Counted, int]) -> None:
    """Put gains on a board; Terror is gained, too, where a reward says so."""
    if not draft.state.in_app("boards"):
        return
    for what, amount in gains.items():
        if what in TRACKS:
            shift(draft, hero, what, amount)
        else:
            gain(hero, what, amount, draft.state.most(what))


def told_gain(draft: Draft[Avalon], key: str, hero: Hero, gained: Gain) -> None:
    """Tell a character what it gains."""
    if not gained.nothing:
        draft.tell(key, who=hero.id, what=gained.said())
