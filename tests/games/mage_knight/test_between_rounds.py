"""Between two rounds: what scenarios and variants do there, read afresh from sections 32 and 33 of the ledger."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.box.names import HERO_NAMES
from companion.games.mage_knight.play import revealing, stand, tally
from companion.games.mage_knight.play.fight import aftermath
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.play.land_bonus import land_bonus
from companion.games.mage_knight.play.scoring.figures import Figures, HeldUnit
from companion.games.mage_knight.play.variants import upgrades
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.hero import Unit
from companion.games.mage_knight.state.land import City, Laid, Land, Space, Token
from companion.games.mage_knight.state.pieces import Turn

from .conftest import Table


def table(scenario: str, players: int = 2, **options: Any) -> Table:
    heroes = [{"hero": one} for one in HERO_NAMES[:players]]
    one = Table({"players": heroes, "scenario": scenario, "first": 1, **options})
    one.move("leave_list")
    return one


def over(one: Table, announced: int = 1) -> Table:
    """The round is over, wherever it stood."""
    if one.state.step == "tactics":
        with one.arranged() as state:
            state.picks, state.step = [], "turns"
            for number, hero in enumerate(state.heroes, 1):
                hero.tactic = number
            if state.dummy:
                state.dummy.tactic = 6
            state.turn = Turn(seat=announced)
    one.move("round_over", overrule=("*",), announced=announced)
    return one


# --- darkness


@pytest.mark.rule("MK-VAR-09")
def test_after_a_day_two_dice_decide_and_a_black_one_brings_night_for_good():
    one = over(table("full_conquest", variants=["darkness"]))
    assert one.objects("next_round").message.key == "roll-for-darkness"
    assert one.refuses("roll_darkness", dice=["red"]).field == "dice"
    one.move("roll_darkness", dice=["red", "gold"])
    one.move("next_round")
    assert one.state.time == "day" and one.state.round.number == 2
    over(one)
    one.move("roll_darkness", dice=["white", "black"])
    one.move("next_round")
    assert one.state.time == "night"
    over(one)
    one.move("next_round")
    assert one.state.time == "night" and one.state.round.number == 4


@pytest.mark.rule("MK-VAR-08", "MK-RND-01")
def test_who_arrives_at_night_has_a_day_next():
    one = over(table("full_conquest", variants=["night_arrival"]))
    one.move("next_round")
    assert one.state.time == "day"


# --- rampage


@pytest.mark.rule("MK-VAR-14", "MK-VAR-15", "MK-VAR-17")
@pytest.mark.parametrize(
    ("face", "day", "night", "hordes_day", "hordes_night"),
    [
        ("red", "u", "", "ub", "u"),
        ("green", "u", "", "ub", "u"),
        ("gold", "ub", "", "ub", "u"),
        ("white", "", "u", "u", "ub"),
        ("blue", "", "u", "u", "ub"),
        ("black", "", "ub", "u", "ub"),
    ],
)
def test_what_a_die_brings_back(face, day, night, hordes_day, hordes_night):
    land = Land(tiles={"3,-2": Laid(tile="2")})  # orcs to the northwest of its centre
    backs = {"u": "green", "b": "brown"}

    def brought(time: str, hordes: bool) -> list[str]:
        return revealing.returning(land, "3,-3", time, face, hordes)

    assert [brought("day", False), brought("night", False)] == [[backs[one] for one in told] for told in (day, night)]
    assert brought("day", True) == [backs[one] for one in hordes_day]
    assert brought("night", True) == [backs[one] for one in hordes_night]


@pytest.mark.rule("MK-VAR-14", "MK-VAR-16")
def test_where_rampaging_enemies_were_defeated_dice_are_rolled_after_the_round():
    one = table("full_conquest", variants=["rampage"])
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="2")}  # orcs to the northwest of its centre
        state.land.spaces = {}
    over(one)
    assert one.state.affairs.rampage == ["3,-3"]
    assert one.objects("next_round").rule == "MK-VAR-14"
    assert one.refuses("roll_rampage", dice=["red", "red"]).field == "dice"
    one.move("roll_rampage", dice=["gold"])
    assert [token.back for token in one.state.land.spaces["3,-3"].tokens] == ["green", "brown"]
    assert all(token.up for token in one.state.land.spaces["3,-3"].tokens)
    one.move("next_round")
    assert one.objects("roll_rampage").message.key == "nothing-to-roll"
    with one.arranged() as state:
        state.land.spaces["3,-3"].tokens = [Token(back="brown", up=True)]
    over(one)
    assert one.state.affairs.rampage == []  # one is left there


# --- upgrades


@pytest.mark.rule("MK-VAR-28", "MK-KF-84")
def test_strength_by_its_parts():
    hurt, sound = HeldUnit(3, wounded=True), HeldUnit(2)
    one = Figures(seat=1, artifacts=2, spells=1, actions=3, crystals=5, units=(hurt, sound))
    assert upgrades.strength(one, level=4, lowest=2) == 6 + 3 + 5 + (2 + 2) + 6
    assert upgrades.strength(one, level=4, lowest=2, by_two=True) == 6 + 3 + 2 + (1 + 2) + 6


@pytest.mark.rule("MK-VAR-27", "MK-VAR-29")
def test_after_a_night_the_weakest_swaps_first():
    one = over(table("full_conquest", 3, variants=["upgrades"]))
    assert one.state.affairs.upgrade is None  # after a Day nothing
    one.move("next_round")
    with one.arranged() as state:
        state.heroes[0].gained, state.heroes[1].fame = ["fire_bolt", "ice_bolt"], 4
        state.order = [1, 2, 3]
    over(one)
    upgrade = one.state.affairs.upgrade
    assert len(upgrade.cards) == 4
    assert upgrade.waiting == [3, 1, 2]  # nothing; two Advanced Actions; a level more
    assert one.objects("next_round").message.key == "swap-first"
    assert one.objects("keep_actions", who=1).message.key == "not-your-upgrade"
    one.move("keep_actions", who=3)
    with one.arranged() as state:
        state.affairs.upgrade.cards = ["blood_rage", "frost_bridge", "training", "agility"]
    assert one.objects("swap_action", who=1, card="training", away="fire_bolt").message.key == "other-colour-upgrade"
    assert one.refuses("swap_action", who=1, card="blood_rage", away="pure_magic").field == "away"
    assert one.refuses("swap_action", who=1, card="in_need", away="fire_bolt").field == "card"
    one.move("swap_action", who=1, card="blood_rage", away="fire_bolt")
    assert one.state.at(1).gained == ["ice_bolt", "blood_rage"]
    one.move("swap_action", who=2, card="frost_bridge", away="stamina")
    assert one.state.affairs.upgrade is None and one.state.decks.actions.bottom[-2:] == ["training", "agility"]
    one.move("next_round")


@pytest.mark.rule("MK-VAR-29", "MK-OR-01")
def test_who_was_left_beyond_the_portal_swaps_nothing():
    one = over(table("one_to_return", 3, variants=["upgrades"]))
    with one.arranged() as state:
        state.heroes[2].eliminated = True
    everybody = tally.everybody(one.state)
    assert sorted(upgrades.from_the_weakest(one.state, everybody)) == [1, 2]


@pytest.mark.rule("MK-VAR-27")
def test_after_the_last_night_but_one_round_nothing_is_upgraded():
    one = table("first_reconnaissance", variants=["upgrades"])  # Day, Night, Day: its Night is the last one
    over(one)
    one.move("next_round")
    assert one.state.time == "night"
    over(one)
    assert one.state.affairs.upgrade is None


# --- the draft


@pytest.mark.rule("MK-VAR-30")
def test_after_each_day_everybody_takes_one_of_three_kept_cards():
    one = table("full_conquest", variants=["draft"])
    assert one.state.affairs.drafts == {1: 3, 2: 3}
    over(one)
    card = one.state.decks.actions.cards[0]
    size, deeds = one.state.decks.actions.size, one.state.at(1).deck.deeds
    one.move("take_drafted", who=1, card=card)
    assert one.state.decks.actions.size == size - 1 and one.state.at(1).deck.deeds == deeds + 1
    assert one.state.at(1).gained == [card] and one.state.affairs.drafts[1] == 2
    assert one.objects("take_drafted", who=1, card=card).message.key == "no-drafted-card"
    assert one.refuses("take_drafted", who=2, card=card).field == "card"
    assert one.objects("next_round").message.key == "take-drafted-first"
    one.move("take_drafted", who=2, card=one.state.decks.actions.cards[0])
    one.move("next_round")
    over(one)
    assert one.state.affairs.drafting == []  # a Night


# --- scenarios


@pytest.mark.rule("MK-DN-06")
def test_after_the_first_night_all_shields_leave_the_glades():
    one = table("druid_nights")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")}
        state.land.spaces = {"3,-2": Space(shields=[1, 2])}
    over(one)
    assert one.state.land.spaces["3,-2"].shields == [1, 2]
    one.move("next_round")
    over(one)
    assert one.state.land.spaces["3,-2"].shields == [] and "tell-glades-cleared" in one.said
    one.move("next_round")
    with one.arranged() as state:
        state.land.spaces["3,-2"].shields = [1]
    over(one)
    one.move("next_round")
    over(one)
    assert one.state.land.spaces["3,-2"].shields == [1]


@pytest.mark.rule("MK-ML-07")
def test_at_the_start_of_each_round_every_liberated_mine_gives_its_crystal():
    one = table("mines_liberation")
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="6")}  # a red mine in its centre
        state.land.spaces = {"3,-2": Space(shields=[2], done=True)}
        state.at(2).crystals = {}
    over(one)
    one.move("next_round")
    assert one.state.at(2).crystals == {"red": 1} and not one.state.at(1).crystals
    with one.arranged() as state:
        state.at(2).crystals = {"red": 3}
    over(one)
    one.move("next_round")
    assert one.state.at(2).crystals == {"red": 3}


@pytest.mark.rule("MK-ML-05", "MK-ML-07")
def test_a_table_that_keeps_the_map_tells_which_mines_are_free():
    one = table("mines_liberation", areas={"map": "table"})
    assert one.objects("wake_glade", who=1).message.key == "other-scenario"
    one.move("free_mine", who=2, colour="blue")
    over(one)
    one.move("next_round")
    assert one.state.at(2).crystals == {"blue": 1}
    assert table("mines_liberation").objects("free_mine", who=1, colour="red").message.key == "app-sees-that"


@pytest.mark.rule("MK-OR-01")
def test_the_portal_closes_after_the_first_day_and_takes_who_stands_there():
    one = table("one_to_return", 3)
    with one.arranged() as state:
        state.at(1).at, state.at(2).at, state.at(3).at = "0,0", "0,0", "1,0"
        state.at(2).off = True
    over(one)
    assert [hero.eliminated for hero in one.state.heroes] == [True, True, False]
    assert one.state.land.portal_closed
    one.move("next_round")
    assert one.state.picks == [3]
    with one.arranged() as state:
        state.at(3).at = "0,0"
    over(one, 3)
    assert not one.state.at(3).eliminated


@pytest.mark.rule("MK-OR-01")
def test_where_the_table_keeps_the_map_it_says_whom_the_portal_took():
    one = over(table("one_to_return", 3, areas={"map": "table"}))
    one.move("portal_takes", who=2)
    assert one.state.at(2).eliminated
    assert one.objects("portal_takes", who=2).message.key == "portal-takes-nobody"
    assert one.objects("next_round").message.key == "whom-did-it-take"
    one.move("shut_portal")
    one.move("next_round")
    assert one.objects("portal_takes", who=1).message.key == "portal-takes-nobody"


@pytest.mark.rule("MK-OR-01", "MK-OR-03")
def test_when_the_portal_takes_everybody_the_game_is_over_and_nobody_wins():
    one = table("one_to_return")
    with one.arranged() as state:
        for hero in state.heroes:
            hero.at = "0,0"
    over(one)
    assert one.state.step == "scoring"
    one.move("score")
    assert one.state.step == "over" and one.said == ["tell-no-winner"]


# --- the end of a scenario


def turns(one: Table) -> Table:
    with one.arranged() as state:
        state.picks, state.step, state.turn = [], "turns", Turn(seat=1)
        for number, hero in enumerate(state.heroes, 1):
            hero.tactic = number
        if state.dummy:
            state.dummy.tactic = 6
    return one


@pytest.mark.rule("MK-SCN-01", "MK-FR-06")
def test_when_the_city_is_found_everybody_has_one_last_turn():
    one = turns(table("first_reconnaissance"))
    one.move("note", text="so far")
    assert not one.state.round.won
    with one.arranged() as state:
        state.land.tiles["3,-2"] = Laid(tile="core5")
    one.move("note", text="found")
    assert one.state.round.won and one.state.round.final == [1, 2] and "tell-last-turns" in one.said


@pytest.mark.rule("MK-FC-01", "MK-SC-05", "MK-CO-01", "MK-CO-07", "MK-DUM-14")
@pytest.mark.parametrize(
    ("scenario", "players"), [("full_conquest", 2), ("solo_conquest", 1), ("blitz_cooperation", 2)]
)
def test_a_conquest_is_over_when_all_cities_in_play_are_conquered(scenario, players):
    one = turns(table(scenario, players))
    count = one.state.agreed.cities
    with one.arranged() as state:
        state.land.cities = [
            City(colours=[colour], at=f"{at},-9", level=4, conquered=at > 0)
            for at, colour in enumerate(("red", "blue", "green")[:count])
        ]
    one.move("note", text="one is left")
    assert not one.state.round.won
    with one.arranged() as state:
        for city in state.land.cities:
            city.conquered = True
    one.move("note", text="none is left")
    assert one.state.round.won and one.state.round.final == [*range(1, players + 1)]


@pytest.mark.rule("MK-ML-09", "MK-DL-07")
@pytest.mark.parametrize(
    ("scenario", "tile", "at"), [("mines_liberation", "6", "3,-2"), ("dungeon_lords", "7", "3,-1")]
)
def test_mines_and_dungeons_must_all_be_taken_and_no_tile_be_left(scenario, tile, at):
    one = turns(table(scenario))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile=tile)}
        state.land.spaces = {}
        state.land.stack.countryside = state.land.stack.core = state.land.stack.city = 0
    one.move("note", text="not yet")
    assert not one.state.round.won
    with one.arranged() as state:
        state.land.spaces = {at: Space(shields=[1], done=True)}
        state.land.stack.core = 1
    one.move("note", text="a tile is left")
    assert not one.state.round.won
    with one.arranged() as state:
        state.land.stack.core = 0
    one.move("note", text="all")
    assert one.state.round.won


@pytest.mark.rule("MK-DN-08", "MK-KF-82")
def test_druid_nights_are_played_to_the_last_round_unless_read_the_other_way():
    for otherwise, won in (([], False), (["MK-KF-82"], True)):
        one = turns(table("druid_nights", otherwise=otherwise))
        with one.arranged() as state:
            state.affairs.summoned = {1: [1, 2], 2: [2]}
        one.move("note", text="all have summoned")
        assert one.state.round.won is won


@pytest.mark.rule("MK-CH-12")
def test_who_concedes_ends_a_duel_of_two_sides():
    one = turns(table("conquer_and_hold"))
    one.move("concede", who=1)
    assert one.state.step == "scoring"
    with one.arranged() as state:
        state.land.tiles["3,-2"] = Laid(tile="11")
        state.land.spaces["3,-2"] = Space(shields=[1])
    one.move("score")
    assert one.state.step == "over" and one.told("tell-winner")[0]["who"] == ["goldyx"]


@pytest.mark.rule("MK-DN-02", "MK-DN-09")
def test_a_shield_on_a_glade():
    one = turns(table("druid_nights", variants=["few_glades"]))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")}
        state.at(1).at = "1,0"
    assert one.objects("wake_glade", who=1).message.key == "no-glade-here"
    with one.arranged() as state:
        state.at(1).at = "3,-2"
    one.move("wake_glade", who=1)
    assert one.state.land.spaces["3,-2"].shields == [1]
    assert one.objects("wake_glade", who=1).message.key == "glade-is-awake"
    with one.arranged() as state:
        state.land.spaces["3,-2"].shields = [2]
    assert one.refuses("wake_glade", who=1).field == "instead"
    one.move("wake_glade", who=1, instead=2)
    assert one.state.land.spaces["3,-2"].shields == [1]


@pytest.mark.rule("MK-DN-03", "MK-DN-04", "MK-DN-05", "MK-DN-07", "MK-DN-10")
@pytest.mark.parametrize(
    ("night", "epic", "backs"), [(1, [], ["brown"] * 2), (2, [], ["red"] * 2), (3, ["epic"], ["red", "brown"] * 2)]
)
def test_each_own_shield_calls_somebody_up(night, epic, backs):
    one = turns(table("druid_nights", variants=epic))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="2"), "1,-3": Laid(tile="7")}
        glades = [at.at for at in grounds(state.land) if at.site == "glade"]
        state.land.spaces = {at: Space(shields=[2, 1]) for at in glades}
        state.at(1).at = "1,0"
    assert one.objects("summon", who=1).message.key == "summon-by-night"
    with one.arranged() as state:
        state.time, state.round.number, state.affairs.nightfalls = "night", 2 * night, night
    assert one.refuses("summon", who=1, count=1).field == "count"
    with one.arranged() as state:
        state.at(1).at = next(at.at for at in grounds(state.land) if at.site == "village")
    assert one.objects("summon", who=1).message.key == "no-summoning-among-people"
    with one.arranged() as state:
        state.at(1).at = "1,0"
    one.move("summon", who=1)
    fight = one.state.fight
    assert [foe.back for foe in fight.foes] == backs and fight.share == "double" and fight.kind == "summoning"
    assert one.state.affairs.summoned == {1: [night]}
    with one.arranged() as state:
        state.fight, state.turn.acted, state.turn.fought = None, False, False
    assert one.objects("summon", who=1).message.key == "summoned-already"


@pytest.mark.rule("MK-DN-03")
def test_a_table_that_keeps_the_map_tells_its_shields():
    one = turns(table("druid_nights", areas={"map": "table"}))
    with one.arranged() as state:
        state.time, state.round.number, state.affairs.nightfalls = "night", 2, 1
    assert one.refuses("summon", who=1).message.key == "no-glade-awake"
    one.move("summon", who=1, count=3)
    assert len(one.state.fight.foes) == 3


@pytest.mark.rule("MK-DN-05", "MK-DN-07", "MK-DN-10", "MK-KF-82")
@pytest.mark.parametrize(
    ("backs", "for_dead", "crystals"),
    [("bb", True, 2), ("rr", True, 2), ("rr", False, 4), ("rbrb", True, 4), ("rbrb", False, 6)],
)
def test_crystals_of_a_summoning(backs, for_dead, crystals):
    """Half of those summoned were defeated: one crystal for each brown one, two for each red one that fell."""
    one = turns(table("druid_nights"))
    draft = Draft(one.game, one.state)
    foes = [
        Foe(number=at, back="red" if back == "r" else "brown", dead=(at - 1) // (len(backs) // 2) == 0)
        for at, back in enumerate(backs, 1)
    ]
    aftermath.settle(draft, Fight(seat=1, kind="summoning", foes=foes, crystals=1, for_dead=for_dead, share="double"))
    assert sum(reward.count for reward in one.state.at(1).owed) == crystals


# --- scored at the table


@pytest.mark.rule("MK-KF-40", "MK-KF-41", "MK-KF-42", "MK-KF-43", "MK-KF-44", "MK-KF-45", "MK-SCO-02")
def test_what_the_app_keeps_it_counts():
    one = table("full_conquest")
    with one.arranged() as state:
        hero = state.at(1)
        hero.gained = ["fireball", "fire_bolt", "ice_bolt", "golden_grail"]
        hero.crystals = {"red": 2, "blue": 1}
        hero.units = [Unit(unit="peasants"), Unit(unit="catapults", wounds=1), Unit(unit="herbalists", wounds=1)]
        hero.units[0].banner = "banner_of_fear"
        hero.hand.wounds, hero.deck.wounds, hero.discard.wounds = 1, 2, 1
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="9")}  # keep E, tower SW, dungeon NW
        state.land.spaces = {
            "3,-3": Space(shields=[1], done=True),
            "2,-1": Space(shields=[1, 2], done=True),
            "4,-2": Space(shields=[1, 2], done=True),
        }
    found = tally.counted(one.state, one.state.at(1))
    assert {key: found[key] for key in ("spells", "actions", "artifacts", "crystals", "wounds")} == {
        **{"spells": 1, "actions": 2, "artifacts": 2, "crystals": 3, "wounds": 4}
    }
    assert (found["units"], found["units_wounded"]) == (1, 1)
    assert (found["strongholds"], found["adventures"]) == (1, 1)  # the keep was taken from it
    assert not tally.missing(one.state, one.state.at(1))


@pytest.mark.rule("MK-SCO-01", "MK-SCO-02", "MK-RND-17")
def test_a_table_that_keeps_all_itself_tells_its_counts_and_is_scored():
    one = table("full_conquest", kept="light")
    with one.arranged() as state:
        state.step, state.picks = "scoring", []
        state.at(1).fame, state.at(2).fame = 20, 24
    assert one.objects("score").message.key == "still-to-count"
    hand = dict.fromkeys(("spells", "actions", "artifacts", "crystals", "wounds", "units", "units_wounded"), 1)
    land = dict.fromkeys(("strongholds", "adventures", "led", "shielded"), 1)
    one.move("count_things", who=1, counts=hand | land)
    one.move("count_things", who=2, counts=dict.fromkeys(hand | land, 0))
    assert one.refuses("count_things", who=1, counts={"mines_core": 1}).field == "counts.mines_core"
    assert one.objects("score").message.key == "still-to-count"  # how many cities fell
    assert one.refuses("count_cities", conquered=3).field == "conquered"
    one.move("count_cities", conquered=1)
    one.move("score")
    # 20 + knowledge 3 + loot 2 + leader 2 + conqueror 2 + adventurer 2 - beating 2 + cities 11; titles 3 x 5 - 3 + 5
    assert one.told("tell-winner")[0]["who"] == ["arythea"]
    assert one.told("tell-winner")[0]["count"] == 20 + 3 + 2 + 2 + 2 + 2 - 2 + 11 + 15 - 3 + 5
    assert one.state.step == "over"


@pytest.mark.rule("MK-SCO-02")
def test_what_the_table_counts_goes_before_what_the_app_knows():
    """Units too, of which the app knows each card, and the table tells the sum of their levels."""
    one = table("full_conquest")
    with one.arranged() as state:
        state.step, state.picks = "scoring", []
        state.at(1).units, state.at(1).crystals = [Unit(unit="peasants")], {"red": 1}
    one.move("count_things", who=1, counts={"crystals": 6, "units": 7})
    found = tally.figures(one.state, one.state.at(1))
    assert (found.crystals, sum(unit.level for unit in found.units)) == (6, 7)
    assert tally.figures(one.state, one.state.at(2)).units == ()


@pytest.mark.rule("MK-SCO-02")
def test_nothing_is_scored_before_each_hero_was_counted():
    one = table("full_conquest", kept="light")
    with one.arranged() as state:
        state.step, state.picks = "scoring", []
    one.move("count_cities", conquered=1)
    for seat, waiting in ((1, ["arythea", "goldyx"]), (2, ["goldyx"])):
        objection = one.objects("score").message
        assert (objection.key, objection.args["who"]) == ("still-to-count", waiting)
        one.move("count_things", who=seat, counts=dict.fromkeys(tally.asked(one.state), 1))
    one.move("score")


@pytest.mark.rule("MK-SCO-02", "MK-SCO-04", "MK-SCN-03", "MK-ML-10", "MK-DL-08", "MK-CH-12", "MK-OR-03")
@pytest.mark.parametrize(
    ("scenario", "more"),
    [
        ("full_conquest", {"led", "shielded"}),
        ("blitz_conquest", {"led", "shielded"}),
        ("first_reconnaissance", set()),
        ("druid_nights", set()),
        ("dungeon_lords", {"delves"}),
        ("mines_liberation", {"mines_countryside", "mines_core"}),
    ],
)
def test_what_is_counted_beyond_the_scoring_card(scenario, more):
    """Cities where they can be led, friendly ones for nobody; two scenarios ask for nothing on the card."""
    card = {"spells", "actions", "artifacts", "crystals", "units", "units_wounded", "wounds"}
    assert {*tally.asked(table(scenario).state)} == card | {"strongholds", "adventures"} | more
    assert tally.asked(table("conquer_and_hold").state) == ["keeps", "towers"]
    assert tally.asked(table("one_to_return").state) == []


@pytest.mark.rule("MK-OR-03", "MK-OR-06")
def test_a_team_returns_only_by_its_chosen_one():
    one = table("one_to_return", 4, variants=["chosen_one"], teams="3")
    with one.arranged() as state:
        state.step, state.picks, state.at(3).at = "scoring", [], "0,0"
    assert one.objects("score").message.key == "chosen-not-shown"
    one.move("show_chosen", who=1)
    one.move("show_chosen", who=2)
    one.move("show_chosen", who=3)  # told anew
    assert one.state.affairs.chosen_ones == [2, 3]
    one.move("score")
    assert one.told("tell-winner")[0]["who"] == ["arythea", "norowas"]


@pytest.mark.rule("MK-OR-06")
@pytest.mark.parametrize("shown", [(1, 2), (1, 4), (2,), ()])
@pytest.mark.parametrize("keeper", ["app", "table"])
def test_another_member_on_the_portal_is_not_enough_nor_one_who_was_not_shown(shown, keeper):
    """Seat 3 stands there, and plays with seat 1; then nobody wins, not the other team either."""
    one = table("one_to_return", 4, variants=["chosen_one"], teams="3", areas={"map": keeper})
    with one.arranged() as state:
        state.step, state.picks, state.at(3).at = "scoring", [], "0,0"
    if keeper == "table":
        one.move("tell_portal", holder=3)
    for seat in shown:
        one.move("show_chosen", who=seat)
    one.move("score", overrule=("chosen-not-shown",))
    assert one.said == ["tell-no-winner"]


# --- the auction


@pytest.mark.rule("MK-VAR-02", "MK-VAR-03", "MK-VAR-04", "MK-VAR-05")
def test_an_auction_with_bids_a_match_and_a_free_last_hero():
    one = table("full_conquest", 3, variants=["auction"])
    assert one.objects("bid", who=2, fame=1).message.key == "no-hero-named"
    one.move("name_hero", hero="goldyx")  # player 1 picks first
    assert one.objects("name_hero", hero="tovak").message.key == "hero-is-named"
    one.move("bid", who=3, fame=2)
    assert one.objects("bid", who=3, fame=4).message.key == "bids-most-already"
    one.move("bid", who=2, fame=2)  # earlier in the order: matching is enough
    assert one.refuses("bid", who=3, fame=2).field == "fame"
    one.move("bid", who=3, fame=3)
    one.move("knock_down")
    assert one.told("tell-hero-sold")[0]["left"] == 117  # the shield counts back from the end of the track
    assert one.state.auction.sold == {3: "goldyx"} and one.state.at(3).fame == -3
    one.move("name_hero", hero="tovak")  # the same player picks again
    one.move("knock_down")
    assert one.state.auction.sold[1] == "tovak" and one.state.at(1).fame == 0
    assert one.objects("bid", who=3, fame=5).message.key == "no-hero-named"
    one.move("name_hero", hero="norowas")  # nobody is left to object
    assert one.state.auction is None and one.state.step == "tactics"
    assert [hero.hero for hero in one.state.heroes] == ["tovak", "norowas", "goldyx"]
    assert one.state.order == [1, 2, 3] and one.state.picks == [3, 2, 1]
    assert one.state.at(3).level == 1


@pytest.mark.rule("MK-DUM-02", "MK-VAR-02")
def test_after_an_auction_the_dummy_takes_a_hero_that_is_left():
    one = table("full_cooperation", 2, variants=["auction"])
    for hero in ("goldyx", "tovak"):
        one.move("name_hero", hero=hero)
        if one.state.auction:
            one.move("knock_down")
    assert one.state.dummy.hero in ("arythea", "norowas") and one.state.order == [1, 2, 0]


@pytest.mark.rule("MK-ML-06")
@pytest.mark.parametrize(("liberated", "crystals"), [(True, {"red": 1}), (False, {})])
def test_only_a_liberated_mine_gives_its_crystal_to_who_ends_a_turn_there(liberated, crystals):
    """Also in the very turn in which it was liberated."""
    one = turns(table("mines_liberation"))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="A"), "3,-2": Laid(tile="6")}
        space = Space(shields=[1], done=True) if liberated else Space(tokens=[Token(back="green", up=True)])
        state.land.spaces = {"3,-2": space}
        state.at(1).at, state.at(1).crystals = "3,-2", {}
        state.turn.carded = True
    one.move("end_turn", who=1)
    assert one.state.at(1).crystals == crystals


@pytest.mark.rule("MK-CH-08", "MK-CH-09")
@pytest.mark.parametrize(("time", "colour"), [("day", "gold"), ("night", "black")])
def test_own_towers_give_mana_beside_them_and_own_keeps_a_larger_hand_as_well(time, colour):
    one = turns(table("conquer_and_hold"))
    with one.arranged() as state:
        state.land.tiles = {"0,0": Laid(tile="B"), "3,-2": Laid(tile="9"), "1,-3": Laid(tile="4")}
        sites = {at.site: at.at for at in grounds(state.land) if at.site in ("keep",)}
        towers = [at.at for at in grounds(state.land) if at.site == "tower"]
        state.land.spaces = {at: Space(shields=[1], done=True) for at in (sites["keep"], *towers)}
        state.at(1).at, state.time = towers[0], time
    stand.dawn(Draft(one.game, one.state), one.state.at(1))
    assert len(towers) == 2 and one.state.at(1).mana == {colour: 2}
    one.state.at(1).at = next(at.at for at in grounds(one.state.land) if at.site == "keep")
    assert land_bonus(one.state, one.state.at(1)) == 1
    one.state.at(1).at, one.state.at(1).mana = "0,0", {}
    stand.dawn(Draft(one.game, one.state), one.state.at(1))
    assert one.state.at(1).mana == {}
