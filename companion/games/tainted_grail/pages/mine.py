"""A seat's own page: its characters, what they may do in this step, and what only they can decide."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass

from ....core.message import Message, say
from ....core.page import Frame, Next, Prompt, View
from ....core.viewer import Viewer
from ..play import under_way
from ..play.belongings import over_the_limit, surplus
from ..play.prices import ACTION
from ..play.procedures import at_step
from ..play.successors import bereaved
from ..state.heroes import Hero
from ..state.table import Avalon
from . import fight
from .day import alerts, offers
from .encounters import Encounter, Exploration, encounters, explorations
from .growth import Growth, Swap, swaps
from .map import Location, locations
from .next_step import next_step
from .party import Board, Players, board, players, unread


@dataclass(frozen=True, kw_only=True)
class MineView(View):
    """What a seat is shown on its own page: of everything that goes on, what its characters have to do with."""

    own: list[Board]  # the characters that its player runs
    unread: list[Hero]  # of these, whom nobody has read
    heroes: list[Board]  # everybody's, to whom something may be given
    step: str  # of the day
    price: int  # of a journey or an exploration, for each
    players: Players
    alerts: list[Message]
    camps: list[Location]
    explorations: list[Exploration]
    encounters: list[Encounter]  # those that are fought on the table
    fights: list[Encounter]  # and in the app
    growth: list[Growth]
    swaps: list[Swap]


def view(state: Avalon, viewer: Viewer) -> MineView:
    """What the characters of the seat that looks may do now, and what is theirs."""
    own = [hero for hero in state.living if hero.seat == viewer.seat]
    mine, step = {hero.id for hero in own}, at_step(state)
    fought = fight.view(state, viewer)
    kept = [one for one in fought.fights if state.in_app("fights") or one.doing.fight]
    grows = step == "advancement"
    return MineView(
        frame=Frame(next=_next(state, mine, fought.frame.next)),
        own=[board(state, hero) for hero in own],
        unread=[hero for hero in unread(state) if hero.id in mine],
        heroes=[board(state, hero) for hero in state.living],
        step=step,
        price=ACTION,
        players=players(state),
        alerts=[alert for alert in alerts(state) if mine & {*_people(alert.args.get("who", ()))}],
        camps=[
            camp
            for camp in locations(state).values()
            if step == "actions" and state.in_app("map") and any(hero.id in mine for hero in camp.free)
        ],
        explorations=[one for one in explorations(state) if mine & {*one.who}],
        encounters=[one for one in encounters(state) if mine & {*one.doing.who} and one.doing not in _doings(kept)],
        fights=[one for one in kept if mine & {*one.doing.who}],
        growth=[one for one in offers(state) if one.hero.id in mine] if grows and state.in_app("boards") else [],
        swaps=[swap for hero in own for swap in swaps(hero)] if grows and state.in_app("decks") else [],
    )


def _doings(found: Iterable[Encounter]) -> list[object]:
    return [one.doing for one in found]


def _people(who: object) -> list[str]:
    """Whom a message is about, one or several."""
    if isinstance(who, str):
        return [who]
    return [one for one in who if isinstance(one, str)] if isinstance(who, list) else []


def _next(state: Avalon, mine: Set[str], of_fight: Next | None) -> Next | None:
    """The table's next step where these characters take it: in their own fight, or where they look around."""
    if under_way.anybody_fights(state):
        return of_fight if of_fight is not None and mine & {*_people(of_fight.args.get("who"))} else None
    if at_step(state) != "actions" or not state.in_app("days"):
        return None
    step = next_step(state)
    return step if step is not None and step.move == "explore" and mine & {*step.args["who"]} else None


def on_turn(state: Avalon) -> list[int]:
    """TG-TIE-02: in a fight whoever is active; else nobody is, for by day everybody acts as they agree (TG-DUR-01)."""
    going = [doing.fight for doing in state.under_way if doing.fight is not None]
    return sorted({state.heroes[one.active].seat for one in going if one.active in state.heroes})


def prompts(state: Avalon) -> list[Prompt]:
    """Whose decision the table waits for: a new character, a card to keep, cards to lay face down, rules on arrival."""
    found = [Prompt(seat.id, say("prompt-successor")) for seat in bereaved(state)] if state.outcome != "lost" else []
    step = at_step(state)
    for hero in state.living:
        if hero.offer is not None:
            found.append(_of(hero, "prompt-card"))
        if step == "equipment" and surplus(hero):
            found.append(_of(hero, "prompt-equipment"))
        if over := over_the_limit(state, hero):
            found.append(_of(hero, "prompt-items", count=over))
    for doing in state.under_way:
        if doing.waiting and not doing.guardian:
            found += [_of(state.heroes[who], "prompt-guardian") for who in doing.who if who in state.heroes]
    for arrival in state.arrivals:
        there = [state.heroes[who] for who in arrival.who if who in state.heroes]
        found += [_of(hero, "prompt-arrival", place=arrival.place) for hero in there]
    return found


def _of(hero: Hero, key: str, **facts: int) -> Prompt:
    return Prompt(hero.seat, say(key, **facts))
