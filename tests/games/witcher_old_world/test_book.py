"""The shipped deck of tales: whole, reachable to its last option, balanced, and free of what nobody says aloud."""

from __future__ import annotations

import re

import pytest

from companion.games.witcher_old_world.box.names import CITY, EVENTS, WILDS
from companion.games.witcher_old_world.play.tales import BOOK
from companion.story.balance import weigh
from companion.story.walking import walk

from .conftest import books

SIZES = {"city": CITY, "wilds": WILDS, "event": EVENTS}
GENDERED = re.compile(r"\b(?:\w+[laiy]|\w+l) (?:jsi|ses|sis)\b|\b(?:jsi|ses|sis) \w+(?:la|l)\b")


@pytest.fixture(scope="module")
def opened():
    """The book as it was read."""
    return books().opened(BOOK)


def test_nothing_is_wrong_with_it(opened):
    assert opened.diagnostics == []


@pytest.mark.parametrize("kind", SIZES)
def test_each_number_is_there_once(opened, kind):
    numbers = [entry.key for one in opened.book.passages.values() for entry in one.entries if entry.kind == kind]
    assert sorted(map(int, numbers)) == list(range(1, SIZES[kind] + 1))


@pytest.mark.parametrize("kind", ("city", "wilds"))
def test_each_card_has_two_options_that_nobody_hides_and_their_results_rest(opened, kind):
    for passage in opened.book.entered_by(kind):
        assert [choice.id for choice in passage.choices] == ["a", "b"], passage.id
        assert not any(choice.needs for choice in passage.choices), passage.id
        assert not passage.when, passage.id


def test_a_walk_reaches_every_tale_option_quest_and_event(opened):
    walked = walk(opened.teller, 600, "spring")
    assert (walked.missed_passages, walked.missed_choices, walked.stuck) == ([], [], [])


def test_events_are_of_the_four_kinds_and_every_one_is_called(opened):
    events = {int(one.entries[0].key): one for one in opened.book.entered_by("event")}
    kept = [one for one in events.values() if any(effect.name == "keep" for effect in one.does)]
    fights = [one for one in events.values() if any(effect.name == "encounter" for effect in one.does)]
    tests = [one for one in events.values() if any(choice.die for choice in one.choices)]
    assert {str(one.does[0].args[0]) for one in kept} >= {"equipment", "companion"}
    assert min(map(len, (kept, fights, tests))) >= 6
    for one in kept:
        assert all("> §" in words.text for words in one.words.values()), one.id
    called = {
        int(effect.args[1])
        for one in opened.book.passages.values()
        for effect in (*one.does, *(effect for choice in one.choices for effect in choice.effects))
        if effect.name == "quest"
    }
    linked = {choice.target for one in opened.book.passages.values() for choice in one.choices}
    assert all(number in called or one.id in linked for number, one in events.items())


def test_the_cards_are_weighed_against_each_other(opened):
    report = weigh(opened.teller)
    assert report.missing == []
    for deck in report.decks:
        assert (deck.apart, deck.outside) == ([], []), deck.kind
        assert 0.8 <= deck.mean <= 1.8
    means = [deck.mean for deck in report.decks]
    assert abs(means[0] - means[1]) < 0.5
    for events in report.answers:
        assert events.uncalled == [] and events.least >= 1.5 and events.most <= 4.5


def test_czech_texts_fit_a_witcher_of_any_gender(opened):
    for one in opened.book.passages.values():
        words = one.words["cs"]
        for text in (words.text, *(choice.text for choice in words.choices.values())):
            outside = re.sub(r"„[^“]*“", "", text)  # people may speak to each other as they like
            assert not GENDERED.search(outside), (one.id, GENDERED.search(outside))
