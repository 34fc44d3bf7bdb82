"""A new table has a name from the start, and one without a name is told so in our words, not in the browser's."""

from __future__ import annotations

import re

import pytest

from companion.core.words import LANGUAGES
from companion.games import games

from .conftest import Visitor

SENT = {
    "tainted_grail": {"characters.0.id": "beor"},
    "talisman": {"players.0.player": "Jana", "players.1.player": "Petr"},
    "witcher_old_world": {"players.0.player": "Jana"},
    "toy": {"players": "2"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_the_set_up_offers_a_real_name(app, game, language):
    page = Visitor(app, language).get(f"/new/{game}").text
    field = re.search(r'<input[^>]*name="name"[^>]*>', page)[0]
    assert re.search(r'value="[^"]+"', field) and "placeholder" not in field
    assert re.search(r"<form[^>]* novalidate", page)


@pytest.mark.parametrize(("language", "words"), [("cs", "Dejte stolu jméno"), ("en", "Give the table a name")])
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_table_without_a_name_is_told_so_in_our_words(app, game, language, words):
    answer = Visitor(app, language).post(f"/new/{game}", {"name": "  ", **SENT[game]})
    assert answer.status_code == 422 and words in answer.text
    field = re.search(r'<input[^>]*name="name"[^>]*>', answer.text)[0]
    assert re.search(r'value="\s*"', field)  # what was typed stays: nothing is put in its place


@pytest.mark.parametrize(("language", "words"), [("cs", "neotvírejte"), ("en", "do not open it here")])
def test_the_desk_says_that_it_shows_everything_before_a_shipped_book_is_opened(app, language, words):
    page = Visitor(app, language).get("/desk/").text
    shipped = page.index("both-sides-of-the-coin")
    assert page.index(words) < shipped
