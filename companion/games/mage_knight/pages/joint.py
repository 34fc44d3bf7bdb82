"""A joint assault as its page shows it: who could be invited, the shares, who has agreed, whose fight comes. MK-COA."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import say
from ....core.page import Next, Prompt
from ..box.names import Back, Basic, Hex, Terrain
from ..play import joint as together
from ..play.land.ground import ground
from ..state.hero import Hero
from ..state.land import Land, Token
from ..state.table import MageKnight
from . import drawn_map
from .figures import Figure, figure

CHIPS = (1, 2, 3, 4, 5)  # move points, as cards and skills give them


@dataclass(frozen=True)
class Invited:
    """Somebody who takes part, and how many defenders that one faces. `agreed`: has said so; `state`: of the fights."""

    figure: Figure
    share: int
    agreed: bool
    state: str  # "", "waits", "now", "done"
    foes: list[Token]


@dataclass(frozen=True)
class NearEnemy:
    """A space with rampaging enemies beside the city; `provoked`: the step into the city provokes them."""

    space: Hex
    site: str
    terrain: Terrain
    way: str  # the direction in which it lies from the city
    provoked: bool


@dataclass(frozen=True)
class JointShown:
    """A joint assault as it stands."""

    step: str
    now: int
    colours: list[Basic]
    people: list[Invited]
    near: list[NearEnemy]
    fighting: bool
    points: int | None = None  # of whoever enters now, where the app counts them
    cost: int = 0
    chips: tuple[int, ...] = CHIPS


@dataclass(frozen=True)
class CityTarget:
    """A city that could be stormed together: who is there, and a share for each as equal as can be."""

    space: Hex | None
    colours: list[Basic]
    backs: list[Back]
    guests: list[Figure]
    shares: list[int]  # by seat, clockwise, 0 for who is not there


@dataclass(frozen=True)
class ProposalShown:
    """What could be proposed, and by whom."""

    figure: Figure
    cities: list[CityTarget]
    seats: list[Figure]


def joint_shown(state: MageKnight) -> JointShown | None:
    """The joint assault that is under way."""
    joint = state.joint
    if joint is None:
        return None
    fighting = state.fight is not None
    people = [
        Invited(
            figure=figure(state, seat),
            share=share,
            agreed=seat == joint.initiator or seat in joint.agreed,
            state="" if joint.step == "proposal" else "done" if seat in joint.fought
            else "now" if seat == joint.now else "waits",
            foes=joint.foes.get(seat, []),
        )
        for seat, share in joint.shares.items()
    ]  # fmt: skip
    near: list[NearEnemy] = []
    points, cost = None, 0
    if joint.step != "proposal" and not fighting and joint.now:
        hero = state.at(joint.now)
        land, to = state.charted, together.entrance(state, joint, hero)
        if land is not None and to is not None:
            met = together.provoked_by(state, joint, hero)
            reach = (*met, *together.challengeable(state, joint, hero))
            near = [_near(land, to, space, space in met) for space in reach]
        if land is not None and state.turn is not None:
            points, cost = state.turn.points, together.price(state, joint, hero)
    return JointShown(joint.step, joint.now, joint.colours, people, near, fighting, points, cost)


def next_step(shown: JointShown) -> Next | None:
    """The large step of a joint assault: all agree, the fight that goes on, or the next one's. Quiet while the way in
    is not paid."""
    if shown.step == "proposal":
        return Next(say("next-joint-agree"), move="all_agree")
    if shown.fighting:
        return Next(say("next-joint-fight"), page="fight")
    if not shown.now:
        return None
    short = shown.points is not None and shown.points < shown.cost
    if shown.near:
        return Next(say("next-joint-storm"), form="storm-form", quiet=short)
    return Next(say("next-joint-storm"), move="storm_city", args={"who": shown.now}, quiet=short)


def _near(land: Land, to: Hex, space: Hex, provoked: bool) -> NearEnemy:
    here = ground(land, space)
    site, terrain = (here.site or "orcs", here.terrain) if here is not None else ("orcs", "plains")
    return NearEnemy(space, site, terrain, drawn_map.direction(to, space), provoked)


def prompts(state: MageKnight) -> list[Prompt]:
    """MK-COA-05: who is invited has still to agree."""
    joint = state.joint
    return [Prompt(seat, say("prompt-joint")) for seat in joint.waiting] if joint and joint.step == "proposal" else []


def proposal(state: MageKnight, hero: Hero) -> ProposalShown | None:
    """MK-COA-02, MK-COA-03: the cities that the hero on turn could storm together with somebody."""
    turn = state.turn
    if turn is None or turn.acted or turn.rest or turn.within or state.round.announced is not None or state.round.won:
        return None
    if len(state.heroes) < 2:
        return None
    seats = [figure(state, one.seat) for one in state.heroes]
    cities = []
    if state.in_app("map"):
        for city in together.targets(state, hero):
            guests = together.eligible(state, hero.seat, city)
            if guests and len(city.garrison) > 1:
                cities.append(
                    CityTarget(
                        space=together.beside(city, hero)[0],
                        colours=[*city.colours],
                        backs=[one.back for one in city.garrison],
                        guests=[figure(state, one.seat) for one in guests],
                        shares=_equal(state, hero, guests, len(city.garrison)),
                    )
                )
        return ProposalShown(figure(state, hero.seat), cities, seats) if cities else None
    guests = together.eligible(state, hero.seat, None)
    if not guests:
        return None
    free = CityTarget(None, [], [], [figure(state, one.seat) for one in guests], _equal(state, hero, guests, 0))
    return ProposalShown(figure(state, hero.seat), [free], seats)


def _equal(state: MageKnight, hero: Hero, guests: list[Hero], count: int) -> list[int]:
    """A share for each, as equal as can be; what is over is the initiator's and the next ones'. Guests beyond the
    number of defenders get none."""
    chosen = [hero.seat, *(one.seat for one in guests)][: max(count, 2)] if count else [hero.seat]
    shares = {seat: count // len(chosen) + (at < count % len(chosen)) for at, seat in enumerate(chosen)}
    shares[hero.seat] = max(shares[hero.seat], 1)
    return [shares.get(one.seat, 0) for one in state.heroes]
