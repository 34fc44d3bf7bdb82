"""A toy game for the tests: a miller's track, a deck of sacks and a die. Small enough to hold in the head."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from companion.core.bounds import Tally
from companion.core.chance import Chance
from companion.core.checklist import Checklist, Line
from companion.core.deck import Deck
from companion.core.die import numbered
from companion.core.draft import Draft
from companion.core.game import Game, Panel
from companion.core.message import say
from companion.core.moves import Moves
from companion.core.page import View
from companion.core.table import Seat, Table
from companion.core.table_moves import table_moves
from companion.core.track import Track
from companion.core.viewer import Viewer

moves = Moves(table_moves)
DIE = numbered("die", 6)
Steps = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Mill(Table, kw_only=True):
    """The mill: water in the pond, sacks in the deck, flour so far."""

    water: Track
    sacks: Deck
    flour: Tally = 0


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """How the mill begins."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    sacks: Annotated[int, msgspec.Meta(ge=0, le=30)] = 6


def set_up(game: Game[Mill], name: str, options: Options, seed: str, knowledge: dict) -> Draft[Mill]:
    draft = Draft(
        game,
        Mill(
            name=name,
            seats=[Seat(id=number + 1) for number in range(options.players)],
            chance=Chance(seed),
            kept={"pond": "app"},
            water=Track(3, 9, red=(0, 1)),
            sacks=Deck(shuffled=[f"sack {number}" for number in range(options.sacks)]),
        ),
    )
    draft.tell("tell-fill-pond", water=3)
    draft.write("wrote-mill-built")
    return draft


@moves.add()
def let_in(draft: Draft[Mill], steps: Steps = 1) -> None:
    """TO-MIL-01: water comes in, never above the dam."""
    moved = draft.state.water.move(steps)
    draft.tell("tell-fill-pond", water=draft.state.water.value)
    draft.write("wrote-water-came", steps=moved)


@moves.add(by="seat", reveals=True)
def grind(draft: Draft[Mill], who: int, drew: str | None = None, rolled: str | None = None) -> None:
    """TO-MIL-02: grind a sack for as much flour as the die shows; it costs one step of water."""
    if draft.state.water.value == 0:
        draft.object("TO-MIL-02", "pond-is-dry")
    draft.state.water.move(-1)
    sack = draft.draw("sacks", draft.state.sacks, drew)
    draft.state.sacks.put_to_discard(sack)
    draft.state.flour += int(draft.roll(DIE, rolled))
    draft.write("wrote-ground", who=who, sack=sack)


@dataclass(frozen=True, kw_only=True)
class Day(View):
    """What the page of the day shows."""

    water: int


def day(state: Mill, viewer: Viewer) -> Day:
    """How high the pond stands."""
    return Day(water=state.water.value)


def _list(purpose: str) -> Checklist:
    return Checklist(purpose, [Line("pond", "world", say("tell-fill-pond", water=0))])


GAME = Game(
    id="toy",
    code="TO",
    home=Path(__file__).parent,
    state=Mill,
    options=Options,
    set_up=set_up,
    moves=moves,
    panels=(Panel("day", day),),
    sentence=lambda state: say("sentence-mill", flour=state.flour),
    packing=lambda state: _list("put_away"),
    laying=lambda state: _list("lay_table"),
    recap=lambda told: told,
    dice=(DIE,),
    areas=("pond",),
)
