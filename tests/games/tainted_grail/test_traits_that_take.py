"""TRT: opponents that take things away: robbers, and those that crush weapons."""

from __future__ import annotations

import pytest

from .fights import acts, begin, combat, face, fight, set_track

GREEN = {"green": 9}


@pytest.fixture
def duo(avalon):
    """Beor and Ailei; everyone's tracks stand at 6, 9 and 0."""
    return avalon("beor", "ailei", encounters=GREEN)


def with_trait(*traits, **facts):
    return combat(traits=list(traits), **facts)


def loaded(table, who, *, wealth=3):
    """A character with Wealth, an item and a secret."""
    with table.arranged() as state:
        state.heroes[who].resources["wealth"] = wealth
    table.move("take", who=who, kind="item", name=f"Bow of {who}", keyword="weapon")
    table.move("take", who=who, kind="secret", number=40 + table.hero(who).number)


def left_with(table, who):
    hero = table.hero(who)
    return hero.resources["wealth"], [card.kind for card in hero.belongings]


@pytest.mark.rule("TG-TRT-11", "TG-TRT-12")
def test_robbers_take_all_when_everyone_is_down_to_one_and_never_a_secret(duo):
    for who in ("beor", "ailei"):
        loaded(duo, who)
        set_track(duo, who, energy=2, health=3)
    begin(duo, with_trait("robber", table=[{"since": 0, "wounds": 2}], reward={"gains": {"experience": 1}}))
    acts(duo, "beor", 0)
    assert left_with(duo, "beor") == (3, ["item", "secret"])  # she still stands
    acts(duo, "ailei", 0)
    assert left_with(duo, "beor") == left_with(duo, "ailei") == (0, ["secret"])
    assert duo.state.under_way == [] and duo.state.encounters["green"].bottom == ["Wolf"]
    assert duo.hero("beor").resources["experience"] == 0 and duo.hero("beor").resources["food"] == 2
    assert "tell-turn-ends" not in duo.said  # at once: no turn ends and nobody draws


@pytest.mark.rule("TG-TRT-11")
@pytest.mark.parametrize(("health", "robbed"), [(2, False), (1, True)])
def test_one_wound_more_decides(avalon, health, robbed):
    table = avalon("beor", encounters=GREEN)
    loaded(table, "beor")
    begin(table, with_trait("robber", table=[{"since": 0, "wounds": 9 - health}]))
    acts(table, "beor", 0)
    assert (table.hero("beor").resources["wealth"] == 0) is robbed
    assert (table.state.under_way == []) is robbed


@pytest.mark.rule("TG-TRT-11", "TG-CMB-20")
def test_the_blow_that_robs_comes_before_the_check(avalon):
    table = avalon("beor", encounters=GREEN)
    loaded(table, "beor")
    begin(table, with_trait("robber", table=[{"since": 0, "wounds": 8, "pool": 6}]))
    acts(table, "beor", 0)
    assert table.state.under_way == [] and left_with(table, "beor") == (0, ["secret"])


@pytest.mark.rule("TG-TRT-11")
@pytest.mark.parametrize("by", ["hand", "onslaught", "opportunity"])
def test_whatever_it_was_that_brought_the_last_one_down(avalon, by):
    table = avalon("beor", encounters=GREEN)
    loaded(table, "beor")
    set_track(table, "beor", energy=3, health=3)
    traits = ["robber", "onslaught"] if by == "onslaught" else ["robber"]
    begin(table, with_trait(*traits, opportunity={"wounds": 2}))
    if by == "hand":
        table.move("change", who="beor", what="health", by=-2)
    elif by == "opportunity":
        table.move("finish_laying", who="beor")
    assert table.state.under_way == [] and left_with(table, "beor") == (0, ["secret"])
    assert "tell-answer-combat" not in table.said


@pytest.mark.rule("TG-TRT-11")
def test_others_than_robbers_take_nothing(avalon):
    table = avalon("beor", encounters=GREEN)
    loaded(table, "beor")
    begin(table, combat(table=[{"since": 0, "wounds": 8}]))
    acts(table, "beor", 0)
    assert left_with(table, "beor") == (3, ["item", "secret"]) and fight(table).turn == 2


def has(table, who):
    return sorted(card.name for card in table.hero(who).belongings)


@pytest.fixture
def armed(duo):
    """Beor wears a weapon, a shield and a secret blade; a second weapon lies face down. Ailei has a weapon."""
    for name, keyword in (("Axe", "weapon"), ("Bow", "weapon"), ("Targe", "shield")):
        duo.move("take", who="beor", kind="item", name=name, keyword=keyword)
    duo.move("take", who="beor", kind="secret", name="Oath Blade", number=77, keyword="weapon")
    duo.move("take", who="ailei", kind="item", name="Sling", keyword="weapon")
    return duo


@pytest.mark.rule("TG-TRT-13")
@pytest.mark.parametrize("how", ["won", "not_won"])
def test_a_crushing_one_breaks_every_weapon_that_was_used_against_it(armed, how):
    begin(armed, with_trait("crushing"))
    acts(armed, "beor", 6 if how == "won" else 0)
    armed.move("end_encounter", who="beor", how=how)
    assert (has(armed, "beor"), has(armed, "ailei")) == (["Bow", "Oath Blade", "Targe"], [])


@pytest.mark.rule("TG-TRT-13")
def test_not_a_secret_weapon_and_not_what_was_never_used(armed):
    axe = next(card.id for card in armed.hero("beor").belongings if card.name == "Axe")
    armed.move("turn_card", who="beor", card=axe, face_up=False)
    blade = next(card.id for card in armed.hero("beor").belongings if card.kind == "secret")
    armed.move("equip", who="beor", card=blade)
    sling = armed.hero("ailei").belongings[0].id
    begin(armed, with_trait("crushing"))
    acts(armed, "beor", 6)
    armed.move("end_encounter", who="beor", unused=[sling])
    assert (has(armed, "beor"), has(armed, "ailei")) == (["Axe", "Bow", "Oath Blade", "Targe"], ["Sling"])


@pytest.mark.rule("TG-TRT-13", "TG-CMB-06")
def test_a_weapon_set_aside_before_the_first_turn_is_not_used(armed):
    face(armed, with_trait("crushing"))
    axe, bow = (card.id for card in armed.hero("beor").belongings[:2])
    armed.move("equip", who="beor", card=bow)  # instead of the axe, while the starting hands are looked at
    armed.move("start_fight", who="beor")
    acts(armed, "beor", 6)
    armed.move("end_encounter", who="beor")
    assert axe and has(armed, "beor") == ["Axe", "Oath Blade", "Targe"]


@pytest.mark.rule("TG-TRT-13")
def test_others_than_crushing_ones_break_nothing(armed):
    begin(armed, combat())
    acts(armed, "beor", 6)
    armed.move("end_encounter", who="beor")
    assert (has(armed, "beor"), has(armed, "ailei")) == (["Axe", "Bow", "Oath Blade", "Targe"], ["Sling"])
