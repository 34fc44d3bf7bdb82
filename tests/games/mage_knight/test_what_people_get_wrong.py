"""What people get wrong, line by line of the rules ledger's section 39: each of these fails if the app let it be."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.enemies import ENEMIES
from companion.games.mage_knight.box.values import Value
from companion.games.mage_knight.play import dummy as automatic
from companion.games.mage_knight.play import growth, mana, offers, order
from companion.games.mage_knight.play.fight.attacks import strike
from companion.games.mage_knight.play.fight.blocks import block
from companion.games.mage_knight.play.fight.harm import Receiver, harm, knocked_out, to_hero, to_unit
from companion.games.mage_knight.play.fight.opponents import opponent
from companion.games.mage_knight.play.land.steps import provoked
from companion.games.mage_knight.play.land_bonus import city_leader, land_bonus
from companion.games.mage_knight.play.scoring.figures import Counting, Figures, Readings
from companion.games.mage_knight.play.scoring.reckoning import reckon
from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.land import City, Laid, Land, Space, Token
from companion.games.mage_knight.state.pieces import SourceDie, Turn
from tests.games.mistakes import lines_of

from .combat import Combat
from .course import pick_all, through

LINES = 22
line = lines_of(GAME)


def enemy(id, **how):
    """A printed token as it fights."""
    return opponent(ENEMIES[id], **how)


def values(*told):
    """Values of "3 fire attack"."""
    made = []
    for one in told:
        points, element, use = one.split()
        made.append(Value(points=int(points), element=element, use=use))
    return made


@pytest.fixture
def on_turn(mage_knight):
    """Goldyx has the turn, on a Day, and nothing stands on the map."""

    def begin(*heroes, step="move", **options):
        table = mage_knight(*(heroes or ("goldyx", "tovak")), **options)
        with table.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step=step)
            if state.land is not None:
                state.land.tiles = {}
        return table

    return begin


@line(1)
def test_1_what_is_inefficient_is_halved_once_and_one_resistant_target_halves_it_for_all():
    mages, prowlers = enemy("fire_mages", number=1), enemy("prowlers", number=2)
    fire = values("3 fire attack", "3 fire attack")
    assert strike([mages], fire, first=False).total == 3  # one by one it would be 1 + 1
    assert strike([prowlers], fire, first=False).total == 6
    assert strike([mages, prowlers], fire, first=False).total == 3


@line(2)
def test_2_fire_is_blocked_by_ice_and_by_cold_fire_and_else_by_half():
    mages = enemy("fire_mages")  # fire 6
    assert block(mages, values("6 ice block")).succeeds
    assert block(mages, values("6 cold_fire block")).succeeds
    assert not block(mages, values("6 fire block")).succeeds
    assert block(mages, values("12 physical block")).succeeds
    freezers = enemy("high_dragon")  # cold fire 6
    assert not block(freezers, values("6 ice block")).succeeds
    assert block(freezers, values("6 cold_fire block")).succeeds


@line(3)
def test_3_swift_doubles_the_block_and_brutal_the_damage():
    swift, brutal = enemy("wolf_riders"), enemy("ironclads")  # Attack 3 and 4
    assert block(swift, values("6 physical block")).succeeds and not block(swift, values("5 physical block")).succeeds
    assert to_hero(swift, harm(swift, [], 2).left, 2).wounds == 2
    assert block(brutal, values("4 physical block")).succeeds
    assert harm(brutal, [], 2).hero.wounds == 4


@line(4)
def test_4_the_doubly_fortified_are_out_of_reach_and_who_was_provoked_is_not_fortified():
    siege, ranged = values("50 physical siege"), values("3 physical ranged")
    assert strike([enemy("guardsmen", number=1, walled=True)], siege, first=True).barred == (1,)
    assert strike([enemy("swordsmen", number=1, walled=True)], siege, first=True).succeeds
    assert strike([enemy("prowlers", number=2)], ranged, first=True).succeeds


@line(5)
def test_5_one_point_short_does_nothing_and_the_app_says_so():
    golems = enemy("golems")  # Armor 5, resists what is physical
    almost = strike([golems], values("4 fire attack"), first=False)
    assert (almost.succeeds, almost.short) == (False, 1)
    assert not block(enemy("swordsmen"), values("5 physical block")).succeeds
    assert harm(enemy("swordsmen"), [], 3).left == 6  # all of it comes through


@line(6)
def test_6_a_resistant_unit_takes_its_armor_off_first_and_is_wounded_for_the_rest_only():
    mages, unit = enemy("fire_mages"), Receiver(armor=4, resistances=frozenset(("fire",)))
    assert (to_unit(mages, 4, unit).wounds, to_unit(mages, 4, unit).left) == (0, 0)
    more = to_unit(mages, 6, unit)
    assert (more.wounds, more.left) == (1, 0)
    plain = to_unit(mages, 6, Receiver(armor=4))
    assert (plain.wounds, plain.left) == (1, 2)


@line(7)
def test_7_wounds_of_the_whole_combat_count_against_the_printed_limit():
    blows = [harm(enemy("swordsmen"), [], 2), harm(enemy("crossbowmen"), [], 2)]  # 6 and 4 damage, Armor 2
    assert sum(blow.hero.wounds for blow in blows) == 5
    assert knocked_out(5, 5) and not knocked_out(4, 5)


@line(8)
def test_8_poison_wounds_the_discard_pile_too_and_paralyze_empties_the_hand():
    poisoned = harm(enemy("cursed_hags"), [], 2).hero  # Attack 3
    assert (poisoned.wounds, poisoned.to_discard) == (2, 2)
    assert harm(enemy("medusa"), [], 2).hero.paralyzed
    assert to_unit(enemy("medusa"), 6, Receiver(armor=4)).destroyed


@line(9)
def test_9_a_step_beside_rampaging_enemies_provokes_all_that_stand_beside_both_spaces():
    land = Land(
        tiles={"0,0": Laid(tile="2")},
        spaces={"0,-1": Space(tokens=[Token(back="green", up=True)])},  # the orcs of tile 2, northwest
    )
    assert provoked(land, "-1,0", "0,0") == ("0,-1",)  # both are beside them
    assert provoked(land, "0,0", "0,1") == ()


@line(10)
def test_10_reputation_of_assaults_burning_orcs_and_none_for_ruins(mage_knight):
    def after(place, enemy, blow="", **how):
        fight = Combat(mage_knight("goldyx", "tovak", areas={"map": "table"}), place, *enemy, **how)
        if blow:
            fight.to("attack")
            fight.aim(*(foe.number for foe in fight.fight.foes))
            fight.play(blow)
        while not fight.over:
            fight.on()
        return fight.hero.reputation

    assert after("keep", ["golems"]) == -1  # it failed, and costs all the same
    assert after("monastery", ["monks"]) == -3
    assert after("orcs", ["prowlers"], "3 physical attack") == 1
    assert after("draconum", ["fire_dragon"], "7 ice attack") == 2
    assert after("ruins", ["prowlers", "prowlers"], "6 physical attack", ruin="green_green") == 0


@line(11)
def test_11_levels_wait_for_the_end_of_the_turn_and_come_one_by_one_before_the_draw(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table)
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).fame, state.land.tiles = 7, {}
    assert table.one(who).level == 1  # whatever the Fame, in the turn nothing comes of it
    assert len(growth.waiting(table.one(who))) == 1
    with table.arranged() as state:
        state.at(who).fame = 8
    hand = table.one(who).hand.count
    table.move("end_turn", who=who, left=hand - 1)
    assert table.state.turn.step == "levels" and table.one(who).hand.count == hand - 1  # nothing was drawn yet
    table.move("reveal_skills", who=who)
    table.move("choose_skill", who=who, skill=table.one(who).revealed[0], card=table.state.offers.actions[0])
    assert table.one(who).level == 3  # the second one followed the first
    assert table.one(who).hand.count == 5  # and only then was drawn


@line(12)
def test_12_one_die_a_turn_gold_by_day_black_by_night_and_back_at_the_end_of_the_turn(on_turn):
    table = on_turn()
    with table.arranged() as state:
        state.source = [
            SourceDie(colour="red"),
            SourceDie(colour="black"),
            SourceDie(colour="blue"),
            SourceDie(colour="green"),
        ]
    assert table.objects("take_die", who=1, colour="black").rule in ("MK-MAN-06", "MK-MAN-07", "MK-MAN-05")
    table.move("take_die", who=1, colour="red")
    assert table.objects("take_die", who=1, colour="blue").rule == "MK-MAN-07"
    table.move("end_turn", who=1, left=table.one().hand.count - 1)
    assert [die.seat for die in table.state.source] == [0] * 4


@line(13)
def test_13_a_fourth_crystal_of_an_effect_is_mana_and_of_a_mine_is_nothing(on_turn):
    table = on_turn()
    table.move("change_crystals", who=1, colour="blue", by=3)
    table.move("change_crystals", who=1, colour="blue", by=1)
    assert (table.one().crystals, table.one().mana) == ({"blue": 3}, {"blue": 1})
    draft = Draft(GAME, table.state)
    mana.mine(draft, draft.state.at(1), "blue")
    assert (draft.state.at(1).crystals["blue"], draft.state.at(1).mana) == (3, {"blue": 1})


@line(14)
def test_14_the_unit_offer_keeps_its_gaps_and_a_monastery_sells_from_among_the_units(mage_knight):
    table = mage_knight("goldyx", "tovak")
    draft = Draft(GAME, table.state)
    offer = draft.state.offers
    offer.monastery = ["agility"]
    before, actions = len(offer.units), [*offer.actions]
    offers.take_unit(draft, offer.units[0])
    assert len(offer.units) == before - 1
    offers.take_monastery_card(draft, draft.state.at(1), "agility")
    assert (offer.monastery, offer.actions) == ([], actions)


@line(15)
def test_15_elite_units_come_after_a_core_tile_and_first(mage_knight):
    state = mage_knight("goldyx", "tovak", scenario="full_conquest").state
    state.land = Land(tiles={"0,0": Laid(tile="A"), "3,-2": Laid(tile="1")})
    assert offers.kinds(state) == [False] * 4
    state.land.tiles["1,-3"] = Laid(tile="core1")
    assert offers.kinds(state) == [True, False, True, False]


@line(16)
def test_16_keeps_count_near_one_of_them_and_never_together_with_a_city(mage_knight):
    state = mage_knight("goldyx", "tovak").state
    keep, hero = "1,-1", state.at(1)  # of tile 3, northeast
    state.land = Land(tiles={"0,0": Laid(tile="3")}, spaces={keep: Space(shields=[1], done=True)})
    for at, bonus in ((keep, 1), ("0,0", 1), ("-1,1", 0)):
        hero.at = at
        assert land_bonus(state, hero) == bonus
    state.land.cities = [City(colours=["red"], at="2,-1", shields=[1], conquered=True)]
    hero.at = keep
    assert land_bonus(state, hero) == 2  # the larger one, not three


@line(17)
def test_17_after_the_announcement_everybody_else_has_one_turn_and_no_more(mage_knight):
    table = mage_knight("goldyx", "tovak", "arythea")
    pick_all(table)
    first = table.state.turn.seat
    with table.arranged() as state:
        state.at(first).deck, state.at(first).hand = Cards(), Cards()
    assert table.objects("end_turn", who=first).rule == "MK-TRN-02"  # it must be announced
    table.move("announce_end", who=first)
    assert through(table) == [seat for seat in order.after(table.state, first) if seat != first]
    assert table.state.step == "round_end"


@line(18)
def test_18_a_turn_without_a_card_asks_for_one(mage_knight):
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    who = table.state.turn.seat
    assert table.objects("end_turn", who=who, left=table.one(who).hand.count).rule in ("MK-TRN-06", "MK-END-13")


@line(19)
def test_19_the_dummy_turns_as_many_cards_as_it_has_crystals_and_no_chain(mage_knight):
    table = mage_knight("goldyx")
    draft = Draft(GAME, table.state)
    draft.state.dummy = automatic.new("norowas")  # two white crystals, one green
    assert automatic.flips(draft.state.dummy, "white") == automatic.Flips(3, 2)
    automatic.take_turn(draft, draft.state.dummy, "white")
    assert draft.state.dummy.left == 16 - 5


@line(20)
def test_20_a_tied_title_is_everybodys_and_the_first_shield_leads_a_city():
    figures = [Figures(seat=seat, fame=10, spells=2, wounds=seat) for seat in (1, 2)]
    result = reckon(figures, Counting(), Readings())
    by_seat = {account.side[0]: account for account in result.accounts}
    knowledge = [next(one for one in by_seat[seat].lines if one.what == "knowledge") for seat in (1, 2)]
    assert knowledge[0].points == knowledge[1].points
    assert by_seat[1].total > by_seat[2].total  # Wounds count against who has more of them
    assert city_leader(Land(), City(colours=["red"], at="5,0", shields=[2, 1, 1, 2], conquered=True)) == 2


@line(21)
def test_21_least_fame_picks_first_and_of_equals_the_lower_token(mage_knight):
    state = mage_knight("goldyx", "tovak", "arythea").state
    state.order = [3, 1, 2]
    for seat, fame in ((1, 5), (2, 5), (3, 9)):
        state.at(seat).fame = fame
    assert order.picking(state) == [2, 1, 3]


@line(22)
def test_22_a_city_strengthens_its_garrison_and_a_megapolis_twice():
    gunners = enemy("gunners")
    assert enemy("gunners", cities=["white"]).armor == gunners.armor + 1
    assert enemy("gunners", cities=["blue"]).attack == gunners.attack + 2
    both = enemy("guardsmen", cities=["red", "green"])
    assert {"brutal", "poison"} <= both.abilities
