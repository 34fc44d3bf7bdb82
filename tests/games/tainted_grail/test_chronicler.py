"""CHN: the chronicler."""

from __future__ import annotations

import pytest


@pytest.mark.rule("TG-CHN-01")
def test_the_chronicler_is_chosen_changed_and_left_out(table):
    table.move("choose_chronicler", seat=2)
    assert table.state.chronicler == 2
    table.move("choose_chronicler", seat=1)
    assert table.state.chronicler == 1
    table.move("choose_chronicler", seat=0)
    assert table.state.chronicler is None
    assert table.refuses("choose_chronicler", seat=4).field == "seat"


@pytest.mark.rule("TG-CHN-01")
def test_the_role_changes_no_rule(avalon):
    days = []
    for chronicler in (0, 1, 3):
        table = avalon("beor", "ailei", "arev", chronicler=chronicler)
        table.morning()
        table.move("travel", who=["beor"], to=104)
        table.move("explore", who=["ailei", "arev"])
        tellings = list(table.said)
        table.move("end_day", everyone_passes=True)
        table.move("rest")
        table.move("good_night")
        lived = {**table.plain, "chronicler": None, "checklist": None}  # setting up reminds whoever has none yet
        days.append((lived, tellings, table.said))
    assert days[0] == days[1] == days[2]
