"""The small whole game on its pages: its set-up, a hand that only its seat is shown, coins that are counted first."""

from __future__ import annotations

import re

import pytest


@pytest.fixture
def table(visitor):
    """A table that was set up through its own page, with a card in the first hand."""
    typed = [("name", "Sobota"), ("players.0.player", "1"), ("players.0.player", "Jana")]
    typed += [("players.1.player", "2"), ("players.1.player", ""), ("players.2.player", ""), ("areas.purses", "table")]
    assert "Kdo hraje" in visitor.get("/new/orchard").text
    answer = visitor.client.post("/new/orchard", data=_fields(typed), headers=visitor.headers)
    assert answer.status_code == 303, answer.text
    visitor.id = re.fullmatch(r"/t/(\w+)/", answer.location)[1]
    visitor.move("leave_list", page="turn")
    visitor.move("pick", {"who": "1", "drew": "plum"}, page="turn")
    return visitor


def _fields(typed: list[tuple[str, str]]) -> dict[str, list[str]]:
    return {name: [value for sent, value in typed if sent == name] for name, _ in typed}


def test_a_seat_without_a_name_is_a_seat_and_an_empty_one_is_none(table):
    state = table.store.get(table.id).state
    assert [(seat.id, seat.player) for seat in state.seats] == [(1, "Jana"), (2, "")]
    assert state.kept == {"purses": "table"} and state.baskets[0].hand == ["plum"]


def test_no_page_says_a_hand_unless_its_seat_asks(table):
    for page in ("", "turn", "hand", "hand?seat=1", "hand?seat=2&show=1", "chronicle", "correct?path=/baskets/0/hand"):
        answer = table.look(page)
        assert answer.status_code == 200 and "<b>Švestka</b>" not in answer.text, page
        assert 'name="fruit"' not in answer.text, page
    assert "<b>Švestka</b>" in table.look("hand?seat=1&show=1").text


def test_the_log_tells_a_drawn_card_to_its_seat_only(table):
    log = f"/api/tables/{table.id}/log?limit=9"
    moves = [entry for entry in table.get(log).json["entries"] if entry["move"] == "pick"]
    assert [entry["args"]["drew"] for entry in moves] == ["•"] and "plum" not in str(moves)
    assert "plum" in table.get(f"{log}&seat=1").text


def test_coins_are_counted_before_the_app_keeps_them(table):
    kept = {"area": "purses", "keeper": "app"}
    assert "counts.2.coins" in table.move("keep", kept, in_place=True, page="more").text
    told = {**kept, "counts.1.coins": "4", "counts.2.coins": "0"}
    assert table.move("keep", told, page="more").status_code == 303
    assert [one.coins for one in table.store.get(table.id).state.baskets] == [4, 0]


def test_the_shelf_knows_that_a_game_is_over_though_nobody_has_ended_its_table(table):
    assert "Pokračovat" in table.get("/").text and not table.get("/api/tables").json[0]["over"]
    table.move("win", {"who": "2"}, page="turn")
    assert "Prohlédnout" in table.get("/").text and "Pokračovat" not in table.get("/").text
    [listed] = table.get("/api/tables").json
    assert listed["over"] and not listed["closed"]
    table.step("undo", page="turn")
    assert "Pokračovat" in table.get("/").text
