"""Live pages: a change made on one device is told to every other page that shows the table, within a second.

One thread tells all of them. A page's stream is a socket that the server keeps open (`connections.py`), so it costs no
thread; under a server that cannot do that, a page gets its news and comes back a second later.

What is told: `revision` to every page; `reading`, the place of whoever reads aloud, to pages that follow
(`?follows=1`); `turn`, what a remote asks for, to the one page that reads (`?reader=<its own word>`). Of places only
the newest counts. A page that takes nothing is told nothing more until it has taken what was sent, then the newest,
and is given up after a while: what waits for one page is never more than one telling.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection

from flask import Blueprint, Flask, Response, current_app, request

from ..devices.device import Device
from ..devices.register import Register
from ..store import Store
from .rights import may, needs
from .stores import store
from .viewers import device

parts = Blueprint("live", __name__)
STAY = (
    "companion.stay"  # what our server puts into a request's environment: called with a listener, it keeps the socket
)
LOOK = 0.4  # seconds: how soon a change by another process (the command line) is seen
HEARTBEAT = 10.0  # seconds: how soon a device that went away without a word is noticed
STUCK = 20.0  # seconds: how long a page may leave untaken what it was sent
MOST = 200  # streams at once
OF_ONE_DEVICE = 12  # of them; more pages of it ask for their news themselves
PLACES = 50  # tables of which it is known where they read
LONGEST_WORD = 32  # letters of the word by which a reading page is known
TURNS = 8  # asked of a reading page that has not heard of them yet
LONGEST = 300.0  # seconds: then the stream ends, and the browser opens another by itself
BEGINNING, BEAT = b"retry: 1000\n\n", b": still here\n\n"
log = logging.getLogger(__name__)


class Listener:
    """One page that is told of its table's changes, from the revision that it shows on.

    `follows`: it is told where somebody reads. `reader`: it reads aloud itself, and this is the word it is known by.
    `device`: whose page it is, and "" at this machine: one that is shown out, or becomes another, is told that last.
    """

    def __init__(
        self, streams: Streams, id: str, seen: int, *, reader: str = "", follows: bool = False, device: str = ""
    ) -> None:
        self.streams = streams
        self.id = id
        self.seen = seen
        self.reader = reader
        self.follows = follows
        self.device = device
        self.begun = self.told = time.monotonic()
        self.ready = False
        self.over = False
        self.send: Callable[[bytes], bool] = lambda data: True
        self.end: Callable[[], None] = lambda: None
        self.unsent: Callable[[], int] = lambda: 0
        self._news = threading.Lock()
        self._place = b""
        self._turns: deque[bytes] = deque(maxlen=TURNS)

    def begin(
        self, send: Callable[[bytes], bool], end: Callable[[], None], unsent: Callable[[], int] = lambda: 0
    ) -> None:
        """The page is told from now on: `send` says whether somebody is still there, `end` closes the connection.

        `unsent` says how much of what was sent has not been taken yet.
        """
        self.send, self.end, self.unsent, self.ready = send, end, unsent, True
        if self.over:  # its table could not be read any more before it had begun
            self.end()
        self.streams.wake()

    def leave(self) -> None:
        """The page at the other end has gone, and its connection with it."""
        self.streams.forget([self])

    def put(self, name: str, data: bytes) -> None:
        """Something besides the revision that it is told next: the newest place alone, the last turns."""
        with self._news:
            if name == "reading":
                self._place = besides(name, data)
            else:
                self._turns.append(besides(name, data))

    def hear(self, revision: int, now: float) -> bool:
        """Tell the page what is new to it, if anything is; whether it goes on listening."""
        if now - self.begun > LONGEST:
            return False
        if not self.ready:
            return True
        if self.unsent():
            return now - self.told < STUCK
        news = self._news_at(revision)
        if not news and now - self.told < HEARTBEAT:
            return True
        self.told = now
        return self.send(news or BEAT)

    def _news_at(self, revision: int) -> bytes:
        news = b"" if revision == self.seen else event(revision)
        self.seen = revision
        with self._news:
            news += self._place + b"".join(self._turns)
            self._place = b""
            self._turns.clear()
        return news


OTHERWISE = b"event: device\ndata: changed\n\n"  # what the device is here has changed: its page is to be fetched anew


def event(revision: int) -> bytes:
    """The table has moved on to this revision."""
    return f"id: {revision}\nevent: revision\ndata: {revision}\n\n".encode()


def besides(name: str, data: bytes) -> bytes:
    """Anything else: it has no id, for what was missed of it is not told again. The data is one line."""
    return b"event: %b\ndata: %b\n\n" % (name.encode(), data)


def _as_told(device: Device | None) -> object:
    """What of a device its pages depend on."""
    return None if device is None else (device.name, device.role, device.seats)


class Streams:
    """Who listens, and the thread that tells them."""

    def __init__(self, store: Store, most: int, register: Register | None = None) -> None:
        self.store = store
        self.register = register
        self.most = most
        self.closing = False  # the server is going down: every stream ends
        self._listeners: set[Listener] = set()
        self._places: OrderedDict[str, tuple[str, bytes]] = OrderedDict()  # by table: who reads, and where
        self._changed = threading.Condition()
        self._teller: threading.Thread | None = None
        self._news = False
        self._known: dict[str, Device | None] = {}  # the devices whose pages listen, as they were when last looked at

    @property
    def open(self) -> int:
        """How many pages listen."""
        return len(self._listeners)

    def devices(self) -> set[str]:
        """The devices of which a page lies open somewhere."""
        with self._changed:
            return {one.device for one in self._listeners if one.device}

    def announce(self, id: str, revision: int) -> None:
        """A change was made in this process: tell everyone who waits for it."""
        self.wake()

    def place(self, id: str, reader: str, data: bytes) -> None:
        """Somebody reads aloud at that table, and is here: told to whoever follows. Who says so last is who reads."""
        with self._changed:
            self._places[id] = reader, data
            self._places.move_to_end(id)
            while len(self._places) > PLACES:
                self._places.popitem(last=False)
            following = [one for one in self._listeners if one.id == id and one.follows]
        for one in following:
            one.put("reading", data)
        self.wake()

    def place_at(self, id: str) -> bytes:
        """Where that table reads, as it was told last; nothing where nobody did."""
        return self._places.get(id, ("", b""))[1]

    def turn(self, id: str, data: bytes) -> bool:
        """Ask something of the page that reads at that table; whether there is one.

        It is the one that told its place last; where that has gone, or none did, the one that was opened last.
        """
        with self._changed:
            reading = [one for one in self._listeners if one.id == id and one.reader]
            reader = self._places.get(id, ("", b""))[0]
        if not reading:
            return False
        max(reading, key=lambda one: (one.reader == reader, one.begun)).put("turn", data)
        self.wake()
        return True

    def mind_device(self, device: str) -> None:
        """A device came, was changed or shown out in this process: its pages hear of it at once, and the hosts' do."""
        known = self.register.all() if self.register else []
        of_hosts = {"", *(one.id for one in known if one.role == "host")}
        with self._changed:
            hosts = [one for one in self._listeners if one.device in of_hosts]
        for one in hosts:
            one.put("house", b"changed")
        self.wake()

    def wake(self) -> None:
        """Wake whoever tells: some table may have moved on."""
        with self._changed:
            self._news = True
            self._changed.notify_all()

    def join(self, listener: Listener) -> bool:
        """Give a page one of the places; False when all are taken, or its device has its part of them.

        Devices leave a tenth of them to this machine.
        """
        with self._changed:
            if self.closing or self.open >= self.most:
                return False
            if listener.device:
                theirs = [one.device for one in self._listeners if one.device]
                if theirs.count(listener.device) >= OF_ONE_DEVICE or len(theirs) >= self.most - self.most // 10:
                    return False
            self._listeners.add(listener)
            if self._teller is None:
                self._teller = threading.Thread(target=self._tell, name="live", daemon=True)
                self._teller.start()
            return True

    def forget(self, listeners: Collection[Listener]) -> None:
        """Free the places of pages that do not listen any more."""
        for one in listeners:
            one.over = True
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

    def _changed_devices(self, listeners: list[Listener]) -> set[str]:
        """The devices that are not what they were when their pages were last told; one that was removed, too."""
        here = {one.device for one in listeners if one.device}
        if not here or self.register is None:
            return set()
        try:
            now = {device.id: device for device in self.register.all()}
        except Exception as error:  # who cannot be known listens no more
            log.info("the register of devices cannot be read: %s", error)
            return here
        changed = {id for id in here & self._known.keys() if _as_told(now.get(id)) != _as_told(self._known[id])}
        self._known = {id: now.get(id) for id in here}
        return changed | {id for id in here if id not in now}

    def _tell_all(self, listeners: list[Listener]) -> None:
        now = time.monotonic()
        changed = self._changed_devices(listeners)
        if others := [one for one in listeners if one.device in changed]:
            self.forget(others)
            for one in others:
                one.send(OTHERWISE)
                one.end()
            listeners = [one for one in listeners if one.device not in changed]
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
@needs("look")
def live(id: str) -> Response:
    """Server-sent events: `revision`, whenever the table has moved on from the one that the page has seen; `reading`
    and `turn` for pages that ask for them.
    """
    now = store().revision(id)
    streams: Streams = current_app.extensions["streams"]
    told = request.headers.get("Last-Event-ID", type=int)
    seen = request.args.get("seen", now, type=int) if told is None else told
    follows = request.args.get("follows") == "1"
    reader = request.args.get("reader", "")[:LONGEST_WORD] if may("play") else ""  # an onlooker is asked nothing
    known = device()
    listener = Listener(streams, id, seen, reader=reader, follows=follows, device=known.id if known else "")
    begins = [BEGINNING]
    if follows and (place := streams.place_at(id)):
        listener.put("reading", place)
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
@needs("look")
def revision(id: str) -> Response:
    """The table's revision as plain text, for a page that could not get a stream."""
    return Response(str(store().revision(id)), mimetype="text/plain", headers={"Cache-Control": "no-store"})


def init_app(app: Flask) -> None:
    """Register the streams of revisions."""
    app.register_blueprint(parts)
