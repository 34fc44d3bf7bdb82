"""Places in a state: whether each step of a JSON Pointer names a fact, is a key of the game's, or counts in a list."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec import inspect as types

PathStep = Literal["fact", "key", "nth"]


def steps(state: type[msgspec.Struct] | None, path: str) -> Iterator[tuple[PathStep, str]]:
    """The steps of a path with what each of them is, as the state is declared. A number may be a key, too."""
    kind = _declared(state) if state is not None else None
    for part in path.split("/")[1:]:
        name = part.replace("~1", "/").replace("~0", "~")
        step, kind = _within(kind, name)
        counts = name.isascii() and name.isdecimal() and len(name) < 10
        yield ("nth" if counts else "fact") if step is None else step, name


@cache
def _declared(state: type[msgspec.Struct]) -> types.Type:
    """The whole tree of a state's types: it is the same for as long as the program runs, and slow to build."""
    return types.type_info(state)


def _within(kind: types.Type | None, name: str) -> tuple[PathStep | None, types.Type | None]:
    """What a step of a path is by the declaration, and what lies there; None where it does not say."""
    if isinstance(kind, types.Metadata):
        return _within(kind.type, name)
    if isinstance(kind, types.UnionType):
        found = (_within(one, name) for one in kind.types)
        return next((one for one in found if one[0] is not None), (None, None))
    if isinstance(kind, types.StructType) and not kind.array_like:
        return next((("fact", one.type) for one in kind.fields if one.encode_name == name), (None, None))
    if isinstance(kind, types.DictType):
        return "key", kind.value_type
    if name.isdecimal() and isinstance(kind, (types.ListType, types.SetType, types.VarTupleType)):
        return "nth", kind.item_type
    return None, None
