"""The shelf: what stands on it, what was put in the archive or thrown away, and a spine for each without its box."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import get_args

import msgspec

from ..core import engine
from ..core.errors import Refusal
from ..games import game as game_of
from . import keys
from .errors import NoSuchTable
from .keys import Once
from .ledger import Ledger, Look
from .records import Part, ShelvedTable, spine_kept
from .rows import revision_of, spine_text

PARTS: tuple[Part, ...] = get_args(Part)
KEPT_DAYS = 30  # how long what was thrown away can be taken back
WAITS = timedelta(days=1)  # how long an import waits for a word


class Shelf:
    """Where each table stands. Moving one there or back is no move of its game, and not in its log."""

    def __init__(self, ledger: Ledger, clock: Callable[[], str]) -> None:
        self.ledger = ledger
        self.clock = clock
        self._swept = ""

    # --- looking -------------------------------------------------------------------------------------------------

    def part(self, part: Part | None, limit: int = 20, skip: int = 0) -> list[ShelvedTable]:
        """Some tables of a part (None: all that were not thrown away), the one last touched first."""
        with self.ledger.reading() as look:
            found = [_whole(look, shown) for shown in look.shown(part, limit, skip)]
        return self._read_here(found)

    def counts(self) -> dict[Part, int]:
        """How many tables stand in each part."""
        with self.ledger.reading() as look:
            return look.counts()

    def one(self, id: str) -> ShelvedTable:
        """One table, wherever it stands; NoSuchTable."""
        with self.ledger.reading() as look:
            shown = look.shown_one(id)
            if shown is None:
                raise NoSuchTable(id)
            found = _whole(look, shown)
        return self._read_here([found])[0]

    def sample(self, game: str, language: str, moves: int) -> str | None:
        """The sample of a game in that language that nobody has touched yet: its id, if it stands here."""
        with self.ledger.reading() as look:
            return look.sample(game, language, moves)

    def _read_here(self, found: list[tuple[ShelvedTable, str]]) -> list[ShelvedTable]:
        """The tables, without the spines of games that are not here to speak of them; what was made is kept."""
        if fresh := [(text, one.id, one.revision) for one, text in found if text]:
            self._keep(fresh)
        return [one if _is_here(one.game) else msgspec.structs.replace(one, spine=None) for one, _ in found]

    def _keep(self, fresh: list[tuple[str, str, int]]) -> None:
        """Keep the spines of tables from before there were spines. Where that fails, they are made again next time."""
        try:
            with self.ledger.writing() as pen:
                pen.keep_spines(fresh)
        except Refusal:
            pass

    # --- changing ------------------------------------------------------------------------------------------------
    # `write`: the key of a write that may be sent again. Then it is done once: a table that was put elsewhere since
    # stays there.

    def archive(self, id: str, write: Once | None = None) -> None:
        """Put a table out of the way; it can be read and played as before. NoSuchTable, ThrownAway, KeyUsed."""
        self._put(id, "archived", write)

    def throw_away(self, id: str, write: Once | None = None) -> None:
        """Throw a table away; it can be taken back for thirty days. NoSuchTable, ThrownAway, KeyUsed."""
        self._put(id, "thrown", write)

    def put_back(self, id: str, write: Once | None = None) -> None:
        """Put a table back on the shelf, from wherever it stands; NoSuchTable, KeyUsed."""
        self._put(id, "", write)

    def _put(self, id: str, place: str, write: Once | None) -> None:
        with self.ledger.writing() as pen:
            if keys.made(pen, write):
                return
            stands = pen.stand(id)
            if stands is None:
                raise NoSuchTable(id)
            revision = revision_of(pen, id) if place else stands[0]
            at = self.clock()
            pen.place(id, place, at if place else "")
            keys.remember(pen, write, id, revision, at)

    def sweep(self) -> int:
        """Let go for good of what was thrown away long ago, once a day; how many tables that were.

        Where nothing can be written now, another day will do: nobody who only looks is told of it.
        """
        now = self.clock()
        if now[:10] == self._swept or self.ledger.sealed is not None:
            return 0
        with self.ledger.reading() as look:
            ids = look.forgotten(_before(now, timedelta(days=KEPT_DAYS)), _before(now, WAITS))
        try:
            if ids:
                with self.ledger.writing() as pen:
                    pen.let_go(ids)
        except Refusal:
            return 0
        self._swept = now[:10]
        return len(ids)


def _before(moment: str, ago: timedelta) -> str:
    return (datetime.fromisoformat(moment) - ago).isoformat(timespec="milliseconds")


def _whole(look: Look, shown: ShelvedTable) -> tuple[ShelvedTable, str]:
    """A table with its spine and its name, and the spine as text where that was only made now."""
    if shown.spine is not None:
        return shown, ""
    name, text = _made(shown.game, look.snapshot(shown.id), shown.id)
    spine = spine_kept(text)
    return msgspec.structs.replace(shown, spine=spine, name=spine.name if spine else name), text


def _is_here(game: str) -> bool:
    try:
        game_of(game)
    except Refusal:
        return False
    return True


def _made(game: str, state: str, otherwise: str) -> tuple[str, str]:
    """A table's name and its spine from the state itself; what cannot be read has a name at most."""
    try:
        plain = msgspec.json.decode(state)
        name = str(plain.get("name") or otherwise)
    except (msgspec.DecodeError, UnicodeDecodeError, AttributeError):
        return otherwise, ""
    try:
        known = game_of(game)
        return name, spine_text(game, engine.state_of(known, plain))
    except Exception:  # a missing game, a state that does not fit it: the shelf says so, and shows all the others
        return name, ""
