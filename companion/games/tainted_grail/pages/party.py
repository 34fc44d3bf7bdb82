"""The characters' page: their boards, and who sits where."""

from __future__ import annotations

from typing import Any

from ..box.names import ATTRIBUTES, KEYWORDS, PAIRS, RESOURCES, TRACKS
from ..play import successors
from ..play.belongings import items_of, lies_on, surplus
from ..play.procedures import at_step
from ..state.heroes import Hero
from ..state.table import Avalon
from . import growth
from .next_step import next_step


def players(state: Avalon) -> dict[str, Any]:
    """Who sits where as whom, who has no character, and who is stored, dead, or still in the box. TG-PLR, TG-DIE."""
    return {
        "of": {seat.id: next((hero for hero in state.living if hero.seat == seat.id), None) for seat in state.seats},
        "bereaved": successors.bereaved(state),
        "unused": [*successors.unused(state), *successors.guests(state)],
        "stored": [hero for hero in state.heroes.values() if hero.stored],
        "dead": [hero for hero in state.heroes.values() if hero.dead],
    }


def hero_view(state: Avalon, hero: Hero) -> dict[str, Any]:
    """A character as the pages show it."""
    return {
        "hero": hero,
        "place": state.place(hero.place),
        "together": [other.id for other in state.living if other.place == hero.place],
        "player": state.player_of(hero.seat),
        "tracks": {name: hero.track(name) for name in TRACKS},
        "resources": {name: hero.resources[name] for name in RESOURCES},
        "pairs": [[(name, hero.attribute(name), hero.attributes[name]) for name in pair] for pair in PAIRS],
        "surplus": {card.id for card in surplus(hero)},
        "item_count": len(items_of(hero)),
        "dials_on": {card.id: [dial for dial in state.dials if lies_on(dial, card)] for card in hero.belongings},
        "tokens_on": {card.id: [pile for pile in state.tokens if lies_on(pile, card)] for card in hero.belongings},
        "decks": growth.grown(hero),
        "can_eat": hero.resources["food"] > 0,
        "chronicler": state.chronicler == hero.seat,
    }


def party(state: Avalon) -> dict[str, Any]:
    """The character boards."""
    return {
        "next": next_step(state),
        "heroes": [hero_view(state, hero) for hero in state.living],
        "players": players(state),
        "resources": RESOURCES,
        "attributes": ATTRIBUTES,
        "keywords": KEYWORDS,
        "step": at_step(state),
    }
