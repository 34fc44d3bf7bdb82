"""Who could take a dead character's place. TG-DIE."""

from __future__ import annotations

from ....core.table import Seat
from ..box.names import BOX_HEROES, GUESTS, HeroId
from ..state.heroes import Hero
from ..state.table import Avalon


def unused(state: Avalon) -> list[HeroId]:
    """TG-DIE-05, TG-DIE-10: the characters in the box that nobody has played at this table."""
    return [who for who in BOX_HEROES if who not in state.heroes]


def guests(state: Avalon) -> list[HeroId]:
    """TG-OPN-01: places for characters from other campaigns; they never count as unused ones of the box."""
    return [who for who in GUESTS if who not in state.heroes] if state.modes.open_play else []


def bereaved(state: Avalon) -> list[Seat]:
    """The seats of players whose character died and who have no other yet."""
    return [seat for seat in state.seats if not any(hero.seat == seat.id for hero in state.living)]


def mourned(state: Avalon, seat: int) -> Hero | None:
    """The character that died last at that seat."""
    dead = [hero for hero in state.heroes.values() if hero.dead and hero.seat == seat]
    return dead[-1] if dead else None
