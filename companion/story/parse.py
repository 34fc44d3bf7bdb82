"""Files become a book. Whatever is wrong is noted and left out; the rest of the book is still there."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from keyword import iskeyword

from ..core.words import LANGUAGES
from . import beside, clauses
from .book import Book, Choice, ChoiceWords, Cover, Formula, LyingFile, Passage, PassageWords
from .check import check
from .clauses import BadClause, named, number
from .diagnostics import Diagnostics, guess, nearest
from .vocabulary import Vocabulary

COVER = "book.md"
HEADERS = (
    "page",
    "act",
    "across",
    "entry",
    "when",
    "once",
    "weight",
    "does",
    "case",
    "ending",
    "picture",
    "sound",
    "wanted",
)
DECLARATIONS = ("game", "variable", "condition", "sum", "alias")  # of any book; its game's shelves beside them
HEADER = re.compile(r"(?P<key>[a-z]+)(?: (?P<name>[^:]*))?:(?P<value>.*)")
LANGUAGE = re.compile(r"## +(?P<language>\S+) *(?P<title>.*)")
STRAYED = re.compile(rf"#{{1,6}} *({'|'.join(LANGUAGES)})(?= |$)")  # a language's heading of another depth
INDENTED = re.compile(r"(?:\s+[-*]|\*) *\[")  # a choice that does not begin as one
CHOICE_WORDS = re.compile(r"- (?P<id>[a-z][a-z0-9-]*): *(?P<text>.*)")
VARIABLE = re.compile(r"[a-z][a-z0-9_]*")
SAYS = re.compile(r"say: *(?P<word>[^=]+)=(?P<how>.+)")
NumberedLine = tuple[int, str]


@dataclass
class Section:
    """What stands under one `# ` heading."""

    title: str
    file: str
    line: int
    head: list[NumberedLine] = field(default_factory=list)
    choices: list[NumberedLine] = field(default_factory=list)
    languages: list[tuple[int, str, str, list[NumberedLine]]] = field(default_factory=list)


def read(
    id: str,
    files: Mapping[str, bytes | str],
    vocabularies: Mapping[str, Vocabulary],
    own: bool = False,
    lying: Mapping[str, LyingFile] | None = None,
) -> tuple[Book, Diagnostics]:
    """A book from its files (name: content), whole and checked, and everything that is wrong with it.

    `lying`: the pictures and sounds in its folder, as they were looked at.
    """
    found = Diagnostics()
    texts = {name: text for name, raw in files.items() if (text := _text(name, raw, found)) is not None}
    book = Book(id=id, game=_game_in(id), own=own)
    vocabulary = vocabularies.get(book.game, Vocabulary())
    order = sorted(texts, key=lambda name: (name != COVER, name))
    sections = [section for name in order for section in _sections(name, texts[name], found)]
    if sections and sections[0].file == COVER:
        vocabulary = vocabularies.get(_cover(book, sections.pop(0), found, vocabularies), vocabulary)
    elif COVER in texts or COVER not in files:
        found.note("J116", COVER, 1, id=id)
    links: list[tuple[str, int, str, str]] = []
    for section in sections:
        passage = _passage(book, section, vocabulary, found, links)
        if passage is None:
            continue
        if passage.id in book.passages:
            first = book.passages[passage.id]
            found.note("J104", section.file, section.line, id=passage.id, file=first.file, at=first.line)
        else:
            book.passages[passage.id] = passage
    if not book.passages and not any(one.code in ("J101", "J105") for one in found):
        found.note("J102", COVER, 1)
    for file, line, named_file, target in links:
        stands = book.passages.get(target)
        if stands is not None and (named_file or file) != stands.file:
            found.note("J309", file, line, target=target, file=stands.file, named=named_file or file)
    book.beside = beside.shown(_placed(book), lying, found)
    check(book, vocabulary, found)
    # A passage that is there twice comes first: it explains what else is missing.
    found.sort(key=lambda one: (one.code != "J104", one.file != COVER, one.file, one.line))
    return book, found


def _placed(book: Book) -> Iterator[beside.Placed]:
    """Every picture and sound of a book, where it stands, and the languages in which its passage is told."""
    for one in book.passages.values():
        if one.picture is not None:
            yield "picture", one.picture, one.file, one.lines.get("picture", one.line), one.words
        if one.sound is not None:
            yield "sound", one.sound, one.file, one.lines.get("sound", one.line), one.words


def _game_in(id: str) -> str:
    """The game that a book's folder stands under; its cover may say another."""
    return id.rpartition("/")[0].rpartition("/")[2].replace("-", "_")


def _text(name: str, raw: bytes | str, found: Diagnostics) -> str | None:
    """UTF-8 with or without a byte-order mark, line ends of any system."""
    try:
        text = raw.decode("utf-8") if isinstance(raw, bytes) else raw
    except UnicodeDecodeError as error:
        line = len(re.findall(rb"\r\n|\r|\n", error.object[: error.start])) + 1
        found.note("J101", name, line, at=error.start)
        return None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in text:
        found.note("J101", name, text[: text.index("\0")].count("\n") + 1, at=text.index("\0"))
        return None
    return text


def _sections(name: str, text: str, found: Diagnostics) -> list[Section]:
    sections: list[Section] = []
    here: list[NumberedLine] = []  # where the next line belongs
    headed = False
    for at, line in enumerate(text.split("\n"), 1):
        if sections and not line.startswith(("# ", "## ")) and (strayed := STRAYED.match(line)):
            found.note("J136", name, at, written=line.strip()[:60], language=strayed[1])
            line = f"## {strayed[1]}{line[strayed.end() :]}"
        if line.startswith("# "):
            section = Section(line[2:].strip(), name, at)
            sections.append(section)
            here, headed = section.head, True
        elif not sections:
            if line.strip() and not (sections or line.startswith("<!--")):
                found.note("J105", name, at, written=line.strip()[:60])
                return []
        elif line.startswith("## "):
            language = LANGUAGE.fullmatch(line.rstrip())
            lines: list[NumberedLine] = []
            title = language["title"] if language else ""
            sections[-1].languages.append((at, language["language"] if language else "", title, lines))
            here = lines
        elif here is section.head:
            if INDENTED.match(line):
                found.note("J137", name, at, written=line.strip()[:60])
                line = f"- {line.strip()[1:].strip()}"
            if line.startswith("- "):
                section.choices.append((at, line))
            elif line.strip():
                here.append((at, line))
        else:
            here.append((at, line))
    return sections if headed else []


# --- the cover -----------------------------------------------------------------------------------------------------


def _cover(book: Book, section: Section, found: Diagnostics, vocabularies: Mapping[str, Vocabulary]) -> str:
    # The game first, wherever it stands: what else may be declared is for its vocabulary to say.
    for at, line in sorted(section.head, key=lambda numbered: not numbered[1].strip().startswith("game:")):
        header = HEADER.fullmatch(line.strip())
        vocabulary = vocabularies.get(book.game, Vocabulary())
        known = (*DECLARATIONS, *vocabulary.heads, *vocabulary.shelves)
        try:
            if header is None or header["key"] not in known:
                word = line.strip().partition(":")[0][:40]
                raise BadClause("J106", key=word, near=nearest(word, known))
            _declare(book, header["key"], header["value"].strip(), at, vocabularies)
        except BadClause as error:
            found.note(error.code, section.file, at, **error.facts)
    for name, line_of in vocabularies.get(book.game, Vocabulary()).heads.items():
        if line_of.needed and name not in book.heads:
            found.note("J126", section.file, section.line, line=name)
    for at, language, title, lines in section.languages:
        if language not in LANGUAGES:
            found.note("J112", section.file, at, language=language[:20])
            continue
        says = {
            said["word"].strip(): said["how"].strip() for _, line in lines if (said := SAYS.fullmatch(line.strip()))
        }
        text = "\n".join(line for _, line in lines if not SAYS.fullmatch(line.strip())).strip()
        book.covers[language] = Cover(title=title.strip(), text=text, says=says)
    for at, line in section.choices:
        found.note("J107", section.file, at, written=line.strip()[:80])
    return book.game


def _declare(book: Book, key: str, value: str, at: int, vocabularies: Mapping[str, Vocabulary]) -> None:
    vocabulary = vocabularies.get(book.game, Vocabulary())
    if key == "game":
        game = value.replace("-", "_")
        if game not in vocabularies:
            raise BadClause("J205", shelf="game", key=value[:60], near=nearest(game, vocabularies).replace("_", "-"))
        book.game = game
    elif key == "variable":
        name, equals, start = (part.strip() for part in value.partition("="))
        taken = iskeyword(name) or name in vocabulary.all_names
        if not equals or not VARIABLE.fullmatch(name) or taken:
            raise BadClause("J110", written=value[:60], kind=key)
        _mind_the_name(name, book)
        book.variables[name] = number(start, -999, 999)
    elif key in ("condition", "sum"):
        name, equals, source = (part.strip() for part in value.partition("="))
        taken = iskeyword(name) or name in vocabulary.all_names
        if not equals or not source or not VARIABLE.fullmatch(name) or taken:
            raise BadClause("J110", written=value[:60], kind=key)
        _mind_the_name(name, book)
        book.formulas[name] = Formula("condition" if key == "condition" else "sum", source, at)
    elif key == "alias":
        old, arrow, new = (part.strip() for part in value.partition("->"))
        if not arrow:
            raise BadClause("J110", written=value[:60], kind=key)
        book.aliases[named(old)] = named(new)
    elif key in vocabulary.heads:
        if key in book.heads:
            raise BadClause("J127", line=key, written=book.head(key)[:80])
        book.heads[key] = clauses.head_line(value, key, vocabulary.heads[key])
    else:
        thing = clauses.declared(value, at, key, vocabulary.shelves[key])
        for kind in vocabulary.shelves:  # in the order in which the game has them
            book.shelves.setdefault(kind, {})
        book.shelves[key][thing.key] = thing


def _mind_the_name(name: str, book: Book) -> None:
    """Variables and what is named on the cover are asked for by their bare names: each is there once. J132"""
    if name in book.variables or name in book.formulas:
        raise BadClause("J132", name=name[:60])


# --- passages ------------------------------------------------------------------------------------------------------


def _passage(
    book: Book, section: Section, vocabulary: Vocabulary, found: Diagnostics, links: list[tuple[str, int, str, str]]
) -> Passage | None:
    file = section.file
    try:
        id = named(section.title)
    except BadClause as error:
        found.note(error.code, file, section.line, **error.facts)
        return None
    facts: dict = {"entries": [], "does": [], "cases": {}, "wanted": []}
    lines: dict[str, int] = {}
    for at, line in section.head:
        lines[line.partition(":")[0]] = at
        try:
            _header(facts, line.strip(), vocabulary, book)
        except BadClause as error:
            found.note(error.code, file, at, **error.facts)
    choices: dict[str, Choice] = {}
    unread: set[str] = set()
    for at, line in section.choices:
        try:
            choice, leads = clauses.choice(line, at, vocabulary, book)
        except BadClause as error:
            found.note(error.code, file, at, **error.facts)
            unread.add(line[3:].partition("]")[0])
            continue
        if choice.id in choices:
            found.note("J108", file, at, id=choice.id, at=choices[choice.id].line)
            continue
        choices[choice.id] = choice
        links += [(file, at, name, target) for name, target in leads]
    return Passage(
        id=id,
        file=file,
        line=section.line,
        act=facts.get("act", 0),
        entries=tuple(facts["entries"]),
        when=facts.get("when", ""),
        once=facts.get("once", False),
        weight=facts.get("weight", 1),
        does=tuple(facts["does"]),
        cases=facts["cases"],
        ending=facts.get("ending", ""),
        choices=tuple(choices.values()),
        words=_words(section, choices, unread, found),
        lines=lines,
        page=facts.get("page", 0),
        across=facts.get("across", ""),
        picture=facts.get("picture"),
        sound=facts.get("sound"),
        wanted=tuple(facts["wanted"]),
    )


def _header(facts: dict, line: str, vocabulary: Vocabulary, book: Book) -> None:
    if line == "once":
        facts["once"] = True
        return
    header = HEADER.fullmatch(line)
    key = header["key"] if header else line.partition(":")[0].partition(" ")[0]
    if header is None or key not in HEADERS or key == "once" or (header["name"] is not None) != (key == "case"):
        raise BadClause("J106", key=line.partition(":")[0][:40], near=nearest(key, HEADERS))
    value = header["value"].strip()
    if key == "page":
        facts["page"] = number(value, 1, 999)
    elif key == "across":
        facts["across"] = named(value)
    elif key == "act":
        facts["act"] = number(value, 0, 99)
    elif key == "weight":
        facts["weight"] = number(value, 1, 99)
    elif key == "entry":
        facts["entries"].append(clauses.entry(value, vocabulary, book))
    elif key == "does":
        facts["does"] += [clauses.effect(part, vocabulary, book) for part in clauses.parts(value) if part]
    elif key == "case":
        facts["cases"][named(header["name"].strip())] = clauses.case(value)
    elif key == "wanted":
        facts["wanted"] += [" ".join(part.split()) for part in value.split("|") if part.strip()]
    elif key == "ending":
        facts["ending"] = named(value)
    elif key in beside.ENDINGS:
        facts[key] = beside.line(value, key)
    elif value:
        facts["when"] = value
    else:
        raise BadClause("J201", source=line)


def _apart(written: str) -> tuple[str, str]:
    """What is done, and what it needs: parted by a bar that stands in no braces."""
    depth = 0
    for at, letter in enumerate(written):
        depth += (letter == "{") - (letter == "}")
        if letter == "|" and depth == 0:
            return written[:at], written[at + 1 :]
    return written, ""


def _words(
    section: Section, choices: Mapping[str, Choice], unread: Collection[str], found: Diagnostics
) -> dict[str, PassageWords]:
    words: dict[str, PassageWords] = {}
    for at, language, title, lines in section.languages:
        if language not in LANGUAGES:
            found.note("J112", section.file, at, language=language[:20])
            continue
        if language in words:
            found.note("J121", section.file, at, language=language)
            continue
        told: list[str] = []
        begins = at
        chosen: dict[str, ChoiceWords] = {}
        for line_at, line in lines:
            spoken = line.startswith("- ") and CHOICE_WORDS.fullmatch(line.rstrip())
            if not spoken:
                begins = line_at if begins == at and line.strip() else begins
                told.append(line)
            elif spoken["id"] in unread:
                continue
            elif spoken["id"] not in choices:
                near = guess(spoken["id"], choices)
                found.note("J113", section.file, line_at, id=spoken["id"][:60], near=near)
            else:
                text, lack = _apart(spoken["text"])
                chosen[spoken["id"]] = ChoiceWords(text.strip(), lack.strip(), line_at)
        text = "\n".join(told).strip()
        words[language] = PassageWords(title=title.strip(), text=text, choices=chosen, line=at, begins=begins)
    return words
