"""What is seldom looked at is on the page when it was unfolded: asked for by a header in place, else by the address."""

from __future__ import annotations

import re

import pytest

FOLD = re.compile(r'<details class="rule-group" data-keep="(group-\w+)" (data-fetch\w*)( open)?>')


@pytest.fixture
def race(visitor, app):
    """The page of a race's own table, and how its folds stand on it."""
    players = {"players": [{"character": "elf"}, {"character": "monk"}]}
    id = app.extensions["store"].create("talisman", "Kruh", players).record.id

    def look(asked="", **headers):
        page = visitor.get(f"/t/{id}/table{asked}", **headers).text
        return page, {key: (state, bool(opened)) for key, state, opened in FOLD.findall(page)}

    return look


def test_a_fold_is_empty_until_it_is_unfolded(race):
    page, folds = race()
    assert set(folds.values()) == {("data-fetch", False)} and "house-rule" not in page.replace("house-rules", "")
    first, *others = folds
    page, folds = race(**{"HX-Request": "true", "Unfolded": first})
    assert folds[first] == ("data-fetched", False)  # the browser knows that it lies open
    assert all(folds[other] == ("data-fetch", False) for other in others)
    assert "/moves/house_rule" in page


def test_without_javascript_a_link_unfolds_it(race):
    page, folds = race()
    first, *_ = folds
    address = re.search(rf'href="[^"]*(\?unfold={first})"', page)[1]
    page, folds = race(address)
    assert folds[first] == ("data-fetched", True) and "/moves/house_rule" in page


def test_what_an_address_asks_for_else_is_kept(race):
    page, _ = race("?do=describe_character&of=elf")
    assert "?do=describe_character&amp;of=elf&amp;unfold=group-" in page
