"""A draft: a copy of the state that one move writes on, with everything that the move wants to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NoReturn, TypeVar, overload

import msgspec

from .bounds import Word
from .deck import Deck, DeckError
from .die import Die
from .errors import BadArguments, Instead, Objection
from .message import Message, say
from .secrets import HIDDEN
from .table import Table
from .viewer import EVERYBODY, Viewer

if TYPE_CHECKING:
    from .game import Game

Knowledge = Mapping[str, Mapping[str, Any]]  # what this installation knows of the owner's cards: kind, key, facts
Drawer = Callable[["Game", Any], bool]  # whether every page of a state can be drawn; the web floor hands it in
S = TypeVar("S", bound=Table)


class Ruling(msgspec.Struct, frozen=True):
    """An objection that the table overruled."""

    code: Word
    rule: Word
    message: Message


class Drawn(msgspec.Struct, frozen=True):
    """A roll or a draw: what it was for, what came, and whether the table told it (else the app drew)."""

    what: Word
    came: Word
    told: bool


class Draft(Generic[S]):
    """What a move works on. Thrown away whole when the move raises, so a refused move changes nothing."""

    def __init__(
        self,
        game: Game,
        state: S,
        overrule: frozenset[str] = frozenset(),
        knowledge: Knowledge | None = None,
        library: Any = None,
        draws: Drawer | None = None,
        viewer: Viewer = EVERYBODY,
    ) -> None:
        self.game = game
        self.viewer = viewer  # who makes the move
        self.state = state
        self.tellings: list[Message] = []
        self.chronicle: list[Message] = []
        self.rulings: list[Ruling] = []
        self.drawn: list[Drawn] = []
        self.knowledge = knowledge or {}
        self.library = library  # the books that may be read here; this floor does not look into it
        self._overrule = overrule
        self._draws = draws

    def can_show(self, state: S) -> bool:
        """Whether all that is shown of a state of this table can be: what the game prepares, and the pages drawn."""
        return self.game.can_show(state) and (self._draws is None or self._draws(self.game, state))

    def tell(self, key: str, /, **facts: Any) -> None:
        """Tell the hands what to do now with the things on the table."""
        self.tellings.append(say(key, **facts))

    def write(self, key: str, /, **facts: Any) -> None:
        """Write a sentence into the chronicle."""
        self.chronicle.append(say(key, **facts))

    @overload
    def object(self, rule: str, key: str, /, *, can_overrule: Literal[False], **facts: Any) -> NoReturn: ...

    @overload
    def object(
        self, rule: str, key: str, /, *, can_overrule: bool = True, instead: Sequence[Instead] = (), **facts: Any
    ) -> None: ...

    def object(
        self, rule: str, key: str, /, *, can_overrule: bool = True, instead: Sequence[Instead] = (), **facts: Any
    ) -> None:
        """Object to the move by a rule: raises Objection, unless the table said to do it anyway (then a ruling).

        `instead`: what else the table may do.
        """
        message = say(key, **facts)
        if not can_overrule or not ({key, "*"} & self._overrule):
            raise Objection(message, rule, can_overrule, instead)
        self.rulings.append(Ruling(key, rule, message))

    def refuse(self, field: str, key: str, /, **facts: Any) -> NoReturn:
        """Refuse an argument that makes no sense on this table: raises BadArguments."""
        raise BadArguments(field, say(key, field=field, **facts))

    def roll(self, die: Die, given: str | None = None, field: str = "rolled") -> str:
        """Roll a die, or take what the table rolled; noted either way. BadArguments for a face it does not have."""
        try:
            face = die.roll(self.state.chance, given)
        except ValueError:
            raise BadArguments(field, say("no-such-face", field=field, face=str(given)[:40])) from None
        self.drawn.append(Drawn(die.name, face, given is not None))
        return face

    def roll_number(self, die: Die, given: int | None = None, field: str = "rolled") -> int:
        """Roll a die of numbers; the face that came up."""
        return int(self.roll(die, None if given is None else str(given), field))

    def roll_numbers(self, die: Die, count: int, given: Sequence[int] | None, field: str = "rolled") -> list[int]:
        """Several dice of numbers, one by one; whoever asks has counted those that are told."""
        told: Sequence[int | None] = [None] * count if given is None else given
        return [self.roll_number(die, one, field) for one in told]

    def draw(
        self, name: str, deck: Deck, given: str | None = None, field: str = "drew", *, secret: bool = False
    ) -> str:
        """Draw a card, or take what the table drew; noted either way. BadArguments when the deck cannot give it.

        `secret`: that a card was drawn is noted for everybody, and not which one.
        """
        try:
            card = deck.draw(self.state.chance, given)
        except DeckError:
            key = "deck-empty" if deck.size == 0 else "not-in-deck"
            raise BadArguments(field, say(key, field=field, card=str(given or "")[:60])) from None
        self.drawn.append(Drawn(name, HIDDEN if secret else card, given is not None))
        return card
