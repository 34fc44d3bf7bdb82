"""Told sentences woven into prose: what the same people did one after another stands in one sentence, in which they are
named once; after it they are "they", or in Czech nobody; and what an evening tells again is worded otherwise.

Nothing here knows a word: a game's wordings choose by the facts that are laid beside a sentence's own.
"""

from __future__ import annotations

from collections import Counter
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


@dataclass
class Heard:
    """What has been heard in an evening: in which turn each wording came last, and how often people were named."""

    turns: dict[tuple[str, ...], int] = field(default_factory=dict)
    named: Counter[frozenset[str]] = field(default_factory=Counter)

    def turn(self, *wording: str, revision: int) -> int:
        """The next way of saying it: the first by when it happened, and then round and round."""
        turn = (self.turns.get(wording, revision - 1) + 1) % TURNS
        self.turns[wording] = turn
        return turn

    def name(self, who: tuple[str, ...]) -> int:
        """Which of several names for the same people is theirs now (0 to 2): the first, and then round and round."""
        naming = self.named[people := frozenset(who)] % TURNS
        self.named[people] += 1
        return naming


def weave(strands: Sequence[Strand], deeds: str, heard: Heard) -> list[tuple[Message, int]]:
    """A paragraph's sentences, woven, each with the revision of its first strand. `deeds`: the wording of several.

    Each is given `turn` (0 to 2: never that of the same wording before it), `naming` (0 to 2: which name for the same
    people is meant) and `here`, whether the place is the one that was named last. A sentence of deeds has them as
    messages in `deeds`, the wording of the first of these as `opens`, what hangs behind them as `tail`, `since`
    (above), and `otherwise`: whether people have been named already and may be called by another name now. A deed has
    that and `naming`, too, and `after`, the wording of the deed before it. `heard`: what the paragraphs before it said.
    Nothing of it hangs on what comes later, so an undone move changes no sentence before it.
    """
    return [*_Loom(deeds, heard).woven(strands)]


class _Loom:
    """A paragraph that is being told: who and what was named last."""

    def __init__(self, deeds: str, heard: Heard) -> None:
        self.deeds = deeds
        self.heard = heard
        self.place: Any = None  # named last
        self.subject: tuple[str, ...] = ()  # named last
        self.neighbour: tuple[str, ...] = ()  # whose deeds the sentence right before told
        self.otherwise = False  # whether they are called by another name now
        self.naming = 0  # which name for them was meant last
        self.before: tuple[str, int] = ("", 0)  # its wording and its turn

    def woven(self, strands: Sequence[Strand]) -> Iterator[tuple[Message, int]]:
        at = 0
        while at < len(strands):
            one = strands[at]
            run = self._run(strands, at)
            at += len(run) or 1
            if not run:
                said = self._with_facts(one, one.message.key)
                if len(one.who) > 1:
                    said = say(said.key, **{**said.args, "naming": self.heard.name(one.who)})
                self.subject, self.neighbour = one.who or self.subject, ()
                yield self._in_turn(said, one.revision), one.revision
                continue
            since = self._since(one.who)
            self.otherwise = since == "again" or (since == "on" and self.otherwise)
            if since in ("first", "other"):
                self.naming = self.heard.name(one.who)
            facts: dict[str, Any] = {"who": one.message.args["who"], "since": since, "tail": "", "naming": self.naming}
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
            turn = self.heard.turn(said.key, revision=strand.revision + nth)
            own = {"turn": turn, "after": after, "otherwise": self.otherwise, "naming": self.naming}
            yield say(said.key, **{**said.args, **own})
            after = strand.message.key

    def _with_facts(self, strand: Strand, wording: str) -> Message:
        """The strand so worded, with whether it happened where the one before did."""
        here = bool(strand.places) and strand.places == [self.place]
        self.place = strand.places[-1] if strand.places else self.place
        return say(wording, **{**strand.message.args, "here": here})

    def _in_turn(self, said: Message, revision: int) -> Message:
        """The sentence with its turn; another one than that of the same wording before it, whatever stands between."""
        kind = [str(said.args[fact]) for fact in ("since", "opens") if fact in said.args]
        turn = self.heard.turn(said.key, *kind, revision=revision)
        if self.before == (said.key, turn):
            turn = self.heard.turn(said.key, *kind, revision=revision)
        self.before = (said.key, turn)
        return Message(said.key, {**said.args, "turn": turn})
