"""What changed between two plain states, as a JSON Patch (RFC 6902), and the way back to the states from it.

Written here because the patch library compares everything in depth, which took half the time of a move: a branch that
is the same is seen to be so in one step, as text (to Python, True == 1 == 1.0).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, Required, TypedDict

import jsonpatch
import msgspec

Plain = dict[str, Any]
Operation = TypedDict(
    "Operation",
    {"op": Required[Literal["add", "remove", "replace", "move"]], "path": Required[str], "value": Any, "from": str},
    total=False,
)  # no "copy", which could make a state grow without bound
Patch = list[Operation]
_text = msgspec.json.encode


def difference(before: Plain, after: Plain) -> Patch:
    """The operations that lead from one state to the other, in order: only add, remove and replace."""
    return list(_changes(before, after, ""))


def patched(plain: Plain, patch: Patch) -> Plain:
    """The state after a difference; what comes in is left as it was."""
    return fold([patch], plain)


def fold(patches: Iterable[Patch], start: Plain | None = None) -> Plain:
    """The state after all these differences, one after another, from `start` (or from nothing)."""
    plain: Plain = msgspec.to_builtins(start or {})
    for patch in patches:  # copied, for the next patch may write into what this one put there
        plain = jsonpatch.apply_patch(plain, msgspec.to_builtins(patch), in_place=True)
    return plain


def _changes(old: Any, new: Any, path: str) -> Iterator[Operation]:
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _in_dict(old, new, path)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _in_list(old, new, path)
    elif _text(old) != _text(new):
        yield {"op": "replace", "path": path, "value": new}


def _in_dict(old: Plain, new: Plain, path: str) -> Iterator[Operation]:
    for key in [key for key in old if key not in new]:
        yield {"op": "remove", "path": f"{path}/{_escaped(key)}"}
    for key, value in new.items():
        if key not in old:
            yield {"op": "add", "path": f"{path}/{_escaped(key)}", "value": value}
        elif _text(old[key]) != _text(value):
            yield from _changes(old[key], value, f"{path}/{_escaped(key)}")


def _in_list(old: list[Any], new: list[Any], path: str) -> Iterator[Operation]:
    """What stands the same at both ends is left alone; between them items are changed in place, then taken or added."""
    was, now = [_text(item) for item in old], [_text(item) for item in new]
    shorter, first, last = min(len(was), len(now)), 0, 0
    while first < shorter and was[first] == now[first]:
        first += 1
    while last < shorter - first and was[-1 - last] == now[-1 - last]:
        last += 1
    both = shorter - last
    for place in range(first, both):
        if was[place] != now[place]:
            yield from _changes(old[place], new[place], f"{path}/{place}")
    for _ in range(both, len(old) - last):
        yield {"op": "remove", "path": f"{path}/{both}"}
    for place in range(both, len(new) - last):
        yield {"op": "add", "path": f"{path}/{place}", "value": new[place]}


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
