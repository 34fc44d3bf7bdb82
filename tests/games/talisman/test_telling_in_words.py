"""Enemies and strangers are told as a person would tell of them, in both languages."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.message import say
from companion.games.talisman import GAME
from companion.games.talisman.box import board
from companion.web.wording import Voice

PLAINS = next(space for space in board.spaces() if board.space(space).name == "plains")


@pytest.fixture(scope="module")
def table():
    return engine.set_up(GAME, "Závod", GAME.sample("cs").options, "1", {}).state


def told(table, language, *message, **facts):
    return Voice(language, GAME, table).spoken(say(*message, **facts)).replace("\u00a0", " ")


def test_an_enemy_is_no_form_that_was_filled_in(table):
    lay = {"card": "vlk", "kind": "animal", "space": PLAINS, "who": "thief"}
    assert told(table, "cs", "wrote-drew", **lay) == "Něco číhalo na Pláních: vlk."
    beat = {"who": "thief", "foes": ["vlk", "medvěd"], "score": 9, "theirs": 7}
    assert told(table, "cs", "wrote-beat", **beat).endswith("vlk a medvěd proti Zloději, 7 ku 9, a Zloděj zvítězil.")
    lost = {"who": "prophetess", "foes": ["vlk"], "score": 3, "theirs": 7}
    assert told(table, "cs", "wrote-lost", **lost).endswith("vlk proti Věštkyni, 7 ku 3, a Věštkyně podlehla.")
    assert told(table, "en", "wrote-beat", **{**beat, "foes": ["wolf"]}) == "The Thief beat the wolf, 9 to 7."
    assert (
        told(table, "en", "wrote-beat", who="thief", foes=[""], score=9, theirs=7) == "The Thief won the fight, 9 to 7."
    )


def test_a_stranger_is_met_without_being_declined(table):
    met = {"card": "poustevník", "kind": "stranger", "who": "sorceress"}
    assert told(table, "cs", "wrote-met", **met).endswith("poustevník a Čarodějka se dali do řeči.")
