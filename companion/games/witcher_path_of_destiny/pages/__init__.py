"""The pages of a table, the first one first; who is on turn, and for whose decision the table waits."""

from __future__ import annotations

from collections.abc import Callable

from ....core.game import Panel
from ....core.message import say
from ....core.page import Prompt
from ..play import chapter_end, course, drafting, fate, final, playing, stories, windows
from ..state.pieces import StepName
from ..state.player import Player
from ..state.table import Destiny
from . import box, mine, race, table, timelines
from .solo import solo_prompts

# Who has still to say something on a step where everybody does.
ASKED: dict[StepName, Callable[[Destiny], list[Player]]] = {
    "fate": fate.waiting,
    "scoring": chapter_end.uncounted,
    "quests": final.unscored,
    "gold": final.unpaid,
}
PANELS = (
    Panel("table", table.table),
    Panel("mine", mine.mine, own=True),
    Panel("timelines", timelines.timelines),
    Panel("race", race.race),
    Panel("box", box.box),
)


def on_turn(state: Destiny) -> list[int]:
    """Whose tap it is: who drafts next, all who have still to play, who chooses a character."""
    if state.step == "characters":
        return [*state.choosing[:1]]
    if state.step == "draft" and (story := stories.of(state).prompts(state)):
        return sorted({one.seat for one in story})  # nobody picks before that is said
    if state.step == "draft":
        drafter = drafting.on_turn(state)
        if state.automa and drafter and state.is_automa(drafter.seat):
            return [state.players[0].seat]  # who is alone moves the Automa's figure, too
        return [drafter.seat] if drafter else []
    if state.step == "play":
        return [one.seat for one in playing.waiting(state) if not one.chosen]
    if (chooser := chapter_end.chooses(state)) is not None:
        return [chooser.seat]
    if state.step in ASKED:
        return [one.seat for one in ASKED[state.step](state) if not state.is_automa(one.seat)]
    return [one.seat for one in (*chapter_end.choosing_kept(state), *stories.of(state).asked(state))]


def prompts(state: Destiny) -> list[Prompt]:
    """Whose decision the table waits for: a loss, an ability, what is kept, the dominant symbol, the story."""
    losses = [Prompt(one.seat, say("prompt-loss")) for one in state.players if playing.choice(state, one)]
    owed = [Prompt(one.seat, say("prompt-owed")) for one in state.owed if state.find(one.seat) is not None]
    asked = {prompt.seat for prompt in losses}
    held = [one.seat for one in state.players if one.seat not in asked and windows.held(state, one)]
    lingering = sorted({one.seat for one in windows.lingering(state)} if _all_done(state) else ())
    own = [
        *(Prompt(seat, say("prompt-ability")) for seat in held),
        *(Prompt(seat, say("prompt-linger")) for seat in lingering),
        *(
            Prompt(one.seat, say("prompt-keep", count=chapter_end.to_keep(state, one)))
            for one in chapter_end.choosing_kept(state)
        ),
    ]
    if (chooser := chapter_end.chooses(state)) is not None:
        own.append(Prompt(chooser.seat, say("prompt-dominant")))
    return [*losses, *owed, *own, *solo_prompts(state), *stories.of(state).prompts(state)]


def _all_done(state: Destiny) -> bool:
    """Whether a step is over but for what somebody could still use in it."""
    return state.step in ("draft", "play") and course.stage(state).may_be_left(state)
