"""The offers of units, Advanced Actions and Spells: dealt, taken from, filled again. MK-SET-05..10, MK-RND-04..09.

Every draw is the app's unless the table tells what came. An empty deck gives nothing, and nothing is refused for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from ....core.deck import Deck
from ....core.draft import Draft
from ..box.cards import ActionId, GainedId, colour_of
from ..box.names import Basic
from ..box.scenarios import units_offered
from ..box.tiles import TILES
from ..box.units import UNITS, UnitId
from ..state.hero import Hero, called
from ..state.pieces import CardOffer
from ..state.table import MageKnight
from .cards import gain_card
from .land import ground

COLUMN = 3  # MK-SET-06, MK-SET-07: cards of an offer
ONE_OF: dict[CardOffer, Literal["action", "spell"]] = {"actions": "action", "spells": "spell"}


class Lowest(NamedTuple):
    """MK-DUM-11, MK-DUM-12: the colours of the cards that lay lowest; None where none lay there."""

    action: Basic | None = None
    spell: Basic | None = None


# --- how much is dealt


def unit_count(state: MageKnight) -> int:
    """MK-SET-09, MK-RND-05, MK-BC-03: units of an offer; the dummy player does not count."""
    return units_offered(state.printed, len(state.heroes))


def elite_used(state: MageKnight) -> bool:
    """MK-FR-04, MK-BC-04, MK-BK-04, MK-CH-03: whether the scenario uses elite units, in this round."""
    return state.printed.elite_in(len(state.heroes), state.round.number)


def elite_ever(state: MageKnight) -> bool:
    """MK-FR-04, MK-BC-04, MK-BK-04: whether elite units are used in any round; else they went back into the box."""
    return any(state.printed.elite_in(len(state.heroes), one + 1) for one in range(state.agreed.rounds))


def revealed_later(state: MageKnight) -> bool:
    """MK-FR-05: whether Spells and Advanced Actions lie open only once they are needed.

    A dummy player takes cards of theirs in each round (MK-DUM-11), so that they are needed at once.
    """
    return state.scenario == "first_reconnaissance" and state.dummy is None


def core_tile_lies(state: MageKnight) -> bool:
    """MK-RND-05, MK-RND-06: whether a core tile was ever revealed; where the table keeps the map, it said so."""
    land = state.charted
    return state.offers.core if land is None else any(TILES[laid.tile].core for laid in land.tiles.values())


def elite_dealt(state: MageKnight) -> bool:
    """MK-RND-06, MK-CH-03: whether elite units come into the next offer.

    Conquer and Hold names the round from which they do; elsewhere a core tile must lie on the map.
    """
    by_round = state.scenario == "conquer_and_hold"
    return elite_used(state) and (by_round or core_tile_lies(state))


def kinds(state: MageKnight) -> list[bool]:
    """MK-RND-05, MK-RND-06: whether each unit of a new offer is elite: those in turn with Regular ones, elite first."""
    elite = elite_dealt(state)
    return [elite and place % 2 == 0 for place in range(unit_count(state))]


def cloisters(state: MageKnight) -> int:
    """MK-RND-07: monasteries on the map that are not burned; where the table keeps the map, it told them one by one."""
    land = state.charted
    return state.offers.cloisters if land is None else sum(one.site == "monastery" for one in ground.grounds(land))


def interactive_out(state: MageKnight) -> bool:
    """MK-SC-02, MK-CO-03, MK-VAR-10: whether the interactive Spells are out of the game."""
    return state.alone or "friendly_spells" in state.variants or state.printed.with_dummy


def spared(state: MageKnight) -> int:
    """MK-VAR-31: cards of the Advanced Action deck that its offer still wants, so that no monastery gets them."""
    if "actions" in state.offers.covered:
        return COLUMN
    return max(COLUMN - len(state.offers.actions), 0)


# --- dealing


def set_out(draft: Draft[MageKnight]) -> None:
    """MK-SET-06, MK-SET-07, MK-SET-09, MK-SET-10, MK-FR-05: the offers of the first round."""
    state = draft.state
    if not state.in_app("offers"):
        draft.tell("tell-deal-units", count=unit_count(state), elite=False)
        if not revealed_later(state):
            draft.tell("tell-deal-cards", count=COLUMN)
        return
    if revealed_later(state):
        state.offers.covered = ["actions", "spells"]
    deal_units(draft)
    deal_monasteries(draft)
    for column in ("actions", "spells"):
        fill(draft, column)


def refresh(draft: Draft[MageKnight]) -> Lowest:
    """MK-RND-02, MK-RND-04..09: the offers of a new round; what the dummy player has of the lowest cards.

    Where the table keeps them, the hands are told how much to deal.
    """
    state = draft.state
    if not state.in_app("offers"):
        draft.tell("tell-return-units")
        draft.tell("tell-deal-units", count=unit_count(state), elite=elite_dealt(state))
        if cloisters(state) or state.charted is None:  # on a map that the table keeps one may lie untold
            draft.tell("tell-monastery-cards", count=cloisters(state))
        draft.tell("tell-refresh-cards", dummy=state.dummy is not None, later=revealed_later(state))
        return Lowest()
    clear_units(draft)
    deal_units(draft)
    deal_monasteries(draft, int(state.dummy is not None))  # MK-DUM-11: the dummy player takes one out of the offer
    return Lowest(slide(draft, "actions"), slide(draft, "spells"))


def clear_units(draft: Draft[MageKnight]) -> None:
    """MK-RND-04: what was left of the unit offer goes to the bottoms of the decks."""
    offers, decks = draft.state.offers, draft.state.decks
    if offers.units or offers.monastery:
        draft.tell("tell-return-units")
    for unit in offers.units:
        deck_of(draft.state, unit).put_to_bottom(unit)
    for action in offers.monastery:
        decks.actions.put_to_bottom(action)
    offers.units, offers.monastery = [], []


def deal_units(draft: Draft[MageKnight], told: Sequence[UnitId] = ()) -> None:
    """MK-SET-09, MK-RND-05, MK-RND-06: a new offer of units; of an empty deck the other one takes the place."""
    state = draft.state
    for place, elite in enumerate(kinds(state)):
        deck = state.decks.elite if elite else state.decks.regular
        if not deck.size and elite_dealt(state):
            deck = state.decks.regular if elite else state.decks.elite
        if deck.size:
            state.offers.units.append(_unit(draft, deck, told[place] if place < len(told) else None, "units"))
    if state.scenario == "first_reconnaissance" and state.round.number == 1 and not state.default("MK-KF-85"):
        _find_villager(draft)
    draft.tell("tell-lay-units", count=len(state.offers.units), units=[*state.offers.units])


def _find_villager(draft: Draft[MageKnight]) -> None:
    """MK-KF-85: the last unit gives way to the next ones until a village has somebody to recruit."""
    units, deck = draft.state.offers.units, draft.state.decks.regular
    for _ in range(deck.size):
        if not units or any("village" in UNITS[unit].where for unit in units):
            return
        deck.put_to_bottom(units.pop())
        units.append(_unit(draft, deck, None, "units"))


def deal_monasteries(draft: Draft[MageKnight], leaving: int = 0) -> None:
    """MK-SET-10, MK-RND-07, MK-VAR-31: an Advanced Action among the units for each monastery that is not burned.

    `leaving`: cards that the Advanced Action offer will want beside what is missing in it now.
    """
    state = draft.state
    for _ in range(cloisters(state) - len(state.offers.monastery)):
        if not monastery_card(draft, leaving=leaving):
            return


def monastery_card(draft: Draft[MageKnight], told: ActionId | None = None, leaving: int = 0) -> bool:
    """MK-EXP-09, MK-VAR-31: one more Advanced Action among the units; whether the deck could spare one."""
    state = draft.state
    if not state.in_app("offers"):
        draft.tell("tell-monastery-cards", count=1)
        return True
    if state.decks.actions.size <= spared(state) + leaving:
        draft.tell("tell-no-monastery-card")
        return False
    state.offers.monastery.append(_action(draft, told))
    draft.tell("tell-lay-monastery-card", card=state.offers.monastery[-1])
    return True


def fill(draft: Draft[MageKnight], column: CardOffer, told: str | None = None) -> None:
    """MK-CRD-14, MK-VAR-31: cards slide down and new ones come on top, as far as the deck goes."""
    offers = draft.state.offers
    if column in offers.covered:
        return
    cards, deck, kind = lying(draft.state, column), _deck(draft.state, column), ONE_OF[column]
    while len(cards) < COLUMN and deck.size:
        cards.insert(0, draft.draw(kind, deck, told, "refill"))
        told = None
        draft.tell("tell-lay-card", offer=column, card=cards[0])


def slide(draft: Draft[MageKnight], column: CardOffer) -> Basic | None:
    """MK-RND-08, MK-RND-09, MK-DUM-11, MK-DUM-12: the lowest card leaves its offer, a new one comes on top.

    It goes under its deck, an Advanced Action into the dummy player's deck where there is one. Its colour.
    """
    state = draft.state
    if column in state.offers.covered:
        return None
    cards = lying(state, column)
    if not cards:
        fill(draft, column)
        return None
    lowest = cards.pop()
    kept = column == "actions" and state.dummy is not None
    draft.tell("tell-lowest", offer=column, card=lowest, dummy=kept)
    if not kept:
        _deck(state, column).put_to_bottom(lowest)
    fill(draft, column)
    return colour_of(cast(GainedId, lowest))


def uncover(draft: Draft[MageKnight], column: CardOffer) -> None:
    """MK-FR-05: an offer that is needed for the first time is revealed."""
    covered = draft.state.offers.covered
    if column in covered:
        covered.remove(column)
        fill(draft, column)


# --- taking


def lying(state: MageKnight, column: CardOffer) -> list[str]:
    """The cards of an offer, the lowest one last."""
    return cast(list[str], state.offers.actions if column == "actions" else state.offers.spells)


def needs(draft: Draft[MageKnight], column: CardOffer, card: str, field: str = "card") -> None:
    """Refused: a card that does not lie in that offer. Where the table keeps offers, any of the box may lie there."""
    state = draft.state
    if state.in_app("offers") and card not in lying(state, column):
        draft.refuse(field, "not-in-offer", offer=column, card=card)


def take(draft: Draft[MageKnight], hero: Hero, column: CardOffer, card: str, refill: str | None = None) -> None:
    """MK-CRD-13, MK-CRD-14, MK-END-10: a card of an offer onto the hero's deck; the offer is filled again.

    `refill`: what came on top; the app draws, unless the table tells it.
    """
    needs(draft, column, card)
    if draft.state.in_app("offers"):
        lying(draft.state, column).remove(card)
        fill(draft, column, refill)
    onto_deck(draft, hero, card)


def take_top_action(draft: Draft[MageKnight], hero: Hero, drew: ActionId | None = None) -> None:
    """MK-INT-16: the unseen top card of the Advanced Action deck onto the hero's deck; refused from an empty one."""
    if draft.state.in_app("offers"):
        onto_deck(draft, hero, _action(draft, drew, "card"))
    elif drew is None:
        draft.refuse("card", "argument-missing")
    else:
        onto_deck(draft, hero, drew)


def take_monastery_card(draft: Draft[MageKnight], hero: Hero, card: ActionId) -> None:
    """MK-INT-11, MK-CRD-15, MK-EDG-11: an Advanced Action from among the units; its place stays empty."""
    state = draft.state
    if state.in_app("offers"):
        if card not in state.offers.monastery:
            draft.refuse("card", "not-in-offer", offer="monastery", card=card)
        state.offers.monastery.remove(card)
    onto_deck(draft, hero, card)


def take_unit(draft: Draft[MageKnight], unit: UnitId, field: str = "unit") -> None:
    """MK-CRD-15: a unit leaves the offer, and its place stays empty until the next round."""
    state = draft.state
    if not state.in_app("offers"):
        return
    if unit not in state.offers.units:
        draft.refuse(field, "not-in-offer", offer="units", card=unit)
    state.offers.units.remove(unit)


def add_elite(draft: Draft[MageKnight], drew: UnitId | None = None) -> UnitId | None:
    """MK-INT-15: one more elite unit in the offer; None: there is none left, or the table deals it."""
    state = draft.state
    if not state.in_app("offers"):
        draft.tell("tell-deal-units", count=1, elite=True)
        return None
    if not state.decks.elite.size:
        return None
    state.offers.units.append(_unit(draft, state.decks.elite, drew, "drew"))
    draft.tell("tell-lay-units", count=1, units=[state.offers.units[-1]])
    return state.offers.units[-1]


def onto_deck(draft: Draft[MageKnight], hero: Hero, card: str) -> None:
    """MK-CRD-13: a card that was gained lies on top of its owner's deck."""
    gain_card(draft, hero, card)
    draft.write("wrote-gained-card", who=called(hero), card=card)


# --- what lies there after all


def name_anew(draft: Draft[MageKnight], lies: str, instead: str) -> bool:
    """A card of an offer turns out to be another one: that one is searched in its deck, and the first goes there.

    Whether it was found there.
    """
    state = draft.state
    for cards, deck in _rows(state, lies):
        if lies in cards and deck.could_give(instead):
            deck.take(instead)
            deck.shuffle_in(lies)
            cards[cards.index(lies)] = instead
            return True
    return False


def lies_open(state: MageKnight, card: str) -> bool:
    """Whether a card lies in one of the offers."""
    return any(card in cards for cards, _ in _rows(state, card))


def could_be(state: MageKnight, lies: str) -> list[str]:
    """What may lie there in the place of a card: others of its deck, each once."""
    found = next((deck for cards, deck in _rows(state, lies) if lies in cards), None)
    return sorted({*found.cards} - {lies}) if found else []


def _rows(state: MageKnight, card: str) -> list[tuple[list[str], Deck]]:
    offers, decks = state.offers, state.decks
    units = decks.elite if card in UNITS and UNITS[cast(UnitId, card)].elite else decks.regular
    return [
        (cast(list[str], offers.units), units),
        (cast(list[str], offers.monastery), decks.actions),
        (cast(list[str], offers.actions), decks.actions),
        (cast(list[str], offers.spells), decks.spells),
    ]


def deck_of(state: MageKnight, unit: UnitId) -> Deck:
    """MK-CMP-08: the deck to which a unit belongs."""
    return state.decks.elite if UNITS[unit].elite else state.decks.regular


def _deck(state: MageKnight, column: CardOffer) -> Deck:
    return state.decks.actions if column == "actions" else state.decks.spells


def _unit(draft: Draft[MageKnight], deck: Deck, told: str | None, field: str) -> UnitId:
    return cast(UnitId, draft.draw("unit", deck, told, field))


def _action(draft: Draft[MageKnight], told: str | None = None, field: str = "refill") -> ActionId:
    return cast(ActionId, draft.draw("action", draft.state.decks.actions, told, field))
