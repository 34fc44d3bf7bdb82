"""A seat's own page: what it must decide and may do, its timeline, its growth, and what nobody else may see."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.knowledge import AllianceCard, ObjectiveCard
from ..box.names import Back, Side
from ..state.table import Destiny
from .figures import Face, Figure, TimelineShown, faces, figure, latest, line, subtitle
from .now import Now, now, of_seat
from .own_rules import OwnRules, own_rules, own_rules_of
from .race import Growth, growth
from .table import RowShown, SideShown, next_step, rows, sides, wants_cards


@dataclass(frozen=True, kw_only=True)
class MineView(View):
    """What a seat is shown on its own page; nothing where nobody has that seat."""

    figure: Figure | None
    line: TimelineShown | None
    growth: Growth | None
    everybody: list[Figure]
    kept: bool
    sides: list[SideShown]
    rows: list[RowShown]
    faces: list[Face]
    latest: Face | None
    now: Now
    own: OwnRules
    alliances: list[tuple[Side, list[AllianceCard | None]]]
    seen: list[tuple[Back, ObjectiveCard]]


def mine(state: Destiny, viewer: Viewer) -> MineView:
    """What the seat that looks may do now, and what is its own."""
    seat = viewer.seat or 0
    one = next((player for player in state.players if player.seat == seat), None)
    asked = of_seat(now(state), seat)
    return MineView(
        frame=Frame(next=_next(state), subtitle=subtitle(state), scene=state.step),
        figure=figure(state, one) if one else None,
        line=line(state, one) if one else None,
        growth=growth(state, one) if one else None,
        everybody=[figure(state, other) for other in state.people],
        kept=state.full,
        sides=sides(state),
        rows=rows(state),
        faces=faces(state) if one and wants_cards(asked) else [],
        latest=latest(state),
        now=asked,
        own=own_rules_of(own_rules(state), seat),
        alliances=[(side, held) for side, held in one.alliances.items() if held] if one else [],
        seen=[*state.objectives.seen.get(seat, {}).items()],
    )


def _next(state: Destiny) -> Next | None:
    """WP-STR-03: what is the whole table's to say stands on the table's page; the story may be followed from here."""
    step = next_step(state)
    return step if step is not None and step.page else None
