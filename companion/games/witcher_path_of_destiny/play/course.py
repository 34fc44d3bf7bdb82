"""The course of the game: what happens when a step begins, when it is over, and what then follows. WP-STR.

Each step is a `Stage`; one that is nobody's to do goes on by itself, one without a word of when it is over waits until
the table says so (`next_step`).
"""

from __future__ import annotations

from ....core.draft import Draft
from ..state.pieces import StepName
from ..state.table import Destiny
from . import bonuses, choosing, drafting, playing, stories, turns
from .stage import Stage, at_once

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


def _drafted(state: Destiny) -> bool:
    """The draft is over, and no effect waits for a choice."""
    return drafting.done(state) and all(not one.resolving for one in state.people)


STAGES: dict[StepName, Stage] = {
    "characters": Stage(go_on=choosing.offer, done=choosing.done, finish=choosing.line_up),
    "draft": Stage(begin=drafting.begin, go_on=_resolving, done=_drafted, finish=drafting.finish),
    "play": Stage(begin=playing.begin, go_on=playing.go_on, done=playing.done, finish=playing.finish),
    "reading": Stage(finish=bonuses.give_back),
    "check": Stage(begin=_check, go_on=_checking, done=_checked, finish=_after_check, left=at_once),
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
        stage(state).go_on(draft)
        if stories.waits(state) or not stage(state).done(state):
            return
        leave(draft)


def leave(draft: Draft[Destiny]) -> None:
    """The step is over, and the next one has still to begin."""
    stage(draft.state).finish(draft)
    turns.advance(draft)
