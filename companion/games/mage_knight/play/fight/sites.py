"""Whom one fights where: defenders of the map's sites, rampaging enemies beside, places told by the table. MK-CMB."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast, get_args

from .....core.draft import Draft
from ...box.cities import garrison
from ...box.hexes import adjacent
from ...box.names import Back, Basic, Hex, Site
from ...box.ruins import RUINS, RuinId
from ...state.fight import Fight, FightKind, Share
from ...state.land import Land, Token
from ...state.table import MageKnight
from .. import travel
from ..land.ground import Ground, ground, rampaging_near
from ..teams import friendly_owner
from .course import Comer, begin, join

FightPlace = Literal[
    "orcs",
    "draconum",
    "keep",
    "tower",
    "city",
    "monastery",
    "dungeon",
    "tomb",
    "den",
    "spawning",
    "ruins",
    "raid_keep",
    "raid_tower",
    "mine",
    "core_mine",
]
PLACES: tuple[FightPlace, ...] = get_args(FightPlace)
DRAWN: dict[str, tuple[Back, ...]] = {  # 38.2: what is drawn where nothing lies yet
    "keep": ("gray",),
    "tower": ("violet",),
    "monastery": ("violet",),
    "dungeon": ("brown",),
    "tomb": ("red",),
    "den": ("brown",),
    "spawning": ("brown", "brown"),
    "orcs": ("green",),
    "draconum": ("red",),
    "mine": ("green", "brown"),
    "core_mine": ("red", "brown"),
}
KINDS: dict[str, FightKind] = {
    "keep": "assault",
    "tower": "assault",
    "city": "assault",
    "monastery": "burning",
    "orcs": "rampaging",
    "draconum": "rampaging",
    "mine": "liberation",
}
FOUGHT_FOR = frozenset(("keep", "tower", "city", "monastery", "dungeon", "tomb", "den", "spawning", "ruins", "mine"))
REPUTATION: dict[str, int] = {"orcs": 1, "draconum": 2}  # MK-OUT-02
STANDS: dict[Back, str] = {"green": "orcs", "red": "draconum"}  # MK-TRN-13
# MK-CMB-04, MK-CMB-08, MK-TRN-09: rampaging enemies join fights that a move began, and one another.
JOINED: frozenset[FightKind] = frozenset(("assault", "rampaging"))


@dataclass(frozen=True, kw_only=True)
class Defence:
    """Who defends a site, and by which rules."""

    comers: tuple[Comer, ...]
    owner: int = 0
    cities: tuple[Basic, ...] = ()
    share: Share = "full"
    ruin: str = ""
    again: bool = False


def enter(
    draft: Draft[MageKnight],
    who: int,
    at: Hex | None,
    origin: Hex | None = None,
    also: Sequence[Hex] = (),
    ruin: RuinId | None = None,
    provoked: Sequence[Hex] = (),
) -> Fight:
    """MK-CMB-01..09: on a map that the app keeps: the fight for the site of a space (None: for none), together with the
    rampaging enemies of other spaces that were provoked, or are challenged (`also`).

    `origin`: the space from which a fortified site is attacked; `ruin`: the token of the ruins, if nobody has told it.
    """
    state = draft.state
    if state.fight is not None:
        draft.object("MK-CMB-10", "fight-goes-on", can_overrule=False)
    here = ground(state.land, at) if state.land is not None and at is not None else None
    kind: FightKind = "rampaging" if here is None else KINDS.get(here.site or "", "adventure")
    rampaging = [comer for space in dict.fromkeys((*provoked, *also)) for comer in challenged(draft, space)]
    if here is None:
        if not rampaging:
            draft.refuse("at", "nobody-to-fight")
        fight = begin(draft, who, kind, rampaging)
        mind_joining(draft, who, kind, at, also)
        return fight
    if here.site == "ruins":
        name_ruin(draft, here, ruin)
    found = defence(draft, here, who)
    if not found.comers:
        draft.refuse("at", "nobody-to-fight")
    fight = begin(
        draft,
        who,
        kind,
        [*found.comers, *rampaging],
        site=here.site,
        at=here.at,
        origin=origin,
        ruin=found.ruin,
        owner=found.owner,
        cities=found.cities,
        share=found.share,
        again=found.again,
    )
    mind_joining(draft, who, kind, at, also)
    return fight


def name_ruin(draft: Draft[MageKnight], here: Ground, ruin: RuinId | None) -> None:
    """MK-KF-31: the token of the ruins lies face up, and the table says which one it is."""
    token = here.lies.ruin
    if token is None or here.conquered:
        return
    token.up = True
    if token.ruin not in RUINS:
        if ruin is None:
            draft.refuse("ruin", "ruin-not-named")
        token.ruin = ruin


def mind_joining(draft: Draft[MageKnight], who: int, kind: FightKind, at: Hex | None, also: Sequence[Hex]) -> None:
    """MK-CMB-04, 06, 08, 09, MK-TRN-09: who is challenged stands beside, and not to a fight that was an action itself.

    `at`: the space that is fought for, None: the one on which the hero stands.
    """
    if also and kind not in JOINED:
        draft.object("MK-CMB-04" if kind == "adventure" else "MK-TRN-09", "nobody-else-challenged")
    here = at or travel.place_of(draft.state, draft.state.at(who))
    if here is not None and not all(adjacent(here, space) for space in also):
        draft.object("MK-CMB-06", "challenged-not-beside")


def challenged(draft: Draft[MageKnight], space: Hex) -> list[Comer]:
    """MK-CMB-06..09, MK-VAR-16: the rampaging enemies of a space, which leave it for the fight."""
    state = draft.state
    here = ground(state.land, space) if state.land is not None else None
    if here is None or not here.rampaging:
        draft.refuse("also", "nobody-rampages-there")
    comers = [
        Comer(back=one.back, enemy=one.enemy, part="rampaging", at=space, reputation=worth(state, here.site or "orcs"))
        for one in here.lies.tokens
    ]
    here.lies.tokens = []
    return comers


def defence(draft: Draft[MageKnight], here: Ground, who: int) -> Defence:
    """MK-CMB-01..05, 38.2: the defenders of a site, which leave it for the fight."""
    state, site = draft.state, here.site
    if site == "city":
        if here.city is None or here.closed:
            return Defence(comers=())
        comers = _comers(here.city.garrison)
        here.city.garrison = []
        return Defence(comers=comers, cities=tuple(here.city.colours))
    owner = here.owner or 0
    if owner:
        if friendly_owner(state, who, owner):
            return Defence(comers=())
        return Defence(comers=_drawn(site, raided(state)), owner=owner, share="half")
    if here.conquered and state.scenario == "dungeon_lords":  # MK-DL-05
        return Defence(comers=())
    if here.lies.tokens:
        comers, here.lies.tokens = _comers(here.lies.tokens), []
        return Defence(comers=comers, again=here.conquered, ruin=here.lies.ruin.ruin if here.lies.ruin else "")
    if site == "ruins":
        token = here.lies.ruin
        if token is None or token.ruin not in RUINS or here.conquered:
            return Defence(comers=())
        return Defence(comers=_of_ruin(token.ruin), ruin=token.ruin)
    if site in ("dungeon", "tomb"):
        return Defence(comers=_drawn(site), again=here.conquered)  # MK-KF-28
    if here.conquered or site in ("orcs", "draconum", "mine"):
        return Defence(comers=())
    return Defence(comers=_drawn(site))


def opposed(state: MageKnight, here: Ground, who: int) -> bool:
    """Whether there is somebody to fight at the site of a space, or perhaps an altar; no token is looked at."""
    if here.site == "city":
        return here.city is not None and not here.closed and bool(here.city.garrison)
    if here.owner:
        return not friendly_owner(state, who, here.owner)
    if here.site not in FOUGHT_FOR or (here.conquered and state.scenario == "dungeon_lords"):
        return False
    if here.lies.tokens or here.site in ("dungeon", "tomb"):
        return True
    if here.site == "ruins":
        return here.lies.ruin is not None and not here.conquered
    return here.site != "mine" and not here.conquered


def raided(state: MageKnight) -> int:
    """MK-CMB-02, MK-CH-10: how many tokens defend what is another's: there one more in each second Day and Night."""
    return (state.round.number + 1) // 2 if state.scenario == "conquer_and_hold" else 1


def _comers(tokens: Sequence[Token]) -> tuple[Comer, ...]:
    return tuple(Comer(back=one.back, enemy=one.enemy) for one in tokens)


def _drawn(site: Site | None, count: int = 1) -> tuple[Comer, ...]:
    return tuple(Comer(back=back) for back in DRAWN.get(site or "", ()) * count)


def _of_ruin(ruin: str) -> tuple[Comer, ...]:
    return tuple(Comer(back=back) for back in RUINS[cast(RuinId, ruin)].enemies)


def told(
    draft: Draft[MageKnight],
    who: int,
    place: FightPlace,
    city: Basic | None = None,
    second: Basic | None = None,
    level: int = 1,
    ruin: RuinId | None = None,
) -> Fight:
    """A fight that the table begins by hand: where, and what is drawn there; tokens may be added and taken away.

    `city`, `second`, `level`: of which city, or the two of a megapolis (MK-VAR-21, MK-VAR-22).
    """
    cities = [one for one in (city, second) if one] if place == "city" else []
    raid = place.startswith("raid_")
    name = cast(Site, place.removeprefix("raid_").removeprefix("core_"))
    backs = _backs(place, cities, level, ruin) * (raided(draft.state) if raid else 1)
    part = "rampaging" if place in REPUTATION else "defender"
    return begin(
        draft,
        who,
        KINDS.get(name, "adventure"),
        [Comer(back=back, part=part, reputation=worth(draft.state, place)) for back in backs],  # type: ignore[arg-type]
        site=None if name in ("orcs", "draconum") else name,
        ruin=ruin or "",
        cities=cities,
        share="half" if raid else "full",
    )


def _backs(place: FightPlace, cities: Sequence[Basic], level: int, ruin: RuinId | None) -> list[Back]:
    if place == "city":
        halves = [level] if len(cities) < 2 else [level - level // 2, level // 2]
        return [back for one, half in zip(cities, halves, strict=True) if half for back in garrison(one, min(half, 11))]
    if place == "ruins":
        return [*RUINS[ruin].enemies] if ruin else []
    return [*DRAWN[place.removeprefix("raid_")]]


def worth(state: MageKnight, stands: str) -> int:
    """MK-OUT-02, MK-VAR-16: the Reputation for each token that falls on such a space, "": a token of no such space."""
    if {"rampage", "hordes"} & {*state.variants}:
        return int(stands in REPUTATION)
    return REPUTATION.get(stands, 0)


def challenge_too(draft: Draft[MageKnight], fight: Fight, space: Hex) -> None:
    """MK-CMB-08, MK-CMB-09: more rampaging enemies join a fight that a move began."""
    comers = challenged(draft, space)
    mind_joining(draft, fight.seat, fight.kind, fight.at, [space])
    for comer in comers:
        join(fight, comer)


def near(land: Land | None, at: Hex | None) -> list[Hex]:
    """MK-CMB-09: spaces beside whose enemies may still be challenged."""
    return rampaging_near(land, at) if land is not None and at is not None else []
