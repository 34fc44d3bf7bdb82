"""What the templates need of Python."""

from __future__ import annotations

import pytest

from companion.web.filters import alphabetically, under_heading


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


def test_a_name_that_stands_over_a_list_is_not_repeated_on_each_line():
    assert under_heading("Ailei", ["Ailei: deska", "Ailei stojí vedle"]) == ("Ailei", ["Deska", "Ailei stojí vedle"])
    named = ("1. hráč · Vlk", ["Meče", "Deska", "Kostky"])
    assert under_heading("1. hráč", ["Vlk: meče", "Vlk: deska", "Kostky"]) == named
    apart = ["Boj: karta", "Mince do krabice", "Menhir: pryč"]
    assert under_heading("Ola · Vlk", ["Vlk: deska", "Vlk bere"]) == ("Ola · Vlk", ["Deska", "Vlk bere"])
    assert under_heading("Svět", apart) == ("Svět", apart)
