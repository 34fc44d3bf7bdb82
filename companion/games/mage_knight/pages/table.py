"""The first page: where the round stands, the round order, the Source, tactics, whose turn it is and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import Message, say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.names import DUMMY, Basic, Time
from ..box.tactics import TacticId, tactic, tactics_of
from ..play import between, growth, order, rounds, tactics, used_tactics
from ..play.land import shapes
from ..state.pieces import StepName
from ..state.table import MageKnight
from . import glades, sites, source, turn
from .figures import Figure, figure
from .nights import Nightly, nightly

FAME_CHIPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
REPUTATION_CHIPS = (-3, -2, -1, 1, 2, 3)


@dataclass(frozen=True)
class RoundMark:
    """A round on the way from the first to the last one."""

    number: int
    time: Time
    mark: str  # "done", "now", "later"


@dataclass(frozen=True)
class OrderRow:
    """Who stands in the round order, and what everybody sees of them. `last`: a last turn is still to come."""

    figure: Figure
    number: int | None
    tactic: TacticId | None
    used: bool
    on: bool
    down: bool
    announced: bool
    last: bool
    out: bool
    fame: int
    reputation: int
    level: int
    waiting: int  # levels that wait for the end of the turn
    hand: int
    at_most: bool  # some of them may have been played
    wounds: int
    deck: int
    crystals: dict[Basic, int]


@dataclass(frozen=True)
class TacticShown:
    """A tactic of this time of day: who has it, whether it is out of the game."""

    id: TacticId
    number: int
    owner: Figure | None
    gone: bool


@dataclass(frozen=True)
class DueTactic:
    """MK-TAC-04: what a tactic does as it is taken, which waits for its owner."""

    figure: Figure
    id: TacticId
    colours: list[Basic]
    deeds: int
    wounds: int


@dataclass(frozen=True)
class BannerShown:
    """MK-RND-11: a Banner under a unit, which its owner leaves there or shuffles into the deck."""

    figure: Figure
    place: int
    unit: str
    banner: str


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """What the first page shows."""

    step: StepName
    marks: list[RoundMark]
    rows: list[OrderRow]
    source: source.SourceShown
    tactics: list[TacticShown]
    picker: Figure | None
    due: DueTactic | None
    turn: turn.TurnShown | None
    dummy_flips: bool  # the dummy player's turn is to be flipped
    strip: bool  # the table keeps its heroes: Fame and Reputation are told here
    sites: sites.SiteDeeds  # a village to be plundered, an altar that may be there
    nights: Nightly
    banners: list[BannerShown]
    may_win: bool  # MK-SCN-01: the table keeps the map, so that it says when the end of the scenario is there
    glade: glades.GladeShown | None
    fame_for_tiles: bool  # MK-FR-03: the table keeps its map, so that it says who explored
    agree: list[TacticShown]  # MK-CO-05: one of these leaves the game
    fame_chips: tuple[int, ...] = FAME_CHIPS
    reputation_chips: tuple[int, ...] = REPUTATION_CHIPS


def table(state: MageKnight, viewer: Viewer) -> TableView:
    """Where the table stands, and the one large step where there is one."""
    picking = state.step == "tactics"
    strip = not state.in_app("heroes")
    return TableView(
        frame=Frame(next=next_step(state), subtitle=subtitle(state), scene=scene(state)),
        step=state.step,
        marks=marks(state),
        rows=[_row(state, seat) for seat in state.order],
        source=source.shown(state, state.hero_on_turn),
        tactics=_tactics(state) if picking else [],
        picker=figure(state, state.picks[0]) if picking and state.picks else None,
        due=_due(state),
        turn=turn.shown(state),
        dummy_flips=state.turn is not None and state.turn.seat == DUMMY,
        strip=strip,
        sites=sites.shown(state),
        nights=nightly(state),
        banners=_banners(state),
        may_win=_may_win(state),
        glade=glades.glade(state),
        fame_for_tiles=state.scenario == "first_reconnaissance" and not state.in_app("map"),
        agree=_agree(state),
    )


def subtitle(state: MageKnight) -> Message:
    """The small line beside the table's name: the round and its time of day."""
    return say("mk-stands", round=state.round.number, rounds=rounds.last_round(state), time=state.time)


def scene(state: MageKnight) -> str:
    """What is going on: another turn begins at the top of the page."""
    return f"{state.step}-{state.round.number}-{state.turn.seat if state.turn else 0}"


def next_step(state: MageKnight) -> Next | None:
    """The one large step; where it is a choice between equals, there is none."""
    if state.step in ("scoring", "over"):
        return Next(say("next-to-score"), page="score")
    if state.step == "heroes" or (state.step == "round_end" and between.unsettled(state)):
        return Next(say("next-scenario"), page="scenario")
    if (land := state.charted) is not None and shapes.unlaid(land):
        return Next(say("next-to-first-tiles"), page="map")
    if state.step == "round_end":
        return None if _agree(state) else Next(say("next-round"), move="next_round")
    if state.step != "turns" or state.turn is None:
        return None
    if state.duel is not None or state.joint is not None:
        return Next(say("next-together"), page="duel")
    if state.fight is not None:
        return Next(say("next-together"), page="fight")
    if not state.in_app("heroes"):
        return Next(say("next-round-over"), move="round_over", quiet=True)
    if state.turn.seat == DUMMY:
        return Next(say("next-dummy"), move="dummy_turn")
    return turn.next_step(state, state.at(state.turn.seat), state.turn)


def marks(state: MageKnight) -> list[RoundMark]:
    """MK-RND-01: all rounds of the game, Day and Night in turn as far as that is known."""
    now, found = state.round.number, []
    other: Time = "night" if state.time == "day" else "day"
    for number in range(1, rounds.last_round(state) + 1):
        time = state.time if (number - now) % 2 == 0 or "darkness" in state.variants else other
        found.append(RoundMark(number, time, "done" if number < now else "now" if number == now else "later"))
    return found


def _row(state: MageKnight, seat: int) -> OrderRow:
    hero = state.find(seat)
    number = hero.tactic if hero is not None else state.dummy.tactic if state.dummy else None
    ending = state.round.announced is not None or state.round.won
    coming = order.due(state, state.turn.within or state.turn.seat) if ending and state.turn else []
    return OrderRow(
        figure=figure(state, seat),
        number=number,
        tactic=tactic(state.time, number).id if number else None,
        used=hero is not None and hero.tactic_used,
        on=state.turn is not None and state.turn.seat == seat,
        down=seat in state.flipped,
        announced=state.round.announced == seat,
        last=seat in coming,
        out=hero is not None and hero.eliminated,
        fame=hero.fame if hero else 0,
        reputation=hero.reputation if hero else 0,
        level=hero.level if hero else 0,
        waiting=len(growth.waiting(hero)) if hero else 0,
        hand=hero.hand.count if hero else 0,
        at_most=hero is not None and turn.at_most(state, hero),
        wounds=hero.hand.wounds if hero else 0,
        deck=hero.deck.count if hero else state.dummy.left if state.dummy else 0,
        crystals={**hero.crystals} if hero else {**state.dummy.crystals} if state.dummy else {},
    )


def _tactics(state: MageKnight) -> list[TacticShown]:
    owners = {one.tactic: one.seat for one in state.heroes}
    if state.dummy:
        owners[state.dummy.tactic] = DUMMY
    return [
        TacticShown(
            id=one.id,
            number=one.number,
            owner=figure(state, owners[one.number]) if one.number in owners else None,
            gone=one.number in rounds.gone(state),
        )
        for one in tactics_of(state.time)
    ]


def _due(state: MageKnight) -> DueTactic | None:
    hero = next((one for one in state.heroes if one.tactic_due), None)
    own = tactics.of(state, hero) if hero else None
    if hero is None or own is None:
        return None
    colours = tactics.to_steal(state) if own.id == "mana_steal" else []
    return DueTactic(figure(state, hero.seat), own.id, colours, hero.hand.deeds, hero.hand.wounds)


def _agree(state: MageKnight) -> list[TacticShown]:
    """MK-CO-05: the tactics of which one is to leave the game before the next round."""
    used = used_tactics.to_agree(state, rounds.last_round(state))
    return [one for one in _tactics(state) if one.number in used]


def _may_win(state: MageKnight) -> bool:
    """MK-SCN-01: whether only the table can say that the scenario's end condition is met."""
    ends = state.printed.goal != "rounds"
    return ends and state.step == "turns" and not state.round.won and not state.in_app("map")


def _banners(state: MageKnight) -> list[BannerShown]:
    """MK-RND-11: all Banners under units, once the round is over."""
    if state.step != "round_end" or not state.in_app("heroes"):
        return []
    return [
        BannerShown(figure(state, hero.seat), place, unit.unit, unit.banner)
        for hero in rounds.banners(state)
        for place, unit in enumerate(hero.units, 1)
        if unit.banner
    ]
