"""The writer's guide: what it quotes stands in the first book, and what it lists is what the app knows."""

from __future__ import annotations

import re

from companion import HOUSE, shipped
from companion.games.tainted_grail import GAME
from companion.story.parse import DECLARATIONS, HEADERS

GUIDE = (HOUSE.parent / "docs" / "writing.md").read_text(encoding="utf-8")
LAMP = (shipped("journal") / "tainted-grail" / "the-lamp-in-the-wall" / "book.md").read_text(encoding="utf-8")


def test_every_line_that_the_guide_quotes_stands_in_the_first_book():
    quoted = re.findall(r"```markdown\n(.*?)```", GUIDE, re.DOTALL)
    assert len(quoted) >= 8
    for block in quoted:
        for line in filter(None, block.splitlines()):
            assert line in LAMP, line


def test_the_guide_lists_every_header_entry_effect_and_name():
    listed = GUIDE[GUIDE.index("## Everything") :]
    for word in (*HEADERS, *DECLARATIONS):
        assert re.search(rf"`{word}\b", listed), word
    for door in GAME.vocabulary.all_entries:
        assert re.search(rf"`{door}\b", listed), door
    for form in GAME.vocabulary.all_forms:
        assert re.search(rf"`{form.written.split()[0]}\b", listed), form.written
    for name in GAME.vocabulary.all_names:
        assert re.search(rf"\b{name}\b", listed), name
