"""STR: strength as counters and as a total, the start below which it never falls, trophies and what they bring."""

from __future__ import annotations

import pytest

from companion.games.talisman.play.totals import best_exchange, parts, total


def names(cards) -> list[str]:
    return [card.name for card in cards]


def beat(table, *foes: str, space: str = "o10", theirs: int = 1) -> list[str]:
    """The warrior meets enemies that lie on a space, and beats them all at once; returns their ids."""
    table.stands(1, space, strength=30)
    ids = table.lies(space, *foes)
    table.arrived(1, space)
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[6, 6], theirs=[theirs])
    return ids


@pytest.mark.rule("TA-STR-02", "TA-STR-03", "TA-STR-14")
def test_what_a_thing_adds_is_no_counter_but_part_of_the_total(duo):
    duo.stands(1, "o10")
    duo.lies("o10", "magic_belt")
    duo.arrived(1)
    with duo.arranged() as state:
        state.turn.drawn = True
    duo.move("take_card", who=1, card=duo.state.spaces["o10"].cards[0].id)
    duo.owns(1, "unicorn")
    assert duo.one().strength == 4
    assert total(duo.one(), "strength") == 4 + 1 + 1
    duo.move("drop", who=1, cards=[duo.one().objects[0].id])
    assert duo.one().strength == 4
    assert total(duo.one(), "strength") == 4 + 1
    duo.move("change", who=1, counter="strength", by=2)
    assert (duo.one().strength, duo.one().start_strength) == (6, 4)


@pytest.mark.rule("TA-STR-03")
def test_losing_strength_takes_counters_only(duo):
    duo.owns(1, "magic_belt", "ring")
    duo.move("change", who=1, counter="strength", by=-1)
    assert duo.one().strength == 4 and total(duo.one(), "strength") == 6


@pytest.mark.rule("TA-STR-14")
def test_what_helps_in_combat_only_counts_in_combat_only(duo):
    duo.owns(1, "magic_belt", "mercenary", "sword")
    assert total(duo.one(), "strength") == 5
    assert total(duo.one(), "strength", combat=True) == 4 + 1 + 3 + 1


@pytest.mark.rule("TA-STR-14")
def test_what_cannot_be_used_at_the_moment_does_not_count(duo):
    duo.owns(1, "magic_belt", "unicorn")
    assert total(duo.one(), "strength") == 6
    duo.stands(1, "m13")  # the Cursed Glade lets no object add anything; a follower is none
    assert total(duo.one(), "strength") == 5
    duo.stands(1, "m12")
    assert total(duo.one(), "strength") == 6


@pytest.mark.rule("TA-STR-04")
def test_lost_strength_goes_back_as_counters(duo):
    duo.stands(1, "o10", strength=8)
    duo.move("change", who=1, counter="strength", by=-3)
    assert duo.one().strength == 5
    (told,) = duo.told("tell-counters")
    assert (told["counter"], told["by"], told["sign"], told["value"]) == ("strength", 3, "down", 5)


@pytest.mark.rule("TA-STR-05")
def test_strength_never_falls_below_the_start(duo):
    duo.stands(1, "o10", strength=5)
    duo.move("change", who=1, counter="strength", by=-3)
    assert duo.one().strength == 4
    duo.move("change", who=1, counter="strength", by=-1)
    assert duo.one().strength == 4 and "tell-counters" not in duo.said


@pytest.mark.rule("TA-STR-05")
def test_the_gate_too_takes_nothing_below_the_start(duo):
    duo.stands(1, "m9")
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("try_gate", who=1, by="strength", rolled=[6, 6])
    assert duo.one().strength == 4


@pytest.mark.rule("TA-STR-06", "TA-STR-07", "TA-STR-11")
def test_beaten_animals_monsters_and_dragons_are_kept_until_they_bring_strength(duo):
    ids = beat(duo, "bear", "bandit", "dragon")
    assert [card.id for card in duo.one().trophies] == ids
    assert "o10" not in duo.state.spaces
    before = duo.one().strength
    duo.move("exchange", who=1, trophies=ids)
    assert duo.one().strength == before + 2
    assert duo.one().trophies == []
    assert sorted(duo.state.encounters.discard) == ["bandit", "bear", "dragon"]


@pytest.mark.rule("TA-STR-07")
def test_a_lost_fight_and_a_draw_bring_no_trophy(duo):
    duo.stands(1, "o10", strength=4)
    duo.lies("o10", "dragon")
    duo.arrived(1)
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[4, 4], theirs=[1])  # eight against eight
    assert duo.one().trophies == [] and names(duo.state.spaces["o10"].cards) == ["dragon"]


@pytest.mark.rule("TA-STR-08")
@pytest.mark.parametrize(
    ("foes", "gained"),
    [(["dragon"], 1), (["giant", "boar"], 1), (["dragon", "dragon"], 2), (["dragon", "giant", "ogre", "bear"], 3)],
)
def test_each_full_seven_points_are_one_strength(duo, foes, gained):
    duo.move("exchange", who=1, trophies=duo.owns(1, *foes))
    assert duo.one().strength == 4 + gained


@pytest.mark.rule("TA-STR-08")
def test_fewer_than_seven_points_bring_nothing(duo):
    ids = duo.owns(1, "giant")
    assert duo.objects("exchange", who=1, trophies=ids).rule == "TA-STR-08"
    duo.move("exchange", who=1, trophies=ids, overrule=("too-few-points",))
    assert duo.one().strength == 4


@pytest.mark.rule("TA-STR-09")
def test_points_above_the_seven_are_lost_and_not_carried_over(duo):
    first, second = duo.owns(1, "dragon", "giant"), duo.owns(1, "boar")
    duo.move("exchange", who=1, trophies=first)  # thirteen
    assert duo.one().strength == 5 and duo.state.encounters.discard == ["dragon", "giant"]
    assert duo.objects("exchange", who=1, trophies=second).code == "too-few-points"  # six and one are not seven
    assert duo.chronicle[0].args["waste"] == 6


@pytest.mark.rule("TA-STR-06")
def test_any_chosen_trophies_may_be_exchanged_in_another_turn_too(duo):
    dragon, bear = duo.owns(1, "dragon", "bear")
    duo.turn_of(2)
    duo.move("exchange", who=1, trophies=[dragon])
    assert duo.one().strength == 5 and [card.id for card in duo.one().trophies] == [bear]


@pytest.mark.rule("TA-STR-12")
@pytest.mark.parametrize(
    ("foes", "chosen", "gains", "waste"),
    [
        (["bear", "bandit", "ogre", "giant"], {"bear", "ogre", "giant"}, 2, 0),  # 3 + 5 + 6, not the largest first
        (["giant", "ogre", "wolf"], {"ogre", "wolf"}, 1, 0),
        (["dragon", "boar"], {"dragon"}, 1, 0),
        (["giant", "ogre"], {"giant", "ogre"}, 1, 4),
    ],
)
def test_the_proposed_set_brings_all_that_can_be_had_and_wastes_least(duo, foes, chosen, gains, waste):
    duo.owns(1, *foes)
    deal = best_exchange(duo.one())
    assert {card.name for card in duo.one().trophies if card.id in deal.trophies} == chosen
    assert (deal.gains, deal.waste) == (gains, waste)


@pytest.mark.rule("TA-STR-12")
def test_nothing_is_proposed_where_nothing_can_be_had(duo):
    duo.owns(1, "giant")
    assert best_exchange(duo.one()) is None
    duo.owns(1, "demon")
    assert best_exchange(duo.one()) is None


@pytest.mark.rule("TA-STR-13")
def test_strength_is_gained_in_encounters(duo):
    duo.stands(1, "o21")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="crags", rolled=[6])
    assert duo.one().strength == 5


@pytest.mark.rule("TA-STR-15")
def test_one_weapon_counts_and_everything_else_that_helps(talisman):
    table = talisman("troll", "warrior")
    sword, axe, *_ = table.owns(1, "sword", "axe", "magic_belt", "ring", "mercenary")
    one = table.one()
    assert total(one, "strength", combat=True) == 6 + 1 + 1 + 1 + 3
    table.lies("o21", "ogre")
    table.arrived(1)
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[1], theirs=[6], weapons=[sword, axe])
    assert table.told("tell-scores")[0]["score"] == 1 + 6 + 1 + 1 + 1 + 3


@pytest.mark.rule("TA-STR-15")
def test_the_best_weapon_counts_unless_another_one_is_chosen(talisman):
    table = talisman("troll", "warrior")
    (sword,) = table.owns(1, "sword")
    hammer = table.card("Hammer", kind="object", strength=3, marks=["weapon"])
    with table.arranged() as state:
        state.at(1).objects.append(hammer)
    assert total(table.one(), "strength", combat=True) == 9
    assert total(table.one(), "strength", combat=True, weapons=[sword]) == 7
    assert {part.source for part in parts(table.one(), "strength", combat=True)} == {"counters", "Hammer"}


@pytest.mark.rule("TA-STR-16")
def test_spirits_bring_no_strength(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-CARD-10"])  # here a beaten spirit is kept
    table.lies("o10", "demon", "wraith")
    table.stands(1, "o10", craft=30)
    table.arrived(1)
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[6], theirs=[1])
    spirits = [card.id for card in table.one().trophies]
    assert len(spirits) == 2
    assert table.objects("exchange", who=1, trophies=spirits).rule == "TA-STR-16"
    table.move("exchange", who=1, trophies=[*spirits, *table.owns(1, "dragon")], overrule=("*",))
    assert table.one().strength == 5  # for the dragon alone
    assert [card.id for card in table.one().trophies] == spirits


@pytest.mark.rule("TA-STR-17")
def test_an_enemy_removed_without_a_fight_is_no_trophy(duo):
    (dragon,) = duo.lies("o10", "dragon")
    duo.arrived(1, "o10")
    duo.move("remove_enemy", who=1, card=dragon)
    assert duo.one().trophies == [] and duo.state.encounters.discard == ["dragon"]
    assert "o10" not in duo.state.spaces


@pytest.mark.rule("TA-STR-17")
def test_a_spirit_beaten_in_psychic_combat_is_no_trophy(duo):
    duo.lies("o10", "lemure")
    duo.stands(1, "o10", craft=9)
    duo.arrived(1)
    duo.move("face_enemies", who=1)
    assert duo.state.fight.psychic
    duo.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert duo.one().trophies == [] and duo.state.encounters.discard == ["lemure"]
    assert "o10" not in duo.state.spaces


@pytest.mark.rule("TA-STR-17")
def test_an_evaded_enemy_is_no_trophy(duo):
    duo.lies("m12", "bear")
    with duo.arranged() as state:
        state.at(1).traits.append("evades_hills")
    duo.arrived(1, "m12")
    duo.move("evade", who=1)
    assert duo.one().trophies == [] and names(duo.state.spaces["m12"].cards) == ["bear"]
