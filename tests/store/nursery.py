"""Servers from one warm process: each line read starts `companion` with these words, in a fork that can be killed.

Starting Python anew fifty times, and reading a game's words each time, would take a minute; what runs in the fork is
the real command, nothing else.
"""

from __future__ import annotations

import os
import shlex
import signal
import sys

from companion.cli import main
from companion.games import game, games
from companion.web.wording import words_of


def serve_forks() -> None:
    """Fork for each line; the child says its process id, then whatever the command says."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    games()
    words_of("en", game("tainted_grail"))
    for line in iter(sys.stdin.readline, ""):
        if os.fork() == 0:
            print(os.getpid(), flush=True)
            sys.stdin.close()
            try:
                main(shlex.split(line), standalone_mode=False)
            finally:
                os._exit(0)


if __name__ == "__main__":
    serve_forks()
