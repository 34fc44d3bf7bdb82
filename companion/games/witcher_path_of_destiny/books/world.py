"""A table of Path of Destiny as its story meets it: what is asked of it, and what a page brings. WP-DATA."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.message import Message, say
from ....core.page import Next
from ....story.book import Choice, Door, Passage
from ....story.routes import taken_by_game
from ....story.worlds import TableWorld
from ..box.characters import FEMININE
from ..play import bonuses, reading
from ..play.story_pages import kind_of
from ..state.table import Destiny
from .heroes import forms


class DestinyWorld(TableWorld[Destiny]):
    """The table of one reading. Without a draft it only answers questions."""

    # --- questions

    @property
    def chapter(self) -> int:
        """WP-STR-01: which chapter it is."""
        return self.state.chapter

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.state.players)

    def named(self, name: str) -> list[str]:
        """WP-BOOK-14: the winner's character is the hero of the whole story; nobody knows before there is one."""
        return [str(self.state.winner)] if name == "hero" and self.state.find(self.state.winner) is not None else []

    def form(self, who: str, case: str, language: str) -> str:
        """How a player's character is called."""
        player = self.state.find(int(who))
        return forms(player.character or "", player.name, language)[case] if player is not None else ""

    def is_woman(self, who: str) -> bool:
        """WP-DATA-12: of what gender a player's character is."""
        player = self.state.find(int(who))
        return player is not None and player.character in FEMININE

    def people(self) -> list[str]:
        """WP-PARTY-01: one company; nobody of it is asked for a price."""
        return []

    def opens(self, entry: Door) -> bool:
        """A story has no door but its beginning."""
        return False

    # --- what the page of an open book says besides

    def kind(self, passage: Passage) -> Message:
        """WP-DATA-04: of what kind a page of the story is."""
        return say("page-kind", kind=kind_of(self.book, passage))

    def taken(self, choice: Choice) -> Message:
        """WP-BOOK-04: a choice page shows its side and its active symbol."""
        return say("course-of", side=choice.by[0], symbol=choice.by[1])

    def announces(self, choice: Choice) -> Message | None:
        """WP-SYM-14: its foot announces the symbols of the next chapter, if that side wins."""
        symbols = reading.spread_after(self.book, choice.target)
        return say("course-announces", left=symbols["left"], right=symbols["right"]) if len(symbols) == 2 else None

    @property
    def reads(self) -> Message | None:
        """WP-PARTY-04: one reads aloud for all; which way is taken nobody votes on, for the game decides it."""
        if not self._is_the_story:
            return None
        return say("story-reads-alone" if self.state.solo else "story-reads")

    @property
    def waits(self) -> Message | None:
        """WP-BOOK-05, WP-BOOK-11: what comes before the book goes on, or by which side it does."""
        if not self._is_the_story:
            return None
        won = reading.to_be_turned(self.state) if self.state.step == "reading" else None
        return say("story-decided", side=won) if won is not None else say("story-waits")

    @property
    def onward(self) -> Next | None:
        """What the table does next where the book waits for it: a chapter is played, its outcome read, all is told."""
        state, passage = self.state, self.book.passage(self.reading.at)
        if self._is_the_story and state.step == "epilogue" and self.reading.ended:
            return Next(say("next-all-told"), move="next_step")
        if not self._is_the_story or state.step != "reading" or passage is None:
            return None
        if reading.scores(self.reading, self.book):
            return None if state.winner else Next(say("next-scoring"), move="next_step")
        if not taken_by_game(self.book.spread(passage)):
            return None
        if reading.to_be_turned(state) is not None or reading.behind(self.reading, self.book, state) is not None:
            return Next(say("next-turn-page"), move="turn_page")
        return Next(say("next-chapter", chapter=state.chapter), move="next_step")

    @property
    def _is_the_story(self) -> bool:
        return reading.lies_open(self.state) and self.reading is self.state.open_reading

    # --- what happens

    def rest(self) -> bool:
        """A story waits at its spreads and rests nowhere else."""
        return False

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """WP-BOOK-07, WP-BOOK-08: a page brings what it says, in the table's own story, the first time."""
        if effect not in bonuses.KINDS or self.draft is None or not self._is_the_story:
            return
        passage = self.book.passage(self.reading.at)
        if passage is None or passage.page not in self.state.pages:
            bonuses.happen(self.draft, bonuses.operation(effect, args))
