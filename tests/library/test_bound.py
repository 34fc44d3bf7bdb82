"""What the app binds and sets: in a walk of each shipped book nothing in Czech is left to part at a line's end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core.typography import NO_BREAK
from companion.house import shipped
from companion.library.shelf import Journals
from companion.story import prose
from companion.story.spoken import SpokenPassage
from companion.story.walking import Walker

BOOKS = Journals(shipped("journal"), Path("nowhere"))
# One letter that is a word, or a number, and a plain space behind it: written anew here, for it judges what binds.
PARTS = re.compile(r"(?<![\w-])(?:[ksvzouaiKSVZOUAI]|\d+(?!\d)) (?=[^\W\d_])")
MAY = re.compile(rf"\d+ [aiouksvz][ {NO_BREAK}]")  # "4 a 5": the letter belongs to what follows


def unbound(html: str) -> list[str]:
    """What may part at a line's end in some HTML and must not."""
    words = re.sub(r"<[^>]*>", "", html)
    found = (at.start() for at in PARTS.finditer(words) if not MAY.match(words, at.start()))
    return [words[max(0, at - 10) : at + 10] for at in found]


@pytest.mark.parametrize("id", BOOKS.folders())
def test_a_walk_through_a_shipped_book_leaves_nothing_unbound_and_no_straight_mark(id, monkeypatch):
    teller = BOOKS.opened(id).teller
    arrive = teller.arrive
    seen: set[str] = set()

    def looked_at(scene, passage, one=""):
        told = arrive(scene, passage, one)
        for page in teller.lying_open(passage):
            spoken = SpokenPassage(teller, scene, page, "cs")
            lines = [prose.line(spoken.resolved(spoken.words.title), "cs")]
            lines += [prose.line(spoken.resolved(said.text), "cs") for said in spoken.words.choices.values()]
            lines += [piece.html for piece in prose.pieces(spoken.text, "cs")]
            for line in lines:
                assert not unbound(line), (page.passage.id, unbound(line))
                assert '"' not in re.sub(r"<[^>]*>", "", line)
            seen.add(page.passage.id)
        return told

    monkeypatch.setattr(teller, "arrive", looked_at)
    walker = Walker(teller, "bound")
    for number in range(25):
        walker.run(number)
    assert len(seen) >= min(len(teller.book.passages), 5)


def test_what_judges_finds_what_is_not_bound():
    assert unbound("Sešel k řece.") and unbound("<p>Jen <em>5 kapek</em>.</p>")
    assert not unbound(f"Sešel k{NO_BREAK}řece, bod 4 a{NO_BREAK}5.")
