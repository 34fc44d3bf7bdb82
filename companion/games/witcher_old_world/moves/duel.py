"""Phase II: one witcher attacks another; the others may bet. WO-PHII, WO-BET, WO-DUE."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Side, Who
from ..play import duels, growth, land, turns
from ..play.acting import deciding, witcher_of
from ..play.fighting import fight_of
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()


@moves.add(by="seat", step="choice")
def attack_witcher(draft: Draft[Continent], who: Who, whom: Who) -> None:
    """WO-PHII-01..05, WO-DUE-01, 05, WO-EDG-04, 05, WO-SOL-05: a witcher on the same location is attacked."""
    witcher, other, state = deciding(draft, who), witcher_of(draft, whom, "whom"), draft.state
    if who == whom:
        draft.refuse("whom", "not-with-oneself")
    if state.in_app("map"):
        if witcher.location != other.location:
            draft.object("WO-PHII-01", "not-here", who=named(other), place=witcher.location)
        if land.is_school(state, witcher.location):
            draft.object("WO-PHII-04", "not-at-a-school", place=witcher.location)
        if state.tavern == witcher.location:
            draft.object("WO-PHII-05", "tavern-is-closed", place=witcher.location)
    if whom in state.turn.played:
        draft.object("WO-PHII-03", "played-so-no-fight", who=named(other))
    turns.to_choice(draft, "fight")
    duels.open_duel(draft, witcher, other)


@moves.add(by="seat", step="fight")
def bet(draft: Draft[Continent], who: Who, on: Side) -> None:
    """WO-BET-01..05, 07: whoever does not fight may bet one gold on the attacker or on the defender, once."""
    fight, witcher = fight_of(draft, "bets"), witcher_of(draft, who)
    if who in (fight.who, fight.other):
        draft.object("WO-BET-01", "fighters-do-not-bet", who=named(witcher), can_overrule=False)
    if str(who) in fight.bets:
        draft.object("WO-BET-01", "has-bet", who=named(witcher), can_overrule=False)
    growth.pay(draft, witcher, duels.STAKE, "WO-BET-02")
    fight.bets[str(who)] = on
    draft.tell("tell-bet", who=named(witcher), on=on)
    draft.write(
        "wrote-bet", who=named(witcher), whom=named(draft.state.at(fight.who if on == "attacker" else fight.other))
    )
    if not duels.may_bet(draft.state, fight):
        duels.start(draft, fight)


@moves.add(by="seat", step="fight")
def no_more_bets(draft: Draft[Continent], who: Who) -> None:
    """WO-BET-05, WO-DUE-01: betting is over, the fight begins."""
    fight = fight_of(draft, "bets")
    if who not in (fight.who, fight.other):
        draft.refuse("who", "not-in-this-fight", who=named(witcher_of(draft, who)))
    duels.start(draft, fight)
