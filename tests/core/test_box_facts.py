"""What two installations know of one box, joined: nothing of ours is lost, and twice is as good as once."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.box_facts import BoxKind, Differing, NoFacts, compare, joined, shared

cards = st.dictionaries(
    st.sampled_from("abc"), st.dictionaries(st.sampled_from("xyz"), st.integers(0, 2), max_size=3), max_size=3
)
knowledge = st.dictionaries(st.sampled_from(("wolf", "place")), cards, max_size=2)


def known_after(ours, theirs, believed=()):
    after = {kind: dict(cards) for kind, cards in ours.items()}
    for (kind, key), facts in joined(ours, theirs, believed).items():
        after.setdefault(kind, {})[key] = facts
    return after


@given(knowledge, knowledge)
def test_what_is_known_here_stays_and_theirs_comes_beside_it(ours, theirs):
    after = known_after(ours, theirs)
    for kind, cards in ours.items():
        for key, facts in cards.items():
            assert facts.items() <= after[kind][key].items()
    for kind, cards in theirs.items():
        for key, facts in cards.items():
            assert facts.keys() <= after[kind][key].keys()


@given(knowledge, knowledge)
def test_twice_is_as_good_as_once(ours, theirs):
    quarrels = [one.card for one in compare(ours, theirs).differing]
    for believed in ((), quarrels):
        after = known_after(ours, theirs, believed)
        assert joined(after, theirs, believed) == {}
        assert compare(after, theirs).new == []
    assert compare(known_after(ours, theirs, quarrels), theirs).differing == []


@given(knowledge, knowledge)
def test_the_comparison_counts_every_card_once_or_with_both_words(ours, theirs):
    found = compare(ours, theirs)
    quarrels = {one.card for one in found.differing}
    assert len({*found.new} | quarrels) + found.same == sum(map(len, theirs.values()))
    assert {*joined(ours, theirs)} == {*found.new}
    assert {*joined(ours, theirs, quarrels)} == {*found.new} | quarrels


def test_a_quarrel_names_only_what_differs():
    ours, theirs = {"wolf": {"a": {"x": 1, "y": 2}}}, {"wolf": {"a": {"x": 1, "y": 3, "z": 4}}}
    assert compare(ours, theirs).differing == [Differing(("wolf", "a"), {"y": 2}, {"y": 3})]
    assert joined(ours, theirs) == {("wolf", "a"): {"x": 1, "y": 2, "z": 4}}
    assert joined(ours, theirs, [("wolf", "a")]) == {("wolf", "a"): {"x": 1, "y": 3, "z": 4}}


class Wolf(msgspec.Struct):
    """A card for the test."""

    id: str
    teeth: int = 0


def test_only_sound_facts_of_the_box_are_sent():
    kinds = {"wolf": BoxKind(Wolf, named="id")}
    known = {"wolf": {"b": {"teeth": 1}, "a": {}, "c": {"teeth": "many"}}, "ending": {"won": {}}}
    assert shared(kinds, known) == {"wolf": {"a": {}, "b": {"teeth": 1}}}
    for wrong in ({"teeth": "many"}, {"tail": 1}):
        with pytest.raises(NoFacts):
            kinds["wolf"].check("a", wrong)
