"""A box's facts as a file: what one installation learned another one knows; a strange file changes nothing."""

from __future__ import annotations

import json

import pytest

from companion import games
from companion.core.errors import Refusal, UnknownGame
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store, box_facts
from companion.store.exchange import TooLarge
from companion.store.samples import lay_sample
from companion.store.sqlite.ledger import SqliteLedger

WOLF = {"name": "Vlk", "colour": "green", "value": 3, "traits": ["fast"]}


@pytest.fixture
def friend(tmp_path):
    """Somebody else's store."""
    theirs = Store(SqliteLedger(tmp_path / "friend" / "companion.db"))
    yield theirs
    theirs.ledger.close()


@pytest.fixture(autouse=True)
def shelf(store, tmp_path):
    """A sample may read a book that comes with the app."""
    store.library = Journals(shipped("journal"), tmp_path / "own")


def learn(store, kind, key, facts, game="tainted_grail"):
    with store.ledger.writing() as pen:
        pen.keep_card(game, kind, key, facts)


def told(**facts):
    return json.dumps({"format": "companion-box", "version": 1, "game": "tainted_grail", "facts": {}, **facts}).encode()


@pytest.mark.parametrize("game", [id for id in sorted(games.GAMES) if games.game(id).sample])
def test_all_that_a_sample_table_taught_goes_to_a_friend(store, friend, game):
    lay_sample(store, game, "cs")
    known = {kind: cards for kind, cards in store.cards(game).items() if kind in games.game(game).box}
    brought = box_facts.read(box_facts.export(store, game))
    assert brought.facts == {kind: cards for kind, cards in known.items() if cards}  # nothing was unsound
    assert box_facts.take_over(friend, brought) == sum(map(len, known.values()))
    assert friend.cards(game) == brought.facts
    assert box_facts.take_over(friend, brought) == 0
    found = box_facts.compare(friend, brought)
    assert (found.new, found.differing) == ([], [])


def test_what_differs_stays_as_it_is_known_here_but_where_they_are_believed(store, friend):
    learn(store, "encounter", "green Vlk", WOLF)
    learn(store, "item", "Lano", {"keyword": "none"})
    learn(friend, "encounter", "green Vlk", {**WOLF, "value": 5, "level": 2})
    learn(friend, "item", "Lano", {"keyword": "weapon", "craftable": True})
    brought = box_facts.read(box_facts.export(friend, "tainted_grail"))
    assert {one.card[1] for one in box_facts.compare(store, brought).differing} == {"green Vlk", "Lano"}
    box_facts.take_over(store, brought, [("item", "Lano")])
    assert store.cards("tainted_grail")["encounter"]["green Vlk"] == {**WOLF, "level": 2}
    assert store.cards("tainted_grail")["item"]["Lano"] == {"keyword": "weapon", "craftable": True}


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"[]",
        b"\xff\xfe{}",
        b"[" * 100_000,
        b'{"format": "companion-table", "version": 1, "game": "toy", "schema": 1}',
        told(version=2),
        told(facts=[]),
        told(more=1),
        told(facts={"ending": {"won": {}}}),
        told(facts={"item": {"Lano": {"price": 3}}}),
        told(facts={"item": {"Lano": {"keyword": "spoon"}}}),
        told(facts={"item": {"L" * 201: {}}}),
        told(facts={"location": {"nowhere": {"cs": "Nikde"}}}),
        told(facts={"location": {"7": {"sides": [1, 2]}}}),
        told(facts={"character": {"nobody": {}}}),
        told(facts={"die": {"guardian": {"faces": []}}}),
        told(facts={"status": {"plague": {"name": {"cs": "Mor"}}}}),
        told(facts={"encounter": {"green Vlk": {**WOLF, "value": 10**30}}}),
        told(facts={"item": {"Lano": {}}}).replace(b"Lano", b"\\ud800"),
    ],
)
def test_a_strange_file_is_refused_and_changes_nothing(store, file):
    learn(store, "encounter", "green Vlk", WOLF)
    before = store.cards("tainted_grail")
    with pytest.raises(Refusal):
        box_facts.take_over(store, box_facts.read(file))
    assert store.cards("tainted_grail") == before


def test_a_file_of_another_game_or_of_any_size(store):
    with pytest.raises(UnknownGame):
        box_facts.read(told(game="chess"))
    with pytest.raises(TooLarge):
        box_facts.read(b" " * (box_facts.LIMIT + 1))
