"""Where each fact of a card was learned; put right, forgotten and known again by hand; and what was undone is found."""

from __future__ import annotations

import pytest

from companion.core.errors import UnknownGame
from companion.store import box_facts, learned
from companion.store.learned import NoSuchCard, OddFacts

WOLF = {"name": "Vlk", "colour": "green", "value": 3}
SETTING = {"players": [{"character": "elf"}, {"character": "monk"}]}
STORM = ("card", "Vichřice")


@pytest.fixture
def table(store):
    return store.create("talisman", "Závod", SETTING).record.id


@pytest.fixture
def second(store):
    return store.create("talisman", "Druhý", SETTING).record.id


def lay(store, id, name="Vichřice", **card):
    facts = {"space": "o9", "card": {"name": name, "kind": "monster", **card}}
    return store.move(id, store.revision(id), "lay_card", facts, ("*",)).record.revision


def storm(store):
    return learned.known_card(store, "talisman", *STORM)


def test_each_fact_says_who_taught_it(store, table, second):
    first = lay(store, table, value=3)
    later = lay(store, second, value=5)
    origins = storm(store).origins
    assert (origins["value"].table, origins["value"].revision) == (second, later)
    assert (origins["kind"].table, origins["kind"].revision, origins["kind"].evening) == (table, first, 1)
    assert {one.how for one in origins.values()} == {"stands"}
    learned.correct(store, "talisman", *STORM, {**storm(store).facts, "value": 4})
    assert storm(store).origins["value"].teacher == "hand" and storm(store).origins["kind"].teacher == "table"
    with store.ledger.writing() as pen:
        pen.keep_card("talisman", "card", "Odkudsi", {"kind": "monster"})  # from before there were lessons
    assert learned.known_card(store, "talisman", "card", "Odkudsi").origins["kind"].teacher == ""


def test_what_a_friend_told_says_so(store):
    told = box_facts.ToldBox(
        format="companion-box", version=1, game="tainted_grail", facts={"encounter": {"green Vlk": WOLF}}
    )
    assert box_facts.take_over(store, told) == 1
    (card,) = learned.known_cards(store, "tainted_grail")
    assert {one.teacher for one in card.origins.values()} == {"friend"} and card.origins["value"].at


def test_what_comes_back_from_a_move_that_was_undone_is_marked_and_forgotten_at_once(store, table, second):
    """The first table takes its card back while another's word stands; then the other one goes, too."""
    first = lay(store, table, value=3)
    lay(store, second, value=5)
    store.undo(table, first)
    assert storm(store).facts["value"] == 5
    store.undo(second, store.revision(second))
    assert storm(store).facts["value"] == 3 and storm(store).origins["value"].how == "undone"
    assert "value" in storm(store).doubtful
    assert learned.forget_doubtful(store, "talisman") == 1
    assert "Vichřice" not in store.cards("talisman").get("card", {})  # nothing else was known of it


def test_what_a_thrown_table_taught_is_marked_until_it_is_back(store, table):
    lay(store, table, value=3)
    store.shelf.throw_away(table)
    assert {one.how for one in storm(store).origins.values()} == {"thrown"}
    store.shelf.put_back(table)
    assert storm(store).doubtful == []


def test_of_a_doubtful_card_what_is_certain_stays(store, table):
    lay(store, table, value=3)
    learned.correct(store, "talisman", *STORM, {**storm(store).facts, "copies": 2})
    store.shelf.throw_away(table)
    kept = {name for name in storm(store).facts if name not in storm(store).doubtful}
    assert kept == {"copies"}
    assert learned.forget_doubtful(store, "talisman") == 1
    assert storm(store).facts == {"copies": 2} and learned.forget_doubtful(store, "talisman") == 0


def test_forgotten_and_known_again(store):
    for key in ("green Vlk", "grey Kanec"):
        learned.correct(store, "tainted_grail", "encounter", key, {**WOLF, "name": key})
    before = store.cards("tainted_grail")
    assert learned.forget(store, "tainted_grail", [("encounter", "green Vlk"), ("encounter", "grey Nic")]) == 1
    assert {*store.cards("tainted_grail")["encounter"]} == {"grey Kanec"}
    (gone,) = learned.forgotten_cards(store, "tainted_grail")
    assert (gone.key, gone.facts) == ("green Vlk", before["encounter"]["green Vlk"])
    learned.know_again(store, "tainted_grail", "encounter", "green Vlk")
    assert store.cards("tainted_grail") == before and learned.forgotten_cards(store, "tainted_grail") == []
    with pytest.raises(NoSuchCard):
        learned.know_again(store, "tainted_grail", "encounter", "green Vlk")


@pytest.mark.parametrize(
    ("kind", "key", "facts"),
    [
        ("ending", "won", {}),
        ("item", "Lano", {"price": 3}),
        ("item", "Lano", {"keyword": "spoon"}),
        ("location", "nowhere", {"cs": "Nikde"}),
        ("die", "guardian", {"faces": []}),
    ],
)
def test_what_no_card_prints_is_refused(store, kind, key, facts):
    with pytest.raises(OddFacts):
        learned.correct(store, "tainted_grail", kind, key, facts)
    assert store.cards("tainted_grail") == {}


def test_of_a_game_that_is_not_here(store):
    with pytest.raises(UnknownGame):
        learned.known_cards(store, "chess")
    with pytest.raises(NoSuchCard):
        learned.known_card(store, "talisman", *STORM)
