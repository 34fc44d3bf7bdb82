"""Phase II: meditation on an attribute at its highest level. WO-MED."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import TOP, Attribute, Who
from ..play import trophies, turns
from ..play.acting import deciding
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()


@moves.add(by="seat", step="choice")
def meditate(draft: Draft[Continent], who: Who, attribute: Attribute) -> None:
    """WO-MED-01..09, WO-GOAL-03, WO-EDG-06, WO-SOL-06: the trophy of an attribute at level 5, a step, fatigue.

    At the foot of the summit it brings only the card (WO-MED-06).
    """
    witcher, state = deciding(draft, who), draft.state
    if state.in_app("boards") and witcher.level_of(attribute) < TOP:
        draft.object("WO-MED-01", "attribute-too-low", who=named(witcher), attribute=attribute)
    if not state.attribute_trophies.get(attribute):
        draft.object("WO-MED-02", "trophy-is-gone", attribute=attribute)
    if witcher.has("attribute", attribute):
        draft.object("WO-MED-03", "owns-that-trophy", who=named(witcher), attribute=attribute)
    turns.to_choice(draft, "meditate")
    left = state.attribute_trophies.get(attribute, 0)
    state.attribute_trophies[attribute] = max(0, left - 1)
    witcher.deeds.meditated += 1
    trophies.win_trophy(draft, witcher, "attribute", attribute, in_fight=False)
    turns.to_cards(draft)
