"""A fight of two witchers: bets, its end, what the winner gains and the loser gets. WO-DUE, WO-BET, WO-DRE."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.pieces import Fight, Fighter, Task
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import fighting, growth, specialities, trophies, turns
from .own_cards import life_deck

CARDS_WON, CARDS_LOST = 4, 3  # WO-DRE-09: what the non-active witcher draws at once
STAKE = 1  # WO-BET-02


def open_duel(draft: Draft[Continent], witcher: Witcher, other: Witcher) -> None:
    """WO-DUE-01, WO-BET-01, WO-BET-06: first the bets of those who do not fight, where there are any."""
    state = draft.state
    fight = Fight(
        kind="witcher",
        who=witcher.seat,
        other=other.seat,
        step="bets",
        fighters={str(witcher.seat): Fighter(), str(other.seat): Fighter()},
    )
    state.fight = fight
    if state.in_app("map"):
        draft.write("wrote-duel", who=named(witcher), whom=named(other), place=witcher.location)
    else:
        draft.write("wrote-duel-somewhere", who=named(witcher), whom=named(other))
    if not may_bet(state, fight):
        start(draft, fight)


def may_bet(state: Continent, fight: Fight) -> list[Witcher]:
    """WO-BET-01, 02, 04, 06: who may still place a bet of one gold."""
    others = [witcher for witcher in state.witchers if witcher.seat not in (fight.who, fight.other)]
    able = [witcher for witcher in others if witcher.gold >= STAKE or not state.in_app("boards")]
    return [witcher for witcher in able if str(witcher.seat) not in fight.bets]


def start(draft: Draft[Continent], fight: Fight) -> None:
    """WO-DUE-01, WO-DUE-02, WO-FGT-03: both build their life decks, and the attacker begins."""
    state = draft.state
    for seat in (fight.who, fight.other):
        life_deck(draft, state.at(seat))
    fight.step, fight.turn = "turns", fight.who
    specialities.turn_begins(draft, fight, state.at(fight.who))


def opponent(fight: Fight, seat: int) -> int:
    """The other one's seat."""
    return fight.other if seat == fight.who else fight.who


def reward(state: Continent, loser: Witcher) -> int:
    """WO-DRE-06: what the fame of the loser is worth."""
    return state.reputation[min(loser.track, len(state.reputation) - 1)]


def end(draft: Draft[Continent], fight: Fight, loser_seat: int) -> None:
    """WO-DRE-01..14, WO-BET-08, 09, WO-DUE-03..06: everything that follows, in its order."""
    state = draft.state
    loser, winner = state.at(loser_seat), state.at(opponent(fight, loser_seat))
    for seat in (fight.who, fight.other):
        if seat == fight.turn:
            fighting.lay_aside(draft, fight, state.at(seat))
    state.fight = None
    fighting.reset_uses(state)
    attacker_won = winner.seat == fight.who
    gold = reward(state, loser)
    winner.deeds.duels_won += 1
    loser.deeds.duels_lost += 1
    draft.write("wrote-duel-won", who=named(winner), whom=named(loser), attacker=attacker_won)
    draft.tell("tell-duel-won", who=named(winner), whom=named(loser))
    if attacker_won and _takes_trophy(draft, winner, loser):
        return
    growth.gain_gold(draft, winner, gold)
    if not attacker_won:
        state.turn.cap = turns.POOR_CAP
    potions = {seat: fighting.fighter(fight, seat).potions for seat in (fight.who, fight.other)}
    draws = {fight.who: 0, fight.other: CARDS_LOST if attacker_won else CARDS_WON}
    state.tasks.append(Task(kind="zero_card", who=loser.seat, potions=potions[loser.seat], count=draws[loser.seat]))
    fighting.recover(draft, winner, potions[winner.seat], draws[winner.seat])
    _settle_bets(draft, fight, attacker_won, gold)
    _close_tavern(draft, state.at(fight.who))
    turns.to_cards(draft)


def _close_tavern(draft: Draft[Continent], attacker: Witcher) -> None:
    """WO-DUE-04, WO-DUE-06, WO-DRE-11: the closed-tavern token lies where the fight was, and nowhere else."""
    state = draft.state
    if state.in_app("map"):
        state.tavern = attacker.location
        draft.tell("tell-tavern", place=state.tavern)
    else:
        state.tavern = None  # only the table knows where they stood
        draft.tell("tell-tavern-here")


def _takes_trophy(draft: Draft[Continent], winner: Witcher, loser: Witcher) -> bool:
    """WO-DRE-03..05, 07: a trophy of the loser's school, once. Whether it won the game."""
    school = loser.own_school
    if winner.has("witcher", school):
        draft.tell("tell-no-second-trophy", who=named(winner), whom=named(loser))
        return False
    loser.own_trophies = max(0, loser.own_trophies - 1)
    return trophies.win_trophy(draft, winner, "witcher", school)


def _settle_bets(draft: Draft[Continent], fight: Fight, attacker_won: bool, gold: int) -> None:
    """WO-BET-07..09, WO-EDG-13: the stake back and what the winner gained, or nothing."""
    right = "attacker" if attacker_won else "defender"
    for seat, side in fight.bets.items():
        witcher = draft.state.at(int(seat))
        if side == right:
            growth.gain_gold(draft, witcher, STAKE + gold)
            draft.write("wrote-bet-won", who=named(witcher), count=gold)
        else:
            draft.tell("tell-bet-lost", who=named(witcher))
            draft.write("wrote-bet-lost", who=named(witcher))
