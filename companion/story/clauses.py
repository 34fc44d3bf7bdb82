"""A line of logic: a choice with its clauses, an effect, an entry. What cannot be read raises `BadClause`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, get_args
from unicodedata import normalize

from ..core.words import LANGUAGES
from .book import Book, Case, Choice, Declared, Detour, Door, Effect, Order, Price, Shape
from .diagnostics import guess, nearest
from .vocabulary import BookShelf, Form, HeadLine, Vocabulary

ID = r"[a-z][a-z0-9-]*"
CHOICE = re.compile(r"- \[(?P<id>[^\]]*)\]\((?P<file>[^#)\s]*)#(?P<target>[^)\s]*)\)(?P<rest>.*)")
OR = re.compile(r"or \[[^\]]*\]\((?P<file>[^#)\s]*)#(?P<target>[^)\s]*)\) if (?P<when>.+)")
PAYS = re.compile(r"(each|party|one) pays (\S+) (\S+)")
SINGLE = re.compile(r"(needs|roll|draws|calls|after|by) |(?:some go|one goes)$")  # what stands in a choice once at most
NAME = re.compile(ID)
CLAUSES = (
    "needs",
    "each pays",
    "party pays",
    "one pays",
    "once",
    "some go",
    "one goes",
    "roll",
    "or",
    "draws",
    "calls",
    "rests",
    "returns",
    "after",
    "by",
)
# On no way that the game takes:
NOBODYS = ("needs", "prices", "once", "going", "draws", "calls", "rests", "returns", "after")
PARTS = 20
SHORT = 20  # letters of a word that a cover may say
BOUNDS = {"amount": (1, 99), "step": (-99, 99), "value": (-999, 999), "part": (1, PARTS), "number": (1, 999)}


class BadClause(Exception):
    """Something that cannot be read; `code` is the diagnostic's, `facts` what its wording names."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def named(id: str) -> str:
    """The text as an id, if it is one. J103"""
    if not NAME.fullmatch(id) or len(id) > 60:
        bare = normalize("NFKD", id[:200].lower()).encode("ascii", "ignore").decode()
        near = re.sub(r"[^a-z0-9]+", "-", bare).strip("-")[:60]
        raise BadClause("J103", id=id[:60], near=near if NAME.fullmatch(near) else "")
    return id


def number(text: str, least: int, most: int) -> int:
    """A whole number within bounds. J120"""
    try:
        value = int(text)
    except ValueError:
        raise BadClause("J120", value=text[:40], least=least, most=most) from None
    if not least <= value <= most:
        raise BadClause("J120", value=text[:40], least=least, most=most)
    return value


def parts(text: str) -> list[str]:
    """What stands between the bars of a line; a bar in brackets is part of an expression."""
    found, depth, begun = [], 0, 0
    for at, letter in enumerate(text):
        depth = max(0, depth + (letter in "([") - (letter in ")]"))
        if letter == "|" and depth == 0:
            found.append(text[begun:at].strip())
            begun = at + 1
    return [*found, text[begun:].strip()]


ORDERS: tuple[Order, ...] = tuple(order for order in get_args(Order) if order)


def case(text: str) -> Case:
    """What a case hangs on: `conditions | in their order`, or `in turn`. J134, J201"""
    for order in ORDERS:
        if text == order:
            return Case(order=order)
    if re.fullmatch(r"[a-z]+( [a-z]+){0,2}", text) and (near := nearest(text, ORDERS)):
        raise BadClause("J134", written=text[:60], near=near)
    when = tuple(parts(text))
    if not all(when):
        raise BadClause("J201", source=text[:80])
    return Case(when)


def choice(line: str, at: int, vocabulary: Vocabulary, book: Book) -> tuple[Choice, list[tuple[str, str]]]:
    """A choice line, and the (file, target) pairs that its links name."""
    found = CHOICE.fullmatch(line.rstrip())
    if not found:
        raise BadClause("J107", written=line.strip()[:80])
    links = [(found["file"], found["target"])]
    facts: dict[str, Any] = {"id": named(found["id"]), "target": found["target"], "line": at}
    prices: list[Price] = []
    effects: list[Effect] = []
    turns: list[Detour] = []
    rest = found["rest"].strip()
    if rest and not rest.startswith("|"):
        raise BadClause("J107", written=line.strip()[:80])
    singles: dict[str, str] = {}
    for clause in parts(rest)[1:]:
        if single := SINGLE.match(clause):
            if (kind := single[1] or "goes") in singles:
                raise BadClause("J122", one=singles[kind], other=clause[:60])
            singles[kind] = clause[:60]
        if clause.startswith("needs "):
            needs = clause[6:].strip()
            facts["shown"] = needs.endswith(", shown")
            facts["needs"] = needs.removesuffix(", shown").strip()
            if not facts["needs"]:
                raise BadClause("J201", source=clause)
        elif paid := PAYS.fullmatch(clause):
            prices.append(_price(paid, vocabulary))
        elif clause == "once":
            facts["once"] = True
        elif clause in ("some go", "one goes"):
            facts["going"] = clause.split()[0]
        elif clause.startswith("roll "):
            facts["die"] = _die(clause[5:])
        elif turn := OR.fullmatch(clause):
            links.append((turn["file"], turn["target"]))
            turns.append(Detour(turn["target"], turn["when"].strip()))
        elif clause.startswith("draws "):
            facts["draws"] = named(clause[6:].strip())
        elif clause.startswith("calls "):
            facts["calls"] = named(clause[6:].strip())
        elif clause in ("rests", "returns"):
            facts[clause] = True
        elif clause.startswith("after "):
            facts["after"] = _outcome(clause[6:].strip(), vocabulary)
        elif clause.startswith("by "):
            facts["by"] = _taken_by(clause[3:].split(), vocabulary)
        else:
            effects.append(effect(clause, vocabulary, book, code="J109"))
    exclusive = [clause for clause in ("draws", "calls", "rests", "returns") if facts.get(clause)]
    if len(exclusive) > 1:
        raise BadClause("J122", one=exclusive[0], other=exclusive[1])
    if "by" in facts and (other := next((name for name in NOBODYS if {**facts, "prices": prices}.get(name)), "")):
        raise BadClause("J122", one=singles["by"], other=singles.get(other, {"prices": "pays"}.get(other, other)))
    return Choice(**facts, prices=tuple(prices), effects=tuple(effects), turns=tuple(turns)), links


def _price(paid: re.Match, vocabulary: Vocabulary) -> Price:
    whose, what, amount = paid.groups()
    if what not in vocabulary.payable:
        raise BadClause("J209", what=what[:40], near=nearest(what, vocabulary.payable))
    return Price(whose, what, number(amount, 1, 99))


def _die(text: str) -> int:
    if not text.strip().startswith("d"):
        raise BadClause("J120", value=text.strip()[:40], least=2, most=100)
    return number(text.strip()[1:], 2, 100)


def _outcome(text: str, vocabulary: Vocabulary) -> str:
    if text not in vocabulary.fates:
        near = nearest(text, vocabulary.fates) or next(iter(vocabulary.fates), "")
        raise BadClause("J109", clause=f"after {text}"[:60], near=f"after {near}")
    return text


def _taken_by(words: list[str], vocabulary: Vocabulary) -> tuple[str, ...]:
    """By what the game takes a way: a word of each of the vocabulary's lists, in their order."""
    lists = [vocabulary.words.get(name, ()) for name in vocabulary.by]
    fits = len(words) == len(lists) and all(word in known for word, known in zip(words, lists, strict=True))
    if not lists or not fits:
        # Each word that was perhaps meant another way, and of what is missing the first that there is.
        given = [*words, *[""] * len(lists)]
        meant = [nearest(word, known) or known[0] for word, known in zip(given, lists, strict=False)]
        raise BadClause("J109", clause=f"by {' '.join(words)}"[:60], near=" ".join(["by", *meant]) if meant else "")
    return tuple(words)


# --- effects -------------------------------------------------------------------------------------------------------


def effect(written: str, vocabulary: Vocabulary, book: Book, code: str = "J206") -> Effect:
    """An effect, checked against its form; `code` for a verb that nobody knows."""
    words = written.split()
    verbs = [form for form in vocabulary.all_forms if words and form.fixed[0] == words[0]]
    if not verbs:
        known = [*dict.fromkeys(form.fixed[0] for form in vocabulary.all_forms)]
        known += CLAUSES if code == "J109" else ()
        raise BadClause(code, clause=written[:60], near=nearest(words[0] if words else "", known))
    begun = (form for form in verbs if words[: len(form.fixed)] == form.fixed)
    form = max(begun, key=lambda form: len(form.fixed), default=verbs[0])
    slots, given = form.slots, words[len(form.fixed) :]
    least = sum(not slot.endswith("?") for slot in slots)
    if not least <= len(given) <= len(slots):
        raise BadClause("J207", written=written[:80], form=form.written)
    try:
        args = tuple(_slot(slot.rstrip("?"), word, vocabulary, book) for slot, word in zip(slots, given, strict=False))
    except ValueError:
        raise BadClause("J207", written=written[:80], form=form.written) from None
    if len(slots) > 1 and slots[1].rstrip("?") == "part":
        _mind_the_parts(form, args, book)
    for word in (form.name, *args):
        line, value = vocabulary.belongs.get(str(word), ("", ""))
        if line and book.head(line) != value:
            raise BadClause("J211", written=str(word), line=line, value=value)
    return Effect(form.name, args)


def _slot(slot: str, word: str, vocabulary: Vocabulary, book: Book) -> str | int:
    if slot in BOUNDS:
        return number(word, *BOUNDS[slot])
    if slot == "target":
        whose, _, what = word.partition(".")
        if whose not in ("each", "one") or what not in vocabulary.words.get("counted", ()):
            raise ValueError(word)
        return word
    declared: Mapping[str, object] = book.variables if slot == "variable" else book.shelf(slot)
    shelves: tuple[Collection[str], ...] = (declared, vocabulary.all_words.get(slot, ()))
    if not any(word in shelf for shelf in shelves):
        raise BadClause("J205", shelf=slot, key=word[:60], near=guess(word, *shelves))
    return word


def _mind_the_parts(form: Form, args: tuple, book: Book) -> None:
    thing = book.shelf(form.slots[0]).get(args[0])
    if thing is None:  # one that the box prints: its boxes are the table's to know
        return
    part = args[1] if len(args) > 1 else None
    if part is not None and (part > thing.boxes or thing.shape != "numbered"):
        raise BadClause("J210", shelf=form.slots[0], key=thing.key, part=part, boxes=thing.boxes)
    if part is None and thing.shape == "numbered":
        verb = " ".join(form.fixed)
        raise BadClause("J207", written=f"{verb} {thing.key}", form=f"{verb} {form.slots[0]} part")


# --- headers and covers --------------------------------------------------------------------------------------------


def entry(text: str, vocabulary: Vocabulary, book: Book) -> Door:
    """An entry line: a kind of door and, where it has one, its key. J111, J205"""
    words = text.split()
    kinds = vocabulary.all_entries
    if not words or words[0] not in kinds:
        raise BadClause("J111", written=text[:60], near=nearest(words[0] if words else "", kinds))
    kind, keys = words[0], words[1:]
    wants = kinds[kind]
    boxes = wants in vocabulary.shelves and vocabulary.shelves[wants].boxes
    if len(keys) > (2 if boxes else 1 if wants else 0) or (wants and not keys):
        raise BadClause("J111", written=text[:60], near=f"{kind} {wants}".strip())
    if wants == "number":
        return Door(kind, str(number(keys[0], 1, 9999)))
    if wants == "name":
        return Door(kind, named(keys[0]))
    if wants:
        _slot(wants, keys[0], vocabulary, book)
        part = number(keys[1], 1, PARTS) if len(keys) > 1 else 0
        thing = book.shelf(wants).get(keys[0])
        if thing is not None and part > thing.boxes:
            raise BadClause("J210", shelf=wants, key=thing.key, part=part, boxes=thing.boxes)
        return Door(kind, keys[0], part)
    return Door(kind)


SHAPES: dict[str, Shape] = {shape: shape for shape in get_args(Shape)}
SHAPE = re.compile(rf"({'|'.join(SHAPES)})(?: (\d+))?")


def declared(text: str, at: int, kind: str, shelf: BookShelf) -> Declared:
    """What a cover puts on a shelf: `watch | numbered 6 | cs Solná stráž | en The Salt Watch`. J103, J110"""
    key, *parts = (part.strip() for part in text.split("|"))
    named(key)
    if shelf.keys and key not in shelf.keys:
        raise BadClause("J205", shelf=kind, key=key, near=nearest(key, shelf.keys) or shelf.keys[0])
    name: dict[str, str] = {}
    shape: Shape = "single"
    boxes = 1
    for part in parts:
        language, _, words = part.partition(" ")
        if shaped := shelf.boxes and SHAPE.fullmatch(part):
            shape, boxes = SHAPES[shaped[1]], number(shaped[2] or "1", 1, PARTS)
        elif language in LANGUAGES and words.strip():
            name[language] = words.strip()[:80]
        else:
            raise BadClause("J110", written=part[:60], kind=kind)
    if set(name) != set(LANGUAGES):
        raise BadClause("J110", written=text[:60], kind=kind)
    return Declared(key=key, name=name, shape=shape, boxes=boxes, line=at)


def head_line(text: str, name: str, line: HeadLine) -> list[str]:
    """What a line of the cover says that the game's vocabulary declares, word by word. J120, J125"""
    words = text.split()
    if line.most:
        return [str(number(text, line.least, line.most))]
    if line.all:
        if sorted(words) != sorted(line.words):
            raise BadClause("J125", line=name, written=text[:80], known=" ".join(line.words), free="no")
    elif len(words) != 1 or (line.words and words[0] not in line.words) or len(words[0]) > SHORT:
        free = "no" if line.words else "yes"
        raise BadClause("J125", line=name, written=text[:80], known=", ".join(line.words), free=free)
    return words
