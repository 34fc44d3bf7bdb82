"""Moves by which the app learns what boards, quests and the stories' own cards print. WP-XP-03, ABI, QUEST, KS, ST, MZ.

Each is asked once: the app remembers it with the owner's box.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import lessons
from ..box.characters import KINDS, AbilityId, Character, Window
from ..box.knowledge import (
    AbilityNote,
    AllianceCard,
    AllianceEffect,
    AutomaBoard,
    Board,
    EffortBonus,
    EffortCard,
    ObjectiveCard,
    Pattern,
    Scale,
    SideQuest,
    Value,
)
from ..box.names import TOP_XP, Back, Chapter, Colour, Side, Symbol, Text, Title, Xp
from ..play.stories import extra_effort
from ..state.table import Destiny

moves = Moves()
CardName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
StoryName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Place = Annotated[int, msgspec.Meta(ge=1, le=4)]
Track = Annotated[list[Value], msgspec.Meta(max_length=TOP_XP + 1)]
Sequence = Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=8)]
Bonus = Annotated[int, msgspec.Meta(ge=1, le=9)]


@moves.add(teaches=lessons.of_board)
def describe_board(
    draft: Draft[Destiny],
    character: Character,
    second: Xp,
    third: Xp,
    fourth: Xp,
    track: Track = [],  # noqa: B006
) -> None:
    """WP-XP-03, WP-XP-11: where abilities 2 to 4 stand on a board's track, and what it pays at 0 to 20; remembered."""
    if not lessons.rising([second, third]):
        draft.refuse("third", "track-falls")
    if not lessons.rising([third, fourth]):
        draft.refuse("fourth", "track-falls")
    if track and len(track) != TOP_XP + 1:
        draft.refuse("track", "track-wants-all", count=TOP_XP + 1)
    if not lessons.rising(track):
        draft.refuse("track", "track-falls")
    boards = draft.state.box.boards
    known = boards.get(character)
    boards[character] = Board(
        positions=[second, third, fourth],
        track=track or (known.track if known else []),
        abilities=known.abilities if known else [],
    )
    draft.write("wrote-described-board", whom=character)


@moves.add(teaches=lessons.of_board)
def describe_ability(
    draft: Draft[Destiny],
    character: Character,
    number: Place,
    ability: AbilityId,
    name: Title = "",
    window: Window | None = None,
    text: Text = "",
) -> None:
    """WP-ABI-11: which ability stands at a place of a board, its name; one of the owner's own has window and text."""
    if ability == "own" and (window is None or not text.strip()):
        draft.refuse("window" if window is None else "text", "own-ability-wants-words")
    if ability != "own" and window not in (None, KINDS[ability].window):
        draft.refuse("window", "ability-has-its-window")
    boards = draft.state.box.boards
    known = boards.get(character)
    notes = lessons.ability_notes(known, character)
    notes[number - 1] = AbilityNote(id=ability, name=name, window=window, text=text)
    boards[character] = Board(
        positions=known.positions if known else [], track=known.track if known else [], abilities=notes
    )
    draft.write("wrote-described-board", whom=character)


@moves.add(teaches=lessons.of_quest)
def describe_quest(
    draft: Draft[Destiny],
    character: Character,
    scale: Scale,
    colour: Colour | None = None,
    symbol: Symbol | None = None,
    text: Text = "",
) -> None:
    """WP-QUEST-03: a side quest: points for 0, 1, 2 … hand cards of a colour, or symbols on them; remembered."""
    if colour is not None and symbol is not None:
        draft.refuse("symbol", "colour-or-symbol")
    if not scale and not text.strip():
        draft.refuse("scale", "scale-is-empty")
    draft.state.box.quests[character] = SideQuest(colour=colour, symbol=symbol, scale=scale, text=text)
    draft.write("wrote-described-quest", whom=character)


@moves.add(teaches=lessons.of_automa)
def describe_automa(
    draft: Draft[Destiny],
    character: Character,
    first: Symbol,
    second: Symbol,
    colour: Colour | None = None,
    symbol: Symbol | None = None,
    text: Text = "",
    ability: Text = "",
    extra_card: bool = False,
    track: Track = [],  # noqa: B006
) -> None:
    """WP-SOLO-10, WP-SOLO-12, WP-SOLO-18: an Automa board: its two symbols, what gives it experience, its abilities.

    `colour`, `symbol`: each card drafted with it gives an experience point; `text`: the first ability in words,
    `ability`: the second one; `extra_card`: that is to draft and play one more card (WP-SOLO-17); `track`: what gold
    experience pays at 0 to 20 (WP-SOLO-33).
    """
    if colour is not None and symbol is not None:
        draft.refuse("symbol", "colour-or-symbol")
    if track and len(track) != TOP_XP + 1:
        draft.refuse("track", "track-wants-all", count=TOP_XP + 1)
    if not lessons.rising(track):
        draft.refuse("track", "track-falls")
    draft.state.box.automas[character] = AutomaBoard(
        symbols=[first, second],
        colour=colour,
        symbol=symbol,
        first=text,
        second=ability,
        extra_card=extra_card,
        track=track,
    )
    draft.write("wrote-described-automa", whom=character)


@moves.add(teaches=lessons.of_effort)
def describe_effort(
    draft: Draft[Destiny],
    card: CardName,
    chapter: Chapter,
    colours: Sequence,
    bonus: EffortBonus,
    count: Bonus = 1,
    lies: bool = False,
) -> None:
    """WP-KS-05: an extra effort card: its chapter, its sequence of colours from the left, its bonus; remembered.

    `lies`: it is the one that lies at this table for its chapter.
    """
    draft.state.box.efforts[card] = EffortCard(chapter=chapter, colours=colours, bonus=bonus, count=count)
    draft.write("wrote-described-card", card=card)
    if lies and draft.state.module == "extra_effort" and draft.state.effort_cards:
        extra_effort.lay(draft, chapter, card)


@moves.add(teaches=lessons.of_objective)
def describe_objective(
    draft: Draft[Destiny],
    card: CardName,
    back: Back,
    pattern: Pattern,
    values: Scale,
    symbol: Symbol | None = None,
    solo: bool = False,
) -> None:
    """WP-ST-03, WP-ST-23, WP-ST-24: a hidden objective: its back, what it counts and pays; remembered.

    `values`: the points; of one that ranks for the most, one less, two less; of one that counts each, the most it pays.
    """
    if ("symbol" in pattern) != (symbol is not None):
        draft.refuse("symbol", "pattern-wants-symbol" if symbol is None else "pattern-has-no-symbol")
    if not values or not lessons.rising(values[::-1]):
        draft.refuse("values", "values-fall")
    draft.state.box.objectives[card] = ObjectiveCard(
        back=back, pattern=pattern, symbol=symbol, values=values, solo=solo
    )
    draft.write("wrote-described-card", card=card)


@moves.add(teaches=lessons.of_alliance)
def describe_alliance(
    draft: Draft[Destiny],
    card: CardName,
    side: Side,
    effect: AllianceEffect,
    symbol: Symbol | None = None,
    towards: Side | None = None,
) -> None:
    """WP-MZ-17, WP-MZ-29: an alliance card: whose it is, what it does, the symbol that it prints; remembered."""
    if effect == "gain_active" and (symbol is None) == (towards is None):
        draft.refuse("symbol", "alliance-wants-symbol")
    if effect != "gain_active" and (symbol is not None or towards is not None):
        draft.refuse("symbol" if symbol is not None else "towards", "alliance-has-no-symbol")
    draft.state.box.alliances[card] = AllianceCard(side=side, effect=effect, symbol=symbol, towards=towards)
    draft.write("wrote-described-card", card=card)


@moves.add(teaches=lessons.of_solo_note)
def note_solo_rules(draft: Draft[Destiny], story: StoryName, text: Text) -> None:
    """WP-SOLO-35: what the solo rule card of a story says, in the table's own words; remembered."""
    draft.state.box.solo_notes[story] = text
    draft.write("wrote-solo-note")
