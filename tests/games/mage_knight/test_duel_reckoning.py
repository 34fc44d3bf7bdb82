"""The arithmetic of duels, read from section 25 of the ledger: blocks, damage, Fame; and reckoned a second time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.mage_knight.box.names import ELEMENTS
from companion.games.mage_knight.box.values import Value
from companion.games.mage_knight.play.duel.reckoning import Prices, Quarry, blow, fame_of, price_of


def values(text: str) -> list[Value]:
    """ "siege 3 fire, ranged 2, block 4 ice !" as values; "!": it ignores Swift."""
    found = []
    for part in filter(None, (one.strip() for one in text.split(","))):
        use, points, *rest = part.split()
        found.append(
            Value(
                use=use, points=int(points), sure="!" in rest, element=next((e for e in rest if e != "!"), "physical")
            )
        )
    return found


@pytest.mark.rule("MK-PVP-10", "MK-PVP-11", "MK-PVP-16")
@pytest.mark.parametrize(
    ("attack", "block", "melee", "left"),
    [
        ("ranged 5", "", False, 5),
        ("ranged 5", "block 4", False, 3),  # one for two
        ("ranged 5", "block 5", False, 3),  # an odd point is lost
        ("ranged 5", "block 10", False, 0),
        ("ranged 5", "block 99", False, 0),
        ("attack 5", "block 4", True, 1),  # one for one
        ("attack 5", "block 7", True, 0),
        ("attack 5 fire", "block 5", True, 3),  # physical against fire: half of five
        ("attack 5 fire", "block 5 ice", True, 0),
        ("attack 5 ice", "block 5 fire", True, 0),
        ("attack 6 cold_fire", "block 5 fire, block 4 ice", True, 2),  # nine, halved once
        ("attack 6 cold_fire", "block 5 cold_fire", True, 1),
        ("attack 3 fire, attack 1", "block 4", True, 0),  # efficient against one of the elements is enough
        ("attack 3 fire, attack 3 ice", "block 4 ice", True, 2),
        ("attack 3 fire, attack 3 ice", "block 4", True, 4),  # physical is inefficient against both
        ("ranged 4 fire", "block 8", False, 2),  # half for the element, and half of that for the haste
        ("ranged 4 fire", "block 3, block 3", False, 3),  # six are three, three are one
        ("ranged 4", "block 3 !", False, 1),  # what ignores Swift takes one for one off
        ("attack 4", "block 3 !", True, 1),
        ("ranged 4 fire", "block 4 !", False, 2),  # it is inefficient all the same
    ],
)
def test_blocks_may_be_partial(attack, block, melee, left):
    assert blow(values(attack), values(block), melee=melee).left == left


@pytest.mark.rule("MK-PVP-10")
def test_an_effect_that_removes_swift_makes_it_one_for_one():
    assert blow(values("siege 5"), values("block 4"), melee=False, unhurried=True).left == 1
    assert blow(values("siege 5"), values("block 4 !"), melee=False, unhurried=True).left == 1


@pytest.mark.rule("MK-PVP-08", "MK-PVP-09", "MK-PVP-16")
@pytest.mark.parametrize(
    ("melee", "walled", "attack"), [(False, False, 5), (False, True, 3), (True, False, 12), (True, True, 12)]
)
def test_what_may_be_used_when(melee, walled, attack):
    """Siege 3, ranged 2, attack 7: sideways cards and melee attacks wait; behind walls only siege reaches."""
    found = blow(values("siege 3, ranged 2 fire, attack 7 ice"), [], melee=melee, walled=walled)
    assert found.attack == attack
    assert sum(one.points for one in found.useless) == 12 - attack
    assert (
        found.elements
        == {
            5: {"physical", "fire"},
            3: {"physical"},
            12: {"physical", "fire", "ice"},
        }[attack]
    )


@pytest.mark.rule("MK-PVP-16")
def test_a_sideways_card_adds_the_physical_element_to_the_whole_attack():
    fire = values("attack 4 fire")
    assert blow(fire, values("block 4"), melee=True).left == 2
    assert blow([*fire, *values("attack 1")], values("block 4"), melee=True).left == 1


@pytest.mark.rule("MK-PVP-12", "MK-PVP-13", "MK-PVP-21")
@pytest.mark.parametrize(
    ("resists", "elements", "price"),
    [
        ((), ("physical", "fire"), 4),
        (("fire",), ("physical", "fire"), 8),  # any element is enough
        (("physical", "fire"), ("physical", "fire"), 8),  # twice, not four times
        (("fire",), ("ice",), 4),
        (("fire",), ("cold_fire",), 4),
        (("fire", "ice"), ("cold_fire",), 8),
    ],
)
def test_what_wounds_a_unit(resists, elements, price):
    assert price_of(Quarry(1, 4, frozenset(resists)), elements) == price
    assert price_of(Quarry(1, 0, frozenset()), elements) == 1  # Armor is never below one


@pytest.mark.rule("MK-PVP-14")
@pytest.mark.parametrize(("points", "idle"), [(0, True), (1, True), (2, False), (9, False)])
def test_points_that_reach_nobody_stay_unassigned(points, idle):
    prices = Prices(points=points, units={1: 5, 2: 2}, wound=3, spaces={})
    assert prices.idle == idle
    assert prices.least == 2


@pytest.mark.rule("MK-PVP-12", "MK-PVP-17", "MK-PVP-18")
def test_what_an_assignment_costs():
    prices = Prices(points=30, units={1: 5, 2: 2}, wound=3, theft=5, artifacts=2, spaces={"0,1": 4})
    assert prices.cost() == 0
    assert prices.cost([1, 2], wounds=3) == 5 + 2 + 9  # the hero may be hit again and again
    assert prices.cost(artifacts=2, space="0,1") == 10 + 4
    with pytest.raises(KeyError):
        prices.cost([3])


@pytest.mark.rule("MK-PVP-19")
@pytest.mark.parametrize(
    ("winner", "loser", "fame"),
    [((1, 2), (2, 3), 3), ((1, 0), (4, 20), 7), ((3, 9), (3, 10), 1), ((3, 9), (3, 9), 0), ((3, 10), (3, 9), 0)]
    + [((4, 20), (3, 9), 0)],
)
def test_the_winners_fame(winner, loser, fame):
    assert fame_of(winner, loser) == fame


# --- reckoned a second time, card by card

BLOCKS = {  # by what each block is efficient against
    "physical": {"physical"},
    "fire": {"physical", "ice"},
    "ice": {"physical", "fire"},
    "cold_fire": {"physical", "fire", "ice", "cold_fire"},
}
POINTS = st.integers(1, 9)
ATTACKS = st.lists(
    st.builds(
        Value, use=st.sampled_from(["attack", "ranged", "siege"]), element=st.sampled_from(ELEMENTS), points=POINTS
    ),
    max_size=5,
)
BLOCKED = st.lists(
    st.builds(Value, use=st.just("block"), element=st.sampled_from(ELEMENTS), points=POINTS, sure=st.booleans()),
    max_size=5,
)


@pytest.mark.rule("MK-PVP-09", "MK-PVP-10", "MK-PVP-11", "MK-PVP-16")
@given(ATTACKS, BLOCKED, st.booleans(), st.booleans(), st.booleans())
def test_a_second_reckoning_agrees(attack, block, melee, walled, unhurried):
    """Each halving rounds down once, over all that it halves."""
    hits = [one for one in attack if melee or one.use == "siege" or (one.use == "ranged" and not walled)]
    struck = {one.element for one in hits}
    full = weak = 0
    for one in block:
        points = one.points * 2 if one.sure and not melee and not unhurried else one.points
        if BLOCKS[one.element] & struck:
            full += points
        else:
            weak += points
    total = full + (weak - weak % 2) // 2
    off = total if melee or unhurried else (total - total % 2) // 2
    damage = sum(one.points for one in hits)
    found = blow(attack, block, melee=melee, walled=walled, unhurried=unhurried)
    assert (found.attack, found.block, found.left) == (damage, total, max(0, damage - off))
    assert found.left + found.reduced == found.attack
    more = [*block, Value(use="block", element="cold_fire", points=found.missing)] if 0 < found.missing <= 50 else block
    if hits and found.missing <= 50:
        assert blow(attack, more, melee=melee, walled=walled, unhurried=unhurried).left == 0
