"""Samples: played by the rules, put on the shelf whole, and only once while nobody has touched them."""

from __future__ import annotations

import pytest

from companion.core.words import LANGUAGES
from companion.games import games
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store.samples import NoSample, lay_sample

STANDING = {f"{way}-{what}" for way in ("pack", "lay") for what in ("standee", "figure", "toad")} | {
    "tell-place-standee",
    "tell-take-board",
}  # lines that say where somebody stands
WITH_SAMPLE = sorted({*(game.id for game in games() if game.sample), "orchard"})


@pytest.fixture(autouse=True)
def shelf(store, tmp_path):
    """A sample may read a book that comes with the app."""
    store.library = Journals(shipped("journal"), tmp_path / "own")


@pytest.mark.parametrize("game", WITH_SAMPLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sample_keeps_to_the_rules_and_is_half_way_through(store, game, language):
    record = lay_sample(store, game, language)
    log = store.log(record.id)
    assert record.revision > 50 and len(log) == record.revision + 1
    assert not any(entry.rulings for entry in log)
    assert record.state.evening.session >= 3 and not record.state.evening.away
    assert record.state.checklist is None and not record.state.closed
    assert len({entry.at[:10] for entry in log}) >= 3  # its evenings lie apart


def test_an_untouched_sample_is_shown_again_and_a_changed_one_is_left(store):
    first = lay_sample(store, "tainted_grail", "cs")
    assert lay_sample(store, "tainted_grail", "cs").id == first.id
    assert lay_sample(store, "tainted_grail", "en").id != first.id
    store.move(first.id, first.revision, "note", {"text": "Byli jsme tu."})
    again = lay_sample(store, "tainted_grail", "cs")
    assert again.id != first.id
    assert store.get(first.id).revision == first.revision + 1
    assert len(store.all()) == 3


def test_a_sample_can_be_undone_to_its_beginning(store):
    record = lay_sample(store, "tainted_grail", "cs")
    beginning = store.at(record.id, 0)
    assert store.undo(record.id, record.revision, 0).record.plain == beginning.plain


def test_a_game_without_a_sample_says_so(store):
    with pytest.raises(NoSample):
        lay_sample(store, "toy", "cs")
    assert store.all() == []


@pytest.mark.parametrize("game", ["talisman", "witcher_old_world"])
def test_what_a_sample_has_the_hands_set_up_and_lay_is_where_its_table_says(store, game):
    id = lay_sample(store, game, "en").id
    seen = set()
    for revision in range(store.get(id).revision + 1):
        plain = store.at(id, revision).plain
        lines = (plain["checklist"] or {"lines": []})["lines"]
        stand = {one.get("id") or one["school"]: one for one in plain.get("characters") or plain["witchers"]}
        for told in (line["told"] for line in lines):
            key, args = told["key"], told.get("args", {})
            if key in STANDING:
                one = stand[args["who"]]
                assert args.get("space", args.get("place")) == one.get("space", one.get("location")), told
            elif "monster" in args and "place" in args:
                slot = plain["slots"][args["terrain"]]
                assert (slot["location"], slot["monster"]) == (args["place"], args["monster"]), told
            seen |= {key} & STANDING
    assert len(seen) >= 3  # set up, put away, laid again
