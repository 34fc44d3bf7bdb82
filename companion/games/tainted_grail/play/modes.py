"""The rulebook's modes: which there are, which contradict each other, what the hands do when one begins or ends."""

from __future__ import annotations

from typing import Any

import msgspec

from ....core.draft import Draft
from ..state.heroes import Hero
from ..state.modes import Modes
from ..state.table import Avalon
from . import belongings
from .boards import settle
from .taking import take

# Each mode with its rule; the easier ones, the changes of hard mode in the rulebook's order, open play.
EASIER = {"story": "TG-STO-01", "no_limiter": "TG-STO-04"}
HARDER = {
    "limiter_offset": "TG-HRD-01",
    "secret_42": "TG-HRD-03",
    "coin_escape": "TG-HRD-04",
    "short_menhirs": "TG-HRD-08",
    "fewer_random": "TG-HRD-09",
    "dear_growth": "TG-HRD-10",
    "resource_limit": "TG-HRD-11",
    "item_limit": "TG-HRD-12",
    "no_mercy": "TG-HRD-13",
}
OPEN = {"open_play": "TG-OPN-01"}
RULES = {**EASIER, **HARDER, **OPEN}
HARD_SECRET = 42  # TG-HRD-03
TURNED = 1  # TG-HRD-02: what a limiter upside down takes off, until somebody has read it off the piece


def hard(offset: int = TURNED) -> dict[str, Any]:
    """All of hard mode at once; each part of it can be switched off again. TG-HRD-01..14."""
    return {**dict.fromkeys(HARDER, True), "limiter_offset": offset}


def contradictions(modes: Modes, players: int) -> dict[str, tuple[str, str]]:
    """What does not go together at a table of so many: the words for it, with the mode and the rule."""
    found = {}
    if modes.no_limiter and modes.limiter_offset:
        found["no-limiter-to-turn"] = ("limiter_offset", "TG-HRD-01")
    if modes.no_limiter and players > 1:
        found["limiter-goes-alone"] = ("no_limiter", "TG-STO-04")
    return found


def is_easier(state: Avalon) -> bool:
    """TG-STO-01, TG-STO-04: whether the table plays its easier game already, alone or with others."""
    return state.modes.no_limiter if state.players == 1 else state.modes.story


def fit(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-STO-04, TG-HRD-01: the limiter of one character as the modes want it: away, as usual, or upside down."""
    limited, offset = not draft.state.modes.no_limiter, draft.state.modes.limiter_offset
    was, turned = hero.limited, hero.limiter_offset > 0
    hero.limited, hero.limiter_offset = limited, offset
    if hero.dead:  # nobody's hands are on its board
        hero.energy.value = min(hero.energy.value, hero.energy_limit)
        return
    if was != limited:
        draft.tell("tell-limiter-on" if limited else "tell-limiter-off", who=hero.id, health=hero.health.value)
    if limited and turned != (offset > 0):
        draft.tell("tell-limiter-turned" if offset else "tell-limiter-upright", who=hero.id)
    settle(draft, hero)


def begin(draft: Draft[Avalon]) -> None:
    """What the modes chosen at set-up want of the hands before the first day, beside the limiters. TG-HRD-03."""
    state = draft.state
    if state.modes.secret_42:
        give_hard_secret(draft)
    if state.modes.story and state.players == 1:
        draft.tell("tell-story-needs-two")
    if state.modes.coin_escape:
        draft.tell("tell-coin-at-hand")


def give_hard_secret(draft: Draft[Avalon]) -> None:
    """TG-HRD-03: secret 42 goes to the first player's character, unless somebody holds it already."""

    if hard_secret(draft.state) is not None:
        return
    order = {seat.id: place for place, seat in enumerate(draft.state.seats)}  # a correction may have lost a seat
    first = min(draft.state.living, key=lambda hero: order.get(hero.seat, len(order)), default=None)
    if first is not None:
        draft.tell("tell-take-hard-secret", who=first.id, number=HARD_SECRET)
        take(draft, first.id, "secret", number=HARD_SECRET)


def take_hard_secret_back(draft: Draft[Avalon]) -> None:
    """TG-HRD-03: without hard mode the secret goes back among the others, from whoever has it by now."""
    state, card = draft.state, hard_secret(draft.state)
    holder = next((hero for hero in state.heroes.values() if card in hero.belongings), None)
    if holder is not None:
        belongings.part(draft, holder, card)
    elif card is not None:
        state.legacy.remove(card)
        draft.tell("tell-discard-secret", name=card.name)


def hard_secret(state: Avalon) -> Any:
    """TG-HRD-03, TG-SEC-01: the card of that number: at a character, or waiting to be divided."""
    cards = [*state.legacy, *(card for hero in state.heroes.values() for card in hero.belongings)]
    return next((card for card in cards if card.kind == "secret" and card.number == HARD_SECRET), None)


def switch(draft: Draft[Avalon], chosen: dict[str, Any]) -> None:
    """TG-STO-02: modes begin or end from now on; what follows from that is told to the hands."""
    state, before = draft.state, draft.state.modes
    state.modes = msgspec.structs.replace(before, **chosen)
    new = [mode for mode in RULES if getattr(state.modes, mode) != getattr(before, mode)]
    ruled_out = contradictions(before, state.players)
    for key, (_, rule) in contradictions(state.modes, state.players).items():
        if key not in ruled_out:
            draft.object(rule, key)
    for mode in new:
        on = getattr(state.modes, mode)
        if mode == "limiter_offset":
            draft.write("wrote-limiter-offset", offset=on)
        else:
            draft.write("wrote-mode", mode=mode, on="yes" if on else "no")
    for hero in state.heroes.values():
        fit(draft, hero)
    if "secret_42" in new:
        give_hard_secret(draft) if state.modes.secret_42 else take_hard_secret_back(draft)
    if "story" in new:
        draft.tell("tell-players-now", count=state.scale)
        if state.modes.story and state.players == 1:
            draft.tell("tell-story-needs-two")
    if "coin_escape" in new and state.modes.coin_escape:
        draft.tell("tell-coin-at-hand")
    for hero in state.living if "item_limit" in new else ():
        if over := belongings.over_the_limit(state, hero):
            draft.tell("tell-items-over", who=hero.id, count=over, most=state.most_items)
