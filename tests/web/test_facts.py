"""Every fact of a state has its words, on the page of corrections and in what the chronicle says of a correction."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import inspect as types

from companion import games
from companion.core.words import LANGUAGES
from companion.web import places
from companion.web.wording import Voice

from .conftest import Visitor


def facts(kind: types.Type, seen: set[type]) -> Iterator[str]:
    """The names of all facts that a state of this type may hold."""
    if isinstance(kind, types.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        for field in kind.fields:
            if not kind.array_like:
                yield field.encode_name
            yield from facts(field.type, seen)
    parts = [getattr(kind, name, None) for name in ("type", "item_type", "value_type")]
    for part in (*parts, *getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        if isinstance(part, types.Type):
            yield from facts(part, seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({*games.GAMES, "orchard"}))
def test_every_fact_of_a_state_has_its_words(game, language):
    one = games.game(game)
    speaks = Voice(language, one)
    named = set(facts(types.type_info(one.state), set()))
    assert {"seats", "player", "checklist", "ticked"} <= named  # those of the house, and what lies within them
    assert sorted(name for name in named if not speaks.has(f"fact-{name}")) == []


@pytest.mark.parametrize(
    "game, path, cs, en",
    [
        ("talisman", "/characters/0/strength", "Postavy › 1. › Síla", "Characters › No. 1 › Strength"),
        ("talisman", "/stock/sword", "Zbylé karty nákupu › meč", "Purchase cards left › sword"),
        ("talisman", "/spaces/o7/gold", "› Krčma › Zlato", "› Tavern › Gold"),
        ("talisman", "/spaces/o8/cards", "Pole (Krčma – Ruiny)", "Fields (Tavern – Ruins)"),
        ("witcher_old_world", "/places/7/terrain", "Lokace › 7 › Terén", "Locations › 7 › Terrain"),
        ("witcher_old_world", "/market/2", "Zásoba karet akcí › 3.", "Market of action cards › No. 3"),
    ],
)
def test_a_place_in_a_state_is_told_in_words(game, path, cs, en):
    one = games.game(game)
    for language, words in (("cs", cs), ("en", en)):
        assert words in Voice(language, one).place(path).replace("\N{NO-BREAK SPACE}", " ")


def test_a_number_is_a_key_where_the_state_says_so_and_else_one_of_many():
    state = games.game("witcher_old_world").state
    assert [*places.steps(state, "/places/7/terrain")] == [("fact", "places"), ("key", "7"), ("fact", "terrain")]
    named = [*places.steps(state, "/witchers/0/quests/1/name/cs")]
    assert named[-3:] == [("nth", "1"), ("fact", "name"), ("key", "cs")]
    assert [*places.steps(None, "/a~1b/0")] == [("fact", "a/b"), ("nth", "0")]
    assert [*places.steps(state, "/nothing/here/99999999999")][1:] == [("fact", "here"), ("fact", "99999999999")]


@pytest.mark.parametrize("language, words", [("cs", "Síla"), ("en", "Strength")])
def test_the_page_of_corrections_and_the_chronicle_name_what_was_put_right(app, language, words):
    visitor = Visitor(app, language)
    players = {"players": [{"character": "warrior"}, {"character": "elf"}], "first": 1}
    visitor.id = visitor.store.create("talisman", "Kruh", players).record.id
    page = visitor.look("correct?path=/characters/0").text
    assert words in page and ("Válečník" if language == "cs" else "Warrior").lower() in page.lower()
    visitor.store.move(visitor.id, 0, "correct", {"path": "/characters/0/strength", "value": 6})
    told = visitor.look("chronicle?lines=1").text
    assert words in told and "/characters" not in told.split('id="table"')[1].split("<form")[0]


def test_what_a_fact_is_now_is_said_in_the_game_s_words(app):
    visitor = Visitor(app, "cs")
    players = {"players": [{"character": "warrior"}, {"character": "elf"}]}
    visitor.id = visitor.store.create("talisman", "Kruh", players).record.id
    page = visitor.look("correct?path=/characters/0").text
    assert ">neutrální<" in page and ">neutral<" not in page and "Jméno stolu" not in page
