"""What this installation knows of its owner's box: learned from moves, offered again. `[not in the rulebook]` there.

A kind of knowledge is a type here and a list in `Box`; a table takes over what is known (`remembered`) and learns more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from ....core.bounds import Handful, Named, Word
from ....core.draft import Knowledge
from .cards import Card, Condition, Described, Result, in_order, printed_symbols
from .characters import AbilityId, Window
from .names import SYMBOLS, Back, CardId, Chapter, Colour, Side, Some, Symbol, Text, Title, Xp

T = TypeVar("T")
SIGNS = "~"  # begins what a card is called by its signs
Lessons = dict[str, dict[str, Any]]  # kind, key, facts
Value = Annotated[int, msgspec.Meta(ge=0, le=99)]
Scale = Annotated[list[Value], msgspec.Meta(max_length=21)]
Pattern = Literal[
    "few_colours", "rank_bare", "rank_multi", "each_multi", "each_symbol", "each_symbol_in_hand", "rank_symbol_in_hand"
]
EffortBonus = Literal["xp", "vp", "left", "right", "magic", "diplomacy", "exploration", "combat"]
BonusKind = Literal["gain", "lose", "first", "redraw", "special", "by_hand"]
# WP-DATA-10; `others_left`: everybody but the holder of the left path token.
Receiver = Literal["left", "right", "each", "others_left", "others_right", "lowest", "highest"]
BonusWhat = Literal[
    "vp",
    "xp",
    "magic",
    "diplomacy",
    "exploration",
    "combat",
    "active_left",
    "active_right",
    "alliance_left",
    "alliance_right",
]
AllianceEffect = Literal["xp", "turn_active", "gain_active", "inactive_to_xp"]


class AbilityNote(msgspec.Struct, kw_only=True, frozen=True):
    """WP-ABI-11: an ability at its place on a board. `own`: one that the owner describes, with its window and text."""

    id: AbilityId
    name: Title = ""
    window: Window | None = None
    text: Text = ""


class Board(msgspec.Struct, kw_only=True, frozen=True):
    """WP-XP-03, WP-XP-11: what a player board prints.

    `positions`: of abilities 2 to 4 on the track; `track`: victory points at 0 to 20; empty where nobody has said.
    """

    positions: Annotated[list[Xp], msgspec.Meta(max_length=3)] = []
    track: Scale = []
    abilities: Annotated[list[AbilityNote], msgspec.Meta(max_length=4)] = []


class SideQuest(msgspec.Struct, kw_only=True, frozen=True):
    """WP-QUEST-03: a side quest card: victory points for hand cards of a colour, by a scale from 0 cards on."""

    colour: Colour | None = None
    symbol: Symbol | None = None
    scale: Scale = []
    text: Text = ""


class AutomaBoard(msgspec.Struct, kw_only=True, frozen=True):
    """WP-SOLO-10, WP-SOLO-18: an Automa board: its two symbols, what gives it experience, its second ability in words.

    `colour`, `symbol`: each drafted card of it gives one experience point; `extra_card`: the second ability is to draft
    and play one more card (WP-SOLO-17); `track`: what its gold marker pays at 0 to 20 (WP-SOLO-33).
    """

    symbols: Annotated[list[Symbol], msgspec.Meta(max_length=2)] = []
    colour: Colour | None = None
    symbol: Symbol | None = None
    first: Text = ""
    second: Text = ""
    extra_card: bool = False
    track: Scale = []


class EffortCard(msgspec.Struct, kw_only=True, frozen=True):
    """WP-KS-05: an extra effort card: the sequence of colours and the bonus."""

    chapter: Chapter = 1
    colours: Annotated[list[Colour], msgspec.Meta(max_length=8)] = []
    bonus: EffortBonus = "xp"
    count: Some = 1


class ObjectiveCard(msgspec.Struct, kw_only=True, frozen=True):
    """WP-ST-03, WP-ST-23: a hidden objective: its back, what it counts, the symbol it counts, its values."""

    back: Back
    pattern: Pattern
    symbol: Symbol | None = None
    values: Scale = []
    solo: bool = False


class AllianceCard(msgspec.Struct, kw_only=True, frozen=True):
    """WP-MZ-17, WP-MZ-29: an alliance card: its side, its effect, and what it gains where the card prints that."""

    side: Side
    effect: AllianceEffect
    symbol: Symbol | None = None
    towards: Side | None = None


class Operation(msgspec.Struct, kw_only=True, frozen=True):
    """WP-DATA-09, WP-DATA-10: one thing that a page of the story brings, and to whom.

    `amount`: how much is gained or lost, or how many cards are drawn; `other`: how many of them are discarded, or what
    whoever is first already gains instead (of `what`). `text`: what only hands can do.
    """

    kind: BonusKind
    receiver: Receiver = "left"
    what: BonusWhat = "vp"
    amount: Value = 1
    other: Value = 1
    text: Text = ""


class PrintedSpread(msgspec.Struct, kw_only=True, frozen=True):
    """WP-BOOK-04: a choice spread of a printed story: its two active symbols."""

    left: Symbol
    right: Symbol


class Box(msgspec.Struct, kw_only=True):
    """What is known of the owner's box: each kind by what its owner calls a card of it, boards by their characters."""

    cards: Described = {}
    boards: Named[Word, Board] = {}
    quests: Named[Word, SideQuest] = {}
    automas: Named[Word, AutomaBoard] = {}
    efforts: Named[CardId, EffortCard] = {}
    objectives: Named[CardId, ObjectiveCard] = {}
    alliances: Named[CardId, AllianceCard] = {}
    spreads: Named[Word, PrintedSpread] = {}  # of printed stories, by story and page
    bonuses: Named[Word, Handful[Operation]] = {}  # of printed pages, by story and page
    solo_notes: Named[Word, Text] = {}  # WP-SOLO-35: the solo rule card, by story


def remembered(knowledge: Knowledge) -> Box:
    """What this installation has learned, put in order."""
    return Box(
        cards={id: card_from(id, facts) for id, facts in knowledge.get("card", {}).items()},
        boards=_typed(knowledge, "board", Board),
        quests=_typed(knowledge, "side_quest", SideQuest),
        automas=_typed(knowledge, "automa", AutomaBoard),
        efforts=_typed(knowledge, "effort", EffortCard),
        objectives=_typed(knowledge, "objective", ObjectiveCard),
        alliances=_typed(knowledge, "alliance", AllianceCard),
        spreads=_typed(knowledge, "story_spread", PrintedSpread),
        bonuses={
            key: msgspec.convert(facts["bonuses"], list[Operation])
            for key, facts in knowledge.get("story_bonuses", {}).items()
        },
        solo_notes={key: facts["text"] for key, facts in knowledge.get("solo_note", {}).items()},
    )


def catch_up(box: Box, knowledge: Knowledge, characters: Iterable[str]) -> None:
    """What other tables have taught since of these characters' boards and side quests, where nothing is known here."""
    for character in characters:
        if character not in box.boards and (facts := knowledge.get("board", {}).get(character)):
            box.boards[character] = msgspec.convert(facts, Board)
        if character not in box.quests and (facts := knowledge.get("side_quest", {}).get(character)):
            box.quests[character] = msgspec.convert(facts, SideQuest)


def _typed(knowledge: Knowledge, kind: str, made: type[T]) -> dict[str, T]:
    return {key: msgspec.convert(facts, made) for key, facts in knowledge.get(kind, {}).items()}


def condition_from(facts: Mapping[str, Any]) -> Condition | None:
    """The condition part of a card, from the facts that `describe_card` asks for."""
    if not facts.get("condition"):
        return None
    return Condition(
        code=facts["condition"],
        symbol=facts.get("condition_symbol") or None,
        colour=facts.get("condition_colour") or None,
    )


def result_from(facts: Mapping[str, Any]) -> Result | None:
    """The result part of a card, from the same facts."""
    if not facts.get("result"):
        return None
    return Result(code=facts["result"], symbol=facts.get("result_symbol") or None)


def card_from(id: str, facts: Mapping[str, Any]) -> Card:
    """A card as it was described."""
    return Card(
        id=id,
        symbols=printed_symbols({symbol: facts.get(symbol, 0) for symbol in SYMBOLS}),
        colours=in_order(facts.get("colours", [])),
        condition=condition_from(facts),
        result=result_from(facts),
    )


def by_signs(facts: Mapping[str, Any]) -> str:
    """What a card without a nickname is called: its signs, so that two cards that show the same are one."""
    card = card_from("", facts)
    signs = [f"{card.symbols.count(symbol)}{symbol[:3]}" for symbol in SYMBOLS if symbol in card.symbols]
    effect = (card.condition, card.result)
    parts = [getattr(part, name, None) for part in effect for name in ("code", "symbol", "colour")]
    return SIGNS + "-".join([*signs, *card.colours, *(part[:3] for part in parts if part)])


def called(nickname: str, facts: Mapping[str, Any]) -> str:
    """What a card is called: by its nickname, else by its signs."""
    return " ".join(nickname.split()) or by_signs(facts)


# --- what a move teaches, to be offered at the next table ------------------------------------------------------------


def of_card(args: dict[str, Any], state: Any) -> Lessons:
    """WP-DATA-21: an action card, described once; one without a nickname is called by its signs."""
    facts = {key: value for key, value in args.items() if key != "card"}
    return {"card": {called(args.get("card", ""), facts): facts}}


def page_key(story: str, page: int) -> str:
    """What a page of a printed story is kept under."""
    return f"{story}-{page}"


def of_spread(args: dict[str, Any], state: Any) -> Lessons:
    """WP-BOOK-04, WP-SYM-14: the two symbols of a printed story's spread."""
    pages = {key: spread for key, spread in state.box.spreads.items() if key.startswith(f"{state.story}-")}
    return {"story_spread": {key: msgspec.to_builtins(spread) for key, spread in pages.items()}}


def of_bonuses(args: dict[str, Any], state: Any) -> Lessons:
    """WP-DATA-08: what a page of a printed story brings."""
    pages = {key: brings for key, brings in state.box.bonuses.items() if key.startswith(f"{state.story}-")}
    return {"story_bonuses": {key: {"bonuses": msgspec.to_builtins(brings)} for key, brings in pages.items()}}
