"""Contests as the turn's page shows them: fights with monsters and witchers, and dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..box import fight_cards
from ..box.knowledge import Bonus
from ..box.names import ATTACKS, HAND, Attack, Attribute, Ending, Side
from ..play import duels, fighting, growth, monster_fights, poker, specialities
from ..state.pieces import Fight, Gift, Poker, Trophy
from ..state.table import Continent
from .figures import Figure, MonsterHere, figure, figure_at, monster_of

# --- fights ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TrophyInFight:
    """A trophy, and whether its gift is used up in this fight. WO-FGT-10, WO-WFT-02."""

    id: str  # as the move calls it
    trophy: Trophy
    used: bool


@dataclass(frozen=True)
class GiftInFight:
    """A kept thing, and whether what it gives is used up. WO-EVT-04."""

    gift: Gift
    used: bool


@dataclass(frozen=True)
class FighterShown:
    """A witcher in a fight, and what it may still use in it."""

    figure: Figure
    potions: int  # that it may still use
    used_potions: int
    speciality_used: bool
    speciality_now: bool  # it would help in this very turn
    bonus: Bonus | None  # what its speciality gives; None: nobody has told
    trophies: list[TrophyInFight]
    gifts: list[GiftInFight]
    cap: int  # how high its Shield may stand
    most: int  # WO-CARD-11: cards that its combo may have
    reward: int  # WO-DRE-06: gold for whoever beats it


@dataclass(frozen=True)
class Half:
    """What the named half of the monster's card does: one button. WO-MFT-05..14."""

    written: str  # as the card prints it
    kind: str
    amount: int
    attribute: Attribute | None
    value: int | None  # of that attribute, where the app knows it
    level: int  # the monster's


@dataclass(frozen=True)
class Bet:
    """WO-BET-03: who has bet on whom."""

    figure: Figure
    on: Side


@dataclass(frozen=True)
class FightShown:
    """The fight that goes on: both sides, whose fight turn it is, and what may be used in it."""

    fight: Fight
    sides: list[FighterShown]  # a fight of two witchers has two, the attacker first
    striker: FighterShown | None  # whose fight turn it is; None: the monster's
    monster: MonsterHere | None  # None: a witcher, or the foe of a short fight
    controller: Figure | None
    chooser: Figure | None  # who names the attack
    halves: Mapping[Attack, list[Half]]
    bettors: list[Figure]  # who may still bet
    bets: list[Bet]
    ending_now: Ending  # what a knock-out would mean now
    begins: bool  # the witcher strikes first, for it has the trail


def fight_shown(state: Continent) -> FightShown | None:
    """The fight that goes on, if there is one."""
    found = state.fight
    if found is None:
        return None
    sides = [fighter(state, found, int(seat)) for seat in found.fighters]
    return FightShown(
        fight=found,
        sides=sides,
        striker=next((side for side in sides if side.figure.seat == found.turn), None),
        monster=monster_of(state, found.terrain) if found.kind == "monster" else None,
        controller=figure_at(state, found.controller),
        chooser=figure_at(state, found.chooser),
        halves={attack: halves(state, found, attack) for attack in ATTACKS},
        bettors=[figure(state, witcher) for witcher in duels.may_bet(state, found)] if found.step == "bets" else [],
        bets=[Bet(figure(state, state.at(int(seat))), on) for seat, on in found.bets.items()],
        ending_now=monster_fights.ending(found, knocked_out=True),
        begins=state.at(found.who).trail(found.terrain) is not None,
    )


def fighter(state: Continent, found: Fight, seat: int) -> FighterShown:
    """A witcher in a fight."""
    witcher = state.at(seat)
    doing = fighting.fighter(found, seat)
    return FighterShown(
        figure=figure(state, witcher),
        potions=fighting.potions_left(state, found, witcher),
        used_potions=doing.potions,
        speciality_used="speciality" in doing.used,
        speciality_now="speciality" not in doing.used and specialities.fits_now(state, found, witcher),
        bonus=specialities.bonus(state, witcher),
        trophies=[
            TrophyInFight(f"trophy-{place}", trophy, f"trophy-{place}" in doing.used)
            for place, trophy in enumerate(witcher.trophies, 1)
        ],
        gifts=[GiftInFight(gift, gift.used or gift.id in doing.used) for gift in witcher.gifts],
        cap=growth.shield_cap(state, witcher),
        most=min(HAND, witcher.hand) if state.in_app("decks") else HAND,
        reward=duels.reward(state, witcher),
    )


def halves(state: Continent, found: Fight, attack: Attack) -> list[Half]:
    """What the monster's cards can do by that attack."""
    witcher, rows = state.at(found.who), []
    for written in fight_cards.halves(attack):
        what = fight_cards.printed(written)
        amount = what.amount + found.level if what.kind == "level" else what.amount
        rows.append(
            Half(
                written=written,
                kind=what.kind,
                amount=state.level_damage[found.level - 1] if what.kind == "lower" else amount,
                attribute=what.attribute,
                value=witcher.level_of(what.attribute) if what.attribute and state.in_app("boards") else None,
                level=found.level,
            )
        )
    return rows


# --- dice ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiceShown:
    """The game of dice that goes on, and what both hands are worth. WO-POK."""

    game: Poker
    challenger: Figure
    other: Figure | None  # None: the locals
    own: poker.Result | None  # None: nobody has rolled yet
    their: poker.Result | None
    ahead: bool | None  # the challenger would win
    pays: int | None  # WO-SOL-10: alone, what its dice bring


def dice_shown(state: Continent) -> DiceShown | None:
    """The game of dice that goes on, if there is one."""
    game = state.poker
    if game is None:
        return None
    own, their = (poker.result(dice) if dice else None for dice in (game.own, game.their))
    return DiceShown(
        game=game,
        challenger=figure(state, state.at(game.who)),
        other=figure_at(state, game.other),
        own=own,
        their=their,
        ahead=poker.wins(game.own, game.their) if own and their else None,
        pays=poker.PAYS[own.rank] if game.solo and own else None,
    )
