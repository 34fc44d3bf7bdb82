"""Stories from Twine (Twee 3). What does not translate is reported line by line, never dropped silently.

A book that was exported by us carries its exact logic in the passages' metadata. A story from elsewhere (Harlowe or
SugarCube) is read for its links, its variables and its plain conditions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from keyword import iskeyword
from unicodedata import combining, normalize

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from . import expressions
from .book import Book
from .clauses import NAME
from .twee import OURS, in_link
from .vocabulary import Vocabulary

HEAD = re.compile(r"::(?P<name>(?:[^\[\]{}\\]|\\.)+)(?:\[(?P<tags>[^\]]*)\]\s*)?(?P<meta>\{.*\})?")
LINK = re.compile(r"\[\[(?P<inner>[^\[\]]+)\](?:\[(?P<sets>[^\]]*)\])?\]")
SET = re.compile(r"(?:<<set\s+(?P<sugar>(?:[^>]|>(?!>))+)>>|\(set:\s*(?P<harlowe>[^)]+)\))")
ASSIGN = re.compile(r"\$(?P<name>\w+)\s*(?:to|=)\s*(?P<value>-?\d{1,3}|true|false)$")
CHANGE = re.compile(r"\$(?P<name>\w+)\s*(?:to|=)\s*(?:\$(?P=name)|it)\s*(?P<sign>[+-])\s*(?P<by>\d{1,2})$")
STEP = re.compile(r"\$(?P<name>\w+)\s*(?P<sign>[+-])=\s*(?P<by>\d{1,2})$")
IF_SUGAR = re.compile(
    r"<<if\s+(?P<when>(?:[^>]|>(?!>))+)>>(?P<held>.*?)(?:<<else>>(?P<otherwise>.*?))?<</if>>", re.DOTALL
)
IF_HARLOWE = re.compile(
    r"\(if:\s*(?P<when>[^)]+)\)\[(?P<held>(?:[^\[\]]|\[\[[^\]]*\]\])*)\](?:\s*\(else:\s*\)\[(?P<otherwise>(?:[^\[\]]|\[\[[^\]]*\]\])*)\])?"
)
INNER = re.compile(r"<<(?:if|else)|\((?:if|else|unless)", re.IGNORECASE)
LEFT = re.compile(r"<<(?:[^>]|>(?!>))*>>|\([a-z-]+:[^)]*\)|\$[A-Za-z_]\w*")
SIGNS = {
    "is not": "!=",
    "isnot": "!=",
    "neq": "!=",
    "is": "==",
    "eq": "==",
    "gte": ">=",
    "lte": "<=",
    "gt": ">",
    "lt": "<",
}
SPECIAL = {"StoryTitle", "StoryData", "StoryAuthor", "StorySubtitle", "StoryMenu", "StoryInit", "StoryCaption"}


class NotTwee(Refusal):
    """The text is no Twee 3."""


@dataclass
class Left:
    """Something that did not translate: its line, and what stands there."""

    line: int
    what: str


@dataclass
class Imported:
    """A story brought from Twine: the files of a book, and what was left out."""

    files: dict[str, str]
    left: list[Left]


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


def import_story(text: str, id: str, game: str, language: str) -> Imported:
    """A Twee 3 story as the files of a book in one language; NotTwee when it is none."""
    left: list[Left] = []
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
            left.append(Left(source.line, source.name))
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
    return Imported({"book.md": "\n".join(cover), "story.md": "\n\n".join(parts) + "\n"}, left)


def _sources(text: str, left: list[Left]) -> list[_Source]:
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
            left.append(Left(at, line.strip()[:120]))
    return sources


def _ours_in(meta: str | None, at: int, left: list[Left]) -> _Ours | None:
    try:
        return msgspec.json.decode(meta, type=_Meta).ours if meta else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        left.append(Left(at, meta[:120]))
        return None


def _start(source: _Source, left: list[Left]) -> str:
    try:
        return str(json.loads("\n".join(source.lines)).get("start", ""))
    except (ValueError, AttributeError, RecursionError):
        left.append(Left(source.line, "StoryData"))
        return ""


def _initial(source: _Source, variables: dict[str, int], left: list[Left]) -> None:
    for at, line in enumerate(source.lines, source.line + 1):
        for found in SET.finditer(line):
            assigned = ASSIGN.match((found["sugar"] or found["harlowe"]).strip())
            if assigned:
                variables[_name(assigned["name"])] = _value(assigned["value"])
            else:
                left.append(Left(at, found[0][:120]))
        rest = SET.sub("", line).strip()
        if rest:
            left.append(Left(at, rest[:120]))


def _ids(stories: Iterable[_Source]) -> dict[str, str]:
    """An id for each passage's name: its own where it is one already."""
    ids = {source.name: source.name for source in stories if NAME.fullmatch(source.name) and len(source.name) <= 60}
    taken = set(ids)
    for source in stories:
        if source.name in ids:
            continue
        plain = re.sub(r"[^a-z0-9]+", "-", _without_accents(source.name.lower())).strip("-")[:50]
        plain = plain if plain[:1].isalpha() else f"p-{plain}".rstrip("-")
        id, number = plain, 2
        while id in taken:
            id, number = f"{plain}-{number}", number + 1
        ids[source.name] = id
        taken.add(id)
    return ids


def _without_accents(text: str) -> str:
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def _name(name: str) -> str:
    plain = re.sub(r"[^a-z0-9_]", "_", _without_accents(name.lower())).lstrip("_0123456789") or "v"
    return f"{plain}_" if iskeyword(plain) else plain


def _value(text: str) -> int:
    return {"true": 1, "false": 0}.get(text, int(text) if text.lstrip("-").isdigit() else 0)


@dataclass
class _Draft:
    """A passage while it is translated."""

    choices: list[tuple[str, str, str, str]] = field(default_factory=list)  # id, target, clauses, words
    does: list[str] = field(default_factory=list)
    cases: dict[str, str] = field(default_factory=dict)


def _passage(
    source: _Source, ids: dict[str, str], start: str, language: str, variables: dict[str, int], left: list[Left]
) -> str:
    id, text, ours = ids[source.name], "\n".join(source.lines), source.ours
    draft = _Draft()
    if ours is not None:
        body, head = _ours(text, ours, draft, ids), ours.head
        title, lacks = ours.title, ours.lacks
        if len(LINK.findall(text)) != len(ours.choices):
            left.append(Left(source.line, ", ".join(link[0] for link in LINK.finditer(text))[:120]))
    else:
        body, title, lacks = _theirs(text, source, draft, ids, variables, left), _escaped(source.name), {}
        left += [Left(source.line, f"[{tag}]") for tag in source.tags]
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


def _ours(text: str, ours: _Ours, draft: _Draft, ids: dict[str, str]) -> str:
    """Our own export: the links stand at the end, in the order of the choices in the metadata."""
    count = len(ours.choices)
    links = list(LINK.finditer(text))[-count:] if count else []
    for (id, logic), link in zip(ours.choices.items(), links, strict=False):
        words, target = _parts(link["inner"])
        said = ours.said.get(id, "")
        draft.choices.append((id, ids.get(target, target), logic, said if words == in_link(said).strip() else words))
    return text[: links[0].start()] if links else text


def _escaped(text: str) -> str:
    """Their words, without what would be a heading, a choice or a case of ours."""
    text = re.sub(r"[{}]", r"\\\g<0>", text)
    return re.sub(r"^(?=##? |- [a-z][a-z0-9-]*:)", r"\\", text, flags=re.MULTILINE)


def _theirs(
    text: str, source: _Source, draft: _Draft, ids: dict[str, str], variables: dict[str, int], left: list[Left]
) -> str:
    places: dict[str, int] = {}
    text = _escaped(text)

    def leave(what: str) -> None:
        """Say that this did not translate, in the line where it stands."""
        at = places[what] = max(text.find(what, places.get(what, -1) + 1), 0)
        left.append(Left(source.line + 1 + text.count("\n", 0, at), re.sub(r"\\([{}])", r"\1", what)[:120]))

    def conditional(found: re.Match) -> str:
        when = _condition(found["when"], variables)
        held, otherwise = found["held"] or "", found["otherwise"] or ""
        if when is None or INNER.search(held + otherwise) or SET.search(held + otherwise):
            leave(found[0])
            return SET.sub("", f"{held}{otherwise}")
        for part, needs in ((held, when), (otherwise, f"not ({when})")):
            for link in LINK.finditer(part):
                _link(link, draft, ids, variables, leave, needs)
        held, otherwise = (LINK.sub("", part).strip() for part in (held, otherwise))
        if not (held or otherwise):
            return ""
        if re.search(r"[{}|\n]", held + otherwise):
            leave(found[0])
            return f"{held} {otherwise}"
        name = f"case-{len(draft.cases) + 1}"
        draft.cases[name] = when
        return f"{{{name}: {held}|{otherwise}}}"

    body = IF_HARLOWE.sub(conditional, IF_SUGAR.sub(conditional, text))
    for found in SET.finditer(body):
        effect = _effect((found["sugar"] or found["harlowe"]).strip(), variables)
        if effect:
            draft.does.append(effect)
        else:
            leave(found[0])
    body = SET.sub("", body)
    for link in LINK.finditer(body):
        _link(link, draft, ids, variables, leave, "")
    body = LINK.sub("", body)
    for macro in LEFT.finditer(body):
        leave(macro[0])
    return LEFT.sub(lambda macro: macro[0] if macro[0].startswith("$") else "", body)


def _parts(inner: str) -> tuple[str, str]:
    """The words and the target of a link, in any of the ways to write one."""
    for sign, first in (("->", False), ("<-", True), ("|", False)):
        if sign in inner:
            one, other = inner.split(sign, 1) if first else inner.rsplit(sign, 1)
            return (other.strip(), one.strip()) if first else (one.strip(), other.strip())
    return inner.strip(), inner.strip()


def _link(
    link: re.Match,
    draft: _Draft,
    ids: dict[str, str],
    variables: dict[str, int],
    leave: Callable[[str], None],
    needs: str,
) -> None:
    words, target = _parts(link["inner"])
    if target not in ids:
        leave(link[0])
        return
    clauses = [f"needs {needs}"] if needs else []
    if link["sets"]:
        effect = _effect(link["sets"].strip(), variables)
        if effect:
            clauses.append(effect)
        else:
            leave(link[0])
    taken = {id for id, *_ in draft.choices}
    id, number = ids[target][:55], 2
    while id in taken:
        id, number = f"{ids[target][:55]}-{number}", number + 1
    draft.choices.append((id, ids[target], " | ".join(clauses), words.replace("|", "/")))


def _effect(text: str, variables: dict[str, int]) -> str | None:
    if assigned := ASSIGN.match(text):
        variables.setdefault(_name(assigned["name"]), 0)
        return f"set {_name(assigned['name'])} {_value(assigned['value'])}"
    if changed := CHANGE.match(text) or STEP.match(text):
        variables.setdefault(_name(changed["name"]), 0)
        return f"add {_name(changed['name'])} {'-' if changed['sign'] == '-' else ''}{changed['by']}"
    return None


def _condition(text: str, variables: dict[str, int]) -> str | None:
    """A condition in our own words; None when it says something that ours cannot."""
    text = re.sub(r"\s+", " ", text.strip())
    for theirs, ours in SIGNS.items():
        text = re.sub(rf"(?<=[\w)]) {theirs} (?=[\w$-])", f" {ours} ", text)
    text = re.sub(r"(?<![=!<>])={3}(?!=)", "==", text).replace("&&", " and ").replace("||", " or ")
    text = re.sub(r"(==|!=) (true|false)\b", lambda sign: f"{sign[1]} {int(sign[2] == 'true')}", text)
    names = [_name(name) for name in re.findall(r"\$(\w+)", text)]
    plain = re.sub(r"\$(\w+)", lambda name: _name(name[1]), text)
    if not re.fullmatch(r"[\w\s<>=!()+-]+", plain) or not re.search(r"[<>=]", plain):
        if len(names) == 1 and re.fullmatch(r"(not )?\w+", plain):
            variables.setdefault(names[0], 0)
            return f"{names[0]} {'==' if plain.startswith('not ') else '!='} 0"
        return None
    words = set(re.findall(r"[A-Za-z_]\w*", plain)) - {"and", "or", "not"}
    if words - set(names):
        return None
    plain = re.sub(r"\s+", " ", plain).strip()
    try:
        expressions.parse(plain, Vocabulary(), Book(id="", game="", variables=dict.fromkeys(names, 0)))
    except expressions.ExpressionError:
        return None
    for name in names:
        variables.setdefault(name, 0)
    return plain
