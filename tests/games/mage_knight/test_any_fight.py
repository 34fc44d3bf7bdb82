"""Whatever is tapped in a fight, it ends, and tokens add up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.errors import Refusal
from companion.games.mage_knight.box.enemies import pile
from companion.games.mage_knight.box.names import BACKS, BASICS, ELEMENTS
from companion.games.mage_knight.box.units import UNIT_IDS
from companion.games.mage_knight.box.values import USES
from companion.games.mage_knight.play import tokens
from companion.games.mage_knight.play.fight.playing import Effect
from companion.games.mage_knight.play.fight.sites import PLACES
from companion.games.mage_knight.state.hero import Cards, Unit
from companion.games.mage_knight.state.pieces import Turn
from companion.games.mage_knight.state.table import MageKnight

from ...effort import times
from .conftest import Table

EFFECTS = Effect.__args__  # type: ignore[attr-defined]
FEW = st.integers(0, 5)


def taps() -> st.SearchStrategy[tuple[str, dict[str, Any]]]:
    """What may be tapped on the page, and much that may not."""
    foe, one = st.integers(0, 8), st.integers(1, 12)
    value = {"points": one, "use": st.sampled_from(USES), "element": st.sampled_from(ELEMENTS), "sure": st.booleans()}
    moves = {
        "play_value": value,
        "change_value": {"clash": FEW, "place": FEW, "by": st.integers(-3, 3)},
        "take_value_back": {"clash": FEW, "place": FEW},
        "aim_at": {"foe": foe},
        "aim_with": {"clash": FEW},
        "another_attack": {},
        "group_best": {},
        "use_unit": {"unit": FEW, "power": FEW, "boost": st.integers(0, 2), "foe": foe},
        "affect_foe": {"foe": foe, "effect": st.sampled_from(EFFECTS), "colour": st.sampled_from((None, *BASICS))},
        "wound_in_fight": {"count": st.integers(1, 3)},
        "give_damage": {"foe": foe, "unit": FEW},
        "give_damage_to_other": {"foe": foe, "armor": st.integers(1, 7)},
        "take_damage_back": {"place": FEW},
        "add_foe": {"back": st.sampled_from(BACKS), "rampaging": st.booleans()},
        "drop_foe": {"foe": foe},
        "turn_up": {"foe": foe},
        "show_die": {"die": st.sampled_from(("white", "red", "blue", "other", "not_white", "not_red"))},
        "fight_on": {},
    }
    ways = [st.tuples(st.just(name), st.fixed_dictionaries(how)) for name, how in moves.items()]
    often = [ways[0], ways[3], ways[-1], ways[-3]]
    return st.one_of(*ways, *often)


def counted(state: MageKnight) -> dict[str, int]:
    """Tokens of each back, wherever they are; those that nobody has turned up are still counted in their piles."""
    found = {}
    for back in BACKS:
        deck = tokens.pile_of(state, back)
        fighting = [foe for foe in state.fight.living if foe.back == back and foe.enemy] if state.fight else []
        lying = [
            token
            for space in (state.land.spaces.values() if state.land else ())
            for token in space.tokens
            if token.back == back and token.enemy
        ]
        found[back] = deck.size + len(deck.discard) + len(fighting) + len(lying)
    return found


@pytest.mark.rule("MK-CMB-11", "MK-CMP-06", "MK-OUT-01")
@settings(
    max_examples=times(6, 1500),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_a_fight_ends_and_tokens_add_up(data: st.DataObject) -> None:
    table = Table({"players": [{"hero": "goldyx"}, {"hero": "tovak"}], "scenario": "full_conquest"})
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="move")
        units = data.draw(st.lists(st.sampled_from(UNIT_IDS), max_size=4))
        state.heroes[0].units = [Unit(unit=one) for one in units]
        state.heroes[0].hand = Cards(deeds=5)
        state.variants = data.draw(st.sampled_from(([], ["interactive"], ["rampage"])))
        state.kept["map"] = "table"
        state.land = None
    place = data.draw(st.sampled_from(PLACES))
    city = data.draw(st.sampled_from(BASICS)) if place == "city" else None
    level = data.draw(st.integers(1, 22)) if place == "city" else 1
    ruin = data.draw(st.sampled_from(("green_green", "gray_violet", "brown_red"))) if place == "ruins" else None
    table.move("fight_told", who=1, place=place, city=city, level=level, ruin=ruin)
    wanted = {back: len(pile(back)) for back in BACKS}
    for name, args in data.draw(st.lists(taps(), max_size=times(25, 60))):
        if table.state.fight is None:
            break
        who = {} if name == "show_die" else {"who": 1}
        overrule = ("*",) if data.draw(st.booleans()) else ()
        try:
            table.move(name, overrule, **who, **args)
        except Refusal as refusal:
            assert refusal.message.key
        assert counted(table.state) == wanted
    for _ in range(40):
        fight = table.state.fight
        if fight is None:
            break
        if fight.unknown:
            table.move("turn_up", who=1, foe=fight.unknown[0].number)
        else:
            table.move("fight_on", ("*",), who=1)
        assert counted(table.state) == wanted
    assert table.state.fight is None
    assert all(not unit.resisted for unit in table.state.heroes[0].units)
