"""The second home of backups: a folder elsewhere, of a cloud drive or on a stick, to which each new one is copied.

There each installation has a folder of its own, `kronikar-<mark>`. Where that is gone, another stick, or nothing, lies
where ours was, and nothing is written: a stick that was pulled out leaves an empty folder behind on some systems.
"""

from __future__ import annotations

import errno
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from ...core.errors import Refusal
from ...core.message import Message, say
from ..settings import LONGEST, SettingsFile
from .copies import Backup, copied, found_in, let_go

_OURS = "kronikar-"
_BY_ERROR = {
    errno.ENOENT: "home-missing",
    errno.ENAMETOOLONG: "home-missing",
    errno.ENOTDIR: "home-not-a-folder",
    errno.EEXIST: "home-not-a-folder",
    errno.EROFS: "home-read-only",
    errno.EACCES: "home-read-only",
    errno.EPERM: "home-read-only",
    errno.ENOSPC: "home-full",
    getattr(errno, "EDQUOT", -1): "home-full",
    errno.EFBIG: "home-full",
}


class HomeRefused(Refusal):
    """The second home cannot be had: not there, full, read-only, no folder; the backups beside the database are."""


class Carried(msgspec.Struct, frozen=True):
    """The last backup that was brought to the second home, or why it was not."""

    name: str
    at: datetime
    trouble: Message | None = None


class SecondHome:
    """The folder that was chosen for it, if one was; whatever becomes of it is told, and never stops a backup here."""

    def __init__(self, settings: SettingsFile, instance: Path) -> None:
        self.settings = settings
        self.instance = instance
        self.last: Carried | None = None
        self._told = ""  # the trouble that somebody has seen

    @property
    def folder(self) -> Path | None:
        """The folder that was chosen."""
        chosen = self.settings.now.second_home
        return Path(chosen) if chosen else None

    @property
    def trouble(self) -> Message | None:
        """What is wrong with it now; looked up each time."""
        if self.folder is None:
            return None
        try:
            self._own(self.folder)
        except HomeRefused as refused:
            return refused.message
        return self.last.trouble if self.last else None

    @property
    def untold(self) -> Message | None:
        """Why the last backup did not get there, as long as nobody has seen it; the folder itself is not asked."""
        trouble = self.last.trouble if self.last and self.folder else None
        return trouble if trouble and trouble.key != self._told else None

    def told(self) -> None:
        """Somebody has seen what is wrong: it is not said again until it is well, or wrong in another way."""
        trouble = self.trouble
        self._told = trouble.key if trouble else ""

    def choose(self, typed: str, newest: Backup | None, now: datetime) -> None:
        """Take a folder, as somebody typed it, once the newest backup could be brought there; HomeRefused."""
        folder = self._typed(typed)
        try:
            mark = self.settings.now.mark or self.settings.change().mark
        except OSError as error:
            raise _refused(error, self.instance) from error
        own = folder / f"{_OURS}{mark}"
        try:
            own.mkdir(exist_ok=True)
            if newest is not None:
                self._bring(newest, own, now)
        except OSError as error:
            with suppress(OSError):
                own.rmdir()  # only if it is empty
            raise _refused(error, folder) from error
        try:
            self.settings.change(second_home=str(folder))
        except OSError as error:
            raise _refused(error, self.instance) from error
        self.last, self._told = Carried(newest.name, now) if newest else None, ""

    def copy_to(self, typed: str, backup: Backup) -> Path:
        """Copy one backup to a folder, this once, and read it back; the copy's path. HomeRefused."""
        folder = self._typed(typed)
        try:
            copied(backup.path, folder / backup.name)
        except OSError as error:
            raise _refused(error, folder) from error
        return folder / backup.name

    def leave(self) -> None:
        """Bring nothing there any more; what lies there stays. HomeRefused."""
        try:
            self.settings.change(second_home="")
        except OSError as error:
            raise _refused(error, self.instance) from error
        self.last, self._told = None, ""

    def carry(self, backup: Backup, now: datetime) -> Carried | None:
        """Bring a backup there, read back; what stands in the way is remembered and stops nobody."""
        folder = self.folder
        if folder is None:
            return None
        trouble = None
        try:
            self._bring(backup, self._own(folder), now)
        except HomeRefused as refused:
            trouble = refused.message
        except OSError as error:
            trouble = _refused(error, folder).message
        self.last = Carried(backup.name, now, trouble)
        if trouble is None:
            self._told = ""
        return self.last

    def all(self) -> list[Backup]:
        """The backups that lie there: our own, then those of other installations and those copied by hand."""
        if self.folder is None:
            return []
        return [*self.own(), *self._others(self.folder)]

    def own(self) -> list[Backup]:
        """The backups of this installation that lie there."""
        return found_in(self.folder / self._mine, "home") if self.folder else []

    @property
    def _mine(self) -> str:
        return f"{_OURS}{self.settings.now.mark}"

    def _others(self, folder: Path) -> list[Backup]:
        try:
            beside = [one for one in folder.glob(f"{_OURS}*") if one.name != self._mine]
        except OSError:
            beside = []
        found = [backup for one in (folder, *beside) for backup in found_in(one, "other")]
        return sorted(found, key=lambda backup: backup.made, reverse=True)

    def _own(self, folder: Path) -> Path:
        """Our folder there; HomeRefused."""
        own = folder / self._mine
        try:
            if not folder.exists():
                raise HomeRefused(say("home-missing", folder=str(folder)))
            if not folder.is_dir():
                raise HomeRefused(say("home-not-a-folder", folder=str(folder)))
            if not own.is_dir():
                raise HomeRefused(say("home-another", folder=str(folder)))
        except OSError as error:
            raise _refused(error, folder) from error
        return own

    def _bring(self, backup: Backup, own: Path, now: datetime) -> None:
        copied(backup.path, own / backup.name)
        let_go(found_in(own, "home"), now, backup.name)

    def _typed(self, typed: str) -> Path:
        """The folder that somebody means; HomeRefused."""
        plain = typed.strip().strip("\"'").strip()
        if not plain:
            raise HomeRefused(say("home-not-typed"))
        shown = plain[:200]
        try:
            folder = Path(plain).expanduser()
            if not folder.is_absolute():
                raise HomeRefused(say("home-not-whole", folder=shown))
            if len(plain) > LONGEST or not plain.isprintable() or not folder.exists():
                raise HomeRefused(say("home-missing", folder=shown))
            if not folder.is_dir():
                raise HomeRefused(say("home-not-a-folder", folder=shown))
            folder = folder.resolve()
            if folder.is_relative_to(self.instance.resolve()):
                raise HomeRefused(say("home-inside", folder=shown))
        except OSError as error:
            raise _refused(error, Path(shown)) from error
        except (ValueError, RuntimeError):  # what no file system takes; a home of nobody
            raise HomeRefused(say("home-missing", folder=shown)) from None
        return folder


def _refused(error: OSError, folder: Path) -> HomeRefused:
    return HomeRefused(say(_BY_ERROR.get(error.errno or 0, "home-fails"), folder=str(folder)))
