"""The die: rolled by the app, or told by the table. TA-COMP-10, TA-COMP-11."""

from __future__ import annotations

from ....core.die import numbered
from ....core.draft import Draft
from ..box.names import Face
from ..state.table import Realm

DIE = numbered("d6", 6)


def roll_die(draft: Draft[Realm], rolled: Face | None, field: str = "rolled") -> int:
    """One die."""
    return draft.roll_number(DIE, rolled, field)


def roll_dice(draft: Draft[Realm], count: int, rolled: list[Face] | None, field: str = "rolled") -> list[int]:
    """Several dice, one by one; refused when the table tells another number of them."""
    if rolled is not None and len(rolled) != count:
        draft.refuse(field, "so-many-dice", count=count)
    return draft.roll_numbers(DIE, count, rolled, field)


def roll_sum(draft: Draft[Realm], count: int, rolled: list[Face] | None, field: str = "rolled") -> int:
    """TA-COMP-11: several dice, added together."""
    return sum(roll_dice(draft, count, rolled, field))
