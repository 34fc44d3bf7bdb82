"""How a fight starts: the card and its traits, starting hands, the first turn. TG-CMB-04..09, TG-DIP-09."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.encounter_cards import AT_THE_START, EncounterCard
from ...state.fight import Fight, hand_size
from ...state.table import Avalon
from ...state.under_way import UnderWay
from .hands import comes_in, weapons_of
from .turns import choose, members, must_draw


def open_fight(draft: Draft[Avalon], doing: UnderWay, card: EncounterCard) -> None:
    """Steps 1 to 3 of the start: the card lies there and its traits act. TG-CMB-04, TG-CMB-05.

    Everyone saw to their equipment when the encounter began (TG-CMB-06, TG-ITM-03).

    A diplomacy that may be avoided, or has two approaches, asks for that first. TG-DIP-05, TG-DIP-09.
    """
    doing.fight = Fight(card=card, step="before" if card.avoid or card.approaches else "hands")
    doing.card, doing.colour = card.name, card.colour
    draft.tell("tell-lay-encounter", name=card.name, kind=card.kind)
    for trait in card.traits:
        if trait in AT_THE_START:
            draft.tell(f"tell-trait-{trait}", who=doing.who)
    if doing.fought.step == "hands":
        deal_hands(draft, doing)


def deal_hands(draft: Draft[Avalon], doing: UnderWay) -> None:
    """TG-CMB-07, TG-DIP-09: everyone draws three cards, or two with four characters; the marker stands on grey."""
    fight = doing.fought
    fight.step = "hands"
    people = members(draft.state, doing)
    fight.hale = any(hero.health.value > 1 for hero in people)
    if fight.kind == "diplomacy":
        draft.tell("tell-marker-on-grey")
    for hero in people:
        fight.fighters[hero.id] = comes_in(draft, hero, fight.kind)
        must_draw(draft, doing, hero, hand_size(len(people)))


def begin_turns(draft: Draft[Avalon], doing: UnderWay) -> None:
    """The starting hands are kept: the extra card of a slow opponent, and the first turn. TG-TRT-14."""
    for hero in members(draft.state, doing):
        doing.fought.of(hero.id).weapons = weapons_of(hero)  # TG-CMB-06: what was set aside until now is not used
        if "slow" in doing.fought.card.traits:
            must_draw(draft, doing, hero, 1)
    if doing in draft.state.under_way and doing.fought.step == "hands":
        choose(draft, doing)
