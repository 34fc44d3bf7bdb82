"""Arguments for any move of any game, made from the types that the move declares and the words that the table knows.

`sensible` gives what the type allows, mostly with names, numbers and paths that stand in the table's own state, so that
many moves get through; `mangled` breaks them in one place, so that the house has to refuse them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

type_info = cache(inspect.type_info)
NONSENSE = (None, True, -1, 0, 2**31, 2**53 + 1, 10**30, 0.5, "", "0", "\x00", "ž" * 3000, "<i>", [], {}, [[]], {"": 0})


class Known:
    """What stands in a table's state: its names, its numbers and the paths to everything in it."""

    def __init__(self, plain: Any) -> None:
        self.words: list[str] = []
        self.numbers: list[int] = []
        self.paths: list[str] = []
        self.values: list[Any] = []
        self._gather(plain, "")
        self.words = sorted(set(self.words))
        self.numbers = sorted(set(self.numbers))

    def _gather(self, value: Any, path: str) -> None:
        """Whole states before each move, millions of values in a test run: it is written to be quick."""
        kind = type(value)
        if path:
            self.paths.append(path)
            self.values.append(value)
        if kind is dict:
            self.words += value
            for key, inner in value.items():
                if key.isdecimal() and len(key) < 9:
                    self.numbers.append(int(key))
                if "~" in key or "/" in key:
                    key = key.replace("~", "~0").replace("/", "~1")
                self._gather(inner, f"{path}/{key}")
        elif kind is list:
            for number, inner in enumerate(value):
                self._gather(inner, f"{path}/{number}")
        elif kind is str:
            self.words.append(value)
        elif kind is int:
            self.numbers.append(value)


def sensible(kind: Any, known: Known) -> st.SearchStrategy:
    """Values of a type that might well be accepted."""
    return _of(type_info(kind), known)


def _of(info: Any, known: Known) -> st.SearchStrategy:
    match info:
        case inspect.Metadata():
            return _of(info.type, known)
        case inspect.CustomType() | inspect.AnyType() | inspect.RawType():
            return st.one_of(st.sampled_from(known.values), st.sampled_from(NONSENSE))
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return _numbers(info, known)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False, width=32)
        case inspect.StrType():
            return _words(info, known)
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.EnumType():
            return st.sampled_from([member.value for member in info.cls])
        case inspect.UnionType():
            return st.one_of([_of(one, known) for one in info.types])
        case inspect.TupleType():
            return st.tuples(*(_of(one, known) for one in info.item_types)).map(list)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            least, most = info.min_length or 0, info.max_length if info.max_length is not None else 4
            return st.lists(_of(info.item_type, known), min_size=least, max_size=max(least, min(most, 4)))
        case inspect.DictType():
            return st.dictionaries(_of(info.key_type, known), _of(info.value_type, known), max_size=3)
        case inspect.StructType():
            must = {field.encode_name: _of(field.type, known) for field in info.fields if field.required}
            may = {field.encode_name: _of(field.type, known) for field in info.fields if not field.required}
            return st.fixed_dictionaries(must, optional=may)
    raise NotImplementedError(f"no values for {info}")


def _numbers(info: Any, known: Known) -> st.SearchStrategy:
    low = info.ge if info.ge is not None else info.gt + 1 if info.gt is not None else None
    high = info.le if info.le is not None else info.lt - 1 if info.lt is not None else None
    start = -1 if low is None else low
    near = st.integers(start, start + 10 if high is None else min(start + 10, high))
    fitting = [one for one in known.numbers if (low is None or one >= low) and (high is None or one <= high)]
    return st.one_of(near, st.sampled_from(fitting)) if fitting else near


def _words(info: Any, known: Known) -> st.SearchStrategy:
    if info.pattern and "/" in info.pattern:
        return st.sampled_from(known.paths)
    least, most = info.min_length or 0, info.max_length if info.max_length is not None else 40
    fitting = [word for word in known.words if least <= len(word) <= most]
    free = st.text(st.characters(exclude_categories=["Cs"]), min_size=least, max_size=min(most, 12))
    return st.one_of(st.sampled_from(fitting), free) if fitting else free


@st.composite
def mangled(draw: st.DrawFn, kind: type[msgspec.Struct], known: Known) -> Any:
    """Arguments with something wrong in one place; now and then, by luck, still right."""
    args = dict(draw(sensible(kind, known)))
    how = draw(st.sampled_from(("value", "value", "extra", "missing", "whole")))
    if how == "whole":
        return draw(st.sampled_from((None, [], "args", 7)))
    if how == "extra" or not args:
        return {**args, draw(st.text(max_size=5)): draw(st.sampled_from(NONSENSE))}
    field = draw(st.sampled_from(sorted(args)))
    if how == "missing":
        del args[field]
        return args
    return {**args, field: draw(st.sampled_from(NONSENSE))}
