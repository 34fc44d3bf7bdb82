"""Stories from Twine (Twee 3). What does not translate is reported line by line, never dropped silently.

A book that was exported by us carries its exact logic in the passages' metadata. A story from elsewhere (Harlowe or
SugarCube) is read for its links, its variables and its plain conditions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from .clauses import NAME
from .twee import OURS, in_link
from .twine import LINK, tokens
from .twine_passage import (
    ASSIGN,
    Translation,
    TwinePassage,
    Untranslated,
    free,
    is_set,
    parts_of,
    value_of,
    variable_name,
    without_accents,
)

HEAD = re.compile(r"::(?P<name>(?:[^\[\]{}\\]|\\.)+)(?:\[(?P<tags>[^\]]*)\]\s*)?(?P<meta>\{.*\})?")
SPECIAL = {"StoryTitle", "StoryData", "StoryAuthor", "StorySubtitle", "StoryMenu", "StoryInit", "StoryCaption"}


class NotTwee(Refusal):
    """The text is no Twee 3."""


@dataclass
class Brought:
    """A story brought from Twine: the files of a book, and what was left out."""

    files: dict[str, str]
    left: list[Untranslated]


class _Ours(msgspec.Struct):
    """What an export of ours leaves in a passage's metadata."""

    head: list[str] = []
    choices: dict[str, str] = {}
    title: str = ""
    lacks: dict[str, str] = {}
    said: dict[str, str] = {}
    cover: list[str] = []


class _Meta(msgspec.Struct):
    ours: _Ours | None = msgspec.field(default=None, name=OURS)


@dataclass
class _Source:
    name: str
    tags: list[str]
    ours: _Ours | None
    line: int
    lines: list[str] = field(default_factory=list)


def import_story(text: str, id: str, game: str, language: str) -> Brought:
    """A Twee 3 story as the files of a book in one language; NotTwee when it is none."""
    left: list[Untranslated] = []
    sources = _sources(text, left)
    if not sources:
        raise NotTwee(say("twee-unreadable"))
    title, start = id, ""
    variables: dict[str, int] = {}
    declared: list[str] = []
    stories: list[_Source] = []
    for source in sources:
        if source.name == "StoryTitle":
            title = " ".join(source.lines).strip() or id
        elif source.name == "StoryData":
            start = _start(source, left)
        elif source.name == "StoryInit" and source.ours is not None:
            declared = source.ours.cover
        elif source.name == "StoryInit":
            _initial(source, variables, left)
        elif source.name in SPECIAL or {"script", "stylesheet", "Twine.image"} & set(source.tags):
            left.append(Untranslated(source.line, source.name))
        else:
            stories.append(source)
    ids = _ids(stories)
    start = ids.get(start, "") or (ids[stories[0].name] if stories else "")
    parts = [_passage(source, ids, start, language, variables, left) for source in stories]
    cover = [f"# {id}", f"game: {game.replace('_', '-')}"]
    cover += declared
    known = {line.partition(":")[2].partition("=")[0].strip() for line in declared if line.startswith("variable:")}
    cover += [f"variable: {name} = {value}" for name, value in variables.items() if name not in known]
    cover += ["", f"## {language} {title}", ""]
    left.sort(key=lambda one: one.line)
    return Brought({"book.md": "\n".join(cover), "story.md": "\n\n".join(parts) + "\n"}, left)


def _sources(text: str, left: list[Untranslated]) -> list[_Source]:
    sources: list[_Source] = []
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for at, line in enumerate(lines, 1):
        head = HEAD.fullmatch(line.rstrip()) if line.startswith("::") else None
        if head and head["name"].strip():
            name = re.sub(r"\\(.)", r"\1", head["name"]).strip()
            sources.append(_Source(name, (head["tags"] or "").split(), _ours_in(head["meta"], at, left), at))
        elif sources:
            sources[-1].lines.append(line[1:] if re.match(r"\\+::", line) else line)
        elif line.strip():
            left.append(Untranslated(at, line.strip()[:120]))
    return sources


def _ours_in(meta: str | None, at: int, left: list[Untranslated]) -> _Ours | None:
    try:
        return msgspec.json.decode(meta, type=_Meta).ours if meta else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        left.append(Untranslated(at, (meta or "")[:120]))
        return None


def _start(source: _Source, left: list[Untranslated]) -> str:
    try:
        return str(json.loads("\n".join(source.lines)).get("start", ""))
    except (ValueError, AttributeError, RecursionError):
        left.append(Untranslated(source.line, "StoryData"))
        return ""


def _initial(source: _Source, variables: dict[str, int], left: list[Untranslated]) -> None:
    for at, line in enumerate(source.lines, source.line + 1):
        rest = ""
        for token in tokens(line):
            if not is_set(token):
                rest += token.raw
            elif assigned := ASSIGN.match(token.args.strip()):
                variables[variable_name(assigned["name"])] = value_of(assigned["value"])
            else:
                left.append(Untranslated(at, token.raw[:120]))
        if rest := rest.strip():
            left.append(Untranslated(at, rest[:120]))


def _ids(stories: Iterable[_Source]) -> dict[str, str]:
    """An id for each passage's name: its own where it is one already."""
    ids = {source.name: source.name for source in stories if NAME.fullmatch(source.name) and len(source.name) <= 60}
    taken = dict.fromkeys(ids, 1)
    for source in stories:
        if source.name in ids:
            continue
        plain = re.sub(r"[^a-z0-9]+", "-", without_accents(source.name.lower())).strip("-")[:50]
        ids[source.name] = free(plain if plain[:1].isalpha() else f"p-{plain}".rstrip("-"), taken)
    return ids


def _passage(
    source: _Source, ids: dict[str, str], start: str, language: str, variables: dict[str, int], left: list[Untranslated]
) -> str:
    id, text, ours = ids[source.name], "\n".join(source.lines), source.ours
    draft = Translation()
    if ours is not None:
        body, head = _ours(text, ours, draft, ids), ours.head
        title, lacks = ours.title, ours.lacks
        if len(LINK.findall(text)) != len(ours.choices):
            left.append(Untranslated(source.line, ", ".join(link[0] for link in LINK.finditer(text))[:120]))
    else:
        body = TwinePassage(_escaped(text), source.line, draft, ids, variables, left).translated()
        title, lacks = _escaped(source.name), {}
        left += [Untranslated(source.line, f"[{tag}]") for tag in source.tags]
        head = ["entry: start"] if id == start else []
        head += [f"does: {' | '.join(draft.does)}"] if draft.does else []
        head += [f"case {name}: {when}" for name, when in draft.cases.items()]
        if not draft.choices:
            head.append(f"ending: {id}")
    lines = [f"# {id}", *head, ""]
    lines += [f"- [{one}](#{target}){' | ' + clauses if clauses else ''}" for one, target, clauses, _ in draft.choices]
    lines += ["", f"## {language} {title}", "", body.strip(), ""]
    lines += [f"- {one}: {words}{' | ' + lacks[one] if lacks.get(one) else ''}" for one, _, _, words in draft.choices]
    return "\n".join(lines).rstrip() + "\n"


def _ours(text: str, ours: _Ours, draft: Translation, ids: dict[str, str]) -> str:
    """Our own export: the links stand at the end, in the order of the choices in the metadata."""
    count = len(ours.choices)
    links = list(LINK.finditer(text))[-count:] if count else []
    for (id, logic), link in zip(ours.choices.items(), links, strict=False):
        words, target = parts_of(link["inner"])
        said = ours.said.get(id, "")
        draft.choices.append((id, ids.get(target, target), logic, said if words == in_link(said).strip() else words))
    return text[: links[0].start()] if links else text


def _escaped(text: str) -> str:
    """Their words, without what would be a heading, a choice or a case of ours."""
    text = re.sub(r"[{}]", r"\\\g<0>", text)
    return re.sub(r"^(?=##? |- [a-z][a-z0-9-]*:)", r"\\", text, flags=re.MULTILINE)
