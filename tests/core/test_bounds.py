"""Bounds belong to the types: nothing in any game's state is a number, a text or a list without an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from companion import games
from companion.core import engine
from companion.core.errors import BadArguments, Objection
from tests.playing import OPTIONS


def endless(info: Any, where: str, seen: set[type]) -> Iterator[str]:
    """Every place of a type that has no bound. A dict whose keys are told one by one has one."""
    match info:
        case inspect.Metadata():
            yield from endless(info.type, where, seen)
        case inspect.IntType():
            if info.ge is None or info.le is None:
                yield f"{where}: a number"
        case inspect.FloatType() | inspect.RawType():
            yield f"{where}: {type(info).__name__}"
        case inspect.StrType():
            if info.max_length is None and info.pattern is None:
                yield f"{where}: a text"
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            if info.max_length is None:
                yield f"{where}: a list"
            yield from endless(info.item_type, f"{where}[]", seen)
        case inspect.TupleType():
            for item in info.item_types:
                yield from endless(item, f"{where}()", seen)
        case inspect.DictType():
            if info.max_length is None and not isinstance(info.key_type, inspect.LiteralType):
                yield f"{where}: a dict"
            yield from endless(info.key_type, f"{where} keys", seen)
            yield from endless(info.value_type, f"{where}{{}}", seen)
        case inspect.UnionType():
            for one in info.types:
                yield from endless(one, where, seen)
        case inspect.StructType() if info.cls not in seen:
            seen.add(info.cls)
            for field in info.fields:
                yield from endless(field.type, f"{info.cls.__name__}.{field.name}", seen)


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_nothing_in_a_state_is_without_an_end(game):
    found = list(endless(inspect.type_info(games.game(game).state), game, set()))
    assert not found, f"give each a type of companion/core/bounds.py, or one of the game's own: {found}"


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("toy", "/evening/session"),
        ("toy", "/water/top"),
        ("tainted_grail", "/heroes/beor/health/top"),
        ("tainted_grail", "/day"),
        ("tainted_grail", "/counter"),
        ("talisman", "/round"),
        ("talisman", "/characters/0/gold"),
        ("talisman", "/turn/left"),
        ("witcher_old_world", "/witchers/0/deck"),
        ("witcher_old_world", "/turn/number"),
        ("witcher_old_world", "/rounds/0/0/2"),
    ],
)
@pytest.mark.parametrize("number", [2**53 - 1, 10_000_000, -(2**53) + 1])
def test_a_correction_to_a_number_out_of_all_bounds_is_refused(game, path, number):
    one = games.game(game)
    options = {"characters": [{"id": "beor"}]} if game == "tainted_grail" else OPTIONS[game][0]
    plain = engine.set_up(one, "A table", options, "s", {}).plain
    with pytest.raises(BadArguments) as refused:
        engine.make(one, plain, "correct", {"path": path, "value": number})
    assert refused.value.message.key == "value-does-not-fit"


def test_a_move_that_would_leave_the_bounds_is_refused_and_said():
    one = games.game("toy")
    plain = engine.set_up(one, "A mill", {}, "s", {}).plain
    plain["evening"] = {"session": 9_999, "away": True}
    with pytest.raises(Objection) as refused:
        engine.make(one, plain, "sit_down", {}, overrule=["*"])
    assert refused.value.message.key == "more-than-fits" and not refused.value.can_overrule
    assert refused.value.message.args == {"at": "evening.session"}


def test_a_move_that_writes_nonsense_is_still_a_mistake_of_ours(monkeypatch):
    one = games.game("toy")
    plain = engine.set_up(one, "A mill", {}, "s", {}).plain
    monkeypatch.setattr("tests.toy.DIE", type("Bad", (), {"name": "d", "roll": lambda *_: "-7"})())
    with pytest.raises(msgspec.ValidationError):
        engine.make(one, plain, "grind", {"who": 1})
