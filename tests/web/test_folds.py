"""What is seldom looked at is on the page when it was unfolded: asked for by a header in place, else by the address."""

from __future__ import annotations

import re

import pytest

from companion.games import game as game_of
from companion.games import games
from companion.store.samples import lay_sample

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


# The limits of `make bench ARGS=tap`: what comes back after a tap, and what a slow tablet has to lay out.
WEIGHT, NODES = 60_000, 1500
SAMPLED = [game.id for game in games() if game.sample]


@pytest.mark.parametrize("game", SAMPLED)
def test_no_page_of_a_sample_is_heavier_than_a_slow_tablet_bears(visitor, app, game):
    id = lay_sample(app.extensions["store"], game, "cs").id
    for panel in game_of(game).panels:
        page = visitor.get(f"/t/{id}/{panel.name}").text
        table = page[page.index('id="table"') :]
        assert len(table.encode()) < WEIGHT, panel.name
        assert len(re.findall("<[a-z]", page)) < NODES, panel.name


@pytest.mark.parametrize(
    "game, move, fold",
    [
        ("talisman", "buy", "gain-1"),
        ("talisman", "turn_into_toad", "befalls-1"),
        ("talisman", "note_character", "notes-1"),
        ("witcher_old_world", "set_position", "position-1"),
        ("witcher_old_world", "take_over", "over-1"),
        ("witcher_old_world", "set_track", "track"),
    ],
)
def test_what_is_folded_among_the_characters_is_one_link_away_without_javascript(visitor, app, game, move, fold):
    id = lay_sample(app.extensions["store"], game, "cs").id
    page = visitor.get(f"/t/{id}/party").text
    assert f"/moves/{move}" not in page and f"?unfold={fold}" in page
    page = visitor.get(f"/t/{id}/party?unfold={fold}").text
    assert f"/moves/{move}" in page and f'data-keep="{fold}" data-fetched open' in page


def test_a_fold_that_lies_open_from_the_start_comes_full(visitor, app):
    """Where the characters are kept on the table, their counters are taken over at once."""
    players = {"players": [{"character": "elf"}, {"character": "monk"}], "kept": "light"}
    id = app.extensions["store"].create("talisman", "Kruh", players).record.id
    page = visitor.get(f"/t/{id}/party").text
    assert 'data-keep="over-1" data-fetched open' in page and page.count("/moves/take_over") == 2
