"""JSON with one long list in it, written piece by piece: what is long is never held in memory as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


def in_pieces(whole: msgspec.Struct, field: str, pieces: Iterator[list[Any]]) -> Iterator[bytes]:
    """`whole` as JSON; its empty list `field` is filled with the pieces, one after another."""
    before, _, after = msgspec.json.encode(whole).partition(f'"{field}":[]'.encode())
    yield before + f'"{field}":['.encode()
    comma = b""
    for piece in pieces:
        if piece:
            yield comma + msgspec.json.encode(piece)[1:-1]
            comma = b","
    yield b"]" + after
