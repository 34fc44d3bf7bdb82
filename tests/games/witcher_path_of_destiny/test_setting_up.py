"""Setting up: stories, characters, the initiative track, what lies on the mat. WP-COMP, WP-SET, WP-CHAR, WP-INIT."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.witcher_path_of_destiny.box import stories
from companion.games.witcher_path_of_destiny.box.characters import BASE, CHARACTERS, EXPANSION, abilities_of
from companion.games.witcher_path_of_destiny.evening.set_up import RULES

from .conftest import Table


def lines(table: Table) -> list[str]:
    """The keys of what the first list says to the hands."""
    return [line.told.key for line in table.state.checklist.lines]


def laid(**options) -> Table:
    return Table(options)


def in_order(table: Table) -> list[str]:
    return [one.character for one in table.state.in_order]


@pytest.mark.rule("WP-COMP-01")
def test_one_to_five_play_and_one_plays_against_the_automa(destiny):
    for count in (2, 3, 4, 5):
        table = destiny(*BASE[:count])
        assert len(table.state.players) == count and table.state.automa is None
    alone = destiny("geralt")
    assert alone.state.solo and alone.state.automa.rival.seat == 2
    with pytest.raises(BadArguments):
        Table({"players": [{}] * 6})


@pytest.mark.rule("WP-COMP-02", "WP-INIT-08")
def test_five_characters_are_in_the_box_and_five_more_may_be_played(destiny):
    assert set(BASE) == {"geralt", "yennefer", "marigold", "ciri", "vesemir"}
    assert set(EXPANSION) == {"letho", "triss", "regis", "dijkstra", "yarpen"}
    table = destiny("letho", "yarpen")
    table.move("name_character", who=2, name="  Zoltan   ")
    assert table.one(2).name == "Zoltan" and table.one(2).character == "yarpen"
    assert all(len(abilities_of(one)) == 4 for one in CHARACTERS)


@pytest.mark.rule("WP-COMP-03", "WP-SET-02", "WP-SET-03")
def test_three_printed_stories_with_rules_of_their_own(destiny):
    modules = {"P1": "extra_effort", "P2": "hidden_objectives", "P3": "alliances"}
    for number, (story, module) in enumerate(modules.items(), 1):
        table = destiny(story=story)
        assert (table.state.story, table.state.module) == (story, module)
        assert stories.TALES[story].complexity == number


@pytest.mark.rule("WP-SET-02")
def test_a_book_of_the_owners_own_says_its_rules_itself(destiny):
    own = destiny("ciri", "geralt", story="my-story", module="alliances", initiative=["geralt", "ciri"])
    assert own.state.module == "alliances"
    assert in_order(own) == ["geralt", "ciri"]


@pytest.mark.rule("WP-SET-05", "WP-DECK-05", "WP-COMP-09", "WP-COMP-10")
def test_the_story_deck_is_laid_as_it_is():
    told = lines(laid(players=[{"character": "ciri"}, {"character": "geralt"}], story="P2"))
    assert "tell-story-deck" in told and RULES["tell-story-deck"] == "WP-SET-05"
    assert {"tell-other-stories", "tell-overview"} <= {*told}
    ours = lines(laid(players=[{"character": "ciri"}, {"character": "geralt"}], story="two-banks"))
    assert "tell-story-deck" not in ours  # there is none: the app is the book


@pytest.mark.rule("WP-SET-06", "WP-SET-07", "WP-SET-09", "WP-SET-10", "WP-SET-13")
def test_tokens_and_decks_are_laid(destiny):
    table = laid(players=[{"character": "ciri"}, {"character": "geralt"}], story="P1")
    wanted = ("fate-tokens", "path-tokens", "main-deck", "deal-rows", "symbol-tokens")
    assert {f"tell-{one}" for one in wanted} <= {*lines(table)}
    assert table.state.fate == {"I": "", "II": "", "III": ""}
    assert table.state.path == {"left": 0, "right": 0}


@pytest.mark.rule("WP-SET-12", "WP-MZ-02")
def test_the_extra_experience_token_lies_at_the_lowest_row_but_in_a_story_that_replaces_it():
    def rows(count: int, story: str) -> list[int]:
        table = laid(players=[{"character": one} for one in BASE[:count]], story=story)
        return [line.told.args["row"] for line in table.state.checklist.lines if line.told.key == "tell-extra-token"]

    assert rows(3, "P1") == [4] and rows(4, "P1") == [5]
    assert rows(3, "P3") == []


@pytest.mark.rule("WP-SET-16", "WP-KS-03", "WP-QUEST-05")
def test_a_first_game_is_played_without_extra_effort_and_side_quests():
    players = [{"character": "ciri"}, {"character": "geralt"}]
    table = laid(players=players, story="P1", side_quests=False, effort_cards=False)
    assert not any(one.quest for one in table.state.players)
    assert not table.state.effort_cards
    assert "tell-side-quest" not in lines(table)


@pytest.mark.rule("WP-SET-08", "WP-CHAR-08", "WP-INIT-02", "WP-INIT-03", "WP-INIT-04", "WP-INIT-05")
@pytest.mark.parametrize(
    ("story", "wanted"),
    [
        ("P1", ["ciri", "yennefer", "geralt", "marigold", "vesemir"]),
        ("P2", ["geralt", "vesemir", "ciri", "yennefer", "marigold"]),
        ("P3", ["marigold", "vesemir", "geralt", "yennefer", "ciri"]),
    ],
)
def test_figures_stand_on_the_track_as_the_story_says(destiny, story, wanted):
    assert in_order(destiny(*BASE, story=story)) == wanted


@pytest.mark.rule("WP-INIT-01", "WP-INIT-08")
def test_who_is_missing_is_skipped_and_the_others_keep_their_order(destiny):
    assert in_order(destiny("vesemir", "regis", "yennefer", "letho", story="P1")) == [
        "letho",
        "yennefer",
        "regis",
        "vesemir",
    ]
    assert in_order(destiny("dijkstra", "triss", "yarpen", story="P2")) == ["yarpen", "triss", "dijkstra"]


@pytest.mark.rule("WP-CHAR-01", "WP-CHAR-02", "WP-CHAR-03")
def test_each_in_turn_is_dealt_two_boards_and_the_other_one_goes_back():
    table = laid(players=[{}, {}, {}], story="P1", first=2)
    assert table.state.choosing == [2, 3, 1]
    seen = []
    for who in (2, 3, 1):
        offered = list(table.state.offered)
        assert len(set(offered)) == 2 and not {*offered} & {*seen}
        assert table.objects("choose_character", who=who % 3 + 1, character=offered[0]).rule == "WP-CHAR-03"
        other = next(one for one in BASE if one not in (*offered, *seen))
        met = table.objects("choose_character", who=who, character=other)
        assert (met.rule, met.can_overrule) == ("WP-CHAR-02", True)
        table.move("choose_character", who=who, character=offered[0])
        seen.append(offered[0])
    assert table.state.step == "reading" and table.state.offered == []


@pytest.mark.rule("WP-CHAR-04")
def test_the_fifth_player_gets_the_board_that_is_left():
    table = laid(players=[{}] * 5, story="P1")
    for who in (1, 2, 3, 4):
        table.move("choose_character", who=who, character=table.state.offered[0])
    assert table.state.step == "reading"
    assert {one.character for one in table.state.players} == {*BASE}


@pytest.mark.rule("WP-CHAR-02")
def test_a_character_is_one_players():
    with pytest.raises(BadArguments) as caught:
        laid(players=[{"character": "ciri"}, {"character": "ciri"}])
    assert caught.value.field == "players.1.character"
    table = laid(players=[{"character": "ciri"}, {}])
    assert "ciri" not in table.state.offered
    assert table.refuses("choose_character", who=2, character="ciri").field == "character"


@pytest.mark.rule("WP-CHAR-05", "WP-CHAR-06", "WP-CHAR-07", "WP-CHAR-09", "WP-CHAR-10", "WP-CHAR-11", "WP-CARD-09")
@pytest.mark.rule("WP-COMP-08")
def test_a_player_begins_with_markers_at_nothing_the_first_ability_and_five_cards():
    table = laid(players=[{"character": "ciri"}, {"character": "geralt"}], story="P1")
    one = table.one(1)
    assert (one.xp, one.gold, one.vp, one.hand) == (0, None, 0, 5)
    assert one.abilities == ["ready", "locked", "locked", "locked"]
    assert one.quest and one.timeline == [] and not any(one.pool.values())
    told = lines(table)
    for key in ("take-set", "markers", "first-ability", "starting-cards", "side-quest"):
        assert told.count(f"tell-{key}") == 2
    assert RULES["tell-markers"] == "WP-CHAR-05"


@pytest.mark.rule("WP-SET-14", "WP-SET-15", "WP-STR-10")
def test_the_game_begins_with_the_story():
    table = laid(players=[{"character": "ciri"}, {"character": "geralt"}], story="P1")
    assert table.state.step == "reading" and table.state.left is None


@pytest.mark.rule("WP-SOLO-02", "WP-SOLO-03", "WP-SOLO-05")
def test_alone_the_automa_stands_on_the_track_as_another_character(destiny):
    table = destiny("ciri", story="P1", automa="geralt")
    assert in_order(table) == ["ciri", "geralt"]
    assert table.state.automa.rival.hand == 0
    with pytest.raises(BadArguments) as caught:
        laid(players=[{"character": "ciri"}], automa="ciri")
    assert caught.value.field == "automa"


def test_what_makes_no_sense_is_refused_with_its_field():
    with pytest.raises(BadArguments) as caught:
        laid(players=[{}, {}], first=3)
    assert caught.value.field == "first"


@pytest.mark.rule("WP-CHAR-02", "WP-CHAR-03", "WP-CHAR-04")
@pytest.mark.parametrize("seed", ("a", "b", "c", "d", "e", "f"))
@pytest.mark.parametrize("kept", (0, 1))
def test_two_of_the_boards_left_are_dealt_and_the_one_not_kept_is_among_the_next_ones(seed, kept):
    """Five boards for five: two of 5, two of 4, two of 3, two of 2 are dealt, and the last one without a choice."""
    table = Table({"players": [{}] * 5, "story": "P1"}, seed=seed)
    left = set(BASE)
    for who, count in ((1, 5), (2, 4), (3, 3), (4, 2)):
        offered = list(table.state.offered)
        assert len(left) == count and len(set(offered)) == 2 and {*offered} <= left
        table.move("choose_character", who=who, character=offered[kept])
        left -= {offered[kept]}
        assert table.one(who).character == offered[kept]
    assert [*left] == [table.one(5).character] and table.state.step == "reading"


@pytest.mark.rule("WP-CHAR-02")
def test_a_board_that_was_not_kept_is_dealt_again_before_long():
    again = 0
    for seed in range(12):
        table = Table({"players": [{}] * 3, "story": "P1"}, seed=f"seed {seed}")
        kept, other = table.state.offered
        table.move("choose_character", who=1, character=kept)
        again += other in table.state.offered
    assert 0 < again < 12  # by lot: two of the four that are left, it being one of them


@pytest.mark.rule("WP-SET-10", "WP-SET-11", "WP-SET-12", "WP-SET-17", "WP-COMP-01", "WP-DECK-07")
@pytest.mark.parametrize(("players", "rows"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_rows_by_the_number_of_players_and_above_them_a_place_for_all(players, rows):
    table = laid(players=[{"character": one} for one in BASE[:players]], story="P1", effort_cards=False)
    [told] = [line.told.args for line in table.state.checklist.lines if line.told.key == "tell-deal-rows"]
    assert told == {"rows": rows, "count": 2 * rows}
    [token] = [line.told.args["row"] for line in table.state.checklist.lines if line.told.key == "tell-extra-token"]
    assert token == rows
    assert [(row.number, len(row.cards)) for row in table.state.rows] == [(at, 2) for at in range(1, rows + 1)]
    table.move("leave_list")
    table.begins()
    if players > 1:
        order = list(table.state.initiative)
        table.spent(*order)
        for who in order:
            if rows == 4:
                assert table.refuses("draft_row", who=who, row=5).field == "row"
            table.move("draft_row", who=who, row=0)
        assert table.state.initiative == order and table.state.deck == 68 - 2 * rows - 2 * players
