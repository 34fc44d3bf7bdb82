"""What is seldom looked at comes when it is unfolded, stays while it lies open, and works without JavaScript."""

from __future__ import annotations

import pytest

GROUP = "details.rule-group"


@pytest.fixture
def rules(server):
    """The page of a race's own table, with its house rules folded."""
    players = {"players": [{"character": "elf"}, {"character": "monk"}]}
    store = server.store
    id = store.create("talisman", "Kruh", players).record.id
    store.move(id, 0, "leave_list", {})
    return f"/t/{id}/table"


def test_a_fold_fills_when_it_is_opened_and_stays_open_after_its_move(device, rules):
    one = device("portrait")
    page = one.go(rules)
    assert page.locator(".house-rule").count() == 0
    fold = page.locator(GROUP).first
    fold.locator("summary").click()
    fold.locator(".house-rule").first.wait_for()
    assert fold.evaluate("fold => document.activeElement === fold.firstElementChild")
    fold.locator('.reading-way[aria-pressed="false"]').first.click()
    one.settled(2)
    assert fold.locator(".house-rule").first.is_visible()
    assert fold.locator(".reading-way").nth(1).get_attribute("aria-pressed") == "true"
    assert fold.locator("summary .tag").is_visible()
    fold.locator("summary").click()
    page.locator(".undo").click()
    one.settled(3)
    assert page.locator(".house-rule").count() == 0  # what is folded weighs nothing again
    assert one.axe() == [] and one.too_small() == []


def test_without_javascript_its_link_opens_it(device, rules):
    page = device("phone", script="off").go(rules)
    fold = page.locator(GROUP).first
    fold.locator("summary").click()
    fold.get_by_role("link", name="Rozbalit").click()
    assert page.locator(GROUP).first.locator(".house-rule").first.is_visible()
    assert page.locator(GROUP).nth(1).locator(".house-rule").count() == 0
