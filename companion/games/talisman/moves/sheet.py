"""What the table says of its own box: characters, spaces, house rules, counters on the board. TA-CHR-04."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import knowledge
from ..box.names import Count, SpaceId, Text, Who
from ..box.printed import Sheet
from ..play import counters
from ..play.acting import character_of
from ..state.table import Realm

moves = Moves()
PrintedValue = Annotated[int, msgspec.Meta(ge=0, le=9)]


@moves.add(teaches=knowledge.of_character)
def describe_character(draft: Draft[Realm], sheet: Sheet) -> None:
    """TA-COMP-12, TA-CHR-04, TA-TURN-05, 06: put a character card right, or add one of the owner's; it is remembered.

    A character in play keeps its counters; what its card prints changes for it, too.
    """
    state = draft.state
    for character in state.characters:
        if character.id == sheet.id and character.in_play:
            character.name = sheet.name
            if character.alignment == character.printed:  # a changed one stays as it was changed (TA-ALI-04)
                character.alignment = sheet.alignment
            character.starts, character.printed = sheet.starts, sheet.alignment
            character.strength += max(0, sheet.strength - character.start_strength)
            character.craft += max(0, sheet.craft - character.start_craft)
            character.start_strength, character.start_craft = sheet.strength, sheet.craft
            character.traits, character.text = list(sheet.traits), sheet.text
    if sheet.id not in state.unused and all(character.id != sheet.id for character in state.characters):
        state.unused.append(sheet.id)
    draft.write("wrote-described-character", who=sheet.name or sheet.id)


@moves.add(teaches=knowledge.of_space)
def describe_space(draft: Draft[Realm], space: SpaceId, draw: PrintedValue) -> None:
    """TA-COMP-01, TA-ENC-08: how many cards the owner's board asks for on a space; it is remembered."""
    draft.state.draws[space] = draw
    draft.write("wrote-described-space", space=space, count=draw)


@moves.add()
def set_mule(draft: Draft[Realm], load: Annotated[int, msgspec.Meta(ge=0, le=20)]) -> None:
    """TA-OBJ-06, TA-KNOW-18: how many objects more a mule carries; 0: any number."""
    draft.state.mule_load = load
    draft.write("wrote-mule", count=load)


@moves.add(by="seat")
def take_over(
    draft: Draft[Realm], who: Who, strength: Count, craft: Count, lives: Count, gold: Count, spells: Count | None = None
) -> None:
    """TA-SAVE-02: the counters as they lie beside the card, taken over into the app at once."""
    counters.take_over(draft, who, strength, craft, lives, gold, spells)


@moves.add(by="seat")
def note_character(draft: Draft[Realm], who: Who, notes: Text) -> None:
    """TA-SAVE-02: the player's own note about a character."""
    character_of(draft, who).notes = notes
