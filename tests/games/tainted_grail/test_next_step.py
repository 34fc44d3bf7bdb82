"""The one large step never answers for the table, and never throws away what lies open."""

from __future__ import annotations

import pytest

from companion.core.message import say
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.evening import voice
from companion.games.tainted_grail.evening.telling import recap
from companion.games.tainted_grail.evening.voice import place_name
from companion.games.tainted_grail.pages import day, fight, map, party
from companion.games.tainted_grail.pages.next_step import evening_waits, next_step
from companion.games.tainted_grail.state.pieces import Place

from . import fights


@pytest.mark.rule("TG-SOD-08")
def test_what_the_event_card_is_only_the_table_says(table):
    table.move("start_day")
    step = next_step(table.state)
    assert not step.move and step.page.startswith("day")  # from another page it leads there
    view = day.view(table.state, EVERYBODY)
    assert view.asks_event and view.frame.next is None  # and there the question itself has the answers


@pytest.mark.rule("TG-HNT-06")
def test_by_day_a_look_around_comes_first_where_nobody_has_looked(table):
    table.morning()
    step = next_step(table.state)
    assert (step.move, step.args) == ("explore", {"who": ["ailei", "arev", "beor"]})
    table.move("travel", who=["arev"], to=104)
    assert next_step(table.state).args == {"who": ["ailei", "beor"]}  # Arev has acted in this cycle


@pytest.mark.rule("TG-DUR-04")
def test_the_evening_stands_at_the_head_of_the_page_whenever_the_large_step_is_another(table):
    assert not evening_waits(table.state)
    table.morning()
    assert next_step(table.state).move == "explore" and evening_waits(table.state)
    table.move("explore", who=["ailei"])
    assert evening_waits(table.state)
    table.move("end_exploration", who="ailei")
    with table.arranged() as state:
        for place in state.revealed:
            place.explored = 1
    assert not evening_waits(table.state)  # the large step asks for it itself
    view = day.view(table.state, EVERYBODY)
    assert view.frame.answers == {"end_day": None}  # and nobody is asked twice: its answers stand beside the question


@pytest.mark.rule("TG-LOC-14")
def test_the_hands_hear_of_cards_before_the_figure_that_they_sent_and_the_tracks(table):
    table.morning()
    table.move("travel", who=["ailei", "arev"], to=102)
    told = [telling.key for telling in GAME.for_the_hands(table.tellings)]
    cards = told[: told.index("tell-move-party")]
    assert "tell-lay-location" in cards and {*told[len(cards) + 1 :]} == {"tell-energy"}
    assert sorted(told) == sorted(table.said)


@pytest.mark.rule("TG-DUR-01")
def test_what_only_informs_comes_after_what_is_to_be_done(table):
    table.morning()
    table.move("travel", who=["ailei"], to=102)
    table.move("travel", who=["ailei"], to=101)
    told = [telling.key for telling in GAME.for_the_hands([say("tell-rolled", die=6, rolled=2), *table.tellings])]
    assert told[0] == "tell-move-party" and told[-2:] == ["tell-acts-again", "tell-rolled"]


@pytest.mark.rule("TG-JRN-03")
def test_an_exploration_is_read_in_the_printed_journal_and_ended_where_one_is(table):
    table.morning()
    table.move("explore", who=["ailei"])
    step = next_step(table.state)
    assert (step.page, step.move, step.args) == ("", "end_exploration", {"who": "ailei"})
    assert GAME.page_after("end_exploration", "paper", table.state) == ""  # and then the day goes on
    assert GAME.page_after("note_verse", "paper", table.state) == "paper"


@pytest.mark.rule("TG-DUR-04")
def test_the_evening_is_never_the_loud_step_while_somebody_can_still_act(table):
    table.morning()
    with table.arranged() as state:
        state.places["101"].explored = 1
    step = next_step(table.state)
    assert step.quiet and not step.move  # what would be lost is asked first
    with table.arranged() as state:
        for hero in state.living:
            hero.energy.value = 0
    step = next_step(table.state)
    assert (step.move, step.quiet) == ("end_day", False)


def test_an_encounter_that_is_fought_on_the_table_is_ended_before_the_day(avalon):
    table = avalon("beor", areas={"fights": "table"})
    table.morning()
    table.move("begin_encounter", who=["beor"], colour="green")
    assert next_step(table.state).page.startswith("day")


@pytest.mark.rule("TG-CMB-16")
def test_to_lay_no_card_is_not_the_loud_step_while_one_could_be_laid(solo):
    solo.morning()
    fights.at_work(solo, fights.combat(value=5), "beor")
    step = fight.view(solo.state, EVERYBODY).frame.next
    assert (step.label.key, step.quiet) == ("step-fight-idle", True)
    solo.move("lay_card", who="beor", by=1)
    assert not fight.view(solo.state, EVERYBODY).frame.next.quiet


@pytest.mark.rule("TG-CMB-17", "TG-CMB-16")
def test_who_has_what_wins_is_done_and_is_asked_for_no_card(solo):
    solo.morning()
    fights.at_work(solo, fights.combat(value=2), "beor")
    solo.move("count_pool", who="beor", by=2)
    (bout,) = fight.view(solo.state, EVERYBODY).fights
    assert not bout.settled  # to lay no card would still cost an opportunity attack
    solo.move("count_pool", who="beor", by=-1)
    solo.move("lay_card", who="beor", by=1)
    view = fight.view(solo.state, EVERYBODY)
    assert view.fights[0].settled and (view.frame.next.label.key, view.frame.next.quiet) == ("step-fight-won", False)


@pytest.mark.rule("TG-DIP-14", "TG-CMB-15")
def test_to_be_done_is_a_quiet_step_as_long_as_a_card_could_save_the_talk(solo):
    solo.morning()
    fights.at_work(solo, fights.diplomacy(), "beor")
    solo.move("lay_card", who="beor", by=-3)
    step = fight.view(solo.state, EVERYBODY).frame.next
    assert (step.label.key, step.quiet) == ("step-fight-lost", True)


@pytest.mark.rule("TG-CMB-03")
def test_what_must_be_tapped_first_leads_and_its_large_step_is_quiet(solo):
    solo.morning()
    solo.move("begin_encounter", who=["beor"], colour="green")
    assert fight.view(solo.state, EVERYBODY).frame.next.quiet  # the value of the card
    solo.move("describe_encounter", card=fights.combat(value=1), who="beor")
    solo.move("start_fight", who="beor")
    fights.acts(solo, "beor", 1)
    step = fight.view(solo.state, EVERYBODY).frame.next
    assert (step.label.key, step.quiet) == ("step-take-reward", True)  # what it gives


@pytest.mark.rule("TG-ACT-01", "TG-ACT-06")
def test_the_price_of_a_journey_stands_on_the_page(table):
    table.morning()
    assert day.view(table.state, EVERYBODY).price == map.view(table.state, EVERYBODY).price == 1


@pytest.mark.rule("TG-PTY-04")
def test_sharing_food_is_only_spoken_of_where_somebody_has_any(avalon):
    table = avalon("ailei", "cerv")
    table.morning()
    with table.arranged() as state:
        for hero in state.living:
            hero.sure, hero.resources["food"] = True, 0
    table.move("end_day", everyone_passes=True)
    assert table.told("tell-nothing-to-eat") == [{"who": ["ailei", "cerv"]}] and not table.told("tell-no-food")


@pytest.mark.rule("TG-CHR-02")
def test_boards_that_nobody_read_are_asked_for_when_they_matter(avalon):
    table = avalon("ailei", "beor")
    table.move("start_day")
    table.move("turn_event")
    view = day.view(table.state, EVERYBODY)
    assert view.unread == [] and [hero.id for hero in party.view(table.state, EVERYBODY).unread] == ["ailei"]
    assert "alert-hungry" not in [alert.key for alert in view.alerts]  # nobody knows what she carries
    table.move("end_day", everyone_passes=True)
    assert [key for key in table.said if key.startswith("tell-no")] == []  # nor do the hands hear that she has nothing
    assert "hungry" not in voice.sentence(table.state).key
    assert [hero.id for hero in day.view(table.state, EVERYBODY).unread] == ["ailei"]
    read = {"energy": 6, "health": 7, "terror": 8, "attributes": {"courage": 2}}
    table.move("read_boards", boards=[{"who": "ailei", "printed": read}])
    assert day.view(table.state, EVERYBODY).unread == []


def test_the_evening_before_tells_its_fights_and_each_menhir_once():
    told = [
        say("wrote-menhir-last-day", place=101),
        say("wrote-encounter-ended", who=["ailei"], name="Vlk", how="won"),
        say("wrote-menhir-dark", place=101),
        say("wrote-menhir-last-day", place=107),
    ]
    deeds, *rest = recap(told)
    assert [(one.key, one.args["name"]) for one in deeds.args["deeds"]] == [("deed-encounter", "Vlk")]
    light = [(one.key, one.args["places"]) for one in rest]
    assert light == [("told-menhir-dark", [101]), ("told-menhir-last-day", [107])]


@pytest.mark.rule("TG-LOC-14")
def test_the_evening_before_counts_only_the_places_that_came_in_it():
    laid = [say("wrote-revealed", place=place) for place in (102, 103, 104, 105)]
    began = [*laid, say("wrote-set-up", who=["beor"], players=1)]
    assert [message.key for message in recap(began)] == ["wrote-set-up"]
    went = say("wrote-travelled", who=["beor"], place=105)
    told = recap([*began, went, say("wrote-revealed", place=106)])
    assert [message.args["place"] for message in told if message.key == "recap-revealed"] == [106]
    assert "recap-revealed" not in [message.key for message in recap([*began, went])]
    back = [say("wrote-revealed", place=place) for place in (106, 105, 106, 107)]  # lost meanwhile, and found again
    (counted,) = [message.args for message in recap([*began, went, *back]) if message.key == "recap-revealed"]
    assert (counted["count"], counted["place"]) == (2, 107)


def test_a_place_is_called_by_what_stands_on_the_cards_of_this_language(table):
    with table.arranged() as state:
        state.places["104"].name = {"en": "Charred Conclave"}  # an old save: the box knows its Czech name by now
        state.places["108"] = Place(number=108, name={"en": "Grubwood"})  # no card that speaks Czech says so
        state.places["105"].name = {"en": "What the table called it"}
    assert place_name(table.state, 104, "cs") == "Spálené konkláve (104)"
    assert place_name(table.state, 108, "cs") == "108"
    assert place_name(table.state, 108, "en") == "Grubwood (108)"
    assert place_name(table.state, 105, "cs") == "What the table called it (105)"


@pytest.mark.rule("TG-EOD-01")
def test_nobody_is_sent_to_sleep_hungry_only_because_no_food_was_noted(avalon):
    table = avalon("ailei", "beor")
    table.whole_day()
    assert [hero.resources["food"] for hero in table.state.living] == [1, 1] and not table.state.hungry


def test_one_hungry_night_of_two_is_one_night_in_the_recap():
    night = [say("wrote-hungry", who="ailei"), say("wrote-hungry", who="beor"), say("wrote-night", day=1)]
    [first] = [one for one in recap(night) if one.key == "recap-hungry"]
    assert (first.args["who"], first.args["count"]) == (["ailei", "beor"], 1)
    [both] = [one for one in recap([*night, *night]) if one.key == "recap-hungry"]
    assert both.args["count"] == 2
