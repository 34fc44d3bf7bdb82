"""Dice poker: a challenge, the rolls, the rerolls, the pot. WO-POK, WO-LOC-04..06, 18, WO-SOL-10, 11."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.die import numbered
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Face, Hand, Who
from ..play import growth, poker
from ..play.acting import at_action, stopped, used, witcher_of
from ..play.land import seen_at
from ..state.pieces import Poker
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()
DIE = numbered("poker-die", 6)
POT = 3  # WO-POK-06, WO-POK-17
STAKE = 1
Chosen = Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=5)]], msgspec.Meta(max_length=5)]
Faces = Annotated[list[Face], msgspec.Meta(max_length=5)]


@moves.add(by="seat", step="movement")
def challenge(draft: Draft[Continent], who: Who, whom: Who) -> None:
    """WO-POK-01..06, WO-SOL-05: a witcher on the same location is called to the dice, and cannot refuse."""
    witcher, other = stopped(draft, who), witcher_of(draft, whom, "whom")
    state = draft.state
    if who == whom:
        draft.refuse("whom", "not-with-oneself")
    if state.in_app("map") and witcher.location != other.location:
        draft.object("WO-POK-01", "not-here", who=named(other), place=witcher.location)
    if whom in state.turn.played:
        draft.object("WO-POK-03", "played-already", who=named(other))
    for player in (witcher, other):
        if state.in_app("boards") and player.gold < STAKE:
            draft.object("WO-POK-02", "no-gold-to-play", who=named(player))
    for player in (witcher, other):
        growth.lose_gold(draft, player, STAKE)
    state.turn.played.append(whom)
    state.poker = Poker(who=who, other=whom)
    draft.tell("tell-pot", count=POT)
    draft.write("wrote-poker", who=named(witcher), whom=named(other), place=seen_at(state, witcher))


@moves.add(by="seat", step="movement")
def play_locals(draft: Draft[Continent], who: Who) -> None:
    """WO-LOC-04..06, 18, WO-SOL-10: dice against the locals, for whom the right neighbour rolls."""
    witcher, state = at_action(draft, who, "poker"), draft.state
    growth.pay(draft, witcher, STAKE, "WO-LOC-06")
    used(draft, witcher, "poker", STAKE)
    state.poker = Poker(who=who, solo=state.solo)
    if not state.solo:
        draft.tell("tell-pot", count=POT)
        draft.tell("tell-rolls-for-locals", who=named(state.reader))


@moves.add(by="table", step="poker", reveals=True)
def roll_dice(draft: Draft[Continent], own: Hand | None = None, their: Hand | None = None) -> None:
    """WO-POK-07: both roll five dice at once; the app rolls what nobody says."""
    game = _game(draft, "roll")
    game.own = draft.roll_numbers(DIE, 5, own, "own")
    if game.solo:
        game.step = "own_reroll"
    else:
        game.their = draft.roll_numbers(DIE, 5, their, "their")
        game.step = "their_reroll"
    _say(draft, game)


@moves.add(by="table", step="poker", reveals=True)
def reroll(draft: Draft[Continent], dice: Chosen, rolled: Faces | None = None) -> None:
    """WO-POK-08, WO-POK-09, WO-EDG-12: some dice again, once: first whoever is not in turn, then the active player.

    `dice`: which of the five, none to decline; `rolled`: what came, where the table rolled them.
    """
    state = draft.state
    game = _game(draft, "their_reroll", "own_reroll")
    hand = game.their if game.step == "their_reroll" else game.own
    chosen = list(dict.fromkeys(dice))
    if rolled is not None and len(rolled) != len(chosen):
        draft.refuse("rolled", "so-many-dice", count=len(chosen))
    for die, face in zip(chosen, draft.roll_numbers(DIE, len(chosen), rolled), strict=True):
        hand[die - 1] = face
    if chosen:
        _say(draft, game)
    if game.step == "their_reroll":
        game.step = "own_reroll"
        return
    state.poker = None
    _settle(draft, game)


def _game(draft: Draft[Continent], *steps: str) -> Poker:
    game = draft.state.poker
    if game is None:
        draft.object("", "no-poker", can_overrule=False)
    if game.step not in steps:
        draft.object("WO-POK-08", f"poker-step-{game.step.replace('_', '-')}", can_overrule=False)
    return game


def _say(draft: Draft[Continent], game: Poker) -> None:
    draft.tell("tell-dice", who=named(draft.state.at(game.who)), dice=list(game.own), rank=poker.result(game.own).name)
    if game.their:
        whom = named(draft.state.at(game.other)) if game.other else "locals"
        draft.tell("tell-dice", who=whom, dice=list(game.their), rank=poker.result(game.their).name)


def _settle(draft: Draft[Continent], game: Poker) -> None:
    """WO-POK-10..17, WO-LOC-05, WO-SOL-10: who takes the pot."""
    state = draft.state
    witcher = state.at(game.who)
    if game.solo:
        pays = poker.PAYS[poker.result(game.own).rank]
        growth.gain_gold(draft, witcher, pays)
        draft.write("wrote-poker-alone", who=named(witcher), count=pays, rank=poker.result(game.own).name)
        witcher.deeds.poker_won += pays > 0
        witcher.deeds.poker_lost += pays == 0
        return
    won = poker.wins(game.own, game.their)
    other = state.find(game.other)
    witcher.deeds.poker_won += won
    witcher.deeds.poker_lost += not won
    if other is not None:
        other.deeds.poker_won += not won
        other.deeds.poker_lost += won
    winner = witcher if won else other
    if winner is not None:
        growth.gain_gold(draft, winner, POT)
    else:
        draft.tell("tell-pot-lost")
    whom, rank = named(other) if other else "locals", poker.result(game.own if won else game.their).name
    draft.write("wrote-poker-won", who=named(witcher), won=won, whom=whom, rank=rank)
