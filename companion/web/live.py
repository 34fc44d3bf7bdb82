"""Live pages: a change made on one device is told to every other page that shows the table, within a second."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

from flask import Blueprint, Flask, Response, current_app, request

from ..store import Store
from .shelf_room import store

parts = Blueprint("live", __name__)
LOOK = 0.4  # seconds: how soon a change by another process (the command line) is seen
HEARTBEAT = 1.0  # seconds: how soon a page that has gone away is noticed, and its place is free again
MOST = 16  # streams at once; the server has more threads than that (`serve.THREADS`)
LONGEST = 300.0  # seconds: then the stream ends, and the browser opens another by itself


class Streams:
    """Who listens. A stream holds one of the server's threads, so there are never more than `most` of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open = 0
        self.closing = False  # the server is going down: every stream ends
        self._changed = threading.Condition()

    def announce(self, id: str, revision: int) -> None:
        """A change was made in this process: wake everyone who waits."""
        with self._changed:
            self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Wait for a change in this process, but no longer than that."""
        with self._changed:
            self._changed.wait(seconds)

    def enter(self) -> bool:
        """Take a place; False when all are taken."""
        with self._changed:
            if self.open >= self.most:
                return False
            self.open += 1
            return True

    def leave(self) -> None:
        """Give the place back."""
        with self._changed:
            self.open -= 1


class Stream:
    """One page's events. Giving the place back is tied to closing, which the server does also when nobody reads on."""

    def __init__(self, streams: Streams, store: Store, id: str, seen: int) -> None:
        self.streams = streams
        self._events = _events(streams, store, id, seen)
        self._open = True

    def __iter__(self) -> Iterator[bytes]:
        return self._events

    def close(self) -> None:
        """End the stream."""
        if self._open:
            self._open = False
            self._events.close()
            self.streams.leave()


def _events(streams: Streams, store: Store, id: str, seen: int) -> Iterator[bytes]:
    yield b"retry: 1000\n\n"
    begun = beat = time.monotonic()
    while (now := time.monotonic()) - begun < LONGEST and not streams.closing:
        revision = store.revision(id)
        if revision != seen:
            seen, beat = revision, now
            yield f"id: {revision}\nevent: revision\ndata: {revision}\n\n".encode()
        elif now - beat >= HEARTBEAT:
            beat = now
            yield b": still here\n\n"
        streams.wait(LOOK)


@parts.get("/t/<id>/live")
def live(id: str) -> Response:
    """Server-sent events: `revision`, whenever the table has moved on from the one that the page has seen."""
    now = store().revision(id)
    streams: Streams = current_app.extensions["streams"]
    if not streams.enter():
        return Response(status=503, headers={"Retry-After": "5"}, mimetype="text/event-stream")
    seen = request.headers.get("Last-Event-ID", request.args.get("seen", now), type=int)
    return Response(
        Stream(streams, store(), id, now if seen is None else seen),
        mimetype="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


@parts.get("/t/<id>/revision")
def revision(id: str) -> Response:
    """The table's revision as plain text, for a page that could not get a stream."""
    return Response(str(store().revision(id)), mimetype="text/plain", headers={"Cache-Control": "no-store"})


def init_app(app: Flask) -> None:
    """Bring in the streams, and listen to the store."""
    streams = Streams(app.config.setdefault("LIVE_STREAMS", MOST))
    app.extensions["streams"] = streams
    app.register_blueprint(parts)
    app.extensions["store"].listeners.append(streams.announce)
