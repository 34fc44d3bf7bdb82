"""SET: the deal, what each character begins with, the decks and piles beside the board, who begins."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.talisman import GAME
from companion.web.wording import Voice

from .conftest import Table

SEEDS = [f"seed-{number}" for number in range(12)]


def lines(table) -> dict[str, list]:
    """The lines of the set-up list as it stands before anything is ticked, by key: their rules and facts."""
    found: dict[str, list] = {}
    for line in table.state.checklist.lines:
        found.setdefault(line.told.key, []).append((line.rule, line.told.args))
    return found


@pytest.fixture
def laid():
    """A table whose set-up list still lies there: a warrior, a wizard, a druid."""
    return Table({"players": [{"character": one} for one in ("warrior", "wizard", "druid")], "first": 1})


@pytest.mark.rule("TA-SET-01")
def test_characters_are_dealt_at_random_one_to_each_player():
    deals = {tuple(one.id for one in Table({"players": [{}] * 4}, seed=seed).state.characters) for seed in SEEDS}
    assert len(deals) > 6
    assert all(len(set(deal)) == 4 for deal in deals)


@pytest.mark.rule("TA-SET-01")
def test_who_did_not_choose_is_dealt_none_of_the_chosen_ones():
    for seed in SEEDS:
        table = Table({"players": [{}, {"character": "troll"}, {}]}, seed=seed)
        ids = [one.id for one in table.state.characters]
        assert ids[1] == "troll" and len(set(ids)) == 3
        assert len(table.state.unused) == 11 and not {*ids} & {*table.state.unused}


@pytest.mark.rule("TA-SET-03")
def test_one_player_has_one_character_and_none_is_had_twice(laid):
    assert [(one.seat, one.id) for one in laid.state.characters] == [(1, "warrior"), (2, "wizard"), (3, "druid")]
    with pytest.raises(BadArguments) as caught:
        Table({"players": [{"character": "elf"}, {"character": "elf"}]})
    assert caught.value.message.key == "character-taken" and caught.value.field == "players.1.character"
    cs, en = (Voice(language, GAME).spoken(caught.value.message) for language in ("cs", "en"))
    assert "„Elf“" in cs and "“Elf”" in en and "elf" not in cs + en


@pytest.mark.rule("TA-SET-04")
def test_each_standee_stands_on_the_starting_space_of_its_card(laid):
    assert [one.space for one in laid.state.characters] == ["o7", "o15", "o11"]
    assert [facts for _, facts in lines(laid)["tell-place-standee"]] == [
        {"who": "warrior", "space": "o7"},
        {"who": "wizard", "space": "o15"},
        {"who": "druid", "space": "o11"},
    ]


@pytest.mark.rule("TA-SET-05")
def test_counters_are_taken_to_the_starting_strength_and_craft(laid):
    assert [(one.strength, one.craft) for one in laid.state.characters] == [(4, 2), (2, 5), (2, 4)]
    told = [(facts["who"], facts["strength"], facts["craft"]) for _, facts in lines(laid)["tell-starting-counters"]]
    assert told == [("warrior", 4, 2), ("wizard", 2, 5), ("druid", 2, 4)]


@pytest.mark.rule("TA-SET-06", "TA-SET-07")
def test_everybody_begins_with_four_lives_and_one_bag_of_gold():
    table = Table({"players": [{}] * 14})
    assert {(one.lives, one.gold) for one in table.state.characters} == {(4, 1)}
    told = lines(table)["tell-starting-counters"]
    assert len(told) == 14 and {(facts["lives"], facts["gold"]) for _, facts in told} == {(4, 1)}


@pytest.mark.rule("TA-SET-08")
def test_what_nobody_took_is_the_bank_and_what_is_paid_goes_back_to_it(laid):
    assert [rule for rule, _ in lines(laid)["tell-bank"]] == ["TA-SET-08"]
    laid.move("leave_list")
    laid.move("change", who=1, counter="gold", by=5)
    laid.move("buy", who=1, item="sword", price=3)
    assert [one.gold for one in laid.state.characters] == [3, 1, 1]  # from nobody, and to nobody


@pytest.mark.rule("TA-SET-09")
def test_the_encounter_deck_has_104_cards_in_no_known_order(laid):
    deck = laid.state.encounters
    assert deck.size == 104 == len(deck.shuffled)
    assert not deck.discard and not laid.state.spaces
    assert [rule for rule, _ in lines(laid)["tell-encounter-deck"]] == ["TA-SET-09"]


@pytest.mark.rule("TA-SET-10", "TA-SET-11")
def test_the_spell_deck_has_24_cards_of_which_starting_spells_are_drawn(laid):
    assert [len(one.spells) for one in laid.state.characters] == [0, 2, 1]
    deck = laid.state.spells
    assert deck.size == 24 - 3 == len(deck.shuffled) and not deck.discard
    assert [facts["who"] for _, facts in lines(laid)["tell-draw-spell"]] == ["wizard", "wizard", "druid"]


@pytest.mark.rule("TA-SET-11")
def test_starting_spells_are_hidden_from_everybody_else():
    players = {"players": [{"character": "wizard"}, {"character": "druid"}], "areas": {"decks": "app"}}
    table = Table(players, {"spell": {f"spell-{number}": {} for number in range(24)}})
    table.move("leave_list")
    with table.arranged() as state:
        state.characters[0].spells = ["sleep", "frost"]
    public = GAME.seen_plain(table.plain, EVERYBODY)["characters"]
    assert [len(one["spells"]) for one in public] == [2, 1]
    assert not {"sleep", "frost"} & {*public[0]["spells"]}
    others = GAME.seen_plain(table.plain, Viewer(2))["characters"]
    assert others[0]["spells"] == public[0]["spells"]
    assert GAME.seen_plain(table.plain, Viewer(1))["characters"][0]["spells"] == ["sleep", "frost"]


@pytest.mark.rule("TA-SET-12")
def test_purchase_cards_and_talismans_lie_ready_each_kind_in_its_pile(laid):
    kinds = {"helmet", "sword", "axe", "shield", "armour", "mule", "raft", "water_bottle"}
    assert {*laid.state.stock} == kinds
    assert sum(laid.state.stock.values()) == 28 and all(laid.state.stock.values())
    assert laid.state.talismans == 4
    assert [rule for rule, _ in lines(laid)["tell-lay-purchases"]] == ["TA-SET-12"]


@pytest.mark.rule("TA-SET-14")
def test_chance_chooses_the_first_player_unless_the_table_does():
    begin = {Table({"players": [{}] * 3}, seed=seed).state.turn.who for seed in SEEDS}
    assert begin == {1, 2, 3}
    for first in (1, 2, 3):
        table = Table({"players": [{}] * 3, "first": first})
        assert table.state.turn.who == first


@pytest.mark.rule("TA-SET-14")
def test_turns_then_go_clockwise_from_the_first_player():
    table = Table({"players": [{}] * 4, "first": 3})
    table.move("leave_list")
    seats = []
    for _ in range(5):
        seats.append(table.state.turn.who)
        table.move("end_turn", who=table.state.turn.who, overrule=("*",))
    assert seats == [3, 4, 1, 2, 3]
