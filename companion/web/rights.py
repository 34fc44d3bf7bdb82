"""What each address is for: whose it is to ask for it. Declared with the address, and asked at one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar

from flask import Flask, Response, current_app, redirect, request, url_for
from werkzeug.wrappers import Response as Answered

from ..core.errors import Refusal
from ..core.message import say
from ..core.viewer import KEEPERS, Role
from .viewers import asking, is_here

Right = Literal["anyone", "look", "play", "keep", "house", "here"]
RIGHT = "companion_right"  # where a view keeps its declaration
MAY: Mapping[Right, tuple[Role, ...]] = {
    "look": ("host", "chronicler", "player", "onlooker"),
    "play": ("host", "chronicler", "player"),
    "keep": KEEPERS,
    "house": ("host",),
}
V = TypeVar("V", bound=Callable)


class NotYours(Refusal):
    """A device asks for what its role is not for."""

    def __init__(self, right: Right) -> None:
        super().__init__(say(f"not-yours-{right}"))


class Stranger(Refusal):
    """Nobody knows who asks: they join first."""

    def __init__(self) -> None:
        super().__init__(say("stranger"))


def needs(right: Right) -> Callable[[V], V]:
    """Declare what the decorated view asks of whoever calls it.

    "anyone": nothing, strangers come here, too; "look": to have been let in; "play": to sit at the table or to keep it;
    "keep": to keep the table, as the chronicler and the host do; "house": to be the host; "here": to be the host at
    this machine itself, for what reaches into its folders or over all tables at once.
    """

    def declare(view: V) -> V:
        setattr(view, RIGHT, right)
        return view

    return declare


def right_of(endpoint: str | None) -> Right:
    """What an address asks for; one that says nothing is the host's."""
    view = current_app.view_functions.get(endpoint or "")
    return getattr(view, RIGHT, "house")


def role() -> Role | None:
    """The role of whoever asks; None for a stranger."""
    found = asking()
    return found.role if found else None


def may(right: Right) -> bool:
    """Whether whoever asks has that right."""
    if right == "here":
        return is_here() and role() == "host"
    return right == "anyone" or role() in MAY[right]


def mind_the_right() -> Answered | None:
    """Strangers are led to the door, and a device to what its role is for; NotYours, Stranger."""
    if request.endpoint is None and asking() is not None:
        return None  # there is nothing: whoever is in may know
    right = right_of(request.endpoint)
    if may(right):
        return None
    if asking() is not None:
        raise NotYours(right)
    if "HX-Request" in request.headers:
        return Response(status=401, headers={"HX-Redirect": url_for("joining.knock")})
    if request.method == "GET" and _wants_a_page():
        return redirect(url_for("joining.knock"), 303)
    raise Stranger()


def _wants_a_page() -> bool:
    wanted = request.accept_mimetypes
    return (not wanted or wanted.accept_html) and not request.path.startswith("/api/")


def init_app(app: Flask) -> None:
    """Ask every request whether it may."""
    app.before_request(mind_the_right)
    app.jinja_env.globals.update(may=may)
