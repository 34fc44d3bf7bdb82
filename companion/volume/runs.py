"""Words in their styles, out of the clean HTML that a book's prose is rendered to."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Literal

from .manuscript import Run, Runs

STYLES: dict[str, Literal["em", "strong"]] = {"em": "em", "i": "em", "strong": "strong", "b": "strong"}
BREAKS = ("br", "li", "p", "h3", "h4", "hr")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.runs: Runs = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in STYLES:
            self._open.append(tag)
        elif tag in BREAKS and self.runs:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            self._open.remove(tag)

    def handle_data(self, data: str) -> None:
        style = STYLES[self._open[-1]] if self._open else ""
        if self.runs and self.runs[-1].style == style:
            data, style = self.runs.pop().text + data, style
        self.runs.append(Run(data, style))


def runs_of(html: str) -> Runs:
    """A paragraph's HTML as runs of words; what is not emphasised is plain, whatever it was."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return [Run(run.text, run.style) for run in reader.runs if run.text.strip() or len(reader.runs) > 1]


def plain(text: str) -> Runs:
    """Plain words as runs."""
    return [Run(text)] if text else []
