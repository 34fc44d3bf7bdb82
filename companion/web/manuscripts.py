"""A table's volume, spoken: of its log, the books that were read and the game's words, a manuscript ready to be set.

It needs no request: the page, the API and the command ask for the same.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any, Literal

import msgspec
from babel.dates import format_date, format_interval

from ..core import engine
from ..core.game import Game
from ..core.message import say
from ..core.tale import Sentence
from ..core.typography import bound
from ..core.viewer import EVERYBODY
from ..core.volume import READ, EveningTold, Happened, ToldPiece, evenings_told, figures
from ..core.words import Language
from ..games import game as game_of
from ..library.shelf import Journals
from ..store import Store
from ..store.moments import moment
from ..store.recordings import ENDINGS, OF_BOOKS, sound_of, standing
from ..store.records import ChronicleRow, Entry
from ..story.book import Passage
from ..story.library import NoSuchBook
from ..story.reading import renamed
from ..story.spoken import SpokenPassage, words_mark
from ..story.teller import Scene
from ..volume import manuscript as book
from ..volume.pdf import lacking
from ..volume.runs import plain, runs_of
from .beside import picture_beside
from .days import LOCALES, local
from .filters import sentence_case
from .recorded import keys_of
from .wording import Voice

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ToldEvening:
    """An evening told: its chapter, the places left out of it, the state at its end, and how often chance was asked."""

    chapter: book.Chapter
    out: frozenset[str]
    after: Any
    drawn: int


class Telling:
    """The volume of one table in one language. What is asked for is told; the rest costs nothing.

    `beside`: with the pictures that books have above their passages; `sounds`: with what was recorded of these.
    """

    def __init__(
        self,
        store: Store,
        journals: Journals,
        id: str,
        language: Language,
        beside: bool = True,
        sounds: bool = False,
    ) -> None:
        self.store, self.journals, self.language = store, journals, language
        self.record, spans = store.spans(id)
        self.game = game_of(self.record.game)
        self.voice = Voice(language, self.game, self.record.state)
        self.beside = beside
        self.sounds: dict[str, bytes] | None = {} if sounds else None  # of what was told so far
        self.files: dict[str, bytes] = {}  # the pictures of what was told so far
        self.of_books: dict[str, tuple[str, Passage]] = {}  # those of them that a book has: which book, which passage
        self._book = ""  # of which the last passage told was
        pieces = store.pieces(id, ChronicleRow, *spans)
        self._line = [Happened(*msgspec.structs.astuple(row)) for piece in pieces for row in piece]

    @cached_property
    def evenings(self) -> list[EveningTold]:
        """The evenings, unspoken."""
        return evenings_told(self._line, self.game.manner)

    def manuscript(self) -> book.Manuscript:
        """The whole volume."""
        told = [self.told(evening) for evening in self.evenings]
        return self._bound(
            [one.chapter for one in told if one.chapter.pieces],
            self._company([one.after for one in told]),
            self._figures(sum(one.drawn for one in told)),
        )

    def unprintable(self, chapter: book.Chapter) -> list[str]:
        """The signs of a chapter and of the title that a PDF cannot print."""
        return lacking(self._bound([chapter], [], []))

    def _bound(
        self, chapters: list[book.Chapter], company: list[book.Person], counted: list[book.Figure]
    ) -> book.Manuscript:
        words = {name: self.voice.t(f"volume-{name}") for name in ("contents", "company", "figures", "fell")}
        return book.Manuscript(
            id=self.record.identity or self.record.id,
            language=self.language,
            title=self.record.state.name,
            game=self.voice.label("game-", self.game.id),
            when=self._when(),
            made=f"{moment(self.record.changed):%Y-%m-%dT%H:%M:%SZ}",
            company=company,
            chapters=chapters,
            figures=counted,
            labels=book.Labels(**words, colophon=self._colophon()),
            files=self.files,
            sounds=self.sounds or {},
        )

    # --- an evening ------------------------------------------------------------------------------------------------

    def told(self, evening: EveningTold, whole: bool = False, part: slice = slice(None)) -> ToldEvening:
        """An evening's chapter, or a part of its pieces. `whole`: with what was left out of the book."""
        moments = _Moments(self.store, self.game, self.record.id, evening.number)
        pieces: list[book.Piece] = []
        self._book = ""
        chosen = evening.pieces[part]
        voice = self.voice.of(moments.after(chosen[-1].revision if chosen else evening.last) or self.record.state)
        for piece in chosen:
            if whole or not piece.out:
                pieces += self._piece(piece, voice, moments)
        after = moments.after(evening.last)
        if not chosen or chosen[-1] is evening.pieces[-1]:
            pieces += self._plates(evening, after, voice)
        title = voice.t("volume-chapter", number=evening.number)
        chapter = book.Chapter(title, self._date(evening.began), self._present(after), pieces)
        return ToldEvening(chapter, frozenset(one.place for one in chosen if one.out), after, moments.drawn)

    def _piece(self, piece: ToldPiece, voice: Voice, moments: _Moments) -> Iterator[book.Piece]:
        own = bound(piece.told_by_hand(self.language), self.language)
        if piece.kind == "picture":
            with self.store.ledger.reading() as look:
                found = look.picture(self.record.id, piece.picture)
            if found is not None:
                name = f"{piece.picture}.jpg"
                self.files[name] = found
                yield book.Picture(name, own, own or voice.t("volume-own-picture"), own=True, place=piece.place)
        elif piece.kind == "heading":
            yield book.Heading(own or sentence_case(voice.spoken(piece.sentences[0].message)), piece.place)
        elif piece.kind == "death":
            name = self._called(piece.sentences[0].message.args.get("who", ""), voice)
            yield book.Death(name, plain(own) or self._told(piece, voice), piece.place)
        elif own:
            for paragraph in filter(None, map(str.strip, own.split("\n"))):
                yield book.Prose(plain(paragraph), "own", piece.place)
        elif piece.kind == "passage":
            yield from self._passage(piece, voice, moments)
        elif piece.kind in ("fight", "parley"):
            yield book.Prose(self._told(piece, voice), piece.kind, piece.place)
        else:
            yield book.Prose(self._told(piece, voice), "", piece.place)

    def _told(self, piece: ToldPiece, voice: Voice) -> book.Runs:
        return plain(" ".join(sentence_case(voice.spoken(one.message)) for one in piece.sentences))

    def _called(self, who: Any, voice: Voice) -> str:
        return sentence_case(voice.spoken(say("volume-name", who=who))) if who else ""

    def _passage(self, piece: ToldPiece, voice: Voice, moments: _Moments) -> Iterator[book.Piece]:
        read, *chose = piece.sentences
        title = voice.spoken(say("volume-words", words=read.message.args.get("title", "")))
        of = voice.spoken(say("volume-words", words=read.message.args.get("book", "")))
        of, self._book = "" if of == self._book else of, of  # a book is named where it begins, not at each passage
        chosen = voice.spoken(say("volume-words", words=chose[0].message.args.get("text", ""))) if chose else ""
        pages = self._read(read, moments)
        for page in pages if self.beside else ():
            yield from self._beside(page)
        words = [runs_of(html) for page in pages for html in page.read_aloud if html]
        yield book.Passage(of, title, words, chosen, piece.place, *self._recorded(pages))

    def _recorded(self, pages: list[SpokenPassage]) -> tuple[str, float]:
        """The file of what was recorded of these pages, and its seconds; nothing where nobody did, or nobody asked."""
        if self.sounds is None or not pages:
            return "", 0.0
        keys = keys_of(pages[0].teller.book, pages[0].told.passage.id, pages[0].language)
        one = standing(self.store, self.record.id, keys)
        if one is None or (one.table == OF_BOOKS and one.words != words_mark(pages)):
            return "", 0.0
        name = f"{one.key}.{ENDINGS[one.mimetype]}"
        self.sounds[name] = sound_of(self.store, one.table, one.key)[1]
        return name, one.seconds

    def _beside(self, page: SpokenPassage) -> Iterator[book.Picture]:
        """The picture above a passage, where its book has one that can be set."""
        of, passage = page.teller.book, page.told.passage
        found = picture_beside(self.journals, of, passage)
        if passage.picture is None or found is None or found[1] != "image/jpeg":
            return
        name = f"beside-{of.beside[passage.picture.file].stamp}.jpg"
        self.files[name], self.of_books[name] = found[0], (of.id, passage)
        yield book.Picture(name, "", bound(passage.picture.said(page.language), page.language))

    def _read(self, read: Sentence, moments: _Moments) -> list[SpokenPassage]:
        """What lay open as the table was told it; nothing where its book is no longer here, or says otherwise.

        Where one move read several passages, only the last of them is known by its place; the others have their title.
        """
        state, entry = moments.after(read.revision), moments.entry(read.revision)
        last = [message for message in entry.chronicle if message.key == READ][-1]
        if state is None or last != read.message or self.game.vocabulary is None:
            return []
        try:
            id = _book_of(entry) or state.book
            opened, reading = self.journals.opened(id), state.books[id]
            renamed(reading, opened.book)
            scene = Scene(reading, self.game.world(None, state, reading, opened.book))
            return [
                SpokenPassage(opened.teller, scene, told, self.language)
                for told in opened.teller.lying_open(reading.at)
            ]
        except (NoSuchBook, LookupError):
            return []
        except Exception:  # a book that was written anew since may stumble over an old table; the title is told
            log.exception("a passage of %s cannot be told again", self.record.id)
            return []

    def _plates(self, evening: EveningTold, after: Any, voice: Voice) -> list[book.Picture]:
        """How the table stood at the end of an evening, as pictures."""
        if after is None:
            return []
        try:
            plates = self.game.plates(self.game.seen(after, EVERYBODY), voice.spoken)
        except Exception:  # a moment of long ago may be drawn no more; the chapter is told all the same
            log.exception("no plates of %s after evening %s", self.record.id, evening.number)
            return []
        pictures = []
        for plate in plates:
            name = f"evening-{evening.number}-{plate.name}.svg"
            self.files[name] = plate.svg.encode()
            says = " ".join(voice.spoken(one) for one in plate.says)
            pictures.append(book.Picture(name, voice.spoken(plate.caption), says))
        return pictures

    def _present(self, state: Any) -> str:
        seats = state.seats if state is not None else self.record.state.seats
        people = [seat.player for seat in seats if seat.player]
        return (
            self.voice.t("volume-present", people=self.voice.words.listed(people), count=len(people)) if people else ""
        )

    # --- before and after ----------------------------------------------------------------------------------------

    def _company(self, states: Sequence[Any]) -> list[book.Person]:
        """Everybody who was run at this table, in the order in which they came, with what became of them."""
        fates = {
            str(one.message.args.get("who", "")): self.voice.spoken(one.message)
            for evening in self.evenings
            for piece in evening.pieces
            if piece.kind == "death" and not piece.out
            for one in piece.sentences
        }
        company: dict[str, book.Person] = {}
        for state in [state for state in states if state is not None]:
            for seat in state.seats:
                for who in state.run_by(seat.id) or [""]:
                    name = self._called(who, self.voice.of(state)) or seat.player
                    if name:
                        player = "" if seat.player == name else seat.player
                        company[who or name] = book.Person(name, player, fates.get(who, ""))
        return list(company.values())

    def _figures(self, drawn: int) -> list[book.Figure]:
        """The last page: evenings, what the game counts, and what chance was asked for."""
        counted = [
            ("figure-evenings", len(self.evenings)),
            *figures(self._line, self.game.manner.figures),
            ("figure-draws", drawn),
        ]
        return [book.Figure(self.voice.t(words), f"{number}") for words, number in counted if number]

    def _colophon(self) -> str:
        then = local(self.record.changed).date()
        on = self.voice.t("day-on", weekday=then.isoweekday(), date=self._spoken_date(then, "long"))
        return self.voice.t("volume-colophon", date=on)

    def _when(self) -> str:
        first, last = local(self.evenings[0].began).date(), local(self.record.changed).date()
        if first == last:
            return self._spoken_date(first)
        return sentence_case(format_interval(first, last, "yMMMM", locale=LOCALES[self.language]))

    def _date(self, told: str) -> str:
        try:
            return self._spoken_date(local(told).date())
        except ValueError:
            return self.voice.t("day-unknown")

    def _spoken_date(self, then: date, as_: Literal["full", "long"] = "full") -> str:
        return bound(format_date(then, as_, locale=LOCALES[self.language]), self.language)


class _Moments:
    """How a table stood during one evening: its moves are folded once, in their order, as far as somebody asks."""

    def __init__(self, store: Store, game: Game, id: str, evening: int) -> None:
        self.game = game
        self._line = store.line(id, evening)
        self._entries = {entry.revision: entry for entry in self._line}
        before = self._line[0].parent if self._line else None
        self._start = {} if before is None else store.at(id, before).plain
        self._at, self._plain = 0, self._start  # how many moves are folded in, and what came of it

    @property
    def drawn(self) -> int:
        """How often chance was asked."""
        return sum(len(entry.drawn) for entry in self._line)

    def entry(self, revision: int) -> Entry:
        """A move of the evening."""
        return self._entries[revision]

    def after(self, revision: int) -> Any:
        """The typed state after that move; None where what was saved then fits today's types no more."""
        if self._at and self._line[self._at - 1].revision > revision:
            self._at, self._plain = 0, self._start
        patches = []
        while self._at < len(self._line) and self._line[self._at].revision <= revision:
            patches.append(self._line[self._at].patch)
            self._at += 1
        self._plain = engine.fold(patches, self._plain)
        try:
            return engine.state_of(self.game, self._plain)
        except Exception:  # a moment of long ago
            return None


def _book_of(entry: Entry) -> str:
    """The book in which a move read, by what it changed."""
    ways: Iterable[Sequence[str]] = (str(change.get("path", "")).split("/") for change in entry.patch)
    return next((way[2].replace("~1", "/").replace("~0", "~") for way in ways if way[1:2] == ["books"] and way[2:]), "")
