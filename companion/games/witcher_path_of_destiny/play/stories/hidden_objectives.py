"""Hidden objectives: requirement cards on which tokens lie, objectives at which their owners look. WP-ST."""

from __future__ import annotations

from ..stage import Stage, at_once
from .module import StoryModule


class HiddenObjectives(StoryModule):
    """WP-ST: who lays enough cards of a colour may look at an objective; two of four are scored at the end."""

    check = "WP-ST-08"
    ending = ("objectives",)
    stages = {"objectives": Stage(done=at_once)}
    rules = {"objectives": "WP-FIN-05"}
