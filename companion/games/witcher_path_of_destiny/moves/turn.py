"""Moves of the course: characters are chosen, the chapter's active symbols are told, the table goes on. WP-CHAR."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.characters import Character
from ..box.knowledge import of_spread
from ..box.names import SIDES, Symbol, Title, Who
from ..play import choosing, course, reading, solo, stories
from ..state.player import named
from ..state.table import Destiny

moves = Moves()


@moves.add(by="seat", step="characters", reveals=True)
def choose_character(draft: Draft[Destiny], who: Who, character: Character) -> None:
    """WP-CHAR-01..04: keep one of the two boards that were dealt; the other goes back to the available ones."""
    state = draft.state
    player = seat_of(draft, state, who)
    if state.step != "characters":
        draft.object("WP-CHAR-02", "characters-are-chosen", can_overrule=False)
    if who != state.choosing[0]:
        draft.object("WP-CHAR-03", "chooses-later", can_overrule=False, who=state.choosing[0])
    if character not in state.offered:
        if character not in state.free_characters:
            draft.refuse("character", "character-taken", character=character)
        draft.object("WP-CHAR-02", "board-not-dealt", whom=character)
    choosing.give(draft, player, character)


@moves.add(by="seat")
def name_character(draft: Draft[Destiny], who: Who, name: Title) -> None:
    """WP-INIT-08: a character is called by a name of the table's own; left empty, by the box's."""
    player = seat_of(draft, draft.state, who)
    player.name = " ".join(name.split())
    draft.write("wrote-named", who=named(player))


@moves.add(step="reading", teaches=of_spread)
def name_symbols(draft: Draft[Destiny], left: Symbol, right: Symbol) -> None:
    """WP-SYM-02, WP-SYM-03: which two symbols are active in this chapter, as the story's choice pages show them."""
    state = draft.state
    if left == right:
        draft.refuse("right", "two-different-symbols")
    if state.step == "characters":
        draft.object("WP-STR-10", "characters-first", can_overrule=False)
    state.left, state.right = left, right
    if len(reading.way_here(state)) == state.chapter - 1:
        reading.learn_spread(state, reading.way_here(state), {"left": left, "right": right})
    draft.write("wrote-symbols", chapter=state.chapter, left=left, right=right)


@moves.add(step="reading", teaches=of_spread)
def name_coming(draft: Draft[Destiny], left: Symbol, right: Symbol) -> None:
    """WP-SYM-14, WP-SYM-15: the next chapter's active symbols, as the foot of the winning page announces them."""
    if left == right:
        draft.refuse("right", "two-different-symbols")
    state = draft.state
    state.coming = dict(zip(SIDES, (left, right), strict=True))
    if len(state.dominant) == state.chapter:  # else nobody knows yet whose page that is
        reading.learn_spread(state, state.dominant, state.coming)
    draft.write("wrote-coming", left=left, right=right)


@moves.add(page_after={"journal": "table"})
def next_step(draft: Draft[Destiny]) -> None:
    """WP-STR-03, WP-STR-07: the table has done this step, and goes on to the next one."""
    state = draft.state
    if state.step == "over":
        draft.object("WP-FIN-01", "game-is-over", can_overrule=False)
    if not course.stage(state).may_be_left(state):
        draft.object("WP-STR-03", "step-not-over", can_overrule=False, step=state.step)
    if stories.waits(state):
        draft.object("WP-STR-09", "story-decides-first", can_overrule=False)
    if unfinished := stories.of(state).unfinished(state):
        draft.object(*unfinished)
    if solo.needs(state):
        draft.object("WP-SOLO-36", "automa-first", can_overrule=False)
    if state.step == "reading" and state.left is None:
        draft.object("WP-STR-10", "symbols-first", can_overrule=False)
    if state.step == "reading" and state.owed:
        draft.object("WP-SYM-12", "loss-is-owed", can_overrule=False)
    if state.step == "reading" and reading.unread(draft):
        draft.object("WP-STR-08", "story-not-read")
    if state.step in ("winner", "epilogue") and not state.winner:
        draft.object("WP-FIN-07", "winner-first", can_overrule=False)
    course.leave(draft)
