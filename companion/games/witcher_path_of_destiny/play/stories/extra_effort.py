"""Extra effort: sequences of colours on the timelines. WP-KS."""

from __future__ import annotations

from ..stage import Stage, at_once
from .module import StoryModule


class ExtraEffort(StoryModule):
    """WP-KS: a card for each chapter; who lays its colours side by side gains its bonus."""

    check = "WP-KS-06"
    chapter_end = {"effort": "keep"}
    stages = {"effort": Stage(done=at_once)}
    rules = {"effort": "WP-KS-15"}
