"""What a state or a book may lack is asked for in one place, which says so instead of going on with nothing."""

from __future__ import annotations

from typing import get_args

import pytest

from companion.core.chance import Chance
from companion.games.tainted_grail.books.vocabulary import VOCABULARY
from companion.games.tainted_grail.box.names import COUNTED, HEROES, RESOURCES, TRACKS, TrackName, counted, hero_id
from companion.games.tainted_grail.play.procedures import at_step
from companion.games.tainted_grail.state.table import Avalon
from companion.games.tainted_grail.state.under_way import UnderWay


def test_an_encounter_without_a_kept_fight_has_none_to_give():
    with pytest.raises(LookupError):
        _ = UnderWay(kind="encounter", who=["beor"]).fought


def test_a_table_that_was_never_set_up_stands_on_no_step():
    with pytest.raises(LookupError):
        at_step(Avalon(name="t", seats=[], chance=Chance("s"), heroes={}))


def test_a_book_names_only_what_boards_count_and_characters_that_there_are():
    assert [counted(what) for what in VOCABULARY.payable] == [*COUNTED]
    assert [hero_id(who) for who in HEROES] == [*HEROES]
    with pytest.raises(KeyError):
        counted("courage")
    with pytest.raises(KeyError):
        hero_id("nobody")


def test_what_is_no_track_is_a_resource():
    assert get_args(TrackName) == TRACKS
    assert (*TRACKS, *RESOURCES) == COUNTED
