"""The Source as it lies on the board: dice, who uses them, what may be done with them. MK-MAN, MK-KF-37."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.names import COLOURS, Basic, Colour
from ..play import source, tactics, turns
from ..state.hero import Hero
from ..state.table import MageKnight
from .figures import Figure, figure


@dataclass(frozen=True)
class DieShown:
    """A die: what it shows, whether it gives nothing now, who uses it or has stolen it.

    `take`: whoever is on turn may use it with a tap; `more`: only as a further die, by an effect.
    """

    colour: Colour
    dead: bool
    user: Figure | None
    thief: Figure | None
    take: bool
    more: bool


@dataclass(frozen=True)
class SourceShown:
    """The Source. `kept`: by the app; `who`: on turn; `stands`: as which colours gold may be used, where that is not
    all; `stolen`: who is on turn has a die on Mana Steal; `search`: how many dice Mana Search may roll now."""

    kept: bool
    count: int
    dice: list[DieShown]
    who: int
    stands: list[Basic]
    stolen: Colour | None
    search: bool
    used: int  # dice that go back as this turn ends
    whole: bool  # MK-RND-03: it was rolled for this round, and the table may say what it rolled itself
    faces: tuple[Colour, ...] = COLOURS

    @property
    def lying(self) -> list[Colour]:
        """Each colour that a free die shows, once."""
        there = {one.colour for one in self.dice if one.user is None and one.thief is None}
        return [colour for colour in self.faces if colour in there]


def shown(state: MageKnight, hero: Hero | None) -> SourceShown:
    """The Source, for whoever is on turn."""
    turn = state.turn
    playing = hero is not None and turn is not None and turns.plays(state, hero)
    used = turn is not None and turn.die_used
    dice = [
        DieShown(
            colour=one.colour,
            dead=source.depleted(state, one.colour),
            user=figure(state, one.seat) if one.seat else None,
            thief=figure(state, one.stolen) if one.stolen else None,
            take=playing and one.free and not used and not source.depleted(state, one.colour),
            more=playing and one.free and used and not source.depleted(state, one.colour),
        )
        for one in state.source
    ]
    stands = source.stands_for(state)
    stolen = [one.colour for one in state.source if hero is not None and one.stolen == hero.seat and not one.seat]
    return SourceShown(
        kept=state.in_app("source"),
        count=source.dice(state),
        dice=dice,
        who=hero.seat if hero is not None else 0,
        stands=stands if "friendly_mana" in state.variants and 0 < len(stands) < 4 else [],
        stolen=stolen[0] if stolen and playing else None,
        search=playing and hero is not None and may_search(state, hero),
        used=len(source.used_by(state, hero.seat)) if hero is not None else 0,
        whole=state.step == "tactics" and all(one.free for one in state.source),
    )


def may_search(state: MageKnight, hero: Hero) -> bool:
    """MK-KF-37: whether Mana Search may be used now."""
    turn = state.turn
    return (
        tactics.has(state, hero, "mana_search")
        and turn is not None
        and not turn.searched
        and not turn.die_used
        and state.in_app("source")
    )
