"""Invitations: the address behind the QR code and the short code to be typed. Both run out, and guessing ends the code.

They live as long as the server: nobody who kept an old one comes in by it. The address cannot be guessed: whoever has
it comes in by it, whatever somebody does with the code meanwhile, and a wrong one is no try at all.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from ..core.errors import Refusal
from ..core.message import say

LASTS = 15 * 60.0  # seconds
MOST_WRONG = 10  # tries within REMEMBERED seconds, from whatever addresses: then nobody new is let in
REMEMBERED = 3600.0
TOLERATED = 3  # tries of an address that had a part in ending the code, once the host has invited anew
SLOWEST = 60.0  # seconds until the next try of an address that was wrong again and again


class WrongCode(Refusal):
    """That is no code of ours, or none any more."""

    def __init__(self, key: str = "code-wrong") -> None:
        super().__init__(say(key))


class TooSoon(Refusal):
    """After a wrong try an address waits, each time twice as long."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait))
        super().__init__(say("code-too-soon", seconds=self.wait))


class NobodyNew(Refusal):
    """Somebody has guessed too often: until the host invites anew, nobody else is let in."""

    def __init__(self) -> None:
        super().__init__(say("nobody-new"))


@dataclass(frozen=True)
class Invitation:
    """A way in: `token` stands in the address of the QR code, `code` is typed; to that `table`, where one is meant."""

    token: str
    code: str
    table: str
    until: float

    @property
    def shown_code(self) -> str:
        """The code as it is read out: "482 913"."""
        return f"{self.code[:3]} {self.code[3:]}"


class Invitations:
    """The one invitation that holds now, and how often somebody was wrong."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.told: Callable[[int], None] = lambda tries: None  # called when guessing has ended the invitations
        self._lock = threading.Lock()
        self._now: Invitation | None = None
        self._table = ""
        self._old: deque[str] = deque(maxlen=20)  # tokens and codes that held once: by them one is late
        self._wrong: deque[tuple[float, str]] = deque()  # when, and from which address
        self._guessed: dict[str, tuple[int, float]] = {}  # by address: tries left, until when
        self._waits: dict[str, tuple[int, float]] = {}  # by address: how often it was wrong, and until when it waits
        self._shut = False

    @property
    def shut(self) -> bool:
        """Whether guessing has ended the invitations: the host is told, and may invite anew."""
        return self._shut

    @property
    def wrong(self) -> int:
        """How often somebody was wrong within the last hour."""
        with self._lock:
            return self._counted()

    def current(self, table: str = "") -> Invitation | None:
        """The invitation that holds, from now on to that table; another one after its time. None: guessing ended it."""
        with self._lock:
            if self._shut:
                return None
            now = self._now
            if now is None or self.clock() >= now.until:
                return self._made(table)
            if table and table != now.table:
                self._table, self._now = table, replace(now, table=table)
            return self._now

    def renew(self, table: str = "") -> Invitation:
        """Another invitation: the one before is worth nothing from now on. What guessing has ended begins again.

        Whoever was wrong before that cannot end it once more: an address has a few tries left, which do not count.
        """
        with self._lock:
            if self._shut:
                until = self.clock() + REMEMBERED
                self._guessed |= {address: (TOLERATED, until) for _, address in self._wrong}
            self._guessed = {one: left for one, left in self._guessed.items() if self.clock() < left[1]}
            self._shut = False
            self._wrong.clear()
            self._waits.clear()
            return self._made(table)

    def end(self) -> None:
        """It is worth nothing from now on: whoever was shown out knows it. The next look makes another."""
        with self._lock:
            if self._now is not None:
                self._old += (self._now.token, self._now.code)
            self._now = None

    def scanned(self, token: str) -> Invitation:
        """The invitation behind the address of the QR code. WrongCode; NobodyNew."""
        with self._lock:
            return self._scanned(token)

    def _scanned(self, token: str) -> Invitation:
        now = self._now
        if now is not None and secrets.compare_digest(token.encode("utf-8", "replace"), now.token.encode()):
            if self.clock() >= now.until:
                raise WrongCode("code-ran-out")
            return now
        if token in self._old:
            raise WrongCode("code-ran-out")
        raise NobodyNew() if self._shut else WrongCode()

    def accept(self, typed: str, address: str) -> Invitation:
        """The invitation that a typed code stands for. WrongCode, TooSoon, NobodyNew."""
        with self._lock:
            if self._shut:
                raise NobodyNew()
            times, until = self._waits.get(address, (0, 0.0))
            if self.clock() < until:
                raise TooSoon(until - self.clock())
            now = self._now
            if now is not None and self._is(typed, now):
                if self.clock() >= now.until:
                    raise WrongCode("code-ran-out")
                self._waits.pop(address, None)
                return now
            if len(typed) <= 12 and _digits(typed) in self._old:
                raise WrongCode("code-ran-out")
            self._count(address, times + 1)
            raise WrongCode()

    def _is(self, typed: str, now: Invitation) -> bool:
        return len(typed) <= 12 and secrets.compare_digest(_digits(typed).encode(), now.code.encode())

    def _count(self, address: str, times: int) -> None:
        now = self.clock()
        left, until = self._guessed.get(address, (0, 0.0))
        if now < until:
            self._guessed[address] = left - 1, until
            self._waits[address] = times, now + SLOWEST if left > 1 else until
            return
        self._wrong.append((now, address))
        self._waits[address] = times, now + min(2.0 ** (times - 1), SLOWEST)
        if self._counted() >= MOST_WRONG:
            self._shut = True
            self.told(len(self._wrong))

    def _counted(self) -> int:
        while self._wrong and self.clock() - self._wrong[0][0] > REMEMBERED:
            self._wrong.popleft()
        return len(self._wrong)

    def _made(self, table: str) -> Invitation:
        if self._now is not None:
            self._old += (self._now.token, self._now.code)
        self._table = table or self._table
        code = f"{secrets.randbelow(10**6):06}"
        self._now = Invitation(secrets.token_urlsafe(16), code, self._table, self.clock() + LASTS)
        return self._now


def _digits(typed: str) -> str:
    """A code as it was typed, without what stands between its figures."""
    return "".join(letter for letter in typed if letter.isdigit())
