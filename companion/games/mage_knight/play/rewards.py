"""Rewards at the end of a turn, in any order: crystals, Artifacts, cards of the offers, units. MK-END-06..12."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import BASICS, Basic, Colour
from ..box.units import UnitId
from ..state.hero import Hero, called
from ..state.pieces import CardOffer, Reward, RewardKind
from ..state.table import MageKnight
from . import cards, growth, levels, mana, offers, units


def owed(hero: Hero, kind: RewardKind, colour: Basic | None = None) -> Reward | None:
    """A reward of that kind that waits; of crystals the one of that colour, else one whose colour is to be chosen."""
    found = [one for one in hero.owed if one.kind == kind]
    if kind == "crystal":
        found = [one for one in found if one.colour == colour] or [one for one in found if one.colour is None]
    return found[0] if found else None


def _waiting(draft: Draft[MageKnight], hero: Hero, kind: RewardKind, colour: Basic | None = None) -> Reward:
    """The reward that is taken. MK-CRD-16: at the end of the turn, by whoever has earned it."""
    found = owed(hero, kind, colour)
    if found is None:
        draft.object("MK-END-06", "no-such-reward", can_overrule=False, who=called(hero), reward=kind)
    if not levels.ending(draft.state, hero):
        draft.object("MK-CRD-16", "reward-at-turn-end", who=called(hero))
    return found


def _paid(hero: Hero, reward: Reward, count: int = 1) -> None:
    """So many of it wait no more."""
    reward.count = max(reward.count, count)  # whatever the hands took at once
    if reward.count == count:
        hero.owed = [one for one in hero.owed if one is not reward]
    else:
        reward.count -= count


# --- crystals


def take_crystal(draft: Draft[MageKnight], hero: Hero, colour: Basic) -> None:
    """MK-END-07, MK-END-08: a crystal of that colour, or of one that may be chosen; beyond three it is lost."""
    reward = _waiting(draft, hero, "crystal", colour)
    mana.gain_crystal(draft, hero, colour, reward=True)
    _paid(hero, reward)


def take_each_crystal(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-51, MK-END-07: one of each basic colour; those beyond three are lost."""
    reward = _waiting(draft, hero, "crystal_each")
    for colour in BASICS:
        mana.gain_crystal(draft, hero, colour, reward=True)
    _paid(hero, reward)


def roll_crystal(draft: Draft[MageKnight], hero: Hero, rolled: Colour | None = None) -> None:
    """MK-END-08: a die for a random crystal; black is 1 Fame instead, gold leaves the colour to the hero."""
    reward = _waiting(draft, hero, "random_crystal")
    face = mana.roll_crystal(draft, hero, rolled)
    _paid(hero, reward)
    if face == "gold":
        growth.owe(draft, hero, Reward(kind="crystal"))
    draft.write("wrote-crystal-die", who=called(hero), colour=face)


# --- cards


def roll_treasure(draft: Draft[MageKnight], hero: Hero, rolled: Colour | None = None) -> None:
    """MK-KF-26: a die for what a dungeon holds: gold or black is a Spell, a basic colour an Artifact."""
    reward = _waiting(draft, hero, "spell_or_artifact")
    face = draft.roll(mana.MANA_DIE, rolled)
    _paid(hero, reward)
    kind: RewardKind = "artifact" if face in BASICS else "spell"
    growth.owe(draft, hero, Reward(kind=kind))
    draft.write("wrote-treasure-die", who=called(hero), colour=face, reward=kind)


def take_artifacts(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-END-09, MK-INT-13: one more is drawn than was won; one goes under the Artifact deck, the rest on the own."""
    reward = _waiting(draft, hero, "artifact")
    state, deck = draft.state, draft.state.decks.artifacts
    count = min(reward.count, deck.size) if state.in_app("offers") else reward.count
    more = deck.size > count or not state.in_app("offers")
    if not count:
        draft.tell("tell-no-artifact", who=called(hero))
    else:
        draft.tell("tell-draw-artifacts", who=called(hero), count=count + more, kept=count)
        draft.write("wrote-artifacts", who=called(hero), count=count)
    for _ in range(count):
        if state.in_app("offers"):
            deck.remove(deck.take(state.chance.pick(sorted(deck.cards))))  # nobody has said which one it was
        cards.gain_card(draft, hero, cards.ARTIFACT)
    _paid(hero, reward, reward.count)


def take_card(
    draft: Draft[MageKnight], hero: Hero, column: CardOffer, card: str | None, refill: str | None = None
) -> None:
    """MK-END-10, MK-EDG-11: a card of an offer, never of those among the units, on top of the deck; it is filled again.

    `card` None: an offer that is empty, or that the table keeps without a word of what was taken.
    """
    state, kind = draft.state, offers.ONE_OF[column]
    reward = _waiting(draft, hero, kind)
    if card is not None:
        if state.in_app("offers"):
            offers.uncover(draft, column)
        offers.take(draft, hero, column, card, refill)
    elif not state.in_app("offers"):
        cards.gain_card(draft, hero, kind)
    elif offers.lying(state, column) or column in state.offers.covered:
        draft.refuse("card", "argument-empty")
    _paid(hero, reward)


# --- units


def take_unit(draft: Draft[MageKnight], hero: Hero, unit: UnitId, disbanding: int = 0) -> None:
    """MK-END-11: any unit of the offer, of whatever kind and cost; without a free token one is disbanded first."""
    reward = _waiting(draft, hero, "unit")
    offers.take_unit(draft, unit)
    units.recruit(draft, hero, unit, disbanding)
    _paid(hero, reward)


def forfeit(draft: Draft[MageKnight], hero: Hero, kind: RewardKind) -> None:
    """MK-END-11: a reward is left; a unit for want of a token, anything else by choice."""
    reward = _waiting(draft, hero, kind)
    hero.owed = [one for one in hero.owed if one is not reward]
    draft.tell("tell-reward-left", who=called(hero), reward=kind)
    draft.write("wrote-reward-left", who=called(hero), reward=kind)
