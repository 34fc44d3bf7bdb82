"""In which language a story from Twine seems to be told."""

from __future__ import annotations

import pytest

from companion.story.twee_import import look_at


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("The gate is shut, and you wait.", "en"),
        ("Brána je zavřená a čekáte.", "cs"),
        ("Pak je jen noc.", "cs"),
        ("<<if $the is 1>>Noc.<<else>>Ticho, a tma se stmívá.<</if>>", "cs"),
        ('(set: $met to true)(link: "Wait")[You see that it is the café.]', "en"),
        ("...", None),
    ],
)
def test_it_is_guessed_by_its_words(words, language):
    sheet = ":: Look [stylesheet]\n/* the and of you is was that */"
    assert look_at(f":: Start\n{words}\n\n{sheet}").language == language
