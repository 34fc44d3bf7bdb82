"""Saves of older versions in today's shape, one schema at a time."""

from __future__ import annotations

from typing import Any

from ....core.procedure import steps_by_name

SCHEMA = 8
STEPS = {  # as they stood in schema 3
    "start_of_day": ("dark_menhirs", "land", "menhir_dials", "time", "event", "guardians", "plans", "equipment"),
    "during_the_day": ("actions",),
    "end_of_day": ("rest", "energy", "advancement", "decks", "dreams"),
}


def fights_are_kept(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: whether fights are kept became a choice; who keeps the boards in the app will want the fights there."""
    kept = plain.get("kept", {})
    return {**plain, "kept": {**kept, "fights": kept.get("fights", kept.get("boards", "app"))}}


def chapters_are_played(plain: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: whether a chapter is being played is known; a table at which anybody ever did something is in one."""
    return {**plain, "mid_chapter": bool(plain.get("played"))}


def steps_are_named(plain: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: a step is kept by its name, so that another one may come before it."""
    return steps_by_name(plain, STEPS)


def cards_may_be_half_told(plain: dict[str, Any]) -> dict[str, Any]:
    """4 to 5: a card of a fight may have no name yet, and rows that nobody has told; until now all had to be told."""
    return plain


def lost_land_leaves_a_trace(plain: dict[str, Any]) -> dict[str, Any]:
    """5 to 6: it is known where a lost card lay, and a table may choose a card's ground; of before, neither is."""
    places = {number: {**place, "lost_at": None, "ground": None} for number, place in plain.get("places", {}).items()}
    return {**plain, "places": places}


def food_may_be_untold(plain: dict[str, Any]) -> dict[str, Any]:
    """6 to 7: it is known whether anybody said how much Food there is; so far only what was counted says so."""
    heroes = plain.get("heroes", {}).items()
    told = {who: {**hero, "food_told": hero["resources"].get("food", 0) > 0} for who, hero in heroes}
    return {**plain, "heroes": told}


USUAL_ATTRIBUTES = ("aggression", "courage", "practicality", "empathy", "caution", "spirituality")
USUAL_FOOD = 2


def the_usual_stands_on_unread_boards(plain: dict[str, Any]) -> dict[str, Any]:
    """7 to 8: where nobody has told attributes or Food, the usual stands, and not a 0 that means nothing."""
    heroes = plain.get("heroes", {}).items()
    return {**plain, "heroes": {who: _with_the_usual(hero) for who, hero in heroes}}


def _with_the_usual(hero: dict[str, Any]) -> dict[str, Any]:
    attributes, resources = hero.get("attributes", {}), hero.get("resources", {})
    told = any(attributes.values())
    fed = bool(hero.get("food_told") or resources.get("food") or (hero.get("sure") and told))
    return {
        **hero,
        "attributes": attributes if told else dict.fromkeys(USUAL_ATTRIBUTES, 1),
        "attributes_told": told,
        "resources": resources if fed else {**resources, "food": USUAL_FOOD},
        "food_told": fed,
    }


MIGRATIONS = {
    1: fights_are_kept,
    2: chapters_are_played,
    3: steps_are_named,
    4: cards_may_be_half_told,
    5: lost_land_leaves_a_trace,
    6: food_may_be_untold,
    7: the_usual_stands_on_unread_boards,
}
