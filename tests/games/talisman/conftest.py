"""A table of Talisman for the tests: who sits there, where they stand, what they own, arranged in a line."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.talisman import GAME
from companion.games.talisman.box.printed import known_cards
from companion.games.talisman.state.character import Character
from companion.games.talisman.state.pieces import Card, FaceUp

from ..play import Play


class Table(Play):
    """A table of Talisman that can be played."""

    game = GAME

    def one(self, who: int = 1) -> Character:
        """The character of a seat."""
        return self.state.at(who)

    def stands(self, who: int, space: str, **facts: Any) -> Character:
        """Let a character stand on a space, with facts of your own (`strength=5`, `gold=3`, `alignment="good"` ...)."""
        with self.arranged() as state:
            one = state.at(who)
            one.space = space
            if state.turn.who == who:
                state.turn.stood = space
            for name, value in facts.items():
                setattr(one, name, value)
        return self.one(who)

    def owns(self, who: int, *names: str) -> list[str]:
        """Give a character cards by name (objects, followers, or trophies for enemies); returns their ids."""
        cards = [self.card(name) for name in names]
        with self.arranged() as state:
            one = state.at(who)
            for card in cards:
                pile = one.trophies if card.is_foe else one.objects if card.is_object else one.followers
                pile.append(card)
        return [card.id for card in cards]

    def lies(self, space: str, *names: str, gold: int = 0) -> list[str]:
        """Lay cards by name, and gold, on a space; returns the cards' ids."""
        cards = [self.card(name) for name in names]
        with self.arranged() as state:
            lying = state.spaces.setdefault(space, FaceUp())
            lying.cards += cards
            lying.gold += gold
        return [card.id for card in cards]

    def card(self, name: str, **facts: Any) -> Card:
        """A card by its name, with what the box knows of it; `facts` for a card of your own (kind="event" ...)."""
        known = known_cards(self.knowledge).get(name)
        printed = {key: getattr(known, key) for key in Card.__struct_fields__ if known and hasattr(known, key)}
        with self.arranged() as state:
            id = state.next_id("card")
        return Card(**{**printed, "name": name, **facts, "id": id})

    def lay(self, space: str, *cards: Card) -> list[str]:
        """Lay cards of your own making on a space."""
        with self.arranged() as state:
            state.spaces.setdefault(space, FaceUp()).cards.extend(cards)
        return [card.id for card in cards]

    def arrived(self, who: int = 1, space: str | None = None) -> None:
        """The movement of this turn has ended where the character stands (or on `space`); the encounter follows."""
        with self.arranged() as state:
            state.turn.who, state.turn.arrived = who, True
            if space:
                state.at(who).space = space

    def turn_of(self, who: int) -> None:
        """It is that seat's turn, at its beginning."""
        with self.arranged() as state:
            state.turn = type(state.turn)(who=who, number=state.turn.number + 1, stood=state.at(who).space)

    def round(self, *seats: int) -> None:
        """These seats' turns pass, whatever was left to do in them, up to the next one's beginning."""
        for seat in seats or [one.seat for one in self.state.characters]:
            self.move("end_turn", who=seat, overrule=("*",))


@pytest.fixture
def talisman():
    """Set a table up: `talisman("warrior", "wizard", otherwise=["TA-GATE-10"])`; the first seat begins."""

    def set_up(*characters: str, knowledge: dict | None = None, seed: str = "seed", **options: Any) -> Table:
        players = [{"character": one} for one in characters or ("warrior", "wizard")]
        table = Table({"players": players, "first": 1, **options}, knowledge, seed)
        table.move("leave_list")
        return table

    return set_up


@pytest.fixture
def duo(talisman):
    """A warrior (seat 1, in turn, in the Tavern) and a wizard (seat 2, in the Graveyard)."""
    return talisman("warrior", "wizard")


@pytest.fixture
def trio(talisman):
    """A warrior, a wizard and a druid (in the Forest); the warrior begins."""
    return talisman("warrior", "wizard", "druid")
