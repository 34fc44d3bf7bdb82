"""A volume as Markdown: to be read as it stands in any editor, and to be kept for as long as there is plain text."""

from __future__ import annotations

import io
import re
import textwrap
import zipfile
from collections.abc import Iterator

from .letters import named, plain, readable
from .manuscript import Chapter, Death, Figure, Heading, Manuscript, Passage, Person, Picture, Piece, Prose, Runs
from .pictures import shown

WIDTH = 96
BOOK = "volume.md"
MARKS = {"em": ("*", "em"), "strong": ("**", "strong")}
EPOCH = (1980, 1, 1, 0, 0, 0)  # a zip's first day: the same book makes the same file
_ACTS = re.compile(r"[\\`*_\[\]#]|&(?=#?\w+;)|<|~(?=~)")
_BEGINS = re.compile(r"(?:[>+-]|\d{1,9}(?=[.)])|=+|~{3,})")  # what would be a mark where a line begins with it
_LETTER = re.compile(r"\w")


def as_markdown(manuscript: Manuscript) -> str:
    """The whole volume as one text; its pictures are named as files beside it."""
    book = readable(manuscript)
    paths = shown(book)
    parts = [f"# {beginning(named(book))}", *_lines(f"*{escaped(one)}*" for one in (book.game, book.when) if one)]
    if book.chapters:
        parts.append(f"## {beginning(book.labels.contents)}")
        parts.append("\n".join(f"{at}. {_listed(chapter)}" for at, chapter in enumerate(book.chapters, 1)))
    if book.company:
        parts.append(f"## {beginning(book.labels.company)}")
        parts += map(_person, book.company)
    for chapter in book.chapters:
        parts += [f"## {beginning(named(chapter))}"]
        parts += _lines(f"*{escaped(one)}*" for one in (chapter.date, chapter.present) if one)
        for piece in chapter.pieces:
            parts += _piece(piece, paths, book.labels.fell)
    if book.figures:
        parts += [f"## {beginning(book.labels.figures)}", _table(book.figures)]
    parts += ["---", wrapped(f"*{escaped(book.labels.colophon)}*")] if book.labels.colophon else []
    return "\n\n".join(part for part in parts if part) + "\n"


def as_markdown_zip(manuscript: Manuscript) -> bytes:
    """The text and the pictures beside it, in one file; the same for the same manuscript, byte for byte."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(BOOK, EPOCH), as_markdown(manuscript), zipfile.ZIP_DEFLATED)
        for file, path in shown(manuscript).items():
            archive.writestr(zipfile.ZipInfo(path, EPOCH), manuscript.files[file], zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def escaped(text: str) -> str:
    """Words in which nothing acts as a mark within a line. What a backslash does not disarm everywhere is an entity."""
    return _ACTS.sub(lambda found: f"&#{ord(found[0])};" if found[0] in "&<~" else f"\\{found[0]}", text.strip(" "))


def beginning(text: str) -> str:
    """Words that stand where a mark might: what begins with one is disarmed there, too."""
    return _disarmed(escaped(text))


def wrapped(text: str, before: str = "") -> str:
    """A paragraph in lines of a comfortable length, none of which begins with what would be a mark there."""
    lines = textwrap.wrap(text, WIDTH - len(before), break_long_words=False, break_on_hyphens=False)
    return "\n".join(f"{before}{_disarmed(line)}" for line in lines)


def _disarmed(line: str) -> str:
    """A line whose first word is no mark."""
    mark = _BEGINS.match(line)
    if not mark:
        return line
    if mark[0].isdigit():
        return f"{mark[0]}\\{line[mark.end() :]}"  # 1\. is no list
    return f"&#{ord(line[0])};{line[1:]}" if line[0] in "=~" else f"\\{line}"


def marked(runs: Runs) -> str:
    """The words of a paragraph with their styles; tags where asterisks would touch letters and be read as such."""
    said = ""
    for at, run in enumerate(runs):
        words = run.text.strip(" ")
        if not run.style or not words:
            said += _spaced(run.text, escaped(run.text))
            continue
        mark, tag = MARKS[run.style]
        after = run.text[len(run.text.rstrip(" ")) :] or plain(runs[at + 1 :])
        touches = any(_LETTER.match(one) or one in "*_<>&\\" for one in (said[-1:], after[:1]) if one)
        closed = all(_LETTER.match(one) for one in (words[0], words[-1]))
        whole = f"<{tag}>{escaped(words)}</{tag}>" if touches or not closed else f"{mark}{escaped(words)}{mark}"
        said += _spaced(run.text, whole)
    return said


def _spaced(text: str, whole: str) -> str:
    """Words without the blanks around them, put back between those."""
    if not text.strip(" "):
        return text[:1]
    return f"{' ' if text[0] == ' ' else ''}{whole}{' ' if text[-1] == ' ' else ''}"


def _lines(parts: Iterator[str]) -> list[str]:
    """Short lines of which each stands alone, as one paragraph; a backslash at its end keeps them apart."""
    lines = [*parts]
    return ["\\\n".join(lines)] if lines else []


def _listed(chapter: Chapter) -> str:
    title = beginning(named(chapter))
    return f"{title} ({escaped(chapter.date)})" if chapter.title and chapter.date else title


def _person(person: Person) -> str:
    player = f" ({escaped(person.player)})" if person.player else ""
    return wrapped(f"**{escaped(person.name)}**{player}{': ' if person.fate else ''}{escaped(person.fate)}")


def _piece(piece: Piece, paths: dict[str, str], fell: str) -> Iterator[str]:
    if isinstance(piece, Heading):
        yield f"### {beginning(piece.text)}"
    elif isinstance(piece, Prose):
        yield wrapped(marked(piece.runs))
    elif isinstance(piece, Passage):
        yield "\n>\n".join(_passage(piece))
    elif isinstance(piece, Death):
        yield "---"
        yield f"### {': '.join(one for one in (beginning(fell), escaped(piece.name)) if one)}"
        yield wrapped(marked(piece.runs))
        yield "---"
    elif isinstance(piece, Picture):
        at = paths.get(piece.file)
        if at:
            yield f"![{escaped(piece.alt or piece.caption)}]({at})"
        if caption := piece.caption.strip() or ("" if at else piece.alt.strip()):
            yield wrapped(f"*{escaped(caption)}*")


def _passage(passage: Passage) -> Iterator[str]:
    title = " · ".join(f"**{escaped(one)}**" for one in (passage.book, passage.title) if one.strip())
    if title:
        yield wrapped(title, "> ")
    for runs in passage.paragraphs:
        if words := wrapped(marked(runs), "> "):
            yield words
    if passage.chosen.strip():
        yield wrapped(f"❧ *{escaped(passage.chosen)}*", "> ")


def _table(figures: list[Figure]) -> str:
    cells = [(escaped(one.label).replace("|", "&#124;"), escaped(one.value).replace("|", "&#124;")) for one in figures]
    wide = max(len(label) for label, _ in cells)
    rows = [f"| {label:<{wide}} | {value} |" for label, value in cells]
    return "\n".join([f"| {' ' * wide} | |", f"| {'-' * max(3, wide)} | ---: |", *rows])
