"""What every move of a hero asks first: whose it is, whether the app keeps it, whether it is that hero's turn."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.seats import seat_of
from ..state.hero import Hero, called
from ..state.table import MageKnight


def hero_of(draft: Draft[MageKnight], who: int) -> Hero:
    """The hero of a seat. Refused: nobody's."""
    return seat_of(draft, draft.state, who)


def kept_hero(draft: Draft[MageKnight], who: int, rule: str = "MK-SAV-01") -> Hero:
    """The hero of a seat whose things the app keeps; where the table does, they lie there and not here."""
    hero = hero_of(draft, who)
    if not draft.state.in_app("heroes"):
        draft.object(rule, "table-keeps-heroes", can_overrule=False, who=called(hero))
    return hero


def mind_turn(draft: Draft[MageKnight], hero: Hero, rule: str) -> None:
    """That is done in the own turn alone; an objection in another's, none where a turn runs beside it."""
    state = draft.state
    running = [state.turn, *state.beside]
    if not any(turn is not None and turn.seat == hero.seat for turn in running):
        draft.object(rule, "on-own-turn", who=called(hero))


def in_combat(state: MageKnight, hero: Hero) -> bool:
    """MK-CMB-12, MK-PVP-06: whether the hero fights enemies, or another hero."""
    fight, duel = state.fight, state.duel
    return bool(fight and fight.seat == hero.seat) or bool(duel and hero.seat in (duel.aggressor, duel.defender))


def mind_fight(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-WND-05, MK-UND-03: healing effects are not played in a combat."""
    if in_combat(draft.state, hero):
        draft.object("MK-WND-05", "no-healing-in-combat", who=called(hero))
