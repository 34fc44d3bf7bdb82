"""The files of backups: which there are in a folder, how one is copied so that it counts, and which are worth room."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from .glance import Glance, glance_at
from .health import Contents, contents_of

LAST, DAYS, MONTHS, TORN = 10, 14, 12, 3
STAMP = "%Y%m%dT%H%M%S.%f"
_NAME = re.compile(r"companion-(\d{8}T\d{6}\.\d{3})Z(?:-(\d{6}))?(-torn)?\.db")
_PIECE = 2**20
_NO_FSYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF)  # what file systems of sticks and clouds say of a folder
BackupPlace = Literal["here", "home", "other"]


class Backup(msgspec.Struct, frozen=True):
    """One backup: its file, when it was made (UTC, by the clock of then), its number, and whether a table is torn.

    `place`: beside the database, in the second home, or there and of another installation.
    """

    path: Path
    made: datetime
    number: int = 0
    torn: bool = False
    place: BackupPlace = "here"

    @property
    def name(self) -> str:
        """The name by which a backup is asked for."""
        return self.path.name

    @property
    def glance(self) -> Glance:
        """What the file is at first sight."""
        return glance_at(self.path)

    @property
    def contents(self) -> Contents | None:
        """What is in the backup, every row read once while the file is the same; None, if it cannot be trusted."""
        try:
            seen = self.path.stat()
        except OSError:
            return None
        return None if self.glance.fault else _contents(self.path, seen.st_size, seen.st_mtime_ns)

    @property
    def sound(self) -> bool:
        """Whether each table of the backup can be read."""
        contents = self.contents
        return contents is not None and not contents.torn


@lru_cache(maxsize=256)
def _contents(path: Path, size: int, written: int) -> Contents | None:
    return contents_of(path)


def found_in(folder: Path, place: BackupPlace = "here") -> list[Backup]:
    """The backups that lie in a folder, the newest first: by number, and by the clock where there are none yet."""
    try:
        names = os.listdir(folder)
    except OSError:  # no folder, or one that cannot be read just now
        return []
    found = [(folder / name, _NAME.fullmatch(name)) for name in names]
    backups = [_named(path, match, place) for path, match in found if match]
    return sorted(backups, key=lambda backup: (backup.number, backup.made), reverse=True)


def _named(path: Path, match: re.Match[str], place: BackupPlace) -> Backup:
    return Backup(path, made_at(match[1]), int(match[2] or 0), bool(match[3]), place)


def made_at(stamp: str) -> datetime:
    """The moment in a backup's name; one that no calendar has is the beginning of all."""
    try:
        return datetime.strptime(stamp + "000", STAMP).replace(tzinfo=UTC)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)


def kept(newest_first: Iterable[datetime], now: datetime) -> set[datetime]:
    """Which of these backups are still worth their room: the last ones, one a day, and one a month."""
    newest_first = list(newest_first)
    keep = set(newest_first[:LAST])
    of_day: dict[object, datetime] = {}
    of_month: dict[object, datetime] = {}
    for moment in newest_first:
        if now - moment <= timedelta(days=DAYS):
            of_day.setdefault(moment.date(), moment)
        if (now.year - moment.year) * 12 + now.month - moment.month <= MONTHS:
            of_month.setdefault((moment.year, moment.month), moment)
    return keep | set(of_day.values()) | set(of_month.values())


def let_go(backups: list[Backup], now: datetime, spare: str = "") -> None:
    """Delete the backups that are not worth their room any more; `spare`: the name of one that stays whatever it is."""
    torn = [backup for backup in backups if backup.torn]
    keep = kept((backup.made for backup in backups if not backup.torn), now)
    for backup in backups:
        old = backup in torn[TORN:] or (not backup.torn and backup.made not in keep)
        if old and backup.name != spare:
            backup.path.unlink(missing_ok=True)


def copied(source: Path, target: Path) -> None:
    """Copy a file so that it is there whole or not at all, and read it back from the disk; OSError."""
    part = target.with_name(f"{target.name}.part")
    try:
        with source.open("rb") as origin, part.open("wb") as copy:
            was = _digest_of(origin, copy)
        settle(part)
        with part.open("rb") as back:
            _forget_pages(back.fileno())
            if _digest_of(back) != was:
                raise OSError(errno.EIO, "what was written is not what is read", str(part))
        os.replace(part, target)
        settle(target.parent)
    except BaseException:
        with suppress(OSError):  # its folder is gone, too
            part.unlink(missing_ok=True)
        raise


def _digest_of(file: BinaryIO, copy: BinaryIO | None = None) -> bytes:
    """The digest of all that is read, and on demand written into a copy."""
    digest = hashlib.blake2b()
    while piece := file.read(_PIECE):
        digest.update(piece)
        if copy is not None:
            copy.write(piece)
    return digest.digest()


def _forget_pages(file: int) -> None:
    """Have what is read next come from the disk, and not from what the system remembers to have written."""
    if sys.platform == "linux":
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)


def settle(path: Path) -> None:
    """Have the system write a file, or what a folder holds, to the disk before we go on."""
    folder = path.is_dir()
    if folder and os.name == "nt":
        return  # Windows opens no folders
    handle = os.open(path, os.O_RDONLY if folder else os.O_RDWR)  # Windows flushes only what may be written to
    try:
        os.fsync(handle)
    except OSError as error:
        if not folder or error.errno not in _NO_FSYNC:
            raise
    finally:
        os.close(handle)
