"""The piles on the board: market, exploration, events, monsters, tokens, and whether they add up. WO-DCK."""

from __future__ import annotations

from typing import Any

from ..box import bestiary
from ..box.names import ACTION_CARDS, EVENTS, EXPLORATIONS, FIGHT_CARDS, POTION_CARDS, TERRAINS, Terrain
from ..play import monsters, tales, tokens
from ..state.table import Continent
from .beasts import called
from .figures import figure, subtitle
from .next_step import BACK
from .turn import monster_of, stalls


def view(state: Continent) -> dict[str, Any]:
    """Every pile in numbers, what is out of the game, and what is somebody's."""
    return {
        "next": BACK,
        "subtitle": subtitle(state),
        "stalls": stalls(state),
        "market_kept": state.in_app("market"),
        "actions": state.actions,
        "shared_discard": state.shared_discard,
        "cleared": state.cleared,
        "all_actions": ACTION_CARDS,
        "potions": state.potions,
        "potion_discard": state.potion_discard,
        "all_potions": POTION_CARDS,
        "fight_cards": FIGHT_CARDS,
        "explorations": [_exploration(state, deck) for deck in EXPLORATIONS],
        "quests": [figure(state, one) | {"quest": quest} for one in state.witchers for quest in one.quests],
        "events": {
            "all": EVENTS,
            "resolved": [_event(key) for key in state.resolved],
            "kept": [figure(state, one) | {"gift": gift} for one in state.witchers for gift in one.gifts],
        },
        "levels": [
            {
                "level": level,
                "pile": len(state.monsters[str(level)]),
                "driven": [_named(id) for id in state.driven if bestiary.level_of(id) == level],
                "slain": [_named(id) for id in state.slain if bestiary.level_of(id) == level],
            }
            for level in (1, 2, 3)
        ],
        "extra": len(state.extra),
        "slots": [
            {
                "terrain": terrain,
                "monster": monster_of(state, terrain),
                "left": tokens.left(state, terrain),
                "all": tokens.tokens_of(state, terrain),
                "tokens": [number for number in state.tokens[terrain] if number],
                "others": _others(state, terrain),
            }
            for terrain in TERRAINS
        ],
        "attribute_trophies": state.attribute_trophies,
        "tavern": state.tavern,
    }


def _others(state: Continent, terrain: Terrain) -> list[dict[str, Any]]:
    """WO-SET-18: which monsters might lie in a slot instead, as far as their level goes."""
    slot = state.slots[terrain]
    return [called(id) for id in monsters.may_come(state, bestiary.level_of(slot.monster))] if slot.taken else []


def _exploration(state: Continent, deck: str) -> dict[str, Any]:
    pile = tales.pile(state, deck)
    ours = sum(card.isdigit() for card in pile.shuffled)
    return {
        "deck": deck,
        "left": pile.size,
        "ours": ours,
        "printed": pile.size - ours,
        "all": tales.SIZES[deck] * (2 if state.tales == "both" else 1),
        "removed": sorted((card for card in pile.removed if card.isdigit()), key=int),
        "unnamed": sum(not card.isdigit() for card in pile.removed),
    }


def _named(id: str) -> dict[str, Any]:
    return {"id": id, "name": bestiary.printed().get(id, {}).get("name")}


def _event(key: str) -> dict[str, Any]:
    source, _, number = key.partition(" ")
    return {"source": source, "number": number}
