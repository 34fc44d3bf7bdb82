"""Sentences in the reader's language, with the words of the table's game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.message import say
from companion.games import game
from companion.web.wording import Voice


def test_a_game_adds_its_words_to_the_houses():
    assert Voice("cs", game("toy")).t("game-toy") == "Mlýn"
    assert Voice("en").has("app-name")
    assert not Voice("en").has("game-toy")


def test_words_are_read_once():
    assert Voice("cs", game("toy")).words is Voice("cs", game("toy")).words


@pytest.mark.parametrize(
    "message", [say("wrote-noted", text=say("game-toy")), {"key": "wrote-noted", "args": {"text": {"key": "game-toy"}}}]
)
def test_a_message_may_hold_another(message):
    assert Voice("cs", game("toy")).spoken(message) == "Mlýn"


def test_names_in_code_are_spoken_by_their_labels():
    voice = Voice("cs", game("toy"))
    assert voice.spoken(say("argument-missing", field="boards.0.steps")) == "Chybí údaj „Stupně“."
    assert voice.spoken(say("wrote-area-kept", area="pond", by="table")) == "Od teď na stole: Rybník."
    assert "boards" in voice.spoken(say("argument-missing", field="boards"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Opraveno ručně: Voda › Hodnota, místo 3 teď 5."),
        ("en", "Put right by hand: Water › Value was 3, now it is 5."),
    ],
)
def test_a_correction_names_its_place_in_words(language, said):
    found = say("wrote-corrected", path="/water/value", old="3", new="5")
    assert Voice(language, game("toy")).spoken(found).replace("\u00a0", " ") == said


def test_a_toads_loss_is_told_without_a_minus():
    voice = Voice("cs", game("talisman"), object())
    facts = {"who": "prophetess", "counter": "strength", "by": 1, "sign": "down"}
    assert voice.spoken(say("wrote-toad-changed", **facts)) == "Věštkyně v\u00a0ropuší kůži zeslábla o\u00a01."


def test_a_game_may_decline_its_facts():
    declined = replace(
        game("toy"), spoken=lambda args, state, language: {**args, "text": f"{args['text']}/{state}/{language}"}
    )
    assert Voice("cs", declined, "state").spoken(say("wrote-noted", text="Beor")) == "Beor/state/cs"


def test_what_was_spoken_already_stays_as_it_is():
    assert Voice("cs").spoken("Ahoj") == "Ahoj"
    assert Voice("cs").spoken(None) == ""


VICTORY = [
    say("tell-defeated", who="wolf", monster="arachas", place=16),
    say("tell-gain-gold", who="wolf", count=2),
    say("tell-track", who="wolf", value=1),
    say("tell-fatigue", who="wolf", count=1),
    say("tell-token-back", place=16, terrain="forest"),
    say("tell-shield", who="wolf", value=2),
]


@pytest.mark.parametrize(
    ("language", "begins", "keeps"),
    [
        ("cs", "Vlk: bere 2 zlaťáky · žeton bodování na 1. stupeň · únava 1", "Vlk: ukazatel Štítu na 2"),
        ("en", "Wolf: takes 2 gold · ", "Wolf: "),
    ],
)
def test_of_many_tellings_those_about_the_same_one_are_one_line_in_their_order(language, begins, keeps):
    witcher = game("witcher_old_world")
    lines = [line.words.replace("\u00a0", " ") for line in Voice(language, witcher, "state").lines(VICTORY)]
    assert len(lines) == 4 and lines[1].startswith(begins) and lines[3].startswith(keeps)


def test_a_few_tellings_are_a_line_each():
    voice = Voice("cs", game("witcher_old_world"), "state")
    assert [line.words for line in voice.lines(VICTORY[:5])] == [voice.spoken(one) for one in VICTORY[:5]]
