"""The backups in the JSON API: what their pages do, for programs."""

from __future__ import annotations

import msgspec
from flask import Flask

from ..store import Store
from ..store.keys import Once
from ..store.rescue import bring_beside
from ..store.settings import LONGEST
from ..store.sqlite.copies import Backup, BackupPlace
from ..store.sqlite.findings import Findings, look_through
from ..store.sqlite.glance import Fault
from ..store.then_and_now import Differs, tables_then
from .api import api, imported
from .api_types import Imported
from .backups import backups, put_back, second_home
from .operations import operation
from .spines import shown_name
from .stores import store
from .wording import voice


class BackupAnswer(msgspec.Struct, frozen=True):
    """A backup at first sight; `place`: "here", in the second "home", or there of an "other" installation.

    `fault`: why it cannot be used, else empty; `torn`: whether single tables of it cannot be read.
    """

    name: str
    made: str
    place: BackupPlace
    fault: Fault
    torn: bool
    tables: int
    moves: int


class BackupsAnswer(msgspec.Struct, frozen=True):
    """All backups, and their second home: its folder (empty: none), and what is wrong with it in words."""

    backups: list[BackupAnswer]
    second_home: str
    trouble: str


class BackupTable(msgspec.Struct, frozen=True):
    """A table of a backup, and how it differs from the table `here`: by `moves`, or since `evening_apart`."""

    id: str
    game: str
    name: str
    evening: int
    revision: int
    how: Differs
    moves: int
    evening_apart: int
    here: str


class HomeChosen(msgspec.Struct, forbid_unknown_fields=True):
    """The whole path of a folder on this machine; empty: no second home any more."""

    folder: str = ""


@operation(api, "GET", "/backups", gives=BackupsAnswer, right="house")
def all_backups() -> BackupsAnswer:
    return _all()


@operation(api, "POST", "/backups", gives=BackupAnswer, right="house")
def make_backup(write: Once | None) -> BackupAnswer:
    return _answer(backups().make_if_changed() or backups().all()[0])


@operation(api, "POST", "/backups/check", gives=Findings, right="house")
def check_backups(write: Once | None) -> Findings:
    return look_through(store(), backups())


@operation(api, "POST", "/backups/home", body=HomeChosen, gives=BackupsAnswer, right="here")
def choose_second_home(asked: HomeChosen, write: Once | None) -> BackupsAnswer:
    if asked.folder:
        second_home().choose(asked.folder[: LONGEST + 1], backups().latest(), backups().clock())
    else:
        second_home().leave()
    return _all()


@operation(api, "GET", "/backups/<name>", gives=list[BackupTable], right="house")
def look_into_backup(name: str) -> list[BackupTable]:
    one = backups().named(name)
    with backups().opened(one) as old:
        found = tables_then(store(), Store(old), one.contents.torn if one.contents else ())
    return [
        BackupTable(
            then.table.id,
            then.table.game,
            shown_name(then.table),
            then.table.spine.session if then.table.spine else 1,
            then.table.revision,
            then.how,
            then.moves,
            then.evening_apart,
            then.here,
        )
        for then in found
    ]


@operation(api, "POST", "/backups/<name>/tables/<table>", gives=Imported, status=201, right="house")
def bring_from_backup(name: str, table: str, write: Once | None) -> Imported:
    with backups().opened(backups().named(name)) as old:
        return imported(bring_beside(store(), old, table, write))


@operation(api, "POST", "/backups/<name>/restore", gives=BackupAnswer, right="here")
def restore_backup(name: str, write: Once | None) -> BackupAnswer:
    return _answer(put_back(name))


def _all() -> BackupsAnswer:
    home = second_home()
    trouble = home.trouble
    listed = [_answer(one) for one in backups().distinct()]
    return BackupsAnswer(listed, str(home.folder or ""), voice().spoken(trouble) if trouble else "")


def _answer(one: Backup) -> BackupAnswer:
    seen = one.glance
    return BackupAnswer(
        one.name, one.made.isoformat(timespec="milliseconds"), one.place, seen.fault, one.torn, seen.tables, seen.moves
    )


def init_app(app: Flask) -> None:
    """Its operations are the API's own, which registers them."""
