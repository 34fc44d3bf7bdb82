"""Growing in the evening: attribute points and skills, new cards, decks built anew. TG-ADV, TG-EOD-08, TG-EOD-09."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import printed
from ..box.names import Attribute, CardName, HeroId, LocationNumber, PoolName, Title
from ..play import growth, lessons
from ..play.acting import hero_of
from ..play.growth import pool_of
from ..play.prices import must_have, spend
from ..play.procedures import at_step, has_rested
from ..state.heroes import Hero, Offer, Skill
from ..state.table import Avalon

moves = Moves()
Looked = Annotated[list[CardName], msgspec.Meta(max_length=growth.LOOKED_AT)]


@moves.add(by="seat", step="advancement", teaches=lessons.of_skill)
def gain_attribute(
    draft: Draft[Avalon],
    who: HeroId,
    attribute: Attribute,
    skill: LocationNumber | None = None,
    side: Literal["front", "back"] = "front",
    name: Title = "",
    bought: bool = False,
) -> None:
    """TG-ATT-04, TG-ATT-05, TG-ADV-07..13: a point of an attribute: a marker for the first two, then a skill card each.

    `bought`: paid for with Experience, by the total of the opposed pair (TG-ATT-03, TG-ADV-05); else the story gave it.
    """
    hero = hero_of(draft, who)
    number = _free_skill(draft, hero, attribute, skill) if growth.brings_skill(hero, attribute) else None
    if bought:
        _pay(draft, hero, hero.point_price(attribute, draft.state.modes.dear_growth), "TG-ATT-03")
    if number is not None:
        known = draft.knowledge.get("skill", {}).get(str(number), {})
        hero.skills.append(Skill(number=number, attribute=attribute, side=side, name=name or known.get(side, "")))
        draft.tell("tell-attach-skill", who=who, skill=number, attribute=attribute, side=side)
    else:
        hero.attributes[attribute] += 1
        draft.tell("tell-mark-point", who=who, attribute=attribute, value=hero.attribute(attribute))
    draft.write("wrote-attribute", who=who, attribute=attribute, value=hero.attribute(attribute))


def _free_skill(draft: Draft[Avalon], hero: Hero, attribute: Attribute, skill: int | None) -> int:
    """The number of a skill card that may be taken; said before anything is paid. TG-ADV-09, TG-ADV-14."""
    if not growth.skills_left(draft.state, attribute):
        draft.object("TG-ADV-14", "no-skill-left", attribute=attribute, count=growth.SKILLS_OF_AN_ATTRIBUTE)
    if skill is None:
        draft.refuse("skill", "third-point-is-a-skill", who=hero.id, attribute=attribute)
    owners = (other.id for other in draft.state.heroes.values() for card in other.skills if card.number == skill)
    if taken := next(owners, ""):
        draft.object("TG-ADV-09", "skill-is-taken", skill=skill, who=taken)
    known = draft.knowledge.get("skill", {}).get(str(skill), {}).get("attribute", attribute)
    if known != attribute:
        draft.object("TG-ADV-07", "skill-of-another", skill=skill, attribute=known)
    return skill


@moves.add(by="seat", step="advancement", reveals=True)
def look_at_cards(
    draft: Draft[Avalon],
    who: HeroId,
    deck: PoolName,
    looked: Looked = [],  # noqa: B006 - a declaration, never changed
    chosen: CardName | None = None,
) -> None:
    """TG-ADV-02: pay 2 Experience and look at the top three cards of an advancement deck, of which one will be kept.

    `looked`: which cards came when the table drew them; `chosen`: the one that stays, when that is all it tells.
    TG-HRD-10, TG-ADV-05: in hard mode 5 Experience, and only two cards.
    """
    hero = hero_of(draft, who)
    pool, price, most = pool_of(hero, deck), growth.card_price(draft.state), growth.looked_at(draft.state)
    if len(looked) > most:
        draft.refuse("looked", "more-cards-than-looked-at", count=most)
    if hero.offer is not None:
        draft.refuse("deck", "choose-the-card-first", who=who)
    if draft.state.in_app("decks") and not pool.advancement.size:
        draft.object("TG-ADV-02", "no-cards-to-look-at", who=who, deck=deck)
    _pay(draft, hero, price, "TG-ADV-02")
    if not draft.state.in_app("decks"):
        draft.tell("tell-look-by-hand", who=who, deck=deck, count=most)
        draft.write("wrote-card", who=who, deck=deck)
        return
    if chosen is not None:
        hero.offer = Offer(deck=deck, cards=[draft.draw(f"advancement {deck}", pool.advancement, chosen, "chosen")])
        keep_card(draft, who, chosen)
        return
    count = min(len(looked) or most, pool.advancement.size)
    told = [*looked, *[None] * (count - len(looked))]
    cards = [draft.draw(f"advancement {deck}", pool.advancement, card, "looked") for card in told]
    hero.offer = Offer(deck=deck, cards=cards)
    draft.tell("tell-choose-card", who=who, deck=deck, cards=[growth.named(hero, card) for card in cards])


@moves.add(by="seat", step="advancement")
def keep_card(draft: Draft[Avalon], who: HeroId, card: CardName, aside: bool = False) -> None:
    """TG-ADV-02: keep one of the cards looked at, in the deck or beside the board; the others are shuffled back."""
    hero = hero_of(draft, who)
    if hero.offer is None or card not in hero.offer.cards:
        draft.refuse("card", "not-on-offer", who=who)
    deck, others = hero.offer.deck, [*hero.offer.cards]
    others.remove(card)
    pool = pool_of(hero, deck)
    hero.offer = None
    pool.advancement.shuffle_in(*others)
    (pool.aside if aside else pool.cards).append(card)
    draft.tell("tell-keep-card", who=who, deck=deck, card=growth.named(hero, card), where="aside" if aside else "deck")
    draft.write("wrote-card", who=who, deck=deck)


@moves.add(by="seat", step="decks")
def rebuild_deck(
    draft: Draft[Avalon],
    who: HeroId,
    deck: PoolName,
    take_in: list[CardName] = [],  # noqa: B006
    lay_aside: list[CardName] = [],  # noqa: B006
) -> None:
    """TG-EOD-09, TG-ADV-03, TG-ADV-04: swap owned cards in and out of a deck in the evening; at least 15 stay in it."""
    hero = hero_of(draft, who)
    if not has_rested(draft.state):
        draft.object("TG-EOD-09", "decks-in-the-evening")
    pool = pool_of(hero, deck)
    for card in lay_aside:
        if card not in pool.cards:
            draft.refuse("lay_aside", "not-in-deck", card=card)
        pool.cards.remove(card)
        pool.aside.append(card)
    for card in take_in:
        if card not in pool.aside:
            draft.refuse("take_in", "not-in-deck", card=card)
        pool.aside.remove(card)
        pool.cards.append(card)
    if len(pool.cards) < printed.STARTING_CARDS:
        draft.object("TG-EOD-09", "deck-too-small", who=who, count=len(pool.cards), least=printed.STARTING_CARDS)
    if lay_aside:
        draft.tell("tell-cards-aside", who=who, deck=deck, cards=[growth.named(hero, card) for card in lay_aside])
    if take_in:
        draft.tell("tell-cards-in", who=who, deck=deck, cards=[growth.named(hero, card) for card in take_in])
    draft.write("wrote-deck-rebuilt", who=who, deck=deck)


def _pay(draft: Draft[Avalon], hero: Hero, price: int, rule: str) -> None:
    """TG-ADV-01, TG-EOD-08: Experience is spent in the evening only, as far as the app keeps days and boards."""
    if draft.state.in_app("days") and at_step(draft.state) != "advancement":
        draft.object("TG-EOD-08", "experience-in-the-evening")
    if not draft.state.in_app("boards"):
        draft.tell("tell-pay-experience", who=hero.id, price=price)
        return
    must_have(draft, hero, "experience", price, rule)
    spend(draft, hero, "experience", price)
    draft.tell("tell-paid", who=hero.id, what="experience", value=hero.resources["experience"])
