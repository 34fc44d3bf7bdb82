"""A passage from Twine that was not ours, translated token by token: links, variables and plain conditions."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from keyword import iskeyword
from unicodedata import combining, normalize

from . import expressions
from .book import Book
from .twine import Token, tokens
from .vocabulary import Vocabulary

ASSIGN = re.compile(r"\$(?P<name>\w+)\s*(?:to|=)\s*(?P<value>-?\d{1,3}|true|false)$")
CHANGE = re.compile(r"\$(?P<name>\w+)\s*(?:to|=)\s*(?:\$(?P=name)|it)\s*(?P<sign>[+-])\s*(?P<by>\d{1,2})$")
STEP = re.compile(r"\$(?P<name>\w+)\s*(?P<sign>[+-])=\s*(?P<by>\d{1,2})$")
SIGNS = {
    "is not": "!=",
    "isnot": "!=",
    "neq": "!=",
    "is": "==",
    "eq": "==",
    "gte": ">=",
    "lte": "<=",
    "gt": ">",
    "lt": "<",
}


@dataclass
class Untranslated:
    """Something that did not translate: its line, and what stands there."""

    line: int
    what: str


@dataclass
class Translation:
    """A passage while it is translated."""

    choices: list[tuple[str, str, str, str]] = field(default_factory=list)  # id, target, clauses, words
    taken: dict[str, int] = field(default_factory=dict)
    does: list[str] = field(default_factory=list)
    cases: dict[str, str] = field(default_factory=dict)


class TwinePassage:
    """A passage that was not ours, translated token by token."""

    def __init__(
        self,
        text: str,
        line: int,
        draft: Translation,
        ids: dict[str, str],
        variables: dict[str, int],
        left: list[Untranslated],
    ) -> None:
        self.text = text
        self.line = line
        self.draft = draft
        self.ids = ids
        self.variables = variables
        self.left = left
        self.tokens = tokens(text)
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]
        self._closes = [at for at, token in enumerate(self.tokens) if token.raw == "<</if>>"]

    def translated(self) -> str:
        """The words that are left for the passage; its choices and what it does are in the draft."""
        return "".join(self._pieces())

    def _pieces(self) -> Iterator[str]:
        at = 0
        while at < len(self.tokens):
            if _named(self.tokens[at], "if") and (parts := self._conditional(at)):
                held, otherwise, after = parts
                yield self._case(self.tokens[at:after], held, otherwise)
                at = after
            else:
                yield self._flat(self.tokens[at])
                at += 1

    def _conditional(self, at: int) -> tuple[list[Token], list[Token], int] | None:
        """What a condition holds, what stands there otherwise, and where it ends; None when it never does."""
        if not self.tokens[at].args.strip():
            return None
        if self.tokens[at].harlowe:
            if (end := self._hook(at + 1)) is None:
                return None
            held = self.tokens[at + 2 : end]
            other = end + 1 + (end + 1 < len(self.tokens) and self.tokens[end + 1].raw.isspace())
            if other < len(self.tokens) and _named(self.tokens[other], "else") and self.tokens[other].harlowe:
                last = self._hook(other + 1)
                if last is not None and not self.tokens[other].args.strip():
                    return held, self.tokens[other + 2 : last], last + 1
            return held, [], end + 1
        place = bisect_left(self._closes, at)
        if place == len(self._closes):
            return None
        end = self._closes[place]
        held = self.tokens[at + 1 : end]
        half = next((place for place, token in enumerate(held) if token.raw == "<<else>>"), len(held))
        return held[:half], held[half + 1 :], end + 1

    def _hook(self, at: int) -> int | None:
        """Where the bracket that opens here is closed, with no other one between."""
        if at < len(self.tokens) and self.tokens[at].kind == "open":
            for end in range(at + 1, len(self.tokens)):
                if self.tokens[end].kind in ("open", "close"):
                    return end if self.tokens[end].kind == "close" else None
        return None

    def _case(self, whole: Sequence[Token], held: list[Token], otherwise: list[Token]) -> str:
        """Words and links behind a condition; what a condition of ours cannot hold stands there without it."""
        when = _condition(whole[0].args, self.variables)
        if when is None or any(
            _named(one, "if", "else", "elseif", "unless") or is_set(one) for one in held + otherwise
        ):
            self._leave(whole)
            return "".join(self._flat(one) for one in (*held, *otherwise) if not is_set(one))
        said = [
            "".join(self._flat(one, needs) for one in part).strip()
            for part, needs in ((held, when), (otherwise, f"not ({when})"))
        ]
        if not any(said):
            return ""
        if re.search(r"[{}|\n]", "".join(said)):
            self._leave(whole)
            return " ".join(said)
        name = f"case-{len(self.draft.cases) + 1}"
        self.draft.cases[name] = when
        return f"{{{name}: {said[0]}|{said[1]}}}"

    def _flat(self, token: Token, needs: str = "") -> str:
        """What one token leaves in the words."""
        if token.kind == "link":
            self._link(token, needs)
            return ""
        if token.kind == "macro":
            effect = _effect(token.args.strip(), self.variables) if is_set(token) else None
            if effect:
                self.draft.does.append(effect)
            else:
                self._leave([token])
            return ""
        if token.kind == "variable":
            self._leave([token])
        return token.raw

    def _link(self, link: Token, needs: str) -> None:
        words, target = parts_of(link.name)
        if target not in self.ids:
            self._leave([link])
            return
        clauses = [f"needs {needs}"] if needs else []
        if link.args:
            effect = _effect(link.args.strip(), self.variables)
            if effect:
                clauses.append(effect)
            else:
                self._leave([link])
        id = free(self.ids[target][:55], self.draft.taken)
        self.draft.choices.append((id, self.ids[target], " | ".join(clauses), words.replace("|", "/")))

    def _leave(self, what: Sequence[Token]) -> None:
        """Note tokens that did not translate, in the line where they stand."""
        at = what[0].at
        said = re.sub(r"\\([{}])", r"\1", self.text[at : min(what[-1].end, at + 240)])[:120]
        self.left.append(Untranslated(self.line + 1 + bisect_left(self._ends, at), said))


def _named(token: Token, *names: str) -> bool:
    return token.kind == "macro" and token.name in names


def is_set(token: Token) -> bool:
    """Whether a token sets a variable."""
    return _named(token, "set") and bool(token.args.strip())


def without_accents(text: str) -> str:
    """Letters without what stands above or below them."""
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


def variable_name(name: str) -> str:
    """The name of a variable of theirs as ours may be called."""
    plain = re.sub(r"[^a-z0-9_]", "_", without_accents(name.lower())).lstrip("_0123456789") or "v"
    return f"{plain}_" if iskeyword(plain) else plain


def value_of(text: str) -> int:
    """A number, or yes and no as one."""
    return {"true": 1, "false": 0}.get(text, int(text) if text.lstrip("-").isdigit() else 0)


def free(wanted: str, taken: dict[str, int]) -> str:
    """An id that nobody has yet; `taken` remembers up to which number each was counted, so nobody counts again."""
    id, number = wanted, taken.get(wanted, 1)
    while id in taken:
        number += 1
        id = f"{wanted}-{number}"
    taken[wanted] = number
    taken[id] = taken.get(id, 1)
    return id


def parts_of(inner: str) -> tuple[str, str]:
    """The words and the target of a link, in any of the ways to write one."""
    for sign, first in (("->", False), ("<-", True), ("|", False)):
        if sign in inner:
            one, other = inner.split(sign, 1) if first else inner.rsplit(sign, 1)
            return (other.strip(), one.strip()) if first else (one.strip(), other.strip())
    return inner.strip(), inner.strip()


def _effect(text: str, variables: dict[str, int]) -> str | None:
    if assigned := ASSIGN.match(text):
        variables.setdefault(variable_name(assigned["name"]), 0)
        return f"set {variable_name(assigned['name'])} {value_of(assigned['value'])}"
    if changed := CHANGE.match(text) or STEP.match(text):
        variables.setdefault(variable_name(changed["name"]), 0)
        return f"add {variable_name(changed['name'])} {'-' if changed['sign'] == '-' else ''}{changed['by']}"
    return None


def _condition(text: str, variables: dict[str, int]) -> str | None:
    """A condition in our own words; None when it says something that ours cannot."""
    text = re.sub(r"\s+", " ", text.strip())
    for theirs, ours in SIGNS.items():
        text = re.sub(rf"(?<=[\w)]) {theirs} (?=[\w$-])", f" {ours} ", text)
    text = re.sub(r"(?<![=!<>])={3}(?!=)", "==", text).replace("&&", " and ").replace("||", " or ")
    text = re.sub(r"(==|!=) (true|false)\b", lambda sign: f"{sign[1]} {int(sign[2] == 'true')}", text)
    names = [variable_name(name) for name in re.findall(r"\$(\w+)", text)]
    plain = re.sub(r"\$(\w+)", lambda name: variable_name(name[1]), text)
    if not re.fullmatch(r"[\w\s<>=!()+-]+", plain) or not re.search(r"[<>=]", plain):
        if len(names) == 1 and re.fullmatch(r"(not )?\w+", plain):
            variables.setdefault(names[0], 0)
            return f"{names[0]} {'==' if plain.startswith('not ') else '!='} 0"
        return None
    words = set(re.findall(r"[A-Za-z_]\w*", plain)) - {"and", "or", "not"}
    if words - set(names):
        return None
    plain = re.sub(r"\s+", " ", plain).strip()
    try:
        expressions.parse(plain, Vocabulary(), Book(id="", game="", variables=dict.fromkeys(names, 0)))
    except expressions.ExpressionError:
        return None
    for name in names:
        variables.setdefault(name, 0)
    return plain
