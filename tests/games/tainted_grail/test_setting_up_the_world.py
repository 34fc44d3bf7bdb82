"""WLD: setting up the world, in the order of the steps I to X."""

from __future__ import annotations

import pytest

EVERYONE = ("beor", "ailei", "arev", "cerv")


@pytest.mark.rule("TG-WLD-01")
def test_everyone_begins_on_the_starting_location(avalon):
    table = avalon(*EVERYONE)
    assert table.state.place(101).at == (0, 0)
    assert [hero.place for hero in table.state.heroes.values()] == [101] * 4
    elsewhere = avalon("beor", start=131)
    assert (elsewhere.hero("beor").place, elsewhere.state.place(131).at) == (131, (0, 0))


@pytest.mark.rule("TG-WLD-02")
@pytest.mark.parametrize("kept", ["full", "light"])
@pytest.mark.parametrize(("players", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_first_menhir_shows_nine_minus_players(avalon, players, dial, kept):
    table = avalon(*EVERYONE[:players], kept=kept)
    assert [(menhir.place, menhir.dial) for menhir in table.state.menhirs] == [(101, dial)]
    assert table.told("tell-place-menhir") == [{"place": 101, "value": dial}]


@pytest.mark.rule("TG-WLD-03")
def test_each_side_gets_the_location_it_names(avalon):
    table = avalon("beor")
    laid = {place.number: place.at for place in table.state.revealed}
    assert laid == {101: (0, 0), 102: (0, 1), 104: (1, 0), 105: (0, -1), 103: (-1, 0)}
    sides = [(told["place"], told["side"]) for told in table.told("tell-lay-location")]
    assert sides == [(102, "north"), (104, "east"), (105, "south"), (103, "west")]
    owned = {"location": {"101": {"cs": "Jiná", "sides": [0, 7, 0, 0]}}}  # what the owner's card prints counts
    assert {place.number for place in avalon("beor", knowledge=owned).state.revealed} == {101, 7}
    light = avalon("beor", kept="light")
    assert light.told("tell-attach-four") == [{"place": 101}]
    assert avalon("beor", start=131, knowledge={"location": {"131": {"sides": [0, 0, 0, 0]}}}).told("tell-attach-four")


@pytest.mark.rule(
    "TG-WLD-01", "TG-WLD-04", "TG-WLD-05", "TG-WLD-06", "TG-WLD-07", "TG-WLD-08", "TG-WLD-09", "TG-WLD-10"
)
def test_hands_set_the_world_up_in_the_order_of_the_steps(table):
    world = table.said[table.said.index("tell-lay-start") :]
    assert world == [
        "tell-lay-start",
        "tell-place-menhir",
        *["tell-lay-location"] * 4,
        "tell-sort-encounters",
        "tell-lay-secrets-and-items",
        "tell-take-save-sheet",
        "tell-deal-references",
        "tell-choose-chronicler",
        "tell-follow-chapter",
        "tell-random-pile",
    ]


@pytest.mark.rule("TG-WLD-04")
def test_encounters_are_sorted_into_four_piles(avalon):
    table = avalon("beor", encounters={"green": 12, "blue": 9})
    assert table.told("tell-sort-encounters") == [{"count": 31}]
    assert {colour: deck.size for colour, deck in table.state.encounters.items()} == {
        "green": 12,
        "grey": 0,
        "purple": 0,
        "blue": 9,
    }


@pytest.mark.rule("TG-WLD-06")
def test_the_save_sheet_begins_blank(table):
    state = table.state
    assert not any(status.marked for status in state.statuses.values())
    assert (state.dials, state.tokens, state.guardians, state.left, state.open_events) == ([], [], [], [], [])
    assert (state.day, state.chapter) == (1, 1)


@pytest.mark.rule("TG-WLD-08")
def test_a_chronicler_may_be_chosen_at_once_or_not_at_all(avalon):
    chosen = avalon("beor", "ailei", chronicler=2)
    assert chosen.state.chronicler == 2 and "tell-choose-chronicler" not in chosen.said
    assert avalon("beor", "ailei").state.chronicler is None
    assert "tell-choose-chronicler" not in avalon("beor").said  # recommended for two to four


@pytest.mark.rule("TG-WLD-09", "TG-WLD-12")
def test_a_chapters_card_prepares_the_decks(avalon):
    table = avalon("beor", events=11)
    assert table.told("tell-follow-chapter") == [{"chapter": 1}]
    assert table.state.events.size == 11
    with table.arranged() as state:
        state.events.removed.append("An old quest")
        state.events.discard.append("An old storm")
        state.encounters["green"].removed.append("A beaten foe")
    table.move("prepare_chapter", chapter=2, events=14, green=10, grey=11, purple=12, blue=13)
    state = table.state
    assert (state.chapter, state.events.size) == (2, 14)
    assert {colour: deck.size for colour, deck in state.encounters.items()} == {
        "green": 10,
        "grey": 11,
        "purple": 12,
        "blue": 13,
    }
    assert (state.events.removed, state.events.discard) == (["An old quest"], ["An old storm"])
    assert state.encounters["green"].removed == ["A beaten foe"]
    table.move("prepare_chapter", chapter=3, green=7)  # what the card leaves alone stays as it was
    assert (table.state.events.size, table.state.encounters["green"].size, table.state.encounters["grey"].size) == (
        14,
        7,
        11,
    )


@pytest.mark.rule("TG-WLD-10")
def test_random_events_lie_apart(avalon):
    table = avalon("beor", events=10)
    assert (table.state.random_events.size, table.state.events.size) == (22, 10)
    assert table.told("tell-random-pile") == [{"count": 22}]


@pytest.mark.rule("TG-WLD-11")
def test_events_come_from_the_event_deck_only(avalon):
    table = avalon("beor", events=10)
    for drawn in range(1, 4):
        table.whole_day()
        assert (table.state.events.size, table.state.random_events.size) == (10 - drawn, 22)
        assert not any(event.random for event in table.state.open_events)


@pytest.mark.rule("TG-WLD-11")
def test_random_events_enter_on_top_of_the_deck_when_an_event_orders_it(avalon):
    table = avalon("beor", events=10)
    table.morning(name="A stranger")
    table.move("add_random_events", count=2)
    assert (table.state.events.size, table.state.random_events.size) == (11, 20)
    assert table.told("tell-add-random-events") == [{"count": 2}]
    turned = []
    for name in ("Hail", "A fair", "The old road"):
        table.move("end_day", everyone_passes=True)
        table.move("rest")
        table.move("good_night")
        table.morning(name=name)
        turned += [(event.name, event.random) for event in table.state.open_events]
    assert turned == [
        ("Hail", True),
        ("A fair", True),
        ("The old road", False),
    ]  # nobody had to say that they are random
    assert table.state.random_events.bottom == ["Hail", "A fair"]  # EVT-12: back under their own pile
    assert table.state.random_events.size == 22
    assert table.state.events.discard == ["A stranger"]
    assert table.state.events.size == 8


@pytest.mark.rule("TG-WLD-11")
def test_a_random_event_that_nobody_told_of_still_came_from_its_pile(avalon):
    table = avalon("beor", events=10)
    table.morning(name="Hail", random=True)
    assert (table.state.events.size, table.state.random_events.size) == (10, 21)
    table.move("add_random_events", count=22)
    assert table.told("tell-add-random-events") == [{"count": 21}] and "tell-random-pile-empty" in table.said


@pytest.mark.rule("TG-WLD-10", "TG-WLD-11")
def test_a_table_that_looked_may_tell_which_random_events_lie_on_top(avalon):
    table = avalon("beor", events=10)
    table.morning()
    assert table.refuses("add_random_events", count=1, drew=["Hail", "A fair"]).field == "drew"
    table.move("add_random_events", count=2, drew=["Hail"])
    assert [drawn.told for drawn in table.drawn] == [True, False]
    assert table.state.events.top == ["?", "Hail"] and table.state.random_events.size == 20
    table.undo()
    assert (table.state.events.top, table.state.random_events.size) == ([], 22)


@pytest.mark.rule("TG-WLD-13")
@pytest.mark.parametrize(("players", "dial"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_the_first_day_has_a_whole_start(avalon, players, dial):
    table = avalon(*EVERYONE[:players])
    assert (table.phase, table.step, table.state.day) == ("start_of_day", "dark_menhirs", 1)
    table.move("start_day")
    assert table.state.menhirs[0].dial == dial
    assert table.step == "event" and "tell-turn-event" in table.said
    table.move("turn_event", name="A quest", quest=True)
    assert [event.name for event in table.state.open_events if event.quest] == ["A quest"]
    assert (table.step, table.state.day) == ("actions", 1)
