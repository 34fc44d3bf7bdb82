"""A save of an older schema in today's shape: what it held is where it belongs now."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.games.talisman import GAME


@pytest.fixture
def old(duo):
    """The plain state of a table as the first schema kept it: a raft due or not, a changed alignment, a bridge."""

    def as_it_was(raft: bool, alignment: str = "neutral", bound: str = "") -> dict:
        duo.owns(1, "sword", "raft")
        plain = {**duo.plain, "schema": 1}
        character = {**plain["characters"][0], "raft": raft, "alignment": alignment}
        del character["due_rafts"], character["alignment_card"]
        turn = {**plain["turn"], "bound": bound}
        return {**plain, "characters": [character, *plain["characters"][1:]], "turn": turn}

    return as_it_was


@pytest.mark.parametrize("due", [True, False])
def test_a_raft_keeps_its_turn(old, due):
    one = engine.state_of(GAME, old(due)).at(1)
    assert len(one.rafts) == 1
    assert one.due_rafts == ([one.rafts[0].id] if due else [])


@pytest.mark.parametrize(("alignment", "card"), [("evil", True), ("neutral", False)])
def test_a_changed_alignment_has_its_card(old, alignment, card):
    assert engine.state_of(GAME, old(False, alignment)).at(1).alignment_card is card


def test_who_was_about_to_cross_the_bridge_chooses_behind_it(old):
    plain = old(False, bound="m13")
    assert "bound" not in GAME.migrated(plain)["turn"]
