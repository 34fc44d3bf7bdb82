"""Player boards: offered, taken with what belongs to them, read off the table. WO-SET-26..38."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.draft import Draft
from ..box import board
from ..box.names import SCHOOLS, STARTERS, School
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import growth, own_cards

# WO-SET-36, WO-SOL-03: hand cards and gold by the number of players and the seat.
STARTS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((5, 3),),
    2: ((3, 2), (5, 4)),
    3: ((3, 2), (4, 4), (5, 6)),
    4: ((2, 4), (3, 5), (4, 6), (5, 7)),
    5: ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}
PILES = ("hand", "deck", "discard")


def offer(draft: Draft[Continent]) -> None:
    """WO-SET-27, WO-SET-28: two boards at random for whoever chooses next; the last one of five gets what is left."""
    state = draft.state
    taken = [one.school for one in state.witchers]
    left = [school for school in SCHOOLS if school not in taken]
    state.offered = []
    if not state.choosing:
        return
    while left and len(state.offered) < 2:
        state.offered.append(left.pop(left.index(state.chance.pick(left))))
    if len(state.offered) == 1:
        take(draft, state.at(state.choosing.pop(0)), state.offered[0])
        state.offered = []


def take(draft: Draft[Continent], one: Witcher, school: School) -> None:
    """WO-SET-30..38: a seat's board, its figure on the school's location, its cards and its gold."""
    state = draft.state
    one.school = school
    one.location = board.school_at(school)
    one.own_trophies = len(state.witchers) - 1
    hand, gold = STARTS[len(state.witchers)][one.seat - 1]
    facts = {"who": named(one), "place": one.location, "trophies": one.own_trophies}
    draft.tell("tell-take-board", **facts)
    draft.tell("tell-start-with", who=named(one), cards=hand, gold=gold)
    if state.in_app("boards"):
        one.gold = gold
    if own_cards.counted(draft):
        one.hand, one.deck = hand, one.deck - hand
    draft.write("wrote-seated", who=named(one), seat=one.seat)


def read_off(draft: Draft[Continent], one: Witcher, numbers: Mapping[str, int]) -> None:
    """WO-SET-32, WO-DCK-02: a player board, or what lies around it, as it was read off the table."""
    for name, number in numbers.items():
        setattr(one, name, number)
    if "level" not in numbers:
        one.level = max(one.level, one.lowest)
    one.shield = min(one.shield, growth.shield_cap(draft.state, one))
    if set(numbers) >= set(PILES):
        one.gained = max(0, one.cards - STARTERS + one.trashed)
