"""Sentences that must be right to the letter: names, numbers, cards and refusals, in both languages."""

from __future__ import annotations

import pytest

from companion.core.message import say
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.play import growth
from companion.web.wording import Voice


def spoken(table, language: str, message) -> str:
    return Voice(language, GAME, table.state).spoken(message).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.rule("TG-EOD-08", "TG-ADV-01")
def test_who_buys_by_day_hears_of_the_evening_and_not_of_the_night(table):
    table.morning()
    for name, args in (
        ("gain_attribute", {"who": "beor", "attribute": "courage", "bought": True}),
        ("look_at_cards", {"who": "beor", "deck": "combat"}),
    ):
        met = table.objects(name, **args)
        assert (met.rule, met.code) == ("TG-EOD-08", "experience-in-the-evening"), name


@pytest.mark.rule("TG-EOD-11")
def test_a_second_rest_hears_that_the_first_is_done(table):
    table.morning()
    assert table.objects("rest").code == "not-the-time"
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    met = table.objects("rest")
    assert (met.rule, met.code) == ("TG-DAY-02", "rested-already")


@pytest.mark.parametrize(
    ("language", "of", "said"), [("cs", "21", "Tajemství 21"), ("en", "21", "secret 21"), ("cs", "Znamení", "Znamení")]
)
def test_a_dial_on_a_secret_that_nobody_holds_says_of_what(table, language, of, said):
    assert spoken(table, language, say("tell-dial", where="secret", of=of, value=2, note="")).startswith(said)


def test_a_place_without_a_name_is_called_a_location_at_the_head_of_a_line(table):
    said = say("tell-menhir-dial", place=999, value=5)
    assert spoken(table, "cs", said).replace("\u00a0", " ") == "Lokace 999: minci na 5"


@pytest.mark.rule("TG-EOD-10")
def test_a_dream_is_read_in_a_section_by_its_number(table):
    dream = say("tell-dream", who="beor", place=101)
    assert spoken(table, "en", dream).endswith("section 101")
    assert spoken(table, "cs", dream).endswith("oddíle 101")


@pytest.mark.rule("TG-CHR-08")
@pytest.mark.parametrize(("who", "letter"), [("beor", "U"), ("ailei", "G"), ("arev", "Y"), ("cerv", "B")])
def test_a_basic_card_is_called_with_the_letter_of_its_colour(avalon, who, letter):
    table = avalon(who)
    hero = table.hero(who)
    card = next(card for card in hero.combat.cards if growth.NUMBERED.fullmatch(card)["number"] == "7")
    assert spoken(table, "en", growth.named(hero, card)) == f"basic 7 {letter}"
    hero.cards = "brown"  # TG-OPN-01: in open play the cards may be of another colour than the board
    assert spoken(table, "cs", growth.named(hero, card)) == "základní 7 B"


@pytest.mark.rule("TG-PLR-01")
def test_a_fifth_player_is_refused_for_the_character(avalon):
    table = avalon("beor", "ailei", "arev", "cerv", modes={"open_play": True})
    met = table.refuses("join", character={"id": "guest_1"})
    assert (met.field, met.message.key) == ("character", "table-is-full")


def test_one_of_something_is_declined(table):
    assert spoken(table, "cs", say("give-one", what="wealth", name="Beor")) == "Beor dostane 1 cennost"
    assert spoken(table, "cs", say("give-one", what="food", name="Beor")) == "Beor dostane 1 pokrm"
    assert spoken(table, "en", say("give-one", what="wealth", name="Beor")) == "Beor gets 1 Wealth"
