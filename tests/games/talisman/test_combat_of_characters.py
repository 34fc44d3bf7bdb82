"""COM: combat between characters: who wins, what the winner takes, and what that ends."""

from __future__ import annotations

import pytest


@pytest.fixture
def pair(talisman):
    """A thief (strength 3, in turn) and a dwarf (strength 3) on the Fields o2; nothing lies there."""
    table = talisman("thief", "dwarf")
    table.stands(1, "o2")
    table.stands(2, "o2")
    table.arrived(1)
    return table


def duel(table, mine: int, other: int, **args):
    """Seat 1 attacks seat 2, and both dice fall."""
    table.move("attack", who=1, whom=2)
    table.move("roll_fight", who=1, rolled=[mine], theirs=[other], **args)


@pytest.mark.rule("TA-COM-02")
def test_who_cannot_attack_psychically_attacks_by_combat(pair):
    assert pair.objects("attack", who=1, whom=2, psychic=True).rule == "TA-PSY-02"
    pair.move("attack", who=1, whom=2)
    assert not pair.state.fight.psychic


@pytest.mark.rule("TA-COM-02")
def test_who_could_attack_psychically_may_choose_combat(talisman):
    table = talisman("wizard", "thief")
    table.stands(1, "o2")
    table.stands(2, "o2")
    table.arrived(1)
    table.move("attack", who=1, whom=2)
    table.move("roll_fight", who=1, rolled=[3], theirs=[3])
    assert table.told("tell-scores")[0]["score"] == 5  # strength 2, and not craft 5


@pytest.mark.rule("TA-COM-15")
def test_only_the_attacked_character_may_evade_else_they_fight(pair):
    pair.owns(2, "magic_belt")
    pair.owns(1, "magic_belt")
    with pair.arranged() as state:
        for seat in (1, 2):
            state.at(seat).objects[0].marks.append("evades")
    pair.move("attack", who=1, whom=2)
    assert pair.refuses("evade", who=1, means="card").field == "who"
    pair.move("evade", who=2, means="card")
    assert pair.state.fight is None and not pair.state.turn.over
    pair.undo()
    pair.move("roll_fight", who=1, rolled=[5], theirs=[2])
    assert pair.objects("evade", who=2, means="card").rule == "TA-COM-03"


@pytest.mark.rule("TA-COM-15")
def test_both_sides_may_cast_before_the_dice_and_not_after(pair):
    pair.stands(1, "o2", spells=["?"])
    pair.stands(2, "o2", spells=["?"])
    pair.move("attack", who=1, whom=2)
    pair.move("cast", who=2)
    pair.move("cast", who=1)
    pair.undo()
    pair.move("roll_fight", who=1, rolled=[5], theirs=[2])
    assert pair.objects("cast", who=1).rule == "TA-SPL-13"


@pytest.mark.rule("TA-COM-16")
def test_both_characters_count_a_die_their_strength_and_one_weapon(pair):
    pair.owns(1, "sword", "axe")
    pair.owns(2, "sword", "axe", "magic_belt", "unicorn")
    duel(pair, 6, 1)
    assert pair.told("tell-scores") == [{"who": "thief", "score": 6 + 3 + 1, "theirs": 1 + 3 + 1 + 1 + 1}]


@pytest.mark.rule("TA-COM-17", "TA-COM-22")
@pytest.mark.parametrize(("mine", "other", "winner"), [(4, 3, 1), (3, 4, 2)])
def test_the_higher_score_wins_the_attackers_or_the_defenders(pair, mine, other, winner):
    duel(pair, mine, other)
    loser = 3 - winner
    assert pair.refuses("loot", who=loser, what="gold").field == "who"
    pair.move("loot", who=winner, what="gold")
    assert (pair.one(winner).gold, pair.one(loser).gold) == (2, 0)


@pytest.mark.rule("TA-COM-17")
def test_equal_scores_of_characters_are_a_draw(pair):
    duel(pair, 4, 4)
    assert pair.state.fight is None and pair.state.turn.over
    assert (pair.one(1).lives, pair.one(2).lives) == (4, 4)


@pytest.mark.rule("TA-COM-18")
def test_the_winner_takes_one_thing_a_life_or_gold_or_an_object(pair):
    sword, belt = pair.owns(2, "sword", "magic_belt")
    pair.stands(2, "o2", gold=3)
    duel(pair, 6, 1)

    def after(what: str, card: str = "") -> tuple:
        pair.move("loot", who=1, what=what, card=card)
        if what == "life":
            pair.move("lose_life", who=2)
        assert pair.objects("loot", who=1, what="gold").code == "no-fight"  # one thing only
        one, other = pair.one(1), pair.one(2)
        found = (other.lives, other.gold, len(other.objects)), (one.lives, one.gold, [card.id for card in one.objects])
        for _ in range(2 if what == "life" else 1):
            pair.undo()
        return found

    assert after("life") == ((3, 3, 2), (4, 1, []))
    assert after("gold") == ((4, 2, 2), (4, 2, []))
    assert after("object", sword) == ((4, 3, 1), (4, 1, [sword]))
    assert after("object", belt) == ((4, 3, 1), (4, 1, [belt]))
    assert after("nothing") == ((4, 3, 2), (4, 1, []))


@pytest.mark.rule("TA-COM-18")
def test_gold_that_nobody_has_cannot_be_taken(pair):
    pair.stands(2, "o2", gold=0)
    duel(pair, 6, 1)
    assert pair.refuses("loot", who=1, what="gold").field == "what"


@pytest.mark.rule("TA-COM-19", "TA-COM-20")
def test_the_chosen_life_can_be_saved_and_the_winner_never_gains_it(pair):
    (armour,) = pair.owns(2, "armour")
    duel(pair, 6, 1)
    pair.move("loot", who=1, what="life")
    pair.move("save_life", who=2, card=armour, rolled=6)
    assert (pair.one(1).lives, pair.one(2).lives) == (4, 4)
    pair.undo()
    pair.move("lose_life", who=2)
    assert (pair.one(1).lives, pair.one(2).lives) == (4, 3)


@pytest.mark.rule("TA-COM-20")
@pytest.mark.parametrize(
    ("winner", "options"), [("ghoul", {}), ("thief", {"otherwise": ["TA-COM-20"]})], ids=["ability", "otherwise"]
)
def test_a_winner_gains_the_life_by_an_ability_or_read_the_other_way(talisman, winner, options):
    table = talisman(winner, "dwarf", **options)
    table.stands(1, "o2")
    table.stands(2, "o2")
    table.arrived(1)
    duel(table, 6, 1)
    table.move("loot", who=1, what="life")
    table.move("lose_life", who=2)
    assert (table.one(1).lives, table.one(2).lives) == (5, 3)


@pytest.mark.rule("TA-COM-21")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_after_a_fight_of_characters_the_turn_is_over_whoever_won(pair, dice):
    duel(pair, *dice)
    pair.move("loot", who=1 if dice == (6, 1) else 2, what="gold")
    assert pair.state.turn.over
    assert pair.objects("draw", who=1).rule == "TA-TURN-03"
    pair.move("end_turn", who=1)
    assert pair.state.turn.who == 2


@pytest.mark.rule("TA-COM-23")
def test_a_taken_object_counts_to_the_limit_at_once(pair):
    (sword,) = pair.owns(2, "sword")
    own = pair.owns(1, "helmet", "helmet", "ring", "wand")
    duel(pair, 6, 1)
    pair.move("loot", who=1, what="object", card=sword)
    assert pair.objects("end_turn", who=1).rule == "TA-OBJ-08"
    pair.move("drop", who=1, cards=[own[0]])
    pair.move("end_turn", who=1)


@pytest.mark.rule("TA-COM-23")
def test_a_forbidden_object_is_no_loot(talisman):
    table = talisman("assassin", "thief")
    table.stands(1, "o2")
    table.stands(2, "o2")
    table.arrived(1)
    (grail,) = table.owns(2, "holy_grail")
    duel(table, 6, 1)
    assert table.objects("loot", who=1, what="object", card=grail).rule == "TA-OBJ-04"


@pytest.mark.rule("TA-COM-24")
@pytest.mark.parametrize("card", ["maiden", "dragon"])
def test_followers_and_trophies_are_no_loot(pair, card):
    (id,) = pair.owns(2, card)
    duel(pair, 6, 1)
    assert pair.refuses("loot", who=1, what="object", card=id).field == "card"


@pytest.mark.rule("TA-COM-24")
def test_spells_are_no_loot(pair):
    pair.stands(2, "o2", spells=["?"])
    duel(pair, 6, 1)
    assert pair.refuses("loot", who=1, what="object", card="?").field == "card"
    assert pair.refuses("loot", who=1, what="spell").field == "what"


@pytest.mark.rule("TA-COM-25")
def test_what_a_killed_loser_leaves_cannot_be_taken_in_that_turn(pair):
    (sword,) = pair.owns(2, "sword")
    pair.stands(2, "o2", lives=1, gold=2)
    duel(pair, 6, 1)
    pair.move("loot", who=1, what="life")
    pair.move("lose_life", who=2)
    assert [card.id for card in pair.state.lying("o2").cards] == [sword] and pair.state.lying("o2").gold == 2
    assert pair.objects("take_card", who=1, card=sword).rule == "TA-TURN-03"
    assert pair.objects("take_gold", who=1, amount=2).rule == "TA-TURN-03"
