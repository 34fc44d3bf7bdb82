"""The Source: how many dice lie there, what they show, who uses which one. MK-SET-12, MK-SET-13, MK-MAN, MK-RND-03."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.dice import FACES, specials_at_most, usable
from ..box.names import BASICS, Basic, Colour
from ..box.scenarios import source_dice
from ..state.hero import Hero, called
from ..state.pieces import SourceDie
from ..state.table import MageKnight
from .mana import roll

SPECIALS: tuple[Colour, Colour] = ("gold", "black")
ROLLS = 200  # so often the app rolls until the Source may stay as it is; the last ones are turned by hand


def dice(state: MageKnight) -> int:
    """MK-SET-12, MK-DUM-04, MK-BC-03: the dice of the Source: two more than players; the dummy player is none."""
    return source_dice(state.printed, len(state.heroes))


def may_stay(shown: Sequence[Colour], *, no_specials: bool = False) -> bool:
    """MK-SET-13: whether at least half of the dice show a basic colour. `no_specials`: all do (MK-VAR-08)."""
    special = sum(colour in SPECIALS for colour in shown)
    return special <= (0 if no_specials else specials_at_most(len(shown)))


def lay(draft: Draft[MageKnight], told: Sequence[Colour] | None = None, *, first: bool = False) -> None:
    """MK-SET-12, MK-SET-13, MK-RND-03: all dice are rolled, gold and black ones again until half of them are basic.

    `told`: what the table rolled; `first`: before the first round, where MK-VAR-08 advises against gold and black.
    """
    state, count = draft.state, dice(draft.state)
    if not state.in_app("source"):
        draft.tell("tell-roll-source", count=count)
        return
    if told is not None:
        _check(draft, told, count)
        shown = [roll(draft, one) for one in told]
    else:
        shown = [roll(draft) for _ in range(count)]
        none = first and "night_arrival" in state.variants
        for _ in range(ROLLS):
            if may_stay(shown, no_specials=none):
                break
            shown = [roll(draft) if colour in SPECIALS else colour for colour in shown]
    state.source = [SourceDie(colour=colour) for colour in sorted(shown, key=FACES.index)]
    draft.tell("tell-lay-source", count=count, dice=[one.colour for one in state.source])


def _check(draft: Draft[MageKnight], told: Sequence[Colour], count: int) -> None:
    """What the table told of its dice: refused where the Source has not so many, or too few show a basic colour."""
    if len(told) != count:
        draft.refuse("dice", "source-has-so-many", count=count)
    if not may_stay(told):
        draft.refuse("dice", "half-basic", most=specials_at_most(count))


# --- what may be used


def dark(state: MageKnight) -> bool:
    """MK-MAN-05, MK-MAN-06, MK-KF-26: whether Night rules hold: by Night, and in a fight below the ground."""
    return state.night or (state.fight is not None and state.fight.night)


def free(state: MageKnight) -> list[SourceDie]:
    """Dice that lie in the Source and nobody uses."""
    return [one for one in state.source if one.free]


def stands_for(state: MageKnight) -> list[Basic]:
    """MK-MAN-05, MK-VAR-13: the colours as which a gold die may be used now."""
    if dark(state):
        return []
    if "friendly_mana" not in state.variants:
        return list(BASICS)
    shown = {one.colour for one in free(state)}
    return [colour for colour in BASICS if colour not in shown]


def depleted(state: MageKnight, colour: Colour) -> bool:
    """MK-MAN-05, MK-MAN-06, MK-VAR-13: whether a die of that colour gives nothing now."""
    return not usable(colour, dark(state)) or (colour == "gold" and not stands_for(state))


def found(
    draft: Draft[MageKnight], colour: Colour, field: str = "colour", besides: Sequence[SourceDie] = ()
) -> SourceDie:
    """A free die of that colour; refused where the Source has none, or the table keeps its dice itself."""
    state = draft.state
    if not state.in_app("source"):
        draft.object("MK-MAN-07", "table-keeps-source", can_overrule=False)
    for one in free(state):
        if one.colour == colour and not any(one is other for other in besides):
            return one
    draft.refuse(field, "source-has-none", colour=colour)


def take(draft: Draft[MageKnight], hero: Hero, colour: Colour, stands: Basic | None = None, more: bool = False) -> None:
    """MK-MAN-07, MK-MAN-08: a die is used as mana of the colour it shows, one in a turn.

    `stands`: as which colour a gold one is used; `more`: an effect gives a further die.
    """
    state, turn = draft.state, draft.state.turn
    die = found(draft, colour)
    if turn is not None and turn.die_used and not more:
        draft.object("MK-MAN-07", "one-die-a-turn", who=called(hero))
    if not usable(colour, dark(state)):
        draft.object("MK-MAN-05" if colour == "gold" else "MK-MAN-06", "die-depleted", colour=colour, time=state.time)
    if stands and colour != "gold":
        draft.refuse("stands", "only-gold-stands-for", colour=colour)
    allowed = stands_for(state)
    if colour == "gold" and not dark(state) and (stands not in allowed if stands else not allowed):
        draft.object("MK-VAR-13", "gold-stands-not-for", colours=[one for one in BASICS if one not in allowed])
    die.seat = hero.seat
    if turn is not None and not more:
        turn.die_used = True
    draft.tell("tell-take-die", colour=colour, who=called(hero))


def take_stolen(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-37: the die on the card of Mana Steal is used, beside one of the Source; then it goes back."""
    die = next((one for one in draft.state.source if one.stolen == hero.seat and not one.seat), None)
    if die is None:
        draft.object("MK-KF-37", "no-stolen-die", can_overrule=False, who=called(hero))
    if depleted(draft.state, die.colour):
        draft.object("MK-MAN-05", "die-depleted", colour=die.colour, time=draft.state.time)
    die.seat = hero.seat
    hero.tactic_used = True
    draft.tell("tell-take-stolen", colour=die.colour, who=called(hero))


# --- rolled anew


def used_by(state: MageKnight, seat: int) -> list[SourceDie]:
    """The dice that a seat uses in this turn."""
    return [one for one in state.source if seat and one.seat == seat]


def give_back(draft: Draft[MageKnight], seat: int, told: Sequence[Colour] = ()) -> None:
    """MK-MAN-09, MK-END-01: what was used is rolled and lies in the Source again, before anything else is done.

    `told`: what the table rolled, for as many of them as it says; the app rolls the others.
    """
    state = draft.state
    if not state.in_app("source"):
        if told:
            draft.object("MK-MAN-09", "table-keeps-source", can_overrule=False)
        return
    used = used_by(state, seat)
    if len(told) > len(used):
        draft.refuse("rolled", "so-many-dice-used", count=len(used))
    for place, die in enumerate(used):
        die.colour = roll(draft, told[place] if place < len(told) else None)
        die.seat = die.stolen = 0
    if used:
        draft.tell("tell-return-dice", count=len(used), dice=[one.colour for one in used])
        draft.write("wrote-dice", count=len(used), dice=[one.colour for one in used])


def reroll(
    draft: Draft[MageKnight], colours: Sequence[Colour], told: Sequence[Colour], field: str = "colours"
) -> list[SourceDie]:
    """Dice of these colours that lie in the Source are rolled, for an effect that says so. MK-VAR-13."""
    chosen: list[SourceDie] = []
    for colour in colours:
        chosen.append(found(draft, colour, field, chosen))
    mind_gold(draft, colours)
    if len(told) > len(chosen):
        draft.refuse("rolled", "so-many-dice-rolled", count=len(chosen))
    for place, die in enumerate(chosen):
        die.colour = roll(draft, told[place] if place < len(told) else None)
    draft.tell("tell-reroll", count=len(chosen), dice=[one.colour for one in chosen])
    return chosen


def mind_gold(draft: Draft[MageKnight], colours: Sequence[Colour]) -> None:
    """MK-VAR-13: no gold die is rolled or turned while any other lies in the Source."""
    others = any(one.colour != "gold" for one in free(draft.state))
    if "friendly_mana" in draft.state.variants and "gold" in colours and others:
        draft.object("MK-VAR-13", "gold-stays")
