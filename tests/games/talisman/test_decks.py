"""DECK: the two decks and their piles, the unused characters, what lies on the spaces."""

from __future__ import annotations

import pytest

from companion.games.talisman.play.piles import missing

FIELDS, THREE, CASTLE = "o8", "m11", "m8"


def encounter_cards(table) -> int:
    """Every encounter card that the table knows to be somewhere."""
    state = table.state
    out = [card for lying in state.spaces.values() for card in lying.cards]
    out += [card for one in state.characters for card in (*one.objects, *one.followers, *one.trophies)]
    deck = state.encounters
    return deck.size + len(deck.discard) + sum(card.origin == "encounter" for card in out)


def spell_cards(table) -> int:
    deck = table.state.spells
    return deck.size + len(deck.discard) + sum(len(one.spells) for one in table.state.characters)


def empty(table, *discard: str) -> None:
    """Let the encounter deck be used up, with these cards on the discard pile."""
    with table.arranged() as state:
        state.encounters.top, state.encounters.shuffled, state.encounters.bottom = [], [], []
        state.encounters.discard = list(discard)


@pytest.mark.rule("TA-DECK-01")
def test_a_finished_encounter_card_goes_to_its_own_discard_pile(duo):
    used = list(duo.state.spells.discard)
    duo.stands(1, FIELDS)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "storm", "kind": "event"}])
    duo.move("finish_card", who=1, card=duo.state.lying(FIELDS).cards[0].id)
    assert duo.state.encounters.discard == ["storm"] and duo.state.spells.discard == used
    assert duo.said == ["tell-discard"]


@pytest.mark.rule("TA-DECK-02")
def test_a_cast_spell_goes_to_its_own_used_pile(talisman):
    table = talisman("wizard", "warrior")
    assert len(table.one().spells) == 2
    table.move("cast", who=1)
    assert (len(table.state.spells.discard), len(table.one().spells)) == (1, 1)
    assert not table.state.encounters.discard


@pytest.mark.rule("TA-DECK-03")
def test_when_the_encounter_deck_is_used_up_its_discard_pile_is_shuffled(duo):
    empty(duo, "wolf")
    duo.stands(1, FIELDS)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "wolf"}])
    assert "tell-reshuffle-encounters" in duo.said
    assert [card.name for card in duo.state.lying(FIELDS).cards] == ["wolf"]
    assert duo.state.encounters.size == 0 and not duo.state.encounters.discard


@pytest.mark.rule("TA-DECK-03")
def test_in_the_middle_of_a_drawing_too(duo):
    empty(duo, "wolf", "bear")
    with duo.arranged() as state:
        state.encounters.top = ["ape"]
    duo.stands(1, THREE)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "ape"}, {"name": "bear"}, {"name": "wolf"}])
    assert sorted(card.name for card in duo.state.lying(THREE).cards) == ["ape", "bear", "wolf"]


@pytest.mark.rule("TA-DECK-03")
def test_read_otherwise_a_used_up_deck_stays_used_up(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-DECK-03"])
    empty(table, "wolf")
    table.stands(1, FIELDS)
    table.arrived()
    assert table.objects("draw", who=1).rule == "TA-DECK-03"
    assert table.state.encounters.discard == ["wolf"]


@pytest.mark.rule("TA-DECK-04")
def test_the_encounter_cards_are_always_104(duo):
    counts = [encounter_cards(duo)]
    duo.stands(1, THREE, strength=9)
    duo.arrived()
    duo.move("draw", who=1, cards=[{"name": "ring"}, {"name": "wolf"}, {"name": "maiden"}])
    counts.append(encounter_cards(duo))
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    ring, maiden = duo.state.lying(THREE).cards
    duo.move("take_card", who=1, card=ring.id)
    duo.move("take_card", who=1, card=maiden.id)
    counts.append(encounter_cards(duo))  # an object, a follower and a trophy
    duo.move("drop", who=1, cards=[ring.id])
    duo.move("give_up", who=1, cards=[maiden.id])
    duo.move("exchange", who=1, trophies=[duo.one().trophies[0].id], overrule=("*",))
    duo.move("gain_card", who=2, card={"name": "unicorn"})
    duo.move("lay_card", space=CASTLE, card={"name": "giant"})
    counts.append(encounter_cards(duo))
    duo.move("discard_card", space=CASTLE, card=duo.state.lying(CASTLE).cards[0].id)
    duo.move("change", who=1, counter="lives", by=-9)  # death
    counts.append(encounter_cards(duo))
    assert counts == [104] * 5


@pytest.mark.rule("TA-DECK-04")
def test_a_card_that_is_not_in_the_deck_any_more_is_not_drawn(duo):
    empty(duo)
    with duo.arranged() as state:
        state.encounters.top = ["ape"]
    duo.stands(1, FIELDS)
    duo.arrived()
    assert duo.objects("draw", who=1, cards=[{"name": "lion"}]).rule == "TA-DECK-04"


@pytest.mark.rule("TA-DECK-04")
def test_a_card_named_only_afterwards_is_no_second_one_in_the_deck(duo):
    def giants() -> int:
        deck = duo.state.encounters
        lying = [card.name for card in duo.state.lying(FIELDS).cards]
        return [*deck.top, *deck.shuffled, *deck.bottom, *lying].count("giant")

    assert giants() == 1
    duo.stands(1, FIELDS)
    duo.arrived()
    duo.move("draw", who=1)
    duo.move("describe_card", card=duo.state.lying(FIELDS).cards[0].id, facts={"name": "giant"})
    assert (giants(), encounter_cards(duo)) == (1, 104)


@pytest.mark.rule("TA-DECK-05")
def test_the_spells_are_always_24(talisman):
    table = talisman("wizard", "druid")
    counts = [spell_cards(table)]
    table.move("change", who=1, counter="craft", by=1)
    table.move("gain_spell", who=1)
    counts.append(spell_cards(table))
    table.move("cast", who=1)
    table.move("change", who=2, counter="craft", by=5)
    table.move("gain_spell", who=2)
    counts.append(spell_cards(table))
    table.move("change", who=2, counter="lives", by=-4)
    counts.append(spell_cards(table))
    assert counts == [24] * 4
    assert not table.one(2).spells


@pytest.mark.rule("TA-DECK-05")
def test_a_surplus_of_spells_is_in_the_used_pile_and_nowhere_else(talisman):
    table = talisman("wizard", "warrior")
    for _ in range(2):
        table.move("gain_spell", who=1, overrule=("*",))
    assert len(table.one().spells) == 4  # a craft of 5 allows two
    table.move("discard_surplus", who=1, spells=table.one().spells[:2])
    assert (len(table.one().spells), len(table.state.spells.discard), spell_cards(table)) == (2, 2, 24)


@pytest.mark.rule("TA-DECK-06")
def test_the_unused_characters_are_what_a_dead_ones_player_draws_from(trio):
    unused = set(trio.state.unused)
    assert len(unused) == 14 - 3 and not unused & {"warrior", "wizard", "druid"}
    trio.move("change", who=2, counter="lives", by=-9)
    assert set(trio.state.unused) == unused | {"wizard"}  # its own card lies among them
    trio.round(1)
    assert trio.one(2).in_play and trio.one(2).id in unused | {"wizard"}
    assert set(trio.state.unused) == (unused | {"wizard"}) - {trio.one(2).id}


@pytest.mark.rule("TA-DECK-07")
def test_cards_and_gold_stay_on_the_space_where_they_were_left(duo):
    duo.stands(1, CASTLE, gold=3)
    sword, maiden = duo.owns(1, "sword", "maiden")
    duo.move("drop", who=1, cards=[sword, maiden], gold=2)
    duo.lies(FIELDS, "giant")
    duo.round()
    duo.round()
    lying = duo.state.lying(CASTLE)
    assert ([card.name for card in lying.cards], lying.gold) == (["sword", "maiden"], 2)
    assert [card.name for card in duo.state.lying(FIELDS).cards] == ["giant"]


@pytest.mark.rule("TA-DECK-04")
def test_a_card_that_the_hands_drew_unnamed_is_out_of_a_deck_of_known_names(talisman):
    names = {f"card {number}": {"kind": "event", "copies": 1} for number in range(104)}
    table = talisman(knowledge={"card": names})
    table.stands(1, "o8")
    table.arrived()
    table.move("draw", who=1)
    assert (table.state.encounters.size, missing(table.state)["encounters"]) == (103, 0)
    [card] = table.state.lying("o8").cards
    table.move("describe_card", card=card.id, facts={"name": "card 7"})
    assert "card 7" not in table.state.encounters.shuffled
    assert missing(table.state)["encounters"] == 0
