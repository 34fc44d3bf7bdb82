"""Mines, glades, delves and the portal: section 32 of the ledger, where an older proof let a fault through."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.box import enemies
from companion.games.mage_knight.box.names import HERO_NAMES
from companion.games.mage_knight.play import tally
from companion.games.mage_knight.play.fight import aftermath
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.hero import Unit
from companion.games.mage_knight.state.land import Laid, Space, Token
from companion.games.mage_knight.state.pieces import Turn

from .conftest import Table
from .course import coming, lay, pick_all, through

HOME = "0,0"


def table(scenario: str, players: int = 2, **options: Any) -> Table:
    """The first turn of the first round, of seat 1."""
    heroes = [{"hero": one} for one in HERO_NAMES[:players]]
    one = Table({"players": heroes, "scenario": scenario, "first": 1, **options})
    one.move("leave_list")
    return on(one)


def on(one: Table) -> Table:
    """All tactics of this round are taken."""
    with one.arranged() as state:
        state.picks, state.step, state.turn = [], "turns", Turn(seat=state.heroes[-1].seat)
        for number, hero in enumerate(state.heroes, 1):
            hero.tactic = number
        if state.dummy:
            state.dummy.tactic = 6
    return one


def rounds(one: Table, count: int) -> Table:
    """So many rounds more come to their end; then the next one is on."""
    for _ in range(count):
        one.move("round_over", overrule=("*",), announced=one.state.heroes[-1].seat)
        one.move("next_round")
        on(one)
    return one


def laid(one: Table, *tiles: str) -> dict[str, list[str]]:
    """These tiles lie next to the start, and none is left; where which site is."""
    with one.arranged() as state:
        state.land.tiles = {HOME: Laid(tile="A")}
        lay(state.land, *tiles)
        state.land.spaces = {}
        state.land.stack.countryside = state.land.stack.core = state.land.stack.city = 0
    found: dict[str, list[str]] = {}
    for space in grounds(one.state.land):
        found.setdefault(str(space.site), []).append(space.at)
    return found


# --- mines


@pytest.mark.rule("MK-ML-07", "MK-EDG-09")
def test_the_miners_gift_beyond_three_crystals_is_nothing():
    """Neither a crystal nor pure mana, and the hands are told so."""
    one = table("mines_liberation")
    (mine,) = laid(one, "6")["mine"]
    with one.arranged() as state:
        state.land.spaces[mine] = Space(shields=[2], done=True)
        state.at(2).crystals, state.at(2).mana = {"red": 3}, {}
    one.move("round_over", overrule=("*",), announced=2)
    one.move("next_round")
    assert one.state.at(2).crystals == {"red": 3} and not one.state.at(2).mana
    assert [told["who"] for told in one.told("tell-crystal-lost")] == [HERO_NAMES[1]] and not one.told("tell-mana")


@pytest.mark.rule("MK-ML-05", "MK-ML-07")
def test_each_own_mine_of_all_that_lie_there_gives_its_colour_to_nobody_else():
    """Two mines of seat 1, one of seat 2, one that nobody freed; heroes stand elsewhere."""
    one = table("mines_liberation")
    at = laid(one, "2", "3", "6")["mine"]
    colours = {space.at: space.colour for space in grounds(one.state.land) if space.site == "mine"}
    assert sorted(colours.values()) == ["green", "red", "white"]
    with one.arranged() as state:
        for space, colour in colours.items():
            owner = {"green": 1, "white": 2}.get(colour)
            state.land.spaces[space] = (
                Space(shields=[owner], done=True) if owner else Space(tokens=[Token(back="green", up=True)])
            )
        for hero in state.heroes:
            hero.crystals = {}
    one.move("round_over", overrule=("*",), announced=2)
    one.move("next_round")
    assert len(at) == 3
    assert [hero.crystals for hero in one.state.heroes] == [{"green": 1}, {"white": 1}]


# --- dungeons and tombs


@pytest.mark.rule("MK-DL-07", "MK-DL-03", "MK-DL-02")
@pytest.mark.parametrize("left", ["dungeon", "tomb", "secret dungeon", "secret tomb", ""])
def test_dungeon_lords_end_only_when_each_delve_of_every_kind_is_conquered(left):
    """A dungeon of tile 7, a tomb of core tile 1, and a secret place of either kind; one that is `left` prevents it."""
    one = table("dungeon_lords")
    sites = laid(one, "7", "core1")
    free = [space.at for space in grounds(one.state.land) if space.site is None and space.passable][:2]
    places = {
        "dungeon": sites["dungeon"][0],
        "tomb": sites["tomb"][0],
        "secret dungeon": free[0],
        "secret tomb": free[1],
    }
    with one.arranged() as state:
        for name, space in places.items():
            conquered = {"shields": [2], "done": True} if name != left else {}
            secret = {"secret": name.split()[-1]} if name.startswith("secret") else {}
            state.land.spaces[space] = Space(**conquered, **secret)
    one.move("note", text="look")
    assert one.state.round.won is (left == "")


# --- glades


@pytest.mark.rule("MK-DN-06", "MK-DN-10")
@pytest.mark.parametrize(("variants", "cleared"), [([], [2]), (["epic"], [2, 4])])
def test_after_which_rounds_shields_leave_the_glades(variants, cleared):
    """After the first Night; in the epic variant after the second one as well, never after a Day or the last Night."""
    one = table("druid_nights", variants=variants)
    (glade,) = laid(one, "1")["glade"]
    seen = []
    for number in range(1, one.state.agreed.rounds + 1):
        with one.arranged() as state:
            state.land.spaces = {glade: Space(shields=[1, 2])}
        one.move("round_over", overrule=("*",), announced=2)
        shields = one.state.land.spaces[glade].shields
        assert shields in ([], [1, 2]) and (shields == []) is ("tell-glades-cleared" in one.said)
        seen += [number] if not shields else []
        if one.state.step == "round_end":
            one.move("next_round")
            on(one)
    assert seen == cleared and one.state.round.number == (6 if variants else 4)


@pytest.mark.rule("MK-DN-05", "MK-DN-07", "MK-DN-10", "MK-KF-82")
@pytest.mark.parametrize(
    ("night", "variants", "otherwise", "crystals"),
    [
        (1, [], [], 2),  # one per summoned enemy, defeated or not
        (2, [], [], 2),  # two per defeated one
        (2, [], ["MK-KF-82"], 4),  # two per summoned one
        (3, ["epic"], [], 4),  # a pair that fell, three; of the other one that of the brown one
        (3, ["epic"], ["MK-KF-82"], 6),
    ],
)
def test_random_crystals_of_those_whom_a_hero_called_up(night, variants, otherwise, crystals):
    """Two shields; the enemies of one of them fell, those of the other did not."""
    one = table("druid_nights", variants=variants, otherwise=otherwise)
    glades = laid(one, "1", "2")["glade"]
    with one.arranged() as state:
        state.land.spaces = {at: Space(shields=[1, 2]) for at in glades}
        state.at(1).at, state.turn = HOME, Turn(seat=1)
        state.time, state.round.number, state.affairs.nightfalls = "night", 2 * night, night
    one.move("summon", who=1)
    foes = one.state.fight.foes
    assert len(foes) == (4 if night == 3 else 2)
    for foe in foes[: len(foes) // 2]:
        foe.dead = True
    draft = Draft(one.game, one.state)
    aftermath.settle(draft, draft.state.fight)
    owed = one.state.at(1).owed
    assert not any(space.tokens for space in draft.state.land.spaces.values())  # MK-DN-04: they vanish
    assert {reward.kind for reward in owed} == {"random_crystal"} and sum(one.count for one in owed) == crystals


@pytest.mark.rule("MK-DN-04")
@pytest.mark.parametrize(("fallen", "fame"), [((), 0), (("gargoyle",), 8), (("gargoyle", "medusa"), 18)])
def test_who_was_called_up_brings_double_fame_or_vanishes_and_leaves_its_wounds(fallen, fame):
    """A gargoyle of Fame 4 and a medusa of 5: whoever stands goes to its discards like those that fell, and not back
    to its pile, nor anywhere on the map."""
    one = table("druid_nights")
    glades = laid(one, "1", "2")["glade"][:2]
    with one.arranged() as state:
        state.land.spaces = {at: Space(shields=[1]) for at in glades}
        state.at(1).at, state.turn = HOME, Turn(seat=1)
        state.time, state.round.number, state.affairs.nightfalls = "night", 2, 1
    one.move("summon", who=1)
    for number, enemy in enumerate(("gargoyle", "medusa"), 1):
        one.move("turn_up", who=1, foe=number, enemy=enemy)
    while one.state.fight.phase != "attack":
        one.move("fight_on", who=1)
    wounds = one.state.at(1).hand.wounds
    for foe in one.state.fight.foes:
        if foe.enemy in fallen:
            one.move("aim_at", who=1, foe=foe.number)
    if fallen:
        one.move("play_value", who=1, points=50, element="cold_fire")
    one.move("fight_on", who=1)
    state, pile = one.state, one.state.decks.enemies["brown"]
    assert state.fight is None and state.at(1).fame == fame
    assert "tell-shield-on-site" not in one.said  # nothing was conquered where the hero stands
    assert sorted(pile.discard) == ["gargoyle", "medusa"] and pile.size == len(enemies.pile("brown")) - 2
    assert not any(space.tokens for space in state.land.spaces.values())
    assert all(state.land.spaces[at].shields == [1] for at in glades)
    assert state.at(1).hand.wounds == wounds > 0


# --- the portal


@pytest.mark.rule("MK-OR-01")
@pytest.mark.parametrize(
    ("variants", "closes"), [([], 1), (["epic"], 1), (["night_arrival"], 2), (["night_arrival", "epic"], 2)]
)
def test_the_portal_takes_heroes_at_the_end_of_the_first_day_and_of_no_other_round(variants, closes):
    """Who stands there at the end of any later one, Day or Night, goes on; nor does a Night before it close it."""
    one = table("one_to_return", 3, variants=variants)
    for number in range(1, one.state.agreed.rounds + 1):
        with one.arranged() as state:
            state.at(1).at = HOME if number <= closes else None
            state.at(2).at = "1,0" if number <= closes else HOME
            state.at(3).at = "1,0"
        one.move("round_over", overrule=("*",), announced=3)
        assert [hero.eliminated for hero in one.state.heroes] == [number >= closes, False, False], number
        assert one.state.land.portal_closed is (number >= closes)
        assert ("tell-portal-closes" in one.said) is (number == closes)
        if one.state.step == "round_end":
            one.move("next_round")
            on(one)
    assert one.state.step == "scoring"
    one.move("score")
    assert one.told("tell-winner")[0]["who"] == [HERO_NAMES[1]]


@pytest.mark.rule("MK-OR-01")
def test_a_table_that_keeps_the_map_is_asked_once_whom_the_portal_took():
    one = table("one_to_return", 3, areas={"map": "table"})
    one.move("round_over", overrule=("*",), announced=3)
    assert one.state.affairs.closing
    one.move("shut_portal")
    one.move("next_round")
    on(one)
    rounds(one, 1)
    one.move("round_over", overrule=("*",), announced=3)  # the second Day
    assert one.state.round.number == 3 and not one.state.affairs.closing


@pytest.mark.rule("MK-OR-01")
def test_a_hero_whom_the_portal_took_has_no_turn_any_more():
    """Neither a tactic, nor a turn, nor a last one when the others announce the end of the round; however the table
    laid the tokens of the round order."""
    one = table("one_to_return", 3)
    with one.arranged() as state:
        state.at(1).at, state.at(2).at, state.at(3).at = "1,0", HOME, "1,0"
    one.move("round_over", overrule=("*",), announced=3)
    one.move("next_round")
    pick_all(one)
    assert one.state.at(2).tactic is None and one.state.round.number == 2
    with one.arranged() as state:
        state.order = [1, 2, 3]
        state.turn.seat = 1
    assert coming(one) == [3, 1]
    seats = through(one)
    assert seats[:4] == [1, 3, 1, 3] and 2 not in seats
    assert one.state.step == "round_end"


@pytest.mark.rule("MK-OR-04", "MK-OR-03", "MK-OR-01")
@pytest.mark.parametrize("announced", [True, False])
def test_after_the_last_announcement_nobody_drives_off_who_stands_on_the_portal(announced):
    """Who comes there in a last turn must withdraw; until then it is an attack."""
    one = table("one_to_return")
    with one.arranged() as state:
        state.land.portal_closed = True
        state.time, state.round.number, state.affairs.nightfalls = "night", 4, 2
        state.at(1).at, state.at(2).at = HOME, "1,0"
        state.turn = Turn(seat=2, step="move", points=9, path=["1,0"], carded=True)
        if announced:
            state.round.announced, state.round.last = 1, [2]
    one.move("go", who=2, space=HOME)
    if announced:
        assert one.objects("attack_hero", who=2, whom=1).rule == "MK-OR-04"
        one.move("end_turn", who=2)
        assert (one.state.at(2).at, one.state.at(2).hand.wounds) == ("1,0", 1)
        one.move("score")
        assert one.told("tell-winner")[0]["who"] == [HERO_NAMES[0]]
    else:
        assert one.objects("end_turn", who=2).rule == "MK-TRN-08"
        one.move("attack_hero", who=2, whom=1)
        assert one.state.duel.defender == 1


@pytest.mark.rule("MK-OR-03", "MK-OR-01")
def test_a_hero_whom_the_portal_took_stands_there_no_more_and_wins_nothing():
    """Neither on the app's map, nor where the table tells who stands on the portal."""
    one = table("one_to_return", 3)
    with one.arranged() as state:
        state.at(1).at, state.at(2).at, state.at(3).at = HOME, "1,0", "1,0"
    one.move("round_over", overrule=("*",), announced=3)
    assert one.state.at(1).eliminated and one.state.at(1).at is None
    rounds(one, 0)
    assert one.objects("put_figure", who=1, space=HOME).rule == "MK-OR-01"
    told = table("one_to_return", 3, areas={"map": "table"})
    told.move("round_over", overrule=("*",), announced=3)
    told.move("portal_takes", who=1)
    told.move("shut_portal")
    with told.arranged() as state:
        state.step = "scoring"
    assert told.objects("tell_portal", holder=1).rule == "MK-OR-01"
    told.move("tell_portal", holder=2)
    told.move("score")
    assert told.told("tell-winner")[0]["who"] == [HERO_NAMES[1]]


@pytest.mark.rule("MK-DN-02", "MK-DN-09")
@pytest.mark.parametrize(
    ("players", "variants", "most"),
    [(2, ["few_glades"], 1), (3, ["few_glades"], 2), (4, ["few_glades"], 2), (4, [], 4)],
)
def test_how_many_shields_a_glade_holds(players, variants, most):
    """Any number, of each player one; by the option one of two players, two of three or four."""
    one = table("druid_nights", players, variants=variants)
    (glade,) = laid(one, "1")["glade"]
    for seat in range(1, players + 1):
        with one.arranged() as state:
            state.at(seat).at, state.turn = glade, Turn(seat=seat)
        if seat <= most:
            one.move("wake_glade", who=seat)
        else:
            assert one.refuses("wake_glade", who=seat).message.key == "glade-is-full"
            one.move("wake_glade", who=seat, instead=1)
            break
    seats = [*range(1, most + 1)] if most == players else [*range(2, most + 2)]
    assert one.state.land.spaces[glade].shields == seats


@pytest.mark.rule("MK-DN-03", "MK-INT-01")
@pytest.mark.parametrize(
    ("site", "inhabited"), [("village", True), ("monastery", True), ("tower", True), ("keep", True), ("glade", False)]
)
def test_nobody_summons_on_an_inhabited_site(site, inhabited):
    """Neither is a shield of another hero on a glade one's own."""
    one = table("druid_nights")
    sites = laid(one, "1", "7", "9", "10")
    first, other = sites["glade"][:2]
    with one.arranged() as state:
        state.land.spaces = {first: Space(shields=[1, 2]), other: Space(shields=[2])}
        state.land.spaces |= {at: Space(shields=[1], done=True) for at in (*sites["tower"], *sites["keep"])}
        state.at(1).at, state.turn = sites[site][0], Turn(seat=1)
        state.time, state.round.number, state.affairs.nightfalls = "night", 2, 1
    if inhabited:
        assert one.objects("summon", who=1).message.key == "no-summoning-among-people"
    else:
        one.move("summon", who=1)
        assert [foe.back for foe in one.state.fight.foes] == ["brown"]


@pytest.mark.rule("MK-DN-08", "MK-KF-82")
def test_by_the_other_reading_all_must_have_summoned_a_second_time():
    one = table("druid_nights", 3, otherwise=["MK-KF-82"])
    for summoned, won in (({1: [1, 2], 2: [1]}, False), ({1: [2], 2: [2]}, False), ({1: [2], 2: [1, 2], 3: [2]}, True)):
        with one.arranged() as state:
            state.affairs.summoned = summoned
        one.move("note", text="look")
        assert one.state.round.won is won


# --- what is counted, healing


@pytest.mark.rule("MK-FC-02", "MK-ML-10", "MK-DL-08", "MK-OR-03")
@pytest.mark.parametrize(
    ("scenario", "line", "titles"),
    [
        ("full_conquest", "cities", {"title-adventurer"}),
        ("mines_liberation", "mines", {"title-adventurer"}),
        ("dungeon_lords", "", {"title-crawler"}),
        ("druid_nights", "", {"title-adventurer"}),
    ],
)
def test_each_scenario_counts_its_own_lines_at_its_table(scenario, line, titles):
    """A hero with a shield on a dungeon: 2, of Dungeon Lords 4."""
    one = table(scenario)
    (dungeon,) = laid(one, "7")["dungeon"]
    with one.arranged() as state:
        state.land.spaces[dungeon] = Space(shields=[1], done=True)
    account = next(found for found in tally.result(one.state).accounts if found.side == (1,))
    points = {entry.what: entry.points for entry in account.lines}
    assert {*points} & {"cities", "mines"} == ({line} if line else set())
    assert points["adventurer"] == (4 if scenario == "dungeon_lords" else 2)
    assert {what for what in points if what.startswith("title-")} == titles
    assert points[next(iter(titles))] == (5 if scenario == "dungeon_lords" else 3)


@pytest.mark.rule("MK-OR-03")
def test_one_to_return_has_no_mission_but_the_portal():
    found = tally.result(table("one_to_return").state)
    assert found.success is None and not found.accounts


@pytest.mark.rule("MK-WND-03", "MK-WND-04")
def test_each_point_heals_one_wound_and_a_unit_costs_its_level():
    one = table("full_conquest")
    with one.arranged() as state:
        hero = state.at(1)
        state.turn, hero.hand.wounds = Turn(seat=1), 3
        hero.units = [Unit(unit=unit, wounds=1) for unit in ("peasants", "catapults", "altem_mages")]
    one.move("heal", who=1, points=2)
    assert one.state.at(1).hand.wounds == 1
    for place in (1, 2, 3):
        one.move("heal_unit", who=1, unit=place)
        assert [told["points"] for told in one.told("tell-heal-unit")] == [(1, 3, 4)[place - 1]]
    assert [unit.wounds for unit in one.state.at(1).units] == [0, 0, 0]
