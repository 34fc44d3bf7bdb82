"""Live pages: who is told, how soon, and how many at once."""

from __future__ import annotations

import threading
import time

import pytest

from companion.store import Store
from companion.web.live import Stream, Streams


@pytest.fixture
def streams():
    return Streams(2)


def events(stream):
    """The revisions that a stream tells, without its heartbeats."""
    for told in stream:
        if b"event: revision" in told:
            yield int(told.rpartition(b"data: ")[2])


def test_a_change_by_another_thread_is_told_within_a_second(store, streams):
    record = store.create("toy", "Mlýn", {}).record
    store.listeners.append(streams.announce)
    stream = Stream(streams, store, record.id, 0)
    threading.Timer(0.1, lambda: store.move(record.id, 0, "let_in", {"steps": 1})).start()
    begun = time.monotonic()
    assert next(events(stream)) == 1
    assert time.monotonic() - begun < 1
    stream.close()


def test_a_change_by_another_process_is_told_within_a_second(store, streams):
    record = store.create("toy", "Mlýn", {}).record
    other = Store(store.database.path)
    stream = Stream(streams, store, record.id, 0)

    def elsewhere():
        other.move(record.id, 0, "let_in", {"steps": 1})
        other.database.close()

    threading.Timer(0.1, elsewhere).start()
    begun = time.monotonic()
    assert next(events(stream)) == 1
    assert time.monotonic() - begun < 1
    stream.close()


def test_a_page_that_is_behind_is_told_at_once(store, streams):
    record = store.create("toy", "Mlýn", {}).record
    store.move(record.id, 0, "let_in", {"steps": 1})
    stream = Stream(streams, store, record.id, 0)
    assert next(events(stream)) == 1
    stream.close()


def test_a_quiet_stream_beats(store, streams, monkeypatch):
    from companion.web import live

    monkeypatch.setattr(live, "HEARTBEAT", 0.0)
    record = store.create("toy", "Mlýn", {}).record
    stream = iter(Stream(streams, store, record.id, 0))
    assert next(stream).startswith(b"retry:")
    assert next(stream).startswith(b":")


def test_places_are_counted_and_given_back(store, streams):
    assert streams.enter()
    assert streams.enter()
    assert not streams.enter()
    record = store.create("toy", "Mlýn", {}).record
    stream = Stream(streams, store, record.id, 0)
    next(iter(stream))
    stream.close()
    stream.close()  # closing twice gives back one place
    assert streams.open == 1
    assert streams.enter()


def test_beyond_the_places_one_is_asked_to_come_back(app, visitor):
    visitor.lay()
    app.extensions["streams"].most = 0
    answer = visitor.look("live")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]
    assert visitor.look("revision").text == "0"


def test_a_stream_over_http(app, visitor):
    visitor.lay()
    visitor.move("let_in", {"steps": "1"})
    answer = visitor.client.get(f"/t/{visitor.id}/live?seen=0", headers=visitor.headers)
    assert answer.mimetype == "text/event-stream"
    told = iter(answer.response)
    assert b"retry" in next(told)
    assert b"data: 1" in next(told)
    answer.close()
    assert app.extensions["streams"].open == 0


def test_no_stream_without_a_table(visitor):
    assert visitor.get("/t/none/live").status_code == 404
    assert visitor.get("/t/none/revision").status_code == 404


def test_streams_end_when_the_server_does(store, streams):
    record = store.create("toy", "Mlýn", {}).record
    stream = iter(Stream(streams, store, record.id, 0))
    next(stream)
    threading.Timer(0.1, lambda: setattr(streams, "closing", True)).start()
    begun = time.monotonic()
    assert list(stream) == []
    assert time.monotonic() - begun < 1
