"""Folders in which a second home of backups would be well kept: of cloud drives, and of sticks that are plugged in."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

MOST = 6
CLOUDS = (
    *("Dropbox*", "OneDrive*", "Nextcloud*", "ownCloud*", "Google Drive*", "GoogleDrive*", "pCloud*", "MEGA*"),
    *("Seafile*", "Syncthing*", "Library/CloudStorage/*", "Library/Mobile Documents/com~apple~CloudDocs"),
)
STICKS = ("media/*/*", "run/media/*/*", "Volumes/*")  # below the root, as Linux and macOS mount them
REMOVABLE = 2  # what Windows calls a drive that can be pulled out


def likely_homes(user: Path | None = None, root: Path | None = None) -> list[Path]:
    """Such folders that are there now and can be written to: in the `user`'s home, and what is mounted below `root`."""
    found: dict[Path, None] = {}
    for folder in (*_clouds(user), *_mounted(root or Path(os.sep)), *_drives()):
        if len(found) < MOST and _takes_files(folder):
            found.setdefault(folder)
    return [*found]


def _clouds(user: Path | None) -> list[Path]:
    found: list[Path] = []
    for name in CLOUDS:
        with suppress(OSError, RuntimeError):  # a user without a home
            found += sorted((user or Path.home()).glob(name))
    return found


def _mounted(root: Path) -> list[Path]:
    found: list[Path] = []
    for pattern in STICKS:
        with suppress(OSError):
            found += sorted(one for one in root.glob(pattern) if os.path.ismount(one))
    return found


def _drives() -> list[Path]:
    if sys.platform != "win32":
        return []
    import ctypes

    drives = (f"{letter}:\\" for letter in "DEFGHIJKLMNOPQRSTUVWXYZ")
    return [Path(one) for one in drives if ctypes.windll.kernel32.GetDriveTypeW(one) == REMOVABLE]


def _takes_files(folder: Path) -> bool:
    try:
        return folder.is_dir() and not folder.is_symlink() and os.access(folder, os.W_OK | os.X_OK)
    except OSError:
        return False
