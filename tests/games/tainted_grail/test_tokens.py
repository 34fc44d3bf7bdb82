"""TOK: time dials and quest dials, tokens, and the notes that say what they are for."""

from __future__ import annotations

import pytest


@pytest.fixture
def day(table):
    """Three characters during the first day."""
    table.morning()
    return table


def night(table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")


def next_day(table) -> None:
    night(table)
    table.morning()


def values(table) -> list[int]:
    return [dial.value for dial in table.state.dials]


@pytest.mark.rule("TG-TOK-01")
def test_a_time_dial_runs_down_every_morning_wherever_it_lies(day):
    for where, of in (("location", "104"), ("character", "beor"), ("secret", "The ring"), ("other", "Beside the map")):
        day.move("set_dial", kind="time", where=where, of=of, value=3)
    next_day(day)
    assert values(day) == [2, 2, 2, 2]
    next_day(day)
    assert values(day) == [1, 1, 1, 1]
    next_day(day)
    assert values(day) == []


@pytest.mark.rule("TG-TOK-02")
def test_a_quest_dial_moves_only_when_a_text_says_so(day):
    day.move("set_dial", kind="quest", where="other", of="The hunt", value=3, note="verse of the hunt")
    next_day(day)
    assert values(day) == [3]
    dial = day.state.dials[0].id
    day.move("turn_dial", dial=dial, by=-2)
    assert values(day) == [1]
    day.move("turn_dial", dial=dial, by=1)
    assert values(day) == [2]
    day.move("turn_dial", dial=dial, by=-2)
    assert values(day) == []
    assert day.told("tell-dial-ran-out") == [{"where": "other", "of": "The hunt", "note": "verse of the hunt"}]


@pytest.mark.rule("TG-TOK-03")
def test_a_menhirs_dial_goes_down_before_the_time_dials_do(table):
    table.move("set_dial", kind="time", where="location", of="104", value=3)
    table.move("start_day")
    assert [menhir.dial for menhir in table.state.menhirs] == [5] and values(table) == [2]
    assert table.said.index("tell-menhir-dial") < table.said.index("tell-dial")


@pytest.mark.rule("TG-TOK-04")
def test_each_location_loses_one_time_token_a_morning(day):
    day.move("put_tokens", kind="time", where="location", of="101", count=3)
    day.move("put_tokens", kind="time", where="location", of="104", count=1)
    day.move("put_tokens", kind="time", where="character", of="beor", count=2)  # not on a location: not touched
    next_day(day)
    assert [(pile.of, pile.count) for pile in day.state.tokens] == [("101", 2), ("beor", 2)]


@pytest.mark.rule("TG-TOK-04")
def test_more_tokens_of_a_kind_in_one_place_are_one_pile(day):
    day.move("put_tokens", kind="time", where="location", of="101", count=2)
    day.move("put_tokens", kind="time", where="location", of="101", count=2, note="the mill")
    day.move("put_tokens", kind="quest", where="location", of="101")
    assert [(pile.kind, pile.count, pile.note) for pile in day.state.tokens] == [
        ("time", 4, "the mill"),
        ("quest", 1, ""),
    ]
    next_day(day)
    assert [pile.count for pile in day.state.tokens] == [3, 1]


@pytest.mark.rule("TG-TOK-05")
def test_quest_tokens_stay_until_a_text_moves_them(day):
    day.move("put_tokens", kind="quest", where="location", of="101", count=2)
    for _ in range(3):
        next_day(day)
    assert [pile.count for pile in day.state.tokens] == [2]
    pile = day.state.tokens[0].id
    day.move("take_tokens", tokens=pile)
    assert [pile.count for pile in day.state.tokens] == [1]
    day.move("take_tokens", tokens=pile)
    assert day.state.tokens == []


@pytest.mark.rule("TG-TOK-06")
def test_a_dial_knows_its_kind_its_place_its_value_and_its_note(day):
    day.move("take", who="beor", kind="secret", name="The ring", number=7)
    ring = day.hero("beor").belongings[0].id
    day.move("set_dial", kind="quest", where="secret", of=ring, value=4, note="then verse 12")
    dial = day.plain["dials"][0]
    assert {key: dial[key] for key in ("kind", "where", "of", "value", "note")} == {
        "kind": "quest",
        "where": "secret",
        "of": ring,
        "value": 4,
        "note": "then verse 12",
    }
    day.move("set_menhir", place=101, dial=4, note="the hill of stones")
    assert day.plain["menhirs"] == [{"place": 101, "dial": 4, "note": "the hill of stones"}]


@pytest.mark.rule("TG-TOK-06")
def test_a_dial_lies_where_something_can_lie(day):
    assert day.refuses("set_dial", kind="time", where="location", of="the hill", value=3).field == "of"
    assert day.refuses("put_tokens", kind="time", where="character", of="cerv").field == "of"  # not at this table
    assert day.refuses("set_dial", kind="time", where="other", of="here", value=0).field == "value"


@pytest.mark.rule("TG-TOK-07")
def test_what_runs_out_shows_its_note(day):
    day.move("set_dial", kind="time", where="other", of="The siege", value=1, note="the gate falls")
    day.move("put_tokens", kind="time", where="location", of="104", note="the ferry leaves")
    night(day)
    day.move("start_day")
    assert [told["note"] for told in day.told("tell-dial-ran-out")] == ["the gate falls"]
    assert [told["note"] for told in day.told("tell-last-token")] == ["the ferry leaves"]
    noted = [message.args["note"] for message in day.chronicle if message.key == "wrote-dial-ran-out"]
    assert noted == ["the gate falls", "the ferry leaves"]


@pytest.mark.rule("TG-TOK-07")
def test_what_is_taken_off_by_hand_shows_its_note_too(day):
    day.move("set_dial", kind="time", where="other", of="The siege", value=5, note="the gate falls")
    day.move("take_off_dial", dial=day.state.dials[0].id)
    assert day.told("tell-take-off-dial")[0]["note"] == "the gate falls"
    day.move("put_tokens", kind="quest", where="other", of="The siege", count=2, note="the gate holds")
    day.move("take_tokens", tokens=day.state.tokens[0].id, count=2)
    assert [told["note"] for told in day.told("tell-last-token")] == ["the gate holds"]


@pytest.mark.rule("TG-TOK-07")
def test_while_it_runs_nothing_is_said_to_have_run_out(day):
    day.move("set_dial", kind="time", where="other", of="The siege", value=2, note="the gate falls")
    night(day)
    day.move("start_day")
    assert "tell-dial-ran-out" not in day.said
    assert day.told("tell-dial") == [{"where": "other", "of": "The siege", "value": 1, "note": "the gate falls"}]


@pytest.mark.rule("TG-TOK-06")
def test_a_dial_leaves_with_the_secret_that_it_lies_on(day):
    day.move("take", who="beor", kind="secret", name="The ring", number=7)
    ring = day.hero("beor").belongings[0].id
    day.move("set_dial", kind="time", where="secret", of=ring, value=4, note="it cools")
    day.move("part_with", who="beor", card=ring, overrule=("secrets-stay",))
    assert day.state.dials == []
    assert [told["note"] for told in day.told("tell-take-off-dial")] == ["it cools"]
