"""Secrets: a seat sees its own, everybody else sees that there is one."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from companion.core.secrets import (
    HIDDEN,
    OF_EACH_SEAT,
    OF_NOBODY,
    OF_SEAT,
    WHOLLY_OF_SEAT,
    hidden_fields,
    hiding,
    of_nobody,
    veiled,
    veiled_args,
    veiled_at,
)
from companion.core.secrets import veiled_patch as patch_seen
from companion.core.viewer import EVERYBODY, WHOLE, Viewer


class Card(msgspec.Struct):
    name: str


class Player(msgspec.Struct):
    hand: Annotated[list[str | Card], OF_SEAT]
    name: str = ""


class Play(msgspec.Struct):
    players: list[Player]
    pool: int = 3
    piles: Annotated[dict[str, list[str]], of_nobody("1")] = {}
    under: Annotated[list[str], OF_NOBODY] = []
    aside: dict[str, Player] = {}

    def __post_init__(self):
        if any(HIDDEN in player.hand for player in self.players):
            raise ValueError("no such card")


class Told(msgspec.Struct):
    who: int
    name: Annotated[str, OF_SEAT] = ""
    both: Annotated[list[str] | None, OF_SEAT] = None


STATE = {
    "players": [{"hand": ["ace", "king"], "name": "Jane"}, {"hand": ["two"], "name": "Ola"}],
    "pool": 3,
    "piles": {"1": ["six", "ten"], "2": ["nine"]},
    "under": ["knave"],
    "aside": {},
}
SECRETS = hiding(Play)


def test_everybody_sees_how_many_and_nobody_sees_which():
    seen = veiled(STATE, SECRETS, EVERYBODY)
    assert seen["players"] == [{"hand": [HIDDEN, HIDDEN], "name": "Jane"}, {"hand": [HIDDEN], "name": "Ola"}]
    assert seen["piles"] == {"1": [HIDDEN, HIDDEN], "2": ["nine"]} and seen["under"] == [HIDDEN]


def test_a_seat_sees_its_own_and_nobody_what_is_nobodys():
    seen = veiled(STATE, SECRETS, Viewer(2))
    assert [player["hand"] for player in seen["players"]] == [[HIDDEN, HIDDEN], ["two"]]
    assert veiled(STATE, SECRETS, Viewer(0))["under"] == [HIDDEN]


def test_who_may_see_everything_does():
    assert veiled(STATE, SECRETS, WHOLE) == STATE


@pytest.mark.parametrize("viewer", [EVERYBODY, Viewer(1), Viewer(2), WHOLE])
def test_a_typed_state_is_veiled_as_a_plain_one_is(viewer):
    typed = msgspec.convert(STATE, Play)
    assert msgspec.to_builtins(veiled(typed, SECRETS, viewer)) == veiled(STATE, SECRETS, viewer)
    assert msgspec.to_builtins(typed) == STATE  # what comes in is left as it was


def test_what_comes_in_is_left_as_it_was():
    veiled(STATE, SECRETS, EVERYBODY)
    assert STATE["players"][0]["hand"] == ["ace", "king"]


def test_a_secret_of_a_seat_that_is_not_known_is_nobodys():
    aside = {**STATE, "aside": {"stranger": {"hand": ["queen"], "name": ""}}}
    for viewer in (EVERYBODY, Viewer(1), Viewer(2)):
        assert veiled(aside, SECRETS, viewer)["aside"]["stranger"]["hand"] == [HIDDEN]


def test_a_difference_hides_what_it_puts_there():
    whole = {"hand": ["two", "three"], "name": "Ola"}
    patch = [
        {"op": "add", "path": "/players/0/hand/2", "value": "queen"},
        {"op": "replace", "path": "/players/1", "value": whole},
        {"op": "remove", "path": "/players/0/hand/0"},
        {"op": "replace", "path": "/pool", "value": 4},
    ]
    shown = patch_seen(patch, SECRETS, Viewer(1))
    assert [operation.get("value") for operation in shown] == ["queen", whole | {"hand": [HIDDEN, HIDDEN]}, None, 4]
    assert patch[1]["value"] == whole


def test_of_a_pile_that_nobody_may_look_into_it_shows_only_that_it_changed():
    drawn = [
        [{"op": "remove", "path": "/players/0/hand/0"}, {"op": "replace", "path": "/pool", "value": 4}],
        [{"op": "replace", "path": "/players/0/hand", "value": []}, {"op": "replace", "path": "/pool", "value": 4}],
        [
            {"op": "replace", "path": "/players/0/hand/1", "value": "ten"},
            {"op": "remove", "path": "/players/0/hand/5"},
            {"op": "replace", "path": "/pool", "value": 4},
        ],
    ]
    changed = {"op": "replace", "path": "/players/0/hand", "value": HIDDEN}
    for patch in drawn:
        assert patch_seen(patch, SECRETS, EVERYBODY) == [changed, {"op": "replace", "path": "/pool", "value": 4}]


def test_what_lies_inside_a_secret_is_as_secret():
    patch = [{"op": "replace", "path": "/players/0/hand/1/name", "value": "ace"}]
    whole = [{"op": "replace", "path": "/players/0/hand", "value": HIDDEN}]
    assert patch_seen(patch, SECRETS, EVERYBODY) == whole
    assert patch_seen(patch, SECRETS, Viewer(1)) == patch


def test_what_stands_at_a_place_is_as_secret_as_the_place():
    hand = ("players", "0", "hand")
    assert veiled_at(["ace"], hand, SECRETS, EVERYBODY) == [HIDDEN]
    assert veiled_at("ace", (*hand, "0"), SECRETS, EVERYBODY) == HIDDEN
    assert veiled_at("ace", (*hand, "0"), SECRETS, Viewer(1)) == "ace"
    assert veiled_at("nine", ("piles", "2", "0"), SECRETS, EVERYBODY) == "nine"
    assert veiled_at(["six"], ("piles", "1"), SECRETS, Viewer(1)) == [HIDDEN]


def test_arguments_are_hidden_but_from_the_seat_that_gave_them():
    args = {"who": 1, "name": "ace", "both": ["ace", "king"]}
    assert veiled_args(args, Told, EVERYBODY) == {"who": 1, "name": HIDDEN, "both": [HIDDEN, HIDDEN]}
    assert veiled_args({"who": 1, "name": "", "both": None}, Told, EVERYBODY) == {"who": 1, "name": "", "both": None}
    assert veiled_args(args, Told, Viewer(1)) == args
    assert veiled_args(args, Told, Viewer(2))["name"] == HIDDEN


class Counted(msgspec.Struct):
    who: int
    place: Annotated[int, OF_SEAT] = 0
    sure: Annotated[bool, OF_SEAT] = False
    kind: Annotated[str | None, WHOLLY_OF_SEAT] = None
    values: Annotated[list[int], WHOLLY_OF_SEAT] = []


def test_a_zero_and_a_no_are_hidden_as_any_other_number_and_answer():
    for place, sure in ((0, False), (4, True)):
        shown = veiled_args({"who": 1, "place": place, "sure": sure}, Counted, Viewer(2))
        assert shown == {"who": 1, "place": HIDDEN, "sure": HIDDEN}


def test_of_what_is_wholly_a_seats_not_even_its_absence_or_its_length_is_told():
    for kind, values in ((None, []), ("odd", [5, 3, 1])):
        args = {"who": 1, "kind": kind, "values": values}
        assert veiled_args(args, Counted, EVERYBODY) == {"who": 1, "kind": HIDDEN, "values": HIDDEN}
        assert veiled_args(args, Counted, Viewer(1)) == args


class Places(msgspec.Struct):
    players: list[Annotated[list[int], OF_SEAT]]


def test_a_first_place_of_a_secret_list_is_hidden_as_well():
    for value in (0, 3):
        assert veiled_at(value, ("players", "0", "0"), hiding(Places), Viewer(2)) == HIDDEN
        assert veiled_at(value, ("players", "0", "0"), hiding(Places), Viewer(1)) == value


def test_a_type_without_secrets_hides_nothing():
    assert hiding(Card) is None and veiled(STATE, None, EVERYBODY) is STATE


def test_a_secret_where_nobody_would_look_for_it_is_a_mistake():
    class Odd(msgspec.Struct):
        cards: tuple[Annotated[str, OF_NOBODY], ...]

    with pytest.raises(TypeError):
        hiding(Odd)


class Poll(msgspec.Struct):
    ballots: Annotated[dict[str, str], OF_EACH_SEAT] = {}


class Polls(msgspec.Struct):
    players: list[Player]
    polls: dict[str, Poll] = {}


CAST = {"players": [{"hand": ["ace"]}], "polls": {"ford": {"ballots": {"1": "wade", "2": "wait", "x": "?"}}}}


def test_what_each_seat_has_in_a_mapping_only_that_seat_sees_and_everybody_that_it_has():
    def ballots(viewer):
        return veiled(CAST, hiding(Polls), viewer)["polls"]["ford"]["ballots"]

    assert ballots(EVERYBODY) == {"1": HIDDEN, "2": HIDDEN, "x": HIDDEN}
    assert ballots(Viewer(2)) == {"1": HIDDEN, "2": "wait", "x": HIDDEN}
    assert ballots(WHOLE) == CAST["polls"]["ford"]["ballots"]
    typed = veiled(msgspec.convert(CAST, Polls), hiding(Polls), Viewer(1))
    assert typed.polls["ford"].ballots["1"] == "wade" and typed.polls["ford"].ballots["2"] == HIDDEN


@pytest.mark.parametrize(("viewer", "shown"), [(EVERYBODY, HIDDEN), (Viewer(1), HIDDEN), (Viewer(2), "wait")])
def test_a_difference_and_a_place_in_such_a_mapping_are_veiled_too(viewer, shown):
    place = ("polls", "ford", "ballots", "2")
    assert veiled_at("wait", place, hiding(Polls), viewer) == shown
    added = [{"op": "add", "path": "/polls/ford/ballots/2", "value": "wait"}]
    [seen] = patch_seen(added, hiding(Polls), viewer)
    assert seen["value"] == shown and seen["path"] == "/polls/ford/ballots/2"
    whole = [{"op": "replace", "path": "/polls/ford/ballots", "value": {"1": "wade", "2": "wait"}}]
    assert patch_seen(whole, hiding(Polls), viewer)[0]["value"]["2"] == shown
    opened = [{"op": "add", "path": "/polls/ford", "value": {"ballots": {"2": "wait"}}}]
    assert patch_seen(opened, hiding(Polls), viewer)[0]["value"]["ballots"]["2"] == shown


def test_what_hides_something_is_named_by_its_field():
    """A key of a mapping is no field: what lies there goes by the mapping's name."""
    assert {*hidden_fields(SECRETS)} == {"hand", "piles", "under"}
    assert [*hidden_fields(None)] == []
