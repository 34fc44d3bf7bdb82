"""The Salt Watch read aloud at a table, in both languages, to two endings; voice, scroll, pedal, undo, a restart."""

from __future__ import annotations

import re

import pytest

from .chronicler import Served
from .conftest import Device
from .reader import SALT_WATCH, VOICE, Reader
from .test_taps import PARTY

pytestmark = pytest.mark.look

# Where the foot's buttons stand, all of one moment: a page that takes in its letters moves them once more.
FOOT = """async () => {
  while (!document.querySelector(".reader-bottom .play")?.checkVisibility()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...document.querySelectorAll(".reader-bottom :is(button, a)")].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect().toJSON());
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("reader") / "instance")
    yield served
    served.stop()


def strong(served, id):
    """A party that has seen some of the island already, and dice that always fall alike."""
    served.move(id, "correct", path="/chance/seed", value="salt")
    for who in served.state(id)["heroes"]:
        for what in ("food", "wealth", "experience"):
            served.move(id, "set_to", who=who, what=what, value=6)
        boards = {"who": who, "attributes": {"courage": 2, "empathy": 1, "caution": 1, "practicality": 1}}
        served.move(id, "note_boards", boards=[boards])


def open_the_book(reader):
    reader.device.go(f"/t/{reader.table}/journal")
    card = reader.page.locator("li.book", has_text=reader.book.cover(reader.language).title)
    reader.move(card.locator(".form-end button").first)


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ("phone", "1.6"),
        pytest.param("phone", "1.3", marks=pytest.mark.look),
        pytest.param("portrait", "1.6", marks=pytest.mark.look),
    ],
)
def test_nothing_in_the_foot_covers_anything_else(chromium, served, size, text):
    id = served.lay("Veliké písmo", characters=PARTY)
    served.move(id, "leave_list")
    for language in ("cs", "en"):
        device = Device(chromium, served.address, size, language=language, text=text)
        device.page.add_init_script(f"({VOICE})(['{language}-XX'])")
        reader = Reader(device, served, language, id)
        open_the_book(reader)
        stand = reader.page.evaluate(FOOT)
        assert len(stand) >= 5
        for at, one in enumerate(stand):
            for other in stand[at + 1 :]:
                beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
                above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
                assert beside or above, (language, one, other)
        assert device.sideways() <= 0
        served.move(id, "close_book")


@pytest.mark.parametrize(
    ("language", "size", "ending"), [("cs", "portrait", "the-ringer"), ("en", "landscape", "salt-road")]
)
def test_the_adventure_is_read_to_its_end(chromium, served, language, size, ending):
    id = served.lay("Přílivový večer", characters=PARTY)
    served.move(id, "leave_list")
    strong(served, id)
    device = Device(chromium, served.address, size, language=language, bypass_csp="yes")
    device.page.add_init_script(f"({VOICE})(['{language}-XX'])")
    reader = Reader(device, served, language, id)
    open_the_book(reader)
    assert reader.title.lower() == reader.book.passages["causeway"].words[language].title.lower()
    assert device.axe() == [] and device.sideways() <= 0 and device.too_small() == []
    hears_sentences(reader)
    far = reader.towards(ending)
    for number in range(90):
        if reader.reading["ended"]:
            break
        if reader.reading["resting"]:
            assert device.axe() == []
            reader.move(reader.button(reader.said("journal-go-on")))
            continue
        reader.choose(far)
        if number == 6:
            undoes_and_chooses_again(reader, far)
        if number == 12:
            is_there_after_a_restart(reader)
    assert reader.reading["endings"] == [ending]
    assert reader.said("journal-ended").lower() in reader.page.locator(".the-end").inner_text().lower()
    assert device.axe() == []
    chronicle = served.api(f"/tables/{id}/chronicle?lang={language}")
    assert reader.book.passages[reader.steps[0].split(".")[0]].words[language].title in str(chronicle)
    assert device.faults == []


def hears_sentences(reader):
    """Play speaks a sentence and shows which; pause stops; a sentence back goes back."""
    page = reader.page
    play = page.locator('[data-voice="play"]')
    play.click()
    spoken = page.locator(".sentence.spoken")
    first = spoken.all_inner_texts()
    heard = page.evaluate("window.heard")
    assert len(heard) == 1 and len("".join(first).strip()) > 3
    page.evaluate("window.spoken()")
    reader.page.clock.run_for(400)
    assert len(page.evaluate("window.heard")) == 2 and spoken.all_inner_texts() != first
    page.locator('[data-voice="back"]').click()
    assert page.evaluate("window.heard")[2] == heard[0] and spoken.all_inner_texts() == first
    play.click()
    assert spoken.count() == 0 and play.get_attribute("aria-label") == reader.said("voice-play")


def undoes_and_chooses_again(reader, far):
    """Undo across two choices, and there again."""
    before = reader.served.state(reader.table)
    reader.choose(far)
    reader.choose(far)
    for _ in range(2):
        reader.move(reader.page.locator(".undo"))
    after = reader.served.state(reader.table)
    assert after == before
    del reader.steps[-2:]


def is_there_after_a_restart(reader):
    """The server stops in the middle of a passage; the page comes back with the same words."""
    words = reader.page.locator("#passage").inner_text()
    reader.served.restart()
    reader.device.go(f"/t/{reader.table}/journal")
    assert reader.page.locator("#passage").inner_text() == words


@pytest.fixture
def passage(chromium, served):
    """The first passage on a phone, without any voice of its language."""
    id = served.lay("U ohně", characters=PARTY)
    served.move(id, "open_book", book=SALT_WATCH, language="cs")
    device = Device(chromium, served.address, "phone", language="cs", bypass_csp="yes")
    device.page.add_init_script(f"({VOICE})(['de-DE'])")
    device.go(f"/t/{id}/journal")
    yield device.page
    assert device.faults == []


def test_a_device_without_a_voice_of_the_language_says_so(passage):
    passage.locator('[data-voice="play"]').click()
    assert "nemá český hlas" in passage.locator('[data-voice="trouble"]').inner_text()


def test_the_teleprompter_scrolls_steadily_and_stops(passage):
    passage.locator('[data-voice="settings"]').click()
    scroll = passage.locator('[data-voice="scroll"]')
    passage.evaluate("document.getElementById('scroll-speed').value = 60; scrollTo(0, 0)")
    scroll.click()
    assert scroll.inner_text() == "Zastavit posun"
    passage.wait_for_function("scrollY > 3")
    scroll.click()
    assert scroll.inner_text() == "Plynulý posun"
    stands = passage.evaluate("scrollY")
    passage.wait_for_timeout(200)
    assert passage.evaluate("scrollY") == stands


def test_a_pedal_turns_the_page_and_then_goes_through_the_ways(passage):
    passage.emulate_media(reduced_motion="reduce")
    for _ in range(12):
        passage.keyboard.press("PageDown")
        if passage.evaluate("document.activeElement.matches('.way')"):
            break
    assert passage.evaluate("scrollY") > 100
    assert passage.evaluate("document.activeElement.matches('.way')")
    first = passage.evaluate("document.activeElement.textContent")
    passage.keyboard.press("ArrowRight")
    assert passage.evaluate("document.activeElement.textContent") != first
    passage.keyboard.press("ArrowLeft")
    revision = passage.locator("#table").get_attribute("data-revision")
    passage.keyboard.press("Enter")
    passage.locator(f'#table[data-revision="{int(revision) + 1}"]').wait_for()


def test_what_a_choice_leads_to_is_not_in_the_page(passage):
    source = passage.content()
    from .reader import salt_watch

    for choice in salt_watch().passages["causeway"].choices:
        assert not re.search(rf"\b{choice.target}\b", source)


def test_the_keyboard_alone_reads(passage):
    """Tab reaches the ways on, one after another, with a focus that can be seen; Enter takes one."""
    passage.evaluate("document.activeElement.blur()")
    for _ in range(30):
        passage.keyboard.press("Tab")
        if passage.evaluate("document.activeElement.matches('.way')"):
            break
    assert passage.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    words = passage.locator("#passage .rubric").inner_text()
    passage.keyboard.press("Enter")
    passage.locator("#passage .rubric").filter(has_not_text=words).wait_for()
