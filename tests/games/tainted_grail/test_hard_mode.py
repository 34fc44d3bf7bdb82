"""HRD: hard mode, each change on its own and all at once. What happens in a fight stands with the fights."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.tainted_grail.pages import growth
from companion.games.tainted_grail.pages.day import alerts

PARTS = (
    "secret_42",
    "coin_escape",
    "short_menhirs",
    "fewer_random",
    "dear_growth",
    "resource_limit",
    "item_limit",
    "no_mercy",
)


def on(table) -> set[str]:
    """Which parts of hard mode a table plays."""
    return {mode for mode in (*PARTS, "limiter_offset") if getattr(table.state.modes, mode)}


def evening(avalon, experience: int, **modes):
    """Beor in the evening, when advancement may be bought, with so much Experience and all attributes at 0."""
    nothing = dict.fromkeys(("aggression", "courage", "practicality", "empathy", "caution", "spirituality"), 0)
    table = avalon({"id": "beor", "attributes": nothing}, modes=modes)
    table.morning()
    table.move("set_to", who="beor", what="experience", value=experience)
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    assert table.step == "advancement"
    return table


# --- the limiter upside down -----------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-01", "TG-HRD-02", "TG-TRK-07")
@pytest.mark.parametrize("offset", [0, 1, 2, 3])
def test_panic_comes_as_soon_as_terror_is_above_health_less_the_offset(avalon, offset):
    table = avalon("beor", "ailei", modes={"limiter_offset": offset})
    table.move("set_to", who="beor", what="health", value=6)
    table.move("set_to", who="beor", what="terror", value=6 - offset)
    assert not table.hero("beor").panicked
    table.move("set_to", who="beor", what="terror", value=7 - offset)
    assert table.hero("beor").panicked
    said = [alert.args for alert in alerts(table.state) if alert.key == "alert-panic"]
    assert said == [{"who": "beor", "turned": offset > 0}]


@pytest.mark.rule("TG-HRD-01", "TG-HRD-02", "TG-TRK-05", "TG-TRK-06")
@pytest.mark.parametrize("offset", [0, 1, 2, 3])
def test_a_wound_costs_energy_as_soon_as_the_turned_limiter_meets_it(avalon, offset):
    table = avalon({"id": "beor", "energy": 6, "health": 9}, modes={"limiter_offset": offset})
    table.move("set_to", who="beor", what="health", value=6 + offset)
    assert table.hero("beor").energy.value == 6
    table.move("change", who="beor", what="health", by=-1)
    assert table.hero("beor").energy.value == 5
    table.move("change", who="beor", what="energy", by=3)
    assert table.hero("beor").energy.value == 5
    assert table.objects("set_to", who="beor", what="energy", value=6).rule == "TG-TRK-05"
    table.move("set_to", who="beor", what="health", value=0)
    assert table.hero("beor").energy.value == 0


@pytest.mark.rule("TG-HRD-02", "TG-EOD-05")
def test_the_night_restores_no_more_than_the_turned_limiter_allows(avalon):
    table = avalon("beor", modes={"limiter_offset": 2})
    table.morning()
    table.move("set_to", who="beor", what="health", value=5)
    table.move("end_day", everyone_passes=True)
    table.move("rest")  # a meal: Health 6, so Energy 4
    assert (table.hero("beor").health.value, table.hero("beor").energy.value) == (6, 4)


@pytest.mark.rule("TG-HRD-01", "TG-HRD-02")
def test_the_starting_energy_stands_under_the_turned_limiter(avalon):
    start = {"id": "beor", "energy": 8, "health": 9, "health_start": 5}
    table = avalon(start, modes={"limiter_offset": 2})
    assert table.hero("beor").energy.value == 3
    assert table.told("tell-limiter-turned") == [{"who": "beor"}]
    assert avalon(start).hero("beor").energy.value == 5


@pytest.mark.rule("TG-HRD-01", "TG-HRD-02")
def test_the_limiter_is_turned_and_turned_back_during_play(avalon):
    table = avalon("beor", "ailei")
    table.move("set_to", who="beor", what="health", value=6)
    table.move("choose_modes", limiter_offset=1)
    assert table.told("tell-limiter-turned") == [{"who": "beor"}, {"who": "ailei"}]
    assert table.told("tell-energy-limited") == [{"who": "beor", "value": 5}]
    assert table.wrote == ["wrote-limiter-offset"]
    table.move("choose_modes", limiter_offset=3)  # the piece lies as it lay, only its shape was read better
    assert table.told("tell-limiter-turned") == []
    assert table.hero("beor").energy.value == 3
    table.move("choose_modes", limiter_offset=0)
    assert table.told("tell-limiter-upright") == [{"who": "beor"}, {"who": "ailei"}]
    assert table.hero("beor").energy.value == 3  # what is gone is not given back (TG-TRK-06)
    assert table.hero("beor").energy_limit == 6


@pytest.mark.rule("TG-HRD-01")
def test_who_comes_later_gets_a_turned_limiter_too(avalon):
    table = avalon("beor", modes={"limiter_offset": 2})
    table.move("join", character={"id": "ailei", "health": 9, "terror": 8})
    assert table.told("tell-limiter-turned") == [{"who": "ailei"}]
    table.move("set_to", who="ailei", what="terror", value=8)
    assert table.hero("ailei").panicked
    table.move("leave", seat=2)
    table.move("choose_modes", limiter_offset=0)
    table.move("come_back", who="ailei")
    assert table.hero("ailei").energy_limit == min(table.hero("ailei").energy.top, 9)


@pytest.mark.rule("TG-HRD-01", "TG-STO-04")
def test_without_a_limiter_there_is_none_to_turn(avalon):
    table = avalon("beor", modes={"no_limiter": True})
    assert table.objects("choose_modes", limiter_offset=1).rule == "TG-HRD-01"
    assert table.objects("hard_mode").rule == "TG-HRD-01"
    table.move("choose_modes", no_limiter=False, limiter_offset=1)
    assert table.hero("beor").limited
    assert table.objects("choose_modes", no_limiter=True).rule == "TG-HRD-01"
    with pytest.raises(BadArguments) as caught:
        avalon("beor", modes={"no_limiter": True, "limiter_offset": 1})
    assert caught.value.field == "modes.limiter_offset"


@pytest.mark.rule("TG-HRD-02")
def test_the_offset_is_one_that_a_piece_may_have(avalon):
    assert avalon("beor").refuses("choose_modes", limiter_offset=4).field == "limiter_offset"


# --- secret 42 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-03")
def test_secret_42_is_with_the_first_character_from_the_start(avalon):
    table = avalon("arev", "ailei", modes={"secret_42": True})
    assert [(card.kind, card.number) for card in table.hero("arev").belongings] == [("secret", 42)]
    assert table.hero("ailei").belongings == []
    assert table.told("tell-take-hard-secret") == [{"who": "arev", "number": 42}]
    assert avalon("arev").hero("arev").belongings == []


@pytest.mark.rule("TG-HRD-03")
def test_it_comes_when_the_mode_begins_and_goes_when_it_ends(avalon):
    table = avalon("arev", "ailei")
    table.move("choose_modes", secret_42=True)
    assert [card.number for card in table.hero("arev").belongings] == [42]
    table.move("choose_modes", no_mercy=True)
    assert len(table.hero("arev").belongings) == 1
    table.move("hand_over", who="arev", to="ailei", card=table.hero("arev").belongings[0].id)
    table.move("choose_modes", secret_42=False)
    assert table.hero("ailei").belongings == []
    assert table.told("tell-discard-secret")


def test_a_table_that_a_correction_left_without_seats_still_gives_the_secret(avalon):
    table = avalon("ailei", "beor")
    table.move("correct", path="/seats", value=[])
    table.move("hard_mode", on=True)
    assert [hero.id for hero in table.state.living if hero.belongings] == ["ailei"]


@pytest.mark.rule("TG-HRD-03", "TG-SEC-01")
def test_it_is_there_once(avalon):
    table = avalon("arev", "ailei")
    table.move("take", who="ailei", kind="secret", number=42, name="The long silence")
    table.move("choose_modes", secret_42=True)
    assert (len(table.hero("arev").belongings), len(table.hero("ailei").belongings)) == (0, 1)


@pytest.mark.rule("TG-HRD-03", "TG-DIE-08")
def test_it_goes_from_among_those_that_wait_to_be_divided(avalon):
    table = avalon("arev", "ailei", modes={"secret_42": True})
    table.move("set_to", who="arev", what="health", value=0)
    table.move("die", who="arev")
    assert [card.number for card in table.state.legacy] == [42]
    table.move("choose_modes", secret_42=False)
    assert table.state.legacy == []


@pytest.mark.rule("TG-HRD-03")
def test_what_this_installation_knows_of_it_comes_with_it(avalon):
    known = {"secret": {"42": {"name": "The long silence", "personal": True}}}
    table = avalon("arev", modes={"secret_42": True}, knowledge=known)
    card = table.hero("arev").belongings[0]
    assert (card.name, card.personal) == ("The long silence", True)


# --- menhirs, random events ------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_menhir_lasts_a_day_less_when_activated_and_the_first_one_as_usual(avalon, players):
    table = avalon(*("beor", "ailei", "arev", "cerv")[:players], modes={"short_menhirs": True})
    assert table.state.menhirs[0].dial == 9 - players
    table.morning()
    table.move("activate_menhir", who=["beor"], base=9)
    assert table.state.menhirs[0].dial == 9 - players - 1


@pytest.mark.rule("TG-HRD-09", "TG-EVT-11")
@pytest.mark.parametrize(("count", "laid"), [(1, 0), (2, 1), (4, 3)])
def test_one_random_event_fewer_is_added(avalon, count, laid):
    table = avalon("beor", events=5, modes={"fewer_random": True})
    table.move("add_random_events", count=count)
    assert (table.state.random_on_top, table.state.events.size) == (laid, 5 + laid)
    assert table.told("tell-one-random-event-fewer") == [{"count": laid}]
    assert [told["count"] for told in table.told("tell-add-random-events")] == ([laid] if laid else [])


@pytest.mark.rule("TG-HRD-09")
def test_no_more_of_them_are_named_than_come(avalon):
    table = avalon("beor", events=5, modes={"fewer_random": True})
    assert table.refuses("add_random_events", count=2, drew=["Hail", "Wolves"]).field == "drew"
    table.move("add_random_events", count=2, drew=["Hail"])
    assert table.state.events.top == ["Hail"]


@pytest.mark.rule("TG-HRD-09")
def test_without_the_mode_all_of_them_come(avalon):
    table = avalon("beor", events=5)
    table.move("add_random_events", count=2)
    assert table.state.random_on_top == 2


# --- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-10", "TG-ADV-05")
def test_each_further_point_of_a_pair_costs_five_more_without_an_end(avalon):
    """The hard column: 5, 10, 15, 20, 25, 30, 35 and 5 x n, by the total of both attributes of the pair."""
    table = evening(avalon, 999, dear_growth=True)
    paid, has = [], 999
    for number, attribute in enumerate(("aggression", "empathy") * 4, 1):
        skill = {} if number <= 4 else {"skill": number}
        table.move("gain_attribute", who="beor", attribute=attribute, bought=True, **skill)
        left = table.hero("beor").resources["experience"]
        paid.append(has - left)
        has = left
    assert paid == [5, 10, 15, 20, 25, 30, 35, 40]
    prices = {point.name: point.price for point in growth.on_offer(table.state, table.hero("beor")).within_reach}
    assert prices["courage"] == 5  # another pair


@pytest.mark.rule("TG-HRD-10", "TG-ADV-05")
def test_what_cannot_be_paid_dearly_cannot_be_bought(avalon):
    table = evening(avalon, 4, dear_growth=True)
    assert growth.on_offer(table.state, table.hero("beor")) is None
    assert table.objects("gain_attribute", who="beor", attribute="courage", bought=True).rule == "TG-ATT-03"
    assert table.objects("look_at_cards", who="beor", deck="combat").rule == "TG-ADV-02"
    table.move("choose_modes", dear_growth=False)
    table.move("gain_attribute", who="beor", attribute="courage", bought=True)
    assert table.hero("beor").resources["experience"] == 2


@pytest.mark.rule("TG-HRD-10", "TG-ADV-05", "TG-ADV-02")
def test_a_card_costs_five_and_is_chosen_from_two(avalon):
    table = evening(avalon, 12, dear_growth=True)
    offer = growth.on_offer(table.state, table.hero("beor"))
    assert (offer.card_price, offer.looked_at) == (5, 2)
    table.move("look_at_cards", who="beor", deck="combat")
    assert table.hero("beor").resources["experience"] == 7
    seen = table.hero("beor").offer.cards
    assert len(seen) == 2
    table.move("keep_card", who="beor", card=seen[0])
    assert len(table.hero("beor").combat.cards) == 16
    assert table.hero("beor").combat.advancement.size == 24
    three = ["diplomacy own 1", "diplomacy own 2", "diplomacy own 3"]
    assert table.refuses("look_at_cards", who="beor", deck="diplomacy", looked=three).field == "looked"
    table.move("look_at_cards", who="beor", deck="diplomacy", chosen="diplomacy own 4")
    assert table.hero("beor").resources["experience"] == 2


@pytest.mark.rule("TG-HRD-10", "TG-ADV-02")
def test_a_table_that_draws_for_itself_is_told_to_look_at_two(avalon):
    table = avalon("beor", kept="light", modes={"dear_growth": True})
    table.move("look_at_cards", overrule=("*",), who="beor", deck="combat")
    assert [told["count"] for told in table.told("tell-look-by-hand")] == [2]
    assert [told["price"] for told in table.told("tell-pay-experience")] == [5]


# --- mercy, and all at once ------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-HRD-13", "TG-MRC-04", "TG-DIE-05")
def test_a_lost_game_stays_lost_but_a_death_may_still_be_followed(avalon):
    table = avalon("beor", "ailei", modes={"no_mercy": True})
    table.move("set_to", who="beor", what="health", value=0)
    table.move("die", who="beor")
    assert table.state.outcome == ""
    table.move("new_character", seat=1, character={"id": "arev"})
    lost = avalon("beor", "ailei", "arev", "cerv", modes={"no_mercy": True})
    lost.move("set_to", who="beor", what="health", value=0)
    lost.move("die", who="beor")
    assert lost.state.outcome == "lost" and "tell-mercy-is-possible" not in lost.said
    assert lost.objects("mercy").rule == "TG-MRC-04"


@pytest.mark.rule("TG-HRD-01", "TG-HRD-03", "TG-HRD-08", "TG-HRD-09", "TG-HRD-10", "TG-HRD-11", "TG-HRD-12")
def test_one_move_switches_all_of_it_on_and_off(avalon):
    table = avalon("beor", "ailei", modes={"story": True, "open_play": True})
    table.move("hard_mode")
    assert on(table) == {*PARTS, "limiter_offset"}
    assert table.state.modes.limiter_offset == 1
    assert (table.state.modes.story, table.state.modes.open_play) == (True, True)
    table.move("choose_modes", item_limit=False)
    assert on(table) == {*PARTS, "limiter_offset"} - {"item_limit"}
    table.move("hard_mode", limiter_offset=2)
    assert table.state.modes.limiter_offset == 2 and table.state.modes.item_limit
    table.move("hard_mode", on=False)
    assert on(table) == set()
    assert table.hero("beor").belongings == []
    assert table.state.modes.story


@pytest.mark.rule("TG-HRD-01", "TG-HRD-03", "TG-HRD-13")
@pytest.mark.parametrize(("told", "offset"), [({}, 1), ({"limiter_offset": 3}, 3)])
def test_a_table_is_set_up_in_hard_mode_with_one_tick(avalon, told, offset):
    table = avalon("beor", "ailei", hard=True, modes=told)
    assert on(table) == {*PARTS, "limiter_offset"}
    assert {hero.limiter_offset for hero in table.state.heroes.values()} == {offset}
    assert [card.number for card in table.hero("beor").belongings] == [42]
    assert on(avalon("beor")) == set()


@pytest.mark.rule("TG-HRD-01", "TG-HRD-03", "TG-HRD-09", "TG-HRD-10")
@pytest.mark.parametrize("part", PARTS)
def test_each_change_is_a_switch_of_its_own(avalon, part):
    table = avalon("beor")
    table.move("choose_modes", **{part: True})
    assert on(table) == {part}
    assert [message.args for message in table.chronicle if message.key == "wrote-mode"] == [{"mode": part, "on": "yes"}]
    table.move("choose_modes", **{part: True})
    assert table.wrote == []
    table.move("choose_modes", **{part: False})
    assert on(table) == set()
