"""Books to Twine, as Twee 3. The exact logic lies in the passages' metadata, so that a book comes back as it went."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from .beside import written
from .book import Book, Choice, Effect, Passage

OURS = "chroniclers-companion"  # where our own logic lies in the metadata


def export(book: Book, language: str) -> str:
    """The book in one language as Twee 3."""
    starts = book.entered_by("start") or list(book.passages.values())[:1]
    data = {
        "ifid": _ifid(book.id),
        "format": "SugarCube",
        "format-version": "2.36.1",
        "start": starts[0].id if starts else "",
    }
    parts = [
        f":: StoryTitle\n{book.cover(language).title}",
        f":: StoryData\n{json.dumps(data, ensure_ascii=False, indent=2)}",
        f":: StoryInit {_meta({'cover': declarations(book)})}\n{_inits(book)}",
    ]
    parts += [_written(passage, language) for passage in book.passages.values()]
    return "\n\n\n".join(parts) + "\n"


def _meta(ours: dict[str, Any]) -> str:
    return json.dumps({OURS: ours}, ensure_ascii=False)


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
    return lines + [f"alias: {old} -> {new}" for old, new in book.aliases.items()]


def _ifid(id: str) -> str:
    """A story's own number, always the same for the same book, in the shape that Twine wants."""
    mark = sha256(id.encode()).hexdigest().upper()
    return "-".join((mark[:8], mark[8:12], f"4{mark[13:16]}", f"8{mark[17:20]}", mark[20:32]))


def _inits(book: Book) -> str:
    return "\n".join(f"<<set ${name} to {value}>>" for name, value in book.variables.items())


def _written(passage: Passage, language: str) -> str:
    words = passage.spoken(language)
    tags = [f"{name}-{number}" for name, number in (("page", passage.page), ("act", passage.act)) if number]
    tags += ["ending"] if passage.ending else []
    ours = {"head": head_lines(passage), "choices": {choice.id: clauses_of(choice) for choice in passage.choices}}
    ours |= {"title": words.title, "lacks": {id: said.lack for id, said in words.choices.items() if said.lack}}
    ours["said"] = {id: said.text for id, said in words.choices.items() if said.text != in_link(said.text)}
    meta = _meta(ours)
    links = [
        f"[[{in_link(words.choices[choice.id].text if choice.id in words.choices else choice.id)}->{choice.target}]]"
        for choice in passage.choices
    ]
    tagged = f" [{' '.join(tags)}]" if tags else ""
    return f":: {passage.id}{tagged} {meta}\n{_body(words.text)}\n\n" + "\n".join(links)


def _body(text: str) -> str:
    return re.sub(r"^\\*::", r"\\\g<0>", text, flags=re.MULTILINE)


def in_link(text: str) -> str:
    """Words without the signs that Twine would take for its own."""
    return text.replace("[", "(").replace("]", ")").replace("->", "→")


def head_lines(passage: Passage) -> list[str]:
    """A passage's header as it would be written in a book."""
    lines = [f"page: {passage.page}"] if passage.page else []
    lines += [f"act: {passage.act}"] if passage.act else []
    lines += [f"across: {passage.across}"] if passage.across else []
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
