"""Strength and craft at a moment: counters, and what objects and followers add just now. TA-STR-14, TA-CRA-07."""

from __future__ import annotations

from typing import NamedTuple

from ..box import board
from ..box.names import Ability
from ..state.character import Character
from ..state.pieces import Card
from ..state.table import Realm

SPELL_LIMITS = (0, 0, 0, 1, 2, 2, 3)  # TA-CRA-08, by total craft; 6 stands for more
OBJECT_LIMIT = 4  # TA-OBJ-05
HEALED_TO = 4  # TA-LIFE-05
RATE = 7  # TA-STR-08: points of strength on trophies for one counter
DRAGON_BONUS = 2  # TA-KNOW-20: what slays dragons adds against them, on top of what it always adds in combat


class Part(NamedTuple):
    """One part of a total: what it comes from ("counters", "toad", "craft", or a card's name), and how much."""

    source: str
    amount: int


def suspended(character: Character) -> bool:
    """TA-EDGE-04: on the Cursed Glade nothing that objects add counts (ledger 29.2)."""
    return board.space(character.space).name == "cursed_glade"


def weapon_strength(card: Card, dragons: bool = False) -> int:
    """TA-KNOW-20: what a weapon adds in combat; some add more when there is a dragon among the enemies."""
    return card.strength + (DRAGON_BONUS if dragons and "slays_dragons" in card.marks else 0)


def weapons_of(character: Character, dragons: bool = False) -> list[Card]:
    """The weapons that it may use, the best first."""
    if character.toad is not None or character.can("no_weapons"):
        return []
    weapons = [card for card in character.objects if "weapon" in card.marks]
    return sorted(weapons, key=lambda card: -weapon_strength(card, dragons))


def parts(
    character: Character,
    ability: Ability,
    *,
    combat: bool = False,
    weapons: list[str] | None = None,
    dragons: bool = False,
    hired: list[str] | None = None,
) -> list[Part]:
    """What makes up a total now. `combat`: weapons and what helps only in combat count too, but one weapon only.

    `weapons`: which ones (else the best); `hired`: who of those that ask for gold (else whom it can pay).
    TA-STR-03, TA-STR-15, TA-COM-06, TA-PSY-09, TA-TOAD-06, TA-EDGE-04.
    """
    if character.toad is not None:
        gained = getattr(character.toad, ability)
        return [Part("toad", 1), *([Part("toad-gained", gained)] if gained else [])]
    found = [Part("counters", getattr(character, ability))]
    usable = character.followers if suspended(character) else character.belongings
    for card in usable:
        if "weapon" in card.marks or ("combat_only" in card.marks and not (combat and ability == "strength")):
            continue
        if card.price and card not in hirelings(character, hired):
            continue
        if amount := getattr(card, ability):
            found.append(Part(card.name, amount))
    if combat and ability == "strength":
        wields = wielded(character, weapons, dragons)
        found += [Part(card.name, weapon_strength(card, dragons)) for card in wields if card.strength]
        if character.can("craft_in_combat"):
            found.append(Part("craft", total(character, "craft")))
    return found


def hirelings(character: Character, hired: list[str] | None = None) -> list[Card]:
    """TA-KNOW-20: who fights for gold: the chosen ones, else as many as it can pay, in the order they came."""
    asking = [card for card in character.belongings if card.price]
    if hired is not None:
        return [card for card in asking if card.id in hired]
    gold, found = character.gold, []
    for card in asking:
        if card.price <= gold:
            gold -= card.price
            found.append(card)
    return found


def wielded(character: Character, weapons: list[str] | None = None, dragons: bool = False) -> list[Card]:
    """TA-COM-06, TA-KNOW-11: the weapon that counts, or two for who may use two: the chosen ones, else the best."""
    if suspended(character):
        return []
    own = weapons_of(character, dragons)
    chosen = own if weapons is None else [card for card in own if card.id in weapons]
    return chosen[: 2 if character.can("two_weapons") else 1]


def total(character: Character, ability: Ability, *, combat: bool = False, weapons: list[str] | None = None) -> int:
    """TA-STR-14, TA-CRA-07: a total at this moment; for a fight by strength with `combat`."""
    return sum(part.amount for part in parts(character, ability, combat=combat, weapons=weapons))


def spell_limit(state: Realm, character: Character) -> int:
    """TA-CRA-08, TA-CRA-09: how many spells it may hold now, by its total craft; the Wand gives at least one."""
    limit = SPELL_LIMITS[min(max(total(character, "craft"), 0), 6)]
    if character.has("wand") and not suspended(character):
        return max(1, limit) if state.default("TA-CRA-09") else limit + 1
    return limit


def room_to_heal(state: Realm, character: Character) -> int:
    """TA-LIFE-05: how many lives can be healed; all of them where the table keeps them, and knows how many it has."""
    return max(0, HEALED_TO - character.lives) if state.in_app("characters") else HEALED_TO


def surplus_spells(state: Realm, character: Character) -> int:
    """TA-CRA-11, TA-TOAD-11: how many spells must go to the used pile at once; none while it is a toad."""
    if character.toad is not None or not character.in_play:
        return 0
    return max(0, len(character.spells) - spell_limit(state, character))


def counted_objects(state: Realm, character: Character) -> list[Card]:
    """TA-OBJ-05, TA-OBJ-10, TA-RAFT-13: what counts to the limit: all objects, Talismans and a held raft too."""
    return [card for card in character.objects if "raft" not in card.marks or state.default("TA-RAFT-13")]


def object_limit(state: Realm, character: Character) -> int | None:
    """TA-OBJ-05, TA-OBJ-06, TA-KNOW-18: four; with a mule as many as it carries besides, or (None) any number."""
    mules = [card for card in character.objects if "mule" in card.marks]
    if not mules:
        return OBJECT_LIMIT
    load = max(card.load for card in mules) or state.mule_load
    return OBJECT_LIMIT + load if load else None


def surplus_objects(state: Realm, character: Character) -> int:
    """TA-OBJ-08, TA-OBJ-09: how many objects must be put down at once."""
    limit = object_limit(state, character)
    return 0 if limit is None else max(0, len(counted_objects(state, character)) - limit)


def may_own(character: Character, card: Card) -> bool:
    """TA-OBJ-04, TA-ALI-07, TA-TOAD-05: whether it may own that card at all: alignment, its abilities, its shape."""
    if character.toad is not None or character.alignment in card.bans:
        return False
    if "weapon" in card.marks and character.can("no_weapons"):
        return False
    return not (card.saves and card.is_object and character.can("no_armour"))


def trophy_points(character: Character) -> int:
    """TA-STR-08: the strength printed on all its trophies."""
    return sum(card.value for card in character.trophies if card.fights_by_strength)


class Exchange(NamedTuple):
    """Trophies to hand in: which, their points, the strength they bring and the points that are lost. TA-STR-09."""

    trophies: list[str]
    points: int
    gains: int
    waste: int


def exchange_of(cards: list[Card]) -> Exchange:
    """TA-STR-08, TA-STR-09: what these trophies bring: 1 for every full 7, and what is left over is lost."""
    points = sum(card.value for card in cards)
    return Exchange([card.id for card in cards], points, points // RATE, points % RATE)


def best_exchange(character: Character) -> Exchange | None:
    """TA-STR-12: of the sets that bring as much as can be had, one that wastes least; None when nothing can be had."""
    cards = [card for card in character.trophies if card.fights_by_strength and card.value]
    sums: dict[int, list[Card]] = {0: []}  # the fewest cards for each number of points
    for card in cards:
        for points, chosen in sorted(sums.items(), reverse=True):
            new = points + card.value
            if new not in sums or len(sums[new]) > len(chosen) + 1:
                sums[new] = [*chosen, card]
    most = max(sums) // RATE
    if not most:
        return None
    least = min(points for points in sums if points >= RATE * most)
    return exchange_of(sums[least])
