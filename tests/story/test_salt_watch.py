"""The Salt Watch as a piece of writing: what its README promises is measured here, so that it stays so."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.walking import Walker

FOLDER = shipped("journal") / "tainted-grail" / "the-salt-watch"
NUMBERS = {
    "en": r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen"
    r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundred|thousand",
    "cs": r"jeden|jedna|jedno|dva|dvě|dvou|dvěma|tři|třech|třemi|čtyři|čtyř\w*|pět|šest|sedm|osm|devět|deset"
    r"|\w+náct\w*|\w*(?:dva|tři|čtyři)cet\w*|\w+desát\w*|sto|set|tisíc",
}
PEOPLE = "Wenna|Jory|Merryn|Ennor|Vane|Tobb|Hedra|Pask|Annis|Derwa|Petrok|Keren|Talan|Tamsin|Senara|Hocken"
ROADS = {  # each begins with something that a first reading hardly does
    "with-the-reeve.md": "can-you-write lad-with-a-file sounding-the-row windfalls fair-copy reeves-ebb lamp-bearer",
    "in-the-row.md": "shoulder-to-shoulder slow-answer the-newest green-withies under-matins founders-pew",
}


class Even(Walker):
    """A walker without a liking for what it has seen least."""

    def _choice(self, open_, random):
        return open_[int(random() * len(open_))]


@pytest.fixture(scope="module")
def telling():
    return read_folder("tainted-grail/the-salt-watch", FOLDER).teller


@pytest.fixture(scope="module")
def readings(telling):
    """What was chosen in each of many readings in which every open way is as likely as any other, and how it ended."""
    walker = Even(telling, "remembered")
    found = []
    for number in range(1600):
        before = walker.endings.copy()
        path = walker.run(number)
        found += [(frozenset(path), ending) for ending in walker.endings - before]
    return found


def all_words(passage, language):
    """Its words with every half of every case in them."""
    return re.sub(r"\{[\w-]+: ?|[{}|]", " ", passage.words[language].text)


def first_words(passage, language):
    """Its words as a table hears them for which the first half of each case is read."""
    return re.sub(r"\{[\w-]+: ?([^|{}]*)(?:\|[^{}]*)?\}", r"\1", passage.words[language].text)


def test_choices_lead_where_their_siblings_do_not(telling):
    passages = telling.book.passages.values()
    leads = [[choice.target for choice in passage.choices] for passage in passages if len(passage.choices) > 1]
    same = sum(len(targets) for targets in leads if len(set(targets)) == 1)
    assert same <= 0.3 * sum(map(len, leads))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_counting_is_wennas_and_nobody_elses_habit(telling, language):
    words = " ".join(all_words(passage, language) for passage in telling.book.passages.values()).lower()
    numbers = re.findall(rf"\b(?:{NUMBERS[language]})\b", words)
    assert len(numbers) <= 0.012 * len(words.split()), Counter(numbers).most_common(20)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_passages_seldom_close_on_a_dry_line(telling, language):
    dry = []
    for passage in telling.book.passages.values():
        paragraphs = first_words(passage, language).split("\n\n")
        aloud = [one for one in paragraphs if one.strip() and not one.startswith((">", "* * *"))]
        sentences = [one for one in re.split(r"(?<=[.!?])[”“]?\s+", aloud[-1].strip()) if re.search(r"\w", one)]
        if len(sentences[-1].split()) <= 7:
            dry.append(passage.id)
    assert len(dry) <= 0.25 * len(telling.book.passages), dry


def test_no_passage_is_a_row_of_pearls_or_a_crowd(telling):
    for passage in telling.book.passages.values():
        for language in ("cs", "en"):
            assert len(re.findall(r"\{[\w-]+:", passage.words[language].text)) <= 6, passage.id
        assert len(set(re.findall(rf"\b(?:{PEOPLE})", all_words(passage, "en")))) <= 5, passage.id


def test_two_roads_of_six_passages_leave_the_common_one(telling, readings):
    for file, ids in ROADS.items():
        road = ids.split()
        for here, there in zip(road[:-1], road[1:], strict=True):
            assert there in {choice.target for choice in telling.book.passages[here].choices}
        assert {telling.book.passages[id].file for id in road} == {file}
        for id in road:
            read = sum(any(key.startswith(f"{id}.") for key in chosen) for chosen, _ in readings)
            assert 0 < read < len(readings) / 3, id


@pytest.mark.parametrize(
    ("deed", "instead", "ending", "by"),
    [
        ("burrow.dig", "burrow.fill", "the-row-goes", 0.12),  # act one
        ("vigil.shore", "vigil.palm", "the-row-stays", 0.15),
        ("the-weight.back", "the-weight.hide", "the-row-stays", 0.15),  # act two
        ("fair-copy.fair", "fair-copy.burn", "salt-road", 0.15),
    ],
)
def test_what_was_done_early_is_remembered_at_the_end(readings, deed, instead, ending, by):
    def share(key):
        ends = Counter(end for chosen, end in readings if key in chosen)
        return ends[ending] / ends.total()

    assert share(deed) >= share(instead) + by
