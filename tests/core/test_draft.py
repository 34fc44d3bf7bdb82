"""Drafts: what a move says, what is drawn, and what stands in its way."""

from __future__ import annotations

import pytest

from companion import games
from companion.core import engine
from companion.core.chance import Chance
from companion.core.deck import Deck
from companion.core.die import numbered
from companion.core.draft import Draft, Drawn, Ruling
from companion.core.errors import BadArguments, Objection
from companion.core.message import say

DIE = numbered("d6", 6)


def draft(*overrule: str) -> Draft:
    toy = games.game("toy")
    return Draft(toy, engine.set_up(toy, "m", {}, "s", {}).state, frozenset(overrule))


def test_tellings_and_chronicle_are_two_things():
    work = draft()
    work.tell("tell-fill-pond", water=2)
    work.write("wrote-mill-built", key="any name will do", self=1)
    assert work.tellings == [say("tell-fill-pond", water=2)]
    assert work.chronicle == [say("wrote-mill-built", key="any name will do", self=1)]


def test_an_objection_stops_the_move():
    with pytest.raises(Objection) as caught:
        draft().object("TO-MIL-02", "pond-is-dry", water=0)
    assert (caught.value.code, caught.value.rule, caught.value.can_overrule) == ("pond-is-dry", "TO-MIL-02", True)
    assert caught.value.message == say("pond-is-dry", water=0)


@pytest.mark.parametrize("code", ["pond-is-dry", "*"])
def test_an_overruled_objection_is_a_ruling(code):
    work = draft(code)
    work.object("TO-MIL-02", "pond-is-dry")
    assert work.rulings == [Ruling("pond-is-dry", "TO-MIL-02", say("pond-is-dry"))]


def test_overruling_one_objection_does_not_overrule_another():
    with pytest.raises(Objection):
        draft("pond-is-dry").object("TO-MIL-02", "no-sack")


@pytest.mark.parametrize("code", ["table-is-closed", "*"])
def test_what_would_break_the_save_cannot_be_overruled(code):
    work = draft(code)
    with pytest.raises(Objection) as caught:
        work.object("", "table-is-closed", can_overrule=False)
    assert not caught.value.can_overrule and work.rulings == []


def test_a_refused_argument_names_its_field():
    with pytest.raises(BadArguments) as caught:
        draft().refuse("line", "no-such-line", line="x")
    assert caught.value.field == "line"
    assert caught.value.message == say("no-such-line", field="line", line="x")


def test_rolls_are_noted_with_who_rolled():
    work = draft()
    mine = work.roll(DIE)
    assert work.roll(DIE, "4") == "4"
    assert work.drawn == [Drawn("d6", mine, False), Drawn("d6", "4", True)]
    assert work.state.chance == Chance("s", used=1)


def test_a_face_that_is_not_there_is_a_bad_argument():
    work = draft()
    with pytest.raises(BadArguments) as caught:
        work.roll(DIE, "9" * 100, field="dice")
    assert caught.value.field == "dice"
    assert caught.value.message == say("no-such-face", field="dice", face="9" * 40)
    assert work.drawn == []


def test_draws_are_noted_with_who_drew():
    work, deck = draft(), Deck(top=["a"], shuffled=["b"])
    assert work.draw("sacks", deck) == "a"
    assert work.draw("sacks", deck, "b") == "b"
    assert work.drawn == [Drawn("sacks", "a", False), Drawn("sacks", "b", True)]


@pytest.mark.parametrize(("deck", "drew", "key"), [
    (Deck(), None, "deck-empty"),
    (Deck(), "a", "deck-empty"),
    (Deck(shuffled=["b"]), "a", "not-in-deck"),
])  # fmt: skip
def test_a_draw_that_cannot_be_is_a_bad_argument(deck, drew, key):
    with pytest.raises(BadArguments) as caught:
        draft().draw("sacks", deck, drew)
    assert (caught.value.field, caught.value.message.key) == ("drew", key)


def test_dice_of_numbers_are_told_or_rolled_and_each_is_noted():
    work = draft()
    assert work.roll_numbers(DIE, 2, [6, 1]) == [6, 1] and work.roll_number(DIE, 3) == 3
    assert all(1 <= face <= 6 for face in work.roll_numbers(DIE, 3, None))
    assert [one.told for one in work.drawn] == [True] * 3 + [False] * 3
