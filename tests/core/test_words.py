"""Words: spoken from Fluent files, with real plurals in both languages."""

from __future__ import annotations

import logging

import pytest

from companion.core.message import say
from companion.core.words import Words
from companion.house import words_in

FILES = {
    "cs": """
mince = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
sedi = Sedí tu { $who }.
ano = { $there ->
    [yes] Je tu.
   *[no] Není tu.
}
prosta = Prostá věta.
    .noun = věta
vnorena = Řekli: { $what }
""",
    "en": "mince = { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\nsedi = Here sit { $who }.\n",
}


@pytest.fixture
def words(tmp_path):
    for language, text in FILES.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    return {language: Words(language, words_in(language, tmp_path)) for language in FILES}


@pytest.mark.parametrize(
    ("count", "cs", "en"),
    [
        (1, "1\u00a0mince", "one coin"),
        (3, "3\u00a0mince", "3 coins"),
        (5, "5\u00a0mincí", "5 coins"),
        (0, "0\u00a0mincí", "0 coins"),
    ],
)
def test_plurals_are_the_languages_own(words, count, cs, en):
    assert words["cs"].say("mince", count=count) == cs
    assert words["en"].say(say("mince", count=count)) == en


def test_a_list_is_joined_as_the_language_does(words):
    assert words["cs"].say("sedi", who=["Ailei", "Beor", "Arev"]) == "Sedí tu Ailei, Beor a\u00a0Arev."
    assert words["en"].say("sedi", who=["Ailei", "Beor"]) == "Here sit Ailei and Beor."
    assert words["cs"].listed(["Ailei"]) == "Ailei"


def test_a_yes_and_a_no_choose_the_sentence(words):
    assert words["cs"].say("ano", there=True) == "Je tu."
    assert words["cs"].say("ano", there=False) == "Není tu."


def test_a_message_within_a_message_is_spoken(words):
    inner = say("mince", count=2)
    assert words["cs"].say("vnorena", what=inner) == "Řekli: 2\u00a0mince"
    assert words["cs"].say("vnorena", what={"key": "mince", "args": {"count": 5}}) == "Řekli: 5\u00a0mincí"
    assert words["cs"].say("vnorena", what=None) == "Řekli: "


def test_what_people_typed_stays_text(words):
    assert words["cs"].say("sedi", who="{ $x } <b>") == "Sedí tu { $x } <b>."


def test_a_missing_wording_is_its_key_and_is_logged(words, caplog):
    with caplog.at_level(logging.ERROR):
        assert words["en"].say("prosta") == "prosta"
    assert "no wording for 'prosta' in en" in caplog.text
    assert words["cs"].has("prosta") and not words["en"].has("prosta")


def test_a_missing_fact_is_logged_and_the_rest_spoken(words, caplog, wordings_gone_wrong):
    with caplog.at_level(logging.ERROR):
        assert words["cs"].say("sedi").startswith("Sedí tu")
    assert "sedi" in caplog.text
    assert len(wordings_gone_wrong) == 1  # which any other test would fail for
    wordings_gone_wrong.clear()


def test_a_plain_sentence_is_spoken_again_without_work(words):
    assert words["cs"].say("prosta") == words["cs"].say("prosta") == "Prostá věta."


def test_folders_are_read_one_after_another(words, tmp_path):
    more = tmp_path / "game" / "cs"
    more.mkdir(parents=True)
    (more / "game.ftl").write_text("navic = Navíc.\n", encoding="utf-8")
    both = Words("cs", words_in("cs", tmp_path, tmp_path / "game"))
    assert both.say("navic") == "Navíc." and both.say("prosta") == "Prostá věta."


def test_facts_that_look_alike_are_not_taken_for_each_other(words):
    assert words["cs"].say("vnorena", what=True) == "Řekli: yes"
    assert words["cs"].say("vnorena", what=1) == "Řekli: 1"
    assert words["cs"].say("vnorena", what="1.0") == "Řekli: 1.0"
    assert words["cs"].say("vnorena", what={"odd": "fact"}) == "Řekli: {'odd': 'fact'}"


def test_only_so_many_sentences_are_remembered(words, monkeypatch):
    monkeypatch.setattr("companion.core.words.REMEMBERED", 3)
    assert [words["en"].say("mince", count=count) for count in range(2, 9)] == [f"{n} coins" for n in range(2, 9)]


def test_a_second_wording_stands_as_an_attribute_of_the_first(words):
    assert words["cs"].say("prosta.noun") == "věta"
    assert words["cs"].has("prosta.noun")
    assert not words["cs"].has("prosta.verb")
    assert not words["cs"].has("nic.noun")


SPOKEN_BY_OTHERS = """
# A comment = of no wording
-mlyn = { $case ->
   *[nom] mlýn
    [gen] mlýna
}
    .gender = m
u-mlyna = U { -mlyn(case: "gen") }
voda = { -mlyn.gender ->
    [m] Starý { -mlyn }
   *[f] Stará voda
}
a-je-tu = { u-mlyna } je { voda.noun }
voda = Jiná
dokola = { sem }
sem = { dokola }
    .noun = { -nic }
"""


def test_what_a_wording_speaks_is_read_with_it():
    words = Words("cs", [SPOKEN_BY_OTHERS])
    assert words.say("u-mlyna") == "U\u00a0mlýna"
    assert Words("cs", [SPOKEN_BY_OTHERS]).say("voda") == "Starý mlýn"
    assert Words("cs", [SPOKEN_BY_OTHERS.replace("Starý", "{ u-mlyna },")]).say("voda") == "U\u00a0mlýna, mlýn"


def test_wordings_that_speak_each_other_can_be_read():
    words = Words("cs", [SPOKEN_BY_OTHERS])
    assert words.has("dokola") and words.has("sem.noun") and not words.has("mlyn") and not words.has("-mlyn")


def test_a_line_below_a_wording_is_none_of_its_own(words):
    words = Words("cs", ["a = jedna\n    b = dvě\n\n    tři\n# d = čtyři\nc=pět\nnic\n"])
    assert (words.say("a"), words.say("c")) == ("jedna\nb = dvě\n\ntři", "pět")
    assert not words.has("b") and not words.has("d") and not words.has("nic") and not words.has("")
