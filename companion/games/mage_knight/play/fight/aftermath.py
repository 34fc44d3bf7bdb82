"""After the fight: tokens, shields, conquests, Reputation, rewards that wait, withdrawal. MK-OUT, MK-CTY."""

from __future__ import annotations

from typing import cast

from .....core.draft import Draft
from ...box.names import Hex
from ...box.ruins import RUINS, RuinId
from ...box.tiles import TILES
from ...state.fight import Fight, Foe
from ...state.hero import Hero, called
from ...state.land import City, Land, Space, Token
from ...state.pieces import Reward, RewardKind
from ...state.table import MageKnight
from .. import growth, land_bonus, tokens, travel
from ..land.ground import ground

STAY = frozenset(("den", "spawning", "ruins", "mine"))  # MK-OUT-09, MK-ML-04: tokens wait for the next hero
SPOILS: dict[str, tuple[tuple[RewardKind, int], ...]] = {  # MK-KF-20..30
    "tower": (("spell", 1),),
    "monastery": (("artifact", 1),),
    "dungeon": (("spell_or_artifact", 1),),
    "tomb": (("spell", 1), ("artifact", 1)),
    "den": (("random_crystal", 2),),
    "spawning": (("artifact", 1), ("random_crystal", 3)),
}


def settle(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-OUT-01..11, MK-EDG-05: the fight is over."""
    state, hero = draft.state, draft.state.at(fight.seat)
    for unit in hero.units:
        unit.resisted = False
    _rampaging(draft, fight, hero)
    defenders = [foe for foe in fight.foes if foe.part == "defender"]
    if defenders:
        _spoils_of_summoning(draft, fight, hero, defenders)
        left = [foe for foe in defenders if not foe.dead]
        shields = len(defenders) - len(left)
        if fight.site == "city":
            _city(draft, fight, hero, shields, left)
        elif left:
            _not_beaten(draft, fight, left)
        else:
            _conquered(draft, fight, hero)
        if left and fight.kind == "assault" and not fight.joint:
            _withdraw(draft, fight, hero)
    draft.write(
        "wrote-fight-over", who=called(hero), fame=fight.fame + fight.beyond, lines=fight.beyond, count=fight.wounds
    )
    state.fight = None


def space_of(land: Land | None, at: Hex | None) -> Space | None:
    """What lies on a space of the map; an entry is made for it. None: the table keeps the map."""
    if land is None or at is None:
        return None
    return land.spaces.setdefault(at, Space())


def put_back(draft: Draft[MageKnight], at: Hex | None, foe: Foe) -> None:
    """A token goes back to its space, face up."""
    space = space_of(draft.state.land, at)
    if space is not None:
        space.tokens.append(_token(foe))
    elif foe.enemy is not None:
        tokens.lie_unseen(draft, foe.enemy)


def _token(foe: Foe) -> Token:
    return Token(back=foe.back, enemy=foe.enemy, up=foe.enemy is not None)


def _rampaging(draft: Draft[MageKnight], fight: Fight, hero: Hero) -> None:
    """MK-OUT-02, MK-OUT-07: those that fell bring Reputation, the others stay."""
    worth = 0
    for foe in fight.foes:
        if foe.part == "rampaging" and foe.dead:
            worth += foe.reputation
        elif foe.part == "rampaging":
            put_back(draft, foe.at, foe)
    if worth:
        growth.change_reputation(draft, hero, worth)


def _not_beaten(draft: Draft[MageKnight], fight: Fight, left: list[Foe]) -> None:
    """MK-OUT-08, MK-OUT-09, MK-DN-04: what becomes of defenders that stand."""
    stays = fight.site in STAY or (fight.kind == "assault" and fight.share != "half")
    for foe in left:
        if stays:
            put_back(draft, fight.at, foe)
        elif foe.enemy is not None:
            tokens.discard(draft, foe.enemy)
    names = [foe.enemy for foe in left if foe.enemy]
    if names:
        draft.tell("tell-tokens-stay" if stays else "tell-tokens-discarded", enemy=names, count=len(names))
    if fight.site == "spawning" and len(left) == 1:
        space = space_of(draft.state.land, fight.at)
        if space is not None:
            space.tokens.append(Token(back="brown"))
        draft.tell("tell-spawned")
    space = space_of(draft.state.land, fight.at)
    if space is not None and space.secret is not None:  # MK-DL-04
        space.tokens.append(Token(back="red" if space.secret == "tomb" else "brown"))
        draft.tell("tell-hidden-again", site=space.secret)


def _conquered(draft: Draft[MageKnight], fight: Fight, hero: Hero) -> None:
    """MK-OUT-03..06, MK-KF-23, MK-CH-06: a shield on the site, and what waits for the end of the turn."""
    if fight.kind == "summoning" or fight.again:
        return
    land = draft.state.land
    space = space_of(land, fight.at)
    if space is not None:
        if fight.owner in space.shields:
            space.shields.remove(fight.owner)
        space.shields.append(hero.seat)
        space.done = True
        tokens.leave_ruin(draft, space)
    site = fight.site or "none"
    draft.tell("tell-shield-on-site", who=called(hero), site=site, other="yes" if fight.share == "half" else "no")
    draft.write("wrote-conquered", who=called(hero), site=site)
    if site == "mine":
        growth.change_reputation(draft, hero, 2 if _in_core(land, fight) else 1)
    elif site == "ruins" and fight.ruin in RUINS:
        for reward in RUINS[cast(RuinId, fight.ruin)].rewards:
            owe(draft, hero, reward, 1)
    elif not (site == "tower" and (fight.share == "half" or (land is not None and land.towers_owned))):
        for kind, count in SPOILS.get(site, ()):
            owe(draft, hero, kind, count)


def _in_core(land: Land | None, fight: Fight) -> bool:
    """MK-ML-05: whether a mine lies in the core, whoever of its enemies is left; without a map, by its red token."""
    here = ground(land, fight.at) if land is not None and fight.at is not None else None
    return TILES[here.tile].core if here is not None else any(foe.back == "red" for foe in fight.foes)


def owe(draft: Draft[MageKnight], hero: Hero, kind: RewardKind, count: int) -> None:
    """MK-END-06: a reward waits for the end of the turn; where the table keeps it, that is told already."""
    told = len(draft.tellings)
    growth.owe(draft, hero, Reward(kind=kind, count=count))
    if len(draft.tellings) == told:
        draft.tell("tell-reward-waits", who=called(hero), reward=kind, count=count)


def _spoils_of_summoning(draft: Draft[MageKnight], fight: Fight, hero: Hero, defenders: list[Foe]) -> None:
    """MK-DN-05, MK-DN-07, MK-DN-10: random crystals for summoned enemies: one for a brown one, defeated or not, two for
    a red one."""
    if not fight.crystals:
        return
    red = [foe for foe in defenders if foe.back == "red" and (foe.dead or not fight.for_dead)]
    if count := 2 * len(red) + sum(foe.back != "red" for foe in defenders):
        owe(draft, hero, "random_crystal", count)


# --- cities


def _city(draft: Draft[MageKnight], fight: Fight, hero: Hero, shields: int, left: list[Foe]) -> None:
    """MK-OUT-11, MK-CTY-05, MK-CTY-06: shields in their order, and whether the city falls."""
    land = draft.state.land
    city = city_of(land, fight.at)
    if shields:
        draft.tell("tell-shields-on-city", who=called(hero), count=shields)
    if city is not None:
        city.shields += [hero.seat] * shields
        city.garrison += [_token(foe) for foe in left]
        city.conquered = not city.garrison and not fight.joint
    else:
        for foe in left:
            put_back(draft, None, foe)
    names = [foe.enemy for foe in left if foe.enemy]
    if names:
        draft.tell("tell-tokens-stay", enemy=names, count=len(names))
    if city.conquered if city is not None else not left and not fight.joint:
        draft.write("wrote-city-fell", who=called(hero))
        if city is not None and land is not None and (leader := land_bonus.city_leader(land, city)):
            draft.tell("tell-city-leader", who=called(draft.state.at(leader)))


def city_of(land: Land | None, at: Hex | None) -> City | None:
    """The city on a space of the map."""
    return next((one for one in land.cities if at in one.spaces), None) if land is not None else None


def _withdraw(draft: Draft[MageKnight], fight: Fight, hero: Hero) -> None:
    """MK-OUT-10, MK-EDG-08: back to the space attacked from; where that is not safe, the end of the turn sees to it."""
    draft.write("wrote-thrown-back", who=called(hero), site=fight.site or "none")
    if draft.state.charted is not None:
        travel.repelled(draft, hero)
    else:
        draft.tell("tell-fight-withdraw", who=called(hero))
