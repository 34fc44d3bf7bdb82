"""Abilities by hand: the moment of each and no other, what each brings to the symbol, orders and exceptions. WP-ABI."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.pages.now import now
from companion.games.witcher_path_of_destiny.play import symbols, windows

from .conftest import Table

GERALT, CIRI, YENNEFER, MARIGOLD = 1, 2, 3, 4

# The ledger's table: which ability belongs to which moment.
MOMENTS = {
    "before the draft": {"swap_pool"},
    "amid the draft": set(),
    "after the draft": {"discard_pair", "take_extra", "take_and_play"},
    "before playing": {
        "gain_fewer",
        "gain_and_others_lose",
        "search_symbol",
        "lose_one_gain_three",
        "exchange_timeline",
        "take_before_play",
        "discard_for_symbols",
    },
    "while playing": {"spare_symbol", "full_result", "play_another", "dye_card"},
    "before clearing": {"take_at_end"},
    "reading": set(),
}


@pytest.fixture
def four(destiny) -> Table:
    """Four heroes, all abilities ready, before the first chapter; Ciri, Yennefer, Geralt, Marigold by initiative."""
    table = destiny("geralt", "ciri", "yennefer", "marigold", story="P1", effort_cards=False)
    for name, text in (("red", "red"), ("blue", "blue"), ("mage", "1 magic blue"), ("odd", "1 diplomacy green")):
        table.describe(name, text)
    with table.arranged() as state:
        for one in state.players:
            one.abilities = ["ready"] * 4
    return table


@pytest.fixture
def plays(four) -> Table:
    """All have drafted from the deck, and are about to play; Ciri, Yennefer, Geralt, Marigold by initiative."""
    four.begins().drafts()
    four.move("next_step")
    assert four.state.step == "play"
    return four


def is_open(table: Table) -> set[str]:
    """Abilities whose moment it is, whatever there is for them to do."""
    state = table.state
    found = {one.id: one for player in state.players for one in windows.abilities(state, player)}
    assert len(found) == 16
    return {id for id, one in found.items() if windows.is_open(state, state.at(one.seat), one.window)}


def only(table: Table, who: int, number: int) -> None:
    """One ability of one player is ready, all others were used."""
    table.spent(1, 2, 3, 4)
    with table.arranged() as state:
        state.at(who).abilities[number - 1] = "ready"


@pytest.mark.rule("WP-ABI-05", "WP-ABI-10", "WP-ABI-24", "WP-ABI-11")
def test_each_ability_has_its_moment_and_no_other(four):
    assert is_open(four) == MOMENTS["reading"]
    four.begins()
    assert is_open(four) == MOMENTS["before the draft"]
    for who in (CIRI, YENNEFER, GERALT):
        four.move("draft_row", who=who, row=0)
        assert is_open(four) == MOMENTS["amid the draft"]
    four.move("draft_row", who=MARIGOLD, row=0)
    assert four.state.step == "draft" and is_open(four) == MOMENTS["after the draft"]
    four.move("next_step")
    assert is_open(four) == MOMENTS["before playing"] | MOMENTS["while playing"]
    for who in (CIRI, YENNEFER, MARIGOLD):
        four.move("choose_cards", who=who, first="red", second="blue")
    assert is_open(four) == MOMENTS["while playing"]  # their cards lie face down
    four.move("choose_cards", who=GERALT, first="red", second="blue")
    assert four.state.step == "play" and is_open(four) == MOMENTS["while playing"]
    four.move("next_step")
    assert (four.state.turn, is_open(four)) == (2, MOMENTS["before the draft"])
    with four.arranged() as state:
        state.turn, state.step, state.begun = 3, "dominance", False
        state.fate = dict.fromkeys(("I", "II", "III"), "left")
    four.move("note", text="the chapter ends")
    assert is_open(four) == MOMENTS["before clearing"]
    for who in (1, 2, 3, 4):
        four.move("keep_cards", who=who, first=0)
    assert four.state.step == "reading" and is_open(four) == MOMENTS["reading"]


@pytest.mark.rule("WP-ABI-05", "WP-ABI-10")
@pytest.mark.parametrize(
    ("move", "args"),
    [
        ("swap_pool", {"who": YENNEFER, "row": 1, "place": 1, "other_row": 2, "other_place": 1}),
        ("discard_pair", {"who": YENNEFER, "row": 1, "symbols": []}),
        ("take_extra", {"who": YENNEFER, "row": 1, "place": 1}),
        ("take_and_play", {"who": YENNEFER, "row": 1, "place": 1, "card": "red"}),
        ("take_at_end", {"who": GERALT, "place": 0}),
    ],
)
def test_out_of_its_moment_a_move_of_an_ability_meets_the_rule(plays, move, args):
    plays.lies(GERALT, "red")
    met = plays.objects(move, **args)
    assert (met.rule, met.message.key) == ("WP-ABI-05", "not-its-moment")


@pytest.mark.rule("WP-ABI-05", "WP-ABI-10")
@pytest.mark.parametrize(
    ("move", "args"),
    [
        ("gain_fewer", {"who": MARIGOLD, "side": "left"}),
        ("gain_and_others_lose", {"who": MARIGOLD, "side": "left"}),
        ("search_symbol", {"who": MARIGOLD, "symbol": "magic"}),
        ("exchange_timeline", {"who": CIRI, "place": 0, "card": "red"}),
        ("take_before_play", {"who": CIRI, "place": 0}),
        ("discard_for_symbols", {"who": CIRI, "cards": ["red"]}),
        ("dye_card", {"who": CIRI, "place": 0, "colour": "red"}),
        ("take_at_end", {"who": GERALT, "place": 0}),
    ],
)
def test_nor_is_one_of_the_playing_step_used_in_the_draft(four, move, args):
    four.begins()
    four.lies(GERALT, "red")
    four.lies(CIRI, "red")
    met = four.objects(move, **args)
    assert (met.rule, met.message.key) == ("WP-ABI-05", "not-its-moment")


@pytest.mark.rule("WP-ABI-08", "WP-ABI-09", "WP-DRAFT-16")
def test_who_stands_highest_since_the_draft_is_offered_first_and_one_may_use_several(four):
    four.begins()
    for who, row in ((CIRI, 3), (YENNEFER, 1), (GERALT, 2), (MARIGOLD, 0)):
        four.move("draft_row", who=who, row=row)
    four.move("next_step")
    four.lies(CIRI, "red", "blue")
    four.pool(MARIGOLD, magic=1)
    offered = [(one.seat, one.id) for one in windows.offered(four.state)]
    assert [seat for seat, _ in offered] == [MARIGOLD] * 4 + [CIRI] * 4
    four.move("gain_fewer", who=MARIGOLD)
    four.move("gain_and_others_lose", who=MARIGOLD, side="left")
    four.move("take_before_play", who=CIRI, place=0)
    four.move("discard_for_symbols", who=CIRI, cards=["mage"])
    left = [(one.seat, one.id) for one in windows.offered(four.state)]
    assert left == [
        (MARIGOLD, "search_symbol"),
        (MARIGOLD, "lose_one_gain_three"),
        (CIRI, "dye_card"),
        (CIRI, "exchange_timeline"),
    ]


@pytest.mark.rule("WP-ABI-24", "WP-ABI-30", "WP-DRAFT-11")
def test_read_otherwise_one_acts_after_the_own_pick_and_the_row_is_gone_for_those_who_follow(destiny):
    table = destiny("ciri", "yennefer", "geralt", story="P1", effort_cards=False, otherwise=["WP-ABI-24"]).begins()
    table.spent(1, 3)
    with table.arranged() as state:
        state.initiative, state.at(2).abilities = [1, 2, 3], ["ready"] * 4
    table.move("draft_row", who=1, row=0)
    assert [one.id for one in windows.offered(table.state)] == ["swap_pool"]  # her own pick is still to come
    table.move("draft_row", who=2, row=0)
    assert [one.id for one in windows.offered(table.state)] == ["discard_pair", "take_extra", "take_and_play"]
    table.move("take_extra", who=2, row=4, place=1)
    assert (table.one(2).hand, table.one(2).xp, table.state.queue) == (8, 0, [1, 2])  # no pick: no point, no figure
    met = table.objects("draft_row", who=3, row=4)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-11", False)


# --- Geralt


@pytest.mark.rule("WP-ABI-12", "WP-EFF-06")
def test_of_three_inactive_symbols_two_are_lost_and_the_spared_one_counts(plays):
    plays.describe("pays", "1 diplomacy red", condition="C3", result="R5")
    only(plays, GERALT, 1)
    plays.pool(GERALT, diplomacy=2, exploration=1)
    plays.plays(GERALT, "pays", "blue")
    assert plays.refuses("spare_symbol", who=GERALT).field == "paying"  # which two of the four, he says
    plays.move("spare_symbol", who=GERALT, paying=["card-0-diplomacy", "token-exploration"])
    one = plays.one(GERALT)
    assert one.pool == {"magic": 2 * 3, "diplomacy": 2, "exploration": 0, "combat": 0}
    assert one.timeline[0].covered == [0] and one.abilities[0] == "used"


@pytest.mark.rule("WP-ABI-12", "WP-SYM-12")
@pytest.mark.parametrize(
    ("condition", "pool", "asked"),
    [
        ({"condition": "C1", "condition_symbol": "diplomacy"}, {"diplomacy": 1}, False),  # nothing is lost any more
        ({"condition": "C2", "condition_symbol": "diplomacy"}, {"diplomacy": 1}, True),  # one of the two: which?
        ({"condition": "C2", "condition_symbol": "diplomacy"}, {}, False),
        ({"condition": "C3"}, {"exploration": 1}, True),
    ],
)
def test_the_page_asks_which_symbols_are_lost_just_where_there_is_still_a_choice(plays, condition, pool, asked):
    """The card prints a diplomacy of its own; one symbol of the whole loss is spared."""
    plays.describe("pays", "1 diplomacy red", result="R1", **condition)
    only(plays, GERALT, 1)
    plays.pool(GERALT, **pool)
    plays.plays(GERALT, "pays", "blue")
    [spare] = [one for one in now(plays.state).abilities if one.id == "spare_symbol"]
    assert (spare.at_once, bool(spare.sources)) == (not asked, asked)
    if asked:
        assert plays.refuses("spare_symbol", who=GERALT).field == "paying"
        plays.move("spare_symbol", who=GERALT, paying=[spare.sources[0].key])
    else:
        plays.move("spare_symbol", who=GERALT)
    assert plays.one(GERALT).resolving == [] and plays.one(GERALT).xp == 3 * (2 if asked else 1)


@pytest.mark.rule("WP-ABI-12", "WP-PLAY-07")
def test_what_lies_beyond_the_cards_reach_is_not_owned(plays):
    plays.describe("pays", "red", condition="C1", condition_symbol="diplomacy", result="R1")
    only(plays, GERALT, 1)
    plays.plays(GERALT, "pays", "odd")  # the diplomacy of the right card
    assert plays.one(GERALT).xp == 0 and plays.one(GERALT).resolving == []
    plays.undo()
    plays.plays(GERALT, "odd", "pays")
    plays.move("spare_symbol", who=GERALT)
    assert plays.one(GERALT).xp == 3 and plays.one(GERALT).timeline[0].covered == []


@pytest.mark.rule("WP-ABI-13", "WP-ABI-14")
@pytest.mark.parametrize(
    ("effect", "xp", "pool"),
    [
        ({"condition": "C1", "condition_symbol": "exploration", "result": "R10"}, 0, (1, 0, 1, 1)),
        ({"condition": "C2", "condition_symbol": "combat", "result": "R3"}, 0, (3, 0, 0, 0)),
        ({"condition": "C3", "result": "R9", "result_symbol": "diplomacy"}, 0, (0, 3, 0, 0)),
        ({"condition": "C7", "condition_colour": "green", "result": "R7"}, 0, (1, 0, 0, 1)),
        ({"condition": "C9", "result": "R2"}, 3, (0, 0, 0, 0)),
        ({"condition": "C8", "condition_colour": "green", "result": "R1"}, 9, (0, 0, 0, 0)),
    ],
)
def test_the_full_result_of_a_single_effect_once_of_a_multiple_one_three_times(plays, effect, xp, pool):
    plays.describe("tried", "red", **effect)
    only(plays, GERALT, 2)
    plays.plays(GERALT, "tried", "blue")
    plays.move("full_result", who=GERALT)
    one = plays.one(GERALT)
    assert one.xp == xp and one.pool == dict(zip(("magic", "diplomacy", "exploration", "combat"), pool, strict=True))


@pytest.mark.rule("WP-ABI-15", "WP-CARD-12")
def test_the_third_card_takes_effect_before_one_is_drawn(plays):
    plays.describe("pays", "1 diplomacy red", condition="C1", condition_symbol="diplomacy", result="R1")
    only(plays, GERALT, 4)
    for who in (CIRI, YENNEFER, MARIGOLD):
        plays.plays(who, "red", "blue")
    plays.plays(GERALT, "red", "blue")
    deck = plays.state.deck
    assert plays.one(GERALT).hand == 5
    plays.move("play_another", who=GERALT, card="pays")
    said = [key for key in plays.said if key in ("tell-played-also", "tell-cover", "tell-effect-xp", "tell-draw")]
    assert said == ["tell-played-also", "tell-cover", "tell-effect-xp", "tell-draw"]
    one = plays.one(GERALT)
    assert ([laid.id for laid in one.timeline], one.hand, one.xp) == (["red", "blue", "pays"], 7 - 3 + 1, 3)
    assert {laid.turn for laid in one.timeline} == {1} and plays.state.turn == 2
    assert plays.state.deck == deck - 1 - 2  # one drawn, and the refresh of the next turn has filled a row


@pytest.mark.rule("WP-ABI-15", "WP-SYM-12")
def test_where_its_effect_waits_for_a_word_so_does_the_draw(plays):
    plays.describe("pays", "1 diplomacy red", condition="C1", condition_symbol="diplomacy", result="R1")
    only(plays, GERALT, 4)
    plays.pool(GERALT, diplomacy=1)
    plays.plays(GERALT, "red", "blue")
    deck = plays.state.deck
    plays.move("play_another", who=GERALT, card="pays")
    assert (plays.one(GERALT).hand, plays.state.deck, plays.one(GERALT).resolving) == (4, deck, [2])
    assert "tell-draw" not in plays.said
    plays.move("resolve_effect", who=GERALT, paying=["token-diplomacy"])
    assert (plays.one(GERALT).hand, plays.state.deck, plays.one(GERALT).xp) == (5, deck - 1, 3)
    assert plays.said.index("tell-effect-xp") < plays.said.index("tell-draw")
    plays.move("note", text="and once is enough")
    assert plays.one(GERALT).hand == 5


@pytest.mark.rule("WP-ABI-16", "WP-END-16", "WP-END-12")
def test_a_card_taken_at_the_end_has_won_the_path_token_and_need_not_leave_another(four):
    four.begins()
    only(four, GERALT, 3)
    four.lies(GERALT, "2 magic red")
    four.lies(CIRI, "1 magic red")
    with four.arranged() as state:
        state.turn, state.step, state.begun = 3, "dominance", False
        state.fate = dict.fromkeys(("I", "II", "III"), "left")
    four.move("note", text="the chapter ends")
    assert four.state.path["left"] == GERALT and four.one(GERALT).vp == 2
    four.move("take_at_end", who=GERALT, place=0)
    assert four.one(GERALT).hand == 6 and four.one(GERALT).timeline == []
    four.move("keep_cards", who=CIRI, first=0)
    assert four.state.step == "reading" and four.one(GERALT).timeline == []
    assert four.state.path["left"] == GERALT and four.one(GERALT).vp == 2


# --- Marigold


@pytest.mark.rule("WP-ABI-29", "WP-ABI-26")
@pytest.mark.parametrize(
    ("pool", "side", "after"),
    [
        ({"magic": 1}, None, {"combat": 3}),  # the only one is lost; which side had more is not looked at again
        ({"magic": 3, "combat": 2}, None, {"magic": 2, "combat": 5}),
        ({"magic": 1, "combat": 4}, None, {"magic": 4, "combat": 3}),
        ({"magic": 2, "combat": 2}, "left", {"magic": 1, "combat": 5}),
        ({"magic": 2, "combat": 2}, "right", {"magic": 5, "combat": 1}),
        ({"magic": 1, "diplomacy": 9}, None, {"combat": 3, "diplomacy": 9}),  # inactive ones are of no side
    ],
)
def test_one_of_more_for_three_of_fewer(plays, pool, side, after):
    plays.pool(MARIGOLD, **pool)
    plays.move("lose_one_gain_three", who=MARIGOLD, **({"side": side} if side else {}))
    assert {symbol: count for symbol, count in plays.one(MARIGOLD).pool.items() if count} == after


@pytest.mark.rule("WP-ABI-26")
def test_who_has_no_active_symbol_is_not_offered_to_lose_one(plays):
    plays.pool(MARIGOLD, diplomacy=2, exploration=2)
    assert "lose_one_gain_three" not in [one.id for one in windows.offered(plays.state)]
    plays.pool(MARIGOLD, combat=1)
    assert "lose_one_gain_three" in [one.id for one in windows.offered(plays.state)]


@pytest.mark.rule("WP-ABI-29")
@pytest.mark.parametrize(
    ("timeline", "pool", "side", "gained"),
    [
        ("2 magic red", {"combat": 1}, None, "combat"),
        ("1 combat red", {"combat": 1, "magic": 1}, None, "magic"),
        ("1 magic red", {"combat": 1}, "left", "magic"),
        ("red", {"exploration": 3}, "right", "combat"),
    ],
)
def test_an_active_symbol_of_the_side_of_which_there_is_less(plays, timeline, pool, side, gained):
    plays.lies(MARIGOLD, timeline)
    plays.pool(MARIGOLD, **pool)
    plays.move("gain_fewer", who=MARIGOLD, **({"side": side} if side else {}))
    assert plays.one(MARIGOLD).pool[gained] == pool.get(gained, 0) + 1
    assert sum(plays.one(MARIGOLD).pool.values()) == sum(pool.values()) + 1


@pytest.mark.rule("WP-ABI-18", "WP-SYM-11")
@pytest.mark.parametrize(("side", "gained", "lost"), [("left", "magic", "combat"), ("right", "combat", "magic")])
def test_all_the_others_lose_one_of_the_type_that_was_not_gained(plays, side, gained, lost):
    for who in (GERALT, CIRI, YENNEFER, MARIGOLD):
        plays.pool(who, magic=2, combat=2, diplomacy=2)
    plays.pool(YENNEFER, diplomacy=2, **{gained: 2})  # she has none to lose
    plays.move("gain_and_others_lose", who=MARIGOLD, side=side)
    for who in (GERALT, CIRI):
        assert plays.one(who).pool == {"diplomacy": 2, "exploration": 0, gained: 2, lost: 1}
    assert plays.one(YENNEFER).pool == {"diplomacy": 2, "exploration": 0, gained: 2, lost: 0}
    assert plays.one(MARIGOLD).pool == {"diplomacy": 2, "exploration": 0, gained: 3, lost: 2}


@pytest.mark.rule("WP-ABI-18", "WP-SYM-12", "WP-PLAY-02", "WP-ABI-10")
def test_what_is_lost_before_playing_is_lost_before_any_card_is_counted(plays):
    """Geralt has a combat token and one on a card, and loses one of them: his card finds the other one alone."""
    plays.describe("pays", "red", condition="C2", condition_symbol="combat", result="R2")
    only(plays, MARIGOLD, 2)
    plays.lies(GERALT, "1 combat blue")
    plays.pool(GERALT, combat=1)
    plays.move("choose_cards", who=GERALT, first="pays", second="red")
    plays.move("gain_and_others_lose", who=MARIGOLD, side="left")
    for who in (CIRI, YENNEFER, MARIGOLD):
        plays.move("choose_cards", who=who, first="red", second="blue")
    assert [len(one.timeline) for one in plays.state.players] == [1, 0, 0, 0]  # nothing is revealed yet
    plays.move("pay_owed", who=GERALT, paying=["card-0-combat"])
    assert [len(one.timeline) for one in plays.state.players] == [3, 2, 2, 2]
    assert plays.one(GERALT).xp == 1 and symbols.totals(plays.one(GERALT))["combat"] == 0


@pytest.mark.rule("WP-ABI-18", "WP-SYM-12")
def test_nor_does_an_effect_happen_in_between_where_the_table_plays_on(plays):
    plays.describe("pays", "red", condition="C1", condition_symbol="combat", result="R1")
    only(plays, MARIGOLD, 2)
    plays.lies(GERALT, "1 combat blue")
    plays.pool(GERALT, combat=1)
    plays.move("gain_and_others_lose", who=MARIGOLD, side="left")
    plays.move("play_cards", who=GERALT, first="pays", second="red", overrule=("loss-is-owed",))
    assert plays.one(GERALT).resolving == [1] and plays.one(GERALT).xp == 0
    met = plays.objects("resolve_effect", who=GERALT)
    assert (met.rule, met.can_overrule) == ("WP-SYM-12", False)
    assert [(loss.owed, loss.count) for loss in now(plays.state).losses] == [(True, 1)]  # one thing is asked, not two
    assert [prompt.message.key for prompt in GAME.prompts(plays.state) if prompt.seat == GERALT] == ["prompt-owed"]
    plays.move("pay_owed", who=GERALT, paying=["token-combat"])
    assert plays.one(GERALT).xp == 3 and plays.one(GERALT).resolving == []
    assert plays.one(GERALT).timeline[0].covered == [0]  # what was left of the two


# --- Ciri


@pytest.mark.rule("WP-ABI-22", "WP-EFF-07", "WP-CARD-06")
def test_a_lent_colour_counts_beside_the_own_ones_for_exact_numbers_too(plays):
    plays.describe("one", "green", condition="C6", condition_colour="red", result="R1")
    plays.describe("blues", "green", condition="C8", condition_colour="blue", result="R2")
    only(plays, CIRI, 1)
    plays.lies(CIRI, "blue", "blue")
    plays.plays(CIRI, "one", "blues")
    assert plays.one(CIRI).resolving == [2, 3]  # a red card would meet the first effect, so it waits
    plays.move("dye_card", who=CIRI, place=0, colour="red")
    assert plays.one(CIRI).xp == 3 + 2  # exactly one red; still two blue
    only(plays, CIRI, 2)
    for who in (GERALT, YENNEFER, MARIGOLD):
        plays.plays(who, "red", "blue")
    assert plays.state.turn == 2 and not plays.one(CIRI).timeline[0].is_of("red")


@pytest.mark.rule("WP-ABI-22", "WP-PLAY-07")
def test_a_lent_colour_beyond_the_cards_reach_helps_nothing(plays):
    plays.describe("reds", "red", condition="C4", condition_colour="red", result="R1")
    only(plays, CIRI, 1)
    plays.plays(CIRI, "reds", "blue")
    assert plays.one(CIRI).resolving == [] and plays.one(CIRI).xp == 0  # it did not even wait
    plays.undo()
    plays.plays(CIRI, "blue", "reds")
    plays.move("dye_card", who=CIRI, place=0, colour="red")
    assert plays.one(CIRI).xp == 3


@pytest.mark.rule("WP-ABI-25", "WP-ABI-20", "WP-PLAY-06", "WP-PLAY-13")
def test_the_exchanged_card_lies_left_of_the_two_of_the_turn_and_another_one_than_was_taken(plays):
    plays.describe("reds", "red", condition="C8", condition_colour="red", result="R2")
    only(plays, CIRI, 2)
    plays.move("lay_card", who=CIRI, card="red", turn=0)
    plays.move("lay_card", who=CIRI, card="blue", turn=0)
    plays.move("lay_card", who=CIRI, card="reds", turn=0)
    met = plays.objects("exchange_timeline", who=CIRI, place=0, card="red")
    assert (met.rule, met.can_overrule) == ("WP-ABI-25", True)  # there might be two that are alike
    plays.move("exchange_timeline", who=CIRI, place=0, card="reds")
    one = plays.one(CIRI)
    assert [laid.id for laid in one.timeline] == ["blue", "reds", "reds"] and one.hand == 7
    assert one.xp == 2  # the red card has left, and what it was counted for is gone
    plays.plays(CIRI, "mage", "odd")
    assert [laid.id for laid in plays.one(CIRI).timeline] == ["blue", "reds", "reds", "mage", "odd"]
    assert [laid.turn for laid in plays.one(CIRI).timeline] == [0, 0, 1, 1, 1] and plays.one(CIRI).hand == 5


@pytest.mark.rule("WP-ABI-25")
def test_with_an_empty_hand_nothing_is_exchanged(plays):
    plays.lies(CIRI, "red")
    with plays.arranged() as state:
        state.at(CIRI).hand = 0
    met = plays.objects("exchange_timeline", who=CIRI, place=0, card="blue")
    assert (met.message.key, met.can_overrule) == ("hand-empty", False)


@pytest.mark.rule("WP-ABI-28", "WP-CARD-10")
@pytest.mark.parametrize(("cards", "gained"), [(["odd"], {"diplomacy": 1}), (["mage", "red"], {"magic": 1})])
def test_up_to_two_cards_go_for_their_symbols_and_as_many_come(plays, cards, gained):
    deck, discards = plays.state.deck, plays.state.discards
    plays.move("discard_for_symbols", who=CIRI, cards=cards)
    assert {symbol: count for symbol, count in plays.one(CIRI).pool.items() if count} == gained
    assert (plays.one(CIRI).hand, plays.state.deck) == (7, deck - len(cards))
    assert plays.state.discards == discards + len(cards) and plays.one(CIRI).timeline == []


# --- Yennefer


@pytest.mark.rule("WP-ABI-28", "WP-ABI-21", "WP-DRAFT-19")
@pytest.mark.parametrize("wanted", ([], ["diplomacy"], ["magic", "diplomacy"]))
def test_a_pair_is_discarded_for_up_to_two_symbols_active_or_not_and_its_row_waits(four, wanted):
    four.begins()
    four.move("name_row", row=1, first="mage", second="odd")
    four.drafts()
    discards = four.state.discards
    assert four.refuses("discard_pair", who=YENNEFER, row=1, symbols=["combat"]).field == "symbols"
    four.move("discard_pair", who=YENNEFER, row=1, symbols=wanted)
    assert {symbol for symbol, count in four.one(YENNEFER).pool.items() if count} == {*wanted}
    assert symbols.totals(four.one(YENNEFER))["magic"] <= 1 and four.one(YENNEFER).hand == 7
    assert four.state.rows[0].cards == [] and four.state.discards == discards + 2
    assert four.refuses("take_extra", who=YENNEFER, row=1, place=1).field == "row"
