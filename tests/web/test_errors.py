"""One answer for every error: the right status, a sentence, and a way on."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments, Objection, Refusal, UnknownMove
from companion.core.message import say
from companion.store.errors import Damaged, NoSuchTable, Stale, StoreBusy, StoreFull
from companion.web.errors import STATUS, answer


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (NoSuchTable("x"), 404),
        (UnknownMove(say("unknown-move", move="x")), 404),
        (Stale(4), 409),
        (Objection(say("pond-is-dry"), "TO-MIL-02", True), 422),
        (BadArguments("steps", say("argument-missing", field="steps")), 422),
        (StoreFull(say("store-full", file="x")), 507),
        (StoreBusy(say("store-busy", file="x")), 503),
        (Damaged(say("store-damaged", file="x")), 503),
    ],
)
def test_each_refusal_has_its_status(error, status):
    assert answer(error).status == status


def test_no_refusal_is_forgotten():
    def kinds(kind):
        for sub in kind.__subclasses__():
            yield sub
            yield from kinds(sub)

    floors = ("core", "library", "reference", "store")  # the command line answers its own
    below = tuple(f"companion.{floor}" for floor in floors)
    assert not [
        kind
        for kind in kinds(Refusal)
        if kind.__module__.startswith(below) and kind not in STATUS and kind is not Objection
    ]


def test_facts_for_programs():
    assert answer(Objection(say("pond-is-dry"), "TO-MIL-02", True)).facts == {"rule": "TO-MIL-02", "can_overrule": True}
    assert answer(BadArguments("steps", say("argument-missing"))).facts == {"field": "steps"}
    assert answer(Stale(4)).facts == {"revision": 4}


@pytest.mark.parametrize(
    ("path", "status"), [("/nothing", 404), ("/t/none/", 404), ("/new/chess", 404), ("/rules/toy/XX-YYY-01", 404)]
)
def test_pages_that_are_not_there(visitor, english, path, status):
    for one, home in ((visitor, "Zpět na polici"), (english, "Back to the shelf")):
        answer = one.get(path)
        assert answer.status_code == status
        assert home in answer.text
        assert 'href="/"' in answer.text


def test_below_api_errors_are_json(visitor):
    answer = visitor.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json["code"] == "error-404"
    assert answer.json["message"].startswith("Taková stránka")


def test_the_wrong_method_names_the_right_one(visitor):
    answer = visitor.post("/")
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"]


def test_what_nobody_expected_is_told_calmly(app, visitor, monkeypatch, caplog):
    visitor.lay()
    monkeypatch.setattr(type(visitor.store), "get", lambda *_: 1 / 0)
    answer = visitor.look()
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    assert "ZeroDivisionError" not in answer.text
    assert "v bezpečí" in answer.text
    assert "ZeroDivisionError" in caplog.text


def test_a_full_disk_is_told_on_the_page(visitor, monkeypatch):
    visitor.lay()

    def full(*_, **__):
        raise StoreFull(say("store-full", file="x"))

    monkeypatch.setattr(type(visitor.store), "move", full)
    answer = visitor.move("let_in", {"steps": "1"})
    assert answer.status_code == 507
    assert "Na disku došlo místo" in answer.text


def test_a_damaged_database_is_named_and_the_backup_offered(app, visitor):
    from companion.store.sqlite.backups import Backups

    visitor.lay("Mlýn u potoka")
    database = visitor.store.ledger.database
    backup = Backups(database).make()
    database.trouble = say("store-damaged", file=str(database.path))
    answer = visitor.get("/")
    assert answer.status_code == 503
    assert str(database.path) in answer.text
    assert backup.name in answer.text
    restored = visitor.post("/restore", {"backup": backup.name})
    assert restored.status_code == 303
    assert "Mlýn u potoka" in visitor.get("/").text


def test_a_sound_database_is_never_replaced_from_a_page(visitor):
    visitor.lay()
    assert visitor.post("/restore", {"backup": "companion-20260101T000000.000Z.db"}).status_code == 409
    assert visitor.revision == 0


def test_in_place_an_error_lies_over_the_page(visitor, monkeypatch):
    visitor.lay()

    def full(*_, **__):
        raise StoreFull(say("store-full", file="x"))

    monkeypatch.setattr(type(visitor.store), "move", full)
    answer = visitor.move("let_in", {"steps": "1"}, in_place=True)
    assert answer.status_code == 507
    assert answer.headers["HX-Retarget"] == "#trouble"
    assert "Na disku došlo místo" in answer.text
    assert "<html" not in answer.text


def test_in_place_damage_leads_to_the_page_that_mends(visitor):
    visitor.lay()
    visitor.store.ledger.database.trouble = say("store-damaged", file="x")
    answer = visitor.look(**{"HX-Request": "true"})
    assert answer.status_code == 503
    assert answer.headers["HX-Redirect"] == "/"
