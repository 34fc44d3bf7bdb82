"""Phase III on the turn's page, and what the rules want at once, whoever's turn it is. WO-PHIII."""

from __future__ import annotations

from dataclasses import dataclass

from ..play import market, monsters
from ..state.pieces import Drawing, Task
from ..state.table import Continent
from ..state.witcher import named
from .decks import Stall, stalls
from .figures import Figure, MonsterNamed, TrailLeft, figure, named_monster, trails_left


@dataclass(frozen=True)
class CardsPhase:
    """A seat's phase III. WO-PHIII."""

    figure: Figure
    cap: int  # to how many cards its hand is filled
    filled: bool  # only a card of the market is left to be gained
    stalls: list[Stall]
    affordable: list[int]  # positions of the market
    early: bool  # WO-TRN-06: the next one may begin
    after: Figure  # whose turn comes next


def cards_phase(state: Continent, phase: Drawing) -> CardsPhase:
    """A phase III that goes on."""
    witcher, market_now = state.at(phase.who), stalls(state)
    return CardsPhase(
        figure=figure(state, witcher),
        cap=phase.cap,
        filled=phase.filled or not state.in_app("decks"),
        stalls=market_now,
        affordable=[stall.position for stall in market_now if stall.price is not None and stall.price <= witcher.hand],
        early=not state.solo and phase.who == state.turn.who and len(state.drawing) == 1,
        after=figure(state, state.at(phase.who % len(state.witchers) + 1)),
    )


def refill(state: Continent) -> int:
    """WO-PHIII-09: the market's position whose printed cost nobody has said, the one furthest right; 0: none."""
    return max(unsaid(state), default=0)


def unsaid(state: Continent) -> list[int]:
    """The market's positions whose printed cost nobody has said, from the left as they lie."""
    if not state.in_app("market"):
        return []
    return [place for place, cost in enumerate(state.market, 1) if cost is None]


@dataclass(frozen=True)
class AtOnce:
    """What the rules want done at once, with what it takes."""

    task: Task
    named: str  # whose it is, as a message calls it; "": the table's
    there: list[int]  # positions of the market with a card of that cost
    unsaid: list[int]  # positions whose printed cost nobody has said, from the left
    tokens: list[int]  # that may turn up
    monsters: list[MonsterNamed]  # that may come
    trails: list[TrailLeft]


def at_once(state: Continent, task: Task) -> AtOnce:
    """A task of the table's."""
    extra = task.kind == "new_monster" and task.extra
    return AtOnce(
        task=task,
        named=named(state.at(task.who)) if task.who else "",
        there=market.of_cost(state, task.cost) if state.in_app("market") else [],
        unsaid=unsaid(state),
        tokens=state.tokens.get(task.terrain, []) if task.terrain else [],
        monsters=[named_monster(id) for id in monsters.may_come(state, 1 if extra else task.level)],
        trails=trails_left(state),
    )
