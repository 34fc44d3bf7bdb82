"""Quests whose condition the app can see: a secret by its number. TG-EVT-05, TG-SOD-08."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.heroes import Belonging
from ..state.pieces import Event
from ..state.table import Avalon


def met(state: Avalon, event: Event) -> bool:
    """TG-EVT-05: whether any character holds the secret that the quest asks for."""
    secrets = [card for hero in state.living for card in hero.belongings if card.kind == "secret"]
    return event.quest and bool(event.needs) and any(card.number == event.needs for card in secrets)


def tell_if_met(draft: Draft[Avalon], event: Event) -> None:
    """The condition is met: the success part of the card is read now."""
    if met(draft.state, event):
        draft.tell("tell-quest-met", name=event.name, secret=event.needs)


def secret_came(draft: Draft[Avalon], card: Belonging) -> None:
    """A secret came: it meets a quest's condition, or the conditions noted in words are called to mind."""
    for quest in [event for event in draft.state.open_events if event.quest]:
        if quest.needs and quest.needs == card.number:
            tell_if_met(draft, quest)
        elif quest.note and not quest.needs:
            draft.tell("tell-quest-condition", name=quest.name, note=quest.note)
