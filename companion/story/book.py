"""What a book is: passages with choices, logic once and words once per language. Plain data, saved as it stands."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from ..core.bounds import Word

NAMES = 40  # that a passage may have had one after another
Payer = Literal["each", "party", "one"]
Going = Literal["all", "some", "one"]
Order = Literal["", "in turn", "round and round", "shuffled"]  # of a case that hangs on how often its passage was read
Fate = Word  # how a fight ended, one of those that the game's vocabulary declares; "": nobody has said so


class Price(msgspec.Struct, frozen=True, array_like=True):
    """What a choice costs: each member, the party together, or one member of their choosing."""

    whose: Payer
    what: str
    amount: int


class Effect(msgspec.Struct, frozen=True, array_like=True):
    """Something that happens at the table: the name of an effect that the vocabulary declares, and its arguments."""

    name: str
    args: tuple[str | int, ...] = ()


class Case(msgspec.Struct, frozen=True, array_like=True):
    """A place in the words that has several halves: the first whose condition holds is read, else the one behind them.

    With an order there are no conditions: it goes by how often the passage was read.
    """

    when: tuple[str, ...] = ()
    order: Order = ""

    @property
    def written(self) -> str:
        """What stands behind the colon of its line."""
        return self.order or " | ".join(self.when)

    def fits(self, halves: int) -> bool:
        """Whether so many halves can be chosen among: one for each condition, and perhaps one more."""
        return halves >= 2 if self.order else halves - len(self.when) in (0, 1)


class Formula(msgspec.Struct, frozen=True, array_like=True):
    """Something that a cover gives a name, so that it is written once: a condition (yes or no), or a sum (a number)."""

    kind: Literal["condition", "sum"]
    source: str
    line: int = 0


class Detour(msgspec.Struct, frozen=True, array_like=True):
    """Another target of a choice, taken when its condition holds."""

    target: str
    when: str


class Choice(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A way on from a passage. `needs` and `turns` hold expressions as written."""

    id: str
    target: str
    line: int
    needs: str = ""
    shown: bool = False
    prices: tuple[Price, ...] = ()
    effects: tuple[Effect, ...] = ()
    turns: tuple[Detour, ...] = ()
    once: bool = False
    going: Going = "all"
    die: int = 0
    draws: str = ""
    rests: bool = False
    returns: bool = False
    calls: str = ""  # a passage that is read first; a way there that returns leads to this choice's target
    after: Fate = ""
    by: tuple[str, ...] = ()  # when the game takes this way itself, in the words of its vocabulary; nobody taps it

    @property
    def plain(self) -> bool:
        """Whether this way is always open: no condition, no price, no once, no outcome of a fight, no game's own."""
        return not (self.needs or self.prices or self.once or self.after or self.by)


class ChoiceWords(msgspec.Struct, frozen=True, array_like=True):
    """A choice in one language: what is done, and (for a locked one) what it needs, in words."""

    text: str
    lack: str = ""
    line: int = 0


class PassageWords(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A passage in one language: its title, its text as Markdown, and the words of its choices."""

    title: str
    text: str
    choices: dict[str, ChoiceWords] = {}
    line: int = 0
    begins: int = 0  # the line of its first word


class Door(msgspec.Struct, frozen=True, array_like=True):
    """A door into the book, as an `entry` line names it: its kind ("start", "tale" ...), and which one of them."""

    kind: str
    key: str = ""
    part: int = 0


class BesideFile(msgspec.Struct, frozen=True, array_like=True):
    """A file beside a passage, and what is to be seen or heard in it, by language."""

    file: str
    words: dict[str, str] = {}

    def said(self, language: str) -> str:
        """What it is in that language, else in the other one; nothing where nobody said it."""
        return self.words.get(language) or next(iter(self.words.values()), "")


class LyingFile(msgspec.Struct, frozen=True, array_like=True):
    """A file as it lies in a book's folder: what it is by its bytes ("": none of what is taken), and its measures.

    `stamp` changes when the file does.
    """

    mimetype: str
    size: int
    stamp: str
    width: int = 0
    height: int = 0


class Passage(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A piece to be read aloud. `cases` are what its words hang on, by their names."""

    id: str
    file: str
    line: int
    act: int = 0
    entries: tuple[Door, ...] = ()
    when: str = ""
    once: bool = False
    weight: int = 1
    does: tuple[Effect, ...] = ()
    cases: dict[str, Case] = {}
    ending: str = ""
    choices: tuple[Choice, ...] = ()
    words: dict[str, PassageWords] = {}
    lines: dict[str, int] = {}  # where its header lines stand, for diagnostics
    page: int = 0  # its number in the book, where it has one
    across: str = ""  # the page that lies beside it in the open book
    picture: BesideFile | None = None  # above its words
    sound: BesideFile | None = None  # a murmur under them
    wanted: tuple[str, ...] = ()  # what a prover finds in it and its author meant, in the prover's own words

    def choice(self, id: str) -> Choice | None:
        """The choice of that id."""
        return next((choice for choice in self.choices if choice.id == id), None)

    @property
    def only_turned(self) -> bool:
        """Whether all that can be done here is to turn the page: one way on, with nothing to decide or to pay."""
        way = self.choices[0] if len(self.choices) == 1 else None
        return way is not None and way.plain and way.going == "all" and not (way.die or way.effects or way.turns)

    def spoken(self, language: str) -> PassageWords:
        """The passage's words in that language, else in the other one that it has."""
        return self.words.get(language) or next(iter(self.words.values()), PassageWords(title=self.id, text=""))


Shape = Literal["single", "numbered", "row"]


class Declared(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """Something that a book declares on one of its game's shelves: its name in each language, and perhaps boxes."""

    key: str
    name: dict[str, str]
    shape: Shape = "single"
    boxes: int = 1
    line: int = 0


class Cover(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A book's cover in one language: its title, what it is about, and how a voice should say its names."""

    title: str
    text: str = ""
    says: dict[str, str] = {}


class Book(msgspec.Struct, kw_only=True, dict=True):
    """A journal. `id` is its game and folder ("the-game/the-ford"), `covers` what it is called.

    `shelves`: what its cover declares, by the kinds that its game's vocabulary has shelves for.
    """

    id: str
    game: str
    covers: dict[str, Cover] = {}
    shelves: dict[str, dict[str, Declared]] = {}
    variables: dict[str, int] = {}
    formulas: dict[str, Formula] = {}  # each may use those that stand before it
    aliases: dict[str, str] = {}
    passages: dict[str, Passage] = {}
    own: bool = False  # in this installation's own folder, not shipped with the app
    heads: dict[str, list[str]] = {}  # lines of its cover that its game's vocabulary declares, word by word
    beside: dict[str, LyingFile] = {}  # the files of its folder that are shown beside its words

    def cover(self, language: str) -> Cover:
        """The book's cover in that language, else in the other one that it has."""
        return self.covers.get(language) or next(iter(self.covers.values()), Cover(title=self.id.rpartition("/")[2]))

    def shelf(self, kind: str) -> dict[str, Declared]:
        """What the book declares of that kind; nothing of a kind that its game does not have."""
        return self.shelves.get(kind, {})

    @property
    def titles(self) -> dict[str, str]:
        """The book's title in every language that it has."""
        return {language: cover.title for language, cover in self.covers.items()} or {"en": self.id}

    def passage(self, id: str) -> Passage | None:
        """The passage of that id, also of an id that it used to have; None when it is gone."""
        for _ in range(NAMES):
            if id in self.passages or id not in self.aliases:
                break
            id = self.aliases[id]
        return self.passages.get(id)

    def head(self, name: str) -> str:
        """What the cover says in that line, where it is one word; "" where it does not say it."""
        return " ".join(self.heads.get(name, ()))

    @cached_property
    def _beside(self) -> dict[str, tuple[Passage, Passage]]:
        """Two pages that lie open together, by the id of each; the left one has the lower number, or stands first."""
        order = {id: number for number, id in enumerate(self.passages)}
        spreads: dict[str, tuple[Passage, Passage]] = {}
        for one in self.passages.values():
            other = self.passage(one.across) if one.across else None
            if other is None or other is one or one.id in spreads or other.id in spreads:
                continue
            both = sorted((one, other), key=lambda passage: (passage.page, order[passage.id]))
            spreads[one.id] = spreads[other.id] = (both[0], both[1])
        return spreads

    def spread(self, passage: Passage) -> tuple[Passage, ...]:
        """What lies open with that passage: itself, or two pages across from each other, the left one first."""
        return self._beside.get(passage.id, (passage,))

    @cached_property
    def made_ready(self) -> dict[str, Any]:
        """What was made of its formulas, to be asked again and again; theirs who read expressions."""
        return {}

    @cached_property
    def choice_ids(self) -> frozenset[str]:
        """Every choice as `chosen` names it, `passage.choice`; asked for when the book is whole."""
        return frozenset(
            f"{passage.id}.{choice.id}" for passage in self.passages.values() for choice in passage.choices
        )

    def entered_by(self, kind: str, key: str = "") -> list[Passage]:
        """The passages that open with an entry of that kind (and key)."""
        return [
            passage
            for passage in self.passages.values()
            if any(entry.kind == kind and (not key or entry.key == key) for entry in passage.entries)
        ]

    def dump(self) -> bytes:
        """The parsed book, to be loaded again without parsing."""
        return _encode(self)

    @staticmethod
    def load(saved: bytes) -> Book:
        """A book that was dumped; msgspec.MsgspecError for anything else."""
        return _decode(saved)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Book).decode
