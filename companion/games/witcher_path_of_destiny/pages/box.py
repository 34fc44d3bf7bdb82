"""The owner's box as the app knows it: described cards and boards; house rules, and who keeps the cards."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.house_rules import RuleGroup, grouped
from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.characters import Character
from ..box.knowledge import AbilityNote
from ..box.lessons import ability_notes
from ..state.house_rules import GROUPS
from ..state.player import named
from ..state.table import Destiny
from .figures import Face, faces, subtitle
from .table import elsewhere


@dataclass(frozen=True)
class BoardPrinted:
    """What is known of a character's board and side quest."""

    character: Character
    who: str
    positions: list[int]
    track: list[int]
    notes: list[AbilityNote]
    quest: bool  # its side quest is described


@dataclass(frozen=True, kw_only=True)
class BoxView(View):
    """What the page of the box shows."""

    faces: list[Face]
    boards: list[BoardPrinted]
    automa: Character | None
    groups: list[RuleGroup]


def box(state: Destiny, viewer: Viewer) -> BoxView:
    """What is known, and what may be told."""
    step = elsewhere(state)
    return BoxView(
        frame=Frame(
            next=step if step.page != "box" else Next(say("next-to-table"), page="table"), subtitle=subtitle(state)
        ),
        faces=faces(state),
        boards=[_board(state, one.character, named(one)) for one in state.players if one.character],
        automa=state.automa.rival.character if state.automa else None,
        groups=grouped(state, GROUPS),
    )


def _board(state: Destiny, character: Character, who: str) -> BoardPrinted:
    known = state.box.boards.get(character)
    return BoardPrinted(
        character=character,
        who=who,
        positions=list(known.positions) if known else [],
        track=list(known.track) if known else [],
        notes=ability_notes(known, character),
        quest=character in state.box.quests,
    )
