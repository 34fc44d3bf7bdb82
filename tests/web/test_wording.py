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
    assert voice.spoken(say("wrote-area-kept", area="pond", by="table")) == "Rybník: od teď na stole."
    assert "boards" in voice.spoken(say("argument-missing", field="boards"))


def test_a_game_may_decline_its_facts():
    declined = replace(
        game("toy"), spoken=lambda args, state, language: {**args, "text": f"{args['text']}/{state}/{language}"}
    )
    assert Voice("cs", declined, "state").spoken(say("wrote-noted", text="Beor")) == "Beor/state/cs"


def test_what_was_spoken_already_stays_as_it_is():
    assert Voice("cs").spoken("Ahoj") == "Ahoj"
    assert Voice("cs").spoken(None) == ""
