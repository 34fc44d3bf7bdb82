"""Two tables that differ in one secret look and sound the same to everybody else. WP-PARTY-03."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.secrets import veiled_args, veiled_patch
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard, ObjectiveCard

from .conftest import Table


def playing(table: Table) -> None:
    """Everybody has drafted; two cards that were described may be laid face down."""
    table.describe("bell", "1 magic red")
    table.describe("axe", "2 combat blue", condition="C6", condition_colour="blue", result="R1")
    table.begins()
    table.spent(1, 2, 3)
    table.drafts()
    while table.state.step == "draft":
        table.move("choose_alliance", who=next(iter(table.state.alliances.choosing)), ally="left")


def keeping(table: Table) -> None:
    """The first chapter ends: a card of the timeline is chosen to be kept."""
    table.begins()
    table.spent(1, 2, 3)
    for who in (1, 2, 3):
        table.lies(who, "1 magic red", "2 combat blue")
    with table.arranged() as state:
        state.dominant, state.turn, state.step, state.begun = ["left"], 3, "keep", False
    table.move("note", text="on")


def looking(table: Table) -> None:
    """Geralt and Ciri have tokens at one back, Yennefer has not."""
    for card, pattern in (("one", "rank_bare"), ("two", "few_colours")):
        table.move("describe_objective", card=card, back="combat", pattern=pattern, values=[4])
    table.begins()
    with table.arranged() as state:
        state.objectives.at("combat").left = [1, 2]


def allied(table: Table) -> None:
    """Geralt holds cards of Renfri that he has not named yet."""
    table.move("describe_alliance", card="favour", side="left", effect="xp")
    table.move("describe_alliance", card="debt", side="left", effect="turn_active")
    table.begins()
    with table.arranged() as state:
        state.at(1).alliances["left"] = [None, None]


SECRETS: dict[str, tuple[str, Any, str, tuple[dict[str, Any], dict[str, Any]], set[int]]] = {
    "cards chosen face down": (
        "P1",
        playing,
        "choose_cards",
        ({"first": "bell", "second": "bell"}, {"first": "axe", "second": "bell"}),
        {1},
    ),
    "the card to be kept": ("P1", keeping, "keep_cards", ({"first": 0}, {"first": 1}), {1}),
    "an objective by its name": (
        "P2",
        looking,
        "look_at_objective",
        ({"back": "combat", "card": "one"}, {"back": "combat", "card": "two"}),
        {1, 2},
    ),
    "an objective in its words": (
        "P2",
        looking,
        "look_at_objective",
        (
            {"back": "combat", "pattern": "each_multi", "values": [3]},
            {"back": "combat", "pattern": "rank_symbol_in_hand", "symbol": "combat", "values": [5, 3, 1]},
        ),
        {1, 2},
    ),
    "an alliance of a side or of a type": (
        "P3",
        allied,
        "name_alliance",
        (
            {"ally": "left", "effect": "gain_active", "towards": "left"},
            {"ally": "left", "card": "favour"},
        ),
        {1},
    ),
    "an alliance by its name": (
        "P3",
        allied,
        "name_alliance",
        ({"ally": "left", "card": "favour"}, {"ally": "left", "card": "debt"}),
        {1},
    ),
    "an alliance in its words": (
        "P3",
        allied,
        "name_alliance",
        (
            {"ally": "left", "effect": "xp"},
            {"ally": "left", "effect": "gain_active", "symbol": "combat"},
        ),
        {1},
    ),
}


def heard(table: Table, move: str, outcome: Any, viewer: Viewer) -> Iterator[Any]:
    """All that a viewer is told of a move and of the table after it: state, difference, arguments, sentences, pages."""
    yield GAME.seen_plain(outcome.plain, viewer)
    yield veiled_patch(outcome.patch, GAME.hides, viewer)
    yield veiled_args(outcome.args, GAME.moves[move].arguments, viewer)
    yield [str(one) for one in (*table.tellings, *table.chronicle)]
    seen = GAME.seen(table.state, viewer)
    yield [str(panel.view(seen, viewer)) for panel in GAME.panels]
    yield str(GAME.packing(seen)), GAME.on_turn(seen), str(GAME.prompts(seen))


@pytest.mark.rule("WP-PARTY-03", "WP-ST-10", "WP-MZ-08", "WP-PLAY-01", "WP-END-15")
@pytest.mark.parametrize("secret", [*SECRETS])
def test_others_hear_the_same_whatever_it_is(secret):
    story, begin, move, (one, other), insiders = SECRETS[secret]
    told = {}
    for number, arguments in enumerate((one, other)):
        people = [{"character": character} for character in ("geralt", "ciri", "yennefer")]
        table = Table({"players": people, "story": story, "effort_cards": False, "side_quests": False})
        table.move("leave_list")
        begin(table)
        outcome = table.move(move, who=1, **arguments)
        for viewer in (EVERYBODY, Viewer(1), Viewer(2), Viewer(3)):
            told[number, viewer.seat] = [*heard(table, move, outcome, viewer)]
    for seat in (None, 2, 3):
        state, patch, args, said, pages, rest = zip(told[0, seat], told[1, seat], strict=True)
        for what in (args, said, rest):
            assert what[0] == what[1]
        if seat not in insiders:
            for what in (state, patch, pages):
                assert what[0] == what[1]
    for seat in insiders:
        assert told[0, seat][0] != told[1, seat][0]


@pytest.mark.rule("WP-PARTY-03", "WP-ST-10", "WP-ST-21")
def test_what_was_looked_at_and_not_scored_stays_secret_when_the_game_is_over(destiny):
    table = destiny(story="P2", side_quests=False).begins()
    with table.arranged() as state:
        state.objectives.at("magic").left = [1]
        state.objectives.seen = {1: {"magic": ObjectiveCard(back="magic", pattern="rank_multi", values=[4, 2])}}
        state.left, state.right, state.dominant = "combat", "magic", ["left"] * 3
        state.chapter, state.turn, state.step, state.begun = 3, 3, "objectives", False
    table.move("note", text="on")
    assert [facts["back"] for facts in table.told("tell-turn-up")] == ["combat", "combat_side"]
    table.move("next_step", overrule=("*",))
    table.move("next_step", overrule=("*",))
    assert GAME.over(table.state)
    for viewer in (EVERYBODY, Viewer(2), Viewer(3)):
        assert "rank_multi" not in str(GAME.seen_plain(table.plain, viewer))
    assert "rank_multi" in str(GAME.seen_plain(table.plain, Viewer(1)))


@pytest.mark.rule("WP-PARTY-03", "WP-MZ-08", "WP-MZ-15", "WP-MZ-10")
def test_of_the_side_that_has_not_won_nobody_learns_what_was_discarded_or_stays(destiny):
    table = destiny(story="P3", side_quests=False).begins()
    secret = AllianceCard(side="right", effect="inactive_to_xp")
    for who in (1, 2, 3):
        table.lies(who, "red", "blue")
    with table.arranged() as state:
        state.at(1).alliances = {"left": [AllianceCard(side="left", effect="xp")], "right": [secret] * 4}
    outcome = table.move("discard_alliance", who=1, ally="right", number=2)
    assert "inactive_to_xp" not in str([*table.tellings, *table.chronicle])
    for viewer in (EVERYBODY, Viewer(2), Viewer(3)):
        assert "inactive_to_xp" not in str(veiled_patch(outcome.patch, GAME.hides, viewer))
    with table.arranged() as state:
        state.dominant, state.turn, state.step, state.begun = ["left"], 3, "alliances", False
    outcome = table.move("note", text="on")
    assert len(table.one(1).alliances["right"]) == 3
    for viewer in (EVERYBODY, Viewer(2), Viewer(3)):
        assert "inactive_to_xp" not in str(veiled_patch(outcome.patch, GAME.hides, viewer))
        assert "inactive_to_xp" not in str(GAME.seen_plain(outcome.plain, viewer))
    assert "inactive_to_xp" not in str([*table.tellings, *table.chronicle])
