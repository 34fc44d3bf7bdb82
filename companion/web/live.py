"""Live pages: a change made on one device is told to every other page that shows the table, within a second.

One thread tells all of them. A page's stream is a socket that the server keeps open (`connections.py`), so it costs no
thread; under a server that cannot do that, a page gets its news and comes back a second later.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable

from flask import Blueprint, Flask, Response, current_app, request

from ..store import Store
from .stores import store

parts = Blueprint("live", __name__)
STAY = (
    "companion.stay"  # what our server puts into a request's environment: called with a listener, it keeps the socket
)
LOOK = 0.4  # seconds: how soon a change by another process (the command line) is seen
HEARTBEAT = 10.0  # seconds: how soon a device that went away without a word is noticed
MOST = 100  # streams at once
LONGEST = 300.0  # seconds: then the stream ends, and the browser opens another by itself
BEGINNING, BEAT = b"retry: 1000\n\n", b": still here\n\n"
log = logging.getLogger(__name__)


class Listener:
    """One page that is told of its table's changes, from the revision that it shows on."""

    def __init__(self, streams: Streams, id: str, seen: int) -> None:
        self.streams = streams
        self.id = id
        self.seen = seen
        self.begun = self.told = time.monotonic()
        self.ready = False
        self.send: Callable[[bytes], bool] = lambda data: True
        self.end: Callable[[], None] = lambda: None

    def begin(self, send: Callable[[bytes], bool], end: Callable[[], None]) -> None:
        """The page is told from now on: `send` says whether somebody is still there, `end` closes the connection."""
        self.send, self.end, self.ready = send, end, True
        self.streams.wake()

    def leave(self) -> None:
        """The page at the other end has gone, and its connection with it."""
        self.streams.forget([self])

    def hear(self, revision: int, now: float) -> bool:
        """Tell the page what is new to it, if anything is; whether it goes on listening."""
        if now - self.begun > LONGEST:
            return False
        if self.ready and revision != self.seen:
            self.seen, self.told = revision, now
            return self.send(event(revision))
        if now - self.told >= HEARTBEAT:
            self.told = now
            return self.send(BEAT)
        return True


def event(revision: int) -> bytes:
    """The table has moved on to this revision."""
    return f"id: {revision}\nevent: revision\ndata: {revision}\n\n".encode()


class Streams:
    """Who listens, and the thread that tells them."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.closing = False  # the server is going down: every stream ends
        self._listeners: set[Listener] = set()
        self._changed = threading.Condition()
        self._teller: threading.Thread | None = None
        self._news = False

    @property
    def open(self) -> int:
        """How many pages listen."""
        return len(self._listeners)

    def announce(self, id: str, revision: int) -> None:
        """A change was made in this process: tell everyone who waits for it."""
        self.wake()

    def wake(self) -> None:
        """Wake whoever tells: some table may have moved on."""
        with self._changed:
            self._news = True
            self._changed.notify_all()

    def join(self, listener: Listener) -> bool:
        """Give a page one of the places; False when all are taken."""
        with self._changed:
            if self.closing or self.open >= self.most:
                return False
            self._listeners.add(listener)
            if self._teller is None:
                self._teller = threading.Thread(target=self._tell, name="live", daemon=True)
                self._teller.start()
            return True

    def forget(self, listeners: Iterable[Listener]) -> None:
        """Free the places of pages that do not listen any more."""
        with self._changed:
            self._listeners.difference_update(listeners)

    def close(self) -> None:
        """The server is going down: every page that lies open is told to come again."""
        self.closing = True
        self.wake()

    def _tell(self) -> None:
        """Tell the pages as long as one listens; a page that comes later starts another thread."""
        while True:
            with self._changed:
                if not self._listeners:
                    self._teller = None
                    return
                if not self._news:
                    self._changed.wait(LOOK)
                self._news = False
                listeners = list(self._listeners)
            self._tell_all(listeners)

    def _tell_all(self, listeners: list[Listener]) -> None:
        now = time.monotonic()
        revisions = {id: None if self.closing else self._revision(id) for id in {one.id for one in listeners}}
        gone = [one for one in listeners if (revision := revisions[one.id]) is None or not one.hear(revision, now)]
        self.forget(gone)
        for one in gone:
            one.end()

    def _revision(self, id: str) -> int | None:
        """Where the table stands; None where it cannot be read: its pages come again and are told why."""
        try:
            return self.store.revision(id)
        except Exception as error:
            log.info("the pages of table %s are told nothing more: %s", id, error)
            return None


@parts.get("/t/<id>/live")
def live(id: str) -> Response:
    """Server-sent events: `revision`, whenever the table has moved on from the one that the page has seen."""
    now = store().revision(id)
    streams: Streams = current_app.extensions["streams"]
    told = request.headers.get("Last-Event-ID", type=int)
    seen = request.args.get("seen", now, type=int) if told is None else told
    begins, listener = [BEGINNING], Listener(streams, id, seen)
    stay = request.environ.get(STAY) if request.method == "GET" else None
    if not streams.join(listener):
        return Response(status=503, headers={"Retry-After": "5"}, mimetype="text/event-stream")
    if stay:
        stay(listener)
    else:
        listener.leave()
        begins += [event(now)] if now != seen else []
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(iter(begins), mimetype="text/event-stream", headers=headers)


@parts.get("/t/<id>/revision")
def revision(id: str) -> Response:
    """The table's revision as plain text, for a page that could not get a stream."""
    return Response(str(store().revision(id)), mimetype="text/plain", headers={"Cache-Control": "no-store"})


def init_app(app: Flask) -> None:
    """Register the streams of revisions."""
    app.register_blueprint(parts)
