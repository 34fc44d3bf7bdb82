"""Conditions as formulas over what is known: which answers they may give when some of it is and the rest is not.

A number that several things are added up to is one quantity, whatever its parts are; two quantities know nothing of
each other. So more may seem possible than is, never less: what no formula gives never happens.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import inf, prod
from typing import Any, Literal, NamedTuple

from ..book import Book
from ..expressions import COMPARE

Bounds = tuple[float, float]
Knows = Callable[["Atom"], "bool | None | Bounds"]
MOST_CASES = 4096  # that are looked at in one formula: beyond, everything seems possible
MOST_NAMED = 500  # of the cover's formulas that are looked up for one condition
NEGATED: Mapping[type, type] = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE}  # by minus one
ANY: Bounds = (-inf, inf)
LEAST, MOST = -999, 999  # of a book's own variables


class Atom(NamedTuple):
    """Something that a condition reads: how often a passage was read, a choice, a variable, a roll, a word of the game.

    `touched` is read by doors alone: whether the book has changed what they hang on.
    """

    kind: Literal["times", "chosen", "variable", "roll", "game", "touched"]
    key: str
    number: bool

    @property
    def source(self) -> str:
        """As a condition would write it."""
        return f'{self.kind}["{self.key}"]' if self.kind in ("times", "chosen") else self.key

    @property
    def bounds(self) -> Bounds:
        """Between which numbers it lies when nothing else is known of it."""
        known = {"times": (0, inf), "variable": (LEAST, MOST), "roll": (1, 100)}
        return known.get(self.kind, ANY)


Quantity = tuple[tuple[Atom, int], ...]
Node = tuple[Any, ...]


class NoProposition(Exception):
    """An expression that is none; the diagnostics of the book say so already."""


@dataclass(frozen=True)
class Proposition:
    """A condition: its yes and no from bare facts (`truths`), and from how quantities compare with numbers (`sums`)."""

    source: str
    node: Node
    truths: tuple[Atom, ...]
    sums: tuple[Quantity, ...]

    @cached_property
    def atoms(self) -> tuple[Atom, ...]:
        """Everything that it reads."""
        parts = (atom for sum_ in self.sums for atom, _ in sum_)
        return tuple(dict.fromkeys((*self.truths, *parts)))

    @cached_property
    def corners(self) -> tuple[tuple[int, ...], ...]:
        """For each sum the numbers at which an answer may change."""
        found: list[set[int]] = [set() for _ in self.sums]
        for at, number in _compared(self.node):
            found[at] |= {number - 1, number, number + 1}
        return tuple(tuple(sorted(one)) for one in found)

    def answers(self, known: Knows) -> tuple[bool, bool]:
        """Whether it may be yes, and whether it may be no."""
        truths = [(value,) if (value := known(atom)) is not None else (True, False) for atom in self.truths]
        sums = [_points(_bounds(sum_, known), corners) for sum_, corners in zip(self.sums, self.corners, strict=True)]
        yes = no = False
        cases = 0
        for case in product(*truths, *sums):
            held = _holds(self.node, case, len(truths))
            yes, no, cases = yes or held, no or not held, cases + 1
            if yes and no:
                break
            if cases > MOST_CASES:
                return True, True
        return yes, no


def nothing_known(atom: Atom) -> bool | None | Bounds:
    """What is known of an atom where nothing is."""
    return atom.bounds if atom.number else None


def _points(bounds: Bounds, corners: tuple[int, ...]) -> list[float]:
    low, high = bounds
    if low == high:
        return [low]
    points = [float(corner) for corner in corners if low <= corner <= high]
    points += [bound for bound in bounds if abs(bound) != inf]
    return list(dict.fromkeys(points)) or [0.0]


def _bounds(sum_: Quantity, known: Knows) -> Bounds:
    low = high = 0.0
    for atom, factor in sum_:
        bounds = known(atom)
        assert isinstance(bounds, tuple)
        ends = bounds[0] * factor, bounds[1] * factor
        low, high = low + min(ends), high + max(ends)
    return low, high


def _holds(node: Node, case: tuple[Any, ...], sums_from: int) -> bool:
    match node:
        case ("is", value):
            return value
        case ("truth", at):
            return case[at]
        case ("sum", at, sign, number):
            return COMPARE[sign](case[sums_from + at], number)
        case ("not", inner):
            return not _holds(inner, case, sums_from)
        case ("and", parts):
            return all(_holds(part, case, sums_from) for part in parts)
        case ("or", parts):
            return any(_holds(part, case, sums_from) for part in parts)
    raise AssertionError(node)


def _compared(node: Node) -> Iterator[tuple[int, int]]:
    match node:
        case ("sum", at, _, number):
            yield at, number
        case ("not", inner):
            yield from _compared(inner)
        case ("and" | "or", parts):
            for part in parts:
                yield from _compared(part)


class _Reader:
    def __init__(self, book: Book) -> None:
        self.book = book
        self.named = 0
        self.truths: list[Atom] = []
        self.sums: list[Quantity] = []

    def condition(self, node: ast.expr) -> Node:
        match node:
            case ast.Constant(value=bool() as value):
                return ("is", value)
            case ast.UnaryOp(op=ast.Not()):
                return ("not", self.condition(node.operand))
            case ast.BoolOp():
                joined = "and" if isinstance(node.op, ast.And) else "or"
                return (joined, [self.condition(value) for value in node.values])
            case ast.Compare():
                values = [node.left, *node.comparators]
                links = [
                    self._link(left, type(sign), right)
                    for left, sign, right in zip(values[:-1], node.ops, values[1:], strict=True)
                ]
                return links[0] if len(links) == 1 else ("and", links)
            case ast.Subscript(value=ast.Name(id="visited"), slice=ast.Constant(value=str() as id)):
                return self._at_least_once(id)
            case ast.Subscript(value=ast.Name(id="chosen"), slice=ast.Constant(value=str() as key)):
                return self._truth(Atom("chosen", key, False))
            case ast.Name(id=name) if name in self.book.formulas:
                return self.condition(self._named(name))
            case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call():
                return self._truth(Atom("game", ast.unparse(node).replace("'", '"'), False))
        raise NoProposition

    def _named(self, name: str) -> ast.expr:
        """What the cover gives that name."""
        self.named += 1
        if self.named > MOST_NAMED:
            raise NoProposition
        return ast.parse(self.book.formulas[name].source.strip(), mode="eval").body

    def _at_least_once(self, id: str) -> Node:
        return ("sum", self._sum(((Atom("times", id, True), 1),)), ast.GtE, 1)

    def _truth(self, atom: Atom) -> Node:
        if atom not in self.truths:
            self.truths.append(atom)
        return ("truth", self.truths.index(atom))

    def _sum(self, sum_: Quantity) -> int:
        if sum_ not in self.sums:
            self.sums.append(sum_)
        return self.sums.index(sum_)

    def _link(self, left: ast.expr, sign: type, right: ast.expr) -> Node:
        factors: dict[Atom, int] = {}
        number = -self._added(left, 1, factors) - self._added(right, -1, factors)
        parts = tuple(sorted((atom, factor) for atom, factor in factors.items() if factor))
        if sign not in COMPARE:
            raise NoProposition
        if not parts:
            return ("is", COMPARE[sign](0, number))
        if parts[0][1] < 0:
            parts = tuple((atom, -factor) for atom, factor in parts)
            number, sign = -number, NEGATED.get(sign, sign)
        return ("sum", self._sum(parts), sign, number)

    def _added(self, node: ast.expr, factor: int, factors: dict[Atom, int]) -> int:
        """Add what stands there to `factors`; returns the part that is a bare number."""
        match node:
            case ast.Constant(value=int() as number):
                return factor * number
            case ast.UnaryOp(op=ast.USub()):
                return self._added(node.operand, -factor, factors)
            case ast.BinOp(op=ast.Add() | ast.Sub()):
                sign = factor if isinstance(node.op, ast.Add) else -factor
                return self._added(node.left, factor, factors) + self._added(node.right, sign, factors)
            case ast.Name(id=name) if name in self.book.formulas:
                return self._added(self._named(name), factor, factors)
            case ast.Name(id="roll"):
                atom = Atom("roll", "roll", True)
            case ast.Name(id=name) if name in self.book.variables:
                atom = Atom("variable", name, True)
            case ast.Subscript(value=ast.Name(id="times"), slice=ast.Constant(value=str() as id)):
                atom = Atom("times", id, True)
            case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call():
                atom = Atom("game", ast.unparse(node).replace("'", '"'), True)
            case _:
                raise NoProposition
        factors[atom] = factors.get(atom, 0) + factor
        return 0


def proposition(source: str, book: Book) -> Proposition:
    """The formula of a condition as it is written; NoProposition for what is no condition."""
    try:
        tree = ast.parse(source.strip(), mode="eval").body
        reader = _Reader(book)
        node = reader.condition(tree)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise NoProposition from None
    return Proposition(source.strip(), node, tuple(reader.truths), tuple(reader.sums))


def together(formulas: list[Proposition], known: Knows) -> set[tuple[bool, ...]]:
    """Every way in which several conditions may be answered at once; what they share is the same for all of them."""
    truths = list(dict.fromkeys(atom for one in formulas for atom in one.truths))
    sums = list(dict.fromkeys(sum_ for one in formulas for sum_ in one.sums))
    corners: dict[Quantity, set[int]] = {sum_: set() for sum_ in sums}
    for one in formulas:
        for sum_, points in zip(one.sums, one.corners, strict=True):
            corners[sum_].update(points)
    values: list[list[Any]] = []
    for atom in truths:
        value = known(atom)
        values.append([value] if value is not None else [True, False])
    values += [_points(_bounds(sum_, known), tuple(sorted(corners[sum_]))) for sum_ in sums]
    if prod(len(one) for one in values) > MOST_CASES:
        each = [one.answers(known) for one in formulas]
        return set(product(*([True] * yes + [False] * no for yes, no in each)))
    own = [
        ([truths.index(atom) for atom in one.truths] + [len(truths) + sums.index(sum_) for sum_ in one.sums])
        for one in formulas
    ]
    return {
        tuple(
            _holds(one.node, tuple(case[at] for at in places), len(one.truths))
            for one, places in zip(formulas, own, strict=True)
        )
        for case in product(*values)
    }
