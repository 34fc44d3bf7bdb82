"""Death and what follows it: things left behind, secrets divided, a game lost, mercy. TG-DIE, TG-MRC."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import HeroId, LocationNumber, Name
from ..play import outcome, successors, under_way
from ..play.acting import hero_of
from ..play.belongings import leave_secrets, receive, taken_off
from ..play.boards import take_off
from ..play.modes import is_easier
from ..play.procedures import MORNING, stand_at
from ..play.statuses import mark
from ..state.heroes import Hero
from ..state.pieces import Left
from ..state.table import Avalon

moves = Moves()


@moves.add(by="seat")
def die(draft: Draft[Avalon], who: HeroId, at: LocationNumber | None = None) -> None:
    """TG-DIE-03..10: a dying character is dead. Items lie where it fell, secrets are divided, the rest is lost.

    `at`: where that was, if the app does not know. Alone, or with no character left in the box, the game is lost.
    """
    state, hero = draft.state, hero_of(draft, who)
    if state.in_app("boards") and not hero.dying:
        draft.object("TG-DIE-01", "is-not-dying", who=who)
    place = at or hero.place
    if place is None:
        draft.refuse("at", "where-did-it-fall", who=who)
    under_way.leave_all(draft, hero)
    draft.write("wrote-died", who=who, place=place)
    _leave_items(draft, hero, place)
    leave_secrets(draft, hero)
    for thing in state.lift(lambda thing: thing.where == "character" and thing.of == who):
        draft.tell(taken_off(thing), where=thing.where, of=who, note=thing.note)
    take_off(draft, hero, "dying")
    take_off(draft, hero, "mad")
    hero.dead, hero.acted, hero.passed = True, False, False
    hero.place, hero.offer, hero.resources = None, None, dict.fromkeys(hero.resources, 0)  # TG-DIE-09
    draft.tell("tell-clear-the-dead", who=who)
    if outcome.is_lost(state):
        outcome.end(draft, "lost")
    elif successors.unused(state):
        player = state.player_of(hero.seat)
        draft.tell("tell-may-take-another", player=player, whom=successors.unused(state))


def _leave_items(draft: Draft[Avalon], hero: Hero, place: int) -> None:
    """TG-DIE-07: the dead character's items stay where it died, for whoever comes there."""
    items = [card for card in hero.belongings if card.kind == "item"]
    for card in items:
        hero.belongings.remove(card)
        draft.state.left.append(Left(place=place, name=card.name, keyword=card.keyword, craftable=card.craftable))
    if items:
        draft.tell("tell-leave-items", who=hero.id, place=place, names=[card.name for card in items])


@moves.add(by="seat")
def inherit(draft: Draft[Avalon], who: HeroId, card: Name) -> None:
    """TG-DIE-08, TG-PLR-02: a secret that waits to be divided goes to a character, as its owner decides."""
    hero = hero_of(draft, who)
    found = next((one for one in draft.state.legacy if one.id == card), None)
    if found is None:
        draft.refuse("card", "nothing-to-divide")
    draft.state.legacy.remove(found)
    receive(draft, hero, found)
    draft.write("wrote-inherited", who=who, name=found.name)


@moves.add()
def end_campaign(draft: Draft[Avalon], how: Literal["won", "lost", "goes_on"]) -> None:
    """TG-VIC-01, TG-VIC-02: the story ends well, or in what it calls a failure; or the table goes on all the same."""
    if how == "goes_on":
        draft.state.outcome = ""
        draft.write("wrote-campaign-goes-on")
    else:
        outcome.end(draft, how)


@moves.add()
def mercy(draft: Draft[Avalon]) -> None:
    """TG-MRC-01..06: by the All-Mother's mercy those who died last live again, at the beginning of the chapter."""
    state = draft.state
    if state.outcome != "lost" and state.living:
        draft.object("TG-MRC-01", "mercy-is-for-the-lost")
    if state.modes.no_mercy:
        draft.object("TG-MRC-04", "no-mercy-in-this-mode")
    again = outcome.MERCY in state.statuses and state.statuses[outcome.MERCY].holds()
    mark(draft, outcome.MERCY)
    draft.tell("tell-read-verse", verse=outcome.MERCY_VERSE)
    draft.tell("tell-restart-chapter", chapter=state.chapter)
    if again and not is_easier(state):
        draft.tell("tell-story-mode-may-help")  # TG-MRC-03
    lowest = state.revealed[0].number if state.revealed else None
    for seat in successors.bereaved(state):
        if (hero := successors.mourned(state, seat.id)) is not None:
            hero.dead = False
            hero.health.value, hero.terror.value = hero.health.top, 0
            hero.energy.value = hero.energy_limit
            hero.place = lowest
            draft.tell("tell-lives-again", who=hero.id)
    for hero in state.living:
        take_off(draft, hero, "dying")
        take_off(draft, hero, "mad")
        hero.acted = hero.passed = False
    under_way.end_all(draft)
    state.outcome, state.boards_noted = "", 0
    stand_at(state, MORNING, "dark_menhirs")
    draft.tell("tell-note-preset-boards")
    draft.write("wrote-mercy", chapter=state.chapter)
