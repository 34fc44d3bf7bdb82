"""Every route, asked by every viewer: what one seat may see is in no answer to another, nor to whoever names no seat.

A route that stands in none of these lists fails the test: whoever adds one says here what it may tell.
"""

from __future__ import annotations

import pytest

from companion.games import game as game_of

from .conftest import Visitor

OPTIONS = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
SPELLS = {1: "Vítr z hor", 2: "Tma pod vodou"}  # by whose hand they are in
PANELS = (*(panel.name for panel in game_of("talisman").panels), "chronicle", "more", "rules", "paper", "list")
READ = ("volume", "volume?write=1")
LOOKING_BACK = ("history", "history?then=2", "history?who=2&words=tma", "what-if", "statistics")
CORRECTED = ("", "?path=/characters/0", "?path=/characters/0/spells", "?path=/characters/0/spells/0", "?path=/chance")
EYES = {  # who looks, by what the address says; None: nobody in particular
    "": None, "show=1": None, "seat=0&show=1": None, "seat=-1&show=1": None, "seat=99&show=1": None,
    "seat=1": 1, "seat=1&show=1": 1, "seat=2": 2, "seat=2&show=1": 2,
}  # fmt: skip

SHOWN = {  # what is asked of a table, by the route that answers
    "play.home": ["/t/{id}/"],
    "play.panel": [
        *(f"/t/{{id}}/{name}" for name in PANELS),
        *(f"/t/{{id}}/correct{at}" for at in CORRECTED),
        *(f"/t/{{id}}/{name}" for name in (*LOOKING_BACK, *READ)),
    ],
    "play.moment": ["/t/{id}/at/1", "/t/{id}/at/2"],
    "play.back": ["/t/{id}/back/1"],
    "statistics.of_shelf": ["/statistics"],
    "play.one_move": ["/t/{id}/more/name_spell", "/t/{id}/more/correct"],
    "shelf.shelf": ["/"],
    "shelf.part": ["/shelf/archived", "/shelf/thrown"],
    "shelf.ask_to_end": ["/t/{id}/end"],
    "shelf.ask_to_throw": ["/t/{id}/throw"],
    "files.offer": ["/t/{id}/file"],
    "files.to_read": ["/t/{id}/reading/export"],
    "joining.free_seats": ["/t/{id}/sit"],
    "volume.take": ["/t/{id}/volume.html"],
    "volume.plate": ["/t/{id}/volume/evening-1-race.svg"],
    "volume.picture": [f"/t/{{id}}/volume/{'0' * 40}.jpg"],
    "volume.bring": ["/t/{id}/volume/picture"],
    "search.everything": ["/search", *(f"/search?q={spell}" for spell in ("Vítr", "tma+pod+vodou", "Stůl"))],
    "again.passage": ["/t/{id}/read/2"],
    "live.live": ["/t/{id}/live"],
    "live.revision": ["/t/{id}/revision"],
    "backups.show": ["/backups/"],
    "backups.kept": ["/backups/kept/{id}/1"],
    "aloud.follow": ["/t/{id}/follow"],
    "aloud.remote": ["/t/{id}/remote", "/t/{id}/remote?alone=1"],
    "api.tables": ["/api/tables"],
    "api.all_backups": ["/api/backups"],
    "api.table": ["/api/tables/{id}"],
    "api.table_at": ["/api/tables/{id}/at/2"],
    "api.chronicle": ["/api/tables/{id}/chronicle"],
    "api.volume": ["/api/tables/{id}/volume"],
    "api.recordings_of_table": ["/api/tables/{id}/recordings"],
    "recorded.sound": [f"/t/{{id}}/recorded/table/{'0' * 24}", f"/t/{{id}}/recorded/book/{'0' * 24}"],
    "api.search": ["/api/search?q=Vítr", "/api/search?q=tma", "/api/search?q=Stůl"],
    "api.reading_copy": ["/api/tables/{id}/reading"],
    "api.log": ["/api/tables/{id}/log?limit=100"],
    "api.history": ["/api/tables/{id}/history?limit=100", "/api/tables/{id}/history?words=tma"],
    "api.what_if": ["/api/tables/{id}/what-if"],
    "api.table_statistics": ["/api/tables/{id}/statistics"],
    "api.shelf_statistics": ["/api/statistics"],
}
DONE = {  # what is done at a table, in this order: the answers of the API
    "api.undo": "undo",
    "api.redo": "redo",
    "api.fork": "fork",
    "api.make_move": "moves/note",
    "api.archive": "archive",
    "api.put_back": "back",
}
WHOLE = {  # a file of a whole table, or of everything, and the page before says so
    "shelf.take_out", "api.export", "files.save", "api.everything",
}  # fmt: skip
TAPPED = {  # they lead to a page that is asked for here, or show what a table's page shows
    "play.move", "play.undo", "play.redo", "play.fork", "shelf.archive", "shelf.put_back", "shelf.throw",
    "api.bring_from_backup", "api.restore_backup", "api.make_backup", "api.check_backups", "api.choose_second_home",
    "api.throw_away", "restoring.bring_table_back", "joining.sit",
    "backups.make", "backups.check", "backups.choose", "backups.bring", "backups.restore",
}  # fmt: skip
OF_NO_STATE = {"aloud.place", "aloud.turn"}  # where somebody reads aloud: nothing of the table is answered
OF_BACKUPS = {
    "backups.look",
    "backups.ask",
    "api.look_into_backup",
}  # the shelf's sentences of each table in one; `test_backups.py` asks them
OF_NO_TABLE = {  # what they show, they show before there is one, or of none
    "door.show", "door.turn", "door.picture",
    "volume.brought", "api.bring_picture",  # what a picture is known by
    "api_page", "api.games", "api.game", "api.openapi_document", "api.create_table", "api.import_table",
    "restoring.begin_anew", "restoring.restore", "desk.desk", "desk.book", "desk.save", "desk.bring",
    "desk.whole_map", "desk.new", "desk.preview", "desk.stamp", "desk.as_twee", "desk.match",
    "desk.ask_to_throw", "desk.throw", "desk.back", "desk.forget", "desk.forget_left", "drawings.drawing",
    "beside.file", "api.record_passage", "api.throw_recording_away",
    "shelf.take_in", "shelf.came", "shelf.keep", "assets.htmx_file", "setting_up.form", "setting_up.create",
    "preferences.show", "preferences.choose", "joining.knock", "joining.open_by_code", "joining.seats",
    "joining.join", "joining.leave", "devices.stand", "devices.invite", "devices.change", "devices.remove",
    "files.everything", "files.bring", "files.came", "files.take", "api.look_into_everything", "api.take_everything",
    "box_cards.inside", "box_cards.card", "box_cards.correct", "box_cards.ask_to_forget", "box_cards.forget",
    "box_cards.know_again", "boxes.boxes", "boxes.send", "boxes.look", "boxes.take",
    "rules.of_game", "rules.entry", "shelf.sample", "assets.static_file", "static",
    "trust.page", "trust.certificate", "trust.yes",
    "installing.manifest", "installing.worker", "installing.away",
}  # fmt: skip


def test_every_route_is_known(app):
    known = {*SHOWN, *DONE, *WHOLE, *TAPPED, *OF_NO_STATE, *OF_BACKUPS, *OF_NO_TABLE}
    assert {rule.endpoint for rule in app.url_map.iter_rules()} == known


@pytest.fixture
def visitor(app):
    visitor = Visitor(app)
    visitor.id = visitor.store.create("talisman", "Stůl", OPTIONS, seed="hill").record.id
    visitor.store.move(visitor.id, visitor.revision, "leave_list", {})
    visitor.store.move(visitor.id, visitor.revision, "gain_spell", {"who": 2}, overrule=("*",))
    for who, name in SPELLS.items():
        visitor.store.move(visitor.id, visitor.revision, "name_spell", {"who": who, "name": name})
    return visitor


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
@pytest.mark.parametrize("route", SHOWN)
def test_no_route_shows_a_spell_to_another_viewer(visitor, route):
    adapter = visitor.client.application.url_map.bind("127.0.0.1")
    for path in SHOWN[route]:
        address = path.format(id=visitor.id)
        assert adapter.match(address.partition("?")[0])[0] == route
        for eye, seat in EYES.items():
            answer = visitor.get(f"{address}{'&' if '?' in address else '?'}{eye}")
            assert answer.status_code in (200, 204, 303, 404, 422), (address, eye, answer.status_code)
            for who, spell in SPELLS.items():
                assert who == seat or spell not in answer.text, (address, eye)
    for who, spell in SPELLS.items():
        assert spell in visitor.look(f"hand?seat={who}&show=1").text


@pytest.mark.rule("TA-SPL-12")
def test_no_answer_to_what_is_done_shows_it(visitor):
    for route, path in DONE.items():
        body = {"revision": visitor.revision, "args": {"text": "Ticho."}} if "moves" in path else {}
        if path in ("undo", "redo"):
            body = {"revision": visitor.revision}
        answer = visitor.client.post(f"/api/tables/{visitor.id}/{path}", json=body, headers=visitor.headers)
        assert answer.status_code < 300, (route, answer.text)
        assert not any(spell in answer.text for spell in SPELLS.values()), route
