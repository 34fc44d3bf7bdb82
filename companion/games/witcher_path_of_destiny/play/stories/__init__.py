"""The stories' own rules by their names: a story's module is a file of this folder, and its line in MODULES.

Nothing else of the game knows what a story does. What a module keeps on the table is a struct of `state/stories/`, what
its players tell is a file of `moves/stories/`; its name and those of steps of its own stand where all names do.
"""

from __future__ import annotations

from ...box.names import Module
from ...state.table import Destiny
from .alliances import AllianceStory
from .extra_effort import ExtraEffort
from .hidden_objectives import HiddenObjectives
from .module import StoryModule

__all__ = ["MODULES", "PLAIN", "StoryModule", "of", "waits"]

PLAIN = StoryModule()
MODULES: dict[Module, StoryModule] = {
    "": PLAIN,
    "extra_effort": ExtraEffort(),
    "hidden_objectives": HiddenObjectives(),
    "alliances": AllianceStory(),
}


def of(state: Destiny) -> StoryModule:
    """The rules of the table's story; WP-KS-03: extra effort may be left out."""
    if state.module == "extra_effort" and not state.effort_cards:
        return PLAIN
    return MODULES.get(state.module, PLAIN)


def waits(state: Destiny) -> bool:
    """Whether the story waits for somebody's decision."""
    return bool(of(state).prompts(state))
