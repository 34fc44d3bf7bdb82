"""The Fire by the Road as an evening hears it: how late it repeats itself, and habits of style that it gave up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median

import pytest

from companion.games.talisman.books.imagined import CHARACTERS, Imagined
from companion.games.talisman.box import board
from companion.games.talisman.box.printed import sheets
from companion.house import shipped
from companion.library.shelf import Journals
from companion.story.book import Book, Passage
from companion.story.reading import Reading, begin
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene, Teller

LANGUAGES = ("cs", "en")
OUTER = [space.name for id, space in board.spaces().items() if id.startswith("o")]
EVENINGS = 12
CASE = re.compile(r"\{[\w-]+: ?([^{}]*)\}")
LAST = re.compile(r"[^.!?…]+[.!?…]+[”“’)*]*$")
NUMBERS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen"
    r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|hundreds?|thousands?|millions?|dozens?|scores?"
    r"|first|second|third|fourth|fifth|twice|thrice|half",
    "cs": r"dva|dvě|dvou|dvěma|oba|obě|obou|tři|tří|třem|třemi|čtyři|čtyř|čtyřech|čtyřmi|pět|pěti|šest|šesti|sedm|sedmi"
    r"|osm|osmi|devět|devíti|deset|deseti|jedenáct|dvanáct|\w+náct\w*|\w+cet(?:i|krát)?|\w+desát\w*|sto|stem|sta|stě|set"
    r"|tisíc\w*|milion\w*|prvn\w+|druh(?:á|ý|é|ého|ému|ou)|třetí\w*|čtvrt\w*|pátý|dvakrát|třikrát|půl",
}
NOBODY = {
    "en": r"(?:some|no|any|every)(?:body|one|thing)|no one",
    "cs": r"někdo|někoho|někomu|někým|něco|něčeho|nikdo|nikoho|nikomu|nikým|kdosi|kohosi|komusi|cosi|všichni",
}
HANDS = {
    "en": r"hands?|palms?",
    "cs": r"ruk\w{1,3}|ruce|rukou|dlaň|dlan[ěií]\w{0,2}|dlaně",
}
BOX = sheets({})


@pytest.fixture(scope="module")
def teller(tmp_path_factory) -> Teller:
    return Journals(shipped("journal"), tmp_path_factory.mktemp("own")).teller("talisman/the-fire-by-the-road")


def tales(book: Book) -> list[Passage]:
    return [passage for passage in book.passages.values() if any(entry.kind != "start" for entry in passage.entries)]


def halves(text: str) -> list[str]:
    """The words as often as a case tells them apart: with the first half of every case, with the second, and so on."""
    most = max((case.count("|") + 1 for case in CASE.findall(text)), default=1)

    def told(which: int) -> str:
        return CASE.sub(lambda case: (cut := case[1].split("|"))[min(which, len(cut) - 1)], text)

    return [told(which) for which in range(most)]


@cache
def everything(teller: Teller, language: str) -> str:
    return "\n".join(re.sub(r"[{}|]", " ", p.words[language].text).lower() for p in tales(teller.book))


def per_thousand(pattern: dict[str, str], teller: Teller, language: str) -> float:
    words = everything(teller, language)
    return 1000 * len(re.findall(rf"\b(?:{pattern[language]})\b", words)) / len(words.split())


class OuterLand(Imagined):
    """Three travellers who go round the outer land by the die and do nothing that a tale could ask for."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.lot = chance.random()

    def _draw_somebody(self) -> None:
        self.facts = {name: False for name in ("toad", "talisman", "crown_reached", "good", "neutral", "evil")}
        self.facts |= {"strength": 4, "craft": 4, "lives": 4, "gold": 1, "trophies": 0, "followers": 0, "objects": 1}
        self.facts |= {"spells": 0, "players": 3, "turn": 1, "deaths": 0, "duels": 0, "alone": True}

    def ranks(self, passage: Passage, recent: int) -> tuple[int, bool, float]:
        return (recent, not passage.when, Random(f"{self.lot}/{passage.id}").random())


def evening(teller: Teller, seed: int, turns: int = 20) -> Iterator[tuple[str, ...]]:
    """Every arrival of three players, each read: its words in either language."""
    chance = Random(seed)
    reading = begin(teller.book, [])
    world = OuterLand(chance, teller.book, reading)
    scene = Scene(reading, world)
    teller.arrive(scene, "the-fire")
    seats = [[chance.randrange(len(OUTER)), who] for who in chance.sample(CHARACTERS, 3)]
    for _ in range(turns):
        for seat in seats:
            seat[0] = (seat[0] + chance.choice((-1, 1)) * chance.randint(1, 6)) % len(OUTER)
            world.who = seat[1]
            world.facts |= {one: BOX[seat[1]].alignment == one for one in ("good", "neutral", "evil")}
            waiting = teller.book.entered_by("space", OUTER[seat[0]])
            told = teller.arrive(scene, teller.fittest(scene, [p for p in waiting if teller.ready(scene, p)]).id)
            assert told is not None
            yield tuple(SpokenPassage(teller, scene, told, language).text for language in LANGUAGES)


def test_an_evening_hears_many_arrivals_before_anything_comes_again_word_for_word(teller):
    runs = []
    for seed in range(EVENINGS):
        for told in zip(*evening(teller, seed), strict=True):
            runs.append([words in told[:at] for at, words in enumerate(told)])
    assert median(run.index(True) if True in run else len(run) for run in runs) >= 35
    assert sum(map(sum, runs)) / sum(map(len, runs)) < 0.1


def test_the_land_that_is_walked_most_has_the_most_to_tell(teller):
    waiting = {space: 0 for space in OUTER}
    for passage in tales(teller.book):
        for entry in passage.entries:
            if entry.kind == "space" and entry.key in waiting:
                waiting[entry.key] += 1
    assert len(tales(teller.book)) >= 260
    assert all(waiting[space] >= 14 for space in ("fields", "plains", "hills", "woods")), waiting
    assert all(count >= 5 for count in waiting.values()), waiting


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tale_has_the_length_of_one(teller, language):
    for passage in tales(teller.book):
        for told in halves(passage.words[language].text):
            assert 50 <= len(told.split()) <= 165, (passage.id, len(told.split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_does_not_count_everything(teller, language):
    assert per_thousand(NUMBERS, teller, language) < 10


@pytest.mark.parametrize(("language", "most"), [("en", 7.3), ("cs", 9)])
def test_those_it_tells_of_are_mostly_somebody(teller, language, most):
    assert per_thousand(NOBODY, teller, language) < most


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_looks_at_more_than_hands(teller, language):
    assert per_thousand(HANDS, teller, language) < 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_tales_end_on_a_dry_short_line(teller, language):
    ends = [told for passage in tales(teller.book) for told in halves(passage.words[language].text)]
    short = [end for end in ends if (last := LAST.search(end.strip())) and len(last[0].split()) <= 7]
    assert len(short) / len(ends) < 0.2


@pytest.mark.parametrize(("language", "fire"), [("en", "the fire"), ("cs", "ohni")])
def test_not_every_way_on_is_the_fire(teller, language, fire):
    exits = [choice.text for p in tales(teller.book) for choice in p.words[language].choices.values()]
    assert sum(fire in text for text in exits) / len(exits) <= 0.2
