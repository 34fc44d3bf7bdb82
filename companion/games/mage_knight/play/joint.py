"""A joint assault on a city: who may be invited, the deal, one fight after another, what comes of all. MK-COA."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....core.draft import Draft
from ..box.hexes import adjacent
from ..box.names import Basic, Hex
from ..box.terrain import CITY_COST
from ..state.hero import Hero, called
from ..state.joint import Joint
from ..state.land import City, Token
from ..state.pieces import Turn
from ..state.table import MageKnight
from . import land_bonus, order, travel, turns
from .fight import course
from .fight.sites import challenged
from .land.ground import ground, rampaging_near
from .land.steps import cost_of, provoked

# --- who may take part


def standing(hero: Hero) -> Hex | None:
    """The space of a figure that is on the map."""
    return None if hero.off or hero.eliminated else hero.at


def beside(city: City, hero: Hero) -> list[Hex]:
    """MK-COA-02, MK-COA-03, MK-VAR-32: the spaces of a city next to which a hero stands, of a megapolis either half."""
    at = standing(hero)
    return [space for space in city.spaces if at is not None and adjacent(at, space)]


def targets(state: MageKnight, hero: Hero) -> list[City]:
    """Cities next to a hero that are defended and may be stormed."""
    land = state.charted
    if land is None or land.ways != "open":
        return []
    return [city for city in land.cities if city.garrison and not city.conquered and beside(city, hero)]


def city_of(state: MageKnight, joint: Joint) -> City | None:
    """The city that is stormed; None where the table keeps the map."""
    land = state.charted
    return None if land is None else next((one for one in land.cities if joint.city in one.spaces), None)


def eligible(state: MageKnight, initiator: int, city: City | None) -> list[Hero]:
    """MK-COA-03, MK-EDG-02: who may be invited, as they would fight after the initiator; without a city: wherever."""
    others = [seat for seat in order.after(state, initiator) if seat not in (0, initiator, *state.flipped)]
    return [one for one in map(state.at, others) if city is None or beside(city, one)]


def in_turn(state: MageKnight, initiator: int, seats: Sequence[int]) -> list[int]:
    """MK-COA-08: round order, starting with the initiator."""
    return [initiator, *(seat for seat in order.after(state, initiator) if seat in seats and seat != initiator)]


# --- the proposal


def propose(
    draft: Draft[MageKnight], hero: Hero, shares: Mapping[int, int], at: Hex | None, colours: Sequence[Basic] = ()
) -> Joint:
    """MK-COA-01..04: the initiator invites heroes, and says how many defenders each faces. `at`: a space of the city;
    `colours`: of the city, where the table keeps the map."""
    state, turn = draft.state, turns.turn_of(draft)
    if state.round.announced is not None:
        draft.object("MK-COA-02", "joint-round-ending")
    if state.round.won:
        draft.object("MK-COA-02", "joint-game-ending")
    if state.beside or turn.within:
        draft.object("MK-COA-02", "joint-acted", can_overrule=False, who=called(hero))
    if turn.acted or turn.rest:
        draft.object("MK-COA-02", "joint-acted", who=called(hero))
    city = _city_at(draft, hero, at)
    invited = [seat for seat, share in shares.items() if share and seat != hero.seat]
    if not invited:
        draft.refuse("shares", "joint-nobody-invited")
    welcome = {one.seat for one in eligible(state, hero.seat, city)}
    for seat in invited:
        if seat not in welcome:
            draft.object(
                "MK-EDG-02" if seat in state.flipped else "MK-COA-03",
                "joint-flipped" if seat in state.flipped else "joint-not-eligible",
                who=called(state.at(seat)),
            )
    if not shares.get(hero.seat):
        draft.object("MK-COA-04", "joint-at-least-one", can_overrule=False, who=called(hero))
    if city is not None and sum(shares.values()) != len(city.garrison):
        draft.object(
            "MK-COA-04", "joint-shares", can_overrule=False, count=len(city.garrison), shared=sum(shares.values())
        )
    joint = state.joint = Joint(
        initiator=hero.seat,
        city=at if city is not None else None,
        colours=[*(city.colours if city is not None else colours)],
        shares={seat: shares[seat] for seat in in_turn(state, hero.seat, invited)},
    )
    draft.write("wrote-joint-proposed", who=called(hero), whom=[called(state.at(seat)) for seat in joint.invited])
    return joint


def _city_at(draft: Draft[MageKnight], hero: Hero, at: Hex | None) -> City | None:
    """The city at that space; refused: none that can be stormed. MK-COA-02: one stands next to it."""
    land = draft.state.charted
    if land is None:
        return None
    city = next((one for one in land.cities if at in one.spaces), None)
    if city is None or city.conquered or not city.garrison or land.ways != "open":
        draft.refuse("city", "joint-no-such-city")
    if not beside(city, hero):
        draft.object("MK-COA-02", "joint-not-adjacent", who=called(hero))
    return city


def joint_of(draft: Draft[MageKnight], step: str) -> Joint:
    """The joint assault that is under way; refused when there is none, or it stands elsewhere."""
    joint = draft.state.joint
    if joint is None or joint.step != step:
        draft.object("MK-COA-04", "no-joint" if joint is None else "joint-not-now", can_overrule=False)
    return joint


def agree(draft: Draft[MageKnight], joint: Joint, seats: Sequence[int]) -> None:
    """MK-COA-05: some of those who are invited agree; with the last one it begins."""
    joint.agreed += [seat for seat in joint.waiting if seat in seats]
    if not joint.waiting:
        begin(draft, joint)


def decline(draft: Draft[MageKnight], joint: Joint) -> None:
    """MK-COA-05: somebody does not agree, so nothing happens."""
    draft.state.joint = None
    draft.write("wrote-joint-declined", who=called(draft.state.at(joint.initiator)))


# --- the fights


def begin(draft: Draft[MageKnight], joint: Joint) -> None:
    """MK-COA-06, MK-COA-07: the invited flip their tokens, the defenders are dealt at random, the first one fights."""
    state = draft.state
    state.flipped += [seat for seat in joint.invited if seat not in state.flipped]
    draft.tell("tell-joint-flip", who=[called(state.at(seat)) for seat in joint.invited], count=len(joint.invited))
    city = city_of(state, joint)
    if city is not None:
        _deal(draft, joint, city)
    else:
        for seat, share in joint.shares.items():
            draft.tell("tell-joint-deal", who=called(state.at(seat)), count=share)
    joint.step = "fights"
    joint.now = joint.initiator
    draft.write("wrote-joint-begins", who=[called(state.at(seat)) for seat in joint.shares])


def _deal(draft: Draft[MageKnight], joint: Joint, city: City) -> None:
    """MK-COA-07: the app deals the tokens; the hands take what it says by their backs."""
    left = [*city.garrison]
    for seat, share in joint.shares.items():
        dealt: list[Token] = []
        for _ in range(min(share, len(left))):
            token = draft.state.chance.pick(left)
            left = [one for one in left if one is not token]
            dealt.append(token)
        joint.foes[seat] = dealt
        draft.tell(
            "tell-joint-dealt",
            who=called(draft.state.at(seat)),
            back=[one.back for one in dealt if one.enemy is None],
            enemy=[one.enemy for one in dealt if one.enemy is not None],
            hidden=sum(one.enemy is None for one in dealt),
            known=sum(one.enemy is not None for one in dealt),
        )


def entrance(state: MageKnight, joint: Joint, hero: Hero) -> Hex | None:
    """The space of the city that a hero enters; None where the table keeps the map."""
    city = city_of(state, joint)
    return None if city is None else next(iter(beside(city, hero)), city.at)


def provoked_by(state: MageKnight, joint: Joint, hero: Hero) -> tuple[Hex, ...]:
    """MK-COA-10, MK-MOV-07: spaces of rampaging enemies whom that hero's step into the city provokes."""
    land, at, to = state.charted, standing(hero), entrance(state, joint, hero)
    return provoked(land, at, to) if land is not None and at is not None and to is not None else ()


def challengeable(state: MageKnight, joint: Joint, hero: Hero) -> list[Hex]:
    """MK-COA-10, MK-CMB-09: spaces with rampaging enemies beside the city that may be challenged in addition."""
    land, to = state.charted, entrance(state, joint, hero)
    if land is None or to is None:
        return []
    met = provoked_by(state, joint, hero)
    return [one for one in rampaging_near(land, to) if one not in met]


def price(state: MageKnight, joint: Joint, hero: Hero) -> int:
    """MK-COA-10, MK-MOV-04, MK-MOV-10: move points for the way into the city, with the effects of this turn."""
    walk, to = travel.walk_of(state, hero), entrance(state, joint, hero)
    space = ground(walk.land, to) if walk is not None and to is not None else None
    cost = cost_of(walk, space) if walk is not None and space is not None else None
    return CITY_COST if cost is None else cost


def storm(draft: Draft[MageKnight], joint: Joint, hero: Hero, also: Sequence[Hex] = ()) -> None:
    """MK-COA-08..11, MK-EDG-04: a participant enters the city, which costs as usual, and fights the own defenders.

    `also`: spaces whose rampaging enemies are challenged, too.
    """
    state = draft.state
    if joint.now != hero.seat or state.fight is not None:
        draft.object("MK-COA-08", "joint-others-first", can_overrule=False, who=called(state.at(joint.now)))
    turn = turns.turn_of(draft)
    to, origin = entrance(state, joint, hero), standing(hero)
    reach = challengeable(state, joint, hero)
    if not {*also} <= {*reach}:
        draft.refuse("also", "joint-not-there")
    rampaging = [comer for space in (*provoked_by(state, joint, hero), *also) for comer in challenged(draft, space)]
    city = city_of(state, joint)
    foes = joint.foes.get(hero.seat, [])
    if city is not None:
        dealt = [*foes]
        city.garrison = [one for one in city.garrison if not _taken(one, dealt)]
    cost = price(state, joint, hero)
    if city is not None and cost > turn.points:
        draft.object("MK-COA-10", "too-few-points", cost=cost, left=turn.points, lacks=cost - turn.points)
    turn.step, turn.carded, turn.points = "action", True, max(0, turn.points - cost)
    turn.acted = False  # of those who were invited, this is all that they do
    if to is not None and origin is not None:
        turn.path = [*(turn.path or [origin]), to]
        hero.at = to
    course.begin(
        draft,
        hero.seat,
        "assault",
        [*(course.Comer(back=one.back, enemy=one.enemy) for one in foes), *rampaging],
        site="city",
        at=to,
        origin=origin,
        cities=joint.colours,
        joint=True,
    )


def _taken(token: Token, dealt: list[Token]) -> bool:
    """Whether a token of the garrison is one of these; each of them is one of the garrison."""
    if token not in dealt:
        return False
    dealt.remove(token)
    return True


# --- what comes of it


def settle(draft: Draft[MageKnight]) -> None:
    """After each move: when a participant's fight is over, the next one's turn comes, or the end of all. MK-COA-08."""
    state = draft.state
    joint, turn = state.joint, state.turn
    if joint is None or joint.step != "fights" or state.fight is not None or turn is None:
        return
    if turn.seat != joint.now or not turn.fought:
        return
    joint.fought.append(joint.now)
    joint.turns.append(turn)
    left = [seat for seat in joint.shares if seat not in joint.fought]
    if left:
        joint.now = left[0]
        state.turn = Turn(seat=joint.now, within=joint.initiator, step="action", acted=True)
        draft.tell("tell-joint-next", who=called(state.at(joint.now)))
    else:
        _finish(draft, joint)


def _finish(draft: Draft[MageKnight], joint: Joint) -> None:
    """MK-COA-12, MK-COA-13: the city falls, or all withdraw; then the turns come to their ends in round order."""
    state = draft.state
    city = city_of(state, joint)
    names = [called(state.at(seat)) for seat in joint.shares]
    if city is None:
        draft.tell("tell-joint-outcome", who=names)
    elif not city.garrison:
        city.conquered = True
        draft.write("wrote-joint-won", who=names)
        leader = land_bonus.city_leader(state.land, city) if state.land is not None else 0
        if leader:
            draft.tell("tell-city-leader", who=called(state.at(leader)))
    else:
        for turn in joint.turns:
            hero = state.at(turn.seat)
            if hero.at in city.spaces and len(turn.path) > 1:
                turn.path = turn.path[:-1]
                hero.at = turn.path[-1]
        draft.tell("tell-joint-withdraw", who=names)
        draft.write("wrote-joint-lost", who=names)
    state.turn, state.beside = joint.turns[0], joint.turns[1:]
    state.joint = None
