"""A volume as a PDF, typeset by Typst with the fonts that it carries, so that it is the same on every machine."""

from __future__ import annotations

import re
import tempfile
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from ..house import shipped
from .letters import made, named, opening, readable, texts, with_words
from .manuscript import Chapter, Manuscript, Picture, Piece, Prose, Run
from .pictures import shown

INKS = {"#8a2b16": "", "#16110c": "-black"}  # what the ornaments are drawn in: of each colour there is a file
MISSING = "□"  # what stands for a letter that no font has
LATIN = 0x17F  # the last letter that is there for certain
ANYWHERE = "\u200b"  # where a line may end
_LONG = re.compile(r"[^\s\u00a0\u200b]{40,}")  # a word that would run over the edge of the page
_CAP = re.compile(r"([„“‚‘«»(\[–—]{0,2}) ?([^\W\d_])")
_SIGN = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|"  # a flag
    "(?s:.)(?:[\ufe0e\ufe0f\u20e3\U0001f3fb-\U0001f3ff]|\u200d(?s:.))*"  # a family, a hand and its colour
)
_LACKING = re.compile(r"letters\.typ:(\d+):")


class NoTypesetter(Refusal):
    """There is no typesetter on this machine; the page of the volume can be printed in its stead."""

    def __init__(self) -> None:
        super().__init__(say("typeset-no-typesetter"))


def as_pdf(manuscript: Manuscript) -> bytes:
    """The whole volume as a book of A5, the same bytes for the same manuscript; NoTypesetter where there is none."""
    typst = _typesetter()
    book = readable(manuscript)
    missing = set(_missing(book))
    book = with_words(book, lambda text: _LONG.sub(_breakable, _boxed(text, missing)))
    with tempfile.TemporaryDirectory(prefix="volume-") as folder:  # Typst takes no pictures but from files
        home = Path(folder)
        paths = shown(book)
        for file, path in paths.items():
            (home / path).parent.mkdir(exist_ok=True)
            (home / path).write_bytes(book.files[file])
        for drawing in (shipped("templates") / "volume" / "ornaments").glob("*.svg"):
            (home / "ornaments").mkdir(exist_ok=True)
            for colour, kind in INKS.items():
                drawn = drawing.read_text(encoding="utf-8").replace("currentColor", colour)
                (home / "ornaments" / f"{drawing.stem}{kind}.svg").write_text(drawn, encoding="utf-8")
        template = home / "volume.typ"
        template.write_bytes((shipped("templates") / "volume" / "volume.typ").read_bytes())
        (home / "book.json").write_bytes(msgspec.json.encode(_told(book, paths)))
        try:
            return _set(typst, template, manuscript)
        except typst.TypstError:
            whole = {file: path for file, path in paths.items() if _draws(typst, home / path)}
            if whole == paths:
                raise
            (home / "book.json").write_bytes(msgspec.json.encode(_told(book, whole)))
            return _set(typst, template, manuscript)


def lacking(manuscript: Manuscript) -> list[str]:
    """The signs that no font of the typesetter has, as they come; the PDF has a box for each. None where no PDF is."""
    try:
        return _missing(readable(manuscript))
    except NoTypesetter:
        return []


def _typesetter() -> Any:
    """Typst, loaded when it is first wanted: it is large, and few starts of the app set a book."""
    try:
        import typst
    except ImportError as error:
        raise NoTypesetter from error
    return typst


def _set(typst: Any, template: Path, manuscript: Manuscript) -> bytes:
    return typst.compile(template, format="pdf", ignore_system_fonts=True, timestamp=made(manuscript))


def _breakable(word: re.Match[str]) -> str:
    return ANYWHERE.join(word[0])


def _draws(typst: Any, picture: Path) -> bool:
    """Whether the typesetter can make something of a picture; one that was broken loses its place, not the book."""
    alone = picture.parent / "alone.typ"
    alone.write_text(f'#image("{picture.name}")', encoding="utf-8")
    try:
        typst.compile(alone, format="pdf", ignore_system_fonts=True)
    except typst.TypstError:
        return False
    return True


def _missing(book: Manuscript) -> list[str]:
    """Of the signs of a book, those that cannot be printed: a sign of several letters whole."""
    said = [*texts(book)]
    letters = set("".join(said))
    lacks = _unprintable("".join(sorted(one for one in letters if ord(one) > LATIN)))
    signs = (sign for text in said if not lacks.isdisjoint(text) for sign in _SIGN.findall(text))
    return [*dict.fromkeys(sign for sign in signs if not lacks.isdisjoint(sign))]


def _boxed(text: str, missing: set[str]) -> str:
    """A text with a box for each sign that cannot be printed."""
    return _SIGN.sub(lambda sign: MISSING if sign[0] in missing else sign[0], text) if missing else text


@lru_cache(maxsize=64)
def _unprintable(letters: str) -> frozenset[str]:
    """Of these letters, those that no font has: Typst itself names them, where a PDF must lack none."""
    if not letters:
        return frozenset()
    typst = _typesetter()
    lines = [f"#set text(font: {_fonts()})", *(f'#"\\u{{{ord(one):x}}}"' for one in letters)]
    with tempfile.TemporaryDirectory(prefix="volume-") as folder:
        file = Path(folder) / "letters.typ"
        file.write_text("\n\n".join(lines), encoding="utf-8")
        try:
            typst.compile(file, format="pdf", ignore_system_fonts=True, pdf_standards="a-2b")
        except typst.TypstError as error:
            return frozenset(letters[(int(line) - 3) // 2] for line in _LACKING.findall(error.diagnostic))
    return frozenset()


@cache
def _fonts() -> str:
    """The list of fonts as the template has it."""
    template = (shipped("templates") / "volume" / "volume.typ").read_text(encoding="utf-8")
    return template.partition("#let fonts = ")[2].partition("\n")[0]


def _told(book: Manuscript, paths: dict[str, str]) -> dict[str, Any]:
    """What the template is told: the manuscript as plain data, with what only Python knows."""
    told = msgspec.to_builtins(msgspec.structs.replace(book, files={}))
    told["called"] = named(book)
    told["chapters"] = [_chapter(chapter, paths) for chapter in book.chapters]
    return told


def _chapter(chapter: Chapter, paths: dict[str, str]) -> dict[str, Any]:
    begins = opening(chapter.pieces)
    pieces = [_piece(piece, at == begins, paths) for at, piece in enumerate(chapter.pieces)]
    return {"called": named(chapter), "date": chapter.date, "present": chapter.present, "pieces": pieces}


def _piece(piece: Piece, begins: bool, paths: dict[str, str]) -> dict[str, Any]:
    told = msgspec.to_builtins(piece)
    if isinstance(piece, Picture):
        told |= {"file": "", "path": paths.get(piece.file), "said": piece.alt or piece.caption}
    if isinstance(piece, Prose):
        cap = _CAP.match(piece.runs[0].text) if begins else None
        told["cap"] = None
        if cap:
            rest = piece.runs[0].text[cap.end() :]
            alone = rest[:1] in (" ", "\u00a0")
            runs = [Run(rest.lstrip(" \u00a0") if alone else rest, piece.runs[0].style), *piece.runs[1:]]
            told["cap"] = {"quote": cap[1], "letter": cap[2], "alone": alone}
            told["runs"] = msgspec.to_builtins(runs)
    return told
