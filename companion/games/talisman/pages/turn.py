"""The turn's page: whose it is, what may be done now, and the one thing that comes next."""

from __future__ import annotations

from typing import Any

from ....core.message import say
from ..box import board
from ..box.whereabouts import spot, spots
from ..play import combat, encounter, evasion, happenings, obligations, odds, travel, turns
from ..play.totals import weapons_of, wielded
from ..state.character import Character, named
from ..state.pieces import Card, Fight
from ..state.table import Realm
from .figures import figure, sums
from .goals import box, gate, goals
from .next_step import next_step

# --- the turn --------------------------------------------------------------------------------------------------------


def view(state: Realm) -> dict[str, Any]:
    """Whose turn it is, what may be done now, and the one thing that comes next."""
    active = state.active
    return {
        "steps": turns.TURN.marked(state.standing) if state.standing else [],
        "active": active,
        "figure": figure(state, active),
        "sums": sums(state, active),
        "goals": goals(state),
        "gate": gate(state),
        "raft": {"decide": travel.deciding_on_raft(state), "ends": travel.raft_ends(state)},
        "can_build": travel.can_build_raft(state),
        "inside": travel.inner_steps(state),
        "stay": travel.may_stay_inside(state),
        "unfinished": travel.may_move(state) and travel.in_inner(active) and not active.fulfilled,
        "part": turns.part(state),
        "obligations": [
            {"what": what, "who": state.find(seat), "count": n} for what, seat, n in obligations.obligations(state)
        ],
        "here": [
            figure(state, one) | {"who": one, "ways": evasion.ways(state, one)}
            for one in encounter.others_here(state, active)
        ],
        "due": encounter.due(state),
        "cards": met_cards(state),
        "evading": evasion.before_the_fight(state),
        "gold": state.lying(active.space).gold,
        "offers": offers(state),
        "compulsory": encounter.compulsory_left(state) if turns.part(state) == "encounter" else "",
        "fight": fight(state),
        "clash": clash(state),
        "command": state.command,
        "lasting": active.lasting,
        "happened": happenings.waiting(state),
        "player": state.player_of(active.seat),
        "spots": spots(),
        "spot": spot(active.space),
        "box": box(),
        "seats": [
            figure(state, one) | {"who": one, "sums": sums(state, one), "player": state.player_of(one.seat)}
            for one in state.characters
        ],
        "winner": state.find(state.winner),
        "next": next_step(state),
        "subtitle": say("turn-subtitle", who=named(active), round=state.round),
    }


def met_cards(state: Realm) -> list[dict[str, Any]]:
    """The cards on the active character's space in the order of the encounter, each with what holds it up."""
    turn_, lying = state.turn, state.lying(state.active.space).cards
    rows = []
    for card in sorted(lying, key=lambda one: one.number):
        first = encounter.before_it(state, card)
        done = card.id in turn_.met or card.id in turn_.evaded
        evaded, free = card.id in turn_.evaded, card.id in turn_.free
        rows.append({"card": card, "first": first, "done": done, "evaded": evaded, "free": free})
    return rows


def offers(state: Realm) -> list[dict[str, Any]]:
    """The ways to follow the space, where that is what comes now."""
    active = state.active
    if not encounter.meets_the_space(state) or state.turn.followed:
        return []
    if board.region(active.space) == "inner" and active.fulfilled:
        return []
    return [{"offer": one, "spared": encounter.spared(active, one)} for one in encounter.offers(state, active)]


def fight(state: Realm) -> dict[str, Any] | None:
    """The fight that goes on: both sides with what they are made of, the odds, and what may save or be taken."""
    found = state.fight
    if found is None:
        return None
    own, their = combat.own_side(state, found, found.who), combat.their_side(state, found)
    return {
        "fight": found,
        "own": own,
        "their": their,
        "odds": odds.of_fight(own.value, their.value, own.dice, their.dice),
        "odds_rolled": odds.once_rolled(own.value, their.value, their.dice) if own.dice in (1, 2) else [],
        "foes": combat.foes_of(state, found),
        "who": state.at(found.who),
        "other": state.at(found.other) if found.other else None,
        "weapons": _weapons(state, found, found.who),
        "savers": _savers(state, found),
        "loser": state.find(found.loser),
        "winner": state.find(found.winner),
        "takes_from": _loser_of(state, found),
        "can_evade": evasion.in_fight(state),
    }


def clash(state: Realm) -> dict[str, Any] | None:
    """How the last fight's dice fell, side by side: who, the die, and what was added to it."""
    found = state.turn.clash
    if found is None:
        return None
    who, other = state.find(found.who), state.find(found.other)
    own = {"who": who, "die": found.die, "added": found.score - found.die, "score": found.score}
    their = {"who": other, "die": found.their_die, "added": found.their_score - found.their_die}
    return {"clash": found, "sides": [own, their | {"score": found.their_score}]}


def _weapons(state: Realm, found: Fight, seat: int) -> list[dict[str, Any]]:
    """TA-COM-06: the weapons to choose from, the ones that count ticked."""
    if found.psychic:
        return []
    one = state.at(seat)
    dragons = combat.dragons_among(state, found)
    counted = wielded(state, one, dragons=dragons)
    return [{"card": card, "counted": card in counted} for card in weapons_of(one, dragons)]


def _savers(state: Realm, found: Fight) -> list[Card]:
    """TA-KNOW-15, 16, TA-PSY-05: objects that may still save the lost life."""
    if found.step != "loss" or found.psychic or found.tried:
        return []
    return sorted((card for card in state.at(found.loser).objects if card.saves), key=lambda card: card.saves)


def _loser_of(state: Realm, found: Fight) -> Character | None:
    if found.step != "loot":
        return None
    return state.find(found.other if found.winner == found.who else found.who)
