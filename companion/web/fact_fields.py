"""The form that puts a card right: a field for each fact that its kind declares, however deep, and what came back.

What is left empty is not known. A list has one row more than is known; a row that is emptied is gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect as types
from msgspec.structs import replace

from ..core.box_facts import BoxKind
from ..core.errors import BadArguments
from ..core.moves import read
from . import forms
from .forms import Control
from .wording import Voice

MOST_ROWS = 40


class FactField(msgspec.Struct, frozen=True):
    """One field: its control, what it is called, what is known, and where it offers choices, these in words."""

    control: Control
    words: str
    value: Any = None
    values: tuple[str, ...] = ()
    options: list[tuple[str, str]] | None = None


class FactGroup(msgspec.Struct, frozen=True):
    """Several fields that belong together: parts of a fact, or one row of a list. `known`: whether any is filled."""

    words: str
    parts: list[FactField | FactGroup]
    known: bool


def fact_fields(voice: Voice, kind: BoxKind, facts: Mapping[str, Any]) -> list[FactField | FactGroup]:
    """All that a card of that kind may print, with what is known of this one."""
    fields = types.type_info(kind.facts).fields  # type: ignore[attr-defined]
    return [
        _field(voice, one.encode_name, voice.label("fact-", one.encode_name), one.type, facts.get(one.encode_name))
        for one in fields
        if one.encode_name != kind.named
    ]


def _field(voice: Voice, name: str, words: str, declared: types.Type, known: Any) -> FactField | FactGroup:
    kind, _ = forms.without_none(declared)
    if isinstance(kind, types.StructType):
        inner = known if isinstance(known, dict) else {}
        parts = [
            _field(
                voice,
                f"{name}.{one.encode_name}",
                voice.label("fact-", one.encode_name),
                one.type,
                inner.get(one.encode_name),
            )
            for one in kind.fields
        ]
        return FactGroup(words, parts, bool(inner))
    if isinstance(kind, types.DictType) and (keys := forms.literals(kind.key_type)):
        inner = known if isinstance(known, dict) else {}
        parts = [_field(voice, f"{name}.{key}", _called(voice, key), kind.value_type, inner.get(key)) for key in keys]
        return FactGroup(words, parts, bool(inner))
    if isinstance(kind, types.ListType):
        rows = known if isinstance(known, list) else []
        literals = forms.literals(kind.item_type)
        nested = isinstance(forms.without_none(kind.item_type)[0], types.StructType)
        if nested or (literals and len(rows) != len({*map(str, rows)})):
            row_words = [f"{words} {number + 1}" for number in range(min(len(rows) + 1, MOST_ROWS))]
            parts = [
                _field(voice, f"{name}.{number}", said, kind.item_type, rows[number] if number < len(rows) else None)
                for number, said in enumerate(row_words)
            ]
            return FactGroup(words, parts, bool(rows))
    return _plain_field(voice, name, words, declared, known)


def _plain_field(voice: Voice, name: str, words: str, declared: types.Type, known: Any) -> FactField:
    leaf = types.Field(name, name, declared, False, None)
    control = replace(forms.control_of(leaf), required=False, optional=True, default=None)
    offered = control.options or _any_of(declared)
    if control.kind == "check":
        said = [("true", voice.t("boxes-yes")), ("false", voice.t("boxes-no"))]
        return FactField(control, words, None if known is None else str(known).lower(), options=said)
    options = [(one, _called(voice, one)) for one in offered] if offered else None
    if control.kind == "checks":
        return FactField(control, words, values=tuple(map(str, known or ())), options=options)
    return FactField(replace(control, kind="select") if offered else control, words, known, options=options)


def _any_of(declared: types.Type) -> tuple[str, ...]:
    """The names that a union of such offers ("blue" or nothing at all)."""
    kind = forms.bare_type(declared)
    if not isinstance(kind, types.UnionType):
        return ()
    return tuple(name for one in kind.types for name in forms.literals(one) if name)


def _called(voice: Voice, name: str) -> str:
    return name_in_words(voice, name)


def name_in_words(voice: Voice, name: str) -> str:
    """A name in code within a fact: a thing by its own word, a part of a fact by that of the fact."""
    if voice.has(f"choice-{name}"):
        return voice.label("choice-", name)
    words = voice.label("fact-", name)
    return words[:1].lower() + words[1:]


# --- what came back --------------------------------------------------------------------------------------------------


def facts_sent(kind: BoxKind, key: str, sent: Iterable[tuple[str, str]], known: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that a form says; BadArguments names the field. What is empty, and was not known to be, is not said."""
    told = forms.read(sent, kind.facts)
    told = {name: fact for name, fact in told.items() if name in kind.facts.__struct_fields__}
    told = {name: fact for name, fact in _filled(told) if not _empty(fact) or isinstance(known.get(name), list)}
    told.pop(kind.named, None)
    typed = read({**told, kind.named: key} if kind.named else told, kind.facts, lax=True)
    return {name: _as_known(getattr(typed, name), known.get(name)) for name in told}


def _as_known(fact: Any, known: Any) -> Any:
    """A fact as plain data; where it says what is known, as that says it: what is its default may be left out there."""
    plain = msgspec.to_builtins(fact, str_keys=True)
    if known is None:
        return plain
    if isinstance(plain, list) and all(isinstance(one, str) for one in plain) and isinstance(known, list):
        return known if sorted(map(str, known)) == sorted(plain) else plain  # ticks are in the order of their type
    try:
        same = msgspec.convert(known, type(fact)) == fact if isinstance(fact, msgspec.Struct) else known == plain
        if isinstance(fact, list) and fact and isinstance(fact[0], msgspec.Struct):
            same = msgspec.convert(known, list[type(fact[0])]) == fact  # type: ignore[misc]
    except msgspec.ValidationError:
        return plain
    return known if same else plain


def _filled(told: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, fact in told.items():
        if isinstance(fact, dict):
            yield name, dict((inner, part) for inner, part in _filled(fact) if not _empty(part))
        elif isinstance(fact, list):
            rows = [dict(_kept(one)) if isinstance(one, dict) else one for one in fact]
            yield name, [one for one in rows if not _empty(one)]
        else:
            yield name, fact


def _kept(row: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((name, fact) for name, fact in _filled(row) if not _empty(fact))


def _empty(fact: Any) -> bool:
    return fact in (None, "", [], {})


def wrong_in_words(voice: Voice, wrong: BadArguments) -> tuple[str, str]:
    """The field that a refusal is about, as it stands in the form, and what is wrong with it, in the card's words."""
    parts = [part for part in wrong.field.replace("[", ".").replace("]", "").replace("...", "").split(".") if part]
    name = next((part for part in reversed(parts) if not part.isdigit()), "")
    return parts[0] if parts else "", voice.t(
        wrong.message.key, **{**wrong.message.args, "field": voice.label("fact-", name)}
    )
