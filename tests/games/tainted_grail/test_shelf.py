"""The shelf: one sentence of a table, and the picture of the same moment; while it is being set up, that it is."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.spine import spine_of
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.evening import voice
from companion.games.tainted_grail.state.under_way import UnderWay
from companion.web.wording import Voice


def _shelved(state):
    """The sentence's key and the picture beside it."""
    key = voice.sentence(state).key
    return key, GAME.scenes.get(key, GAME.scene)


def test_the_picture_is_the_moment_of_the_sentence(table):
    table.move("leave_list")
    assert _shelved(table.state) == ("shelf-calm", "tainted_grail")
    with table.arranged() as state:
        state.menhirs[0].dial = 2
    assert _shelved(table.state)[1] == "tainted_grail_low"
    with table.arranged() as state:
        state.menhirs.clear()
    assert _shelved(table.state) == ("shelf-no-menhir", "tainted_grail_dark")
    who = next(iter(table.state.heroes))
    fight, parley = ("shelf-fight", "tainted_grail_fight"), ("shelf-parley", "tainted_grail_parley")
    for colour, shown in (("green", fight), ("blue", parley)):
        with table.arranged() as state:
            state.under_way = [UnderWay(kind="encounter", who=[who], colour=colour)]
        assert _shelved(table.state) == shown
    with table.arranged() as state:
        state.heroes[who].dying = True
    assert _shelved(table.state) == ("shelf-dying", "tainted_grail_grave")


SETTING_UP = [("cs", "Stůl se teprve připravuje."), ("en", "The table is being set up.")]


@pytest.mark.parametrize(("language", "said"), SETTING_UP)
def test_a_table_that_is_being_set_up_says_so(language, said):
    plain = engine.set_up(GAME, "Kruh", {"characters": [{"id": "beor"}]}, "1", {}).plain
    spine = spine_of(GAME, engine.state_of(GAME, plain))
    assert Voice(language, GAME).told_by(spine).replace("\u00a0", " ") == said
    plain = engine.make(GAME, plain, "leave_list", {}).plain
    calm = Voice(language, GAME).told_by(spine_of(GAME, engine.state_of(GAME, plain)))
    assert {"cs": "vydrží ještě osm rán", "en": "eight more mornings"}[language] in calm.replace("\u00a0", " ")
