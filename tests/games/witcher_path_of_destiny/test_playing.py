"""Step 2 of a turn: cards chosen in secret, revealed together, their effects resolved left first. WP-PLAY."""

from __future__ import annotations

import pytest

from companion.core.secrets import veiled_args
from companion.core.viewer import EVERYBODY, Viewer
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.play import playing, symbols

from .conftest import Table

RED = {"condition": "C8", "condition_colour": "red", "result": "R2"}


@pytest.fixture
def plays(trio) -> Table:
    """Geralt, Ciri and Yennefer have drafted, from the deck; some cards are described."""
    trio.describe("plain", "1 magic red")
    trio.describe("red", "red", **RED)
    trio.describe("pays", "1 diplomacy blue", condition="C1", condition_symbol="diplomacy", result="R1")
    trio.describe("gives", "blue", condition="C6", condition_colour="blue", result="R8", result_symbol="diplomacy")
    trio.drafts()
    return trio


def seen(table: Table, who: int | None) -> list[list[str]]:
    """What a viewer sees of the cards that lie face down."""
    viewer = EVERYBODY if who is None else Viewer(who)
    return [one.chosen for one in GAME.seen(table.state, viewer).players]


@pytest.mark.rule("WP-PLAY-01", "WP-PARTY-03")
def test_what_a_player_has_chosen_only_that_player_sees(plays):
    plays.move("choose_cards", who=2, first="plain", second="red")
    assert seen(plays, 2)[1] == ["plain", "red"]
    for other in (None, 1, 3):
        assert seen(plays, other)[1] == ["•", "•"]
    move, args = GAME.moves["choose_cards"], {"who": 2, "first": "plain", "second": "red"}
    assert veiled_args(args, move.arguments, Viewer(2)) == args
    assert veiled_args(args, move.arguments, Viewer(1)) == {"who": 2, "first": "•", "second": "•"}
    assert plays.one(2).timeline == [] and plays.one(2).hand == 7
    assert GAME.on_turn(plays.state) == [1, 3]
    plays.move("take_back", who=2)
    assert seen(plays, 2)[1] == []
    assert plays.objects("take_back", who=2).rule == "WP-PLAY-02"


@pytest.mark.rule("WP-PLAY-02", "WP-PLAY-03", "WP-PLAY-12")
def test_all_are_revealed_when_the_last_one_has_chosen(plays):
    plays.move("choose_cards", who=2, first="plain", second="red")
    plays.move("choose_cards", who=1, first="red", second="red")
    assert not any(one.timeline for one in plays.state.players)
    assert plays.state.step == "play"
    plays.move("choose_cards", who=3, first="red", second="plain")
    assert [[laid.id for laid in one.timeline] for one in plays.state.players] == [
        ["red", "red"],
        ["plain", "red"],
        ["red", "plain"],
    ]
    assert all(one.hand == 5 and not one.chosen for one in plays.state.players)
    assert plays.state.step != "play"


@pytest.mark.rule("WP-PLAY-02")
def test_cards_named_aloud_and_cards_chosen_in_secret_meet(plays):
    plays.move("choose_cards", who=2, first="plain", second="red")
    plays.plays(1, "red", "plain")
    assert [laid.id for laid in plays.one(1).timeline] == ["red", "plain"]
    assert plays.one(2).timeline == []
    plays.plays(3, "plain", "plain")
    assert [laid.id for laid in plays.one(2).timeline] == ["plain", "red"]


@pytest.mark.rule("WP-PLAY-04", "WP-PLAY-07")
def test_the_left_card_is_resolved_first_and_does_not_see_the_right_one(plays):
    plays.plays(1, "red", "red")
    assert plays.one(1).xp == 1 + 2
    plays.plays(2, "red", "plain")
    assert plays.one(2).xp == 1
    plays.plays(3, "plain", "red")
    assert plays.one(3).xp == 2


@pytest.mark.rule("WP-PLAY-04", "WP-PLAY-08", "WP-PLAY-09")
def test_what_the_left_card_gave_the_right_one_may_use(plays):
    plays.plays(1, "gives", "plain")
    assert plays.one(1).pool["diplomacy"] == 2
    plays.plays(2, "pays", "plain")
    assert plays.one(2).timeline[0].covered == [0] and plays.one(2).xp == 3  # it pays with its own symbol


@pytest.mark.rule("WP-PLAY-05")
def test_effects_of_earlier_turns_do_not_happen_again(plays):
    for who in (1, 2, 3):
        plays.plays(who, "red", "plain")
    plays.turn_at(1, 2)
    plays.drafts()
    plays.plays(1, "plain", "plain")
    assert plays.one(1).xp == 1
    assert [laid.turn for laid in plays.one(1).timeline] == [1, 1, 2, 2]


@pytest.mark.rule("WP-PLAY-10", "WP-EFF-09", "WP-SYM-12")
def test_a_loss_waits_only_where_there_is_a_choice_and_cannot_be_declined(plays):
    plays.pool(1, diplomacy=1)
    plays.plays(1, "pays", "plain")
    assert [source.key for source in playing.choice(plays.state, plays.one(1))] == [
        "token-diplomacy",
        "card-0-diplomacy",
    ]
    assert [prompt.seat for prompt in GAME.prompts(plays.state)] == [1]
    for who in (2, 3):
        plays.plays(who, "plain", "plain")
    assert plays.state.step == "play"  # it waits for the loss
    assert plays.refuses("resolve_effect", who=1, paying=[]).field == "paying"
    assert plays.refuses("resolve_effect", who=1, paying=["card-1-diplomacy"]).field == "paying"
    plays.move("resolve_effect", who=1, paying=["token-diplomacy"])
    assert plays.one(1).xp == 3 and plays.one(1).timeline[0].covered == []
    assert plays.state.step != "play"
    assert plays.objects("resolve_effect", who=1).rule == "WP-PLAY-05"


@pytest.mark.rule("WP-EFF-09", "WP-PLAY-07")
def test_the_right_new_card_is_out_of_reach_of_the_left_ones_loss(plays):
    plays.spent(1)
    plays.plays(1, "pays", "pays")
    one = plays.one(1)
    assert [laid.covered for laid in one.timeline] == [[0], [0]] and one.xp == 6
    assert playing.choice(plays.state, one) == []


@pytest.mark.rule("WP-EFF-18")
def test_the_loss_comes_before_the_gain(trio):
    trio.describe("turns", "blue", condition="C2", condition_symbol="diplomacy", result="R9", result_symbol="diplomacy")
    trio.describe("plain", "red")
    trio.pool(1, diplomacy=2)
    trio.spent(1)
    trio.drafts()
    trio.plays(1, "turns", "plain")
    assert trio.one(1).pool["diplomacy"] == 2  # two were lost and two gained, never a third
    assert trio.said[:2] == ["tell-lose-token", "tell-effect-gained"]


@pytest.mark.rule("WP-PLAY-13")
def test_two_cards_a_turn(plays):
    plays.plays(1, "plain", "plain")
    met = plays.objects("play_cards", who=1, first="plain", second="plain")
    assert (met.rule, met.can_overrule) == ("WP-PLAY-13", False)
    with plays.arranged() as state:
        state.at(2).hand = 1
    assert plays.objects("play_cards", who=2, first="plain", second="plain").rule == "WP-PLAY-13"
    plays.move("play_cards", who=2, first="plain", second="plain", overrule=("*",))
    assert plays.one(2).hand == 0


def test_a_card_that_nobody_described_is_refused_with_its_field(plays):
    assert plays.refuses("choose_cards", who=1, first="plain", second="other").field == "second"
    assert plays.refuses("play_cards", who=1, first="other", second="plain").field == "first"


def test_a_card_that_another_table_described_since_is_known(trio):
    trio.drafts()
    trio.knowledge["card"] = {"new": {"colours": ["red"], "magic": 1}}
    trio.plays(1, "new", "new")
    assert [laid.symbols for laid in trio.one(1).timeline] == [["magic"], ["magic"]]
    assert trio.refuses("play_cards", who=2, first="new", second="newer").field == "second"


@pytest.mark.rule("WP-PLAY-12", "WP-CARD-10")
def test_at_a_light_table_nothing_is_named_and_nothing_waits(destiny):
    table = destiny(story="P1", kept="light", effort_cards=False).begins()
    table.drafts(0, 0, 1)
    assert table.state.step not in ("draft", "play")
    assert all(one.hand == 5 for one in table.state.players)
    assert "tell-play-light" in table.said


def test_a_table_that_takes_its_cards_back_waits_for_nobody(plays):
    plays.plays(1, "plain", "plain")
    plays.move("keep", area="cards", keeper="table")
    assert plays.state.step != "play"


@pytest.mark.rule("WP-ABI-20")
def test_a_card_taken_up_takes_its_symbols_along_and_leaves_what_it_gave(plays):
    plays.plays(1, "gives", "plain")
    one = plays.one(1)
    playing.take_up(None, one, 1)
    assert symbols.totals(one)["magic"] == 0 and one.pool["diplomacy"] == 2 and one.hand == 6
