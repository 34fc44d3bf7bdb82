"""A table for the tests of any game: moves on plain state, no database and no page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from companion.core import engine
from companion.core.errors import BadArguments, Objection
from companion.core.game import Game
from companion.core.message import Message


class Play:
    """A table that can be played: `tellings` and `chronicle` are those of the last move, `moves_made` its count."""

    game: Game
    library: Any = None  # the books that may be read at it

    def __init__(self, options: Mapping[str, Any], knowledge: Mapping[str, Any] | None = None, seed: str = "seed"):
        self.knowledge = dict(knowledge or {})
        self._past: list[dict[str, Any]] = []
        self.moves_made = 0
        self._take(engine.set_up(self.game, "A test table", dict(options), seed, self.knowledge))

    def _take(self, outcome: engine.Outcome) -> engine.Outcome:
        self.plain, self.state = outcome.plain, outcome.state
        self.tellings: list[Message] = outcome.tellings
        self.chronicle: list[Message] = outcome.chronicle
        self.rulings, self.drawn = outcome.rulings, outcome.drawn
        return outcome

    def move(self, name: str, /, overrule: tuple[str, ...] = (), **args: Any) -> engine.Outcome:
        """Make a move; the difference that it reports must lead to the state that it reports.

        Whatever rolls or draws says of itself that it reveals something.
        """
        outcome = engine.make(
            self.game, self.plain, name, args, overrule, knowledge=self.knowledge, library=self.library
        )
        assert engine.patched(self.plain, outcome.patch) == outcome.plain
        assert not outcome.drawn or self.game.moves[name].reveals, f"{name} shows what nobody had seen"
        self._past.append(self.plain)
        self.moves_made += 1
        return self._take(outcome)

    def undo(self) -> None:
        """Take the last move back."""
        self.plain = self._past.pop()
        self.state = engine.state_of(self.game, self.plain)

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
    def arranged(self) -> Iterator[Any]:
        """Put things on the table as a test needs them, without a move: `with table.arranged() as state: ...`"""
        yield self.state
        self.plain = engine.plain_of(self.state)
        self.state = engine.state_of(self.game, self.plain)

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
