"""The writer's guide: what it quotes stands in the first book, and what it lists is what the app knows."""

from __future__ import annotations

import re

from companion.games.tainted_grail import GAME
from companion.games.witcher_old_world.books.vocabulary import VOCABULARY as WITCHER
from companion.games.witcher_old_world.books.worth import CARDS, TRAVEL, WORTH
from companion.games.witcher_path_of_destiny.books.vocabulary import VOCABULARY as DESTINY
from companion.house import HOUSE, shipped
from companion.library.shelf import vocabularies
from companion.story import balance
from companion.story.clauses import CLAUSES, ORDERS
from companion.story.parse import DECLARATIONS, HEADERS, read
from companion.story.teller import Teller
from companion.story.walking import walk

GUIDE = (HOUSE.parent / "docs" / "writing.md").read_text(encoding="utf-8")
LAMP = (shipped("journal") / "tainted-grail" / "the-lamp-in-the-wall" / "book.md").read_text(encoding="utf-8")


def test_every_line_that_the_guide_quotes_stands_in_the_first_book():
    quoted = re.findall(r"```markdown\n(.*?)```", GUIDE, re.DOTALL)
    assert len(quoted) >= 8
    for block in quoted:
        for line in filter(None, block.splitlines()):
            assert line in LAMP, line


def test_the_pieces_of_what_is_read_again_make_one_book_with_nothing_wrong_in_it():
    pieces = re.findall(r"```md\n(.*?)```", GUIDE, re.DOTALL)
    book, found = read("own/tainted-grail/the-salt-pans", {"book.md": "\n".join(pieces)}, vocabularies(), own=True)
    assert [one.code for one in found] == ["J407", "J410"]
    orders = {case.order for passage in book.passages.values() for case in passage.cases.values()}
    assert {"in turn", "round and round", ""} <= orders and {*book.formulas} == {"stays", "late"}
    walked = walk(Teller(book, GAME.vocabulary), 200, "the-salt-pans")
    assert not walked.missed_passages and not walked.missed_choices and not walked.stuck


def test_the_guide_lists_every_header_entry_effect_and_name():
    listed = GUIDE[GUIDE.index("## Everything") :]
    for word in (*HEADERS, *DECLARATIONS, *CLAUSES, *ORDERS, *GAME.vocabulary.shelves):
        assert re.search(rf"`{word}\b", listed), word
    for door in GAME.vocabulary.all_entries:
        assert re.search(rf"`{door}\b", listed), door
    for form in GAME.vocabulary.all_forms:
        assert re.search(rf"`{form.written.split()[0]}\b", listed), form.written
    for name in GAME.vocabulary.all_names:
        assert re.search(rf"\b{name}\b", listed), name


def test_it_lists_what_books_for_the_witcher_may_say_and_how_they_are_weighed():
    listed = GUIDE[GUIDE.index("### Books for The Witcher: Old") : GUIDE.index("### Books for The Witcher: Path")]
    for door in WITCHER.entries:
        assert f"`{door} " in listed, door
    for form in WITCHER.forms:
        assert re.search(rf"`{form.written.split()[0]}\b", listed), form.written
    for name, member in WITCHER.names.items():
        assert re.search(rf"`{name}\b", listed), name
        for asked in member.kind.members:
            assert re.search(rf"`({name})?\.{asked}`", listed), asked
    for word in (word for name, words in WITCHER.words.items() if name != "where" for word in words):
        assert re.search(rf"\b{word}\b", listed), word
    assert f"more than {balance.APART} apart" in listed and f"more than {balance.OUTSIDE} away" in listed
    assert (WORTH["potion"], WORTH["shield"], CARDS[0], CARDS[-1], TRAVEL) == (1, 0.5, 0.5, 2, 1)


def test_it_lists_what_stories_of_path_of_destiny_may_say():
    listed = GUIDE[GUIDE.index("### Books for The Witcher: Path") : GUIDE.index("### Words")]
    for line in (*DESTINY.heads, *DESTINY.shelves):
        assert f"`{line}: " in listed, line
    for form in DESTINY.forms:
        assert re.search(rf"`{form.written.split()[0]}\b", listed), form.written
    for name in (*DESTINY.called, *DESTINY.grammar, *(name for name in DESTINY.names if name != "hero")):
        assert name in listed, name
    words = {part for name, words in DESTINY.words.items() for word in words for part in word.split(".")}
    for word in words | {word for line in DESTINY.heads.values() for word in line.words}:
        assert re.search(rf"\b{word}\b", listed), word
