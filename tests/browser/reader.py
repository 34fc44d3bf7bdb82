"""Somebody who reads a book aloud at a table through the page, on the way to an ending of the test's choosing."""

from __future__ import annotations

from collections import deque

from companion.house import shipped
from companion.library.shelf import Journals
from companion.story.book import Book

from .chronicler import Chronicler, Served
from .conftest import Device

SALT_WATCH = "tainted-grail/the-salt-watch"

# A voice that speaks at once and says what it said; where `voices` is empty, a device without one.
VOICE = """(voices) => {
  window.heard = [];
  const speaking = [];
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => voices.map((lang) => ({ lang, name: lang, voiceURI: lang })),
    speak: (one) => { window.heard.push(one.text); speaking.push(one); },
    cancel: () => { speaking.length = 0; },
    addEventListener: () => {},
  }});
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
  window.spoken = () => { const one = speaking.shift(); if (one) one.dispatchEvent(new Event("end")); };
}"""


def salt_watch() -> Book:
    """The shipped adventure."""
    return Journals(shipped("journal"), shipped("journal") / "none").opened(SALT_WATCH).book


class Reader(Chronicler):
    """A chronicler with a book open."""

    def __init__(self, device: Device, served: Served, language: str, id: str) -> None:
        super().__init__(device, language)
        self.served = served
        self.language = language
        self.table = id
        self.book = salt_watch()
        self.steps: list[str] = []

    @property
    def reading(self) -> dict:
        """The reading as the table keeps it."""
        state = self.served.state(self.table)
        return state["books"][state["book"]]

    @property
    def title(self) -> str:
        """The passage's title on the page."""
        return self.page.locator("#passage .rubric").inner_text()

    def towards(self, ending: str) -> dict[str, int]:
        """How many choices each passage is from that ending."""
        far = {id: 0 for id, passage in self.book.passages.items() if passage.ending == ending}
        waiting = deque(far)
        while waiting:
            here = waiting.popleft()
            for id, passage in self.book.passages.items():
                if any(choice.target == here for choice in passage.choices) and id not in far:
                    far[id] = far[here] + 1
                    waiting.append(id)
        return far

    def choose(self, far: dict[str, int]) -> str:
        """Take, of the ways that are open on the page, the one that leads nearest to where we want; returns its id."""
        before, passage = self.revision, self.book.passages[self.reading["at"]]
        said = passage.words[self.language].choices
        after = self.page.locator("details.after-fight:not([open]) > summary")
        if after.count():  # the ways on from a fight lie folded until it has been fought
            self.tap(after)
        offered = []
        for choice in passage.choices:
            words = said[choice.id].text
            way = self.page.locator(".way:not(.locked)", has=self.page.get_by_text(words, exact=True))
            if "{" not in words and way.count():
                worn = self.reading["read"].get(choice.target, 0)
                offered.append((worn * 2 + far.get(choice.target, 99), len(offered), choice, way.first))
        _, _, choice, way = min(offered, key=lambda one: one[:2])
        if choice.going != "all" and way.evaluate("way => way.tagName === 'SUMMARY'"):
            self.tap(way)
            way = self.page.locator("details[open] .form-end button")
        self.tap(way)
        on = self.page.locator(f'#table[data-revision="{before + 1}"]')
        asked = self.page.locator(".trouble-instead button").first
        self.see(on.or_(asked).first)
        if asked.is_visible():  # nobody's purse is used unasked: whoever is named first pays
            self.tap(asked)
            self.see(on)
        self.steps.append(f"{passage.id}.{choice.id}")
        return choice.id
