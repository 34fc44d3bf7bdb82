"""Every scenario, by as many as it takes, through all its rounds to its score, kept by the app or by the table."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.scenarios import SCENARIOS
from companion.games.mage_knight.play import between, closing, tally, used_tactics
from companion.games.mage_knight.play.land.ground import grounds

from .conftest import Table
from .course import pick_all, through

KINDS = [(id, players) for id, one in SCENARIOS.items() for players in one.players]


def settle(one: Table) -> None:
    """What scenarios and variants ask for between two rounds is done."""
    state = one.state
    rounds = state.agreed.rounds
    if agree := used_tactics.to_agree(state, rounds):
        one.move("retire_tactic", tactic=agree[0])
    if one.state.affairs.dusk:
        one.move("roll_darkness")
    if one.state.affairs.rampage:
        one.move("roll_rampage")
    if one.state.affairs.closing:
        one.move("portal_takes", who=1)
        one.move("shut_portal")
    for seat in [*one.state.affairs.drafting]:
        one.move("take_drafted", who=seat, card=one.state.decks.actions.cards[0])
    while one.state.affairs.upgrade:
        one.move("keep_actions", who=one.state.affairs.upgrade.waiting[0])
    assert between.unsettled(one.state) is None


def played(one: Table, *, light: bool) -> Table:
    """All rounds to the last one."""
    while one.state.auction:
        one.move("name_hero", hero=next(h for h in ("tovak", "goldyx", "arythea", "norowas") if h not in sold(one)))
        if one.state.auction:
            one.move("knock_down")
    if one.state.in_app("map"):
        one.move("first_tiles")
        leave_portal(one)
    for _ in range(one.state.agreed.rounds):
        pick_all(one)
        if light:
            one.move("round_over")
        else:
            through(one)
        if one.state.step == "round_end":  # a table that keeps all itself goes on at once where nothing waits
            settle(one)
            if one.state.step == "round_end":  # else the portal took the only hero
                one.move("next_round")
        if one.state.step != "tactics":
            break
        if one.state.checklist:
            one.move("leave_list")
    return one


def leave_portal(one: Table) -> None:
    """All but the hero of seat 1 stand somewhere on the plains, each alone, so that a closing portal takes but one."""
    bare = [here.at for here in grounds(one.state.land) if here.terrain == "plains" and here.site is None]
    for hero, space in zip(one.state.heroes[1:], bare, strict=False):
        one.move("put_figure", who=hero.seat, space=space)


def taken(one: Table) -> list[int]:
    """MK-OR-01: whom the portal took."""
    return [hero.seat for hero in one.state.heroes if hero.eliminated]


def sold(one: Table) -> set[str]:
    return {*one.state.auction.sold.values()}


def scored(one: Table) -> Table:
    """What only the table knows is told, and all is scored."""
    assert one.state.step == "scoring"
    for hero in closing.untold(one.state):
        one.move("count_things", who=hero.seat, counts=dict.fromkeys(tally.missing(one.state, hero), hero.seat))
    if closing.cities_untold(one.state):
        assert one.refuses("count_cities", cards_left=3).field == "conquered"
        one.move("count_cities", conquered=1, cards_left=3, announced=True)
    assert not closing.dummy_untold(one.state)
    for side in closing.unshown(one.state):
        one.move("show_chosen", who=side[0])
    one.move("score")
    assert one.state.step == "over" and one.game.can_show(one.state)
    return one


@pytest.mark.rule("MK-RND-17", "MK-SCO-01", "MK-CO-05", "MK-SC-04", "MK-DUM-06")
@pytest.mark.parametrize(("scenario", "players"), KINDS)
def test_a_game_that_the_app_keeps_comes_to_its_end(scenario, players):
    one = Table({"players": [{}] * players, "scenario": scenario, "first": 1}, seed=f"{scenario}{players}")
    one.move("leave_list")
    played(one, light=False)
    state = scored(one).state
    assert taken(one) == ([1] if scenario == "one_to_return" else [])
    assert state.round.number == (1 if len(taken(one)) == players else state.agreed.rounds)
    assert all(len(hero.by_round) == state.round.number for hero in state.heroes)
    if state.dummy and len(state.heroes) == 1 and state.round.number == 6:
        assert state.tactics_gone == {"day": [1, 2, 3, 4, 5, 6], "night": [1, 2, 3, 4, 5, 6]}


@pytest.mark.rule("MK-RND-17", "MK-SCO-02")
@pytest.mark.parametrize(("scenario", "players"), KINDS)
def test_a_game_on_the_table_alone_comes_to_its_end(scenario, players):
    """Over all its rounds, unless the portal took the only hero; then each thing that the scenario counts is asked of
    the table, and is counted as the table told it."""
    one = Table({"players": [{}] * players, "scenario": scenario, "first": 1, "kept": "light"}, seed="light")
    one.move("leave_list")
    played(one, light=True)
    assert taken(one) == ([1] if scenario == "one_to_return" else [])
    assert one.state.round.number == (1 if len(taken(one)) == players else one.state.agreed.rounds)
    assert all(tally.missing(one.state, hero) == tally.asked(one.state) for hero in one.state.heroes)
    state = scored(one).state
    for hero in state.heroes:
        assert tally.counted(state, hero) == dict.fromkeys(tally.asked(state), hero.seat)


@pytest.mark.rule("MK-VAR-01")
@pytest.mark.parametrize(
    ("scenario", "variants"),
    [
        ("full_conquest", ["auction", "draft", "upgrades", "rampage", "night_arrival"]),
        ("full_conquest", ["darkness", "hordes", "friendly_mana", "random_cities", "turned_tiles", "upgrades"]),
        ("druid_nights", ["epic", "few_glades", "draft", "rampage"]),
        ("one_to_return", ["epic", "auction", "darkness", "no_duels"]),
        ("conquer_and_hold", ["map_open", "interactive", "upgrades", "hordes"]),
    ],
)
def test_variants_together_come_to_the_end_of_their_game(scenario, variants):
    """Over all its rounds; nothing that a variant asks for is left undone."""
    one = Table({"players": [{}, {}], "scenario": scenario, "first": 1, "variants": variants}, seed="all")
    one.move("leave_list")
    played(one, light=False)
    state = scored(one).state
    assert state.variants == variants and state.round.number == state.agreed.rounds
    assert state.auction is None and len({hero.hero for hero in state.heroes}) == 2
    left = state.affairs
    assert not (left.dusk or left.rampage or left.drafting or left.upgrade)


@pytest.mark.rule("MK-SCO-03", "MK-CH-12")
def test_the_shelf_names_who_won_and_not_who_had_most_fame():
    one = Table({"players": [{"player": "Jana"}, {"player": "Petr"}], "scenario": "conquer_and_hold", "kept": "light"})
    one.move("leave_list")
    with one.arranged() as state:
        state.step, state.picks, state.at(1).fame = "scoring", [], 30
    one.move("count_things", who=1, counts={"keeps": 1, "towers": 1})
    one.move("count_things", who=2, counts={"keeps": 2, "towers": 0})
    one.move("score")
    sentence = one.game.sentence(one.state)
    assert (sentence.key, sentence.args["who"]) == ("shelf-mk-over", [one.one(2).hero])
    one.undo()
    one.move("count_things", who=2, counts={"keeps": 1, "towers": 1})
    one.move("score")
    assert one.game.sentence(one.state).key == "shelf-mk-lost"


@pytest.mark.rule("MK-SCO-07", "MK-SC-06")
@pytest.mark.parametrize(("announced", "points"), [(True, 10 + 7), (False, 10 + 7 + 5)])
def test_alone_on_the_table_the_dummys_cards_and_the_last_announcement_are_told(announced, points):
    one = Table({"players": [{}], "scenario": "solo_conquest", "kept": "light"})
    one.move("leave_list")
    with one.arranged() as state:
        state.step, state.picks, state.round.number = "scoring", [], 6
    assert closing.dummy_untold(one.state)
    one.move("count_cities", conquered=1, cards_left=7, announced=announced)
    assert tally.result(one.state).accounts[0].total == points
