"""Whose turn comes next: the round order, flipped tokens, last turns. MK-RND-15, MK-RND-16, MK-SCN-01, MK-EDG-01."""

from __future__ import annotations

from collections.abc import Iterable

from ..box.names import DUMMY
from ..state.hero import Hero
from ..state.table import MageKnight


def playing(state: MageKnight) -> list[int]:
    """Who takes turns at all, in the round order: a hero that is eliminated does not (MK-OR-01)."""
    return [seat for seat in state.order if seat == DUMMY or not state.at(seat).eliminated]


def after(state: MageKnight, seat: int) -> list[int]:
    """All who take turns, as they come after that seat, which is the last of them."""
    if seat not in state.order:
        return playing(state)
    place = state.order.index(seat) + 1
    there = {*playing(state)}
    return [one for one in [*state.order[place:], *state.order[:place]] if one in there]


def due(state: MageKnight, seat: int) -> list[int]:
    """Who still has a turn in this round, as they come after that seat.

    Once its end is announced, who has a last turn (MK-RND-15); once the scenario is won, who has one of the game
    (MK-SCN-01). Where both hold, only who has both still to come: nobody ever has two last turns (MK-EDG-01).
    """
    coming: Iterable[int] = after(state, seat)
    if state.round.announced is not None:
        coming = [one for one in coming if one in state.round.last]
    if state.round.won:
        coming = [one for one in coming if one in state.round.final]
    return list(coming)


def had(state: MageKnight, seat: int) -> None:
    """A seat's turn is over, or was skipped: where it was a last one, it has none any more."""
    state.round.last = [one for one in state.round.last if one != seat]
    if state.turn is not None and state.turn.seat == seat and state.turn.won:
        return
    state.round.final = [one for one in state.round.final if one != seat]


def announced_by(state: MageKnight, seat: int) -> None:
    """MK-RND-15, MK-DUM-15: the end of the round is announced; each of the others has exactly one more turn.

    The dummy player has one, too, as long as it has cards to flip.
    """
    others = [one for one in after(state, seat) if one != seat]
    if state.dummy is None or not state.dummy.left:
        others = [one for one in others if one != DUMMY]
    state.round.announced = seat
    state.round.last = others
    had(state, seat)


def won(state: MageKnight) -> None:
    """MK-SCN-01, MK-DUM-14: the scenario's end is there; everybody has one last turn, the dummy player none.

    Who has had a last turn of this round has none of the game either (MK-EDG-01): the round ends before.
    """
    if not state.round.won:
        state.round.won = True
        state.round.final = [one for one in playing(state) if one != DUMMY]
        if state.turn is not None:
            state.turn.won = True


def picking(state: MageKnight) -> list[int]:
    """MK-TAC-02, MK-TAC-03: who picks a tactic when: least Fame first, of equals who is lower in the column."""
    lower = {seat: place for place, seat in enumerate(state.order)}
    heroes = [one for one in state.heroes if not one.eliminated]
    return [one.seat for one in sorted(heroes, key=lambda one: (one.fame, -lower[one.seat]))]


def by_tactic(state: MageKnight) -> list[int]:
    """MK-TAC-05: the tokens by the numbers of the tactics, the lowest on top; who has none stays behind in order."""
    numbers = {one.seat: one.tactic for one in state.heroes}
    if state.dummy:
        numbers[DUMMY] = state.dummy.tactic
    return sorted(state.order, key=lambda seat: numbers.get(seat) or 99)


def skips(state: MageKnight, hero: Hero) -> bool:
    """MK-EDG-02: whether that hero's token lies face down."""
    return hero.seat in state.flipped
