"""The order of a fight: activations, the opponent's answer, checks, the end of a turn. TG-CMB, TG-DIP.

start   traits (CMB-05), equipment (CMB-06), starting hands (CMB-07, CMB-08): see `start`
I       who is active (CMB-10)
II  1   delayed abilities (CMB-12)
    2   laying cards (CMB-13..15), opportunity attack (CMB-16), check (CMB-17)
    3   the opponent's attack or reaction (CMB-18, DIP-17), what it says in words, check (CMB-20)
    4   readiness (CMB-21, CMB-44)
III     down to three cards, one drawn, tokens off the boards (CMB-22..25)
"""

from __future__ import annotations

from .....core.draft import Draft
from ...box.encounter_cards import Blow
from ...state.fight import MOST_IN_HAND, Fight, Fighter
from ...state.heroes import Hero
from ...state.table import Avalon
from ...state.under_way import UnderWay
from ..under_way import leave_encounter, note_fate
from . import ends
from .blows import strike
from .hands import can_draw, discard, draw, mill


def members(state: Avalon, doing: UnderWay) -> list[Hero]:
    """Who is in the fight, the lowest character number first. TG-TIE-02."""
    return [hero for hero in state.living if hero.id in doing.who]


def goes_on(draft: Draft[Avalon], doing: UnderWay) -> bool:
    """Whether turns are still being played in it: a blow may have been the last."""
    return doing in draft.state.under_way and bool(doing.who) and doing.fought.running


# --- phase I and step 1 ---------------------------------------------------------------------------------------------


def choose(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-CMB-10: somebody not yet activated in this turn is to be active; the only one left is so at once."""
    fight = doing.fought
    fight.step, fight.active = "choose", None
    waiting = [hero for hero in members(draft.state, doing) if hero.id not in doing.activated]
    if len(waiting) == 1:
        activate(draft, doing, waiting[0])


def activate(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-10, TG-CMB-12: a time token on its board, and one off each card of the sequence, from left to right.

    TG-TRT-01, TG-TRT-02: the first one activated in the whole combat meets the ambush and the onslaught.
    """
    fight = doing.fought
    fight.step, fight.active, fight.tried = "lay", hero.id, False
    fight.answers, fight.fired = 0, []
    fighter = fight.of(hero.id)
    fighter.laid = 0
    doing.activated.append(hero.id)
    draft.tell("tell-active", who=hero.id)
    if not fight.begun:
        fight.begun = True
        _surprise(draft, doing, hero, fighter)
    if fight.active == hero.id and goes_on(draft, doing):
        delayed(draft, fight)
        if hero.panicked and draft.state.in_app("boards"):
            draft.tell("tell-panic-card", who=hero.id)


def _surprise(draft: Draft[Avalon], doing: UnderWay, hero: Hero, fighter: Fighter) -> None:
    traits = doing.fought.card.traits
    if "ambush" in traits:
        draft.tell("tell-ambushed", who=hero.id)
        if fighter.hand is not None:
            fighter.hand = min(fighter.hand, 1)
    if "onslaught" in traits:
        strike(draft, doing, hero, Blow(wounds=2), "tell-onslaught")
        ends.heed(draft, doing, None)


def delayed(draft: Draft[Avalon], fight: Fight) -> None:
    """TG-CMB-12, TG-KEY-19, TG-KEY-23: a time token off each card that has one; the last one off, its ability fires."""
    for place, laid in enumerate(fight.sequence, 1):
        if laid.tokens:
            laid.tokens -= 1
            if not laid.tokens:
                fight.fired.append(place)
            key = "tell-take-card-token" if laid.tokens else "tell-delayed-fires"
            draft.tell(key, number=place, name=laid.name, left=laid.tokens, who=laid.by)


# --- steps 2c to 4 --------------------------------------------------------------------------------------------------


def end_of_laying(draft: Draft[Avalon], doing: UnderWay, hero: Hero, instead: Blow | None, prevented: int) -> None:
    """Steps 2c to 4 for the active character, as far as they go without people."""
    fight = doing.fought
    _opportunity(draft, doing, hero)
    if not goes_on(draft, doing):
        return
    if fight.active == hero.id and not check(draft, doing):
        answer(draft, doing, hero, instead, prevented)
    else:
        readiness(draft, doing)


def _opportunity(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-16, TG-TRT-08, TG-TRT-09: who laid nothing is attacked and draws one; an opportunist wants two cards.

    TG-DIP-13: diplomacy knows neither.
    """
    fight = doing.fought
    if fight.kind == "diplomacy":
        return
    laid = fight.of(hero.id).laid
    if laid == 0 or (laid == 1 and "opportunist" in fight.card.traits):
        strike(draft, doing, hero, fight.card.opportunity, "tell-opportunity")
        ends.heed(draft, doing, fight.card.opportunity)
    if laid == 0 and goes_on(draft, doing) and fight.active == hero.id:
        must_draw(draft, doing, hero, 1)


def answer(draft: Draft[Avalon], doing: UnderWay, hero: Hero, instead: Blow | None, prevented: int) -> None:
    """TG-CMB-18, TG-CMB-19, TG-DIP-17: step 3; what it says in words is carried out before anything follows.

    `instead`: what it came to by a card's ability (TG-KEY-21); `prevented`: how many of its wounds were warded off.
    """
    fight = doing.fought
    fight.answers += 1
    blow = replaced(instead or fight.answer, prevented)
    strike(draft, doing, hero, blow, f"tell-answer-{fight.kind}")
    ends.heed(draft, doing, blow)
    if "horde" in fight.card.traits and goes_on(draft, doing) and hero.id in doing.who:
        mill(draft, hero, fight.of(hero.id), 2, "tell-trait-horde")
    if not goes_on(draft, doing):
        return
    if fight.active == hero.id and (blow is None or blow.words):
        fight.step, fight.pending = "answered", blow.words if blow else ""
    else:
        after_answer(draft, doing, hero)


def after_answer(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-20, TG-DIP-17: the check after step 3; frenzy brings the step twice (TG-TRT-10); then step 4."""
    fight = doing.fought
    fight.pending = ""
    twice = "frenzy" in fight.card.traits and fight.answers == 1
    if fight.active == hero.id and twice and not check(draft, doing):
        fight.step = "again"
    elif fight.running:
        readiness(draft, doing)


def replaced(blow: Blow | None, prevented: int) -> Blow | None:
    """The blow with some of its wounds warded off."""
    if blow is None:
        return None
    facts = {name: getattr(blow, name) for name in Blow.__struct_fields__}
    return Blow(**{**facts, "wounds": max(0, blow.wounds - prevented)})


def check(draft: Draft[Avalon], doing: UnderWay) -> bool:
    """TG-CMB-17, TG-CMB-20, TG-DIP-14..16: the victory or affinity check; whether something was decided by it.

    A stage that is not the last is marked as won, and the marker goes back to grey.
    """
    fight = doing.fought
    verdict = fight.verdict
    if verdict == "won" and fight.kind == "diplomacy" and not fight.last_stage:
        fight.stage, fight.pool = fight.stage + 1, 0
        draft.tell("tell-stage-won", stage=fight.stage, next=fight.stage + 1)
    elif verdict:
        fight.step = verdict
        draft.tell(f"tell-fight-{verdict}-{fight.kind}", who=doing.who, value=fight.pool, name=doing.card)
    return bool(verdict)


def readiness(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-CMB-21, TG-CMB-44, TG-DIP-18: the check once more, then the next one's activation, or the end of the turn."""
    if goes_on(draft, doing):
        check(draft, doing)
    if not goes_on(draft, doing):
        return
    if all(who in doing.activated for who in doing.who):
        end_turn(draft, doing)
    else:
        choose(draft, doing)


# --- phase III ------------------------------------------------------------------------------------------------------


def end_turn(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-CMB-22..25, TG-DIP-19: everyone discards down to three, draws one unless panicked; tokens off the boards."""
    fight = doing.fought
    fight.active = None
    draft.tell("tell-turn-ends", turn=fight.turn)
    for hero in members(draft.state, doing):
        fighter = fight.of(hero.id)
        if fighter.hand is None:
            draft.tell("tell-down-to-three", who=hero.id)
        else:
            discard(draft, hero, fighter, max(0, fighter.hand - MOST_IN_HAND))
    for hero in members(draft.state, doing):
        if goes_on(draft, doing) and hero.id in doing.who:
            _draw_at_the_end(draft, doing, hero)
    if goes_on(draft, doing):
        doing.activated = []
        draft.tell("tell-tokens-off-boards")
        fight.turn += 1
        check(draft, doing)
    if goes_on(draft, doing):
        choose(draft, doing)


def _draw_at_the_end(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-23, TG-CMB-32, TG-TRT-14, TG-TRT-15: one card, none in panic; a slow opponent's extra card is kept."""
    panicked = draft.state.in_app("boards") and hero.panicked
    if panicked:
        draft.tell("tell-panic-no-draw", who=hero.id)
    count = (not panicked) + ("slow" in doing.fought.card.traits)
    if count:
        must_draw(draft, doing, hero, count)


def must_draw(draft: Draft[Avalon], doing: UnderWay, hero: Hero, count: int) -> None:
    """TG-CMB-29, TG-CMB-46, TG-DIP-21: draw, or with too small a deck escape; in diplomacy all is lost."""
    fighter = doing.fought.of(hero.id)
    if can_draw(fighter, count):
        draw(draft, hero, fighter, count)
        return
    draft.tell(f"tell-deck-empty-{doing.fought.kind}", who=hero.id)
    if doing.fought.kind == "diplomacy":
        doing.fought.step = "lost"
    else:
        run(draft, doing, hero)


def cornered(state: Avalon, doing: UnderWay, hero: Hero) -> bool:
    """TG-CMB-43: active, panicked, nothing laid yet and no card left to turn: to escape is no choice (TG-HRD-15)."""
    fight, fighter = doing.fought, doing.fought.fighters.get(hero.id)
    if fighter is None or fight.kind == "diplomacy" or fight.active != hero.id or not fight.running:
        return False
    return state.in_app("boards") and hero.panicked and fighter.deck == 0 and not fighter.laid


def run(draft: Draft[Avalon], doing: UnderWay, hero: Hero, stays: bool = False) -> None:
    """TG-CMB-34..37, TG-HRD-15: one Energy is lost, the opportunity attack comes, the character is out."""
    pay_for_running(draft, doing, hero)
    if hero.id in doing.who and doing in draft.state.under_way:
        get_away(draft, doing, hero, stays)


def pay_for_running(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-34, TG-CMB-37: lost, not paid: Energy 0 holds nobody back. TG-BEY-08."""
    doing.fought.fleeing = True
    strike(draft, doing, hero, Blow(energy=1), "tell-runs")
    strike(draft, doing, hero, doing.fought.card.opportunity, "tell-opportunity")
    doing.fought.fleeing = False
    ends.heed(draft, doing, doing.fought.card.opportunity)


def get_away(draft: Draft[Avalon], doing: UnderWay, hero: Hero, stays: bool = False) -> None:
    """TG-CMB-35, TG-CMB-36, TG-CMB-40, TG-HRD-07: out of the encounter; the card goes when nobody is left."""
    leave_encounter(draft, hero, stays)
    draft.write("wrote-escaped", who=hero.id)
    if not doing.who:
        note_fate(draft.state, [hero.id], "fled")
