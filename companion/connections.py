"""The server's connections: a page's stream keeps its socket and no thread, and nobody silences the app by silence.

Waitress answers a request in one of its threads and reads and writes every socket in one loop. What is added: a request
may stay (its answer goes on when its thread has gone), connections on which nothing happens make room, and beside this
machine's own socket there are entrances, one for each address of the home network while the door is open.

Threads are shared out: whatever one device asks for at once, or all strangers together, keeps a few of them busy, and
waits for its own. How much may be sent depends on who sends it, and is looked at before it is taken in.

Waitress stays, because a stream costs no thread there, however many tablets lie open; because one loop reads every
socket, so that whatever happens to them happens in one thread; and because it is pure Python and runs on Windows, too.
"""

from __future__ import annotations

import math
import select
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from copy import copy
from typing import Any, TypeVar

from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.channel import ClientDisconnected
from waitress.parser import HTTPRequestParser
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher, WSGITask

from .devices.device import Device
from .network.certificates import Certificates
from .network.door import LAST_WORD, THROUGH_THE_DOOR
from .network.secured import SecuredChannel
from .web.live import STAY, Listener

THREADS = 16
SHARE = 4  # of them, that one device or all strangers together may keep busy; this machine as many as there are
STRANGERS_BODY, PLAYERS_BODY = 8 * 1024, 4 * 2**20  # bytes that are taken in: of a name and a code, of a form
FROM_ONE_ADDRESS, ALTOGETHER = 240, 400  # connections; beyond the first the one that is silent for longest makes room
WITHOUT_POLL = 480  # connections that are taken where there is no poll(): on Windows select() watches 512 sockets
FROM_ONE_NEIGHBOUR, FROM_NEIGHBOURS = 80, 240  # of those, what comes through the door: this machine's own stay free
SILENT = 60  # seconds that a connection may wait for its next request
HALF, BODY = 10, 120  # seconds that the head of a request may take, and all of it
LOOKED_AFTER = 2  # seconds between two looks at them
LAST_WORDS = 10  # seconds that an answer's end may take to be taken; then nobody is there to take it
VANISHED = 30  # seconds after which a device that confirms nothing is taken for gone, where the system can say so
PATIENCE = 5  # seconds that another thread waits for the loop; it answers in milliseconds
T = TypeVar("T")


class Head(HTTPRequestParser):
    """A request as it comes in. Once its head is here, it is known who sends it, and so how long the rest may be."""

    def __init__(self, channel: Channel, adjustments: Adjustments) -> None:
        super().__init__(adjustments)
        self.channel = channel

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        self.adj = self.channel.meets(self.headers)

    def received(self, data: bytes) -> int:
        took = super().received(data)
        if self.error:  # whoever asks whether to go on is told no
            self.expect_continue = False
        return took


class SharedRequest:
    """A request in the queue, which tells when it is done."""

    def __init__(self, task: Channel, done: Callable[[], None]) -> None:
        self.task = task
        self.done = done

    def service(self) -> None:
        try:
            self.task.service()
        finally:
            self.done()

    def cancel(self) -> None:
        self.task.cancel()


class SharedThreads(ThreadedTaskDispatcher):
    """The threads, of which nobody from outside has more than a share: what is beyond that waits for its own."""

    def __init__(self) -> None:
        super().__init__()
        self._busy: dict[str, int] = {}  # by whose they are: requests that are in the queue or being answered
        self._waiting: dict[str, deque[Channel]] = {}
        self._sharing = threading.Lock()

    def add_task(self, task: Channel) -> None:
        whose = task.whose
        if whose is None:
            super().add_task(task)
            return
        with self._sharing:
            if self._busy.get(whose, 0) >= SHARE:
                self._waiting.setdefault(whose, deque()).append(task)
                return
            self._busy[whose] = self._busy.get(whose, 0) + 1
        super().add_task(SharedRequest(task, lambda: self._done(whose)))

    def _done(self, whose: str) -> None:
        with self._sharing:
            waiting = self._waiting.get(whose)
            after = waiting.popleft() if waiting else None
            if not waiting:
                self._waiting.pop(whose, None)
            if after is None:
                self._busy[whose] -= 1
                if not self._busy[whose]:
                    del self._busy[whose]
        if after is not None:
            super().add_task(SharedRequest(after, lambda: self._done(whose)))

    def shutdown(self, cancel_pending: bool = True, timeout: float = 5) -> bool:
        with self._sharing:
            waiting = [task for tasks in self._waiting.values() for task in tasks]
            self._waiting.clear()
        for task in waiting:
            task.cancel()
        return super().shutdown(cancel_pending, timeout)


class Task(WSGITask):
    """A request that may stay: its view gives a listener, and what that is told goes on from where the answer ended."""

    listener: Listener | None = None

    def get_environment(self) -> dict[str, Any]:
        environ = self.channel.environment(super().get_environment())
        environ[STAY] = self._stay
        environ[THROUGH_THE_DOOR] = self.channel.entrance is not None
        environ[LAST_WORD] = self._last_word
        return environ

    def service(self) -> None:
        try:
            super().service()
        finally:
            if self.listener is not None and self.channel.listener is not self.listener:
                self.listener.leave()  # it went away before it could begin

    def _stay(self, listener: Listener) -> None:
        self.listener = listener

    def _last_word(self) -> None:
        """Whoever closes the door from outside is still told that it is closed."""
        self.channel.last_word = True
        self.set_close_on_finish()

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
    entrance: Entrance | None = None  # through which it came in; None: from this machine itself
    last_word = False  # its last answer is still told when its entrance is closed
    whose: str | None = None  # the share that its requests count among: a device's, "" the strangers', None: nobody's

    def __init__(self, server: Server, *args: Any, entrance: Entrance | None = None, **facts: Any) -> None:
        self.entrance = entrance
        self.parser_class = lambda adjustments: Head(self, adjustments)
        super().__init__(server, *args, **facts)
        server.make_room(self)

    def received(self, data: bytes) -> bool:
        if self.listener is not None:  # a stream asks nothing more
            return False
        took = super().received(data)
        self.half_since = (self.half_since or time.time()) if self.half else 0.0
        return took

    def meets(self, headers: Mapping[str, str]) -> Adjustments:
        """Whose request it is that begins so; what is expected of whoever that is."""
        if self.entrance is None:
            return self.adj
        who = self.server.known(headers)
        self.whose = who.id if who else ""
        return self.server.of_strangers if who is None else self.adj if who.keeps else self.server.of_players

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
        """Whether it does not take what must go before it is closed, or before a thread is free; it may never do so."""
        waits = self.total_outbufs_len > 0
        return now > self.ends_by or (waits and (self.will_close or now - self.last_activity > SILENT))

    def too_long(self, now: float) -> bool:
        """Whether it has been silent, or busy with sending one request, for longer than anybody needs."""
        if not self.half_since or not self.half:
            return now - self.last_activity > SILENT
        most = BODY if self.request is not None and self.request.headers_finished else HALF
        return now - self.half_since > most or now - self.last_activity > HALF

    def cut(self) -> None:
        """End the connection now, whatever was still to be said; the loop closes the socket when it comes by.

        The other side cannot put that off by not listening, and no number of a socket is given away anew too early.
        """
        self.will_close = True
        if held := self.socket:
            with suppress(OSError):
                held.shutdown(socket.SHUT_RDWR)


class Entrance(wasyncore.dispatcher):
    """One more listening socket of the server: an address of the home network, while the door is open."""

    def __init__(self, server: Server, listening: socket.socket) -> None:
        self.server = server
        self.accepting = True
        super().__init__(listening, map=server._map)

    def readable(self) -> bool:
        return self.accepting and not self.server.in_connection_overflow

    def writable(self) -> bool:
        return False

    def handle_accept(self) -> None:
        with suppress(OSError):  # whoever knocked has gone again
            if came := self.accept():
                connection, address = came
                self.server.welcome(connection, address, self)

    def handle_error(self) -> None:
        """What went wrong with one who came in, shuts nobody else out."""
        self.logger.warning("a connection through the door could not be taken", exc_info=True)


class Server(TcpWSGIServer):
    """Waitress on this machine's own listening socket and on entrances that come and go, with connections of ours."""

    channel_class = Channel
    known: Callable[[Mapping[str, str]], Device | None] = staticmethod(lambda headers: None)  # who sends such a head
    https: Certificates | None = None  # where there are some, what comes secured is answered so
    _loop: int | None = None  # the thread in which every socket is read and written

    def __init__(self, app: Callable, listening: socket.socket, **settings: Any) -> None:
        most = 2 * ALTOGETHER if hasattr(select, "poll") else WITHOUT_POLL
        settings = {"threads": THREADS, "connection_limit": most, "asyncore_use_poll": True} | settings
        adjustments = Adjustments(
            sockets=[listening], ident=None, cleanup_interval=LOOKED_AFTER, channel_timeout=SILENT, **settings
        )
        dispatcher = SharedThreads()
        dispatcher.set_thread_count(adjustments.threads)
        self.of_strangers, self.of_players = copy(adjustments), copy(adjustments)
        self.of_strangers.max_request_body_size = min(STRANGERS_BODY, adjustments.max_request_body_size)
        self.of_players.max_request_body_size = min(PLAYERS_BODY, adjustments.max_request_body_size)
        about = (listening.family, listening.type, listening.proto, listening.getsockname())
        self._entrances: set[Entrance] = set()
        super().__init__(
            app, {}, True, listening, dispatcher=dispatcher, adj=adjustments, bind_socket=False, sockinfo=about
        )

    def run(self) -> None:
        self._loop = threading.get_ident()
        try:
            super().run()
        finally:
            self._loop = None

    def admit(self, listening: socket.socket) -> Entrance:
        """Whoever comes to that listening socket is answered from now on, too. Any thread may ask for it."""
        return self._in_the_loop(lambda: self._admit(listening))

    def dismiss(self, entrances: Iterable[Entrance]) -> None:
        """Nobody comes in there any more, and whoever did is cut off now. Any thread may ask for it."""
        gone = set(entrances)
        self._in_the_loop(lambda: self._dismiss(gone))

    def _admit(self, listening: socket.socket) -> Entrance:
        entrance = Entrance(self, listening)
        self._entrances.add(entrance)
        return entrance

    def _dismiss(self, gone: set[Entrance]) -> None:
        for entrance in gone & self._entrances:
            entrance.close()
        self._entrances -= gone
        for channel in list(self.active_channels.values()):
            if channel.entrance in gone and not channel.last_word:
                channel.cut()

    def _in_the_loop(self, deed: Callable[[], T]) -> T:
        """Do it in the thread to which the sockets belong, and wait until it is done."""
        if self._loop in (None, threading.get_ident()):
            return deed()
        done: Future[T] = Future()

        def do() -> None:
            try:
                done.set_result(deed())
            except BaseException as error:
                done.set_exception(error)

        self.trigger.pull_trigger(do)
        return done.result(PATIENCE)

    def welcome(self, came: socket.socket, address: Any, entrance: Entrance) -> None:
        """Somebody came in through an entrance."""
        self.set_socket_options(came)
        self.channel_class(self, came, address, self.adj, map=self._map, entrance=entrance)

    def close(self) -> None:
        self._dismiss(set(self._entrances))
        super().close()

    def make_room(self, newcomer: Channel) -> None:
        """Where there are too many connections, of one address or at all, the idle one that waits longest is closed.

        What comes through the door is counted by itself: neighbours push out one another, never this machine. Where
        none of theirs is idle, the newcomer has to go.
        """
        outside = newcomer.entrance is not None
        one_most, most = (FROM_ONE_NEIGHBOUR, FROM_NEIGHBOURS) if outside else (FROM_ONE_ADDRESS, ALTOGETHER)
        here = [one for one in self.active_channels.values() if not one.will_close]
        everyone = [one for one in here if (one.entrance is not None) == outside]
        same = [one for one in everyone if one.addr[0] == newcomer.addr[0]]
        crowd = same if len(same) > one_most else everyone if len(everyone) > most else []
        if idle := [one for one in crowd if one.idle and one is not newcomer]:
            min(idle, key=lambda one: one.half_since or one.last_activity).cut()
        elif crowd and outside:
            newcomer.cut()

    def maintenance(self, now: float) -> None:
        for channel in self.active_channels.values():
            if channel.given_up(now):
                channel.cut()
            elif channel.idle and channel.too_long(now):
                channel.will_close = True
