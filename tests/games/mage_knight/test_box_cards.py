"""Deed cards, heroes, skills, tactics, tracks, ruins and dice of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.mage_knight.box import dice, tracks
from companion.games.mage_knight.box.cards import (
    BANNERS,
    BASIC_CARDS,
    DEED_CARDS,
    INTERACTIVE,
    STRONGER,
    colour_of,
)
from companion.games.mage_knight.box.heroes import DECK_SIZE, HEROES, SKILLS, colours_of_deck, deck_of, skills_of
from companion.games.mage_knight.box.names import BASICS, COLOURS, HERO_NAMES
from companion.games.mage_knight.box.ruins import RUINS
from companion.games.mage_knight.box.tactics import tactic, tactics_of
from companion.games.mage_knight.box.units import unit_deck


def of_kind(kind):
    return [card for card in DEED_CARDS.values() if card.kind == kind]


@pytest.mark.rule("MK-KF-01")
def test_the_cards_add_up():
    assert (len(of_kind("action")), len(of_kind("spell")), len(of_kind("artifact"))) == (28, 20, 16)
    decks = sum(sum(deck_of(hero).values()) for hero in HERO_NAMES)
    assert decks == 64
    units, tactics = len(unit_deck(False) + unit_deck(True)), len(tactics_of("day") + tactics_of("night"))
    assert decks + 28 + 20 + 16 + 40 + units + tactics + 4 + 4 + 7 + 4 + 1 == 240


@pytest.mark.rule("MK-KF-71")
@pytest.mark.parametrize(
    ("colour", "spells"),
    [
        ("red", "Fireball/Firestorm, Flame Wall/Flame Wave, Burning Shield/Exploding Shield, Demolish/Disintegrate, "
         "Mana Meltdown/Mana Radiance"),
        ("blue", "Snowstorm/Blizzard, Chill/Lethal Chill, Mana Bolt/Mana Thunderbolt, Space Bending/Time Bending, "
         "Mana Claim/Mana Curse"),
        ("green", "Tremor/Earthquake, Underground Travel/Underground Attack, Restoration/Rebirth, Meditation/Trance, "
         "Energy Flow/Energy Steal"),
        ("white", "Expose/Mass Expose, Whirlwind/Tornado, Wings of Wind/Wings of Night, Call to Arms/Call to Glory, "
         "Mind Read/Mind Steal"),
    ],
)  # fmt: skip
def test_spells_of_a_colour(colour, spells):
    names = {basic.lower().replace(" ", "_"): strong.lower().replace(" ", "_")
             for basic, _, strong in (pair.partition("/") for pair in spells.split(", "))}  # fmt: skip
    assert [card.id for card in of_kind("spell") if card.colour == colour] == list(names)
    assert {id: STRONGER[id] for id in names} == names


@pytest.mark.rule("MK-KF-71", "MK-VAR-10")
def test_four_spells_are_interactive_one_a_colour():
    assert {"mana_meltdown", "mana_claim", "energy_flow", "mind_read"} == INTERACTIVE
    assert Counter(card.colour for card in DEED_CARDS.values() if card.interactive) == dict.fromkeys(BASICS, 1)


@pytest.mark.rule("MK-KF-72")
@pytest.mark.parametrize(
    ("colour", "actions"),
    [
        ("red", "Fire Bolt, Blood Rage, Intimidate, Blood Ritual, Into the Heat, Decompose, Maximal Effect"),
        ("blue", "Ice Bolt, Ice Shield, Frost Bridge, Pure Magic, Steady Tempo, Crystal Mastery, Magic Talent"),
        ("green", "Crushing Bolt, Refreshing Walk, Path Finding, Regeneration, Ambush, In Need, Training"),
        ("white", "Swift Bolt, Agility, Song of Wind, Heroic Tale, Diplomacy, Learning, Mana Storm"),
    ],
)
def test_advanced_actions_of_a_colour(colour, actions):
    names = [name.lower().replace(" ", "_") for name in actions.split(", ")]
    assert [card.id for card in of_kind("action") if card.colour == colour] == names
    assert {colour_of(name) for name in names} == {colour}


@pytest.mark.rule("MK-KF-73", "MK-UNI-11")
def test_artifacts_have_no_colour_and_four_are_banners():
    assert {card.colour for card in of_kind("artifact")} == {None}
    assert [id.removeprefix("banner_of_") for id in BANNERS] == ["glory", "fear", "protection", "courage"]
    assert sum(id.endswith("_ring") for id in DEED_CARDS) == 4
    with pytest.raises(LookupError):
        colour_of("golden_grail")


@pytest.mark.rule("MK-KF-03")
@pytest.mark.parametrize(
    ("hero", "colour", "crystals", "unique", "replaced"),
    [
        ("arythea", "red", "red red white", "battle_versatility", "rage"),
        ("goldyx", "green", "green green blue", "will_focus", "concentration"),
        ("norowas", "white", "white white green", "noble_manners", "promise"),
        ("tovak", "blue", "blue blue red", "cold_toughness", "determination"),
    ],
)
def test_heroes(hero, colour, crystals, unique, replaced):
    card = HEROES[hero]
    assert (card.colour, " ".join(card.crystals)) == (colour, crystals)
    deck, common = deck_of(hero), BASIC_CARDS[colour][replaced]
    assert deck[unique] == 1
    assert deck.get(replaced, 0) == common - 1


@pytest.mark.rule("MK-KF-04", "MK-KF-05")
@pytest.mark.parametrize("hero", HERO_NAMES)
def test_a_deck_is_sixteen_cards_four_of_each_colour(hero):
    assert sum(deck_of(hero).values()) == DECK_SIZE == 16
    of_colour = {colour: set(cards) for colour, cards in BASIC_CARDS.items()}
    of_colour[HEROES[hero].colour].add(HEROES[hero].unique)
    for cards in of_colour.values():
        assert sum(copies for card, copies in deck_of(hero).items() if card in cards) == 4
    assert colours_of_deck() == dict.fromkeys(BASICS, 4)


@pytest.mark.rule("MK-KF-74", "MK-SET-20")
@pytest.mark.parametrize(
    ("hero", "uses", "interactive"),
    [
        ("arythea", "ttttrtttri", "healing_ritual"),
        ("goldyx", "trrrrtrtri", "source_freeze"),
        ("norowas", "ttrtrrt-ri", "prayer_of_weather"),
        ("tovak", "ttttttttri", "mana_exploit"),
    ],
)
def test_ten_skills_a_hero(hero, uses, interactive):
    skills = [SKILLS[id] for id in skills_of(hero)]
    letter = {"turn": "t", "round": "r", "interactive": "i", "always": "-"}
    assert "".join(letter[skill.use] for skill in skills) == uses
    assert skills[-1].id == interactive
    assert [skill.id for skill in skills if skill.motivation] == [f"motivation_{hero}"]


@pytest.mark.rule("MK-VAR-11", "MK-KF-80")
def test_without_interactive_skills_there_are_nine():
    assert [len(skills_of(hero, interactive=False)) for hero in HERO_NAMES] == [9, 9, 9, 9]


@pytest.mark.rule("MK-KF-37", "MK-TAC-04")
def test_tactics():
    assert (
        [card.number for card in tactics_of("day")]
        == [card.number for card in tactics_of("night")]
        == [1, 2, 3, 4, 5, 6]
    )
    assert tactic("day", 4).id == "planning"
    assert tactic("night", 2).id == "long_night"
    taken = {card.id for time in ("day", "night") for card in tactics_of(time) if card.use == "taken"}
    assert taken == {"rethink", "great_start", "preparation"}
    assert {card.id for card in tactics_of("night") if card.before} == {"midnight_meditation", "sparing_power"}


@pytest.mark.rule("MK-KF-10", "MK-CMP-12")
def test_rows_of_the_fame_track():
    rows = [row.last - row.first + 1 for row in tracks.LEVELS]
    assert rows == [3, 5, 7, 9, 11, 13, 15, 17, 19, 21]
    assert [row.first for row in tracks.LEVELS] == [0, *(row.last + 1 for row in tracks.LEVELS[:-1])]
    assert tracks.LEVELS[-1].last + 1 == tracks.FAME_SPACES == 120
    values = [(row.armor, row.hand, row.commands) for row in tracks.LEVELS]
    assert values == [(2, 5, 1)] * 2 + [(3, 5, 2)] * 2 + [(3, 6, 3)] * 2 + [(4, 6, 4)] * 2 + [(4, 7, 5)] * 2


@pytest.mark.rule("MK-KF-10", "MK-LVL-01", "MK-LVL-02", "MK-LVL-03")
def test_levels_by_fame():
    assert [tracks.level_of(fame) for fame in (0, 2, 3, 7, 8, 62, 63, 98, 99, 119, 150)] == [
        1,
        1,
        2,
        2,
        3,
        7,
        8,
        9,
        10,
        10,
        10,
    ]
    assert [(row.level, row.gain) for row in tracks.gains(1, 15)] == [(2, "skill"), (3, "command"), (4, "skill")]
    assert tracks.gains(4, 15) == []
    assert (tracks.to_next(0), tracks.to_next(7), tracks.to_next(98), tracks.to_next(99)) == (3, 1, 1, None)


@pytest.mark.rule("MK-VAR-04")
def test_fame_below_nothing_stands_on_the_last_row():
    assert tracks.fame_space(-2) == 118
    assert tracks.fame_space(-1) == 119
    assert tracks.fame_space(0) == 0
    assert tracks.level_of(-2) == 1
    assert tracks.gains(1, -2) == []


@pytest.mark.rule("MK-KF-11", "MK-INT-03", "MK-INT-04")
def test_reputation():
    row = [tracks.influence_of(space) for space in range(-7, 8)]
    assert row == [None, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]
    assert tracks.moved(6, 3) == 7
    assert tracks.moved(-5, -3) == -7
    assert tracks.moved(2, -3) == -1


@pytest.mark.rule("MK-KF-51", "MK-KF-01")
def test_ruins():
    assert len(RUINS) == 12
    assert [ruin.altar for ruin in RUINS.values() if ruin.altar] == list(BASICS)
    found = {" ".join(ruin.enemies): " ".join(ruin.rewards) for ruin in RUINS.values() if not ruin.altar}
    assert found == {
        "green green": "crystal_each",
        "green brown": "artifact",
        "gray brown": "artifact",
        "gray violet": "unit",
        "brown violet": "spell crystal_each",
        "gray white": "artifact spell",
        "brown red": "artifact artifact",
        "green red": "artifact action",
    }
    assert all(bool(ruin.altar) != bool(ruin.enemies) for ruin in RUINS.values())
    assert [ruin.id for ruin in RUINS.values() if ruin.unsure] == ["gray_violet"]


@pytest.mark.rule("MK-KF-02", "MK-SET-13")
def test_a_die_has_each_colour_once():
    assert sorted(dice.FACES) == sorted(COLOURS) and len(dice.FACES) == 6
    assert [dice.specials_at_most(count) for count in (3, 4, 5, 6)] == [1, 2, 2, 3]


@pytest.mark.rule("MK-MAN-05", "MK-MAN-06")
@pytest.mark.parametrize(
    ("mana", "cost", "by_day", "by_night"),
    [
        ("red", "red", True, True),
        ("red", "blue", False, False),
        ("gold", "blue", True, False),
        ("gold", "black", False, False),
        ("black", "black", False, True),
        ("black", "red", False, False),
    ],
)
def test_what_mana_pays_for(mana, cost, by_day, by_night):
    assert dice.pays(mana, cost, night=False) == by_day
    assert dice.pays(mana, cost, night=True) == by_night
