"""The choices before the first turn: boards, the terrain of a stronger monster, an attribute. WO-SET-19, 26, BIG-02."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Attribute, School, Terrain, Who
from ..play import boards, growth, monsters, turns
from ..play.acting import witcher_of
from ..state.table import Continent
from ..state.witcher import Witcher, named

moves = Moves()


def _choosing(draft: Draft[Continent], who: Who, phase: str, rule: str) -> Witcher:
    """Whoever chooses now; out of its order only when the table says so, and nobody twice."""
    witcher, state = witcher_of(draft, who), draft.state
    if state.turn.phase != phase or not state.choosing:
        draft.object(rule, "nothing-to-choose", can_overrule=False)
    if state.choosing[0] != who:
        again = who not in state.choosing  # nobody chooses twice
        draft.object(
            rule,
            "not-its-choice",
            can_overrule=not again,
            who=named(witcher),
            whom=named(witcher_of(draft, state.choosing[0])),
        )
        state.choosing.remove(who)
        state.choosing.insert(0, who)
    return witcher


@moves.add(by="seat", step="set_up")
def choose_board(draft: Draft[Continent], who: Who, school: School) -> None:
    """WO-SET-26..29, WO-SET-31, WO-SET-33: a player keeps one of two boards; the starting player is last."""
    witcher, state = _choosing(draft, who, "boards", "WO-SET-26"), draft.state
    if any(other.school == school for other in state.witchers):
        draft.refuse("school", "school-taken", school=school)
    if school not in state.offered:
        draft.object("WO-SET-27", "board-not-drawn", school=school)
    boards.take(draft, witcher, school)
    state.choosing.pop(0)
    boards.offer(draft)
    turns.next_choice(draft)


@moves.add(by="seat", step="set_up", reveals=True)
def choose_terrain(draft: Draft[Continent], who: Who, terrain: Terrain) -> None:
    """WO-SET-19, WO-SET-20: with two players the starting player says where the level II monster lives."""
    _choosing(draft, who, "terrain", "WO-SET-19")
    state = draft.state
    monsters.place(draft, terrain, monsters.draw(draft, 2))
    for other in state.slots:
        if other != terrain:
            monsters.place(draft, other, monsters.draw(draft, 1))
    state.choosing.pop(0)
    turns.next_choice(draft)


@moves.add(by="seat", step="set_up")
def choose_attribute(draft: Draft[Continent], who: Who, attribute: Attribute) -> None:
    """WO-BIG-02..04, WO-LVL-08: with four or five players each raises one attribute, clockwise."""
    witcher = _choosing(draft, who, "attributes", "WO-BIG-02")
    growth.raise_attribute(draft, witcher, attribute)
    draft.state.choosing.pop(0)
    turns.next_choice(draft)
