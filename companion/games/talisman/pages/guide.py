"""The first evening: one line for whoever has never played, by what the turn asks of them now. TA-TURN-01."""

from __future__ import annotations

from ....core.guide import Advice, advise, folded
from ....core.message import say
from ..play import encounter, travel, turns
from ..play.obligations import obligations
from ..state.table import Realm
from .next_step import may_still

FIRST_EVENING = 1
ROUNDS = 2  # so often each has heard what a turn is made of; what comes seldom is told all evening
BY_ENCOUNTER = {
    "draw": ("draw", "TA-ENC-10"),
    "foes": ("foes", "TA-ENC-13"),
    "cards": ("cards", "TA-ENC-14"),
    "instruction": ("space", "TA-ENC-15"),
}


def advice(state: Realm) -> Advice | None:
    """The guide's line for where the turn of a guided table stands; None when it has nothing to add."""
    if not state.guided or state.evening.away or state.winner or state.evening.session != FIRST_EVENING:
        return None
    return _seldom(state) or (_every_turn(state) if state.round <= ROUNDS else _farewell(state))


def _seldom(state: Realm) -> Advice | None:
    """What comes now and then: a fight, something to put down, a toad, the middle of the board."""
    if state.fight is not None:
        return _at_a_fight(state)
    duty = next(iter(obligations(state)), None)
    if duty is not None and duty.what in ("spells", "objects"):
        return advise(f"surplus-{duty.what}", "TA-CRA-14" if duty.what == "spells" else "TA-OBJ-08")
    if turns.part(state) != "movement":
        return None
    if state.active.toad is not None:
        return advise("toad", "TA-TOAD-09")
    return advise("inside", "TA-INN-02") if travel.in_inner(state.active) else None


def _at_a_fight(state: Realm) -> Advice | None:
    fight = state.fight
    assert fight is not None
    if fight.step == "before":
        kind = "psychic" if fight.psychic else "combat"
        return advise("fight", "TA-PSY-03" if fight.psychic else "TA-COM-06", kind=kind)
    if fight.step == "loss":
        return advise("loss", "TA-COM-09")
    return advise("loot", "TA-COM-18") if fight.step == "loot" else None


def _every_turn(state: Realm) -> Advice | None:
    """TA-TURN-01: movement, then the encounter. Whoever comes first hears it, and for the others it is folded.

    Above the map where one may go it is never open: there the question itself must be in sight.
    """
    name, rule = _part(state)
    fresh = state.round == 1 and state.turn.who == state.first and name != "where"
    return folded(advise(name, rule), say(f"guide-of-{name}"), fresh)


def _part(state: Realm) -> tuple[str, str]:
    part = turns.part(state)
    if part == "movement":
        return ("where", "TA-MOV-04") if state.turn.rolled else ("roll", "TA-MOV-01")
    left = encounter.compulsory_left(state) if part == "encounter" else ""
    if part == "encounter" and encounter.others_here(state, state.active) and not left:
        return "others", "TA-ENC-04"
    if left in BY_ENCOUNTER:
        return BY_ENCOUNTER[left]
    return ("still", "TA-ENC-12") if part == "encounter" and may_still(state) else ("over", "TA-TURN-02")


def _farewell(state: Realm) -> Advice | None:
    """With the first turn of the next round it takes its leave."""
    if state.round > ROUNDS + 1 or state.turn.who != state.first or turns.part(state) != "movement":
        return None
    return advise("farewell", "TA-STR-08")
