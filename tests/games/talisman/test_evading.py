"""EVA: evading: by what, whom, and what follows from it."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.talisman.pages import turn


def cloak(table, who: int) -> str:
    """A magic object that lets its owner evade."""
    card = table.card("cloak", kind="magic_object", marks=["evades"])
    with table.arranged() as state:
        state.at(who).objects.append(card)
    return card.id


@pytest.fixture
def cloaked(talisman):
    """A thief with a cloak, in turn, alone on the Fields o2; a dwarf and an elf are elsewhere."""
    table = talisman("thief", "dwarf", "elf")
    table.stands(1, "o2")
    table.arrived(1)
    cloak(table, 1)
    return table


def meeting(table, *names: str) -> list[str]:
    """These cards lie on the space where the first seat's movement has ended."""
    return table.lies(table.one().space, *names)


@pytest.mark.rule("TA-EVA-02", "TA-EVA-03")
def test_who_evades_is_not_attacked_by_any_of_them_and_cannot_attack_them(cloaked):
    wolf, ghost = meeting(cloaked, "wolf", "ghost")
    cloaked.move("face_enemies", who=1)
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.fight is None and not cloaked.state.turn.over
    assert cloaked.refuses("face_enemies", who=1).field == "who"
    for card in (wolf, ghost):
        assert cloaked.objects("remove_enemy", who=1, card=card).rule == "TA-EVA-02"
    assert [card.id for card in cloaked.state.lying("o2").cards] == [wolf, ghost]
    cloaked.move("end_turn", who=1)  # nothing is left to be done


@pytest.mark.rule("TA-EVA-02")
def test_evaded_enemies_are_there_again_in_another_turn(cloaked):
    meeting(cloaked, "wolf")
    cloaked.move("evade", who=1, means="card")
    cloaked.round(1, 2, 3)
    cloaked.arrived(1)
    cloaked.move("face_enemies", who=1)
    assert len(cloaked.state.fight.foes) == 1


@pytest.mark.rule("TA-EVA-03")
@pytest.mark.parametrize(("character", "space"), [("dwarf", "o3"), ("elf", "o5")])
def test_an_ability_evades_all_creatures_on_the_space_at_once(talisman, character, space):
    table = talisman(character, "thief")
    table.stands(1, space)
    table.arrived(1)
    creatures = meeting(table, "dragon", "demon")
    table.move("evade", who=1)
    assert {*creatures} == {*table.state.turn.evaded}
    table.move("end_turn", who=1)
    assert table.state.turn.who == 2


@pytest.mark.rule("TA-EVA-04")
def test_a_spell_evades_only_whom_it_names(cloaked):
    cloaked.stands(1, "o2", spells=["?"])
    wolf, bear = meeting(cloaked, "wolf", "bear")
    cloaked.move("face_enemies", who=1)
    assert cloaked.refuses("evade", who=1, means="spell").field == "only"
    cloaked.move("evade", who=1, means="spell", only=[bear])
    assert cloaked.one().spells == []
    cloaked.move("roll_fight", who=1, rolled=[2], theirs=[1])
    assert cloaked.told("tell-scores") == [{"who": "thief", "score": 5, "theirs": 3}]  # the wolf alone
    assert [card.id for card in cloaked.one().trophies] == [wolf]


@pytest.mark.rule("TA-EVA-04")
def test_a_spell_cast_at_the_space_s_own_creature_leaves_the_cards_there(cloaked):
    cloaked.stands(1, "o11", spells=["?"])
    (wolf,) = meeting(cloaked, "wolf")
    cloaked.move("fight_creature", who=1, value=4, name="brigand")
    cloaked.move("evade", who=1, means="spell")
    assert cloaked.state.fight is None
    cloaked.move("face_enemies", who=1)
    assert cloaked.state.fight.foes == [wolf]


@pytest.mark.rule("TA-EVA-04")
def test_read_the_other_way_a_spell_evades_all(talisman):
    table = talisman("thief", "dwarf", otherwise=["TA-EVA-04"])
    table.stands(1, "o2", spells=["?"])
    table.arrived(1)
    meeting(table, "wolf", "bear", "ghost")
    table.move("face_enemies", who=1)
    table.move("evade", who=1, means="spell")
    assert table.state.fight is None
    table.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-05")
@pytest.mark.parametrize("space", ["o2", "m3"])
def test_whatever_has_attacked_can_be_evaded_in_the_outer_and_the_middle_region(cloaked, space):
    cloaked.stands(1, space)
    cloaked.move("fight_creature", who=1, value=4, name="brigand")
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.fight is None
    cloaked.move("fight_creature", who=1, value=4, psychic=True)
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.fight is None and cloaked.one().lives == 4


@pytest.mark.rule("TA-EVA-06")
def test_an_attacking_character_can_be_evaded(talisman):
    table = talisman("thief", "dwarf")
    table.stands(1, "o3")
    table.stands(2, "o3")  # the Hills, where a dwarf evades
    table.arrived(1)
    table.move("attack", who=1, whom=2)
    table.move("evade", who=2)
    assert table.state.fight is None
    assert (table.one(2).lives, table.one(2).gold) == (4, 1)


@pytest.mark.rule("TA-EVA-06")
def test_a_character_that_uses_an_ability_can_be_evaded(talisman):
    table = talisman("thief", "dwarf")
    table.stands(1, "o3")
    table.stands(2, "o3")
    table.arrived(1)
    table.move("use_ability", who=1, whom=2, what="steal_gold", evaded="ability")
    assert (table.one(1).gold, table.one(2).gold) == (1, 1)
    assert table.objects("use_ability", who=1, whom=2, what="steal_gold").rule == "TA-ENC-05"
    table.undo()
    table.stands(2, "o2")
    table.stands(1, "o2")  # nothing helps a dwarf in the Fields
    args = {"who": 1, "whom": 2, "what": "steal_gold"}
    assert table.objects("use_ability", **args, evaded="ability").rule == "TA-EVA-11"
    table.stands(2, "o2", spells=["?"])
    table.move("use_ability", **args, evaded="spell")
    assert (table.one(1).gold, table.one(2).gold, table.one(2).spells) == (1, 1, [])


@pytest.mark.rule("TA-EVA-07")
@pytest.mark.parametrize("stranger", ["hag", "imp", "witch"])
def test_an_unwanted_creature_on_a_card_can_be_evaded_before_it_does_anything(cloaked, stranger):
    (card,) = meeting(cloaked, stranger)
    assert cloaked.objects("end_turn", who=1).rule == "TA-ENC-12"  # else it has to be met
    cloaked.move("evade", who=1, means="card", only=[card])
    assert cloaked.objects("finish_card", who=1, card=card).rule == "TA-EVA-02"
    cloaked.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-07")
def test_an_enemy_can_be_evaded_before_it_attacks(cloaked):
    dragon = meeting(cloaked, "dragon")
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.turn.evaded == [*dragon]
    cloaked.move("end_turn", who=1)
    assert cloaked.state.turn.who == 2


@pytest.mark.rule("TA-EVA-07")
@pytest.mark.parametrize("thing", ["sword", "maiden"])
def test_what_is_no_creature_is_not_evaded(cloaked, thing):
    (card,) = meeting(cloaked, thing)
    assert cloaked.refuses("evade", who=1, means="card", only=[card]).field == "only"


@pytest.mark.rule("TA-EVA-08")
def test_inside_no_creature_can_be_evaded(cloaked):
    cloaked.stands(1, "i8", fulfilled=False, spells=["?"])
    cloaked.move("enter_pits", who=1, rolled=2)
    assert cloaked.objects("evade", who=1, means="card").rule == "TA-INN-16"
    assert cloaked.objects("evade", who=1, means="spell").rule == "TA-INN-16"
    cloaked.undo()
    cloaked.stands(1, "i5")
    meeting(cloaked, "dragon")
    assert cloaked.objects("evade", who=1, means="card").rule == "TA-INN-16"
    cloaked.move("face_enemies", who=1)
    assert cloaked.objects("evade", who=1, means="card").rule == "TA-INN-16"


@pytest.mark.rule("TA-EVA-08")
@pytest.mark.parametrize("space", ["i5", "i1"])
def test_inside_another_character_can_be_evaded(cloaked, space):
    cloaked.stands(1, space)
    cloaked.stands(2, space)
    cloak(cloaked, 2)
    cloaked.move("attack", who=1, whom=2)
    cloaked.move("evade", who=2, means="card")
    assert cloaked.state.fight is None


@pytest.mark.rule("TA-EVA-09")
def test_the_sentinel_can_be_evaded(cloaked):
    cloaked.stands(1, "o16")
    cloaked.turn_of(1)
    cloaked.move("roll_movement", who=1, rolled=3)
    cloaked.move("go", who=1, to="m13")
    assert cloaked.state.fight.against == "sentinel"
    cloaked.move("evade", who=1, means="card")
    cloaked.move("go", who=1, to="m13")
    assert cloaked.one().space == "m13" and not cloaked.state.turn.over


@pytest.mark.rule("TA-EVA-10")
def test_who_evaded_the_enemies_may_still_meet_strangers_and_take_cards(cloaked):
    cloaked.stands(1, "o9")
    wolf, imp, sword = meeting(cloaked, "wolf", "imp", "sword")
    assert cloaked.objects("take_card", who=1, card=sword).rule == "TA-CARD-11"
    cloaked.move("evade", who=1, means="card")
    cloaked.move("finish_card", who=1, card=imp)
    cloaked.move("take_card", who=1, card=sword)
    assert [card.id for card in cloaked.state.lying("o9").cards] == [wolf]


@pytest.mark.rule("TA-EVA-10")
def test_read_the_other_way_strangers_are_evaded_with_the_enemies(talisman):
    table = talisman("thief", "dwarf", otherwise=["TA-EVA-10"])
    table.stands(1, "o2")
    table.arrived(1)
    cloak(table, 1)
    _, imp, sword = meeting(table, "wolf", "imp", "sword")
    table.move("evade", who=1, means="card")
    assert table.objects("finish_card", who=1, card=imp).rule == "TA-EVA-02"
    table.move("take_card", who=1, card=sword)  # a sword is no creature
    table.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-11")
@pytest.mark.parametrize("means", ["ability", "card"])
def test_without_means_nobody_evades(talisman, means):
    table = talisman("thief", "dwarf")
    table.stands(1, "o3")
    table.arrived(1)
    meeting(table, "wolf")
    table.move("face_enemies", who=1)
    assert table.objects("evade", who=1, means=means).rule == "TA-EVA-11"


@pytest.mark.rule("TA-EVA-11")
def test_neither_magic_objects_nor_spells_help_to_evade_on_the_cursed_glade(cloaked):
    cloaked.stands(1, "m13", spells=["?"])
    meeting(cloaked, "wolf")
    cloaked.move("face_enemies", who=1)
    assert cloaked.objects("evade", who=1, means="card").rule == "TA-ENC-12"
    assert cloaked.objects("evade", who=1, means="spell").rule == "TA-ENC-12"
    with cloaked.arranged() as state:
        state.at(1).objects[0].kind = "object"
    cloaked.move("evade", who=1, means="card")


@pytest.mark.rule("TA-EVA-11")
def test_without_a_spell_nobody_evades_by_one(cloaked):
    meeting(cloaked, "wolf")
    assert cloaked.refuses("evade", who=1, means="spell").field == "spell"


@pytest.mark.rule("TA-EVA-11")
def test_who_befriends_animals_evades_animals_only(talisman):
    table = talisman("minstrel", "thief")
    table.stands(1, "o2")
    table.arrived(1)
    _, goblin = meeting(table, "wolf", "goblin")
    table.move("face_enemies", who=1)
    table.move("evade", who=1)
    assert table.state.fight.foes == [goblin] and table.state.fight.value == 2
    assert table.objects("evade", who=1).rule == "TA-EVA-11"


@pytest.mark.rule("TA-EVA-12")
def test_an_attacker_whose_victim_evaded_meets_nobody_and_nothing_else(cloaked):
    cloaked.stands(2, "o2")
    cloaked.stands(3, "o2")
    cloak(cloaked, 2)
    cloaked.move("attack", who=1, whom=2)
    cloaked.move("evade", who=2, means="card")
    assert cloaked.objects("attack", who=1, whom=3).rule == "TA-ENC-05"
    assert cloaked.objects("draw", who=1).rule == "TA-ENC-04"
    assert not cloaked.state.turn.over
    cloaked.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-12", "TA-EVA-02")
def test_read_the_other_way_the_attacker_may_choose_again_but_not_who_evaded(talisman):
    table = talisman("thief", "dwarf", "elf", otherwise=["TA-EVA-12"])
    for seat in (1, 2, 3):
        table.stands(seat, "o2")
    table.arrived(1)
    cloak(table, 2)
    table.move("attack", who=1, whom=2)
    table.move("evade", who=2, means="card")
    assert table.objects("attack", who=1, whom=2).rule == "TA-EVA-02"
    table.move("attack", who=1, whom=3)
    table.undo()
    table.move("draw", who=1)


@pytest.fixture
def hidden_valley(cloaked):
    """The thief with a cloak where a boar, an ogre, a hag (a stranger) and a ring lie; their ids."""
    cloaked.stands(1, "m11")
    return meeting(cloaked, "boar", "ogre", "hag", "ring")


@pytest.mark.rule("TA-EVA-03", "TA-EVA-07", "TA-EVA-10")
@pytest.mark.parametrize("faced", [False, True])
def test_evading_covers_strangers_too_who_may_then_be_met_or_left(cloaked, hidden_valley, faced):
    boar, ogre, hag, ring = hidden_valley
    if faced:
        cloaked.move("face_enemies", who=1)
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.turn.evaded == [boar, ogre] and cloaked.state.turn.free == [hag]
    cloaked.move("take_card", who=1, card=ring)
    cloaked.move("end_turn", who=1)
    assert cloaked.state.turn.who == 2
    assert "wrote-met" not in cloaked.wrote and len(cloaked.state.lying("m11").cards) == 3
    cloaked.undo()
    cloaked.move("finish_card", who=1, card=hag, stays=True)  # it chooses which strangers it meets
    assert "wrote-met" in cloaked.wrote


@pytest.mark.rule("TA-EVA-07")
def test_with_a_stranger_alone_it_is_the_stranger_who_is_evaded(cloaked):
    (hag,) = meeting(cloaked, "hag")
    cloaked.move("evade", who=1, means="card")
    assert cloaked.state.turn.evaded == [hag]
    assert "wrote-evaded-stranger" in cloaked.wrote and "wrote-evaded" not in cloaked.wrote  # there was no fight
    cloaked.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-04", "TA-EVA-07")
def test_a_spell_evades_a_stranger_whom_nobody_else_stands_by(cloaked):
    cloaked.stands(1, "o2", spells=["?", "?"], craft=4)
    hag, imp = meeting(cloaked, "hag", "imp")
    assert cloaked.refuses("evade", who=1, means="spell").field == "only"
    cloaked.move("evade", who=1, means="spell", only=[imp])
    assert cloaked.state.turn.evaded == [imp]
    cloaked.move("evade", who=1, means="spell")
    assert cloaked.state.turn.evaded == [imp, hag]


@pytest.mark.rule("TA-EVA-07")
def test_where_nobody_is_there_is_nobody_to_evade(cloaked):
    cloaked.stands(1, "o2", spells=["?"])
    meeting(cloaked, "sword")
    assert cloaked.refuses("evade", who=1, means="spell").field == "who"
    assert cloaked.one().spells == ["?"]


@pytest.mark.rule("TA-EVA-11", "TA-EVA-01")
@pytest.mark.parametrize(
    ("who", "space", "offered"), [("elf", "m6", True), ("thief", "m6", False), ("elf", "o2", False)]
)
def test_evading_is_offered_exactly_where_there_is_a_means(talisman, who, space, offered):
    table = talisman(who, "wizard")
    table.stands(1, space)
    table.arrived(1)
    meeting(table, "goblin", "bear", "hag")
    assert (turn.view(table.state, EVERYBODY).evading is not None) is offered
    table.move("face_enemies", who=1)
    assert (turn.view(table.state, EVERYBODY).fight.evader is not None) is offered


@pytest.mark.rule("TA-EVA-08", "TA-EVA-11", "TA-KNOW-11")
def test_an_ability_to_evade_anywhere_can_be_written_on_a_character_card(talisman):
    table = talisman("thief", "wizard", "dwarf")
    sheet = {"id": "thief", "starts": "o1", "alignment": "neutral", "strength": 3, "craft": 3, "traits": ["evades"]}
    table.move("describe_character", sheet=sheet)
    for seat in (1, 2):
        table.stands(seat, "i5")
    table.arrived(2)
    table.move("attack", who=2, whom=1)
    found, ways = turn.view(table.state, EVERYBODY).fight.evader
    assert found.seat == 1 and ways.ability
    table.move("evade", who=1, means="ability")
    assert table.state.fight is None
    table.turn_of(1)
    table.stands(1, "o2")
    table.arrived(1)
    meeting(table, "wolf")
    table.move("evade", who=1)
    table.move("end_turn", who=1)


@pytest.mark.rule("TA-EVA-11")
def test_neither_is_it_offered_to_a_toad_nor_by_magic_on_the_cursed_glade(cloaked):
    meeting(cloaked, "wolf")
    cloaked.stands(1, "m13", spells=["?"])
    meeting(cloaked, "wolf")
    assert turn.view(cloaked.state, EVERYBODY).evading is None
    cloaked.stands(1, "o2")
    assert turn.view(cloaked.state, EVERYBODY).evading is not None
    cloaked.move("turn_into_toad", who=1)
    assert turn.view(cloaked.state, EVERYBODY).evading is None
