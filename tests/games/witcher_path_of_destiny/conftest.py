"""A table of The Witcher: Path of Destiny for the tests: who sits there, what lies there, which cards are known."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.witcher_path_of_destiny import GAME
from companion.games.witcher_path_of_destiny.box.knowledge import card_from
from companion.games.witcher_path_of_destiny.state.pieces import Laid
from companion.games.witcher_path_of_destiny.state.player import Player

from ..play import Play

TRIO = ("geralt", "ciri", "yennefer")


def facts(text: str, **effect: Any) -> dict[str, Any]:
    """What a card prints, of "2 magic 1 combat red blue" and its effect."""
    words, found = text.split(), {"colours": [], **effect}
    while words:
        word = words.pop(0)
        if word.isdigit():
            found[words.pop(0)] = int(word)
        else:
            found["colours"].append(word)
    return found


class Table(Play):
    """A table that can be played."""

    game = GAME

    def one(self, who: int = 1) -> Player:
        """The player of a seat."""
        return self.state.at(who)

    def describe(self, card: str, text: str, **effect: Any) -> None:
        """Describe a card of the box: `describe("axe", "2 magic red", condition="C1", ...)`."""
        self.move("describe_card", card=card, **facts(text, **effect))

    def lies(self, who: int, *cards: str, **also: Any) -> None:
        """Cards lie on a timeline, from the left, given as "2 magic red"; they have no effects."""
        with self.arranged() as state:
            state.at(who).timeline = [
                Laid(symbols=card.symbols, colours=card.colours, **also)
                for card in (card_from("", facts(c)) for c in cards)
            ]

    def pool(self, who: int, **tokens: int) -> None:
        """Tokens lie in a pool."""
        with self.arranged() as state:
            state.at(who).pool = tokens

    def spent(self, *seats: int) -> None:
        """All abilities of these seats were used."""
        with self.arranged() as state:
            for who in seats:
                state.at(who).abilities = ["used"] * 4

    def begins(self, left: str = "magic", right: str = "combat") -> Table:
        """The first chapter begins, with these active symbols."""
        self.move("name_symbols", left=left, right=right)
        self.move("next_step")
        return self

    def drafts(self, *rows: int) -> None:
        """Everybody drafts in the order of initiative: these rows, or the deck."""
        for row in rows or [0] * len(self.state.players):
            self.move("draft_row", who=next(s for s in self.state.initiative if s not in self.standing), row=row)

    def turn_at(self, chapter: int, turn: int) -> None:
        """That turn begins, whatever the one before has come to."""
        with self.arranged() as state:
            state.chapter, state.turn, state.step = chapter, turn, "draft"
            state.begun, state.refreshed, state.queue = False, False, []
            for one in state.players:
                one.played, one.resolving = False, []
            for row in state.rows:
                row.seat = 0
            if state.left is None:
                state.left, state.right = "magic", "combat"
        self.move("note", text="so far")

    @property
    def standing(self) -> list[int]:
        """Whose figures stand on rows or on the deck."""
        return [*self.state.queue, *(row.seat for row in self.state.rows if row.seat)]

    def plays(self, who: int, first: str, second: str) -> None:
        """A player's cards are named aloud."""
        self.move("play_cards", who=who, first=first, second=second)


@pytest.fixture
def destiny():
    """Set a table up: `destiny("geralt", "ciri", story="P1")`; without characters there are three."""

    def set_up(*characters: str, knowledge: dict | None = None, seed: str = "seed", **options: Any) -> Table:
        players = [{"character": one} if one else {} for one in characters or TRIO]
        table = Table({"players": players, **options}, knowledge, seed)
        table.move("leave_list")
        return table

    return set_up


@pytest.fixture
def trio(destiny):
    """Geralt (seat 1), Ciri (2) and Yennefer (3) draft in the first turn: Ciri, Yennefer, Geralt (P1)."""
    return destiny(story="P1").begins()


@pytest.fixture
def duo(destiny):
    """Geralt (seat 1) and Ciri (2) draft in the first turn: Ciri, Geralt (P1)."""
    return destiny("geralt", "ciri", story="P1").begins()
