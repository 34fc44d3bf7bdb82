"""Druid Nights: shields on glades by Day, what they call up by Night. MK-DN."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.names import INHABITED, Back
from ...state.hero import Hero, called
from ...state.land import Land, Space
from ...state.table import MageKnight
from ..fight.course import Comer, begin
from ..land.ground import Ground, ground, grounds
from .module import ScenarioRules

NIGHTS: dict[int, tuple[Back, ...]] = {  # MK-DN-03, MK-DN-07, MK-DN-10: for each own shield, by the Night
    1: ("brown",),
    2: ("red",),
    3: ("red", "brown"),
}
ALL_NIGHTS = 3


def glades(land: Land) -> list[Ground]:
    """All glades on the map."""
    return [one for one in grounds(land) if one.site == "glade"]


def shields(state: MageKnight, hero: Hero) -> int | None:
    """MK-DN-03: on how many glades a hero has a shield; None: only the table knows."""
    land = state.charted
    return None if land is None else sum(hero.seat in one.lies.shields for one in glades(land))


def room(state: MageKnight) -> int | None:
    """MK-DN-09: how many shields a glade holds; None: any number."""
    if "few_glades" not in state.variants:
        return None
    return 1 if len(state.heroes) == 2 else 2


def night_number(state: MageKnight) -> int:
    """Which Night of the game this is, or the last one was; 0: there was none."""
    return min(state.affairs.nightfalls, ALL_NIGHTS)


def called_up(night: int, count: int) -> list[Back]:
    """MK-DN-03, MK-DN-07, MK-DN-10: whom so many shields call up in that Night."""
    return [back for _ in range(count) for back in NIGHTS[max(1, min(night, ALL_NIGHTS))]]


def has_summoned(state: MageKnight, hero: Hero) -> bool:
    """MK-DN-03: whether a hero has summoned in this Night."""
    return night_number(state) in state.affairs.summoned.get(hero.seat, [])


class DruidNights(ScenarioRules):
    """MK-DN-08: over with its rounds; MK-KF-82: by another reading a turn after all have summoned a second time."""

    def met(self, state: MageKnight) -> bool:
        """MK-KF-82: whether everybody has summoned in the second Night, at a table that reads it so."""
        if state.default("MK-KF-82") or "epic" in state.variants:
            return False
        return all(2 in state.affairs.summoned.get(one.seat, []) for one in state.heroes if not one.eliminated)

    def round_over(self, draft: Draft[MageKnight]) -> None:
        """MK-DN-06, MK-DN-10: after the first Night, of the epic variant after the second one, too, shields go."""
        state, land = draft.state, draft.state.charted
        last = 2 if "epic" in state.variants else 1
        if state.time != "night" or not 1 <= night_number(state) <= last:
            return
        draft.tell("tell-glades-cleared")
        for one in glades(land) if land is not None else ():
            one.lies.shields = []


def activate(draft: Draft[MageKnight], hero: Hero, instead: int = 0) -> None:
    """MK-DN-02, MK-DN-09: a shield on the glade where a hero ends the move. `instead`: whose shield it replaces."""
    state, land = draft.state, draft.state.charted
    glade = next((one for one in glades(land) if one.at == hero.at), None) if land is not None else None
    if land is not None and glade is None:
        draft.object("MK-DN-02", "no-glade-here", can_overrule=False, who=called(hero))
    if glade is not None and land is not None:
        space = land.spaces.setdefault(glade.at, Space())
        if hero.seat in space.shields:
            draft.object("MK-DN-02", "glade-is-awake", can_overrule=False, who=called(hero))
        most = room(state)
        if instead and instead not in space.shields:
            draft.refuse("instead", "no-shield-of-that-seat")
        if most is not None and len(space.shields) >= most and not instead:
            draft.refuse("instead", "glade-is-full", count=most)
        space.shields = [*(seat for seat in space.shields if seat != instead), hero.seat]
    draft.tell("tell-glade-awake", who=called(hero), instead="yes" if instead else "no")
    draft.write("wrote-glade-awake", who=called(hero))


def mind_summoning(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-DN-03: by Night, once a Night, not on an inhabited site."""
    state, land = draft.state, draft.state.charted
    if not state.night:
        draft.object("MK-DN-03", "summon-by-night", who=called(hero))
    elif has_summoned(state, hero):
        draft.object("MK-DN-03", "summoned-already", who=called(hero))
    here = ground(land, hero.at) if land is not None and hero.at is not None else None
    if here is not None and here.site in INHABITED:
        draft.object("MK-DN-03", "no-summoning-among-people", who=called(hero), site=here.site)


def summon(draft: Draft[MageKnight], hero: Hero, count: int | None = None) -> None:
    """MK-DN-03, MK-DN-04, MK-DN-07, MK-DN-10: whom the own shields call up, all at once, for double Fame.

    `count`: own shields on glades, where the table keeps the map.
    """
    state = draft.state
    mind_summoning(draft, hero)
    own = shields(state, hero)
    if own is not None and count not in (None, own):
        draft.refuse("count", "so-many-glades", count=own)
    number = count if own is None else own
    if not number:
        draft.refuse("count", "no-glade-awake", who=called(hero))
    night = max(night_number(state), 1)
    begin(
        draft,
        hero.seat,
        "summoning",
        [Comer(back=back) for back in called_up(night, number)],
        share="double",
        crystals=1,
        for_dead=state.default("MK-KF-82"),
    )
    summoned = state.affairs.summoned.setdefault(hero.seat, [])
    if night not in summoned:
        summoned.append(night)
    draft.write("wrote-summoned", who=called(hero), count=number)
