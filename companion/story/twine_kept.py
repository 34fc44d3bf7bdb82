"""What keeps a book's logic through Twine: a passage that no reader comes to, which Twine leaves as it is.

Twine keeps of a passage its name, its tags, its words and its place, and no metadata of ours. So all that its words
cannot carry lies in one more passage, and is put back to what came of them: whatever Twine changed meanwhile counts,
and what then fits nowhere is said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from .twine import LINK
from .twine_left import Untranslated
from .twine_macros import parts_of
from .twine_source import Source, free

OURS = "chroniclers-companion"  # the passage's name and its tag
IFIDS_END = sha256(OURS.encode()).hexdigest()[:12].upper()  # by which a story is known as exported from here
LINKS = re.compile(r"\s*(?:\[\[[^\[\]]+\]\]\s*)*")
MARK = 12


class KeptChoice(msgspec.Struct, omit_defaults=True):
    """A choice: where it leads, its clauses, its words and what it lacks."""

    to: str
    clauses: str = ""
    words: str = ""
    lack: str = ""


class KeptPassage(msgspec.Struct, omit_defaults=True):
    """A passage, without its words. `mark`: by which they are known again."""

    title: str = ""
    mark: str = ""
    head: list[str] = []
    choices: dict[str, KeptChoice] = {}


class KeptBook(msgspec.Struct):
    """All that Twine would not keep of a book."""

    game: str = ""
    cover: list[str] = []
    text: str = ""
    passages: dict[str, KeptPassage] = {}


@dataclass
class Rejoined:
    """A passage of ours that came back: its words, and its choices as (id, target, clauses, words, lack)."""

    id: str
    title: str
    head: list[str]
    text: str
    choices: list[tuple[str, str, str, str, str]]


def written(kept: KeptBook) -> str:
    """As the words of a passage; no link of Twine's is in it."""
    passages = ",\n".join(f"{_json(id)}: {_json(one)}" for id, one in kept.passages.items())
    facts = f'"game": {_json(kept.game)},\n"cover": {_json(kept.cover)},\n"text": {_json(kept.text)}'
    return f'{{{facts},\n"passages": {{\n{passages}\n}}}}'


def _json(value: Any) -> str:
    text = json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
    return re.sub(r"(?<=\[)\[|(?<=<)<", lambda sign: f"\\u{ord(sign[0]):04x}", text)


def in_link(text: str) -> str:
    """Words without the signs that Twine would take for its own."""
    for sign, other in (("[", "("), ("]", ")"), ("->", "→"), ("<-", "←"), ("|", "/")):
        text = text.replace(sign, other)
    return " ".join(text.split()) or "…"


def kept_in(source: Source) -> KeptBook | None:
    """What lies in that passage; None when it cannot be read any more."""
    try:
        return msgspec.json.decode(source.text[source.text.index("{") :], type=KeptBook)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def mark_of(text: str) -> str:
    """By which words are known again, however many spaces stand between them."""
    return sha256(" ".join(text.split()).encode("utf-8", "replace")).hexdigest()[:MARK]


def renamed(kept: KeptBook, sources: list[Source]) -> dict[str, str]:
    """Passages that got another name in Twine, by that name: which they were. Their words tell."""
    names = {source.name for source in sources}
    gone = {one.mark: id for id, one in kept.passages.items() if id not in names and one.mark}
    return {
        source.name: id
        for source in sources
        if source.name not in kept.passages and (id := gone.pop(mark_of(apart(source.text)[0]), ""))
    }


def apart(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The words of a passage, and the links that stand below them, as (words, target)."""
    lines = text.rstrip().split("\n")
    at = len(lines)
    while at and LINKS.fullmatch(lines[at - 1]):
        at -= 1
    links = [parts_of(link["inner"]) for line in lines[at:] for link in LINK.finditer(line)]
    return "\n".join(lines[:at]).strip(), links


def rejoined(source: Source, id: str, whole: KeptBook, ids: Mapping[str, str], left: list[Untranslated]) -> Rejoined:
    """A passage of ours as it came back, with its logic."""
    one = whole.passages[id]
    text, links = apart(source.text)
    if mark_of(text) != one.mark:  # somebody wrote in it
        links = [parts_of(link["inner"]) for link in LINK.finditer(text)] + links
        text = LINK.sub(lambda link: parts_of(link["inner"])[0], text)
        for at, line in zip(source.places, source.lines, strict=True):
            if code := re.search(r"<<.*?>>|<%.*?%>|\([a-z-]+:.*?\)", line):
                left.append(Untranslated(at, code[0][:120], "code"))
    ways: list[tuple[str, str, str, str, str]] = []
    for choice, (words, target) in _matched(one, links, ids):
        kept = one.choices.get(choice)
        if target not in ids and (kept is None or kept.to != target or target in whole.passages):
            left.append(Untranslated(source.line, f"{id}: [[{words}->{target}]]"[:120], "way"))
        elif kept is None:
            ways.append((choice, ids[target], "", words, ""))
        else:
            said = kept.words if words == in_link(kept.words) else words
            ways.append((choice, ids.get(target, target), kept.clauses, said, kept.lack))
    there = {way[0] for way in ways}
    left += [
        Untranslated(source.line, f"{id}: [{name}](#{gone.to}) {gone.clauses}".strip()[:120], "changed")
        for name, gone in one.choices.items()
        if name not in there
    ]
    return Rejoined(id, one.title, one.head, text, ways)


def _matched(
    one: KeptPassage, links: list[tuple[str, str]], ids: Mapping[str, str]
) -> list[tuple[str, tuple[str, str]]]:
    """The choice that each link is: by words and target, else by where it leads, else by its words; else a new one."""
    waiting = dict(one.choices)
    found: dict[int, str] = {}
    asks = (
        lambda choice, words, target: (in_link(choice.words), choice.to) == (words, target),
        lambda choice, words, target: choice.to == target,
        lambda choice, words, target: in_link(choice.words) == words,
    )
    for ask in asks:
        for at, (words, target) in enumerate(links):
            if at in found:
                continue
            goal = ids.get(target, target)
            if id := next((id for id, choice in waiting.items() if ask(choice, words, goal)), ""):
                found[at] = id
                del waiting[id]
    taken = dict.fromkeys(one.choices, 1)
    return [
        (found[at] if at in found else free(ids.get(target, "new")[:55], taken), (words, target))
        for at, (words, target) in enumerate(links)
    ]
