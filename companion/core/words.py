"""Words: messages spoken in a language, from Fluent files (plurals, gender and cases are the file's own business).

Each floor and each game brings `words/<language>/*.ftl`. The keys are stable, so a chronicle written years ago is
still spoken in today's wording and in either language.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, get_args

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from .message import Message
from .typography import bound, minus, one_stop

Language = Literal["cs", "en"]
LANGUAGES: tuple[str, ...] = get_args(Language)
REMEMBERED = 2_000  # sentences that are spoken again without work; a page says a few hundred
log = logging.getLogger(__name__)


_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)  # what goes on below it is indented, or a bracket


def wordings_in(text: str) -> Iterator[tuple[str, str]]:
    """Each key of a text of wordings (a term's with its dash), and its wording as it stands there."""
    starts = [*_ENTRY.finditer(text)]
    ends = [one.start() for one in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class _Spoken(Visitor):
    """The keys of the messages and the terms that a wording speaks."""

    def __init__(self, wording: Resource) -> None:
        self.keys: list[str] = []
        self.visit(wording)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


@lru_cache(maxsize=4_000)
def _read(wording: str) -> tuple[Resource, list[str]]:
    """A wording as Fluent reads it, and the keys that it speaks; the house's stand among the words of every game.

    Without the places of each word, which only an editor would want.
    """
    resource = FluentParser(with_spans=False).parse(wording)
    return resource, _Spoken(resource).keys if "{" in wording else []


class Words:
    """One language's words, from the Fluent texts given; later ones may not repeat a key of earlier ones.

    A wording is read when it is first spoken: to read those of all games took the first page seconds, and it says few.
    """

    def __init__(self, language: str, texts: Iterable[str], functions: Mapping[str, Callable] | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=dict(functions or {}), use_isolating=False)
        self._said: dict[tuple, str] = {}
        self._unread: dict[str, str] = {}
        for text in texts:
            for key, wording in wordings_in(text):
                self._unread.setdefault(key, wording)

    def has(self, key: str) -> bool:
        """Whether there is a wording for this key; `<key>.<attribute>`: for this attribute of it."""
        return self._pattern(key) is not None

    def say(self, what: str | Message, /, **facts: Any) -> str:
        """The sentence for a key or a message, spoken with its facts. Without a wording: its key, and a log entry."""
        if type(what) is str and not facts and (text := self._said.get((what,))) is not None:  # most words of a page
            return text
        key, facts = (what.key, what.args) if isinstance(what, Message) else (what, facts)
        facts = {name: self._fact(fact) for name, fact in facts.items()}
        asked = (key, *facts.items(), *map(type, facts.values()))  # types too: 1 == 1.0, but they are not read alike
        if (text := self._said.get(asked)) is not None:
            return text
        pattern = self._pattern(key)
        if pattern is None:
            log.error("no wording for %r in %s", key, self.language)
            return key
        formatted, errors = self._bundle.format_pattern(pattern, facts)
        for error in errors:
            log.error("wording of %r in %s: %s", key, self.language, error)
        text = bound(one_stop(_below_zero(str(formatted), facts)), self.language)
        if not errors:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = text
        return text

    def _pattern(self, key: str) -> Any:
        key, _, attribute = key.partition(".")
        self._learn(key, set())
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _learn(self, key: str, asked: set[str]) -> None:
        """Read a wording, after those that it speaks: once it is known, another thread may say it."""
        if (wording := self._unread.get(key)) is None or key in asked:
            return
        asked.add(key)
        resource, others = _read(wording)
        for other in others:
            self._learn(other, asked)
        self._bundle.add_resource(resource)
        self._unread.pop(key, None)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row, as the language joins them: "Ailei, Beor a Červ"."""
        return format_list([str(part) for part in parts], locale=self.language)

    def _fact(self, fact: Any) -> Any:
        if isinstance(fact, Message):
            return self.say(fact)
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, (list, tuple)):
            return self.listed(self._fact(part) for part in fact)
        if isinstance(fact, dict) and set(fact) <= {"key", "args"} and isinstance(fact.get("key"), str):
            return self.say(Message(fact["key"], dict(fact.get("args", {}))))
        return "" if fact is None else fact if fact.__hash__ else str(fact)


def _below_zero(text: str, facts: Mapping[str, Any]) -> str:
    """A sentence with its numbers below zero, each with a minus."""
    for fact in facts.values():
        if isinstance(fact, (int, float)) and fact < 0:
            text = text.replace(f"{fact}", minus(fact))
    return text
