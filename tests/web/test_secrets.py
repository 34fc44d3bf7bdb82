"""What only one seat may see never reaches anybody else: not by the API, not by the log, not by a page."""

from __future__ import annotations

import pytest

from companion.core.engine import set_up, state_of
from companion.core.seats import SeatTable
from companion.core.viewer import Viewer
from companion.games import game as game_of
from companion.games import games
from companion.store.exchange import TellsAll, exported
from tests.playing import OPTIONS as OFFERED

from .api_client import Api

OPTIONS = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
SPELL = "Vítr z hor"


@pytest.fixture
def table(app):
    api = Api(app.test_client())
    made = api.post("/tables", {"game": "talisman", "name": "Stůl", "options": OPTIONS})
    api.id = made["id"]
    api.app = app
    for move, args in (("leave_list", {}), ("name_spell", {"who": 1, "name": SPELL})):
        made = api.post(f"/tables/{api.id}/moves/{move}", {"revision": made["revision"], "args": args})
        assert api.status == 200, made
    api.made = made
    return api


@pytest.mark.rule("TA-SPL-02")
@pytest.mark.rule("TA-SPL-12")
def test_only_its_own_seat_is_shown_a_spell(table):
    assert table.made["state"]["characters"][0]["spells"] == ["•", "•"]
    for address in (f"/tables/{table.id}", f"/tables/{table.id}?seat=2"):
        assert SPELL not in str(table.get(address))
    own = table.get(f"/tables/{table.id}?seat=1")["state"]["characters"]
    assert SPELL in own[0]["spells"] and own[1]["spells"] == ["•"]


def test_the_log_keeps_it_too(table):
    assert SPELL not in str(table.get(f"/tables/{table.id}/log?limit=100"))
    assert SPELL in str(table.get(f"/tables/{table.id}/log?limit=100&seat=1"))


def test_of_a_move_that_is_called_otherwise_today_the_log_tells_no_argument(table, monkeypatch):
    monkeypatch.delitem(game_of("talisman").moves._moves, "name_spell")
    logged = table.get(f"/tables/{table.id}/log?limit=100")
    assert "name_spell" in str(logged) and SPELL not in str(logged)
    assert "wizard" in str(logged)  # the set-up hides nothing


def test_no_page_says_it_unless_its_seat_asks(table):
    client = table.app.test_client()
    for page in ("", "turn", "map", "party", "hand", "race", "table", "chronicle", "more", "correct",
                 "correct?path=/characters/0/spells", "correct?path=/characters/0/spells/0", "at/1"):  # fmt: skip
        answer = client.get(f"/t/{table.id}/{page}")
        assert answer.status_code == 200, page
        assert SPELL not in answer.text, page
    assert SPELL in client.get(f"/t/{table.id}/hand?seat=1&show=1").text
    assert SPELL not in client.get(f"/t/{table.id}/hand?seat=2&show=1").text


def test_a_correction_by_hand_does_not_tell_it_either(table):
    args = {"path": "/characters/0/spells/0", "value": "Jiný vítr"}
    table.post(f"/tables/{table.id}/moves/correct", {"revision": table.made["revision"], "args": args})
    assert table.status == 200
    told = str(table.get(f"/tables/{table.id}/chronicle"))
    told += str(table.get(f"/tables/{table.id}/log?limit=100"))
    assert SPELL not in told and "Jiný vítr" not in told


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_of_no_game_anybody_is_told_what_chance_brings_next(app, game):
    api = Api(app.test_client())
    asked = {"game": game, "name": "Stůl", "options": OFFERED[game][0]}
    api.id = api.post("/tables", asked)["id"]
    seed = app.extensions["store"].get(api.id).plain["chance"]["seed"]
    shown = [api.get(f"/tables/{api.id}"), api.get(f"/tables/{api.id}/log?limit=10")]
    args = {"path": "/chance/seed", "value": "foreknown"}
    api.post(f"/tables/{api.id}/moves/correct", {"revision": 0, "overrule": ["*"], "args": args})
    assert api.status == 200
    shown += [api.get(f"/tables/{api.id}{page}") for page in ("", "/log?limit=10&seat=1", "/chronicle")]
    assert shown[0]["state"]["chance"]["seed"] == "•"
    for answer in shown:
        assert seed not in str(answer) and "foreknown" not in str(answer)
    assert seed not in app.test_client().get(f"/t/{api.id}/correct?path=/chance").text


def test_an_export_is_whole(table):
    assert SPELL in str(table.get(f"/tables/{table.id}/export"))


@pytest.mark.parametrize(("language", "words"), [("cs", "co je u stolu tajné"), ("en", "what is secret at the table")])
def test_the_page_of_its_file_says_that_it_tells_everything(table, language, words):
    page = table.app.test_client().get(f"/t/{table.id}/file", headers={"Accept-Language": language}).text
    assert words in page.replace("\xa0", " ")


def test_an_export_is_only_for_who_may_see_all_of_it(table):
    store = table.app.extensions["store"]
    with pytest.raises(TellsAll):
        exported(store, table.id, Viewer(1))


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_page_is_given_no_more_of_the_state_than_its_seat_may_see(table, seat, monkeypatch):
    given = []
    hand = next(panel for panel in game_of("talisman").panels if panel.name == "hand")
    monkeypatch.setitem(hand.__dict__, "view", lambda state, viewer: given.append((state, viewer)) or 1 / 0)
    table.app.test_client().get(f"/t/{table.id}/hand" + (f"?seat={seat}&show=1" if seat else ""))
    [(state, viewer)] = given
    assert viewer == Viewer(seat) and (SPELL in str(state)) == (seat == 1)


def test_the_log_says_who_made_a_move(table):
    for address, actor in (("", ""), ("?seat=2", "seat-2"), ("?seat=nobody", None)):
        asked = {"revision": table.made["revision"], "args": {"text": "Ticho."}}
        made = table.post(f"/tables/{table.id}/moves/note{address}", asked)
        if actor is None:
            assert table.status == 422 and made["field"] == "seat"
            continue
        table.made = made
        assert table.get(f"/tables/{table.id}/log?after={made['revision'] - 1}")["entries"][0]["actor"] == actor


def test_a_strict_table_lets_nobody_move_for_another(table):
    def move(address, move, **args):
        asked = {"revision": table.made["revision"], "overrule": ["*"], "args": args}
        return table.post(f"/tables/{table.id}/moves/{move}{address}", asked)

    table.made = move("", "keep_to_seats", strict=True)
    refused = move("?seat=2", "name_spell", who=1, name="Jiný")
    assert table.status == 422 and refused["code"] == "another-players-move" and not refused["can_overrule"]
    assert "seat 1" in refused["message"] or "na 1. místě" in refused["message"].replace("\xa0", " ")
    table.made = move("?seat=1", "name_spell", who=1, name="Jiný")
    assert table.status == 200 and "Jiný" in str(table.made["state"]["characters"][0]["spells"])


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_seats_lie_in_the_order_by_which_secrets_know_them(game):
    options = OFFERED[game][0]
    state = state_of(game_of(game), set_up(game_of(game), "Stůl", options, "seed", {}).plain)
    if isinstance(state, SeatTable):
        assert [one.seat for one in state.people] == [*range(1, len(state.people) + 1)]
