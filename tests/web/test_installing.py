"""What a device is told that installs the app, and the worker that keeps its files."""

from __future__ import annotations

import json
import struct

import pytest


@pytest.mark.parametrize(("language", "name"), [("cs", "Kronikář"), ("en", "The Chronicler")])
def test_the_manifest_speaks_the_reader_s_language(visitor, language, name):
    answer = visitor.get("/manifest.webmanifest", **{"Accept-Language": language})
    told = json.loads(answer.data)
    assert answer.mimetype == "application/manifest+json"
    assert (told["name"], told["lang"], told["start_url"], told["display"]) == (name, language, "/", "fullscreen")
    assert told["short_name"] and len(told["short_name"]) <= 12


def test_the_icons_are_as_large_as_the_manifest_says(visitor):
    told = visitor.get("/manifest.webmanifest").get_json(force=True)
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        drawn = visitor.get(icon["src"])
        assert drawn.status_code == 200 and drawn.mimetype == icon["type"] == "image/png"
        assert "{}x{}".format(*struct.unpack(">II", drawn.data[16:24])) == icon["sizes"]


def test_its_ground_is_that_of_the_theme(visitor):
    visitor.client.set_cookie("theme", "vellum", domain="127.0.0.1")
    assert visitor.get("/manifest.webmanifest").get_json(force=True)["theme_color"] == "#e6dac0"


def test_the_worker_names_files_that_are_there_and_is_asked_for_anew_each_time(visitor):
    answer = visitor.get("/sw.js")
    assert answer.mimetype == "text/javascript" and answer.headers["Cache-Control"] == "no-cache"
    house = json.loads(answer.text.partition("const HOUSE = ")[2].partition(";\n")[0])
    assert len(house["files"]) > 40 and f"/static-{house['stamp']}/js/table.js" in house["files"]
    for address in [*house["files"], house["away"]]:
        assert visitor.get(address).status_code == 200, address
    assert sum(len(visitor.get(address).data) for address in house["files"]) < 1_000_000
    assert "worker-src 'self'" in house["policy"] and "media-src 'self'" in answer.headers["Content-Security-Policy"]


def test_every_page_leads_to_it(visitor):
    visitor.lay()
    for path in ("/", f"/t/{visitor.id}/", "/preferences", "/nothing"):
        page = visitor.get(path).text
        assert 'rel="manifest" href="/manifest.webmanifest"' in page and 'rel="apple-touch-icon"' in page, path


def test_the_page_for_when_the_server_is_away_is_in_both_languages(visitor, english):
    assert "Server je pryč" in visitor.get("/away").text
    assert "The server is away" in english.get("/away").text
