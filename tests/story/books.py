"""Small books to test with: a cover that declares one of everything, and passages told in both languages."""

from __future__ import annotations

import re

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.clauses import BadClause
from companion.story.diagnostics import Diagnostics, Guess
from companion.story.expressions import ExpressionError

VOCABULARY = vocabularies()["tainted_grail"]
COVER = """\
# the-ford
game: tainted-grail
status: watch | numbered 6 | cs Solná stráž | en The Salt Watch
status: lamp | cs Lampa | en The Lamp
status: bell | row 3 | cs Zvon | en The Bell
dial: tide | cs Příliv | en The Tide
secret: under-name | cs Spodní jméno | en The Under-Name
variable: trust = 0
variable: brine = 2

## cs Brod

## en The Ford
"""


def passage(id: str, *lines: str, cs: str = "Voda.", en: str = "Water.", title: str = "") -> str:
    """A passage with these header and choice lines, told in both languages, its choices worded by their ids."""
    head = [line for line in lines if not line.startswith("- ")]
    choices = [line for line in lines if line.startswith("- ")]
    said = [f"- {one}: {one}." for line in choices for one in re.findall(r"^- \[([^\]]*)\]", line)]
    told = [["", f"## {language} {title or id}", "", text, "", *said] for language, text in (("cs", cs), ("en", en))]
    return "\n".join([f"# {id}", *head, "", *choices, *told[0], *told[1], ""])


def near_in(error: BadClause | ExpressionError) -> str:
    """The word that a mistake says was perhaps meant."""
    near = error.facts["near"]
    return near.made() if isinstance(near, Guess) else near


END = passage("end", "ending: end")
# A passage with everything in it.
DUSK = """\
# ford
act: 1
entry: start
entry: place 105
when: day >= 2
once
weight: 3
does: lose each.energy 1 | mark watch 2
does: add trust 1
case wet: visited["end"]
case late: dial["tide"] <= 2

- [wade](#end) | each pays energy 1 | add trust 1
- [knock](#end) | needs visited["end"], shown | once
- [stay](#end)

## cs Brod za soumraku

První odstavec. {wet: Boty vám čvachtají.|Boty máte suché.}

Druhý odstavec,
s řádkem pod sebou. {late: Je pozdě.}

* * *

> Pro kronikáře.

- wade: Přebrodit se, dokud je vidět dno.
- knock: {wet: Zaklepat|Bušit} kamenem. | slyšet, co klepe zpátky
- stay: Zůstat.

## en The Ford at Dusk

Water.

- wade: Wade across.
- knock: {wet: Knock|Bang} with a stone. | to hear what knocks back
- stay: Stay.
"""


def read(*passages: str, cover: str = COVER, **files: str | bytes) -> tuple[Book, Diagnostics]:
    """A book of these passages, all in `story.md`, and what is wrong with it."""
    story = {"story.md": "\n".join(passages)} if passages else {}
    named = {f"{name}.md": text for name, text in files.items()}
    return parse.read("tainted-grail/the-ford", {"book.md": cover, **story, **named}, vocabularies())


def whole(*passages: str, cover: str = COVER) -> Book:
    """A book with nothing in it that would keep it from being read."""
    book, found = read(*passages, cover=cover)
    assert not found.errors, [(one.code, one.line, one.facts) for one in found.errors]
    return book


def codes(found: Diagnostics) -> list[str]:
    """What was found, by code."""
    return [one.code for one in found]


def parts(text: str) -> list[str]:
    """What stands between bars and line ends."""
    return [part.strip() for part in re.split(r"[|\n]", text) if part.strip()]


def by_code(text: str) -> list[tuple[str, str]]:
    """Lines of `J103: one; another` as pairs."""
    lines = (line.partition(": ") for line in text.strip().split("\n"))
    return [(code, one.strip()) for code, _, rest in lines for one in rest.split(";")]
