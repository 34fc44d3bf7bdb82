"""Manuscripts with whatever people type: by hand, and at random."""

from __future__ import annotations

from hypothesis import strategies as st

from companion.volume.manuscript import (
    Chapter,
    Death,
    Figure,
    Heading,
    Labels,
    Manuscript,
    Passage,
    Person,
    Picture,
    Prose,
    Run,
)

from .pictures import dial

LABELS = Labels("Contents", "The company", "In figures", "Set by the Chronicler.", "Here the road ended")
ODD = [
    "<b>bold</b> & <script>alert(1)</script> &amp; &#35;",
    "#let x = 1 #panic() $x^2$ @here <label> // no comment /* nor this */",
    "*stars* **two** _under_ `ticks` ~~struck~~ [link](http://a) ![picture](b) \\ \\# {curly} {{ 7 * 7 }} {% raw %}",
    "# heading", "- item", "+ item", "1. one", "12) twelve", "> quote", "===", "---", "```", "~~~", "| a | b |",
    "    code",
    "line\none\r\ntwo\ttabbed\x00\x07\x0b\x1b[0m end\ud800",
    "🐉 and 👩‍👩‍👧 and ☃️ and 龍",
    "עברית עם English בתוכה",
    "مرحبا بالعالم",
    "turned \u202egnitirw\u202c and \u2066isolated",
    "„Ž“ “Q” ‘q’ « g » — – … ½ × − → ❧ ☞",
    "a" * 10_000,
    "žluťoučký\u00a0kůň " * 300,
    " ", "", "\u00a0", "\u200b", ".", "'", "\"", "]]>", "--", "é́́́",
]  # fmt: skip


def about(text: str, language="en") -> Manuscript:
    """A manuscript that has a text in every place where one can stand."""
    runs = [Run(text), Run(text, "em"), Run(f" {text} ", "strong"), Run("x")]
    pieces = [
        Heading(text), Prose([Run(text)]), Prose(runs, "own", text), Prose(runs, "fight"),
        Prose(runs, "parley"), Death(text, runs),
        Passage(text, text, [runs, [Run(text)]], text), Passage("", "", [[Run(text)]]), Picture("a.svg", text, text),
        Picture("none.svg", text), Picture("a.svg", text, own=True), Death(text, []), Prose([]),
        Prose([Run(text, "em")]),
    ]  # fmt: skip
    return Manuscript(
        id=text, language=language, title=text, game=text, when=text, made="2026-03-02T20:15:00Z",
        company=[Person(text, text, text), Person(text)],
        chapters=[Chapter(text, text, text, pieces), Chapter("", text, "", []), Chapter("", "", "", pieces[1:3])],
        figures=[Figure(text, text)], labels=LABELS, files={"a.svg": dial(2), "unused.svg": dial(1)},
    )  # fmt: skip


EMPTY = Manuscript("", "cs", "", "", "", "", [], [], [], Labels("", "", "", "", ""))
BARE = Manuscript("x", "en", "Bare", "", "", "2026-01-01", [], [Chapter("", "", "", [])], [], LABELS)

words = st.one_of(
    st.sampled_from([text for text in ODD if len(text) < 200]),
    st.text(st.characters(), max_size=40),
    st.lists(st.sampled_from([*"ab *_#[]<>\\`&;-=~|+\n“Ž", "1."]), max_size=30).map("".join),
)  # fmt: skip
runs = st.lists(st.builds(Run, words, st.sampled_from(["", "em", "strong"])), max_size=4)
pieces = st.one_of(
    st.builds(Heading, words, words),
    st.builds(Prose, runs, st.sampled_from(["", "fight", "parley", "own"]), words),
    st.builds(Passage, words, words, st.lists(runs, max_size=3), words),
    st.builds(Death, words, runs),
    st.builds(Picture, st.sampled_from(["a.svg", "A.svg", "../none.svg", ""]), words, words, st.booleans()),
)
labels = st.builds(Labels, words, words, words, words, words)
manuscripts = st.builds(
    Manuscript, id=words, language=st.sampled_from(["cs", "en"]), title=words, game=words, when=words,
    made=st.sampled_from(["2026-03-02T20:15:00Z", "2026-03-02", "", "soon"]),
    company=st.lists(st.builds(Person, words, words, words), max_size=2),
    chapters=st.lists(st.builds(Chapter, words, words, words, st.lists(pieces, max_size=4)), max_size=3),
    figures=st.lists(st.builds(Figure, words, words), max_size=2), labels=labels,
    files=st.just({"a.svg": dial(2), "A.svg": dial(3)}),
)  # fmt: skip
