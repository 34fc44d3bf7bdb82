"""What somebody saw who opened Mage Knight for the first time: names, places and choices instead of ids and fields."""

from __future__ import annotations

import json
import re

import pytest

from companion.games.mage_knight.box.hexes import centre, neighbours, spaces_of

from ..games.mage_knight.laid_land import FORTH, LEFT, at

HEROES = [{"player": "", "hero": "goldyx"}, {"player": "", "hero": "tovak"}]
TILES = {"0,0": {"tile": "A"}, FORTH: {"tile": "1"}, LEFT: {"tile": "2"}}


@pytest.fixture
def table(visitor):
    """A visitor in English at a table of two without players' names; the first hero has the turn."""

    def lay(tiles=TILES, **options):
        given = {"scenario": "full_conquest", "players": HEROES, "first": 1, **options}
        visitor.id = visitor.store.create("mage_knight", "By the fire", given, seed="first").record.id
        visitor.headers["Accept-Language"] = "en"
        visitor.move("leave_list")
        for who, number in ((2, 6), (1, 1)):
            visitor.move("pick_tactic", {"who": who, "number": number})
        if tiles:
            put(visitor, "/land/tiles", tiles)
        return visitor

    return lay


def put(visitor, path, value):
    """A correction."""
    answer = visitor.move("correct", {"path": path, "value": json.dumps(value)})
    assert answer.status_code == 303, answer.text[:500]


def state(visitor):
    return visitor.store.get(visitor.id).state


def plain(text):
    """A page's words, without its tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", text))


@pytest.mark.rule("MK-CMB-06", "MK-CMB-09")
def test_who_fights_is_called_by_name_and_enemies_that_look_alike_by_where_they_stand(table):
    visitor = table({"0,0": {"tile": "A"}, FORTH: {"tile": "5"}, LEFT: {"tile": "4"}})
    orcs = at("E", FORTH)
    put(visitor, "/land/spaces", {orcs: {"tokens": [{"back": "green", "up": True}]}})
    put(visitor, "/heroes/0/at", at("NE", FORTH))
    said = plain(visitor.look("fight").text)
    assert "Goldyx: who is fought?" in said
    assert "orc marauders (southeast, " in said


def tap(visitor, deed, page="table"):
    """Tap the first button for that move on a page."""
    form = rf'<form class="[^"]*"[^>]*action="([^"]*/{deed}[^"]*)"[^>]*>(.*?)</form>'
    action, inside = re.search(form, visitor.look(page).text, re.S).groups()
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside))
    assert visitor.post(action, fields).status_code == 303


@pytest.mark.rule("MK-TRN-13", "MK-CMB-06")
def test_a_fight_begins_at_once_where_there_is_nothing_to_choose(table):
    """One enemy stands beside, so one tap on the first page challenges it; with none beside there is no such tap."""
    visitor = table({"0,0": {"tile": "A"}, FORTH: {"tile": "5"}, LEFT: {"tile": "4"}})
    put(visitor, "/heroes/0/at", at("NE", FORTH))
    put(visitor, "/land/spaces", {at("E", FORTH): {"done": True}})
    assert "/moves/fight_site" not in visitor.look("table").text
    token = {"back": "green", "enemy": "prowlers", "up": True}
    put(visitor, "/land/spaces", {at("E", FORTH): {"tokens": [token]}})
    tap(visitor, "fight_site")
    fight = state(visitor).fight
    assert (fight.seat, [one.enemy for one in fight.foes]) == (1, ["prowlers"])


@pytest.mark.rule("MK-COA-13")
def test_after_a_shared_combat_it_is_said_who_ends_first_and_what_only_ends(table):
    visitor = table()
    put(visitor, "/beside", [{"seat": 2, "within": 1, "step": "action", "acted": True, "fought": True}])
    put(visitor, "/turn/acted", True)
    assert "Turns end in the round order: Goldyx first, then Tovak." in plain(visitor.look("table").text)
    visitor.move("end_turn", {"who": 1, "left": 2})
    assert state(visitor).turn.seat == 2
    for page in ("table", "mine?seat=2"):
        said = plain(visitor.look(page).text)
        assert "Tovak took part in another’s combat" in said and "Turns end in" not in said


def test_what_changes_with_a_tap_is_read_aloud(table):
    """Move points that are left, on the map, in a place that a reader of the screen listens to."""
    visitor = table()
    for points in ("2", "3"):
        visitor.move("gain_points", {"who": 1, "points": points})
        heard = re.search(r'<output class="points-left" aria-live="polite">(\d+)', visitor.look("map").text)
        assert heard and int(heard[1]) == state(visitor).turn.points


def test_a_number_put_right_leaves_what_the_hands_were_told_in_sight(table):
    """Nothing was done: how many of the cards are Wounds, how many there are, which Artifact one of them is."""
    visitor = table()
    visitor.move("end_turn", {"who": 1, "left": 2})
    order = re.search(r'id="told"[^>]*><li>([^<]+)', visitor.look("table").text)[1]
    put(visitor, "/heroes/0/gained", ["artifact"])
    for deed, fields in (
        ("count_cards", {"hand": 5, "deck": 4}),
        ("see_wounds", {"wounds": 0}),
        ("name_artifact", {"card": "ruby_ring"}),
    ):
        assert visitor.move(deed, {"who": 1, **fields}).status_code == 303
        assert re.search(r'id="told"[^>]*><li>([^<]+)', visitor.look("table").text)[1] == order, deed


@pytest.mark.rule("MK-COA-10")
def test_rampaging_enemies_beside_a_stormed_city_are_told_apart(table):
    city = centre(0, 0)
    visitor = table({city: {"tile": "core5"}, FORTH: {"tile": "1"}, LEFT: {"tile": "5"}})
    northeast, east, _, southwest, _, northwest = neighbours(city)
    garrison = [{"back": "gray"}, {"back": "gray"}]
    put(visitor, "/land/cities", [{"colours": ["green"], "at": city, "level": 2, "garrison": garrison}])
    put(visitor, "/land/spaces", {one: {"tokens": [{"back": "green", "up": True}]} for one in (east, southwest)})
    put(visitor, "/heroes/0/at", northwest)
    put(visitor, "/heroes/1/at", northeast)
    put(visitor, "/turn/path", [northwest])
    assert "Goldyx" in plain(visitor.look("duel").text)
    visitor.move("propose_assault", {"who": 1, "shares": ["1", "1"], "city": city})
    visitor.move("all_agree")
    assert state(visitor).joint.step == "fights"
    said = plain(visitor.look("duel").text)
    assert "Challenge the orc marauders, too east, swamp" in said
    assert "Challenge the orc marauders, too southwest, forest" in said


@pytest.mark.rule("MK-MOV-12", "MK-SET-21")
def test_every_space_of_the_map_can_be_chosen_and_gets_whichever_figure(table):
    visitor = table()
    text = visitor.look("map").text
    whole = text[text.index("map-frame whole") :]
    near = {fields for fields in re.findall(r'name="space" value="([^"]+)"', whole)}
    linked = {*re.findall(r'\?space=([^"#]+)#space', whole)}
    laid = {space for position in TILES for space in spaces_of(position)}
    seen = {one for one in laid if one in linked or one in near}
    bare = at("SE", FORTH)
    assert bare in linked  # nothing is printed there, and nothing lies there
    sea = laid - seen
    assert all(f'value="{one}"' not in whole for one in sea)
    chosen = visitor.get(f"/t/{visitor.id}/map?space={bare}&unfold=direct").text
    assert "Only put the figure here: Goldyx" in chosen and "Only put the figure here: Tovak" in chosen
    visitor.move("put_figure", {"who": 2, "space": bare})
    assert state(visitor).heroes[1].at == bare
    chosen = visitor.get(f"/t/{visitor.id}/map?space={bare}&unfold=direct").text
    assert "Only put the figure here: Goldyx" in chosen and "Only put the figure here: Tovak" not in chosen


def test_the_book_of_nights_says_what_it_is_and_steps_below_after_the_first_turn(table):
    visitor = table()
    text = visitor.look("table").text
    assert "to be read aloud" in text and text.index('class="nights"') < text.index('class="panel source')
    visitor.move("end_turn", {"who": 1, "left": 2})
    text = visitor.look("table").text
    assert text.index('class="panel source') < text.index('class="nights"')


@pytest.mark.rule("MK-SC-07")
def test_a_lone_hero_is_offered_a_lone_heros_scenario_first(english):
    page = english.get("/new/mage_knight?count=1").text
    chosen = re.search(r'name="scenario" value="(\w+)" checked', page)
    assert chosen and chosen[1] == "solo_conquest", chosen
    assert "competitive" not in page


@pytest.mark.rule("MK-CMB-11")
def test_where_the_app_drew_the_tiles_it_draws_the_tokens_of_a_fight(table):
    visitor = table({"0,0": {"tile": "A"}, FORTH: {"tile": "5"}, LEFT: {"tile": "4"}})
    put(visitor, "/land/by_app", True)
    put(visitor, "/heroes/0/at", at("NE", FORTH))
    visitor.move("fight_site", {"who": 1})
    fight = state(visitor).fight
    assert fight.phase == "ranged" and all(one.enemy for one in fight.foes)


@pytest.mark.rule("MK-LVL-03")
def test_no_skill_is_taken_by_choosing_a_card_alone(table):
    visitor = table()
    visitor.move("change_fame", {"who": 1, "by": 4})
    visitor.move("end_turn", {"who": 1, "left": 2})
    text = visitor.look("table").text
    assert 'name="skill"' in text and not re.search(r'name="(skill|rejected)" value="\w+"[^>]* checked', text)
    card = state(visitor).offers.actions[0]
    visitor.move("choose_skill", {"who": 1, "card": card})
    assert state(visitor).at(1).skills == [] and state(visitor).offers.actions[0] == card


@pytest.mark.rule("MK-EXP-02")
def test_forms_under_more_offer_what_there_is_by_its_name(table):
    visitor = table()
    lay = visitor.look("more/lay_tile").text
    places = re.findall(r'<option value="(-?\d+,-?\d+)"[^>]*>([^<]+)', lay)
    assert places and all(" of the " in words for _, words in places)
    assert "Countryside tile 3" in lay and ">core5<" not in lay
    spaces = dict(re.findall(r'<option value="(-?\d+,-?\d+)"[^>]*>([^<]+)', visitor.look("more/bare_space").text))
    assert spaces[at("E", FORTH)] == "Countryside tile 1, east: plains, village"
    attack = visitor.look("more/attack_hero").text
    assert re.search(r'<select id="[^"]*whom".*?<option value="2">Tovak</option>', attack, re.S)
    also = visitor.look("more/fight_site").text
    assert 'name="also"' in also and "<textarea" not in also
    answer = visitor.move("fight_site", {"who": "1", "also": ["", at("NW", FORTH)], "site": "false"})
    assert "refused" not in (answer.location or "")
    visitor.look("more")


def test_more_has_one_habit_of_headings_and_names_the_rules_of_a_form(table):
    visitor = table()
    more = visitor.look("more").text
    heads = re.findall(r'more-group"[^>]*><summary><h3 class="panel-title">([^<]+)', more)
    assert heads and all(one[0].isupper() for one in heads), heads
    assert "more/propose_assault" not in more
    form = visitor.look("more/lay_tile").text
    title = re.search(r'<h2 class="panel-title">(.*?)</h2>', form, re.S)
    assert title and 'class="why"' not in title[1]
    assert "Ways to vary it" in form
