"""What every page draws: a seat's figure, a card, a timeline as tiles, what a player's symbols come to."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import Message, say
from ..box.cards import Card, Condition, Result
from ..box.knowledge import SIGNS
from ..box.names import COLOURS, SYMBOLS, Colour, Symbol
from ..play import fate, symbols
from ..state.pieces import Laid
from ..state.player import Player, named
from ..state.table import Destiny

HUES = ("ember", "frost", "moss", "wyrd", "blood")  # by seat, so that no two at a table are alike


@dataclass(frozen=True)
class Figure:
    """Somebody at the table: the character, and whoever plays it."""

    seat: int
    who: str  # as messages call the character
    player: str  # "": nobody has said a name
    automa: bool
    vp: int
    xp: int

    @property
    def hue(self) -> str:
        """The colour of its seat."""
        return HUES[(self.seat - 1) % len(HUES)]


def figure(state: Destiny, one: Player) -> Figure:
    """A figure for the track, the rows and the lists."""
    automa = state.is_automa(one.seat)
    return Figure(one.seat, named(one), "" if automa else state.player_of(one.seat), automa, one.vp, one.xp)


def figure_at(state: Destiny, seat: int) -> Figure | None:
    """The figure of a seat; None for nobody's."""
    found = state.find(seat)
    return figure(state, found) if found is not None else None


def subtitle(state: Destiny) -> Message:
    """The small line beside the table's name: chapter, turn and step."""
    if state.step == "characters":
        return say("destiny-before")
    if state.step in ("winner", "epilogue", "over", "quests", "gold", "objectives", "unresolved"):
        return say("destiny-final")
    return say("destiny-stand", chapter=state.chapter, turn=state.turn)


# --- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """A card of the box as it is drawn: colours, symbols, its effect; `name`: the owner's nickname ("": none)."""

    id: str
    name: str
    colours: list[Colour]
    symbols: list[Symbol]
    condition: Condition | None
    result: Result | None


def face(card: Card) -> Face:
    """A described card."""
    name = "" if card.id.startswith(SIGNS) else card.id
    return Face(card.id, name, list(card.colours), list(card.symbols), card.condition, card.result)


def faces(state: Destiny) -> list[Face]:
    """All described cards: by colours, then by symbols, so that the eye finds one as it lies in the hand."""

    def order(card: Card) -> tuple[list[int], list[int], str]:
        return [COLOURS.index(one) for one in card.colours], [SYMBOLS.index(one) for one in card.symbols], card.id

    return [face(card) for card in sorted(state.box.cards.values(), key=order)]


def latest(state: Destiny) -> Face | None:
    """The card that was described last at this table."""
    known = [*state.box.cards.values()]
    return face(known[-1]) if known else None


def face_of(state: Destiny, id: str) -> Face | None:
    """A card by what it is called; None for one that nobody has named."""
    card = state.box.cards.get(id)
    return face(card) if card is not None else None


@dataclass(frozen=True)
class Sign:
    """A symbol of a card on a timeline, at its place; `covered`: a lost-symbol token lies on it."""

    symbol: Symbol
    at: int
    covered: bool


@dataclass(frozen=True)
class Tile:
    """A card on a timeline, at its place from the left (0 first)."""

    place: int
    name: str
    colours: list[Colour]
    signs: list[Sign]
    condition: Condition | None
    result: Result | None
    kept: bool
    fresh: bool  # played in this turn
    waits: bool  # its effect is the next to happen
    dyed: Colour | None


def tiles(state: Destiny, player: Player) -> list[Tile]:
    """A player's timeline from the left."""
    return [_tile(state, player, place, laid) for place, laid in enumerate(player.timeline)]


def _tile(state: Destiny, player: Player, place: int, laid: Laid) -> Tile:
    return Tile(
        place=place,
        name="" if laid.id.startswith(SIGNS) else laid.id,
        colours=list(laid.colours),
        signs=[Sign(symbol, at, at in laid.covered) for at, symbol in enumerate(laid.symbols)],
        condition=laid.condition,
        result=laid.result,
        kept=laid.kept,
        fresh=not laid.kept and (laid.chapter, laid.turn) == (state.chapter, state.turn),
        waits=player.resolving[:1] == [place],
        dyed=laid.dyed,
    )


@dataclass(frozen=True)
class Stock:
    """What a player has of a symbol: in all, as tokens of the pool, as special tokens; whether it is active now."""

    symbol: Symbol
    total: int
    tokens: int
    special: int
    side: str  # "left", "right", or "" where it is inactive


def stocks(state: Destiny, player: Player) -> list[Stock]:
    """All four symbols of a player, the active ones first, as their pages lie: left, right."""
    sides = {state.left: "left", state.right: "right"}
    special = [one.symbol for one in player.specials if not one.on_board]
    totals = symbols.totals(player)
    found = [
        Stock(symbol, totals[symbol], player.pool[symbol], special.count(symbol), sides.get(symbol, ""))
        for symbol in SYMBOLS
    ]
    return sorted(found, key=lambda one: ("left", "right", "").index(one.side))


@dataclass(frozen=True)
class TimelineShown:
    """A player's timeline with everything that belongs to it."""

    figure: Figure
    tiles: list[Tile]
    stocks: list[Stock]
    left: int  # active symbols of each side
    right: int
    hand: int


def line(state: Destiny, player: Player) -> TimelineShown:
    """A player's row on the page of timelines."""
    return TimelineShown(
        figure=figure(state, player),
        tiles=tiles(state, player),
        stocks=stocks(state, player),
        left=fate.count_of(state, player, "left"),
        right=fate.count_of(state, player, "right"),
        hand=player.hand,
    )
