"""Enemies and strangers are told as a person would tell of them, in both languages."""

from __future__ import annotations

import pytest

from companion.core import engine
from companion.core.message import say
from companion.games.talisman import GAME
from companion.games.talisman.box import board, forms
from companion.games.talisman.box.names import FOES
from companion.games.talisman.box.printed import known_cards
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
    beat = {"who": "thief", "foes": ["wolf", "bear"], "score": 9, "theirs": 7}
    assert told(table, "cs", "wrote-beat", **beat) == "Zloděj přemohl vlka a medvěda, 9 ku 7."
    lost = {"who": "prophetess", "foes": ["ogre"], "score": 3, "theirs": 7}
    assert told(table, "cs", "wrote-lost", **lost) == "Věštkyně podlehla zlobrovi, 3 ku 7."
    own = told(table, "cs", "wrote-lost", **{**lost, "foes": ["jezinka"]})  # a name of the table's own stays as it is
    assert own == "Věštkyně podlehla v boji, 3 ku 7. Na druhé straně: jezinka."
    assert told(table, "en", "wrote-beat", **{**beat, "foes": ["wolf"]}) == "The Thief beat the wolf, 9 to 7."
    assert (
        told(table, "en", "wrote-beat", who="thief", foes=[""], score=9, theirs=7) == "The Thief won the fight, 9 to 7."
    )


def test_a_stranger_is_met_without_being_declined(table):
    met = {"card": "poustevník", "kind": "stranger", "who": "sorceress"}
    assert told(table, "cs", "wrote-met", **met).endswith("poustevník a Čarodějka se dali do řeči.")


@pytest.mark.parametrize(
    ("foes", "czech", "english"),
    [
        (["wolf"], "Postavit se vlkovi", "Face the wolf"),
        ([""], "Postavit se nepříteli", "Face the enemy"),
        (["jezinka"], "Postavit se nepříteli", "Face the jezinka"),
        (["wolf", "ogre"], "Postavit se nepřátelům", "Face the enemies"),
    ],
)
def test_the_step_into_a_fight_calls_one_enemy_by_its_name(table, foes, czech, english):
    assert told(table, "cs", "step-face-enemies", foes=foes) == czech
    assert told(table, "en", "step-face-enemies", foes=foes) == english


def test_every_creature_of_the_box_has_its_czech_cases():
    creatures = {name for name, printed in known_cards({}).items() if printed.kind in FOES}
    assert creatures <= set(forms.FOES)
