"""What the choices of a book do to its endings, from readings in which every open way was taken as likely as any other.

How far two groups of readings end apart is their total variation distance: 0, they end alike; 1, nothing that one group
ends in happens to the other. A choice is compared with its siblings where both stood open, so that whoever could not
have chosen it does not count against it; how many ways stood open is weighed out. An act as a whole: each reading is
given, by what was chosen in that act alone, how well that fits an ending; the third that it fits best is held against
the third that it fits least. What fits is learned from one half of the readings and measured on the other. Beside each
figure stands the noise: what the same sums make of endings that were dealt out to the readings like cards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import log
from statistics import fmean
from typing import NamedTuple

import msgspec

from .book import Book
from .routes import leads_to

FEWEST, FORTIETH = 30, 40  # readings in a group, and of how many one: fewer say nothing
SHUFFLES = 3


class Stand(NamedTuple):
    """Where a reading stood once: the way it took, and all that were open."""

    taken: str
    open: tuple[str, ...]


class ActInfluence(msgspec.Struct, frozen=True):
    """How far the choices of one act (0: passages of none) move the endings: one choice, and the act as a whole.

    `by`: the choice that stands out most above its own noise, and `most`: how far it moves them. Choices that were met
    too seldom are left out.
    """

    act: int
    choices: int
    mean: float
    most: float
    by: str
    noise: float
    whole: float
    whole_noise: float


class Alike(msgspec.Struct, frozen=True):
    """How many of the choices that have siblings lead where all of these do: at once, or after one passage at most."""

    choices: int
    at_once: int
    within_one: int


class Influence(msgspec.Struct, frozen=True):
    """What the choices of a book do to its endings; `endings`: which share of the readings ended there."""

    readings: int
    endings: dict[str, float]
    acts: list[ActInfluence]
    alike: Alike


def weighed(
    book: Book,
    stands: Sequence[Sequence[Stand]],
    ended: Sequence[str],
    deal: Callable[[Sequence[str]], Sequence[str]],
) -> Influence:
    """What a book's choices do, from where its readings stood and how each ended; `deal` shuffles those ends."""
    shuffled = [deal(ended) for _ in range(SHUFFLES)]
    compared = _compared(stands)
    acts: dict[int, list[str]] = defaultdict(list)
    for key in sorted(compared):
        acts[book.passages[key.partition(".")[0]].act].append(key)
    counts = Counter(ended)
    return Influence(
        readings=len(ended),
        endings={ending: round(counts[ending] / len(ended), 3) for ending in sorted(counts)},
        acts=[_act(act, keys, compared, stands, ended, shuffled) for act, keys in sorted(acts.items())],
        alike=alike(book),
    )


class _Compared(NamedTuple):
    """The readings that took a choice and those that took a sibling where it stood open, each with its weight."""

    took: list[tuple[int, float]]
    left: list[tuple[int, float]]

    def apart(self, ended: Sequence[str]) -> float:
        return _apart(_shares(self.took, ended), _shares(self.left, ended))


def _compared(stands: Sequence[Sequence[Stand]]) -> dict[str, _Compared]:
    compared: dict[str, _Compared] = defaultdict(lambda: _Compared([], []))
    for reading, stood in enumerate(stands):
        seen: set[str] = set()
        for taken, open_ in stood:
            count = len(open_)
            if count < 2:
                continue
            for key in open_:
                if key in seen:  # the first time alone: the second may be the first one's doing
                    continue
                seen.add(key)
                if key == taken:
                    compared[key].took.append((reading, count))
                else:
                    compared[key].left.append((reading, count / (count - 1)))
    fewest = max(FEWEST, len(stands) // FORTIETH)
    return {key: one for key, one in compared.items() if min(len(one.took), len(one.left)) >= fewest}


def _act(
    act: int,
    keys: Sequence[str],
    compared: Mapping[str, _Compared],
    stands: Sequence[Sequence[Stand]],
    ended: Sequence[str],
    shuffled: Sequence[Sequence[str]],
) -> ActInfluence:
    apart = {key: compared[key].apart(ended) for key in keys}
    noise = {key: fmean(compared[key].apart(dealt) for dealt in shuffled) for key in keys}
    by = max(keys, key=lambda key: apart[key] - noise[key])
    inside = set(keys)
    chosen = [{stand.taken for stand in stood if stand.taken in inside} for stood in stands]
    return ActInfluence(
        act=act,
        choices=len(keys),
        mean=round(fmean(apart.values()), 3),
        most=round(apart[by], 3),
        by=by,
        noise=round(fmean(noise.values()), 3),
        whole=round(_whole(chosen, ended), 3),
        whole_noise=round(fmean(_whole(chosen, dealt) for dealt in shuffled), 3),
    )


def _whole(chosen: Sequence[set[str]], ended: Sequence[str]) -> float:
    """How far the readings end apart whose choices speak most, and least, for one of the endings."""
    halves = [range(0, len(ended), 2), range(1, len(ended), 2)]
    fits: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for learned, measured in (halves, halves[::-1]):
        total = Counter(ended[reading] for reading in learned)
        of: dict[str, Counter[str]] = defaultdict(Counter)
        for reading in learned:
            for key in chosen[reading]:
                of[key][ended[reading]] += 1
        for ending, count in total.items():
            share = count / len(learned)
            speaks = {key: log((seen[ending] + 5 * share) / (seen.total() + 5) / share) for key, seen in of.items()}
            fits[ending] += [(sum(speaks.get(key, 0) for key in chosen[one]), one) for one in measured]
    farthest = 0.0
    for ranked in fits.values():
        ranked.sort()
        third = len(ranked) // 3
        if third >= FEWEST:
            least, most = ([(reading, 1.0) for _, reading in group] for group in (ranked[:third], ranked[-third:]))
            farthest = max(farthest, _apart(_shares(least, ended), _shares(most, ended)))
    return farthest


def _shares(group: Sequence[tuple[int, float]], ended: Sequence[str]) -> dict[str, float]:
    sums: dict[str, float] = {}
    whole = 0.0
    for reading, weight in group:
        ending = ended[reading]
        sums[ending] = sums.get(ending, 0.0) + weight
        whole += weight
    return {ending: part / whole for ending, part in sums.items()}


def _apart(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    return sum(abs(one.get(ending, 0) - other.get(ending, 0)) for ending in {**one, **other}) / 2


def alike(book: Book) -> Alike:
    """How many of a book's choices lead where their siblings lead: to a passage in common, or to two that soon meet."""
    onward = {
        passage.id: {target for choice in passage.choices for target in leads_to(choice)}
        for passage in book.passages.values()
    }

    def next_of(targets: set[str]) -> set[str]:
        return {goal for target in targets for goal in onward.get(target, ())}

    def soon(one: set[str], other: set[str]) -> bool:
        return other <= next_of(one) or one <= next_of(other) or next_of(one) == next_of(other)

    choices = at_once = within_one = 0
    for passage in book.passages.values():
        leads = [set(leads_to(choice)) for choice in passage.choices]
        for number, one in enumerate(leads if len(leads) > 1 else ()):
            siblings = leads[:number] + leads[number + 1 :]
            choices += 1
            at_once += all(one & other for other in siblings)
            within_one += all(one & other or soon(one, other) for other in siblings)
    return Alike(choices, at_once, within_one)
