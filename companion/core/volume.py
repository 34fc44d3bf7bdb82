"""A campaign as a book, not yet spoken: an evening's pieces in their order, and what the chronicler changed of them.

The pieces are made of the chronicle, and so are the changes: each is a sentence that a move of `volume_moves` wrote.
Nothing of a volume stands in a table's state; undo takes a change back because its move is no longer on the line.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from .message import Message
from .tale import NOTED, LastLine, Manner, Paragraph, Sentence, told_at_once, worth_telling
from .weaving import Heard

ADDED, PICTURED = "wrote-volume-told", "wrote-volume-picture"
REWORDED, AS_TOLD = "wrote-volume-reworded", "wrote-volume-as-told"
LEFT_OUT, PUT_BACK = "wrote-volume-left-out", "wrote-volume-put-back"
CHANGES = (ADDED, PICTURED, REWORDED, AS_TOLD, LEFT_OUT, PUT_BACK)
READ, CHOSE = "wrote-read", "wrote-chose"

PieceKind = Literal["prose", "heading", "fight", "parley", "death", "passage", "own", "picture"]


@dataclass(frozen=True)
class ToldPiece:
    """A piece of a chapter: what it is, and the sentences that it is told with (of a heading the one).

    `place`: what it is known by at its table, "12" after the revision at which it begins, "12.1" where another piece
    begins there, too. `text`: the chronicler's own words, which are nobody's to translate; of a picture its caption.
    `words`: by language, what the chronicler wrote in the place of the sentences. `out`: left out of the book.
    """

    kind: PieceKind
    place: str
    sentences: Sequence[Sentence] = ()
    text: str = ""
    picture: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    out: bool = False

    def told_by_hand(self, language: str) -> str:
        """What the chronicler wrote of it; "" where the chronicle tells it. One's own words are nobody's to translate:
        of these, those that were written last stand in every language."""
        if self.kind in ("own", "picture"):
            return next(reversed([*self.words.values()]), "") or self.text
        return self.words.get(language, "")

    @property
    def revision(self) -> int:
        """The last move of which it tells; of what the chronicler added, the one that added it."""
        return self.sentences[-1].revision if self.sentences else _order(self.place)[0]


@dataclass(frozen=True)
class EveningTold:
    """An evening of the book: its number, when it began, its last revision, and its pieces."""

    number: int
    began: str
    last: int
    pieces: list[ToldPiece]


@dataclass(frozen=True)
class Happened:
    """What a volume asks of a move: its revision, its evening, its moment, and what it wrote."""

    revision: int
    session: int
    at: str
    chronicle: Sequence[Message]


def place_of_evening(number: int) -> str:
    """What the beginning of an evening is known by."""
    return f"e{number}"


def evenings_told(line: Iterable[Happened], manner: Manner) -> list[EveningTold]:
    """The moves that led to where a table stands, oldest first, as evenings of a book, as its chronicler changed it."""
    by_evening: dict[int, list[Happened]] = {}
    changes: list[Sentence] = []
    for happened in line:
        by_evening.setdefault(happened.session, []).append(happened)
        changes += [Sentence(one, happened.revision) for one in happened.chronicle if one.key in CHANGES]
    found = [
        EveningTold(number, moves[0].at, moves[-1].revision, _pieces(moves, manner))
        for number, moves in by_evening.items()
    ]
    return _changed(found, changes)


def _pieces(moves: Sequence[Happened], manner: Manner) -> list[ToldPiece]:
    everything = [
        Sentence(message, move.revision) for move in moves for message in move.chronicle if message.key not in CHANGES
    ]
    fights = _fights(everything, manner.fights)
    parleys = {fights.get(id(one)) for one in everything if _of_words(one.message, manner)}
    pieces: list[ToldPiece] = []
    fight: int | None = None  # of which the piece before tells
    for one in worth_telling(everything, manner):
        before, fight = fight, fights.get(id(one))
        head = manner.heads.get(one.message.key)
        if head is not None:
            paragraph = Paragraph.begun_by(one, head)
            if paragraph.head:
                pieces.append(ToldPiece("heading", "", [Sentence(paragraph.head, one.revision)]))
            pieces.append(ToldPiece("prose", "", paragraph.sentences))
        elif one.message.key in manner.deaths:
            pieces.append(ToldPiece("death", "", [one]))
        elif one.message.key == READ:
            pieces.append(ToldPiece("passage", "", [one]))
        elif one.message.key == NOTED:
            pieces.append(ToldPiece("own", "", [one], text=str(one.message.args.get("text", ""))))
        else:
            kind: PieceKind = "prose" if fight is None else "parley" if fight in parleys else "fight"
            if not pieces or not (_answers(pieces[-1], one) or (pieces[-1].kind == kind and before == fight)):
                pieces.append(ToldPiece(kind, ""))
            pieces[-1] = replace(pieces[-1], sentences=[*pieces[-1].sentences, one])
    return _placed([piece for piece in pieces if piece.sentences], manner)


def _of_words(message: Message, manner: Manner) -> bool:
    """Whether a sentence is of a parley."""
    facts = manner.parleys.items()
    return bool(facts) and all(message.args.get(name) == fact for name, fact in facts)


def _answers(piece: ToldPiece, one: Sentence) -> bool:
    """Whether a sentence says what was chosen in that passage, and is the first that does."""
    read = piece.sentences[0].message if piece.sentences else one.message
    return (
        piece.kind == "passage"
        and len(piece.sentences) == 1
        and one.message.key == CHOSE
        and read.args.get("book") == one.message.args.get("book")
    )


def _fights(sentences: Sequence[Sentence], declared: Mapping[str, Collection[str]]) -> dict[int, int]:
    """Which sentences, each by its identity, tell of a fight, from its beginning to its end, and of which.

    Where several began it and one gets away, it goes on with the others.
    """
    fights: dict[int, int] = {}
    begun = 0  # which sentence began the fight that goes on
    ends: Collection[str] = ()  # what may end it
    left: set[str] = set()  # who is still in it
    for number, one in enumerate(sentences):
        if one.message.key in declared and one.message.key not in ends:
            begun, ends, left = number, declared[one.message.key], _people(one.message)
        if one.message.key in ends:
            fights |= {id(sentence): begun for sentence in sentences[begun : number + 1]}
            stayed = left - _people(one.message)
            ends, left = ends if stayed and stayed < left else (), stayed
    return fights


def _people(message: Message) -> set[str]:
    """Whom a sentence is about; none where it says it of nobody."""
    who = message.args.get("who", ())
    return {*map(str, who)} if isinstance(who, (list, tuple)) else {str(who)}


def _placed(pieces: Sequence[ToldPiece], manner: Manner) -> list[ToldPiece]:
    """The pieces with their places, each told in as few sentences as a tale needs."""
    seen: Counter[int] = Counter()
    heard = Heard()
    placed = []
    for piece in pieces:
        revision = piece.sentences[0].revision
        place = f"{revision}.{seen[revision]}" if seen[revision] else f"{revision}"
        seen[revision] += 1
        told = piece.sentences if piece.kind in ("passage", "heading") else told_at_once(piece.sentences, manner, heard)
        placed.append(replace(piece, place=place, sentences=told))
    return placed


# --- what the chronicler changed -----------------------------------------------------------------------------------


def _changed(evenings: list[EveningTold], changes: Sequence[Sentence]) -> list[EveningTold]:
    added: dict[str, list[ToldPiece]] = {}
    words: dict[str, dict[str, str]] = {}
    out: set[str] = set()
    for one in changes:
        facts, place = one.message.args, str(one.message.args.get("piece", ""))
        if one.message.key in (REWORDED, AS_TOLD):
            said = words.setdefault(place, {})
            language = str(facts.get("language", ""))
            said.pop(language, None)
            said[language] = str(facts.get("text", ""))  # the last one written stands last
        elif one.message.key == LEFT_OUT:
            out.add(place)
        elif one.message.key == PUT_BACK:
            out.discard(place)
        else:
            kind: PieceKind = "picture" if one.message.key == PICTURED else "own"
            own = ToldPiece(
                kind, f"{one.revision}", text=str(facts.get("text", "")), picture=str(facts.get("picture", ""))
            )
            added.setdefault(place, []).append(own)
    known = {piece.place for evening in evenings for piece in evening.pieces}
    known |= {piece.place for pieces in added.values() for piece in pieces}
    known |= {place_of_evening(evening.number) for evening in evenings}
    for place in [place for place, own in added.items() if place not in known or _order(place) >= _order(own[0].place)]:
        added.setdefault(_nearest(evenings, place), []).extend(added.pop(place))
    done = []
    for evening in evenings:
        pieces = _with_added(place_of_evening(evening.number), added)
        for piece in evening.pieces:
            pieces += [piece, *_with_added(piece.place, added)]
        pieces = [replace(one, words=words.get(one.place, {}), out=one.place in out) for one in pieces]
        done.append(replace(evening, pieces=pieces))
    return done


def _with_added(place: str, added: Mapping[str, list[ToldPiece]]) -> list[ToldPiece]:
    """What stands right behind a place: its own pieces, the last one written first, each with what follows it.

    A change names a piece that was there before it, so this comes to an end.
    """
    return [one for own in reversed(added.get(place, ())) for one in (own, *_with_added(own.place, added))]


def _nearest(evenings: Sequence[EveningTold], place: str) -> str:
    """The last piece that begins no later: what a place means now that sentences are grouped another way."""
    pieces = [piece.place for evening in evenings for piece in evening.pieces]
    if not pieces:
        return place_of_evening(evenings[0].number)
    return pieces[max(0, bisect_right(pieces, _order(place), key=_order) - 1)]


def _order(place: str) -> tuple[int, int]:
    revision, _, nth = place.partition(".")
    return (int(revision) if revision.isdigit() else 0, int(nth) if nth.isdigit() else 0)


# --- figures -------------------------------------------------------------------------------------------------------


def figures(line: Iterable[Happened], counted: Sequence[LastLine]) -> list[tuple[str, int]]:
    """How often, by words; what never came is left out."""
    sums: Counter[str] = Counter()
    by_key: dict[str, list[LastLine]] = {}
    for one in counted:
        for key in one.keys:
            by_key.setdefault(key, []).append(one)
    for happened in line:
        for message in happened.chronicle:
            for one in by_key.get(message.key, ()):
                amount = message.args.get(one.fact, 0) if one.fact else 1
                sums[one.words] += amount if isinstance(amount, int) else 0
    return [(one.words, sums[one.words]) for one in counted if sums[one.words] > 0]
