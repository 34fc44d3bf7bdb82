"""Names in cases: one person or several, in the language that is read."""

from __future__ import annotations

from companion.core.cases import CASES, in_cases, people

FORMS = {"wolf": dict(zip(CASES, ("Vlk", "Vlka", "Vlkovi", "Vlka", "Vlku", "Vlkovi", "Vlkem"), strict=True))}


def name(who: str, case: str) -> str:
    return FORMS.get(who, {}).get(case, who)


def test_the_nominative_goes_by_the_facts_own_name_and_each_other_case_beside_it():
    facts = in_cases("who", ["wolf"], name, "cs")
    assert facts["who"] == "Vlk" and facts["who_ins"] == "Vlkem" and len(facts) == len(CASES)


def test_several_are_listed_as_the_language_lists_them():
    assert in_cases("whom", ["wolf", "Eskara"], name, "cs")["whom_gen"] == "Vlka a\xa0Eskara"
    assert in_cases("whom", ["wolf", "Eskara"], name, "en")["whom"] == "Vlk and Eskara"


def test_nobody_is_an_empty_word():
    assert in_cases("who", [], name, "cs")["who_dat"] == ""


def test_people_of_a_message_come_in_all_cases_with_their_gender():
    facts = people({"who": "wolf", "whom": ["cat", "wolf"], "count": 2}, ("who", "whom", "active"), name, {"cat"}, "cs")
    assert facts["who_dat"] == "Vlkovi" and facts["who_gender"] == "m" and facts["whom_gender"] == "m"
    assert not facts.keys() & {"count", "active"}
    assert people({"who": ["cat"]}, ("who",), name, {"cat"}, "cs")["who_gender"] == "f"
