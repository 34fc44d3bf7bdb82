"""The story as it is read: spreads, outcomes and bonuses, the epilogue with its hero; printed pages by number."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from companion.core.draft import Draft
from companion.core.words import LANGUAGES
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box import pages
from companion.games.witcher_path_of_destiny.box.characters import CHARACTERS, FEMININE, FORMS
from companion.games.witcher_path_of_destiny.box.names import SIDES
from companion.games.witcher_path_of_destiny.box.stories import SHELF, TALES, from_heads
from companion.games.witcher_path_of_destiny.pages.table import next_step
from companion.games.witcher_path_of_destiny.play import bonuses, reading, turns
from companion.house import shipped
from companion.library.shelf import Journals
from companion.story import prose
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene
from companion.story.walking import walk
from companion.web.wording import Voice

from .conftest import Table

OURS = ("the-last-toll", "the-empty-chair", "two-banks")
BOOKS = Journals(shipped("journal"), shipped("journal") / "none-of-ones-own")
ROUTES = list(product(SIDES, repeat=3))


class Told(Table):
    """A table at which a story is read."""

    library = BOOKS

    @property
    def book(self) -> str:
        return f"{SHELF}/{self.state.story}"

    @property
    def at(self) -> list[int]:
        """The numbers of the pages that lie open."""
        teller = BOOKS.teller(self.book)
        return [told.passage.page for told in teller.lying_open(self.state.open_reading.at)]

    def opens(self) -> None:
        self.move("open_book", book=self.book, language="cs")

    def reads_on(self) -> None:
        """Page by page, until the book waits for the table, or ends."""
        teller = BOOKS.teller(self.book)
        for _ in range(10):
            ways = [way for way in teller.ways(self.state.open_reading.at) if not way.choice.by]
            scores = any(effect.name == "score" for effect in teller.told(self.state.open_reading.at).passage.does)
            if not ways or (scores and not self.state.winner):
                return
            self.move("choose", choice=ways[0].choice.id)

    def ends(self, side: str, left: int = 0, right: int = 0) -> None:
        """A chapter has ended: that side is dominant, these seats hold the path tokens, the timelines are cleared."""
        with self.arranged() as state:
            state.dominant.append(side)
            state.path = {"left": left, "right": right}
            state.step = turns.end_steps(state)[-2]
            draft = Draft(GAME, state, library=BOOKS)
            reading.keep_up(draft)
            turns.advance(draft)
            state.begun = True

    def goes(self, *route: str) -> None:
        """From the beginning over these sides, each outcome read to the next spread or the scoring."""
        self.opens()
        self.reads_on()
        for side in route:
            self.ends(side, 1, 2)
            self.move("turn_page")
            self.reads_on()


@pytest.fixture
def told():
    """Set a table up at which that story is read."""

    def set_up(story: str = "the-last-toll", *characters: str, **options) -> Told:
        players = [{"character": one} for one in characters or ("geralt", "ciri", "yennefer")]
        table = Told({"players": players, "story": story, **options})
        table.move("leave_list")
        return table

    return set_up


# --- the book --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-BOOK-03", "WP-BOOK-04", "WP-BOOK-11", "WP-DATA-06", "WP-SYM-02", "WP-STR-04", "WP-DATA-14")
def test_the_story_is_read_up_to_the_spread_and_both_of_its_pages_lie_open(told):
    table = told()
    assert table.state.left is None
    assert table.objects("next_step").message.key in ("symbols-first", "story-not-read")
    table.opens()
    assert table.at == [2]
    table.reads_on()
    assert table.at == [4, 5] and table.state.pages == [2, 3, 4, 5]
    assert {"p04", "p05"} <= set(table.state.open_reading.read)
    assert (table.state.left, table.state.right) == ("magic", "exploration")
    table.move("next_step")
    assert table.state.step == "draft"


@pytest.mark.rule("WP-BOOK-05", "WP-BOOK-08", "WP-BOOK-09", "WP-BOOK-10", "WP-DATA-13", "WP-SYM-14", "WP-SYM-15")
@pytest.mark.parametrize(("side", "outcome", "spread"), [("left", 6, [8, 9]), ("right", 10, [12, 13])])
def test_the_dominant_side_leads_to_its_outcome_its_bonuses_and_the_next_spread(told, side, outcome, spread):
    table = told()
    table.goes()
    table.ends(side, left=1, right=2)
    coming = (table.state.left, table.state.right)
    assert None not in coming and table.state.chapter == 2  # as the foot of the page announced them
    table.move("turn_page")
    assert table.at == [outcome]
    if side == "left":  # gain left.active_left 1 | redraw right 2 1
        assert table.one(1).pool[table.state.left] == 1 and table.one(2).hand == 6
    else:  # gain left.xp 2 | gain right.vp 1
        assert table.one(1).xp == 2 and table.one(2).vp == 1
    assert table.state.path == {"left": 0, "right": 0} and "tell-path-tokens-back" in table.said
    table.reads_on()
    assert table.at == spread and (table.state.left, table.state.right) == coming
    held = table.state.outcomes[-1]
    assert (held.chapter, held.side, held.left, held.right) == (1, side, 1, 2)


@pytest.mark.rule("WP-DATA-19")
def test_a_mistaken_side_is_taken_back_with_its_bonuses_and_its_page(told):
    table = told()
    table.goes()
    table.ends("right", left=1, right=2)
    before = table.plain
    table.move("turn_page")
    table.move("choose", choice="on")
    assert table.at == [11] and table.one(1).xp == 2
    table.undo()
    table.undo()
    assert table.plain == before and table.at == [4, 5] and table.one(1).xp == 0
    with table.arranged() as state:
        state.dominant = ["left"]
    table.move("turn_page")
    assert table.at == [6] and "p10" not in table.state.open_reading.read


@pytest.mark.rule("WP-BOOK-06", "WP-BOOK-15")
def test_the_next_step_waits_until_the_story_was_read_and_the_page_is_turned_once(told):
    table = told()
    table.goes()
    assert table.objects("turn_page").message.key == "nothing-to-turn"
    table.ends("left", 1, 2)
    assert table.objects("next_step").message.key == "story-not-read"
    table.move("turn_page")
    assert table.objects("turn_page").message.key == "nothing-to-turn"
    assert table.objects("next_step").message.key == "story-not-read"
    table.reads_on()
    table.move("next_step")
    assert table.state.step == "draft" and table.state.chapter == 2
    unread = {"p10", "p11", "p12", "p13"}
    assert not unread & set(table.state.open_reading.read)


@pytest.mark.rule("WP-BOOK-13", "WP-FIN-09", "WP-BOOK-14", "WP-DATA-11")
def test_the_epilogue_waits_for_the_winner_who_is_its_hero(told):
    table = told()
    table.goes("left", "right", "left")
    assert table.at == [34] and table.state.step == "reading"
    assert table.objects("choose", choice="on").message.key == "winner-first"
    with table.arranged() as state:
        state.winner, state.step = 2, "epilogue"
    table.move("choose", choice="on")
    assert table.at == [35] and table.state.ending == "seven-rocks" and table.state.open_reading.ended
    (read,) = [message.args["title"] for message in table.chronicle if message.key == "wrote-read"]
    assert set(read) == {"cs", "en"} and not any(set("{}…") & set(title) for title in read.values())


@pytest.mark.rule("WP-BOOK-05", "WP-DATA-13")
def test_the_outcome_is_one_tap_from_the_table_unless_the_story_is_being_read_once_more(told):
    table = told()
    assert next_step(table.state).move == "open_book"
    table.opens()
    assert next_step(table.state).page == "journal"
    table.reads_on()
    for side in ("left", "right"):
        table.ends(side, 1, 2)
        assert next_step(table.state).move == "turn_page"
        table.move("turn_page")
        assert next_step(table.state).page == "journal"
        table.reads_on()
    table.ends("right")
    table.move("open_book", book=table.book, anew=True)
    for spread in ([4, 5], [8, 9]):
        table.reads_on()
        assert table.at == spread and next_step(table.state).page == "journal"
        table.move("turn_page")
    table.reads_on()
    assert table.at == [20, 21] and next_step(table.state).move == "turn_page"


@pytest.mark.rule("WP-FIN-09", "WP-FIN-10", "WP-STR-04")
def test_once_all_is_told_the_table_goes_on_and_nobody_is_sent_through_the_story_again(told):
    table = told()
    table.goes("left", "right", "left")
    with table.arranged() as state:
        state.winner, state.step = 2, "epilogue"
    assert next_step(table.state).page == "journal"
    table.move("choose", choice="on")
    assert next_step(table.state).move == "next_step"
    table.move("close_book")
    assert next_step(table.state).move == "next_step"
    table.move("next_step")
    assert table.state.step == "over" and next_step(table.state) is None and "tell-clear-away" in table.said


@pytest.mark.rule("WP-DATA-15", "WP-DATA-12", "WP-BOOK-12", "WP-BOOK-01")
@pytest.mark.parametrize("story", OURS)
def test_eight_routes_lead_to_eight_epilogues_told_of_any_hero_in_both_languages(told, story):
    endings = {}
    for route in ROUTES:
        table = told(story, "geralt", "ciri")
        table.goes(*route)
        for winner in (1, 2):
            with table.arranged() as state:
                state.winner, state.step = winner, "epilogue"
            table.move("choose", choice="on")
            endings[route] = table.state.ending
            for language in LANGUAGES:
                title, text = words_of(table, language)
                hero = ("Geralt", "Ciri")[winner - 1]
                assert hero[:5] in title + text and not set("{}|…") & set(title), (title, text)
                assert "{" not in text and "}" not in text and prose.UNKNOWN + " " not in title
            table.undo()
        assert table.state.pages[-1] == pages.outcome(route)
    assert len(set(endings.values())) == 8


def words_of(table: Told, language: str) -> tuple[str, str]:
    """The title and the words of the page that lies open, as this table is told them."""
    teller, open_ = BOOKS.teller(table.book), table.state.open_reading
    scene = Scene(open_, GAME.world(None, table.state, open_, teller.book))
    page = teller.told(open_.at)
    spoken = SpokenPassage(teller, scene, page, language)
    return spoken.resolved(spoken.words.title), spoken.text


@pytest.mark.rule("WP-DATA-12")
@pytest.mark.parametrize("story", OURS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_epilogue_names_the_hero_in_every_case_it_asks_for(told, story, character):
    table = told(story, character, "geralt" if character != "geralt" else "ciri")
    with table.arranged() as state:
        state.winner = 1
    book = BOOKS.teller(table.book).book
    table.opens()
    for passage in (one for one in book.passages.values() if one.ending):
        with table.arranged() as state:
            state.open_reading.at = passage.id
        for language in LANGUAGES:
            told_words = "\n".join(words_of(table, language))
            asked = {case or "nom" for case in prose_cases(passage, language)}
            for case in asked:
                name = GAME.world(None, table.state, table.state.open_reading, book).called("hero", language)[case]
                assert name in told_words
            assert asked and not set("{}") & set(told_words)
            if language == "cs":
                assert FORMS[character][0] in told_words or asked != {"nom"}
    she = GAME.world(None, table.state, table.state.open_reading, book).woman("hero")
    assert she is (character in FEMININE)


def prose_cases(passage, language: str) -> set[str | None]:
    words = passage.words[language]
    return {found["forms"] for found in prose.CALLED.finditer(f"{words.title} {words.text}")}


@pytest.mark.rule("WP-DATA-12")
def test_a_hero_with_a_name_of_the_tables_own_is_called_by_it_without_cases(told):
    table = told("the-last-toll", "geralt", "ciri")
    table.move("name_character", who=2, name="Hana {z|Lip}")
    with table.arranged() as state:
        state.winner = 2
    table.goes("left", "left", "left")
    with table.arranged() as state:
        state.winner, state.step = 2, "epilogue"
    table.reads_on()
    title, text = words_of(table, "cs")
    assert "Hana zLip" in title + text and "{" not in text


@pytest.mark.parametrize("story", OURS)
@pytest.mark.rule("WP-DATA-16", "WP-COMP-04")
def test_our_stories_are_whole_with_46_sides_and_walks_reach_every_page(story):
    opened = BOOKS.opened(f"{SHELF}/{story}")
    assert not opened.diagnostics
    numbers = {passage.page: passage.act for passage in opened.book.passages.values()}
    assert sorted(numbers) == list(range(2, 46))
    for chapter in (1, 2, 3):
        for route in product(SIDES, repeat=chapter):
            page = pages.outcome(route)
            assert {numbers[page], numbers[page + 1]} == {chapter}, page
            if spread := pages.spread(route):
                assert {numbers[spread], numbers[spread + 1]} == {chapter + 1}
    found = walk(opened.teller, 200, "all")
    assert not (found.stuck or found.missed_passages or found.missed_choices or found.missed_endings)
    tale = TALES[story]
    assert opened.book.heads == {
        "mark": [tale.mark],
        "module": [tale.module],
        "complexity": [str(tale.complexity)],
        "initiative": [*tale.initiative],
    }


@pytest.mark.rule("WP-DATA-17")
def test_our_stories_lie_as_the_printed_ones_do():
    for story in OURS:
        book = BOOKS.teller(f"{SHELF}/{story}").book
        for chapter in range(3):
            for route in product(SIDES, repeat=chapter):
                left = next(one for one in book.passages.values() if one.page == pages.spread(route))
                for side, page in zip(SIDES, book.spread(left), strict=True):
                    (choice,) = page.choices
                    goal = book.passages[choice.target]
                    assert choice.by[0] == side and goal.page == pages.outcome([*route, side])


@pytest.mark.rule("WP-DATA-14", "WP-VAR-04")
def test_a_story_that_is_read_once_more_brings_nothing_a_second_time(told):
    table = told()
    table.goes("right")
    had, read = table.one(1).xp, [*table.state.pages]
    assert had == 2 and read == [2, 3, 4, 5, 10, 11, 12, 13]
    symbols = (table.state.left, table.state.right)
    table.move("open_book", book=table.book, anew=True, language="en")
    table.reads_on()
    assert table.at == [4, 5] and (table.state.left, table.state.right) == symbols
    assert table.objects("next_step").message.key == "story-not-read"
    table.move("turn_page")
    assert table.at == [10] and table.one(1).xp == had and len(table.state.outcomes) == 1
    table.reads_on()
    table.move("next_step")
    assert table.state.step == "draft"


@pytest.mark.rule("WP-END-22", "WP-SYM-15", "WP-DATA-16")
@pytest.mark.parametrize("story", OURS)
def test_what_is_announced_are_the_symbols_of_the_spread_reached_on_every_route(told, story):
    for route in product(SIDES, repeat=2):
        table = told(story)
        table.goes(route[0])
        table.ends(route[1], 1, 2)
        coming = (table.state.left, table.state.right)
        table.move("turn_page")
        table.reads_on()
        assert (table.state.left, table.state.right) == coming and len({*coming}) == 2


@pytest.mark.rule("WP-BOOK-11")
def test_the_coming_symbols_are_known_for_the_bonuses_although_nobody_looked_before(told):
    table = told()
    table.goes()
    table.ends("left", left=1, right=2)
    with table.arranged() as state:
        state.left = state.right = None
    table.move("turn_page")
    assert table.state.left == "diplomacy" and table.one(1).pool["diplomacy"] == 1


@pytest.mark.rule("WP-DATA-21")
def test_where_the_table_keeps_the_cards_its_tokens_are_told_and_not_counted(told):
    table = told("the-last-toll", "geralt", "ciri", kept="light")
    table.goes("left")
    assert table.one(1).pool["diplomacy"] == 0 and table.state.pages[-2:] == [8, 9]


@pytest.mark.rule("WP-BOOK-15")
def test_another_book_that_is_read_beside_it_changes_nothing(told):
    table = told()
    table.move("open_book", book=f"{SHELF}/two-banks", language="cs")
    table.reads_on()
    assert table.state.left is None and table.state.pages == []
    assert table.objects("next_step").message.key in ("symbols-first", "story-not-read")


@pytest.mark.rule("WP-DATA-02", "WP-DATA-01")
def test_a_story_of_the_owners_own_says_on_its_cover_what_the_table_needs():
    for story, tale in TALES.items():
        if story in OURS:
            heads = BOOKS.teller(f"{SHELF}/{story}").book.heads
            assert from_heads(story, heads) == tale
    assert from_heads("x", {}).module == "" and from_heads("x", {}).complexity == 1


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def brought(told):
    """A table at which a page brings what it says: `brought("gain left.vp 2", left=1)`."""

    def make(*effects: str, left: int = 1, right: int = 2, **arranged) -> Told:
        table = told("P1")
        with table.arranged() as state:
            state.path = {"left": left, "right": right}
            state.left, state.right = "magic", "combat"
            for name, value in arranged.items():
                setattr(state, name, value)
        draft = Draft(GAME, table.state)
        for effect in effects:
            name, *args = effect.split()
            bonuses.happen(draft, bonuses.operation(name, [int(arg) if arg.isdigit() else arg for arg in args]))
        table.tellings = draft.tellings
        with table.arranged():
            pass
        return table

    return make


@pytest.mark.rule("WP-BOOK-16", "WP-DATA-09", "WP-DATA-10", "WP-VP-01", "WP-BOOK-07")
def test_a_page_brings_points_and_tokens_to_whom_it_names(brought):
    table = brought("gain left.vp 2", "gain right.xp 1", "gain each.magic 1", "gain right.active_right 2")
    assert [one.vp for one in table.state.players] == [2, 0, 0]
    assert [one.xp for one in table.state.players] == [0, 1, 0]
    assert [one.pool["magic"] for one in table.state.players] == [1, 1, 1]
    assert table.one(2).pool["combat"] == 2
    assert [(deed.what, deed.vp, deed.xp) for deed in table.one(1).deeds] == [("story", 2, 0)]


@pytest.mark.rule("WP-DATA-10")
def test_the_first_and_the_last_on_the_initiative_track(brought):
    table = brought("gain highest.vp 1", "gain lowest.vp 3", initiative=[2, 3, 1])
    assert [one.vp for one in table.state.players] == [3, 1, 0]


@pytest.mark.rule("WP-DATA-10")
def test_everybody_but_the_holder_of_a_token_is_everybody_else_and_nobody_where_it_lies_free(brought):
    table = brought("gain others_left.vp 1", "gain others_right.xp 2", left=1, right=3)
    assert [one.vp for one in table.state.players] == [0, 1, 1]
    assert [one.xp for one in table.state.players] == [2, 2, 0]
    assert not any(one.vp for one in brought("gain others_left.vp 1", left=0).state.players)


@pytest.mark.rule("WP-BOOK-17", "WP-EDGE-09", "WP-BOOK-16")
def test_who_moves_to_the_first_place_pushes_the_others_down_and_who_is_there_gains(brought):
    table = brought("first right else vp 1", initiative=[1, 3, 2])
    assert table.state.initiative == [2, 1, 3] and table.one(2).vp == 0
    table = brought("first left else vp 1", initiative=[1, 3, 2])
    assert table.state.initiative == [1, 3, 2] and table.one(1).vp == 1


@pytest.mark.rule("WP-BOOK-18", "WP-CARD-11", "WP-CARD-12")
def test_drawing_two_and_discarding_one_enlarges_the_hand_for_good(brought):
    table = brought("redraw left 2 1")
    assert (table.one(1).hand, table.state.deck, table.state.discards) == (6, 58, 1)


@pytest.mark.rule("WP-ST-30", "WP-ST-27")
def test_there_are_two_special_tokens(brought):
    table = brought("special left magic", "special right combat", "special left combat")
    assert [[one.symbol for one in player.specials] for player in table.state.players] == [["magic"], ["combat"], []]


@pytest.mark.rule("WP-MZ-20", "WP-MZ-21", "WP-MZ-22", "WP-VP-05", "WP-MZ-23")
def test_a_penalty_takes_points_and_never_below_nothing(brought):
    table = brought("gain left.vp 1", "lose left.vp 2", "gain left.xp 3", "lose left.xp 1", left=1, right=1)
    assert (table.one(1).vp, table.one(1).xp) == (0, 2)


@pytest.mark.rule("WP-SOLO-31", "WP-BOOK-08")
def test_a_token_that_nobody_holds_brings_nothing(brought):
    table = brought("gain left.vp 2", left=0)
    assert [one.vp for one in table.state.players] == [0, 0, 0]
    assert [message.key for message in table.tellings] == ["tell-nobody-has-token"]


@pytest.mark.rule("WP-SYM-12")
def test_which_symbol_is_lost_its_player_says(told, brought):
    table = told("P1")
    table.lies(1, "1 magic red")
    table.pool(1, magic=1)
    with table.arranged() as state:
        state.step, state.begun, state.path = "reading", True, {"left": 1, "right": 2}
    draft = Draft(GAME, table.state)
    bonuses.lose_symbols(draft, table.one(1), "magic", 1)
    with table.arranged():
        pass
    assert [(one.seat, one.count) for one in table.state.owed] == [(1, 1)]
    assert [(prompt.seat, prompt.message.key) for prompt in GAME.prompts(table.state)] == [(1, "prompt-owed")]
    assert table.refuses("pay_owed", who=1, paying=["card-0-combat"]).message.key == "nothing-to-lose-there"
    table.move("pay_owed", who=1, paying=["card-0-magic"])
    assert table.one(1).pool["magic"] == 1 and table.one(1).timeline[0].covered == [0] and not table.state.owed


@pytest.mark.rule("WP-EDGE-10")
def test_left_is_resolved_before_right_however_the_page_says_it():
    vocabulary = GAME.vocabulary
    book = BOOKS.teller(f"{SHELF}/the-empty-chair").book
    written = book.passages["p06"].does
    assert [effect.args[0] for effect in written] == ["right.vp", "left"]
    assert [effect.args[0] for effect in sorted(written, key=vocabulary.order)] == ["left", "right.vp"]


# --- printed stories -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WP-DATA-17")
def test_the_numbers_of_the_pages_follow_the_lay_out_of_46_sides():
    assert pages.spread([]) == 4 and pages.pages_of([]) == [2, 3, 4, 5]
    assert (pages.outcome(["left"]), pages.outcome(["right"])) == (6, 10)
    assert [pages.outcome(route) for route in product(SIDES, repeat=2)] == [14, 18, 22, 26]
    assert [pages.outcome(route) for route in ROUTES] == [30, 32, 34, 36, 38, 40, 42, 44]
    assert [pages.spread(route) for route in product(SIDES, repeat=2)] == [16, 20, 24, 28]
    assert pages.spread(ROUTES[0]) == 0
    read = [page for chapter in range(4) for route in product(SIDES, repeat=chapter) for page in pages.pages_of(route)]
    assert sorted([pages.COVER, *read, pages.BACK]) == list(range(1, 47))


@pytest.mark.rule("WP-DATA-17", "WP-BOOK-02", "WP-BOOK-05", "WP-DATA-01")
def test_of_a_printed_story_the_app_says_the_page_and_learns_what_is_on_it(told):
    table = told("P2")
    table.move("name_symbols", left="magic", right="combat")
    table.ends("right", left=1, right=2)
    table.move("turn_page")
    (said,) = [message for message in table.tellings if message.key == "tell-turn-to"]
    assert said.args == {"number": 10, "mark": "P2"} and table.state.pages == [10]
    assert Voice("en", GAME).spoken(said).replace("\xa0", " ").startswith("Turn to page 10P2")
    assert table.refuses("enter_bonus", kind="special", receiver="left").field == "what"  # a token of no symbol
    table.move("enter_bonus", kind="gain", receiver="left", what="vp", amount=2)
    table.move("enter_bonus", kind="redraw", receiver="right", amount=2, other=1)
    assert table.one(1).vp == 2 and table.one(2).hand == 6
    table.move("name_symbols", left="diplomacy", right="exploration")
    learned = {}
    for name in ("name_symbols", "enter_bonus"):
        learned |= GAME.moves[name].teaches({}, table.state)
    assert learned["story_spread"].keys() == {"P2-4", "P2-12"} and learned["story_bonuses"].keys() == {"P2-10"}

    again = Told({"players": [{"character": "geralt"}, {"character": "ciri"}], "story": "P2"}, learned)
    again.move("leave_list")
    assert (again.state.left, again.state.right) == ("magic", "combat")
    again.ends("right", left=2, right=1)
    assert again.state.coming or (again.state.left, again.state.right) == ("diplomacy", "exploration")
    again.move("turn_page")
    assert again.one(2).vp == 2 and again.one(1).hand == 6 and again.state.path == {"left": 0, "right": 0}


@pytest.mark.rule("WP-BOOK-05")
def test_the_page_that_the_cards_name_counts_if_it_is_another_one(told):
    table = told("P3")
    table.move("name_symbols", left="magic", right="combat")
    table.ends("left")
    table.move("turn_page", page=12)
    assert table.state.pages == [12]


def test_a_book_of_ours_brings_its_bonuses_itself(told):
    table = told()
    table.goes()
    assert table.objects("enter_bonus", kind="gain").message.key == "book-brings-it"


def test_walks_imagine_heroes_of_either_gender():
    imagined = {
        GAME.vocabulary.imagine(Random(seed), BOOKS.teller(f"{SHELF}/two-banks").book, None).woman("hero")
        for seed in range(20)
    }
    assert imagined == {True, False}


@pytest.mark.rule("WP-BOOK-07")
def test_of_both_tokens_of_one_holder_it_is_told_what_each_brings(brought):
    table = brought("gain left.vp 1", "gain left.xp 1", "gain right.vp 1", left=1, right=1)
    holders = [message.args["side"] for message in table.tellings if message.key == "tell-token-holder"]
    assert [message.key for message in table.tellings][:2] == ["tell-token-holder", "tell-gain-vp"]
    assert holders == ["left", "right"]
