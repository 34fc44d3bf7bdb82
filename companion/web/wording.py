"""Words for the reader: which language this request is in, and sentences spoken with a game's own words and names."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from flask import Flask, g, request
from markupsafe import Markup, escape

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.message import Message
from ..core.spine import Spine
from ..core.typography import begun, bound, has_cap, minus, signed
from ..core.words import LANGUAGES, Words
from ..games import game as game_of
from ..house import HOUSE, words_in
from ..store.records import Record
from . import places

# Facts that are names of declared things are spoken by the label of the thing, not by its name in the code.
LABELS = {"field": "arg-", "area": "area-", "move": "move-", "game": "game-"}
_AS_SPOKEN = {"sk": "cs"}  # closest of our languages for readers of another one

log = logging.getLogger(__name__)


FEW = 5  # tellings that one takes in at a glance


class Lines(NamedTuple):
    """What the hands do, as one line: one sentence, or several about the same one, whose name stands before them."""

    name: str
    first: str
    rest: list[str]

    @property
    def words(self) -> str:
        """The words of the line."""
        return self.first if len(self.rest) == 1 else f"{self.name}: {' · '.join(self.rest)}"


def _after_name(said: str, name: str) -> str:
    """What a sentence that begins with a name says of it; "" when it begins otherwise."""
    return said.removeprefix(name).lstrip(":").strip() if said.startswith((f"{name}: ", f"{name} ")) else ""


class Voice:
    """A language's words at one table: a game's words on top of the house's, and its own way with facts."""

    def __init__(self, language: str, game: Game | None = None, state: Any = None) -> None:
        self.language = language
        self.game = game
        self.state = state
        self.words = words_of(language, game)
        self._labels = LABELS if game is None else {**LABELS, **game.labels}

    def of(self, state: Any) -> Voice:
        """This voice at another moment of the table: what a telling names may be there no more."""
        return Voice(self.language, self.game, state)

    def has(self, key: str) -> bool:
        """Whether there is a wording for this key."""
        return self.words.has(key)

    def t(self, key: str, /, **facts: Any) -> str:
        """The sentence for a key."""
        return self.words.say(key, **{name: _as_text(fact) for name, fact in facts.items()})

    def spoken(self, message: Message | Mapping[str, Any] | str | None) -> str:
        """A message as a sentence. A plain string has been spoken already."""
        if message is None or isinstance(message, str):
            return message or ""
        if not isinstance(message, Message):
            message = Message(message["key"], message.get("args", {}))
        return self.words.say(message.key, **self._facts(message.args))

    def told_by(self, spine: Spine) -> str:
        """A table's one sentence as its spine keeps it: the game has spoken of its facts already."""
        facts = {name: self._inner(fact) for name, fact in spine.facts.get(self.language, {}).items()}
        return self.words.say(spine.sentence.key, **self._with_labels(facts))

    def lines(self, tellings: Sequence[Message]) -> list[Lines]:
        """Tellings as lines; of many, those that follow each other about the same one stand in one, its name once."""
        lines: list[Lines] = []
        for telling in tellings:
            said = self.spoken(telling)
            name = self._facts(telling.args).get("who", "") if isinstance(telling.args.get("who"), str) else ""
            rest = _after_name(said, name) if name and len(tellings) > FEW else ""
            if rest and lines and lines[-1].name == name:
                lines[-1].rest.append(rest)
            else:
                lines.append(Lines(name if rest else "", said, [rest]))
        return lines

    def label(self, prefix: str, name: str) -> str:
        """The label of something declared in code: `<prefix><name>` where there is such a wording, else the name."""
        key = f"{prefix}{name}"
        return self.words.say(key) if self.words.has(key) else str(name).replace("_", " ")

    def deed(self, move: str, args: Mapping[str, Any]) -> str:
        """What to call a move that was made, as undo and the chronicle do: its noun, where the language has one.

        Where it has, and one or two made the move, it says whose it is (`.whose`: “Beor’s journey”; the names of more
        would not fit beside undo). Of a list that is through, that is what the hands have done by it.
        """
        whose = f"move-{move}.whose"
        who = args.get("who")
        many = isinstance(who, Sequence) and not isinstance(who, str) and len(who) > 2
        if self.state is not None and who and not many and self.words.has(whose):
            return self.words.say(whose, **self._facts({name: args[name] for name in ("who", "what") if name in args}))
        key = f"list-{args.get('done')}-done.noun" if move == "leave_list" else ""
        key = key if self.words.has(key) else f"move-{move}.noun"
        return self.words.say(key) if self.words.has(key) else self.label("move-", move)

    def place(self, path: str) -> str:
        """Where a JSON Pointer leads, in the words that the page of corrections has for each step."""
        return " › ".join(self.step(*step) for step in places.steps(self.game.state if self.game else None, path))

    def step(self, kind: places.PathStep, name: str) -> str:
        """One step of such a way: a fact by its word, one of many by its number, a thing of the game by its name."""
        if kind == "nth":
            return self.words.say("correct-nth", number=int(name) + 1)
        if kind == "fact" or self.has(f"fact-{name}"):
            return self.label("fact-", name)
        if self.has(f"choice-{name}") or self.game is None:
            return self.label("choice-", name)
        facts = self._in_its_words({"space": name})
        return f"{self.label('choice-', str(facts['space']))}{facts.get('space_beside', '')}"

    def _facts(self, args: Mapping[str, Any]) -> dict[str, Any]:
        if not args:
            return {}
        facts = {name: self._inner(fact) for name, fact in args.items()}
        if self.game is not None and self.state is not None:
            facts = self._in_its_words(facts)
        return self._with_labels(facts)

    def _with_labels(self, facts: dict[str, Any]) -> dict[str, Any]:
        for name, prefix in self._labels.items():
            if isinstance(facts.get(name), str):
                facts[f"{name}_key"] = facts[name]  # what wordings choose by: the label may be reworded
                facts[name] = self._labelled(prefix, facts[name])
            elif isinstance(facts.get(name), list):
                facts[name] = [self._labelled(prefix, one) if isinstance(one, str) else one for one in facts[name]]
        if str(facts.get("path", "")).startswith("/"):
            facts["path"] = self.place(facts["path"])
        return facts

    def _in_its_words(self, facts: dict[str, Any]) -> dict[str, Any]:
        """The facts as the game speaks of them; those that it stumbles over are said plainly, and stop no page."""
        assert self.game is not None
        try:
            return dict(self.game.spoken(facts, self.state, self.language))
        except Exception:
            log.exception("%s cannot speak of %.200r", self.game.id, facts)
            return facts

    def _labelled(self, prefix: str, name: str) -> str:
        last = next((part for part in reversed(name.split(".")) if not part.isdigit()), name).partition("[")[0]
        return self.words.say(prefix + last) if self.words.has(prefix + last) else name

    def _inner(self, fact: Any) -> Any:
        if isinstance(fact, Message):
            return self.spoken(fact)
        if isinstance(fact, dict) and "key" in fact and set(fact) <= {"key", "args"}:
            return self.spoken(fact)
        if isinstance(fact, dict) and fact and set(fact) <= set(LANGUAGES):  # words of a book, told in each language
            return fact.get(self.language) or next(iter(fact.values()))
        if isinstance(fact, (list, tuple)):
            return [self._inner(part) for part in fact]
        return _as_text(fact)


def _as_text(fact: Any) -> Any:
    """A fact as plain text: what a macro has made ready for a page would be escaped there a second time."""
    return fact.unescape() if isinstance(fact, Markup) else fact


def words_of(language: str, game: Game | None = None) -> Words:
    """A language's words: the house's, with a game's on top. Read from disk once."""
    return _house_words(language) if game is None else _game_words(language, game.id, game)


@cache
def _house_words(language: str) -> Words:
    return Words(language, words_in(language, HOUSE / "words"))


_of_games: dict[tuple[str, str], tuple[Game, Words]] = {}


def _game_words(language: str, id: str, game: Game) -> Words:
    known = _of_games.get((language, id))
    if known is None or known[0] is not game:
        known = game, Words(language, words_in(language, HOUSE / "words", game.home / "words"), game.functions)
        _of_games[language, id] = known
    return known[1]


def language() -> str:
    """The reader's language: asked for in the address (the API), chosen on this device, or the browser's first."""
    if "language" not in g:
        asked = request.args.get("lang", "") if request.path.startswith("/api") else ""
        chosen = asked or request.cookies.get("language", "")
        g.language = chosen if chosen in LANGUAGES else _of_browser()
    return g.language


def _of_browser() -> str:
    for wanted in request.accept_languages.values():
        short = wanted.partition("-")[0].lower()
        if _AS_SPOKEN.get(short, short) in LANGUAGES:
            return _AS_SPOKEN.get(short, short)
    return "en"


def voice() -> Voice:
    """The voice of this request: the table's where one is open, else the house's."""
    known = g.get("voice")
    if known is None:
        known = g.voice = Voice(language())
    return known


def speak_of(record: Record) -> Voice:
    """From now on this request speaks with that table's words, plainly where its state cannot be read; UnknownGame."""
    try:
        state = record.state
    except Unreadable:
        state = None
    return speak_at(game_of(record.game), state)


def speak_at(game: Game, state: Any) -> Voice:
    """From now on this request speaks with the words of that table."""
    g.voice = Voice(language(), game, state)
    return g.voice


def opening(words: str) -> Markup:
    """The first paragraph of a page: with a drop cap where it is long enough to stand beside one."""
    begins = ' class="first"' if has_cap(words) else ""
    return Markup(f"<p{begins}>{begun(str(escape(words)))}</p>")


def init_app(app: Flask) -> None:
    """Give the templates their words."""
    app.jinja_env.globals.update(
        t=lambda key, /, **facts: voice().t(key, **facts),
        spoken=lambda message, state=None: (voice() if state is None else voice().of(state)).spoken(message),
        told_lines=lambda tellings, state: voice().of(state).lines(tellings),
        label=lambda prefix, name: voice().label(prefix, name),
        deed=lambda move, args: voice().deed(move, args),
        has_words=lambda key: voice().has(key),
        language=language,
    )
    app.jinja_env.filters["spoken"] = lambda message: voice().spoken(message)
    app.jinja_env.globals["opening"] = opening
    app.jinja_env.tests["with_a_cap"] = has_cap
    app.jinja_env.filters.update(minus=minus, signed=signed)
    app.jinja_env.filters["bound"] = lambda text: bound(text, language())
