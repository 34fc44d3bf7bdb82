"""Keys of writes: the same write sent again with the same key gets the answer of the first, and nothing doubles."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta

import msgspec

from ..core.errors import Refusal
from ..core.message import say
from .ledger import Look, Pen

KEPT = timedelta(days=7)  # a tablet that slept through a week does not ask again


class KeyUsed(Refusal):
    """The key stands for another write already."""

    def __init__(self) -> None:
        super().__init__(say("key-used"))


class Once(msgspec.Struct, frozen=True):
    """A write that may be sent again: its key, and a digest of what it asks for."""

    key: str
    asked: str


def once(key: str, *asked: bytes) -> Once | None:
    """A key with what it stands for; None where the write names no key."""
    return Once(key, digest(*asked)) if key else None


def digest(*parts: bytes) -> str:
    """The digest by which a request is known again."""
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


def made(look: Look, write: Once | None) -> tuple[str, int] | None:
    """The table and the revision that this write made when it was first sent; KeyUsed, when it was another one."""
    known = look.made(write.key) if write else None
    if write is None or known is None:
        return None
    asked, id, revision = known
    if asked != write.asked:
        raise KeyUsed()
    return id, revision


def remember(pen: Pen, write: Once | None, id: str, revision: int, at: str) -> None:
    """Keep what a write made, with the pen that makes it, and let go of keys that nobody will send again."""
    if write is not None:
        long_ago = (datetime.fromisoformat(at) - KEPT).isoformat(timespec="milliseconds")
        pen.keep_key(write.key, write.asked, id, revision, at, long_ago)
