"""The words of a picture are read aloud by the browser's own voice, where it has one for the page's language."""

from __future__ import annotations

import pytest

from companion.core.words import LANGUAGES

VOICES = """() => {
  globalThis.spoken = [];
  const voice = {lang: "%s-XX", voiceURI: "v"};
  const own = {getVoices: () => [voice], speaking: false, addEventListener() {},
    speak: (said) => { own.speaking = true; spoken.push(said.text); }, cancel: () => { own.speaking = false; }};
  Object.defineProperty(globalThis, "speechSynthesis", {value: own});
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""


@pytest.fixture
def dying(server):
    """A table in whose first morning the only menhir comes to its last day."""
    store = server.store
    people = {"characters": [{"id": "ailei"}, {"id": "beor"}]}
    record = store.create("tainted_grail", "Výpravy", people).record
    for move, args in (("leave_list", {}), ("set_menhir", {"place": 101, "dial": 1}), ("start_day", {})):
        record = store.move(record.id, record.revision, move, args).record
    return record.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_spoken_and_a_second_tap_hushes(device, dying, language):
    one = device("portrait", language=language)
    one.page.add_init_script(f"({VOICES % language})()")
    page = one.go(f"/t/{dying}/")
    button = page.locator("[data-say]")
    button.click()
    assert page.evaluate("spoken") == [page.locator("#tableau-words").text_content()]
    button.click()
    assert page.evaluate("[spoken.length, speechSynthesis.speaking]") == [1, False]


def test_without_a_voice_of_that_language_there_is_no_button(device, dying):
    one = device("portrait", language="cs")
    one.page.add_init_script(f"({VOICES % 'fr'})()")
    assert one.go(f"/t/{dying}/").locator("[data-say]").is_hidden()
