"""Live pages: who is told, how soon, and how many at once. How a stream keeps its socket: tests/test_connections.py."""

from __future__ import annotations

import queue
import threading
import time
from typing import Any

import pytest

from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger
from companion.web import live
from companion.web.live import BEAT, Listener, Streams


class Page:
    """A page that listens, and what it was told."""

    def __init__(
        self, streams: Streams, id: str, seen: int = 0, begun: bool = True, untaken: int = 0, **facts: Any
    ) -> None:
        self.told: queue.Queue[bytes] = queue.Queue()
        self.here = True
        self.untaken = untaken
        self.ended = threading.Event()
        self.listener = Listener(streams, id, seen, **facts)
        self.joined = streams.join(self.listener)
        if self.joined and begun:
            self.begin()

    def begin(self) -> None:
        """Its stream stands."""
        self.listener.begin(self._send, self.ended.set, lambda: self.untaken)

    def _send(self, data: bytes) -> bool:
        self.told.put(data)
        return self.here

    def revision(self) -> int:
        """The next revision that it is told; its heartbeats are passed over."""
        while (data := self.told.get(timeout=5)) == BEAT:
            pass
        return int(data.rpartition(b"data: ")[2])


@pytest.fixture
def streams(store):
    streams = Streams(store, 2)
    yield streams
    streams.close()


@pytest.fixture
def table(store):
    return store.create("toy", "Mlýn", {}).record.id


def test_a_change_by_another_thread_is_told_within_a_second(store, streams, table):
    store.listeners.append(streams.announce)
    page = Page(streams, table)
    threading.Timer(0.1, lambda: store.move(table, 0, "let_in", {"steps": 1})).start()
    assert page.revision() == 1


def test_a_change_by_another_process_is_told_within_a_second(store, streams, table):
    other = Store(SqliteLedger(store.ledger.database.path))
    page = Page(streams, table)
    other.move(table, 0, "let_in", {"steps": 1})
    assert page.revision() == 1
    other.ledger.close()


def test_a_page_that_is_behind_is_told_at_once(store, streams, table):
    store.move(table, 0, "let_in", {"steps": 1})
    assert Page(streams, table).revision() == 1
    assert Page(streams, table, 1).told.empty()


def test_a_quiet_stream_beats(streams, table, monkeypatch):
    monkeypatch.setattr(live, "HEARTBEAT", 0.0)
    assert Page(streams, table).told.get(timeout=5) == BEAT


def test_places_are_counted_and_given_back(streams, table):
    first, second = Page(streams, table), Page(streams, table)
    assert (first.joined, second.joined, Page(streams, table).joined) == (True, True, False)
    first.listener.leave()
    first.listener.leave()  # leaving twice gives back one place
    assert streams.open == 1
    assert Page(streams, table).joined


def test_a_page_that_went_away_gives_its_place_back_when_it_is_told_something(store, streams, table):
    page = Page(streams, table)
    page.here = False
    store.move(table, 0, "let_in", {"steps": 1})
    streams.announce(table, 1)
    assert page.ended.wait(5)
    assert streams.open == 0


def test_nobody_is_paid_for_telling_where_nobody_listens(streams, table):
    page = Page(streams, table)
    teller = streams._teller
    page.listener.leave()
    teller.join(5)
    assert not teller.is_alive()
    assert Page(streams, table, -1).revision() == 0  # who comes later is told again


def test_when_the_server_goes_down_its_pages_are_sent_away(streams, table):
    page = Page(streams, table)
    streams.close()
    assert page.ended.wait(5)
    assert not Page(streams, table).joined


def test_beyond_the_places_one_is_asked_to_come_back(app, visitor):
    visitor.lay()
    app.extensions["streams"].most = 0
    answer = visitor.look("live")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"]
    assert visitor.look("revision").text == "0"


def test_under_another_server_the_news_are_told_and_the_page_comes_again(app, visitor):
    visitor.lay()
    visitor.move("let_in", {"steps": "1"})
    answer = visitor.client.get(f"/t/{visitor.id}/live?seen=0", headers=visitor.headers)
    assert answer.mimetype == "text/event-stream"
    assert answer.data.startswith(b"retry: 1000") and b"data: 1" in answer.data
    assert app.extensions["streams"].open == 0


def test_no_stream_without_a_table(visitor):
    assert visitor.get("/t/none/live").status_code == 404
    assert visitor.get("/t/none/revision").status_code == 404


def test_a_stream_that_was_over_before_it_began_ends(streams, table):
    page = Page(streams, table, begun=False)
    streams.close()
    streams._teller.join(5)
    assert streams.open == 0 and not page.ended.is_set()
    page.begin()
    assert page.ended.is_set()


def test_streams_end_when_the_server_does(streams, table):
    page = Page(streams, table)
    streams.closing = True
    assert page.ended.wait(5)
    assert not Page(streams, table).joined


def test_a_stream_ends_after_a_while_and_the_browser_opens_another(streams, table, monkeypatch):
    monkeypatch.setattr(live, "LONGEST", 0.0)
    page = Page(streams, table)
    time.sleep(0.01)
    assert page.ended.wait(5)


# --- a reading, and whoever follows it ------------------------------------------------------------------------------


def besides(page) -> bytes:
    """The next thing that it is told which is no heartbeat."""
    while (data := page.told.get(timeout=5)) == BEAT:
        pass
    return data


def test_who_follows_is_told_the_place_and_nobody_else(store, streams, table):
    follower, other = Page(streams, table, follows=True), Page(streams, table)
    streams.place(table, "a1", b'{"sentence": 1}')
    assert besides(follower) == b'event: reading\ndata: {"sentence": 1}\n\n'
    store.move(table, 0, "let_in", {"steps": 1})
    streams.announce(table, 1)
    assert other.revision() == 1  # and no place before it


def test_of_places_that_wait_only_the_newest_is_told(streams, table):
    page = Page(streams, table, follows=True, begun=False)
    for sentence in range(500):
        streams.place(table, "a1", b'{"sentence": %d}' % sentence)
    page.begin()
    assert besides(page) == b'event: reading\ndata: {"sentence": 499}\n\n'
    assert page.told.empty()


def test_a_page_that_takes_nothing_is_sent_nothing_until_it_does(store, streams, table):
    page = Page(streams, table, follows=True, untaken=10)
    for sentence in range(50):
        streams.place(table, "a1", b"%d" % sentence)
    store.move(table, 0, "let_in", {"steps": 1})
    streams.announce(table, 1)
    time.sleep(3 * live.LOOK)
    assert page.told.empty()
    page.untaken = 0
    assert besides(page) == live.event(1) + b"event: reading\ndata: 49\n\n"


def test_a_page_that_takes_nothing_for_long_is_given_up(streams, table, monkeypatch):
    monkeypatch.setattr(live, "STUCK", 0.0)
    page = Page(streams, table, untaken=10)
    assert page.ended.wait(5)
    assert streams.open == 0


def test_what_a_remote_asks_goes_to_the_page_that_told_its_place_last(store):
    streams = Streams(store, 9)
    table = store.create("toy", "Mlýn", {}).record.id
    assert not streams.turn(table, b"{}")  # nobody reads
    tablet, phone = Page(streams, table, reader="a1"), Page(streams, table, reader="b2")
    onlooker = Page(streams, table, follows=True)
    streams.place(table, "a1", b"1")
    assert besides(onlooker) == b"event: reading\ndata: 1\n\n"
    assert streams.turn(table, b'{"deed": "forth"}')
    assert besides(tablet) == b'event: turn\ndata: {"deed": "forth"}\n\n'
    streams.place(table, "b2", b"2")
    assert streams.turn(table, b'{"deed": "back"}')
    assert besides(phone) == b'event: turn\ndata: {"deed": "back"}\n\n'
    phone.listener.leave()
    assert streams.turn(table, b'{"deed": "pause"}')  # it has gone: whoever has the passage open is asked
    assert besides(tablet) == b'event: turn\ndata: {"deed": "pause"}\n\n'
    assert tablet.told.empty() and phone.told.empty()
    streams.close()


def test_all_turns_are_told_and_only_so_many_wait(streams, table):
    page = Page(streams, table, reader="a1", begun=False)
    for number in range(2 * live.TURNS):
        streams.turn(table, b"%d" % number)
    page.begin()
    last = range(live.TURNS, 2 * live.TURNS)
    assert besides(page) == b"".join(b"event: turn\ndata: %d\n\n" % number for number in last)


def test_places_are_kept_for_so_many_tables(streams):
    for number in range(live.PLACES + 5):
        streams.place(str(number), "a1", b"here")
    assert streams.place_at("4") == b"" and streams.place_at("5") == b"here"
    assert len(streams._places) == live.PLACES
