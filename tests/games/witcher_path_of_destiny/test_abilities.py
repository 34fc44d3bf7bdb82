"""Abilities: once a game each, offered when their moment comes and not before, and what each of them does. WP-ABI."""

from __future__ import annotations

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.characters import KINDS
from companion.games.witcher_path_of_destiny.play import playing, symbols, windows

from .conftest import Table

HEROES = ("geralt", "ciri", "yennefer", "marigold")
GERALT, CIRI, YENNEFER, MARIGOLD = 1, 2, 3, 4


@pytest.fixture
def four(destiny) -> Table:
    """Four heroes in the first draft, all abilities ready; Ciri stands highest, then Yennefer, Geralt, Marigold."""
    table = destiny(*HEROES, story="P1", effort_cards=False)
    for name, text in (("plain", "red"), ("mage", "1 magic 1 combat blue"), ("odd", "2 diplomacy green")):
        table.describe(name, text)
    table.describe("pays", "yellow", condition="C2", condition_symbol="diplomacy", result="R2")
    table.describe("reds", "red", condition="C5", condition_colour="red", result="R1")
    table.describe("one", "blue", condition="C1", condition_symbol="diplomacy", result="R5")
    with table.arranged() as state:
        for one in state.players:
            one.abilities = ["ready"] * 4
    return table.begins()


def offers(table: Table, who: int = 0) -> list[str]:
    """What is offered now, to all or to one."""
    return [one.id for one in windows.offered(table.state) if who in (0, one.seat)]


def drafted(table: Table, *rows: int) -> Table:
    """All have drafted, and the table goes on from the draft."""
    table.drafts(*rows)
    if table.state.step == "draft":
        table.move("next_step")
    return table


def others_play(table: Table, *but: int) -> None:
    for who in (1, 2, 3, 4):
        if who not in but:
            table.plays(who, "plain", "plain")


# --- readiness and moments


@pytest.mark.rule("WP-ABI-01", "WP-ABI-02", "WP-ABI-11")
def test_a_board_has_four_and_its_owner_may_put_them_right(trio):
    assert trio.one(1).abilities == ["ready", "locked", "locked", "locked"]
    named = [one.id for one in windows.abilities(trio.state, trio.one(1))]
    assert named == ["spare_symbol", "full_result", "take_at_end", "play_another"]
    trio.move("describe_ability", character="geralt", number=1, ability="play_another", name="Výcvik")
    trio.move("describe_ability", character="geralt", number=2, ability="own", window="before_draft", text="Sing.")
    first, second, *_ = windows.abilities(trio.state, trio.one(1))
    assert (first.id, first.name, first.window) == ("play_another", "Výcvik", "while_playing")
    assert (second.window, second.text, second.readiness) == ("before_draft", "Sing.", "locked")


@pytest.mark.rule("WP-ABI-03", "WP-ABI-04", "WP-XP-02")
def test_each_is_used_once_and_only_when_it_is_ready(four):
    for row in (1, 2):
        four.move("name_row", row=row, first="plain", second="mage")
    swap = {"who": YENNEFER, "row": 1, "place": 1, "other_row": 2, "other_place": 2}
    with four.arranged() as state:
        state.at(YENNEFER).abilities[0] = "locked"
    assert four.objects("swap_pool", **swap).rule == "WP-XP-02"
    with four.arranged() as state:
        state.at(YENNEFER).abilities[0] = "ready"
    four.move("swap_pool", **swap)
    assert four.one(YENNEFER).abilities[0] == "used" and "tell-ability-used" in four.said
    assert four.objects("swap_pool", **swap).rule == "WP-ABI-03"
    assert four.objects("swap_pool", **{**swap, "who": GERALT}).rule == "WP-ABI-11"


@pytest.mark.rule("WP-ABI-05", "WP-ABI-08", "WP-ABI-09", "WP-ABI-10", "WP-ABI-24")
def test_they_are_offered_in_their_windows_by_initiative_and_at_no_other_time(four):
    before_draft, after_draft = ["swap_pool"], ["discard_pair", "take_extra", "take_and_play"]
    assert offers(four) == before_draft
    four.move("draft_row", who=CIRI, row=0)
    assert offers(four) == []  # the first pick was made
    four.move("draft_row", who=YENNEFER, row=1)
    four.move("draft_row", who=GERALT, row=0)
    assert offers(four) == [] and four.objects("take_extra", who=YENNEFER, row=2, place=1).rule == "WP-ABI-05"
    four.move("draft_row", who=MARIGOLD, row=2)
    assert four.state.step == "draft" and offers(four) == after_draft  # it waits for the table's word
    assert [prompt.seat for prompt in GAME.prompts(four.state)] == [YENNEFER]
    four.move("next_step")
    four.lies(CIRI, "1 magic red")
    four.pool(MARIGOLD, combat=1)
    assert four.state.step == "play"
    assert offers(four) == [  # Ciri, Geralt, Yennefer, Marigold: as they have drafted
        "dye_card",
        "exchange_timeline",
        "take_before_play",
        "discard_for_symbols",
        "gain_fewer",
        "gain_and_others_lose",
        "search_symbol",
        "lose_one_gain_three",
    ]
    four.move("choose_cards", who=MARIGOLD, first="plain", second="plain")
    assert offers(four, MARIGOLD) == []
    four.move("take_back", who=MARIGOLD)
    assert len(offers(four, MARIGOLD)) == 4


@pytest.mark.rule("WP-ABI-24")
def test_read_otherwise_the_windows_of_the_draft_lie_around_the_own_pick(destiny):
    table = destiny("ciri", "yennefer", story="P1", effort_cards=False, otherwise=["WP-ABI-24"]).begins()
    with table.arranged() as state:
        state.at(2).abilities = ["ready"] * 4
    assert offers(table) == ["swap_pool"]
    table.move("draft_row", who=1, row=0)
    assert offers(table) == ["swap_pool"]
    table.move("draft_row", who=2, row=1)
    assert offers(table) == ["discard_pair", "take_extra", "take_and_play"]


@pytest.mark.rule("WP-ABI-05", "WP-ABI-06")
def test_a_step_that_went_on_may_be_overruled(four):
    drafted(four)
    four.move("take_extra", who=YENNEFER, row=1, place=1, overrule=("not-its-moment",))
    assert four.one(YENNEFER).hand == 8 and [ruling.rule for ruling in four.rulings] == ["WP-ABI-05"]


@pytest.mark.rule("WP-EDGE-12", "WP-XP-02")
def test_one_that_is_unlocked_in_a_step_may_be_used_in_it(four):
    with four.arranged() as state:
        state.at(GERALT).abilities = ["used", "used", "used", "locked"]
    four.move("describe_board", character="geralt", second=1, third=1, fourth=2)
    drafted(four)
    four.describe("xp", "red", condition="C6", condition_colour="red", result="R1")
    four.spent(CIRI, YENNEFER, MARIGOLD)
    others_play(four, GERALT)
    four.plays(GERALT, "xp", "plain")
    assert four.state.step == "play" and offers(four) == ["play_another"]
    four.move("play_another", who=GERALT, card="plain")
    assert four.state.turn == 2


@pytest.mark.rule("WP-ABI-17", "WP-ABI-10")
def test_at_the_end_of_chapter_three_there_is_no_window(four):
    four.lies(GERALT, "1 magic red")
    with four.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = 3, 3, "dominance", False
        state.fate, state.dominant = dict.fromkeys(("I", "II", "III"), "left"), ["left", "left"]
    four.move("note", text="on")
    assert offers(four) == [] and four.state.step == "reading"
    assert four.objects("take_at_end", who=GERALT, place=0).rule == "WP-ABI-05"


@pytest.mark.rule("WP-ABI-03", "WP-ABI-05")
def test_at_a_light_table_the_token_is_turned_and_the_table_does_the_rest(destiny):
    table = destiny("geralt", "ciri", "marigold", story="P1", effort_cards=False, kept="light").begins()
    table.drafts()
    assert table.objects("gain_fewer", who=3).rule == "WP-SYM-10"
    table.move("use_ability", who=3, number=1)
    assert table.one(3).abilities[0] == "used" and "tell-do-ability" in table.said
    assert table.objects("use_ability", who=3, number=1).rule == "WP-ABI-03"
    assert table.objects("use_ability", who=1, number=3).rule == "WP-XP-02"


@pytest.mark.rule("WP-ABI-11")
def test_an_ability_of_the_owners_own_is_read_out(destiny):
    table = destiny("vesemir", "ciri", story="P1").begins()
    assert offers(table) == []  # nobody has told what it is
    table.move(
        "describe_ability", character="vesemir", number=1, ability="own", window="before_draft", text="Draw a card."
    )
    assert offers(table) == ["own"]
    table.move("use_ability", who=1, number=1)
    assert table.told("tell-by-hand") == [{"text": "Draw a card."}]


# --- the pool


@pytest.mark.rule("WP-ABI-23")
def test_two_cards_of_the_mat_change_places(four):
    deck = four.state.deck
    four.move("name_row", row=1, first="plain", second="mage")
    four.move("name_row", row=3, first="odd", second="pays")
    four.move("swap_pool", who=YENNEFER, row=1, place=2, other_row=3, other_place=1)
    assert [four.state.rows[0].cards, four.state.rows[2].cards] == [["plain", "odd"], ["mage", "pays"]]
    assert four.state.deck == deck
    assert four.refuses("swap_pool", who=YENNEFER, row=5, place=1, other_row=5, other_place=1).field == "other_place"


@pytest.mark.rule("WP-ABI-21", "WP-ABI-28", "WP-ABI-30", "WP-ABI-05")
def test_a_pair_is_discarded_for_two_of_its_symbols(four):
    four.move("name_row", row=5, first="mage", second="odd")
    four.drafts(0, 0, 0, 0)
    order, discards = [*four.state.queue], four.state.discards
    assert four.refuses("discard_pair", who=YENNEFER, row=5, symbols=["magic", "magic"]).field == "symbols"
    four.move("discard_pair", who=YENNEFER, row=5, symbols=["magic", "diplomacy"])
    one = four.one(YENNEFER)
    assert (one.pool["magic"], one.pool["diplomacy"], one.xp) == (1, 1, 0)
    assert four.state.rows[4].cards == [] and four.state.discards == discards + 2
    assert four.state.queue == order


@pytest.mark.rule("WP-ABI-21", "WP-ABI-30", "WP-CARD-11")
def test_one_more_card_enlarges_the_hand_and_its_partner_goes(four):
    four.drafts()
    discards = four.state.discards
    four.move("take_extra", who=YENNEFER, row=5, place=2)
    assert four.one(YENNEFER).hand == 8 and four.state.discards == discards + 1
    assert four.one(YENNEFER).xp == 0 and four.state.rows[4].cards == []


@pytest.mark.rule("WP-ABI-19", "WP-ABI-21", "WP-PLAY-04")
def test_a_card_of_the_mat_is_played_at_once_before_the_two_of_the_turn(four):
    four.describe("gives", "red", condition="C6", condition_colour="red", result="R1")
    four.move("name_row", row=5, first="mage", second="gives")
    four.drafts()
    with four.arranged() as state:
        state.at(YENNEFER).abilities = ["used", "used", "used", "ready"]
    four.move("take_and_play", who=YENNEFER, row=5, place=2)
    one = four.one(YENNEFER)
    assert one.xp == 3 and one.hand == 7 and four.state.step == "play"
    four.spent(1, 2, 3, 4)
    others_play(four)
    assert [laid.id for laid in four.one(YENNEFER).timeline] == ["gives", "plain", "plain"]
    assert {laid.turn for laid in four.one(YENNEFER).timeline} == {1}
    assert four.one(YENNEFER).hand == 5


# --- before playing


@pytest.mark.rule("WP-ABI-29")
def test_one_symbol_of_the_side_of_which_there_is_less(four):
    drafted(four)
    assert four.refuses("gain_fewer", who=MARIGOLD).field == "side"  # equal: choose
    four.pool(MARIGOLD, magic=2, combat=1)
    assert four.refuses("gain_fewer", who=MARIGOLD, side="left").field == "side"
    four.move("gain_fewer", who=MARIGOLD)
    assert four.one(MARIGOLD).pool["combat"] == 2


@pytest.mark.rule("WP-ABI-18", "WP-SYM-12")
def test_every_other_player_loses_one_of_the_other_side_by_choice(four):
    drafted(four)
    four.pool(GERALT, combat=1, magic=1)
    four.lies(GERALT, "1 combat red")
    four.lies(CIRI, "2 combat red")
    four.pool(MARIGOLD, combat=1)
    four.move("gain_and_others_lose", who=MARIGOLD, side="left")
    assert four.one(MARIGOLD).pool == {"magic": 1, "diplomacy": 0, "exploration": 0, "combat": 1}
    assert four.one(CIRI).timeline[0].covered == [0]
    assert four.one(YENNEFER).pool["combat"] == 0
    assert [owed.seat for owed in four.state.owed] == [GERALT]
    four.spent(1, 2, 3, 4)
    others_play(four, GERALT)
    assert four.objects("play_cards", who=GERALT, first="plain", second="plain").rule == "WP-SYM-12"
    four.move("play_cards", who=GERALT, first="plain", second="plain", overrule=("loss-is-owed",))
    assert four.state.step == "play"  # Geralt has still to say which
    four.move("pay_owed", who=GERALT, paying=["card-0-combat"])
    assert four.one(GERALT).pool["combat"] == 1 and four.one(GERALT).timeline[0].covered == [0]
    assert four.state.turn == 2


@pytest.mark.rule("WP-SOLO-38")
def test_the_automa_loses_a_token_first(destiny):
    table = destiny("marigold", story="P1", effort_cards=False, automa="ciri").begins()
    with table.arranged() as state:
        state.step, state.begun, state.at(1).abilities = "play", False, ["ready"] * 4
    table.lies(2, "1 combat red")
    table.pool(2, combat=1)
    table.move("gain_and_others_lose", who=1, side="left")
    assert table.one(2).pool["combat"] == 0 and table.one(2).timeline[0].covered == [] and not table.state.owed


@pytest.mark.rule("WP-ABI-27", "WP-CARD-11", "WP-DECK-02")
def test_cards_are_revealed_until_one_shows_the_symbol(four):
    drafted(four)
    deck, discards = four.state.deck, four.state.discards
    four.move("search_symbol", who=MARIGOLD, symbol="exploration", revealed=4)
    assert four.one(MARIGOLD).hand == 8
    assert (four.state.deck, four.state.discards) == (deck - 4, discards + 3)


@pytest.mark.rule("WP-ABI-27", "WP-DECK-02")
def test_what_was_revealed_lies_apart_when_the_deck_is_shuffled_anew(four):
    drafted(four)
    with four.arranged() as state:
        state.deck, state.discards = 2, 10
    four.move("search_symbol", who=MARIGOLD, symbol="exploration", revealed=5)
    assert (four.state.deck, four.state.discards) == (10 - 3, 4)


@pytest.mark.rule("WP-ABI-26", "WP-ABI-29")
def test_one_is_lost_of_the_side_of_more_and_three_gained_of_the_other(four):
    drafted(four)
    assert four.objects("lose_one_gain_three", who=MARIGOLD, side="left").rule == "WP-ABI-26"
    four.pool(MARIGOLD, magic=1)
    four.lies(MARIGOLD, "1 magic red", "1 combat blue")
    assert four.refuses("lose_one_gain_three", who=MARIGOLD).field == "paying"
    four.move("lose_one_gain_three", who=MARIGOLD, paying=["token-magic"])
    assert symbols.totals(four.one(MARIGOLD)) == {"magic": 1, "diplomacy": 0, "exploration": 0, "combat": 4}


@pytest.mark.rule("WP-ABI-26", "WP-ABI-29")
def test_of_equal_sides_one_choice_settles_both(four):
    drafted(four)
    four.pool(MARIGOLD, magic=1, combat=1)
    four.move("lose_one_gain_three", who=MARIGOLD, side="right")
    assert symbols.totals(four.one(MARIGOLD)) == {"magic": 4, "diplomacy": 0, "exploration": 0, "combat": 0}


@pytest.mark.rule("WP-ABI-26")
def test_who_cannot_pay_gains_nothing_though_the_table_insists(four):
    drafted(four)
    four.move("lose_one_gain_three", who=MARIGOLD, side="left", overrule=("*",))
    assert sum(four.one(MARIGOLD).pool.values()) == 0 and four.one(MARIGOLD).abilities[3] == "used"


@pytest.mark.rule("WP-ABI-20", "WP-ABI-25", "WP-CARD-12")
def test_a_card_of_the_timeline_is_exchanged_for_one_of_the_hand(four):
    drafted(four)
    four.describe("gives", "green", condition="C6", condition_colour="green", result="R1")
    four.lies(CIRI, "1 magic red", "1 combat blue")
    four.pool(CIRI, magic=1)
    four.move("exchange_timeline", who=CIRI, place=0, card="gives")
    one = four.one(CIRI)
    assert [laid.symbols for laid in one.timeline] == [["combat"], []] and one.hand == 7
    assert one.xp == 3 and one.pool["magic"] == 1 and one.timeline[1].turn == 1
    assert four.refuses("take_before_play", who=CIRI, place=2).field == "place"
    four.move("take_before_play", who=CIRI, place=0)
    assert four.one(CIRI).hand == 8 and len(four.one(CIRI).timeline) == 1


@pytest.mark.rule("WP-ABI-28", "WP-CARD-10")
def test_hand_cards_are_discarded_for_all_their_symbols_and_as_many_drawn(four):
    drafted(four)
    deck, discards = four.state.deck, four.state.discards
    four.describe("effect", "1 magic red", condition="C4", condition_colour="red", result="R1")
    four.move("discard_for_symbols", who=CIRI, cards=["odd", "effect"])
    one = four.one(CIRI)
    assert (one.pool["diplomacy"], one.pool["magic"], one.hand, one.xp) == (2, 1, 7, 0)
    assert (four.state.deck, four.state.discards) == (deck - 2, discards + 2)


# --- while playing


@pytest.mark.rule("WP-ABI-05", "WP-ABI-06", "WP-ABI-12")
def test_an_effect_that_an_ability_would_better_waits_for_its_players_word(four):
    drafted(four)
    four.pool(GERALT, diplomacy=1)
    four.plays(GERALT, "one", "plain")
    assert four.one(GERALT).resolving == [0] and not playing.choice(four.state, four.one(GERALT))
    assert offers(four, GERALT) == ["spare_symbol", "full_result", "play_another"]
    assert [prompt.message.key for prompt in GAME.prompts(four.state) if prompt.seat == GERALT][0] == "prompt-ability"
    four.move("resolve_effect", who=GERALT)
    assert four.one(GERALT).pool == {"magic": 2, "diplomacy": 0, "exploration": 0, "combat": 0}


@pytest.mark.rule("WP-ABI-12")
def test_of_a_loss_one_symbol_is_spared_and_counts_for_the_degree(four):
    drafted(four)
    four.pool(GERALT, diplomacy=3)
    four.plays(GERALT, "pays", "plain")
    four.move("spare_symbol", who=GERALT)
    assert four.one(GERALT).pool["diplomacy"] == 1 and four.one(GERALT).xp == 3
    assert four.objects("spare_symbol", who=GERALT).rule == "WP-PLAY-05"


@pytest.mark.rule("WP-ABI-12")
def test_a_symbol_that_one_does_not_own_cannot_be_spared(four):
    drafted(four)
    four.plays(GERALT, "one", "plain")
    assert "spare_symbol" not in offers(four, GERALT)
    assert four.objects("spare_symbol", who=GERALT).rule == "WP-ABI-12"


@pytest.mark.rule("WP-ABI-13", "WP-ABI-14")
@pytest.mark.parametrize(("card", "xp", "magic"), [("pays", 3, 0), ("one", 0, 2), ("reds", 3, 0)])
def test_the_full_result_needs_no_condition_and_loses_nothing(four, card, xp, magic):
    drafted(four)
    four.pool(GERALT, diplomacy=1)
    four.plays(GERALT, card, "plain")
    four.move("full_result", who=GERALT)
    one = four.one(GERALT)
    assert (one.xp, one.pool["magic"], one.pool["diplomacy"]) == (xp, magic, 1)


@pytest.mark.rule("WP-ABI-22")
def test_a_card_has_another_colour_besides_its_own_as_long_as_the_step_lasts(four):
    drafted(four)
    four.lies(CIRI, "red", "blue")
    four.plays(CIRI, "reds", "plain")
    assert four.one(CIRI).resolving == [2]  # two are red: a third would do
    four.move("dye_card", who=CIRI, place=1, colour="red")
    assert four.one(CIRI).xp == 3
    assert four.one(CIRI).timeline[1].is_of("blue") and four.one(CIRI).timeline[1].is_of("red")
    four.spent(1, 2, 3, 4)
    others_play(four, CIRI)
    assert not any(laid.dyed for laid in four.one(CIRI).timeline)


@pytest.mark.rule("WP-ABI-15", "WP-CARD-12")
def test_one_more_card_is_played_then_one_drawn(four):
    drafted(four)
    assert four.objects("play_another", who=GERALT, card="plain").rule == "WP-ABI-15"
    four.spent(CIRI, YENNEFER, MARIGOLD)
    others_play(four, GERALT)
    four.plays(GERALT, "plain", "plain")
    assert four.state.step == "play"  # the table asks whether he does
    deck = four.state.deck
    four.move("play_another", who=GERALT, card="reds")
    one = four.one(GERALT)
    assert one.hand == 5 and len(one.timeline) == 3 and one.xp == 3 and one.timeline[2].turn == 1
    assert four.state.turn == 2 and four.state.deck <= deck - 1


@pytest.mark.rule("WP-ABI-06", "WP-ABI-10")
def test_who_does_not_want_to_lets_the_table_go_on(four):
    drafted(four)
    four.spent(CIRI, YENNEFER, MARIGOLD)
    others_play(four, GERALT)
    four.plays(GERALT, "plain", "plain")
    four.move("next_step")
    assert four.state.turn == 2 and four.one(GERALT).abilities[3] == "ready"


# --- at the end of a chapter


@pytest.mark.rule("WP-ABI-16", "WP-ABI-20", "WP-CARD-11")
def test_a_card_taken_at_the_end_has_scored_and_cannot_be_kept(four):
    four.lies(GERALT, "2 magic red", "1 magic blue")
    four.lies(CIRI, "1 combat red")
    with four.arranged() as state:
        state.turn, state.step, state.begun = 3, "dominance", False
        state.fate = dict.fromkeys(("I", "II", "III"), "left")
    four.move("note", text="on")
    assert four.one(GERALT).vp == 3 and offers(four) == ["take_at_end"]
    hand = four.one(GERALT).hand
    four.move("keep_cards", who=GERALT, first=0)
    four.move("take_at_end", who=GERALT, place=0)
    assert four.one(GERALT).hand == hand + 1 and four.one(GERALT).keeping == [] and four.one(GERALT).vp == 3
    four.move("keep_cards", who=CIRI, first=0)
    four.move("keep_cards", who=GERALT, first=0)
    assert [laid.symbols for laid in four.one(GERALT).timeline] == [["magic"]]
    assert four.state.step == "reading"
    assert four.objects("take_at_end", who=GERALT, place=0).rule == "WP-ABI-03"


def test_the_pages_make_of_each_ability_the_move_of_its_name():
    assert {*KINDS} - {"own"} <= {*GAME.moves}
