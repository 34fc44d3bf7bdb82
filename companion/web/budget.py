"""An end for every page: its loops take so many turns and so long, and not more.

Bounds of the state keep loops short; this is for what nobody thought of. Every `{% for %}` of every template counts
its turns, for one page together, and looks now and then at how long its thread has worked. What goes beyond is an
error like any other: the page shows itself as one that cannot be drawn, and the thread is free again. Not covered: a
loop in Python code that a template calls, for which the bounds of the types are the only end.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any

from flask import Flask, g
from flask.templating import Environment
from jinja2 import nodes
from jinja2.visitor import NodeTransformer

TURNS = 50_000  # the heaviest page of the samples takes less than a fiftieth of it
SECONDS = 10.0  # of work: a page that waits, because the machine is busy with something else, is not to blame
LOOKED = 64  # turns between two looks at the clock, each of which asks the system: that was a tenth of a page
LARGEST = 4 * 2**20  # letters of one page


class EndlessPage(RuntimeError):
    """A page that takes too many turns, too long, or too much room."""


class Budget:
    """What is left to one page."""

    def __init__(self, turns: int, seconds: float) -> None:
        self.left = turns
        self.until = time.thread_time() + seconds

    def turn(self) -> None:
        """One more turn of a loop; EndlessPage when there is none left."""
        self.left -= 1
        if self.left < 0 or (self.left % LOOKED == 0 and time.thread_time() > self.until):
            raise EndlessPage("a page turns its loops without end")


def counted(things: Iterable[Any]) -> Iterator[Any]:
    """The same things, one turn each. It tells no length: Jinja counts for itself where `loop.length` is asked."""
    budget = g.get("budget")
    if budget is None:
        budget = g.budget = Budget(TURNS, SECONDS)
    for thing in things:
        budget.turn()
        yield thing


class _Loops(NodeTransformer):
    """Puts `counted` around what a loop goes through."""

    def visit_For(self, node: nodes.For) -> nodes.For:
        self.generic_visit(node)
        node.iter = nodes.Filter(node.iter, "counted", [], [], None, None, lineno=node.lineno)
        return node


class BoundedEnvironment(Environment):
    """Flask's own environment, whose loops have an end."""

    def _generate(self, source: nodes.Template, *rest: Any, **named: Any) -> str:
        return super()._generate(_Loops().visit(source), *rest, **named)


def init_app(app: Flask) -> None:
    """Give every template a budget of turns and time."""
    app.jinja_env.filters["counted"] = counted
