"""An evening as a tale: what the chronicle keeps line by line is gathered into paragraphs and told in fewer words.

The chronicle itself keeps everything, in its order, for whoever wants to see the hour; a tale is one way to read it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .message import Message, say
from .weaving import Heard, Strand, weave

NOTED = "wrote-noted"  # in the table's own words
HOUSE = (  # book-keeping at any table: it stands in the chronicle and belongs to no story
    "wrote-house-rule",
    "wrote-corrected",
    "wrote-corrected-because",
    "wrote-renamed",
    "wrote-area-kept",
    "wrote-evening-began",
    "wrote-evening-ended",
    "wrote-strict",
    "wrote-trusting",
    "wrote-differed",
    "wrote-volume-told",
    "wrote-volume-picture",
    "wrote-volume-reworded",
    "wrote-volume-as-told",
    "wrote-volume-left-out",
    "wrote-volume-put-back",
)


@dataclass(frozen=True)
class Retold:
    """How a sentence of the chronicle is told in a tale: another wording, and what of a run of such is told at once.

    `gathers`: the fact that becomes a list where sentences follow each other that differ in nothing else; in the
    wording it is called `called`, by its own name where that is empty, and `count` says how many there are.
    `at_once`: it befalls several at the same moment, so what befell another between two of a run does not part it.
    `answer`: the sentence that may come right after as its answer, with the wording of both in one; their facts in
    common must be the same. `drops`: facts that only a sheet needs.
    `deed`: its wording has no subject, and is woven into a sentence with others of the same `who`; `tails`: its wording
    where it hangs behind such a sentence (`weaving.py`).
    """

    wording: str
    gathers: str = ""
    called: str = ""
    answer: tuple[str, str] | None = None
    at_once: bool = False
    drops: Collection[str] = ()
    deed: bool = False
    tails: Mapping[str, str] = field(default_factory=dict)

    def tells(self, run: Sequence[Message]) -> Message:
        """One sentence for a run of them, which differ in nothing but what is gathered, or are one and its answer."""
        facts = {name: fact for name, fact in run[0].args.items() if name not in self.drops}
        if self.answer and len(run) > 1:
            return say(self.answer[1], **{**run[1].args, **facts})
        if self.gathers:
            del facts[self.gathers]
            parts = list(dict.fromkeys(part for one in run for part in _listed(one.args[self.gathers])))
            facts |= {self.called or self.gathers: parts, "count": len(parts)}
        return say(self.wording, **facts)

    def goes_on(self, one: Message, next: Message) -> bool:
        """Whether the next sentence says the same of somebody or something else, or is this one's answer."""
        if self.answer and next.key == self.answer[0]:
            shared = one.args.keys() & next.args.keys()
            return one.key != next.key and all(next.args[name] == one.args[name] for name in shared)
        return bool(self.gathers) and one.key == next.key and self._rest(one) == self._rest(next)

    def _rest(self, one: Message) -> dict[str, Any]:
        return {name: fact for name, fact in one.args.items() if name not in (self.gathers, *self.drops)}


def _listed(fact: Any) -> list[Any]:
    return fact if isinstance(fact, list) else [fact]


BOOKS = {
    "wrote-read": Retold("told-read", answer=("wrote-chose", "told-read-and-chose")),
    "wrote-chose": Retold("told-chose"),
}


@dataclass(frozen=True)
class LastLine:
    """A line of a volume's last page: its words, which sentences it counts, and which fact it sums up ("": none)."""

    words: str
    keys: Collection[str]
    fact: str = ""


@dataclass(frozen=True)
class Manner:
    """How a game's evenings are told.

    `heads`: sentences that begin a paragraph, with the wording of its heading, or "" where the sentence itself begins
    it. `aside`: sentences that are only book-keeping. `implied`: those that are it where a passage or a choice of a
    book did it, for the passage tells of it. `settled`: a beginning that is not told where its end is, with
    the sentence of that end; both have a `name`. `retold`: sentences that a tale words otherwise. `deeds`: the
    wording of a sentence that is woven of several deeds, where the game has one.
    For a campaign's volume, `fights`: the sentence that begins a fight, with those that may end it; `parleys`: the
    facts by which such a fight is one of words; `deaths`: sentences that have a page of their own there; `figures`:
    what its last page counts.
    """

    heads: Mapping[str, str] = field(default_factory=dict)
    aside: Collection[str] = ()
    implied: Collection[str] = ()
    settled: Mapping[str, str] = field(default_factory=dict)
    retold: Mapping[str, Retold] = field(default_factory=dict)
    deeds: str = ""
    fights: Mapping[str, Collection[str]] = field(default_factory=dict)
    parleys: Mapping[str, Any] = field(default_factory=dict)
    deaths: Collection[str] = ()
    figures: Sequence[LastLine] = ()


@dataclass(frozen=True)
class Sentence:
    """A sentence of a tale, and the revision at which it happened."""

    message: Message
    revision: int


@dataclass(frozen=True)
class Paragraph:
    """A heading, where there is one, and what is told under it."""

    head: Message | None
    sentences: list[Sentence]
    own: bool = False  # what somebody at the table wrote

    @classmethod
    def begun_by(cls, one: Sentence, head: str) -> Paragraph:
        """The paragraph that a sentence begins: as its heading, worded so, or ("") as its first sentence."""
        return cls(say(head, **one.message.args), []) if head else cls(None, [one])


def tale(chronicle: Iterable[tuple[int, Sequence[Message]]], manner: Manner) -> list[Paragraph]:
    """An evening's chronicle, (revision, sentences) a move, as paragraphs in the order in which it happened.

    An evening of book-keeping alone is told whole: an empty page would say that nothing happened.
    """
    everything = [Sentence(message, revision) for revision, messages in chronicle for message in messages]
    paragraphs: list[Paragraph] = []
    for one in worth_telling(everything, manner) or everything:
        head = manner.heads.get(one.message.key)
        if head is not None:
            paragraphs.append(Paragraph.begun_by(one, head))
        elif one.message.key == NOTED:
            paragraphs.append(Paragraph(None, [one], own=True))
        elif paragraphs and not paragraphs[-1].own:
            paragraphs[-1].sentences.append(one)
        else:
            paragraphs.append(Paragraph(None, [one]))
    heard = Heard()
    return [Paragraph(one.head, told_at_once(one.sentences, manner, heard), one.own) for one in paragraphs]


def retold(messages: Sequence[Message], manner: Manner) -> list[Message]:
    """Sentences as a tale words them, for instance those of "previously on"."""
    return [one.message for one in told_at_once([Sentence(message, 0) for message in messages], manner, Heard())]


def worth_telling(sentences: Sequence[Sentence], manner: Manner) -> list[Sentence]:
    """The sentences without book-keeping, without beginnings whose end is told, and without what a book noted."""
    read = {one.revision for one in sentences if one.message.key in BOOKS}
    ends: list[Message] = []
    worth: list[Sentence] = []
    for one in reversed(sentences):
        message = one.message
        if (end := next((end for end in reversed(ends) if _settles(end, message, manner)), None)) is not None:
            ends.remove(end)
            continue
        if message.key in manner.settled.values():
            ends.append(message)
        if message.key in manner.implied and one.revision in read:
            continue
        if message.key not in HOUSE and message.key not in manner.aside:
            worth.append(one)
    return worth[::-1]


def _settles(end: Message, beginning: Message, manner: Manner) -> bool:
    """Whether that is the end of this: of the same name, or of the same people where none was known yet."""
    name = beginning.args.get("name")
    same = end.args.get("name") == name or (name == "" and end.args.get("who") == beginning.args.get("who"))
    return same and manner.settled.get(beginning.key) == end.key


def told_at_once(sentences: Sequence[Sentence], manner: Manner, heard: Heard) -> list[Sentence]:
    """A paragraph's sentences as a tale words them: what belongs together in one. `heard`: what was said before."""
    ways = {**BOOKS, **manner.retold}
    runs: list[list[Sentence]] = []
    for one in sentences:
        run = _continued(runs, one, ways)
        if run is None:
            runs.append([one])
        else:
            run.append(one)
    told = []
    for run in runs:
        way = ways.get(run[0].message.key)
        said = way.tells([one.message for one in run]) if way else run[0].message
        told.append(Strand(said, run[0].revision, way is not None and way.deed, way.tails if way else {}))
    woven = weave(told, manner.deeds, heard) if manner.deeds else [(one.message, one.revision) for one in told]
    return [Sentence(_plain(message), revision) for message, revision in woven]


def _continued(runs: list[list[Sentence]], one: Sentence, ways: Mapping[str, Retold]) -> list[Sentence] | None:
    """The run that a sentence goes on with: the last one, or one before it where all since happened at once."""
    for run in reversed(runs):
        way = ways.get(run[0].message.key)
        if way and way.goes_on(run[-1].message, one.message):
            return run
        if not (way and way.at_once):
            return None
    return None


def _plain(message: Message) -> Message:
    """`in_tale`: a game may leave out of its names what only helps to find a card. Deeds within it are told so, too."""
    facts = {name: _plain_fact(fact) for name, fact in message.args.items()}
    return Message(message.key, {**facts, "in_tale": True})


def _plain_fact(fact: Any) -> Any:
    if isinstance(fact, list):
        return [_plain_fact(part) for part in fact]
    return _plain(fact) if isinstance(fact, Message) else fact
