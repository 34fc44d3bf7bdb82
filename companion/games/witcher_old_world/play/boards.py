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
    taken = [witcher.school for witcher in state.witchers]
    left = [school for school in SCHOOLS if school not in taken]
    state.offered = []
    if not state.choosing:
        return
    while left and len(state.offered) < 2:
        state.offered.append(left.pop(left.index(state.chance.pick(left))))
    if len(state.offered) == 1:
        take(draft, state.at(state.choosing.pop(0)), state.offered[0])
        state.offered = []


def take(draft: Draft[Continent], witcher: Witcher, school: School) -> None:
    """WO-SET-30..38: a seat's board, its figure on the school's location, its cards and its gold."""
    state = draft.state
    witcher.school = school
    witcher.location = board.school_at(school)
    witcher.own_trophies = len(state.witchers) - 1
    hand, gold = STARTS[len(state.witchers)][witcher.seat - 1]
    facts = {"who": named(witcher), "place": witcher.location, "trophies": witcher.own_trophies}
    draft.tell("tell-take-board", **facts)
    draft.tell("tell-start-with", who=named(witcher), cards=hand, gold=gold)
    if state.in_app("boards"):
        witcher.gold = gold
    if own_cards.counted(draft):
        witcher.hand, witcher.deck = hand, witcher.deck - hand
    draft.write("wrote-seated", who=named(witcher), seat=witcher.seat)


def read_off(draft: Draft[Continent], witcher: Witcher, numbers: Mapping[str, int]) -> None:
    """WO-SET-32, WO-DCK-02: a player board, or what lies around it, as it was read off the table."""
    for name, number in numbers.items():
        setattr(witcher, name, number)
    if "level" not in numbers:
        witcher.level = max(witcher.level, witcher.lowest)
    witcher.shield = min(witcher.shield, growth.shield_cap(draft.state, witcher))
    if set(numbers) >= set(PILES):
        witcher.gained = max(0, witcher.cards - STARTERS + witcher.trashed)
