"""The witchers' boards: attributes, goods, trophies, quests, trails, gifts, cards in numbers. WO-SES-07."""

from __future__ import annotations

from typing import Any

from ..box import bestiary
from ..box.names import ATTRIBUTES, POTIONS, STARTERS, SUMMIT, TOP
from ..play import growth, land, quests, specialities, turns
from ..state.pieces import Deeds, Trophy
from ..state.table import Continent
from ..state.witcher import Witcher
from .figures import figure, subtitle
from .next_step import BACK
from .turn import monster_of


def view(state: Continent) -> dict[str, Any]:
    """Each seat's witcher with everything that lies around its board, and the trophy track."""
    return {
        "next": BACK,
        "seats": [_of_seat(state, one) for one in state.witchers],
        "subtitle": subtitle(state),
        "kept": {area: state.in_app(area) for area in ("boards", "map", "market", "decks")},
        "track": [
            {
                "position": position,
                "fatigue": state.fatigue[position - 1] if 1 <= position < SUMMIT else None,
                "gold": state.reputation[position] if position < SUMMIT else None,
                "here": [figure(state, one) for one in state.witchers if one.track == position],
            }
            for position in range(SUMMIT + 1)
        ],
        "attribute_trophies": state.attribute_trophies,
        "solo_trophy": state.solo_trophy,
        "setting_up": state.turn.phase in turns.BEFORE,
    }


def _of_seat(state: Continent, one: Witcher) -> dict[str, Any]:
    solvable, near = quests.solvable(state, one), land.neighbours(state, one.location)
    combo = state.fight.combo if state.fight and state.fight.turn == one.seat else 0
    all_cards = STARTERS + one.gained - one.trashed
    return figure(state, one) | {
        "ground": land.terrain_of(state, one.location) or "",
        "attributes": [
            {"attribute": name, "value": one.level_of(name), "top": one.level_of(name) >= TOP} for name in ATTRIBUTES
        ],
        "potions_top": POTIONS,
        "cap": growth.shield_cap(state, one),
        "bonus": specialities.bonus(state, one),
        "cards": one.cards,
        "combo": combo,
        "all_cards": all_cards,
        "off": one.cards + combo - all_cards,
        "trophy_names": [_trophy_name(trophy) for trophy in one.trophies],
        "trails": [{"trail": trail, "monster": monster_of(state, trail.terrain)} for trail in one.trails],
        "trail_quests": [{"quest": quest, "monster": monster_of(state, quest.terrain)} for quest in one.trail_quests],
        "quests": [
            {
                "quest": quest,
                "ground": quest.terrain or land.terrain_of(state, quest.location) or "",
                "solvable": quest in solvable,
                "near": quest.location in near,
            }
            for quest in one.quests
        ],
        "deeds": {name: getattr(one.deeds, name) for name in Deeds.__struct_fields__ if getattr(one.deeds, name)},
    }


def _trophy_name(trophy: Trophy) -> dict[str, str]:
    """A monster's name in both languages; schools and attributes have words of their own."""
    return bestiary.printed().get(trophy.of, {}).get("name", {}) if trophy.kind == "monster" else {}
