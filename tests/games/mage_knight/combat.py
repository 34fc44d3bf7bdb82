"""Fights for the tests: begun, their tokens turned up, values played by short words."""

from __future__ import annotations

from typing import Any

from companion.games.mage_knight.state.fight import Fight
from companion.games.mage_knight.state.hero import Cards, Hero, Unit
from companion.games.mage_knight.state.pieces import Turn

from .conftest import Table


class Combat:
    """A fight of seat 1 at a table: `Combat(table, "keep", "golems")`."""

    def __init__(self, table: Table, place: str, *enemies: str, units: tuple[str, ...] = (), **how: Any) -> None:
        self.table = table
        with table.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="move")
            state.heroes[0].hand = Cards(deeds=5)
            state.heroes[0].mana = {"red": 2, "blue": 2, "green": 2, "white": 2}
            state.heroes[0].units = [Unit(unit=one) for one in units]
        self.move("fight_told", place=place, **how)
        self.turn_up(*enemies)

    def turn_up(self, *enemies: str) -> None:
        """These tokens are told, in their order."""
        for enemy, foe in zip(enemies, self.fight.unknown, strict=False):
            self.move("turn_up", foe=foe.number, enemy=enemy)

    def move(self, name: str, **args: Any) -> None:
        self.table.move(name, who=1, **args)

    def objects(self, name: str, **args: Any) -> str:
        return self.table.objects(name, who=1, **args).rule

    @property
    def fight(self) -> Fight:
        assert self.table.state.fight is not None
        return self.table.state.fight

    @property
    def over(self) -> bool:
        return self.table.state.fight is None

    @property
    def hero(self) -> Hero:
        return self.table.one(1)

    def aim(self, *foes: int) -> None:
        """These are targets of the attack that is being played, too."""
        for foe in foes:
            self.move("aim_at", foe=foe)

    def play(self, text: str) -> None:
        """Values of "4 fire ranged, 3 physical attack"."""
        for points, element, use in (one.split() for one in text.split(",")):
            self.move("play_value", points=int(points), element=element, use=use)

    def on(self, times: int = 1) -> None:
        """To the next phase."""
        for _ in range(times):
            self.move("fight_on")

    def to(self, phase: str) -> None:
        """On, with nothing played, to that phase."""
        while self.fight.phase != phase:
            self.on()
