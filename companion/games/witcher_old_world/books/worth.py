"""What an exploration card's gains and costs are worth, in gold, to weigh the cards of a deck."""

from __future__ import annotations

from ....story.book import Effect, Price
from ....story.vocabulary import DeckDoors

WORTH = {"gold": 1.0, "potion": 1.0, "shield": 0.5}
CARDS = (0.5, 1.0, 1.5, 2.0)  # by printed cost
TRAVEL = 1.0  # what the way to a quest's place costs


def worth(effect: Effect | Price) -> float:
    """An effect or a price in gold; a quest only what the way to it costs, for its event is weighed by itself."""
    if isinstance(effect, Price):
        return -WORTH[effect.what] * effect.amount
    name, args = effect.name, effect.args
    match name:
        case "gain":
            return WORTH[str(args[0])] * int(args[1])
        case "lose":
            return -WORTH[str(args[0])] * int(args[1])
        case "raise":
            return 3.0
        case "lower":
            return -3.0
        case "card":
            return CARDS[int(args[0])]
        case "draw":
            return 0.5 * int(args[0])
        case "discard" | "trash":
            return -0.5 * int(args[0])
        case "trail":
            return 1.0
        case "keep":
            return 2.0
        case "quest":
            return -TRAVEL
    return 0.0


def calls(effect: Effect) -> tuple[str, str] | None:
    """The door that an effect leads to later: a quest's event."""
    return ("event", str(effect.args[1])) if effect.name == "quest" else None


DECKS = DeckDoors(
    kinds=("city", "wilds"),
    answers=("event",),
    calls=calls,
    currency=("gain", "lose", "raise", "lower", "card", "draw", "discard", "trash", "trail", "quest", "keep"),
)
