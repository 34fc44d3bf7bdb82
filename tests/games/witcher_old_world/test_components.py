"""CMP: what lies in the box, and that none of it comes to be more or less while it is played with."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.core.errors import BadArguments
from companion.core.viewer import Viewer
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.bestiary import level_of, of_level
from companion.games.witcher_old_world.box.names import AREAS, TERRAINS

from .conftest import FULL

SCHOOLS = ("wolf", "griffin", "bear", "cat", "viper")
LIGHT = dict.fromkeys(AREAS, "table")


def action_cards(table) -> int:
    """All shared action cards, wherever they lie."""
    state = table.state
    gained = sum(one.gained for one in state.witchers)
    return state.actions + state.shared_discard + len(state.market) + state.cleared + gained


def potion_cards(table) -> int:
    """All potions, wherever they lie."""
    return table.state.potions + table.state.potion_discard + sum(one.potions for one in table.state.witchers)


@pytest.mark.rule("WO-CMP-02")
@pytest.mark.parametrize("otherwise", [[], ["WO-LOC-16"]])
def test_ninety_shared_action_cards_are_never_more_nor_less(old_world, otherwise):
    table = old_world("wolf", "cat", "bear", otherwise=otherwise, tales="printed")
    assert (table.state.actions, action_cards(table)) == (84, 90)
    table.has(1, hand=4, deck=6, discard=0)
    table.turn_of(1, moved=True)
    with table.arranged() as state:
        state.places |= {"3": {"action": "clearing"}, "17": {"action": "exchange"}}
    table.move("clear_market", who=1, positions=[1, 4])
    table.has(1, location=17)
    table.move("exchange_card", who=1, position=6, refill=2)
    table.move("explore", who=1, deck="city", source="printed")
    table.move("seek_card", who=1, cost=5)
    table.move("take_cost_card", who=1, missed=7)
    table.move("close_card", who=1)
    table.move("fill_hand", who=1, discarded=1)
    table.move("gain_action", who=1, position=6)
    one = table.one()
    assert one.gained == 3 and one.trashed == 1 and one.cards == 10 + 3 - 1
    assert table.state.shared_discard == (9 if otherwise else 7)
    assert action_cards(table) == 90


@pytest.mark.rule("WO-CMP-03")
def test_twenty_eight_potions_go_round(duo):
    assert duo.state.potions == 28
    duo.has(1, alchemy=4)
    duo.move("change", who=1, what="potions", by=6)
    duo.move("raise_by_card", who=2, attribute="alchemy")
    duo.move("change", who=2, what="potions", by=-1)
    duo.fights()
    duo.has(1, hand=2)
    duo.move("use_potion", who=1)
    assert potion_cards(duo) == 28
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert (duo.one().potions, potion_cards(duo)) == (3, 28)


@pytest.mark.rule("WO-CMP-04", "WO-CMP-05")
@pytest.mark.parametrize("deck", ["city", "wilds"])
@pytest.mark.parametrize(("tales", "size"), [("printed", 36), ("ours", 36), ("both", 72)])
def test_each_exploration_deck_has_thirty_six_cards_and_our_tales_as_many(old_world, deck, tales, size):
    table = old_world("wolf", "cat", "bear", tales=tales)
    other = "wilds" if deck == "city" else "city"
    assert getattr(table.state, deck).size == size
    source = "ours" if tales == "ours" else "printed"
    table.move("explore", who=1, deck=deck, source=source, number=36)
    assert (getattr(table.state, deck).size, getattr(table.state, other).size) == (size - 1, size)
    table.turn_of(2)
    table.refuses("explore", who=2, deck=deck, source=source, number=37)


@pytest.mark.rule("WO-CMP-06")
def test_event_cards_are_numbered_from_one_to_fifty_six(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed")
    table.move("explore", who=1, deck="city", source="printed")
    for event in (0, 57):
        assert table.refuses("call_event", who=1, event=event).field == "event"
        assert table.refuses("take_quest", who=1, event=event, location=6).field == "event"
    table.move("call_event", who=1, event=56)
    assert (table.state.open_card.kind, table.state.open_card.number) == ("event", 56)


@pytest.mark.rule("WO-CMP-07")
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy", "speciality"])
def test_there_are_two_trophies_of_each_attribute_and_no_third(old_world, attribute):
    table = old_world(*SCHOOLS)
    for who in (1, 2, 3):
        table.has(who, **{attribute: 5})
        table.turn_of(who)
        if who == 3:
            assert table.objects("meditate", who=who, attribute=attribute).rule == "WO-MED-02"
        else:
            table.move("meditate", who=who, attribute=attribute)


@pytest.mark.rule("WO-CMP-10")
def test_gold_never_runs_out_but_beyond_thirty_five_tokens_the_table_is_told(duo):
    duo.has(1, gold=20)
    duo.has(2, gold=13)
    duo.move("change", who=2, what="gold", by=2)
    assert "tell-gold-runs-out" not in duo.said
    duo.move("change", who=1, what="gold", by=1)
    assert duo.told("tell-gold-runs-out") == [{"count": 36}]
    assert duo.one(1).gold == 21


@pytest.mark.rule("WO-CMP-10")
def test_the_gold_on_a_trail_quest_is_in_play_too(duo):
    duo.has(1, gold=20, location=2)
    duo.has(2, gold=14)
    duo.turn_of(1, moved=True)
    duo.move("seek_trail", who=1, terrain="forest")  # one for the purse, one for the quest
    assert duo.told("tell-gold-runs-out") == [{"count": 36}]


@pytest.mark.rule("WO-CMP-11")
def test_one_closed_tavern_token_lies_where_the_last_witcher_fight_was(duo):
    assert duo.state.tavern is None
    for place in (7, 14):
        duo.has(1, hand=2, deck=8, discard=0)
        duo.has(2, hand=1, deck=0, discard=0, shield=0)
        duo.duels(1, 2, place)
        duo.move("play_combo", who=1, cards=1, damage=5)
        duo.move("take_cost_card", who=2, position=6)
        assert duo.state.tavern == place


@pytest.mark.rule("WO-CMP-12")
@pytest.mark.parametrize("seats", range(1, 6))
def test_eighteen_location_tokens_six_of_each_terrain(old_world, seats):
    state = old_world(*SCHOOLS[:seats]).state
    lying = {terrain: sorted([*state.tokens[terrain], state.slots[terrain].location]) for terrain in TERRAINS}
    assert lying == {"forest": [6, 7, 8, 10, 16, 17], "mountain": [2, 3, 9, 11, 13, 18], "water": [1, 4, 5, 12, 14, 15]}


@pytest.mark.rule("WO-CMP-13", "WO-CMP-14")
@pytest.mark.parametrize("seats", range(1, 6))
def test_twenty_eight_monsters_each_with_one_token(old_world, seats):
    table = old_world(*SCHOOLS[:seats])
    if seats == 2:
        table.move("choose_terrain", who=1, terrain="water")
    state = table.state
    lying = [*state.extra, *(slot.monster for slot in state.slots.values()), *sum(state.monsters.values(), [])]
    assert len(lying) == len(set(lying)) == 28
    assert Counter(level_of(one) for one in lying) == {1: 10, 2: 12, 3: 6}
    assert sorted(lying) == sorted([*of_level(1), *of_level(2), *of_level(3)])


@pytest.mark.rule("WO-CMP-15")
def test_twenty_fight_cards_serve_every_monster_and_each_comes_once(duo):
    assert duo.refuses("describe_monster", monster="leshen", life=21).field == "life"
    duo.move("describe_monster", monster="leshen", life=20)
    duo.has(1, deck=99, hand=5, alchemy=5, combat=5, defence=5)
    duo.fights(monster="leshen", first="monster")
    turned = Counter()
    while duo.state.fight:
        duo.has(1, deck=99, hand=5)
        duo.move("name_attack", who=2, attack="charge")
        duo.move("monster_strikes", who=1)
        turned[next(one.came for one in duo.drawn if one.what == "fight-card")] += 1
        if duo.state.fight:
            duo.move("play_combo", who=1, cards=1)
    assert turned == {"2": 3, "3": 4, "4": 3, "5": 2, "trash 1": 3, "random": 4, "level+2": 1}


@pytest.mark.rule("WO-CMP-16")
def test_five_players_have_one_set_of_each_school(old_world):
    table = old_world(*SCHOOLS)
    assert [one.school for one in table.state.witchers] == list(SCHOOLS)
    with pytest.raises(BadArguments, match="school-taken"):
        old_world("wolf", "cat", "wolf")


@pytest.mark.rule("WO-CMP-17")
def test_a_board_may_carry_another_name_and_is_called_by_it(old_world):
    players = [{"school": "wolf", "name": "Berta"}, {"school": "cat"}, {"name": "Otto"}]
    table = old_world(players=players)
    table.move("choose_board", who=3, school=table.state.offered[0])
    assert "Otto" in [message.args.get("who") for message in table.tellings]
    table.move("change", who=1, what="gold", by=1)
    assert table.told("tell-gain-gold") == [{"who": "Berta", "count": 1}]
    table.move("change", who=2, what="gold", by=1)
    assert table.told("tell-gain-gold") == [{"who": "cat", "count": 1}]


@pytest.mark.rule("WO-CMP-18")
def test_each_witcher_has_a_figure_of_its_own(duo):
    duo.has(1, hand=3, deck=7)
    duo.move("travel", who=1, to=7)
    assert (duo.one(1).location, duo.one(2).location) == (7, 17)
    duo.has(2, location=7)
    assert [one.seat for one in duo.state.on(7)] == [1, 2]  # any number stand on one location


@pytest.mark.rule("WO-CMP-19", "WO-CMP-20", "WO-CMP-21", "WO-CMP-22")
@pytest.mark.parametrize("areas", [FULL, LIGHT])
def test_each_set_has_five_cubes_two_tokens_and_ten_cards(old_world, areas):
    table = old_world(*SCHOOLS, areas=areas)
    for one in table.state.witchers:
        assert (one.combat, one.defence, one.alchemy, one.speciality, one.level) == (1, 1, 1, 1, 1)
        assert (one.track, one.shield, one.cards) == (0, 1, 10)


@pytest.mark.rule("WO-CMP-20")
def test_a_scoring_token_stands_on_its_own_space_of_the_track(duo):
    duo.has(1, combat=5)
    duo.move("meditate", who=1, attribute="combat")
    duo.move("set_position", who=2, track=2)
    assert (duo.one(1).track, duo.one(2).track) == (1, 2)


@pytest.mark.rule("WO-CMP-23")
def test_a_school_has_four_witcher_trophies_one_for_each_opponent(old_world):
    table = old_world(*SCHOOLS)
    for winner in (2, 3, 4, 5):
        before = table.one(1).own_trophies
        table.has(winner, hand=2, deck=8, discard=0)
        table.has(1, hand=1, deck=0, discard=0, shield=0)
        with table.arranged() as state:
            state.turn.phase, state.choosing, state.tavern = "movement", [], None
        table.duels(winner, 1)
        table.move("play_combo", who=winner, cards=1, damage=5)
        assert table.one(winner).has("witcher", "wolf")
        assert table.one(1).own_trophies == before - 1
        with table.arranged() as state:
            state.tasks = []
    assert table.one(1).own_trophies == 0
    assert GAME.seen(table.state, Viewer(2)).at(1).own_trophies == 0  # face up
