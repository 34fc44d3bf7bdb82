"""The heroes' sheets and what waits at the end of a turn: what stands there, and that nothing offered is refused."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.viewer import EVERYBODY, Viewer
from companion.games.mage_knight.box.heroes import SKILL_IDS
from companion.games.mage_knight.box.names import BASICS, COLOURS
from companion.games.mage_knight.box.units import UNIT_IDS
from companion.games.mage_knight.pages import growing, hero, mine, prompts
from companion.games.mage_knight.play import cards, growth
from companion.games.mage_knight.state.hero import Cards, HeldSkill, Unit
from companion.games.mage_knight.state.pieces import Reward, Turn
from tests.effort import times

KINDS = ("artifact", "spell", "action", "unit", "crystal", "random_crystal", "crystal_each", "spell_or_artifact")


def lay(mage_knight, chance, step="move"):
    """A table in a turn of Goldyx, who is as a hero may be."""
    kept = {"offers": chance.choice(("app", "app", "table"))}
    table = mage_knight("goldyx", "tovak", scenario="full_conquest", areas=kept, seed=str(chance.random()))
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step=step)
        state.time = chance.choice(("day", "night"))
        one = state.at(1)
        one.level = chance.randint(1, 9)
        one.fame = growth.row_of(one.level).first + (chance.randint(0, 25) if step == "rewards" else 0)
        one.hand = Cards(deeds=chance.randint(0, 4), wounds=chance.randint(0, 2))
        one.deck = Cards(deeds=chance.randint(0, 6), wounds=chance.randint(0, 2))
        one.unseen = chance.randint(0, one.hand.deeds)
        one.crystals = {colour: chance.randint(0, 3) for colour in BASICS}
        one.mana = {colour: chance.randint(0, 2) for colour in COLOURS}
        one.skills = [HeldSkill(skill=name, down=chance.random() < 0.3) for name in chance.sample(SKILL_IDS, 3)]
        one.gained = chance.sample(["banner_of_fear", "artifact", "chill", "ambush"], 2)
        one.units = [
            Unit(unit=chance.choice(UNIT_IDS), wounds=chance.randint(0, 2), spent=chance.random() < 0.4)
            for _ in range(chance.randint(0, growth.places(one)))
        ]
        if step == "rewards":
            one.owed = [Reward(kind=kind, count=chance.randint(1, 3)) for kind in chance.sample(KINDS, 4)]
    return table


def sheet_taps(one):
    """All that can be tapped on a sheet, as moves with their arguments."""
    yield "change_fame", {"by": chance_of_a_step(one.fame)}
    if one.reputation < 7:
        yield "change_reputation", {"by": 1}
    for row in one.crystals:
        yield "change_crystals", {"colour": row.colour, "by": 1}
        if row.count and one.on_turn:
            yield "change_crystals", {"colour": row.colour, "by": -1}
    for row in one.mana:
        yield "change_mana", {"colour": row.colour, "by": 1}
        if row.count and not row.dead:
            yield "change_mana", {"colour": row.colour, "by": -1}
    yield from (("see_wounds", {"wounds": count}) for count in one.wound_choices)
    if one.heals and (one.wounds or one.unsure):
        yield "heal", {}
    yield "take_wound", {}
    for row in one.units:
        unit = row.unit
        yield "ready_unit" if unit.spent else "wound_unit" if not unit.wounds else "disband_unit", {"unit": row.place}
        if not unit.spent and not unit.wounds:
            yield "activate_unit", {"unit": row.place}
        if unit.wounds and one.heals:
            yield "heal_unit", {"unit": row.place}
        if unit.banner:
            yield "take_banner", {"unit": row.place}
        yield from (("give_banner", {"unit": row.place, "banner": card}) for card in one.banners if card != unit.banner)
    if one.free:
        yield "gain_unit", {"unit": one.more_units[0]}
    for row in one.skills:
        if row.ready and row.colours:
            yield from (("use_skill", {"skill": row.held.skill, "colour": colour}) for colour in row.colours)
        elif row.ready:
            yield "use_skill", {"skill": row.held.skill}
        if row.use != "always":
            yield "flip_skill", {"skill": row.held.skill}
    yield from (("throw_away", {"card": card}) for card in one.gained)
    yield from (("play_sideways", {"side": side}) for side in one.sideways)
    yield from (
        ("power_card", {"colour": way.colour, "effect": way.effect, "way": way.way})
        for way in (*one.powered, *one.powered)
    )


def chance_of_a_step(fame):
    """Up, or where there is much of it, down."""
    return 1 if fame < 60 else -1


def growing_taps(one):
    """All that can be tapped of what waits."""
    for reward in one.rewards:
        kind = reward.kind
        if kind == "crystal":
            yield from (("reward_crystal", {"colour": colour}) for colour in one.colours)
        elif kind in ("random_crystal", "spell_or_artifact"):
            move = "reward_die" if kind == "random_crystal" else "reward_treasure"
            yield from ((move, {"rolled": colour}) for colour in COLOURS)
            yield move, {}
        elif kind == "unit":
            leave = [place for place, _ in one.leave] if one.full else [0]
            yield from (("reward_unit", {"unit": unit, "disbanding": place}) for unit in one.offered for place in leave)
        elif kind in ("spell", "action"):
            shown = one.spells if kind == "spell" else one.actions
            yield from ((f"reward_{kind}", {"card": row.card}) for row in shown)
            if not shown:
                yield f"reward_{kind}", {}
        else:
            yield "reward_crystals" if kind == "crystal_each" else "reward_artifacts", {}
        yield "leave_reward", {"kind": kind}
    row = one.level
    if row is not None and row.to_reveal:
        yield "reveal_skills", {}
        yield "reveal_skills", {"drew": row.hidden[: row.to_reveal]}
        kept, *other = row.hidden[: row.to_reveal]
        told = {"skill": kept, **({"rejected": other[0]} if other else {})}
        with_it = [{"card": card.card} for card in row.cards] if row.named else []
        yield from (("choose_skill", {**told, **card}) for card in with_it or [{}])
    elif row is not None and not row.named:
        yield from (("choose_skill", {"skill": own}) for own in (*row.revealed, *row.common))
    elif row is not None:
        yield from (("choose_skill", {"skill": own, "card": card.card}) for own in row.revealed for card in row.cards)
        lowest = [card.card for card in row.cards if card.lowest]
        yield from (("choose_skill", {"skill": other, "card": card}) for other in row.common for card in lowest)


@pytest.mark.grows
@pytest.mark.parametrize("seed", range(times(8, 200)))
def test_nothing_that_a_sheet_offers_is_refused_and_cards_add_up(mage_knight, seed):
    """Fourteen taps, whichever."""
    chance = Random(seed)
    table = lay(mage_knight, chance)
    for _ in range(14):
        found = [*sheet_taps(hero.sheet(table.state, table.one()))]
        move, args = chance.choice(found)
        before = cards.all_cards(table.one()).count
        table.move(move, who=1, **args)
        one = table.one()
        assert all(count <= 3 for count in one.crystals.values())
        moved = {"take_wound": 1, "heal": -1, "give_banner": None, "take_banner": 1, "throw_away": None}
        by = moved.get(move, None if move == "disband_unit" else 0)
        if by is not None:
            assert cards.all_cards(one).count == before + by
        assert len(one.units) <= growth.places(one)


@pytest.mark.grows
@pytest.mark.rule("MK-END-06", "MK-LVL-01")
@pytest.mark.parametrize("seed", range(times(8, 200)))
def test_whatever_waits_at_the_end_of_a_turn_can_be_taken_tap_by_tap(mage_knight, seed):
    """Until nothing does, and the next one has the turn."""
    chance = Random(seed)
    table = lay(mage_knight, chance, "rewards")
    with table.arranged() as state:
        state.at(1).tokens = [name for name in state.at(1).tokens if name not in [s.skill for s in state.at(1).skills]]
    for _ in range(60):
        waiting = growing.growing(table.state, table.one())
        if waiting is None or not waiting.open:
            break
        assert [one.seat for one in prompts(table.state)] == [1]
        move, args = chance.choice([*growing_taps(waiting)])
        table.move(move, who=1, **args)
    assert table.one().owed == [] and not growth.waiting(table.one())
    assert table.state.turn.seat == 2
    assert cards.all_cards(table.one()).count >= len(table.one().gained) - 2


@pytest.mark.rule("MK-CRD-16", "MK-LVL-01")
def test_during_the_turn_rewards_and_levels_only_wait(mage_knight):
    """Nobody is asked for them before its end, nor in another's turn."""
    table = lay(mage_knight, Random(1))
    with table.arranged() as state:
        state.at(1).owed, state.at(1).fame = [Reward(kind="artifact")], 119
        state.at(2).fame = 9
    waiting = growing.growing(table.state, table.one())
    assert not waiting.open and waiting.level is None and waiting.levels
    assert not growing.growing(table.state, table.one(2)).open
    assert prompts(table.state) == []


def test_a_sheet_shows_what_the_level_gives(mage_knight):
    """Level 5: Armor 3, hand limit 6, three command tokens; Reputation -7 forbids all dealing."""
    table = mage_knight("goldyx", "tovak")
    with table.arranged() as state:
        one = state.at(1)
        one.fame, one.level, one.reputation = 25, 5, -7
    shown = hero.sheet(table.state, table.one())
    assert (shown.armor, shown.limit, shown.places, shown.missing) == (3, 6, 3, 10)
    assert shown.modifier is None and shown.spaces[7] == 5
    assert shown.tokens == 10


def test_where_the_table_keeps_the_heroes_only_the_tracks_stand_there(mage_knight):
    """Fame and Reputation are told with one tap."""
    table = mage_knight("goldyx", areas={"heroes": "table"})
    shown = hero.sheet(table.state, table.one())
    assert not shown.kept
    table.move("change_fame", who=1, by=9)
    assert table.one().level == 3
    assert [key for key in table.said if key.startswith("tell-level")] == [
        "tell-level-waits",
        "tell-level-skill",
        "tell-level-command",
    ]
    assert growing.growing(table.state, table.one()) is None
    table.move("add_reward", who=1, kind="artifact", count=2)
    assert table.said == ["tell-reward"] and table.one().owed == []
    table.move("add_reward", who=1, kind="spell")  # it comes out of an offer that the app keeps
    assert [one.kind for one in table.one().owed] == ["spell"]


def test_the_own_page_shows_the_seat_that_looks(mage_knight):
    """Its sheet, and its tactic to pick; nothing where nobody has that seat."""
    table = mage_knight("goldyx", "tovak")
    first, other = table.state.picks
    seen = mine.mine(table.state, Viewer(seat=first))
    assert (seen.sheet.seat, seen.picks, seen.plays) == (first, True, False)
    assert not mine.mine(table.state, Viewer(seat=other)).picks
    assert mine.mine(table.state, EVERYBODY).sheet is None
    view = hero.heroes(table.state, EVERYBODY)
    assert [one.seat for one in view.sheets] == [1, 2] and view.shown == 1
