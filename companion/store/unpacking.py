"""A chest opened: a zip from anywhere, of which nothing is believed. Names, sizes and digests are what they must be."""

from __future__ import annotations

import struct
import zipfile
import zlib
from hashlib import sha256
from typing import IO, Any

import msgspec

from ..core.errors import BadArguments
from ..core.moves import check_plain
from .chest import (
    MANIFEST,
    MANIFEST_LIMIT,
    MOST_MEMBERS,
    PLACES,
    UNPACKED,
    VERSION,
    BrokenChest,
    ChestHeader,
    Manifest,
    NewerChest,
    NotAChest,
    PackedFile,
    kind_of,
)
from .exchange import TooLarge

_TORN = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
)  # whatever Python's reader of zips stumbles over
_MISREAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_ENCRYPTED = 0x1


class OpenChest:
    """A chest whose manifest was read and fits what lies there; each member is read and minded when it is asked for."""

    def __init__(self, file: IO[bytes]) -> None:
        """NotAChest, NewerChest, BrokenChest, TooLarge."""
        try:
            self._zip = zipfile.ZipFile(file)
        except _TORN:
            raise NotAChest() from None
        self._mind_names()
        self.manifest = self._manifest()
        self.members = {member.name: member for member in self.manifest.members}
        self._mind_manifest()

    def read(self, name: str) -> bytes:
        """A member, whole; BrokenChest where its bytes are not those that were packed."""
        told = self._bytes(name, PLACES[kind_of(name)][1])
        member = self.members[name]
        if (len(told), sha256(told).hexdigest()) != (member.size, member.digest):
            raise BrokenChest("digest", name)
        return told

    def decoded(self, name: str, kind: Any) -> Any:
        """A member as that type; BrokenChest where it is no such thing."""
        try:
            found = msgspec.json.decode(self.read(name), type=kind)
            check_plain(msgspec.to_builtins(found))
        except (*_MISREAD, BadArguments):
            raise BrokenChest("shape", name) from None
        return found

    def _bytes(self, name: str, limit: int) -> bytes:
        try:
            with self._zip.open(name) as member:
                told = member.read(limit + 1)  # never more, whatever the zip says of its size
        except KeyError:
            raise BrokenChest("missing", name) from None
        except _TORN:
            raise BrokenChest("torn", name) from None
        if len(told) > limit:
            raise TooLarge(limit)
        return told

    def _mind_names(self) -> None:
        """Nothing lies there twice or under a name that leads elsewhere, and all of it together is not boundless."""
        parts = self._zip.infolist()
        names = [part.filename for part in parts]
        if MANIFEST not in names:
            raise NotAChest()
        if len(parts) > MOST_MEMBERS or sum(part.file_size for part in parts) > UNPACKED:
            raise TooLarge(UNPACKED)
        if len(names) != len({*names}):
            raise BrokenChest("twice", next(name for name in names if names.count(name) > 1))
        for part in parts:
            if part.filename != MANIFEST and not kind_of(part.filename):
                raise BrokenChest("name", part.filename)
            if part.flag_bits & _ENCRYPTED or part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise BrokenChest("torn", part.filename)

    def _manifest(self) -> Manifest:
        told = self._bytes(MANIFEST, MANIFEST_LIMIT)
        try:
            header = msgspec.json.decode(told, type=ChestHeader)
        except _MISREAD:
            raise NotAChest() from None
        if header.version > VERSION:
            raise NewerChest()
        try:
            manifest = msgspec.json.decode(told, type=Manifest)
            check_plain(msgspec.to_builtins(manifest))
        except (*_MISREAD, BadArguments):
            raise BrokenChest("shape", MANIFEST) from None
        return manifest

    def _mind_manifest(self) -> None:
        """What the manifest names lies there, each once, and nothing else does."""
        lying = {part.filename for part in self._zip.infolist()} - {MANIFEST}
        named = [member.name for member in self.manifest.members]
        for name in lying ^ {*named}:
            raise BrokenChest("missing" if name in named else "name", name)
        if len(named) != len({*named}):
            raise BrokenChest("twice", next(name for name in named if named.count(name) > 1))
        tables = [table.file for table in self.manifest.tables]
        if sorted(tables) != sorted(name for name in named if kind_of(name) == "table"):
            raise BrokenChest("shape", MANIFEST)

    def of_kind(self, kind: str) -> list[PackedFile]:
        """The members of a kind, in the order of the manifest."""
        return [member for member in self.manifest.members if kind_of(member.name) == kind]
