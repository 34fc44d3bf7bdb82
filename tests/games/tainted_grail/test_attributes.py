"""ATT: six attributes in opposed pairs, as markers and skill cards."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.box.names import ATTRIBUTES, PAIRS
from companion.games.tainted_grail.pages.party import board


@pytest.fixture
def ailei(avalon):
    """Ailei alone, with nothing marked yet."""
    table = avalon({"id": "ailei", "attributes": {"courage": 0}})
    assert set(table.hero("ailei").attributes.values()) == {0}
    return table


@pytest.mark.rule("TG-ATT-01", "TG-ATT-02")
def test_six_attributes_stand_in_three_opposed_pairs(ailei):
    assert len(ATTRIBUTES) == 6 and set(ailei.hero("ailei").attributes) == set(ATTRIBUTES)
    assert PAIRS == (("aggression", "empathy"), ("courage", "caution"), ("practicality", "spirituality"))
    shown = board(ailei.state, ailei.hero("ailei")).pairs
    assert [tuple(points.name for points in pair) for pair in shown] == list(PAIRS)


@pytest.mark.rule("TG-ATT-03")
def test_the_price_of_a_point_goes_by_the_total_of_the_pair_after_the_raise(ailei):
    prices = []
    for attribute in ("aggression", "empathy", "aggression", "empathy"):
        prices.append(ailei.hero("ailei").point_price(attribute))
        ailei.move("gain_attribute", who="ailei", attribute=attribute)
    assert prices == [2, 4, 6, 8]
    assert ailei.hero("ailei").point_price("aggression") == 10
    assert ailei.hero("ailei").point_price("courage") == 2  # another pair
    ailei.move("gain_attribute", who="ailei", attribute="empathy", skill=11)
    assert ailei.hero("ailei").point_price("empathy") == 10  # the 6th and every further one
    ailei.move("gain_attribute", who="ailei", attribute="empathy", skill=12)
    assert ailei.hero("ailei").point_price("empathy") == 10


@pytest.mark.rule("TG-ATT-03")
def test_a_bought_point_takes_its_price_in_experience_in_full(ailei):
    ailei.morning()
    ailei.move("change", who="ailei", what="experience", by=5)
    met = ailei.objects("gain_attribute", who="ailei", attribute="courage", bought=True)
    assert (met.rule, met.code) == ("TG-EOD-08", "experience-in-the-evening")
    ailei.move("end_day", everyone_passes=True)
    ailei.move("rest")
    ailei.move("gain_attribute", who="ailei", attribute="courage", bought=True)
    assert ailei.hero("ailei").resources["experience"] == 3
    met = ailei.objects("gain_attribute", who="ailei", attribute="caution", bought=True)
    assert (met.rule, met.message.args["cost"], met.message.args["has"]) == ("TG-ATT-03", 4, 3)
    assert ailei.hero("ailei").attribute("caution") == 0


@pytest.mark.rule("TG-ATT-04")
def test_two_markers_first_and_then_a_skill_card_for_each_point(ailei):
    ailei.move("gain_attribute", who="ailei", attribute="caution")
    ailei.move("gain_attribute", who="ailei", attribute="caution")
    assert ailei.hero("ailei").attributes["caution"] == 2 and ailei.hero("ailei").skills == []
    assert ailei.refuses("gain_attribute", who="ailei", attribute="caution").field == "skill"
    ailei.move("gain_attribute", who="ailei", attribute="caution", skill=14, side="back", name="Patience")
    assert ailei.hero("ailei").attributes["caution"] == 2
    skill = ailei.hero("ailei").skills[0]
    assert (skill.number, skill.attribute, skill.side, skill.name) == (14, "caution", "back", "Patience")


@pytest.mark.rule("TG-ATT-04")
def test_the_board_has_no_room_for_a_third_marker(ailei):
    assert ailei.refuses("correct", path="/heroes/ailei/attributes/caution", value=3).field == "value"


@pytest.mark.rule("TG-ATT-04")
def test_a_skill_card_lies_at_one_board_only(table):
    for who in ("beor", "ailei"):
        with table.arranged() as state:
            state.heroes[who].attributes["caution"] = 2
    table.move("gain_attribute", who="beor", attribute="caution", skill=14)
    assert table.objects("gain_attribute", who="ailei", attribute="caution", skill=14).rule == "TG-ADV-09"


@pytest.mark.rule("TG-ATT-05", "TG-ATT-06")
def test_the_value_counts_markers_and_the_skills_of_that_attribute(ailei):
    with ailei.arranged() as state:
        state.heroes["ailei"].attributes |= {"caution": 2, "courage": 2}
    for attribute, skill in (("caution", 14), ("caution", 15), ("courage", 20)):
        ailei.move("gain_attribute", who="ailei", attribute=attribute, skill=skill)
    assert [ailei.hero("ailei").attribute(name) for name in ("caution", "courage", "empathy")] == [4, 3, 0]


@pytest.mark.rule("TG-ATT-06")
def test_one_member_who_reaches_a_value_opens_the_choice_for_the_party(table):
    with table.arranged() as state:
        state.heroes["beor"].attributes["courage"] = 2
        state.heroes["ailei"].attributes["courage"] = 1
    reach = table.state.who_has
    assert reach(["beor", "ailei"], "courage", 1) == ["ailei", "beor"]
    assert reach(["beor", "ailei"], "courage", 2) == ["beor"]
    assert reach(["ailei", "arev"], "courage", 2) == []


@pytest.mark.rule("TG-ATT-07")
def test_the_card_also_has_a_trait_and_a_personal_action_as_text(ailei):
    ailei.move("read_board", who="ailei", printed={"trait": "Restless", "personal_action": "Read a sign"})
    assert (ailei.hero("ailei").trait, ailei.hero("ailei").personal_action) == ("Restless", "Read a sign")
