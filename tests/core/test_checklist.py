"""Checklists: ticked off one thing at a time."""

from __future__ import annotations

import pytest

from companion.core.checklist import Checklist, Line
from companion.core.message import say


def lines() -> Checklist:
    return Checklist("put_away", [Line(id, "world", say(f"tell-{id}")) for id in ("coins", "cards", "figures")])


def test_a_line_is_found_by_its_id():
    assert lines().line("cards").told == say("tell-cards")


def test_an_unknown_line_is_an_error():
    with pytest.raises(KeyError, match="dice"):
        lines().line("dice")


def test_what_is_left_goes_down_with_each_tick_and_up_again():
    checklist = lines()
    assert checklist.left == 3
    checklist.line("coins").ticked = True
    checklist.line("figures").ticked = True
    assert checklist.left == 1
    checklist.line("coins").ticked = False
    assert checklist.left == 2


def test_an_empty_list_is_done():
    assert Checklist("put_away").left == 0


def test_lists_do_not_share_their_lines():
    one, other = Checklist("a"), Checklist("b")
    one.lines.append(Line("x", "g", say("tell-x")))
    assert other.lines == []


def test_what_was_packed_is_laid_the_other_way_round():
    packed = Checklist("put_away", [Line("a", "world", say("pack-coins", count=2), ticked=True, rule="TO-MIL-01")])
    packed.lines.append(Line("b", "seat-1", say("pack-board")))
    laid = packed.turned("lay_table")
    assert laid.purpose == "lay_table" and [line.id for line in laid.lines] == ["b", "a"]
    assert laid.line("a") == Line("a", "world", say("lay-coins", count=2), rule="TO-MIL-01")


def test_what_the_hands_were_told_stands_in_its_part_or_at_its_player_or_in_what_is_left():
    told = [
        say("tell-board"),
        say("tell-coins", who="elf"),
        say("tell-coins", who=["elf"]),
        say("tell-first", who="elf"),
    ]
    parts = {"tell-board": "board", "tell-first": "set-up"}
    lines = Checklist.told_by("set_up", told, {}, parts, {"elf": 2}).lines
    assert [line.group for line in lines] == ["board", "seat-2", "set-up", "set-up"]


def test_what_the_hands_were_told_becomes_a_list_with_its_rules():
    told = Checklist.told_by("set_up", [say("tell-board"), say("tell-coins")], {"tell-coins": "TO-MIL-02"})
    assert [(line.id, line.group, line.rule) for line in told.lines] == [
        ("set-up-0", "set-up", ""),
        ("set-up-1", "set-up", "TO-MIL-02"),
    ]
