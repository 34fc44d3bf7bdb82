"""Action upgrades: after a Night, from the weakest to the strongest, a card for a better one. MK-VAR-27..29."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...box.cards import ACTION_IDS, BASIC_CARDS, DEED_CARDS, ActionId, BasicId
from ...box.names import BASICS, Basic
from ...box.tracks import level_of
from ...state.agreement import Upgrade
from ...state.hero import Hero, called
from ...state.table import MageKnight
from ..scoring.figures import Figures, HeldUnit

PER_LEVEL = 3


def strength(one: Figures, level: int, lowest: int, by_two: bool = False) -> int:
    """MK-VAR-28: 2 for an Artifact or a Spell, 1 for an Advanced Action and a crystal, the levels of units, of wounded
    ones half, rounded up, and 3 for each level above the lowest. `by_two`: MK-KF-84, as later editions count."""
    crystals = one.crystals // 2 if by_two else one.crystals
    return (
        2 * (one.artifacts + one.spells)
        + one.actions
        + crystals
        + sum(_worth(unit, by_two) for unit in one.units)
        + PER_LEVEL * (level - lowest)
    )


def _worth(unit: HeldUnit, down: bool) -> int:
    if not unit.wounded:
        return unit.level
    return unit.level // 2 if down else -(-unit.level // 2)


def from_the_weakest(state: MageKnight, everybody: Sequence[Figures]) -> list[int]:
    """MK-VAR-29: who swaps when: the weakest first; of equals who has less Fame, then who played later."""
    everybody = [one for one in everybody if not state.at(one.seat).eliminated]  # MK-OR-01
    lowest = min((level_of(one.fame) for one in everybody), default=1)
    by_two = not state.default("MK-KF-84")
    place = {seat: at for at, seat in enumerate(state.order)}
    ranked = sorted(
        everybody,
        key=lambda one: (strength(one, level_of(one.fame), lowest, by_two), one.fame, -place.get(one.seat, 0)),
    )
    return [one.seat for one in ranked]


def due(state: MageKnight) -> bool:
    """MK-VAR-27, MK-VAR-09: after every Night but the last one of the game; when it is dark, one follows another."""
    later = state.agreed.rounds - state.round.number
    return "upgrades" in state.variants and state.time == "night" and later >= (1 if state.affairs.dark else 2)


def reveal(draft: Draft[MageKnight], everybody: Sequence[Figures]) -> None:
    """MK-VAR-27, MK-VAR-31: one card more than players from the Advanced Action deck, as far as it goes."""
    state = draft.state
    deck, cards = state.decks.actions, []
    for _ in range(len(state.heroes) + 1):
        if deck.size and state.in_app("offers"):
            cards.append(draft.draw("advanced-action", deck))
    state.affairs.upgrade = Upgrade(cards=cards, waiting=from_the_weakest(state, everybody))
    draft.tell("tell-upgrades", count=len(state.heroes) + 1, cards=[*cards], named=bool(cards))


def colour(card: str) -> Basic | None:
    """The colour of an Action card, basic or advanced; None: it is another card, or of none."""
    if card in DEED_CARDS:
        return next(one.colour for id, one in DEED_CARDS.items() if id == card)
    unique = {"battle_versatility": "red", "will_focus": "green", "noble_manners": "white", "cold_toughness": "blue"}
    printed = next((one for one in BASICS if any(card == id for id in BASIC_CARDS[one])), None)
    return printed or next((one for one in BASICS if unique.get(card) == one), None)


def swap(draft: Draft[MageKnight], hero: Hero, card: ActionId, away: BasicId | ActionId) -> None:
    """MK-VAR-29: a revealed card for an own Action of the same colour; type icons only the hands can compare."""
    state, upgrade = draft.state, draft.state.affairs.upgrade
    if upgrade is None or upgrade.waiting[:1] != [hero.seat]:
        draft.object("MK-VAR-29", "not-your-upgrade", can_overrule=False, who=called(hero))
    if state.in_app("offers") and card not in upgrade.cards:
        draft.refuse("card", "card-not-open", card=card)
    if away in ACTION_IDS and away not in hero.gained:
        draft.refuse("away", "card-not-yours", card=away, who=called(hero))
    if colour(card) != colour(away):
        draft.object("MK-VAR-29", "other-colour-upgrade", cards=[card, away])
    upgrade.cards = [one for one in upgrade.cards if one != card]
    if away in hero.gained:
        hero.gained.remove(away)
    hero.gained.append(card)
    draft.tell("tell-swapped", who=called(hero), cards=[card, away])
    draft.write("wrote-swapped", who=called(hero), card=card)
    go_on(draft, hero)


def go_on(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-VAR-29: the next one chooses; after the last one the rest goes under the deck."""
    state, upgrade = draft.state, draft.state.affairs.upgrade
    if upgrade is None or upgrade.waiting[:1] != [hero.seat]:
        draft.object("MK-VAR-29", "not-your-upgrade", can_overrule=False, who=called(hero))
    upgrade.waiting = upgrade.waiting[1:]
    if not upgrade.waiting:
        for card in upgrade.cards:
            state.decks.actions.put_to_bottom(card)
        draft.tell("tell-upgrades-back")
        state.affairs.upgrade = None
