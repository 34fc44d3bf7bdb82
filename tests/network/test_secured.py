"""Secured connections: real ones, by a client that trusts the authority alone, and by some that mean no good."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import ssl
import threading
import time

import pytest

from companion import connections
from companion.network.certificates import Certificates
from companion.network.secured import SecuredChannel
from tests.test_connections import SOON, Serving, closed, read_until

ASK = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
END = b"]}]"  # how the answer to that ends


class Secured(Serving):
    """The app on this machine, with certificates; `trusting` is how a device looks at it that trusts them."""

    def __init__(self, folder) -> None:
        super().__init__(folder)
        self.certificates = self.server.https = Certificates(folder / "https")
        self.app.extensions["https"] = self.certificates

    @property
    def trusting(self) -> ssl.SSLContext:
        context = ssl.create_default_context(cadata=self.certificates.authority.file)
        context.set_alpn_protocols(["h2", "http/1.1"])
        return context

    def shake(self, context: ssl.SSLContext | None = None, name: str = "127.0.0.1") -> ssl.SSLSocket:
        """A secured connection, kept."""
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=SOON)
        one = (context or self.trusting).wrap_socket(raw, server_hostname=name)
        self.held.append(one)
        return one

    def under(self, secured: ssl.SSLSocket) -> socket.socket:
        """The socket under a secured connection."""
        raw = socket.socket(fileno=secured.detach())
        raw.settimeout(SOON)
        self.held.append(raw)
        return raw

    def http(self) -> http.client.HTTPSConnection:
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=60, context=self.trusting)
        self.held.append(connection)
        return connection

    def answers_secured(self) -> bool:
        """Whether somebody who comes now, secured, is answered within a second."""
        begun = time.perf_counter()
        one = self.shake()
        one.sendall(ASK)
        return one.recv(100).startswith(b"HTTP/1.1 200") and time.perf_counter() - begun < 1


@pytest.fixture
def serving(tmp_path):
    serving = Secured(tmp_path)
    yield serving
    serving.close()


def hello() -> tuple[ssl.SSLObject, ssl.MemoryBIO, ssl.MemoryBIO]:
    """A client that has just begun its handshake, in memory: itself, what comes to it, what it says."""
    comes, says = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    client = context.wrap_bio(comes, says)
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    return client, comes, says


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "kronikar.local"])
def test_a_device_that_trusts_the_authority_is_answered(serving, name):
    one = serving.shake(name=name)
    assert one.selected_alpn_protocol() == "http/1.1"
    assert one.version() == "TLSv1.3"
    for _ in range(3):  # one connection, several requests
        one.sendall(ASK)
        assert b"tainted_grail" in read_until(one, END)


def test_a_device_that_does_not_trust_it_hangs_up_and_nobody_else_is_troubled(serving):
    for _ in range(5):
        with pytest.raises(ssl.SSLCertVerificationError):
            serving.shake(ssl.create_default_context())
    with pytest.raises(ssl.SSLCertVerificationError):
        serving.shake(name="bank.example")
    assert serving.answers_secured()


def test_an_older_device_speaks_1_2_and_nothing_older(serving):
    context = serving.trusting
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    one = serving.shake(context)
    assert one.version() == "TLSv1.2"
    one.sendall(ASK)
    assert one.recv(20).startswith(b"HTTP/1.1 200")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_ciphers("ALL:@SECLEVEL=0")
    with pytest.warns(DeprecationWarning):
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    with pytest.raises((ssl.SSLError, OSError)):
        serving.shake(context)


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_a_device_that_comes_again_brings_its_ticket(serving, version):
    context = serving.trusting
    context.maximum_version = version
    first = serving.shake(context)
    first.sendall(ASK)
    read_until(first, END)  # tickets of 1.3 come with the answer
    raw = socket.create_connection(("127.0.0.1", serving.port), timeout=SOON)
    with context.wrap_socket(raw, server_hostname="127.0.0.1", session=first.session) as second:
        second.sendall(ASK)
        assert second.recv(20).startswith(b"HTTP/1.1 200") and second.session_reused
    serving.certificates.names = lambda: ["10.1.2.3"]
    serving.certificates.look()
    raw = socket.create_connection(("127.0.0.1", serving.port), timeout=SOON)
    with context.wrap_socket(raw, server_hostname="127.0.0.1", session=first.session) as third:
        third.sendall(ASK)  # a ticket of the certificate before is no reason to be refused
        assert third.recv(20).startswith(b"HTTP/1.1 200")


def test_a_request_that_came_secured_knows_it(serving):
    connection = serving.http()
    own = f"https://127.0.0.1:{serving.port}"
    fields = {"Content-Type": "application/json", "Origin": own}
    connection.request("POST", "/api/tables", json.dumps({"game": "tainted_grail", "name": "Stůl"}), fields)
    answer = connection.getresponse()
    assert answer.status == 201, answer.read()
    answer.read()
    fields["Origin"] = own.replace("https", "http")
    connection.request("POST", "/api/tables", json.dumps({"game": "tainted_grail", "name": "Stůl"}), fields)
    assert connection.getresponse().status == 403


def test_this_machine_itself_is_answered_plainly_at_the_same_port(serving):
    plain = serving.hold(ASK)
    assert plain.recv(20).startswith(b"HTTP/1.1 200")
    assert serving.answers_secured()


def test_a_handshake_in_pieces(serving):
    client, comes, says = hello()
    raw = serving.hold()
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    while True:
        for byte in says.read():
            raw.sendall(bytes([byte]))
            time.sleep(0.0005)
        try:
            client.do_handshake()
            break
        except ssl.SSLWantReadError:
            if not says.pending:
                comes.write(raw.recv(100))
    client.write(ASK)
    for byte in says.read():
        raw.sendall(bytes([byte]))
    answer = b""
    while b"200 OK" not in answer:
        comes.write(raw.recv(100))
        try:
            answer += client.read(1000)
        except ssl.SSLWantReadError:
            continue
    assert answer.startswith(b"HTTP/1.1 200 OK")


def test_sixty_that_stop_in_the_middle_of_the_handshake_silence_nobody(serving):
    for stop in range(60):
        said = hello()[2].read()
        serving.hold(said if stop % 3 == 0 else said[: 1 + stop * 3])
    assert all(serving.answers_secured() for _ in range(5))
    assert serving.answers()


def test_a_handshake_that_stays_half_is_given_up(serving, monkeypatch):
    monkeypatch.setattr(connections, "HALF", 0.3)
    quiet = serving.shake()
    said = hello()[2].read()
    half = [serving.hold(said[:1]), serving.hold(said[:80]), serving.hold(said)]
    for at in range(80, 95):  # a byte now and then is no handshake, either
        time.sleep(0.04)
        with contextlib.suppress(OSError):  # it was given up already
            half[1].sendall(said[at : at + 1])
    assert serving.answers()
    assert all(closed(one) for one in half)
    quiet.sendall(ASK)  # whose handshake is through may think about what to ask
    assert quiet.recv(20).startswith(b"HTTP/1.1 200")


def test_half_a_record_is_half_a_request(serving, monkeypatch):
    monkeypatch.setattr(connections, "HALF", 0.3)
    one = serving.shake()
    raw = serving.under(one)
    raw.sendall(b"\x17\x03\x03\x01")
    for _ in range(8):
        time.sleep(0.05)
        with contextlib.suppress(OSError):
            raw.sendall(b"\x00")
    assert serving.answers()
    assert closed(raw)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x00\x05hello world, this is no handshake",
        b"\x16" * 5000,
        b"\x16\x03\x01\xff\xff" + b"\0" * 70_000,
        b"\x00\x01\x02\x03\r\n\r\n",
        b"\x80\x2e\x01\x03\x01" + b"\0" * 60 + b"\r\n\r\n",  # as SSL 2 began
        b"\xff\r\n\r\n",
    ],
)
def test_what_is_no_handshake_is_closed_and_silences_nobody(serving, sent):
    one = serving.hold()
    try:
        one.sendall(sent)
        assert closed(one)
    except ConnectionError:
        pass
    assert serving.answers_secured()


def test_a_record_that_was_tampered_with_ends_the_connection(serving):
    one = serving.shake()
    raw = serving.under(one)
    raw.sendall(b"\x17\x03\x03\x00\x20" + b"x" * 32)
    assert closed(raw)
    assert serving.answers_secured()


@pytest.mark.parametrize("bytes_at_once", [1000, 100_000])
def test_a_large_answer_comes_whole_to_a_slow_reader(serving, bytes_at_once):
    large = os.urandom(1_000_000) * 20
    serving.server.application = lambda environ, start: start("200 OK", []) and None or [large]
    one = serving.shake()
    one.sendall(ASK)
    head, _, body = read_until(one, b"\r\n\r\n").partition(b"\r\n\r\n")
    read = bytearray(body)
    while len(read) < len(large):
        more = one.recv(bytes_at_once)
        assert more
        read += more
    assert read == large
    serving.server.application = serving.app
    assert serving.answers_secured()


def test_a_large_body_arrives_whole_and_so_does_its_echo(serving):
    large = bytes(range(256)) * 4 * 1024 * 4  # 4 MB

    def echo(environ, start):
        body = environ["wsgi.input"].read()
        start("200 OK", [("Content-Length", str(len(body)))])
        return (body[at : at + 50_000] for at in range(0, len(body), 50_000))

    serving.server.application = echo
    connection = serving.http()
    for _ in range(3):
        connection.request("POST", "/", large, {"Expect": "100-continue"})
        assert connection.getresponse().read() == large


def test_many_large_answers_at_once(serving):
    """Threads that write and the loop that reads use one connection's TLS, and never both at once."""
    large = bytes(range(256)) * 4000
    serving.server.application = lambda environ, start: start("200 OK", []) and None or [large] * 4
    wrong: list[object] = []

    def fetch() -> None:
        try:
            connection = http.client.HTTPSConnection("127.0.0.1", serving.port, timeout=60, context=serving.trusting)
            for _ in range(4):
                connection.request("GET", "/")
                if connection.getresponse().read() != large * 4:
                    wrong.append("read something else")
            connection.close()
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=fetch) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not wrong


def test_several_requests_in_one_record(serving):
    one = serving.shake()
    one.sendall(ASK * 3)
    read = b""
    while read.count(b"HTTP/1.1 200") < 3:
        more = one.recv(100_000)
        assert more
        read += more


def test_a_stream_hears_of_a_move_over_tls(serving):
    one = serving.shake()
    one.sendall(f"GET /t/{serving.table}/live?seen=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    read_until(one, b"retry: 1000")
    serving.store.move(serving.table, 0, "note", {"text": "slyší"})
    assert b"data: 1" in read_until(one, b"data: 1")
    assert len(serving.server.task_dispatcher.threads) < 60


def test_a_stream_ends_in_order_when_the_server_goes_down(serving):
    one = serving.shake()
    one.sendall(f"GET /t/{serving.table}/live?seen=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    read_until(one, b"retry: 1000")
    serving.app.extensions["streams"].close()
    read = b""
    while more := one.recv(1000):  # raises where the end is not said (a ragged one)
        read += more
    assert read.endswith(b"0\r\n\r\n")


@pytest.mark.parametrize("how", ["reset", "shut", "parted"])
def test_a_client_that_vanishes_in_the_middle_of_an_answer(serving, how):
    large = b"x" * 5_000_000
    done = threading.Event()

    def application(environ, start):
        start("200 OK", [])
        try:
            yield from (large for _ in range(4))
        finally:
            done.set()

    serving.server.application = application
    one = serving.shake()
    one.sendall(ASK)
    one.recv(1000)
    if how == "reset":
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        one.close()
    elif how == "shut":
        one.shutdown(socket.SHUT_RDWR)
        one.close()
    else:
        one.setblocking(False)
        with pytest.raises((ssl.SSLWantReadError, ssl.SSLError, OSError)):
            one.unwrap()
        one.close()
    assert done.wait(SOON)
    deadline = time.monotonic() + SOON
    while len(serving.server.active_channels) > 1 and time.monotonic() < deadline:
        time.sleep(0.02)
    serving.server.application = serving.app
    assert serving.answers_secured()


def test_who_parts_is_parted_with(serving):
    one = serving.shake()
    one.sendall(ASK)
    read_until(one, END)
    one.settimeout(SOON)
    with one.unwrap() as raw:  # the other side answers with the same
        assert closed(raw)


def test_without_certificates_a_handshake_is_only_noise(tmp_path):
    serving = Serving(tmp_path)
    try:
        with pytest.raises((ssl.SSLError, OSError)):
            raw = serving.hold()
            raw.settimeout(0.5)
            ssl.create_default_context().wrap_socket(raw, server_hostname="127.0.0.1")
        assert serving.answers()
    finally:
        serving.close()


def test_a_certificate_made_anew_is_used_by_who_comes_next(serving):
    before = serving.shake()
    serving.certificates.names = lambda: ["10.9.8.7"]
    serving.certificates.look()
    after = serving.shake()
    assert before.getpeercert(True) != after.getpeercert(True)
    assert ("IP Address", "10.9.8.7") in after.getpeercert()["subjectAltName"]
    before.sendall(ASK)  # and who is here already is not disturbed
    assert before.recv(20).startswith(b"HTTP/1.1 200")


def test_what_the_socket_does_not_take_is_sent_later(serving, monkeypatch):
    """A socket that takes a few bytes at a time, and now and then none."""
    inner = SecuredChannel._push

    class Narrow:
        def __init__(self, real: socket.socket) -> None:
            self.real, self.turn = real, 0

        def send(self, data: bytes) -> int:
            self.turn += 1
            if self.turn % 2:
                raise BlockingIOError
            return self.real.send(data[:777])

        def __getattr__(self, name: str) -> object:
            return getattr(self.real, name)

    def narrow(self, seal) -> None:
        if not isinstance(self.socket, Narrow):
            self.socket = Narrow(self.socket)
        inner(self, seal)

    monkeypatch.setattr(SecuredChannel, "_push", narrow)
    large = b"".join(b"%07d\n" % line for line in range(30_000))
    serving.server.application = lambda environ, start: start("200 OK", []) and None or [large]
    connection = serving.http()
    connection.request("GET", "/")
    assert connection.getresponse().read() == large
