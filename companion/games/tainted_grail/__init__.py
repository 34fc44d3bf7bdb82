"""Tainted Grail: The Fall of Avalon."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import panels, voice
from .boxing import laying, packing
from .journal import VOCABULARY
from .journal.world import AvalonWorld
from .knowledge import learned, setting
from .moves import moves
from .names import AREAS
from .procedures import note_play
from .sample import sample
from .set_up import Options, set_up
from .state import Avalon

GAME = Game(
    id="tainted_grail",
    code="TG",
    home=Path(__file__).parent,
    state=Avalon,
    options=Options,
    set_up=set_up,
    setting=setting,
    moves=moves,
    panels=panels.PANELS,
    sentence=voice.sentence,
    packing=packing,
    laying=laying,
    recap=voice.recap,
    learned=learned,
    vocabulary=VOCABULARY,
    world=AvalonWorld,
    after=note_play,
    sample=sample,
    spoken=voice.spoken,
    areas=AREAS,
)
