"""Enemy tokens: which one lies there, and the piles they come from and go to. MK-CMP-06, MK-KF-50.

A pile holds all tokens that nobody has turned up since it was shuffled, also those that lie face down elsewhere: which
ones these are, nobody can know.
"""

from __future__ import annotations

from typing import cast

from ....core.deck import Deck
from ....core.draft import Draft
from ..box.enemies import ENEMIES, EnemyId, enemies_of, pile
from ..box.names import Back
from ..box.ruins import RuinId
from ..state.land import Space
from ..state.table import MageKnight


def pile_of(state: MageKnight, back: Back) -> Deck:
    """The tokens of that back that nobody has turned up, and those beside them."""
    if back not in state.decks.enemies:
        state.decks.enemies[back] = Deck(shuffled=[*pile(back)])
    return state.decks.enemies[back]


def possible(state: MageKnight, back: Back) -> list[EnemyId]:
    """Which enemies a token of that back may be, as it is turned up now, in the order of the ledger."""
    deck = state.decks.enemies.get(back)
    if deck is None or not deck.size:
        return enemies_of(back)
    return [enemy for enemy in enemies_of(back) if deck.could_give(enemy)]


def turn_up(draft: Draft[MageKnight], back: Back, enemy: EnemyId | None = None, field: str = "enemy") -> EnemyId:
    """A token is drawn or turned up: the table says which one it is, or the app finds one."""
    if enemy is not None and ENEMIES[enemy].back != back:
        draft.refuse(field, "token-of-another-back", back=back)
    deck = pile_of(draft.state, back)
    if not deck.size and not deck.refill():
        deck.shuffle_in(*pile(back))  # stand-ins, as the rules allow (MK-ML-08)
    if enemy is not None and not deck.could_give(enemy):
        draft.object("MK-CMP-06", "token-out-of-pile", enemy=enemy)
        return enemy
    return cast(EnemyId, draft.draw("enemy-token", deck, enemy, field))


def lie_unseen(draft: Draft[MageKnight], enemy: EnemyId) -> None:
    """A token stays on a map that the table keeps: the app looks for it among those of which it does not know where
    they lie."""
    pile_of(draft.state, ENEMIES[enemy].back).shuffle_in(enemy)


def leave_ruin(draft: Draft[MageKnight], space: Space, told: RuinId | None = None) -> None:
    """MK-CMP-06, MK-KF-31, MK-KF-32: the token of ruins that were won goes to its discards. `told`: which one it is, if
    nobody has said so before."""
    ruin = space.ruin.ruin or told if space.ruin is not None else None
    if ruin:
        draft.state.decks.ruins.put_to_discard(ruin)
    space.ruin = None


def discard(draft: Draft[MageKnight], enemy: EnemyId) -> None:
    """A token goes to the discards of its back."""
    pile_of(draft.state, ENEMIES[enemy].back).put_to_discard(enemy)
