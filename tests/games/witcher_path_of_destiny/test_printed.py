"""What is printed on the owner's boards and cards is asked once and remembered. WP-DATA-20, WP-XP-03."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import remembered

from .conftest import Table

RISING = [0] * 10 + [1] * 5 + [3] * 6

WHOLE: list[tuple[str, str, str, dict[str, Any]]] = [
    ("describe_board", "boards", "ciri", {"character": "ciri", "second": 5, "third": 9, "fourth": 9, "track": RISING}),
    (
        "describe_ability",
        "boards",
        "vesemir",
        {"character": "vesemir", "number": 2, "ability": "own", "window": "before_play", "text": "Draw a card."},
    ),
    ("describe_quest", "quests", "ciri", {"character": "ciri", "colour": "green", "scale": [0, 1, 3, 6]}),
    (
        "describe_automa",
        "automas",
        "yennefer",
        {
            "character": "yennefer",
            "first": "magic",
            "second": "diplomacy",
            "colour": "blue",
            "ability": "One more card.",
        },
    ),
    ("describe_effort", "efforts", "one", {"card": "one", "chapter": 1, "colours": ["red", "blue"], "bonus": "xp"}),
    (
        "describe_objective",
        "objectives",
        "most",
        {"card": "most", "back": "magic", "pattern": "rank_symbol_in_hand", "symbol": "magic", "values": [5, 3, 1]},
    ),
    (
        "describe_alliance",
        "alliances",
        "pay",
        {"card": "pay", "side": "left", "effect": "gain_active", "towards": "right"},
    ),
]


@pytest.mark.rule("WP-DATA-20", "WP-XP-03", "WP-XP-11", "WP-ABI-11", "WP-QUEST-03", "WP-SOLO-10", "WP-KS-05")
@pytest.mark.parametrize(("move", "kind", "key", "args"), WHOLE, ids=[one[0] for one in WHOLE])
def test_what_was_described_is_known_at_the_next_table(trio, move, kind, key, args):
    trio.move(move, **args)
    learned = GAME.moves[move].teaches(args, trio.state)
    known = getattr(remembered(learned), kind)[key]
    assert known == getattr(trio.state.box, kind)[key]
    other = Table({"players": [{"character": "ciri"}, {"character": "geralt"}]}, knowledge=learned)
    assert getattr(other.state.box, kind)[key] == known


@pytest.mark.rule("WP-XP-03", "WP-ABI-11")
def test_a_boards_numbers_and_its_abilities_are_told_apart(trio):
    trio.move("describe_board", character="ciri", second=5, third=9, fourth=14, track=RISING)
    trio.move("describe_ability", character="ciri", number=1, ability="take_before_play", name="Paní času a prostoru")
    board = trio.state.box.boards["ciri"]
    assert (board.positions, board.track) == ([5, 9, 14], RISING)
    assert [one.id for one in board.abilities] == [
        "take_before_play",
        "exchange_timeline",
        "take_before_play",
        "discard_for_symbols",
    ]
    trio.move("describe_board", character="ciri", second=4, third=9, fourth=14)
    board = trio.state.box.boards["ciri"]
    assert (board.positions, board.track) == ([4, 9, 14], RISING)
    assert board.abilities[0].name == "Paní času a prostoru"


@pytest.mark.parametrize(
    ("move", "field", "args"),
    [
        ("describe_board", "third", {"character": "ciri", "second": 9, "third": 5, "fourth": 14}),
        ("describe_board", "fourth", {"character": "ciri", "second": 5, "third": 9, "fourth": 8}),
        ("describe_board", "track", {"character": "ciri", "second": 5, "third": 9, "fourth": 14, "track": [1, 2]}),
        (
            "describe_board",
            "track",
            {"character": "ciri", "second": 5, "third": 9, "fourth": 14, "track": [1, *[0] * 20]},
        ),
        ("describe_ability", "window", {"character": "vesemir", "number": 1, "ability": "own", "text": "Something."}),
        ("describe_ability", "text", {"character": "vesemir", "number": 1, "ability": "own", "window": "before_play"}),
        (
            "describe_ability",
            "window",
            {"character": "ciri", "number": 1, "ability": "dye_card", "window": "before_play"},
        ),
        ("describe_quest", "symbol", {"character": "ciri", "colour": "red", "symbol": "magic", "scale": [1]}),
        ("describe_quest", "scale", {"character": "ciri", "colour": "red", "scale": []}),
        (
            "describe_automa",
            "symbol",
            {"character": "ciri", "first": "magic", "second": "combat", "colour": "red", "symbol": "magic"},
        ),
        ("describe_objective", "symbol", {"card": "a", "back": "magic", "pattern": "each_symbol", "values": [3]}),
        (
            "describe_objective",
            "symbol",
            {"card": "a", "back": "magic", "pattern": "rank_multi", "symbol": "magic", "values": [4, 2]},
        ),
        ("describe_objective", "values", {"card": "a", "back": "magic", "pattern": "rank_multi", "values": [2, 4]}),
        ("describe_alliance", "symbol", {"card": "a", "side": "left", "effect": "gain_active"}),
        ("describe_alliance", "symbol", {"card": "a", "side": "left", "effect": "xp", "symbol": "magic"}),
        ("describe_alliance", "towards", {"card": "a", "side": "left", "effect": "xp", "towards": "left"}),
    ],
)
def test_a_contradiction_is_refused_with_its_field(trio, move, field, args):
    assert trio.refuses(move, **args).field == field


@pytest.mark.rule("WP-SOLO-35")
def test_the_solo_rule_card_is_noted_in_words(trio):
    trio.move("note_solo_rules", story="P2", text="Shuffle them.")
    learned = GAME.moves["note_solo_rules"].teaches({"story": "P2", "text": "Shuffle them."}, trio.state)
    assert remembered(learned).solo_notes == {"P2": "Shuffle them."}
