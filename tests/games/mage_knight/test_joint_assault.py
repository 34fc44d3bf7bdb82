"""Joint assaults on a city, read from section 26 of the ledger: who, how many each, the deal, the fights, the end."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.core.chance import Chance
from companion.games.mage_knight.box.hexes import centre, neighbours
from companion.games.mage_knight.pages.joint import joint_shown
from companion.games.mage_knight.pages.turn import shown
from companion.games.mage_knight.play.annals import deeds
from companion.games.mage_knight.state.land import City, Laid, Land, Space, Token

from .course import pick_all, turn

MIDDLE = centre(0, 0)
NE, E, SE, SW, W, NW = neighbours(MIDDLE)
BACKS = ["brown", "brown", "white", "violet"]


@pytest.fixture(name="siege")
def besieged_city(mage_knight):
    """The green city with four defenders; Goldyx, Tovak and Arythea stand around it, in that round order."""
    table = mage_knight("goldyx", "tovak", "arythea", scenario="full_cooperation")
    pick_all(table)
    with table.arranged() as state:
        state.order = [1, 2, 3, 0]
        state.land = Land(
            tiles={MIDDLE: Laid(tile="core5")},
            cities=[City(colours=["green"], at=MIDDLE, level=5, garrison=[Token(back=back) for back in BACKS])],
        )
        for seat, at in ((1, SE), (2, NE), (3, NW)):
            state.at(seat).at = at
        state.turn.seat, state.turn.step = 1, "before"
        state.turn.path = [SE]
    return table


def fight(table, kill: bool = True) -> int:
    """The fight of whoever is in it is told to have ended; the number of defenders that it had."""
    found = table.state.fight
    who = found.seat
    defenders = [one for one in found.foes if one.part == "defender"]
    for one in found.foes:
        if one.enemy is None:
            table.move("turn_up", who=who, foe=one.number)
    table.move("fight_over", who=who, won=kill)
    return len(defenders)


def storm(table, who: int, **also) -> None:
    """That hero plays as many move points as the way into the city costs, and enters it. MK-COA-10."""
    if table.state.turn.points < 2:
        table.move("gain_points", who=who, points=2 - table.state.turn.points)
    table.move("storm_city", who=who, **also)


def begun(table, *shares: int) -> None:
    """The first hero proposes, and all agree."""
    table.move("propose_assault", who=1, shares=[*shares], city=MIDDLE)
    table.move("all_agree")


# --- who, and how many


@pytest.mark.rule("MK-COA-01", "MK-COA-04", "MK-COA-05", "MK-COA-08")
def test_a_proposal_waits_for_all_who_are_invited_in_the_round_order(siege):
    siege.move("propose_assault", who=1, shares=[1, 1, 2], city=MIDDLE)
    joint = siege.state.joint
    assert (joint.initiator, [*joint.shares], joint.waiting, joint.step) == (1, [1, 2, 3], [2, 3], "proposal")
    assert siege.refuses("agree_to_assault", who=1).field == "who"
    siege.move("agree_to_assault", who=3)
    assert siege.state.joint.step == "proposal"
    assert siege.state.flipped == []
    siege.move("agree_to_assault", who=2)
    assert siege.state.joint.step == "fights"
    assert siege.state.joint.now == 1


@pytest.mark.rule("MK-COA-05")
def test_when_somebody_refuses_nothing_happens_and_the_turn_goes_on(siege):
    siege.move("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE)
    siege.move("decline_assault")
    assert siege.state.joint is None
    assert siege.state.flipped == []
    assert not siege.state.turn.acted
    begun(siege, 1, 1, 2)  # another proposal may follow
    assert siege.state.joint.step == "fights"


@pytest.mark.rule("MK-COA-04")
@pytest.mark.parametrize(
    ("shares", "key"),
    [
        ([4, 0, 0], "joint-nobody-invited"),
        ([0, 2, 2], "joint-at-least-one"),
        ([1, 1, 1], "joint-shares"),
        ([2, 2, 1], "joint-shares"),
    ],
)
def test_each_faces_at_least_one_and_all_defenders_are_shared_out(siege, shares, key):
    if key == "joint-nobody-invited":
        assert siege.refuses("propose_assault", who=1, shares=shares, city=MIDDLE).message.key == key
    else:
        found = siege.objects("propose_assault", who=1, shares=shares, city=MIDDLE)
        assert (found.rule, found.message.key, found.can_overrule) == ("MK-COA-04", key, False)


def test_arguments_that_make_no_sense(siege):
    assert siege.refuses("propose_assault", who=1, shares=[2, 2], city=MIDDLE).field == "shares"
    assert siege.refuses("propose_assault", who=1, shares=[2, 2, 0], city=E).field == "city"
    assert siege.refuses("propose_assault", who=1, shares=[2, 2, 0]).field == "city"
    assert siege.objects("all_agree").message.key == "no-joint"
    assert siege.objects("storm_city", who=1).message.key == "no-joint"
    with siege.arranged() as state:
        state.land.cities[0].conquered = True
    assert siege.refuses("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE).field == "city"


@pytest.mark.rule("MK-COA-03", "MK-EDG-02")
def test_only_who_stands_beside_the_city_with_a_token_face_up_may_be_invited(siege):
    with siege.arranged() as state:
        state.at(2).at = centre(1, 0)
        state.flipped = [3]
    assert siege.objects("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE).rule == "MK-COA-03"
    assert siege.objects("propose_assault", who=1, shares=[2, 0, 2], city=MIDDLE).rule == "MK-EDG-02"


@pytest.mark.rule("MK-COA-02")
@pytest.mark.parametrize("what", ["joint-round-ending", "joint-game-ending", "joint-acted", "joint-not-adjacent"])
def test_what_the_initiator_needs(siege, what):
    with siege.arranged() as state:
        if what == "joint-round-ending":
            state.round.announced = 0
        elif what == "joint-game-ending":
            state.round.won = True
            state.round.final = [1, 2, 3]
        elif what == "joint-acted":
            state.turn.step, state.turn.acted = "action", True
        else:
            state.at(1).at = centre(1, 0)
    found = siege.objects("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE)
    assert (found.rule, found.message.key, found.can_overrule) == ("MK-COA-02", what, True)


@pytest.mark.rule("MK-VAR-32")
def test_at_a_megapolis_either_half_is_near_enough_and_the_garrison_is_pooled(siege):
    """The second half lies in the east: Tovak stands at both, Arythea at the first, Goldyx at the second."""
    with siege.arranged() as state:
        city = state.land.cities[0]
        city.colours, city.second = ["green", "red"], E
        state.at(1).at = "2,0"  # beside the second half alone
        state.land.tiles[MIDDLE] = Laid(tile="core5")
    siege.move("propose_assault", who=1, shares=[2, 1, 1], city=E)
    siege.move("all_agree")
    assert sum(len(foes) for foes in siege.state.joint.foes.values()) == 4
    storm(siege, who=1)
    assert siege.state.fight.at == E
    assert siege.state.fight.cities == ["green", "red"]


# --- the deal and the fights


@pytest.mark.rule("MK-COA-06", "MK-COA-07")
def test_tokens_are_flipped_and_the_defenders_dealt_in_the_agreed_numbers(siege):
    begun(siege, 1, 2, 1)
    joint = siege.state.joint
    assert siege.state.flipped == [2, 3]  # not the initiator's, whose turn it is
    assert {seat: len(foes) for seat, foes in joint.foes.items()} == {1: 1, 2: 2, 3: 1}
    assert Counter(one.back for foes in joint.foes.values() for one in foes) == Counter(BACKS)
    assert len(siege.told("tell-joint-dealt")) == 3
    assert [one.back for one in siege.state.land.cities[0].garrison] == BACKS  # they lie on the card until fought


@pytest.mark.rule("MK-COA-07")
def test_the_deal_is_by_chance(siege):
    seen = set()
    for seed in range(40):
        begun(siege, 2, 2, 0)
        seen.add(tuple(sorted(one.back for one in siege.state.joint.foes[1])))
        siege.undo()
        siege.undo()
        with siege.arranged() as state:
            state.chance = Chance(str(seed))
    assert seen == {
        ("brown", "brown"), ("brown", "white"), ("brown", "violet"), ("violet", "white"),
    }  # fmt: skip


@pytest.mark.rule("MK-COA-08", "MK-COA-11", "MK-EDG-04", "MK-COA-10")
def test_each_fights_the_own_defenders_one_after_another_and_pays_reputation(siege):
    begun(siege, 1, 2, 1)
    assert siege.objects("storm_city", who=2).rule == "MK-COA-08"
    faced = []
    for who in (1, 2, 3):
        storm(siege, who=who)
        assert siege.state.turn.seat == siege.state.fight.seat == who
        assert siege.state.fight.cities == ["green"]
        assert siege.one(who).at == MIDDLE
        faced.append(fight(siege))
        assert siege.one(who).reputation == -1
    assert faced == [1, 2, 1]


@pytest.mark.rule("MK-COA-12", "MK-COA-11", "MK-CTY-05", "MK-CTY-06")
def test_the_city_falls_when_all_are_beaten_and_not_before(siege):
    begun(siege, 1, 2, 1)
    for who in (1, 2, 3):
        assert not siege.state.land.cities[0].conquered
        storm(siege, who=who)
        fight(siege)
    city = siege.state.land.cities[0]
    assert city.conquered
    assert city.shields == [1, 2, 2, 3]
    assert [siege.one(who).at for who in (1, 2, 3)] == [MIDDLE] * 3
    assert "wrote-joint-won" in siege.wrote
    (told,) = [one for one in siege.chronicle if one.key == "wrote-joint-won"]
    assert deeds(siege.state, told) == [("city_fell", 1), ("city_fell", 2), ("city_fell", 3)]


@pytest.mark.rule("MK-COA-12", "MK-OUT-11", "MK-CTY-05")
def test_else_everybody_withdraws_to_where_they_came_from_and_what_fell_stays_fallen(siege):
    begun(siege, 1, 2, 1)
    for who, kill in ((1, True), (2, False), (3, True)):
        storm(siege, who=who)
        fight(siege, kill)
    city = siege.state.land.cities[0]
    assert not city.conquered
    assert len(city.garrison) == 2
    assert city.shields == [1, 3]
    assert [siege.one(who).at for who in (1, 2, 3)] == [SE, NE, NW]
    assert [siege.one(who).hand.wounds for who in (1, 2, 3)] == [0, 0, 0]
    turn(siege, cards=1)
    assert siege.one(1).hand.wounds == 0  # MK-EDG-08: the way back to the space of origin costs nothing


@pytest.mark.rule("MK-COA-13", "MK-COA-09", "MK-EDG-02", "MK-EDG-03")
def test_all_end_their_turns_in_round_order_and_the_invited_skip_their_next(siege):
    with siege.arranged() as state:
        for die, seat in zip(state.source, (1, 2, 3), strict=False):
            die.seat = seat
    begun(siege, 2, 1, 1)
    for who in (1, 2, 3):
        storm(siege, who=who)
        assert siege.objects("end_turn", who=who).rule in ("MK-CMB-11", "MK-CMB-10")
        fight(siege)
    assert [die.seat for die in siege.state.source[:3]] == [1, 2, 3]  # they return only now
    seats = []
    while siege.state.turn.seat in (1, 2, 3):
        seats.append(siege.state.turn.seat)
        turn(siege, cards=0 if siege.state.turn.within else 1)
        if len(seats) == 3:
            break
    assert seats == [1, 2, 3]
    assert {die.seat for die in siege.state.source} == {0}
    assert siege.state.turn.seat == 0  # the two who were invited skip their turn: it is the dummy player's
    assert siege.state.flipped == []


@pytest.mark.rule("MK-COA-13", "MK-COA-10", "MK-TRN-18")
def test_the_end_of_a_turn_is_offered_when_all_have_fought_and_it_is_said_who_ends_after(siege):
    """Not while the assault is proposed or fought. Who comes next comes after the initiator, and skips no turn."""

    def offers_end():
        turn = shown(siege.state)
        assert bool(turn.keep) == (not turn.together)
        return bool(turn.keep) and not turn.may_rest

    siege.move("propose_assault", who=1, shares=[2, 0, 2], city=MIDDLE)
    assert not offers_end() and shown(siege.state).ways[0].must
    siege.move("all_agree")
    for who in (1, 3):
        assert not offers_end()
        storm(siege, who=who)
        fight(siege)
    found = []
    for _ in range(2):
        assert offers_end()
        now = shown(siege.state)
        found.append((now.figure.seat, [one.seat for one in now.ends_after], now.after and now.after.seat))
        turn(siege, cards=0 if siege.state.turn.within else 1)
    assert found == [(1, [3], None), (3, [], 2)]
    assert siege.state.turn.seat == 2


@pytest.mark.rule("MK-COA-10", "MK-MOV-07", "MK-CMB-08")
def test_whom_the_step_provokes_joins_and_others_may_be_challenged(siege):
    """A step from the northeast provokes those in the east; those in the southwest stand beside the city alone."""
    with siege.arranged() as state:
        state.land.spaces = {space: Space(tokens=[Token(back="green", enemy="prowlers", up=True)]) for space in (E, SW)}
        state.at(1).at, state.at(2).at, state.at(3).at = NE, NW, SE
        state.turn.path = [NE]
    begun(siege, 3, 1, 0)
    assert siege.refuses("storm_city", who=1, also=[NW]).field == "also"
    storm(siege, who=1)
    parts = Counter(one.part for one in siege.state.fight.foes)
    assert parts == {"defender": 3, "rampaging": 1}
    fight(siege)
    assert siege.one(1).reputation == -1 + 1
    storm(siege, who=2, also=[SW])
    assert Counter(one.part for one in siege.state.fight.foes) == {"defender": 1, "rampaging": 1}
    fight(siege, kill=False)
    assert siege.state.land.spaces[SW].tokens  # an unbeaten one stays where it stood


@pytest.mark.rule("MK-COA-02", "MK-COA-07")
def test_a_map_on_the_table_deals_by_hand_and_fights_with_the_citys_bonuses(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest", areas={"map": "table"})
    pick_all(table)
    first, second = table.state.order
    shares = [2, 1] if first == 1 else [1, 2]
    table.move("propose_assault", who=first, shares=shares, colours=["red"])
    table.move("agree_to_assault", who=second)
    assert [one["count"] for one in table.told("tell-joint-deal")] == [2, 1]
    for who in (first, second):
        table.move("storm_city", who=who)
        assert table.state.fight.cities == ["red"]
        table.move("add_foe", who=who, back="white")
        table.move("fight_over", who=who, won=True)
    assert table.state.joint is None
    assert "tell-joint-outcome" in table.said
    assert table.state.turn.seat == first
    assert [one.seat for one in table.state.beside] == [second]


@pytest.mark.rule("MK-COA-10", "MK-CMB-10")
def test_nothing_else_is_fought_meanwhile(siege):
    siege.move("propose_assault", who=1, shares=[2, 2, 0], city=MIDDLE)
    assert siege.objects("attack_hero", who=1, whom=3).rule == "MK-CMB-10"
    siege.move("all_agree")
    with siege.arranged() as state:
        state.land.spaces = {E: Space(tokens=[Token(back="green", enemy="prowlers", up=True)])}
    found = siege.objects("fight_site", who=1, also=[E], site=False)
    assert (found.message.key, found.can_overrule) == ("fight-together-first", False)


@pytest.mark.rule("MK-COA-10", "MK-MOV-02", "MK-MOV-10")
def test_each_pays_the_way_into_the_city_as_usual_and_moves_nowhere_else(siege):
    """2 move points, less an effect on every space; who was invited gathers them before the own fight only."""
    begun(siege, 2, 2, 0)
    missing = siege.objects("storm_city", who=1)
    assert (missing.rule, missing.message.args["lacks"]) == ("MK-COA-10", 2)
    assert siege.objects("go", who=1, space=E).rule == "MK-COA-10"
    siege.move("gain_points", who=1, points=3)
    siege.move("storm_city", who=1)
    assert siege.state.turn.points == 1
    assert siege.objects("gain_points", who=1, points=1).rule == "MK-COA-10"  # amid the fight
    fight(siege)
    assert siege.objects("gain_points", who=1, points=2).rule == "MK-RND-16"  # it is the other's turn now
    siege.move("gain_points", who=2, points=1)
    assert siege.objects("storm_city", who=2).message.args["lacks"] == 1
    assert siege.objects("explore", who=2, at=centre(1, 0)).rule == "MK-COA-10"
    siege.move("ease", who=2, less=1)
    shown = joint_shown(siege.state)
    assert (shown.points, shown.cost) == (1, 1)
    siege.move("storm_city", who=2)
    assert (siege.state.turn.points, siege.one(2).at) == (0, MIDDLE)


@pytest.mark.rule("MK-COA-10")
def test_a_way_that_cannot_be_paid_may_be_let_through(siege):
    begun(siege, 2, 2, 0)
    siege.move("storm_city", who=1, overrule=("too-few-points",))
    assert (siege.state.turn.points, siege.one(1).at) == (0, MIDDLE)
