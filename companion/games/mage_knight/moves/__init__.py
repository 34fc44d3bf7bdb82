"""The moves of Mage Knight, by what they are about. Reading this folder is reading the game."""

from collections.abc import Callable, Mapping

from ....core import house_rules
from ....core.moves import Move, Moves
from ....core.table_moves import table_moves
from ....story.moves import reading_moves
from ..state.house_rules import HouseRule
from ..state.table import MageKnight
from . import (
    duel,
    dummy,
    fight,
    heroes,
    interaction,
    joint,
    land,
    land_by_hand,
    nights,
    offers,
    rewards,
    rounds,
    scenario,
    scoring,
    sites,
    skills,
    source,
    tactics,
    turn,
    units,
    variants,
)

moves = Moves(
    table_moves,
    reading_moves,
    house_rules.moves_of(HouseRule),
    duel.moves,
    dummy.moves,
    fight.moves,
    heroes.moves,
    joint.moves,
    land.moves,
    land_by_hand.moves,
    nights.moves,
    rewards.moves,
    rounds.moves,
    scenario.moves,
    scoring.moves,
    sites.moves,
    skills.moves,
    source.moves,
    tactics.moves,
    turn.moves,
    units.moves,
    offers.moves,
    interaction.moves,
    variants.moves,
)

Played = Callable[[MageKnight], bool]


def _these(part: Moves, *names: str) -> frozenset[Move]:
    return frozenset(part[name] for name in names)


def _but(part: Moves, *names: str) -> frozenset[Move]:
    return frozenset(part.values()) - _these(part, *names)


def _turns(state: MageKnight) -> bool:
    return state.step == "turns"


def _scenario(id: str) -> Played:
    return lambda state: state.scenario == id


def _variant(*ids: str) -> Played:
    return lambda state: any(id in state.variants for id in ids)


# What plain forms ask for: where a tile comes to lie, a space on which a token lies, a card and where it comes from.
ASKED: Mapping[str, frozenset[Move]] = {
    "laying": _these(land.moves, "explore") | _these(land_by_hand.moves, "lay_tile", "prescribe"),
    "of_tokens": _these(land.moves, "name_token")
    | _these(land_by_hand.moves, "take_token")
    | _these(fight.moves, "fight_site", "add_foe")
    | _these(joint.moves, "storm_city"),
    "of_gained": _these(heroes.moves, "throw_away"),
    "of_upgrade": _these(variants.moves, "swap_action"),
    "of_offers": _these(offers.moves, "name_offered"),
}

# When the list of all moves names them; the others are of use at every table.
OF_USE: tuple[tuple[frozenset[Move], Played], ...] = (
    (_but(duel.moves, "attack_hero"), lambda state: state.duel is not None),
    (_but(joint.moves, "propose_assault"), lambda state: state.joint is not None),
    (_but(fight.moves, "fight_told", "fight_site"), lambda state: state.fight is not None),
    (
        _these(duel.moves, "attack_hero") | _these(joint.moves, "propose_assault"),
        lambda state: _turns(state) and len(state.heroes) > 1,
    ),
    (
        _these(fight.moves, "fight_told", "fight_site")
        | _but(interaction.moves)
        | _but(sites.moves)
        | _but(turn.moves)
        | _these(heroes.moves, "power_card", "play_sideways")
        | _these(rounds.moves, "round_over", "dummy_turn"),
        _turns,
    ),
    (_but(dummy.moves), lambda state: state.dummy is not None),
    (_but(land.moves) | _but(land_by_hand.moves), lambda state: state.in_app("map")),
    (_but(land.moves, "first_tiles", "hide_place", "name_token"), _turns),
    (_but(offers.moves), lambda state: state.in_app("offers")),
    (_but(source.moves), lambda state: state.in_app("source")),
    (_but(source.moves, "turn_die", "roll_source"), _turns),
    (_but(scoring.moves), lambda state: state.step in ("scoring", "over")),
    (_these(tactics.moves, "pick_tactic"), lambda state: state.step == "tactics"),
    (_but(tactics.moves, "pick_tactic"), lambda state: any(one.tactic is not None for one in state.heroes)),
    (_these(rounds.moves, "next_round"), lambda state: state.step == "round_end"),
    (_but(units.moves, "gain_unit", "heal"), lambda state: any(one.units for one in state.heroes)),
    (_these(skills.moves, "use_skill", "flip_skill"), lambda state: any(one.skills for one in state.heroes)),
    (_but(rewards.moves, "add_reward"), lambda state: any(one.owed for one in state.heroes)),
    (_these(scenario.moves, "wake_glade", "summon"), _scenario("druid_nights")),
    (_these(scenario.moves, "free_mine"), _scenario("mines_liberation")),
    (_these(scenario.moves, "portal_takes", "shut_portal"), _scenario("one_to_return")),
    (_these(scoring.moves, "tell_portal", "show_chosen"), _scenario("one_to_return")),
    (_these(scenario.moves, "concede"), _scenario("conquer_and_hold")),
    (_these(variants.moves, "name_hero", "bid", "knock_down"), _variant("auction")),
    (_these(variants.moves, "roll_darkness"), _variant("darkness")),
    (_these(variants.moves, "roll_rampage"), _variant("rampage", "hordes")),
    (_these(variants.moves, "take_drafted"), _variant("draft")),
    (_these(variants.moves, "swap_action", "keep_actions"), _variant("upgrades")),
)


def listed(state: MageKnight, move: Move) -> bool:
    """Whether the list of all moves names it: none of a scenario or variant that is not played, of a fight that is not
    fought, of a part that lies with the table."""
    return all(of_use(state) for these, of_use in OF_USE if move in these)
