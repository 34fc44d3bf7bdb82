"""What the templates need of Python."""

from __future__ import annotations

import pytest

from companion.web.filters import alphabetically


@pytest.mark.parametrize(
    ("language", "inorder"),
    [("cs", ["Cesta", "Čest", "Hora", "Chlad", "Žal"]), ("en", ["Cesta", "Chlad", "Hora", "Čest", "Žal"])],
)
def test_things_stand_in_the_alphabet_of_the_reader(app, language, inorder):
    """In Czech "ch" is one letter after "h", and letters with a hook follow those without."""
    with app.test_request_context(headers={"Accept-Language": language}):
        assert alphabetically(reversed(inorder), lambda name: name) == inorder


def test_case_does_not_count(app):
    with app.test_request_context(headers={"Accept-Language": "en"}):
        assert alphabetically([{"name": "b"}, {"name": "C"}, {"name": "A"}], lambda one: one["name"]) == [
            {"name": "A"},
            {"name": "b"},
            {"name": "C"},
        ]
