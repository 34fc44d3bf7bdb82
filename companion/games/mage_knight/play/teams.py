"""Who is whose ally, and what that forbids or spares. MK-TEAM, MK-CO-06, MK-MOV-19."""

from __future__ import annotations

from dataclasses import dataclass

from ..state.table import MageKnight


@dataclass(frozen=True)
class Ban:
    """Why two heroes may not fight: the rule, and the key of the words that say it."""

    rule: str
    key: str


def cooperative(state: MageKnight) -> bool:
    """Whether several play against the cities together; a cooperative scenario played alone is solo (MK-SC-07)."""
    return not state.alone and state.printed.rivalry == "cooperative"


def rivals(state: MageKnight, seat: int) -> list[int]:
    """MK-TEAM-02, MK-SKL-05: whom that seat's interactive skill touches: all but itself and its allies, in order."""
    spared = state.allies(seat) | {seat}
    return [one.seat for one in state.clockwise(seat) if one.seat not in spared and not one.eliminated]


def bans(state: MageKnight, who: int, whom: int) -> list[Ban]:
    """MK-MOV-19, MK-PVP-01, MK-TEAM-07, MK-VAR-12, MK-FR-04, MK-OR-04: why one hero may not fight the other here and
    now, the most lasting reason first; nothing: they may, if one stops on the other's space."""
    found = []
    if cooperative(state):
        found.append(Ban("MK-MOV-19", "no-duel-cooperative"))
    elif whom in state.allies(who):
        found.append(Ban("MK-TEAM-07", "no-duel-allies"))
    if "no_duels" in state.variants:
        found.append(Ban("MK-VAR-12", "no-duel-agreed"))
    elif not state.printed.duels and "duels_agreed" not in state.variants:
        found.append(Ban("MK-FR-04", "no-duel-here"))
    if state.round.won:
        found.append(Ban("MK-PVP-01", "no-duel-game-ending"))
    if state.round.announced is not None:
        found.append(Ban("MK-OR-04" if state.scenario == "one_to_return" else "MK-PVP-01", "no-duel-round-ending"))
    if whom in state.flipped:
        found.append(Ban("MK-EDG-02", "no-duel-flipped"))
    return found


def friendly_owner(state: MageKnight, seat: int, owner: int | None) -> bool:
    """MK-TEAM-08, MK-MOV-20: whether a keep is the seat's own or an ally's: entered freely, and open to recruiting."""
    return owner is not None and (owner == seat or owner in state.allies(seat))
