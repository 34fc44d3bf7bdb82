"""Secrets: what only one seat may see. Everybody else is told that something is there, and not what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import jsonpointer

from .difference import Operation, Patch, Plain

HIDDEN = "•"  # stands where a secret is
NOBODY = 0  # no seat
Place = tuple[str, ...]  # a path into the state, part by part
Owner = Callable[[Place], int | None]  # whose secret stands at a place; None: everybody may see it


def place_of(path: str) -> Place:
    """A JSON pointer as a place in the state; jsonpointer's own error for one that is none."""
    return tuple(jsonpointer.JsonPointer(path).parts)


def veiled(plain: Plain, owner: Owner, seat: int | None = None) -> Plain:
    """The state as a seat may see it (None: as everybody may): other seats' secrets are hidden."""
    return veiled_value(plain, (), owner, seat)


def veiled_patch(patch: Patch, owner: Owner, seat: int | None = None) -> Patch:
    """A difference as a seat may see it.

    A pile or a hand that it may not look into has changed, and that is all: where in it, and in how many steps, would
    betray what was drawn from a pile whose beginning is known.
    """
    shown: Patch = []
    for operation in patch:
        place = place_of(operation["path"])
        if (depth := _depth_of_secret(place, owner, seat)) is not None:
            within = "/".join(operation["path"].split("/")[: depth + 1])
            whole: Operation = {"op": "replace", "path": within, "value": HIDDEN}
            if whole not in shown:
                shown.append(whole)
            continue
        if "value" in operation:
            operation = {**operation, "value": veiled_value(operation["value"], place, owner, seat)}
        shown.append(operation)
    return shown


def _depth_of_secret(place: Place, owner: Owner, seat: int | None) -> int | None:
    """How deep the secret lies that a place is in, or the pile that it lies in; None: the place is no secret."""
    for depth in range(1, len(place) + 1):
        whose = owner(place[:depth])
        if whose is not None:
            in_pile = place[depth - 1].isdigit() or place[depth - 1] == "-"
            return None if whose == seat else depth - in_pile
    return None


def veiled_args(args: Mapping[str, Any], secret: Iterable[str], seat: int | None = None) -> dict[str, Any]:
    """A move's arguments as a seat may see them: the `secret` ones are hidden, but from the seat that made it."""
    if seat is not None and args.get("who") == seat:
        return dict(args)
    return {name: _hidden(value) if name in secret else value for name, value in args.items()}


def _hidden(value: Any) -> Any:
    return [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN if value else value


def veiled_value(value: Any, place: Place, owner: Owner, seat: int | None = None) -> Any:
    """What stands at a place of the state, as a seat may see it."""
    whose = owner(place)
    if whose is not None:
        return value if whose == seat else _hidden(value)
    if isinstance(value, dict):
        return {key: veiled_value(inner, (*place, str(key)), owner, seat) for key, inner in value.items()}
    if isinstance(value, list):
        return [veiled_value(inner, (*place, str(at)), owner, seat) for at, inner in enumerate(value)]
    return value
