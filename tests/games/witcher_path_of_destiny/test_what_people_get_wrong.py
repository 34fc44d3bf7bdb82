"""What people get wrong, line by line of the rules ledger's section 29: each of these fails if the app let it be."""

from __future__ import annotations

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import AllianceCard
from companion.games.witcher_path_of_destiny.play import final, symbols, windows
from companion.games.witcher_path_of_destiny.state.pieces import Special
from tests.games.mistakes import lines_of

LINES = 21
line = lines_of(GAME)


@line(1)
def test_1_the_top_pair_goes_in_every_draft_but_the_first_of_the_game(trio):
    assert trio.state.discards == 0
    for chapter, turn in ((1, 2), (2, 1), (3, 1)):
        discards = trio.state.discards
        trio.turn_at(chapter, turn)
        assert trio.told("tell-refresh-discard") == [{"row": 1}]
        assert trio.state.discards == discards + 2


@line(9)
def test_9_the_first_of_two_cards_does_not_see_the_second(trio):
    trio.describe("left", "blue", condition="C8", condition_colour="red", result="R2")
    trio.describe("right", "1 magic red", condition="C8", condition_colour="blue", result="R2")
    trio.drafts()
    trio.plays(1, "left", "right")
    assert trio.one(1).xp == 1  # only the second one has found the first


@line(10)
def test_10_exactly_fails_when_it_is_exceeded_and_multi_coloured_cards_push_the_count_up(trio):
    trio.describe("one", "red", condition="C6", condition_colour="red", result="R1")
    trio.describe("two", "red blue", condition="C6", condition_colour="red", result="R1")
    trio.drafts()
    trio.plays(1, "one", "two")
    assert trio.one(1).xp == 3  # the second card is the second red one


@line(11)
def test_11_a_loss_is_paid_as_far_as_it_can_be_up_to_three(trio):
    trio.describe("pays", "blue", condition="C2", condition_symbol="diplomacy", result="R2")
    trio.describe("plain", "red")
    trio.spent(1, 2)
    trio.drafts()
    for who, there in ((1, 2), (2, 5)):
        trio.pool(who, diplomacy=there)
        trio.plays(who, "pays", "plain")
        assert symbols.totals(trio.one(who))["diplomacy"] == there - min(3, there)
        assert trio.one(who).xp == min(3, there)


def _decided(table, *fate: str):
    """The chapter's third turn is over, and its fate tokens lie so."""
    with table.arranged() as state:
        state.turn, state.step, state.begun = 3, "dominance", False
        state.fate = dict(zip(("I", "II", "III"), fate, strict=True))
    table.move("note", text="the chapter ends")


def _fate(table, turn: int = 1):
    with table.arranged() as state:
        state.turn, state.step, state.begun = turn, "fate", False
    table.move("note", text="the turn ends")


@line(2)
def test_2_players_are_counted_and_not_symbols_and_equal_counts_are_for_nobody(trio):
    for magic, lies, voices in ((9, "right", (1, 2, 0)), (1, "right", (0, 2, 1)), (0, "right", (0, 2, 1))):
        trio.pool(1, magic=magic, combat=0 if magic == 9 else magic)  # nine magic are still one voice, a tie is none
        for who in (2, 3):
            trio.pool(who, combat=1)
        _fate(trio)
        told = trio.told("tell-fate-placed")[0]
        assert (told["lefts"], told["rights"], told["ties"]) == voices and trio.state.fate["I"] == lies
    trio.pool(3)  # one for the right, and twice nobody: two who have equally many do not stop it
    _fate(trio)
    assert trio.state.fate["I"] == "right"


@line(3)
def test_3_a_token_set_aside_is_not_tried_again(trio):
    _fate(trio)
    trio.lies(1, "1 magic red")
    _fate(trio, turn=2)
    assert trio.state.fate == {"I": "aside", "II": "left", "III": ""}


@line(4)
def test_4_of_two_players_the_cards_on_the_mat_are_a_third_for_the_fate_token_only(duo):
    duo.describe("mat", "1 combat red")
    for row in (1, 2, 3, 4):
        duo.move("name_row", row=row, first="mat", second="mat")
    duo.pool(1, magic=2)
    _fate(duo)
    assert duo.state.fate["I"] == "aside"  # one for each side: the mat has a voice
    duo.pool(1, magic=2)
    _decided(duo, "left", "left", "left")
    assert duo.state.path == {"left": 1, "right": 2} and sum(one.vp + one.xp for one in duo.state.players) == 2


@line(5)
def test_5_one_on_each_side_is_decided_by_the_number_and_none_by_the_highest_player(trio):
    _decided(trio, "right", "left", "aside")
    assert trio.state.dominant == ["left"]
    with trio.arranged() as state:
        state.chapter, state.dominant, state.left, state.right = 1, [], "magic", "combat"
        state.initiative = [3, 1, 2]
    trio.pool(3, magic=5)
    _decided(trio, "aside", "aside", "aside")
    assert GAME.on_turn(trio.state) == [3]
    trio.move("choose_dominant", who=3, side="right")
    assert trio.state.dominant == ["right"]


@line(6)
def test_6_everybody_scores_victory_points_for_the_dominant_symbol_and_experience_for_the_other(trio):
    for who in (1, 2, 3):
        trio.pool(who, magic=who, combat=4)
    _decided(trio, "left", "left", "aside")
    assert [(one.vp, one.xp) for one in trio.state.players] == [(1, 4), (2, 4), (3, 4)]


@line(7)
def test_7_covered_symbols_count_for_nothing(trio):
    trio.lies(1, "3 magic red", "2 combat red")
    trio.lies(2, "1 magic red", "1 combat red")
    with trio.arranged() as state:
        state.initiative = [3, 2, 1]
        for laid in state.at(1).timeline:
            laid.covered = [*range(len(laid.symbols))]
    trio.pool(2, magic=1)
    _fate(trio)
    assert trio.state.fate["I"] == "left" and trio.told("tell-announced")[0]["side"] == "tie"
    _decided(trio, "left", "left", "left")
    assert [(one.vp, one.xp) for one in trio.state.players] == [(0, 0), (2, 1), (0, 0)]
    assert trio.state.path == {"left": 2, "right": 2}


@line(8)
def test_8_both_sides_have_a_path_token_and_ties_go_by_the_last_draft(trio):
    trio.drafts(3, 0, 1)  # Yennefer on the deck, then Geralt, then Ciri
    for who in (1, 2):
        trio.pool(who, magic=2)
    trio.pool(3, combat=1)
    _decided(trio, "right", "right", "right")
    assert trio.state.path == {"left": 1, "right": 3}


@line(12)
def test_12_one_card_is_kept_then_two_and_their_effects_happen_again(trio):
    trio.describe("counts", "red", condition="C8", condition_colour="red", result="R2")
    trio.spent(1, 2, 3)
    for kept, xp in ((1, 1), (2, 1 + 1 + 2)):
        for _ in range(2):
            trio.move("lay_card", who=1, card="counts", turn=3)
        with trio.arranged() as state:
            state.chapter, state.at(1).resolving = kept, []
            state.dominant = ["left"] * (kept - 1)
            state.left, state.right, state.coming = "magic", "combat", {"left": "combat", "right": "magic"}
        _decided(trio, "left", "left", "left")
        assert trio.refuses("keep_cards", who=1, **({"first": 0, "second": 1} if kept == 1 else {"first": 0}))
        trio.move("keep_cards", who=1, **({"first": 0, "second": 1} if kept == 2 else {"first": 0}))
        assert len(trio.one(1).timeline) == kept and trio.one(1).xp == xp


@line(13)
def test_13_pools_and_lost_symbol_tokens_go_and_the_special_token_stays(trio):
    trio.lies(1, "2 magic red", covered=[0])
    trio.pool(1, magic=3)
    with trio.arranged() as state:
        state.at(1).specials = [Special(symbol="combat")]
    _decided(trio, "left", "left", "left")
    trio.spent(1)
    trio.move("keep_cards", who=1, first=0)
    one = trio.one(1)
    assert one.timeline[0].covered == [] and not any(one.pool.values())
    assert symbols.totals(one)["combat"] == 1


@line(14)
def test_14_what_is_beyond_twenty_moves_the_gold_marker_and_only_that_pays(trio):
    trio.move("move_xp", who=1, by=19)
    trio.move("move_xp", who=1, by=4)
    assert (trio.one(1).xp, trio.one(1).gold) == (20, 3)
    for who, character in ((1, "geralt"), (2, "ciri")):
        trio.move("describe_board", character=character, second=1, third=2, fourth=3, track=[*range(21)])
        assert final.gold_points(trio.state, trio.one(who)) == (3 if who == 1 else 0)


@line(15)
def test_15_the_bottom_row_gives_a_point_at_once_and_in_the_third_story_an_alliance_instead(destiny):
    for story, xp in (("P1", 1), ("P3", 0)):
        table = destiny(story=story, effort_cards=False).begins()
        first = table.state.initiative[0]
        table.drafts(4)
        assert table.one(first).xp == xp
        assert [prompt.seat for prompt in GAME.prompts(table.state)] == ([first] if story == "P3" else [])
    table.move("choose_alliance", who=first, ally="left")
    assert len(table.one(first).alliances["left"]) == 1


@line(16)
def test_16_an_ability_is_there_once_in_its_window_the_first_from_the_start(destiny):
    table = destiny("yennefer", "ciri", story="P1", effort_cards=False).begins()
    assert [one.id for one in windows.offered(table.state)] == ["swap_pool"]
    swap = {"who": 1, "row": 1, "place": 1, "other_row": 2, "other_place": 1}
    table.move("swap_pool", **swap)
    assert table.objects("swap_pool", **swap).rule == "WP-ABI-03"
    assert table.objects("take_extra", who=1, row=1, place=1).rule == "WP-XP-02"
    table.undo()
    table.drafts()
    assert windows.offered(table.state) == [] and table.objects("swap_pool", **swap).rule == "WP-ABI-05"


@line(17)
def test_17_extra_effort_needs_a_card_of_this_turn_and_comes_again_each_turn(destiny):
    table = destiny(story="P1")
    table.move("describe_effort", card="bridge", chapter=1, colours=["red", "red"], bonus="xp", count=1)
    table.move("lay_effort", chapter=1, card="bridge")
    table.describe("red", "red")
    table.describe("blue", "blue")
    table.begins()
    for turn, card, xp in ((1, "red", 1), (2, "blue", 1), (3, "red", 2)):
        table.turn_at(1, turn)
        for _ in range(2):
            table.move("lay_card", who=1, card=card, turn=turn)
        with table.arranged() as state:
            state.step, state.begun = "check", False
        table.move("note", text="on")
        assert table.one(1).xp == xp


@line(18)
def test_18_alliances_come_before_the_points_those_of_the_other_side_stay_and_a_fourth_goes(destiny):
    table = destiny(story="P3").begins()
    gains = AllianceCard(side="left", effect="gain_active", towards="left")
    with table.arranged() as state:
        state.at(1).alliances = {"left": [gains, gains, gains], "right": [None]}
        state.initiative = [1, 2, 3]
    row = table.state.alliances.rows["left"]
    table.drafts(row)
    table.move("discard_alliance", who=1, ally="left", number=4)
    table.lies(1, "red", "blue")
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "alliances", False, ["left"]
    table.move("note", text="on")
    assert table.one(1).vp == 3 and table.one(1).alliances == {"left": [], "right": [None]}


@line(19)
def test_19_whoever_leads_the_dominant_side_gets_a_penalty_and_lost_experience_takes_no_ability(destiny):
    table = destiny(story="P3").begins()
    table.move("describe_board", character="geralt", second=2, third=5, fourth=9)
    with table.arranged() as state:
        state.at(1).xp, state.at(1).abilities = 3, ["used", "used", "locked", "locked"]
        state.step, state.begun, state.dominant = "reading", True, ["left"]
        state.path = {"left": 1, "right": 2}
    table.move("turn_page")
    with table.arranged() as state:
        state.path = {"left": 1, "right": 2}
    assert table.objects("enter_bonus", kind="gain", receiver="left", what="xp", amount=2).rule == "WP-MZ-20"
    table.move("enter_bonus", kind="lose", receiver="left", what="xp", amount=2)
    assert (table.one(1).xp, table.one(1).abilities[:2]) == (1, ["used", "used"])
    table.move("enter_bonus", kind="gain", receiver="right", what="xp", amount=2)
    table.move("move_xp", who=1, by=2)
    assert table.one(1).abilities == ["used", "used", "locked", "locked"]


@line(20)
def test_20_side_quests_count_the_hand_and_after_chapter_three_nothing_is_discarded(trio):
    trio.move("describe_quest", character="geralt", colour="green", scale=[0, 1, 3, 6])
    trio.describe("g", "green")
    trio.lies(1, "green", "green")
    with trio.arranged() as state:
        state.chapter, state.dominant = 3, ["left", "left"]
    _decided(trio, "left", "left", "left")
    assert trio.state.step == "reading" and len(trio.one(1).timeline) == 2
    hand = trio.one(1).hand
    trio.move("turn_page")
    trio.move("next_step", overrule=("story-not-read",))  # of the chapters before
    assert trio.state.step == "quests" and GAME.on_turn(trio.state) == [1, 2, 3]
    trio.move("show_hand", who=1, cards=["g"] * hand)
    assert trio.one(1).vp == 6


@line(21)
def test_21_the_automa_begins_as_it_must_ignores_effects_and_takes_no_path_token(destiny):
    table = destiny("geralt", story="P1", effort_cards=False, automa="ciri", difficulty="story")
    table.describe("strong", "3 magic red", condition="C4", condition_colour="red", result="R1")
    table.move("describe_automa", character="ciri", first="magic", second="combat", colour="green")
    table.begins("magic", "combat")
    assert table.objects("automa_drafts").rule == "WP-SOLO-08"
    table.move("flip_token", shown=["left"])
    assert (table.one(2).pool["magic"], table.one(2).pool["combat"]) == (2, 1)
    for row in (1, 2, 3, 4):
        table.move("name_row", row=row, first="strong", second="strong")
    table.move("automa_drafts")
    assert table.one(2).xp == 0 and len(table.one(2).timeline) == 2
    with table.arranged() as state:
        state.turn, state.step, state.begun, state.dominant = 3, "paths", False, ["left"]
    table.move("note", text="on")
    assert table.state.path == {"left": 0, "right": 0}
    for chapter in (2, 3):
        with table.arranged() as state:
            state.chapter, state.turn, state.step, state.begun = chapter, 1, "reading", True
            state.dominant, state.automa.rival.pool = ["left"] * (chapter - 1), {}
            state.left, state.right = "magic", "diplomacy"
        table.move("next_step", overrule=("*",))
        assert table.refuses("flip_token", shown=["left"]).field == "shown"
        table.move("flip_token", shown=["right"] * chapter)
        assert (table.one(2).pool["magic"], table.one(2).pool["diplomacy"]) == (1, chapter)
