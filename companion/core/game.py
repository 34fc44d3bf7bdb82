"""A game: one plain object that says everything the rest of the house needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from .box_facts import BoxKinds
from .checklist import Checklist
from .counting import Lying
from .die import Die, die_of_books
from .difference import Plain
from .draft import Draft, Knowledge
from .message import Message
from .moves import Move, Moves, Teaches, nothing, read
from .page import Prompt, Tableau, View
from .plates import Plate, Speak
from .sample import Sample
from .seating import tell_apart
from .secrets import Hiding, hiding, veiled
from .table import Table
from .tale import Manner
from .viewer import EVERYBODY, Viewer

S = TypeVar("S", bound=Table)
Chosen = Sequence[tuple[str, Message]]  # values of an argument, each by its words


def _no_world(*_: Any) -> NoReturn:
    """No books are read at this game, so nobody asks for its world."""
    raise LookupError("a game whose books are read declares its world")


def _nothing(*_: Any) -> None:
    """Nothing to do at this point in this game."""
    return None


OWN = "mine"  # what a seat's own page is called, in every game


@dataclass(frozen=True)
class Panel(Generic[S]):
    """A page of a table: its name and the function that prepares what a viewer is shown there.

    `when`: a page that only sometimes has something on it says when it has; None: always. `called`: the name that its
    words have (`panel-<name>`), where that depends on what is on it. `own`: a seat's own page, on its player's device:
    the tablet in the middle does not name it, and its view is given that seat as its viewer.
    """

    name: str
    view: Callable[[S, Viewer], View]
    when: Callable[[S], bool] | None = None
    called: Callable[[S], str] | None = None
    own: bool = False

    def words(self, state: S) -> str:
        """What the header calls it now: the wording `panel-<words>`."""
        return self.name if self.called is None else self.called(state)

    def is_there(self, state: S) -> bool:
        """Whether the header names the page now."""
        return not self.own and (self.when is None or self.when(state))


INFORMS = ("tell-rolled",)  # tellings of any game that has books, which leave nothing to do


@dataclass(frozen=True)
class Game(Generic[S]):
    """One of the systems. `home` is its folder: rules in `rules/`, words in `words/<language>/*.ftl`.

    `teaches(options, state)` says what its set-up taught about the owner's cards (what a move teaches stands at the
    move), and `setting(knowledge)` is what the set-up page offers of it. `leads(page, state)` is the page that comes
    after a move made on `page` of which the move itself has no word. `lying(state, area)` says what must be counted on
    the table before the app keeps an area of it, and `take_over(draft, area, counts)` takes over what was counted.
    `completed(options, library)` is what was chosen for a new table, with what a book says that was chosen; `shelved`
    is what the set-up page offers of the books that are here, by the lines of their covers. `witnessed(state)` is what
    a table as it stands has shown that is to be remembered beyond it, like an ending.
    `seated` is the list of its options in which each player has a `player`. `on_turn(state)` says which seats are on
    turn, where there are turns, and `prompts(state)` for whose decision the table waits. `goes_by(state, seat)` says
    whom sentences call by a name of the game, like a hero, so that the player's own stands beside it.
    `lists(state, move)` says whether the list of all moves names one at this table, where some are of parts that it
    does not play with. `chosen_from(state, move, argument)` is what a plain form offers for an argument whose type
    cannot say it: the values that there are at this table, each by its words.
    `plates(state, speak)` draws the table as it stands for a book (`core/plates.py`), what is known of it only: it is
    given a state as everybody may see it (`seen`), and what speaks a message in the book's language.
    `told_last` are the tellings that the hands expect anyhow, in that order: the figure that they sent, the tracks that
    they pay from. What nobody would do without being told, like a card that is to be laid, comes before them; what
    only informs comes after them, and so does what a book's die shows (`INFORMS`).
    """

    id: str
    code: str
    home: Path
    state: type[S]
    options: type[msgspec.Struct]
    set_up: Callable[[Game[S], str, Any, str, Knowledge], Draft[S]]  # (this game, name, options, seed, knowledge)
    moves: Moves
    panels: tuple[Panel[S], ...]
    sentence: Callable[[S], Message]  # the shelf's one sentence about a table
    packing: Callable[[S], Checklist]  # what the hands do to put the table away, derived from its state
    laying: Callable[[S], Checklist]  # and to take it out again
    recap: Callable[[list[Message]], list[Message]]  # "previously on", from one evening's chronicle
    tableau: Callable[[Sequence[Message], S], Tableau | None] = field(default=lambda chronicle, state: None)
    plates: Callable[[S, Speak], Sequence[Plate]] = field(default=lambda state, speak: ())
    manner: Manner = field(default_factory=Manner)  # how its chronicle is told as a tale
    scene: str = "table"  # its picture on the shelf, a symbol of icons/scenes.svg
    scenes: Mapping[str, str] = field(default_factory=dict)  # and that of a moment, by the shelf's sentence about it
    over: Callable[[S], bool] = field(default=lambda state: False)  # won or lost: there is nothing more to play
    teaches: Teaches = nothing
    setting: Callable[[Knowledge], dict[str, Any]] = field(default=lambda knowledge: {})
    completed: Callable[[Any, Any], Any] = field(default=lambda options, library: options)
    shelved: Callable[[Any], Any] = field(default=lambda book: None)  # None: a book that is not offered there
    box: BoxKinds = field(default_factory=dict)  # what is learned of its owner's box, by kind
    witnessed: Callable[[S], Mapping[str, Mapping[str, Any]]] = field(default=lambda state: {})
    seated: str = ""
    sample: Callable[[str], Sample] | None = None  # a table in play, in that language, for whoever wants to look
    vocabulary: Any = None  # what its books may ask and do (`story.vocabulary`); None: no books are read at it
    world: Callable[..., Any] = _no_world  # (draft or None, state, reading, book): this table, as a book meets it
    before: Callable[[Draft[S], Move], None] = _nothing
    after: Callable[[Draft[S], Move], None] = _nothing
    leads: Callable[[str, S], str] = field(default=lambda page, state: page)
    spoken: Callable[[dict[str, Any], Any, str], dict[str, Any]] = field(default=lambda args, state, language: args)
    functions: Mapping[str, Callable] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)  # facts that name its things, and the words for these
    dice: tuple[Die, ...] = ()  # those that it rolls and whose faces never change, for whoever counts what came
    areas: tuple[str, ...] = ()
    on_turn: Callable[[S], Sequence[int]] = field(default=lambda state: ())
    prompts: Callable[[S], Sequence[Prompt]] = field(default=lambda state: ())
    goes_by: Callable[[S, int], Message | None] = field(default=lambda state, seat: None)
    lists: Callable[[S, Move], bool] = field(default=lambda state, move: True)
    chosen_from: Callable[[S, Move, str], Chosen | None] = field(default=lambda state, move, argument: None)
    lying: Callable[[S, str], list[Lying]] = field(default=lambda state, area: [])
    take_over: Callable[[Draft[S], str, Mapping[str, Mapping[str, int]]], None] = _nothing
    told_last: tuple[str, ...] = ()
    schema: int = 1
    migrations: Mapping[int, Callable[[dict], dict]] = field(default_factory=dict)

    def for_the_hands(self, tellings: Sequence[Message]) -> list[Message]:
        """What one move told, in the order of the hands: what they expect anyhow, and what only informs, comes last."""
        last = {key: place for place, key in enumerate((*self.told_last, *INFORMS), 1)}
        return sorted(tellings, key=lambda telling: last.get(telling.key, 0))

    def read_options(self, raw: Any, lax: bool = False) -> Any:
        """Options of a new table from plain data; BadArguments names the wrong field."""
        options = read(raw, self.options, lax)
        tell_apart(self.players_of(options), f"{self.seated}.{{}}.player")
        return options

    def players_of(self, options: Any) -> list[str]:
        """The names that the players of a new table gave; "" for whoever gave none."""
        return [one.player for one in getattr(options, self.seated)] if self.seated else []

    def can_show(self, state: S) -> bool:
        """Whether all that is shown of a table can be: a state may fit its types and still contradict itself."""
        try:
            self.sentence(state)
            self.packing(state)
            self.laying(state)
            self.on_turn(state)
            self.prompts(state)
            for viewer in (EVERYBODY, *(Viewer(seat.id) for seat in state.seats)):
                seen = self.seen(state, viewer)
                for panel in self.panels:
                    if panel.own or self.keeps_secrets or viewer is EVERYBODY:
                        panel.view(seen, viewer)
        except Exception:  # whatever it is: a page of this table would be an error
            return False
        return True

    def die(self, name: str) -> Die | None:
        """The die that the log calls so: one of the game's, or one that its books ask for; None: it is none."""
        own = next((one for one in self.dice if one.name == name), None)
        return own or (die_of_books(name) if self.vocabulary is not None else None)

    @property
    def own(self) -> Panel[S] | None:
        """A seat's own page, where the game has one."""
        return next((panel for panel in self.panels if panel.own), None)

    def page_after(self, move: str, page: str, state: S) -> str:
        """The page on which a move that was made on `page` leaves the players: the move's word, else the game's."""
        led = self.moves.named(move).leads(page, state)
        return self.leads(page, state) if led is None else led

    def page_after_step(self, page: str, before: S, after: S, again: str | None = None) -> str:
        """The page after a step back on `page`, or after the move `again` was made once more: another one only where a
        page came or went with the step, and then the one on which a move would have left the players."""
        led = self.leads(page, after) if again is None else self.page_after(again, page, after)
        came_or_went = {one.name for one in self.panels if one.is_there(before) != one.is_there(after)}
        return led if came_or_went & {page, led} else page

    @property
    def hides(self) -> Hiding | None:
        """What its state declares as secret."""
        return hiding(self.state)

    def seen(self, state: S, viewer: Viewer) -> S:
        """The state as that viewer may see it."""
        return veiled(state, self.hides, viewer)

    def seen_plain(self, plain: Plain, viewer: Viewer) -> Plain:
        """A saved state as that viewer may see it, in today's shape: by that it is known what is secret there."""
        with suppress(Exception):  # what a migration stumbles over is shown as it was saved
            plain = self.migrated(plain)
        return veiled(plain, self.hides, viewer)

    @property
    def keeps_secrets(self) -> bool:
        """Whether something is hidden at its tables, beside what chance brings next and votes that are being cast."""
        return self.hides is not None and bool({*self.hides.fields} - {"chance", "books"})

    def migrated(self, plain: dict[str, Any]) -> dict[str, Any]:
        """A saved state in today's shape: each migration takes it one schema further."""
        while plain.get("schema", 1) < self.schema:
            version = plain.get("schema", 1)
            plain = {**self.migrations[version](plain), "schema": version + 1}
        return plain
