"""Connections that are held open: whatever somebody does with them, everybody else is answered within a second."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from statistics import quantiles

import pytest

from companion import connections, create_app
from companion.connections import PLAYERS_BODY, STRANGERS_BODY, Entrance, Server
from companion.network.door import LAST_WORD, THROUGH_THE_DOOR
from companion.serve import listen
from companion.web import live
from companion.web.viewers import sent_by

SOON = 15.0  # seconds; an answer takes milliseconds, and forgetting to answer takes for ever


class Serving:
    """The app on this machine, and whoever comes to it."""

    def __init__(self, folder) -> None:
        self.app = create_app({"INSTANCE": str(folder)})
        self.store = self.app.extensions["store"]
        self.table = self.store.create("tainted_grail", "Stůl", {}).record.id
        self.app.extensions["door"].answers_to = lambda host: True  # by whatever name an entrance is called here
        self.guest = self.app.extensions["register"].add("Soused", "player")[1]
        self._listening = listen("127.0.0.1", 0)
        self.port = self._listening.getsockname()[1]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(connections, "LOOKED_AFTER", 0.1)
            self.server = Server(self.app, self._listening)
        self.held: list[socket.socket] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self.answers()  # the first answer takes longest

    def _run(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.server.run()

    def open_door(self) -> tuple[Entrance, int]:
        """An entrance, and its port: for the server it is another address, whichever that is."""
        listening = listen("127.0.0.1", 0)
        return self.server.admit(listening), listening.getsockname()[1]

    def before(self, path: str, view: Callable[[dict], bytes]) -> None:
        """What is asked of that path is answered by the view; it is given the request's environment."""
        app = self.server.application

        def instead(environ, start_response):
            if not environ["PATH_INFO"].startswith(path):
                return app(environ, start_response)
            said = view(environ)
            start_response("200 OK", [("Content-Length", str(len(said)))])
            return [said]

        self.server.application = instead

    def hold(self, sent: bytes = b"", port: int = 0) -> socket.socket:
        """Open a connection, send this, and keep it."""
        one = socket.create_connection(("127.0.0.1", port or self.port), timeout=SOON)
        self.held.append(one)
        one.sendall(sent)
        return one

    def listen(self, seen: int = 0, port: int = 0) -> socket.socket:
        """Open a stream and keep it."""
        return self.hold(self.asked(f"/t/{self.table}/live?seen={seen}", port), port)

    def asked(self, path: str, port: int = 0, more: str = "") -> bytes:
        """What this machine asks, or (through an entrance) a device of a friend."""
        who = f"Cookie: device={self.guest}\r\n" if port else ""
        return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{who}{more}\r\n".encode()

    def answers(self, port: int = 0) -> bool:
        """Whether somebody who comes now is answered soon."""
        one = self.hold(self.asked("/api/games", port, "Connection: close\r\n"), port)
        try:
            return one.recv(100).startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    def close(self) -> None:
        self.app.extensions["streams"].close()
        for one in self.held:
            one.close()
        self.server.task_dispatcher.shutdown()
        self.server.close()
        self._thread.join(5)
        self.store.ledger.close()


@pytest.fixture
def serving(tmp_path):
    serving = Serving(tmp_path)
    yield serving
    serving.close()


def closed(one: socket.socket) -> bool:
    """Whether the other side has closed this connection, soon."""
    try:
        while one.recv(4000):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def read_until(one: socket.socket, mark: bytes) -> bytes:
    read = b""
    while mark not in read and (more := one.recv(4000)):
        read += more
    return read


@pytest.mark.parametrize(
    ("many", "sent"),
    [
        (110, b""),
        (99, b"GET / HTTP/1.1\r\nHost: 127"),
        (99, b"POST /desk/new HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\nname="),
        (connections.FROM_ONE_ADDRESS + 20, b""),
        (connections.FROM_ONE_ADDRESS + 20, b"GET / HTTP/1.1\r\nHost: 127"),
    ],
)
def test_connections_that_say_nothing_or_half_silence_nobody(serving, many, sent):
    for _ in range(many):
        serving.hold(sent)
    assert all(serving.answers() for _ in range(5))


def test_all_of_it_at_once(serving):
    for _ in range(110):
        serving.hold()
        serving.listen()
        serving.hold(b"GET / HTTP/1.1\r\nHost")
    assert all(serving.answers() for _ in range(5))


def test_the_one_that_waits_longest_makes_room_and_a_stream_does_not(serving, monkeypatch):
    monkeypatch.setattr(connections, "FROM_ONE_ADDRESS", 5)
    stream = serving.listen()
    assert b"retry" in read_until(stream, b"retry: 1000")
    first, *others = [serving.hold() for _ in range(5)]
    assert closed(first)
    _note(serving, 0)
    assert b"data: 1" in read_until(stream, b"data: 1")
    others[-1].sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert others[-1].recv(20).startswith(b"HTTP/1.1 200")


def test_a_request_that_stays_half_is_given_up(serving, monkeypatch):
    monkeypatch.setattr(connections, "HALF", 0.2)
    half, silent = serving.hold(b"GET / HTTP/1.1\r\nHost"), serving.hold()
    time.sleep(0.3)
    assert serving.answers()
    assert closed(half)
    silent.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert silent.recv(20).startswith(b"HTTP/1.1 200")


def test_a_connection_may_be_silent_for_a_while_only(serving, monkeypatch):
    monkeypatch.setattr(connections, "SILENT", 0.2)
    silent, stream = serving.hold(), serving.listen()
    time.sleep(0.3)
    assert serving.answers()
    assert closed(silent)
    _note(serving, 0)
    assert b"data: 1" in read_until(stream, b"data: 1")  # a stream that has nothing to tell is not silent


def test_a_stream_too_many_is_refused_and_its_connection_closed(serving):
    serving.app.extensions["streams"].most = 2
    kept = [serving.listen() for _ in range(2)]
    assert all(b"200" in read_until(one, b"retry: 1000") for one in kept)
    third = serving.listen()
    assert b"HTTP/1.1 503" in third.recv(100)
    assert closed(third)
    kept[0].close()
    deadline = time.monotonic() + SOON
    while serving.app.extensions["streams"].open > 1 and time.monotonic() < deadline:
        time.sleep(0.02)
    assert b"200" in read_until(serving.listen(), b"retry: 1000")  # the place of a page that went away is free


def test_sixty_streams_hear_of_a_move_at_once(serving):
    streams = [serving.listen() for _ in range(60)]
    for one in streams:
        read_until(one, b"retry: 1000")
    took = []
    for revision in range(20):
        begun = time.perf_counter()
        _note(serving, revision)
        read_until(streams[-1], b"data: %d" % (revision + 1))
        took.append(time.perf_counter() - begun)
    for one in streams[:-1]:
        read_until(one, b"data: 20")
    print(f"bench streams-60 {1000 * quantiles(took, n=20)[-1]:.1f} ms")
    assert len(serving.server.task_dispatcher.threads) < 60  # none of them holds one


def test_a_stream_ends_when_its_table_cannot_be_read_any_more(serving, monkeypatch):
    stream = serving.listen()
    read_until(stream, b"retry: 1000")
    monkeypatch.setattr(serving.store, "revision", lambda id: 1 / 0)
    serving.app.extensions["streams"].announce(serving.table, 1)
    assert closed(stream)


def test_a_stream_that_outlives_its_server_ends_without_a_word(serving, monkeypatch):
    def gone():
        raise OSError("the server's trigger is closed")

    read_until(serving.listen(), b"retry")
    (listener,) = serving.app.extensions["streams"]._listeners
    monkeypatch.setattr(serving.server, "pull_trigger", gone)
    listener.end()  # raises nothing


def test_what_is_sent_on_a_stream_is_not_a_request(serving):
    stream = serving.listen()
    read_until(stream, b"retry: 1000")
    stream.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    _note(serving, 0)
    told = read_until(stream, b"data: 1")
    assert b"data: 1" in told and b"HTTP" not in told


# --- streams that sleep, do not read, vanish, come in crowds ---------------------------------------------------------


NEWS = b"x" * 4000  # a place larger than any there is, so that a few of them fill what the system keeps for a socket
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="is asked of Linux only")


def sleeper(serving) -> socket.socket:
    """A stream with little room on its way, whose page reads nothing."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.settimeout(SOON)
    one.connect(("127.0.0.1", serving.port))
    serving.held.append(one)
    one.sendall(f"GET /t/{serving.table}/live?seen=0&follows=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    assert b"retry" in one.recv(1000, socket.MSG_PEEK) or soon(lambda: b"retry" in one.recv(1000, socket.MSG_PEEK))
    stream = stream_of(serving, one)
    stream.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return one


def stream_of(serving, one: socket.socket):
    """The server's end of that connection."""
    (found,) = [each for each in serving.server.active_channels.values() if each.addr == one.getsockname()]
    return found


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it comes to hold."""
    deadline = time.monotonic() + SOON
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    return holds()


def stuff(serving, one: socket.socket) -> None:
    """Tell places until the way to that page is full."""
    stream = stream_of(serving, one)

    def full() -> bool:
        serving.app.extensions["streams"].place(serving.table, "reader", NEWS)
        waits = stream.total_outbufs_len
        time.sleep(0.05)  # what is just on its way out is no jam
        return 0 < waits == stream.total_outbufs_len

    assert soon(full)


def test_a_page_that_does_not_read_holds_up_nobody_and_is_given_up(serving, monkeypatch):
    streams = serving.app.extensions["streams"]
    pages = [serving.listen() for _ in range(5)]
    for one in pages:
        read_until(one, b"retry: 1000")
    slow = sleeper(serving)
    stream = stream_of(serving, slow)
    stuff(serving, slow)
    most = 0
    for revision in range(30):
        begun = time.monotonic()
        streams.place(serving.table, "reader", NEWS)
        _note(serving, revision)
        for one in pages:
            read_until(one, b"data: %d\n" % (revision + 1))
        assert time.monotonic() - begun < 1
        most = max(most, stream.total_outbufs_len)
    assert most < 3 * len(NEWS)  # what waits for it is one telling, however many there were
    assert streams.open == 6
    monkeypatch.setattr(live, "STUCK", 0.1)
    assert soon(lambda: streams.open == 5)
    assert soon(lambda: stream not in serving.server.active_channels.values())
    assert stream.socket is None and serving.answers()


def test_a_page_that_slept_is_told_the_newest_when_it_wakes(serving):
    slow = sleeper(serving)
    stuff(serving, slow)
    for revision in range(20):
        _note(serving, revision)
        serving.app.extensions["streams"].place(serving.table, "reader", b'{"sentence": %d}' % revision)
    told = read_until(slow, b'{"sentence": 19}')
    assert b"data: 20\n" in told
    assert told.count(b'{"sentence"') < 5  # the places in between are past
    assert serving.app.extensions["streams"].open == 1


class Filter(ctypes.Structure):
    """A filter of Linux that lets nothing in: one instruction, `return 0`."""

    _fields_ = (("count", ctypes.c_ushort), ("code", ctypes.c_void_p))


def vanish(one: socket.socket) -> None:
    """From now on nothing reaches this end, and nothing is confirmed by it: its device is out of reach."""
    code = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))
    one.setsockopt(socket.SOL_SOCKET, 26, bytes(Filter(1, ctypes.addressof(code))))


@ON_LINUX
def test_a_device_that_vanishes_without_a_word_is_noticed(serving, monkeypatch):
    monkeypatch.setattr(connections, "VANISHED", 1)
    monkeypatch.setattr(live, "HEARTBEAT", 0.3)
    streams = serving.app.extensions["streams"]
    here, gone = serving.listen(), serving.listen()
    for one in (here, gone):
        read_until(one, b"retry: 1000")
    stream = stream_of(serving, gone)
    vanish(gone)
    _note(serving, 0)
    read_until(here, b"data: 1\n")
    assert soon(lambda: streams.open == 1)
    assert soon(lambda: stream not in serving.server.active_channels.values())
    _note(serving, 1)
    assert b"data: 2" in read_until(here, b"data: 2\n")


def test_where_the_system_cannot_say_so_a_vanished_stream_ends_in_its_time(serving, monkeypatch):
    monkeypatch.delattr(socket, "TCP_USER_TIMEOUT", raising=False)
    slow = sleeper(serving)
    stream = stream_of(serving, slow)
    stuff(serving, slow)
    monkeypatch.setattr(live, "LONGEST", 0.1)
    monkeypatch.setattr(connections, "LAST_WORDS", 0.3)
    assert soon(lambda: serving.app.extensions["streams"].open == 0)
    assert soon(lambda: stream not in serving.server.active_channels.values())


def test_an_answer_that_nobody_takes_is_closed(serving, monkeypatch):
    monkeypatch.setattr(connections, "SILENT", 0.3)
    one = serving.hold()
    assert soon(lambda: one.getsockname() in [each.addr for each in serving.server.active_channels.values()])
    stream = stream_of(serving, one)
    with stream.outbuf_lock:
        stream.outbufs[-1].append(bytes(20_000_000))  # more than the system keeps for a socket
        stream.total_outbufs_len += 20_000_000
    serving.server.pull_trigger()
    assert soon(lambda: stream not in serving.server.active_channels.values())


def test_a_hundred_at_once_come_and_go_and_leave_nothing(serving):
    streams = serving.app.extensions["streams"]
    assert soon(lambda: not serving.server.active_channels)
    before = threading.active_count(), handles()
    for round in range(2):
        crowd = [serving.listen() for _ in range(100)]
        for one in crowd:
            assert b"200 OK" in read_until(one, b"retry: 1000")
        assert streams.open == 100 and serving.answers()
        assert threading.active_count() <= before[0] + 1  # the one that tells them all
        _note(serving, round)
        for one in crowd:
            read_until(one, b"data: %d\n" % (round + 1))
        for one in crowd[::2]:  # half of them as when a plug is pulled
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        for one in crowd:
            one.close()
        assert soon(lambda: streams.open == 0)
        assert soon(lambda: not serving.server.active_channels)
        for one in serving.held:  # whoever asked in between, too
            one.close()
    assert soon(lambda: threading.active_count() == before[0])
    assert soon(lambda: handles() <= before[1] + 3 * connections.THREADS)  # each opens the ledger once


def handles() -> int:
    """How many files and sockets this process holds, where the system says so."""
    return len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0


def refused(port: int) -> bool:
    """Whether nobody listens there."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=SOON).close()
    except ConnectionRefusedError:
        return True
    return False


def test_an_entrance_that_is_closed_takes_everybody_with_it_who_came_through_it(serving):
    (first, here), (second, there) = serving.open_door(), serving.open_door()
    stream, silent = serving.listen(port=here), serving.hold(port=here)
    half = serving.hold(b"GET / HTTP/1.1\r\nHost", here)
    beside, own = serving.listen(port=there), serving.listen()
    assert all(b"retry" in read_until(one, b"retry: 1000") for one in (stream, beside, own))
    assert serving.answers(here) and serving.answers(there)
    begun = time.monotonic()
    serving.server.dismiss([first])
    assert all(closed(one) for one in (stream, silent, half))
    assert time.monotonic() - begun < 1
    assert refused(here)
    assert serving.answers() and serving.answers(there)
    _note(serving, 0)
    assert b"data: 1" in read_until(beside, b"data: 1") and b"data: 1" in read_until(own, b"data: 1")
    serving.server.dismiss([first, second])
    assert closed(beside) and refused(there) and serving.answers()


def test_a_request_says_whether_it_came_through_the_door(serving):
    _, port = serving.open_door()
    serving.before("/", lambda environ: repr(environ[THROUGH_THE_DOOR]).encode())
    asked = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    assert read_until(serving.hold(asked), b"False").endswith(b"False")
    assert read_until(serving.hold(asked, port), b"True").endswith(b"True")


def test_whoever_closes_the_door_from_outside_is_told_so(serving):
    entrance, port = serving.open_door()

    def close(environ) -> bytes:
        environ[LAST_WORD]()
        serving.server.dismiss([entrance])
        return b"it is closed" * 1000

    serving.before("/closing", close)
    neighbour = serving.hold(port=port)
    one = serving.hold(b"GET /closing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port)
    assert read_until(one, b"nothing that is sent").count(b"it is closed") == 1000
    assert closed(neighbour) and refused(port) and serving.answers()


def test_a_request_under_way_when_its_entrance_is_closed_ends_without_an_answer(serving):
    entrance, port = serving.open_door()
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(environ) -> bytes:
        begun.set()
        may_end.wait(SOON)
        ended.set()
        return b"too late" * 100_000

    serving.before("/slow", slow)
    one = serving.hold(b"GET /slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port)
    assert begun.wait(SOON)
    serving.server.dismiss([entrance])
    assert closed(one)
    may_end.set()
    assert ended.wait(SOON) and serving.answers()


def test_neighbours_push_out_one_another_and_never_this_machine(serving, monkeypatch):
    monkeypatch.setattr(connections, "FROM_ONE_NEIGHBOUR", 6)
    _, port = serving.open_door()
    own = [serving.hold() for _ in range(8)]
    half = [serving.hold(b"GET / HTTP/1.1\r\nHost", port) for _ in range(30)]
    assert all(closed(one) for one in half[:20])
    assert serving.answers() and serving.answers(port)
    streams = [serving.listen(port=port) for _ in range(5)]  # who asked last may still be there
    assert all(b"retry" in read_until(one, b"retry: 1000") for one in streams)
    late = [serving.hold(port=port) for _ in range(4)]
    assert all(closed(one) for one in late[:-1])  # of those who do not ask anything one may stay at most
    _note(serving, 0)
    assert all(b"data: 1" in read_until(one, b"data: 1") for one in streams)
    for one in own:
        one.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert one.recv(20).startswith(b"HTTP/1.1 200")


def test_whoever_does_not_take_what_it_asked_for_is_cut_off(serving, monkeypatch):
    monkeypatch.setattr(connections, "SILENT", 0.5)
    serving.before("/much", lambda environ: b"x" * 40_000_000)
    _, port = serving.open_door()
    assert soon(lambda: not serving.server.active_channels)
    for _ in range(5):
        serving.hold(b"GET /much HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port)
    assert soon(lambda: len(serving.server.active_channels) == 5)
    assert soon(lambda: not serving.server.active_channels)
    assert soon(lambda: serving.server.task_dispatcher.active_count == 0)  # and no thread waits for it any more


def _note(serving, revision: int) -> None:
    serving.store.move(serving.table, revision, "note", {"text": json.dumps(revision)})


def asks(path: str, token: str = "", more: str = "") -> bytes:
    cookie = f"Cookie: device={token}\r\n" if token else ""
    return f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}{more}\r\n".encode()


@pytest.mark.parametrize("role", ["", "onlooker", "player", "chronicler", "host"])
def test_how_much_is_taken_in_depends_on_who_sends_it_and_is_known_from_its_head(serving, role):
    serving.server.known = partial(sent_by, serving.app)
    token = serving.app.extensions["register"].add("Někdo", role)[1] if role else "made-up"
    _, port = serving.open_door()
    most = {"": STRANGERS_BODY, "player": PLAYERS_BODY, "onlooker": PLAYERS_BODY}.get(role, 2 * PLAYERS_BODY)
    fits = serving.hold(asks("/join", token, f"Content-Length: {most - 1}\r\n"), port)
    announced = serving.hold(asks("/join", token, f"Content-Length: {most}\r\n"), port)
    waits = serving.hold(asks("/join", token, f"Content-Length: {most}\r\nExpect: 100-continue\r\n"), port)
    pieces = serving.hold(asks("/join", token, "Transfer-Encoding: chunked\r\n"), port)
    if role in ("host", "chronicler"):
        assert waits.recv(100).startswith(b"HTTP/1.1 100")
    else:
        assert read_until(announced, b"\r\n").startswith(b"HTTP/1.1 413") and closed(announced)
        assert read_until(waits, b"\r\n").startswith(b"HTTP/1.1 413")
        pieces.sendall(b"%x\r\n%b\r\n" % (most, b"x" * most))
        assert read_until(pieces, b"\r\n").startswith(b"HTTP/1.1 413")
    fits.settimeout(0.2)
    with pytest.raises(TimeoutError):  # the rest of it is waited for
        fits.recv(100)
    at_home = serving.hold(asks("/join", "", f"Content-Length: {most}\r\n"))
    at_home.settimeout(0.2)
    with pytest.raises(TimeoutError):
        at_home.recv(100)


def test_whatever_strangers_or_one_device_ask_for_threads_stay_free_for_the_others(serving):
    """They wait for their own, and are all answered in the end."""
    serving.server.known = partial(sent_by, serving.app)
    register = serving.app.extensions["register"]
    anna, petr = (register.add(name, "player")[1] for name in ("Anna", "Petr"))
    _, port = serving.open_door()
    going, go_on, busy = [], threading.Event(), threading.Semaphore(0)

    def slowly(environ):
        going.append(environ.get("HTTP_COOKIE", ""))
        busy.release()
        go_on.wait(SOON)
        return b"at last"

    serving.before("/slow", slowly)
    serving.before("/quick", lambda environ: b"at once")
    slow = [serving.hold(asks("/slow", token), port) for token in ("", anna) for _ in range(connections.THREADS)]
    for _ in range(2 * connections.SHARE):
        assert busy.acquire(timeout=SOON)
    for token, there in ((petr, port), ("", 0)):
        one = serving.hold(asks("/quick", token), there)
        assert b"at once" in read_until(one, b"at once")
    assert len(going) == 2 * connections.SHARE and sorted(map(going.count, set(going))) == [connections.SHARE] * 2
    go_on.set()
    for one in slow:
        assert b"at last" in read_until(one, b"at last")
    dispatcher = serving.server.task_dispatcher
    assert soon(lambda: not dispatcher._busy and not dispatcher._waiting)


def test_what_waits_for_its_share_when_the_server_stops_is_let_go(serving):
    _, port = serving.open_door()
    go_on, busy = threading.Event(), threading.Semaphore(0)
    serving.before("/slow", lambda environ: (busy.release(), go_on.wait(SOON), b"at last")[2])
    for _ in range(2 * connections.SHARE):
        serving.hold(asks("/slow"), port)
    for _ in range(connections.SHARE):
        assert busy.acquire(timeout=SOON)
    assert soon(lambda: sum(map(len, serving.server.task_dispatcher._waiting.values())) == connections.SHARE)
    go_on.set()
    serving.server.task_dispatcher.shutdown()
    assert not serving.server.task_dispatcher._waiting


def test_one_device_takes_a_part_of_the_streams_only(serving):
    register = serving.app.extensions["register"]
    greedy, token = register.add("Petr", "onlooker")
    other, others = register.add("Anna", "player")

    def listens(token):
        cookie = f"Cookie: device={token}\r\n"
        one = serving.hold(f"GET /t/{serving.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n".encode())
        return one.recv(100)

    for _ in range(live.OF_ONE_DEVICE):
        assert listens(token).startswith(b"HTTP/1.1 200")
    assert listens(token).startswith(b"HTTP/1.1 503")
    assert listens(others).startswith(b"HTTP/1.1 200")
    assert serving.app.extensions["streams"].devices() == {greedy.id, other.id}
    serving.app.extensions["streams"].most = 10
    assert listens(others).startswith(b"HTTP/1.1 503")
