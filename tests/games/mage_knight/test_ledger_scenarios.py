"""Scoring, scenarios and variants once more: sections 30 to 34 of the ledger, written without a look at the code."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.box.names import ADVENTURES, HERO_NAMES
from companion.games.mage_knight.pages.scenario import own_actions
from companion.games.mage_knight.pages.turn import shown
from companion.games.mage_knight.play import stand, tally, used_tactics
from companion.games.mage_knight.play.fight import aftermath
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.play.land.steps import steps
from companion.games.mage_knight.play.land_bonus import land_bonus
from companion.games.mage_knight.play.scoring import victory
from companion.games.mage_knight.play.scoring.figures import Figures
from companion.games.mage_knight.play.stand import walk_of
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.hero import Cards, Hero, Unit
from companion.games.mage_knight.state.land import City, Laid, Space, Token
from companion.games.mage_knight.state.pieces import Reward, Turn

from .conftest import Table
from .course import lay, pick_all, through

STRONGHOLDS = ("keep", "tower", "monastery")


def table(scenario: str, players: int = 2, **options: Any) -> Table:
    """The first turn of the first round, of seat 1."""
    heroes = [{"hero": one} for one in HERO_NAMES[:players]]
    one = Table({"players": heroes, "scenario": scenario, "first": 1, **options})
    one.move("leave_list")
    with one.arranged() as state:
        state.picks, state.step, state.turn = [], "turns", Turn(seat=1)
        for number, hero in enumerate(state.heroes, 1):
            hero.tactic = number
        if state.dummy:
            state.dummy.tactic = 6
    return one


@pytest.mark.rule("MK-DN-02")
def test_a_shield_lies_on_its_own_glade_and_nowhere_else():
    """Neither on other spaces of this table nor on any of another one."""
    one = table("druid_nights")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")}
        state.land.spaces = {}
        state.at(1).at = "3,-2"
    one.move("wake_glade", who=1)
    assert [space.at for space in grounds(one.state.land) if space.lies.shields] == ["3,-2"]
    assert not any(space.lies.shields for space in grounds(table("druid_nights").state.land))


@pytest.mark.rule("MK-KF-41", "MK-KF-45", "MK-END-09", "MK-VAR-28")
def test_an_artifact_that_nobody_named_is_worth_as_much_as_any():
    """Rewards bring Artifacts of which only the hero's player knows which they are."""
    one = table("full_conquest")
    with one.arranged() as state:
        state.turn.step, state.at(1).owed = "rewards", [Reward(kind="artifact", count=2)]
    one.move("reward_artifacts", who=1)
    found = tally.figures(one.state, one.one())
    assert (found.artifacts, found.spells, found.actions) == (2, 0, 0)
    with one.arranged() as state:
        state.at(1).gained = ["spell", "action", "artifact", "fireball"]
    found = tally.figures(one.state, one.one())
    assert (found.artifacts, found.spells, found.actions) == (1, 2, 1)


@pytest.mark.rule("MK-KF-41", "MK-UNI-11", "MK-UNI-12")
def test_a_banner_is_an_artifact_in_the_deck_and_on_a_unit_alike():
    one = table("full_conquest")
    with one.arranged() as state:
        hero = state.at(1)
        hero.gained, hero.units = ["banner_of_fear", "ruby_ring"], [Unit(unit="peasants"), Unit(unit="foresters")]
        hero.hand = Cards(deeds=5)
    for banners in (0, 1):
        assert tally.figures(one.state, one.one()).artifacts == 2
        assert sum(bool(unit.banner) for unit in one.one().units) == banners
        if not banners:
            one.move("give_banner", who=1, unit=1, banner="banner_of_fear")


@pytest.mark.rule("MK-KF-45", "MK-KF-37")
def test_a_wound_under_sparing_power_is_a_wound_of_the_own_deed_cards():
    """It comes to the hand or back to the deck; the ones on units do not count."""
    one = table("full_conquest")
    with one.arranged() as state:
        hero = state.at(1)
        hero.hand, hero.deck, hero.discard, hero.under = (Cards(wounds=count) for count in (1, 2, 4, 8))
        hero.units = [Unit(unit="peasants", wounds=2)]
    assert tally.figures(one.state, one.one()).wounds == 15


@pytest.mark.rule("MK-VAR-09", "MK-SC-04", "MK-CO-05", "MK-TAC-01")
@pytest.mark.parametrize(("scenario", "players"), [("solo_conquest", 1), ("full_cooperation", 3)])
def test_a_night_without_end_has_tactics_for_everybody_in_all_of_its_rounds(scenario, players):
    """Darkness falls after the first Day: five Nights, of whose six tactics some leave the game after each."""
    one = table(scenario, players, variants=["darkness"])
    for number in range(1, 7):
        assert one.state.round.number == number
        if one.state.step == "tactics":
            pick_all(one)
        numbers = [hero.tactic for hero in one.state.heroes] + [one.state.dummy.tactic]
        assert len({*numbers}) == players + 1 and None not in numbers
        through(one)
        if number == 1:
            one.move("roll_darkness", dice=["black", "red"])
        if used_tactics.to_agree(one.state, 6):
            one.move("retire_tactic", tactic=one.state.at(players).tactic)
        if number < 6:
            one.move("next_round")
            assert one.state.time == "night"
    assert one.state.step == "scoring"


@pytest.mark.rule("MK-VAR-27", "MK-VAR-09")
@pytest.mark.parametrize(
    ("variants", "dice", "upgraded"),
    [
        ([], None, [False, True, False, False]),  # Day, Night, Day, Night
        (["night_arrival"], None, [True, False, False, False]),  # its third round is the last Night
        (["darkness"], ["black", "red"], [False, True, True, False]),
    ],
)
def test_actions_are_upgraded_after_every_night_but_the_last_one(variants, dice, upgraded):
    one = table("blitz_conquest", variants=["upgrades", *variants])
    found = []
    for number in range(1, 5):
        if one.state.step == "tactics":
            pick_all(one)
        through(one)
        found.append(one.state.affairs.upgrade is not None)
        while one.state.affairs.upgrade is not None:
            one.move("keep_actions", who=one.state.affairs.upgrade.waiting[0])
        if one.state.affairs.dusk:
            one.move("roll_darkness", dice=dice)
        if number < 4:
            one.move("next_round")
    assert found == upgraded


@pytest.mark.rule("MK-TEAM-08", "MK-CO-06", "MK-END-15")
@pytest.mark.parametrize(("scenario", "players", "mate"), [("full_cooperation", 2, 2), ("full_conquest", 4, 3)])
def test_beside_an_allys_keep_the_own_ones_count_and_it_alone_does_not(scenario, players, mate):
    one = table(scenario, players, **({"teams": "3"} if players == 4 else {}))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="9"), "1,-3": Laid(tile="3")}
        keeps = [space.at for space in grounds(state.land) if space.site == "keep"]
        state.land.spaces = {keeps[0]: Space(shields=[mate], done=True)}
        state.at(1).at = keeps[0]
    assert mate in one.state.allies(1) and land_bonus(one.state, one.one()) == 0
    with one.arranged() as state:
        state.land.spaces[keeps[1]] = Space(shields=[1], done=True)
    assert land_bonus(one.state, one.one()) == 1
    with one.arranged() as state:
        state.land.spaces[keeps[1]] = Space(shields=[mate], done=True)
        state.at(mate).at = keeps[1]
    assert land_bonus(one.state, one.one()) == 0 and land_bonus(one.state, one.state.at(mate)) == 2


@pytest.mark.rule("MK-VAR-29", "MK-KF-03", "MK-KF-05")
@pytest.mark.parametrize("hero", HERO_NAMES)
def test_each_action_of_the_own_deck_may_be_thrown_away_for_a_better_one(hero):
    """Of Arythea's two Rages one is still in her deck; the others' replaced card was the only one."""
    own = own_actions(Hero(seat=1, hero=hero, gained=["training", "fireball"]))
    gone = {"goldyx": "concentration", "norowas": "promise", "tovak": "determination"}.get(hero)
    assert "rage" in own and gone not in own
    assert own[0] == "training" and "fireball" not in own
    assert len(own) == 1 + 12 + (hero == "arythea")  # twelve kinds of common cards, one of them replaced by the unique


@pytest.mark.rule("MK-DN-02", "MK-DN-03", "MK-TRN-14")
def test_a_glade_is_woken_where_the_movement_ends():
    """One a turn by that; an action may follow, or a rest of who has not moved."""
    one = table("druid_nights")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")}
        state.land.spaces, state.at(1).at, state.turn.points = {}, "3,-2", 9
    one.move("wake_glade", who=1)
    beside = next(step.to.at for step in steps(walk_of(one.state, one.one()), "3,-2") if step.entering == "free")
    assert one.objects("go", who=1, space=beside).message.key == "move-is-over"
    assert shown(one.state).may_rest == "normal"
    one.move("rest", who=1)
    one = table("druid_nights")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")}
        state.time, state.round.number, state.affairs.nightfalls = "night", 2, 1
        state.land.spaces, state.at(1).at = {}, "3,-2"
    one.move("wake_glade", who=1)
    one.move("summon", who=1)
    assert [foe.back for foe in one.state.fight.foes] == ["brown"]


@pytest.mark.rule("MK-ML-05", "MK-ML-04", "MK-ML-06")
@pytest.mark.parametrize(("tile", "reputation"), [("5", 1), ("core2", 2)])
@pytest.mark.parametrize("last", ["brown", "face"])
def test_reputation_of_a_mine_is_that_of_its_land_whichever_enemy_was_the_last(tile, reputation, last):
    """An enemy that somebody else defeated before is not there any more."""
    one = table("mines_liberation")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile=tile)}
        state.land.spaces = {}
        mine = next(space for space in grounds(state.land) if space.site == "mine")
        face = "red" if tile.startswith("core") else "green"
        state.at(1).at = mine.at
        state.at(1).reputation = state.at(2).reputation = 0
    back = "brown" if last == "brown" else face
    foes = [Foe(number=1, back=back, dead=True)]
    draft = Draft(one.game, one.state)
    aftermath.settle(draft, Fight(seat=1, kind="liberation", site="mine", at=mine.at, foes=foes))
    assert (draft.state.at(1).reputation, draft.state.at(2).reputation) == (reputation, 0)
    free = next(space for space in grounds(draft.state.land) if space.site == "mine")
    assert free.lies.shields == [1] and stand.works(draft.state, free)


@pytest.mark.rule("MK-VAR-05", "MK-VAR-03", "MK-TAC-02")
def test_after_an_auction_whoever_picked_first_takes_a_tactic_last_whatever_was_paid():
    """In the second round Fame decides again, and who paid has the least."""
    players = [{"hero": one} for one in HERO_NAMES[:3]]
    one = Table({"players": players, "scenario": "full_conquest", "first": 1, "variants": ["auction"]})
    one.move("leave_list")
    one.move("name_hero", hero="tovak")
    one.move("bid", who=2, fame=4)
    one.move("bid", who=1, fame=4)  # who picks earlier needs only to match
    one.move("knock_down")
    one.move("name_hero", hero="goldyx")
    one.move("knock_down")
    one.move("name_hero", hero="norowas")
    assert [hero.fame for hero in one.state.heroes] == [-4, 0, 0]
    assert one.state.picks == [3, 2, 1]
    pick_all(one, 6, 5, 4)
    through(one)
    one.move("next_round")
    assert one.state.picks == [1, 3, 2]  # of equals first who lies lower: 3 before 2, by their tactics


@pytest.mark.rule("MK-VAR-09", "MK-VAR-08", "MK-RND-17")
def test_the_dice_of_darkness_are_rolled_after_a_day_and_not_after_the_last_one():
    one = table("first_reconnaissance", variants=["night_arrival", "darkness"])
    with one.arranged() as state:
        state.affairs.nightfalls = 1
    assert one.state.time == "night"
    for number, dusk in ((1, False), (2, True), (3, False)):
        if one.state.step == "tactics":
            pick_all(one)
        through(one)
        assert (one.state.round.number, one.state.affairs.dusk) == (number, dusk)
        if dusk:
            one.move("roll_darkness", dice=["gold", "red"])
        if number < 3:
            one.move("next_round")
            assert one.state.time == "day"
    assert one.state.step == "scoring"


def counted(one: Table, seat: int, *names: str) -> list[int]:
    figures = tally.figures(one.state, one.state.at(seat))
    return [getattr(figures, name) for name in names]


@pytest.mark.rule("MK-KF-43", "MK-KF-44", "MK-SCO-02")
def test_shields_on_strongholds_and_adventure_sites_are_counted_apart():
    """A burned monastery, a tower and a keep are one thing; dungeons, ruins and dens the other."""
    one = table("full_conquest", 3)
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A")}
        lay(state.land, "9", "5", "11", "8", "core1")
        state.land.spaces = {}
        sites = {space.at: space.site for space in grounds(state.land)}
        for at, site in sites.items():
            if site in STRONGHOLDS or site in ADVENTURES:
                state.land.spaces[at] = Space(shields=[1], done=True)
    strong = [site for site in sites.values() if site in STRONGHOLDS]
    bold = [site for site in sites.values() if site in ADVENTURES]
    assert {*strong} == {*STRONGHOLDS} and {"dungeon", "tomb"} & {*bold} and len({*bold}) > 2
    assert counted(one, 1, "strongholds", "adventures") == [len(strong), len(bold)]
    assert counted(one, 1, "delves") == [sum(site in ("dungeon", "tomb") for site in bold)]
    assert counted(one, 2, "strongholds", "adventures") == [0, 0]


@pytest.mark.rule("MK-KF-44")
def test_two_heroes_have_shields_on_one_adventure_site():
    """Who conquered a dungeon again, where that is Fame alone, changes nothing of the first shield."""
    one = table("full_conquest", 3)
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="9")}
        dungeon = next(space.at for space in grounds(state.land) if space.site == "dungeon")
        state.land.spaces = {dungeon: Space(shields=[1, 2], done=True)}
    assert [counted(one, seat, "adventures") for seat in (1, 2, 3)] == [[1], [1], [0]]


@pytest.mark.rule("MK-SCO-04", "MK-CTY-06", "MK-SCN-03")
def test_a_city_counts_for_its_leader_and_for_who_else_has_a_shield_there():
    """One that stands counts for nobody, and neither does a friendly one."""
    one = table("full_conquest", 3)
    with one.arranged() as state:
        state.land.cities = [
            City(colours=["red"], at="3,-2", level=4, conquered=True, shields=[2, 1, 1]),
            City(colours=["blue"], at="9,-2", level=4, conquered=True, shields=[2, 1]),
            City(colours=["white"], at="9,-9", level=4, conquered=False, shields=[3, 1], garrison=[Token(back="gray")]),
        ]
    assert [counted(one, seat, "led", "shielded") for seat in (1, 2, 3)] == [[1, 1], [1, 1], [0, 0]]
    friendly = table("mines_liberation", 2)
    with friendly.arranged() as state:
        state.land.cities = [City(colours=["red"], at="3,-2", level=0, conquered=True, shields=[1, 2])]
    assert [counted(friendly, seat, "led", "shielded") for seat in (1, 2)] == [[0, 0], [0, 0]]
    with friendly.arranged() as state:
        state.at(1).at = "3,-2"
    assert land_bonus(friendly.state, friendly.state.at(1)) == 1  # MK-SCN-03: there is no leader, so never two


@pytest.mark.rule("MK-SCO-07", "MK-SC-06", "MK-CO-08")
def test_how_a_game_against_the_cities_ended():
    one = table("full_cooperation", 2)
    with one.arranged() as state:
        state.step, state.turn, state.picks, state.round.number, state.round.announced = "scoring", None, [], 4, 0
        state.round.won = True
        state.dummy.deck = dict.fromkeys(state.dummy.deck, 0) | {"red": 3}
        state.dummy.hidden = 0
        state.land.cities = [
            City(colours=["red"], at="3,-2", level=5, conquered=True, shields=[1, 1, 2]),
            City(colours=["blue"], at="9,-2", level=5, conquered=True, shields=[1]),
            City(colours=["white"], at="9,-9", level=8, conquered=False, shields=[2], garrison=[Token(back="gray")]),
        ]
    end = tally.ending(one.state)
    assert (end.cities, end.conquered, end.each_leads, end.announced) == (3, 2, False, True)
    assert (end.rounds_left, end.cards_left) == (2, 3)
    assert tally.result(one.state).winners == () and tally.result(one.state).success is False
    with one.arranged() as state:
        state.round.announced = None
        state.land.cities[2].conquered, state.land.cities[2].garrison = True, []
    end = tally.ending(one.state)
    assert (end.conquered, end.each_leads, end.announced) == (3, True, False)
    lines = {line.what: line.points for line in tally.result(one.state).accounts[0].lines if line.what[:5] == "goal-"}
    assert lines == {
        "goal-cities": 30,
        "goal-each": 10,
        "goal-all": 15,
        "goal-rounds": 20,
        "goal-cards": 3,
        "goal-quiet": 5,
    }
    assert tally.result(one.state).winners == (1, 2)


@pytest.mark.rule("MK-CH-12")
def test_who_is_left_when_the_others_concede_has_won_with_whatever_it_holds():
    nothing, much = Figures(seat=1), Figures(seat=2, keeps=5, towers=5)
    assert victory.held([nothing, much]).accounts[0].total == 25
    assert victory.held([nothing, much], conceded=[2]).winners == (1,)
    assert victory.held([nothing, Figures(seat=2)]).winners == ()
