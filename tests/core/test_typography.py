"""Spaces that bind: Czech one-letter words, numbers with what they count, dashes; and nothing else."""

from __future__ import annotations

import pytest

from companion.core.typography import (
    CAP,
    bare,
    begun,
    bound,
    bound_html,
    has_cap,
    minus,
    one_stop,
    quoted,
    signed,
    unbound,
)
from companion.core.words import Words
from companion.house import words_in
from companion.story import prose


@pytest.mark.parametrize(
    "text",
    [
        "V~prádelně a~v~lese",
        "k~ránu, s~číslem, z~té běli, o~tom, u~špičky, i~tak, A~pak, Ke mně",
        "„V~noci“ a~(v~domě)",
        "3~body, 10~000~mincí, 5~%",
        "má 4 a~5~bodů",
        "1.~kapitola; na poli~5. Beor",
        "opatrnost~0",
        "Karta~113).",
        "s.~r.~o.",
        "č.~5, str.~12, tj.~dva, např.~tak",
        "slovo~– slovo",
        "2~×~3",
        "c-a b, ano ne, 5",
        "odvaha~-1",
        "do I~Zdi",
        "v~neděli 22.~listopadu 2026 v~15:57.",
    ],
)
def test_what_binds_in_czech(text):
    assert bound(text.replace("~", " "), "cs") == text.replace("~", "\u00a0")
    assert bound(bound(unbound(text), "cs"), "cs") == bound(unbound(text), "cs")


def test_a_line_of_the_source_is_no_end_of_a_line_of_the_page():
    assert bound("v\nlese\n\na\n", "cs") == "v\u00a0lese\n\na\u00a0"


def test_english_is_left_as_it_is():
    assert bound("a 5 in I – o", "en") == "a 5 in I – o"


def test_markup_is_left_as_it_is():
    html = '<p title="a b">V <em>a v</em> lese <a href="/x y z">k 3 bodům</a></p>'
    assert bound_html(html, "cs").replace("\u00a0", "~") == (
        '<p title="a b">V~<em>a~v</em> lese <a href="/x y z">k~3~bodům</a></p>'
    )


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("A bell rings", "A~bell rings"),
        ("“I am", "“I~am"),
        ("<p>A bell</p>", "<p>A~bell</p>"),
        ("<p><em>A</em> bell a day</p>", "<p><em>A</em>~bell a day</p>"),
        ("<p>Šest kroků</p>", "<p>Šest kroků</p>"),
        ("An hour", "An hour"),
        ("", ""),
    ],
)
def test_a_drop_cap_keeps_the_words_space(text, kept):
    assert begun(text).replace("\u00a0", "~") == kept


def test_whatever_is_said_and_read_is_bound(tmp_path):
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "words.ftl").write_text(
        "jde = { $who } jde k { $count ->\n    [few] { $count } menhirům\n   *[other] menhiru\n}\n", encoding="utf-8"
    )
    said = Words("cs", words_in("cs", tmp_path)).say("jde", who="Beor z Lhoty", count=3)
    assert said.replace("\u00a0", "~") == "Beor z~Lhoty jde k~3~menhirům"
    assert prose.pieces("V lese", "cs")[0].html == "<p>V\u00a0lese</p>"
    assert prose.pieces("In 3 woods", "en")[0].html == "<p>In 3 woods</p>"
    assert prose.pieces("A bell")[0].html == "<p>A\u00a0bell</p>"  # its first paragraph may begin with a drop cap
    assert prose.line("*V lese*", "cs") == "<em>V\u00a0lese</em>"


@pytest.mark.parametrize(
    ("words", "cap"),
    [
        ("Nic tu není.", False),
        ("k" * (CAP - 1), False),
        ("k" * CAP, True),
        ("<p>Ticho.</p>" + f"<p>{'k' * CAP}</p>", False),  # it is the first paragraph that the cap stands in
        (f'<p><a href="{"k" * CAP}">Ticho.</a></p>', False),
        (f"<p>{'k ' * CAP}</p><p>Ticho.</p>", True),
    ],
)
def test_a_drop_cap_stands_beside_lines_enough(words, cap):
    assert has_cap(words) == cap


def test_a_number_below_zero_has_a_minus_and_no_hyphen():
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "0", "−1"]
    assert minus(-3) == "−3"
    assert minus("2 - 5") == "2 − 5"


def test_what_is_looked_for_minds_neither_accents_nor_case_nor_spaces():
    assert bare("  Vichřice\u00a0NAD Řekou ") == bare("vichrice nad rekou") == "vichrice nad rekou"
    assert bare("Straße") == "strasse" and bare("") == ""


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("A choice was made: “We let it go.”.", "A choice was made: “We let it go.”"),
        ("Padlo rozhodnutí: „Jít dál!“.", "Padlo rozhodnutí: „Jít dál!“"),
        ("A choice was made: “Go on”.", "A choice was made: “Go on”."),
        ("“It rains.” They went on.", "“It rains.” They went on."),
    ],
)
def test_a_sentence_that_ends_with_a_quoted_one_has_one_stop(said, shown):
    assert one_stop(said) == shown


@pytest.mark.parametrize(
    ("straight", "cs", "en"),
    [
        ('"Ano," said he.', "„Ano,“ said he.", "“Ano,” said he."),
        ('He said: "Go", and "stay".', "He said: „Go“, and „stay“.", "He said: “Go”, and “stay”."),
        ('*"Ano"* and *so*"', "*„Ano“* and *so*“", "*“Ano”* and *so*”"),
        ('("x")', "(„x“)", "(“x”)"),
        ('"', "„", "“"),
        ('[a](http://x "y") `"`', '[a](http://x "y") `"`', '[a](http://x "y") `"`'),
        ('<i class="z">', '<i class="z">', '<i class="z">'),
        ("don't, the dogs' own", "don’t, the dogs’ own", "don’t, the dogs’ own"),
        ("„Tak“ and “so”", "„Tak“ and “so”", "„Tak“ and “so”"),
    ],
)
def test_straight_quotation_marks_become_those_of_the_language(straight, cs, en):
    assert (quoted(straight, "cs"), quoted(straight, "en")) == (cs, en)
    assert quoted(quoted(straight, "cs"), "cs") == cs
