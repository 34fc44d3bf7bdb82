"""Serving the app on this machine, and to its home network where that is asked for: a free port, backups beside."""

from __future__ import annotations

import errno
import ipaddress
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial

from flask import Flask

from .connections import Server
from .core.errors import Refusal
from .core.message import say
from .memory import share_pools
from .network.certificates import Renewal
from .network.door import HouseDoor
from .store.exchange import LIMIT
from .store.sqlite.watch import Watch
from .web.viewers import sent_by

PORTS_TRIED = 50
STOPPING = {"SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"}  # the last two: a window that is closed; each system has but one


class NotThisMachine(Refusal):
    """Access over a network comes with its own precautions; until then only this machine is served."""

    def __init__(self, host: str) -> None:
        super().__init__(say("cli-not-this-machine", host=host[:80]))


class NoPort(Refusal):
    """Neither the port asked for nor the next ones are free."""

    def __init__(self, port: int) -> None:
        super().__init__(say("cli-no-port", port=port, last=min(port + PORTS_TRIED - 1, 65535)))


def listen(host: str, port: int) -> socket.socket:
    """A socket on the first free port from `port` on; NotThisMachine, NoPort."""
    host = "127.0.0.1" if host == "localhost" else host
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        raise NotThisMachine(host) from None
    if not address.is_loopback:
        raise NotThisMachine(host)
    for tried in range(port, min(port + PORTS_TRIED, 65536)):
        listening = socket.socket(socket.AF_INET6 if address.version == 6 else socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform == "win32":  # with SO_REUSEADDR two servers would share a port there
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:  # after a restart the port may be taken again at once
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(128)
        except OSError as error:
            listening.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise
        return listening
    raise NoPort(port)


def serve(app: Flask, listening: socket.socket, ready: Callable[[], None], lan: bool = False) -> None:
    """Answer until told to stop (STOPPING); what is being written then is finished first.

    `lan`: the home network is let in, too, until somebody closes the door.
    """
    share_pools()
    store = app.extensions["store"]
    watch = Watch(store, app.extensions["installation"].backups, app.config.get("BACKUP_EVERY", 600))
    server = Server(app, listening, max_request_body_size=2 * LIMIT)
    server.https = app.extensions["https"]
    server.known = partial(sent_by, app)
    app.extensions["register"].all()  # read once, so that who comes first is known
    renewal = Renewal(server.https) if server.https else None

    def stop(*_: object) -> None:
        app.extensions["streams"].close()
        raise KeyboardInterrupt

    for name in STOPPING & {one.name for one in signal.Signals}:
        if signal.getsignal(signal.Signals[name]) is not signal.SIG_IGN:  # who began it may want it to outlive a window
            signal.signal(signal.Signals[name], stop)
    watch.start()
    app.extensions["onward"].start()
    door: HouseDoor = app.extensions["door"]
    if renewal:
        renewal.start()
    try:
        if lan:
            door.hang(server, listening.getsockname()[1])
            door.open()
        ready()
        server.run()
    except KeyboardInterrupt:  # told to stop before it had begun
        server.task_dispatcher.shutdown()
    finally:
        door.take_down()
        server.close()
        if renewal:
            renewal.stop()
        watch.stop()
        app.extensions["onward"].stop()
        app.extensions["installation"].close()
