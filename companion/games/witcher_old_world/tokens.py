"""Location tokens and what they say of the board: the piles, the trails, this table's own roads. WO-TOK."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from ...core.draft import Draft, Drawn
from . import board
from .box import locations
from .names import TERRAINS, Attribute, Terrain
from .pieces import Trail
from .state import Continent, Witcher

EAST = board.NOWHERE  # WO-TOK-09: the location without a token


def hidden(state: Continent, terrain: Terrain) -> int:
    """WO-TOK-04: tokens of a terrain that lie face down as trails, and nobody knows which they are."""
    return sum(trail.terrain == terrain and not trail.location for one in state.witchers for trail in one.trails)


def left(state: Continent, terrain: Terrain) -> int:
    """How many tokens lie in a terrain's pile. WO-TOK-05, WO-DCK-03."""
    return max(0, len(state.tokens[terrain]) - hidden(state, terrain))


def draw_token(
    draft: Draft[Continent],
    terrain: Terrain,
    given: int | None = None,
    avoid: Collection[int] = (),
    field: str = "token",
) -> int:
    """WO-SET-15, WO-QST-05, WO-NEW-08, WO-TRL-01: a token face up out of a pile: the app's draw, or `given`.

    `avoid`: locations that must not come (WO-TRL-02). Returns 0 when nothing can come.
    """
    pile = draft.state.tokens[terrain]
    may_come = [number for number in pile if number not in avoid]
    if given is not None:
        if given not in pile or not left(draft.state, terrain):
            draft.refuse(field, "no-such-token", place=given, terrain=terrain)
        if given in avoid:
            draft.object("WO-TRL-02", "token-of-this-place", place=given)
        drawn = given
    elif not may_come or not left(draft.state, terrain):
        return 0
    else:
        drawn = draft.state.chance.pick(may_come)
    draft.drawn.append(Drawn(f"token-{terrain}", str(drawn), given is not None))
    pile.remove(drawn)
    return drawn


def swap(draft: Draft[Continent], terrain: Terrain, location: int) -> None:
    """WO-SET-15: the slot's token is another one than the app thought; that one lies in the pile."""
    slot = draft.state.slots[terrain]
    if location == slot.location:
        return
    old, slot.location = slot.location, draw_token(draft, terrain, location, field="location")
    give_back(draft, terrain, old)


def give_back(draft: Draft[Continent], terrain: Terrain, location: int) -> None:
    """WO-TOK-08: a token goes face down into its pile, which is shuffled. One that nobody has seen counts itself."""
    if location:
        draft.state.tokens[terrain] = sorted({*draft.state.tokens[terrain], location})


def terrain_of(state: Continent, location: int) -> Terrain | None:
    """WO-MOV-09, WO-MOV-15: a location's terrain; of location 0 only the table knows."""
    note = state.places.get(str(location))
    return (note.terrain if note else None) or board.terrain(location) or None


def action_of(state: Continent, location: int) -> tuple[str, Attribute | None]:
    """WO-KF-03, WO-LOC-17: the kind of a location's action, and of which attribute; "" where nobody has said."""
    note, printed = state.places.get(str(location)), locations()[location]
    if note is not None and note.action:
        return note.action, note.attribute
    if location == EAST and not state.default("WO-LOC-17"):
        return "", None
    return printed.action, printed.attribute or None


def roads(state: Continent) -> frozenset[board.Road]:
    """WO-KF-04: the connections of this table's board: the known ones, as the table has corrected them."""
    added, closed = (tuple(board.road(*pair) for pair in pairs) for pairs in (state.roads, state.closed_roads))
    return _joined(added, closed, state.default("WO-TOK-09"))


@lru_cache(maxsize=32)
def _joined(added: tuple[board.Road, ...], closed: tuple[board.Road, ...], with_east: bool) -> frozenset[board.Road]:
    found = board.printed_roads().union(added).difference(closed)
    return found if with_east else frozenset(road for road in found if EAST not in road)


def neighbours(state: Continent, location: int) -> tuple[int, ...]:
    """WO-MOV-04: where one move leads from a location."""
    return board.neighbours(location, roads(state))


def is_school(state: Continent, location: int) -> bool:
    """WO-PHII-04: whether no witcher may be attacked there for its school's sake."""
    return bool(locations()[location].school) and (location != EAST or state.default("WO-PHII-04"))


def clear_trails(draft: Draft[Continent], terrain: Terrain) -> None:
    """WO-NEW-04, WO-NEW-06, WO-TRL-08: everybody's trails and trail quests of a terrain end with its monster."""
    for one in draft.state.witchers:
        gone = [trail for trail in one.trails if trail.terrain == terrain]
        sought = [trail for trail in one.trail_quests if trail.terrain == terrain]
        if gone or sought:
            draft.tell("tell-trails-end", who=named(one), terrain=terrain, count=len(gone) + len(sought))
        if gold := sum(trail.gold for trail in sought):
            draft.tell("tell-trail-gold-back", who=named(one), terrain=terrain, count=gold)
        one.trails = [trail for trail in one.trails if trail not in gone]
        one.trail_quests = [trail for trail in one.trail_quests if trail not in sought]
        for location in [*(trail.location for trail in gone), *(trail.location for trail in sought)]:
            give_back(draft, terrain, location)


def tokens_of(state: Continent, terrain: Terrain) -> int:
    """WO-TOK-01, WO-DCK-03: all tokens of a terrain, wherever they lie; always six."""
    held: list[Terrain | None] = []
    for one in state.witchers:
        held += [quest.terrain for quest in one.quests]
        held += [trail.terrain for trail in one.trail_quests]
        held += [trail.terrain for trail in one.trails]
    return left(state, terrain) + bool(state.slots[terrain].location) + held.count(terrain)


def any_left(state: Continent) -> bool:
    """WO-TOK-07: whether a token is left in any pile."""
    return any(left(state, terrain) for terrain in TERRAINS)


def gain_trail(draft: Draft[Continent], one: Witcher, terrain: Terrain) -> bool:
    """WO-TOK-04, 05, WO-EXP-14, WO-TOT-01: a token face down as a trail; nobody looks at it. Whether there was one."""
    if not left(draft.state, terrain):
        draft.tell("tell-no-trail", terrain=terrain)
        return False
    one.trails.append(Trail(terrain=terrain))
    draft.tell("tell-gain-trail", who=named(one), terrain=terrain)
    draft.write("wrote-trail", who=named(one), terrain=terrain)
    return True


def seen_at(state: Continent, one: Witcher) -> int | None:
    """WO-SES-08: where a witcher stands, for the chronicle; None where the table keeps the map itself."""
    return one.location if state.in_app("map") else None


def named(one: Witcher) -> str:
    """How a witcher is called in a message: by its own name, else by its school."""
    return one.name or one.school or f"seat-{one.seat}"
