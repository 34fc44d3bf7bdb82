"""Keys of writes: a tap that is sent again, for its answer was lost, is done once and answered as the first time.

A key belongs to who named it: what another device did is neither done again by it nor told to whoever guesses it.
"""

from __future__ import annotations

import re
import secrets

from flask import Flask, request

from ..core.errors import BadArguments
from ..core.message import say
from ..store.keys import Once, digest, once
from .viewers import device, viewer

HEADER = "Idempotency-Key"
FORM = re.compile(r"[!-~]{1,200}")


def asker() -> str:
    """Whose a key is: the device that names it, and the seat for which it asks."""
    who = device()
    return f"{who.id if who else ''} {viewer().name}"


def write_of(kind: str, *asked: bytes) -> Once | None:
    """The key that the request names, and what it stands for: its address and what it asks; BadArguments."""
    key = request.headers.get(HEADER, "")
    if key and not FORM.fullmatch(key):
        raise BadArguments(HEADER, say("key-odd", field=HEADER))
    return once(f"{kind} {asker()} {key}" if key else "", request.path.encode(), *asked)


def tapped() -> Once | None:
    """The key of a tap on a table's page, made by the browser for each tap; without JavaScript there is none."""
    return write_of("tap", repr(_fields()).encode())


def page_key() -> str:
    """A key for a form that makes a table: sent twice, by a double tap or a reload, it makes one."""
    return secrets.token_urlsafe(12)


def page_write(*asked: bytes) -> Once | None:
    """The key of the form that was sent. Its other fields are part of it: whoever changes them means another table."""
    key = request.form.get("key", "")[:80]
    what = digest(request.path.encode(), repr(_fields()).encode(), *asked)
    return Once(f"page {asker()} {key} {what}", what) if key else None


def _fields() -> list[tuple[str, str]]:
    return sorted((name, value) for name, value in request.form.items(multi=True) if name != "key")


def init_app(app: Flask) -> None:
    """Give the forms that make tables their keys."""
    app.jinja_env.globals["page_key"] = page_key
