"""Somebody who plays by whatever the pages offer: one of the moves that the turn's page shows, at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.core.viewer import EVERYBODY
from companion.games.witcher_old_world.books.world import ContinentWorld
from companion.games.witcher_old_world.pages import turn
from companion.games.witcher_old_world.pages.cards_phase import AtOnce, CardsPhase
from companion.games.witcher_old_world.pages.contests import FighterShown, FightShown
from companion.games.witcher_old_world.pages.deeds import DeedsOffered
from companion.games.witcher_old_world.pages.movement import Movement
from companion.games.witcher_old_world.pages.turn import Choice
from companion.story.teller import Scene

Act = tuple[str, dict[str, Any]]


def acts(state: Any, chance: Random, library: Any) -> list[Act]:
    """The moves that are offered now; what has to be finished first comes alone."""
    view = turn.view(state, EVERYBODY)
    if view.choice is not None:
        return list(_choosing(view.choice, state))
    if state.fight is not None:
        return list(_fighting(view.fight, state, chance))
    if state.poker is not None:
        return list(_dicing(state, chance))
    if state.open_card is not None:
        return list(_reading(state, library))
    if state.tasks:
        return list(_at_once(view.tasks[0], state))
    if state.turn.phase == "cards":
        return list(_drawing(view.drawing[0], state, chance))
    return [*_moving(view.movement, state), *_deeds(view.deeds, state)]


def _choosing(choice: Choice, state: Any) -> Iterator[Act]:
    who = choice.figure.seat
    match state.turn.phase:
        case "boards":
            for board in choice.boards:
                yield "choose_board", {"who": who, "school": board.school}
        case "terrain":
            for slot in choice.slots:
                yield "choose_terrain", {"who": who, "terrain": slot.terrain}
        case _:
            for row in choice.attributes:
                yield "choose_attribute", {"who": who, "attribute": row.attribute}


def _fighting(shown: FightShown, state: Any, chance: Random) -> Iterator[Act]:
    fight = state.fight
    if fight.step == "bets":
        for bettor in shown.bettors:
            yield "bet", {"who": bettor.seat, "on": chance.choice(("attacker", "defender"))}
        yield "no_more_bets", {"who": fight.who}
    elif fight.step == "ability":
        yield "ready", {"who": fight.who}
    elif fight.step == "last":
        yield "survived", {"who": fight.who}
    elif fight.turn:
        yield from _striking(shown.striker, fight.turn, state, chance)
    elif fight.attack is None:
        yield "name_attack", {"who": fight.chooser, "attack": chance.choice(("charge", "bite"))}
    else:
        yield "monster_strikes", {"who": fight.who}
        half = chance.choice(shown.halves[fight.attack])
        yield "monster_strikes", {"who": fight.who, "effect": half.written}


def _striking(side: FighterShown, who: int, state: Any, chance: Random) -> Iterator[Act]:
    if side.potions:
        yield "use_potion", {"who": who}
    if side.speciality_now:
        yield "use_once", {"who": who, "what": "speciality"}
    hand = state.at(who).hand
    cards = chance.randint(1, hand) if hand else 0
    damage = chance.randrange(6) if cards else 0
    yield "play_combo", {"who": who, "cards": cards, "damage": damage, "shield": chance.randrange(3)}


def _dicing(state: Any, chance: Random) -> Iterator[Act]:
    if state.poker.step == "roll":
        yield "roll_dice", {}
    else:
        yield "reroll", {"dice": [die for die in range(1, 6) if chance.random() < 0.4]}


def _reading(state: Any, library: Any) -> Iterator[Act]:
    if state.open_card.source == "printed":
        who = state.turn.who
        yield "close_card", {"who": who}
        kept = {gift.event for one in state.witchers for gift in one.gifts}
        waiting = {quest.event for one in state.witchers for quest in one.quests}
        free = [event for event in range(1, 57) if event not in kept | waiting]
        if state.open_card.kind != "event":
            yield "take_quest", {"who": who, "event": free[0], "terrain": "forest"}
            yield "take_quest", {"who": who, "event": free[-1], "location": 6, "pays": 1}
        else:
            yield "keep_event", {"who": who, "kind": "companion", "often": "fight"}
        return
    reading, teller = state.open_reading, library.teller(state.book)
    scene = Scene(reading, ContinentWorld(None, state, reading, teller.book))
    for offer in teller.offers(scene):
        if offer.state == "open":
            yield "choose", {"choice": offer.way.choice.id}


def _at_once(row: AtOnce, state: Any) -> Iterator[Act]:
    task = row.task
    match task.kind:
        case "new_monster":
            yield "next_monster", {}
        case "trail":
            for trail in row.trails:
                if trail.left:
                    yield "choose_trail", {"who": task.who, "terrain": trail.terrain}
        case _:
            for position in row.there:
                yield "take_cost_card", {"who": task.who, "position": position, "refill": 2}
            if not row.there:
                yield "take_cost_card", {"who": task.who, "missed": 3}


def _drawing(row: CardsPhase, state: Any, chance: Random) -> Iterator[Act]:
    who = row.figure.seat
    if not row.filled:
        spare = max(0, state.at(who).hand - 3)
        yield "fill_hand", {"who": who, "discarded": chance.randint(spare, state.at(who).hand)}
        return
    unknown = [stall.position for stall in row.stalls if stall.cost is None]
    if unknown:
        yield "set_market", {"position": unknown[0], "cost": chance.choice((0, 0, 1, 1, 2, 3))}
        return
    for position in row.affordable:
        yield "gain_action", {"who": who, "position": position, "refill": chance.randrange(4)}
    if not row.affordable:
        yield "gain_nothing", {"who": who}


def _moving(movement: Movement, state: Any) -> Iterator[Act]:
    who, here = state.turn.who, movement.stop
    for way in movement.ways:
        for payment in way.payments:
            yield "travel", {"who": who, "to": way.place, "by": payment}
    if not here.stopped:
        return
    for quest in here.solvable:
        if quest.pays <= state.active.gold:
            yield "solve_quest", {"who": who, "quest": quest.id}
    for other in here.others:
        if not other.played and not other.poor:
            yield "challenge", {"who": who, "whom": other.figure.seat}
    if here.used:
        return
    match here.action:
        case "school":
            for row in here.training:
                if row.possible:
                    yield "train", {"who": who, "attribute": row.attribute}
        case "trail":
            yield "seek_trail", {"who": who}


def _deeds(deeds: DeedsOffered, state: Any) -> Iterator[Act]:
    who = state.turn.who
    if deeds.late:
        return
    waits = state.solo and sum(slot.taken for slot in state.slots.values()) == 1
    waits = waits and not any(trophy.kind == "attribute" for trophy in state.active.trophies)
    for _ in () if waits else deeds.monsters:
        yield "fight_monster", {"who": who}
    for other in deeds.rivals:
        if not other.why:
            yield "attack_witcher", {"who": who, "whom": other.figure.seat}
    for row in deeds.meditations:
        yield "meditate", {"who": who, "attribute": row.attribute}
    for row in deeds.explorations:
        if row.left:
            yield "explore", {"who": who, "deck": row.deck}
    if not any(row.left for row in deeds.explorations):
        yield "do_nothing", {"who": who}
