"""The server's connections: a page's stream keeps its socket and no thread, and nobody silences the app by silence.

Waitress answers a request in one of its threads and reads and writes every socket in one loop. Two things are added:
a request may stay (its answer goes on when its thread has gone), and connections on which nothing happens make room.
"""

from __future__ import annotations

import math
import select
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from waitress.adjustments import Adjustments
from waitress.channel import ClientDisconnected
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher, WSGITask

from .network.certificates import Certificates
from .network.secured import SecuredChannel
from .web.live import STAY, Listener

THREADS = 16
FROM_ONE_ADDRESS, ALTOGETHER = 240, 400  # connections; beyond the first the one that is silent for longest makes room
WITHOUT_POLL = 480  # connections that are taken where there is no poll(): on Windows select() watches 512 sockets
SILENT = 60  # seconds that a connection may wait for its next request
HALF, BODY = 10, 120  # seconds that the head of a request may take, and all of it
LOOKED_AFTER = 2  # seconds between two looks at them
LAST_WORDS = 10  # seconds that an answer's end may take to be taken; then nobody is there to take it
VANISHED = 30  # seconds after which a device that confirms nothing is taken for gone, where the system can say so


class Task(WSGITask):
    """A request that may stay: its view gives a listener, and what that is told goes on from where the answer ended."""

    listener: Listener | None = None

    def get_environment(self) -> dict[str, Any]:
        environ = self.channel.environment(super().get_environment())
        environ[STAY] = self._stay
        return environ

    def service(self) -> None:
        try:
            super().service()
        finally:
            if self.listener is not None and self.channel.listener is not self.listener:
                self.listener.leave()  # it went away before it could begin

    def _stay(self, listener: Listener) -> None:
        self.listener = listener

    def build_response_header(self) -> bytes:
        if self.status.startswith("503"):  # whoever is sent away does not keep the door open
            self.set_close_on_finish()
        return super().build_response_header()

    def finish(self) -> None:
        if self.listener is None:
            super().finish()
            return
        self.close_on_finish = False
        self.channel.tell(self.listener, self.chunked_response)


class Channel(SecuredChannel):
    """One connection: whether it is a stream, and since when its request is only half here."""

    task_class = Task
    listener: Listener | None = None
    half_since = 0.0
    ends_by = math.inf  # a stream that has ended is closed by then, taken or not

    def __init__(self, server: Server, *args: Any, **facts: Any) -> None:
        super().__init__(server, *args, **facts)
        server.make_room(self)

    def received(self, data: bytes) -> bool:
        if self.listener is not None:  # a stream asks nothing more
            return False
        took = super().received(data)
        self.half_since = (self.half_since or time.time()) if self.half else 0.0
        return took

    def tell(self, listener: Listener, chunked: bool) -> None:
        """From now on this connection is the listener's."""
        self.listener = listener
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # elsewhere it is noticed when the stream has lasted its time
            with suppress(OSError, AttributeError):  # it may have gone already
                self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * VANISHED)

        def send(data: bytes) -> bool:
            try:
                self.write_soon(b"%X\r\n%b\r\n" % (len(data), data) if chunked else data)
            except (ClientDisconnected, OSError):  # the page went away, or the server is down and with it all pages
                return False
            return True

        def end() -> None:
            stuck = self.total_outbufs_len > 0
            send(b"") if chunked and not stuck else None
            self.ends_by = time.time() + (0 if stuck else LAST_WORDS)
            self.close_when_flushed = True
            with suppress(OSError):  # the server is down already, and every connection with it
                self.server.pull_trigger()

        listener.begin(send, end, lambda: self.total_outbufs_len)

    def _flush_some(self, do_close: bool = True) -> bool:
        """Behind a task's back nobody adds to what is sent, thinks waitress; a stream is told by another thread."""
        if self.listener is None:
            return super()._flush_some(do_close=do_close)
        with self.outbuf_lock:
            return super()._flush_some(do_close=do_close)

    def handle_close(self) -> None:
        super().handle_close()
        if self.listener is not None:
            self.listener.leave()

    @property
    def idle(self) -> bool:
        """Whether nothing is being done for it and nobody listens on it."""
        return not self.requests and self.listener is None and not self.will_close

    def given_up(self, now: float) -> bool:
        """Whether it was to be closed and does not take what must go before; it never becomes writable again."""
        return now > self.ends_by or (self.will_close and self.total_outbufs_len > 0)

    def too_long(self, now: float) -> bool:
        """Whether it has been silent, or busy with sending one request, for longer than anybody needs."""
        if not self.half_since or not self.half:
            return now - self.last_activity > SILENT
        most = BODY if self.request is not None and self.request.headers_finished else HALF
        return now - self.half_since > most or now - self.last_activity > HALF


class Server(TcpWSGIServer):
    """Waitress on one listening socket, with connections of ours."""

    channel_class = Channel
    https: Certificates | None = None  # where there are some, what comes secured is answered so

    def __init__(self, app: Callable, listening: socket.socket, **settings: Any) -> None:
        most = 2 * ALTOGETHER if hasattr(select, "poll") else WITHOUT_POLL
        settings = {"threads": THREADS, "connection_limit": most, "asyncore_use_poll": True} | settings
        adjustments = Adjustments(
            sockets=[listening], ident=None, cleanup_interval=LOOKED_AFTER, channel_timeout=SILENT, **settings
        )
        dispatcher = ThreadedTaskDispatcher()
        dispatcher.set_thread_count(adjustments.threads)
        about = (listening.family, listening.type, listening.proto, listening.getsockname())
        super().__init__(
            app, {}, True, listening, dispatcher=dispatcher, adj=adjustments, bind_socket=False, sockinfo=about
        )

    def make_room(self, newcomer: Channel) -> None:
        """Where there are too many connections, of one address or at all, the idle one that waits longest is closed."""
        everyone = list(self.active_channels.values())
        same = [one for one in everyone if one.addr[0] == newcomer.addr[0]]
        crowd = same if len(same) > FROM_ONE_ADDRESS else everyone if len(everyone) > ALTOGETHER else []
        if idle := [one for one in crowd if one.idle and one is not newcomer]:
            min(idle, key=lambda one: one.half_since or one.last_activity).will_close = True

    def maintenance(self, now: float) -> None:
        for channel in self.active_channels.values():
            if channel.given_up(now):
                self.trigger.pull_trigger(channel.handle_close)  # not here: who may be asked anything is being counted
            elif channel.idle and channel.too_long(now):
                channel.will_close = True
