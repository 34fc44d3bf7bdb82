"""Names and numbers in the words: who paid, whom the table chose, how many there are, each in its form."""

from __future__ import annotations

import pytest

from companion.story.reading import Reading, begin
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene, Teller
from companion.story.worlds import QuietWorld

from .books import COVER, END, codes, passage, read, whole
from .village import PEOPLE, VOCABULARY, take

WAYS = (
    "- [pay](#ford) | one pays wealth 1",
    "- [all](#ford) | each pays energy 1",
    "- [scout](#ford) | one goes | rejoin",
    "- [feed](#ford) | gain one.food 1",
    "- [on](#end)",
)
FORMS = {"beor": ("Beor", "Beorovi", "Beorem"), "ailei": ("Ailei",) * 3, "arev": ("Arev", "Arevovi", "Arevem")}
KNOWN = ("nom", "dat", "ins")


class Hamlet(QuietWorld):
    """A world in which everybody has a name."""

    def people(self) -> list[str]:
        return PEOPLE

    def can_pay(self, price, who) -> bool:
        return True

    def form(self, who: str, case: str, language: str) -> str:
        return FORMS[who][KNOWN.index(case) if language == "cs" and case in KNOWN else 0]

    def is_woman(self, who: str) -> bool:
        return who == "ailei"


def ford(cs: str = "Voda.", en: str = "Water.", *head: str) -> str:
    return passage("ford", "entry: start", *head, *WAYS, cs=cs, en=en)


def told(story: str, *lines: str, **values: int) -> tuple[Teller, Scene]:
    """A reading of such a book that has just begun; lines of its cover, and what its variables are."""
    cover = COVER.replace("variable: brine = 2", "\n".join(["variable: brine = 2", *lines]))
    telling = Teller(whole(story, END, cover=cover), VOCABULARY)
    reading = begin(telling.book, PEOPLE)
    scene = Scene(reading, Hamlet(reading, telling.book))
    telling.arrive(scene, "ford")
    reading.values |= values
    return telling, scene


def said(telling: Teller, scene: Scene, language: str) -> str:
    return SpokenPassage(telling, scene, telling.told("ford"), language).text


# --- names


def test_whoever_paid_is_named_in_the_case_that_is_asked_for():
    words = "{payer} dal, {payer.dat} děkují, s {payer.ins}.", "{Payer} gave; they thank {payer.dat}."
    telling, scene = told(ford(*words))
    assert said(telling, scene, "en") == "… gave; they thank …."
    take(telling, scene, "pay", payer="arev")
    assert said(telling, scene, "cs") == "Arev dal, Arevovi děkují, s Arevem."
    assert said(telling, scene, "en") == "Arev gave; they thank Arev."


def test_whoever_pays_together_is_named_together():
    telling, scene = told(ford("{payer.dat}", "{payer}"))
    take(telling, scene, "all")
    assert said(telling, scene, "cs") == "Beorovi, Ailei a\u00a0Arevovi"
    assert said(telling, scene, "en") == "Beor, Ailei, and Arev"


def test_nobody_is_named_for_one_of_several_whom_the_table_did_not_name():
    telling, scene = told(ford("{payer}", "{payer}"))
    take(telling, scene, "pay")
    assert scene.reading.payers == [] and said(telling, scene, "en") == "…"


def test_the_table_chose_who_goes_and_whom_it_concerns():
    telling, scene = told(ford("{chosen}", "{chosen}"))
    take(telling, scene, "feed", one="ailei")
    assert said(telling, scene, "en") == "Ailei"
    take(telling, scene, "scout", going=["arev"])
    assert said(telling, scene, "en") == "Arev"
    take(telling, scene, "pay", one="arev", payer="arev")
    assert scene.reading.named == ["arev"]


def test_what_agrees_with_a_name_is_a_case_that_one_language_may_use_alone():
    story = ford("{payer} přišl{she: a|o}.", "{payer} came.", "case she: payer.woman")
    assert codes(read(story, END)[1]) == []
    telling, scene = told(story)
    take(telling, scene, "pay", payer="ailei")
    assert said(telling, scene, "cs") == "Ailei přišla."
    several = ford("{payer} přišli.", "{both: All of them|Only one}.", "case both: payer.several")
    telling, scene = told(several)
    take(telling, scene, "all")
    assert said(telling, scene, "en") == "All of them."


def test_a_reading_that_was_saved_before_names_nobody():
    assert (Reading().payers, Reading().named) == ([], [])


# --- numbers


@pytest.mark.parametrize(
    ("brine", "cs", "en"),
    [
        (0, "nula kapek", "zero drops"),
        (1, "jedna kapka", "one drop"),
        (2, "dvě kapky", "two drops"),
        (5, "pět kapek", "five drops"),
        (22, "dvaadvacet kapek", "twenty-two drops"),
    ],
)
def test_a_number_is_said_in_words_with_the_word_that_fits_it(brine, cs, en):
    telling, scene = told(ford("{brine.f} {brine: kapka|kapky|kapek}", "{brine} {brine: drop|drops}"), brine=brine)
    assert (said(telling, scene, "cs"), said(telling, scene, "en")) == (cs, en)


def test_a_number_has_cases_and_a_capital_letter():
    words = "Se {brine.ins.f} {brine: kapkou|kapkami|kapkami}.", "{Brine} {brine: drop|drops}."
    telling, scene = told(ford(*words), brine=3)
    assert (said(telling, scene, "cs"), said(telling, scene, "en")) == ("Se třemi kapkami.", "Three drops.")


def test_a_sum_is_a_number_too_and_one_that_nobody_knows_is_left_open():
    story = ford("{heard} {day}", "{heard} {day} {day: day|days}")
    with pytest.raises(AttributeError):  # this hamlet keeps no days
        said(*told(story, "sum: heard = brine + 1"), "en")
    story = ford("{heard}", "{heard} {bold: one|many}")
    telling, scene = told(story, "sum: heard = brine + 1", "sum: bold = roll")
    assert said(telling, scene, "en") == "three many"


def test_it_may_stand_in_a_case():
    words = "{dry: None.|{Brine} {brine: drop|drops}.}"
    czech = "{dry: Nic.|{Brine.f} {brine: kapka|kapky|kapek}.}"
    telling, scene = told(ford(czech, words, "case dry: brine <= 0"), brine=2)
    assert (said(telling, scene, "cs"), said(telling, scene, "en")) == ("Dvě kapky.", "Two drops.")
    scene.reading.values["brine"] = 0
    assert said(telling, scene, "en") == "None."


# --- looked through


def found(cs: str, en: str, *head: str, cover: str = COVER) -> list[tuple[str, str]]:
    quiet = ("J305", "J306")
    wrong = read(ford(cs, en, *head), END, cover=cover)[1]
    return [(one.code, one.facts.get("near", "")) for one in wrong if one.code not in quiet]


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("{payr}", "payer"),
        ("{payer.dta}", "payer.dat"),
        ("{payer.f}", "payer.gen"),
        ("{payer.dat.gen}", "payer"),
        ("{brine.xyz}", "brine.gen"),
        ("{brien}", "brine"),
        ("{zzzzz}", ""),
        ("{roll}", ""),
        ("{hero}", ""),
    ],
)
def test_a_name_that_is_none_or_has_no_such_form(words, near):
    assert found("Voda.", words) == [("J128", near)]


def test_a_case_without_its_halves_is_told_so():
    assert ("J128", "wet: …|…") in found("{wet: a}", "{wet: a} {wet}", "case wet: day >= 2")


@pytest.mark.parametrize(("cs", "en"), [("{brine: a|b}", "{brine: a|b}"), ("{brine: a|b|c}", "{brine: a|b|c}")])
def test_a_word_wants_a_form_for_each_plural_of_its_language(cs, en):
    assert [code for code, _ in found(cs, en)] == ["J135"]


def test_a_case_is_not_called_like_a_number():
    assert ("J133", "") in found("{brine: a|b}", "{brine: a|b}", "case brine: day >= 2")


def test_a_number_that_the_words_say_counts_as_read():
    book = read(passage("ford", "entry: start", "- [on](#end) | add brine 1", cs="{brine}", en="{brine}"), END)[1]
    assert "J306" not in [one.code for one in book if one.facts.get("key") == "brine"]
    cover = COVER.replace("variable: brine = 2", "variable: brine = 2\nsum: heard = brine + 1")
    assert found("{heard}", "{heard}", cover=cover) == []
