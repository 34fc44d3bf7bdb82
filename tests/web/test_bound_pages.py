"""On the rendered pages of a table that reads in Czech nothing parts at a line's end that must not."""

from __future__ import annotations

import re

import pytest

from companion.core.typography import NO_BREAK

from ..library.test_bound import unbound
from ..volume.campaigns import SALT_WATCH, SaltWatch

CODE = re.compile(r"<(script|style|head|select|textarea)\b.*?</\1>", re.DOTALL)


@pytest.fixture
def reading(visitor):
    """A table in the midst of The Salt Watch."""
    campaign = SaltWatch(visitor.store, "cs")
    campaign.move("open_book", book=SALT_WATCH, language="cs")
    for turn in range(12):
        if campaign.record.state.open_reading.resting:
            campaign.move("read_on")
        else:
            campaign._choose(turn)
    visitor.id = campaign.record.id
    return visitor


@pytest.mark.parametrize("page", ["journal", "chronicle", "volume?evening=1"])
def test_a_page_leaves_nothing_unbound(reading, page):
    words = CODE.sub(" ", reading.look(page).data.decode())
    assert words.count(NO_BREAK) > 10
    assert not [one for line in words.split(">") if (one := unbound(line.partition("<")[0].replace("\n", "  ")))]
