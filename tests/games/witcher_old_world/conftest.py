"""A table of The Witcher: Old World for the tests: who sits there, where they stand, what they own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.state.pieces import Drawing, Quest, Trail, TrailQuest, Trophy, Turn
from companion.games.witcher_old_world.state.witcher import Witcher
from companion.house import shipped
from companion.library.shelf import Journals

from ..play import Play

FULL = {"boards": "app", "map": "app", "market": "app", "decks": "app"}


@cache
def books() -> Journals:
    """The shipped books."""
    return Journals(shipped("journal"), Path("/nowhere"), None)


class Table(Play):
    """A table that can be played; all four areas are the app's unless the test says otherwise."""

    game = GAME

    @property
    def library(self) -> Any:
        """The books that lie beside it."""
        return books()

    def page(self, name: str) -> Any:
        """What a page shows, to nobody in particular."""
        panel = next(panel for panel in GAME.panels if panel.name == name)
        return panel.view(self.state, EVERYBODY)

    def one(self, who: int = 1) -> Witcher:
        """The witcher of a seat."""
        return self.state.at(who)

    def has(self, who: int, **facts: Any) -> Witcher:
        """Give a witcher facts of your own (`gold=3`, `combat=4`, `hand=5`, `location=6`, `track=2` ...)."""
        with self.arranged() as state:
            for name, value in facts.items():
                setattr(state.at(who), name, value)
        return self.one(who)

    def turn_of(self, who: int, moved: bool = False, **facts: Any) -> None:
        """It is that seat's turn, at its beginning, or (`moved`) after a move, with facts of the turn."""
        with self.arranged() as state:
            state.turn = Turn(who=who, number=max(1, state.turn.number), moved=moved, **facts)
            state.drawing, state.tasks, state.fight, state.poker, state.open_card = [], [], None, None, None

    def cards_phase(self, who: int, cap: int = 3, filled: bool = False) -> None:
        """That seat is in phase III."""
        self.turn_of(who, moved=True, phase="cards", cap=cap)
        with self.arranged() as state:
            state.drawing = [Drawing(who=who, cap=cap, filled=filled)]

    def lives(self, terrain: str, monster: str, location: int) -> None:
        """Let a monster live on a terrain, at that location."""
        with self.arranged() as state:
            slot = state.slots[terrain]
            for pile in state.monsters.values():
                if monster in pile:
                    pile.remove(monster)
            state.tokens[terrain] = sorted({*state.tokens[terrain], slot.location} - {0, location})
            slot.monster, slot.location = monster, location

    def owns_trophy(self, who: int, kind: str, of: str) -> None:
        """Give a witcher a trophy card, without a step on the track."""
        with self.arranged() as state:
            state.at(who).trophies.append(Trophy(kind=kind, of=of))

    def owns_trail(self, who: int, terrain: str, location: int = 0) -> None:
        """Give a witcher a trail token, out of its pile when the location is known."""
        with self.arranged() as state:
            if location:
                state.tokens[terrain].remove(location)
            state.at(who).trails.append(Trail(terrain=terrain, location=location))

    def seeks_trail(self, who: int, terrain: str, location: int) -> None:
        """Give a witcher a trail quest."""
        with self.arranged() as state:
            if location in state.tokens[terrain]:
                state.tokens[terrain].remove(location)
            state.at(who).trail_quests.append(TrailQuest(terrain=terrain, location=location))

    def quest(self, who: int, location: int, event: int = 7, terrain: str | None = None, **facts: Any) -> str:
        """Give a witcher a quest (of a printed card, unless `source="ours"`); returns its id."""
        with self.arranged() as state:
            if terrain and location in state.tokens[terrain]:
                state.tokens[terrain].remove(location)
            quest = Quest(
                id=state.next_id("quest"), deck="city", location=location, terrain=terrain, event=event, **facts
            )
            state.at(who).quests.append(quest)
        return quest.id

    def fights(self, who: int = 1, monster: str = "arachas", location: int = 16, first: str | None = "witcher") -> None:
        """A fight against a monster has begun, at the fight turn of `first` ("witcher", "monster", None: by trail)."""
        self.lives("forest", monster, location)
        self.has(who, location=location)
        self.turn_of(who)
        self.move("fight_monster", who=who)
        if first is None:
            self.move("ready", who=who)
        else:
            self.move("ready", who=who, first=first, overrule=("*",))

    def duels(self, who: int = 1, whom: int = 2, place: int = 7) -> None:
        """One witcher has attacked another, nobody bet, and it is the attacker's fight turn."""
        self.has(who, location=place)
        self.has(whom, location=place)
        self.turn_of(who)
        self.move("attack_witcher", who=who, whom=whom)
        if self.state.fight.step == "bets":
            self.move("no_more_bets", who=who)

    def struck(self, effect: str, attack: str = "bite", who: int = 1, **facts: Any) -> None:
        """The monster makes its attack, with the half of a card that the table turned over."""
        self.move("name_attack", who=self.state.fight.chooser, attack=attack)
        self.move("monster_strikes", who=who, effect=effect, **facts)


@pytest.fixture
def old_world():
    """Set a table up: `old_world("wolf", "cat", kept="light")`; without schools the boards are drafted."""

    def set_up(*schools: str, knowledge: dict | None = None, seed: str = "seed", **options: Any) -> Table:
        players = [{"school": one} if one else {} for one in schools or ("wolf", "cat")]
        options = {"areas": FULL} | options
        table = Table({"players": players, "first": 1, **options}, knowledge, seed)
        table.move("leave_list")
        return table

    return set_up


@pytest.fixture
def duo(old_world):
    """A wolf (seat 1, in turn, at Kaer Morhen 3) and a cat (seat 2, at Stygga 17); the monsters are placed."""
    table = old_world("wolf", "cat")
    table.move("choose_terrain", who=1, terrain="mountain")
    return table


@pytest.fixture
def trio(old_world):
    """A wolf, a cat and a bear; the wolf begins."""
    return old_world("wolf", "cat", "bear")


@pytest.fixture
def alone(old_world):
    """A wolf alone."""
    return old_world("wolf")


@pytest.fixture
def quartet(old_world):
    """A wolf, a cat, a bear and a viper, who have chosen their attributes."""
    table = old_world("wolf", "cat", "bear", "viper")
    for seat in table.state.choosing:
        table.move("choose_attribute", who=seat, attribute="combat")
    return table
