"""What fits its types and still contradicts itself is no table: a turn of nobody's, a market of five. WO-SES-01."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.deck import UNKNOWN
from .names import PLACES

if TYPE_CHECKING:
    from .state import Continent

DICE = 5  # WO-POK-07


def contradiction(state: Continent) -> str:
    """What is wrong with a state, so that no move could go on from it; "" when it is sound."""
    seats = list(range(1, len(state.witchers) + 1))
    if not seats or [one.seat for one in state.witchers] != seats:
        return "witchers sit in the order of their seats"
    if not _somebodys(state) <= {*seats} or not _anybodys(state) <= {0, *seats}:
        return "nobody sits there"
    rows = ((state.market, PLACES), (state.level_damage, 3), (state.fatigue, 3), (state.reputation, 4))
    if any(len(row) != long for row, long in rows):
        return "so many numbers are not printed"
    cards = (card for deck in (state.city, state.wilds) for card in deck.cards)
    if any(card != UNKNOWN and not card.isdecimal() for card in cards):
        return "no exploration card is called that"
    return _of_poker(state) or _of_fight(state)


def _somebodys(state: Continent) -> set[int]:
    """Seats that must be somebody's."""
    found = {state.turn.who, *state.turn.played, *state.choosing, *(one.who for one in state.drawing)}
    found |= {task.who for task in state.tasks if task.kind != "new_monster"}
    if (fight := state.fight) is not None:
        found |= {fight.who, *([fight.other] if fight.kind == "witcher" else [fight.controller])}
        found |= {int(seat) if seat.isdecimal() else 0 for seat in (*fight.fighters, *fight.bets)}
    return found | ({state.poker.who} if state.poker else set())


def _anybodys(state: Continent) -> set[int]:
    """Seats that may be nobody's (0)."""
    found = {state.winner}
    if state.fight is not None:
        found |= {state.fight.turn, state.fight.chooser}
    return found | ({state.poker.other} if state.poker else set())


def _of_poker(state: Continent) -> str:
    game = state.poker
    if game is None:
        return ""
    rolled = 0 if game.step == "roll" else DICE
    theirs = 0 if game.solo else rolled
    return "" if (len(game.own), len(game.their)) == (rolled, theirs) else "five dice are rolled"


def _of_fight(state: Continent) -> str:
    fight = state.fight
    if any(task.kind == "new_monster" and task.terrain is None for task in state.tasks):
        return "a monster lives on a terrain"
    if fight is None:
        return ""
    sides = {fight.who, fight.other} if fight.kind == "witcher" else {fight.who}
    if {int(seat) for seat in fight.fighters} != sides or len(sides) != 1 + (fight.kind == "witcher"):
        return "both sides fight, and nobody else"
    if fight.turn not in (sides if fight.kind == "witcher" and fight.step == "turns" else {0, *sides}):
        return "whoever fights has a fight turn"
    return "a monster lives on a terrain" if fight.kind == "monster" and fight.terrain is None else ""
