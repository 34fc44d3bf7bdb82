"""Contests as the turn's page shows them: fights with monsters and witchers, and dice."""

from __future__ import annotations

from typing import Any

from ..box import fight_cards
from ..box.names import ATTACKS, HAND, Attack
from ..play import duels, fighting, growth, monster_fights, poker, specialities, trophies
from ..state.pieces import Fight
from ..state.table import Continent
from .beasts import monster_of
from .figures import figure

# --- fights ----------------------------------------------------------------------------------------------------------


def fight(state: Continent) -> dict[str, Any] | None:
    """The fight that goes on: both sides, whose fight turn it is, and what may be used in it."""
    found = state.fight
    if found is None:
        return None
    sides = [side(state, found, int(seat)) for seat in found.fighters]
    return {
        "fight": found,
        "sides": sides,
        "striker": next((one for one in sides if one["seat"] == found.turn), None),
        "monster": monster_of(state, found.terrain) if found.kind == "monster" else None,
        "controller": figure(state, state.at(found.controller)) if found.controller else None,
        "chooser": figure(state, state.at(found.chooser)) if found.chooser else None,
        "halves": {attack: halves(state, found, attack) for attack in ATTACKS},
        "bettors": [figure(state, one) for one in duels.may_bet(state, found)] if found.step == "bets" else [],
        "bets": [figure(state, state.at(int(seat))) | {"on": on} for seat, on in found.bets.items()],
        "rewards": {one["seat"]: duels.reward(state, one["who"]) for one in sides},
        "fatigue": trophies.fatigue_at(state, state.at(found.who).track + 1),
        "ending_now": monster_fights.ending(found, knocked_out=True),
        "begins": state.at(found.who).trail(found.terrain) is not None,
    }


def side(state: Continent, found: Fight, seat: int) -> dict[str, Any]:
    """A witcher in a fight."""
    one = state.at(seat)
    doing = fighting.fighter(found, seat)
    return figure(state, one) | {
        "potions": fighting.potions_left(state, found, one),
        "used_potions": doing.potions,
        "speciality_used": "speciality" in doing.used,
        "speciality_now": "speciality" not in doing.used and specialities.fits_now(state, found, one),
        "bonus": specialities.bonus(state, one),
        "trophies": [
            {"id": f"trophy-{place}", "trophy": trophy, "used": f"trophy-{place}" in doing.used}
            for place, trophy in enumerate(one.trophies, 1)
        ],
        "gifts": one.gifts,
        "cap": growth.shield_cap(state, one),
        "most": min(HAND, one.hand) if state.in_app("decks") else HAND,  # WO-CARD-11: cards that a combo may have
    }


def halves(state: Continent, found: Fight, attack: Attack) -> list[dict[str, Any]]:
    """What the monster's cards can do by that attack, one button each. `value`: of the attribute that counts."""
    one, rows = state.at(found.who), []
    for written in fight_cards.halves(attack):
        what = fight_cards.printed(written)
        amount = what.amount + found.level if what.kind == "level" else what.amount
        rows.append(
            {
                "written": written,
                "kind": what.kind,
                "amount": state.level_damage[found.level - 1] if what.kind == "lower" else amount,
                "attribute": what.attribute,
                "value": one.level_of(what.attribute) if what.attribute and state.in_app("boards") else None,
                "level": found.level,
            }
        )
    return rows


# --- dice ------------------------------------------------------------------------------------------------------------


def dice(state: Continent) -> dict[str, Any] | None:
    """The game of dice that goes on, and what both hands are worth."""
    game = state.poker
    if game is None:
        return None
    return {
        "game": game,
        "one": figure(state, state.at(game.who)),
        "other": figure(state, state.at(game.other)) if game.other else None,
        "own": poker.result(game.own) if game.own else None,
        "their": poker.result(game.their) if game.their else None,
        "ahead": poker.wins(game.own, game.their) if game.own and game.their else None,
        "pays": poker.PAYS[poker.result(game.own).rank] if game.solo and game.own else None,
    }
