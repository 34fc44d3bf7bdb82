"""Alone against the Automa: its board, flips, draft, play, abilities, fate, points and how it ends. WP-SOLO."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.core.errors import Objection
from companion.core.viewer import EVERYBODY
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.pages.box import box as box_page
from companion.games.witcher_path_of_destiny.pages.table import table as table_page
from companion.games.witcher_path_of_destiny.play import symbols

from .conftest import Table

BOARD = {"first": "magic", "second": "diplomacy"}
CARDS = {
    "none": "red",
    "one": "1 magic red",
    "two": "1 magic 1 combat green",
    "blue": "1 combat blue",
    "plain blue": "1 exploration blue",
    "four": "2 magic 2 combat yellow",
}


@pytest.fixture
def alone(destiny):
    """A player alone, in the first draft; magic is left, combat right: `alone("ciri", automa="geralt", ...)`.

    `first`: whose figure stands higher.
    """

    def set_up(mine: str = "ciri", first: int = 1, flips: tuple[str, ...] | None = ("left",), **options) -> Table:
        options = {"automa": "yennefer", "story": "P1", "effort_cards": False, "side_quests": False, **options}
        table = destiny(mine, **options)
        for card, text in CARDS.items():
            table.describe(card, text)
        described = {"character": options["automa"], **BOARD}
        if options["automa"] != "yennefer":
            described["colour"] = "blue"
        table.move("describe_automa", **described)
        table.spent(1)
        table.begins()
        with table.arranged() as state:
            state.initiative = [first, 3 - first]
        if flips:
            table.move("flip_token", shown=list(flips))
        return table

    return set_up


def name(table: Table, *rows: str) -> None:
    """What lies in the rows, from the top: "one two", or counts "1:2" of left and right symbols."""
    for number, text in enumerate(rows, 1):
        if ":" in text:
            left, right = text.split(":")
            table.move("count_rows", rows=[{"row": number, "left": int(left), "right": int(right)}])
        elif text:
            first, second = text.split(" / ")
            table.move("name_row", row=number, first=first, second=second)


ROWS = ("none / none", "one / none", "two / blue", "none / none")  # 0, 1, 3, 0 active symbols


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-01", "WP-SOLO-03", "WP-SOLO-35")
@pytest.mark.parametrize("story", ("P1", "P2", "P3"))
def test_every_story_can_be_played_alone_and_has_room_for_a_note(destiny, story):
    table = destiny("ciri", story=story)
    assert table.state.automa.rival.character not in (None, "ciri")
    table.move("note_solo_rules", story=story, text="What the card says.")
    assert table.state.box.solo_notes[story] == "What the card says."
    assert destiny("ciri", "geralt", story=story).objects("flip_token").rule == "WP-SOLO-01"


@pytest.mark.rule("WP-SOLO-02", "WP-SOLO-04", "WP-SOLO-38", "WP-SOLO-05")
def test_it_is_set_up_as_for_two_and_the_automa_has_no_hand_no_quest_no_ability_tokens(destiny):
    table, two = destiny("ciri", story="P1", automa="geralt"), destiny("ciri", "geralt", story="P1")
    assert len(table.state.rows) == len(two.state.rows) == 4
    assert table.state.initiative == two.state.initiative
    rival = table.state.automa.rival
    assert (rival.hand, rival.quest, rival.vp, rival.timeline) == (0, False, 0, [])
    assert rival.abilities == ["locked"] * 4


@pytest.mark.rule("WP-SOLO-07", "WP-SOLO-14", "WP-SOLO-15", "WP-VAR-03")
@pytest.mark.parametrize(
    ("difficulty", "xp", "gold", "second"),
    [
        ("story", 0, None, False),
        ("normal", 2, None, False),
        ("sword", 4, None, False),
        ("blood", 6, None, False),
        ("march", 8, 0, True),
    ],
)
def test_the_difficulty_says_with_what_it_begins(destiny, difficulty, xp, gold, second):
    automa = destiny("ciri", difficulty=difficulty).state.automa
    assert (automa.rival.xp, automa.rival.gold, automa.second) == (xp, gold, second)


# --- flips -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-06", "WP-SOLO-08", "WP-SAVE-05")
@pytest.mark.parametrize("chapter", (1, 2, 3))
def test_a_chapter_begins_with_as_many_flips_as_its_number(alone, chapter):
    table = alone(flips=None)
    with table.arranged() as state:
        state.chapter, state.step, state.begun = chapter, "reading", True
        state.left, state.right = "exploration", "combat"
    table.move("next_step")
    assert table.told("tell-automa-flips") == [{"count": chapter, "both": "no"}]
    shown = ["left", "right", "right"][:chapter]
    table.move("flip_token", shown=shown)
    pool = table.one(2).pool
    assert (pool["exploration"], pool["combat"]) == (shown.count("left"), shown.count("right"))
    assert table.state.automa.flips == chapter
    assert table.objects("flip_token").rule == "WP-SOLO-26"  # and no more


@pytest.mark.rule("WP-SOLO-06")
def test_the_app_flips_or_the_table_tells(alone):
    table = alone(flips=None)
    assert table.refuses("flip_token", shown=["left", "right"]).field == "shown"
    outcome = table.move("flip_token")
    assert [(one.what, one.told) for one in outcome.drawn] == [("solo_fate_token", False)]
    came = outcome.drawn[0].came
    assert table.one(2).pool["magic" if came == "left" else "combat"] == 1 + (came == "left")


@pytest.mark.rule("WP-SOLO-09", "WP-SOLO-10")
@pytest.mark.parametrize(
    ("left", "right", "gained"),
    [("magic", "diplomacy", 2), ("magic", "combat", 1), ("exploration", "combat", 0)],
)
def test_each_symbol_of_its_board_that_is_active_gives_a_token(destiny, left, right, gained):
    table = destiny("ciri", automa="yennefer", story="P1")
    table.move("describe_automa", character="yennefer", **BOARD)
    table.begins(left, right)
    table.move("flip_token", shown=["left"])
    assert sum(table.one(2).pool.values()) == gained + 1
    assert all(table.one(2).pool[symbol] == 0 for symbol in symbols.SYMBOLS if symbol not in (left, right))


@pytest.mark.rule("WP-SOLO-09")
def test_read_otherwise_it_is_two_active_symbols_in_every_chapter(destiny):
    table = destiny("ciri", automa="yennefer", story="P1", otherwise=["WP-SOLO-09"]).begins("exploration", "combat")
    table.move("flip_token", shown=["right"])
    assert (table.one(2).pool["exploration"], table.one(2).pool["combat"]) == (1, 2)


@pytest.mark.rule("WP-SOLO-10")
def test_the_symbols_of_a_board_are_asked_for_once_and_remembered(destiny):
    table = destiny("ciri", automa="geralt", story="P1").begins()
    assert table.objects("flip_token", shown=["left"]).rule == "WP-SOLO-10"
    assert [one.message.key for one in GAME.prompts(table.state)] == ["prompt-automa-board"]
    asked = table_page(table.state, EVERYBODY)
    assert asked.own.board_first and asked.frame.next is None  # its form lies open on the table's page
    assert box_page(table.state, EVERYBODY).frame.next.page == "table"
    known = {"automa": {"geralt": {"symbols": ["magic", "combat"], "colour": "red"}}}
    table = destiny("ciri", automa="geralt", story="P1", knowledge=known).begins()
    table.move("flip_token", shown=["left"])
    assert (table.one(2).pool["magic"], table.one(2).pool["combat"]) == (2, 1)


# --- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-19", "WP-SOLO-23", "WP-SOLO-24")
def test_it_takes_the_row_with_most_active_symbols_and_plays_it_at_once(alone):
    table = alone(first=2)
    name(table, *ROWS)
    table.move("automa_drafts")
    (told,) = table.told("tell-automa-drafts")
    assert told["row"] == 3 and told["why"].args["count"] == 3
    assert [one.args for one in told["why"].args["rows"]] == [
        {"row": row, "count": count} for row, count in ((1, 0), (2, 1), (3, 3), (4, 0))
    ]
    rival = table.one(2)
    assert [laid.id for laid in rival.timeline] == ["two", "blue"] and rival.hand == 0
    assert table.state.rows[2].seat == 2 and table.state.rows[2].cards == []
    table.move("draft_row", who=1, row=1)
    assert table.state.initiative == [1, 2]


@pytest.mark.rule("WP-SOLO-19")
def test_rows_that_were_only_counted_are_compared_with_named_ones(alone):
    table = alone(first=2)
    name(table, "2:2", "one / none", "2:1")
    assert table.refuses("automa_drafts").field == "row"  # the fourth one is not known
    name(table, "", "", "", "0:0")
    table.move("automa_drafts")
    assert table.state.rows[0].seat == 2
    assert symbols.symbols_of(table.state, table.one(2), "left") == 2 + 2  # with those of the chapter's beginning
    assert len(table.one(2).timeline) == 2


@pytest.mark.rule("WP-SOLO-20")
def test_of_equal_rows_it_takes_the_higher(alone):
    table = alone(first=2)
    name(table, "none / none", "two / none", "0:1", "one / one")
    table.move("automa_drafts")
    (told,) = table.told("tell-automa-drafts")
    assert (told["row"], told["why"].args["tied"]) == (2, "yes")


@pytest.mark.rule("WP-SOLO-21")
def test_where_no_row_shows_any_it_draws_from_the_deck_behind_the_player(alone):
    table = alone()
    name(table, *["none / none"] * 4)
    deck = table.state.deck
    table.move("draft_row", who=1, row=0)
    table.move("automa_drafts")
    assert table.state.queue == [1, 2] and table.state.deck == deck - 4
    assert table.state.step == "draft"  # the two cards are still to be told
    assert table.refuses("tell_automa_cards", first="four", second="one", left=1).field == "left"
    table.move("tell_automa_cards", first="four", second="one")
    assert [laid.id for laid in table.one(2).timeline] == ["four", "one"]
    assert table.state.step == "play" and table.state.initiative == [1, 2]


@pytest.mark.rule("WP-SOLO-21")
def test_what_it_has_drawn_may_be_counted_only(alone):
    table = alone()
    name(table, *["none / none"] * 4)
    table.move("draft_row", who=1, row=2)
    table.move("automa_drafts")
    table.move("tell_automa_cards", left=1, right=2)
    assert symbols.symbols_of(table.state, table.one(2), "right") == 2
    assert len(table.one(2).timeline) == 2 and table.state.step == "draft"
    table.move("count_ability", count=0)  # nobody has seen whether they are blue
    assert table.state.step == "play" and table.state.initiative == [2, 1]
    assert table.objects("tell_automa_cards", left=1).rule == "WP-SOLO-21"


@pytest.mark.rule("WP-SOLO-22")
def test_a_row_that_the_player_has_taken_is_not_available(alone):
    table = alone()
    name(table, *ROWS)
    table.move("draft_row", who=1, row=3)
    table.move("automa_drafts")
    assert table.state.initiative == [2, 1]
    assert [laid.id for laid in table.one(2).timeline] == ["one", "none"]


@pytest.mark.rule("WP-SOLO-23")
def test_effects_of_its_cards_are_ignored(alone):
    table = alone(first=2)
    table.describe("strong", "4 magic red", condition="C4", condition_colour="red", result="R1")
    name(table, "strong / strong", "0:0", "0:0", "0:0")
    xp = table.one(2).xp
    table.move("automa_drafts")
    assert table.one(2).xp == xp and table.one(2).resolving == []


@pytest.mark.rule("WP-SOLO-25")
def test_the_bottom_row_gives_it_a_point_as_well(alone):
    table = alone(first=2, difficulty="story")
    name(table, "0:0", "0:0", "none / none", "one / none")
    table.move("automa_drafts")
    assert table.one(2).xp == 1


@pytest.mark.rule("WP-SOLO-19", "WP-SOLO-08")
def test_the_table_may_put_it_elsewhere_and_is_told_where_it_belongs(alone):
    table = alone(first=2, flips=None)
    name(table, *ROWS)
    assert table.objects("automa_drafts").rule == "WP-SOLO-08"
    table.move("flip_token", shown=["right"])
    met = table.objects("automa_drafts", row=2)
    assert (met.rule, met.can_overrule) == ("WP-SOLO-19", True)
    assert [one.args for one in met.instead] == [{"row": 3}]
    table.move("draft_row", who=2, row=2, overrule=("automa-drafts-elsewhere",))
    assert table.state.rows[1].seat == 2


# --- abilities -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-11", "WP-SOLO-12")
def test_yennefers_first_ability_pays_for_each_blue_card_every_time(alone):
    table = alone(first=2, difficulty="story")
    name(table, "blue / four", "0:0", "0:0", "0:0")
    table.move("automa_drafts")
    assert table.one(2).xp == 1
    table.turn_at(1, 2)
    with table.arranged() as state:
        state.initiative = [2, 1]
    name(table, "blue / blue", "0:0", "0:0", "0:0")
    table.move("automa_drafts")
    assert table.one(2).xp == 3


@pytest.mark.rule("WP-SOLO-12", "WP-SOLO-18")
@pytest.mark.parametrize(("described", "xp"), [({"colour": "green"}, 1), ({"symbol": "combat"}, 2)])
def test_a_described_board_pays_by_its_colour_or_its_symbol(destiny, described, xp):
    table = destiny("ciri", story="P1", effort_cards=False, automa="geralt", difficulty="story")
    for card, text in CARDS.items():
        table.describe(card, text)
    table.move("describe_automa", character="geralt", **BOARD, **described)
    table.begins()
    table.move("flip_token", shown=["left"])
    with table.arranged() as state:
        state.initiative = [2, 1]
    name(table, "two / blue", "0:0", "0:0", "0:0")
    table.move("automa_drafts")
    assert table.one(2).xp == xp


@pytest.mark.rule("WP-SOLO-18")
def test_of_a_board_in_free_words_the_table_counts(destiny):
    table = destiny("ciri", story="P1", effort_cards=False, automa="vesemir", difficulty="story")
    table.describe("one", CARDS["one"])
    table.move("describe_automa", character="vesemir", **BOARD, text="1 XP whenever it likes.", ability="It howls.")
    table.begins()
    table.move("flip_token", shown=["left"])
    name(table, "one / one", "0:0", "0:0", "0:0")
    table.drafts(2)
    table.move("automa_drafts")
    assert table.told("tell-automa-first") == [{"text": "1 XP whenever it likes.", "given": "yes"}]
    assert [one.message.key for one in GAME.prompts(table.state)] == ["prompt-automa-ability"]
    table.move("count_ability", count=2)
    assert table.one(2).xp == 2 and table.state.automa.counter == 2
    assert table.state.step == "play"


@pytest.mark.rule("WP-SOLO-18")
def test_of_a_first_ability_that_nobody_has_told_nothing_is_asked(destiny):
    table = destiny("ciri", story="P1", effort_cards=False, automa="vesemir", difficulty="story")
    table.describe("one", CARDS["one"])
    table.move("describe_automa", character="vesemir", **BOARD)
    table.begins()
    table.move("flip_token", shown=["left"])
    name(table, "one / one", "0:0", "0:0", "0:0")
    table.drafts(2)
    table.move("automa_drafts")
    assert table.told("tell-automa-first") == [{"text": "", "given": "no"}]  # the hands look
    assert GAME.prompts(table.state) == [] and table.state.step == "play"


@pytest.mark.rule("WP-SOLO-13", "WP-SOLO-15", "WP-SOLO-16", "WP-XP-09")
def test_at_eight_its_second_ability_begins_and_the_gold_marker_goes_on(alone):
    table = alone(difficulty="blood")
    table.move("move_xp", who=2, by=1)
    assert (table.one(2).xp, table.one(2).gold, table.state.automa.second) == (7, None, False)
    table.move("move_xp", who=2, by=4)
    assert (table.one(2).xp, table.one(2).gold, table.state.automa.second) == (8, 3, True)
    table.move("move_xp", who=2, by=20)
    assert (table.one(2).xp, table.one(2).gold) == (8, 20)


@pytest.mark.rule("WP-SOLO-17", "WP-SOLO-14", "WP-SOLO-36", "WP-ABI-30", "WP-SOLO-12")
def test_yennefers_second_ability_takes_one_more_card_from_the_highest_row_with_one(alone):
    table = alone(first=2, difficulty="march")
    name(table, "plain blue / none", "none / blue", "four / none", "none / none")
    deck, discards = table.state.deck, table.state.discards
    table.move("automa_drafts")
    rival = table.one(2)
    assert [laid.id for laid in rival.timeline] == ["four", "none", "blue"]
    assert rival.gold == 1  # the extra card is a drafted one, and blue
    assert (table.state.deck, table.state.discards) == (deck, discards + 1)
    assert table.state.rows[1].cards == [] and table.state.rows[1].seat == 0
    met = table.objects("draft_row", who=1, row=2)
    assert (met.rule, met.can_overrule) == ("WP-DRAFT-11", False)
    table.move("draft_row", who=1, row=4)
    assert table.state.initiative == [2, 1]  # by row 3, where its figure stands


@pytest.mark.rule("WP-SOLO-17")
def test_where_both_cards_fit_the_player_chooses(alone):
    table = alone(first=2, difficulty="march")
    name(table, "one / blue", "four / four", "0:0", "0:0")
    table.move("automa_drafts")
    assert len(table.one(2).timeline) == 2
    assert [one.message.key for one in GAME.prompts(table.state)] == ["prompt-automa-card"]
    table.move("draft_row", who=1, row=4)
    assert table.state.step == "draft"
    table.move("automa_takes", place=2)
    assert [laid.id for laid in table.one(2).timeline] == ["four", "four", "blue"]
    assert table.state.step == "play"
    assert table.objects("automa_takes", place=1).rule == "WP-SOLO-17"


@pytest.mark.rule("WP-SOLO-17")
def test_of_a_counted_row_the_player_says_what_the_card_shows(alone):
    table = alone(first=2, difficulty="march")
    name(table, "1:1", "four / four", "0:0", "0:0")
    table.move("automa_drafts")
    assert table.refuses("automa_takes", place=1).field == "left"
    assert table.refuses("automa_takes", place=1, left=2).field == "left"
    table.move("automa_takes", place=1, right=1)
    table.move("count_ability", count=1)
    assert len(table.one(2).timeline) == 3 and table.one(2).gold == 1


@pytest.mark.rule("WP-SOLO-17")
def test_without_a_row_that_has_one_nothing_happens(alone):
    table = alone(first=2, difficulty="march")
    name(table, "none / none", "four / four", "0:0", "plain blue / plain blue")
    table.move("automa_drafts")
    assert "tell-automa-extra-none" in table.said
    assert len(table.one(2).timeline) == 2


@pytest.mark.rule("WP-SOLO-36")
def test_read_otherwise_the_second_ability_waits_until_the_player_has_played(alone):
    table = alone(difficulty="march", otherwise=["WP-SOLO-36"])
    name(table, "one / none", "four / four", "none / blue", "none / none")
    table.move("draft_row", who=1, row=1)
    table.move("automa_drafts")
    assert len(table.one(2).timeline) == 2 and table.state.step == "play"
    table.plays(1, "none", "none")
    assert [laid.id for laid in table.one(2).timeline] == ["four", "four", "blue"]


@pytest.mark.rule("WP-SOLO-18", "WP-SOLO-13")
def test_a_second_ability_in_words_is_read_out_once_it_is_active(destiny):
    for difficulty, told in (("normal", []), ("march", [{"text": "It howls.", "given": "yes"}])):
        table = destiny("ciri", story="P1", automa="vesemir", difficulty=difficulty)
        table.move("describe_automa", character="vesemir", **BOARD, colour="red", ability="It howls.")
        table.describe("four", CARDS["four"])
        table.begins()
        table.move("flip_token", shown=["left"])
        name(table, "four / four", "0:0", "0:0", "0:0")
        table.drafts(2)
        table.move("automa_drafts")
        assert table.told("tell-automa-second-text") == told


# --- after the player's cards ----------------------------------------------------------------------------------------


def drafted(table: Table) -> Table:
    """The player stands on the deck, the Automa on the row that it wants."""
    name(table, *ROWS)
    while table.state.step == "draft":
        who = next(seat for seat in table.state.initiative if seat not in table.standing)
        table.move("automa_drafts") if who == 2 else table.move("draft_row", who=1, row=0)
    return table


@pytest.mark.rule("WP-SOLO-26", "WP-SOLO-36")
def test_after_the_player_has_played_the_token_is_flipped(alone):
    table = drafted(alone())
    assert table.objects("flip_token").rule == "WP-SOLO-26"
    table.plays(1, "none", "none")
    assert table.state.step == "play"
    assert not table.objects("next_step").can_overrule
    assert [one.message.key for one in GAME.prompts(table.state)] == ["prompt-automa-flip"]
    before = table.one(2).pool["combat"]
    table.move("flip_token", shown=["right"])
    assert table.one(2).pool["combat"] == before + 1
    assert (table.state.chapter, table.state.turn, table.state.step) == (1, 2, "draft")
    assert table.state.automa.flips == 2


@pytest.mark.rule("WP-SOLO-27", "WP-SOLO-28")
@pytest.mark.parametrize(("magic", "combat", "lies"), [(5, 0, "left"), (0, 5, "right"), (0, 0, "aside")])
def test_the_fate_token_goes_by_what_the_automa_has_most_of(alone, magic, combat, lies):
    table = drafted(alone())
    table.pool(2, magic=magic, combat=combat)
    table.pool(1, magic=50)
    table.plays(1, "none", "none")
    table.move("flip_token", shown=["left" if lies != "right" else "right"])
    # its cards show one magic and two combat; the flip adds one
    assert table.state.fate["I"] == lies
    assert ("tell-automa-fate-aside" if lies == "aside" else "tell-automa-fate-placed") in table.said


@pytest.mark.rule("WP-SOLO-27")
def test_read_otherwise_both_vote_with_the_mat_as_a_third(alone):
    table = drafted(alone(otherwise=["WP-SOLO-27"]))
    table.pool(1, magic=50)
    table.pool(2, combat=50)
    table.plays(1, "none", "none")
    table.move("flip_token", shown=["right"])
    assert table.state.fate["I"] == "left"  # of the rows left one shows magic


# --- the end of a chapter and of the game ----------------------------------------------------------------------------


def at(table: Table, step: str, **also) -> Table:
    """The table stands on a step of a chapter's end, which begins now."""
    with table.arranged() as state:
        state.turn, state.step, state.begun = 3, step, False
        for field, value in also.items():
            setattr(state, field, value)
    table.move("note", text="on")
    return table


@pytest.mark.rule("WP-SOLO-29")
def test_points_of_a_chapter_are_counted_for_both(alone):
    table = alone(difficulty="story")
    table.lies(1, "2 magic red")
    table.pool(1, combat=1)
    table.lies(2, "1 magic 3 combat red")
    table.pool(2)
    at(table, "dominance", fate={"I": "left", "II": "aside", "III": "left"})
    assert (table.one(1).vp, table.one(1).xp, table.one(2).vp, table.one(2).xp) == (2, 1, 1, 3)


@pytest.mark.rule("WP-SOLO-30", "WP-SOLO-31")
@pytest.mark.parametrize(
    ("otherwise", "mine", "rival", "order", "wins"),
    [
        ([], 3, 2, [2, 1], True),
        ([], 2, 3, [1, 2], False),
        ([], 2, 2, [1, 2], True),
        ([], 2, 2, [2, 1], False),
        (["WP-SOLO-31"], 2, 3, [2, 1], True),
    ],
)
def test_a_path_token_is_won_from_the_automa_or_stays(alone, otherwise, mine, rival, order, wins):
    table = alone(otherwise=otherwise)
    table.pool(1, magic=mine)
    table.pool(2, magic=rival, combat=9)
    at(table, "paths", initiative=order, dominant=["left"])
    assert table.state.path["left"] == (1 if wins else 0)
    assert table.state.path["right"] == (1 if otherwise else 0)


@pytest.mark.rule("WP-SOLO-32")
def test_it_keeps_no_card_and_no_token(alone):
    table = alone()
    table.lies(1, "1 magic red", "red")
    table.lies(2, "1 magic red", "red", "blue")
    table.pool(2, magic=4, diplomacy=1)
    discards = table.state.discards
    at(table, "keep", dominant=["left"], coming={"left": "magic", "right": "combat"})
    table.move("keep_cards", who=1, first=0)
    assert table.one(2).timeline == [] and sum(table.one(2).pool.values()) == 0
    assert len(table.one(1).timeline) == 1 and table.state.discards == discards + 4


@pytest.mark.rule("WP-SOLO-33", "WP-XP-10", "WP-XP-12")
@pytest.mark.parametrize(("xp", "gold", "vp"), [(8, 5, 10), (8, 0, 0), (7, None, 0)])
def test_its_gold_marker_pays_by_the_track_of_its_board(alone, xp, gold, vp):
    table = alone()
    table.move("describe_automa", character="yennefer", **BOARD, track=[2 * number for number in range(21)])
    table.move("describe_board", character="yennefer", second=5, third=10, fourth=15, track=[1] * 21)
    with table.arranged() as state:
        state.automa.rival.xp, state.automa.rival.gold, state.chapter = xp, gold, 3
    at(table, "gold", dominant=["left"] * 3)
    assert table.one(2).vp == vp


@pytest.mark.rule("WP-SOLO-33", "WP-XP-11")
def test_a_track_that_nobody_has_told_is_asked_for(alone):
    table = alone(difficulty="march")
    at(table, "gold", dominant=["left"] * 3, chapter=3)
    assert table.state.step == "gold"
    table.move("score_gold", who=2, vp=4)
    assert table.one(2).vp == 4 and table.state.step != "gold"


@pytest.mark.rule("WP-SOLO-34")
@pytest.mark.parametrize(("mine", "rival", "order", "seat"), [(9, 8, [2, 1], 1), (8, 9, [1, 2], 2), (8, 8, [2, 1], 2)])
def test_more_points_win_and_a_tie_goes_by_initiative(alone, mine, rival, order, seat):
    table = alone()
    with table.arranged() as state:
        state.at(1).vp, state.at(2).vp, state.chapter = mine, rival, 3
    at(table, "winner", dominant=["left"] * 3, initiative=order)
    assert table.state.winner == seat


@pytest.mark.rule("WP-SOLO-38")
def test_a_token_goes_first_then_the_leftmost_printed_symbol(alone):
    table = alone("marigold")
    table.move("describe_ability", character="marigold", number=1, ability="gain_and_others_lose")
    name(table, *ROWS)
    table.drafts(4)
    table.move("automa_drafts")
    table.lies(2, "red", "2 combat red", "1 combat red")
    table.pool(2, combat=1)
    lost = []
    for _ in range(3):
        with table.arranged() as state:
            state.at(1).abilities[0] = "ready"
        table.move("gain_and_others_lose", who=1, side="left")
        lost.append((table.one(2).pool["combat"], [laid.covered for laid in table.one(2).timeline]))
    assert lost == [(0, [[], [], []]), (0, [[], [0], []]), (0, [[], [0, 1], []])]


@pytest.mark.rule("WP-EDGE-19")
def test_without_any_fate_token_the_player_chooses_although_the_automa_is_higher(alone):
    table = alone(first=2)
    at(table, "dominance", fate=dict.fromkeys(("I", "II", "III"), "aside"))
    assert table.state.step == "dominance" and GAME.on_turn(table.state) == [1]
    table.move("choose_dominant", who=1, side="right")
    assert table.state.dominant == ["right"]


# --- a table that keeps the cards itself -----------------------------------------------------------------------------


@pytest.mark.rule("WP-SOLO-19", "WP-SOLO-26", "WP-SOLO-27")
def test_a_light_table_puts_the_figure_where_it_belongs_and_says_what_the_automa_has(destiny):
    table = destiny("ciri", automa="yennefer", story="P1", effort_cards=False, kept="light").begins()
    with table.arranged() as state:
        state.initiative = [1, 2]
    table.move("draft_row", who=1, row=2)
    table.move("automa_drafts", row=4)
    assert table.state.step == "fate" and table.one(2).xp == 3  # two to begin with, one for the bottom row
    table.move("flip_token")  # by the app, where the token is not at hand
    table.move("announce", who=2, side="left")
    assert table.state.fate["I"] == "left" and table.state.turn == 2
    table.move("count_rows", rows=[{"row": row, "left": int(row == 3)} for row in (1, 2, 3, 4)])
    table.move("draft_row", who=1, row=0)
    table.move("automa_drafts")
    assert table.told("tell-automa-drafts")[0]["row"] == 3


def test_at_a_strict_table_the_player_moves_the_automa(alone):
    table = alone()
    assert table.state.seat_of(2) == 1 and table.state.seat_of(1) == 1


def test_nothing_is_asked_twice_in_a_turn(alone):
    """Each need of the Automa's is met by the move that it asks for."""
    table = alone(flips=None, first=2)
    asked = []
    while table.state.turn == 1 and len(asked) < 20:
        prompts = [one.message.key for one in GAME.prompts(table.state)]
        asked += prompts
        match prompts:
            case ["prompt-automa-flip"]:
                table.move("flip_token")
            case ["prompt-automa-rows"]:
                name(table, *ROWS)
            case ["prompt-automa-draft"]:
                table.move("automa_drafts")
            case [] if table.state.step == "draft":
                table.move("draft_row", who=1, row=0)
            case []:
                table.plays(1, "none", "none")
            case _:
                raise Objection  # nothing else is asked here
    assert Counter(asked) == {"prompt-automa-flip": 2, "prompt-automa-rows": 1, "prompt-automa-draft": 1}
