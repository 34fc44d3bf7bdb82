"""Secured connections: TLS for a server that reads and writes every socket in one loop, and of which it has none.

A connection that begins as TLS does (0x16) is secured, any other is plain: both come to one port. TLS is kept in
memory, beside the socket: nothing ever waits for the other side, a handshake costs no thread, and a half one is a half
request.
"""

from __future__ import annotations

import ssl
import threading
import time
from contextlib import suppress
from typing import Any

from waitress import wasyncore
from waitress.channel import HTTPChannel

HELLO = 0x16  # the first byte of a handshake; no method of HTTP begins with it
AT_ONCE = 65_536  # bytes that are sealed before the socket must have taken them


class Seal:
    """The TLS of one connection. It touches no socket, and one thread at a time (`using`) touches it."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self._came, self._goes = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._came, self._goes, server_side=True)
        self._shaken = False
        self.using = threading.RLock()
        self.sealed = b""  # what is to be sent next
        self.promised = 0  # bytes of the answer that are sent once that is
        self.half = True  # the other side is in the middle of a handshake, or of a record
        self.ended = False  # it has said that it will say no more

    def open(self, data: bytes) -> bytes:
        """What these bytes say, if they are enough to say anything; ssl.SSLError where they are no TLS."""
        said = []
        self._came.write(data)
        try:
            if not self._shaken:
                self._tls.do_handshake()
                self._shaken, self.half = True, False
            else:
                self.half = True
            while more := self._tls.read(AT_ONCE):
                said.append(more)
                self.half = False
            self.ended = True
        except ssl.SSLWantReadError:
            pass
        finally:
            self._take()
        return b"".join(said)

    def close_in(self, data: bytes) -> None:
        """Seal as much of this as goes at once, and promise it."""
        while self.promised < min(len(data), AT_ONCE):
            self.promised += self._tls.write(data[self.promised : AT_ONCE])
        self._take()

    def part(self) -> None:
        """Say that nothing more is said, unless the other side has not yet taken what was."""
        if not self.sealed and self._shaken:
            with suppress(ssl.SSLError):  # it wants to hear the same from the other side, and nobody waits for that
                self._tls.unwrap()
            self._take()

    def _take(self) -> None:
        self.sealed += self._goes.read()


class SecuredChannel(HTTPChannel):
    """A connection that may be secured: where the server has certificates, and the other side begins so."""

    seal: Seal | None = None
    begun = False
    sendbuf_len: int

    @property
    def half(self) -> bool:
        """Whether something has been begun by the other side, a handshake or a request, that is not all here."""
        return self.request is not None or (self.seal is not None and self.seal.half)

    def received(self, data: bytes) -> bool:
        if not self.begun and data:
            self.begun = True
            if self.server.https is not None and data[0] == HELLO:
                self.seal = Seal(self.server.https.context)
                self.sendbuf_len = min(self.sendbuf_len, AT_ONCE)
        if self.seal is None:
            return super().received(data)
        try:
            with self.seal.using:
                try:
                    said = self.seal.open(data)
                finally:
                    self._push(self.seal)  # also the word of what is wrong
        except OSError as error:  # no TLS, or none that we speak; or the other side has gone
            self.logger.debug("%s: %s", self.addr, error)
            self.handle_close()
            return False
        took = super().received(said)
        if self.seal.ended:
            self.handle_close()
        return took

    def send(self, data: bytes, do_close: bool = True) -> int:
        """Send what is sealed; of the answer, what was promised with it counts as sent when the socket has all of it.

        Until then waitress comes with the same bytes again.
        """
        seal = self.seal
        if seal is None:
            return super().send(data, do_close=do_close)
        try:
            with seal.using:
                if not seal.promised:
                    seal.close_in(data)
                self._push(seal)
                if seal.sealed:
                    return 0
                sent, seal.promised = seal.promised, 0
                return sent
        except OSError as error:
            if error.args[0] not in wasyncore._DISCONNECTED:
                raise
            if do_close:
                self.handle_close()
            return 0

    def _push(self, seal: Seal) -> None:
        """Give the socket as much of what is sealed as it takes; OSError where there is nobody any more."""
        while seal.sealed:
            try:
                sent = self.socket.send(seal.sealed)
            except BlockingIOError:
                return
            seal.sealed = seal.sealed[sent:]
            self.last_activity = time.time()

    def writable(self) -> bool:
        return bool(super().writable() or (self.seal is not None and self.seal.sealed))

    def handle_write(self) -> None:
        if self.seal is not None and not self.total_outbufs_len:  # a handshake's end, that stood in no answer
            try:
                with self.seal.using:
                    self._push(self.seal)
            except OSError:
                self.will_close = True
        super().handle_write()

    def handle_close(self) -> None:
        if self.seal is not None and self.socket is not None:
            with self.seal.using, suppress(OSError):
                self.seal.part()
                self._push(self.seal)
        super().handle_close()

    def environment(self, environ: dict[str, Any]) -> dict[str, Any]:
        """A request's environment, with how it came."""
        if self.seal is not None:
            environ["wsgi.url_scheme"] = "https"
        return environ
