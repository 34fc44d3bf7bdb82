"""A told day reads as prose: nobody is named twice running, numbers are words, and a card without a name has some."""

from __future__ import annotations

import random
import re

import pytest

from companion.core import engine
from companion.core.message import say
from companion.core.tale import tale
from companion.core.words import LANGUAGES
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box.names import COLOURS
from companion.games.tainted_grail.evening.sample import sample
from companion.web.wording import Voice

HEROES = ["ailei", "beor", "cerv"]
PARTIES = [HEROES, ["ailei", "beor"], ["cerv"], ["beor"]]
ALIKE = 0.01  # of all neighbours may begin alike: a passage that was read twice, two quests in a morning


def _spoken(rows, voice):
    """Each paragraph's sentences, spoken."""
    return [
        [voice.spoken(one.message).replace("\u00a0", " ") for one in paragraph.sentences]
        for paragraph in tale(rows, GAME.manner)
    ]


def _begins(sentence):
    return re.findall(r"[\w’']+", sentence)[:2]


def _alike(days):
    pairs = [(one, two) for day in days for one, two in zip(day, day[1:], strict=False)]
    return [(one, two) for one, two in pairs if _begins(one) == _begins(two)], len(pairs)


def _voice(language, who=HEROES):
    options = {"characters": [{"id": one} for one in who]}
    return Voice(language, GAME, engine.set_up(GAME, "Kruh", options, "1", {}).state)


def _told(language, *messages, who=HEROES):
    [paragraph] = _spoken([(0, messages)], _voice(language, who))
    return " ".join(paragraph)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_neighbours_of_the_sample_begin_alike(language, caplog):
    told = sample(language)
    rows = [(0, (first := engine.set_up(GAME, told.name, told.options, "sample", {})).chronicle)]
    plain = first.plain

    def do(move, **args):
        nonlocal plain
        outcome = engine.make(GAME, plain, move, args)
        plain = outcome.plain
        rows.append((len(rows), outcome.chronicle))
        return outcome.state

    told.play(do)
    days = _spoken(rows, Voice(language, GAME, engine.state_of(GAME, plain)))
    assert sum(map(len, days)) > 60 and _alike(days)[0] == []
    assert not [one for day in days for one in day if re.search(r"\d", one)] and not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_long_plays_hardly_any_two_neighbours_begin_alike(language, caplog):
    chance, days = random.Random(7), []
    voice = _voice(language)
    for number in range(1, 121):
        [day] = _spoken(_day(chance, number), voice)
        days.append(day)
    alike, pairs = _alike(days)
    assert pairs > 900 and len(alike) <= ALIKE * pairs, alike[:5]
    company = {"en": "The company", "cs": "Celá družina"}[language]
    assert max(sum(one.startswith(company) for one in day) for day in days) <= 3
    assert not caplog.records


def _day(chance, number):
    """A day's chronicle as the game writes it: (revision, sentences) a move."""
    at, rows = number * 40, [[say("wrote-day-began", day=number), say("wrote-event", name="Dým")]]
    places = [102, 103, 104, 105]
    for _ in range(chance.randrange(4, 12)):
        who, place = chance.choice(PARTIES), chance.choice(places)
        fight = {"who": who, "name": chance.choice(["", "Vlk"]), "colour": chance.choice(COLOURS)}
        rows.append(
            chance.choice(
                [
                    [say("wrote-travelled", who=who, place=place)],
                    [say("wrote-travelled", who=who, place=place), say("wrote-revealed", place=chance.choice(places))],
                    [say("wrote-explored", who=who, place=place)],
                    [say("wrote-inspected", who=who, place=place)],
                    [say("wrote-menhir-lit", who=who, place=place, value=5)],
                    [say("wrote-encounter", **fight), say("wrote-encounter-ended", **fight, how="won")],
                    [say("wrote-encounter-ended", **fight, how=chance.choice(["fled", "not_won", "withdrew"]))],
                    [say("wrote-took", who=who[0], kind="item", name="Lano")],
                    [say("wrote-status", status="cosuil", part=2)],
                    [say("wrote-choice", place=place, text="Pomohli jsme")],
                ]
            )
        )
    rows.append([say("wrote-hungry" if who == "beor" else "wrote-ate", who=who) for who in HEROES])
    rows.append([say("wrote-dream", who=who, place=chance.choice(places)) for who in HEROES])
    rows.append([say("wrote-night", day=number)])
    return [(at + nth, messages) for nth, messages in enumerate(rows)]


def test_small_numbers_are_words_and_agree():
    def came(count, language):
        return _told(language, *[say("wrote-revealed", place=place) for place in range(102, 102 + count)])

    assert came(1, "cs") == "Z mlhy vystoupilo místo Lovcův háj."
    assert came(4, "cs").startswith("Z mlhy vystoupila čtyři místa: ")
    assert came(5, "cs").startswith("Z mlhy vystoupilo pět míst: ")
    assert came(4, "en").startswith("Out of the mist came four places: ")
    lost = [say("wrote-land-lost", place=place) for place in (102, 103)]
    assert _told("cs", *lost).startswith("Divnota pohltila dvě místa: ")


def test_a_card_without_a_name_is_told_by_its_colour_and_a_parley_is_no_fight():
    def met(language, colour, name="", how=""):
        end = [say("wrote-encounter-ended", who=["ailei"], name=name, colour=colour, how=how)] if how else []
        return _told(language, say("wrote-encounter", who=["ailei"], name=name, colour=colour), *end)

    assert met("en", "green") == "Ailei met a beast of the wild."
    assert met("en", "grey", "A grey encounter", "won") == "Ailei got the better of those who stood in the way."
    assert met("en", "blue", how="won") == "Ailei had the last word in a parley with strangers."
    assert met("cs", "blue") == "Ailei potkala cizí lidi."
    assert met("cs", "blue", "Soudce", "fled") == "Ailei přerušila jednání „Soudce“."
    away = met("cs", "purple", "Fialové střetnutí", "not_won")
    assert away == "Ailei vyvázla bez vítězství z boje s čímsi z jiného světa."
    assert "„" not in met("cs", None, how="won")  # of long ago, before a chronicle knew its colour


def test_people_are_dropped_or_called_otherwise_once_they_were_named():
    went = [say("wrote-travelled", who=HEROES, place=102), say("wrote-explored", who=HEROES, place=102)]
    assert _told("cs", *went) == "Ailei, Beor a Červ došli do Lovcova háje a prozkoumali to místo."
    assert _told("en", *went) == "Ailei, Beor, and Maggot came to Hunters’ Grove and explored what lay there."
    on = [*went, say("wrote-ate", who=HEROES), say("wrote-inspected", who=HEROES, place=102)]
    assert _told("cs", *on).endswith(" a pojedli u ohně. Potom prohlédli tamní menhir.")
    again = [went[0], say("wrote-quest", name="Zvon"), went[1]]
    assert _told("en", *again).endswith(" began. They all explored what lay there.")
    assert _told("cs", *again).endswith(" Všichni prozkoumali to místo.")


def test_a_whole_table_is_called_by_its_names_then_the_company_then_all_of_them_and_round_again():
    days = [(at, [say("wrote-day-began", day=at), say("wrote-explored", who=HEROES, place=102)]) for at in (1, 2, 3, 4)]
    told = {language: [line for [line] in _spoken(days, _voice(language))] for language in LANGUAGES}
    place = " Lovcův háj."
    assert told["cs"] == [
        f"Ailei, Beor a Červ prozkoumali{place}",
        f"Celá družina prozkoumala{place}",
        f"Všichni tři prozkoumali{place}",
        f"Ailei, Beor a Červ prozkoumali{place}",
    ]
    assert [one.split(" explored")[0] for one in told["en"][1:3]] == ["The company", "All three"]
    fewer = [line for [line] in _spoken(days[:2], _voice("cs"))]
    assert fewer == told["cs"][:2]  # what was taken back changed no sentence before it


def test_a_name_that_was_typed_in_a_hurry_has_its_capital_and_what_a_book_noted_is_not_told_twice():
    took = say("wrote-took", who="beor", kind="item", name="lano")
    assert _told("cs", took) == "Beor získal předmět „Lano“."
    assert _told("cs", say("wrote-quest", name="zvon")) == "Začala výprava „Zvon“."
    chose = say("wrote-chose", book="Kniha", text="Jít")
    status = say("wrote-status", status="cosuil", part=2)
    [told] = _spoken([(1, [chose, status]), (2, [status])], _voice("cs"))
    assert len(told) == 2 and "zapamat" not in told[0] and "„" in told[1]
