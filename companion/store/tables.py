"""Tables on the shelf: set up, moved, undone, looked back at. Every change is one row of the log and one snapshot."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from ..core import engine, rights
from ..core.draft import Drawer, Knowledge
from ..core.engine import Outcome
from ..core.errors import UnknownGame, Unreadable
from ..core.game import Game
from ..core.message import Message, say
from ..core.statistics import Statistics, Trace
from ..core.viewer import EVERYBODY, Viewer
from ..games import game as game_of
from ..story.library import Library
from . import keys, lessons, rows
from .errors import NothingThere, Stale
from .keys import Once
from .ledger import Ledger, Look, Pen
from .log import MOST_TOLD, line_of, line_spans, next_on_line, on_line, told_lately, undone
from .records import ChronicleRow, Entry, RawEntry, Record
from .shelf import Shelf
from .twins import Twin, compared, twins_of

R = TypeVar("R", Entry, RawEntry, ChronicleRow, Trace)
PIECE = 250  # entries that are read at once where a whole log is


class Done(msgspec.Struct, frozen=True):
    """What a write answered: the table after it, what the hands do, and what was written."""

    record: Record
    tellings: list[Message]
    chronicle: list[Message]


def now() -> str:
    """This moment, in UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """All tables of this installation, kept in a ledger."""

    def __init__(self, ledger: Ledger, clock: Callable[[], str] = now, library: Library | None = None) -> None:
        self.ledger = ledger
        self.library = library  # a move may open a book and read on in it; the store only hands the library on
        self.clock = clock
        self.shelf = Shelf(self.ledger, lambda: self.clock())
        self._cards: dict[str, tuple[Hashable, Knowledge]] = {}  # read anew when the stamp has changed
        self.draws: Drawer | None = None  # the web floor says whether the pages of a state can be drawn
        self.listeners: list[Callable[[str, int], None]] = []
        self.counted: dict[Hashable, Statistics] = {}  # tables in numbers, of which the shelf's are made

    # --- looking -------------------------------------------------------------------------------------------------

    def all(self) -> list[Record]:
        """Every table that was not thrown away, with its state, the one last touched first."""
        with self.ledger.reading() as look:
            return look.tables()

    def get(self, id: str) -> Record:
        """One table as it stands; NoSuchTable."""
        with self.ledger.reading() as look:
            return rows.get(look, id)

    def revision(self, id: str) -> int:
        """Just the table's revision, cheaply; NoSuchTable."""
        with self.ledger.reading() as look:
            return rows.revision_of(look, id)

    def at(self, id: str, revision: int) -> Record:
        """The table as it stood right after that revision; NoSuchTable, NoSuchMoment."""
        with self.ledger.reading() as look:
            return rows.at(look, id, revision)

    def entry(self, id: str, revision: int) -> Entry:
        """One row of the log; NoSuchMoment."""
        with self.ledger.reading() as look:
            return rows.entry(look, id, revision)

    def log(self, id: str, after: int = -1, limit: int = 100_000) -> list[Entry]:
        """The log, oldest first, from the revision after `after`: everything that was done, also what was undone."""
        with self.ledger.reading() as look:
            last = rows.get(look, id).revision
            return look.rows(id, Entry, range(after + 1, min(after + limit, last) + 1))

    def line(self, id: str, session: int | None = None) -> list[Entry]:
        """The moves that led to where the table stands, oldest first; on demand of one session only."""
        with self.ledger.reading() as look:
            return line_of(look, id, rows.get(look, id).head, session)

    def evenings(self, id: str, last: int) -> list[int]:
        """The evenings that the table had, up to the `last`, the newest first: no more than there were."""
        with self.ledger.reading() as look:
            return look.evenings(id, last)

    def pieces(self, id: str, kind: type[R], *spans: range, session: int | None = None) -> Iterator[list[R]]:
        """Parts of the log, a piece after another, each in a look of its own: what is written there never changes.

        `kind`: what is to be known of each row; `session`: of one evening only.
        """
        for span in spans:
            for first in range(span.start, span.stop, PIECE):
                with self.ledger.reading() as look:
                    piece = range(first, min(first + PIECE, span.stop))
                    found = look.rows(id, kind, piece, session)
                yield found

    def spans(self, id: str, session: int | None = None) -> tuple[Record, list[range]]:
        """The table, and where in its log the moves stand that led to it; on demand of one evening only."""
        with self.ledger.reading() as look:
            record = rows.get(look, id)
            return record, line_spans(look, id, record.head, session)

    def twins(self, id: str) -> list[Twin]:
        """The tables here that are the same as this one, which came from a file: how it stands to each of them."""
        with self.ledger.reading() as look:
            return [compared(look, id, look, twin) for twin in twins_of(look, rows.get(look, id))]

    def undoable(self, id: str, record: Record) -> tuple[Entry | None, Entry | None]:
        """The move that undo would take back, and the one that redo would make again (None where there is none)."""
        with self.ledger.reading() as look:
            head = rows.entry(look, id, record.head)
            again = next_on_line(look, id, record.head, record.tip)
            return (
                head if head.parent is not None else None,
                rows.entry(look, id, again) if again is not None else None,
            )

    def can_go_back(self, id: str, revision: int) -> bool:
        """Whether a step back may lead to that moment: it is on the table's own line, and not where it stands."""
        with self.ledger.reading() as look:
            head = rows.get(look, id).head
            return revision != head and on_line(look, id, head, revision)

    def told_lately(self, id: str, head: Entry) -> list[list[Message]]:
        """What this move and the last few before it in its evening told the hands, each by itself, the latest first."""
        with self.ledger.reading() as look:
            return told_lately(look, id, head.revision, head.session)

    # --- changing ------------------------------------------------------------------------------------------------
    # `viewer`: who does it, for the log and for a strict table. `write`: the key of a write that may be sent again;
    # then it is answered as the first time, and done once.

    def create(
        self,
        game_id: str,
        name: str,
        options: Any,
        *,
        viewer: Viewer = EVERYBODY,
        lax: bool = False,
        seed: str | None = None,
        write: Once | None = None,
    ) -> Done:
        """Set a new table up; UnknownGame, BadArguments, KeyUsed."""
        game = game_of(game_id)
        cards, seed = self.cards(game_id), seed or secrets.token_hex(8)
        outcome = engine.set_up(game, name, options, seed, cards, lax, self.library)
        id = secrets.token_hex(5)
        with self.ledger.writing() as pen:
            if known := keys.made(pen, write):
                return self._as_made(pen, *known)
            at = self.clock()
            record = Record(id, game_id, at, at, 0, 0, 0, outcome.plain)
            rows.put(pen, record, outcome.state)
            rows.append(pen, record, "setup", None, "", viewer.name, at, outcome)
            keys.remember(pen, write, id, 0, at)
            lessons.learn(pen, record, "", outcome)
        return self.announce(Done(record, outcome.tellings, outcome.chronicle))

    def move(
        self,
        id: str,
        revision: int,
        name: str,
        args: Any,
        overrule: Iterable[str] = (),
        *,
        viewer: Viewer = EVERYBODY,
        lax: bool = False,
        write: Once | None = None,
    ) -> Done:
        """Make a move on the revision that the caller saw; NoSuchTable, Stale, KeyUsed, what the engine raises.

        A lasting move (`Move.lasting`) is made on whatever revision the table has: it is never stale.
        """
        with self.ledger.writing() as pen:
            if known := keys.made(pen, write):
                return self._as_made(pen, *known)
            before = self._before(pen, id, revision, name)
            done = self._make(pen, before, name, args, overrule, viewer, lax)
            keys.remember(pen, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def can_show(self, game: Game, state: Any) -> bool:
        """Whether all that is shown of a state can be: what the game prepares, and the pages drawn."""
        return game.can_show(state) and (self.draws is None or self.draws(game, state))

    def undo(
        self, id: str, revision: int, to: int | None = None, *, viewer: Viewer = EVERYBODY, write: Once | None = None
    ) -> Done:
        """Take the last move back, or all moves since the moment `to` on the table's own line; NothingThere."""
        with self.ledger.writing() as pen:
            if known := keys.made(pen, write):
                return self._as_made(pen, *known)
            before = rows.current(pen, id, revision)
            target = rows.mark(pen, id, before.head).parent if to is None else to
            if target is None or target == before.head or not on_line(pen, id, before.head, target):
                raise NothingThere(say("nothing-to-undo"))
            self._mind_step(pen, before, before.head, rows.mark(pen, id, before.head).parent == target, viewer)
            told, moves = undone(pen, id, before.head, target)
            if moves > MOST_TOLD:
                told.insert(0, say("tell-far-back", moves=moves))
            lessons.unlearn(pen, before, line_spans(pen, id, before.head), target)
            done = self._go_to(pen, before, "undo", target, before.tip, viewer, told)
            keys.remember(pen, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def redo(self, id: str, revision: int, *, viewer: Viewer = EVERYBODY, write: Once | None = None) -> Done:
        """Make the move again that was undone last; NothingThere."""
        with self.ledger.writing() as pen:
            if known := keys.made(pen, write):
                return self._as_made(pen, *known)
            before = rows.current(pen, id, revision)
            target = next_on_line(pen, id, before.head, before.tip)
            if target is None:
                raise NothingThere(say("nothing-to-redo"))
            self._mind_step(pen, before, target, True, viewer)
            again = rows.entry(pen, id, target)
            lessons.learn_again(pen, before, target)
            done = self._go_to(pen, before, "redo", target, before.tip, viewer, again.tellings)
            keys.remember(pen, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def fork(
        self,
        id: str,
        revision: int | None = None,
        name: str = "",
        *,
        viewer: Viewer = EVERYBODY,
        write: Once | None = None,
    ) -> Record:
        """A what-if table from any moment of this one: a table of its own, with the log up to there."""
        with self.ledger.writing() as pen:
            if known := keys.made(pen, write):
                return rows.get(pen, known[0])
            source = rows.get(pen, id)
            revision = source.revision if revision is None else revision
            then = rows.mark(pen, id, revision)
            at, new = self.clock(), secrets.token_hex(5)
            plain = rows.folded(pen, id, revision)
            record = Record(new, source.game, at, at, revision, then.head, then.tip, plain, f"{id}@{revision}")
            rows.put(pen, record, record.state)
            pen.copy_log(id, revision, new)
            keys.remember(pen, write, new, revision, at)
            if name:
                record = self._make(pen, record, "rename", {"name": name}, (), viewer, False).record
        return self.announce(Done(record, [], [])).record

    def _before(self, pen: Pen, id: str, revision: int, name: str) -> Record:
        """The table on which a move is made: as the caller saw it, or, where the move lasts, as it stands; Stale."""
        record = rows.get(pen, id)
        move = game_of(record.game).moves.get(name)
        if record.revision != revision and not (move and move.lasting):
            raise Stale(record.revision)
        return record

    def _make(
        self,
        pen: Pen,
        before: Record,
        name: str,
        args: Any,
        overrule: Iterable[str],
        viewer: Viewer,
        lax: bool,
    ) -> Done:
        """A move inside somebody's transaction."""
        game, known = game_of(before.game), self.known(pen, before.game)
        outcome = engine.make(game, before.plain, name, args, overrule, lax, known, self.library, self.draws, viewer)
        new, at = before.revision + 1, self.clock()
        record = msgspec.structs.replace(before, changed=at, revision=new, head=new, tip=new, plain=outcome.plain)
        rows.update(pen, record, outcome.state)
        rows.append(pen, record, "move", before.head, name, viewer.name, at, outcome)
        lessons.learn(pen, record, name, outcome)
        return Done(record, outcome.tellings, outcome.chronicle)

    def _as_made(self, pen: Pen, id: str, revision: int) -> Done:
        """What a write answered when it was first sent: the table as it stood right after it."""
        entry = rows.entry(pen, id, revision)
        return Done(rows.at(pen, id, revision), entry.tellings, entry.chronicle)

    def _mind_step(self, pen: Pen, before: Record, move: int, only: bool, viewer: Viewer) -> None:
        """Whether that viewer may take a move back, or make it again; `only`: there is no other one with it."""
        if not viewer.keeps:
            rights.mind_step(before.state, {rows.entry(pen, before.id, move).actor if only else ""}, viewer)

    def _go_to(
        self,
        pen: Pen,
        before: Record,
        kind: str,
        target: int,
        tip: int,
        viewer: Viewer,
        told: list[Message],
    ) -> Done:
        plain = rows.folded(pen, before.id, target)
        at, new = self.clock(), before.revision + 1
        record = msgspec.structs.replace(before, changed=at, revision=new, head=target, tip=tip, plain=plain)
        try:
            state = record.state
        except (Unreadable, UnknownGame):  # what cannot be read any more can still be left, and come back to
            state = None
        outcome = Outcome(state, plain, {"to": target}, engine.difference(before.plain, plain), told, [], [], [])
        rows.update(pen, record, outcome.state)
        rows.append(pen, record, kind, None, "", viewer.name, at, outcome)
        return Done(record, told, [])

    def announce(self, done: Done) -> Done:
        """Tell everyone who listens that a table has changed, once the change is safe on disk."""
        for listener in self.listeners:
            listener(done.record.id, done.record.revision)
        return done

    # --- card knowledge ------------------------------------------------------------------------------------------

    def cards(self, game_id: str) -> Knowledge:
        """What this installation has learned of the owner's boards and cards: kind, then key, then facts."""
        with self.ledger.reading() as look:
            return self.known(look, game_id)

    def known(self, look: Look, game_id: str) -> Knowledge:
        """The same inside somebody's look."""
        stamp = look.stamp()
        kept = self._cards.get(game_id)
        if kept is None or kept[0] != stamp:
            kept = self._cards[game_id] = stamp, look.cards(game_id)
        return kept[1]
