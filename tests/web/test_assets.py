"""Static files: kept for good under an address that changes with them; an old address gets the file as it is."""

from __future__ import annotations

import re

from companion.web import assets

LINK = re.compile(r'href="(/static-([0-9a-f]{12})/css/base\.css)"')


def test_a_page_names_its_files_by_what_they_are_now_and_they_may_be_kept(visitor):
    address, _ = LINK.search(visitor.get("/").text).groups()
    answer = visitor.get(address)
    assert answer.status_code == 200 and answer.mimetype == "text/css"
    assert answer.cache_control.max_age == assets.A_YEAR and answer.cache_control.immutable


def test_an_old_address_gets_the_file_as_it_is_now_and_keeps_it_not(visitor):
    answer = visitor.get("/static-000000000000/css/base.css")
    assert answer.status_code == 200 and answer.cache_control.max_age == 0 and not answer.cache_control.immutable


def test_a_changed_file_changes_the_address(visitor, tmp_path, monkeypatch):
    before = LINK.search(visitor.get("/").text)[2]
    (tmp_path / "css").mkdir()
    (tmp_path / "css" / "base.css").write_text("body { color: red }")
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    after = LINK.search(visitor.get("/").text)[2]
    assert after != before
    (tmp_path / "css" / "base.css").write_text("body { color: green }")
    assert LINK.search(visitor.get("/").text)[2] not in (before, after)


def test_nothing_outside_the_folder_is_given_away(visitor):
    for name in ("../cli.py", "%2e%2e/cli.py", "nothing.css"):
        assert visitor.get(f"/static-000000000000/{name}").status_code == 404


DRAWING = re.compile(r'src="(/drawn-([0-9a-f]{12})/talisman/land-(\w+)\.svg)"')


def test_a_large_drawing_is_one_picture_in_the_colours_of_the_device(visitor, app):
    id = (
        app.extensions["store"]
        .create("talisman", "Kruh", {"players": [{"character": "elf"}, {"character": "monk"}]})
        .record.id
    )
    address, _, theme = DRAWING.search(visitor.get(f"/t/{id}/map").text).groups()
    answer = visitor.get(address)
    assert theme == "candle" and answer.mimetype == "image/svg+xml" and 'data-theme="candle"' in answer.text
    assert "--ground: #15110c" in answer.text  # a picture asks for no stylesheet, so it brings its colours
    assert answer.cache_control.immutable and answer.cache_control.max_age == assets.A_YEAR
    assert "'unsafe-inline'" in answer.headers["Content-Security-Policy"]  # its own style, and nothing else
    older = visitor.get("/drawn-000000000000/talisman/land-vellum.svg")
    assert older.status_code == 200 and older.cache_control.max_age == 0
    for name in ("talisman/nothing-candle", "talisman/land-neon", "toy/land-candle", "../land-candle"):
        assert visitor.get(f"/drawn-000000000000/{name}.svg").status_code == 404


def test_what_a_finger_touched_does_not_stay_lit():
    """On a touch screen :hover sticks to what was tapped last, as if it were chosen."""
    sheets = (assets.STATIC / "css").rglob("*.css")
    lines = [line.strip() for sheet in sheets for line in sheet.read_text(encoding="utf-8").splitlines()]
    hovers = [line for line in lines if ":hover" in line]
    assert len(hovers) > 20 and all(line.startswith("@media (hover: hover) {") for line in hovers)
