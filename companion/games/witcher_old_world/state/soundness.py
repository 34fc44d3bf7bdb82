"""What fits its types and still contradicts itself is no table: a turn of nobody's, a market of five. WO-SES-01.

Each check says what is wrong with its part of a table; "" when it is sound.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ....core.deck import UNKNOWN, Deck
from ..box.names import PLACES
from .pieces import Fight, Poker, Task

DICE = 5  # WO-POK-07
NO_TERRAIN = "a monster lives on a terrain"


def of_seats(seats: Sequence[int], somebodys: Set[int], anybodys: Set[int]) -> str:
    """Witchers sit from 1 upwards; what is `somebodys` is one of theirs, what is `anybodys` may also be nobody's."""
    if not seats or [*seats] != [*range(1, len(seats) + 1)]:
        return "witchers sit in the order of their seats"
    return "" if somebodys <= {*seats} and anybodys <= {0, *seats} else "nobody sits there"


def seats_in(fight: Fight) -> set[int]:
    """Whose seats a fight names: those that fight, bet or speak for the monster."""
    named = {fight.who, fight.other if fight.kind == "witcher" else fight.controller}
    return named | {int(seat) if seat.isdecimal() else 0 for seat in (*fight.fighters, *fight.bets)}


def of_printed_numbers(
    market: Sequence[int | None], level_damage: Sequence[int], fatigue: Sequence[int], reputation: Sequence[int]
) -> str:
    """As many numbers as the board and the cards print."""
    rows: tuple[tuple[Sequence[int | None], int], ...]
    rows = ((market, PLACES), (level_damage, 3), (fatigue, 3), (reputation, 4))
    return "so many numbers are not printed" if any(len(row) != long for row, long in rows) else ""


def of_exploration_cards(*decks: Deck) -> str:
    """A card of our own is called by its number, a printed one has no name here."""
    cards = (card for deck in decks for card in deck.cards)
    named = all(card == UNKNOWN or card.isdecimal() for card in cards)
    return "" if named else "no exploration card is called that"


def of_poker(game: Poker | None) -> str:
    """Five dice in each hand that has rolled."""
    if game is None:
        return ""
    rolled = 0 if game.step == "roll" else DICE
    theirs = 0 if game.solo else rolled
    return "" if (len(game.own), len(game.their)) == (rolled, theirs) else "five dice are rolled"


def of_tasks(tasks: Sequence[Task]) -> str:
    """A monster that is to come has a terrain."""
    return NO_TERRAIN if any(task.kind == "new_monster" and task.terrain is None for task in tasks) else ""


def of_fight(fight: Fight | None) -> str:
    """Those fight whose fight it is, one of them has the fight turn, and a monster has a terrain."""
    if fight is None:
        return ""
    sides = {fight.who, fight.other} if fight.kind == "witcher" else {fight.who}
    if {int(seat) for seat in fight.fighters} != sides or len(sides) != 1 + (fight.kind == "witcher"):
        return "both sides fight, and nobody else"
    if fight.turn not in (sides if fight.kind == "witcher" and fight.step == "turns" else {0, *sides}):
        return "whoever fights has a fight turn"
    return NO_TERRAIN if fight.kind == "monster" and fight.terrain is None else ""
