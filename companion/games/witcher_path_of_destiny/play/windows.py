"""Abilities: which a board has, when each may be used, who is asked before a step is over. WP-ABI.

What they do is in `abilities`; here nothing changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..box import lessons
from ..box.characters import KINDS, AbilityId, Window
from ..box.knowledge import AbilityNote
from ..box.names import SIDES, Readiness
from ..state.player import Player
from ..state.table import Destiny
from . import drafting, effects, symbols

ABILITIES = 4  # WP-ABI-01


@dataclass(frozen=True)
class Ability:
    """WP-ABI-01: an ability of a player's board: its place from the left, what it does, when, and how it stands."""

    seat: int
    number: int
    id: AbilityId
    name: str
    window: Window | None
    text: str
    readiness: Readiness


def abilities(state: Destiny, player: Player) -> list[Ability]:
    """WP-ABI-11: the four of a board, as its owner has put them right, else as the ledger pairs them."""
    if player.character is None or state.is_automa(player.seat):
        return []
    notes = lessons.ability_notes(state.box.boards.get(player.character), player.character)[:ABILITIES]
    return [_ability(player, number, note) for number, note in enumerate(notes, 1)]


def _ability(player: Player, number: int, note: AbilityNote) -> Ability:
    window = note.window if note.id == "own" else KINDS[note.id].window
    return Ability(player.seat, number, note.id, note.name, window, note.text, player.abilities[number - 1])


def is_open(state: Destiny, player: Player, window: Window | None) -> bool:
    """WP-ABI-05, WP-ABI-10, WP-ABI-24: whether that is the moment for a player; an unknown one may be any.

    At a light table what lies between draft and fate token is played by hand, so it is open until then.
    """
    step, by_hand = state.step, not state.full and state.step in ("check", "fate")
    match window:
        case None:
            return step not in ("characters", "over")
        case "before_draft":
            return step == "draft" and not (_drafted(state, player) if _own_pick(state) else drafting.drafted(state))
        case "after_draft":
            after = _drafted(state, player) if _own_pick(state) else drafting.done(state)
            return (step == "draft" and after) or by_hand
        case "before_play":
            return (step == "play" and not player.played and not player.chosen) or by_hand
        case "while_playing":
            return step == "play" or by_hand or (step == "draft" and bool(player.resolving))
        case _:
            return step == "keep" and not player.kept


def _own_pick(state: Destiny) -> bool:
    """WP-ABI-24: read otherwise, the windows of the draft lie around the player's own pick."""
    return not state.default("WP-ABI-24")


def _drafted(state: Destiny, player: Player) -> bool:
    return player.seat in drafting.drafted(state)


def offered(state: Destiny) -> list[Ability]:
    """WP-ABI-05, WP-ABI-08, WP-ABI-09: all that are ready and whose moment it is, by initiative, highest first.

    Those that only change the effect of a card are offered while such an effect waits, or could.
    """
    return [
        ability
        for one in state.in_order
        for ability in abilities(state, one)
        if ability.readiness == "ready"
        and ability.window is not None
        and is_open(state, one, ability.window)
        and _fits(state, one, ability)
    ]


def _fits(state: Destiny, player: Player, ability: Ability) -> bool:
    """Whether there is anything for it to do."""
    if not state.full:
        return True
    match ability.id:
        case "spare_symbol" | "full_result":
            return bool(player.resolving) and betters(state, player, ability.id)
        case "dye_card" | "take_at_end" | "take_before_play":
            return bool(player.timeline)
        case "exchange_timeline":
            return bool(player.timeline) and player.hand > 0
        case "discard_for_symbols":
            return player.hand > 0
        case "lose_one_gain_three":
            return any(symbols.symbols_of(state, player, side) for side in SIDES)  # WP-ABI-26
        case "play_another":
            return player.played and player.hand > 0
        case "discard_pair" | "take_extra" | "take_and_play" | "swap_pool":
            return any(row.cards for row in state.rows)
        case _:
            return True


# --- an effect that waits for a word ---------------------------------------------------------------------------------


def betters(state: Destiny, player: Player, id: AbilityId) -> bool:
    """Whether an ability would do something for the effect that waits next: spare a loss, give more."""
    at = player.resolving[0]
    as_printed = effects.weigh(state, player, at)
    if id == "spare_symbol":
        return as_printed.losing > 0
    full = effects.weigh(state, player, at, full=True)
    if id == "full_result":
        return as_printed.losing > 0 or full.degree > as_printed.degree
    return id == "dye_card" and _dyeing_helps(state, player, at)


def _dyeing_helps(state: Destiny, player: Player, at: int) -> bool:
    """WP-ABI-22: whether one more card of the colour would better the effect that waits."""
    condition = player.timeline[at].condition
    if condition is None or condition.colour is None:
        return False
    if all(laid.is_of(condition.colour) for laid in player.timeline[: at + 1]):
        return False
    found = effects.weigh(state, player, at).found
    return effects.degree_of(condition, found + 1) > effects.degree_of(condition, found)


def held(state: Destiny, player: Player) -> bool:
    """WP-ABI-05, WP-ABI-06: whether the effect that waits next waits for its player's word.

    It does where a ready ability would better it: then the player says so, or resolves it as it is printed.
    """
    if not player.resolving or state.step not in ("play", "draft", "keep"):
        return False
    return any(
        ability.readiness == "ready"
        and ability.id in ("spare_symbol", "full_result", "dye_card")
        and is_open(state, player, ability.window)
        and betters(state, player, ability.id)
        for ability in abilities(state, player)
    )


def lingering(state: Destiny) -> list[Ability]:
    """WP-ABI-10: abilities for which a step that is over still lasts, until the table goes on.

    Only a full table waits: there the app would go on by itself.
    """
    windows: dict[str, tuple[Window, ...]] = {"draft": ("after_draft",), "play": ("while_playing",)}
    wanted = windows.get(state.step, ()) if state.full else ()
    changes_effects = ("spare_symbol", "full_result", "dye_card")
    return [one for one in offered(state) if one.window in wanted and one.id not in changes_effects]
