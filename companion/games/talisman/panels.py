"""The pages of a table: the turn, the map, the characters, the spells in hand, the race, and the table's own rules."""

from __future__ import annotations

from typing import Any

from ...core.game import Panel
from ...core.message import say
from ...core.page import Next
from . import board, combat, course, encounter, evasion, happenings, odds, travel
from .next_step import elsewhere, next_step
from .pages import race, seats, table
from .pages.figures import figure, sums
from .pieces import Card, Fight
from .piles import named
from .printed import instructions, known_cards
from .spots import spot, spots, way_round
from .state import Character, Realm
from .totals import (
    total,
    weapons_of,
    wielded,
)

# --- the turn --------------------------------------------------------------------------------------------------------


def turn(state: Realm) -> dict[str, Any]:
    """Whose turn it is, what may be done now, and the one thing that comes next."""
    active = state.active
    return {
        "steps": course.TURN.marked(state.standing) if state.standing else [],
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
        "part": course.part(state),
        "obligations": [
            {"what": what, "who": state.find(seat), "count": n} for what, seat, n in course.obligations(state)
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
        "compulsory": encounter.compulsory_left(state) if course.part(state) == "encounter" else "",
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


def box() -> dict[str, str | None]:
    """The encounter cards that are known without the owner's box, with their kinds."""
    return {name: card.kind for name, card in known_cards({}).items() if card.origin == "encounter"}


def goals(state: Realm) -> list[dict[str, Any]]:
    """TA-MOV-06: the ends of the movement now, each with the move that leads there."""
    seat = state.turn.who
    ends = travel.ends(state) if travel.steps_left(state) and travel.may_move(state) else []
    found = []
    for end in ends:
        if not _past_the_sentinel(state, end):
            start = board.HILLS if state.turn.crossed else state.active.space
            more = {"round": way_round(start, end.path)}
            found.append(_goal(state, end.to, "go", {"who": seat, "to": end.to}, "go", end.crosses) | more)
    bridge = next((end for end in ends if _past_the_sentinel(state, end)), None)
    if bridge is not None:  # TA-SENT-12: where the rest of the roll leads is chosen behind it
        left = travel.left_behind_the_bridge(state.active.space, bridge.path)
        to = board.HILLS
        found.append(_goal(state, to, "go", {"who": seat, "to": to}, "cross", True) | {"sentinel": True, "left": left})
    for to in travel.raft_ends(state):
        found.append(_goal(state, to, "use_raft", {"who": seat, "to": to}, "raft", True))
    for to, back in travel.inner_steps(state).items():
        found.append(_goal(state, to, "step", {"who": seat, "to": to}, "step", back))
    return found


def _past_the_sentinel(state: Realm, end: board.End) -> bool:
    """TA-SENT-03: whether that way leads inwards over the bridge, which has still to be won."""
    return end.inward and not state.turn.crossed


def _goal(state: Realm, to: str, move: str, args: dict[str, Any], kind: str, apart: bool) -> dict[str, Any]:
    lying = state.lying(to)
    return {
        "space": board.space(to),
        "spot": spot(to),
        "move": move,
        "args": args,
        "kind": kind,
        "apart": apart,
        "here": [figure(state, one) for one in state.on(to)],
        "cards": len(lying.cards),
        "gold": lying.gold,
        "draws": state.draws.get(to, board.space(to).draw),
        "round": "",  # which way round, where it goes along the board
        "sentinel": False,  # over the bridge, past the Sentinel, with so many steps of the roll left
        "left": 0,
    }


def gate(state: Realm) -> dict[str, Any] | None:
    """TA-GATE-04, TA-KNOW-07: what trying the Gate would ask, by strength and by craft, and how often it opens."""
    active = state.active
    ways = travel.gate_ways(state) if travel.steps_left(state) else []
    if not ways:
        return None
    fewer = active.can("one_die_fewer")
    return {
        "inward": all(way.inward for way in ways) and not state.turn.crossed,
        "strength": {"value": total(state, active, "strength"), "dice": 2},
        "craft": {"value": total(state, active, "craft"), "dice": 1 if fewer else 2},
        "strength_odds": odds.at_most(total(state, active, "strength")),
        "craft_odds": odds.at_most(total(state, active, "craft"), 1 if fewer else 2),
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


# --- the map ---------------------------------------------------------------------------------------------------------


def map_(state: Realm) -> dict[str, Any]:
    """The whole board: who stands where, what lies there, and where the active character may go now."""
    ways = {goal["space"].id: goal for goal in goals(state)}
    return {
        "board": [
            {
                "space": space,
                "here": [figure(state, one) for one in state.on(id)],
                "cards": len(state.lying(id).cards),
                "gold": state.lying(id).gold,
                "goal": ways.get(id),
            }
            for id, space in board.spaces().items()
        ],
        "gate": gate(state),
        "details": {id: lying for id, lying in state.spaces.items()},
        "draws": {id: state.draws.get(id, space.draw) for id, space in board.spaces().items()},
        "opposite": {id: space.opposite for id, space in board.spaces().items()},
        "active": state.active,
        "spots": {one.id: one for one in spots()},
        "box": box(),
        "printed": {id: instructions(id) for id in board.spaces()},
        "next": elsewhere(state),
        "subtitle": say("turn-subtitle", who=named(state.active), round=state.round),
    }


# --- the characters --------------------------------------------------------------------------------------------------


BACK = Next(say("step-back-to-turn"), page="turn")  # where the turn waits for something that is not one tap


def party(state: Realm) -> dict[str, Any]:
    """Each seat's character, with the one large step of the turn, unless it would lead here."""
    step = elsewhere(state) or BACK
    return seats.party(state) | {"next": step if step.page != "party" else None}


def hand(state: Realm) -> dict[str, Any]:
    """The spells in hand, with the large step back to the turn, unless it waits for a surplus put down here."""
    step = next_step(state)
    here = step is not None and step.page == "hand"
    return seats.hand(state) | {"next": None if here else BACK}


PANELS = (
    Panel("turn", turn),
    Panel("map", map_),
    Panel("party", party),
    Panel("hand", hand),
    Panel("race", race.race),
    Panel("table", table.rules),
)


def leads(page: str, state: Realm) -> str:
    """From a tale that is told to the turn: the board game goes on."""
    reading = state.open_reading
    return "turn" if page == "journal" and reading is not None and reading.resting else page
