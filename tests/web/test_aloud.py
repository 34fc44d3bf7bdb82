"""Reading aloud on more devices: what a second screen shows and does not, where one reads, what a remote asks."""

from __future__ import annotations

import json

import pytest

from companion.web.live import Listener

from .test_joining import Guest
from .test_journal import opened, reader  # noqa: F401  (a fixture)

HERE = {
    "reader": "0123456789abcdef", "passage": "ab12", "lang": "cs", "sentence": 2, "sentences": 5, "piece": 1,
    "pieces": 2, "part": 0.5, "whole": 0.25, "going": True, "by": "voice",
}  # fmt: skip


@pytest.fixture
def streams(app):
    return app.extensions["streams"]


def send(visitor, what, body):
    answer = visitor.client.post(f"/t/{visitor.id}/reading/{what}", json=body, headers=visitor.headers)
    return answer.status_code


def test_a_second_screen_shows_the_words_and_the_ways_and_nothing_of_what_follows(reader):  # noqa: F811
    opened(reader)
    page = reader.look("follow").text
    assert "Na břehu" in page and "Kameny jsou pod vodou." in page
    assert "Přebrodit se." in page and "Zaklepat na kámen." in page  # as the reader's page offers them
    assert "secret-room" not in page and "Tajná komora" not in page and "bank" not in page
    assert "Zavolat" not in page  # a lock that is not shown
    assert "Ticho před druhou větou." not in page  # that is the chronicler's
    assert "Položte minci na stůl." in page
    assert "<form" not in page  # nobody does anything there
    assert 'value="forth"' in reader.look("remote").text


def test_the_reading_page_and_the_second_screen_mark_the_same_passage_alike(reader):  # noqa: F811
    def marks():
        return [reader.look(name).text.partition('data-mark="')[2].partition('"')[0] for name in ("journal", "follow")]

    opened(reader)
    first = marks()
    assert first[0] == first[1] != ""
    reader.move("note", {"text": "Ticho."}, page="journal")
    assert marks() == first  # another move at the table
    reader.move("choose", {"choice": "sit"}, page="journal")
    reader.move("read_on", {}, page="journal")
    again = marks()
    assert again[0] == again[1] != first[0]  # the same passage, come to once more, is read from its beginning


def test_between_passages_a_second_screen_says_calmly_that_nobody_reads(reader):  # noqa: F811
    assert "Teď se nečte." in reader.look("follow").text
    assert "U krbu" in reader.look("follow").text
    opened(reader)
    reader.move("choose", {"choice": "sit"}, page="journal")
    assert "Kniha odpočívá." in reader.look("follow").text
    assert 'value="forth"' not in reader.look("remote").text  # there is nothing to turn
    reader.book.unlink()
    assert "Teď se nečte." in reader.look("follow").text


def test_a_table_without_books_has_a_calm_second_screen(visitor):
    visitor.lay()
    assert "Teď se nečte." in visitor.look("follow").text
    assert visitor.get("/t/none/follow").status_code == 404


def test_a_place_is_told_without_the_word_of_its_page(reader, streams):  # noqa: F811
    assert send(reader, "place", HERE) == 204
    told = json.loads(streams.place_at(reader.id))
    assert told == {name: value for name, value in HERE.items() if name != "reader"}
    assert reader.store.revision(reader.id) == reader.revision == 0  # it is nothing of the table's


@pytest.mark.parametrize(
    "wrong",
    [
        {"reader": "x" * 16}, {"reader": "a" * 33}, {"passage": "a" * 33}, {"sentence": -1}, {"sentence": 10**9},
        {"part": 1.5}, {"whole": -0.1}, {"by": "magic"}, {"going": 1}, {"more": 1}, {"lang": "a\n" * 5},
    ],
)  # fmt: skip
def test_a_place_that_is_none_is_refused(reader, streams, wrong):  # noqa: F811
    assert send(reader, "place", {**HERE, **wrong}) == 400
    assert streams.place_at(reader.id) == b""


def test_what_is_no_place_at_all_is_refused(reader, streams):  # noqa: F811
    url = f"/t/{reader.id}/reading/place"
    for body in (b"", b"[]", b"\xff", b"{" * 500):
        assert reader.client.post(url, data=body, headers=reader.headers).status_code == 400
    assert reader.client.post(url, data=b" " * 3000, headers=reader.headers).status_code == 413
    assert reader.client.post("/t/none/reading/place", json=HERE, headers=reader.headers).status_code == 404
    elsewhere = {**reader.headers, "Origin": "http://evil.example"}
    assert reader.client.post(url, json=HERE, headers=elsewhere).status_code == 403
    assert streams.place_at(reader.id) == b""


def test_a_line_in_a_place_makes_no_second_event(reader, streams):  # noqa: F811
    send(reader, "place", {**HERE, "passage": "a\n\nevent: turn"})
    assert b"\n" not in streams.place_at(reader.id)


def test_a_remote_is_heard_by_the_page_that_reads(reader, streams):  # noqa: F811
    assert send(reader, "turn", {"deed": "forth"}) == 409  # nobody reads
    page = Listener(streams, reader.id, 0, reader="0123456789abcdef")
    streams.join(page)
    assert send(reader, "turn", {"deed": "forth"}) == 204
    assert list(page._turns) == [b'event: turn\ndata: {"deed":"forth"}\n\n']
    assert send(reader, "turn", {"deed": "jump"}) == 400
    page.leave()


def test_a_remote_without_scripts_is_led_back(reader, streams):  # noqa: F811
    url = f"/t/{reader.id}/reading/turn"
    opened(reader)
    answer = reader.client.post(url, data={"deed": "pause"}, headers=reader.headers)
    assert answer.status_code == 303 and answer.location.endswith("/remote?alone=1")
    assert "Žádné zařízení teď nečte." in reader.get(answer.location).text
    assert reader.client.post(url, data={"deed": "jump"}, headers=reader.headers).status_code == 400


def test_who_comes_to_follow_is_told_the_place_at_once(reader, streams, monkeypatch):  # noqa: F811
    send(reader, "place", HERE)
    told = []
    monkeypatch.setattr(streams, "join", lambda listener: told.append(listener._place))
    reader.get(f"/t/{reader.id}/live?follows=1")
    reader.get(f"/t/{reader.id}/live")
    assert b'"sentence":2' in told[0] and told[1] == b""


def test_an_onlooker_follows_and_turns_nothing(app, reader, streams, monkeypatch):  # noqa: F811
    opened(reader)
    guest = Guest(app)
    guest.id = reader.id
    assert guest.look("follow").status_code == 303  # a stranger, yet
    guest.joins(app.extensions["invitations"].current(reader.id).token, "onlooker", "Babička")
    assert "Kameny jsou pod vodou." in guest.look("follow").text
    assert guest.look("remote").status_code == 403 and "/remote" not in guest.look("journal").text
    assert send(guest, "place", HERE) == 403 and send(guest, "turn", {"deed": "forth"}) == 403
    assert streams.place_at(reader.id) == b""
    listening = []
    monkeypatch.setattr(streams, "join", listening.append)
    guest.look(f"live?follows=1&reader={HERE['reader']}")
    reader.look(f"live?follows=1&reader={HERE['reader']}")
    assert [one.reader for one in listening] == ["", HERE["reader"]]  # a remote asks nothing of an onlooker's page
