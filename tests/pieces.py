"""Small pictures and sounds, made on the spot: no file of anybody's lies in the tree."""

from __future__ import annotations

import io
import math
import struct
import wave
from typing import Any

from PIL import Image


def picture(kind: str = "PNG", size: tuple[int, int] = (60, 40), **facts: Any) -> bytes:
    """A picture of one colour."""
    drawn = io.BytesIO()
    Image.new("RGB", size, "orange").save(drawn, kind, **facts)
    return drawn.getvalue()


def tone(seconds: float = 0.2) -> bytes:
    """A hum, as WAV."""
    hummed = io.BytesIO()
    with wave.open(hummed, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(8000)
        beats = (int(6000 * math.sin(at / 6)) for at in range(int(8000 * seconds)))
        written.writeframes(b"".join(struct.pack("<h", beat) for beat in beats))
    return hummed.getvalue()


OGG = b"OggS\0\2" + bytes(20) + b"\1\x13OpusHead\1\1" + bytes(40)  # how a spoken Ogg begins
WEBM = b"\x1aE\xdf\xa3\x9fB\x86\x81\1B\xf7\x81\1B\xf2\x81\4B\xf3\x81\x08B\x82\x84webm" + bytes(20)
WEBM += b"A_OPUS" + bytes(40)
