"""A crawl: odd corrections and odd files are put to an app, and every page of what it took is opened, each in its time.

Numbers, texts and structures are drawn by kind, for what breaks a page is seldom what a player would type. The dice are
seeded: a run that found something finds it again.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
from jsonpointer import JsonPointer, JsonPointerException, escape

SECONDS = 20.0  # of work for one page: a busy machine is no failure, a loop without end is one
WAITS = 300.0  # and of time
LARGEST = 6 * 2**20  # bytes of one page
NUMBERS = (2**53 - 1, 10**6, 10**5, 9_999, 1_000, 999, 100, 99, 31, 21, 14, 7, 2, 1, 0, -1, -99, -(10**6), 0.5)
HUGE = NUMBERS[:6]
TEXTS = (
    "", " ", "x", "0", "-1", "٣", "²", "１２", "x" * 150, "ž" * 1_900, "y" * 6_000, "<i>&\"'", "{{ 7 * 7 }}", "\x00",
    "\n", "o1\n", "crown", "beor", "wolf", "__class__", "../..", "9999-99-99T99:99:99+00:00", "yesterday", "?",
)  # fmt: skip
SHAPES: tuple[Any, ...] = (
    None, True, False, [], {}, [None], [[]], [""], [0], {"": 0}, {"x": {}}, [1] * 40, ["x"] * 190, ["x"] * 6_000,
    {"key": "x", "args": {"who": {"a": [1]}}}, {str(number): 0 for number in range(300)},
)  # fmt: skip
TIMES = (
    "9999-99-99T99:99:99+00:00", "2026-00-01T00:00:00+00:00", "0000-01-01T00:00:00+00:00", "yesterday", "",
    "2026-01-01T00:00:00+00:00\n", "２０２６-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00",
    "0001-01-01T00:00:00+00:00", "2026-02-30T10:00:00+00:00", "2026-01-01T25:00:00+00:00",
)  # fmt: skip
HREF = re.compile(r'(?:href|hx-get)="(/[^"#]*)"')


class TooSlow(BaseException):
    """A page did not end in its time. No error of the app's, which would answer it."""


@contextmanager
def in_time(what: str, seconds: float = SECONDS) -> Iterator[None]:
    """The block ends in time, or is ended (only in the main thread, where tests run)."""

    def ring(*_: Any) -> None:
        raise TooSlow(f"{what} does not end")

    timers = ((signal.SIGVTALRM, signal.ITIMER_VIRTUAL, seconds), (signal.SIGALRM, signal.ITIMER_REAL, WAITS))
    before = [signal.signal(sign, ring) for sign, _, _ in timers]
    for _, timer, most in timers:
        signal.setitimer(timer, most)
    try:
        yield
    finally:
        for (sign, timer, _), was in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(sign, was)


class Crawl:
    """One app, one table of it, and a visitor who opens everything that is named on any of its pages."""

    def __init__(self, app: Any, random: Random, language: str = "cs") -> None:
        self.client = app.test_client()
        self.random = random
        self.headers = {"Accept-Language": language, "Host": "127.0.0.1"}
        self.names: list[str] = []
        self.opened = self.taken = self.refused = 0

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """One request in its time, and never an error of ours."""
        raw = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        kind = None if body is None else "application/json"
        with in_time(f"{method} {path}"):
            answer = self.client.open(path, method=method, data=raw, content_type=kind, headers=self.headers)
            text = answer.get_data()
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {text[:300]!r}"
        assert len(text) < LARGEST, f"{method} {path} swells to {len(text)} bytes"
        return answer.status_code, text

    def plain(self, id: str) -> dict[str, Any]:
        return msgspec.json.decode(self.ask("GET", f"/api/tables/{id}")[1])

    def correct(self, id: str) -> bool:
        """One odd correction; whether the table took it."""
        table = self.plain(id)
        path = self.place(table["state"])
        body = {"revision": table["revision"], "args": {"path": path, "value": self.odd(table["state"], path)}}
        status, _ = self.ask("POST", f"/api/tables/{id}/moves/correct", body)
        self.taken += status == 200
        self.refused += status != 200
        return status == 200

    def place(self, state: Any) -> str:
        """Somewhere in a state: one name after another, so that what stands there once is not lost among the cards."""
        named: dict[str, list[str]] = {}
        for path in pointers(state):
            named.setdefault(re.sub(r"(/(\d+|-))+$", "[]", path).rpartition("/")[2], []).append(path)
        while True:
            if not self.names:
                self.names = sorted(named)
                self.random.shuffle(self.names)
            name = self.names.pop()
            if name in named:
                return self.random.choice(named[name])

    def odd(self, plain: Any, path: str) -> Any:
        """A value of some kind, of what stands there grown odd, or of anything else; copied: nothing holds itself."""
        return deepcopy(self._odd(plain, path))

    def _odd(self, plain: Any, path: str) -> Any:
        old = None if path.endswith("/-") else JsonPointer(path).resolve(plain)
        kind = self.random.randrange(8)
        if isinstance(old, int) and not isinstance(old, bool) and kind < 7:
            return self.random.choice(HUGE if kind < 4 else NUMBERS)
        if isinstance(old, str) and kind < 4:
            return self.random.choice(TEXTS)
        if isinstance(old, list) and kind < 5:
            return self.random.choice(([], old[1:], old * 2, old * 60, old[::-1], [*old, *SHAPES[:2]]))
        if isinstance(old, dict) and old and kind < 4:
            gone = self.random.choice(list(old))
            return {key: value for key, value in old.items() if key != gone}
        if kind == 5:
            return JsonPointer(self.random.choice(list(pointers(plain, ends=False)))).resolve(plain)
        return self.random.choice((*NUMBERS, *TEXTS, *SHAPES))

    def take_back(self, id: str) -> None:
        self.ask("POST", f"/api/tables/{id}/undo", {"revision": self.plain(id)["revision"]})

    def open_all(self, id: str, most: int) -> None:
        """The table's own pages first, then whatever they name, at random, and what programs ask for."""
        revision = self.plain(id)["revision"]
        first = ["/", f"/t/{id}/", f"/t/{id}/chronicle", f"/t/{id}/volume"]
        first += [f"/t/{id}/at/{revision}", f"/t/{id}/correct?path=/seats/-"]
        first += [f"/t/{id}/history", f"/t/{id}/history?words=a&then={revision}", f"/t/{id}/statistics"]
        first += [f"/t/{id}/what-if", "/statistics", f"/t/{id}/journal"]
        first += [f"/api/tables/{id}/log?after={max(0, revision - 30)}", "/api/tables"]
        seen: set[str] = set()
        waiting: list[str] = []
        while (first or waiting) and len(seen) < most:
            path = first.pop(0) if first else waiting.pop(self.random.randrange(len(waiting)))
            if path in seen:
                continue
            seen.add(path)
            _, text = self.ask("GET", path)
            for found in HREF.findall(text.decode()):
                found = found.replace("&amp;", "&")
                if found.startswith(f"/t/{id}/") and "/export" not in found and found not in seen:
                    (first if found.count("/") == 3 and "?" not in found else waiting).append(found)
        self.opened += len(seen)

    def bring(self, file: bytes) -> str:
        """A file is brought in, and its table out of its box; the id, or "" when it was refused."""
        status, text = self.ask("POST", "/api/tables/import", file)
        self.taken += status == 201
        self.refused += status != 201
        if status != 201:
            return ""
        table = msgspec.json.decode(text)
        if table["state"].get("evening", {}).get("away"):  # a box shows nothing of what lies in it
            body = {"revision": table["revision"], "args": {}, "overrule": True}
            self.ask("POST", f"/api/tables/{table['id']}/moves/sit_down", body)
        return table["id"]

    def mutated(self, file: bytes) -> bytes:
        """The file with something odd in it."""
        saved = msgspec.json.decode(file)
        entry = self.random.choice(saved["log"])
        match self.random.randrange(6):
            case 0:
                saved[self.random.choice(("changed", "created"))] = self.random.choice(TIMES)
            case 1:
                entry["at"] = self.random.choice(TIMES)
            case 2 if entry["patch"]:
                self.random.choice(entry["patch"])[self.random.choice(("op", "path"))] = self.random.choice(SHAPES)
            case 3:
                args = self.random.choice(({"who": {"a": [1]}}, {"who": [[]], "card": {}}, {"x": "y" * 20_000}, {}))
                said = {"key": self.random.choice(("wrote-corrected", "no-such-key", "")), "args": args}
                entry[self.random.choice(("rulings", "chronicle", "tellings"))] = self.random.choice(
                    ([said], [{"code": "x", "rule": "TG-DAY-01", "message": said}])
                )
            case 4:
                path = self.random.choice(list(pointers(saved["log"][-1], ends=False)))
                JsonPointer(path).set(saved["log"][-1], self.odd(saved["log"][-1], path))
            case _:
                self._agreeing(saved)
        return msgspec.json.encode(saved)

    def _agreeing(self, saved: dict[str, Any]) -> None:
        """What the table began with is made odd, in its log and in its state alike."""
        begun = {change["path"].removeprefix("/"): change["value"] for change in saved["log"][0]["patch"]}
        path = self.random.choice(list(pointers(begun, ends=False)))
        odd = self.odd(begun, path)
        name, _, inner = path.removeprefix("/").partition("/")
        for change in saved["log"][0]["patch"]:
            if change["path"] == f"/{name}":
                change["value"] = JsonPointer(f"/{inner}").set(change["value"], odd) if inner else odd
        try:
            if JsonPointer(path).resolve(saved["state"]) is not None:
                JsonPointer(path).set(saved["state"], odd)
        except (JsonPointerException, TypeError):
            return


def pointers(plain: Any, path: str = "", ends: bool = True) -> Iterator[str]:
    """Every place in plain data, and with `ends` the end of every list."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        here = f"{path}/{escape(str(key))}"
        yield here
        yield from pointers(value, here, ends)
    if ends and isinstance(plain, list) and path:
        yield f"{path}/-"
