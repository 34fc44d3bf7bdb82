"""A text of eight times the length takes about eight times as long, whatever stands in it: nothing is quadratic.

Times are only ever compared with each other, the better of two runs, and generously: what is quadratic takes 64
times as long, and is found out at a quarter of that already.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import process_time

import pytest

from companion.core.words import LANGUAGES
from companion.library.shelf import vocabularies
from companion.story import graph, parse, prose
from companion.story.twee_import import import_story
from companion.story.twine_source import NotTwee
from tests.effort import times

SIZES = (1, 2, 4, 8)
ONE = times(700, 2000)  # letters
LEAST = 0.003  # seconds: what is quicker than this is not told apart
AT_MOST = 3.0  # times the times that it should be


def grows_with_its_length(work: Callable[[int], object]) -> None:
    """Fail where the time for `work(size)` runs away from the size."""
    first = 0.0
    for size in SIZES:
        took = min(_time(work, size) for _ in range(2))
        first = first or max(took, LEAST)
        assert took <= AT_MOST * size * first, f"{size} times the length took {took / first:.0f} times as long"


def _time(work: Callable[[int], object], size: int) -> float:
    prose.pieces.cache_clear()
    before = process_time()
    work(size)
    return process_time() - before


# --- Twine

REPEATED = ["<<", "<<if $a>>", "<<set ", "(set: ", "(a:", "(if: $a)[", "(if: $a)[x](else:)[", "[[a|b]]", "[[Start]]"]
REPEATED += ["[[", "]]", "[[a][", "<<if $a>>x<</if>>", "(if: $a)[[[Start]]]", "<<set $a to 1>>", "<<x>>\n", "$a ", "{"]
REPEATED += ["<<if $a>>x<<elseif $a>>", "<<link 'a'>>", "(link: 'a')[(goto: 'Start')]", "(if: $a)+", "(if: (", "(a: '"]
REPEATED += ["''a''//b", "@@a;", "<b><script>", "<!--", "[img[a][", "\\\n", "<<case 1>>", "[[a]] | - ", "|a>["]
REPEATED += ["<<if $a>>x<</if>><<set $b to 1>>[[Start]]<<if $b>>y<</if>><<set $a to 1>>"]
REPEATED += ["\n\\::", "<<if $a>>[[Start]]<<else>>(if: $b)["]


@pytest.mark.grows
@pytest.mark.parametrize("piece", REPEATED)
def test_a_story_from_twine(piece):
    grows_with_its_length(lambda size: _brought(":: Start\n" + piece * (size * ONE // len(piece))))


PUBLISHED = ["<tw-passagedata name='a' pid='1'>[[a]]</tw-passagedata>", "<tw-passagedata>", "&lt;", "a: b\n"]


@pytest.mark.grows
@pytest.mark.parametrize("piece", PUBLISHED)
def test_a_published_story_from_twine(piece):
    grows_with_its_length(lambda size: _brought("<tw-storydata>" + piece * (size * ONE // len(piece))))


@pytest.mark.grows
@pytest.mark.parametrize("piece", ["a: b\n", "{a", "[if", "<%", "s.a "])
def test_a_story_in_a_format_that_is_not_read(piece):
    begins = ':: StoryData\n{"format": "Chapbook"}\n\n:: Start\n'
    grows_with_its_length(lambda size: _brought(begins + piece * (size * ONE // len(piece))))


@pytest.mark.parametrize("piece", [":: Á!{at}\nx\n", ":: Á\n[[Á]]\n", ":: Start {{\n", ":: A [x{at}]\n[[A]]\n"])
def test_passages_from_twine(piece):
    grows_with_its_length(lambda size: _brought(":: S\n" + "".join(piece.format(at=at) for at in range(size * 120))))


@pytest.mark.grows
@pytest.mark.parametrize("spaces", ["<<set{}", "<<if{}", "(set:{}", ":: a{}]", ":: a [x]{}{{"])
def test_spaces_in_a_story_from_twine(spaces):
    grows_with_its_length(lambda size: _brought(f":: Start\n{spaces.format(' ' * size * ONE)}"))


def _brought(text: str) -> None:
    with suppress(NotTwee):
        import_story(text, "x", "tainted_grail", "en")


# --- books: read, drawn, previewed


def _read(story: str, cover: str = "") -> None:
    files = {"book.md": f"# x\ngame: tainted-grail\n{cover}", "story.md": story}
    book, _ = parse.read("own/tainted-grail/x", files, vocabularies(), own=True)
    graph.picture(book, "en")
    for passage in book.passages.values():
        for language in LANGUAGES:
            prose.pieces(prose.resolve(passage.spoken(language).text, lambda name, halves: 0))


WORDS = ["{a:x|y}", "{a:x|y}\n", "{a:", "{", "}", "<a", "*a ", "**a*", "_a ", "[", "[](", "![", "](x:\n", "`", "``a"]
WORDS += ["\n\n", "> a\n", "a\n> a\n\n", ">", "> > ", " ", "\t", "---\n", "- a\n", "- a: b\n", "a\n===\n"]
WORDS += ["  - a\n    ", "&amp;", "\\", "<b>", "<!--", "[a]: b\n", "<http://a>", "1. a\n", "* * "]


@pytest.mark.grows
@pytest.mark.parametrize("piece", WORDS)
def test_the_words_of_a_passage(piece):
    def read(size: int) -> None:
        text = piece * (size * ONE // len(piece))
        _read(f"# p\nending: e\n\n## cs A\n{text}\n\n## en B\n{text}\n")

    grows_with_its_length(read)


MANY = {
    "unknown targets": ("\n# p{at}\n- [a](#q{at})\n\n## cs A\nx\n\n- a: x\n", ""),
    "passages": ("\n# p{at}\nentry: start\nending: e\n\n## cs A\nx\n", ""),
    "one row": ("\n# p{at}\nending: e\n\n## cs A\nx\n\n# q{at}\nentry: start\n- [a](#p{at})\n- [b](#p0)\n", ""),
    "a chain": ("\n# p{at}\n- [a](#p{next})\n\n## cs A\nx\n\n- a: x\n", ""),
    "names that were": ("", "alias: a{at} -> a{next}\n"),
}
LINES = {
    "choices": ("- [a{at}](#p)\n", "", ""),
    "words of choices that are not there": ("- [a{at}](#p)\n", "- b{at}: x\n", ""),
    "variables": ("- [a{at}](#p) | needs v{at} > 1 | add v{at} 1\n", "", "variable: v{at} = 1\n"),
    "unknown variables": ("- [a{at}](#p) | needs w{at} > 1\n", "", "variable: v{at} = 1\n"),
    "statuses": ('- [a{at}](#p) | needs status["s{at}"].marked | mark s{at}\n', "", "status: s{at} | cs A | en B\n"),
    "unknown statuses": ("- [a{at}](#p) | mark t{at}\n", "", "status: s{at} | cs A | en B\n"),
    "what was chosen": ('- [a{at}](#p) | needs chosen["p.a{at}"]\n', "", ""),
    "cases": ("case c{at}: roll > 1\n", "{{c{at}:x}}\n", ""),
    "entries": ("entry: place {next}\n", "", ""),
}


@pytest.mark.parametrize("many", MANY)
def test_many_passages(many):
    passage, cover = MANY[many]
    grows_with_its_length(lambda size: _read(_times(passage, size * 80), _times(cover, size * 80)))


@pytest.mark.parametrize("many", LINES)
def test_many_lines_in_a_passage(many):
    head, words, cover = LINES[many]

    def read(size: int) -> None:
        head_lines, spoken, declared = (_times(one, size * 80) for one in (head, words, cover))
        _read(f"# p\n{head_lines}\n## cs A\nx\n{spoken}", declared)

    grows_with_its_length(read)


def test_a_choice_with_many_turns():
    grows_with_its_length(
        lambda size: _read("# p\n- [a](#p)" + _times(" | or [x](#p) if roll > {at}", size * 80) + "\n\n## cs A\nx\n")
    )


def _times(text: str, times: int) -> str:
    return "".join(text.format(at=at, next=at + 1) for at in range(times)) if text else ""


def test_cases_that_nobody_declared():
    grows_with_its_length(lambda size: _read("# p\nending: e\n\n## cs A\n" + "{a:x|y}" * (size * 5000)))
