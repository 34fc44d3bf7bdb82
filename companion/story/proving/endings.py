"""Where the endings of a book part, as a report: after which choice one is out of reach, and which acts decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from .again import Again, Pair
from .concrete import Witness
from .parting import Loss, Parted, Sequel
from .prover import PLAYS, Prover


class Parting(msgspec.Struct, frozen=True):
    """A choice, a door ("> wood") or going on after a rest ("… wood"), and the endings that never come after it.

    `leads`: where, if it may lead to several places and this is so of one of them. `left`: endings that still can;
    `open`: those of which it is not known. `last`: an ending follows at once. `taken`: the number of a play that does
    it; `spared`: for each lost ending that of a play in which it stood open, and the ending came.
    """

    passage: str
    what: str
    leads: str
    act: int
    file: str
    line: int
    lost: list[str]
    left: list[str]
    open: list[str]
    last: bool
    taken: int
    spared: dict[str, int]


class ActParting(msgspec.Struct, frozen=True):
    """Of the choices of an act (0: of none) that plays took: how many put an ending out of reach, or may (`open`)."""

    act: int
    choices: int
    parting: int
    open: int


class Unsure(msgspec.Struct, frozen=True):
    """An ending of which the bounds left open whether it can come after that, or without it."""

    what: str
    leads: str
    ending: str


class Both(msgspec.Struct, frozen=True):
    """Two endings, and whether one table that reads the book again and again can come to both.

    `shown`: the number of a play that does; `why`: what stands in the way where none ever does.
    """

    one: str
    other: str
    can: Literal["can", "never", "open"]
    shown: int | None
    why: list[str]


class Endings(msgspec.Struct, frozen=True):
    """Where the endings part that a book can come to. `plays` bear numbers from `first` on."""

    endings: list[str]
    partings: list[Parting]
    acts: list[ActParting]
    open: list[Unsure]
    again: list[Both]
    first: int
    plays: list[Witness]

    @property
    def early(self) -> list[Parting]:
        """The partings that an ending does not follow at once."""
        return [one for one in self.partings if not one.last]


def part(prover: Prover, first: int, plays: int = PLAYS) -> Endings:
    """Where the endings of a proved book part; its plays are numbered from `first` on."""
    parted = Parted(prover, plays)
    return _Report(prover, parted, Again(prover, parted), first).endings()


class _Report:
    def __init__(self, prover: Prover, parted: Parted, again: Again, first: int) -> None:
        self.book, self.layout = prover.teller.book, prover.layout
        self.parted, self.again, self.first = parted, again, first
        self.leads: dict[str, set[str]] = {}
        for outcome in parted.outcomes:
            self.leads.setdefault(outcome.what, set()).add(outcome.at)

    def endings(self) -> Endings:
        """All of it."""
        parted = self.parted
        partings = [self._parting(loss) for loss in parted.losses()]
        unsure = list(parted.unsettled())
        return Endings(
            endings=parted.endings,
            partings=sorted(partings, key=lambda one: (one.act, one.file, one.line, one.leads)),
            acts=list(self._acts({one.what for one in partings}, {outcome.what for outcome, _ in unsure})),
            open=[Unsure(one.what, self._leads(one), *parted.names(bit)) for one, bit in unsure],
            again=[self._both(pair) for pair in self.again.pairs],
            first=self.first,
            plays=parted.plays,
        )

    def _both(self, pair: Pair) -> Both:
        one, other = (self.parted.names(bit)[0] for bit in pair.endings)
        shown = None if pair.shown is None else self.first + pair.shown
        can: Literal["can", "never", "open"] = "never" if pair.never else "open" if shown is None else "can"
        return Both(one, other, can, shown, [atom.source for atom in pair.why])

    def _leads(self, outcome: Sequel) -> str:
        return outcome.at if len(self.leads.get(outcome.what, ())) > 1 else ""

    def _parting(self, loss: Loss) -> Parting:
        outcome, parted = loss.outcome, self.parted
        id, _, choice_id = outcome.what.rpartition(" ")[2].partition(".")
        passage = self.book.passages[id]
        choice = passage.choice(choice_id) if choice_id else None
        lost = {ending: parted.beside[outcome.what, parted.bits[ending]] for ending in parted.names(loss.lost)}
        return Parting(
            passage=id,
            what=outcome.what,
            leads=self._leads(outcome),
            act=passage.act,
            file=passage.file,
            line=choice.line if choice is not None else passage.line,
            lost=list(lost),
            left=parted.names(loss.left),
            open=parted.names(loss.open),
            last=any(laid.passage.ending for laid in self.layout.spread(outcome.at)),
            taken=self.first + parted.taken[outcome],
            spared={ending: self.first + number for ending, number in lost.items()},
        )

    def _acts(self, parting: set[str], open_: set[str]) -> Iterator[ActParting]:
        acts: dict[int, list[str]] = {}
        for what in self.leads:
            if "." in what:
                acts.setdefault(self.book.passages[what.partition(".")[0]].act, []).append(what)
        for act, choices in sorted(acts.items()):
            lost, unsure = (sum(what in those for what in choices) for those in (parting, open_ - parting))
            yield ActParting(act, len(choices), lost, unsure)
