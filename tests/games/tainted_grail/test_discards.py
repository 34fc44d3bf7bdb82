"""Where the hands put a card that goes, for every kind of card that the app knows: one table, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.message import Message
from companion.core.typography import unbound
from companion.games import game
from companion.web.wording import Voice

from .conftest import Table


@pytest.fixture
def day(avalon):
    """Beor and Ailei in the first day; every deck is counted."""
    table = avalon("beor", "ailei", events=20, encounters={"green": 5, "grey": 5})
    table.morning(drew="Fog")
    return table


# --- what happens to the card ----------------------------------------------------------------------------------------


def has(table: Table, kind: str, name: str, **facts) -> str:
    """Beor has a card; returns its id."""
    table.move("take", who="beor", kind=kind, name=name, **facts)
    return table.hero("beor").belongings[-1].id


def item_discarded(table: Table) -> None:
    table.move("part_with", who="beor", card=has(table, "item", "Rope"))


def item_lost(table: Table) -> None:
    has(table, "item", "Rope")
    table.move("lose_items", who="beor")


def item_boxed(table: Table) -> None:
    table.move("part_with", who="beor", card=has(table, "item", "Rope"), out_of_game=True)


def item_of_the_dead(table: Table) -> None:
    has(table, "item", "Rope")
    dies(table)


def item_on_a_lost_card(table: Table) -> None:
    has(table, "item", "Rope")
    with table.arranged() as state:
        state.heroes["beor"].place = 105
    dies(table)
    table.move("remove_location", number=105)


def items_passed_over(table: Table) -> None:
    table.move("find_item", who="beor", looking_for="weapon", name="An axe", passed=["A rope", "A lamp"])


def secret_discarded(table: Table) -> None:
    table.move("part_with", who="beor", card=has(table, "secret", "The bell", number=14), overrule=("secrets-stay",))


def secret_boxed(table: Table) -> None:
    bell = has(table, "secret", "The bell", number=14)
    table.move("part_with", who="beor", card=bell, out_of_game=True, overrule=("secrets-stay",))


def personal_secret_of_the_dead(table: Table) -> None:
    has(table, "secret", "A fever", number=31, personal=True)
    dies(table)


def dial_on_a_discarded_secret(table: Table) -> None:
    bell = has(table, "secret", "The bell", number=14)
    table.move("set_dial", kind="quest", where="secret", of="14", value=3)
    table.move("part_with", who="beor", card=bell, overrule=("secrets-stay",))


def tokens_on_a_discarded_secret(table: Table) -> None:
    bell = has(table, "secret", "The bell", number=14)
    table.move("put_tokens", kind="time", where="secret", of="14", count=2)
    table.move("part_with", who="beor", card=bell, overrule=("secrets-stay",))


def location_removed(table: Table) -> None:
    table.move("remove_location", number=105)


def location_boxed(table: Table) -> None:
    table.move("remove_location", number=105, out_of_game=True)


def next_morning(table: Table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")


def event_of_yesterday(table: Table) -> None:
    next_morning(table)
    table.move("turn_event", drew="A feast")


def random_event_of_yesterday(table: Table) -> None:
    table.move("add_random_events", count=1, drew=["Hail"])
    next_morning(table)
    table.move("turn_event")
    next_morning(table)
    table.move("turn_event", drew="A feast")


def quest_ended(goes_to: str, secret: bool = False) -> Callable[[Table], None]:
    def happens(table: Table) -> None:
        table.move("lay_quest", name="The hunt", secret=secret)
        table.move("end_quest", name="The hunt", goes_to=goes_to)

    return happens


def encounter_ended(how: str) -> Callable[[Table], None]:
    def happens(table: Table) -> None:
        table.move("begin_encounter", who=["beor"], colour="green", drew="Wolves")
        table.move("end_encounter", who="beor", how=how)

    return happens


def encounter_left_by_one(table: Table) -> None:
    table.move("begin_encounter", who=["beor", "ailei"], colour="green", drew="Wolves")
    table.move("escape", who="beor")


def guardian_not_beaten(table: Table) -> None:
    table.move("begin_encounter", who=["beor"], colour="green", drew="Warden")
    table.move("end_encounter", who="beor", how="not_won", stays=True)


def guardian_beaten(table: Table) -> None:
    guardian_not_beaten(table)
    table.move("guardian_leaves", guardian=table.state.guardians[0].id)


def evening(table: Table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    with table.arranged() as state:
        state.heroes["beor"].resources["experience"] = 2


def advancement_kept(table: Table) -> None:
    evening(table)
    table.move("look_at_cards", who="beor", deck="combat")
    table.move("keep_card", who="beor", card=table.hero("beor").offer.cards[0])


def advancement_forgotten(table: Table) -> None:
    evening(table)
    table.move("look_at_cards", who="beor", deck="diplomacy")
    table.move("good_night", overrule=("choose-the-card-first",))


def card_out_of_the_deck(table: Table) -> None:
    evening(table)
    table.move("look_at_cards", who="beor", deck="combat", chosen="combat own 3")
    table.move("rebuild_deck", who="beor", deck="combat", lay_aside=[table.hero("beor").combat.cards[0]])


def dies(table: Table) -> None:
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")


def dying_lifted(table: Table) -> None:
    table.move("set_to", who="beor", what="health", value=0)
    table.move("change", who="beor", what="health", by=2)
    table.move("lift", who="beor", card="dying")


def madness_lifted(table: Table) -> None:
    table.move("set_to", who="beor", what="terror", value=table.hero("beor").terror.top)
    table.move("change", who="beor", what="terror", by=-4)
    table.move("lift", who="beor", card="mad")


# The kind of card and what happened to it, the telling, and its words for the place, in Czech and in English.
PLACES = [
    (item_discarded, "tell-discard-item", "dospod balíčku předmětů", "under the item deck"),
    (item_lost, "tell-discard-item", "dospod balíčku předmětů", "under the item deck"),
    (item_boxed, "tell-box-card", "do krabice", "into the box"),
    (item_of_the_dead, "tell-leave-items", "nechte ležet na kartě cuanacht (101)", "lying on cuanacht farmhold (101)"),
    (item_on_a_lost_card, "tell-dropped-thing-lost", "do krabice", "into the box"),
    (items_passed_over, "tell-shuffle-items", "do balíčku předmětů", "into the item deck"),
    (secret_discarded, "tell-discard-secret", "zpět mezi tajemství", "back among the secrets"),
    (secret_boxed, "tell-box-card", "do krabice", "into the box"),
    (personal_secret_of_the_dead, "tell-box-card", "do krabice", "into the box"),
    (
        dial_on_a_discarded_secret,
        "tell-take-off-dial",
        "the bell: minci i s žetonem pryč",
        "the bell: dial and token off",
    ),
    (tokens_on_a_discarded_secret, "tell-take-off-tokens", "the bell: žetony pryč", "the bell: tokens off"),
    (location_removed, "tell-remove-location", "mezi neodhalené", "among the unrevealed"),
    (location_boxed, "tell-box-location", "do krabice", "into the box"),
    (event_of_yesterday, "tell-discard-event", "na odhazovací hromádku", "onto the event discard pile"),
    (random_event_of_yesterday, "tell-random-event-back", "dospod balíčku náhodných", "under the random events"),
    (quest_ended("box"), "tell-quest-goes", "do krabice", "into the box"),
    (quest_ended("discard"), "tell-quest-goes", "na odhazovací hromádku", "onto the discard pile"),
    (quest_ended("under"), "tell-quest-goes", "dospod balíčku událostí", "under the event deck"),
    (quest_ended("under", secret=True), "tell-quest-goes", "zpět mezi tajemství", "back among the secrets"),
    (encounter_ended("won"), "tell-encounter-over", "dospod zelených", "under the green encounters"),
    (encounter_ended("not_won"), "tell-encounter-over", "dospod zelených", "under the green encounters"),
    (encounter_ended("no_key"), "tell-encounter-over", "dospod zelených", "under the green encounters"),
    (
        encounter_ended("won"),
        "tell-encounter-over",
        "zahrané karty zpět do balíčků",
        "played cards back into their decks",
    ),
    (encounter_left_by_one, "tell-leavers-cards", "do balíčku a ten odložte", "into the deck and put it aside"),
    (guardian_not_beaten, "tell-guardian-appears", "na lokaci cuanacht (101)", "onto cuanacht farmhold (101)"),
    (guardian_not_beaten, "tell-cards-back", "zahrané karty zpět do balíčků", "played cards back into their decks"),
    (guardian_beaten, "tell-guardian-leaves", "dospod", "under the green encounters"),
    (advancement_kept, "tell-keep-card", "zpět do balíčku rozvoje", "back into the advancement deck"),
    (advancement_forgotten, "tell-offer-back", "zpět do balíčku rozvoje", "back into the advancement deck"),
    (card_out_of_the_deck, "tell-cards-aside", "vedle desky", "beside the board"),
    (dies, "tell-clear-the-dead", "dovednosti a balíčky do krabice", "skills and decks into the box"),
    (dies, "tell-lift-card", "vraťte mezi ostatní", "back with the others"),
    (
        dying_lifted,
        "tell-lift-card",
        "„umíráš!“ sejměte z desky a vraťte mezi ostatní",
        "“you are dying” off the board, back with",
    ),
    (
        madness_lifted,
        "tell-lift-card",
        "šílenství!“ sejměte z desky a vraťte mezi ostatní",
        "“going mad” off the board, back with",
    ),
]


@pytest.mark.rule("TG-DSC-01", "TG-DSC-02", "TG-DSC-03", "TG-DSC-04")
@pytest.mark.parametrize(("happens", "key", "cs", "en"), PLACES, ids=[f"{row[0].__name__}-{row[1]}" for row in PLACES])
def test_the_telling_names_the_place_where_the_card_goes(day, happens, key, cs, en):
    happens(day)
    told = [message for message in day.tellings if message.key == key]
    assert told, day.said
    for language, words in (("cs", cs), ("en", en)):
        said = Voice(language, game("tainted_grail"), day.state).spoken(Message(told[0].key, told[0].args))
        assert words in unbound(said).lower(), said


@pytest.mark.rule("TG-DSC-04")
def test_what_the_box_holds_comes_back_by_a_ruling_out_of_the_box_and_not_out_of_the_deck(day):
    item_boxed(day)
    held = day.state.items.size
    day.move("take", who="ailei", kind="item", name="Rope", overrule=("card-left-the-game",))
    assert day.state.items.removed == [] and day.state.items.size == held
    secret_boxed(day)
    assert day.objects("take", who="ailei", kind="secret", number=14).rule == "TG-DSC-04"
    day.move("take", who="ailei", kind="secret", number=14, overrule=("card-left-the-game",))
    assert day.state.secrets.removed == []


@pytest.mark.rule("TG-DSC-04", "TG-DIE-07")
def test_what_was_lost_with_its_location_is_out_of_the_game(day):
    item_on_a_lost_card(day)
    assert day.state.left == [] and day.state.items.removed == ["Rope"]
    assert day.objects("take", who="ailei", kind="item", name="Rope").rule == "TG-DSC-04"


@pytest.mark.rule("TG-DSC-01")
def test_a_deck_that_nobody_counts_is_not_begun_by_a_discard(day):
    with day.arranged() as state:
        state.items = type(state.items)()  # as in a save from before the deck was counted
    item_discarded(day)
    assert day.state.items.size == 0
    assert day.told("tell-discard-item") == [{"name": "Rope"}]


def test_nothing_is_told_of_a_card_that_was_not_there(day):
    day.move("lift", who="beor", card="mad")
    assert "tell-lift-card" not in day.said
