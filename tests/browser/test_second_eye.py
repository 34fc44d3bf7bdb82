"""A reading on more than one device: another screen is at the same sentence within a second, a remote turns it."""

from __future__ import annotations

import time

import pytest

from .chronicler import PAUSE, Served
from .conftest import SIZES, Device
from .reader import SALT_WATCH, VOICE
from .test_taps import PARTY

pytestmark = pytest.mark.look

SCREENS = {"phone": SIZES["phone"], "portrait": SIZES["portrait"], "television": (1920, 1080)}
LIT = ".follow-words .lit"
IN_SIGHT = """(lit) => { const box = lit.getBoundingClientRect();
  const foot = document.querySelector(".remote-keys")?.getBoundingClientRect().top ?? innerHeight;
  return box.top >= 40 && box.bottom <= foot; }"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("eye") / "instance")
    yield served
    served.stop()


@pytest.fixture
def id(served):
    """A table that has just opened its book."""
    id = served.lay("U ohně", characters=PARTY)
    served.move(id, "leave_list")
    served.move(id, "open_book", book=SALT_WATCH, language="cs")
    return id


@pytest.fixture
def devices(chromium, served):
    """Devices that look at the table; none may have had a fault in the end."""
    made: list[Device] = []

    def make(path: str, size: str = "phone", voice: str | None = None, **preferences: str) -> Device:
        made.append(Device(chromium, served.address, "phone", bypass_csp="yes", **preferences))
        width, height = SCREENS[size]
        made[-1].page.set_viewport_size({"width": width, "height": height})
        made[-1].width = width
        if voice is not None:
            made[-1].page.add_init_script(f"({VOICE})({[voice] if voice else []})")
        with made[-1].page.expect_response(lambda answer: "/live" in answer.url):
            made[-1].go(path)
        return made[-1]

    yield make
    faults = [fault for one in made for fault in one.faults]
    for one in made:
        one.context.close()
    assert faults == []


def words(device, where):
    return " ".join(" ".join(device.page.locator(where).all_inner_texts()).split())


def within_a_second(holds):
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < 1
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("size", "theme", "text"), [("phone", "vellum", "1.5"), ("portrait", "candle", "1"), ("television", "vellum", "1")]
)
def test_a_screen_is_at_the_sentence_that_is_spoken(served, devices, id, size, theme, text):
    reader = devices(f"/t/{id}/journal", "portrait", voice="cs-CZ", language="cs")
    screen = devices(f"/t/{id}/follow", size, language="cs", theme=theme, text=text)
    english = devices(f"/t/{id}/follow", "phone", language="en")
    assert screen.axe() == [] and screen.too_small() == [] and screen.sideways() <= 0
    reader.page.locator('[data-voice="play"]').click()
    for _ in range(9):
        spoken = words(reader, ".sentence.spoken")
        within_a_second(lambda spoken=spoken: words(screen, LIT) == spoken)
        assert screen.page.locator(LIT).first.evaluate(IN_SIGHT)
        reader.page.evaluate("window.spoken()")
        within_a_second(lambda spoken=spoken: words(reader, ".sentence.spoken") not in ("", spoken))
    assert screen.page.locator(".was").count() > 5
    assert screen.axe() == [] and screen.sideways() <= 0
    within_a_second(lambda: words(screen, LIT) == words(reader, ".sentence.spoken"))
    assert words(english, LIT) not in ("", words(screen, LIT))  # there, too, in words of its own


def test_a_screen_goes_on_to_the_next_passage_by_itself(served, devices, id):
    reader = devices(f"/t/{id}/journal", "portrait", voice="cs-CZ", language="cs")
    screen = devices(f"/t/{id}/follow", "television", language="cs")
    first = words(screen, ".follow-words h2")
    reader.page.locator(".way").first.click()
    within_a_second(lambda: words(screen, ".follow-words h2") not in (first, ""))
    assert screen.page.locator(LIT).count() == 0 and screen.page.evaluate("scrollY") == 0
    reader.page.locator('[data-voice="play"]').click()
    within_a_second(lambda: words(screen, LIT) == words(reader, ".sentence.spoken") != "")
    served.move(id, "close_book")
    screen.page.locator(".follow-rest").wait_for()
    assert screen.axe() == []


def test_who_comes_late_and_who_comes_back_are_at_the_same_sentence(served, devices, id):
    reader = devices(f"/t/{id}/journal", voice="cs-CZ", language="cs")
    reader.page.locator('[data-voice="play"]').click()
    reader.page.evaluate("window.spoken()")
    reader.page.wait_for_timeout(PAUSE)
    screen = devices(f"/t/{id}/follow", language="cs")
    within_a_second(lambda: words(screen, LIT) == words(reader, ".sentence.spoken") != "")
    served.stop()
    screen.page.locator("#offline:visible").wait_for()
    served.start()
    screen.page.locator("#offline").wait_for(state="hidden")
    assert words(screen, LIT) == words(reader, ".sentence.spoken")
    screen.faults.clear()  # that nobody answered for a moment
    reader.faults.clear()


def test_what_others_do_at_the_table_does_not_interrupt_the_voice(served, devices, id):
    reader = devices(f"/t/{id}/journal", voice="cs-CZ", language="cs")
    reader.page.locator('[data-voice="play"]').click()
    reader.page.evaluate("window.spoken()")
    reader.page.wait_for_timeout(PAUSE)
    spoken = words(reader, ".sentence.spoken")
    seen = served.move(id, "note", text="Ticho.")["revision"]
    reader.settled(seen)
    assert words(reader, ".sentence.spoken") == spoken
    reader.page.evaluate("window.spoken()")
    reader.page.wait_for_timeout(PAUSE)
    assert words(reader, ".sentence.spoken") not in ("", spoken)
    assert len(reader.page.evaluate("window.heard")) == 3
    reader.page.locator('[data-voice="play"]').click()  # and its button has one meaning
    assert reader.page.locator(".sentence.spoken").count() == 0


def test_a_remote_turns_the_voice(served, devices, id):
    reader = devices(f"/t/{id}/journal", "portrait", voice="cs-CZ", language="cs")
    remote = devices(f"/t/{id}/remote", language="cs")
    assert remote.axe() == [] and remote.too_small() == [] and remote.sideways() <= 0
    key = {deed: remote.page.locator(f'[value="{deed}"]') for deed in ("back", "pause", "forth", "faster", "slower")}
    reader.page.locator("body").click(position={"x": 5, "y": 5})
    key["pause"].click()  # nobody has read yet: the page with the passage begins
    reader.page.locator(".sentence.spoken").first.wait_for()
    first = words(reader, ".sentence.spoken")
    within_a_second(lambda: words(remote, LIT) == first)
    assert key["pause"].inner_text().endswith("Pozastavit")
    key["forth"].click()
    within_a_second(lambda: words(reader, ".sentence.spoken") not in ("", first))
    second = words(reader, ".sentence.spoken")
    within_a_second(lambda: words(remote, LIT) == second)
    key["back"].click()
    within_a_second(lambda: words(reader, ".sentence.spoken") == first)
    key["faster"].click()
    within_a_second(lambda: reader.page.locator("#voice-speed").input_value() == "1.1")
    key["pause"].click()
    within_a_second(lambda: reader.page.locator(".sentence.spoken").count() == 0)
    within_a_second(lambda: key["pause"].inner_text().endswith("Číst"))
    assert words(remote, LIT) == first


def test_a_remote_turns_the_teleprompter(served, devices, id):
    reader = devices(f"/t/{id}/journal", "phone", voice="", language="cs")
    remote = devices(f"/t/{id}/remote", language="cs")
    screen = devices(f"/t/{id}/follow", "television", language="cs")
    key = {deed: remote.page.locator(f'[value="{deed}"]') for deed in ("back", "pause", "forth", "faster", "slower")}
    key["pause"].click()  # without a voice of the language it is the words that move
    reader.page.wait_for_function("scrollY > 3")
    within_a_second(lambda: words(screen, LIT) != "")
    first = words(screen, LIT)
    key["forth"].click()
    key["forth"].click()
    within_a_second(lambda: words(screen, LIT) not in ("", first))
    speed = int(reader.page.locator("#scroll-speed").input_value())
    key["slower"].click()
    within_a_second(lambda: int(reader.page.locator("#scroll-speed").input_value()) == speed - 10)
    key["pause"].click()
    within_a_second(lambda: key["pause"].inner_text().endswith("Číst"))
    stands = reader.page.evaluate("scrollY")
    here = words(screen, LIT)
    reader.page.wait_for_timeout(300)
    assert reader.page.evaluate("scrollY") == stands and words(screen, LIT) == here == words(remote, LIT)
    key["forth"].click()  # by hand now: the sentence is shown where it is read, too
    within_a_second(lambda: words(reader, ".sentence.spoken") == words(screen, LIT) != here)


def test_a_remote_says_that_nobody_reads(served, devices, id):
    remote = devices(f"/t/{id}/remote", language="cs")
    remote.page.locator('[value="forth"]').click()
    remote.page.get_by_text("Žádné zařízení teď nečte.").wait_for()
    assert remote.axe() == [] and remote.sideways() <= 0


def test_a_pedal_and_a_finger_are_followed_too(served, devices, id):
    reader = devices(f"/t/{id}/journal", "phone", voice="", language="cs")
    screen = devices(f"/t/{id}/follow", "phone", language="cs")
    reader.page.keyboard.press("PageDown")
    within_a_second(lambda: words(screen, LIT) != "")
    first = words(screen, LIT)
    reader.page.mouse.move(100, 300)
    reader.page.mouse.wheel(0, -400)
    within_a_second(lambda: words(screen, LIT) not in ("", first))
