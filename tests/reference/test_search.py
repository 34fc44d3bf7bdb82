"""The rules reference: found by words without their diacritics, whatever is typed."""

from __future__ import annotations

import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.errors import UnknownGame
from companion.reference.entries import UnknownRule
from companion.reference.search import Reference
from tests.effort import times

REFERENCE = Reference()


def ids(query, language="cs"):
    return [found.id for found in REFERENCE.search("toy", language, query)]


@pytest.mark.parametrize("query", ["vydrz", "VÝDRŽ", "výdrž", "Výdr", "výdrží"])
def test_diacritics_capitals_and_endings_make_no_difference(query):
    assert ids(query) == ["TO-MIL-04", "TO-MIL-03", "TO-MIL-02"]  # the title first, then the shorter text


def test_all_words_have_to_be_there():
    assert ids("kocka voda") == []
    assert ids("kocka mlyn") == ["TO-MIL-03"]


def test_each_language_on_its_own():
    assert ids("wheel", "en") == ["TO-MIL-04"]
    assert ids("wheel", "cs") == []


def test_by_id():
    assert ids("TO-MIL-02")[0] == "TO-MIL-02"
    assert sorted(ids("to-mil-0")) == ["TO-MIL-01", "TO-MIL-02", "TO-MIL-03", "TO-MIL-04"]


@pytest.mark.parametrize("query", ["", " ", '"', "*", "a*", "NEAR(", "OR", "AND NOT", "title:", "x^2", "(((", "\x00"])
def test_nothing_typed_is_an_operator(query):
    assert all(found.startswith("TO-MIL") for found in ids(query))


@settings(max_examples=times(27, 300), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.text(max_size=60))
def test_nothing_typed_is_an_error(query):
    assert all(found.startswith("TO-MIL") for found in ids(query))


def test_an_entry():
    entry = REFERENCE.entry("toy", "en", "to-mil-03")
    assert (entry.id, entry.area_title, entry.title) == ("TO-MIL-03", "The mill", "The cat in the mill")
    with pytest.raises(UnknownRule):
        REFERENCE.entry("toy", "en", "TO-MIL-99")
    with pytest.raises(UnknownGame):
        REFERENCE.entry("chess", "en", "TO-MIL-01")
    with pytest.raises(UnknownGame):
        REFERENCE.search("chess", "en", "x")


def test_all_entries_by_their_areas():
    assert [entry.id for entry in REFERENCE.areas("toy", "cs")["Mlýn"]] == [f"TO-MIL-0{n}" for n in (1, 2, 3, 4)]


def test_many_readers_at_once():
    reference, found = Reference(), []

    def read():
        found.append(len(reference.search("tainted_grail", "cs", "menhir")))

    readers = [threading.Thread(target=read) for _ in range(8)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert found[0] > 5
