"""Secrets: a seat sees its own, everybody else sees that there is one."""

from __future__ import annotations

from companion.core.secrets import HIDDEN, veiled, veiled_args, veiled_patch

STATE = {"hands": [["ace", "king"], ["two"]], "pool": 3, "names": ["Jane", "Ola"]}


def owner(place):
    return int(place[1]) + 1 if len(place) == 3 and place[0] == "hands" else None


def test_everybody_sees_how_many_and_nobody_sees_which():
    assert veiled(STATE, owner) == {"hands": [[HIDDEN, HIDDEN], [HIDDEN]], "pool": 3, "names": ["Jane", "Ola"]}


def test_a_seat_sees_its_own():
    assert veiled(STATE, owner, 2)["hands"] == [[HIDDEN, HIDDEN], ["two"]]


def test_what_comes_in_is_left_as_it_was():
    veiled(STATE, owner)
    assert STATE["hands"][0] == ["ace", "king"]


def test_a_difference_hides_what_it_puts_there():
    patch = [
        {"op": "add", "path": "/hands/0/2", "value": "queen"},
        {"op": "replace", "path": "/hands/1", "value": ["two", "three"]},
        {"op": "remove", "path": "/hands/0/0"},
        {"op": "replace", "path": "/pool", "value": 4},
    ]
    shown = veiled_patch(patch, owner, seat=1)
    assert [operation.get("value") for operation in shown] == ["queen", [HIDDEN, HIDDEN], None, 4]
    assert patch[1]["value"] == ["two", "three"]


def test_of_a_pile_that_nobody_may_look_into_it_shows_only_that_it_changed():
    drawn = [
        [{"op": "remove", "path": "/hands/0/0"}, {"op": "replace", "path": "/pool", "value": 4}],
        [
            {"op": "replace", "path": "/hands/0/1", "value": "ten"},
            {"op": "remove", "path": "/hands/0/5"},
            {"op": "replace", "path": "/pool", "value": 4},
        ],
    ]
    changed = {"op": "replace", "path": "/hands/0", "value": HIDDEN}
    for patch in drawn:
        assert veiled_patch(patch, owner) == [changed, {"op": "replace", "path": "/pool", "value": 4}]


def test_what_lies_inside_a_secret_is_as_secret():
    patch = [{"op": "replace", "path": "/hands/0/1/name", "value": "ace"}]
    assert veiled_patch(patch, owner) == [{"op": "replace", "path": "/hands/0", "value": HIDDEN}]
    assert veiled_patch(patch, owner, seat=1) == patch


def test_arguments_are_hidden_but_from_the_seat_that_gave_them():
    args = {"who": 1, "name": "ace", "both": ["ace", "king"], "none": ""}
    secret = ("name", "both", "none")
    assert veiled_args(args, secret) == {"who": 1, "name": HIDDEN, "both": [HIDDEN, HIDDEN], "none": ""}
    assert veiled_args(args, secret, seat=1) == args
    assert veiled_args(args, secret, seat=2)["name"] == HIDDEN
