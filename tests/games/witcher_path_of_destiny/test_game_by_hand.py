"""A whole game of three, move by move, every number worked out by hand from the ledger. WP-STR, WP-END."""

from __future__ import annotations

import pytest

from .conftest import Table

GERALT, CIRI, YENNEFER = 1, 2, 3
CARDS = {
    "m": "1 magic red",
    "mm": "2 magic green",
    "c": "1 combat blue",
    "d": "1 diplomacy yellow",
    "e": "1 exploration red",
}


class Hand(Table):
    """A table with a few short words for what this game asks again and again."""

    def turn(self, rows: dict[int, int], cards: dict[int, str]) -> None:
        """All draft these rows in the order of the track, then name their two cards: "m c"."""
        assert self.state.step == "draft" and set(rows) == {1, 2, 3}
        assert list(rows) == self.state.initiative  # WP-DRAFT-16: in the order that the last draft left
        assert all(one.hand == 5 for one in self.state.players)
        before = [len(one.timeline) for one in self.state.players]
        for who, row in rows.items():
            self.move("draft_row", who=who, row=row)
        assert self.state.step == "play" and all(one.hand == 7 for one in self.state.players)
        for who, words in cards.items():
            self.plays(who, *words.split())
        assert [len(one.timeline) for one in self.state.players] == [count + 2 for count in before]
        assert all(one.hand == 5 for one in self.state.players)

    def at(self) -> tuple[int, int, str]:
        return self.state.chapter, self.state.turn, self.state.step

    def fate(self) -> str:
        """Where the three tokens lie: "-lr"; "." is one that was not placed yet."""
        return "".join({"left": "l", "right": "r", "aside": "-", "": "."}[lies] for lies in self.state.fate.values())

    def points(self) -> list[tuple[int, int]]:
        return [(one.vp, one.xp) for one in self.state.players]

    def piles(self) -> tuple[int, int]:
        """The deck and the discards."""
        return self.state.deck, self.state.discards


@pytest.mark.rule("WP-STR-01", "WP-STR-02", "WP-STR-03", "WP-STR-07", "WP-STR-10", "WP-STR-11", "WP-CARD-08")
@pytest.mark.rule("WP-CARD-10", "WP-CARD-12", "WP-DRAFT-01", "WP-DRAFT-02", "WP-DRAFT-03", "WP-DRAFT-04", "WP-DRAFT-05")
@pytest.mark.rule("WP-DRAFT-12", "WP-DRAFT-15", "WP-DRAFT-16", "WP-FATE-01", "WP-FATE-06", "WP-FATE-13", "WP-FATE-14")
@pytest.mark.rule("WP-END-01", "WP-END-02", "WP-END-03", "WP-END-05", "WP-END-06", "WP-END-07", "WP-END-08")
@pytest.mark.rule("WP-END-12", "WP-END-16", "WP-END-17", "WP-END-18", "WP-END-19", "WP-END-20", "WP-END-21")
@pytest.mark.rule("WP-END-09", "WP-END-23")
@pytest.mark.rule("WP-END-24", "WP-END-25", "WP-END-26", "WP-END-27", "WP-EDGE-01", "WP-EDGE-02", "WP-SYM-15")
@pytest.mark.rule("WP-BOOK-05", "WP-BOOK-09", "WP-PLAY-05", "WP-DECK-02")
def test_nine_turns_and_three_ends():
    players = [{"character": one} for one in ("geralt", "ciri", "yennefer")]
    table = Hand({"players": players, "story": "P1", "effort_cards": False, "side_quests": False})
    table.move("leave_list")
    for name, text in CARDS.items():
        table.describe(name, text)
    table.describe("k", "red", condition="C8", condition_colour="red", result="R2")
    table.spent(1, 2, 3)

    # Chapter 1: magic is left, combat right. The story's order: Ciri, Yennefer, Geralt.
    table.begins("magic", "combat")
    assert table.piles() == (60, 0)  # no refresh
    table.move("name_row", row=3, first="m", second="c")  # so that it can be followed
    table.turn({CIRI: 4, YENNEFER: 0, GERALT: 1}, {1: "m m", 2: "c c", 3: "m c"})
    # 2:0, 0:2, 1:1: one for each side. Ciri has a point of the bottom row.
    assert table.fate() == "-.." and table.points() == [(0, 0), (0, 1), (0, 0)]
    # Row 2 goes, row 3 moves up to row 1, three pairs are new: 60 - 2 - 6.
    assert table.at() == (1, 2, "draft") and table.piles() == (52, 2)
    assert table.state.rows[0].cards == ["m", "c"]

    table.turn({YENNEFER: 2, GERALT: 0, CIRI: 0}, {1: "mm d", 2: "m c", 3: "m d"})
    # 4:0, 1:3, 2:1. Row 1 goes, rows 3 and 4 move up, two pairs are new: 52 - 4 - 4.
    assert table.fate() == "-l." and table.at() == (1, 3, "draft") and table.piles() == (44, 4)

    table.turn({GERALT: 0, CIRI: 0, YENNEFER: 4}, {1: "e d", 2: "c mm", 3: "c c"})
    # 4:0, 3:4, 2:3: the third token lies right, and the higher number decides. Combat pays victory points, magic
    # experience; Yennefer has a point of the bottom row. Most magic: Geralt 4; most combat: Ciri 4.
    assert table.fate() == "-lr" and table.state.dominant == ["right"]
    assert table.points() == [(0, 4), (4, 1 + 3), (3, 1 + 2)]
    assert table.state.path == {"left": GERALT, "right": CIRI}
    assert table.at() == (1, 3, "keep") and table.piles() == (40, 4)

    for who, place in ((GERALT, 2), (CIRI, 0), (YENNEFER, 3)):
        table.move("keep_cards", who=who, first=place)
    assert [[laid.id for laid in one.timeline] for one in table.state.players] == [["mm"], ["c"], ["d"]]
    assert table.at() == (2, 1, "reading") and table.fate() == "..." and table.piles() == (40, 4 + 15)
    assert table.state.initiative == [GERALT, CIRI, YENNEFER] and all(one.hand == 5 for one in table.state.players)
    assert [len(row.cards) for row in table.state.rows] == [2, 2, 2, 0]
    assert table.state.left is None and table.objects("next_step").message.key == "symbols-first"
    table.move("turn_page")
    assert table.state.pages == [10] and table.state.path == {"left": GERALT, "right": CIRI}

    # Chapter 2: combat is left, magic right. The refresh takes row 1: 40 - 4.
    table.begins("combat", "magic")
    assert table.at() == (2, 1, "draft") and table.piles() == (36, 21)
    assert table.state.path == {"left": 0, "right": 0} and "tell-path-tokens-back" in table.said
    table.turn({GERALT: 0, CIRI: 0, YENNEFER: 0}, {1: "c c", 2: "m m", 3: "k k"})
    # With the kept cards 2:2, 1:2, 0:0. Yennefer's first red card finds one, her second two.
    assert table.fate() == "r.." and table.points() == [(0, 4), (4, 4), (3, 3 + 3)]
    assert table.piles() == (36 - 6 - 2, 23)

    table.turn({GERALT: 1, CIRI: 2, YENNEFER: 3}, {1: "c d", 2: "e e", 3: "c m"})
    # 3:2, 1:2, 1:1. Only row 4 still lies: it goes, and four pairs are new.
    assert table.fate() == "r-." and table.piles() == (28 - 8, 25)

    table.turn({GERALT: 4, CIRI: 0, YENNEFER: 1}, {1: "mm m", 2: "c c", 3: "d d"})
    # 3:5, 3:2, 1:1. One token lies, on the right: magic is dominant. Ciri and Geralt have three combats each, and Ciri
    # stands higher since the last draft.
    assert table.fate() == "r--" and table.state.dominant == ["right", "right"]
    assert table.state.initiative == [CIRI, YENNEFER, GERALT]
    assert table.points() == [(5, 4 + 1 + 3), (4 + 2, 4 + 3), (3 + 1, 6 + 1)]
    assert table.state.path == {"left": CIRI, "right": GERALT}
    assert [len(one.timeline) for one in table.state.players] == [7, 7, 7]

    table.move("keep_cards", who=GERALT, first=5, second=0)
    table.move("keep_cards", who=CIRI, first=1, second=0)  # what she kept before lies second now
    table.move("keep_cards", who=YENNEFER, first=4, second=2)  # a red card first, so that the other one finds two
    assert table.at() == (2, 3, "keep") and table.one(YENNEFER).xp == 7  # the coming symbols are not known yet
    table.move("name_coming", left="diplomacy", right="exploration")
    assert [[laid.id for laid in one.timeline] for one in table.state.players] == [["mm", "mm"], ["m", "c"], ["m", "k"]]
    assert table.one(YENNEFER).xp == 7 + 2
    assert table.at() == (3, 1, "reading") and table.piles() == (18, 25 + 15)
    table.move("turn_page")
    assert table.state.pages == [10, 26]
    table.move("next_step")

    # Chapter 3: diplomacy is left, exploration right. Rows 2 and 3 lay there: row 2 goes, three pairs are new.
    assert table.at() == (3, 1, "draft") and table.piles() == (12, 42)
    assert (table.state.left, table.state.right) == ("diplomacy", "exploration")
    table.turn({CIRI: 0, YENNEFER: 0, GERALT: 0}, {1: "d d", 2: "e e", 3: "d e"})
    assert table.fate() == "-.." and table.piles() == (12 - 6 - 2, 44)  # 2:0, 0:2, 1:1
    table.turn({CIRI: 0, YENNEFER: 0, GERALT: 2}, {1: "d d", 2: "d m", 3: "e c"})
    # 4:0, 1:2, 1:2. The deck is empty: row 1 goes, all 46 discards become the deck, two pairs come of it.
    assert table.fate() == "-r." and table.piles() == (42, 0)
    assert table.told("tell-reshuffle") == [{"drawn": 0, "count": 46}]
    table.turn({CIRI: 1, YENNEFER: 2, GERALT: 0}, {1: "d d", 2: "d d", 3: "d d"})
    # 6:0, 3:2, 3:2. The third token lies left and is the higher one. Two have two explorations: Ciri stands higher.
    assert table.fate() == "-rl" and table.state.dominant == ["right", "right", "left"]
    assert table.state.initiative == [GERALT, CIRI, YENNEFER]
    assert table.points() == [(5 + 6, 8), (6 + 3, 7 + 2), (4 + 3, 9 + 2)]
    assert table.state.path == {"left": GERALT, "right": CIRI}
    # Nothing is cleared.
    assert table.at() == (3, 3, "reading") and table.piles() == (40, 0)
    assert [(len(one.timeline), one.hand) for one in table.state.players] == [(8, 5)] * 3
    table.move("turn_page")
    assert table.state.pages == [10, 26, 42]
    table.move("next_step")
    assert table.state.winner == GERALT and table.state.step == "epilogue"
    assert [(len(one.timeline), one.hand) for one in table.state.players] == [(8, 5)] * 3


@pytest.mark.rule("WP-BOOK-11", "WP-SYM-02", "WP-SYM-15", "WP-DATA-17")
def test_what_is_told_of_one_spread_of_a_printed_story_is_not_taken_for_the_next_ones(trio):
    """Chapter 1 had magic and combat; of the spread behind its right side nobody has told anything yet."""
    told = {key: (spread.left, spread.right) for key, spread in trio.state.box.spreads.items()}
    assert told == {"P1-4": ("magic", "combat")}
    trio.spent(1, 2, 3)
    trio.move("name_coming", left="combat", right="magic")  # looked up ahead, while it is open who wins
    with trio.arranged() as state:
        state.coming, state.turn, state.step, state.begun = {}, 3, "dominance", False
        state.fate = dict.fromkeys(("I", "II", "III"), "right")
    trio.move("note", text="the chapter ends")
    assert (trio.state.chapter, trio.state.step, trio.state.left) == (2, "reading", None)
    assert trio.objects("next_step").message.key == "symbols-first"
    trio.move("name_symbols", left="diplomacy", right="exploration")  # told before the page was turned
    trio.move("turn_page")
    assert (trio.state.left, trio.state.right) == ("diplomacy", "exploration")
    told = {key: (spread.left, spread.right) for key, spread in trio.state.box.spreads.items()}
    assert told == {"P1-4": ("magic", "combat"), "P1-12": ("diplomacy", "exploration")}


# --- what is kept


@pytest.fixture
def ends(destiny) -> Table:
    """Two players; a chapter's end is laid by `ended`. All abilities are used."""
    table = destiny("geralt", "ciri", story="P1", effort_cards=False).begins()
    table.spent(1, 2)
    return table


def ended(table: Table, chapter: int, *cards: str) -> None:
    """Geralt's timeline has these cards when the chapter ends; its left symbol is dominant."""
    for card in cards:
        table.move("lay_card", who=1, card=card, turn=3)
    with table.arranged() as state:
        state.chapter, state.turn, state.step, state.begun = chapter, 3, "dominance", False
        state.dominant, state.fate = ["left"] * (chapter - 1), dict.fromkeys(("I", "II", "III"), "left")
    table.move("note", text="the chapter ends")


@pytest.mark.rule("WP-END-13", "WP-END-14", "WP-END-21", "WP-END-22", "WP-EDGE-13", "WP-ST-27", "WP-SYM-11")
def test_a_kept_card_pays_with_its_uncovered_symbols_and_special_tokens_alone(ends):
    """Combat and magic are inactive in the coming chapter: the special combat and the card's own magic can be lost.

    The tokens of the pool went before; the magic that was covered is seen again.
    """
    ends.describe("pays", "1 magic red", condition="C3", result="R3")
    with ends.arranged() as state:
        state.at(1).specials = [{"symbol": "combat"}]
    ends.pool(1, magic=3, combat=3)
    ended(ends, 1, "pays")
    ends.move("cover_symbol", who=1, place=0, at=0)
    ends.move("keep_cards", who=1, first=0)
    assert ends.state.step == "keep"
    ends.move("name_coming", left="exploration", right="diplomacy")
    one = ends.one(1)
    assert one.timeline[0].covered == [0] and [special.on_board for special in one.specials] == [False]
    assert ends.state.chapter == 2  # a lost special token comes back when the chapter begins
    assert one.pool == {"magic": 0, "diplomacy": 0, "exploration": 2, "combat": 0}  # what was gained now stays


@pytest.mark.rule("WP-END-22", "WP-END-21")
def test_no_kept_effect_is_resolved_before_the_coming_symbols_are_known(ends):
    """Of the ending chapter's pair diplomacy would be inactive, of the coming one magic and combat are."""
    ends.describe("pays", "1 diplomacy 1 magic red", condition="C3", result="R2")
    ends.describe("other", "1 combat 1 diplomacy red", condition="C3", result="R2")
    ended(ends, 2, "pays", "other")
    ends.move("keep_cards", who=1, first=0, second=1)
    had = ends.one(1).xp
    met = ends.objects("resolve_effect", who=1)
    assert (met.rule, met.can_overrule) == ("WP-END-22", False)
    ends.move("name_coming", left="diplomacy", right="exploration")
    one = ends.one(1)  # the first loses its magic, the second its combat, each once; nobody had to choose
    assert [laid.open_symbols for laid in one.timeline] == [["diplomacy"], ["diplomacy"]] and one.xp == had + 2


@pytest.mark.rule("WP-END-21", "WP-EDGE-17", "WP-PLAY-06")
def test_the_second_kept_card_finds_what_the_first_one_gave(ends):
    ends.describe("gives", "red", condition="C6", condition_colour="red", result="R6")
    ends.describe("takes", "blue", condition="C2", condition_symbol="combat", result="R2")
    with ends.arranged() as state:
        state.coming = {"left": "magic", "right": "combat"}
    ended(ends, 2, "takes", "gives")
    had = ends.one(1).xp
    ends.move("keep_cards", who=1, first=1, second=0)
    assert ends.one(1).xp == had + 2 and ends.one(1).pool["combat"] == 0
    ends.undo()
    ends.move("keep_cards", who=1, first=0, second=1)  # the other way round nothing is there to be lost yet
    assert ends.one(1).xp == had and ends.one(1).pool["combat"] == 2


@pytest.mark.rule("WP-END-16", "WP-END-17", "WP-END-18")
def test_exactly_as_many_are_kept_and_an_earlier_kept_card_need_not_be(ends):
    for name in ("old", "new", "last"):
        ends.describe(name, "1 magic red")
    ended(ends, 2, "old", "new", "last")
    with ends.arranged() as state:
        state.at(1).timeline[0].kept = True
    for args in ({"first": 0}, {"first": 1, "second": 1}):
        assert ends.refuses("keep_cards", who=1, **args).field == "second"
    ends.move("keep_cards", who=1, first=2, second=1)
    assert [laid.id for laid in ends.one(1).timeline] == ["last", "new"] and ends.state.chapter == 3


@pytest.mark.rule("WP-END-04", "WP-INIT-06", "WP-END-11", "WP-END-10")
@pytest.mark.parametrize("side", ("left", "right"))
def test_without_a_token_the_highest_chooses_and_without_symbols_takes_both_path_tokens(trio, side):
    trio.spent(1, 2, 3)
    with trio.arranged() as state:
        state.turn, state.step, state.begun = 3, "fate", False
        state.fate, state.initiative = {"I": "aside", "II": "aside", "III": ""}, [3, 1, 2]
    trio.move("note", text="nobody has any active symbol")
    assert trio.state.fate["III"] == "aside" and trio.state.step == "dominance"
    for other in (1, 2):
        assert trio.objects("choose_dominant", who=other, side=side).rule == "WP-END-04"
    trio.move("choose_dominant", who=3, side=side)
    assert trio.state.dominant == [side] and trio.state.path == {"left": 3, "right": 3}
    assert [(one.vp, one.xp) for one in trio.state.players] == [(0, 0)] * 3
