"""DSC: where each kind of card goes when it is discarded or leaves the game, in the table's books and in words."""

from __future__ import annotations

import pytest

from companion.core.message import Message
from companion.games import game
from companion.web.wording import Voice

GAME = game("tainted_grail")


@pytest.fixture
def day(avalon):
    """Two characters in the first day; every deck is counted."""
    table = avalon("beor", "ailei", events=20, encounters={"green": 5})
    table.morning(drew="Fog")
    return table


def item(table) -> None:
    table.move("take", who="beor", kind="item", name="Rope")
    table.move("part_with", who="beor", card=table.hero("beor").belongings[0].id)


def item_out_of_game(table) -> None:
    table.move("take", who="beor", kind="item", name="Rope")
    table.move("part_with", who="beor", card=table.hero("beor").belongings[0].id, out_of_game=True)


def secret(table) -> None:
    table.move("take", who="beor", kind="secret", name="The bell", number=3)
    table.move("part_with", who="beor", card=table.hero("beor").belongings[0].id, overrule=("secrets-stay",))


def location(table) -> None:
    table.move("remove_location", number=105)


def location_out_of_game(table) -> None:
    table.move("remove_location", number=105, out_of_game=True)


def encounter(table) -> None:
    table.move("begin_encounter", who=["beor"], colour="green", drew="Wolves")
    table.move("end_encounter", who="beor", how="not_won")


def guardian(table) -> None:
    table.move("guardian_appears", name="Warden", colour="green", place=105)
    table.move("guardian_leaves", guardian=table.state.guardians[0].id)


def next_morning(table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")


def story_event(table) -> None:
    next_morning(table)
    table.move("turn_event", drew="A feast")


def random_event(table) -> None:
    table.move("add_random_events", count=1, drew=["Hail"])
    next_morning(table)
    table.move("turn_event")
    next_morning(table)
    table.move("turn_event", drew="A feast")


def quest(table) -> None:
    table.move("lay_quest", name="The bell", secret=False)
    table.move("end_quest", name="The bell")


def advancement(table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    with table.arranged() as state:
        state.heroes["beor"].resources["experience"] = 2
    table.move("look_at_cards", who="beor", deck="combat", chosen="combat own 3")


# What happened; the telling of it; and what the sentence says of the place, in Czech and in English.
PLACES = [
    (item, "tell-discard-item", "dospod", "under"),
    (item_out_of_game, "tell-box-card", "do krabice", "into the box"),
    (secret, "tell-discard-secret", "mezi tajemství", "secrets"),
    (location, "tell-remove-location", "mezi neodhalené", "unrevealed"),
    (location_out_of_game, "tell-box-location", "krabice", "box"),
    (encounter, "tell-encounter-over", "dospod", "under"),
    (guardian, "tell-guardian-leaves", "dospod", "under"),
    (story_event, "tell-discard-event", "odhazovací", "discard"),
    (random_event, "tell-random-event-back", "dospod", "under"),
    (quest, "tell-quest-goes", "krabice", "box"),
    (advancement, "tell-keep-card", "zpět do balíčku rozvoje", "back into the advancement deck"),
]


@pytest.mark.rule("TG-DSC-01", "TG-DSC-03", "TG-DSC-04")
@pytest.mark.parametrize(("happens", "key", "cs", "en"), PLACES, ids=[row[0].__name__ for row in PLACES])
def test_the_hands_are_told_where_a_card_goes(day, happens, key, cs, en):
    happens(day)
    found = [message for message in day.tellings if message.key == key]
    assert found, day.said
    for language, words in (("cs", cs), ("en", en)):
        said = Voice(language, GAME, day.state).spoken(Message(found[0].key, found[0].args))
        assert words in said.lower(), said


@pytest.mark.rule("TG-DSC-01")
def test_what_has_no_discard_pile_goes_to_the_bottom_of_its_deck(day):
    item(day)
    assert day.state.items.bottom == ["Rope"] and day.state.items.discard == []
    encounter(day)
    assert day.state.encounters["green"].bottom == ["Wolves"] and day.state.encounters["green"].discard == []
    random_event(day)
    assert day.state.random_events.bottom == ["Hail"] and day.state.random_events.discard == []


@pytest.mark.rule("TG-DSC-02", "TG-ENC-08")
def test_after_an_encounter_played_cards_go_back_into_their_decks(day):
    encounter(day)
    said = " ".join(Voice("en", GAME, day.state).spoken(message) for message in day.tellings).lower()
    assert "shuffle" in said
    hero = day.hero("beor")
    assert (len(hero.combat.cards), len(hero.diplomacy.cards)) == (15, 15)


@pytest.mark.rule("TG-DSC-03")
def test_only_events_have_a_discard_pile(day):
    story_event(day)
    assert day.state.events.discard == ["Fog"]


@pytest.mark.rule("TG-DSC-04")
def test_what_left_the_game_does_not_come_back(day):
    item_out_of_game(day)
    assert day.state.items.removed == ["Rope"]
    assert day.objects("take", who="ailei", kind="item", name="Rope").rule == "TG-DSC-04"
    location_out_of_game(day)
    assert day.state.places["105"].state == "removed"
    day.move("check_reveals", place=101)
    assert 105 not in [told["place"] for told in day.told("tell-lay-location")]
    quest(day)
    assert "The bell" in day.state.events.removed
