"""A chronicler's own voice, by a microphone that is none; pictures and murmurs beside the words, off by one tap."""

from __future__ import annotations

import json

import pytest

from companion.store.exchange import export

from ..pieces import picture, tone
from ..web.test_journal import BOOK
from .conftest import ARGUMENTS, CHROMIUM, Device, Server
from .reader import VOICE

pytestmark = pytest.mark.look

LINES = "entry: start\npicture: mill.png | cs mlýn v mlze | en a mill\nsound: mill.wav | cs prkna | en planks\n"
ID = "own/tainted-grail/the-ford"
FAKE = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
ANYWHERE = "--autoplay-policy=no-user-gesture-required"
PLAYED = """() => {
  window.played = [];
  const { play } = Audio.prototype;
  HTMLMediaElement.prototype.play = function () { window.played.push(this); return play.call(this); };
}"""
REFUSED = "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));"
PLAIN = "Object.defineProperty(window, 'isSecureContext', { value: false });"


@pytest.fixture(scope="module")
def hearing(served, playwright):
    """A browser with a microphone that hums, which nobody asks whether it may be used. It closes before the server."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *FAKE, ANYWHERE])
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server whose owner has a book with a picture and a sound."""
    home = tmp_path_factory.mktemp("recording")
    folder = home / "journal" / "tainted-grail" / "the-ford"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK.replace("entry: start\n", LINES), encoding="utf-8")
    (folder / "mill.png").write_bytes(picture(size=(600, 300)))
    (folder / "mill.wav").write_bytes(tone(2))
    server = Server(home)
    yield server
    server.close()


@pytest.fixture
def table(served):
    """A table that stands on the bank."""
    id = served.store.create("tainted_grail", "U krbu", {"characters": [{"id": "ailei"}, {"id": "beor"}]}).record.id
    for move, args in (("leave_list", {}), ("open_book", {"book": ID, "language": "cs"})):
        served.store.move(id, served.store.revision(id), move, args, ["*"])
    return id


def reading(browser, served, table, size, *scripts, language="cs"):
    device = Device(browser, served.address, size, language=language)
    for script in (f"({PLAYED})()", f"({VOICE})(['{language}-XX'])", *scripts):
        device.page.add_init_script(script)
    device.go(f"/t/{table}/journal")
    device.page.wait_for_selector("#table:not([data-pause]) [data-voice=play]:not([hidden])")
    return device


def unfold(device):
    device.page.click('#table:not([data-pause]) [data-voice="settings"]')
    return device.page.locator("#recorder")


def records(device, recorder):
    recorder.locator('[data-record="begin"]').click()
    recorder.get_by_text("0:01").wait_for()
    recorder.locator('[data-record="end"]').click()
    recorder.locator('[data-record="table"]').wait_for()


def test_a_passage_is_recorded_heard_again_kept_and_played_by_whoever_reads_next(hearing, served, table):
    first = reading(hearing, served, table, "phone")
    recorder = unfold(first)
    records(first, recorder)
    recorder.locator('[data-record="drop"]').click()
    records(first, recorder)  # and anew
    heard = recorder.locator("audio")
    heard.evaluate("one => one.play()")
    first.page.wait_for_function("() => document.querySelector('#recorder audio').currentTime > 0.1")
    assert first.axe() == [] and first.sideways() <= 0 and first.too_small() == []
    recorder.locator('[data-record="table"]').click()
    recorder.get_by_text("U tohoto stolu leží nahrávka").wait_for()
    assert not recorder.locator('[data-record="begin"]').evaluate(COVERED)
    assert first.faults == []

    kept = json.loads(export(served.store, table, recordings=True))["recordings"]
    assert [one["passage"] for one in kept.values()] == ["bank"]
    first.go(f"/t/{table}/volume")
    first.page.locator("summary", has_text="Vzít si ji domů").click()
    with first.page.expect_download() as taken:
        first.page.get_by_text("Jak bylo namluveno").click()
    assert taken.value.suggested_filename.endswith(".zip")

    second = reading(hearing, served, table, "portrait")
    second.page.click('[data-voice="play"]')
    second.page.wait_for_function("() => window.played.at(-1)?.currentTime > 0.1")
    assert second.page.evaluate("window.heard") == []  # the browser's own voice is silent
    second.page.click('[data-voice="play"]')
    assert second.page.evaluate("window.played.at(-1).paused")
    unfold(second)
    second.page.locator("#voice-recorded").uncheck()
    second.page.click('[data-voice="play"]')
    assert second.page.evaluate("window.heard.length") == 1  # whoever wants that one has it
    assert second.axe() == [] and second.faults == []
    gone = second.page.locator('[data-record="gone"]')
    gone.click()
    gone.get_by_text("Opravdu zahodit?").click()
    second.page.get_by_text("Zahozeno.").wait_for()
    assert "recordings" not in json.loads(export(served.store, table, recordings=True))


def test_what_is_recorded_waits_when_the_passage_is_left_or_nobody_answers(hearing, served, table):
    device = reading(hearing, served, table, "phone", language="en")
    recorder = unfold(device)
    records(device, recorder)
    device.page.route("**/recordings?*", lambda route: route.abort())
    recorder.locator('[data-record="table"]').click()
    recorder.get_by_text("Nobody answers just now").wait_for()
    device.page.unroute("**/recordings?*")
    served.store.move(table, served.store.revision(table), "choose", {"choice": "wade"}, ["*"])
    device.page.locator("#passage .rubric", has_text="In the Water").wait_for()
    recorder = device.page.locator("#recorder")  # nobody has to look for it
    recorder.get_by_text("A recording of “On the Bank” still waits").wait_for()
    device.page.click('#table:not([data-pause]) [data-record="book"]')
    recorder.locator('[data-record="begin"]').wait_for()
    (kept,) = device.page.evaluate(f"fetch('/api/tables/{table}/recordings').then((one) => one.json())")
    assert (kept["passage"], kept["kept"], kept["language"]) == ("bank", "book", "en")


COVERED = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_while_it_records_the_words_stay_in_sight_and_no_way_out_takes_it_along(hearing, served, table):
    device = reading(hearing, served, table, "phone")
    recorder = unfold(device)
    recorder.locator('[data-record="begin"]').click()
    end = recorder.locator('[data-record="end"]')
    end.wait_for()
    assert not device.page.locator("#voice-speed").is_visible()
    assert device.page.locator("#voice-settings").evaluate("one => one.offsetHeight") < 90
    device.page.click('[data-voice="settings"]')  # its end stays where it was
    assert not end.evaluate(COVERED)
    recorder.get_by_text("0:01").wait_for()
    device.page.click("a.aa")
    recorder.get_by_text("Kdo teď odejde z deníku").wait_for()
    assert device.page.url.endswith("/journal") and not end.evaluate(COVERED)  # it records on
    end.click()
    recorder.locator('[data-record="drop"]').wait_for()
    assert not recorder.locator('[data-record="drop"]').evaluate(COVERED)
    assert device.axe() == [] and device.sideways() <= 0
    recorder.locator('[data-record="drop"]').click()
    recorder.locator('[data-record="begin"]').wait_for()
    device.page.click("a.aa")
    device.page.wait_for_url("**/preferences**")
    assert device.faults == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (REFUSED, "Prohlížeč nesmí k mikrofonu"),
        (REFUSED.replace("NotAllowedError", "NotFoundError"), "Mikrofon tu není"),
        ("delete window.MediaRecorder;", "nahrávat neumí"),
    ],
)
def test_why_it_cannot_record_is_said(hearing, served, table, script, said):
    recorder = unfold(reading(hearing, served, table, "phone", script))
    recorder.locator('[data-record="begin"]').click()
    recorder.get_by_text(said).wait_for()
    assert recorder.locator('[data-record="begin"]').is_visible()


def test_on_a_plain_page_it_says_what_to_do(hearing, served, table):
    recorder = unfold(reading(hearing, served, table, "phone", PLAIN))
    recorder.get_by_text("companion serve --https").wait_for()
    assert not recorder.locator('[data-record="begin"]').is_visible()


def test_a_murmur_ends_with_its_passage_and_both_are_off_by_one_tap(hearing, served, table):
    device = reading(hearing, served, table, "portrait")
    assert device.page.locator(".beside-picture img").evaluate("one => one.complete && one.naturalWidth") == 600
    murmur = device.page.locator("[data-murmur]")
    murmur.click()
    device.page.wait_for_function("() => window.played.at(-1)?.currentTime > 0.1")
    assert murmur.get_attribute("aria-pressed") == "true" and "Ticho" in murmur.inner_text()
    served.store.move(table, served.store.revision(table), "vote", {"seat": 1, "choice": "wade"}, ["*"])
    device.page.locator(f"#table[data-revision='{served.store.revision(table)}']").wait_for()
    assert not device.page.evaluate("window.played.at(-1).paused")  # the same passage, drawn anew
    served.store.move(table, served.store.revision(table), "choose", {"choice": "wade"}, ["*"])
    device.page.wait_for_function("() => window.played.at(-1).paused")
    served.store.undo(table, served.store.revision(table))
    device.page.locator("#table:not([data-pause]) .beside-switch button").click()
    device.page.get_by_text("S obrázky a zvuky").wait_for()
    assert device.page.locator(".beside-picture, [data-murmur]").count() == 0
    assert device.axe() == [] and device.faults == []
