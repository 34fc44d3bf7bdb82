"""Whatever stands there: what the page of the offers lets one tap is never refused, and cards add up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.box.cards import ACTION_IDS, SPELL_IDS
from companion.games.mage_knight.box.names import BASICS, COLOURS
from companion.games.mage_knight.box.units import UNIT_IDS, unit_deck
from companion.games.mage_knight.pages import offers as page
from companion.games.mage_knight.state.hero import HeldSkill, Unit
from companion.games.mage_knight.state.pieces import SourceDie, Turn
from tests.effort import times

SITES = ("village", "monastery", "keep", "tower", "city")
SCENARIOS = ("full_conquest", "blitz_conquest", "one_to_return", "conquer_and_hold", "first_reconnaissance")
SKILLS = ("bonds_of_loyalty", "dark_negotiation", "bright_negotiation", "glittering_fortune")


def lay(mage_knight, chance):
    """A table in the turn of Goldyx, with a hero and a Source as they may be."""
    kept = {"map": "table", "offers": chance.choice(("app", "app", "table"))}
    table = mage_knight("goldyx", "tovak", scenario=chance.choice(SCENARIOS), areas=kept, seed=str(chance.random()))
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1)
        state.time = chance.choice(("day", "night"))
        state.source = [SourceDie(colour=chance.choice(COLOURS)) for _ in range(4)]
        hero = state.at(1)
        hero.reputation, hero.level = chance.randint(-6, 7), chance.randint(1, 10)
        hero.hand.deeds, hero.hand.wounds = 3, chance.randint(0, 2)
        hero.mana = {colour: chance.randint(0, 1) for colour in COLOURS}
        hero.crystals = {colour: chance.randint(0, 1) for colour in BASICS}
        hero.skills = [HeldSkill(skill=chance.choice(SKILLS))]
        hero.units = [
            Unit(unit=chance.choice(UNIT_IDS), wounds=chance.randint(0, 1), spent=chance.random() < 0.3)
            for _ in range(chance.randint(0, 3))
        ]
    site = chance.choice(SITES)
    cities = chance.sample(BASICS, chance.randint(1, 2)) if site == "city" else []
    table.move(
        "bargain", who=1, influence=chance.randint(0, 25), site=site, cities=cities, shields=chance.randint(0, 3)
    )
    return table


def taps(view):
    """All that can be tapped on the page, as moves with their arguments."""
    now = view.bargaining
    for row in view.units:
        if row.here and not row.missing and now.room:
            yield "recruit", {"unit": row.card.id}
        if row.here and not row.missing and not now.room:
            yield from (("recruit", {"unit": row.card.id, "disbanding": one.place}) for one in now.leavers)
        if row.here and now.bond and not row.missing_bond:
            yield "recruit", {"unit": row.card.id, "bond": True}
    for row in [*view.monastery, *view.actions]:
        if row.sold and not row.missing:
            yield "buy_action", {"card": row.card}
    for row in view.spells:
        if row.sold and not row.missing:
            yield from (("buy_spell", {"card": row.card, "way": way}) for way in row.ways)
    yield from (("buy_healing", {"unit": one.place}) for one in now.patients if not one.missing)
    yield from ((one.move, {}) for one in now.wares if not one.missing)
    yield from (("unit_influence", {"unit": one.place}) for one in now.envoys)
    yield from (("use_skill", {"skill": one.skill}) for one in now.talents)


@pytest.mark.grows
@pytest.mark.rule("MK-INT-07", "MK-INT-08", "MK-CRD-14", "MK-CRD-15")
@pytest.mark.parametrize("seed", range(times(6, 200)))
def test_nothing_that_is_offered_is_refused(mage_knight, seed):
    """Each tap is a move that is made, with no objection to overrule; at one of four tables at least there is one."""
    chance, made = Random(seed), 0
    for _ in range(4):
        table = lay(mage_knight, chance)
        for _ in range(8):
            view = page.page(table.state, EVERYBODY)
            found = list(taps(view))
            if not found:
                break
            move, args = chance.choice(found)
            table.move(move, who=1, **args)
            made += 1
            adds_up(table.state)
    assert made


def adds_up(state):
    """No card is lost, none is there twice, and the sum is never below nothing."""
    assert page.page(state, EVERYBODY).bargaining.left >= min(0, state.turn.bargain.played - 7)
    if not state.in_app("offers"):
        return
    gained, offers, decks = state.at(1).gained, state.offers, state.decks
    actions = [*offers.actions, *offers.monastery, *decks.actions.cards]
    assert sorted([*actions, *(card for card in gained if card in ACTION_IDS)]) == sorted(ACTION_IDS)
    spells = [*offers.spells, *decks.spells.cards, *(card for card in gained if card in SPELL_IDS)]
    assert sorted(spells) == sorted(SPELL_IDS)
    printed = Counter(unit_deck(False) + unit_deck(True))
    lying = Counter([*offers.units, *decks.regular.cards, *decks.elite.cards])
    assert lying <= printed
