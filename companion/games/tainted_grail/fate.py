"""Whether the game goes on: who could take a dead character's place, and when all is lost. TG-DIE, TG-VIC."""

from __future__ import annotations

from typing import Literal

from ...core.draft import Draft
from ...core.errors import Instead
from ...core.message import say
from ...core.moves import Move
from ...core.table import Seat
from .names import BOX_HEROES, GUESTS, HeroId
from .state import Avalon, Hero

MERCY = "saved_by_the_goddess"  # TG-MRC-02, TG-STA-08
MERCY_VERSE = 500  # TG-MRC-02


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


def is_lost(state: Avalon) -> bool:
    """TG-DIE-04, TG-DIE-06: after a death: the only player's, or with every other character in use or dead.

    A character that waits in its compartment is neither: its player may come back with it (TG-PLR-01).
    """
    waits = any(hero.stored for hero in state.heroes.values())
    return state.players == 1 or not (unused(state) or waits)


def end(draft: Draft[Avalon], how: Literal["won", "lost"]) -> None:
    """TG-VIC-01, TG-VIC-02: the campaign is over; the table stays open for whoever sees it otherwise."""
    draft.state.outcome = how
    draft.tell(f"tell-campaign-{how}")
    draft.write(f"wrote-campaign-{how}", day=draft.state.day)
    if how == "lost" and not draft.state.modes.no_mercy:  # TG-MRC-04, TG-MRC-06
        draft.tell("tell-mercy-is-possible")


def before_play(draft: Draft[Avalon], move: Move) -> None:
    """TG-VIC-02: a lost game does not go on by itself; TG-PLR-02, TG-DIE-08: secrets are divided first."""
    state = draft.state
    if not move.step:
        return
    if state.outcome == "lost":
        on = Instead(say("outcome-goes-on"), {"how": "goes_on"}, "end_campaign")
        draft.object("TG-VIC-02", "game-is-lost", instead=[on])
    if state.legacy and state.living:
        rule = "TG-DIE-08" if state.played == state.evening.session else "TG-PLR-02"
        draft.object(rule, "secrets-to-divide", names=[card.name for card in state.legacy])
