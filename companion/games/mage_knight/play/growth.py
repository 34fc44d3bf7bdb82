"""Fame, Reputation, Wounds and rewards of a hero, and what the level gives. MK-LVL-01, MK-KF-10, MK-KF-11."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.heroes import BONDS
from ..box.tracks import LevelRow, fame_space, gains, influence_of, level_of, moved, row_of
from ..state.hero import Hero, called
from ..state.pieces import Reward
from ..state.table import MageKnight

MOST_FAME = 999
LEAST_FAME = -99
OF_OFFERS = ("spell", "action", "unit")  # rewards that are taken from an open offer
MOST_CARDS = 99


def fame_at_a_line(state: MageKnight) -> int:
    """MK-BC-02, MK-BK-04: Fame on top each time that a line of the track is crossed."""
    return int(state.printed.blitz)


def with_bonus(fame: int, more: int, at_a_line: int) -> int:
    """MK-BC-02: where the shield stands after so much Fame; a line that the bonus crosses counts, too."""
    after = fame + more
    while fame < after:
        lines = max(level_of(after) - level_of(fame), 0)
        fame, after = after, after + lines * at_a_line
    return after


def gain_fame(draft: Draft[MageKnight], hero: Hero, count: int) -> int:
    """Fame at once; the levels that it leads to wait for the end of the turn (MK-LVL-01). How much it was in all."""
    before = hero.fame
    after = with_bonus(before, max(count, 0), fame_at_a_line(draft.state))
    if after > MOST_FAME:
        draft.object("MK-KF-10", "no-more-fame", can_overrule=False, who=called(hero))
    if after == before:
        return 0
    hero.fame = after
    draft.tell("tell-fame", who=called(hero), by=after - before, fame=fame_space(after))
    if after - before > count:
        draft.tell("tell-line-bonus", who=called(hero), by=after - before - count)
    draft.write("wrote-fame", who=called(hero), by=after - before, fame=after)
    if waiting(hero):
        draft.tell("tell-level-waits", who=called(hero), level=level_of(after), count=len(waiting(hero)))
    return after - before


def change_reputation(draft: Draft[MageKnight], hero: Hero, by: int) -> int:
    """MK-KF-11: the token as far as the track goes; the rest is lost. How far it really went."""
    before = hero.reputation
    hero.reputation = moved(before, by)
    if went := hero.reputation - before:
        draft.tell("tell-reputation", who=called(hero), by=went, reputation=hero.reputation)
        draft.write("wrote-reputation", who=called(hero), by=went, reputation=hero.reputation)
    return went


def take_wounds(draft: Draft[MageKnight], hero: Hero, hand: int = 0, discard: int = 0) -> None:
    """MK-WND-01, MK-DMG-12: Wound cards to the hand and, of poison, to the discard pile."""
    if max(hero.hand.wounds + hand, hero.discard.wounds + discard) > MOST_CARDS:
        draft.object("MK-WND-01", "no-more-wounds", can_overrule=False, who=called(hero))
    if draft.state.in_app("heroes"):
        hero.hand.wounds += hand
        hero.discard.wounds += discard
    if hand:
        draft.tell("tell-wounds-to-hand", who=called(hero), count=hand)
        draft.write("wrote-wounds", who=called(hero), count=hand + discard)
    if discard:
        draft.tell("tell-wounds-to-discard", who=called(hero), count=discard)


def owe(draft: Draft[MageKnight], hero: Hero, reward: Reward) -> None:
    """MK-CRD-16: a reward, or an Artifact that was bought, waits for the end of the turn; the same kind adds up.

    Where the table keeps the heroes, it is told, unless it comes out of an offer that the app keeps.
    """
    state = draft.state
    if not state.in_app("heroes") and not (reward.kind in OF_OFFERS and state.in_app("offers")):
        draft.tell("tell-reward", who=called(hero), reward=reward.kind, count=reward.count)
        return
    for one in hero.owed:
        if (one.kind, one.colour) == (reward.kind, reward.colour):
            one.count = min(one.count + reward.count, MOST_CARDS)
            return
    hero.owed.append(reward)


# --- what the level gives


def waiting(hero: Hero) -> list[LevelRow]:
    """MK-LVL-01: levels that its Fame has reached and the hero has not yet, in their order."""
    return gains(hero.level, hero.fame)


def armor(hero: Hero) -> int:
    """MK-CMP-03: on the uppermost level token."""
    return row_of(hero.level).armor


def printed_limit(hero: Hero) -> int:
    """MK-CMP-03, MK-EDG-07: the hand limit on the level token, without any bonus; a knock-out uses it."""
    return row_of(hero.level).hand


def places(hero: Hero) -> int:
    """MK-UNI-02: how many units the command tokens have place for, with that of Bonds of Loyalty."""
    return row_of(hero.level).commands + any(one.skill == BONDS for one in hero.skills)


def influence_modifier(hero: Hero) -> int | None:
    """MK-INT-03, MK-INT-04: what Reputation adds to Influence; None: it forbids all interaction."""
    return influence_of(hero.reputation)


# --- what the land adds to the hand limit


def hand_bonus(own_keeps: int = 0, city: bool = False, leader: bool = False) -> int:
    """MK-END-15, MK-END-16, MK-CTY-08: `own_keeps`, on the whole map, where the hero is on or next to one of them;
    `city`: by or in a conquered one with an own shield on it; `leader`: of which the hero is. The larger counts."""
    return max(own_keeps, 2 if leader else int(city))


def hand_limit(hero: Hero, bonus: int = 0) -> int:
    """MK-END-14: up to how many cards are drawn."""
    return printed_limit(hero) + bonus
