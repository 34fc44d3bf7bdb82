"""I. Start of Day: eight steps in the rules' exact order. "Start the day" goes as far as it can without people."""

from __future__ import annotations

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Count, Name, Text
from ..play import land
from ..play.belongings import surplus
from ..play.morning import (
    begin,
    end_ordinary_events,
    go_on_from_event,
    guardians_first,
    lower_menhir_dials,
    open_event,
    pass_time,
    random_to_top,
    remove_dark_menhirs,
)
from ..play.procedures import MORNING, at_step, must_stand_at, stand_at
from ..state.pieces import Event
from ..state.table import Avalon

moves = Moves()


@moves.add(step="dark_menhirs")
def start_day(draft: Draft[Avalon]) -> None:
    """TG-SOD-13: steps 1 to 4 at once, then as far as the morning goes without people. TG-DAY-02."""
    must_stand_at(draft, "dark_menhirs")
    draft.write("wrote-day-began", day=draft.state.day)
    remove_dark_menhirs(draft)
    land.lose_land(draft)
    lower_menhir_dials(draft)
    pass_time(draft)
    stand_at(draft.state, MORNING, "event")
    draft.tell("tell-turn-event")
    for guardian in draft.state.guardians:
        guardian.rolled = False
    if not draft.state.in_app("decks"):
        end_ordinary_events(draft)
        go_on_from_event(draft)


@moves.add(step="event", reveals=True)
def turn_event(
    draft: Draft[Avalon],
    drew: Name | None = None,
    quest: bool = False,
    name: Text = "",
    random: bool = False,
    chapter: Count = 0,
    act: Count = 0,
    note: Text = "",
    needs: Count = 0,
) -> None:
    """TG-SOD-07..09, TG-EVT-04: turn the next event card; a quest joins the active ones, yesterday's event goes.

    `drew`: the card that came when the table knows its cards by name; `random`: it is a random event, which the app
    knows by itself where it was told that random events lie on top (TG-WLD-11); `note`: a quest's condition;
    `needs`: the number of the secret that meets it (TG-EVT-05).
    """
    state = draft.state
    must_stand_at(draft, "event")
    guardians_first(draft)
    end_ordinary_events(draft)
    if random and not state.random_on_top:
        random_to_top(draft, 1)  # it can only have come from there, so the table forgot to tell
    random = state.random_on_top > 0 or random
    state.random_on_top = max(0, state.random_on_top - 1)
    card = drew or name
    if state.events.size:
        card = draft.draw("event", state.events, drew or name or None)
    shown = "" if card == UNKNOWN else card.strip()
    if quest and not shown:  # it will lie there for days, beside others, and be ended by its name
        draft.refuse("name", "quest-needs-a-name")
    open_event(draft, Event(name=shown, quest=quest, random=random, chapter=chapter, act=act, note=note, needs=needs))
    go_on_from_event(draft)


@moves.add(step="equipment")
def begin_day(draft: Draft[Avalon]) -> None:
    """Go over from the morning to the day: guardians rolled, equipment checked. TG-SOD-10, TG-SOD-12, TG-DAY-02."""
    state = draft.state
    must_stand_at(draft, "equipment", "guardians", "plans")
    if at_step(state) == "guardians":
        for guardian in state.guardians:
            if not guardian.rolled:
                draft.object("TG-SOD-10", "guardian-not-rolled", name=guardian.name)
    guardians_first(draft)
    for hero in state.living:
        if surplus(hero):
            draft.object("TG-SOD-12", "too-much-equipment", who=hero.id, cards=[card.name for card in surplus(hero)])
    begin(draft)
