"""Putting the table away and laying it again, one thing for the hands a line. WP-SAVE-01."""

from __future__ import annotations

from typing import Any

from ....core.checklist import Checklist, Line
from ....core.message import say
from ..box.names import SYMBOLS, TOKENS
from ..play import drafting, stories, symbols
from ..state.player import Player, named
from ..state.table import Destiny


def packing(state: Destiny) -> Checklist:
    """Each player's things, then the mat's."""
    return Checklist("put_away", _lines(state))


def laying(state: Destiny) -> Checklist:
    """The same backwards."""
    return packing(state).turned("lay_table")


def _lines(state: Destiny) -> list[Line]:
    lines = []
    for one in state.people:
        lines += _of_player(state, one)
    lines += _figures(state)
    for token in TOKENS:
        if state.fate[token] in ("left", "right"):
            lines.append(_line(f"fate:{token}", "board", "fate", token=token, side=state.fate[token]))
        elif state.fate[token] == "aside":
            lines.append(_line(f"fate:{token}", "board", "fate-aside", token=token))
    for side, seat in state.path.items():
        if holder := state.find(seat):
            lines.append(_line(f"path:{side}", "board", "path", side=side, who=named(holder)))
    lying = [row.number for row in state.rows if row.cards]
    lines.append(_line("rows", "board", "rows", count=len(lying), rows=", ".join(map(str, lying))))
    lines.append(
        _line("deck", "board", "deck", full="yes" if state.full else "no", count=state.deck, back=state.discards)
    )
    return lines + stories.of(state).packing(state)


def _figures(state: Destiny) -> list[Line]:
    """Where the figures stand: amid a draft those on positions, the others on the track."""
    if state.step == "characters":
        return []
    lines, standing = [], drafting.drafted(state)
    if waiting := [named(one) for one in state.in_order if one.seat not in standing]:
        lines.append(_line("initiative", "board", "initiative", who=waiting))
    if state.queue:
        lines.append(_line("figures-top", "board", "figures-top", who=[named(state.at(seat)) for seat in state.queue]))
    for row in state.rows:
        if row.seat:
            lines.append(
                _line(f"figure:{row.number}", "board", "figure", row=row.number, who=named(state.at(row.seat)))
            )
    return lines


def _of_player(state: Destiny, one: Player) -> list[Line]:
    group, who = f"seat-{one.seat}", named(one)
    lines = [_line(f"tracks:{one.seat}", group, "tracks", who=who, vp=one.vp, xp=one.xp)]
    if one.gold is not None:
        lines.append(_line(f"gold:{one.seat}", group, "gold", who=who, count=one.gold))
    for mark in ("ready", "used"):
        if places := [str(number) for number, ability in enumerate(one.abilities, 1) if ability == mark]:
            lines.append(_line(f"{mark}:{one.seat}", group, f"abilities-{mark}", who=who, number=", ".join(places)))
    if not state.is_automa(one.seat):
        lines.append(_line(f"hand:{one.seat}", group, "hand", who=who, count=one.hand))
    if not state.full:
        return [*lines, _line(f"timeline:{one.seat}", group, "timeline-by-hand", who=who)]
    lines.append(_line(f"timeline:{one.seat}", group, "timeline", who=who, count=len(one.timeline)))
    for at, laid in enumerate(one.timeline):
        if gone := [laid.symbols[place] for place in laid.covered]:
            facts = {"who": who, "number": at + 1, "symbols": symbols.told(gone)}
            lines.append(_line(f"covered:{one.seat}:{at}", group, "covered", **facts))
    for symbol in SYMBOLS:
        if one.pool[symbol]:
            facts = {"who": who, "symbols": symbols.told([symbol] * one.pool[symbol])}
            lines.append(_line(f"pool:{one.seat}:{symbol}", group, "pool", **facts))
    for number, special in enumerate(one.specials):
        what = "special-on-board" if special.on_board else "special"
        lines.append(_line(f"special:{one.seat}:{number}", group, what, who=who, symbol=special.symbol))
    return lines


def _line(id: str, group: str, what: str, **facts: Any) -> Line:
    return Line(id, group, say(f"pack-{what}", **facts), rule="WP-SAVE-01")
