"""The map's page: the cards as they lie, what stands on each, and what its menhirs would cost."""

from __future__ import annotations

from typing import Any

from ....core.grid import Cell
from ..box.names import RESOURCES, Counted
from ..play import land, under_way
from ..play.menhirs import dial_from
from ..play.prices import ACTION, value
from ..play.procedures import at_step
from ..state.pieces import Place
from ..state.table import Avalon
from .next_step import next_step


def menhirs(state: Avalon) -> list[dict[str, Any]]:
    """Menhirs with their dials and how many mornings they have left. TG-SOD-14, TG-HNT-03."""
    return [
        {"place": menhir.place, "dial": menhir.dial, "mornings": (menhir.dial or 0) + 1, "low": (menhir.dial or 0) <= 2}
        for menhir in sorted(state.menhirs, key=lambda menhir: (menhir.dial or 0, menhir.place))
    ]


WIDTH, HEIGHT, GAP = 160, 132, 14


def map_picture(state: Avalon) -> dict[str, Any]:
    """The revealed cards as boxes on a grid (y downwards, as pictures go), with what stands on each. TG-LOC-11, 12."""
    cards = [(place, place.at) for place in state.revealed if place.at is not None]
    if not cards:
        return {"cards": [], "beside": [place for place in state.revealed if place.at is None]}
    left, top = min(x for _, (x, _) in cards), max(y for _, (_, y) in cards)
    right, bottom = max(x for _, (x, _) in cards), min(y for _, (_, y) in cards)
    drawn = [_drawn(state, place, cell, left, top) for place, cell in cards]
    return {
        "cards": drawn,
        "beside": [place for place in state.revealed if place.at is None],
        "width": (right - left + 1) * (WIDTH + GAP) + GAP,
        "height": (top - bottom + 1) * (HEIGHT + GAP) + GAP,
        "card_width": WIDTH,
        "card_height": HEIGHT,
        "lights": [(card["x"] + WIDTH / 2, card["y"] + HEIGHT / 2) for card in drawn if card["menhir"]],
    }


def _drawn(state: Avalon, place: Place, cell: Cell, left: int, top: int) -> dict[str, Any]:
    here = str(place.number)
    menhir = next((menhir for menhir in state.menhirs if menhir.place == place.number), None)
    return {
        "place": place,
        "x": GAP + (cell[0] - left) * (WIDTH + GAP),
        "y": GAP + (top - cell[1]) * (HEIGHT + GAP),
        "menhir": menhir,
        "lit": land.in_range(state, cell),
        "heroes": [hero for hero in state.living if hero.place == place.number],
        "guardians": [guardian for guardian in state.guardians if guardian.place == place.number],
        "tokens": [pile for pile in state.tokens if pile.where == "location" and pile.of == here],
        "dials": [dial for dial in state.dials if dial.where == "location" and dial.of == here],
        "roads": [side for side, _ in land.roads(state, place)],
    }


def map(state: Avalon) -> dict[str, Any]:
    """The map, and for each card who stands there and where the roads lead."""
    picture = map_picture(state)
    details = {
        place.number: {
            "place": place,
            "roads": land.roads(state, place),
            "heroes": [hero for hero in state.living if hero.place == place.number],
            "able": [
                hero
                for hero in state.living
                if hero.place == place.number and not hero.passed and hero.id not in under_way.busy(state)
            ],
            "menhir": next((menhir for menhir in state.menhirs if menhir.place == place.number), None),
            "guardians": [guardian for guardian in state.guardians if guardian.place == place.number],
            "lying": [left for left in state.left if left.place == place.number],
            "tokens": [pile for pile in state.tokens if pile.where == "location" and pile.of == str(place.number)],
            "dials": [dial for dial in state.dials if dial.where == "location" and dial.of == str(place.number)],
        }
        for place in state.revealed
    }
    return {
        "next": next_step(state),
        "map": picture,
        "details": details,
        "heroes": state.living,
        "menhirs": menhirs(state),
        "plans": menhir_plans(state),
        "held": held_together(state) if state.in_app("boards") else {},
        "guardians": state.guardians,
        "dials": state.dials,
        "tokens": state.tokens,
        "others": [place for place in state.places.values() if place.state in ("replaced", "removed")],
        "price": ACTION,
        "step": at_step(state),
    }


def held_together(state: Avalon) -> dict[Counted, int]:
    """TG-HNT-03: what all the characters hold together, for a menhir that needs everybody's help (TG-HNT-07)."""
    counted: tuple[Counted, ...] = (*RESOURCES, "energy", "health")
    return {what: sum(value(hero, what) for hero in state.living) for what in counted}


def menhir_plans(state: Avalon) -> dict[int, dict[str, Any]]:
    """TG-HNT-03, TG-ACT-19: what activating each noted menhir costs all the players, and what its dial would show."""
    held = held_together(state)
    return {
        place.number: {
            "dial": dial_from(state, place.menhir_base) if place.menhir_base else None,
            "price": [
                {"what": what, "cost": each * state.scale, "held": held.get(what)}
                for what, each in place.menhir_price.items()
            ],
        }
        for place in state.revealed
        if place.menhir_base or place.menhir_price
    }
