"""What this installation is set to, in a small file of its own: no table's, so no backup brings it back."""

from __future__ import annotations

import os
import secrets
import threading
from pathlib import Path
from typing import Annotated

import msgspec

from ..core.message import Message, say

LONGEST = 1000  # letters of a folder's name


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an installation is set to. `mark`: what it is called in places that it shares; `second_home`: a folder."""

    mark: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{6,16})?$")] = ""
    second_home: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


class SettingsFile:
    """The file `settings.json`. One that cannot be read is set aside, never written over; `trouble` says so."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Message | None = None
        self._lock = threading.Lock()
        self._settings = self._read()

    @property
    def now(self) -> Settings:
        """What it is set to."""
        return self._settings

    def change(self, **settings: str) -> Settings:
        """Set something, whole or not at all; OSError."""
        with self._lock:
            changed = msgspec.structs.replace(self._settings, **settings)
            if not changed.mark:
                changed = msgspec.structs.replace(changed, mark=secrets.token_hex(4))
            part = self.path.with_suffix(".part")
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(changed)))
                file.flush()
                os.fsync(file.fileno())
            if self.trouble is not None and self.path.exists():
                os.replace(self.path, self.path.with_name(f"settings-unreadable-{secrets.token_hex(3)}.json"))
            os.replace(part, self.path)
            self.trouble = None
            self._settings = changed
            return changed

    def _read(self) -> Settings:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings)
        except FileNotFoundError:
            return Settings()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            self.trouble = say("settings-unreadable", file=str(self.path))
            return Settings()
