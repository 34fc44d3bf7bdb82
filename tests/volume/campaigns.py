"""Campaigns to make volumes of: The Salt Watch read to an ending over several evenings, and each game's own sample."""

from __future__ import annotations

from pathlib import Path

from companion.core.errors import Objection, Refusal
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.records import Record
from companion.store.samples import lay_sample
from companion.store.sqlite.ledger import SqliteLedger

SALT_WATCH = "tainted-grail/the-salt-watch"
GAMES = ("tainted_grail", "talisman", "witcher_old_world", "witcher_path_of_destiny", "mage_knight")
AN_EVENING = 14  # passages


def books() -> Journals:
    """The books that come with the app."""
    return Journals(shipped("journal"), shipped("journal") / "none")


def store_in(folder: Path) -> Store:
    """An empty store, whose moves may read those books."""
    return Store(SqliteLedger(folder / "companion.db"), library=books())


def sample(store: Store, game: str, language: str = "en") -> Record:
    """A game's own table in play."""
    return lay_sample(store, game, language)


class SaltWatch:
    """A table of three that reads The Salt Watch, fourteen passages an evening, to whatever ending it comes to."""

    def __init__(self, store: Store, language: str = "en") -> None:
        self.store = store
        people = [("ailei", "Jana"), ("beor", "Petr"), ("arev", "Mikuláš")]
        options = {"characters": [{"id": id, "player": player} for id, player in people]}
        self.record = store.create("tainted_grail", "The Salt Watch", options, seed="salt").record
        self.teller = store.library.teller(SALT_WATCH)  # type: ignore[union-attr]
        self.language = language

    def move(self, name: str, **args: object) -> None:
        """A move, whatever speaks against it."""
        self.record = self.store.move(self.record.id, self.record.revision, name, args, ["*"]).record

    def play(self) -> Record:
        """The whole campaign."""
        self.move("open_book", book=SALT_WATCH, language=self.language)
        read = 0
        while (reading := self.record.state.open_reading) is not None and not reading.ended and read < 400:
            read += 1
            if read % AN_EVENING == 0:
                self.next_evening()
            if reading.resting:
                self.move("read_on")
            elif not self._choose(read):
                break
        self.move("note", text="We walked home along the river.")
        return self.record

    def next_evening(self) -> None:
        """Put away, and lay again two months later."""
        self.move("put_away")
        self.move("close_box")
        self.move("sit_down")

    def _choose(self, turn: int) -> bool:
        told = self.teller.told(self.record.state.open_reading.at)
        ways = list(told.ways) if told else []
        seen = self.record.state.open_reading.chosen
        for way in sorted(ways, key=lambda way: (seen.get(way.key, 0), (hash_of(way.key) + turn) % 7)):
            for going in (["ailei", "beor", "arev"], ["ailei"]):
                try:
                    self.move("choose", choice=way.choice.id, going=going, one="ailei")
                    return True
                except (Refusal, Objection):
                    continue
        return False


def hash_of(word: str) -> int:
    """The same on every machine and in every run."""
    return sum(map(ord, word))
