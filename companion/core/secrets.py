"""Secrets: what only one seat may see. Everybody else is told that something is there, and not what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import jsonpointer

from .difference import Patch, Plain

HIDDEN = "•"  # stands where a secret is
Place = tuple[str, ...]  # a path into the state, part by part
Owner = Callable[[Place, Plain], int | None]  # whose secret stands at a place; None: everybody may see it


def veiled(plain: Plain, owner: Owner, seat: int | None = None) -> Plain:
    """The state as a seat may see it (None: as everybody may): other seats' secrets are hidden."""
    return _veiled(plain, (), plain, owner, seat)


def veiled_patch(patch: Patch, plain: Plain, owner: Owner, seat: int | None = None) -> Patch:
    """A difference as a seat may see it; `plain` is any state of that table, to know whose is what."""
    shown = []
    for operation in patch:
        place = tuple(jsonpointer.JsonPointer(operation["path"]).parts)
        if "value" in operation:
            operation = {**operation, "value": _veiled(operation["value"], place, plain, owner, seat)}
        shown.append(operation)
    return shown


def veiled_args(args: Mapping[str, Any], secret: Iterable[str], seat: int | None = None) -> dict[str, Any]:
    """A move's arguments as a seat may see them: the `secret` ones are hidden, but from the seat that made it."""
    if seat is not None and args.get("who") == seat:
        return dict(args)
    return {name: _hidden(value) if name in secret else value for name, value in args.items()}


def _hidden(value: Any) -> Any:
    return [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN if value else value


def _veiled(value: Any, place: Place, plain: Plain, owner: Owner, seat: int | None) -> Any:
    whose = owner(place, plain)
    if whose is not None:
        return value if whose == seat else _hidden(value)
    if isinstance(value, dict):
        return {key: _veiled(inner, (*place, str(key)), plain, owner, seat) for key, inner in value.items()}
    if isinstance(value, list):
        return [_veiled(inner, (*place, str(at)), plain, owner, seat) for at, inner in enumerate(value)]
    return value
