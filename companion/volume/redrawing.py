"""Pictures that people bring: looked at by a decoder that trusts nothing, and drawn anew: only the picture stays.

What comes out is a baseline JPEG without a word of where and when it was taken.
"""

from __future__ import annotations

import warnings
from hashlib import sha1
from io import BytesIO
from typing import Any

from ..core.errors import Refusal
from ..core.message import say

LONGEST_SIDE = 1600  # pixels: a page of a printed book at 300 dots an inch
HEAVIEST = 400_000  # bytes, of one that was drawn anew
LARGEST_FILE = 24 * 2**20  # bytes, as it is brought
MOST_PIXELS = 80_000_000  # of what is brought: a telephone's camera has fewer; it takes a quarter of a gigabyte
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "BMP", "MPO")
QUALITIES = (84, 74, 62, 48)


class NotAPicture(Refusal):
    """The file is no picture of a kind that is taken, or it is broken."""


class HugePicture(Refusal):
    """The file, or the picture in it, is larger than is looked at."""


class NoPainter(Refusal):
    """There is nothing on this machine that can look into pictures: the file for any laptop comes without it."""

    def __init__(self) -> None:
        super().__init__(say("picture-no-painter"))


def redrawn(brought: bytes) -> bytes:
    """A picture as it is kept: upright, at most `LONGEST_SIDE` long and hardly heavier than `HEAVIEST`.

    NotAPicture, HugePicture, NoPainter.
    """
    Image, ImageOps = _painter()
    if len(brought) > LARGEST_FILE:
        raise HugePicture(say("picture-too-heavy", limit=LARGEST_FILE // 2**20))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Pillow warns of as too large is refused below, before it is decoded
            with Image.open(BytesIO(brought), formats=FORMATS) as opened:
                if opened.width * opened.height > MOST_PIXELS:
                    raise HugePicture(say("picture-too-large", limit=MOST_PIXELS // 1_000_000))
                opened.draft("RGB", (LONGEST_SIDE * 2, LONGEST_SIDE * 2))  # a large JPEG is decoded at half its size
                upright = ImageOps.exif_transpose(opened).convert("RGBA")
    except Refusal:
        raise
    except Exception as error:  # whatever a decoder stumbles over in a hostile file, Image.DecompressionBombError too
        raise NotAPicture(say("picture-is-none")) from error
    upright.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    flat = Image.new("RGB", upright.size, "white")
    flat.paste(upright, mask=upright.getchannel("A"))
    for quality in QUALITIES:
        drawn = BytesIO()
        flat.save(drawn, "JPEG", quality=quality, optimize=True)
        if drawn.tell() <= HEAVIEST:
            break
    return drawn.getvalue()


def digest(picture: bytes) -> str:
    """What a picture is known by."""
    return sha1(picture, usedforsecurity=False).hexdigest()


def as_kept(picture: bytes) -> bool:
    """Whether bytes are a picture as it is kept, and not anything else that calls itself one; NoPainter."""
    Image, _ = _painter()
    if len(picture) > HEAVIEST * 2:
        return False
    try:
        with Image.open(BytesIO(picture), formats=("JPEG",)) as opened:
            if max(opened.size) > LONGEST_SIDE or opened.info.get("exif"):
                return False
            opened.load()
    except Exception:  # whatever it is, it is no such picture
        return False
    return True


def _painter() -> tuple[Any, Any]:
    """What looks into pictures: loaded when the first one comes, for that takes a tenth of a second."""
    try:
        from PIL import Image, ImageOps
    except ImportError as error:
        raise NoPainter from error
    return Image, ImageOps
