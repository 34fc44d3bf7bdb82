"""The words of a passage from Twine as Markdown of ours: what hangs on conditions is a case, links stay in sentences.

A link that stands in a sentence leaves its words there; one that stands by itself is a choice and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from html import unescape

LINK, CUT, CLOSE_UP, SPREAD, BREAK = "\x04", "\x05", "\x02", "\x03", "\x06"  # signs that stand in nobody's words
SIGNS = dict.fromkeys(range(9))  # what is taken out of a text before: these signs and their like
RUN = re.compile(rf"{LINK}(?:[\s|/,·•*+–—>-]*{LINK})*")
BEFORE = re.compile(r"[\s*•·>|#'_/–—-]*(?:\d+[.)])?[\s*'_/]*|.*[.!?:;…”“\"»)\]]['*_/\s]*")
AFTER = re.compile(r"[\s|/*_'·•-]*")
ALONE = re.compile(rf"^[^\S\n]*(?:[*•·>|/#–—-]|\d+[.)]|['_\s])*{CUT}[\s|/,·•*'_–—>{CUT}-]*$", re.MULTILINE)
MARKS = (
    (re.compile(r"@@(?:[^@;\n]*;)?([^@\n]*)@@"), r"\1"),
    (re.compile(r"''(?=\S)([^\n]*?\S)''"), r"**\1**"),
    (re.compile(r"(?<![:/])//(?=[^\s/])([^\n]*?[^\s:/])//(?!/)"), r"*\1*"),
    (re.compile(r"''''|(?<![:/])////|\*{4}(?!\*)"), ""),
    (re.compile(r"(?<![\w~=^])(~~|==|\^\^)(?=[^\s~=^])([^\n]*?)\1"), r"\2"),
    (re.compile(r"^!{1,6}[^\S\n]*(?=\w)", re.MULTILINE), "### "),
    (re.compile(r"^[^\S\n]*-{3,}[^\S\n]*$", re.MULTILINE), "* * *"),
)
OURS = re.compile(r"^(?=##? |- [a-z][a-z0-9-]*:)", re.MULTILINE)  # what would be a heading or a choice of ours
ENTITY = re.compile(r"&(?!lt;|gt;|amp;)#?\w{1,12};")


@dataclass
class TwineWords:
    """Some words; of a link, those that may stay in its sentence."""

    text: str
    link: bool = False


@dataclass
class Fork:
    """Words that hang on conditions: the first that holds says which, else the last ones where there is one more.

    Without conditions each has its turn, as if by chance.
    """

    when: list[str]
    halves: list[list[TwineWords | Fork]] = field(default_factory=list)


Piece = TwineWords | Fork
NameOfCase = Callable[[Sequence[str]], str]  # a case's name for its conditions


def body(pieces: Sequence[Piece], named: NameOfCase, harlowe: bool) -> str:
    """The pieces as one text of ours."""
    _cut_links(list(_leaves(pieces)))
    text = _joined(pieces, named, within=False)
    text = ALONE.sub("", text).replace(CUT, "")
    if harlowe:
        text = _closed_up(text)
    text = re.sub(r"\n{3,}", "\n\n", marked(_lines(text))).replace(BREAK, "  ")
    return OURS.sub(r"\\", text).strip()


def escaped(text: str) -> str:
    """Words without what would be a case of ours."""
    return re.sub(r"[{}]", r"\\\g<0>", text)


def plain(text: str) -> str:
    """Words of theirs, with the letters that HTML spells out."""
    return escaped(ENTITY.sub(lambda entity: unescape(entity[0]), text))


def marked(text: str) -> str:
    """Their signs for bold, slanted and the like as Markdown's, or gone."""
    for sign, ours in MARKS:
        text = sign.sub(ours, text)
    return text


def one_line(pieces: Sequence[Piece]) -> str:
    """The words of a link, whatever they hang on."""
    return " ".join(marked("".join(leaf.text for leaf in _leaves(pieces))).replace("|", "/").split())


def _leaves(pieces: Sequence[Piece]) -> Iterator[TwineWords]:
    for piece in pieces:
        if isinstance(piece, TwineWords):
            yield piece
        else:
            for half in piece.halves:
                yield from _leaves(half)


def _cut_links(leaves: Sequence[TwineWords]) -> None:
    """Take the words of links away that stand in no sentence."""
    links = [leaf for leaf in leaves if leaf.link]
    if not links:
        return
    at = 0
    for line in "".join(LINK if leaf.link else leaf.text for leaf in leaves).split("\n"):
        for run in RUN.finditer(line):
            count = run[0].count(LINK)
            if AFTER.fullmatch(line, run.end()) and BEFORE.fullmatch(line[: run.start()]):
                for leaf in links[at : at + count]:
                    leaf.text = CUT
            at += count


def _joined(pieces: Sequence[Piece], named: NameOfCase, within: bool) -> str:
    said = ""
    for piece in pieces:
        if isinstance(piece, TwineWords):
            said += _in_half(piece.text) if within else piece.text
        else:
            said += _case(piece, named)
    return said


def _in_half(text: str) -> str:
    """Words as they may stand in a case, which knows no braces but its own."""
    return text.replace("|", r"\|").replace(r"\{", "(").replace(r"\}", ")")


def _case(fork: Fork, named: NameOfCase) -> str:
    if not any(leaf.text.strip(CUT + " \n") for leaf in _leaves([fork])):
        return CUT if any(leaf.text == CUT for leaf in _leaves([fork])) else ""
    name = named(fork.when)
    halves = [ALONE.sub("", _joined(half, named, within=True)).replace(CUT, "") for half in fork.halves]
    if not any(half.strip() for half in halves):
        return ""
    if len(halves) > len(fork.when) > 0 and not halves[-1].strip():
        halves.pop()
    first = next(half for half in halves if half.strip())
    last = next(half for half in reversed(halves) if half.strip())
    before, after = first[: len(first) - len(first.lstrip())], last[len(last.rstrip()) :]
    return f"{before}{{{name}: {'|'.join(half.strip() for half in halves)}}}{after}"


def _lines(text: str) -> str:
    """The text line by line, without the spaces around each; one that ends in a backslash goes on in the next."""
    lines = [""]
    goes_on = False
    for line in text.split("\n"):
        plain = re.sub(r"[^\S\n]+", " ", line)
        if goes_on:
            lines[-1] += plain
        else:
            lines.append(plain)
        if goes_on := plain.rstrip().endswith("\\"):
            lines[-1] = lines[-1].rstrip().removesuffix("\\")
    return "\n".join(re.sub(" {2,}", " ", line).strip() for line in lines)


def _closed_up(text: str) -> str:
    """Harlowe's braces: what stands between them is one line."""
    said, depth = [], 0
    for part in re.split(rf"([{CLOSE_UP}{SPREAD}])", text):
        if part in (CLOSE_UP, SPREAD):
            depth = max(0, depth + (1 if part == CLOSE_UP else -1))
        else:
            said.append(re.sub(r"\s+", " ", part) if depth else part)
    return "".join(said)
