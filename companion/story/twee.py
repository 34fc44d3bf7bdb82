"""Books to Twine, as Twee 3: words and links as Twine keeps them, and the exact logic in a passage of its own."""

from __future__ import annotations

import json
import re
from hashlib import sha256

from . import graph, twine_kept
from .beside import written
from .book import Book, Choice, Cover, Effect, Passage
from .twine_kept import IFIDS_END, OURS, KeptBook, KeptChoice, KeptPassage, in_link

STEP, SIZE = 150, 100  # of Twine's own map: from one passage to the next, and how wide one is drawn
LEAVE_IT = {
    "cs": "Tady leží logika knihy, kterou Twine nezná. Nechte tuhle pasáž, jak je; ke čtení není.",
    "en": "Here lies the logic of the book, which Twine does not know. Leave this passage as it is; nobody reads it.",
}


def export(book: Book, language: str) -> str:
    """The book in one language as Twee 3."""
    starts = book.entered_by("start") or list(book.passages.values())[:1]
    data = {
        "ifid": _ifid(book.id),
        "format": "SugarCube",
        "format-version": "2.36.1",
        "start": starts[0].id if starts else "",
    }
    places = graph.places(book)
    kept = KeptBook(book.game, declarations(book), _cover(book.cover(language)))
    parts = [
        f":: StoryTitle\n{book.cover(language).title}",
        f":: StoryData\n{json.dumps(data, ensure_ascii=False, indent=2)}",
        f":: StoryInit {_place(0, -1)}\n{_inits(book)}",
    ]
    for passage in book.passages.values():
        parts.append(_written(passage, language, _place(*places[passage.id])))
        kept.passages[passage.id] = _kept(passage, language)
    parts.append(f":: {OURS} [{OURS}] {_place(1, -1)}\n{LEAVE_IT[language]}\n\n{twine_kept.written(kept)}")
    return "\n\n\n".join(parts) + "\n"


def _place(column: float, row: float) -> str:
    """Where Twine draws a passage: text and nothing else, as everybody who reads Twee expects it."""
    x, y = round(column * STEP) + STEP, round(row * STEP) + 2 * STEP
    return json.dumps({"position": f"{x},{y}", "size": f"{SIZE},{SIZE}"}, separators=(",", ":"))


def declarations(book: Book) -> list[str]:
    """What a cover declares beside its game, as it would be written in a book."""
    lines = [f"{name}: {book.head(name)}" for name in book.heads]
    for kind, shelf in book.shelves.items():
        for thing in shelf.values():
            shape = [f"{thing.shape} {thing.boxes}"] if thing.shape != "single" else []
            lines.append(
                f"{kind}: " + " | ".join([thing.key, *shape, f"cs {thing.name['cs']}", f"en {thing.name['en']}"])
            )
    lines += [f"variable: {name} = {value}" for name, value in book.variables.items()]
    lines += [f"{made.kind}: {name} = {made.source}" for name, made in book.formulas.items()]
    return lines + [f"alias: {old} -> {new}" for old, new in book.aliases.items()]


def _cover(cover: Cover) -> str:
    """A cover's words, and how a voice says its names."""
    return "\n".join([*(f"say: {word} = {how}" for word, how in cover.says.items()), cover.text]).strip()


def _ifid(id: str) -> str:
    """A story's own number, always the same for the same book, in the shape that Twine wants."""
    mark = sha256(id.encode()).hexdigest().upper()
    return "-".join((mark[:8], mark[8:12], f"4{mark[13:16]}", f"8{mark[17:20]}", IFIDS_END))


def _inits(book: Book) -> str:
    return "\n".join(f"<<set ${name} to {value}>>" for name, value in book.variables.items())


def _written(passage: Passage, language: str, place: str) -> str:
    tags = [f"{name}-{number}" for name, number in (("page", passage.page), ("act", passage.act)) if number]
    tags += ["ending"] if passage.ending else []
    tagged = f" [{' '.join(tags)}]" if tags else ""
    ways = [(in_link(_words(passage, choice, language)), choice.target) for choice in passage.choices]
    links = "\n".join(f"[[{words}->{target}]]" for words, target in ways)
    return f":: {passage.id}{tagged} {place}\n{_body(passage.spoken(language).text)}\n\n{links}".rstrip()


def _kept(passage: Passage, language: str) -> KeptPassage:
    words = passage.spoken(language)
    choices = {}
    for choice in passage.choices:
        lack = words.choices[choice.id].lack if choice.id in words.choices else ""
        choices[choice.id] = KeptChoice(choice.target, clauses_of(choice), _words(passage, choice, language), lack)
    return KeptPassage(words.title, twine_kept.mark_of(words.text), head_lines(passage), choices)


def _words(passage: Passage, choice: Choice, language: str) -> str:
    words = passage.spoken(language).choices
    return words[choice.id].text if choice.id in words else choice.id


def _body(text: str) -> str:
    return re.sub(r"^(?:::|\\+:)", r"\\\g<0>", text, flags=re.MULTILINE)


def head_lines(passage: Passage) -> list[str]:
    """A passage's header as it would be written in a book."""
    lines = [f"page: {passage.page}"] if passage.page else []
    lines += [f"act: {passage.act}"] if passage.act else []
    lines += [f"across: {passage.across}"] if passage.across else []
    lines += [f"wanted: {' | '.join(passage.wanted)}"] if passage.wanted else []
    for entry in passage.entries:
        words = [entry.kind, entry.key, str(entry.part) if entry.part else ""]
        lines.append("entry: " + " ".join(word for word in words if word))
    lines += [f"when: {passage.when}"] if passage.when else []
    lines += ["once"] if passage.once else []
    lines += [f"weight: {passage.weight}"] if passage.weight != 1 else []
    lines += ["does: " + " | ".join(effect_words(effect) for effect in passage.does)] if passage.does else []
    lines += [f"case {name}: {case.written}" for name, case in passage.cases.items()]
    lines += [f"ending: {passage.ending}"] if passage.ending else []
    return lines + written("picture", passage.picture) + written("sound", passage.sound)


def effect_words(effect: Effect) -> str:
    """An effect as it would be written in a book."""
    return " ".join([effect.name.replace("-", " "), *(str(arg) for arg in effect.args)])


def clauses_of(choice: Choice) -> str:
    """A choice's clauses as they would be written in a book, in the order in which the guide explains them."""
    clauses = [f"needs {choice.needs}{', shown' if choice.shown else ''}"] if choice.needs else []
    clauses += [f"{price.whose} pays {price.what} {price.amount}" for price in choice.prices]
    clauses += ["once"] if choice.once else []
    clauses += [f"{choice.going} {'goes' if choice.going == 'one' else 'go'}"] if choice.going != "all" else []
    clauses += [f"after {choice.after}"] if choice.after else []
    clauses += [f"by {' '.join(choice.by)}"] if choice.by else []
    clauses += [effect_words(effect) for effect in choice.effects]
    clauses += [f"roll d{choice.die}"] if choice.die else []
    clauses += [f"or [else](#{turn.target}) if {turn.when}" for turn in choice.turns]
    clauses += [f"draws {choice.draws}"] if choice.draws else []
    clauses += [f"calls {choice.calls}"] if choice.calls else []
    clauses += ["rests"] if choice.rests else []
    clauses += ["returns"] if choice.returns else []
    return " | ".join(clauses)
