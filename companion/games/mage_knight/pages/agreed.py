"""What was agreed on at this table: the scenario with its variants, house rules, and who keeps what."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.house_rules import RuleGroup, grouped
from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.scenarios import Scenario
from ..box.variants import VARIANTS, Variant
from ..state.house_rules import GROUPS
from ..state.table import MageKnight
from .table import subtitle


@dataclass(frozen=True, kw_only=True)
class AgreedView(View):
    """What the page of agreements shows. `levels`: of the cities, as they are revealed."""

    scenario: Scenario
    rounds: int
    levels: list[int]
    variants: list[Variant]
    groups: list[RuleGroup]


def agreed(state: MageKnight, viewer: Viewer) -> AgreedView:
    """The scenario, the variants, the rules of the house."""
    return AgreedView(
        frame=Frame(next=Next(say("next-to-table"), page="table"), subtitle=subtitle(state)),
        scenario=state.printed,
        rounds=state.agreed.rounds,
        levels=[*state.agreed.levels],
        variants=[VARIANTS[one] for one in state.variants],
        groups=grouped(state, GROUPS),
    )
