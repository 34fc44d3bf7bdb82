"""Names with an apostrophe or an ampersand are escaped once, wherever they stand: text, labels, titles, values."""

from __future__ import annotations

import re

import pytest

from companion.core.words import LANGUAGES
from companion.games import games
from companion.store.samples import lay_sample
from companion.web.table.pages import OF_THE_HOUSE

from .conftest import Visitor

TWICE = re.compile(r"&amp;(#|amp;|lt;|gt;|quot;)\S*")
NAMED = "Ann's & Bob"
# What bears a name of the players' own in each game; the nests of the last one have an apostrophe of the box's.
NAMES = {
    "tainted_grail": ("/seats/0/player", "/heroes/ailei/name"),
    "talisman": ("/seats/0/player", "/characters/0/name"),
    "witcher_old_world": ("/seats/0/player", "/witchers/0/name"),
}
SEATS = ("/seats/0/player",)  # what any other game has
GUESTS = {"witcher_old_world": (("/slots/forest/monster", "nekkers_nest"), ("/slots/water/monster", "drowners_nest"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games() if game.sample], ids=lambda game: game.id)
def test_no_page_of_a_sample_escapes_a_name_twice(app, game, language):
    visitor = Visitor(app, language)
    visitor.id = lay_sample(visitor.store, game.id, language).id
    for path, value in (*((path, NAMED) for path in NAMES.get(game.id, SEATS)), *GUESTS.get(game.id, ())):
        visitor.store.move(visitor.id, visitor.revision, "correct", {"path": path, "value": value}, ("*",))
    for name in ("", *(panel.name for panel in game.panels), *OF_THE_HOUSE):
        answer = visitor.look(name)
        assert answer.status_code in (200, 303, 404), name  # a page that this game has not
        assert not TWICE.search(answer.text), (name, TWICE.search(answer.text)[0])


@pytest.mark.rule("WO-KF-05")
def test_a_nest_is_named_on_the_button_that_begins_its_fight(app):
    visitor = Visitor(app, "en")
    options = {"players": [{"school": "wolf"}, {"school": "cat"}, {"school": "bear"}]}
    visitor.id = visitor.store.create("witcher_old_world", "Away", options, seed="hill").record.id
    moves = (
        ("leave_list", {}),
        ("correct", {"path": "/slots/forest", "value": {"location": 16, "monster": "nekkers_nest"}}),
        ("put_figure", {"who": 1, "to": 16}),
    )
    for move, args in moves:
        visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))
    assert "Fight: Nekkers&#39; nest" in visitor.look("turn").text
    for page in ("turn", "map", "map?place=16", "table", "decks"):
        assert not TWICE.search(visitor.look(page).text), page
