"""ADV: growing in the evening: prices by the pair, skills from the third point, cards from three, decks of fifteen."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME


@pytest.fixture
def evening(avalon):
    """Ailei and Beor after their rest; nobody has any attribute yet, and both have much Experience."""
    bare = {"aggression": 0, "courage": 0, "practicality": 0, "empathy": 0, "caution": 0, "spirituality": 0}
    table = avalon({"id": "ailei", "attributes": bare}, {"id": "beor", "attributes": bare})
    table.morning()
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.resources["experience"] = 100
    return table


def spent(table, who: str = "ailei") -> int:
    return 100 - table.hero(who).resources["experience"]


def buy(table, attribute: str, skill: int | None = None, who: str = "ailei", **facts) -> None:
    table.move("gain_attribute", who=who, attribute=attribute, skill=skill, bought=True, **facts)


@pytest.mark.rule("TG-ADV-01")
def test_several_purchases_in_one_evening_as_long_as_experience_lasts(evening):
    with evening.arranged() as state:
        state.heroes["ailei"].resources["experience"] = 7
    buy(evening, "courage")
    buy(evening, "practicality")
    evening.move("look_at_cards", who="ailei", deck="combat", chosen="combat 16")
    assert evening.hero("ailei").resources["experience"] == 1
    assert evening.objects("gain_attribute", who="ailei", attribute="empathy", bought=True).rule == "TG-ATT-03"
    assert evening.objects("look_at_cards", who="ailei", deck="combat").rule == "TG-ADV-02"
    assert evening.hero("ailei").resources["experience"] == 1


@pytest.mark.rule("TG-ADV-05", "TG-ADV-06")
def test_a_point_costs_by_the_total_of_the_pair_that_it_makes(evening):
    prices = []
    for attribute, skill in (
        ("aggression", None), ("empathy", None), ("empathy", None), ("aggression", None),
        ("aggression", 11), ("empathy", 12), ("aggression", 13),
    ):  # fmt: skip
        before = spent(evening)
        buy(evening, attribute, skill)
        prices.append(spent(evening) - before)
    assert prices == [2, 4, 6, 8, 10, 10, 10]
    before = spent(evening)
    buy(evening, "caution")  # another pair begins anew
    assert spent(evening) - before == 2


@pytest.mark.rule("TG-ADV-06")
def test_starting_points_count_in_the_pair(avalon):
    table = avalon("beor")  # Courage 1 and Caution 1 on the card
    assert table.hero("beor").point_price("courage") == 6


@pytest.mark.rule("TG-ADV-07", "TG-ADV-12")
def test_the_third_and_each_later_point_brings_a_skill_for_the_same_price(evening):
    buy(evening, "courage")
    buy(evening, "courage")
    assert evening.hero("ailei").skills == []
    before = spent(evening)
    assert evening.refuses("gain_attribute", who="ailei", attribute="courage", bought=True).field == "skill"
    buy(evening, "courage", 21)
    assert spent(evening) - before == 6  # the point alone is paid, the skill comes with it
    buy(evening, "courage", 22)
    assert [(skill.number, skill.attribute) for skill in evening.hero("ailei").skills] == [
        (21, "courage"), (22, "courage"),
    ]  # fmt: skip
    assert "tell-attach-skill" in evening.said


@pytest.mark.rule("TG-ADV-08", "TG-ADV-11")
def test_one_side_is_chosen_for_good(evening):
    for skill in (None, None, 21):
        buy(evening, "courage", skill, side="back")
    assert [(skill.number, skill.side) for skill in evening.hero("ailei").skills] == [(21, "back")]
    chooses = [name for name, move in GAME.moves.items() if "side" in move.arguments.__struct_fields__]
    assert chooses == ["gain_attribute"]  # nothing ever turns it over
    again = evening.objects("gain_attribute", who="ailei", attribute="courage", skill=21, side="front")
    assert again.rule == "TG-ADV-09"


@pytest.mark.rule("TG-ADV-09")
def test_a_skill_is_one_characters_alone(evening):
    for skill in (None, None, 21):
        buy(evening, "courage", skill)
        if skill is None:
            buy(evening, "courage", who="beor")
    met = evening.objects("gain_attribute", who="beor", attribute="courage", skill=21, bought=True)
    assert met.rule == "TG-ADV-09"
    assert spent(evening, "beor") == 2 + 4


@pytest.mark.rule("TG-ADV-10")
def test_each_skill_card_is_a_point(evening):
    for skill in (None, None, 21, 22):
        buy(evening, "courage", skill)
    hero = evening.hero("ailei")
    assert (hero.attributes["courage"], hero.attribute("courage")) == (2, 4)


@pytest.mark.rule("TG-ADV-13")
def test_points_of_the_story_bring_a_skill_too_and_cost_nothing(evening):
    for _ in range(2):
        evening.move("gain_attribute", who="ailei", attribute="caution")
    assert evening.refuses("gain_attribute", who="ailei", attribute="caution").field == "skill"
    evening.move("gain_attribute", who="ailei", attribute="caution", skill=31)
    assert spent(evening) == 0
    assert len(evening.hero("ailei").skills) == 1


@pytest.mark.rule("TG-ADV-02", "TG-ADV-04")
def test_owned_cards_never_go_back_to_the_advancement_deck(evening):
    evening.move(
        "look_at_cards", who="ailei", deck="diplomacy", looked=["diplomacy 16", "diplomacy 17", "diplomacy own 1"]
    )
    assert spent(evening) == 2
    evening.move("keep_card", who="ailei", card="diplomacy own 1")
    pool = evening.hero("ailei").diplomacy
    assert "diplomacy own 1" in pool.cards
    assert {"diplomacy 16", "diplomacy 17"} <= {*pool.advancement.shuffled}
    evening.move("rebuild_deck", who="ailei", deck="diplomacy", lay_aside=["diplomacy 3"])
    pool = evening.hero("ailei").diplomacy
    assert pool.aside == ["diplomacy 3"] and pool.advancement.size == 24


@pytest.mark.rule("TG-ADV-03")
def test_fifteen_stay_in_each_deck_and_there_is_no_most(evening):
    met = evening.objects("rebuild_deck", who="ailei", deck="combat", lay_aside=["combat 1"])
    assert met.rule in ("TG-ADV-03", "TG-EOD-09")
    for number in range(16, 26):
        evening.move("look_at_cards", who="ailei", deck="combat", chosen=f"combat {number}")
    assert len(evening.hero("ailei").combat.cards) == 25
