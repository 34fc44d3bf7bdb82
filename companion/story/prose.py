"""Words as they are shown: cases resolved, Markdown made into clean HTML. Nothing in a book can do anything."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import escape
from typing import Literal, NamedTuple

import markdown
import nh3

from ..core.typography import begun, bound, bound_html
from .words import BAR, CALLED, CASE, NESTED, SCHEMES

_own = threading.local()
Which = Callable[[str, int], int]  # which half of a case, of how many; one beyond the last: none
Called = Callable[[str, str], str]  # a name or number in the words, and its form ("", "gen", "acc.f" ...)
TAGS = {"p", "em", "strong", "br", "ul", "ol", "li", "blockquote", "hr", "a", "code", "h3", "h4"}
RULES = re.compile(r"^§ ?")
NOTE = re.compile(r"\n {0,3}>")
UNKNOWN = "…"  # of somebody whom nobody can name yet
MARKED = re.compile(r"[\\{}|<>\[\]*_`#\n]")  # what a name must not bring into the words
PAUSE = re.compile(r" {0,3}(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,}")
LONGEST, MARKS = 4_000, 50  # beyond these a paragraph is shown as it was written: Markdown could take minutes over it
WORDS_A_MINUTE = {"cs": 115, "en": 140}  # aloud, at a table


class Piece(NamedTuple):
    """A paragraph: to be read aloud, for the chronicler only, a rule for the hands, or a pause."""

    kind: Literal["read", "chronicler", "rule", "pause"]
    html: str


def resolve(text: str, which: Which, called: Called | None = None) -> str:
    """The text with its names given and its cases decided: `{hero.gen}`, `{wet: so|or so}`.

    Whom nobody can name is left open.
    """
    if "{" in text:
        text = CALLED.sub(
            lambda name: MARKED.sub("", called(name["who"], name["forms"] or "") if called else "") or UNKNOWN, text
        )
        for _ in range(NESTED):  # the innermost first
            decided = CASE.sub(lambda case: half(case, which), text)
            if decided == text:
                break
            text = decided
        text = text.replace(r"\|", "|")
    return text.replace(r"\{", "{").replace(r"\}", "}")


def half(case: re.Match[str], which: Which) -> str:
    """The half of a case that is read, as it was written."""
    # Only the one space after the colon is the notation's own; the others may part two words.
    halves = BAR.split(case["halves"].removeprefix(" "))
    at = which(case["name"], len(halves))
    return halves[at] if at < len(halves) else ""


@lru_cache(maxsize=2048)
def pieces(text: str, language: str = "") -> tuple[Piece, ...]:
    """A resolved text as paragraphs of clean HTML, each with what it is for; its spaces bound as the language wants."""
    found: list[Piece] = []
    for block in _blocks(text):
        if PAUSE.fullmatch(block):
            found.append(Piece("pause", ""))
        elif block.startswith(">"):
            said = re.sub(r"^ {0,3}> ?", "", block, flags=re.MULTILINE).strip()
            found.append(Piece("rule" if RULES.match(said) else "chronicler", html(RULES.sub("", said), language)))
        else:
            found.append(Piece("read", begun(html(block, language))))
    return tuple(found)


def _blocks(text: str) -> Iterator[str]:
    """Paragraphs as they were written; a note is one of its own, even right below other words.

    A case that left nothing at the beginning of a paragraph leaves no indentation either.
    """
    for block in re.split(r"\n[ \t]*\n", text):
        block = block.strip()
        note = None if block.startswith(">") else NOTE.search(block)
        for part in (block[: note.start()], block[note.end() - 1 :]) if note else (block,):
            if part:
                yield part


def html(text: str, language: str = "") -> str:
    """Markdown as HTML in which nothing runs: unknown tags, schemes and every attribute but a link's address go."""
    if len(text) <= LONGEST and text.count("[") + text.count("<") <= MARKS:
        try:
            return bound_html(clean(_markdown().reset().convert(text)), language)
        except RecursionError:
            del _own.markdown  # it stands in the middle of what it gave up, and no reset brings it back
    return f"<p>{escape(bound(text, language))}</p>"


def _markdown() -> markdown.Markdown:
    """This thread's own: making one takes longer than it takes over a paragraph."""
    if not hasattr(_own, "markdown"):
        _own.markdown = markdown.Markdown()
    return _own.markdown


def clean(dirty: str) -> str:
    """HTML with nothing left in it that could act."""
    allowed = {"a": {"href"}, "*": set()}
    return nh3.clean(dirty, tags=TAGS, attributes=allowed, url_schemes=set(SCHEMES), link_rel="noreferrer")


def line(text: str, language: str = "") -> str:
    """One line of words (a title, a choice) as HTML without a paragraph around it."""
    plain = html(text).removeprefix("<p>").removesuffix("</p>")
    return bound_html(nh3.clean(plain, tags={"em", "strong"}, attributes={}, link_rel=None), language)


def bare(text: str) -> str:
    """Words without any marks, for titles and the chronicle."""
    return re.sub(r"[*_`]|<[^<>]*>", "", text).strip()


def seconds(text: str, language: str) -> int:
    """About how long it takes to read the text aloud; what is not read aloud does not count."""
    words = sum(len(block.split()) for block in _blocks(text) if not block.startswith(">"))
    return round(words * 60 / WORDS_A_MINUTE.get(language, 130))
