"""A table of Tainted Grail for the tests: moves on plain state, no database and no page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from companion.core import engine
from companion.core.errors import BadArguments, Objection
from companion.core.message import Message
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.procedures import at_step
from companion.games.tainted_grail.state import Avalon, Hero

from . import fights


class Table:
    """A table that can be played: `tellings` and `chronicle` are those of the last move, `moves_made` its count."""

    def __init__(self, options: Mapping[str, Any], knowledge: Mapping[str, Any] | None = None, seed: str = "seed"):
        self.knowledge = dict(knowledge or {})
        self._past: list[dict[str, Any]] = []
        self.moves_made = 0
        self._take(engine.set_up(GAME, "A test table", dict(options), seed, self.knowledge))

    def _take(self, outcome: engine.Outcome) -> engine.Outcome:
        self.plain, self.state = outcome.plain, outcome.state
        self.tellings: list[Message] = outcome.tellings
        self.chronicle: list[Message] = outcome.chronicle
        self.rulings, self.drawn = outcome.rulings, outcome.drawn
        return outcome

    def move(self, name: str, /, overrule: tuple[str, ...] = (), **args: Any) -> engine.Outcome:
        """Make a move; the difference that it reports must lead to the state that it reports."""
        outcome = engine.make(GAME, self.plain, name, args, overrule, knowledge=self.knowledge)
        assert engine.patched(self.plain, outcome.patch) == outcome.plain
        self._past.append(self.plain)
        self.moves_made += 1
        return self._take(outcome)

    def undo(self) -> None:
        """Take the last move back."""
        self.plain = self._past.pop()
        self.state = engine.state_of(GAME, self.plain)

    def objects(self, name: str, /, **args: Any) -> Objection:
        """The objection that a move meets; nothing may have changed by then."""
        with pytest.raises(Objection) as caught:
            self.move(name, **args)
        return caught.value

    def refuses(self, name: str, /, **args: Any) -> BadArguments:
        """The refusal of an argument that a move meets."""
        with pytest.raises(BadArguments) as caught:
            self.move(name, **args)
        return caught.value

    @contextmanager
    def arranged(self) -> Iterator[Avalon]:
        """Put things on the table as a test needs them, without a move: `with table.arranged() as state: ...`"""
        yield self.state
        self.plain = engine.plain_of(self.state)
        self.state = engine.state_of(GAME, self.plain)

    def hero(self, who: str) -> Hero:
        """A character at this table."""
        return self.state.heroes[who]

    @property
    def step(self) -> str:
        """The step that the table stands on."""
        return at_step(self.state)

    @property
    def phase(self) -> str:
        """The procedure that the table stands in."""
        return self.state.standing.procedure

    @property
    def said(self) -> list[str]:
        """The keys of the last move's tellings, in order."""
        return [message.key for message in self.tellings]

    @property
    def wrote(self) -> list[str]:
        """The keys of what the last move wrote into the chronicle, in order."""
        return [message.key for message in self.chronicle]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of each of the last move's tellings of that key, in order."""
        return [message.args for message in self.tellings if message.key == key]

    def morning(self, **event: Any) -> None:
        """Go through a morning in which nobody has to decide anything, up to the day's actions."""
        self.move("start_day")
        if self.step == "event":
            self.move("turn_event", **event)

    def whole_day(self, hungry: tuple[str, ...] = ()) -> None:
        """Live a whole day without actions, up to the next morning."""
        self.morning()
        self.move("end_day", everyone_passes=True)
        if self.phase == "end_of_day":
            self.move("rest", hungry=list(hungry))
            self.move("good_night")


@pytest.fixture
def avalon():
    """Set a table up: `avalon("beor", "ailei", kept="light")`; a character may also be a dict of facts."""

    def set_up(*characters: Any, knowledge: Mapping[str, Any] | None = None, seed: str = "seed", **options: Any):
        seated = [{"id": one} if isinstance(one, str) else one for one in characters or ("beor",)]
        return Table({"characters": seated, **options}, knowledge, seed)

    return set_up


@pytest.fixture
def table(avalon):
    """A full table of three: Beor, Ailei and Arev, before its first morning."""
    return avalon("beor", "ailei", "arev")


# --- tables that stand before a fight, and in one ---------------------------------------------------------------------


@pytest.fixture
def solo(avalon):
    """Beor alone; his tracks stand at 6, 9 and 0."""
    return avalon("beor", encounters=fights.GREEN)


@pytest.fixture
def duo(avalon):
    """Beor and Ailei; she has the lower number. Everyone's tracks stand at 6, 9 and 0."""
    return avalon("beor", "ailei", encounters=fights.GREEN)


@pytest.fixture
def trio(avalon):
    """Ailei, Arev and Beor: numbers 1, 2 and 4."""
    return avalon("beor", "ailei", "arev", encounters=fights.GREEN)


@pytest.fixture
def decked(avalon):
    """Beor, Ailei and Arev in their first day, with counted decks; the app knows the Warden and the Hound already."""
    known = fights.known(fights.WARDEN, fights.HOUND)
    table = avalon("beor", "ailei", "arev", encounters=fights.DECKS, knowledge=known)
    table.morning()
    return table


@pytest.fixture
def talkers(avalon):
    """Ailei, Arev and Beor in the day; the blue deck has six cards."""
    table = avalon("beor", "arev", {"id": "ailei", "attributes": {"empathy": 2}}, encounters={"blue": 6})
    table.morning()
    return table


@pytest.fixture
def talker(talkers):
    """Ailei alone before a judge of three steps each way, who takes an affinity a turn; she is active."""
    judge = {"stages": [{"reaction": {"pool": -1}}], "failure": fights.FAILURE, "reward": fights.REWARD}
    fights.begin(talkers, fights.diplomacy(**judge), "ailei")
    return talkers


@pytest.fixture
def keyed(avalon):
    """Beor (Aggression 2, Courage 1) and Ailei (Empathy 2, Aggression 1), on a day; Ailei has the lower number."""
    ailei = {"id": "ailei", "attributes": {"empathy": 2, "aggression": 1}, "resources": {"magic": 1}}
    table = avalon("beor", ailei)
    table.morning()
    return table


@pytest.fixture
def keyer(keyed):
    """Beor alone against a card that wants many markers; it is his activation."""
    return fights.at_work(keyed, fights.combat(value=90), "beor")


@pytest.fixture
def keyers(keyed):
    """Beor and Ailei against it, Beor active."""
    return fights.at_work(keyed, fights.combat(value=90), "beor", "ailei")
