"""The dummy player: a deck of colours that runs out, so that a round ends; nothing else of it can be seen. MK-DUM."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.deck import Deck
from ....core.die import Die
from ....core.draft import Draft
from ..box.heroes import HEROES, colours_of_deck
from ..box.names import BASICS, DUMMY, TACTICS, Basic, HeroName
from ..box.tactics import tactic
from ..state.pieces import Dummy
from ..state.table import MageKnight

FLIPS = 3  # MK-DUM-07: cards of its turn, before its crystals add to them

# --- the pure part: a deck of colours


def new(hero: HeroName | None) -> Dummy:
    """MK-DUM-02, MK-DUM-03, MK-DUM-13: its sixteen cards, shuffled, and the crystals of its hero card.

    None: all heroes are played, so a substitute deck of colours stands for it, and no card gives it crystals.
    """
    dots = HEROES[hero].crystals if hero else ()
    return Dummy(hero=hero, crystals={colour: dots.count(colour) for colour in BASICS}, deck=colours_of_deck())


@dataclass(frozen=True)
class Flips:
    """How many cards a turn flips: `first` of them, then so many `more` by the colour of the last one."""

    first: int
    more: int

    @property
    def all(self) -> int:
        """All of them."""
        return self.first + self.more


def flips(dummy: Dummy, last: Basic) -> Flips:
    """MK-DUM-07..10: three cards, and for each crystal of the last one's colour one more, as far as there are any."""
    first = min(FLIPS, dummy.left)
    return Flips(first, min(dummy.crystals[last], dummy.left - first))


def cards(dummy: Dummy) -> int:
    """All its cards, wherever they lie."""
    return sum(dummy.deck.values()) + sum(dummy.discard.values())


def shuffle(dummy: Dummy) -> None:
    """MK-DUM-11: all its cards are one face-down deck again."""
    for colour in BASICS:
        dummy.deck[colour] += dummy.discard[colour]
        dummy.discard[colour] = 0
    dummy.hidden = 0


def _see(dummy: Dummy, colour: Basic) -> None:
    """A card of that colour lies seen on the discard pile."""
    dummy.deck[colour] -= 1
    dummy.discard[colour] += 1


# --- its turn


def take_turn(draft: Draft[MageKnight], dummy: Dummy, last: Basic | None = None) -> bool:
    """MK-DUM-06..10, MK-DUM-15: its whole turn; whether it announces the end of the round.

    `last`: the colour of the last of the first cards, as the hands flipped them; None: the app flips.
    """
    if not dummy.left:
        if draft.state.round.announced is not None:
            draft.write("wrote-dummy-empty")
            return False
        draft.write("wrote-dummy-announced")
        return True
    first = min(FLIPS, dummy.left)
    if last is None:
        seen = [_flip(draft, dummy) for _ in range(first)][-1]
        more = min(dummy.crystals[seen], dummy.left)
        for _ in range(more):
            _flip(draft, dummy)
    else:
        seen = _flip(draft, dummy, last)
        dummy.hidden += first - 1
        more = min(dummy.crystals[seen], dummy.left)
        dummy.hidden += more
        if more:
            draft.tell("tell-dummy-flip-more", count=more, colour=seen)
    draft.write("wrote-dummy-flipped", count=first + more, more=more, colour=seen, left=dummy.left)
    return False


def _flip(draft: Draft[MageKnight], dummy: Dummy, told: Basic | None = None) -> Basic:
    """One card from its deck; BadArguments for a colour of which all cards have been seen flipped."""
    deck = Deck(shuffled=[colour for colour in BASICS for _ in range(dummy.deck[colour])])
    drew = draft.draw("dummy_card", deck, told, field="last")
    colour = next(one for one in BASICS if one == drew)
    _see(dummy, colour)
    return colour


# --- the preparation of a round


def prepare(draft: Draft[MageKnight], dummy: Dummy, action: Basic | None, spell: Basic | None) -> None:
    """MK-DUM-11, MK-DUM-12: the lowest Advanced Action goes into its deck, it gains a crystal of the lowest Spell's
    colour, and all its cards are shuffled. None: no such card lay there."""
    ask(dummy)
    gain(draft, dummy, action, spell)


def ask(dummy: Dummy) -> None:
    """MK-DUM-11, MK-DUM-12: a new round; where offers lie with the table, the hands have two colours to tell."""
    shuffle(dummy)
    dummy.asks, dummy.tactic = ["action", "spell"], None


def gain(draft: Draft[MageKnight], dummy: Dummy, action: Basic | None, spell: Basic | None) -> None:
    """MK-DUM-11, MK-DUM-12: a card into its shuffled deck, and a crystal, of which it may have any number."""
    dummy.asks = []
    if action:
        dummy.deck[action] += 1
        draft.write("wrote-dummy-card", colour=action, cards=dummy.left)
    if spell:
        dummy.crystals[spell] += 1
        draft.write("wrote-dummy-crystal", colour=spell, crystals=dummy.crystals[spell])


# --- its tactic


def tactics_left(state: MageKnight, besides: Sequence[int] = ()) -> list[int]:
    """MK-TAC-01, MK-SC-04, MK-CO-05: tactics of this time of day that are in the game and that nobody has taken."""
    gone = {*state.tactics_gone.get(state.time, []), *besides}
    taken = {one.tactic for one in state.heroes}
    return [number for number in range(1, TACTICS + 1) if number not in gone | taken]


def take_tactic(draft: Draft[MageKnight], dummy: Dummy, told: int | None = None) -> None:
    """MK-DUM-05, MK-SC-03, MK-CO-04: a random one of those that are left, for its place in the round order alone.

    Refused: one that is not there. Where none is left (a table that overruled), it has none.
    """
    state = draft.state
    left = tactics_left(state)
    dummy.tactic = None
    if not left:
        return
    faces = tuple(str(number) for number in left)
    dummy.tactic = draft.roll_number(Die("dummy_tactic", faces), told, field="tactic")
    state.picks = [seat for seat in state.picks if seat != DUMMY]
    card = tactic(state.time, dummy.tactic)
    draft.tell("tell-dummy-tactic", tactic=card.id, number=card.number)
    draft.write("wrote-dummy-tactic", tactic=card.id, number=card.number)
