"""Chapter, turn and step: the order of play, each story's own steps in their places. WP-STR.

A step begins and ends in `course`; here it is only said which one follows, and what a new turn or chapter lays ready.
"""

from __future__ import annotations

from ....core.draft import Draft
from ....core.procedure import BEHIND, Procedure, Step
from ..box.names import CHAPTERS, SIDES, TOKENS, TURNS
from ..state.pieces import StepName
from ..state.table import Destiny
from . import stories, symbols

RULES: dict[StepName, str] = {
    "characters": "WP-SET-14",
    "reading": "WP-STR-10",
    "draft": "WP-DRAFT-06",
    "play": "WP-PLAY-01",
    "fate": "WP-FATE-01",
    "dominance": "WP-END-02",
    "scoring": "WP-END-05",
    "paths": "WP-END-07",
    "keep": "WP-END-13",
    "quests": "WP-FIN-03",
    "gold": "WP-FIN-04",
    "winner": "WP-FIN-07",
    "epilogue": "WP-FIN-09",
}
# WP-STR-11, WP-FIN: the steps of every story; its own stand in their places among them (WP-STR-12).
END: tuple[StepName, ...] = ("dominance", "scoring", "paths", "keep", "reading")
FINAL: tuple[StepName, ...] = ("quests", "gold", "winner", "epilogue")


def turn_steps(state: Destiny) -> tuple[StepName, ...]:
    """WP-STR-03, WP-STR-12: the steps of a turn, with the story's check after the play step."""
    check: tuple[StepName, ...] = ("check",) if stories.of(state).check else ()
    return ("draft", "play", *check, "fate")


def end_steps(state: Destiny) -> tuple[StepName, ...]:
    """WP-STR-11, WP-STR-12, WP-END-23: the steps of this chapter's end; after chapter 3 nothing is cleared."""
    steps = [*END]
    for own, before in stories.of(state).chapter_end.items():
        steps.insert(steps.index(before) + 1, own)
    return tuple(step for step in steps if step != "keep" or state.chapter < CHAPTERS)


def final_steps(state: Destiny) -> tuple[StepName, ...]:
    """WP-FIN-03..09: the steps of the game's end; the story's own points come before the winner is known."""
    before = FINAL.index("winner")
    return (*FINAL[:before], *stories.of(state).ending, *FINAL[before:])


def closing(state: Destiny) -> bool:
    """Whether the dominant symbol of the last chapter is known: what is read now is an ending. WP-BOOK-13."""
    return len(state.dominant) >= CHAPTERS


def following(state: Destiny) -> StepName:
    """WP-STR-01..03, WP-STR-07: the step after the one on which the table stands."""
    step, turn, end, final = state.step, turn_steps(state), end_steps(state), final_steps(state)
    if step == "characters":
        return "reading"
    if step == "reading":
        return final[0] if closing(state) else turn[0]
    if step in turn:
        after = turn.index(step) + 1
        return turn[after] if after < len(turn) else turn[0] if state.turn < TURNS else end[0]
    if step in end:
        return end[end.index(step) + 1]
    if step in final[:-1]:
        return final[final.index(step) + 1]
    if step not in FINAL and not closing(state):  # of another story, or left in by a correction
        return "fate" if step == "check" else "reading"
    return "over" if state.winner else "epilogue" if step == "epilogue" else "winner"


def advance(draft: Draft[Destiny]) -> None:
    """The next step, turn or chapter; what it begins with has still to happen."""
    state = draft.state
    following_step = following(state)
    if state.step == "fate" and following_step == "draft":
        state.turn += 1
    if following_step == "draft":
        _new_turn(draft)
    if following_step == "reading" and state.step != "characters" and not closing(state):
        _new_chapter(draft)
    state.step, state.begun = following_step, False


def _new_turn(draft: Draft[Destiny]) -> None:
    """Nobody has announced, drafted or played anything in a new turn."""
    state = draft.state
    state.refreshed, state.mat = False, ""
    for one in state.people:
        one.announced, one.played, one.chosen, one.resolving = "", False, [], []
    draft.write("wrote-turn", chapter=state.chapter, turn=state.turn)


def _new_chapter(draft: Draft[Destiny]) -> None:
    """WP-END-24..27, WP-STR-10: fate tokens go back, hands, rows and initiative stay, other symbols are active."""
    state = draft.state
    state.chapter, state.turn = min(state.chapter + 1, CHAPTERS), 1
    state.fate = dict.fromkeys(TOKENS, "")
    known = all(side in state.coming for side in SIDES)
    state.left, state.right = (state.coming["left"], state.coming["right"]) if known else (None, None)
    state.coming = {}
    for one in state.people:
        one.kept, one.keeping, one.counts = False, [], None
        symbols.special_tokens_back(draft, one)


# --- for pages -------------------------------------------------------------------------------------------------------


def procedure(state: Destiny) -> Procedure:
    """WP-COMP-10: the steps that the table stands among, as the story's overview card lists them."""
    if state.step == "characters":
        return Procedure("set_up", (Step("characters", RULES["characters"]),))
    if state.step == "reading" and not closing(state):
        return _named(state, "turn", ("reading", *turn_steps(state)))
    if state.step in turn_steps(state):
        return _named(state, "turn", ("reading", *turn_steps(state)) if state.turn == 1 else turn_steps(state))
    if state.step in end_steps(state):
        return _named(state, "chapter_end", end_steps(state))
    return _named(state, "final", final_steps(state))


def _named(state: Destiny, name: str, steps: tuple[StepName, ...]) -> Procedure:
    story = stories.of(state)
    rules = {**RULES, "check": story.check, **story.rules}
    return Procedure(name, tuple(Step(step, rules[step]) for step in steps))


def stand(state: Destiny) -> None:
    """Say where the table stands, for pages that show the steps; nothing else moves it along."""
    steps = procedure(state)
    state.standing = steps.at(state.step if state.step in [step.name for step in steps.steps] else BEHIND)
