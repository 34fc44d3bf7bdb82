"""Character boards: markers moved by hand, and noting a whole board at once."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import TRACKS, Count, Counted, HeroId, Plight
from ..play import board_facts, board_notes, boards, lessons
from ..play.acting import hero_of
from ..play.board_facts import BoardFacts, BoardRead
from ..play.board_notes import BoardNote
from ..play.boards import shift, take_off
from ..state.table import Avalon

moves = Moves()
BoardSteps = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Boards = Annotated[list[BoardRead], msgspec.Meta(min_length=1, max_length=4)]


@moves.add(by="seat")
def change(draft: Draft[Avalon], who: HeroId, what: Counted, by: BoardSteps) -> None:
    """Gain or lose: a track moves as far as it goes, a resource never below 0. TG-TRK-11, TG-TRK-12, TG-RES-09."""
    boards.change(draft, who, what, by)


@moves.add(by="seat")
def set_to(draft: Draft[Avalon], who: HeroId, what: Counted, value: Count) -> None:
    """Put a marker where it stands on the board; Energy never above Health. TG-TRK-05, TG-TRK-11."""
    hero = hero_of(draft, who)
    if what in TRACKS:
        track = hero.track(what)
        if value > track.top:
            draft.refuse("value", "track-ends-at", what=what, top=track.top)
        if what == "energy" and value > hero.energy_limit:
            draft.object("TG-TRK-05", "energy-above-health", can_overrule=False, who=who, limit=hero.energy_limit)
        shift(draft, hero, what, value - track.value)
    else:
        if value > max(hero.resources[what], draft.state.most(what)):
            draft.object("TG-HRD-11", "too-many-of-resource", what=what, most=draft.state.most(what))
        hero.resources[what] = value
        hero.food_told = hero.food_told or what == "food"
    draft.write("wrote-set", who=who, what=what, value=value)


@moves.add(by="seat")
def lift(draft: Draft[Avalon], who: HeroId, card: Plight) -> None:
    """TG-MAD-03, TG-DIE-03: take the dying card or the madness card off a board, as the card itself says."""
    hero = hero_of(draft, who)
    take_off(draft, hero, card)
    draft.write("wrote-lifted", who=who, card=card)


@moves.add(hidden=True)
def note_boards(draft: Draft[Avalon], boards: Annotated[list[BoardNote], msgspec.Meta(max_length=4)]) -> None:
    """TG-SAV-02, TG-SAV-03: take the boards' values once, as they lie there; what is left out stays as it was."""
    board_notes.note(draft, boards)


@moves.add(by="seat", hidden=True, teaches=lessons.of_board)
def read_board(draft: Draft[Avalon], who: HeroId, printed: BoardFacts) -> None:
    """TG-CHR-02, TG-TRK-01, TG-ATT-07: learn what is printed on a board: track lengths, action, trait, number.

    `printed.attributes`, `printed.resources`: what lies on it, told with the rest; what is left out stays as it was.
    """
    board_facts.learn(draft, hero_of(draft, who), printed)
    draft.write("wrote-board-read", who=who)


@moves.add(by="seat", hidden=True, teaches=lessons.of_boards)
def read_boards(draft: Draft[Avalon], boards: Boards) -> None:
    """TG-CHR-02, TG-CHR-05: learn at once what is printed on the boards and cards that nobody has read yet."""
    for index, board in enumerate(boards):
        board_facts.learn(draft, hero_of(draft, board.who, f"boards.{index}.who"), board.printed)
    draft.write("wrote-boards-read", who=[board.who for board in boards])
