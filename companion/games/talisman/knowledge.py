"""What this installation knows of its owner's box: learned from moves, offered again. TA-CHR-04, TA-KNOW."""

from __future__ import annotations

from typing import Any

from ...core.draft import Knowledge
from .names import PURCHASES, TRAITS
from .printed import known_cards, sheets
from .readings import READINGS
from .state import Realm


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers: the characters, the purchase piles, the house rules."""
    return {
        "sheets": sheets(knowledge),
        "stock": stock(knowledge),
        "readings": READINGS,
        "traits": TRAITS,
    }


def stock(knowledge: Knowledge) -> dict[str, int]:
    """TA-KNOW-13: how many purchase cards of each kind the box holds, as far as anybody counted them."""
    counted = knowledge.get("purchase", {})
    known = known_cards({})
    return {item: counted.get(item, {}).get("count", known[item].stock) for item in PURCHASES}


def encounter_names(knowledge: Knowledge) -> list[str]:
    """The names of the encounter cards, as often as each is known to lie in the deck."""
    known = {name: card for name, card in known_cards(knowledge).items() if card.origin == "encounter"}
    return [name for name, card in known.items() for _ in range(card.copies)]


def spell_names(knowledge: Knowledge) -> list[str]:
    """The names of the spells that this installation has learned."""
    return [name for name, facts in knowledge.get("spell", {}).items() for _ in range(facts.get("copies", 1))]


def learned(move: str, args: dict[str, Any], state: Realm) -> dict[str, dict[str, Any]]:
    """What a move taught about the owner's cards, to be offered at the next table."""
    if move == "describe_card":
        return _cards([args["facts"]])
    if move in ("lay_card", "gain_card"):
        return _cards([args["card"]])
    if move == "draw":
        return _cards(args["cards"])
    if move == "describe_character":
        facts = {key: value for key, value in args["sheet"].items() if key != "id"}
        return {"character": {args["sheet"]["id"]: facts}}
    if move == "describe_space":
        return {"space": {args["space"]: {"draw": args["draw"]}}}
    if move == "set_stock":
        return {"purchase": {args["item"]: {"count": args["count"]}}}
    if move in ("name_spell", "cast") and args["name"]:
        return {"spell": {args["name"]: {}}}
    return {}


def _cards(told: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Named cards with what was said of them; a card that nobody has named teaches nothing."""
    found, printed = {}, known_cards({})  # how many the box holds of a card that it knows is known, too
    for one in told:
        facts = {key: value for key, value in one.items() if value not in (None, "") and key != "name"}
        if one.get("name") and facts.get("kind"):
            found[one["name"]] = facts if one["name"] in printed else {"copies": 1, **facts}
    return {"card": found} if found else {}
