"""PLR: players and characters who come and go between the evenings."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.state.pieces import SetDial


def next_evening(table) -> None:
    """Put the table away and sit down to it again."""
    table.move("put_away")
    table.move("close_box")
    table.move("lay_table")
    table.move("sit_down")


def leaves(table) -> None:
    """Beor's player leaves, and Ailei gets the secrets that can be divided."""
    table.move("leave", seat=1)
    for card in [card.id for card in table.state.legacy]:
        table.move("inherit", who="ailei", card=card)


@pytest.fixture
def evening(avalon):
    """The start of the second evening of Beor and Ailei, who stand on 104 and 103; Beor holds an item and secrets."""
    table = avalon({"id": "beor", "player": "Vít"}, {"id": "ailei", "player": "Iva"}, events=30)
    table.morning()
    table.move("take", who="beor", kind="item", name="Rope")
    table.move("take", who="beor", kind="secret", name="The letter", number=17)
    table.move("take", who="beor", kind="secret", name="The mark", number=20, personal=True)
    with table.arranged() as state:
        state.heroes["beor"].place, state.heroes["ailei"].place = 104, 103
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    next_evening(table)
    return table


def playing(table) -> list[str]:
    return [hero.id for hero in table.state.living]


def names(cards) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.rule("TG-PLR-01")
def test_players_change_at_the_start_of_an_evening_and_not_in_the_middle(evening):
    evening.move("start_day")
    assert evening.objects("join", character={"id": "arev"}).rule == "TG-PLR-01"
    assert evening.objects("leave", seat=2).rule == "TG-PLR-01"
    evening.move("turn_event")
    next_evening(evening)  # in the middle of a day, but at the start of an evening
    evening.move("join", character={"id": "arev", "player": "Ota"})
    assert playing(evening) == ["ailei", "arev", "beor"]
    assert [seat.player for seat in evening.state.seats] == ["Vít", "Iva", "Ota"]


@pytest.mark.rule("TG-PLR-01", "TG-PLR-04")
def test_there_are_one_to_four_players(evening):
    evening.move("join", character={"id": "arev"})
    evening.move("leave_list")
    evening.move("join", character={"id": "cerv"})
    evening.move("leave_list")
    assert evening.state.players == 4
    assert evening.refuses("join", character={"id": "beor"}).message.key
    for seat in (1, 3, 4):
        evening.move("leave", seat=seat)
    assert (evening.state.players, playing(evening)) == (1, ["ailei"])
    assert evening.refuses("leave", seat=2).field == "seat"


@pytest.mark.rule("TG-PLR-01")
def test_one_character_is_not_played_by_two(evening):
    assert evening.refuses("join", character={"id": "ailei"}).message.key == "chosen-twice"


@pytest.mark.rule("TG-PLR-01")
def test_who_left_is_not_waited_for(evening):
    leaves(evening)
    evening.morning()
    assert playing(evening) == ["ailei"]
    evening.move("explore", who=["ailei"])
    evening.move("pass", who="ailei")
    assert "tell-day-may-end" in evening.said
    evening.move("end_day")
    evening.move("rest")
    assert evening.hero("beor").energy.value == 6 and evening.hero("beor").health.value == 9  # nobody starved him


@pytest.mark.rule("TG-PLR-01")
def test_who_left_is_met_by_no_guardian_and_hurt_by_no_darkness(evening):
    with evening.arranged() as state:
        state.menhirs = []
    before = evening.plain["heroes"]["beor"]
    leaves(evening)
    stored = evening.plain["heroes"]["beor"]
    assert stored["health"] == before["health"]
    evening.move("start_day")
    assert evening.plain["heroes"]["beor"] == stored


@pytest.mark.rule("TG-PLR-02", "TG-PLR-05", "TG-PLR-06")
def test_secrets_are_divided_and_items_and_what_is_personal_stay_in_the_box(evening):
    evening.move("leave", seat=1)
    assert names(evening.state.legacy) == ["The letter"]
    assert names(evening.hero("beor").belongings) == ["Rope", "The mark"]
    assert evening.state.secrets.removed == []  # a secret never leaves a running campaign
    evening.move("inherit", who="ailei", card=evening.state.legacy[0].id)
    assert names(evening.hero("ailei").belongings) == ["The letter"]
    assert evening.state.left == []


@pytest.mark.rule("TG-PLR-05", "TG-PLR-06")
def test_who_comes_back_brings_what_stayed_with_the_character(evening):
    evening.move("set_to", who="beor", what="magic", value=3)
    leaves(evening)
    evening.morning()
    next_evening(evening)
    evening.move("come_back", who="beor", player="Vít")
    beor = evening.hero("beor")
    assert (names(beor.belongings), beor.resources["magic"]) == (["Rope", "The mark"], 3)
    assert beor.place == 103  # where Ailei stands
    assert playing(evening) == ["ailei", "beor"]


@pytest.mark.rule("TG-PLR-03")
@pytest.mark.parametrize(("beside", "place"), [("beor", 104), ("ailei", 103)])
def test_a_newcomer_stands_by_a_veteran_and_begins_as_everyone_did(evening, beside, place):
    evening.move("join", character={"id": "arev", "resources": {"food": 4}}, beside=beside)
    arev = evening.hero("arev")
    assert arev.place == place
    assert (arev.resources["food"], arev.resources["experience"], arev.belongings) == (4, 0, [])
    for pool in (arev.combat, arev.diplomacy):
        assert (len(pool.cards), pool.aside, pool.advancement.size) == (15, [], 25)
    assert {"tell-take-board", "tell-build-decks", "tell-newcomer-stands"} <= set(evening.said)


@pytest.mark.rule("TG-PLR-03")
def test_a_newcomer_never_stands_where_nobody_of_the_party_is(evening):
    evening.move("join", character={"id": "arev"})
    assert evening.hero("arev").place in (103, 104)
    assert evening.refuses("join", character={"id": "cerv"}, beside="cerv").field == "beside"


@pytest.mark.rule("TG-PLR-04")
def test_what_comes_later_counts_everyone_and_what_is_set_keeps_its_value(evening):
    with evening.arranged() as state:
        state.dials = [SetDial(id="a", kind="quest", where="location", of="101", value=6)]
    before = evening.plain["menhirs"], evening.plain["dials"]
    evening.move("join", character={"id": "arev"})
    evening.move("leave_list")
    assert (evening.plain["menhirs"], evening.plain["dials"]) == before
    assert evening.state.scale == 3
    evening.morning()
    with evening.arranged() as state:
        state.heroes["arev"].place = 101
        state.heroes["arev"].resources["magic"] = 6
    evening.move("inspect_menhir", who=["arev"])
    assert [told["players"] for told in evening.told("tell-read-menhir")] == [3]
    evening.move("activate_menhir", who=["arev"], base=9, per_player={"magic": 2})
    assert evening.state.menhirs[0].dial == 6
    assert evening.hero("arev").resources["magic"] == 0


@pytest.mark.rule("TG-PLR-04")
def test_with_fewer_players_everything_counts_fewer(evening):
    dial = evening.state.menhirs[0].dial
    leaves(evening)
    assert (evening.state.menhirs[0].dial, evening.state.scale) == (dial, 1)
    evening.morning()
    with evening.arranged() as state:
        state.heroes["ailei"].place = 101
    evening.move("activate_menhir", who=["ailei"], base=9)
    assert evening.state.menhirs[0].dial == 8


@pytest.mark.rule("TG-PLR-01")
def test_a_chronicler_who_leaves_is_chronicler_no_more(evening):
    evening.move("choose_chronicler", seat=1)
    evening.move("leave", seat=1)
    assert evening.state.chronicler is None


@pytest.mark.rule("TG-PLR-01", "TG-DIE-10")
def test_the_dead_are_not_stored_and_do_not_come_back(evening):
    evening.move("set_to", who="beor", what="health", value=0)
    evening.move("die", who="beor")
    evening.move("leave", seat=1)
    assert (evening.hero("beor").dead, evening.hero("beor").stored) == (True, False)
    assert evening.refuses("come_back", who="beor").field == "who"
    assert evening.state.players == 1
