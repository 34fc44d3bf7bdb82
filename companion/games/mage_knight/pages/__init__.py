"""The pages of a table, the first one first; who is on turn, and for whose decision the table waits."""

from __future__ import annotations

from ....core.game import Panel
from ....core.message import Message, say
from ....core.page import Prompt
from ..play import turn_end
from ..state.hero import called
from ..state.table import MageKnight
from . import agreed, duel, fight, growing, hero, joint, mine, offers, scenario, score, table
from . import map as map_page

PANELS = (
    Panel("table", table.table),
    Panel("fight", fight.fight, when=fight.wanted),
    Panel("duel", duel.page, when=duel.wanted, called=duel.name),
    Panel("map", map_page.view),
    Panel("hero", hero.heroes),
    Panel("offers", offers.page),
    Panel("scenario", scenario.scenario, when=scenario.wanted),
    Panel("score", score.score),
    Panel("agreed", agreed.agreed),
    Panel("mine", mine.mine, own=True),
)


def on_turn(state: MageKnight) -> list[int]:
    """Whose tap it is: who picks a tactic, who has the turn."""
    if state.step == "tactics":
        return state.picks[:1]
    if state.duel is not None:
        return [state.duel.acting]
    return [state.turn.seat] if state.turn and state.turn.seat else []


def goes_by(state: MageKnight, seat: int) -> Message | None:
    """Whom sentences call by its hero, once each has one."""
    one = state.find(seat) if state.auction is None else None
    return say("who-is", who=called(one)) if one is not None else None


def prompts(state: MageKnight) -> list[Prompt]:
    """For whose decision the table waits: a tactic that was taken, the end of a turn, duels and joint assaults."""
    found = [Prompt(one.seat, say("mk-asked-tactic")) for one in state.heroes if one.tactic_due]
    step = turn_end.waits_for(state)
    if state.turn is not None and step in ("benefit", "draw"):
        asked = "hold" if step == "draw" and state.turn.closing.holding else step
        found.append(Prompt(state.turn.seat, say(f"mk-asked-{asked}")))
    return [*found, *growing.prompts(state), *duel.prompts(state), *joint.prompts(state), *scenario.prompts(state)]


def leads(page: str, state: MageKnight) -> str:
    """The page after a move made on that one: a page of the book that was read leads back to the table, one fight of a
    joint assault to the next, the end of them and of a duel to the table."""
    reading, turn = state.open_reading, state.turn
    if page == "journal" and reading is not None and reading.resting:
        return "table"
    if page == "fight" and state.fight is None and state.joint is not None:
        return "duel"
    over = state.duel is None and state.joint is None and (turn is None or turn.fought)
    return "table" if page == "duel" and over else page
