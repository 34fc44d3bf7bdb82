"""Words: messages spoken in a language, from Fluent files (plurals, gender and cases are the file's own business).

Each floor and each game brings `words/<language>/*.ftl`. The keys are stable, so a chronicle written years ago is
still spoken in today's wording and in either language.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, get_args

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .message import Message
from .typography import bound

Language = Literal["cs", "en"]
LANGUAGES: tuple[str, ...] = get_args(Language)
REMEMBERED = 2_000  # sentences that are spoken again without work; a page says a few hundred
log = logging.getLogger(__name__)


class Words:
    """One language's words, from the Fluent texts given; later ones may not repeat a key of earlier ones."""

    def __init__(self, language: str, texts: Iterable[str], functions: Mapping[str, Callable] | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=dict(functions or {}), use_isolating=False)
        self._said: dict[tuple, str] = {}
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

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
        text = bound(str(formatted), self.language)
        if not errors:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = text
        return text

    def _pattern(self, key: str) -> Any:
        key, _, attribute = key.partition(".")
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

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
