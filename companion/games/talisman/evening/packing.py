"""Putting the table away and laying it again, one thing for the hands a line. TA-SAVE-01..03."""

from __future__ import annotations

from typing import Any

from ....core.checklist import Checklist, Line
from ....core.message import say
from ..box import board
from ..state.character import Character, named
from ..state.table import Realm


def packing(state: Realm) -> Checklist:
    """Each player's things, then the board's, then the piles."""
    return Checklist("put_away", _lines(state))


def laying(state: Realm) -> Checklist:
    """The same backwards: the piles first, then what lies on the board, then each player's things."""
    return packing(state).turned("lay_table")


def _lines(state: Realm) -> list[Line]:
    lines = []
    for character in state.characters:
        lines += _of_character(state, character)
    for space in sorted(state.spaces, key=lambda id: list(board.spaces()).index(id)):
        lying = state.spaces[space]
        cards = [card.name for card in lying.cards]
        facts = {"space": space, "cards": cards, "count": len(cards), "gold": lying.gold}
        lines.append(_line(f"space:{space}", "board", "space", **facts))
    counts = {"left": state.encounters.size, "used": len(state.encounters.discard)}
    lines.append(_line("encounters", "piles", "encounters", **counts))
    counts = {"left": state.spells.size, "used": len(state.spells.discard)}
    lines.append(_line("spells", "piles", "spells", **counts))
    lines.append(_line("purchases", "piles", "purchases", talismans=state.talismans))
    lines.append(_line("turn", "piles", "turn", who=named(state.active)))
    return lines


def _of_character(state: Realm, character: Character) -> list[Line]:
    seat, who = character.seat, named(character)
    group = f"seat-{seat}"
    if not character.in_play:
        return [_line(f"gone:{seat}", group, character.standing, who=who)]
    lines = [_line(f"standee:{seat}", group, "toad" if character.toad else "standee", who=who, space=character.space)]
    if state.in_app("characters"):
        facts = {
            "strength": character.strength,
            "craft": character.craft,
            "lives": character.lives,
            "gold": character.gold,
        }
        lines.append(_line(f"counters:{seat}", group, "counters", who=who, **facts))
    else:
        lines.append(_line(f"counters:{seat}", group, "counters-unknown", who=who))
    cards = [card.name for card in character.belongings]
    if cards:
        lines.append(_line(f"cards:{seat}", group, "belongings", who=who, cards=cards, count=len(cards)))
    if character.spells:
        lines.append(_line(f"spells:{seat}", group, "own-spells", who=who, count=len(character.spells)))
    if character.trophies:
        trophies = [card.name for card in character.trophies]
        lines.append(_line(f"trophies:{seat}", group, "trophies", who=who, cards=trophies, count=len(trophies)))
    if character.alignment != character.printed:
        lines.append(_line(f"alignment:{seat}", group, "alignment", who=who, alignment=character.alignment))
    return lines


def _line(id: str, group: str, key: str, **facts: Any) -> Line:
    return Line(id, group, say(f"pack-{key}", **facts), rule="TA-SAVE-02" if group.startswith("seat") else "TA-SAVE-03")
