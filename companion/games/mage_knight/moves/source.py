"""The Source: a die a turn, dice that an effect rolls or turns, the whole Source. MK-MAN, MK-SET-13, MK-KF-37."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import DiceTold, Who
from ..box.names import Basic, Colour
from ..box.tactics import TO_SEARCH
from ..play import source, tactics, turns
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
Searched = Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=TO_SEARCH)]
Chosen = Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=9)]


@moves.add(by="seat", step="turns", amid=True)
def take_die(
    draft: Draft[MageKnight], who: Who, colour: Colour, stands: Basic | None = None, more: bool = False
) -> None:
    """MK-MAN-05..08, MK-VAR-13: use a die of the Source as the mana that it shows.

    `stands`: as which colour a gold one is used; `more`: an effect gives a further die.
    """
    hero = turns.begin(draft, who)
    source.take(draft, hero, colour, stands, more)


@moves.add(by="seat", step="turns", amid=True)
def take_stolen_die(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-37, MK-MAN-08: use the die that lies on Mana Steal, beside one of the Source."""
    hero = turns.begin(draft, who)
    source.take_stolen(draft, hero)


@moves.add(by="seat", step="turns", reveals=True, amid=True)
def search_mana(
    draft: Draft[MageKnight],
    who: Who,
    colours: Searched,
    rolled: DiceTold = [],  # noqa: B006
) -> None:
    """MK-KF-37, MK-VAR-13: Mana Search rolls up to two dice, gold ones first, before one of the Source is used."""
    hero = turns.begin(draft, who)
    tactics.search(draft, hero, colours, rolled)


@moves.add(by="seat", step="turns", reveals=True, amid=True)
def reroll_dice(
    draft: Draft[MageKnight],
    who: Who,
    colours: Chosen,
    rolled: DiceTold = [],  # noqa: B006
) -> None:
    """MK-CMP-13, MK-VAR-13: roll dice of the Source, as a card or a skill says."""
    hero = turns.begin(draft, who)
    shown = source.reroll(draft, colours, rolled)
    draft.write("wrote-rerolled", who=called(hero), count=len(shown), dice=[one.colour for one in shown])


@moves.add(step="turns", amid=True)
def turn_die(draft: Draft[MageKnight], colour: Colour, to: Colour) -> None:
    """MK-MAN-07, MK-VAR-13: a die of the Source shows another colour: a card turned it, or the table rolled it."""
    die = source.found(draft, colour)
    if to == colour:
        draft.refuse("to", "another-colour")
    source.mind_gold(draft, [colour])
    die.colour = to
    draft.tell("tell-turn-die", colour=colour, to=to)


@moves.add(step="tactics", reveals=True)
def roll_source(draft: Draft[MageKnight], dice: DiceTold | None = None) -> None:
    """MK-SET-12, MK-SET-13, MK-RND-03: roll the whole Source; `dice`: what the table rolled itself."""
    state = draft.state
    if not state.in_app("source"):
        draft.object("MK-RND-03", "table-keeps-source", can_overrule=False)
    if state.turn is not None or any(not one.free for one in state.source):
        draft.object("MK-RND-03", "source-lies", can_overrule=False)
    source.lay(draft, dice)
