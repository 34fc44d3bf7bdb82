"""Forms from declarations: what a move's arguments look like on a page, and what came back from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect as types

FieldKind = Literal["number", "check", "select", "checks", "text", "long", "numbers", "json"]
LONG = 120  # a text that may be longer than this gets a field of several lines


class Control(msgspec.Struct, frozen=True):
    """One field of a form, as its declaration has it."""

    name: str
    kind: FieldKind
    required: bool = True
    default: Any = None
    least: int | None = None
    most: int | None = None
    length: int | None = None
    options: tuple[str, ...] = ()
    optional: bool = False
    many: bool = False
    counted: bool = False  # a whole number for each of its names


@cache
def controls(declared: type[msgspec.Struct]) -> tuple[Control, ...]:
    """The fields of a form for these arguments, in the order of their declaration."""
    info = types.type_info(declared)
    assert isinstance(info, types.StructType), "arguments are declared as a struct"
    return tuple(control_of(field) for field in info.fields)


def control(declared: type[msgspec.Struct], name: str) -> Control:
    """The field of that name; KeyError when the declaration has none such."""
    for one in controls(declared):
        if one.name == name:
            return one
    raise KeyError(name)


def control_of(field: types.Field) -> Control:
    """The field of a form for one that is declared."""
    kind, optional = without_none(field.type)
    default = field.default if field.default is not msgspec.NODEFAULT else None
    if default is None and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    one = Control(field.encode_name, "json", field.required, default, optional=optional)
    known: dict[str, Any] = {}
    match kind:
        case types.BoolType():
            known = {"kind": "check"}
        case types.IntType():
            known = {"kind": "number", "least": _bound(kind.ge, kind.gt, 1), "most": _bound(kind.le, kind.lt, -1)}
        case types.LiteralType():
            known = {"kind": "select", "options": tuple(str(value) for value in kind.values)}
        case types.EnumType():
            known = {"kind": "select", "options": tuple(str(member.value) for member in kind.cls)}
        case types.StrType():
            long = kind.max_length is None or kind.max_length > LONG
            known = {"kind": "long" if long and kind.max_length else "text", "length": kind.max_length}
        case types.ListType() | types.SetType() | types.VarTupleType() if literals(kind.item_type):
            known = {"kind": "checks", "options": literals(kind.item_type)}
        case types.ListType() if isinstance(bare_type(kind.item_type), types.IntType):
            known = {"kind": "numbers"}
    counted = isinstance(kind, types.DictType) and isinstance(bare_type(kind.value_type), types.IntType)
    many = isinstance(kind, (types.ListType, types.SetType, types.VarTupleType))
    return msgspec.structs.replace(one, many=many, counted=counted, **known)


def bare_type(kind: types.Type) -> types.Type:
    """A type without what is said of it besides."""
    return kind.type if isinstance(kind, types.Metadata) else kind


def without_none(kind: types.Type) -> tuple[types.Type, bool]:
    """A type without the None that it may be, and whether it may."""
    kind = bare_type(kind)
    if not isinstance(kind, types.UnionType):
        return kind, False
    others = [bare_type(one) for one in kind.types if not isinstance(one, types.NoneType)]
    return (others[0] if len(others) == 1 else types.AnyType()), len(others) < len(kind.types)


def literals(kind: types.Type) -> tuple[str, ...]:
    """The values of a type that names them all; none of any other."""
    kind = bare_type(kind)
    return tuple(str(value) for value in kind.values) if isinstance(kind, types.LiteralType) else ()


def _bound(closed: Any, opened: Any, step: int) -> int | None:
    return int(closed) if closed is not None else int(opened) + step if opened is not None else None


# --- what came back ------------------------------------------------------------------------------------------------

OWN = frozenset({"revision", "overrule", "page", "form"})  # fields of every form that are not the move's


def arguments(sent: Iterable[tuple[str, str]], declared: type[msgspec.Struct]) -> dict[str, Any]:
    """A form's fields as plain data: dotted names nest, repeated names are lists, what was left empty is left out."""
    return read([(name, value) for name, value in sent if name.partition(".")[0] not in OWN], declared)


def read(sent: Iterable[tuple[str, str]], declared: type[msgspec.Struct]) -> dict[str, Any]:
    """As `arguments`, for a form without fields of its own."""
    tree: dict[str, Any] = {}
    for name, value in sent:
        _plant(tree, [part for part in re.split(r"[.\[\]]+", name) if part], value)
    return _shape(tree, types.type_info(declared))


def sent(facts: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Plain data as the fields that a form would send for it: what `read` reads."""
    match facts:
        case dict():
            for part, inner in facts.items():
                yield from sent(inner, f"{name}.{part}" if name else part)
        case [int(), *_]:
            yield name, ", ".join(map(str, facts))
        case list():
            for place, inner in enumerate(facts):
                yield from sent(inner, f"{name}.{place}" if isinstance(inner, dict | list) else name)
        case bool():
            yield name, str(facts).lower()
        case _ if facts is not None:
            yield name, str(facts)


def _plant(tree: dict[str, Any], path: Sequence[str], value: str) -> None:
    for part in path[:-1]:
        tree = tree.setdefault(part, {})
        if not isinstance(tree, dict):
            return  # "a" and "a.b" at once: the first one counts
    if path and not isinstance(tree.get(path[-1]), dict):
        tree.setdefault(path[-1], []).append(value)


def _shape(value: Any, kind: types.Type) -> Any:
    """A tree of texts in the shape that its declaration asks for; msgspec judges it later."""
    kind, _ = without_none(kind)
    if isinstance(value, list):
        return _texts(value, kind)
    match kind:
        case types.StructType():
            fields = {field.encode_name: field for field in kind.fields}
            return {
                name: _shape(inner, fields[name].type if name in fields else types.AnyType())
                for name, inner in value.items()
                if not _left_empty(inner, fields.get(name))
            }
        case types.DictType():
            filled = {name: inner for name, inner in value.items() if not _left_empty(inner, None)}
            return {name: _shape(inner, kind.value_type) for name, inner in filled.items()}
        case types.ListType() | types.SetType() | types.VarTupleType():
            places = [name for name in _in_order(value) if not _left_empty(value[name], None)]
            return [_shape(value[name], kind.item_type) for name in places]
        case types.TupleType():
            wanted = [*kind.item_types, *[types.AnyType()] * len(value)]
            return [_shape(value[name], wanted[place]) for place, name in enumerate(_in_order(value))]
    if value and all(name.isdigit() for name in value):
        return [_shape(value[name], types.AnyType()) for name in _in_order(value)]
    return {name: _shape(inner, types.AnyType()) for name, inner in value.items()}


def _in_order(value: Mapping[str, Any]) -> list[str]:
    return sorted(value, key=lambda name: (not name.isdigit(), int(name) if name.isdigit() else 0, name))


def _left_empty(value: Any, field: types.Field | None) -> bool:
    """Nothing was typed. An empty required text is kept, so that it is judged as a text."""
    if isinstance(value, dict):  # what only another button of the same form knows, or what need not be told at all
        may = field is None or without_none(field.type)[1]
        return may and all(_left_empty(inner, None) for inner in value.values())
    if any(text.strip() for text in value):
        return False
    kind = without_none(field.type)[0] if field is not None else None
    if isinstance(kind, (types.ListType, types.SetType, types.VarTupleType)):
        return False  # its hidden marker was sent: none of the boxes is ticked
    return field is None or not (field.required and isinstance(kind, types.StrType))


def _texts(values: list[str], kind: types.Type) -> Any:
    if isinstance(kind, (types.ListType, types.SetType, types.VarTupleType, types.TupleType)):
        values = [value for value in values if value]
        if len(values) == 1 and values[0].lstrip().startswith("["):
            return _json(values[0])
        if len(values) == 1 and isinstance(bare_type(getattr(kind, "item_type", kind)), types.IntType):
            return re.split(r"[,;\s]+", values[0].replace("\u2212", "-").strip())  # "2, 3", as people write numbers
        return values
    last = values[-1]  # a checkbox follows its hidden "false"
    if isinstance(kind, types.BoolType):
        return {"true": True, "on": True, "false": False}.get(last, last)
    if isinstance(kind, types.AnyType):
        return _json(last)
    if isinstance(kind, (types.StructType, types.DictType)):
        return _json(last)
    return last.replace("\r\n", "\n")


def _json(text: str) -> Any:
    """Data typed as JSON; anything else is the text that it is."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
