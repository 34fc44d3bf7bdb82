"""The course of the game: what happens when a step begins, when it is over, and what then follows. WP-STR.

Each step is a `Stage`; one that is nobody's to do goes on by itself, one without a word of when it is over waits until
the table says so (`next_step`).
"""

from __future__ import annotations

from ....core.draft import Draft
from ..state.pieces import StepName
from ..state.table import Destiny
from . import bonuses, chapter_end, choosing, drafting, fate, final, playing, solo, stories, turns, windows
from .stage import OfState, Stage, at_once

MOST_STEPS = 60  # more than a game has: a course that does not end is a mistake


def _check(draft: Draft[Destiny]) -> None:
    """WP-PLAY-12: the story's check after the play step."""
    stories.of(draft.state).after_play(draft)


def _checking(draft: Draft[Destiny]) -> None:
    """What the story has been told meanwhile."""
    stories.of(draft.state).during_check(draft)


def _checked(state: Destiny) -> bool:
    """The story's check is over, as far as the app knows."""
    return stories.of(state).looked(state)


def _after_check(draft: Draft[Destiny]) -> None:
    """What follows of the check."""
    stories.of(draft.state).after_check(draft)


def _resolving(draft: Draft[Destiny]) -> None:
    """WP-ABI-19: a card that is played in another step takes effect at once."""
    if draft.state.full:
        playing.go_on(draft)


def _all_drafted(state: Destiny) -> bool:
    """Everybody has drafted, and no effect waits for a choice."""
    return drafting.done(state) and all(not one.resolving for one in state.people)


def _all_played(state: Destiny) -> bool:
    """WP-PLAY-12: everybody has played, no effect waits, nobody owes a symbol."""
    return playing.done(state) and not state.owed


def _unless_lingering(over: OfState) -> OfState:
    """WP-ABI-10: a step is over, unless somebody could still use an ability in it; then the table says so."""
    return lambda state: over(state) and not windows.lingering(state)


def _lingering(over: OfState) -> OfState:
    """The other way round."""
    return lambda state: over(state) and bool(windows.lingering(state))


def _table_keeps(state: Destiny) -> bool:
    """Timelines are cleared by hand where the table keeps the cards."""
    return not state.full


STAGES: dict[StepName, Stage] = {
    "characters": Stage(go_on=choosing.offer, done=choosing.done, finish=choosing.line_up),
    "reading": Stage(finish=bonuses.give_back),
    "draft": Stage(
        begin=drafting.begin,
        go_on=_resolving,
        done=_unless_lingering(_all_drafted),
        finish=drafting.finish,
        left=_lingering(_all_drafted),
    ),
    "play": Stage(
        begin=playing.begin,
        go_on=playing.go_on,
        done=_unless_lingering(_all_played),
        finish=playing.finish,
        left=_lingering(_all_played),
    ),
    "check": Stage(begin=_check, go_on=_checking, done=_checked, finish=_after_check, left=at_once),
    "fate": Stage(begin=fate.begin, go_on=fate.go_on, done=fate.done, finish=fate.place),
    "dominance": Stage(
        begin=chapter_end.begin_dominance, go_on=chapter_end.weigh_fate, done=chapter_end.dominance_known
    ),
    "scoring": Stage(begin=chapter_end.ask_counts, done=chapter_end.counted, finish=chapter_end.score),
    "paths": Stage(begin=chapter_end.give_path_tokens, done=at_once),
    "keep": Stage(
        begin=chapter_end.begin_keeping,
        go_on=chapter_end.go_on_keeping,
        done=chapter_end.all_kept,
        left=_table_keeps,
    ),
    "quests": Stage(begin=final.ask_hands, done=final.quests_done),
    "gold": Stage(go_on=final.pay_gold, done=final.gold_done),
    "winner": Stage(begin=final.crown, done=at_once),
    "epilogue": Stage(finish=final.clear_away),
}
LASTING = Stage()


def stage(state: Destiny) -> Stage:
    """The step on which the table stands."""
    return stories.of(state).stages.get(state.step) or STAGES.get(state.step, LASTING)


def go_on(draft: Draft[Destiny]) -> None:
    """After each move: what follows of itself, until somebody has something to do."""
    state = draft.state
    for _ in range(MOST_STEPS):
        if state.step == "over":
            return
        if not state.begun:
            state.begun = True
            stage(state).begin(draft)
            solo.begin(draft)
        stage(state).go_on(draft)
        solo.go_on(draft)
        if stories.waits(state) or solo.needs(state) or not stage(state).done(state):
            return
        leave(draft)


def into_play(draft: Draft[Destiny]) -> None:
    """WP-ABI-10: cards that are played after the last pick say themselves that nobody uses an ability before them."""
    if may_play(draft.state):
        leave(draft)
        go_on(draft)


def may_play(state: Destiny) -> bool:
    """Whether the draft lasts only because somebody could still use an ability after it."""
    over = state.step == "draft" and stage(state).may_be_left(state)
    return over and not stories.waits(state) and not solo.needs(state)


def leave(draft: Draft[Destiny]) -> None:
    """The step is over, and the next one has still to begin."""
    stage(draft.state).finish(draft)
    turns.advance(draft)
