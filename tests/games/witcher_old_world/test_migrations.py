"""Saves of an older schema: what their tables read otherwise, and where their tokens lie, stays as it was."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME

LESHEN = {"kind": "monster", "of": "leshen"}
CAT = {"kind": "witcher", "of": "cat"}


def old(otherwise, slain, trophies):
    return {"schema": 1, "otherwise": otherwise, "slain": slain, "witchers": [{"trophies": trophies}, {}]}


@pytest.mark.parametrize(
    ("otherwise", "slain", "now", "known"),
    [
        ([], ["leshen"], ["WO-NEW-05"], ["leshen"]),
        (["WO-NEW-05", "WO-QST-14"], [], ["WO-QST-14"], ["leshen"]),
        (["WO-SOL-08"], ["leshen"], ["WO-NEW-05"], ["leshen"]),
    ],
)
def test_a_table_of_the_first_schema_goes_on_as_its_tokens_lie(otherwise, slain, now, known):
    plain = GAME.migrated(old(otherwise, slain, [CAT, LESHEN]))
    assert (plain["schema"], plain["otherwise"], plain["slain"]) == (GAME.schema, now, known)
