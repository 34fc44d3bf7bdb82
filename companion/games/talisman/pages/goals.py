"""Where the active character may go now, as the turn and the map show it; the encounter cards of the box."""

from __future__ import annotations

from typing import Any

from ..box import board
from ..box.printed import known_cards
from ..box.whereabouts import spot
from ..play import odds, paths, travel
from ..play.paths import way_round
from ..play.totals import total
from ..state.table import Realm
from .figures import figure


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


def _past_the_sentinel(state: Realm, end: paths.End) -> bool:
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
