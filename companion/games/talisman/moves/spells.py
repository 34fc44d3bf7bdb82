"""Spells: gained, held unseen, cast, and the surplus that goes at once. TA-SPL, TA-CRA-08..14."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.secrets import OF_SEAT
from ..box import board, knowledge
from ..box.names import Title, Who
from ..play import happenings
from ..play.acting import on_board
from ..play.spells import draw_spell, held_spell, may_cast, name_held_spell, use_spell
from ..play.totals import surplus_spells
from ..state.character import Character, named
from ..state.table import Realm

moves = Moves()
Aim = Literal["character", "creature", "other"]
OwnName = Annotated[str, msgspec.Meta(min_length=1, max_length=60), OF_SEAT]
OwnNames = Annotated[list[Title], msgspec.Meta(max_length=12), OF_SEAT]


@moves.add(by="seat", reveals=True)
def gain_spell(draft: Draft[Realm], who: Who, name: Annotated[Title, OF_SEAT] = "") -> None:
    """TA-SPL-02, 04..06, 11, TA-TOAD-10, TA-DECK-05: the top card of the spell deck, seen by its own player only.

    `name`: which one the table drew, if it says so.
    """
    character = on_board(draft, who)
    if character.toad is not None:
        draft.object("TA-TOAD-10", "toads-cast-nothing", who=named(character))
    draw_spell(draft, character, name)
    draft.write("wrote-gained-spell", who=named(character))


@moves.add(by="seat", teaches=knowledge.of_spell)
def cast(
    draft: Draft[Realm],
    who: Who,
    spell: Title = "",
    at: Aim = "character",
    whom: Who | None = None,
    name: Title = "",
) -> None:
    """TA-SPL-07..10, 13, TA-COM-04, TA-INN-17, 18, TA-TOAD-10, TA-CRA-12: a spell is cast and goes to the used pile.

    `at`: creatures only outside the inner region, those beside `whom` if it says so. In a fight before the dice.
    `name`: which one it is, where nobody has named it yet.
    """
    spell = spell or name
    character = on_board(draft, who)
    state = draft.state
    may_cast(draft, character)
    if at == "creature" and board.inside(_beside_whom(state, character, whom).space):
        draft.object("TA-INN-17", "no-spell-on-creatures-inside")
    if state.fight is not None and state.fight.step != "before":
        draft.object("TA-SPL-13", "dice-have-fallen")
    held = held_spell(draft, character, spell)
    use_spell(draft, character, held)
    character.deeds.spells += 1
    happenings.note(state, "spell", who=who)
    target = state.find(whom) if whom else None
    key = "wrote-cast-on-oneself" if target is character else "wrote-cast-at" if target else "wrote-cast"
    aimed = {"whom": named(target)} if target else {}
    draft.write(key, who=named(character), spell=spell or held or UNKNOWN, **aimed)
    draft.tell("tell-spell-used", who=named(character))


def _beside_whom(state: Realm, character: Character, whom: int | None) -> Character:
    """TA-SPL-10: beside whom the creature stands that a spell is cast at: the named one, who fights it, or oneself."""
    fight = state.fight
    seat = whom or (fight.who if fight is not None and not fight.other else 0)
    return state.find(seat) or character


@moves.add(by="seat", teaches=knowledge.of_spell)
def name_spell(draft: Draft[Realm], who: Who, name: OwnName) -> None:
    """TA-SPL-02, TA-SPL-12: say which spell an unnamed one is; only its own player sees it."""
    character = on_board(draft, who)
    if UNKNOWN not in character.spells:
        draft.refuse("name", "no-unnamed-spell", who=named(character))
    name_held_spell(draft, character, name)


@moves.add(by="seat")
def discard_surplus(draft: Draft[Realm], who: Who, spells: OwnNames) -> None:
    """TA-CRA-11..13, TA-SPL-03, 08: the spells above the limit go to the used pile, those that the owner chooses."""
    character = on_board(draft, who)
    surplus = surplus_spells(draft.state, character)
    if len(spells) > surplus:
        draft.object("TA-SPL-03", "only-the-surplus", who=named(character), count=surplus)
    for spell in spells:
        use_spell(draft, character, held_spell(draft, character, spell))
    draft.tell("tell-spells-to-used", who=named(character), count=len(spells))
    draft.write("wrote-discarded-spells", who=named(character), count=len(spells))
