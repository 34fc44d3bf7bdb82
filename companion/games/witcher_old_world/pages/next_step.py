"""The one large step at the lower right: what the turn waits for, when that is one thing. WO-TRN-02."""

from __future__ import annotations

from ....core.message import say
from ....core.page import Next
from ..play import monster_fights, turns
from ..play.land import action_of
from ..state.pieces import Fight, Open, Poker
from ..state.table import Continent
from ..state.witcher import named

BACK = Next(say("step-back-to-turn"), page="turn")
FIGHT = "fight_monster"  # what one decides for with the whole turn in sight


def next_step(state: Continent) -> Next | None:
    """What the turn waits for. A step with `page` leads to that page."""
    if state.winner:
        return Next(say("step-to-boards"), page="party")
    if state.turn.phase in turns.BEFORE:
        return None  # each chooses for itself
    if state.fight is not None:
        return _fight(state, state.fight)
    if state.poker is not None:
        return _dice(state.poker)
    if state.open_card is not None:
        return _card(state, state.open_card)
    if state.tasks:
        return _task(state)
    if state.turn.phase == "cards":
        return _cards(state)
    return _monster_here(state)


def _monster_here(state: Continent) -> Next | None:
    """WO-PHII-01: whoever has come to a monster came to fight it, once the location's own action is behind."""
    witcher = state.active
    terrain = state.monster_at(witcher.location) if state.in_app("map") else None
    if terrain is None or not state.slots[terrain].taken:
        return None
    if turns.waits_for(state) or (monster_fights.is_last_alone(state) and not state.default("WO-SOL-08")):
        return None
    ready = state.turn.moved and (witcher.location in state.turn.used or not action_of(state, witcher.location)[0])
    label = say("deed-fight", monster=state.slots[terrain].monster)
    return Next(label, move=FIGHT, args={"who": witcher.seat}, quiet=not ready)


def _fight(state: Continent, fight: Fight) -> Next | None:
    match fight.step:
        case "bets":
            return Next(say("step-no-more-bets"), move="no_more_bets", args={"who": fight.who})
        case "ability":
            return Next(say("step-ready"), move="ready", args={"who": fight.who})
    if state.solo and fight.step == "turns" and not fight.turn and fight.attack is None:
        return Next(say("step-roll-attack"), move="name_attack", args={"who": fight.chooser})  # WO-SOL-13
    if fight.step == "turns" and not fight.turn and fight.attack is not None:
        return Next(say("step-turn-card"), move="monster_strikes", args={"who": fight.who})
    return None


def _dice(game: Poker) -> Next:
    if game.step == "roll":
        return Next(say("step-roll-dice"), form="dice-form")  # with the table's own dice, when they were told
    return Next(say("step-reroll"), form="reroll-form")  # the dice tapped on the page


def _card(state: Continent, card: Open) -> Next:
    if card.source == "ours":
        return Next(say("step-read"), page="journal")
    return Next(say("step-close-card"), move="close_card", args={"who": state.turn.who})


def _task(state: Continent) -> Next | None:
    task = state.tasks[0]
    if task.kind == "new_monster":
        return Next(say("step-next-monster", level=task.level), move="next_monster", args={})
    return None


def _cards(state: Continent) -> Next | None:
    phase = turns.drawing_of(state, state.turn.who)
    if phase is None:
        return None
    args = {"who": phase.who}
    if state.in_app("decks") and not phase.filled:
        return Next(say("step-fill-hand", count=phase.cap), form="fill-form")
    if not state.in_app("market"):
        after = state.at(phase.who % len(state.witchers) + 1)
        return Next(say("step-gained", who=named(after)), move="gain_action", args=args)
    return None


def elsewhere(state: Continent) -> Next | None:
    """The large step on another page than the turn's: back to the turn, unless it can be made from anywhere."""
    step = next_step(state)
    anywhere = step is not None and step.move not in ("", FIGHT)
    return step if anywhere else BACK
