"""What a file is by its first bytes: pictures with their size, sounds, and nothing that only calls itself so."""

from __future__ import annotations

import pytest

from companion.core.sniffing import picture_kind, sound_kind
from tests.pieces import OGG, WEBM, picture, tone


@pytest.mark.parametrize(
    ("kind", "facts", "mimetype"),
    [
        ("PNG", {}, "image/png"),
        ("JPEG", {}, "image/jpeg"),
        ("JPEG", {"progressive": True, "comment": b"x" * 3000}, "image/jpeg"),
        ("WEBP", {}, "image/webp"),
        ("WEBP", {"lossless": True}, "image/webp"),
        ("WEBP", {"exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0"}, "image/webp"),
    ],
)
def test_a_picture_is_known_with_its_size(kind, facts, mimetype):
    drawn = picture(kind, (123, 45), **facts)
    assert picture_kind(drawn) == (mimetype, 123, 45)
    assert sound_kind(drawn) == ""


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_picture_that_breaks_off_before_its_size_is_none(kind):
    drawn = picture(kind)
    assert picture_kind(drawn[:14]) is None and picture_kind(drawn[:4] + b"?" * 40) is None


@pytest.mark.parametrize(
    ("data", "mimetype"),
    [
        (tone(), "audio/wav"),
        (OGG, "audio/ogg"),
        (b"OggS\0\2" + bytes(22) + b"\1vorbis", "audio/ogg"),
        (WEBM, "audio/webm"),
        (b"ID3\4\0\0\0\0\0\0", "audio/mpeg"),
        (b"\xff\xfb\x90\x64" + bytes(60), "audio/mpeg"),
        (b"\0\0\0\x1cftypM4A \0\0\0\0" + bytes(40), "audio/mp4"),
        (b"OggS\0\2" + bytes(22) + b"\x80theora", ""),
        (WEBM.replace(b"A_OPUS", b"V_VP9."), ""),
        (b"\0\0\0\x1cftypisom" + bytes(40) + b"hdlr" + bytes(8) + b"vide", ""),
        (b"\xff\xff\xff\xff", ""),
        (b"<script>alert(1)</script>", ""),
        (b"", ""),
    ],
)
def test_a_sound_is_known_and_a_film_is_none(data, mimetype):
    assert sound_kind(data) == mimetype
    assert picture_kind(data) is None
