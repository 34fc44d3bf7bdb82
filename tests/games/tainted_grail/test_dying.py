"""DIE: dying, death, and what the dead leave behind."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.pages.day import alerts


@pytest.fixture
def day(table):
    """Beor, Ailei and Arev on 101, during the first day; Červ is still in the box."""
    table.morning()
    return table


def fall(table, who: str, place: int | None = None) -> None:
    """A character's Health falls to nothing, and then the limit on its card is passed."""
    if place is not None:
        with table.arranged() as state:
            state.heroes[who].place = place
    table.move("set_to", who=who, what="health", value=0)
    table.move("die", who=who)


def item(table, who: str, name: str, **facts) -> None:
    table.move("take", who=who, kind="item", name=name, **facts)


def secret(table, who: str, name: str, number: int, **facts) -> None:
    table.move("take", who=who, kind="secret", name=name, number=number, **facts)


def held(table, who: str) -> list[str]:
    return [card.name for card in table.hero(who).belongings]


def living(table) -> list[str]:
    return [hero.id for hero in table.state.living]


# --- dying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIE-01")
def test_no_health_attaches_the_card_and_leads_out_of_the_encounter_at_once(day):
    day.move("begin_encounter", who=["beor", "ailei"])
    day.move("change", who="beor", what="health", by=-8)
    assert not day.hero("beor").dying
    day.move("change", who="beor", what="health", by=-1)
    assert day.hero("beor").dying
    assert day.said.index("tell-attach-dying") < day.said.index("tell-leaves-encounter")
    assert [doing.who for doing in day.state.under_way] == [["ailei"]]
    assert "wrote-dying" in day.wrote
    assert "alert-dying" in [alert.key for alert in alerts(day.state)]


@pytest.mark.rule("TG-DIE-01")
def test_whatever_takes_the_last_health_is_dying(table):
    """A price in hearts, the dark, hunger, a board read off: the card is attached all the same."""
    with table.arranged() as state:
        state.menhirs = []
        state.heroes["beor"].health.value = 2  # the toll of the dark
        for who in ("ailei", "arev"):
            state.heroes[who].health.value = 9
            state.heroes[who].resources["food"] = 0
    table.morning()
    assert [hero.id for hero in table.state.living if hero.dying] == ["beor"]
    table.move("pay", who="ailei", health=7)
    assert table.hero("ailei").dying
    table.move("set_to", who="arev", what="health", value=1)
    table.move("set_to", who="arev", what="energy", value=0)
    table.move("end_day", everyone_passes=True)
    table.move("rest", hungry=["beor", "ailei", "arev"])
    assert table.hero("arev").dying


@pytest.mark.rule("TG-DIE-01")
def test_a_board_that_is_read_off_without_health_is_dying(avalon):
    table = avalon("beor", "ailei", kept="light")
    table.move("note_boards", boards=[{"who": "beor", "health": 0}])
    assert table.hero("beor").dying
    assert [told["who"] for told in table.told("tell-attach-dying")] == ["beor"]


@pytest.mark.rule("TG-DIE-02")
@pytest.mark.parametrize(("heroes", "card"), [(("beor",), "solo"), (("beor", "ailei"), "shared")])
def test_alone_another_card_is_taken_than_with_others(avalon, heroes, card):
    table = avalon(*heroes)
    table.move("set_to", who="beor", what="health", value=0)
    assert table.told("tell-attach-dying") == [{"who": "beor", "card": card}]


@pytest.mark.rule("TG-DIE-02", "TG-DIE-03")
def test_the_flag_and_a_note_are_kept_until_the_card_comes_off(day):
    day.move("set_to", who="beor", what="health", value=0)
    day.move("note_boards", boards=[{"who": "beor", "notes": "Three days on the card."}])
    assert (day.hero("beor").dying, day.hero("beor").notes) == (True, "Three days on the card.")
    day.move("change", who="beor", what="health", by=2)
    assert day.hero("beor").dying  # only the card says when it comes off
    assert [told["who"] for told in day.told("tell-dying-may-pass")] == ["beor"]
    day.move("lift", who="beor", card="dying")
    assert not day.hero("beor").dying
    assert "beor" in living(day)


@pytest.mark.rule("TG-DIE-01", "TG-DIE-03")
def test_who_is_not_dying_does_not_die(day):
    assert day.objects("die", who="beor").rule == "TG-DIE-01"
    day.move("die", who="beor", overrule=("is-not-dying",))
    assert day.hero("beor").dead


# --- death -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIE-04", "TG-VIC-02")
def test_alone_death_ends_the_game(avalon):
    table = avalon("beor")
    table.morning()
    fall(table, "beor")
    assert table.state.outcome == "lost"
    assert "tell-campaign-lost" in table.said and "wrote-campaign-lost" in table.wrote
    assert "tell-may-take-another" not in table.said


@pytest.mark.rule("TG-DIE-05", "TG-TIE-05")
def test_with_others_the_game_goes_on_and_an_unused_character_comes_to_the_lowest_number(day):
    """The card 55 was laid last and lies far off; it has the lowest number of those that are revealed."""
    day.move("place_location", number=55, x=0, y=-2)
    fall(day, "beor", 104)
    assert day.state.outcome == ""
    assert living(day) == ["ailei", "arev"]
    day.move("new_character", seat=1, character={"id": "cerv", "resources": {"food": 3}})
    newcomer = day.hero("cerv")
    assert (newcomer.place, newcomer.seat) == (55, 1)
    assert living(day) == ["ailei", "arev", "cerv"]
    told = {"tell-take-board", "tell-set-tracks-by-board", "tell-build-decks", "tell-build-advancement"}
    assert told <= set(day.said)
    assert (len(newcomer.combat.cards), newcomer.combat.advancement.size) == (15, 25)
    assert (newcomer.resources["food"], newcomer.resources["experience"]) == (3, 0)
    assert day.state.players == 3
    day.move("leave_list")
    day.move("explore", who=["cerv"])  # and plays on at once


@pytest.mark.rule("TG-TIE-05")
def test_a_location_that_left_the_table_is_not_the_lowest(day):
    day.move("remove_location", number=102)
    with day.arranged() as state:
        state.places["101"].state, state.places["101"].at = "unrevealed", None
    fall(day, "beor", 104)
    day.move("new_character", seat=1, character={"id": "cerv"})
    assert day.hero("cerv").place == 103


@pytest.mark.rule("TG-DIE-05")
def test_nobody_takes_a_second_character_beside_a_living_one(day):
    assert day.refuses("new_character", seat=2, character={"id": "cerv"}).field == "seat"
    fall(day, "beor")
    day.move("new_character", seat=1, character={"id": "cerv"})
    assert day.refuses("new_character", seat=1, character={"id": "beor"}).field


@pytest.mark.rule("TG-DIE-10")
def test_the_dead_are_not_played_again(day):
    fall(day, "beor")
    for move, args in (("explore", {"who": ["beor"]}), ("change", {"who": "beor", "what": "food", "by": 1})):
        assert day.refuses(move, **args).message.key == "is-dead"
    assert day.refuses("new_character", seat=1, character={"id": "beor"}).message.key == "is-dead"
    assert day.refuses("new_character", seat=1, character={"id": "ailei"}).field  # nor one that another plays


@pytest.mark.rule("TG-DIE-06", "TG-VIC-02")
def test_with_every_other_character_in_use_everybody_loses(avalon):
    table = avalon("beor", "ailei", "arev", "cerv")
    table.morning()
    fall(table, "ailei")
    assert table.state.outcome == "lost"
    assert living(table) == ["arev", "cerv", "beor"]  # alive, and still lost


@pytest.mark.rule("TG-DIE-06", "TG-DIE-10")
def test_the_dead_count_as_used_up(day):
    """Červ follows Beor; when Ailei falls too, nobody is left in the box."""
    fall(day, "beor")
    day.move("new_character", seat=1, character={"id": "cerv"})
    assert day.state.outcome == ""
    fall(day, "ailei")
    assert day.state.outcome == "lost"


@pytest.mark.rule("TG-DIE-06", "TG-PLR-01")
def test_a_character_whose_player_is_away_is_neither_in_use_nor_dead(avalon):
    table = avalon("beor", "ailei", "arev", "cerv")
    table.move("leave", seat=4)
    table.morning()
    fall(table, "beor")
    assert table.state.outcome == ""
    assert "tell-may-take-another" not in table.said  # nobody is left in the box


@pytest.mark.rule("TG-DIE-06")
def test_only_a_death_decides_it(avalon):
    """Four are in use from the first day: dying alone loses nothing yet."""
    table = avalon("beor", "ailei", "arev", "cerv")
    table.move("set_to", who="beor", what="health", value=0)
    assert table.state.outcome == ""


# --- what is left ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIE-07")
def test_items_lie_where_their_owner_fell_for_whoever_stands_there(day):
    item(day, "beor", "Rope")
    item(day, "beor", "Sabre", keyword="weapon")
    fall(day, "beor", 104)
    assert [(left.place, left.name) for left in day.state.left] == [(104, "Rope"), (104, "Sabre")]
    assert day.objects("pick_up", who="ailei", name="Rope").rule == "TG-DIE-07"  # she stands on 101
    day.move("travel", who=["ailei"], to=104)
    before = day.hero("ailei").energy.value
    day.move("pick_up", who="ailei", name="Rope")
    day.move("pick_up", who="ailei", name="Sabre")
    assert held(day, "ailei") == ["Rope", "Sabre"]
    assert day.hero("ailei").belongings[1].keyword == "weapon"
    assert day.hero("ailei").energy.value == before  # it costs nothing and is no action
    assert day.state.left == []


@pytest.mark.rule("TG-DIE-07")
def test_items_of_the_dead_are_not_collected_out_of_an_encounter(day):
    item(day, "beor", "Rope")
    fall(day, "beor", 101)
    day.move("begin_encounter", who=["ailei"])
    met = day.objects("pick_up", who="ailei", name="Rope")
    assert (met.rule, met.message.key) == ("TG-DIE-07", "in-an-encounter")


@pytest.mark.rule("TG-DIE-07")
def test_of_two_things_of_one_name_the_one_at_hand_is_collected(day):
    item(day, "beor", "Rope")
    item(day, "arev", "Rope")
    fall(day, "beor", 104)
    fall(day, "arev", 102)
    with day.arranged() as state:
        state.heroes["ailei"].place = 102
    day.move("pick_up", who="ailei", name="Rope")
    assert [left.place for left in day.state.left] == [104]


@pytest.mark.rule("TG-DIE-07")
def test_items_of_the_dead_go_when_their_location_does(day):
    item(day, "beor", "Rope")
    fall(day, "beor", 104)
    day.move("remove_location", number=104)
    assert day.state.left == []
    assert day.told("tell-dropped-thing-lost") == [{"name": "Rope"}]


@pytest.mark.rule("TG-DIE-08")
def test_secrets_are_divided_as_their_owner_decides(day):
    secret(day, "beor", "The letter", 17)
    secret(day, "beor", "The ring", 18, keyword="relic")
    secret(day, "arev", "The eye", 19, keyword="relic")
    fall(day, "beor")
    assert [card.name for card in day.state.legacy] == ["The letter", "The ring"]
    assert day.state.left == []  # secrets do not lie about
    letter, ring = (card.id for card in day.state.legacy)
    day.move("inherit", who="arev", card=ring)
    day.move("inherit", who="ailei", card=letter)
    assert (held(day, "ailei"), held(day, "arev")) == (["The letter"], ["The eye", "The ring"])
    assert [card.face_up for card in day.hero("arev").belongings] == [True, False]  # still one relic
    assert day.state.legacy == []


@pytest.mark.rule("TG-DIE-08")
def test_personal_secrets_leave_the_game(day):
    secret(day, "beor", "The mark", 20, personal=True)
    secret(day, "beor", "The letter", 17)
    fall(day, "beor")
    assert [card.name for card in day.state.legacy] == ["The letter"]
    assert "20" in day.state.secrets.removed
    assert [told["name"] for told in day.told("tell-box-card")] == ["The mark"]
    assert day.objects("take", who="ailei", kind="secret", name="The mark", number=20).rule == "TG-DSC-04"


@pytest.mark.rule("TG-DIE-09")
def test_resources_of_the_dead_are_lost(day):
    day.move("set_to", who="beor", what="food", value=5)
    day.move("set_to", who="beor", what="magic", value=3)
    with_others = {who: dict(day.hero(who).resources) for who in ("ailei", "arev")}
    fall(day, "beor")
    assert set(day.hero("beor").resources.values()) == {0}
    assert {who: dict(day.hero(who).resources) for who in ("ailei", "arev")} == with_others


# --- out of the encounter --------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIE-11")
def test_dying_out_of_an_encounter_costs_nothing_more_and_is_no_escape(avalon):
    """Without the limiter Health holds no Energy down, so that any price of leaving would be seen."""
    table = avalon("beor", "ailei")
    table.move("choose_modes", overrule=("limiter-goes-alone",), no_limiter=True)
    table.morning()
    table.move("begin_encounter", who=["beor", "ailei"])
    table.move("change", who="beor", what="health", by=-9)
    assert table.hero("beor").energy.value == 6
    assert table.hero("ailei").health.value == 9
    assert "wrote-escaped" not in table.wrote
    assert table.told("tell-dying-card-decides") == [{"who": "beor"}]  # the card itself has the last word
    assert "wrote-encounter-ended" not in table.wrote  # Ailei goes on
    assert [doing.who for doing in table.state.under_way] == [["ailei"]]


@pytest.mark.rule("TG-DIE-12")
def test_with_nobody_left_the_card_goes_under_its_own_deck(avalon):
    table = avalon("beor", "ailei", encounters={"grey": 5, "green": 5})
    table.morning()
    table.move("begin_encounter", who=["beor"], colour="grey", drew="Brigands")
    table.move("change", who="beor", what="health", by=-9)
    assert table.state.under_way == []
    assert table.state.encounters["grey"].bottom == ["Brigands"]
    assert table.state.encounters["green"].bottom == []


@pytest.mark.rule("TG-DIE-12")
def test_with_nobody_left_a_guardian_stays_in_the_location(avalon):
    table = avalon("beor", "ailei", encounters={"grey": 5})
    table.morning()
    table.move("guardian_appears", name="Warden", colour="grey", place=104)
    table.move("travel", who=["beor"], to=104)
    assert [doing.who for doing in table.state.under_way] == [["beor"]]
    table.move("change", who="beor", what="health", by=-9)
    assert table.state.under_way == []
    assert [(guardian.name, guardian.place) for guardian in table.state.guardians] == [("Warden", 104)]
    assert table.state.encounters["grey"].bottom == []


@pytest.mark.rule("TG-DIE-04", "TG-DIE-07", "TG-DIE-08")
def test_a_death_is_undone_whole(day):
    item(day, "beor", "Rope")
    secret(day, "beor", "The letter", 17)
    day.move("set_to", who="beor", what="health", value=0)
    before = day.plain
    day.move("die", who="beor")
    assert day.plain != before
    day.undo()
    assert day.plain == before
