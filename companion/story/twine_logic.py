"""What Harlowe and SugarCube ask and set, in our own words: variables, conditions, effects."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from keyword import iskeyword
from unicodedata import combining, normalize

from . import expressions
from .book import Book, Formula, Passage
from .twine_numbers import TwineNumbers
from .vocabulary import Vocabulary

ASSIGN = re.compile(r"\$(?P<name>\w+)\s*(?:to\b|=(?!=))\s*(?P<value>-?\d{1,3}|true|false)$", re.IGNORECASE)
WORDED = re.compile(r"\$(?P<name>\w+)\s*(?:to\b|=(?!=))\s*(?P<words>\"[^\"\\\n]*\"|'[^'\\\n]*')$", re.IGNORECASE)
ASKED = re.compile(
    r"\$(?P<name>\w+)\s*(?:is not|isnot|is|eq|neq|ne|[=!]==?)\s*(?P<words>\"[^\"\\\n]*\"|'[^'\\\n]*')", re.IGNORECASE
)
COUNTED = re.compile(
    r"\$(\w+)\s*(?:(?:to|is not|isnot|is|eq|neq|ne|[=!]?==?)\s*(?:-?[1-9]|true)|[+-]=|\+\+|--|[<>]|(?:gt|lt)e?\b)",
    re.IGNORECASE,
)
PARTS = re.compile(r"(?:\"[^\"]*\"|'[^']*'|[^,;\"'])+")
INTO = re.compile(r"(?P<value>-?\d{1,3}|true|false)\s+into\s+\$(?P<name>\w+)$", re.IGNORECASE)
CHANGE = re.compile(
    r"\$(?P<name>\w+)\s*(?:to\b|=(?!=))\s*(?:\$(?P=name)|it)\s*(?P<sign>[+-])\s*(?P<by>\d{1,3})$", re.IGNORECASE
)
STEP = re.compile(r"\$(?P<name>\w+)\s*(?:(?P<sign>[+-])=\s*(?P<by>\d{1,3})|(?P<twice>\+\+|--))$")
PART = re.compile(
    r"""\s*(?:(?P<number>\d{1,6})(?![\w.])|\$(?P<variable>\w+)(?![\w.\[])|(?P<words>"[^"\\]*"|'[^'\\]*')
    |(?P<history>\(history:\s*\))|(?P<sign>===|!==|==|!=|<=|>=|<|>|&&|\|\||!|[()+-])|(?P<name>[A-Za-z_]\w*))""",
    re.VERBOSE,
)
SIGNS = {"is": "==", "eq": "==", "===": "==", "isnot": "!=", "neq": "!=", "ne": "!=", "!==": "!="}
SIGNS |= {"gt": ">", "gte": ">=", "lt": "<", "lte": "<=", "&&": "and", "||": "or", "!": "not"}
COMPARES = ("==", "!=", "<", ">", "<=", ">=")
DEEPEST = 12
MOST = 500  # words that a variable can be
Term = tuple[str, str]  # a kind ("one" for what can be asked by itself, "number", "true", "yes"), and the words


class Untranslatable(Exception):
    """A condition that says something which ours cannot."""


class Logic:
    """The variables of a story, what is asked of them and set. `vocabulary` has names that no variable may have."""

    def __init__(self, ids: Mapping[str, str], vocabulary: Vocabulary) -> None:
        self.ids = ids
        self.variables: dict[str, int] = {}
        self.reserved = {*vocabulary.all_names, *vocabulary.called, "true", "false"}
        self.formulas: dict[str, Formula] = {}  # named conditions: that a variable is a certain word
        self.numbers = TwineNumbers()
        self._words: dict[str, dict[str, int]] = {}  # of variables that hold words, which number each of them is
        self._names: dict[str, str] = {}
        self._counted: set[str] = set()
        self._taken: dict[str, int] = {}  # how many of theirs would be called so
        self._tried: Book | None = None

    def declare(self, name: str, value: int) -> None:
        """A variable of ours, as its cover declares it."""
        self.variables[name] = value
        self._names[name] = name
        self._taken[name] = 1

    def look_through(self, text: str, harlowe: bool = False, lost: bool = False) -> None:
        """Find variables that are asked whether they are some word: they hold a number for each; and true numbers.

        `lost`: what this passage sets does not come into the book.
        """
        self.numbers.look_through(text, harlowe, lost)
        for asked in ASKED.finditer(text):
            self._words.setdefault(asked["name"], {}).setdefault(asked["words"][1:-1], 0)
        self._counted.update(COUNTED.findall(text))

    def _number_of(self, theirs: str, words: str) -> int | None:
        """Which number a word is in a variable that holds words (none: 0); None where it holds others, too."""
        known = self._words.get(theirs)
        if known is None or theirs in self._counted or (words not in known and len(known) > MOST):
            return None
        if words and not known.get(words):
            known[words] = max(known.values(), default=0) + 1
        return known[words] if words else 0

    def is_word(self, name: str, words: str) -> str:
        """That a variable of ours holds that word, as a condition with a name."""
        theirs = next((theirs for theirs, ours in self._names.items() if ours == name), "")
        if (number := self._number_of(theirs, words)) is None:
            raise Untranslatable
        if not number:
            return f"{name} == 0"
        source = f"{name} == {number}"
        called = variable_name(f"{name}_is_{words[:40]}", self.reserved)
        while called in self.variables or self.formulas.get(called, Formula("condition", source)).source != source:
            called += "_"
        self.formulas[called] = Formula("condition", source)
        return called

    def named(self, theirs: str) -> str:
        """A variable of theirs as ours is called."""
        if theirs not in self._names:
            plain = variable_name(theirs, self.reserved)
            number = self._taken.get(plain, 0) + 1
            self._taken[plain] = number
            self._names[theirs] = plain if number == 1 else f"{plain}_{number}"
        name = self._names[theirs]
        self.variables.setdefault(name, 0)
        return name

    def effects(self, text: str) -> tuple[list[str], bool]:
        """What is set, as effects of ours, and whether that is all of it."""
        found = [self._effect(part.strip()) for part in PARTS.findall(text) if part.strip()]
        return [one for one in found if one], bool(found) and all(found)

    def _effect(self, text: str) -> str | None:
        if assigned := ASSIGN.match(text) or INTO.match(text):
            return f"set {self.named(assigned['name'])} {_value(assigned['value'])}"
        if worded := WORDED.match(text):
            number = self._number_of(worded["name"], worded["words"][1:-1])
            return None if number is None else f"set {self.named(worded['name'])} {number}"
        if changed := CHANGE.match(text) or STEP.match(text):
            twice = changed.groupdict().get("twice")
            sign, by = (twice[0], 1) if twice else (changed["sign"], int(changed["by"]))
            return f"add {self.named(changed['name'])} {'-' if sign == '-' else ''}{by}" if by else None
        return None

    def asked(self, condition: str) -> set[str]:
        """The variables that a condition of ours asks."""
        names = set(re.findall(r"[a-z]\w*", condition))
        for name in names & self.formulas.keys():
            names |= {self.formulas[name].source.split()[0]}
        return names & self.variables.keys()

    def condition(self, text: str, here: str) -> str | None:
        """A condition in our own words; None when it says something that ours cannot. `here`: the passage's id."""
        before, formulas = len(self.variables), len(self.formulas)
        try:
            said = _Condition(self, text, here).whole()
            expressions.parse(said, Vocabulary(), self._book())
        except (Untranslatable, expressions.ExpressionError):
            for name in [*self.variables][before:]:  # what is not asked need not be declared
                del self.variables[name]
            for name in [*self.formulas][formulas:]:
                del self.formulas[name]
            return None
        return said

    def _book(self) -> Book:
        """A book with these variables and passages, to try conditions in."""
        if self._tried is None:
            passage = Passage(id="", file="", line=0)
            self._tried = Book(id="", game="", passages=dict.fromkeys(self.ids.values(), passage))
        self._tried.variables, self._tried.formulas = self.variables, self.formulas
        return self._tried


class _Condition:
    """One condition, read from left to right."""

    def __init__(self, logic: Logic, text: str, here: str) -> None:
        self.logic = logic
        self.here = here
        self.parts: list[Term] = []
        at, text = 0, text.strip()
        while at < len(text):
            if not (part := PART.match(text, at)):
                raise Untranslatable
            kind = str(part.lastgroup)
            word = part[kind]
            low = word.lower()
            if kind == "name" and low in ("and", "or", "not", *SIGNS):
                kind = "sign"
            self.parts.append((kind, SIGNS.get(low, low) if kind == "sign" else word))
            at = part.end()
        self.at = self.depth = 0

    def whole(self) -> str:
        """All of it, as yes or no."""
        said = self._yes(self._joined("or"))
        if self.at < len(self.parts):
            raise Untranslatable
        return said

    def _next(self) -> Term:
        return self.parts[self.at] if self.at < len(self.parts) else ("", "")

    def _sign(self, *signs: str) -> str:
        kind, word = self._next()
        if kind != "sign" or word not in signs:
            return ""
        self.at += 1
        return word

    def _yes(self, said: Term) -> str:
        """What was said, as yes or no: a number is yes unless it is nought."""
        kind, words = said
        if kind == "one":
            return words.replace("times[", "visited[", 1) if words.startswith("times[") else f"{words} != 0"
        if kind != "yes":
            raise Untranslatable
        return words

    def _joined(self, word: str) -> Term:
        inner = (lambda: self._joined("and")) if word == "or" else self._not
        said = inner()
        while self._sign(word):
            said = "yes", f"{self._yes(said)} {word} {self._yes(inner())}"
        return said

    def _not(self) -> Term:
        turned = 0
        while self._sign("not"):
            turned += 1
        said = self._compared()
        if not turned:
            return said
        words = self._yes(said)
        if turned % 2 == 0:
            return "yes", words
        if nought := re.fullmatch(r"(\w+) != 0", words):
            return "yes", f"{nought[1]} == 0"
        return "yes", f"not {words}" if re.fullmatch(r"visited\S+|\w+|\([^()]*\)", words) else f"not ({words})"

    def _compared(self) -> Term:
        kind, left = self._sum()
        sign = self._sign(*COMPARES)
        if not sign:
            return kind, left
        if sign == "==" and self._sign("not"):
            sign = "!="
        other, right = self._sum()
        if other == "words" and kind == "one" and sign in ("==", "!="):
            held = self.logic.is_word(left, right)
            return "yes", held if sign == "==" else f"not {held}"
        if kind == "yes" and other == "true" and sign in ("==", "!="):
            return "yes", left if (sign == "==") == (right == "1") else f"not ({left})"
        if {kind, other} & {"yes", "words"} or (other == "true" and sign not in ("==", "!=")):
            raise Untranslatable
        return "yes", f"{left} {sign} {right}"

    def _sum(self) -> Term:
        kind, said = self._atom()
        while sign := self._sign("+", "-"):
            other, more = self._atom()
            if {kind, other} - {"one", "number"}:
                raise Untranslatable
            kind, said = "number", f"{said} {sign} {more}"
        return kind, said

    def _atom(self) -> Term:
        kind, word = self._next()
        self.at += 1
        if kind == "number":
            return "number", str(int(word))
        if kind == "variable":
            return "one", self.logic.named(word)
        if kind == "words":
            return kind, word[1:-1]
        if kind == "history":
            return "yes", self._history()
        if kind == "sign" and word == "-" and self._next()[0] == "number":
            return "number", f"-{self._atom()[1]}"
        if kind == "sign" and word == "(":
            self.depth += 1
            if self.depth > DEEPEST:
                raise Untranslatable
            kind, said = self._joined("or")
            if not self._sign(")"):
                raise Untranslatable
            self.depth -= 1
            return kind, said if re.fullmatch(r"[\w\"\[\]-]+", said) else f"({said})"
        if kind == "name":
            return self._called(word.lower())
        raise Untranslatable

    def _called(self, name: str) -> Term:
        if name in ("true", "false"):
            return "true", str(int(name == "true"))
        if name in ("visits", "visit"):
            return "one", f'times["{self.here}"]'
        if name in ("visited", "hasvisited") and self._sign("("):
            id = self.here if self._next() == ("sign", ")") else self._passage()
            if not self._sign(")"):
                raise Untranslatable
            return ("one", f'times["{id}"]') if name == "visited" else ("yes", f'visited["{id}"]')
        raise Untranslatable

    def _history(self) -> str:
        if self._next() != ("name", "contains"):
            raise Untranslatable
        self.at += 1
        id = self._passage()  # Harlowe's own does not count the visit that goes on
        return f'times["{id}"] > 1' if id == self.here else f'visited["{id}"]'

    def _passage(self) -> str:
        kind, word = self._next()
        self.at += 1
        if kind != "words" or word[1:-1] not in self.logic.ids:
            raise Untranslatable
        return self.logic.ids[word[1:-1]]


def without_accents(text: str) -> str:
    """Letters without what stands above or below them."""
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def variable_name(name: str, reserved: Collection[str] = ()) -> str:
    """The name of a variable of theirs as ours may be called."""
    plain = re.sub(r"[^a-z0-9_]", "_", without_accents(name.lower())).lstrip("_0123456789") or "v"
    return f"{plain}_" if iskeyword(plain) or plain in reserved else plain


def _value(text: str) -> int:
    """A number, or yes and no as one."""
    return {"true": 1, "false": 0}.get(text.lower(), 0) if not text.lstrip("-").isdigit() else int(text)


def both(one: str, other: str) -> str:
    """Two conditions that must both hold."""
    if not one or not other:
        return one or other
    return " and ".join(f"({part})" if re.search(r"\bor\b", part) else part for part in (one, other))
