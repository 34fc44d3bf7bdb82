"""Conditions: small, typed, without side effects. Written in a corner of Python's own grammar, parsed once.

Every name and type is checked against the vocabulary before anything is read. A value that nobody but the table can
know is None, and what depends on it is None too: neither yes nor no.
"""

from __future__ import annotations

import ast
import operator
import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .book import Book
from .diagnostics import guess, nearest
from .vocabulary import NUMBER, YES_NO, Kind, Member, Vocabulary, variable

LONGEST, DEEPEST = 500, 12
HEAVIEST = 2_000  # names that one expression asks, those of the formulas in it counted, too
COMPARE: dict[type, Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
ONE_SIGN = re.compile(r"(?<![=!<>:])(?<![=!<>:] )=(?!=| =)")
FORMULAS = {"condition": YES_NO, "sum": NUMBER}
SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}  # those that a page has words for
REVERSED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}


class ExpressionError(Exception):
    """An expression that is none; `code` is the diagnostic's, `facts` what its wording names."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Asks:
    """What an expression reads: `("visited", "ford")`, `("trust", "")`, `("seal", "north")` of a shelf of the game."""

    name: str
    key: str


@dataclass(frozen=True)
class Expression:
    """An expression that was checked: its kind, how to get its value from a scene, and what it reads."""

    source: str
    kind: Kind
    get: Callable[[Any], Any]
    asks: tuple[Asks, ...]
    simple: tuple[str, str, int] | None = None  # ("party.gold", ">=", 2), when it is one such comparison
    uses: frozenset[str] = frozenset()  # the cover's formulas that it names


def parse(
    source: str, vocabulary: Vocabulary, book: Book, wanted: Kind | None = YES_NO, above: int | None = None
) -> Expression:
    """The expression, checked against what the game and the book declare; ExpressionError otherwise.

    `above`: the line of a cover's formula, which may use those that stand above it.
    """
    source = source.strip()
    if len(source) > LONGEST:
        raise ExpressionError("J208", most=LONGEST)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "2 is not callable" and the like: said by our own diagnostics
            tree = ast.parse(source, mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        if (doubled := ONE_SIGN.sub("==", source)) != source:
            raise ExpressionError("J213", source=source[:80], near=doubled[:80]) from None
        raise ExpressionError("J201", source=source[:80]) from None
    reader = _Reader(vocabulary, book, above)
    try:
        kind, get = reader.read(tree)
    except RecursionError:  # so deep that not even the message about it can be written
        raise ExpressionError("J208", most=DEEPEST) from None
    if wanted is not None and kind is not wanted:
        raise ExpressionError("J204", source=source[:80], wanted=wanted.name, got=kind.name)
    if len(reader.asks) > HEAVIEST:
        raise ExpressionError("J208", most=HEAVIEST)
    return Expression(source, kind, get, tuple(reader.asks), _simple(tree), frozenset(reader.uses))


def formula(name: str, vocabulary: Vocabulary, book: Book) -> Expression:
    """What a cover gives that name, ready to be asked; ExpressionError where it cannot be read."""
    made = book.formulas[name]
    return parse(made.source, vocabulary, book, FORMULAS[made.kind], made.line)


class _Reader:
    def __init__(self, vocabulary: Vocabulary, book: Book, above: int | None = None) -> None:
        self.vocabulary = vocabulary
        self.names = vocabulary.all_names
        self.book = book
        self.above = above
        self.asks: list[Asks] = []
        self.uses: set[str] = set()

    def read(self, node: ast.expr, depth: int = 0) -> tuple[Kind, Callable[[Any], Any]]:
        if depth > DEEPEST:
            raise ExpressionError("J208", most=DEEPEST)
        match node:
            case ast.Constant(value=bool()):
                value = node.value
                return YES_NO, lambda scene: value
            case ast.Constant(value=int() as number):
                if abs(number) > 10**6:
                    raise ExpressionError("J208", most=10**6)
                return NUMBER, lambda scene: number
            case ast.Name():
                return self._name(node.id)
            case ast.Attribute():
                return self._member(node, depth)
            case ast.Subscript():
                return self._keyed(node, depth)
            case ast.Call():
                return self._call(node, depth)
            case ast.UnaryOp(op=ast.Not()):
                inner = self._of(YES_NO, node.operand, depth)
                return YES_NO, lambda scene: None if (held := inner(scene)) is None else not held
            case ast.UnaryOp(op=ast.USub()):
                inner = self._of(NUMBER, node.operand, depth)
                return NUMBER, lambda scene: None if (value := inner(scene)) is None else -value
            case ast.BoolOp():
                return YES_NO, self._joined(node, depth)
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                left, right = self._of(NUMBER, node.left, depth), self._of(NUMBER, node.right, depth)
                does = operator.add if isinstance(node.op, ast.Add) else operator.sub
                return NUMBER, _both(left, right, does)
            case ast.Compare():
                return YES_NO, self._compared(node, depth)
        raise ExpressionError("J201", source=ast.unparse(node)[:80])

    def _of(self, kind: Kind, node: ast.expr, depth: int) -> Callable[[Any], Any]:
        found, get = self.read(node, depth + 1)
        if found is not kind:
            raise ExpressionError("J203", source=ast.unparse(node)[:80], wanted=kind.name, got=found.name)
        return get

    def _name(self, name: str) -> tuple[Kind, Callable[[Any], Any]]:
        if name in self.book.formulas:
            return self._formula(name)
        member = variable(name) if name in self.book.variables else self.names.get(name)
        if member is None:
            near = guess(name, self.names, self.book.variables, self.book.formulas)
            raise ExpressionError("J202", name=name[:40], near=near)
        self.asks.append(Asks(name, ""))
        return member.kind, member.get

    def _formula(self, name: str) -> tuple[Kind, Callable[[Any], Any]]:
        """What the cover named; one that cannot be read was accused there, and nobody can know what it comes to."""
        if self.above is not None and self.book.formulas[name].line >= self.above:
            raise ExpressionError("J212", name=name[:40])
        kind, ready = FORMULAS[self.book.formulas[name].kind], self.book.made_ready
        if name not in ready:
            try:
                ready[name] = formula(name, self.vocabulary, self.book)
            except ExpressionError:
                ready[name] = Expression(name, kind, lambda scene: None, ())
        self.uses.add(name)
        self.asks += ready[name].asks
        return kind, ready[name].get

    def _found(self, node: ast.Attribute, depth: int) -> tuple[Member, Callable[[Any], Any]]:
        kind, of = self.read(node.value, depth + 1)
        member = kind.members.get(node.attr)
        if member is None:
            owner = ast.unparse(node.value)
            near = nearest(node.attr, kind.members)
            raise ExpressionError("J202", name=f"{owner}.{node.attr}"[:60], near=near and f"{owner}.{near}")
        self.asks.append(Asks(ast.unparse(node)[:60], ""))
        return member, of

    def _member(self, node: ast.Attribute, depth: int) -> tuple[Kind, Callable[[Any], Any]]:
        member, of = self._found(node, depth)
        if member.takes:
            raise ExpressionError("J203", source=ast.unparse(node)[:80], wanted="number", got="question")
        get = member.get
        return member.kind, lambda scene: get(of(scene))

    def _call(self, node: ast.Call, depth: int) -> tuple[Kind, Callable[[Any], Any]]:
        if not isinstance(node.func, ast.Attribute) or node.keywords:
            raise ExpressionError("J201", source=ast.unparse(node)[:80])
        member, of = self._found(node.func, depth)
        if member.takes != len(node.args) or not member.takes:
            raise ExpressionError("J203", source=ast.unparse(node)[:80], wanted="number", got="question")
        asked = [self._of(NUMBER, argument, depth) for argument in node.args]
        get = member.get
        return member.kind, lambda scene: get(of(scene), *[argument(scene) for argument in asked])

    def _keyed(self, node: ast.Subscript, depth: int) -> tuple[Kind, Callable[[Any], Any]]:
        kind, of = self.read(node.value, depth + 1)
        keyed = kind.keyed
        if keyed is None or not isinstance(node.slice, ast.Constant) or isinstance(node.slice.value, bool):
            raise ExpressionError("J201", source=ast.unparse(node)[:80])
        key = node.slice.value
        if keyed.number and not isinstance(key, int):
            raise ExpressionError("J203", source=ast.unparse(node)[:80], wanted="number", got="words")
        if not keyed.number and not isinstance(key, str):
            raise ExpressionError("J205", shelf=kind.name, key=str(key)[:60], near="")
        if keyed.keys is not None and key not in (known := keyed.keys(self.book)):
            raise ExpressionError("J205", shelf=kind.name, key=str(key)[:60], near=guess(str(key), known))
        self.asks.append(Asks(kind.name, str(key)))
        get = keyed.get
        return keyed.kind, lambda scene: get(of(scene), key)

    def _joined(self, node: ast.BoolOp, depth: int) -> Callable[[Any], Any]:
        parts = [self._of(YES_NO, value, depth) for value in node.values]
        settles = isinstance(node.op, ast.Or)  # one yes settles an "or", one no settles an "and"

        def joined(scene: Any) -> bool | None:
            unknown = False
            for part in parts:
                held = part(scene)
                if held is settles:
                    return settles
                unknown = unknown or held is None
            return None if unknown else not settles

        return joined

    def _compared(self, node: ast.Compare, depth: int) -> Callable[[Any], Any]:
        values = [self._of(NUMBER, value, depth) for value in (node.left, *node.comparators)]
        unknown = [sign for sign in node.ops if type(sign) not in COMPARE]
        if unknown:
            raise ExpressionError("J201", source=ast.unparse(node)[:80])
        links = [
            _both(left, right, COMPARE[type(sign)])
            for left, right, sign in zip(values[:-1], values[1:], node.ops, strict=True)
        ]
        if len(links) == 1:
            constant = node.comparators[0]
            if isinstance(constant, ast.Constant):  # by far the commonest
                left, number, does = values[0], constant.value, COMPARE[type(node.ops[0])]
                return lambda scene: None if (value := left(scene)) is None else does(value, number)
            return links[0]

        def all_hold(scene: Any) -> bool | None:
            held = [link(scene) for link in links]
            return False if False in held else None if None in held else True

        return all_hold


def _both(left: Callable, right: Callable, does: Callable) -> Callable[[Any], Any]:
    def value(scene: Any) -> Any:
        one, other = left(scene), right(scene)
        return None if one is None or other is None else does(one, other)

    return value


def _simple(node: ast.expr) -> tuple[str, str, int] | None:
    """A comparison such as `party.gold >= 2`, which a page can word by itself."""
    match node:
        case ast.Compare(left=asked, ops=[sign], comparators=[ast.Constant(value=int() as number)]):
            written = SIGNS.get(type(sign))
        case ast.Compare(left=ast.Constant(value=int() as number), ops=[sign], comparators=[asked]):
            written = REVERSED.get(SIGNS.get(type(sign), ""))
        case _:
            return None
    plain = isinstance(asked, ast.Attribute) and isinstance(asked.value, ast.Name)
    return (ast.unparse(asked), written, number) if plain and written else None
