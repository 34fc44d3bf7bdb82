"""Quests solved on a stop of phase I, and the events that answer. WO-QST-07..15, WO-EVT."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import ThingId, Who
from ..play import growth, quests, tales
from ..play.acting import stopped, witcher_of
from ..play.tales import lay_open, tell_reader
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()


@moves.add(by="seat", step="movement", page_after=tales.read_at_once)
def solve_quest(draft: Draft[Continent], who: Who, quest: ThingId) -> None:
    """WO-QST-04, 07..15, WO-EVT-01, WO-EDG-04: a quest is solved on its location; its event is read.

    An extra payment is made now, or the quest waits.
    """
    witcher, state = stopped(draft, who), draft.state
    found = next((held for held in witcher.quests if held.id == quest), None)
    if found is None:
        draft.refuse("quest", "no-such-quest", who=named(witcher))
    if state.in_app("map") and found.location != witcher.location:
        draft.object("WO-QST-07", "quest-elsewhere", place=found.location)
    if found.leave_first:
        draft.object("WO-QST-08", "leave-first", who=named(witcher), place=found.location)
    if state.in_app("map") and state.turn.solved_here and not state.default("WO-QST-14"):
        draft.object("WO-QST-14", "one-quest-a-stop")
    growth.pay(draft, witcher, found.pays, "WO-QST-09")
    state.turn.solved_here = True
    witcher.deeds.solved += 1
    draft.write("wrote-solved", who=named(witcher), place=found.location)
    quests.put_away(draft, witcher, found)
    lay_open(draft, witcher, tales.call(draft, found.event, found.source))
    if found.source == "printed":
        draft.tell("tell-read-event", who=named(state.reader), event=found.event)
    else:
        tell_reader(draft, witcher)


@moves.add(by="seat")
def drop_quest(draft: Draft[Continent], who: Who, quest: ThingId) -> None:
    """WO-QST-03: a quest is put away unsolved, because a card or the table says so."""
    witcher = witcher_of(draft, who)
    found = next((held for held in witcher.quests if held.id == quest), None)
    if found is None:
        draft.refuse("quest", "no-such-quest", who=named(witcher))
    quests.put_away(draft, witcher, found)
    draft.write("wrote-quest-dropped", who=named(witcher), place=found.location)
