"""Told sentences woven into prose: what the same people did one after another stands in one sentence, in which they are
named once; after it they are "they", or in Czech nobody; and what is told twice running is worded otherwise.

Nothing here knows a word: a game's wordings choose by the facts that are laid beside a sentence's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .message import Message, say

MOST = 3  # deeds in one sentence; a fourth would leave the listener without breath
WITH_TAIL = 2  # deeds before something hangs behind them
TURNS = 3  # ways of saying the same

# Who a sentence is about: named anew, those of the sentence right before, those that were named last though something
# else was told between, or none of those of the sentence right before.
Since = Literal["first", "on", "again", "other"]


@dataclass(frozen=True)
class Strand:
    """A sentence that waits to be woven: a `deed` has no subject yet.

    `tails`: its wording behind a sentence of deeds, by the last of these; by "" whatever that was. A deed hangs only
    behind those of others: "Ailei came to the ford, Beor to the mill".
    """

    message: Message
    revision: int
    deed: bool = False
    tails: Mapping[str, str] = field(default_factory=dict)

    @property
    def who(self) -> tuple[str, ...]:
        """Whom it names."""
        named = self.message.args.get("who", ())
        return tuple(named) if isinstance(named, (list, tuple)) else (str(named),)

    @property
    def places(self) -> list[Any]:
        """Where it happened; several, where it was gathered."""
        return list(self.message.args.get("places") or filter(None, [self.message.args.get("place")]))

    def tail(self, run: Sequence[Strand]) -> str:
        """Its wording behind those deeds; "" where it stands alone."""
        wording = self.tails.get(run[-1].message.key, self.tails.get("", ""))
        return wording if wording and len(run) <= WITH_TAIL and not {*self.who} & {*run[-1].who} else ""


def weave(strands: Sequence[Strand], deeds: str) -> list[tuple[Message, int]]:
    """A paragraph's sentences, woven, each with the revision of its first strand. `deeds`: the wording of several.

    Each is given `turn` (0 to 2: by when it happened, and never that of the same wording right before it) and `here`,
    whether the place is the one that was named last. A sentence of deeds has them as messages in `deeds`, the wording
    of the first of these as `opens`, what hangs behind them as `tail`, `since` (above), and `otherwise`: whether people
    have been named already and may be called by another name now. A deed has that, too, and `after`, the wording of
    the deed before it.
    """
    return [*_Loom(deeds).woven(strands)]


class _Loom:
    """A paragraph that is being told: who and what was named last."""

    def __init__(self, deeds: str) -> None:
        self.deeds = deeds
        self.place: Any = None  # named last
        self.subject: tuple[str, ...] = ()  # named last
        self.neighbour: tuple[str, ...] = ()  # whose deeds the sentence right before told
        self.otherwise = False  # whether they are called by another name now
        self.before: tuple[str, int] = ("", 0)  # its wording and its turn

    def woven(self, strands: Sequence[Strand]) -> Iterator[tuple[Message, int]]:
        at = 0
        while at < len(strands):
            one = strands[at]
            run = self._run(strands, at)
            at += len(run) or 1
            if not run:
                said = self._with_facts(one, one.message.key)
                self.subject, self.neighbour = one.who or self.subject, ()
                yield self._in_turn(said, one.revision), one.revision
                continue
            since = self._since(one.who)
            self.otherwise = since == "again" or (since == "on" and self.otherwise)
            facts: dict[str, Any] = {"who": one.message.args["who"], "since": since, "tail": ""}
            facts |= {"deeds": [*self._deeds(run)], "opens": one.message.key, "otherwise": self.otherwise}
            self.subject = self.neighbour = one.who
            if at < len(strands) and (tail := strands[at].tail(run)):
                facts["tail"] = self._with_facts(strands[at], tail)
                if strands[at].deed:
                    self.subject = self.neighbour = ()
                at += 1
            yield self._in_turn(say(self.deeds, **facts), one.revision), one.revision

    def _run(self, strands: Sequence[Strand], at: int) -> list[Strand]:
        """The deeds of the same people from here on, as many as fit into a sentence."""
        run: list[Strand] = []
        for strand in strands[at : at + MOST]:
            if not strand.deed or strand.who != strands[at].who:
                break
            run.append(strand)
        return run

    def _since(self, who: tuple[str, ...]) -> Since:
        if who == self.neighbour:
            return "on"
        if who == self.subject:
            return "again"
        return "other" if self.neighbour and not {*who} & {*self.neighbour} else "first"

    def _deeds(self, run: Sequence[Strand]) -> Iterator[Message]:
        after = ""
        for nth, strand in enumerate(run):
            said = self._with_facts(strand, strand.message.key)
            own = {"turn": (strand.revision + nth) % TURNS, "after": after, "otherwise": self.otherwise}
            yield say(said.key, **{**said.args, **own})
            after = strand.message.key

    def _with_facts(self, strand: Strand, wording: str) -> Message:
        """The strand so worded, with whether it happened where the one before did."""
        here = bool(strand.places) and strand.places == [self.place]
        self.place = strand.places[-1] if strand.places else self.place
        return say(wording, **{**strand.message.args, "here": here})

    def _in_turn(self, said: Message, revision: int) -> Message:
        """The sentence with its turn; another one than that of the same wording right before it."""
        turn = revision % TURNS
        if self.before == (said.key, turn):
            turn = (turn + 1) % TURNS
        self.before = (said.key, turn)
        return Message(said.key, {**said.args, "turn": turn})
