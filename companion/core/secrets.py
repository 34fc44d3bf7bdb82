"""Secrets: what not everybody may see. A field of a state, or an argument of a move, says so where it is declared.

Everybody else is told that something is there, and not what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

import jsonpointer
import msgspec
from msgspec import inspect as types

from .difference import Operation, Patch, Plain
from .viewer import NOBODY, Viewer

HIDDEN = "•"  # stands where a secret is
Place = tuple[str, ...]  # a path into a state, part by part
Whose = Literal["", "seat", "nobody"]

OF_SEAT = msgspec.Meta(extra={"secret": "seat"})
"""Of a field: only its seat may see it. It lies in a list of the seats' things, which stand clockwise from seat 1.
Of an argument: only the seat `who` may see it, which makes the move."""
WHOLLY_OF_SEAT = msgspec.Meta(extra={"secret": "seat", "wholly": True})
"""As OF_SEAT, where it would betray the secret that something was left empty, or how many there are."""
OF_EACH_SEAT = msgspec.Meta(extra={"secret": "seat", "by_seat": True})
"""Of a mapping by the numbers of the seats: what each has there, only that seat may see; everybody, that it has."""
OF_NOBODY = msgspec.Meta(extra={"secret": "nobody"})
"""Of a field: it lies face down, and what is missing there would tell what is in somebody's hand."""


def of_nobody(*keys: str) -> msgspec.Meta:
    """As OF_NOBODY, of what a mapping has at these keys."""
    return msgspec.Meta(extra={"secret": "nobody", "keys": keys})


@dataclass(frozen=True)
class Hiding:
    """What a type hides: all of it (`whose`), or something in its fields, its keys, each of its items."""

    whose: Whose = ""
    fields: Mapping[str, Hiding] = field(default_factory=dict)
    each: Hiding | None = None
    listed: bool = False  # its items stand in a list
    by_seat: bool = False  # its keys are the numbers of the seats whose its items are
    wholly: bool = False  # not even that nothing is there is told

    def within(self, part: str) -> Hiding | None:
        """What is hidden in that part of it."""
        return self.fields.get(part, self.each)

    def whose_is(self, part: str, seat: int | None) -> int | None:
        """Whose that part of it is: `seat`'s, unless it says so itself."""
        if self.by_seat:
            return int(part) if part.isdecimal() else None
        return int(part) + 1 if self.listed and seat is None and part.isdecimal() else seat


@cache
def hiding(kind: Any) -> Hiding | None:
    """What a state or the arguments of a move hide, as they are declared; None: nothing."""
    return _hiding(types.type_info(kind), ())


def _hiding(kind: types.Type, above: tuple[type, ...]) -> Hiding | None:
    if isinstance(kind, types.Metadata):
        said = (kind.extra or {}).get("secret", "")
        keys = (kind.extra or {}).get("keys")
        if keys:
            return Hiding(fields={key: Hiding(said) for key in keys})
        if (kind.extra or {}).get("by_seat"):
            return Hiding(each=Hiding(said), by_seat=True)
        return Hiding(said, wholly=bool((kind.extra or {}).get("wholly"))) if said else _hiding(kind.type, above)
    if isinstance(kind, types.UnionType):
        found = [one for inner in kind.types if (one := _hiding(inner, above))]
        fields = {name: inner for one in found for name, inner in one.fields.items()}
        many = next((one for one in found if one.each), Hiding())
        return Hiding("", fields, many.each, many.listed, many.by_seat) if found else None
    if isinstance(kind, types.StructType):
        if kind.cls in above:  # what lies in itself hides there what it hides here, and no state of ours does
            return None
        declared = {one.encode_name: _hiding(one.type, (*above, kind.cls)) for one in kind.fields}
        fields = {name: inner for name, inner in declared.items() if inner}
        return Hiding(fields=fields) if fields else None
    if isinstance(kind, types.DictType):
        inner = _hiding(kind.value_type, above)
        return Hiding(each=inner) if inner else None
    if isinstance(kind, types.ListType):
        inner = _hiding(kind.item_type, above)
        return Hiding(each=inner, listed=True) if inner else None
    if isinstance(kind, (types.SetType, types.VarTupleType)) and _hiding(kind.item_type, above):
        raise TypeError("a secret lies in a list, a mapping or a field: elsewhere nobody looks for it")
    return None


def place_of(path: str) -> Place:
    """A JSON pointer as a place in the state; jsonpointer's own error for one that is none."""
    return tuple(jsonpointer.JsonPointer(path).parts)


def veiled(value: Any, hidden: Hiding | None, viewer: Viewer, seat: int | None = None) -> Any:
    """A state, typed or plain, a part of it or a move's arguments, as a viewer may see them. The value stays as it is.

    `hidden`: what its type hides; `seat`: whose things these are.
    """
    if hidden is None or viewer.whole:
        return value
    if hidden.whose:
        return value if viewer.sees(_owner(hidden, seat)) else HIDDEN if hidden.wholly else _hidden(value)
    if isinstance(value, msgspec.Struct):
        shown = copy(value)
        for name in hidden.fields:
            inner = veiled(getattr(value, name), hidden.within(name), viewer, seat)
            msgspec.structs.force_setattr(shown, name, inner)
        return shown
    if isinstance(value, dict):
        inner = ((key, hidden.within(str(key)), hidden.whose_is(str(key), seat)) for key in value)
        return {key: veiled(value[key], kind, viewer, whose) for key, kind, whose in inner}
    if isinstance(value, list) and hidden.listed:
        return [veiled(one, hidden.each, viewer, hidden.whose_is(str(at), seat)) for at, one in enumerate(value)]
    return value


def hidden_fields(hidden: Hiding | None, name: str = "") -> Iterator[str]:
    """The fields that hide something from somebody, by their names; some twice."""
    if hidden is None:
        return
    if hidden.whose:
        yield name
    for part, inner in hidden.fields.items():
        yield from hidden_fields(inner, part if part.isidentifier() else name)  # a key of a mapping is no field
    yield from hidden_fields(hidden.each, name)


def _owner(hidden: Hiding, seat: int | None) -> int | None:
    """Whose secret it is; one of a seat that is not known is nobody's."""
    return NOBODY if hidden.whose == "nobody" or seat is None else seat


def _hidden(value: Any) -> Any:
    if isinstance(value, list):
        return [_hidden(inner) if isinstance(inner, list) else HIDDEN for inner in value]
    return HIDDEN if _something(value) else value


def _something(value: Any) -> bool:
    """Whether there is something to hide: 0 and "no" are as much of a secret as any other number or answer."""
    return bool(value) or isinstance(value, (int, float))


def _at(place: Place, hidden: Hiding | None) -> tuple[Hiding | None, int | None, int]:
    """What is hidden at a place, or around it; whose things these are; and how deep the secret begins."""
    seat, depth = None, 0
    for depth, part in enumerate(place):
        if hidden is None or hidden.whose:
            return hidden, seat, depth
        seat, hidden = hidden.whose_is(part, seat), hidden.within(part)
    return hidden, seat, len(place)


def veiled_at(value: Any, place: Place, hidden: Hiding | None, viewer: Viewer) -> Any:
    """What stands at a place of the state, as a viewer may see it."""
    found, seat, depth = _at(place, hidden)
    if found and found.whose and depth < len(place) and not viewer.sees(_owner(found, seat)):
        return HIDDEN if _something(value) else value  # one of a pile
    return veiled(value, found, viewer, seat)


def veiled_patch(patch: Patch, hidden: Hiding | None, viewer: Viewer) -> Patch:
    """A difference as a viewer may see it.

    A pile or a hand that it may not look into has changed, and that is all: where in it, and in how many steps, would
    betray what was drawn from a pile whose beginning is known.
    """
    shown: Patch = []
    for operation in patch:
        place = place_of(operation["path"])
        found, seat, depth = _at(place, hidden)
        if found and found.whose and not viewer.sees(_owner(found, seat)):
            within = "/".join(operation["path"].split("/")[: depth + 1])
            whole: Operation = {"op": "replace", "path": within, "value": HIDDEN}
            if whole not in shown:
                shown.append(whole)
            continue
        if "value" in operation:
            operation = {**operation, "value": veiled(operation["value"], found, viewer, seat)}
        shown.append(operation)
    return shown


def veiled_args(args: Mapping[str, Any], arguments: type[msgspec.Struct], viewer: Viewer) -> Plain:
    """A move's arguments as a viewer may see them: some only the seat that made it."""
    who = args.get("who")
    return veiled(dict(args), hiding(arguments), viewer, who if isinstance(who, int) else None)
