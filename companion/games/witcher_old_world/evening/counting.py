"""What lies on the table and is counted before the app keeps it: boards, figures, the players' own cards. WO-SES-01."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.counting import Lying, Number
from ....core.draft import Draft
from ..box.names import ATTRIBUTES, HAND, PLACES, POTION_CARDS, POTIONS, TOP
from ..play import boards
from ..state.table import Continent
from ..state.witcher import Witcher, named

MOST_GOLD = MOST_CARDS = 99
LAST_PLACE = 18


def lying(state: Continent, area: str) -> list[Lying]:
    """What must be known before the app keeps an area; who counts cards must know the boards, too (WO-DMG-03)."""
    found = []
    for witcher in state.witchers:
        if witcher.school is None:
            continue
        numbers: list[Number] = []
        if area == "boards" or (area == "decks" and not state.in_app("boards")):
            numbers += _board(witcher)
        if area == "decks":
            numbers += (Number(pile, 0, HAND if pile == "hand" else MOST_CARDS) for pile in boards.PILES)
        if area == "map":
            numbers.append(Number("location", 0, LAST_PLACE))
        if numbers:
            found.append(Lying(str(witcher.seat), named(witcher), tuple(numbers)))
    return found


def _board(witcher: Witcher) -> list[Number]:
    return [
        Number("gold", 0, MOST_GOLD, witcher.gold),
        Number("potions", 0, POTIONS, witcher.potions),
        *(Number(name, 1, TOP, witcher.level_of(name)) for name in ATTRIBUTES),
        Number("level", 1, TOP, witcher.level),
        Number("shield", 0, TOP, witcher.shield),
    ]


def take_over(draft: Draft[Continent], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps an area from now on, as it was counted. Of the market nobody knows a card yet."""
    state = draft.state
    for seat, numbers in counts.items():
        boards.read_off(draft, state.at(int(seat)), numbers)
    if area in ("boards", "decks"):
        state.kept["boards"] = "app"
        state.potions = max(0, POTION_CARDS - state.potion_discard - sum(witcher.potions for witcher in state.witchers))
    if area == "market":
        state.market = [None] * PLACES
