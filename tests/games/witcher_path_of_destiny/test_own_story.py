"""A story of the owner's own: what its cover says is taken at the set-up, its alliances are called as it calls them.

And what this house remembers of the endings that its tables came to.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core import engine
from companion.core.errors import BadArguments
from companion.core.message import say
from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.books.first_book import FIRST
from companion.games.witcher_path_of_destiny.box.stories import SHELF
from companion.games.witcher_path_of_destiny.evening.set_up import own_tale, setting
from companion.games.witcher_path_of_destiny.play import chapter_end, course, drafting, fate, final, reading, stories
from companion.house import shipped
from companion.library.shelf import Journals
from companion.web.wording import Voice

from .test_reading import BOOKS, Told

MINE = f"own/{SHELF}/mine"
HEADS = """\
module: alliances
ally: left | cs Hráz | en The Dyke
ally: right | cs Řeka | en The River
"""
INITIATIVE = ["geralt", "yennefer", "marigold", "ciri", "vesemir", "letho", "triss", "regis", "dijkstra", "yarpen"]


def written(own: Path, heads: str = HEADS) -> Journals:
    """The desk's first book, with these lines on its cover."""
    folder = own / SHELF / "mine"
    folder.mkdir(parents=True)
    text = FIRST["en"].replace("complexity: 1\n", f"complexity: 2\n{heads}")
    for place, word in (("{name}", "mine"), ("{game}", SHELF), ("{title}", "Mine")):
        text = text.replace(place, word)
    (folder / "book.md").write_text(text, "utf-8")
    return Journals(shipped("journal"), own)


class Owned(Told):
    """A table at which the owner's own book is read."""

    book = MINE

    def __init__(self, library: Journals, **options):
        self.library = library
        players = [{"character": one} for one in ("ciri", "geralt", "yennefer")]
        raw = {"players": players, "story": MINE, **options}
        self.knowledge, self._past, self.moves_made = {}, [], 0
        self._take(engine.set_up(GAME, "A table", raw, "seed", {}, library=library))
        self.move("leave_list")

    @property
    def at(self) -> list[int]:
        return [told.passage.page for told in self.teller.lying_open(self.state.open_reading.at)]

    @property
    def teller(self):
        return self.library.teller(MINE)

    def reads_on(self) -> None:
        for _ in range(10):
            ways = [way for way in self.teller.ways(self.state.open_reading.at) if not way.choice.by]
            scores = any(effect.name == "score" for effect in self.teller.told(self.state.open_reading.at).passage.does)
            if not ways or (scores and not self.state.winner):
                return
            self.move("choose", choice=ways[0].choice.id)


@pytest.mark.rule("WP-DATA-02", "WP-SET-08", "WP-DATA-01")
def test_what_the_cover_of_an_own_story_says_is_taken_and_what_was_chosen_goes_before_it(tmp_path):
    library = written(tmp_path)
    state = Owned(library).state
    assert (state.module, state.story_order) == ("alliances", INITIATIVE)
    assert [state.at(seat).character for seat in state.initiative] == ["geralt", "yennefer", "ciri"]
    assert state.alliances.rows and state.ally_names["left"] == {"cs": "Hráz", "en": "The Dyke"}
    chosen = Owned(library, module="extra_effort", initiative=INITIATIVE[::-1]).state
    assert (chosen.module, chosen.story_order) == ("extra_effort", INITIATIVE[::-1])


@pytest.mark.rule("WP-DATA-02")
@pytest.mark.parametrize("story", ["own/witcher-path-of-destiny/none", "nothing", "own/talisman/mine"])
def test_a_story_that_is_not_here_is_refused(tmp_path, story):
    with pytest.raises(BadArguments) as met:
        Owned(written(tmp_path), story=story)
    assert met.value.message.key == "no-such-book"


@pytest.mark.rule("WP-DATA-02")
def test_the_set_up_offers_own_stories_beside_ours_and_the_printed_ones(tmp_path):
    library = written(tmp_path)
    offered = [tale for one in library.of_game("witcher_path_of_destiny") if (tale := own_tale(one.book))]
    assert [(one.id, one.module, one.complexity, one.endings) for one in offered] == [(MINE, "alliances", 2, 1)]
    assert offered[0].titles == {"en": "Mine"}
    known = {"ending": {f"{MINE}#end": {"ciri": True}, "P1#30": {"geralt": True}, "P1#44": {"ciri": True}}}
    assert setting(known)["seen"] == {MINE: 1, "P1": 2}


@pytest.mark.rule("WP-DATA-01", "WP-DATA-13", "WP-BOOK-13", "WP-VAR-04")
@pytest.mark.parametrize("heads", ["", HEADS, "module: hidden_objectives\n", "module: extra_effort\n"])
def test_an_own_story_is_read_to_its_end_under_any_rules_and_its_ending_is_remembered(tmp_path, heads):
    table = Owned(written(tmp_path, heads))
    table.goes("left", "right", "left")
    assert table.at == [8] and table.state.step == "reading"
    assert [one.vp for one in table.state.players] == [2, 1, 0]  # by the bridge and the end, to seats 1 and 2
    assert GAME.witnessed(table.state) == {}
    with table.arranged() as state:
        state.winner, state.step = 1, "epilogue"
    table.move("choose", choice="on")
    assert table.state.open_reading.ended and table.state.ending == "end"
    assert GAME.witnessed(table.state) == {"ending": {f"{MINE}#end": {"ciri": True}}}


class Evening:
    """A light table that does whatever comes next, until nothing does: the first row, the left side, two and one."""

    def __init__(self, table: Owned) -> None:
        self.table = table

    def plays(self, most: int = 400) -> list[str]:
        """All that was told, by its keys."""
        said = []
        for _ in range(most):
            if self.table.state.open_reading and self.table.state.open_reading.ended:
                return said
            self.goes_on()
            said += self.table.said
        raise AssertionError(self.table.state.step)

    def goes_on(self) -> None:
        table, state = self.table, self.table.state
        if stories.waits(state):
            self.allies()
        elif state.step in ("reading", "epilogue"):
            self.reads()
        elif course.stage(state).may_be_left(state):
            table.move("next_step")
        elif state.step == "draft":
            free = next((row.number for row in state.rows if row.free), 0)
            table.move("draft_row", who=drafting.on_turn(state).seat, row=free)
        elif state.step == "fate":
            table.move("announce", who=fate.waiting(state)[0].seat, side="right")
        elif state.step == "scoring":
            table.move("count_symbols", who=chapter_end.uncounted(state)[0].seat, left=1, right=2)
        elif state.step == "gold":
            table.move("score_gold", who=final.unpaid(state)[0].seat, vp=3)
        else:
            raise AssertionError(state.step)

    def reads(self) -> None:
        table, state = self.table, self.table.state
        if state.open_reading is None:
            table.move("open_book", book=MINE, language="en")
        elif reading.to_be_turned(state):
            table.move("turn_page")
        elif any(not way.choice.by for way in table.teller.ways(state.open_reading.at)) and not self.to_be_scored:
            table.move("choose", choice="on")
        else:
            table.move("next_step")

    @property
    def to_be_scored(self) -> bool:
        return not self.table.state.winner and reading.scores(self.table.state.open_reading, self.table.teller.book)

    def allies(self) -> None:
        run = self.table.state.alliances
        if run.choosing:
            self.table.move("choose_alliance", who=run.choosing[0], ally="left")
        elif run.revealed:
            self.table.move("applied_alliances", who=next(iter(run.revealed)), xp=1)
        else:
            held = next(one for one in self.table.state.players if len(one.alliances["left"]) > 3)
            self.table.move("discard_alliance", who=held.seat, ally="left")


@pytest.mark.rule("WP-DATA-01", "WP-DATA-02", "WP-FIN-07", "WP-BOOK-13")
@pytest.mark.parametrize("heads", ["", HEADS, "module: extra_effort\n"])
def test_a_whole_game_of_an_own_story_comes_from_the_set_up_to_its_epilogue(tmp_path, heads):
    table = Owned(written(tmp_path, heads), kept="light", side_quests=False)
    said = Evening(table).plays()
    state = table.state
    assert state.dominant == ["right"] * 3 and state.pages == [2, 3, 4, 5, 6, 7, 8, 9]
    assert state.winner and state.ending == "end" and said.count("tell-winner") == 1
    assert ("tell-draw-alliance" in said) == (heads == HEADS)


@pytest.mark.rule("WP-VAR-04")
def test_of_a_printed_story_the_ending_is_the_page_to_which_three_sides_led():
    table = Told({"players": [{"character": "geralt"}, {"character": "ciri"}], "story": "P2"})
    table.move("leave_list")
    table.move("name_symbols", left="magic", right="combat")
    for side in ("right", "left", "left"):
        with table.arranged() as state:
            state.left, state.right = "magic", "combat"
        table.ends(side, left=1, right=2)
        table.move("turn_page")
    assert GAME.witnessed(table.state) == {}
    with table.arranged() as state:
        state.left, state.right = "magic", "combat"
        state.winner, state.step = 2, "epilogue"
    assert GAME.witnessed(table.state) == {"ending": {"P2#38": {"ciri": True}}}


# --- what the alliances are called -----------------------------------------------------------------------------------


def said(table: Told, key: str, language: str, **facts) -> str:
    voice = Voice(language, GAME, table.state)
    return re.sub(r"\s", " ", str(voice.spoken(say(key, **facts))))


@pytest.mark.rule("WP-MZ-01", "WP-MZ-06")
@pytest.mark.parametrize(
    ("story", "cs", "en"),
    [
        ("P3", ("Stregobor", "kartu aliance Stregobora", "Renfri, nebo Stregobora"), "card of Stregobor"),
        (MINE, ("Řeka", "kartu aliance Řeka", "Hráz, nebo Řeka"), "card of The River"),
        ("two-banks", ("Kapitula utopených", "kartu aliance Kapitula", "Solnice, nebo Kapitula"), "of The Chapter"),
    ],
)
def test_alliances_are_called_as_their_story_calls_them_on_pages_and_in_tellings(tmp_path, story, cs, en):
    library = written(tmp_path) if story == MINE else BOOKS
    table = Owned(library, story=story)
    both = {"left_ally": "left", "right_ally": "right"}
    assert said(table, "ally-name", "cs", ally="right") == cs[0]
    assert cs[1] in said(table, "tell-draw-alliance", "cs", who="ciri", ally="right")
    assert cs[2] in said(table, "tell-choose-alliance", "cs", who="ciri", **both)
    assert en in said(table, "tell-draw-alliance", "en", who="ciri", ally="right")
    for language in ("cs", "en"):
        for key in ("tell-lay-alliance", "tell-lay-alliance-both", "pack-alliance-token", "row-alliance"):
            words = said(table, key, language, ally="left", row=3, **both)
            assert ("Renfri" in words) == (story == "P3") and "{" not in words


@pytest.mark.rule("WP-MZ-01")
def test_alliances_without_names_are_called_by_their_side(tmp_path):
    table = Owned(written(tmp_path, "module: alliances\n"))
    assert "kartu aliance vpravo" in said(table, "tell-draw-alliance", "cs", who="ciri", ally="right")
    assert "card of the right side" in said(table, "tell-draw-alliance", "en", who="ciri", ally="right")


@pytest.mark.rule("WP-PLAY-01", "WP-END-15")
@pytest.mark.parametrize("key", ["tell-play-two", "tell-play-light", "tell-keep", "tell-clear-by-hand"])
def test_who_is_alone_is_not_told_what_everybody_does(key):
    table = Told({"players": [{"character": "ciri"}], "story": "P1"})
    for language, everybody in (("cs", ("Každý", "najednou")), ("en", ("Everybody", "together"))):
        alone = said(table, key, language, count=1, players=1)
        assert not any(word in alone for word in everybody) and "{" not in alone
        assert everybody[0] in said(table, key, language, count=1, players=3)
