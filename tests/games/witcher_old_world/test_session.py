"""WO-DCK and WO-SES: what always adds up, what is kept, who helps, what can be told afterwards."""

from __future__ import annotations

import json

import pytest

from companion.core import engine
from companion.core.message import say
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.names import AREAS, TERRAINS
from companion.games.witcher_old_world.play.tokens import tokens_of
from companion.games.witcher_old_world.state.pieces import Gift
from companion.web.wording import Voice

LIGHT = dict.fromkeys(AREAS, "table")


def adds_up(table) -> None:
    for one in table.state.witchers:
        fight = table.state.fight
        combo = fight.combo if fight is not None and fight.turn == one.seat else 0
        assert one.deck + one.hand + one.discard + combo == 10 + one.gained - one.trashed
    for terrain in TERRAINS:
        assert tokens_of(table.state, terrain) == 6


@pytest.mark.rule("WO-DCK-01")
def test_the_shared_pile_takes_the_misses_of_a_search_and_nothing_else(duo):
    with duo.arranged() as state:
        state.market = [1, 1, 1, 1, 1, 1]
    duo.has(1, hand=3, deck=7, discard=0)
    duo.cards_phase(1, filled=True)
    duo.move("gain_action", who=1, position=6, refill=1)
    assert duo.state.shared_discard == 0
    duo.move("explore", who=2, deck="city", source="ours", number=1)
    duo.move("seek_card", who=2, cost=3)
    duo.move("take_cost_card", who=2, missed=5)
    assert duo.state.shared_discard == 5
    assert duo.state.actions + duo.state.shared_discard + 6 + sum(one.gained for one in duo.state.witchers) == 90


@pytest.mark.rule("WO-DCK-02", "WO-DCK-03")
def test_cards_and_tokens_add_up_through_a_fight_its_end_and_phase_three(trio):
    trio.lives("forest", "arachas", 16)
    trio.quest(2, 6, terrain="forest")
    trio.seeks_trail(3, "forest", 7)
    trio.owns_trail(2, "forest")
    trio.owns_trail(1, "forest", 8)
    adds_up(trio)
    trio.has(1, location=16, hand=4, deck=5, discard=1)
    trio.turn_of(1)
    trio.move("fight_monster", who=1)
    trio.move("ready", who=1)
    adds_up(trio)
    trio.move("play_combo", who=1, cards=2, damage=3, returned=1)
    adds_up(trio)
    trio.struck("trash 1")
    adds_up(trio)
    trio.move("play_combo", who=1, cards=1, damage=20)
    adds_up(trio)
    trio.move("next_monster")
    adds_up(trio)
    trio.move("fill_hand", who=1)
    trio.move("gain_action", who=1, position=6)
    adds_up(trio)
    assert (trio.one().trashed, trio.one().gained) == (2, 1)


@pytest.mark.rule("WO-DCK-02", "WO-DCK-03")
def test_cards_and_tokens_add_up_through_a_total_defeat(duo):
    duo.lives("forest", "arachas", 16)
    duo.has(1, location=16, hand=1, deck=9, discard=0, shield=0)
    duo.turn_of(1)
    duo.move("fight_monster", who=1)
    duo.move("ready", who=1)
    duo.struck("level+9")
    adds_up(duo)
    duo.move("take_cost_card", who=1, missed=3, overrule=("*",))
    adds_up(duo)
    assert duo.one().gained == 1 and len(duo.one().trails) == 1


@pytest.mark.rule("WO-DCK-04")
def test_no_life_deck_is_larger_than_the_fight_cards(duo):
    duo.lives("forest", "arachas", 16)
    duo.has(1, location=16)
    duo.turn_of(1)
    assert duo.refuses("fight_monster", who=1, life=21)
    assert duo.refuses("fight_monster", who=1, life=0)
    assert duo.refuses("describe_monster", monster="arachas", life=21)
    duo.move("fight_monster", who=1, life=20)
    assert duo.state.fight.life == 20
    assert duo.refuses("monster_life", who=1, life=21)


@pytest.mark.rule("WO-SES-01")
def test_a_saved_table_comes_back_as_it_was_in_the_middle_of_a_fight(trio):
    trio.quest(2, 6, terrain="forest")
    trio.owns_trail(3, "water")
    trio.has(1, hand=4, deck=6, discard=0)
    trio.fights()
    trio.move("play_combo", who=1, cards=1, damage=2)
    again = engine.state_of(GAME, json.loads(json.dumps(engine.plain_of(trio.state))))
    assert again == trio.state and again.fight.life == 8


@pytest.mark.rule("WO-SES-01")
def test_everything_that_lies_on_the_table_is_put_away_and_laid_again(trio):
    quest = trio.quest(2, 6, event=33, terrain="forest")
    trio.owns_trail(3, "water")
    trio.seeks_trail(1, "mountain", 9)
    trio.has(2, gold=5, potions=2, combat=3, hand=2, deck=9, discard=4)
    with trio.arranged() as state:
        state.tavern = 7
        state.at(1).gifts.append(Gift(id="gift-1", event=12, kind="equipment"))
    packed = {line.id: line.told.args for line in GAME.packing(trio.state).lines}
    assert packed["tavern"]["place"] == 7
    assert packed[f"quest:{quest}"] | {"place": 6, "event": 33} == packed[f"quest:{quest}"]
    assert packed["trails:3"]["terrains"] == ["water"]
    assert packed["trail-quest:1:0"]["place"] == 9 and packed["gift:gift-1"]["event"] == 12
    assert (packed["goods:2"]["gold"], packed["goods:2"]["potions"], packed["board:2"]["combat"]) == (5, 2, 3)
    assert (packed["cards:2"]["deck"], packed["cards:2"]["hand"], packed["cards:2"]["discard"]) == (9, 2, 4)
    assert packed["slot:water"]["place"] == trio.state.slots["water"].location
    laid = [line.id for line in GAME.laying(trio.state).lines]
    assert sorted(laid) == sorted(packed) and laid.index("turn") < laid.index("figure:1")


@pytest.mark.rule("WO-SES-01")
def test_a_table_that_keeps_its_own_boards_puts_them_away_as_they_lie(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    keys = {line.told.key for line in GAME.packing(table.state).lines}
    assert {"pack-board-unknown", "pack-cards-unknown", "pack-market-unknown", "pack-slot"} <= keys


@pytest.mark.rule("WO-SES-01", "WO-QST-12")
def test_a_solved_quests_card_is_put_away_among_those_out_of_the_game(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed")
    table.move("explore", who=1, deck="city")
    table.move("take_quest", who=1, event=30, location=6)
    assert GAME.packing(table.state).line("exploration").told.args["count"] == 0
    table.has(1, location=6)
    table.turn_of(1, moved=True)
    table.move("solve_quest", who=1, quest=table.one().quests[0].id)
    assert GAME.packing(table.state).line("exploration").told.args["count"] == 1


@pytest.mark.rule("WO-SES-02", "WO-TRN-07")
def test_flags_of_a_turn_are_new_in_the_next_one(duo):
    for who in (1, 2):
        duo.has(who, location=10, gold=9, hand=3)
    duo.turn_of(1, moved=True)
    duo.move("train", who=1, attribute="combat")
    duo.move("challenge", who=1, whom=2)
    duo.move("roll_dice")
    duo.move("reroll", dice=[])
    duo.move("reroll", dice=[])
    assert (duo.state.turn.used, duo.state.turn.played, duo.state.turn.moved) == ([10], [2], True)
    duo.cards_phase(1, cap=2, filled=True)
    duo.move("gain_action", who=1, position=6)
    turn = duo.state.turn
    assert (turn.who, turn.used, turn.played, turn.moved, turn.cap, turn.deed) == (2, [], [], False, 3, "")


@pytest.mark.rule("WO-SES-02", "WO-FGT-10")
def test_flags_of_a_fight_are_new_in_the_next_one(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    for _ in range(2):
        duo.fights()
        duo.move("use_once", who=1, what="speciality")
        assert duo.objects("use_once", who=1, what="speciality").rule == "WO-FGT-10"
        duo.move("play_combo", who=1, cards=1, damage=20)
        duo.has(1, hand=3, deck=7, discard=0)
    assert duo.one().deeds.defeated == 2


@pytest.mark.rule("WO-SES-05", "WO-MON-01", "WO-LOC-05")
@pytest.mark.parametrize(("who", "helper", "name"), [(1, 3, "bear"), (2, 1, "wolf"), (3, 2, "cat")])
def test_the_right_neighbour_reads_rolls_and_controls(trio, who, helper, name):
    trio.move("describe_place", place=7, action="poker")
    trio.has(who, location=7, gold=2, hand=3, deck=7, discard=0)
    trio.turn_of(who, moved=True)
    trio.move("play_locals", who=who)
    assert trio.told("tell-rolls-for-locals") == [{"who": name}]
    trio.turn_of(who)
    trio.move("explore", who=who, deck="city", source="ours", number=who)
    assert trio.told("tell-read-aloud")[0]["who"] == name
    trio.fights(who=who)
    assert trio.state.fight.controller == helper


@pytest.mark.rule("WO-SES-06")
def test_a_knocked_out_witcher_loses_the_fight_and_plays_on(duo):
    duo.has(1, hand=0, deck=4, discard=0, shield=0, gold=2)
    duo.fights(first="monster")
    duo.struck("5")
    assert duo.state.winner == 0 and duo.one().deeds.fell == 1 and duo.one().gold == 2
    duo.move("take_cost_card", who=1, position=6)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=6, cost=0)
    duo.cards_phase(2, filled=True)
    duo.has(2, hand=3)
    duo.move("gain_action", who=2, position=6, cost=0)
    assert duo.state.turn.who == 1 and duo.state.turn.phase == "movement"


@pytest.mark.rule("WO-SES-08")
def test_a_turn_can_be_retold(duo):
    written = []

    def then(name: str, **args) -> None:
        duo.move(name, **args)
        written.extend((message.key, message.args) for message in duo.chronicle)

    duo.has(1, hand=7, deck=3, discard=0, gold=5, location=2)
    duo.has(2, location=6, gold=3)
    duo.lives("forest", "arachas", 6)
    then("travel", who=1, to=3)
    then("train", who=1, attribute="combat")
    then("travel", who=1, to=2, by="two_cards")
    then("travel", who=1, to=6, by="card_and_gold")
    then("challenge", who=1, whom=2)
    then("roll_dice")
    then("reroll", dice=[])
    then("reroll", dice=[])
    then("fight_monster", who=1)
    then("ready", who=1)
    then("name_attack", who=2, attack="bite")
    then("monster_strikes", who=1, effect="2")
    then("play_combo", who=1, cards=1, damage=20)
    then("next_monster")
    then("fill_hand", who=1)
    then("gain_action", who=1, position=6, cost=0)
    keys = [key for key, _ in written]
    route = [(args["place"], args["by"]) for key, args in written if key == "wrote-moved"]
    assert route == [(3, "terrain"), (2, "two_cards"), (6, "card_and_gold")]
    assert next(args["paid"] for key, args in written if key == "wrote-acted") == 2
    for key in ("wrote-raised", "wrote-poker", "wrote-poker-won", "wrote-fight", "wrote-strikes", "wrote-combo"):
        assert key in keys, key
    for key in ("wrote-defeated", "wrote-trophy", "wrote-monster-came", "wrote-gained"):
        assert key in keys, key
    assert duo.state.turn.visited == [duo.one(2).location]  # the next turn's route begins


@pytest.mark.rule("WO-SES-08")
def test_the_option_that_was_chosen_is_written_down(duo):
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    assert "wrote-explored" in duo.wrote
    duo.move("choose", choice="b")
    assert "wrote-chose" in duo.wrote
    duo.move("choose", choice="on")
    assert "wrote-chose" not in duo.wrote  # a page that is turned is no answer


def test_a_name_of_the_tables_own_stands_where_it_needs_no_other_case():
    said = Voice("cs", GAME, "state").spoken
    assert said(say("deed-attack", who="cat")) == "Zaútočit na Kočku"
    assert said(say("deed-attack", who="Geralt")) == "Zaútočit: Geralt"
    assert said(say("poker-with", who="Geralt")) == "Vyzvat na kostky: Geralt"
    lost = said(say("wrote-poker-won", who="cat", won=True, whom="locals", rank="pair"))
    assert lost.startswith("Kočka obrala místní")
    assert "Vyhrál Geralt: " in said(say("wrote-poker-won", who="cat", won=False, whom="Geralt", rank="pair"))
