"""Words as they are shown: cases, paragraphs and what they are for, and nothing in them that could act."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.story import prose
from companion.story.prose import Piece
from tests.effort import times


def resolved(text: str, **holds: bool | None) -> str:
    return prose.resolve(text, lambda name, halves: 0 if holds.get(name) else 1)


# --- cases


@pytest.mark.parametrize(
    ("text", "wet", "dry"),
    [
        ("Boots: {wet: still wet|quite dry}.", "Boots: still wet.", "Boots: quite dry."),
        ("Boots.{wet:  They are wet.}", "Boots. They are wet.", "Boots."),
        ("{wet: Wet.|} So.", "Wet. So.", " So."),
        ("{wet: |Dry.} So.", " So.", "Dry. So."),
        ("{wet: *one* thing|another}, {wet: twice|or not}", "*one* thing, twice", "another, or not"),
        (r"{wet: a|b\|c}", "a", "b|c"),
        ("{wet: so {wet: wet|dry}|or {wet: wet|dry}}", "so wet", "or dry"),
        ("Nothing to decide.", "Nothing to decide.", "Nothing to decide."),
        (r"\{wet: as it stands\}", "{wet: as it stands}", "{wet: as it stands}"),
        ("{not-a-case}", "{not-a-case}", "{not-a-case}"),
    ],
)
def test_a_case_is_decided(text, wet, dry):
    assert resolved(text, wet=True) == wet
    assert resolved(text, wet=False) == dry


def test_a_case_that_nobody_can_decide_does_not_hold():
    assert resolved("{wet: wet|dry}", wet=None) == "dry"
    assert resolved("{unheard-of: wet|dry}") == "dry"


def test_each_case_is_decided_by_itself():
    assert resolved("{wet: a|b} {late: c|d} {wet: e}", wet=True, late=False) == "a d e"


# --- pieces


def test_paragraphs_pauses_notes_and_rules_are_different_pieces():
    text = """First.

Second,
on two lines.

* * *

> For the chronicler,
> on two lines.

> § Put the dial back.

---

Last."""
    assert [(piece.kind, re.sub("<[^>]+>", "", piece.html)) for piece in prose.pieces(text)] == [
        ("read", "First."),
        ("read", "Second,\non two lines."),
        ("pause", ""),
        ("chronicler", "For the chronicler,\non two lines."),
        ("rule", "Put the dial back."),
        ("pause", ""),
        ("read", "Last."),
    ]


@pytest.mark.parametrize("pause", ["* * *", "***", "*  *  *  *", "---", "- - -", "___", "  * * *"])
def test_a_pause_is_three_stars_or_dashes_alone(pause):
    assert [piece.kind for piece in prose.pieces(f"One.\n\n{pause}\n\nTwo.")] == ["read", "pause", "read"]


@pytest.mark.parametrize("words", ["* * * so", "**", "- -", "*-*", "* so *"])
def test_other_signs_are_no_pause(words):
    assert "pause" not in [piece.kind for piece in prose.pieces(words)]


def test_nothing_to_read_has_no_pieces():
    assert prose.pieces("") == prose.pieces(" \n\n \n") == ()


@pytest.mark.parametrize("note", ["> Note.", ">Note.", " > Note.", "> *Note.*"])
def test_a_note_for_the_chronicler_is_not_read_aloud(note):
    (piece,) = prose.pieces(note)
    assert piece.kind == "chronicler" and "Note." in piece.html and "blockquote" not in piece.html


def test_a_note_right_below_other_words_is_still_for_the_chronicler_only():
    text = "Water.\n> Note,\n> and more.\n\n> One.\n\n> Two."
    assert [piece.kind for piece in prose.pieces(text)] == ["read", "chronicler", "chronicler", "chronicler"]
    assert prose.pieces(text)[0] == Piece("read", "<p>Water.</p>")
    assert prose.seconds(text, "en") == prose.seconds("Water.", "en")


@pytest.mark.parametrize("rule", ["> § Rule.", "> §Rule.", ">§ Rule."])
def test_a_rule_loses_its_sign(rule):
    assert prose.pieces(rule) == (Piece("rule", "<p>Rule.</p>"),)


def test_emphasis_and_links_to_the_web_work():
    (piece,) = prose.pieces("*So* **very** [far](https://a.example/?a=1&b=2).")
    assert "<em>So</em> <strong>very</strong>" in piece.html
    assert 'href="https://a.example/?a=1&amp;b=2"' in piece.html and 'rel="noreferrer"' in piece.html


def test_a_line_stands_without_a_paragraph_and_without_links():
    assert prose.line("Knock *three* times.") == "Knock <em>three</em> times."
    assert prose.line("[Go](https://a.example) <b>now</b>") == "Go now"


def test_bare_words_have_no_marks():
    assert prose.bare(" *So* **very** `far` <b>off</b> ") == "So very far off"


def test_reading_aloud_takes_its_time_and_notes_take_none():
    aloud = "word " * 140
    assert prose.seconds(aloud, "en") == 60
    assert prose.seconds(f"{aloud}\n\n> {aloud}\n\n> § {aloud}", "en") == 60
    assert prose.seconds("slovo " * 115, "cs") == 60


# --- nothing can act

SAFE = {"p", "em", "strong", "br", "ul", "ol", "li", "blockquote", "hr", "a", "code", "h3", "h4"}


class Looker(HTMLParser):
    """Notes every tag, attribute and address that a browser would see."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: dict[str, str] = {}
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name: value or "" for name, value in attrs}


def harmless(html: str) -> bool:
    """Whether nothing stands there but words, marks, and links to where links may lead."""
    seen = Looker(html)
    scheme = re.match(r"\s*([a-z][a-z0-9+.-]*):", seen.attributes.get("href", ""), re.IGNORECASE)
    known = scheme is None or scheme[1].lower() in ("http", "https", "mailto")
    return seen.tags <= SAFE and set(seen.attributes) <= {"href", "rel"} and known


HOSTILE = [
    "<script>alert(1)</script>",
    "<scr<script>ipt>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)' onclick=alert(1)>so</a>",
    "<svg/onload=alert(1)>",
    "<iframe src=https://a.example></iframe>",
    "<form action=/tables/1><button>Go</button></form>",
    "<style>body{display:none}</style><p style='position:fixed'>so</p>",
    "<a href=https://a.example target=_top id=undo class=undo>so</a>",
    "<math><mtext></p><style><img src onerror=alert(1)>",
    "[so](javascript:alert(1))",
    "[so](JaVaScRiPt:alert(1))",
    "[so](java\nscript:alert(1))",
    "[so](java&#115;cript:alert(1))",
    "[so](&#1;javascript:alert(1))",
    "[so]( javascript:alert(1))",
    "[so](data:text/html;base64,PHNjcmlwdD4=)",
    "[so](vbscript:x)",
    "[so](file:///etc/passwd)",
    "[so](unknown-scheme:x)",
    "[so][1]\n\n[1]: javascript:alert(1)",
    "[so][1]\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "![so](javascript:alert(1))",
    '![so](x "onerror=alert(1)")',
    '[so](https://a.example "x\\" onmouseover=alert(1)")',
    "`<script>alert(1)</script>`",
    "    <script>alert(1)</script>",
    "> <script>alert(1)</script>",
    "<!-- --><script>alert(1)</script><!-- -->",
    "\x02klzzwxh:0000\x03<script>alert(1)</script>",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_in_the_words_can_act(text):
    for piece in prose.pieces(text):
        assert harmless(piece.html), piece.html
    assert harmless(prose.html(text)) and harmless(prose.clean(text))
    assert Looker(prose.line(text)).tags <= {"em", "strong"} and not Looker(prose.line(text)).attributes


@given(st.lists(st.one_of(st.sampled_from(HOSTILE), st.text(max_size=12)), max_size=6).map("".join))
def test_nothing_that_is_made_of_such_words_can_act_either(text):
    assert all(harmless(piece.html) for piece in prose.pieces(prose.resolve(text, lambda name, halves: 0)))
    assert Looker(prose.line(text)).tags <= {"em", "strong"}
    prose.bare(text)


# --- a million characters, or a good part of them

MANY = times(150_000, 1_000_000)

LONG = ["a", "a ", "[", "]", "](", "![", "*", "**a", "_a ", "`", "``a", "<", "<a ", "<!--", "&", "\\", "{", "{a: b|c}"]
LONG += [
    "#",
    "> ",
    ">",
    "- ",
    "- a\n",
    "1. ",
    "\n",
    " \n",
    "\t",
    "a\n",
    "=\n",
    "* ",
    "[a](b) ",
    "[a][b] ",
    "<b>",
    "&#1;",
    "\x02",
]


@pytest.mark.grows
@pytest.mark.parametrize("letters", LONG)
def test_any_amount_of_anything_is_shown_within_seconds(letters):
    text = letters * (MANY // len(letters))
    before = process_time()
    prose.pieces(prose.resolve(text, lambda name, halves: 0))
    prose.line(text)
    prose.bare(text)
    prose.seconds(text, "en")
    assert process_time() - before < 10 * MANY / 1_000_000 + 1


@pytest.mark.parametrize("letters", ["[", "![", "<a ", "1. ", "<b>", "_a ", "> "])
def test_neither_are_paragraphs_of_it(letters):
    before = process_time()
    assert len(prose.pieces(f"{letters * (3000 // len(letters))}\n\n" * 20)) == 20
    assert process_time() - before < 10


def test_what_is_too_much_for_markdown_is_shown_as_it_was_written():
    text = "*So* & <b>so</b>. " * 2000
    (piece,) = prose.pieces(text)
    assert piece.kind == "read" and harmless(piece.html)
    assert piece.html.startswith("<p>*So* &amp; &lt;b&gt;so&lt;/b&gt;. *So*")


@pytest.mark.parametrize("given_up", ["- " * 1900 + "a", "> " * 1900 + "a"])
def test_words_after_a_paragraph_that_was_given_up_are_markdown_as_before(given_up):
    """The Markdown that is kept for a thread stood in the middle of it, and showed all later words as they were."""
    prose.html(given_up)
    assert prose.html("[studená](javascript:alert(1)) *voda*") == (
        '<p><a rel="noreferrer">studená</a> <em>voda</em></p>'
    )
