"""The app's own fonts: each sign that the app writes is in one of them, so that a page looks alike on every machine."""

from __future__ import annotations

import re

from companion.house import HOUSE, shipped

SHEET = HOUSE / "static" / "css" / "fonts.css"
RANGES = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
CZECH = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“‚‘–…−×·½"


def covered(text: str) -> set[str]:
    """The signs of a text that no font of the app has."""
    ranges = [(int(low, 16), int(high or low, 16)) for low, high in RANGES.findall(SHEET.read_text(encoding="utf-8"))]
    return {one for one in set(text) if not any(low <= ord(one) <= high for low, high in ranges)}


def test_every_sign_that_the_app_writes_is_in_its_fonts():
    lacking = {}
    for folder, endings in ((HOUSE, {".ftl", ".css", ".js", ".toml", ".py"}), (shipped("templates"), {".html"})):
        for file in sorted(folder.rglob("*")):
            if file.suffix in endings and (missing := covered(file.read_text(encoding="utf-8"))):
                lacking[file.name] = missing
    for file in sorted(shipped("journal").rglob("*.md")):
        if missing := covered(file.read_text(encoding="utf-8")):
            lacking[file.name] = missing
    assert not lacking


def test_czech_is_complete():
    assert not covered(CZECH)


def test_every_font_is_there_with_its_licence_and_is_served(visitor):
    named = re.findall(r'url\("\.\./(fonts/[\w-]+\.woff2)"\)', SHEET.read_text(encoding="utf-8"))
    files = sorted((HOUSE / "static" / "fonts").glob("*.woff2"))
    assert sorted({f"fonts/{file.name}" for file in files}) == sorted(named)
    for name in named:
        answer = visitor.get(f"/static-000000000000/{name}")
        assert answer.status_code == 200 and answer.mimetype == "font/woff2" and answer.data[:4] == b"wOF2"
    for family in ("literata", "source-sans", "signs"):
        licence = (HOUSE / "static" / "fonts" / f"LICENSE-{family}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence.upper()


def test_a_page_asks_for_the_fonts_that_it_reads_first(visitor):
    page = visitor.get("/").text
    for name in re.findall(r'<link rel="preload" href="([^"]+)" as="font"', page):
        assert visitor.get(name).status_code == 200
    assert page.count('as="font"') == 4
