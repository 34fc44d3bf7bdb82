"""What this installation knows of its owner's box: learned from moves, offered again. TA-CHR-04, TA-KNOW."""

from __future__ import annotations

from typing import Any

from ....core.draft import Knowledge
from .names import PURCHASES
from .printed import known_cards

Lessons = dict[str, dict[str, Any]]  # kind, key, facts


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


# --- what a move teaches, to be offered at the next table ----------------------------------------------------------


def of_described_card(args: dict[str, Any], state: object) -> Lessons:
    """A card that somebody read again."""
    return _cards([args["facts"]])


def of_card(args: dict[str, Any], state: object) -> Lessons:
    """A card that came into play."""
    return _cards([args["card"]])


def of_cards(args: dict[str, Any], state: object) -> Lessons:
    """The cards that were drawn."""
    return _cards(args["cards"])


def of_character(args: dict[str, Any], state: object) -> Lessons:
    """A character's card."""
    facts = {key: value for key, value in args["sheet"].items() if key != "id"}
    return {"character": {args["sheet"]["id"]: facts}}


def of_space(args: dict[str, Any], state: object) -> Lessons:
    """How many cards a space prints."""
    return {"space": {args["space"]: {"draw": args["draw"]}}}


def of_stock(args: dict[str, Any], state: object) -> Lessons:
    """TA-KNOW-13: how many purchase cards of a kind there are."""
    return {"purchase": {args["item"]: {"count": args["count"]}}}


def of_spell(args: dict[str, Any], state: object) -> Lessons:
    """A spell by its name; one that nobody has named teaches nothing."""
    return {"spell": {args["name"]: {}}} if args["name"] else {}


def _cards(told: list[dict[str, Any]]) -> Lessons:
    """Named cards with what was said of them; a card that nobody has named teaches nothing."""
    found, printed = {}, known_cards({})  # how many the box holds of a card that it knows is known, too
    for one in told:
        facts = {key: value for key, value in one.items() if value not in (None, "") and key != "name"}
        if one.get("name") and facts.get("kind"):
            found[one["name"]] = facts if one["name"] in printed else {"copies": 1, **facts}
    return {"card": found} if found else {}
