"""Pictures that people bring: taken as pictures, drawn anew, and refused with a sentence where they are none."""

from __future__ import annotations

import struct
import zlib
from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from companion.volume.redrawing import (
    HEAVIEST,
    LARGEST_FILE,
    LONGEST_SIDE,
    HugePicture,
    NotAPicture,
    as_kept,
    redrawn,
)


def picture(size=(40, 30), kind="JPEG", mode="RGB", **options):
    drawn = BytesIO()
    Image.new(mode, size, "red" if mode == "RGB" else None).save(drawn, kind, **options)
    return drawn.getvalue()


@pytest.mark.parametrize(
    ("kind", "mode"), [("JPEG", "RGB"), ("JPEG", "CMYK"), ("PNG", "RGBA"), ("PNG", "P"), ("WEBP", "RGB"), ("GIF", "P")]
)
def test_each_kind_of_picture_becomes_one_that_is_kept(kind, mode):
    drawn = redrawn(picture(kind=kind, mode=mode))
    assert as_kept(drawn)
    with Image.open(BytesIO(drawn)) as opened:
        assert (opened.format, opened.mode, opened.size) == ("JPEG", "RGB", (40, 30))


def test_nothing_of_where_and_when_it_was_taken_stays_and_it_stands_upright():
    exif = Image.Exif()
    exif[0x0112], exif[0x010E] = 6, "at our house, 50.0875 N"  # lies on its side
    drawn = redrawn(picture((40, 30), exif=exif.tobytes()))
    with Image.open(BytesIO(drawn)) as opened:
        assert opened.size == (30, 40)
        assert not opened.getexif()
    assert b"50.0875" not in drawn


def test_a_large_one_is_as_large_as_a_page_and_no_heavier_than_it_may_be():
    noise = Image.effect_noise((4000, 3000), 90).convert("RGB")
    brought = BytesIO()
    noise.save(brought, "JPEG", quality=95)
    drawn = redrawn(brought.getvalue())
    with Image.open(BytesIO(drawn)) as opened:
        assert max(opened.size) == LONGEST_SIDE
    assert len(drawn) <= 2 * HEAVIEST and as_kept(drawn)


def bomb(width, height):
    """A PNG of a few bytes that says it is as large as a house."""

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 100)) + chunk(b"IEND", b"")
    )


def test_a_bomb_is_refused_before_it_is_drawn():
    with pytest.raises((HugePicture, NotAPicture)):
        redrawn(bomb(60_000, 60_000))
    with pytest.raises(HugePicture):
        redrawn(bomb(10_000, 9_000))


def test_a_file_that_is_too_heavy_is_not_looked_at():
    with pytest.raises(HugePicture):
        redrawn(b"\xff\xd8" + bytes(LARGEST_FILE))


@pytest.mark.parametrize(
    "brought",
    [b"", b"GIF89a", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"%PDF-1.7", b"\x00" * 2000, picture()[:200]],
    ids=["nothing", "cut gif", "svg", "pdf", "zeros", "cut jpeg"],
)
def test_what_is_no_picture_is_refused(brought):
    with pytest.raises(NotAPicture):
        redrawn(brought)
    assert not as_kept(brought)


@given(st.binary(max_size=400), st.integers(0, 300))
def test_a_spoilt_picture_is_drawn_or_refused_and_nothing_else(noise, at):
    good = picture()
    with suppress(NotAPicture, HugePicture):
        assert as_kept(redrawn(good[:at] + noise + good[at + len(noise) :]))


def test_a_picture_of_another_kind_is_not_kept_as_it_is():
    assert not as_kept(picture(kind="PNG"))
    assert not as_kept(picture((LONGEST_SIDE + 1, 10)))
    exif = Image.Exif()
    exif[0x010E] = "secret"
    assert not as_kept(picture(exif=exif.tobytes()))
