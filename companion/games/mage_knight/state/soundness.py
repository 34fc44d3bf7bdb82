"""What must hold of a state, so that every move can go on from it: each says what is wrong, or ""."""

from __future__ import annotations

from collections.abc import Sequence

from ..box.cards import ACTION_IDS, ARTIFACT_IDS, SPELL_IDS
from ..box.hexes import FARTHEST, distance, lattice
from ..box.names import BASICS, DUMMY
from ..box.units import ELITE, REGULAR
from .agreement import Affairs, Auction
from .duel import Duel
from .fight import Fight
from .hero import Hero
from .joint import Joint
from .land import Land
from .pieces import Decks, Dummy, Turn


def of_seats(seats: Sequence[int], heroes: Sequence[int]) -> str:
    """Each seat runs one hero."""
    return "" if [*seats] == [*heroes] and len({*seats}) == len(seats) and seats else "each seat runs one hero"


def of_heroes(heroes: Sequence[Hero], dummy: Dummy | None) -> str:
    """MK-SET-03, MK-DUM-02: no hero is played twice."""
    names = [one.hero for one in heroes] + ([dummy.hero] if dummy else [])
    return "" if len({*names}) == len(names) else "a hero is played once"


def of_dummy(dummy: Dummy | None) -> str:
    """MK-DUM-09: no more of its cards lie flipped unseen than there are cards unseen; each colour is counted."""
    if dummy is None:
        return ""
    if any({*counted} != {*BASICS} for counted in (dummy.crystals, dummy.deck, dummy.discard)):
        return "the dummy player's cards and crystals are counted by each colour"
    return "" if dummy.left >= 0 else "more of the dummy player's cards are flipped than it has"


def of_decks(decks: Decks) -> str:
    """MK-CMP-08, MK-KF-70..73: no deck has a card that the box does not have."""
    in_the_box = (
        (decks.regular, {*REGULAR}),
        (decks.elite, {*ELITE}),
        (decks.actions, {*ACTION_IDS}),
        (decks.spells, {*SPELL_IDS}),
        (decks.artifacts, {*ARTIFACT_IDS}),
    )
    alien = any(not {*deck.cards} <= cards for deck, cards in in_the_box)
    return "a deck has only cards of the box" if alien else ""


def of_order(
    order: Sequence[int], flipped: Sequence[int], picks: Sequence[int], seats: Sequence[int], dummy: bool
) -> str:
    """MK-SET-03: each player's token lies once in the round order; nobody else's."""
    everybody = {*seats, *([DUMMY] if dummy else [])}
    if {*order} != everybody or len(order) != len(everybody):
        return "each token lies once in the round order"
    if not {*flipped} <= everybody or not {*picks} <= everybody:
        return "a token or a pick is somebody's"
    return ""


def of_turn(step: str, turn: Turn | None, seats: Sequence[int]) -> str:
    """A turn is somebody's, and there is one only where turns are played."""
    if turn is None:
        return "somebody has a turn" if step == "turns" else ""
    if step != "turns":
        return "turns are played in a round"
    return "" if turn.seat in {*seats, DUMMY} else "a turn is somebody's"


def of_fight(fight: Fight | None, seats: Sequence[int]) -> str:
    """A fight is somebody's."""
    return "" if fight is None or fight.seat in seats else "a fight is somebody's"


def of_company(
    turn: Turn | None, beside: Sequence[Turn], duel: Duel | None, joint: Joint | None, seats: Sequence[int]
) -> str:
    """MK-PVP-02, MK-COA-04: who fights a hero or storms a city together is somebody, and each of them one."""
    others = [one.seat for one in beside]
    if not {*others} <= {*seats} or len({*others}) < len(others) or (turn is not None and turn.seat in others):
        return "each of those beside a turn is somebody else"
    if (beside or duel or joint) and turn is None:
        return "a duel and a joint assault belong to a turn"
    if duel and (not {duel.aggressor, duel.defender} <= {*seats} or duel.aggressor == duel.defender):
        return "two heroes fight a duel"
    if duel and duel.striker not in (duel.aggressor, duel.defender):
        return "one of the two in a duel strikes"
    if joint and (not {*joint.shares} <= {*seats} or joint.initiator not in joint.shares):
        return "a joint assault is led by one of those who take part"
    if joint and (not {*joint.agreed, *joint.fought} <= {*joint.shares} or joint.step == "fights" and joint.now == 0):
        return "who fights in a joint assault takes part in it"
    return ""


def of_land(land: Land | None, seats: Sequence[int]) -> str:
    """MK-EXP-02, MK-CMP-09: each tile lies once, in a position of the lattice; shields are somebody's."""
    if land is None:
        return ""
    laid = [one.tile for one in land.tiles.values()]
    if len({*laid}) != len(laid) or {"A", "B"} <= {*laid}:
        return "a tile lies once"
    if any(lattice(at) is None or distance("0,0", at) > FARTHEST for at in (*land.tiles, *land.places)):
        return "a tile lies where the symbols of its corners meet"
    shields = {seat for one in land.spaces.values() for seat in one.shields}
    shields |= {seat for one in land.cities for seat in one.shields}
    if not shields <= {*seats}:
        return "a shield is somebody's"
    stands = [space for one in land.cities for space in one.spaces]
    return "" if len({*stands}) == len(stands) else "a city stands alone"


def of_teams(teams: Sequence[Sequence[int]], seats: Sequence[int]) -> str:
    """MK-TEAM-01: a team is made of players, and nobody is in two."""
    named = [seat for team in teams for seat in team]
    sound = {*named} <= {*seats} and len({*named}) == len(named) and all(teams)
    return "" if sound else "a team is made of players, and nobody is in two"


def of_auction(step: str, auction: Auction | None, seats: Sequence[int]) -> str:
    """MK-VAR-02: heroes are bid for by all players, each once in the order; somebody has none yet."""
    if (step == "heroes") != (auction is not None):
        return "an auction goes on before the first round, and nothing else does then"
    if auction is None:
        return ""
    if sorted(auction.order) != sorted(seats) or not {*auction.sold} < {*seats}:
        return "all players bid for heroes, until each has one"
    if len({*auction.sold.values()}) != len(auction.sold) or auction.hero in auction.sold.values():
        return "a hero is sold once"
    bids = auction.bidder in seats and auction.bidder not in auction.sold
    return "" if bids == (auction.hero is not None) else "somebody bids for the hero that is named"


def of_affairs(affairs: Affairs, seats: Sequence[int]) -> str:
    """MK-VAR-29, MK-VAR-30, MK-OR-06: who takes a kept card keeps one, who may swap is a player, as is a chosen one."""
    upgrade = affairs.upgrade
    if upgrade is not None and (not upgrade.waiting or not {*upgrade.waiting} <= {*seats}):
        return "somebody may swap a card"
    if any(seat not in seats or not affairs.drafts.get(seat, 0) for seat in affairs.drafting):
        return "who takes a kept card keeps one"
    named = {*affairs.chosen_ones, *affairs.conceded, *([affairs.holder] if affairs.holder else [])}
    return "" if named <= {*seats} else "a chosen one, who gave up, who stands on the portal: each is a player"
