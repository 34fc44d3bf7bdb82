"""SAVE: everything that a table must still know after it was put away."""

from __future__ import annotations

import json

import pytest

from companion.core import engine
from companion.games.talisman import GAME


@pytest.fixture
def evening(talisman):
    """A table in the middle of an evening, with as much lying about and lasting as there can be."""
    table = talisman("warrior", "wizard", "druid", "priest")
    table.stands(1, "o9", gold=4, missed=2, pits=3, werewolf=8, going_back=True, fulfilled=False)
    table.stands(1, "o9", strength=6, craft=3, lives=3, notes="limps")
    with table.arranged() as state:
        state.at(1).objects = []
    table.move("receive", who=1, item="raft")
    table.move("gain_talisman", who=1)
    table.owns(1, "ring", "maiden", "dragon")
    table.move("hold", who=1, kind="quest", number=3, text="a follower for the cave")
    table.move("change_alignment", who=3, to="evil", own_will=True)
    table.move("turn_into_toad", who=2)
    table.move("change", who=2, counter="craft", by=2)
    table.move("change", who=4, counter="lives", by=-9)
    table.lies("m11", "giant", "helmet", gold=5)
    table.move("name_spell", who=3, name="healing")
    return table


def again(table):
    """The table as it is read back from what a save holds of it: text, and nothing else."""
    return engine.state_of(GAME, json.loads(json.dumps(table.plain)))


@pytest.mark.rule("TA-SAVE-01")
def test_a_table_read_back_is_the_same_table_and_plays_on_as_the_same(evening):
    back = again(evening)
    assert back == evening.state
    plain = json.loads(json.dumps(evening.plain))
    on = engine.make(GAME, plain, "end_turn", {"who": 1}, ("*",), knowledge={})
    evening.move("end_turn", who=1, overrule=("*",))
    assert on.plain == evening.plain


@pytest.mark.rule("TA-SAVE-02")
def test_everything_about_a_character_is_kept(evening):
    one = again(evening).at(1)
    assert (one.id, one.standing, one.space, one.notes) == ("warrior", "playing", "o9", "limps")
    assert (one.strength, one.craft, one.start_strength, one.start_craft) == (6, 3, 4, 2)
    assert (one.lives, one.gold, one.missed) == (3, 4, 2)
    objects = {card.name: card.origin for card in one.objects}
    assert objects == {"raft": "purchase", "talisman": "talisman", "ring": "encounter"}
    assert [card.name for card in one.followers] == ["maiden"]
    assert [(card.name, card.value) for card in one.trophies] == [("dragon", 7)]
    assert (one.going_back, one.fulfilled, one.pits, one.werewolf) == (True, False, 3, 8)
    assert [(held.kind, held.number, held.text) for held in one.lasting] == [("quest", 3, "a follower for the cave")]


@pytest.mark.rule("TA-SAVE-02")
def test_shapes_alignments_spells_and_the_dead_are_kept(evening):
    back = again(evening)
    assert (back.at(2).toad.left, back.at(2).toad.craft) == (3, 2)
    assert (back.at(3).alignment, back.at(3).printed, back.at(3).alignment_changed) == ("evil", "neutral", True)
    assert back.at(3).spells == ["healing"] and back.at(2).spells == ["?", "?"]
    assert back.at(4).standing == "waiting"


@pytest.mark.rule("TA-SAVE-02")
def test_who_plays_which_seat_and_a_raft_for_this_turn_are_kept(talisman):
    table = talisman("warrior", "wizard")
    assert [seat.id for seat in again(table).seats] == [1, 2]
    table.move("receive", who=1, item="raft")
    assert not again(table).at(1).due_rafts  # it is for the next own turn only
    table.round()
    assert len(again(table).at(1).due_rafts) == 1


@pytest.mark.rule("TA-SAVE-03")
def test_the_turn_the_piles_the_board_and_the_crown_are_kept(evening):
    evening.arrived(1)
    evening.move("draw", who=1, cards=[{"name": "wolf"}, {"name": "ring"}])
    with evening.arranged() as state:
        state.crown_reached = True
    before, back = evening.state, again(evening)
    assert (back.turn.who, back.turn.arrived, back.turn.drawn, back.standing.step) == (1, True, True, "encounter")
    assert (back.encounters.size, back.spells.size) == (102, 24 - 4)
    assert back.spells.discard == ["?"] and back.encounters.discard == []
    lying = back.spaces["m11"]
    assert ([card.name for card in lying.cards], lying.gold) == (["giant", "helmet"], 5)
    assert [card.name for card in back.spaces["o9"].cards] == ["wolf", "ring"]
    assert (back.stock, back.talismans, back.crown_reached) == (before.stock, 3, True)
    assert back.stock["raft"] == 2
    assert set(back.unused) == set(before.unused) and "priest" in back.unused and "warrior" not in back.unused


@pytest.mark.rule("TA-SAVE-03")
def test_the_known_order_of_a_deck_is_kept(evening):
    with evening.arranged() as state:
        state.encounters.put_on_top("wolf")
        state.encounters.put_on_top("bear")
    assert again(evening).encounters.top[:2] == ["bear", "wolf"]


@pytest.mark.rule("TA-SAVE-01", "TA-SAVE-02", "TA-SAVE-03")
@pytest.mark.parametrize("move", ["put_away", "lay_table"])
def test_the_hands_are_told_where_everything_goes_and_comes_from(evening, move):
    evening.move(move)
    told = {line.id: line.told.args for line in evening.state.checklist.lines}
    assert told["standee:1"]["space"] == "o9"
    assert {name: told["counters:1"][name] for name in ("strength", "craft", "lives", "gold")} == {
        "strength": 6,
        "craft": 3,
        "lives": 3,
        "gold": 4,
    }
    assert sorted(told["cards:1"]["cards"]) == ["maiden", "raft", "ring", "talisman"]
    assert told["trophies:1"]["cards"] == ["dragon"]
    assert told["spells:2"]["count"] == 2 and told["alignment:3"]["alignment"] == "evil"
    assert "gone:4" in told and "standee:4" not in told
    assert (told["space:m11"]["cards"], told["space:m11"]["gold"]) == (["giant", "helmet"], 5)
    assert (told["encounters"]["left"], told["spells"]["used"], told["turn"]["who"]) == (104, 1, "warrior")


@pytest.mark.rule("TA-SAVE-01")
def test_what_is_put_away_last_is_laid_first(evening):
    evening.move("put_away")
    away = [line.id for line in evening.state.checklist.lines]
    evening.move("lay_table")
    assert [line.id for line in evening.state.checklist.lines] == away[::-1]


def test_a_seat_of_the_table_has_a_character_and_one_that_may_be_nobodys_is_looked_for(duo):
    state = duo.state
    assert state.at(2) is state.find(2) is state.characters[1]
    assert state.find(0) is None and state.find(9) is None
    with pytest.raises(LookupError):
        state.at(9)
