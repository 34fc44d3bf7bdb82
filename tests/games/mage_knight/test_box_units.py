"""The unit cards, read from the ledger's table line by line."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.units import UNITS, unit_deck

TABLE = """
Peasants | 3 | I | 4 | 3 | – | V | attack 2, block 2, influence 2, move 2
Foresters | 2 | I | 5 | 4 | – | V | move 2 terrain, block 3
Herbalists | 2 | I | 3 | 2 | – | V Mo | (green) heal 2, ready 2, mana 1 green
Northern Monks | 1 | II | 7 | 4 | – | Mo | attack 3, block 3, (blue) ice attack 4, (blue) ice block 4
Red Cape Monks | 1 | II | 7 | 4 | – | Mo | attack 3, block 3, (red) fire attack 4, (red) fire block 4
Savage Monks | 1 | II | 7 | 4 | – | Mo | attack 3, block 3, (green) siege 4
Illusionists | 2 | II | 7 | 2 | physical | Mo T | influence 4, (white) halt 0, crystal 1 white
Guardian Golems | 2 | II | 7 | 3 | physical | K T | attack 2, block 2, (red) fire block 4, (blue) ice block 4
Utem Crossbowmen | 2 | II | 6 | 4 | – | V K | attack 3, block 3, ranged 2
Utem Guardsmen | 2 | II | 5 | 5 | – | V K | attack 2, block 4 swift
Utem Swordsmen | 2 | II | 6 | 4 | – | K | attack 3, block 3, attack 6 wound, block 6 wound
Fire Mages | 2 | III | 9 | 4 | fire | Mo T | fire ranged 3, (red) fire attack 6, (red) fire block 6, mana 1 red crystal
Ice Mages | 2 | III | 9 | 4 | ice | Mo T | ice attack 4, ice block 4, (blue) ice siege 4, mana 1 blue crystal
Fire Golems | 2 | III | 8 | 4 | physical fire | K T | attack 3, block 3, (red) fire ranged 4
Ice Golems | 2 | III | 8 | 4 | physical ice | K T | attack 3, block 3, (blue) ice attack 6
Amotep Gunners | 2 | III | 8 | 6 | – | K C | attack 5, block 5, (red) fire ranged 6
Amotep Freezers | 2 | III | 8 | 6 | – | K C | attack 5, block 5, (blue) halt 3 armor
Catapults | 3 | III | 9 | 4 | – | K C | siege 3, (red) fire siege 5, (blue) ice siege 5
Altem Guardians | 3 | IV | 11 | 7 | – | C | attack 5, block 8 swift, (green) resist 0
Altem Mages | 2 | IV | 12 | 5 | fire ice | C | mana 2, cold attack 5 boost, cold block 5 boost, (black) convert 0
"""
LINES = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
LEVELS = {"I": 1, "II": 2, "III": 3, "IV": 4}
SITES = {"V": "village", "Mo": "monastery", "K": "keep", "T": "tower", "C": "city"}


def spoken(power):
    """A power in the table's short form."""
    words = [
        f"({power.cost})" if power.cost else "",
        power.element.replace("physical", "").replace("_fire", ""),
        power.kind,
    ]
    return " ".join(word for word in [*words, str(power.amount), power.colour or "", power.twist] if word)


@pytest.mark.rule("MK-KF-70")
@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_each_unit_is_the_ledgers(line):
    name, copies, level, cost, armor, resistances, where, powers = line
    unit = UNITS[name.lower().replace(" ", "_")]
    assert (unit.copies, unit.level, unit.cost, unit.armor) == (int(copies), LEVELS[level], int(cost), int(armor))
    assert unit.resistances == {*resistances.replace("–", "").split()}
    assert unit.where == {SITES[letter] for letter in where.split()}
    assert [spoken(power) for power in unit.powers] == powers.split(", ")


@pytest.mark.rule("MK-KF-70", "MK-CMP-08", "MK-KF-01")
def test_two_decks_of_twenty():
    assert len(UNITS) == len(LINES)
    regular, elite = unit_deck(elite=False), unit_deck(elite=True)
    assert (len(regular), len(elite)) == (20, 20)
    assert {UNITS[unit].level for unit in regular} == {1, 2}
    assert {UNITS[unit].level for unit in elite} == {3, 4}


@pytest.mark.rule("MK-KF-70")
def test_what_is_not_certain_is_named():
    assert {unit.id: unit.unsure for unit in UNITS.values() if unit.unsure} == {
        "fire_mages": "armor",
        "amotep_gunners": "resistances",
        "amotep_freezers": "resistances",
        "altem_guardians": "powers",
        "altem_mages": "powers",
    }
