"""The enemy tokens and the cities, read from the ledger's tables line by line."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.mage_knight.box.cities import GARRISON_ROWS, garrison, strengthened
from companion.games.mage_knight.box.enemies import ENEMIES, enemies_of, pile, piles
from companion.games.mage_knight.box.names import BACKS, BASICS

TABLE = """
green | Prowlers | 2 | 3 | 4 | – | 2
green | Diggers | 2 | 3 | 3 | Fortified | 2
green | Cursed Hags | 2 | 5 | 3 | Poison | 3
green | Wolf Riders | 2 | 4 | 3 | Swift | 3
green | Ironclads | 2 | 3 | 4 | Brutal; phys. res. | 4
green | Orc Summoners | 2 | 4 | Summon | – | 4
gray | Crossbowmen | 3 | 4 | 4 | Swift | 3
gray | Guardsmen | 3 | 7 | 3 | Fortified | 3
gray | Swordsmen | 2 | 5 | 6 | – | 4
gray | Golems | 2 | 5 | 2 | phys. res. | 4
violet | Monks | 2 | 5 | 5 | Poison | 4
violet | Illusionists | 2 | 3 | Summon | phys. res. | 4
violet | Ice Mages | 2 | 6 | 5 ice | ice res. | 5
violet | Fire Mages | 2 | 5 | 6 fire | fire res. | 5
violet | Ice Golems | 1 | 4 | 2 ice | Paralyze; phys.+ice res. | 5
violet | Fire Golems | 1 | 4 | 3 fire | Brutal; phys.+fire res. | 5
brown | Minotaur | 2 | 5 | 5 | Brutal | 4
brown | Gargoyle | 2 | 4 | 5 | phys. res. | 4
brown | Medusa | 2 | 4 | 6 | Paralyze | 5
brown | Crypt Worm | 2 | 6 | 6 | Fortified | 5
brown | Werewolf | 2 | 5 | 7 | Swift | 5
red | Swamp Dragon | 2 | 9 | 5 | Swift, Poison | 7
red | Fire Dragon | 2 | 7 | 9 fire | phys.+fire res. | 8
red | Ice Dragon | 2 | 7 | 6 ice | Paralyze; phys.+ice res. | 8
red | High Dragon | 2 | 9 | 6 cold fire | Brutal; fire+ice res. | 9
white | Freezers | 3 | 7 | 3 ice | Swift, Paralyze; fire res. | 7
white | Gunners | 3 | 6 | 6 fire | Brutal; ice res. | 7
white | Altem Guardsmen | 2 | 7 | 6 | Fortified; phys.+fire+ice res. | 8
white | Altem Mages | 2 | 8 | 4 cold fire | Fortified, Brutal, Poison; phys. res. | 8
"""
LINES = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
CITIES = """
w | g v | g b | w
g w | v v | b b | b v
w w | v w | g g b | b w
g g w | g v w | g b w | b v v
g w w | v v w | b b w | b v w
g g g w | v w w | g g b w | b b v v
g g w w | g v v w | g b b w | b v v w
g w w w | v v w w | b b w w | b v w w
g g g w w | v w w w | g b b b w | b b v v w
g g w w w | g v v w w | g b b w w | b b v w w
g w w w w | v v w w w | b b w w w | b v w w w
"""


@pytest.mark.rule("MK-KF-50")
@pytest.mark.parametrize("line", LINES, ids=[line[1] for line in LINES])
def test_each_token_is_the_ledgers(line):
    back, name, copies, armor, attack, can, fame = line
    enemy = ENEMIES[name.lower().replace(" ", "_")]
    assert (enemy.back, enemy.copies, enemy.armor, enemy.fame) == (back, int(copies), int(armor), int(fame))
    printed, _, element = attack.partition(" ")
    if printed == "Summon":
        assert enemy.summons and enemy.attack == 0
    else:
        assert (enemy.attack, enemy.element) == (int(printed), element.replace(" ", "_") or "physical")
        assert not enemy.summons
    resisted, abilities = set(), set()
    for part in can.replace("–", "").split(";"):
        if part.strip().endswith("res."):
            resisted = {one.strip(" .") for one in part.replace("res.", "").replace("phys.", "physical").split("+")}
        else:
            abilities |= {one.strip().lower() for one in part.split(",") if one.strip()}
    assert enemy.resistances == resisted
    assert enemy.abilities - {"summon"} == abilities


@pytest.mark.rule("MK-KF-50")
def test_what_sources_dispute_is_named():
    unsure = {id: enemy.unsure for id, enemy in ENEMIES.items() if enemy.unsure}
    assert unsure == {"swamp_dragon": "abilities", "altem_guardsmen": "attack", "altem_mages": "abilities"}


@pytest.mark.rule("MK-KF-01", "MK-CMP-06")
def test_sixty_tokens_lie_in_six_piles():
    assert len(ENEMIES) == len(LINES) == 29
    assert {back: len(tokens) for back, tokens in piles().items()} == {
        back: sum(int(line[2]) for line in LINES if line[0] == back) for back in BACKS
    }
    assert sum(map(len, piles().values())) == 60
    assert Counter(pile("gray")) == {"crossbowmen": 3, "guardsmen": 3, "swordsmen": 2, "golems": 2}
    assert enemies_of("red") == ["swamp_dragon", "fire_dragon", "ice_dragon", "high_dragon"]


@pytest.mark.rule("MK-KF-52")
def test_garrisons_by_level():
    back = {"g": "gray", "v": "violet", "b": "brown", "w": "white"}
    rows = [line.split("|") for line in CITIES.strip().splitlines()]
    for level, row in enumerate(rows, 1):
        for city, tokens in zip(("white", "blue", "green", "red"), row, strict=True):
            assert garrison(city, level) == [back[letter] for letter in tokens.split()], (city, level)
    assert {city: len(row) for city, row in GARRISON_ROWS.items()} == dict.fromkeys(BASICS, 11)


@pytest.mark.rule("MK-CTY-01")
def test_the_white_city_arms_every_defender():
    for enemy in ENEMIES.values():
        found = strengthened(enemy, ["white"])
        assert (found.armor, found.attack, found.abilities) == (1, 0, frozenset())


@pytest.mark.rule("MK-CTY-02")
@pytest.mark.parametrize(
    ("enemy", "attack"),
    [("freezers", 2), ("gunners", 2), ("altem_mages", 1), ("altem_guardsmen", 0), ("illusionists", 0), ("monks", 0)],
)
def test_the_blue_city_feeds_fire_and_ice(enemy, attack):
    found = strengthened(ENEMIES[enemy], ["blue"])
    assert (found.armor, found.attack, found.abilities) == (0, attack, frozenset())


@pytest.mark.rule("MK-CTY-03", "MK-CTY-04")
@pytest.mark.parametrize(("city", "gains"), [("red", "brutal"), ("green", "poison")])
def test_red_and_green_cities_sharpen_physical_attacks_alone(city, gains):
    assert strengthened(ENEMIES["swordsmen"], [city]).abilities == {gains}
    for spared in ("ice_mages", "fire_mages", "altem_mages", "illusionists"):
        assert not strengthened(ENEMIES[spared], [city]).abilities
    assert strengthened(ENEMIES["swordsmen"], [city]).attack == 0


@pytest.mark.rule("MK-VAR-22")
def test_both_halves_of_a_megapolis_help():
    found = strengthened(ENEMIES["crypt_worm"], ["red", "green"])
    assert found.abilities == {"brutal", "poison"}
    found = strengthened(ENEMIES["freezers"], ["white", "blue"])
    assert (found.armor, found.attack) == (1, 2)
