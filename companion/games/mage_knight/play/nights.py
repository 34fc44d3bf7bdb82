"""The book of nights: what of the game it may be read of just now, hero by hero; nothing of it is needed to play."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....story.moves import tell_at
from ..state.hero import Hero
from ..state.pieces import Happening
from ..state.table import MageKnight
from . import annals, whereabouts
from .whereabouts import BY_DAY, HAUNTS, Haunt

BOOK = "mage-knight/the-book-of-nights"
DoorKind = Literal["prologue", "epilogue", "night", "day", "deed"]
KEPT = 8  # what lies further back is nobody's page any more


def note(state: MageKnight, kind: DoorKind, key: str, who: int = 0) -> None:
    """There is a page to be read of `who` (0: of the whole table); the same one lies there once.

    What was just done is told before what waits.
    """
    new = Happening(kind=kind, key=key, who=who)
    others = [one for one in state.nights.pages if one != new]
    state.nights.pages = ([new, *others] if kind == "deed" else [*others, new])[:KEPT]


def keep_up(draft: Draft[MageKnight]) -> None:
    """After each move: a round that began brings its watches, the first one the prologue, the end the epilogue.

    What the move wrote of somebody's deeds is a page, too.
    """
    state, nights = draft.state, draft.state.nights
    if state.step == "over":
        if not nights.ended:
            nights.ended, nights.pages = True, []
            note(state, "epilogue", state.scenario)
        return
    nights.ended = False
    if state.round.number > nights.watched and state.step in ("tactics", "turns"):
        _round_begins(state)
    for message in draft.chronicle:
        for deed, seat in annals.deeds(state, message):
            note(state, "deed", deed, seat)


def _round_begins(state: MageKnight) -> None:
    """What is past is past; a page for each hero's place, in the round order. The first round has the prologue."""
    nights = state.nights
    nights.watched, nights.pages, nights.told = state.round.number, [], []
    if state.round.number == 1:
        note(state, "prologue", state.scenario)
        return
    heroes = [state.at(seat) for seat in state.order if seat]
    for hero in heroes:
        place = None if hero.eliminated else whereabouts.haunt(state, hero)
        if place is not None and place in told_at(state):
            note(state, state.time, place, hero.seat)
    if state.alone and state.night and not nights.darkened:
        nights.darkened = True
        note(state, "deed", "alone_in_the_dark", heroes[0].seat)


def read(draft: Draft[MageKnight], kind: str, key: str, who: int) -> None:
    """Open the book at a page that waits; it is read of that hero. What was being read there is put aside.

    Where the table keeps the map, it says where the hero stands by choosing the page.
    """
    state = draft.state
    told = kind == state.time and key in told_at(state) and any(hero.seat == who for hero in places_to_tell(state))
    found = next((one for one in state.nights.pages if (one.kind, one.key, one.who) == (kind, key, who)), None)
    if told:
        found = Happening(kind=kind, key=key, who=who)
        state.nights.told = [*state.nights.told, who]
    if found is None:
        draft.object("", "no-page-waits", can_overrule=False)
    first_is_asked(state, found)
    hero = state.find(who)
    tell_at(draft, BOOK, kind, key, [hero.hero] if hero else [])


def let_be(state: MageKnight) -> None:
    """Nobody wants to hear what the book has to tell just now."""
    state.nights.pages, state.nights.told = [], [hero.seat for hero in state.heroes]


def first_is_asked(state: MageKnight, page: Happening) -> None:
    """A page goes to the head of those that wait: what a door asks, it asks of whoever that page is about."""
    state.nights.pages = [page, *(one for one in state.nights.pages if one != page)]


def places_to_tell(state: MageKnight) -> list[Hero]:
    """Whose place only the table knows, and may say while the round begins, so that its watch can be read."""
    if state.in_app("map") or state.round.number == 1 or state.step != "tactics":
        return []
    return [hero for hero in state.heroes if not hero.eliminated and hero.seat not in state.nights.told]


def told_at(state: MageKnight) -> list[Haunt]:
    """The places of which the book tells at this time of day."""
    return [place for place in HAUNTS if state.night or place in BY_DAY]
