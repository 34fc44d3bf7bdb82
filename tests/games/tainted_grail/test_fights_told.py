"""Fights taken back and made again, what the book hears of them, and tables that fight on the table."""

from __future__ import annotations

import pytest

from .fights import DECKS, WOLF, combat, diplomacy, fight, go, known
from .journals import passage, readers

# --- undo, books, light tables ---------------------------------------------------------------------------------------

SCRIPT = [
    ("begin_encounter", {"who": ["beor", "ailei"], "colour": "green", "drew": "Wolf"}),
    ("describe_encounter", {"card": WOLF, "who": "beor"}),
    ("mulligan", {"who": "beor"}),
    ("start_fight", {"who": "beor"}),
    ("activate", {"who": "beor"}),
    ("lay_card", {"who": "beor", "by": 1, "tokens": 2, "charges": 1}),
    ("use_charge", {"who": "beor", "card": 1}),
    ("finish_laying", {"who": "beor"}),
    ("lay_card", {"who": "ailei", "by": 1, "draws": 1}),
    ("finish_laying", {"who": "ailei"}),
    ("activate", {"who": "ailei"}),
    ("lay_card", {"who": "ailei", "by": 2}),
    ("finish_laying", {"who": "ailei"}),
    ("end_encounter", {"who": "ailei", "how": "won", "loot": {"ailei": {"food": 3}}}),
]


def test_each_move_of_a_fight_can_be_taken_back_and_made_again_with_the_same_outcome(decked):
    for name, args in SCRIPT:
        before = decked.plain
        decked.move(name, **args)
        after, said = decked.plain, decked.tellings
        decked.undo()
        assert decked.plain == before, name
        decked.move(name, **args)
        assert (decked.plain, decked.tellings) == (after, said), name
    assert decked.state.under_way == []


def test_the_same_moves_make_the_same_fight_at_another_table(avalon):
    ends = []
    for _ in range(2):
        table = avalon("beor", "ailei", encounters=DECKS)
        table.morning()
        for name, args in SCRIPT:
            table.move(name, **args)
        ends.append(table.plain)
    assert ends[0] == ends[1]


def reading(card):
    """Ailei and Beor, whose book has just begun a fight of theirs against that card; Ailei is active first."""
    ways = [f"[{one}](#end) | after {one}" for one in ("won", "fled", "lost")]
    begins = passage("begin", "entry: start", f"does: encounter {card['colour']}", ways=ways)
    table = readers(begins, passage("end", "ending: end"), encounters=DECKS)
    table.move("describe_encounter", card=card, who="ailei")
    return table


def both_fight(table) -> None:
    table.move("start_fight", who="ailei")
    table.move("activate", who="ailei")


def ailei_alone(table) -> None:
    """Beor has escaped, and Ailei's activation has begun by itself."""
    table.move("start_fight", who="ailei")
    table.move("activate", who="beor")
    table.move("escape", who="beor")
    assert table.reading.outcome == ""


def takes_blow(table, **blow) -> None:
    table.move("lay_card", who="ailei")
    table.move("finish_laying", who="ailei", instead=blow)


@pytest.mark.rule("TG-JRN-03")
@pytest.mark.parametrize(
    ("last", "outcome"),
    [
        (lambda table: go(table, "ailei", by=9) or table.move("end_encounter", who="ailei", how="won"), "won"),
        (lambda table: table.move("end_encounter", who="ailei", how="not_won"), "lost"),
        (lambda table: table.move("escape", who="ailei"), "fled"),
        (lambda table: table.move("recount", who="ailei", deck=0) and table.move("draw_cards", who="ailei"), "fled"),
        (lambda table: takes_blow(table, wounds=20), "lost"),
        (lambda table: takes_blow(table, withdraws=True), "withdrew"),
    ],
    ids=["won", "given up", "escaped", "had no cards left", "fell", "it withdrew"],
)
def test_the_book_hears_how_a_combat_ended(last, outcome):
    table = reading(combat())
    ailei_alone(table)
    last(table)
    assert (table.state.under_way, table.reading.outcome) == ([], outcome)


@pytest.mark.rule("TG-JRN-03")
def test_the_book_hears_nothing_before_it_is_over():
    table = reading(combat())
    both_fight(table)
    takes_blow(table, wounds=20)
    assert (table.hero("ailei").dying, table.reading.outcome) == (True, "")
    go(table, "beor", by=9)
    assert table.reading.outcome == ""  # the reward has not been taken yet
    table.move("end_encounter", who="beor", how="won")
    assert table.reading.outcome == "won"


@pytest.mark.rule("TG-JRN-03", "TG-TRT-11")
def test_who_was_robbed_has_lost():
    table = reading(combat(traits=["robber"]))
    both_fight(table)
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.health.value = hero.energy.value = 1
    table.move("lay_card", who="ailei")
    assert (table.state.under_way, table.reading.outcome) == ([], "lost")


@pytest.mark.rule("TG-JRN-03", "TG-DIP-07", "TG-DIP-05", "TG-DIP-14")
@pytest.mark.parametrize(
    ("moves", "outcome"),
    [
        ([("avoid", {"agree": ["ailei", "beor"]})], "avoided"),
        ([("flee", {"agree": ["ailei", "beor"]})], "fled"),
        (
            [
                ("face_it", {}),
                ("start_fight", {}),
                ("activate", {}),
                ("lay_card", {"by": -3}),
                ("finish_laying", {}),
                ("end_encounter", {"how": "not_won"}),
            ],
            "lost",
        ),
    ],
)
@pytest.mark.parametrize("wounds", [0, 20])
def test_the_book_hears_how_a_diplomacy_ended_whatever_it_cost(moves, outcome, wounds):
    table = reading(diplomacy(avoid={}, failure={"wounds": wounds}))
    for name, args in moves:
        table.move(name, who="ailei", **args)
    assert (table.state.under_way, table.reading.outcome) == ([], outcome)


def test_at_a_light_table_fights_stay_on_the_table(avalon):
    table = avalon("beor", "ailei", kept="light", encounters=DECKS, knowledge=known(WOLF))
    table.morning()
    table.move("begin_encounter", who=["beor", "ailei"], colour="green", drew="Wolf")
    assert fight(table) is None
    table.move("activate", who="beor")
    table.move("activate", who="ailei")
    for move in ("start_fight", "lay_card", "finish_laying", "mulligan"):
        assert table.refuses(move, who="beor").message.key == "no-fight-here"
    table.move("end_encounter", who="beor", how="won")
    assert table.state.under_way == []
    assert "tell-encounter-over" in table.said and "tell-reward" not in table.said


@pytest.mark.rule("TG-HRD-06")
def test_with_a_coin_the_book_waits_until_the_table_knows_who_got_away():
    table = reading(combat(value=9))
    table.move("choose_modes", coin_escape=True)
    met = table.objects("choose", choice="fled")
    assert (met.rule, met.code) == ("TG-HRD-06", "coin-decides")
    both_fight(table)
    table.move("escape", who="ailei", coin="grail")
    table.move("escape", who="beor", coin="grail")
    assert table.reading.outcome == "fled"
    table.move("choose", choice="fled")
    assert table.reading.at == "end"
