"""The rules: searched, opened from a "?", with and without a table."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("query", ["vydrz", "VÝDRŽ", "výdrž"])
def test_search_minds_neither_capitals_nor_hooks(visitor, query):
    page = visitor.get(f"/rules/tainted_grail?q={query}").text
    assert "TG-TRK-" in page
    assert "Našl" in page or "prvních" in page


def test_nothing_found_says_so(visitor, english):
    assert "O tom pravidla mlčí." in visitor.get("/rules/tainted_grail?q=qqqq").text
    assert "The rules are silent" in english.get("/rules/tainted_grail?q=qqqq").text


@pytest.mark.parametrize("query", ['"', "a*b", "AND OR NOT", "<b>", "'; --", "x" * 5000])
def test_anything_may_be_asked(visitor, query):
    assert visitor.get("/rules/tainted_grail", **{}).status_code == 200
    assert (
        visitor.client.get("/rules/tainted_grail", query_string={"q": query}, headers=visitor.headers).status_code
        == 200
    )


def test_without_a_query_all_stand_by_area(visitor):
    page = visitor.get("/rules/tainted_grail").text
    assert "<details" in page
    assert 'id="TG-SOD-03"' in page


def test_one_entry_over_the_page_or_as_a_page(visitor):
    alone = visitor.get("/rules/tainted_grail/TG-SOD-03")
    assert "<html" in alone.text
    assert "TG-SOD-03" in alone.text
    over = visitor.get("/rules/tainted_grail/TG-SOD-03", **{"HX-Request": "true"}).text
    assert "<html" not in over
    assert "<dialog" in over
    assert visitor.get("/rules/tainted_grail/TG-XXX-99").status_code == 404


def test_rules_at_the_table(visitor):
    visitor.lay()
    assert 'role="search"' in visitor.look("rules").text


def test_what_people_get_wrong_stands_first(visitor, english):
    """With a way to the rule, and at a table to the page that sees to it."""
    page = visitor.get("/rules/tainted_grail").text
    assert "V čem se lidé pletou" in page
    assert page.index('id="mistakes"') < page.index('id="TG-SOD-03"')
    assert "What people get wrong" in english.get("/rules/tainted_grail").text
    assert 'id="mistakes"' not in visitor.get("/rules/toy").text
    made = visitor.post("/new/tainted_grail", {"name": "Stůl", "characters.0.id": "beor"})
    assert f'href="{made.location}map"' in visitor.get(f"{made.location}rules").text.partition('id="mistakes"')[2]
