"""The set-up of Mage Knight by its form, the scenario's page tap by tap, and the score from its race to its winner."""

from __future__ import annotations

import re

import pytest

from companion.games.mage_knight.box.scenarios import SCENARIOS

GAME = "mage_knight"
PAIR = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]
KINDS = [(id, players) for id, one in SCENARIOS.items() for players in one.players]


@pytest.fixture
def table(visitor):
    """A visitor at a table of two: `table(scenario="full_conquest", variants=[...])`."""

    def lay(players=PAIR, **options):
        visitor.id = visitor.store.create(GAME, "U portálu", {"players": players, "first": 1, **options}).record.id
        visitor.move("leave_list")
        return visitor

    return lay


def state(visitor):
    return visitor.store.get(visitor.id).state


def put(visitor, **values):
    """Things are put right by hand."""
    for path, value in values.items():
        facts = {"path": "/" + path.replace("__", "/"), "value": value}
        visitor.store.move(visitor.id, visitor.revision, "correct", facts, overrule=("*",))


def stands(visitor, panel):
    answer = visitor.look(panel)
    assert answer.status_code == 200 and "broken" not in answer.text[:400], panel
    return answer.text


def headings(text):
    """How it ended: what the winner's panel is headed by."""
    panel = re.search(r'<section class="panel winner".*?</section>', text, re.S)[0]
    found = re.findall(r"<h2[^>]*>(.*?)(?:<(?:a|details|button|span)|</h2>)", panel, re.S)
    return [one.replace("\xa0", " ").strip() for one in found]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_form_offers_what_can_be_played_by_so_many(visitor, count):
    page = visitor.get(f"/new/{GAME}?count={count}").text
    for id, one in SCENARIOS.items():
        assert (f'name="scenario" value="{id}"' in page) == (count in one.players)
    assert ('name="teams"' in page) == (count == 4)
    assert ('value="auction"' in page) == (count > 1)
    assert ('value="chosen_one"' in page) == (count == 4)
    assert 'value="hordes"' in page and 'name="levels"' in page and 'name="tiles.countryside"' in page


def test_a_first_game_is_laid_as_the_form_comes(visitor):
    fields = {"name": "Kruh", "key": "one", "scenario": "first_reconnaissance", "kept": "full", "first": "0"}
    fields |= {"players.0.player": ["1", ""], "players.1.player": ["2", ""], "players.0.hero": "", "levels": ["", ""]}
    fields |= {"megapoles": "0", "shape": "", "tiles.core": "", "dummy": "", "areas.map": ""}
    answer = visitor.client.post(f"/new/{GAME}", data=fields)
    assert answer.status_code == 303 and "/new/" not in answer.headers["Location"]


def test_what_cannot_be_comes_back_with_its_field(visitor):
    fields = {"name": "Kruh", "key": "two", "scenario": "full_conquest", "kept": "full", "tiles.core": "5"}
    fields |= {"players.0.player": ["1", ""], "players.1.player": ["2", ""]}
    answer = visitor.client.post(f"/new/{GAME}", data=fields)
    page = visitor.get(answer.headers["Location"]).text
    assert 'value="5"' in page and "aria-invalid" in page


@pytest.mark.parametrize(("scenario", "players"), KINDS)
@pytest.mark.parametrize("kept", ["full", "light"])
def test_the_score_stands_at_every_scenario(table, scenario, players, kept):
    visitor = table([{}] * players, scenario=scenario, kept=kept)
    assert "race" in stands(visitor, "score")
    put(visitor, step="scoring")
    stands(visitor, "score")
    visitor.store.move(visitor.id, visitor.revision, "score", {}, overrule=("*",))
    assert state(visitor).step == "over"
    stands(visitor, "score")
    stands(visitor, "")


def test_what_only_the_table_knows_is_counted_by_taps_and_every_sum_opens(table):
    visitor = table(scenario="full_conquest", kept="light")
    put(visitor, heroes__0__by_round=[2, 9], heroes__0__fame=12, step="scoring")
    page = stands(visitor, "score")
    assert page.count('class="missing"') == 22 and "<circle" in page
    visitor.move("count_things", {"who": "1", "counts.spells": "2", "counts.actions": ""}, page="score")
    page = stands(visitor, "score")
    assert page.count('class="missing"') == 21
    visitor.move("count_cities", {"conquered": "1"}, page="score")
    assert state(visitor).scored.conquered == 1
    assert "Vědění" in page and "2 × Kouzlo = 4" in page.replace("\xa0", " ")


def test_an_auction_is_held_by_taps(table):
    visitor = table(scenario="full_conquest", variants=["auction"])
    assert "scenario" in stands(visitor, "")
    stands(visitor, "scenario")
    visitor.move("name_hero", {"hero": "tovak"}, page="scenario")
    stands(visitor, "scenario")
    visitor.move("bid", {"who": "2", "fame": "1"}, page="scenario")
    stands(visitor, "scenario")
    visitor.move("knock_down", {}, page="scenario")
    stands(visitor, "scenario")
    visitor.move("name_hero", {"hero": "goldyx"}, page="scenario")
    assert [(one.hero, one.fame) for one in state(visitor).heroes] == [("goldyx", 0), ("tovak", -1)]
    stands(visitor, "score")


def test_dice_and_cards_between_rounds(table):
    visitor = table(scenario="full_conquest", variants=["darkness", "draft", "upgrades", "rampage"])
    put(visitor, step="round_end", picks=[], affairs__dusk=True, affairs__drafting=[1, 2])
    page = stands(visitor, "scenario")
    assert "roll_darkness" in page and "take_drafted" in page
    visitor.move("roll_darkness", {}, page="scenario")
    for who in ("1", "2"):
        card = state(visitor).decks.actions.cards[0]
        visitor.move("take_drafted", {"who": who, "card": card}, page="scenario")
    assert state(visitor).affairs.drafting == []
    put(visitor, affairs__upgrade={"cards": ["fire_bolt", "ice_bolt"], "waiting": [2, 1]})
    assert "swap_action" in stands(visitor, "scenario")
    visitor.move("swap_action", {"who": "2", "card": "ice_bolt", "away": "stamina"}, page="scenario")
    visitor.move("keep_actions", {"who": "1"}, page="scenario")
    visitor.move("next_round", {})
    assert state(visitor).round.number == 2


@pytest.mark.rule("MK-VAR-29")
def test_a_card_that_leaves_in_an_upgrade_is_chosen_by_who_upgrades(table):
    """No card is proposed on the page, where both are chosen; under More the cards are named, too."""
    visitor = table(scenario="full_conquest", variants=["upgrades"])
    put(visitor, step="round_end", picks=[], heroes__1__gained=["fire_bolt", "artifact"])
    put(visitor, affairs__upgrade={"cards": ["ice_bolt", "agility"], "waiting": [2, 1]})
    for page in ("scenario", "more/swap_action"):
        text = stands(visitor, page)
        away = re.search(r'name="away">(.*?)</select>', text, re.S)[1]
        assert re.findall(r'value="(\w*)"', away)[:3] == ["", "fire_bolt", "cold_toughness"]
        assert "<textarea" not in text and " checked" not in text and " selected" not in away
    answer = visitor.move("swap_action", {"who": "2", "card": "ice_bolt", "away": ""}, page="scenario")
    assert answer.status_code == 422 and "field-wrong" in answer.text and 'value="ice_bolt" checked' in answer.text


def test_forms_under_more_know_what_the_table_has_of_cards_and_things(table):
    """Which cards the heroes gained, and whose they are; what is counted of a hero, a number for each."""
    visitor = table(scenario="full_conquest", areas={"map": "table"})
    put(visitor, heroes__0__gained=["fire_bolt"], heroes__1__gained=["fire_bolt", "artifact"])
    text = stands(visitor, "more/throw_away").replace("\xa0", " ")
    assert dict(re.findall(r'<option value="([a-z_]+)">([^<]+)', text)) == {
        "artifact": "Artefakt (Tovak)",
        "fire_bolt": "Ohnivý šíp (Goldyx a Tovak)",
    }
    offered = state(visitor).offers
    text = stands(visitor, "more/name_offered")
    assert {*offered.actions, *offered.spells, *offered.units} <= {*re.findall(r'<option value="(\w+)"', text)}
    put(visitor, step="scoring")
    text = stands(visitor, "more/count_things")
    assert 'name="counts.delves"' not in text and "<textarea" not in text and "Artefakty" in text
    visitor.move("count_things", {"who": "1", "counts.strongholds": "2", "counts.adventures": ""})
    assert state(visitor).scored.tallies == {1: {"strongholds": 2}}


def test_the_scenarios_own_deeds(table):
    visitor = table(scenario="druid_nights", areas={"map": "table"})
    for who, number in ((2, 6), (1, 1)):
        visitor.move("pick_tactic", {"who": who, "number": number})
    assert "wake_glade" in stands(visitor, "scenario")
    put(visitor, time="night", round__number=2, affairs__nightfalls=1)
    assert 'name="count" value="3"' in stands(visitor, "scenario")
    visitor.move("summon", {"who": "1", "count": "2"}, page="scenario")
    assert len(state(visitor).fight.foes) == 2


def test_where_the_portal_closes_and_mines_are_told(table):
    visitor = table(scenario="one_to_return", areas={"map": "table"})
    put(visitor, step="round_end", affairs__closing=True)
    visitor.move("portal_takes", {"who": "2"}, page="scenario")
    assert state(visitor).at(2).eliminated
    put(visitor, step="scoring")
    stands(visitor, "score")
    visitor.move("tell_portal", {"holder": "1"}, page="score")
    visitor.move("score", {}, page="score")
    assert "Jana" in stands(visitor, "score")


@pytest.mark.rule("MK-SCO-06")
@pytest.mark.parametrize(
    ("conquered", "verdict", "heading"),
    [
        (0, "Mise splněna není", "Vítězství podle Slávy"),
        (1, "Mise splněna není", "Vítězství podle Slávy"),
        (2, "Mise je splněna", "Vítězství"),
    ],
)
def test_full_conquest_says_whether_its_mission_was_fulfilled_and_who_won_by_fame(table, conquered, verdict, heading):
    """The most Fame wins either way; a heading says each of the two, also who is told of it in English."""
    visitor = table(scenario="full_conquest", kept="light")
    put(visitor, heroes__0__fame=12, heroes__1__fame=30, step="scoring")
    visitor.move("count_cities", {"conquered": str(conquered)}, page="score")
    assert 'id="winner-title"' not in stands(visitor, "score")  # not before it is scored
    visitor.store.move(visitor.id, visitor.revision, "score", {}, overrule=("*",))
    assert headings(stands(visitor, "score")) == [verdict, heading]
    english = visitor.get(f"/t/{visitor.id}/score", **{"Accept-Language": "en"}).text
    won = conquered == 2
    assert headings(english) == (
        ["The mission is a success", "Victory"] if won else ["The mission failed", "Victory by Fame"]
    )
    assert "Tovak" in re.search(r'<p class="winners">(.*?)</p>', english, re.S)[1]


@pytest.mark.rule("MK-SCO-03")
def test_a_scenario_without_a_mission_names_the_victory_alone(table):
    visitor = table(scenario="druid_nights", kept="light")
    put(visitor, heroes__0__fame=12, step="scoring")
    visitor.store.move(visitor.id, visitor.revision, "score", {}, overrule=("*",))
    assert headings(stands(visitor, "score")) == ["Vítězství"]
