"""A seat's own page: at home on a player's device, one tap from the table, and an answer given once."""

from __future__ import annotations

import re
from functools import partial
from importlib import import_module

import pytest

from companion.core.game import OWN
from companion.core.viewer import Viewer
from companion.games import game as game_of
from companion.games import games
from companion.store.samples import lay_sample
from tests.browser.chronicler import Served

from .conftest import Visitor

SAMPLED = [game.id for game in games() if game.sample]
OPTIONS = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
SPELLS = {1: "Vítr z hor", 2: "Tma pod vodou"}


@pytest.fixture
def race(app):
    """A table of Talisman, each seat with a spell that only it knows."""
    visitor = Visitor(app, "en")
    visitor.id = visitor.store.create("talisman", "Stůl", OPTIONS, seed="hill").record.id
    for move, args in (
        ("leave_list", {}),
        ("gain_spell", {"who": 2}),
        *(("name_spell", {"who": who, "name": name}) for who, name in SPELLS.items()),
    ):
        visitor.store.move(visitor.id, visitor.revision, move, args, overrule=("*",))
    return visitor


@pytest.fixture
def device(monkeypatch):
    """`device(2)`: from now on every request comes from the device of that seat's player."""

    def held_by(seat):
        for room in ("showing", "play"):
            monkeypatch.setattr(f"companion.web.table.{room}.viewer", lambda: Viewer(seat, role="player"))

    return held_by


@pytest.mark.parametrize("game", SAMPLED)
def test_every_seat_of_a_sample_has_its_own_page_and_the_tablet_does_not_name_it(app, game):
    visitor = Visitor(app)
    visitor.id = lay_sample(app.extensions["store"], game, "cs").id
    for seat in app.extensions["store"].get(visitor.id).state.seats:
        page = visitor.look(f"{OWN}?seat={seat.id}")
        assert page.status_code == 200 and 'class="own-head' in page.text and seat.player in page.text
        table = re.search(r'<div id="table".*?</main>', page.text, re.S)[0]
        assert len(table.encode()) < 60_000, f"seat {seat.id}: too heavy for a slow phone"
    whole = visitor.look()
    assert f"/{OWN}" not in whole.text and "mine.css" not in whole.text
    assert "own-head" not in visitor.look(OWN).text  # nobody in particular is asked whose it is to be
    assert visitor.look(OWN).text.count("?seat=") == len(app.extensions["store"].get(visitor.id).state.seats)


def test_a_hand_lies_open_on_its_own_page_and_on_no_other(race):
    assert SPELLS[1] in race.look("mine?seat=1").text and SPELLS[2] not in race.look("mine?seat=1").text
    assert SPELLS[2] in race.look("mine?seat=2").text and SPELLS[1] not in race.look("mine?seat=2").text
    assert not any(spell in race.look("mine").text for spell in SPELLS.values())
    own = re.search(r'<details class="panel own-hand"[^>]*>', race.look("mine?seat=1").text)[0]
    assert "data-cover" in own and " open" in own and 'hx-history="false"' in own


def test_a_players_device_is_at_home_on_its_own_page(race, device):
    device(2)
    home = race.look()
    assert "own-head" in home.text and SPELLS[2] in home.text and SPELLS[1] not in home.text
    assert "?seat=" not in home.text  # it needs no seat in its addresses: it has one
    ways = re.findall(r'<nav class="top-nav".*?</nav>', home.text, re.S)
    assert len(ways) == 1 and home.text.index(ways[0]) > home.text.index("</main>")  # below, where the thumb is
    named = [name for name in re.findall(rf'href="/t/{race.id}/([a-z]*)"', ways[0])]
    assert named[0] == "" and {"turn", "map", "party", "journal", "chronicle", "more"} <= {*named}
    turn = race.look("turn")
    assert "own-head" not in turn.text and f'<a href="/t/{race.id}/">' in turn.text


def test_after_a_move_made_there_one_stays_there(race, device):
    made = race.move("roll_movement", {"who": 1, "rolled": 3}, page=OWN, in_place=True)
    assert made.status_code == 200
    device(1)
    answer = race.move("go", {"who": 1, "to": "o9"}, page=OWN, overrule="*")
    assert answer.status_code == 303 and answer.location.endswith(f"/{OWN}")
    undone = race.step("undo", in_place=True, page=OWN)
    assert "own-head" in undone.text and undone.headers["HX-Replace-Url"].endswith(f"/{OWN}")


def test_a_seat_named_in_the_address_stays_named_after_a_move(race):
    page = race.look("mine?seat=1").text
    assert f'action="/t/{race.id}/moves/roll_movement?seat=1"' in page
    answer = race.post(
        f"/t/{race.id}/moves/roll_movement?seat=1",
        {"revision": race.revision, "page": OWN, "who": 1},
        **{"HX-Request": "true"},
    )
    assert answer.headers["HX-Replace-Url"] == f"/t/{race.id}/{OWN}?seat=1" and "own-head" in answer.text


@pytest.mark.rule("TA-CMD-04")
def test_whoever_answers_first_phone_or_tablet_answers_once(race, device):
    tablet = Visitor(race.client.application, "en")
    tablet.id = race.id
    race.store.move(race.id, race.revision, "correct", {"path": "/characters/0/space", "value": "crown"})
    race.store.move(race.id, race.revision, "command", {"who": 1, "rolled": 6}, overrule=("*",))
    seen = race.revision
    others = race.look("map").text
    assert 'class="waits"' in others and "Druid" in others
    device(2)
    assert "Answer" in race.look().text or "Command" in race.look().text
    lives = race.store.get(race.id).state.at(2).lives
    first = race.move("answer", {"who": 2, "how": "life", "revision": seen}, page=OWN, in_place=True)
    assert first.status_code == 200 and race.store.get(race.id).state.at(2).lives == lives - 1
    late = tablet.move("answer", {"who": 2, "how": "life", "revision": seen}, page="turn", in_place=True)
    assert late.status_code == 409 and 'class="note stale"' in late.text
    assert race.store.get(race.id).state.at(2).lives == lives - 1  # once, whoever was the second
    assert 'class="waits"' not in race.look("map").text


def test_a_list_that_lies_open_is_one_tap_away_and_a_box_comes_first(app, device):
    visitor = Visitor(app, "en")
    visitor.id = visitor.store.create("talisman", "Stůl", OPTIONS, seed="hill").record.id
    device(1)
    assert "own-head" in visitor.look().text and f'href="/t/{visitor.id}/list"' in visitor.look().text
    assert 'class="ticks-list"' in visitor.look("list").text
    for move in ("leave_list", "put_away", "close_box"):
        visitor.store.move(visitor.id, visitor.revision, move, {})
    assert "own-head" not in visitor.look().text and "previously" in visitor.look().text


def test_a_game_without_such_a_page_has_a_plain_one(app, device):
    visitor = Visitor(app, "en")
    visitor.lay()
    assert game_of("toy").own is None
    device(1)
    assert 'class="own-head' in visitor.look().text and f'href="/t/{visitor.id}/day"' in visitor.look().text


class Inside(Served):
    """The app in this process, where the browser's tests have one of its own: their tables are laid in it."""

    def __init__(self, app):
        self.client = app.test_client()

    def api(self, path, body=None):
        """What the JSON API answers."""
        asked = self.client.get if body is None else partial(self.client.post, json=body)
        answer = asked(f"/api{path}", headers={"Host": "127.0.0.1"})
        assert answer.status_code < 300, f"{path} {body}: {answer.text}"
        return answer.json


@pytest.mark.soak
@pytest.mark.parametrize("game", SAMPLED)
def test_at_every_moment_of_a_table_each_seat_has_its_page(app, game):
    visitor = Visitor(app)
    store = app.extensions["store"]
    for name, visitor.id in import_module(f"tests.browser.moments.{game}").tables(Inside(app)).items():
        state = store.get(visitor.id).state
        for seat in state.seats:
            page = visitor.look(f"{OWN}?seat={seat.id}")
            away = state.evening.away and not state.closed
            head = "own-head" if not away else "checklist" if state.checklist else "previously"
            assert page.status_code == 200 and head in page.text, f"{name} {seat.id}"


def test_a_chronicler_with_a_seat_is_at_home_at_the_table_and_has_a_way_to_the_own_page(race, monkeypatch):
    for room in ("showing", "play"):
        monkeypatch.setattr(f"companion.web.table.{room}.viewer", lambda: Viewer(2, role="chronicler"))
    home = race.look()
    assert "own-head" not in home.text and f'<a href="/t/{race.id}/{OWN}">' in home.text
    own = race.look(OWN)
    assert SPELLS[2] in own.text and "?seat=" not in own.text


def test_a_player_without_a_seat_is_told_so_and_offered_nobodys_page(race, monkeypatch):
    for room in ("showing", "play"):
        monkeypatch.setattr(f"companion.web.table.{room}.viewer", lambda: Viewer(role="player"))
    assert "own-head" not in race.look().text
    page = race.look(OWN).text
    assert "has no seat at this table" in page and "?seat=" not in page
