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
TEMPTING = {  # easy gold, a shortcut, a proud deed: worth next to nothing, or less
    "city": "04.b 05.b 08.a 09.b 12.a 13.a 18.b 20.a 22.a 25.b 29.a 36.a",
    "wilds": "02.b 05.a 08.b 09.a 15.b 17.a 18.a 27.a 28.a 29.b 30.b 31.b",
}
PLAIN = {  # the dull, decent, laborious thing: worth more than anything else in the deck
    "city": "01.b 06.a 10.a 11.a 14.a 15.b 19.a 21.b 26.b 27.a 32.b 33.b",
    "wilds": "01.a 04.a 06.b 10.b 13.a 19.b 22.b 23.a 32.a 33.a 34.b 35.a",
}
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


@pytest.fixture(scope="module")
def report(opened):
    """Its decks and events, weighed."""
    return weigh(opened.teller)


def test_the_cards_are_weighed_against_each_other(report):
    assert report.missing == []
    for deck in report.decks:
        assert deck.outside == [], deck.kind
        assert len(deck.apart) <= deck.cards // 6, deck.kind
        assert all(max(card.worths.values()) - min(card.worths.values()) <= 2 for card in deck.apart), deck.kind
        assert 1.28 <= deck.mean <= 1.5
    means = [deck.mean for deck in report.decks]
    assert abs(means[0] - means[1]) < 0.5
    for events in report.answers:
        assert events.uncalled == [] and events.least >= 1.5 and events.most <= 4.5


@pytest.mark.parametrize("number", range(2), ids=("city", "wilds"))
def test_one_option_in_six_tempts_and_costs_and_one_in_six_is_plain_and_rich(report, number):
    deck = report.decks[number]
    worth = {one.key: one.worth for one in deck.weighed}
    tempting = {f"{deck.kind}-{one}" for one in TEMPTING[deck.kind].split()}
    plain = {f"{deck.kind}-{one}" for one in PLAIN[deck.kind].split()}
    assert len(tempting) == len(plain) == deck.options // 6
    assert {key for key, one in worth.items() if one <= 0.3} == tempting
    assert deck.least < 0
    for key in tempting:
        assert worth[_sibling(key)] - worth[key] >= 1, key
    for key in plain:
        assert 2 <= worth[key] <= 2.6, key
    assert not tempting & {_sibling(key) for key in plain}  # else the dull one would surely be right


def _sibling(key: str) -> str:
    return key[:-1] + ("b" if key.endswith("a") else "a")


def test_czech_texts_fit_a_witcher_of_any_gender(opened):
    for one in opened.book.passages.values():
        words = one.words["cs"]
        for text in (words.text, *(choice.text for choice in words.choices.values())):
            outside = re.sub(r"„[^“]*“", "", text)  # people may speak to each other as they like
            assert not GENDERED.search(outside), (one.id, GENDERED.search(outside))
