"""Level-ups: in their order, with a skill and a card, alone with the dummy's skills."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.play import growth, levels
from companion.games.mage_knight.state.pieces import CommonSkill, Turn


@pytest.fixture
def table(mage_knight):
    """Two heroes at the end of the first one's turn; Goldyx has his skill tokens, and three cards lie in the offer."""

    def lay(*heroes: str, fame: int = 3, **options):
        found = mage_knight(*(heroes or ("goldyx", "tovak")), **options)
        with found.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="levels")
            for hero in state.heroes:
                levels.lay_tokens(state, hero)
            levels.lay_dummy_tokens(state)
            state.offers.covered = []
            deck = state.decks.actions
            deck.shuffled = sorted([*deck.shuffled, *state.offers.actions])
            state.offers.actions = [deck.take(card) for card in ("agility", "ambush", "ice_bolt")]
            state.at(1).fame = fame
        return found

    return lay


@pytest.mark.rule("MK-LVL-03", "MK-LVL-04", "MK-LVL-06", "MK-CRD-13", "MK-SKL-07")
def test_an_even_level_brings_a_skill_and_any_card_of_the_offer(table):
    """One of the two revealed is kept, the other one is common; the card lies on top, and the offer is full again."""
    play = table()
    before = play.one().deck.count
    play.move("reveal_skills", who=1, drew=["flight", "potion_making"])
    assert play.one().revealed == ["flight", "potion_making"]
    play.move("choose_skill", who=1, skill="flight", card="agility", refill="training")
    hero = play.one()
    assert (hero.level, [one.skill for one in hero.skills], hero.revealed) == (2, ["flight"], [])
    assert not hero.skills[0].down
    assert [(one.skill, one.seat) for one in play.state.offers.skills] == [("potion_making", 1)]
    assert hero.gained == ["agility"]
    assert (hero.deck.count, hero.on_top) == (before + 1, 1)
    assert play.state.offers.actions == ["training", "ambush", "ice_bolt"]
    assert len(hero.tokens) == 8


@pytest.mark.rule("MK-LVL-04", "MK-LVL-08", "MK-SKL-07")
def test_whoever_looked_at_the_tokens_tells_both_with_the_choice(table):
    """Nobody has told the app before which two lay on top. Of a single one left nothing more is to be said."""
    play = table()
    wrong = play.refuses("choose_skill", who=1, skill="flight", card="agility", rejected="flight")
    assert wrong.field == "rejected"
    play.move("choose_skill", who=1, skill="flight", card="agility", rejected="potion_making")
    hero = play.one()
    assert (hero.level, [one.skill for one in hero.skills], hero.revealed, len(hero.tokens)) == (2, ["flight"], [], 8)
    assert [(one.skill, one.seat) for one in play.state.offers.skills] == [("potion_making", 1)]
    play = table()
    with play.arranged() as state:
        state.at(1).tokens = ["flight"]
    play.move("choose_skill", who=1, skill="flight", card="agility")
    assert play.one().tokens == [] and play.state.offers.skills == []


@pytest.mark.rule("MK-LVL-05", "MK-SKL-02", "MK-SSK-03")
def test_another_players_skill_comes_with_the_lowest_card(table):
    """Both revealed ones become common; no other card may be taken, and none needs to be said."""
    play = table()
    with play.arranged() as state:
        state.offers.skills = [CommonSkill(skill="double_time", seat=2)]
    play.move("reveal_skills", who=1, drew=["flight", "potion_making"])
    wrong = play.objects("choose_skill", who=1, skill="double_time", card="agility")
    assert (wrong.rule, wrong.instead[0].args["card"]) == ("MK-LVL-05", "ice_bolt")
    play.move("choose_skill", who=1, skill="double_time")
    assert [one.skill for one in play.one().skills] == ["double_time"]
    assert play.one().gained == ["ice_bolt"]
    assert {one.skill for one in play.state.offers.skills} == {"flight", "potion_making"}


@pytest.mark.rule("MK-LVL-05")
def test_a_skill_that_one_has_rejected_oneself_is_no_other_players(table):
    """The printed words say another player's."""
    play = table()
    with play.arranged() as state:
        state.offers.skills = [CommonSkill(skill="potion_making", seat=1)]
        state.at(1).tokens.remove("potion_making")
    play.move("reveal_skills", who=1)
    assert play.objects("choose_skill", who=1, skill="potion_making").rule == "MK-LVL-05"
    assert "potion_making" not in [one.skill for one in levels.choices(play.state, play.one())]


@pytest.mark.rule("MK-LVL-01", "MK-LVL-02", "MK-SKL-01")
def test_several_levels_are_gained_in_their_order(table):
    """Fame 15 at once: level 2 with a skill, 3 with a command token, then 4 with another skill."""
    play = table(fame=15)
    assert growth.places(play.one()) == 1
    play.move("reveal_skills", who=1, drew=["flight", "potion_making"])
    play.move("choose_skill", who=1, skill="flight", card="agility")
    assert play.one().level == 3
    assert (growth.places(play.one()), growth.armor(play.one())) == (2, 3)
    assert levels.due(play.one()).level == 4
    play.move("reveal_skills", who=1)
    play.move("choose_skill", who=1, skill=play.one().revealed[0], card=play.state.offers.actions[0])
    assert (play.one().level, len(play.one().skills), len(play.one().gained)) == (4, 2, 2)
    assert levels.due(play.one()) is None


@pytest.mark.rule("MK-LVL-08")
def test_with_a_single_token_left_it_alone_is_revealed(table):
    """Nine tokens are four pairs and one."""
    play = table()
    with play.arranged() as state:
        state.at(1).tokens = ["flight"]
    play.move("reveal_skills", who=1)
    assert play.one().revealed == ["flight"]
    assert play.refuses("choose_skill", who=1, skill="motivation_goldyx", card="agility").field == "skill"
    play.move("choose_skill", who=1, skill="flight", card="agility")
    assert play.one().level == 2


@pytest.mark.rule("MK-VAR-31")
def test_with_no_card_left_the_skill_comes_alone(table):
    """An empty offer gives nothing."""
    play = table()
    with play.arranged() as state:
        state.offers.actions, state.decks.actions.shuffled = [], []
    play.move("reveal_skills", who=1, drew=["flight", "potion_making"])
    play.move("choose_skill", who=1, skill="flight")
    assert (play.one().level, play.one().gained) == (2, [])


@pytest.mark.rule("MK-SSK-01", "MK-SSK-02", "MK-SSK-04", "MK-VAR-11")
def test_alone_a_skill_of_the_dummy_comes_to_the_common_offer_each_time(table):
    """It may be chosen from the next gain on; its interactive one is replaced by the next token."""
    play = table("goldyx", scenario="solo_conquest", dummy="tovak")
    assert len(play.one().tokens) == 9  # without the interactive one
    with play.arranged() as state:
        state.dummy.skills = ["mana_exploit", "shield_mastery"]
    play.move("reveal_skills", who=1, drew=["flight", "potion_making"])
    play.move("choose_skill", who=1, skill="flight", card="agility")
    assert [(one.skill, one.seat) for one in play.state.offers.skills] == [("potion_making", 1), ("shield_mastery", 0)]
    with play.arranged() as state:
        state.at(1).fame, state.at(1).level, state.turn = 15, 3, Turn(seat=1, step="levels")
    play.move("reveal_skills", who=1)
    play.move("choose_skill", who=1, skill="shield_mastery")
    assert [one.skill for one in play.one().skills] == ["flight", "shield_mastery"]


def test_levels_do_not_come_before_the_end_of_the_turn(table):
    """A level that nobody has reached is none; a token is revealed before it is chosen."""
    play = table(fame=2)
    assert play.objects("reveal_skills", who=1).rule == "MK-LVL-01"
    assert play.objects("choose_skill", who=1, skill="flight").rule == "MK-LVL-01"
    play = table()
    with play.arranged() as state:
        state.turn.step = "move"
    assert play.objects("reveal_skills", who=1).rule == "MK-LVL-01"
    with play.arranged() as state:
        state.turn.step = "levels"
    assert play.refuses("choose_skill", who=1, skill="flight", card="agility").field == "rejected"
    assert play.objects("choose_skill", who=1, skill="shield_mastery").rule == "MK-LVL-04"
    assert play.refuses("reveal_skills", who=1, drew=["flight"]).field == "drew"
    assert play.refuses("reveal_skills", who=1, drew=["flight", "double_time"]).field == "drew"


def test_no_level_is_beyond_the_last(table):
    """Fame 119 is the end of level 10."""
    play = table(fame=119)
    with play.arranged() as state:
        state.at(1).level = 10
    play.move("change_fame", who=1, by=20)
    assert growth.waiting(play.one()) == []
    assert play.objects("reveal_skills", who=1).rule == "MK-LVL-01"


@pytest.mark.rule("MK-LVL-02", "MK-LVL-03")
def test_where_the_table_keeps_the_heroes_levels_are_told(mage_knight):
    """Nothing waits: skills and cards lie on the table alone."""
    play = mage_knight("goldyx", areas={"heroes": "table"})
    draft = Draft(play.game, play.state)
    hero = draft.state.at(1)
    hero.fame = 24
    assert levels.settle(draft, hero)
    assert hero.level == 5
    assert [one.key for one in draft.tellings] == ["tell-level-skill", "tell-level-command"] * 2


@pytest.mark.rule("MK-SET-20", "MK-SSK-01", "MK-VAR-11")
def test_skill_tokens_lie_face_down_as_the_first_round_begins(mage_knight):
    """Ten of each hero, and nobody has one; alone the interactive one is out and the dummy's ten lie beside."""
    play = mage_knight()
    assert [len(one.tokens) for one in play.state.heroes] == [10, 10, 10]
    assert not any(one.skills for one in play.state.heroes)
    assert len(mage_knight("goldyx", "tovak", variants=["friendly_skills"]).one().tokens) == 9
    alone = mage_knight("goldyx", scenario="solo_conquest", dummy="tovak")
    assert (len(alone.one().tokens), len(alone.state.dummy.skills)) == (9, 10)


@pytest.mark.rule("MK-LVL-07", "MK-EDG-10", "MK-END-14")
def test_a_level_comes_before_the_draw_and_counts_for_it(mage_knight):
    """Level 5 at the end of the turn raises the hand limit to 6; the new card of level 4 is drawn among them."""
    play = mage_knight("goldyx", "tovak")
    for seat in [*play.state.picks]:
        play.move("pick_tactic", who=seat, number={1: 1, 2: 6}[seat])
    with play.arranged() as state:
        state.land.tiles, state.at(1).fame, state.at(1).level = {}, 24, 3
        state.offers.covered = []
        state.offers.actions = state.offers.actions or [state.decks.actions.take("agility")]
    play.move("end_turn", who=1, left=2)
    assert play.state.turn.step == "levels"
    play.move("reveal_skills", who=1)
    card = play.state.offers.actions[0]
    play.move("choose_skill", who=1, skill=play.one().revealed[0], card=card)
    hero = play.one()
    assert (hero.level, hero.hand.count, hero.deck.count, hero.on_top) == (5, 6, 11 + 1 - 4, 0)
    assert hero.discard.count == 3
