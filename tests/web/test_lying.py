"""An area goes from the table to the app with its numbers: the page asks for them, in every game, and blocks nobody."""

from __future__ import annotations

import pytest

from companion.core.words import LANGUAGES
from companion.games import game as game_of

from .conftest import Visitor

TABLES = {
    "tainted_grail": ({"characters": [{"id": "beor"}, {"id": "ailei"}], "kept": "light"}, "boards", "party"),
    "talisman": ({"players": [{"character": "druid"}, {"character": "monk"}], "kept": "light"}, "characters", "party"),
    "witcher_old_world": ({"players": [{"school": "wolf"}, {"school": "cat"}, {"school": "bear"}]}, "decks", "table"),
}


def lay(app, game, language):
    options, area, page = TABLES[game]
    visitor = Visitor(app, language)
    visitor.id = visitor.store.create(game, "Pryč", options, seed="hill").record.id
    visitor.store.move(visitor.id, visitor.revision, "leave_list", {})
    return visitor, area, page


@pytest.mark.parametrize("in_place", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_the_page_asks_for_the_counts_and_takes_them(app, game, language, in_place):
    visitor, area, page = lay(app, game, language)
    before = visitor.store.get(visitor.id).state
    asked = game_of(game).lying(before, area)
    assert asked and not before.in_app(area)
    answer = visitor.move("keep", {"area": area, "keeper": "app", "page": page}, in_place=in_place)
    assert answer.status_code == 422
    numbers = [(f"counts.{one.owner}.{number.name}", number) for one in asked for number in one.numbers]
    assert all(f'name="{name}"' in answer.text for name, _ in numbers)
    assert not visitor.store.get(visitor.id).state.in_app(area)
    values = {name: str(number.least + 1) for name, number in numbers}
    answer = visitor.move("keep", {"area": area, "keeper": "app", "page": page, **values}, in_place=in_place)
    assert answer.status_code == (200 if in_place else 303), answer.text[:300]
    after = visitor.store.get(visitor.id).state
    assert after.in_app(area)


@pytest.mark.rule("WO-DMG-03", "WO-SES-01")
def test_decks_are_kept_with_their_boards_and_nobody_stands_without_cards(app):
    visitor, _, _ = lay(app, "witcher_old_world", "cs")
    store = visitor.store
    for area in ("boards", "map"):
        store.move(visitor.id, visitor.revision, "keep", {"area": area, "keeper": "table"})
    board = {"gold": 3, "potions": 1, "combat": 2, "defence": 2, "alchemy": 1, "speciality": 1, "level": 1, "shield": 2}
    counts = {str(seat): {**board, "hand": 4, "deck": 5, "discard": 2} for seat in (1, 2, 3)}
    store.move(visitor.id, visitor.revision, "keep", {"area": "decks", "keeper": "app", "counts": counts})
    state = store.get(visitor.id).state
    assert state.in_app("boards") and state.in_app("decks")
    assert [(one.hand, one.cards, one.gained, one.gold) for one in state.witchers] == [(4, 11, 1, 3)] * 3
    places = {str(seat): {"location": place} for seat, place in ((1, 7), (2, 14), (3, 0))}
    store.move(visitor.id, visitor.revision, "keep", {"area": "map", "keeper": "app", "counts": places})
    assert [one.location for one in store.get(visitor.id).state.witchers] == [7, 14, 0]


def test_a_market_that_comes_from_the_table_is_asked_for_card_by_card(app):
    visitor, _, _ = lay(app, "witcher_old_world", "cs")
    for keeper in ("table", "app"):
        visitor.store.move(visitor.id, visitor.revision, "keep", {"area": "market", "keeper": keeper})
    assert visitor.store.get(visitor.id).state.market == [None] * 6
