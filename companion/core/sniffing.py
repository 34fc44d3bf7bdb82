"""What a file is by its first bytes, whatever it calls itself: pictures with their size, and sounds."""

from __future__ import annotations

import re
import struct
from typing import NamedTuple

LOOKED_AT = 256 * 2**10  # bytes from the beginning: a photograph's notes stand before its size
_SIZES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # markers of a JPEG behind which its size stands


class PictureKind(NamedTuple):
    """A picture: its media type, and how many pixels wide and high it is."""

    mimetype: str
    width: int
    height: int


def picture_kind(data: bytes) -> PictureKind | None:
    """What picture the bytes begin (JPEG, PNG or WebP); None for anything else."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n") and data[12:16] == b"IHDR":
            return PictureKind("image/png", *struct.unpack(">II", data[16:24]))
        if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
            return PictureKind("image/webp", *_webp_size(data))
        if data.startswith(b"\xff\xd8\xff"):
            return PictureKind("image/jpeg", *_jpeg_size(data))
    except (struct.error, IndexError, ValueError):
        return None
    return None


def _webp_size(data: bytes) -> tuple[int, int]:
    form = data[12:16]
    if form == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if form == b"VP8L" and data[20] == 0x2F:
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if form == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    raise ValueError("a WebP of no known form")


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while data[at] == 0xFF:
        marker = data[at + 1]
        if marker in _SIZES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 1 if marker == 0xFF else 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    raise ValueError("a JPEG that says nowhere how large it is")


def sound_kind(data: bytes) -> str:
    """The media type of the sound that the bytes begin; "" for anything else, a film among it."""
    if data.startswith(b"OggS"):
        return "audio/ogg" if re.search(rb"OpusHead|\x01vorbis|\x7fFLAC|Speex   ", data[:200]) else ""
    if data.startswith(b"RIFF") and data[8:12] == b"WAVE":
        return "audio/wav"
    if data.startswith(b"ID3") or _is_mpeg_sound(data):
        return "audio/mpeg"
    if data[4:8] == b"ftyp":
        return "" if b"vide" in data[:LOOKED_AT] else "audio/mp4"
    if data.startswith(b"\x1aE\xdf\xa3") and b"webm" in data[:64]:
        return "" if b"V_VP" in data[:4096] or b"V_AV" in data[:4096] else "audio/webm"
    return ""


def _is_mpeg_sound(data: bytes) -> bool:
    """Whether a frame of MPEG sound, layer 3, begins here, at a bit rate and a sample rate that there are."""
    if len(data) < 4 or data[0] != 0xFF or data[1] & 0xE6 != 0xE2:
        return False
    return data[1] & 0x18 != 0x08 and data[2] >> 4 not in (0, 15) and data[2] >> 2 & 3 != 3
