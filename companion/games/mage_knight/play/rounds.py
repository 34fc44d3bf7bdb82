"""The course of a round: preparation, tactics, turns in the round order, its end. MK-RND, MK-TAC, MK-TRN, MK-SCN."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.checklist import Checklist
from ....core.draft import Draft
from ....core.procedure import Procedure, Step
from ..box.forms import AUTOMATIC
from ..box.names import AREAS, DUMMY, Basic, Colour
from ..box.tactics import tactic
from ..state.hero import Hero, called
from ..state.pieces import Round
from ..state.table import MageKnight
from . import (
    between,
    cards,
    dummy,
    levels,
    offers,
    order,
    revealing,
    skills,
    source,
    stand,
    tactics,
    turns,
    units,
    used_tactics,
)

ROUND = Procedure(
    "round",
    (
        Step("prepare", "MK-RND-02"),
        Step("tactics", "MK-TAC-01"),
        Step("turns", "MK-RND-16"),
        Step("round_end", "MK-RND-17"),
    ),
)
RULES = {  # of the lines by which the hands prepare a round
    "tell-turn-board": "MK-RND-01",
    "tell-lay-source": "MK-RND-03",
    "tell-roll-source": "MK-RND-03",
    "tell-return-units": "MK-RND-04",
    "tell-deal-units": "MK-RND-05",
    "tell-lay-units": "MK-RND-05",
    "tell-monastery-cards": "MK-RND-07",
    "tell-lay-monastery-card": "MK-RND-07",
    "tell-no-monastery-card": "MK-VAR-31",
    "tell-lowest": "MK-RND-08",
    "tell-lay-card": "MK-RND-08",
    "tell-refresh-cards": "MK-RND-08",
    "tell-dummy-shuffle": "MK-DUM-11",
    "tell-tactics": "MK-TAC-06",
    "tell-tactics-back": "MK-VAR-09",
    "tell-upkeep": "MK-RND-10",
    "tell-draw": "MK-RND-13",
    "tell-draw-up": "MK-RND-13",
}


def begin(draft: Draft[MageKnight]) -> None:
    """MK-SET-06..20, MK-SSK-01: the first round: the Source is rolled, offers are dealt, everybody draws a hand."""
    state = draft.state
    between.begins(draft)
    levels.lay_dummy_tokens(state)
    offers.set_out(draft)
    source.lay(draft, first=True)
    for one in state.heroes:
        if state.in_app("heroes"):
            cards.deal(one)
            levels.lay_tokens(state, one)
        cards.draw_up(draft, one)
    choose_tactics(draft)


def say_where(state: MageKnight) -> None:
    """Say where the table stands, for pages that show the steps; nothing else moves it along."""
    named = [step.name for step in ROUND.steps]
    state.standing = ROUND.at(state.step if state.step in named else "")


def last_round(state: MageKnight) -> int:
    """MK-RND-17: the round after which the game is over, at the latest."""
    return state.agreed.rounds


# --- tactics


def choose_tactics(draft: Draft[MageKnight]) -> None:
    """MK-TAC-02, MK-VAR-05, MK-SC-03, MK-CO-04: players pick their tactics, one after another."""
    state = draft.state
    state.step, state.turn = "tactics", None
    picking = order.picking(state)
    if "auction" in state.variants and state.round.number == 1:
        picking = [seat for seat in reversed(state.order) if seat in picking]
    state.picks = used_tactics.with_dummy(state, picking)
    picks(draft)


def picks(draft: Draft[MageKnight]) -> None:
    """The dummy player takes its tactic when it comes to it; when all have one, the turns begin. MK-TAC-05."""
    state = draft.state
    if any(one.tactic_due for one in state.heroes):
        return
    if state.picks[:1] == [DUMMY]:
        state.picks = state.picks[1:]
        tactics.dummy_takes(draft)
    if state.picks:
        return
    state.order = order.by_tactic(state)
    draft.tell("tell-order", who=[name(state, seat) for seat in state.order])
    state.step = "turns"
    go_to(draft, order.playing(state)[:1])


def name(state: MageKnight, seat: int) -> str:
    """A seat as messages call it."""
    if seat == DUMMY:
        return AUTOMATIC
    return called(state.at(seat))


# --- turns


def go_to(draft: Draft[MageKnight], coming: Sequence[int]) -> None:
    """MK-RND-16, MK-EDG-02: the next one in the order has a turn; whose token lies face down skips it and turns it up.

    Where nobody has one any more, the round is over.
    """
    state = draft.state
    while coming and coming[0] in state.flipped:
        skipping = coming[0]
        state.flipped = [seat for seat in state.flipped if seat != skipping]
        draft.tell("tell-skips", who=name(state, skipping))
        draft.write("wrote-skips", who=name(state, skipping))
        order.had(state, skipping)
        coming = order.due(state, skipping)
    if coming:
        start(draft, coming[0])
    else:
        close(draft)


def start(draft: Draft[MageKnight], seat: int) -> None:
    """A turn begins where its hero stands. MK-MOV-17, MK-KF-34."""
    turns.start(draft, seat)
    hero = draft.state.find(seat)
    if hero is not None:
        stand.arrive(draft, hero)
        stand.dawn(draft, hero)


def next_turn(draft: Draft[MageKnight], seat: int) -> None:
    """A turn is over; who comes next. MK-RND-16; MK-KF-37: by The Right Moment it is the same one again.

    First those come to their ends who took part in it beside whose turn it was (MK-PVP-05, MK-COA-13).
    """
    state, turn = draft.state, draft.state.turn
    again = turn is not None and turn.again
    if state.beside:
        state.turn = state.beside.pop(0)
        state.turn.again = again
        return
    seat = turn.within if turn is not None and turn.within else seat
    if again:
        start(draft, seat)
        return
    if (hero := state.find(seat)) is not None:
        hero.plundered = False  # MK-KF-20: once between two own turns
    order.had(state, seat)
    go_to(draft, order.due(state, seat))


def dummy_turn(draft: Draft[MageKnight], last: Basic | None = None) -> None:
    """MK-DUM-06..10: the dummy player's whole turn.

    Where the table keeps its heroes it goes through the turns itself, and says when this one comes.
    """
    state = draft.state
    on = state.turn is not None and state.turn.seat == DUMMY
    if state.dummy is None or state.turn is None or (not on and state.in_app("heroes")):
        draft.object("MK-DUM-06", "not-dummys-turn", can_overrule=False)
    if dummy.take_turn(draft, state.dummy, last):
        turns.announce(draft, DUMMY)
    if on:
        next_turn(draft, DUMMY)


# --- the end of a round


def close(draft: Draft[MageKnight]) -> None:
    """MK-RND-15, MK-SKL-05, MK-SCN-02: nobody has a turn any more; interactive skills come back to their owners."""
    state = draft.state
    for one in state.heroes:
        turns.call_back(draft, one)
        levels.settle_told(draft, one)
        one.by_round.append(one.fame)
    state.turn, state.flipped = None, []
    for die in state.source:
        die.seat = die.stolen = 0
    draft.write("wrote-round-over", round=state.round.number, time=state.time)
    if used_tactics.leaving(state, last_round(state)) == "used":
        used_tactics.retire_used(draft)
    state.step = "round_end"
    between.round_over(draft, final(state))
    if final(state):
        end_game(draft)


def final(state: MageKnight) -> bool:
    """MK-RND-17, MK-SCN-02, MK-EDG-01: whether the game ends with this round: won, or there are no more rounds."""
    return state.round.won or state.round.number >= last_round(state)


def end_game(draft: Draft[MageKnight]) -> None:
    """MK-RND-17: there is nothing more to play; what is left is the scoring."""
    draft.state.step = "scoring"
    draft.tell("tell-game-over")
    draft.write("wrote-game-over", round=draft.state.round.number)


def game_won(draft: Draft[MageKnight]) -> None:
    """MK-SCN-01, MK-DUM-14: the scenario's end condition is met; everybody has one last turn."""
    order.won(draft.state)
    draft.tell("tell-last-turns")
    draft.write("wrote-last-turns")


def look_for_end(draft: Draft[MageKnight]) -> None:
    """MK-SCN-01, MK-CH-12, MK-OR-01: whether what the map shows ends the scenario, or all but one side have given up,
    or the portal took the last hero."""
    state = draft.state
    if between.goal_met(state):
        game_won(draft)
    if (between.given_up(state) or between.nobody_left(state)) and state.step not in ("scoring", "over"):
        state.turn, state.fight, state.duel, state.joint, state.beside = None, None, None, None, []
        end_game(draft)


def banners(state: MageKnight) -> list[Hero]:
    """MK-RND-11: whose units have Banners, so that they choose what becomes of them."""
    return [one for one in state.heroes if any(unit.banner for unit in one.units)]


def go_into_next(draft: Draft[MageKnight], dice: Sequence[Colour] | None = None) -> None:
    """MK-RND-02, MK-RND-17: from one round into the next; the hands have a list of what is to be done."""
    state = draft.state
    if state.step != "round_end":
        draft.object("MK-RND-17", "round-not-over", can_overrule=False)
    if wait := waits(state):
        draft.object(*wait, can_overrule=False)
    prepare(draft, dice)
    if any(state.in_app(area) for area in AREAS):
        state.checklist = Checklist.told_by("prepare_round", draft.tellings, RULES)


def waits(state: MageKnight) -> tuple[str, str] | None:
    """What must be settled before the next round, by its rule and its words."""
    if used_tactics.to_agree(state, last_round(state)):
        return "MK-CO-05", "tactic-to-agree"
    return between.unsettled(state)


def prepare(draft: Draft[MageKnight], dice: Sequence[Colour] | None = None) -> None:
    """MK-RND-01..13, MK-TAC-06: the next round, in the rules' own order; then tactics are picked.

    `dice`: what the table rolled for the Source.
    """
    state = draft.state
    state.round = Round(number=state.round.number + 1)
    state.time = between.next_time(state)
    draft.tell("tell-turn-board", time=state.time)
    draft.write("wrote-round", round=state.round.number, time=state.time)
    revealing.dawn(draft)
    source.lay(draft, dice)
    lowest = offers.refresh(draft)
    if state.dummy is not None:
        if state.in_app("offers"):
            dummy.prepare(draft, state.dummy, lowest.action, lowest.spell)
        else:
            dummy.ask(state.dummy)
        draft.tell("tell-dummy-shuffle")
    tactics.collect(state)
    used_tactics.come_back(draft)
    draft.tell("tell-tactics", time=state.time, gone=[tactic(state.time, one).id for one in gone(state)])
    draft.tell("tell-upkeep")
    for hero in state.heroes:
        if not hero.eliminated:
            upkeep(draft, hero)
    between.round_begins(draft)
    choose_tactics(draft)


def gone(state: MageKnight) -> list[int]:
    """MK-SC-04, MK-CO-05: tactics of this time of day that are out of the game."""
    return state.tactics_gone.get(state.time, [])


def upkeep(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-RND-10, MK-RND-12..14, MK-RND-18: skills face up, units ready, all cards one deck, a new hand."""
    skills.refresh(hero)
    units.ready_all(hero)
    if draft.state.in_app("heroes"):
        cards.shuffle_all(hero)
    cards.draw_up(draft, hero)
