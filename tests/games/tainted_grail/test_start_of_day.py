"""SOD: the start of a day, eight steps in a fixed order."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.state.heroes import Belonging
from companion.games.tainted_grail.state.pieces import Event, Guardian, Menhir, SetDial, Tokens


def morning_after_night(table):
    """Live on from the day's actions to the next morning's first move."""
    table.move("end_day", everyone_passes=True)
    if table.phase == "end_of_day":
        table.move("rest")
        table.move("good_night")
    table.move("start_day")


@pytest.fixture
def crowded(table):
    """A morning on which everything happens.

    101 lost its coin yesterday; 107 lights the middle of the map and 115 has one morning left. 103 and 105 fall dark,
    and Beor sleeps on 103. A time dial runs out, another does not, tokens lie about, a guardian waits on 104, and Arev
    holds two weapons and two relics, one of them a secret.
    """
    for number, x, y in ((107, 1, 1), (115, 2, 2)):
        table.move("place_location", number=number, x=x, y=y)
    with table.arranged() as state:
        state.day = 5
        state.menhirs = [Menhir(place=101, dial=None), Menhir(place=107, dial=3), Menhir(place=115, dial=1)]
        state.heroes["beor"].place = 103
        state.heroes["ailei"].place = 107
        state.heroes["arev"].place = 102
        state.dials = [
            SetDial(id="a", kind="time", where="character", of="arev", value=1, note="Read verse 12."),
            SetDial(id="b", kind="time", where="secret", of="7", value=4, note="The letter"),
            SetDial(id="c", kind="quest", where="location", of="104", value=1, note="The pyre"),
        ]
        state.tokens = [
            Tokens(id="d", kind="time", where="location", of="104", count=2, note="The flood"),
            Tokens(id="e", kind="quest", where="location", of="102", count=1),
        ]
        state.places["102"].used_today = True
        state.open_events = [Event(name="Hail", since=4), Event(name="The ford", quest=True, since=1)]
        state.guardians = [Guardian(id="g", name="The Lurker", colour="grey", place=104, since=3, rolled=True)]
        state.heroes["arev"].belongings = [
            Belonging(id="sword", kind="item", name="sword", keyword="weapon"),
            Belonging(id="spear", kind="item", name="spear", keyword="weapon"),
            Belonging(id="ring", kind="item", name="ring", keyword="relic"),
            Belonging(id="eye", kind="secret", name="eye", keyword="relic"),
            Belonging(id="bow", kind="item", name="bow", keyword="weapon", face_up=False),
        ]
    return table


@pytest.mark.rule("TG-SOD-13", "TG-SOD-01", "TG-SOD-02", "TG-SOD-03", "TG-SOD-04", "TG-SOD-05")
def test_steps_one_to_four_happen_in_their_order(crowded):
    crowded.move("start_day")
    eight = [
        "tell-remove-menhir",
        "tell-remove-location",
        "tell-suffered",
        "tell-move-figure",
        "tell-menhir-dial",
        "tell-menhir-dial-off",
        "tell-dial-ran-out",
        "tell-dial",
        "tell-take-token",
        "tell-action-free-again",
        "tell-turn-event",
    ]
    assert [key for key in crowded.said if key in eight] == [
        "tell-remove-menhir",  # 1
        "tell-remove-location",  # 2
        "tell-remove-location",
        "tell-suffered",
        "tell-move-figure",
        "tell-menhir-dial",  # 3
        "tell-menhir-dial-off",
        "tell-dial-ran-out",  # 4a
        "tell-dial",
        "tell-take-token",  # 4b
        "tell-action-free-again",
        "tell-turn-event",  # 5 waits for people
    ]
    assert crowded.told("tell-remove-menhir") == [{"place": 101}]
    assert [told["place"] for told in crowded.told("tell-remove-location")] == [103, 105]
    state = crowded.state
    assert {menhir.place: menhir.dial for menhir in state.menhirs} == {107: 2, 115: None}
    assert [place.number for place in state.revealed] == [101, 102, 104, 107, 115]
    beor = crowded.hero("beor")
    assert (beor.place, beor.health.value, beor.terror.value) == (101, 7, 2)
    assert [(dial.id, dial.value) for dial in state.dials] == [("b", 3), ("c", 1)]
    assert crowded.told("tell-dial-ran-out") == [{"where": "character", "of": "arev", "note": "Read verse 12."}]
    assert [(pile.id, pile.count) for pile in state.tokens] == [("d", 1), ("e", 1)]
    assert not state.place(102).used_today
    assert (crowded.step, state.open_events[0].name) == ("event", "Hail")  # still in force until step 5


@pytest.mark.rule("TG-SOD-13", "TG-SOD-07", "TG-SOD-10", "TG-SOD-11", "TG-SOD-12")
def test_steps_five_to_eight_follow_one_after_another(crowded):
    crowded.move("start_day")
    crowded.move("turn_event", name="A clear sky")
    assert [event.name for event in crowded.state.open_events] == ["The ford", "A clear sky"]
    assert crowded.step == "guardians"
    assert crowded.said.index("tell-discard-event") < crowded.said.index("tell-roll-guardians")
    assert crowded.objects("begin_day").code == "guardian-not-rolled"
    crowded.move("roll_guardian", guardian="g", rolled="west")
    assert crowded.state.guardians[0].place == 101
    assert crowded.said == ["tell-guardian-moves", "tell-guardian-attacks"]
    assert crowded.told("tell-guardian-attacks")[0]["who"] == ["beor"]
    assert crowded.step == "guardians"  # GRD-16: it is fought out first
    crowded.move("end_encounter", who="beor", how="not_won")
    after = crowded.said
    assert after.index("tell-guardian-not-beaten") < after.index("tell-discuss-plans")
    assert after.index("tell-discuss-plans") < after.index("tell-surplus-equipment")
    assert crowded.step == "equipment"
    assert crowded.told("tell-surplus-equipment") == [{"who": "arev", "cards": ["spear", "eye"]}]
    crowded.move("turn_card", who="arev", card="sword", face_up=False)
    objection = crowded.objects("begin_day")
    assert (objection.rule, objection.message.args["cards"]) == ("TG-SOD-12", ["eye"])
    crowded.move("turn_card", who="arev", card="ring", face_up=False)
    crowded.move("begin_day")
    assert crowded.step == "actions"
    assert crowded.told("tell-who-begins") == [{"who": "ailei"}]
    up = [card.id for card in crowded.hero("arev").belongings if card.face_up]
    assert up == ["spear", "eye"]


@pytest.mark.rule("TG-SOD-01")
def test_only_a_menhir_without_a_dial_is_removed(table):
    with table.arranged() as state:
        state.menhirs = [Menhir(place=101, dial=1), Menhir(place=102, dial=None)]
    table.move("start_day")
    assert [menhir.place for menhir in table.state.menhirs] == [101]
    assert [menhir.place for menhir in table.state.active_menhirs] == [101]  # it is active without its dial
    assert table.state.menhirs[0].dial is None


@pytest.mark.rule("TG-SOD-02")
def test_only_land_out_of_every_menhirs_reach_is_removed(table):
    table.move("place_location", number=107, x=1, y=1)
    table.move("place_location", number=109, x=1, y=-1)
    with table.arranged() as state:
        state.menhirs = [Menhir(place=107, dial=4)]
        for hero in state.heroes.values():
            hero.place = 101  # diagonal to 107, and so in its light
    table.move("start_day")
    assert [place.number for place in table.state.revealed] == [101, 102, 104, 107]
    assert {place.number for place in table.state.places.values() if place.state == "unrevealed"} == {103, 105, 109}
    assert [hero.health.value for hero in table.state.heroes.values()] == [9, 9, 9]


@pytest.mark.rule("TG-SOD-02")
def test_with_no_menhir_left_no_land_is_removed(table):
    with table.arranged() as state:
        state.menhirs = [Menhir(place=101, dial=None)]
    table.move("start_day")
    assert [place.number for place in table.state.revealed] == [101, 102, 103, 104, 105]
    assert "tell-no-menhir" in table.said
    assert [(hero.health.value, hero.terror.value) for hero in table.state.heroes.values()] == [(7, 2)] * 3


@pytest.mark.rule("TG-SOD-02")
def test_a_menhir_whose_dial_came_off_still_holds_its_land_for_a_day(table):
    table.move("set_menhir", place=101, dial=1)
    table.whole_day()
    assert table.state.menhirs[0].dial is None and len(table.state.revealed) == 5
    table.move("start_day")
    assert table.state.menhirs == []


@pytest.mark.rule("TG-SOD-03", "TG-SOD-14")
@pytest.mark.parametrize("dial", range(1, 9))
def test_a_dial_lasts_as_many_mornings_as_it_shows(avalon, dial):
    table = avalon("beor", kept="light")
    table.move("set_menhir", place=101, dial=dial)
    shown = []
    for _ in range(dial + 1):
        table.move("start_day")
        shown.append(table.state.menhirs[0].dial if table.state.menhirs else "gone")
        table.move("end_day", everyone_passes=True)
    assert shown == [*range(dial - 1, 0, -1), None, "gone"]


@pytest.mark.rule("TG-SOD-04", "TG-SOD-06")
@pytest.mark.parametrize(("where", "of"), [("location", "104"), ("secret", "7"), ("character", "beor"), ("other", "x")])
def test_time_dials_run_down_wherever_they_lie_and_quest_dials_never(table, where, of):
    table.move("set_dial", kind="time", where=where, of=of, value=3, note="The bell")
    table.move("set_dial", kind="quest", where=where, of=of, value=3, note="The tower")
    shown = []
    for _ in range(4):
        table.whole_day()
        shown.append([(dial.kind, dial.value) for dial in table.state.dials])
    assert shown == [
        [("time", 2), ("quest", 3)],
        [("time", 1), ("quest", 3)],
        [("quest", 3)],
        [("quest", 3)],
    ]


@pytest.mark.rule("TG-SOD-05", "TG-SOD-06")
def test_one_time_token_leaves_each_location_and_no_quest_token(table):
    table.move("put_tokens", kind="time", where="location", of="103", count=3, note="The mill burns down.")
    table.move("put_tokens", kind="time", where="location", of="104", count=1, note="The fair ends.")
    table.move("put_tokens", kind="quest", where="location", of="103", count=2)
    table.move("put_tokens", kind="time", where="character", of="beor", count=2)
    with table.arranged() as state:  # however a table came to two piles on one card: one token a card
        state.tokens.append(Tokens(id="more", kind="time", where="location", of="103", count=1))

    def lying():
        return [(pile.kind, pile.where, pile.of, pile.count) for pile in table.state.tokens]

    table.move("start_day")
    assert lying() == [
        ("time", "location", "103", 2),
        ("quest", "location", "103", 2),
        ("time", "character", "beor", 2),
        ("time", "location", "103", 1),
    ]
    assert table.told("tell-take-token") == [{"of": "103", "left": 2}]
    assert table.told("tell-last-token") == [{"of": "104", "note": "The fair ends."}]
    table.move("turn_event")
    morning_after_night(table)
    assert lying()[0] == ("time", "location", "103", 1)


@pytest.mark.rule("TG-SOD-05")
def test_a_used_action_is_free_again_and_its_mark_is_no_token_of_the_card(table):
    table.morning()
    table.move("put_tokens", kind="time", where="location", of="101", count=2)
    table.move("location_action", who=["beor"], cost=1, once_a_day=True)
    assert table.state.place(101).used_today
    assert table.objects("location_action", who=["ailei"]).rule == "TG-ACT-12"
    morning_after_night(table)
    assert not table.state.place(101).used_today
    assert [pile.count for pile in table.state.tokens] == [1]  # the card's own went down by one besides


@pytest.mark.rule("TG-SOD-05", "TG-SOD-02")
def test_nothing_is_taken_from_a_card_that_has_just_left(table):
    table.move("set_menhir", place=104, dial=4)
    with table.arranged() as state:
        state.menhirs = [menhir for menhir in state.menhirs if menhir.place == 104]
        state.places["103"].used_today = True
        for hero in state.heroes.values():
            hero.place = 104
    table.move("start_day")
    assert table.state.place(103).state == "unrevealed" and not table.state.place(103).used_today
    assert table.told("tell-action-free-again") == []


@pytest.mark.rule("TG-SOD-15")
def test_the_token_on_a_dial_belongs_to_the_dial(table):
    table.move("set_dial", kind="time", where="location", of="104", value=2, note="The wolves come.")
    table.move("put_tokens", kind="time", where="location", of="104", count=3)
    table.move("start_day")
    assert [dial.value for dial in table.state.dials] == [1]
    assert [pile.count for pile in table.state.tokens] == [2]
    table.move("turn_event")
    morning_after_night(table)
    assert table.state.dials == []  # the dial and the token on it went together
    assert table.told("tell-dial-ran-out") == [{"where": "location", "of": "104", "note": "The wolves come."}]
    assert [pile.count for pile in table.state.tokens] == [1]


@pytest.mark.rule("TG-SOD-15")
def test_a_time_dial_alone_on_a_location_lives_longer_than_a_morning(table):
    table.move("set_dial", kind="time", where="location", of="104", value=3)
    table.move("start_day")
    assert [(dial.kind, dial.value) for dial in table.state.dials] == [("time", 2)]
    assert "tell-last-token" not in table.said


@pytest.mark.rule("TG-SOD-07")
def test_the_next_card_of_the_event_deck_is_turned(avalon):
    table = avalon("beor", events=3)
    with table.arranged() as state:
        state.events.top, state.events.shuffled = ["Dawn", "Fog", "Crows"], []
    table.move("start_day")
    table.move("turn_event")
    assert [event.name for event in table.state.open_events] == ["Dawn"]
    assert (table.state.events.top, table.drawn[0].came, table.drawn[0].told) == (["Fog", "Crows"], "Dawn", False)
    morning_after_night(table)
    table.move("turn_event", drew="Crows")  # what the hands drew is believed
    assert [event.name for event in table.state.open_events] == ["Crows"]
    assert (table.state.events.top, table.state.events.discard) == (["Fog"], ["Dawn"])
    morning_after_night(table)
    refusal = table.refuses("turn_event", drew="Dawn")
    assert (refusal.field, refusal.message.key) == ("drew", "not-in-deck")


@pytest.mark.rule("TG-SOD-08", "TG-SOD-09")
def test_a_quest_stays_and_an_ordinary_event_lasts_a_day(avalon):
    table = avalon("beor", events=9)
    table.morning(name="The ford", quest=True)
    assert table.told("tell-lay-quest") == [{"name": "The ford"}]
    morning_after_night(table)
    table.move("turn_event", name="Hail")
    morning_after_night(table)
    assert [event.name for event in table.state.open_events] == ["The ford", "Hail"]  # until step 5
    table.move("turn_event", name="The tower", quest=True)
    assert [event.name for event in table.state.open_events] == ["The ford", "The tower"]
    assert table.state.events.discard == ["Hail"]
    morning_after_night(table)
    table.move("turn_event", name="Fog")
    table.move("end_quest", name="The ford")  # because its own text says so
    assert [event.name for event in table.state.open_events] == ["The tower", "Fog"]
    assert (table.state.events.removed, table.state.events.discard) == (["The ford"], ["Hail"])


@pytest.mark.rule("TG-SOD-08")
def test_a_quest_is_asked_for_its_name_and_one_of_an_older_save_that_has_none_can_be_ended(table):
    table.move("start_day")
    for nothing in ("", "  "):
        assert table.refuses("turn_event", quest=True, name=nothing).field == "name"
    table.move("turn_event", quest=True, name="The bell")
    with table.arranged() as state:
        state.open_events[0].name = ""
    table.move("end_quest", name="")
    assert table.state.open_events == []


@pytest.mark.rule("TG-SOD-09")
def test_a_random_event_goes_under_its_own_pile(avalon):
    table = avalon("beor", events=5)
    table.move("add_random_events", count=1)
    table.morning(name="A wolf")
    morning_after_night(table)
    table.move("turn_event", name="Hail")
    assert (table.state.random_events.bottom, table.state.events.discard) == (["A wolf"], [])


def guarded(table, *places):
    """A morning at step 6 with a guardian on each of these locations."""
    with table.arranged() as state:
        state.guardians = [
            Guardian(id=f"g{number}", name=f"G{number}", colour="blue", place=place, since=1, from_deck=True)
            for number, place in enumerate(places)
        ]
        state.encounters["blue"].shuffled = ["?"] * 5
    table.move("start_day")
    table.move("turn_event")


@pytest.mark.rule("TG-SOD-10")
def test_each_guardian_has_its_own_roll_and_only_one(table):
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.place = 105
    guarded(table, 101, 103, 104)
    assert table.told("tell-roll-guardians") == [{"count": 3}]
    table.move("roll_guardian", guardian="g0", rolled="north")
    assert table.step == "guardians" and table.state.guardians[0].place == 102
    assert table.objects("roll_guardian", guardian="g0", rolled="south").rule == "TG-GRD-02"
    table.move("roll_guardian", guardian="g1", rolled="nothing")
    assert table.state.guardians[1].place == 103
    assert table.objects("begin_day").message.args == {"name": "G2"}
    table.move("roll_guardian", guardian="g2", rolled="removal")
    assert [guardian.id for guardian in table.state.guardians] == ["g0", "g1"]
    assert table.state.encounters["blue"].bottom == ["G2"]
    assert table.step == "actions"
    assert table.objects("roll_guardian", guardian="g0", rolled="south").rule == "TG-DAY-02"
    morning_after_night(table)
    table.move("turn_event")
    assert [guardian.rolled for guardian in table.state.guardians] == [False, False]  # a new morning, a new roll


@pytest.mark.rule("TG-SOD-10")
def test_a_blocked_guardian_goes_to_the_highest_connected_number(table):
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.place = 104
    guarded(table, 101, 103, 103)
    table.move("roll_guardian", guardian="g1", rolled="north")  # no number on that side: 101 is the only way
    assert table.state.guardians[1].place == 101
    table.move("roll_guardian", guardian="g2", rolled="west")  # 118 is not on the table
    assert table.state.guardians[2].place == 101
    table.move("correct", path="/places/102/sides/south", value=0)  # 102 no longer answers 101
    table.move("roll_guardian", guardian="g0", rolled="north")
    assert table.state.guardians[0].place == 105  # of 103, 104 and 105


@pytest.mark.rule("TG-SOD-10")
def test_a_guardian_with_no_way_out_stays_and_meets_whoever_is_there(table):
    with table.arranged() as state:
        state.heroes["ailei"].place = state.heroes["beor"].place = 104
        state.places["104"].sides = dict.fromkeys(state.places["104"].sides, 0)
    guarded(table, 104)
    table.move("roll_guardian", guardian="g0", rolled="west")
    assert table.state.guardians[0].place == 104
    assert table.told("tell-guardian-attacks") == [{"name": "G0", "place": 104, "who": ["ailei", "beor"]}]


@pytest.mark.rule("TG-SOD-10")
def test_the_app_casts_the_die_that_this_installation_knows(avalon):
    faces = ["north", "north", "east", "south", "west", "nothing"]
    table = avalon("beor", knowledge={"die": {"guardian": {"faces": faces}}})
    with table.arranged() as state:
        state.heroes["beor"].place = 105
    came = set()
    for _ in range(25):
        guarded(table, 101)
        table.move("roll_guardian", guardian="g0")
        came.add((table.drawn[0].came, table.state.guardians[0].place))
        assert not table.drawn[0].told
        if table.state.under_way:
            table.move("guardian_leaves", guardian="g0")  # it came upon Beor, and he beat it
        table.move("end_day", everyone_passes=True)
        table.move("rest")
        table.move("good_night")
        table.move("set_menhir", place=101, dial=8)
    assert came == {("north", 102), ("east", 104), ("south", 105), ("west", 103), ("nothing", 101)}


@pytest.mark.rule("TG-SOD-11")
def test_plans_are_talked_over_only_in_company(avalon):
    for heroes, told in ((["beor"], False), (["beor", "ailei"], True)):
        table = avalon(*heroes)
        table.morning()
        assert ("tell-discuss-plans" in table.said) is told


@pytest.mark.rule("TG-SOD-12")
@pytest.mark.parametrize("keyword", ["weapon", "armour", "shield", "companion", "relic"])
def test_one_card_of_each_keyword_lies_face_up(table, keyword):
    with table.arranged() as state:
        state.heroes["beor"].belongings = [
            Belonging(id="first", kind="item", name="first", keyword=keyword),
            Belonging(id="second", kind="secret", name="second", keyword=keyword, flipped=True),
            Belonging(id="rope", kind="item", name="rope"),
            Belonging(id="lamp", kind="item", name="lamp"),  # without a keyword there is no limit
        ]
    table.morning()
    assert table.step == "equipment"
    assert table.told("tell-surplus-equipment") == [{"who": "beor", "cards": ["second"]}]
    table.move("turn_card", who="beor", card="second", face_up=False)
    second = table.hero("beor").belongings[1]
    assert (second.face_up, second.flipped) == (False, True)  # two different things
    assert table.objects("turn_card", who="beor", card="second", face_up=True).rule == "TG-ITM-02"
    table.move("begin_day")
    assert table.step == "actions"


@pytest.mark.rule("TG-SOD-12")
def test_one_of_each_is_no_surplus(table):
    with table.arranged() as state:
        state.heroes["beor"].belongings = [
            Belonging(id="a", kind="item", name="a", keyword="weapon"),
            Belonging(id="b", kind="item", name="b", keyword="shield"),
            Belonging(id="c", kind="item", name="c", keyword="weapon", face_up=False),
        ]
    table.morning()
    assert table.step == "actions"


@pytest.mark.rule("TG-SOD-13")
def test_a_light_table_hears_of_all_eight_steps_in_their_order(avalon):
    table = avalon("beor", "ailei", kept="light")
    with table.arranged() as state:
        state.menhirs = [Menhir(place=101, dial=None), Menhir(place=104, dial=2)]
        state.guardians = [Guardian(id="g", name="The Lurker", colour="grey", place=103, since=1)]
        state.dials = [SetDial(id="a", kind="time", where="other", of="x", value=2)]
    table.move("start_day")
    assert table.said == [
        "tell-remove-menhir",
        "tell-remove-out-of-range",
        "tell-menhir-dial",
        "tell-dial",
        "tell-time-by-hand",
        "tell-turn-event",
        "tell-roll-guardians",
        "tell-guardian-fallback",
        "tell-discuss-plans",
        "tell-check-equipment",
        "tell-who-begins",
    ]
    assert table.told("tell-remove-out-of-range")[0]["places"] == [104]
    assert table.step == "actions"
