"""Mines Liberation: guarded mines, what their miners give, and when all are free. MK-ML."""

from __future__ import annotations

from collections.abc import Iterator

from .....core.draft import Draft
from ...box.names import BASICS, Basic
from ...box.tiles import TILES
from ...state.hero import Hero, called
from ...state.land import Land
from ...state.table import MageKnight
from .. import mana
from ..land.ground import Ground, grounds
from ..scoring.figures import Counting
from .module import ScenarioRules


def mines(land: Land) -> list[Ground]:
    """All mines that lie on the map."""
    return [one for one in grounds(land) if one.site == "mine"]


def free(mine: Ground) -> bool:
    """MK-ML-05: whether a mine was liberated."""
    return mine.lies.done or bool(mine.lies.shields)


def own(state: MageKnight, hero: Hero) -> Iterator[tuple[Basic, bool]]:
    """MK-ML-05: a hero's liberated mines: their colours, and whether they lie in the core (told ones: countryside)."""
    land = state.charted
    if land is None:
        told = state.affairs.liberated.get(hero.seat, {})
        for colour in BASICS:
            for _ in range(told.get(colour, 0)):
                yield colour, False
        return
    for one in mines(land):
        if one.lies.shields[-1:] == [hero.seat] and one.colour is not None:
            yield one.colour, TILES[one.tile].core


class Liberation(ScenarioRules):
    """MK-ML-09: over when all tiles are revealed and all mines are free."""

    def met(self, state: MageKnight) -> bool:
        """Whether no tile is left, and no mine with enemies."""
        land = state.charted
        return land is not None and not land.stack.left and all(free(one) for one in mines(land))

    def round_begins(self, draft: Draft[MageKnight]) -> None:
        """MK-ML-07: a crystal of the mine's colour for each own liberated mine, wherever the hero is."""
        for hero in draft.state.heroes:
            for colour, _ in own(draft.state, hero):
                mana.gain_crystal(draft, hero, colour, reward=True)

    def counting(self, state: MageKnight) -> Counting:
        """MK-ML-10: mines are counted, too."""
        return Counting(mines=True, titles=not state.alone)


def told_free(draft: Draft[MageKnight], hero: Hero, colour: Basic) -> None:
    """MK-ML-05, MK-ML-06: a mine that the table saw liberated; its crystal comes at the end of this turn."""
    told = draft.state.affairs.liberated.setdefault(hero.seat, {})
    told[colour] = told.get(colour, 0) + 1
    draft.tell("tell-mine-free", who=called(hero), colour=colour)
    draft.write("wrote-mine-free", who=called(hero), colour=colour)
