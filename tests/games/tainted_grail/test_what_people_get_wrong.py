"""What people get wrong, line by line of the rules ledger's last section: each of these fails if the app let it be."""

from __future__ import annotations

import msgspec
import pytest

from companion.core import engine
from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.day import alerts
from companion.games.tainted_grail.pages.day import view as day_page
from companion.games.tainted_grail.pages.map import PricePart, menhir_plans
from companion.games.tainted_grail.state.table import Avalon
from companion.web.wording import Voice
from tests.games.mistakes import lines_of

from .fights import begin, cards, combat, diplomacy, fight

LINES = 22
line = lines_of(GAME)


def next_dawn(table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")


@line(1)
def test_1_the_morning_goes_in_its_order(table):
    """The dark menhir and the land beyond the light go before the other dial falls: all in one step, told in order."""
    with table.arranged() as state:
        state.places["107"] = msgspec.convert(
            {"number": 107, "name": {}, "at": [1, 1], "sides": {}, "emblems": ["menhir"]}, type(state.places["101"])
        )
        state.menhirs[0].dial = None
    table.move("set_menhir", place=107, dial=4)
    table.move("set_dial", kind="time", where="character", of="beor", value=3)
    table.move("start_day")
    steps = ["tell-remove-menhir", "tell-remove-location", "tell-menhir-dial", "tell-dial", "tell-turn-event"]
    told = [table.said.index(step) for step in steps]
    assert told == sorted(told)
    assert table.objects("start_day").rule == "TG-DAY-02"  # nothing of it twice
    assert table.objects("end_day").rule == "TG-DAY-02"  # and nothing left out


@line(2)
def test_2_a_menhir_lives_one_more_day_without_its_dial(table):
    with table.arranged() as state:
        state.menhirs[0].dial = 1
    table.morning()
    assert [(menhir.place, menhir.dial) for menhir in table.state.menhirs] == [(101, None)]
    assert "alert-menhir-last-day" in [alert.key for alert in alerts(table.state)]
    next_dawn(table)
    assert table.state.menhirs == []


@line(3)
def test_3_time_dials_fall_and_quest_dials_never_do(table):
    for kind in ("time", "quest"):
        table.move("set_dial", kind=kind, where="location", of="101", value=3)
        table.move("set_dial", kind=kind, where="character", of="beor", value=2)
    table.move("start_day")
    assert [(dial.kind, dial.value) for dial in table.state.dials] == [
        ("time", 2), ("time", 1), ("quest", 3), ("quest", 2),
    ]  # fmt: skip


@line(4)
def test_4_one_time_token_leaves_each_location(table):
    table.move("put_tokens", kind="time", where="location", of="102", count=3)
    table.move("put_tokens", kind="time", where="location", of="102", count=2)
    table.move("put_tokens", kind="time", where="location", of="103", count=1)
    table.move("start_day")
    left = {place: sum(pile.count for pile in table.state.tokens if pile.of == place) for place in ("102", "103")}
    assert left == {"102": 4, "103": 0}


@line(5)
def test_5_events_come_from_the_event_deck_alone(avalon):
    table = avalon("beor", events=9)
    table.morning(drew="Fog")
    assert (table.state.events.size, table.state.random_events.size) == (8, 22)
    table.move("add_random_events", count=1, drew=["Hail"])
    assert (table.state.events.size, table.state.random_events.size) == (9, 21)
    next_dawn(table)
    table.move("turn_event")
    assert [(event.name, event.random) for event in table.state.open_events] == [("Hail", True)]
    assert (table.state.events.size, table.state.random_events.size) == (8, 21)


@line(6)
def test_6_a_quest_outlives_the_days(table):
    table.morning(name="The bell", quest=True)
    for _ in range(3):
        next_dawn(table)
        table.move("turn_event", name="Fog")
        assert [event.name for event in table.state.open_events] == ["The bell", "Fog"]


@line(7)
def test_7_guardians_are_not_forgotten_and_come_before_the_location(table):
    table.morning()
    table.move("guardian_appears", name="Warden", colour="grey", place=104)
    table.move("describe_location", number=104, immediate=True)
    table.move("travel", who=["beor"], to=104)
    order = [key for key in table.said if key in ("tell-meet-guardian", "tell-immediate-rules")]
    assert order[0] == "tell-meet-guardian"
    table.move("end_encounter", who="beor", how="not_won")
    next_dawn(table)
    table.move("turn_event")
    assert table.step == "guardians"
    assert table.objects("begin_day").rule == "TG-SOD-10"


@line(8)
def test_8_light_falls_over_corners_and_nobody_walks_over_them(table):
    table.morning()
    table.move("travel", who=["beor"], to=104)
    assert table.state.places["107"].at == (1, 1)  # on the corner of the menhir's card, and revealed
    table.move("travel", who=["beor"], to=101)
    assert table.objects("travel", who=["beor"], to=107).rule == "TG-ACT-08"
    [camp] = day_page(table.state, EVERYBODY).camps
    assert 107 not in [goal.number for _, goal in camp.roads]
    next_dawn(table)
    assert table.state.places["107"].state == "revealed"


@line(9)
def test_9_a_replaced_location_is_found_by_its_original_number(table):
    table.morning()
    table.move("replace_location", old=105, new=777)
    with table.arranged() as state:
        state.places["777"].state, state.places["777"].at = "unrevealed", None
    table.move("check_reveals", place=101)
    assert [told["place"] for told in table.told("tell-lay-location")] == [777]
    assert table.state.places["105"].state != "revealed"


@line(10)
def test_10_the_exhausted_regain_four_and_nobody_rises_above_health(table):
    table.morning()
    with table.arranged() as state:
        state.heroes["beor"].energy.value = 0
        state.heroes["beor"].resources["food"] = 1
        state.heroes["ailei"].health.value = 3
        state.heroes["ailei"].energy.value = 2
        state.heroes["ailei"].resources["food"] = 1
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    assert table.hero("beor").energy.value == 4
    assert (table.hero("ailei").health.value, table.hero("ailei").energy.value) == (4, 4)


@line(11)
def test_11_who_does_not_eat_is_exhausted_the_same_evening(table):
    table.morning()
    table.move("end_day", everyone_passes=True)
    assert table.hero("beor").energy.value == 6
    table.move("rest", hungry=["beor"])
    assert table.hero("beor").energy.value == 4  # down to nothing first, and then four


@pytest.fixture
def evening(table):
    """After the rest of the first evening; Beor has much to spend."""
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    with table.arranged() as state:
        state.heroes["beor"].resources["experience"] = 30
    return table


@line(12)
def test_12_a_point_costs_by_the_total_of_its_pair(evening):
    """Beor's Aggression is 2 and his Empathy 0: the first point of Empathy is the third of the pair."""
    assert evening.hero("beor").attribute("empathy") == 0
    evening.move("gain_attribute", who="beor", attribute="empathy", bought=True)
    assert evening.hero("beor").resources["experience"] == 30 - 6
    evening.move("gain_attribute", who="beor", attribute="spirituality", bought=True)
    assert evening.hero("beor").resources["experience"] == 30 - 6 - 4


@line(13)
def test_13_the_third_point_brings_a_skill_card(evening):
    assert evening.refuses("gain_attribute", who="beor", attribute="aggression", bought=True).field == "skill"
    assert evening.hero("beor").resources["experience"] == 30
    evening.move("gain_attribute", who="beor", attribute="aggression", bought=True, skill=27, side="back")
    hero = evening.hero("beor")
    assert [(skill.number, skill.attribute, skill.side) for skill in hero.skills] == [(27, "aggression", "back")]
    assert (hero.attribute("aggression"), hero.resources["experience"]) == (3, 24)


@line(14)
def test_14_a_menhir_asks_for_all_players_help(table):
    """One of three reaches it; its price and its dial still count all three."""
    table.morning()
    with table.arranged() as state:
        state.heroes["beor"].place = 101
        state.heroes["ailei"].place = state.heroes["arev"].place = 103
    table.move("set_to", who="beor", what="magic", value=6)
    table.move("note_menhir", number=101, base=8, per_player={"magic": 2})
    assert menhir_plans(table.state)[101].price == [PricePart("magic", cost=6, held=6)]
    table.move("activate_menhir", who=["beor"], base=8, per_player={"magic": 2})
    assert table.state.menhirs[0].dial == 5
    assert table.hero("beor").resources["magic"] == 0  # two for each of the three


@line(15)
def test_15_a_location_action_is_paid_once_and_a_gain_is_one(table):
    table.morning()
    before = {hero.id: hero.energy.value for hero in table.state.living}
    table.move("location_action", who=["beor", "ailei", "arev"], cost=2)
    assert sum(before.values()) - sum(hero.energy.value for hero in table.state.living) == 2
    table.move("change", who="beor", what="food", by=1)
    assert [table.hero(who).resources["food"] for who in ("ailei", "arev")] == [2, 2]  # as before


@line(16)
def test_16_one_weapon_lies_face_up_be_it_item_or_secret(table):
    table.morning()
    table.move("take", who="beor", kind="item", name="A rusted sabre", keyword="weapon")
    table.move("take", who="beor", kind="secret", name="The cold blade", number=7, keyword="weapon")
    assert [card.face_up for card in table.hero("beor").belongings] == [True, False]
    assert "tell-lay-face-down" in table.said
    second = table.hero("beor").belongings[1].id
    assert table.objects("turn_card", who="beor", card=second, face_up=True).rule == "TG-ITM-02"


@line(17)
@pytest.mark.parametrize("count", [1, 3, None])
def test_17_what_takes_items_never_takes_secrets(table, count):
    """As many as there are, more than there are, or all: the secret stays, though it is a weapon too."""
    table.morning()
    table.move("take", who="beor", kind="item", name="A rope")
    table.move("take", who="beor", kind="secret", name="The cold blade", number=7, keyword="weapon")
    table.move("lose_items", who="beor", count=count)
    assert [card.name for card in table.hero("beor").belongings] == ["The cold blade"]
    card = table.hero("beor").belongings[0].id
    assert table.objects("part_with", who="beor", card=card).rule == "TG-SEC-02"


@pytest.fixture
def day(table):
    """The same three in their first day."""
    table.morning()
    return table


@line(18)
def test_18_who_lays_nothing_is_attacked_draws_one_and_is_attacked_as_ever(day):
    begin(day, combat(opportunity={"terror": 1}, table=[{"since": 0, "wounds": 2}]), "beor", "ailei")
    day.move("activate", who="beor")
    hand, deck = cards(day, "beor")
    day.move("finish_laying", who="beor")
    steps = ["tell-opportunity", "tell-draw-cards", "tell-answer-combat"]
    assert [key for key in day.said if key in steps] == steps
    assert cards(day, "beor") == (hand + 1, deck - 1)
    assert (day.hero("beor").terror.value, day.hero("beor").health.value) == (1, 7)


@line(19)
def test_19_a_panicked_one_lays_what_the_deck_gives_and_draws_none_in_the_evening_of_the_turn(day):
    with day.arranged() as state:
        state.heroes["beor"].health.value, state.heroes["beor"].terror.value = 2, 3
    begin(day, combat(), "beor", "ailei")
    day.move("activate", who="beor")
    assert day.told("tell-panic-card") == [{"who": "beor"}]
    assert day.objects("finish_laying", who="beor").rule == "TG-CMB-31"  # nor may it lay nothing
    day.move("lay_card", who="beor")
    assert cards(day, "beor") == (3, 11)
    day.move("finish_laying", who="beor")
    day.move("lay_card", who="ailei")
    assert cards(day, "ailei") == (2, 12)  # hers came from her hand
    day.move("finish_laying", who="ailei")
    assert fight(day).turn == 2
    assert (cards(day, "beor"), cards(day, "ailei")) == ((3, 11), (3, 11))


@line(20)
def test_20_a_stage_won_while_laying_has_no_reaction_after_it(day):
    begin(day, diplomacy(stages=[{"reaction": {"wounds": 1}}, {"reaction": {"wounds": 1}}]), "beor", "ailei")
    day.move("activate", who="beor")
    day.move("lay_card", who="beor", by=3)
    day.move("finish_laying", who="beor")
    assert (fight(day).stage, fight(day).pool, fight(day).active) == (1, 0, "ailei")
    assert [day.hero(who).health.value for who in ("beor", "ailei")] == [9, 9]
    assert "tell-answer-diplomacy" not in day.said
    day.move("finish_laying", who="ailei")
    assert "tell-answer-diplomacy" in day.said and day.hero("ailei").health.value == 8


@line(21)
@pytest.mark.parametrize("kept_by", ["the table", "the app"])
def test_21_after_an_encounter_used_cards_turn_back_and_decks_are_shuffled(table, kept_by):
    """A card that lies face down as surplus equipment is no used card, and stays as it lies."""
    table.morning()
    table.move("take", who="beor", kind="item", name="A horn")
    for name in ("A sabre", "A spear"):
        table.move("take", who="beor", kind="item", name=name, keyword="weapon")
    table.move("begin_encounter", who=["beor", "ailei"], colour="green", drew="Wolves")
    table.move("use_card", who="beor", card=table.hero("beor").belongings[0].id)
    assert table.hero("beor").belongings[0].flipped
    if kept_by == "the app":
        table.move("describe_encounter", card=combat(name="Wolves"), who="beor")
        table.move("start_fight", who="beor")
        table.move("activate", who="beor")
        table.move("lay_card", who="beor", by=6)
        table.move("finish_laying", who="beor")
        assert table.hero("beor").belongings[0].flipped
    table.move("end_encounter", who="beor", how="won")
    assert not table.hero("beor").belongings[0].flipped
    assert table.told("tell-turn-back") == [{"who": "beor", "names": ["A horn"]}]
    assert [card.face_up for card in table.hero("beor").belongings] == [True, True, False]
    [over] = [told for told in table.tellings if told.key == "tell-encounter-over"]
    for language, word in (("cs", "zamíchejte"), ("en", "shuffled")):
        assert word in Voice(language, GAME, table.state).spoken(over)


@line(22)
def test_22_put_away_in_the_middle_of_a_day_nothing_is_lost(table):
    table.morning()
    table.move("location_action", who=["beor"], cost=0, once_a_day=True)
    table.move("note_task", text="Whose grave is it?", place=101)
    table.move("set_dial", kind="quest", where="location", of="101", value=3, note="The bell")
    lines = {one.told.key for one in GAME.packing(table.state).lines}
    assert {"pack-used", "pack-dial"} <= lines
    before = table.plain
    table.move("put_away")
    table.move("close_box")
    back = engine.state_of(GAME, table.plain)
    assert isinstance(back, Avalon)
    table.move("lay_table")
    table.move("sit_down")
    same = {key: value for key, value in table.plain.items() if key not in ("evening", "checklist")}
    assert same == {key: value for key, value in before.items() if key not in ("evening", "checklist")}
    assert table.objects("location_action", who=["ailei"]).rule == "TG-ACT-12"
