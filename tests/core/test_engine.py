"""The engine: one move on one state; differences, and the states that they lead to."""

from __future__ import annotations

import copy
from dataclasses import replace

import msgspec
import pytest

from companion import games
from companion.core import engine
from companion.core.draft import Draft
from companion.core.errors import BadArguments, Objection, UnknownMove
from companion.core.message import say
from companion.core.moves import Moves
from companion.core.secrets import HIDDEN
from companion.core.viewer import Viewer


def mill(**options) -> engine.Plain:
    return engine.set_up(games.game("toy"), "The Old Mill", options, "seed", {}).plain


def made(plain: engine.Plain, name: str, args: dict | None = None, **more) -> engine.Outcome:
    return engine.make(games.game("toy"), plain, name, args or {}, **more)


def test_set_up_is_a_change_from_nothing():
    outcome = engine.set_up(games.game("toy"), "The Old Mill", {"players": 3}, "seed", {})
    assert outcome.plain["name"] == "The Old Mill" and len(outcome.plain["seats"]) == 3
    assert engine.fold([outcome.patch]) == outcome.plain
    assert outcome.args == {"players": 3, "sacks": 6}
    assert outcome.chronicle == [say("wrote-mill-built")]


def test_a_plain_state_is_what_a_save_holds():
    plain = mill()
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    assert plain["water"]["red"] == [0, 1]  # a list, as it comes out of the save, though the state has a tuple


def test_a_move_leaves_what_came_in_and_gives_what_is_to_be_stored():
    before = mill()
    kept = copy.deepcopy(before)
    outcome = made(before, "let_in", {"steps": 2})
    assert before == kept
    assert outcome.plain["water"]["value"] == 5
    assert outcome.patch == [{"op": "replace", "path": "/water/value", "value": 5}]
    assert outcome.args == {"steps": 2}
    assert outcome.tellings == [say("tell-fill-pond", water=5)]
    assert outcome.chronicle == [say("wrote-water-came", steps=2)]


def test_the_arguments_that_were_not_given_are_in_the_facts():
    assert made(mill(), "let_in").args == {"steps": 1}


def test_a_replay_draws_the_same_and_the_table_may_have_drawn():
    before = mill()
    first, again = made(before, "grind", {"who": 1}), made(before, "grind", {"who": 1})
    assert first == again and [drawn.told for drawn in first.drawn] == [False, False]
    told = made(before, "grind", {"who": 1, "drew": "sack 3", "rolled": "6"})
    assert [(drawn.came, drawn.told) for drawn in told.drawn] == [("sack 3", True), ("6", True)]
    assert told.plain["flour"] == 6 and told.plain["chance"] == before["chance"]


def test_an_objection_changes_nothing_until_it_is_overruled():
    dry = made(mill(), "correct", {"path": "/water/value", "value": 0}).plain
    kept = copy.deepcopy(dry)
    with pytest.raises(Objection) as caught:
        made(dry, "grind", {"who": 1})
    assert dry == kept and caught.value.rule == "TO-MIL-02"
    outcome = made(dry, "grind", {"who": 1}, overrule=[caught.value.code])
    assert [ruling.code for ruling in outcome.rulings] == ["pond-is-dry"]
    assert outcome.plain["flour"] > 0


def test_unknown_moves_and_bad_arguments_are_refused():
    with pytest.raises(UnknownMove):
        made(mill(), "fly")
    with pytest.raises(BadArguments) as caught:
        made(mill(), "let_in", {"steps": 10})
    assert caught.value.field == "steps"


def test_a_form_brings_text():
    assert made(mill(), "let_in", {"steps": "2"}, lax=True).plain["water"]["value"] == 5


def test_a_closed_table_takes_no_moves_whatever_is_overruled():
    closed = made(mill(), "close_table").plain
    with pytest.raises(Objection) as caught:
        made(closed, "let_in", overrule=["*"])
    assert (caught.value.code, caught.value.can_overrule) == ("table-is-closed", False)
    assert made(closed, "note", {"text": "It was good."}).plain["closed"]
    assert not made(closed, "reopen_table").plain["closed"]


def test_a_table_in_its_box_wants_to_be_laid_first_unless_the_players_think_otherwise():
    away = made(mill(), "close_box").plain
    with pytest.raises(Objection) as caught:
        made(away, "let_in")
    assert (caught.value.code, caught.value.can_overrule) == ("table-is-away", True)
    assert made(away, "let_in", overrule=["table-is-away"]).plain["evening"]["away"]
    laid = made(made(away, "lay_table").plain, "sit_down").plain
    assert made(laid, "let_in").plain["evening"] == {"session": 2, "away": False}


@pytest.mark.parametrize(
    ("when", "at", "refused"),
    [
        ("in play", "close_box", "table-is-away"),
        ("in play", "close_table", "table-is-closed"),
        ("while laying", "close_box", None),
        ("while laying", "close_table", "table-is-closed"),
        ("always", "close_box", None),
        ("always", "close_table", None),
    ],
)
def test_a_move_says_itself_when_it_may_be_made(when, at, refused):
    game = games.game("toy")
    moves = Moves(game.moves)

    @moves.add(when=when)
    def look_out(draft: Draft) -> None:
        """Look out of the window."""
        draft.tell("tell-dark")

    later, plain = replace(game, moves=moves), made(mill(), at).plain
    if refused is None:
        assert engine.make(later, plain, "look_out", {}).tellings == [say("tell-dark")]
    else:
        with pytest.raises(Objection, match=refused):
            engine.make(later, plain, "look_out", {})


def test_a_move_that_would_break_the_save_fails_before_anything_is_stored(monkeypatch):
    game = games.game("toy")

    def breaks(draft, move):
        draft.state.water.value = 99  # no track is that long; assigned behind the track's back

    monkeypatch.setitem(game.__dict__, "after", breaks)
    with pytest.raises(msgspec.ValidationError):
        made(mill(), "let_in")


def test_all_before_and_after_a_move_is_one_move(monkeypatch):
    game = games.game("toy")
    monkeypatch.setitem(game.__dict__, "before", lambda draft, move: draft.tell("tell-before", move=move.name))
    monkeypatch.setitem(game.__dict__, "after", lambda draft, move: draft.tell("tell-after", move=move.name))
    told = [message.key for message in made(mill(), "let_in").tellings]
    assert told == ["tell-before", "tell-fill-pond", "tell-after"]


def test_a_difference_found_while_laying_is_a_correction():
    """While the table comes out of its box no move needs overruling; the chronicle says that things lay differently."""
    plain = mill()
    for name in ("put_away", "close_box"):
        plain = made(plain, name).plain
    with pytest.raises(Objection, match="table-is-away"):
        made(plain, "let_in")
    told = made(made(plain, "lay_table").plain, "let_in", {"steps": 2})
    assert [message.key for message in told.chronicle] == ["wrote-differed", "wrote-water-came"]
    assert told.state.water.value == 5


def test_a_table_that_trusts_its_players_lets_one_move_for_another():
    assert made(mill(), "grind", {"who": 1}, viewer=Viewer(2)).plain["flour"]


def test_at_a_strict_table_everybody_moves_only_for_themselves():
    strict = made(mill(), "keep_to_seats", {"strict": True}).plain
    for overrule in ((), ("*",)):
        with pytest.raises(Objection) as caught:
            made(strict, "grind", {"who": 1}, viewer=Viewer(2), overrule=overrule)
        assert caught.value.message == say("another-players-move", seat=1) and not caught.value.can_overrule
    assert made(strict, "grind", {"who": 2}, viewer=Viewer(2)).plain["flour"]
    assert made(strict, "let_in", viewer=Viewer(2)).tellings  # the table's own moves are everybody's
    assert made(strict, "grind", {"who": 1}).plain["flour"]  # the tablet in the middle of the table
    trusting = made(strict, "keep_to_seats").plain
    assert made(trusting, "grind", {"who": 1}, viewer=Viewer(2)).plain["flour"]


def test_of_a_secret_draw_everybody_is_told_that_there_was_one():
    draft = Draft(games.game("toy"), engine.state_of(games.game("toy"), mill()))
    card = draft.draw("sacks", draft.state.sacks, secret=True)
    assert card != HIDDEN and [(drawn.what, drawn.came, drawn.told) for drawn in draft.drawn] == [
        ("sacks", HIDDEN, False)
    ]
