"""Somebody who plays by whatever the pages offer: one of the moves that the turn's page shows, at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.core.viewer import EVERYBODY
from companion.games.talisman.pages import turn as turn_page
from companion.games.talisman.play import encounter, obligations, turns
from companion.games.talisman.play.totals import surplus_objects

Act = tuple[str, dict[str, Any]]
DRAWN = (
    "boar", "wolf", "ogre", "dragon", "lemure", "ghost", "maiden", "unicorn", "ring", "holy_grail", "rune_sword",
    "magic_belt", "wand", "guide", "hag",
)  # fmt: skip


def acts(state: Any, chance: Random) -> list[Act]:
    """The moves that are offered now; what has to be done at once comes alone."""
    if due := list(_at_once(state)):
        return due[:1]
    if state.fight is not None:
        return list(_in_fight(state))
    offered = list(_moving(state) if turns.part(state) == "movement" else _meeting(state, chance))
    return offered or [("end_turn", {"who": state.turn.who})]


def _at_once(state: Any) -> Iterator[Act]:
    for due in obligations.obligations(state):
        one, seat = due.who, due.who.seat
        if due.what == "spells":
            yield "discard_surplus", {"who": seat, "spells": one.spells[: due.count]}
        elif due.what == "objects":
            put = [card.id for card in one.objects if "mule" not in card.marks][: surplus_objects(state, one)]
            yield "drop", {"who": seat, "cards": put}
        else:
            yield "answer", {"who": seat, "how": "life"}


def _in_fight(state: Any) -> Iterator[Act]:
    fight = state.fight
    if fight.step == "before":
        yield "roll_fight", {"who": fight.who}
    elif fight.step == "loss":
        savers = turn_page.fight(state).savers
        for card in savers:
            yield "save_life", {"who": fight.loser, "card": card.id}
        yield "lose_life", {"who": fight.loser}
    else:
        loser = state.at(fight.other if fight.winner == fight.who else fight.who)
        yield "loot", {"who": fight.winner, "what": "life"}
        if loser.gold and state.at(fight.winner).toad is None:
            yield "loot", {"who": fight.winner, "what": "gold"}


def _moving(state: Any) -> Iterator[Act]:
    view, who = turn_page.view(state, EVERYBODY), state.turn.who
    step = view.frame.next
    if step and step.move == "roll_movement":
        yield "roll_movement", step.args
    for goal in view.goals:
        yield goal.move, goal.args
    if view.gate:
        yield "try_gate", {"who": who, "by": "strength"}
        yield "try_gate", {"who": who, "by": "craft"}
    if view.deciding_on_raft:
        yield "leave_raft", {"who": who}
    if view.can_build:
        yield "build_raft", {"who": who}
    if view.stay:
        yield "stay_inside", {"who": who}
    if view.unfinished:
        yield "face_it_again", {"who": who}


def _meeting(state: Any, chance: Random) -> Iterator[Act]:
    who, turn, active = state.turn.who, state.turn, state.active
    if turns.part(state) == "end":
        return
    if turn.chose == "":
        for other in encounter.others_here(state, active):
            yield "attack", {"who": who, "whom": other.seat}
    if turn.chose == "character":
        return
    left = encounter.compulsory_left(state)
    if left == "duel":
        return
    if left == "command":
        yield "command", {"who": who}
        return
    if count := encounter.due(state):
        yield "draw", {"who": who, "cards": [{"name": chance.choice(DRAWN)} for _ in range(count)]}
        return
    if active.space in ("i4", "i6") and not active.fulfilled:
        yield "delve", {"who": who}
    elif active.space == "i2" and not active.fulfilled:
        yield "meet_werewolf", {"who": who}
    elif active.space == "i8" and not active.fulfilled:
        yield "enter_pits", {"who": who}
    elif active.space == "i3" and not active.fulfilled:
        yield "dice_with_death", {"who": who}
    for row in turn_page.met_cards(state):
        card = row.card
        if row.done or row.first is not None:
            continue
        if card.is_foe:
            yield "face_enemies", {"who": who}
        elif card.kind in ("stranger", "event", "place"):
            yield "finish_card", {"who": who, "card": card.id, "stays": card.kind == "place"}
    if left in ("", "instruction"):
        for row in turn_page.offers(state):
            if not row.offer.sells and not row.offer.buys_at:
                yield "follow_space", {"who": who, "way": row.offer.id}
