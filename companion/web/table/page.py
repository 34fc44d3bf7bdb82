"""A table on a page: everything that the templates know of it, for every game and every page alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlencode, urlsplit

from flask import current_app, request
from jinja2 import TemplateNotFound

from ...core.counting import Lying
from ...core.errors import Instead
from ...core.game import OWN, Game
from ...core.message import Message
from ...core.page import Frame, Next, Prompt, Tableau, View
from ...core.viewer import EVERYBODY, Viewer
from ...store.records import Entry, Record
from ...story.book import Cover
from .. import forms
from ..errors import Answer
from ..filters import sentence_case
from ..stores import store
from ..wording import voice
from .hands import Hands


@dataclass
class Trouble:
    """Why a move was not made: the answer, and the form as it was sent, so that nothing typed is lost."""

    answer: Answer
    move: str
    sent: list[tuple[str, str]]
    overruled: list[str]

    @property
    def field(self) -> str:
        """The field that is wrong, if it is about one."""
        return self.answer.facts.get("field", "")

    @property
    def rule(self) -> str:
        """The rule that speaks against the move, if one does."""
        return self.answer.facts.get("rule", "")

    @property
    def can_overrule(self) -> bool:
        """Whether the table may do it anyway."""
        return self.answer.facts.get("can_overrule", False)

    @property
    def instead(self) -> list[Instead]:
        """What may be done instead."""
        return self.answer.facts.get("instead", [])


@dataclass(frozen=True)
class OpenBook:
    """The book that lies open on a page, and what of it is being read: the page is its reader's."""

    cover: Cover
    passage: Any = None


@dataclass
class TablePage:
    """What the templates call `page`."""

    record: Record
    game: Game
    state: Any  # as the viewer may see it
    name: str
    viewer: Viewer = EVERYBODY
    view: Any = View()
    frame: Frame = Frame()
    book: OpenBook | None = None
    last: Entry | None = None
    undo: Entry | None = None
    redo: Entry | None = None
    hands: Hands = Hands()  # nothing where a page is drawn only to see that it can be
    trouble: Trouble | None = None
    stale: bool = False
    wanted: dict[str, str] = field(default_factory=dict)  # what the address asks for
    unfolded: frozenset[str] = frozenset()  # folds whose contents are wanted on the page
    still: bool = False  # an earlier moment: to be looked at, not to be changed
    reads: bool = False  # a page whose forms only ask, so that whoever looks on may use them, too
    _base: str = ""
    _fields: Counter[str] = field(default_factory=Counter)
    _fold: str = ""
    _again: tuple[str, list[tuple[str, str]]] = ("", [])

    @property
    def facts(self) -> dict[str, Any]:
        """What the view says, name by name, for a panel without a template of its own."""
        return {one.name: getattr(self.view, one.name) for one in fields(self.view) if one.name != "frame"}

    @property
    def id(self) -> str:
        """The table's id."""
        return self.record.id

    @property
    def revision(self) -> int:
        """The revision that this page shows, named by every form on it."""
        return self.record.revision

    @property
    def away(self) -> bool:
        """Whether the table lies in its box."""
        return self.state.evening.away and not self.state.closed

    @property
    def only_shows(self) -> bool:
        """Whether nothing can be done on it: an earlier moment, or a device that looks on."""
        return self.still or not self.viewer.plays

    @property
    def next(self) -> Next | None:
        """The one large next step: what the panel says; on the page that it leads to, what follows `there`.

        While a question of the panel lies open (`?do=<move>`), it is the answer to that, and nothing else.
        """
        if self.only_shows:
            return None
        step, answers = self.frame.next, self.frame.answers
        if asked := next((move for move in answers if self.asked(move)), None):
            return answers[asked]
        if step and step.there and step.page.replace("#", "?").partition("?")[0] == self.name:
            return step.there
        return step

    @property
    def tableau(self) -> Tableau | None:
        """What the last move that stands brought about, where its game finds it worth a picture."""
        return self.game.tableau(self.undo.chronicle, self.state) if self.undo else None

    @property
    def mine(self) -> bool:
        """Whether it is a seat's own page."""
        return self.name == OWN

    @property
    def held(self) -> bool:
        """Whether it is shown to one player: on a device of their own, or as a seat's own page."""
        return self.viewer.seat is not None and (self.mine or self.viewer.role == "player")

    @property
    def on_turn(self) -> Sequence[int]:
        """The seats that are on turn."""
        return self.game.on_turn(self.state)

    @property
    def asked_of_me(self) -> list[Prompt]:
        """What the seat that looks has to decide."""
        return [one for one in self.game.prompts(self.state) if one.seat == self.viewer.seat]

    @property
    def asked_of_others(self) -> list[Prompt]:
        """What others have to decide before the table goes on, and not together with the seat that looks."""
        mine = [one.message for one in self.asked_of_me]
        found = self.game.prompts(self.state)
        return [one for one in found if one.seat != self.viewer.seat and one.message not in mine]

    @property
    def own_url(self) -> str:
        """The address of the own page of the seat that looks: where a player's device is at home."""
        return self.url() if self.viewer.role == "player" else self.url(OWN) + self.as_seat

    @property
    def as_seat(self) -> str:
        """What an address adds where a seat was named by it, so that its own page stays that seat's after a move."""
        return f"?seat={self.viewer.seat}" if self.mine and self.held and "seat" in self.wanted else ""

    @property
    def has_own(self) -> bool:
        """Whether the device that asks has a seat of its own here, and so a page of its own."""
        return self.held or (self.viewer.seat is not None and "seat" not in self.wanted)

    def url(self, page: str = "") -> str:
        """The address of one of this table's pages."""
        return f"{self._base}{page}"

    @property
    def address(self) -> str:
        """The address of this page, for whoever comes back to it: it was perhaps drawn as the answer to a move."""
        return self.url(safe(self.name)) + self.as_seat

    def move_url(self, move: str) -> str:
        """Where a form for this move is sent."""
        return f"{self._base}moves/{move}{self.as_seat}"

    def control(self, move: str, name: str) -> forms.Control:
        """One argument of a move, as its declaration has it."""
        return forms.control(self.game.moves.named(move).arguments, name)

    def controls(self, move: str) -> tuple[forms.Control, ...]:
        """All arguments of a move."""
        return forms.controls(self.game.moves.named(move).arguments)

    def chosen_from(self, move: str, name: str) -> list[tuple[str, str]] | None:
        """What there is at this table for an argument whose declaration cannot say it; None: that says all."""
        found = self.game.chosen_from(self.state, self.game.moves.named(move), name)
        speaks = voice()
        return None if found is None else [(value, sentence_case(speaks.spoken(words))) for value, words in found]

    def field_id(self, move: str, name: str) -> str:
        """An id for a field, another one each time: a page may hold a form of the same move for each hero."""
        id = f"f-{self._fold}{move}-{name}"
        self._fields[id] += 1
        return id if self._fields[id] == 1 else f"{id}-{self._fields[id]}"

    def enter_fold(self, key: str) -> None:
        """From here on fields lie in that fold ("": in none); it may be fetched by itself, so its ids are its own."""
        self._fold = f"{key}-" if key else ""

    def asked(self, move: str, **args: str) -> bool:
        """Whether the form of a move was asked for in the address (`?do=<move>&who=...`), or comes back refused."""
        if self.trouble is not None and self.trouble.move == move:
            return all(self.typed(move, name) == value for name, value in args.items())
        return self.wanted.get("do") == move and all(self.wanted.get(name) == value for name, value in args.items())

    def unfolds(self, fold: str) -> bool:
        """Whether what lies in a fold is on the page: it was unfolded, or a form in it may have come back refused."""
        return fold in self.unfolded or (self.trouble is not None and not in_place())

    def unfolding(self, fold: str) -> str:
        """The address of this page with that fold unfolded."""
        return f"{self.url(self.name)}?{urlencode({**self.wanted, 'unfold': fold})}"

    def known(self, kind: str) -> Mapping[str, Any]:
        """What this installation knows of its owner's cards of one kind, by their key."""
        return store().cards(self.game.id).get(kind, {})

    def typed(self, move: str, name: str, otherwise: Any = None) -> Any:
        """What had been typed into a field when its form was refused, else what the form offers."""
        told = self._told(move)
        if told is None:
            return otherwise
        values = [value for sent, value in told if sent == name]
        return values[-1] if values else otherwise

    def offer_again(self, move: str, **args: Any) -> bool:
        """From here on the fields of that move offer what it was told, if it has just been undone ("": in none)."""
        made, self._again = self.redo, ("", [])
        if made is not None and made.move == move and all(made.args.get(name) == args[name] for name in args):
            self._again = (move, list(forms.sent(made.args)))
        return self._again[0] == move != ""

    def _told(self, move: str) -> Sequence[tuple[str, str]] | None:
        """The fields with which the form of a move was refused, or undone; None: it is asked anew."""
        if self.trouble is not None and self.trouble.move == move:
            return self.trouble.sent
        return self._again[1] if self._again[0] == move else None

    def lying(self) -> list[Lying]:
        """What must be counted before the app keeps the area that was asked for; [] when that is not the trouble."""
        if self.trouble is None or self.trouble.move != "keep" or self.trouble.field.partition(".")[0] != "counts":
            return []
        return self.game.lying(self.state, self.typed("keep", "area", ""))

    def typed_all(self, move: str, name: str, otherwise: Any = ()) -> list[str]:
        """As `typed`, for a field of several ticks."""
        told = self._told(move)
        if told is None:
            return [str(value) for value in otherwise or ()]
        return [value for sent, value in told if sent == name]

    def wrong(self, move: str, name: str) -> Message | None:
        """What is wrong with a field, if something is."""
        if self.trouble and self.trouble.move == move and self.trouble.field.partition("[")[0] == name:
            return self.trouble.answer.message
        return None


def safe(name: str) -> str:
    """The path of a page after the table's address; forms send it, so it is not believed blindly."""
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else ""


@dataclass(frozen=True)
class Prepared:
    """A page that is ready to be drawn: its template, and what that is told beside the page itself."""

    template: str
    facts: Mapping[str, Any]


def drawn_by(template: str, **facts: Any) -> Prepared:
    """A page that this template draws, from these facts and the page itself."""
    return Prepared(template, facts)


def template_of(game: str, name: str, otherwise: str = "play/panel.html") -> str:
    """The game's own template of that name, or the one that serves any game."""
    own = f"games/{game}/{name}.html"
    try:
        current_app.jinja_env.get_template(own)
    except TemplateNotFound as missing:
        if missing.name != own:
            raise
        return otherwise
    return own


def lies_open() -> bool:
    """Whether the page that is asked for is on the screen already: others moved, or one of its forms was sent."""
    if in_place():
        shown = urlsplit(request.headers.get("HX-Current-URL", ""))
        return (shown.path, shown.query) == (request.path, request.query_string.decode())
    return f"{urlsplit(request.referrer or '').path}/".startswith(f"{request.path}/")


def in_place() -> bool:
    """Whether the answer is swapped into an open page rather than shown as a page of its own."""
    return "HX-Request" in request.headers and "HX-History-Restore-Request" not in request.headers
