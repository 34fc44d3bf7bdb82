"""A file from Twine as passages: Twee 3, or HTML that Twine published. What is neither is refused with a next step."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser

from ..core.errors import Refusal
from ..core.message import say
from .twine_left import SHORT, Untranslated
from .twine_words import SIGNS

HEAD = re.compile(
    r"::(?P<name>(?:[^\[\]{}\\]|\\.)+)(?:\[(?P<tags>(?:[^\]\\]|\\.)*)\]\s*)?(?:<[\d., ]+>\s*)?(?P<meta>\{.*\})?"
)
PUBLISHED = re.compile(r"<tw-storydata\b|\bid=[\"']?store-?area\b", re.IGNORECASE)
FOREIGN = {
    "ink": re.compile(r"^\s*={2,}\s*\w+\s*=*\s*$|^\s*->\s*\w+\s*$|\"inkVersion\"", re.MULTILINE),
    "choicescript": re.compile(r"^\s*\*(?:choice|label|goto|page_break|scene_list|create|finish)\b", re.MULTILINE),
    "yarn": re.compile(r"^title:.*\n(?:\w+:.*\n)*---\s*$", re.MULTILINE),
}
# Code of formats that are not read: by what it is known where the file does not say its format, and where it does.
SNOWMAN = re.compile(r"<%.*|\bs\.\w+\s*=[^=].*")
CHAPBOOK = re.compile(
    r"^\[(?:if|unless|else|ifalways|ifnever|cont(?:inued?)?|append|align|after|note|css|javascript|todo|fixme)\b[^\[\]\n]*\]\s*$"
    r"|\{(?:embed \w+|(?:reveal|back|restart|cycling) link|dropdown menu|text input|sound effect)\b[^{}\n]*\}",
    re.IGNORECASE | re.MULTILINE,
)
SECTION = re.compile(r"\A\s*(?:[A-Za-z_$][\w.$]*(?:\s*\([^\n]*\))?:[^\n]*\n)+--\s*$", re.MULTILINE)
INSERT = re.compile(r"\{[A-Za-z_$][\w.$]*\}")


class NotTwee(Refusal):
    """The text is no story from Twine that can be read here."""


@dataclass
class Source:
    """A passage as it stands in its file. `first`: the line of its first words; `step`: whether each has a line."""

    name: str
    tags: list[str]
    line: int
    first: int
    step: int = 1
    meta: str = ""
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Its words."""
        return "\n".join(self.lines)

    @property
    def places(self) -> Sequence[int]:
        """The line of each of its lines in the file."""
        return [self.first + at * self.step for at in range(len(self.lines) or 1)]


@dataclass
class Story:
    """A file from Twine: what it says of itself, and its passages."""

    sources: list[Source]
    title: str = ""
    start: str = ""
    format: str = ""
    ifid: str = ""

    @property
    def harlowe(self) -> bool:
        """Whether it says that it is written for Harlowe."""
        return self.format == "harlowe"


def story_in(text: str, left: list[Untranslated]) -> Story:
    """The story that a file holds; NotTwee when there is none, or one in a format that is not read."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").translate(SIGNS)
    published = PUBLISHED.search(text)
    if published and "\n::" not in f"\n{text[: published.start()]}":
        story = _published(text)
    else:
        story = Story(_sources(text, left))
    if not story.sources:
        raise NotTwee(say("twee-unreadable", what=_looks_like(text)))
    for source in story.sources:
        if source.name == "StoryTitle":
            story.title = " ".join(source.lines).strip() or story.title
        elif source.name == "StoryData":
            _data(story, source, left)
    _refuse_foreign_code(story)
    return story


def _sources(text: str, left: list[Untranslated]) -> list[Source]:
    sources: list[Source] = []
    for at, line in enumerate(text.split("\n"), 1):
        head = HEAD.fullmatch(line.rstrip()) if line.startswith("::") else None
        if head and head["name"].strip():
            tags = [_unescaped(tag) for tag in (head["tags"] or "").split()]
            name = re.sub(r"\s<[\d., ]+>\s*$", "", head["name"])  # where older tools kept its place
            _check_meta(head["meta"], at, left)
            sources.append(Source(_unescaped(name).strip(), tags, at, at + 1, meta=head["meta"] or ""))
        elif sources:
            sources[-1].lines.append(line_of(line))
        elif line.strip():
            left.append(Untranslated(at, line.strip()[:SHORT], "file"))
    for source in sources:
        while source.lines and not source.lines[-1].strip():
            source.lines.pop()
    return sources


def _check_meta(meta: str | None, at: int, left: list[Untranslated]) -> None:
    try:
        json.loads(meta or "{}")
    except (ValueError, RecursionError):
        left.append(Untranslated(at, (meta or "")[:SHORT], "file"))


def line_of(line: str) -> str:
    """A line of words without the sign that keeps it from being a headline; Twine takes it from any colon."""
    return line[1:] if re.match(r"\\+:", line) else line


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _looks_like(text: str) -> str:
    if not text.strip():
        return "empty"
    if "\ufffd" in text[:2000] or not text[:2000].isprintable() and "\n" not in text[:2000]:
        return "binary"
    return next((name for name, sign in FOREIGN.items() if sign.search(text[:200_000])), "other")


def _data(story: Story, source: Source, left: list[Untranslated]) -> None:
    try:
        data = json.loads(source.text)
        facts = {name: str(data.get(name, "")) for name in ("start", "format", "ifid")}
    except (ValueError, AttributeError, RecursionError):
        left.append(Untranslated(source.line, "StoryData", "file"))
        return
    story.start, story.format, story.ifid = facts["start"], facts["format"].lower(), facts["ifid"]


def free(wanted: str, taken: dict[str, int]) -> str:
    """An id that nobody has yet; `taken` remembers up to which number each was counted, so nobody counts again."""
    id, number = wanted, taken.get(wanted, 1)
    while id in taken:
        number += 1
        id = f"{wanted}-{number}"
    taken[wanted] = number
    taken[id] = taken.get(id, 1)
    return id


# --- what Twine publishes --------------------------------------------------------------------------------------------


def _published(text: str) -> Story:
    found = _Published()
    found.feed(text)
    found.close()
    if found.stories > 1:
        raise NotTwee(say("twee-archive", count=found.stories))
    return found.story


class _Published(HTMLParser):
    """Reads the HTML of Twine 2 (`tw-passagedata`) and of Twine 1 (elements with `tiddler`)."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.story = Story([])
        self.stories = 0
        self._startnode = ""
        self._here: Source | None = None
        self._words: list[str] = []
        self._ends = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "tw-storydata":
            self.stories += 1
            self.story.title, self._startnode = facts.get("name", ""), facts.get("startnode", "")
            self.story.format, self.story.ifid = facts.get("format", "").lower(), facts.get("ifid", "")
        elif tag == "tw-passagedata":
            self._begin(tag, facts.get("name", ""), facts, 1)
            if facts.get("pid") and facts["pid"] == self._startnode:
                self.story.start = facts.get("name", "")
        elif "tiddler" in facts:
            self._begin(tag, facts["tiddler"], facts, 0)
        elif facts.get("id") in ("twine-user-script", "twine-user-stylesheet"):
            name = {"script": "script", "style": "stylesheet"}.get(tag, tag)
            self._begin(tag, facts["id"], {"tags": name}, 1)

    def _begin(self, tag: str, name: str, facts: dict[str, str], step: int) -> None:
        line = self.getpos()[0]
        self._here = Source(name.strip(), facts.get("tags", "").split(), line, line, step)
        self._words, self._ends = [], tag

    def handle_data(self, data: str) -> None:
        if self._here is not None:
            self._words.append(data)

    def handle_endtag(self, tag: str) -> None:
        if self._here is None or tag != self._ends:
            return
        text = "".join(self._words)
        if not self._here.step and "\n" in text.strip():  # of Twine 1, but somebody else wrote it
            self._here.step = 1
        elif not self._here.step:  # of Twine 1, which writes line ends as letters
            text = re.sub(r"\\(.)", lambda sign: {"n": "\n", "t": "\t", "s": "\\"}.get(sign[1], sign[0]), text)
        self._here.lines = [line_of(line) for line in text.rstrip().split("\n")]
        if self._here.name and (text.strip() or tag not in ("script", "style")):
            self.story.sources.append(self._here)
        self._here = None


# --- formats that are not read ---------------------------------------------------------------------------------------


def _refuse_foreign_code(story: Story) -> None:
    """NotTwee where a story holds code of Chapbook or of Snowman: with the first line of it, and how many there are."""
    known = story.format in ("harlowe", "sugarcube")
    for name, found in (("Snowman", _snowman), ("Chapbook", _chapbook)):
        if known:
            continue
        says_so = story.format == name.lower()
        code = [
            (source.places[min(line, len(source.lines) - 1)], source.lines[line].strip()[:SHORT])
            for source in story.sources
            if source.lines and source.name != "StoryData" and not {"script", "stylesheet"} & set(source.tags)
            for line in found(source.text, says_so)
        ]
        if code:
            line, what = min(code)
            raise NotTwee(say("twee-foreign-code", format=name, line=line, what=what, count=len(code)))


def _snowman(text: str, says_so: bool) -> list[int]:
    return _lines_of(text, [found.start() for found in SNOWMAN.finditer(text) if says_so or found[0].startswith("<%")])


def _chapbook(text: str, says_so: bool) -> list[int]:
    places = [found.start() for found in CHAPBOOK.finditer(text)]
    places += [found.start() for found in INSERT.finditer(text)] if says_so else []
    section = SECTION.match(text)
    lines = _lines_of(text, places)
    if section:
        skipped = len(section[0]) - len(section[0].lstrip())
        lines += range(text.count("\n", 0, skipped), section[0].count("\n"))
    return sorted(set(lines))


def _lines_of(text: str, places: Sequence[int]) -> list[int]:
    lines, at, line = [], 0, 0
    for place in sorted(places):
        line += text.count("\n", at, place)
        at = place
        lines.append(line)
    return sorted(set(lines))
