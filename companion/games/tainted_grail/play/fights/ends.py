"""How fights end: rewards and loot, failure, withdrawal. TG-CMB-26, TG-CMB-42, TG-DIP-15."""

from __future__ import annotations

from collections.abc import Mapping

from .....core.draft import Draft
from ...box.encounter_cards import Blow
from ...box.names import Counted, HeroId
from ...state.table import Avalon
from ...state.under_way import UnderWay
from .. import under_way
from .blows import give, strike, told_gain


def heed(draft: Draft[Avalon], doing: UnderWay, blow: Blow | None) -> None:
    """TG-CMB-42, TG-GRD-12: the opponent withdraws: the encounter is over at once; of a guardian the table is asked.

    TG-TRT-11: robbers who got everyone down with that very blow are gone before anything else happens.
    """
    if doing not in draft.state.under_way or not doing.who or under_way.robbed(draft, doing):
        return
    if blow is None or not blow.withdraws:
        return
    draft.tell("tell-withdraws", name=doing.card)
    if doing.roams:
        doing.fought.step = "withdrew"
    else:
        under_way.note_fate(draft.state, doing.who, "withdrew")
        draft.write("wrote-encounter-ended", who=doing.who, name=doing.told_card, colour=doing.colour, how="withdrew")
        under_way.end(draft, doing)


def reward(draft: Draft[Avalon], doing: UnderWay, loot: Mapping[HeroId, Mapping[Counted, int]]) -> None:
    """TG-CMB-03, TG-DIP-20: the whole reward to each who is still in it (TG-CMB-39), the loot as it was divided."""
    card = doing.fought.card
    people = [hero for hero in draft.state.living if hero.id in doing.who]
    for hero in people:
        told_gain(draft, "tell-reward", hero, card.reward)
        give(draft, hero, card.reward.gains)
    if card.gives_nothing_known and people:  # nobody has copied it: then it is in the players' hands
        draft.tell("tell-reward-by-card", who=[hero.id for hero in people], name=card.name)
    shares = loot or even_shares(doing)
    if any(who not in doing.who for who in shares):
        draft.refuse("loot", "loot-for-members")
    for what in {what for share in shares.values() for what in share}:
        taken, there = sum(share.get(what, 0) for share in shares.values()), card.loot.gains.get(what, 0)
        if taken > there:
            draft.object("TG-CMB-03", "loot-is-shared", what=what, count=there, taken=taken)
    for hero in people:
        share = {what: amount for what, amount in shares.get(hero.id, {}).items() if amount}
        if share:
            draft.tell("tell-loot", who=hero.id, what=type(card.loot)(gains=share).said())
        give(draft, hero, share)
    if card.loot.words:
        draft.tell("tell-divide-loot", text=card.loot.words)


def to_divide(doing: UnderWay) -> bool:
    """TG-CMB-03: whether there is loot, and several who take of it."""
    return bool(doing.fought.card.loot.gains) and len(doing.who) > 1


def comes_out_even(doing: UnderWay) -> bool:
    """Whether all who are in it can have the same of the loot, so that nobody need be asked."""
    return all(amount % len(doing.who) == 0 for amount in doing.fought.card.loot.gains.values())


def even_shares(doing: UnderWay) -> dict[HeroId, dict[Counted, int]]:
    """TG-CMB-03: loot dealt out one by one, as long as the members agree on nothing else."""
    shares: dict[HeroId, dict[Counted, int]] = {who: {} for who in doing.who}
    turn = 0
    for what, amount in doing.fought.card.loot.gains.items():
        for _ in range(amount):
            share = shares[doing.who[turn % len(doing.who)]]
            share[what] = share.get(what, 0) + 1
            turn += 1
    return shares


def fail(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-DIP-07, TG-DIP-14: the failure section, for each member."""
    for hero in [hero for hero in draft.state.living if hero.id in doing.who]:
        strike(draft, doing, hero, doing.fought.card.failure, "tell-failure")
