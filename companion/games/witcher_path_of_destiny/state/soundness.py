"""What fits its types and still contradicts itself is no table: two figures in a row, an initiative of nobody's.

Each check says what is wrong with its part of a table; "" when it is sound.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..box.names import TOKENS, Fated, Symbol, Token
from .pieces import Row


def of_seats(seats: Sequence[int], players: Sequence[int], initiative: Sequence[int], everybody: Sequence[int]) -> str:
    """Players sit from 1 upwards; the initiative track has everybody once."""
    if not seats or [*seats] != [*range(1, len(seats) + 1)] or [*players] != [*seats]:
        return "players sit in the order of their seats"
    return "" if sorted(initiative) == sorted(everybody) else "everybody stands on the initiative track once"


def of_people(named: Iterable[int], everybody: Collection[int]) -> str:
    """Who is named anywhere is at the table, or nobody (0)."""
    return "" if {*named} <= {0, *everybody} else "nobody sits there"


def of_characters(characters: Sequence[str | None], step: str) -> str:
    """Each character once; after the choice everybody has one."""
    chosen = [one for one in characters if one]
    if len(set(chosen)) != len(chosen):
        return "a character is played once"
    return "" if step == "characters" or len(chosen) == len(characters) else "everybody has a character"


def of_rows(rows: Sequence[Row], wanted: int, queue: Sequence[int]) -> str:
    """As many rows as players ask for; a figure stands in one place."""
    if [row.number for row in rows] != [*range(1, wanted + 1)]:
        return "so many rows do not lie on the mat"
    standing = [row.seat for row in rows if row.seat] + [*queue]
    return "" if len(set(standing)) == len(standing) else "a figure stands in one place"


def of_symbols(left: Symbol | None, right: Symbol | None) -> str:
    """WP-SYM-02: two different symbols are active, or none is known yet."""
    if (left is None) != (right is None):
        return "two symbols are active"
    return "two different symbols are active" if left is not None and left == right else ""


def of_fate(fate: dict[Token, Fated]) -> str:
    """WP-FATE-01: three fate tokens."""
    return "" if set(fate) == set(TOKENS) else "there are three fate tokens"


def of_choice(choosing: Sequence[int], offered: Sequence[str], step: str) -> str:
    """WP-CHAR-02: boards are offered to somebody, while characters are chosen, and to nobody else."""
    if step != "characters":
        return "characters are chosen before the game" if choosing or offered else ""
    return "" if choosing and offered else "somebody chooses a character"


def of_solo(players: int, rival: int) -> str:
    """WP-COMP-01: alone, the Automa sits at the second seat, and nowhere else."""
    return "" if rival == (2 if players == 1 else 0) else "the Automa is there for a player alone"


def of_step(step: str, symbols: bool, winner: int) -> str:
    """Nobody drafts before the active symbols are known; a game that is over has a winner."""
    if step not in ("characters", "reading") and not symbols:
        return "the active symbols are known before the draft"
    return "a winner is there when the game is over" if step == "over" and not winner else ""
