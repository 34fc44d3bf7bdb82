"""Chances before the dice: how often a side wins, draws or loses, and how often the Gate opens. Plain counting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

FACES = range(1, 7)


class Odds(NamedTuple):
    """Chances in whole percent, which add up to 100."""

    win: int
    draw: int
    lose: int


def of_fight(own: int, their: int, dice: int = 1, their_dice: int = 1) -> Odds:
    """TA-COM-05..12: the better of `dice` on `own`, against the same of the other side."""
    scores = [(own + one) - (their + other) for one, other in product(list(_best(dice)), list(_best(their_dice)))]
    won, drawn = sum(score > 0 for score in scores), sum(score == 0 for score in scores)
    return Odds(*_shares(won, drawn, len(scores) - won - drawn))


def once_rolled(own: int, their: int, their_dice: int = 1) -> list[Odds | None]:
    """The chances that remain by what the best of the own dice shows, 1 to 6; None where the end is certain."""
    found = [of_fight(own + face, their, 0, their_dice) for face in FACES]
    return [None if 100 in one else one for one in found]


def at_most(value: int, dice: int = 2) -> int:
    """TA-KNOW-07: how often so many dice add up to no more than a value, in percent."""
    sums = [sum(faces) for faces in product(FACES, repeat=dice)]
    return _percent(sum(one <= value for one in sums), sums)


def _best(dice: int) -> Iterator[int]:
    """What comes of rolling so many dice and taking the better one; 0 without a die."""
    return (max(faces, default=0) for faces in product(FACES, repeat=dice))


def _shares(*parts: int) -> list[int]:
    """Whole percent of the parts of a whole: rounded down, what is left goes to those that lost most by it.

    Among equals to the larger ones, so that an even fight looks even.
    """
    whole = sum(parts)
    shares = [100 * part // whole for part in parts]
    lost = sorted(range(len(parts)), key=lambda at: (-(100 * parts[at] % whole), -parts[at]))
    for at in lost[: 100 - sum(shares)]:
        shares[at] += 1
    return shares


def _percent(part: int, all_of: list[int]) -> int:
    return round(100 * part / len(all_of))
