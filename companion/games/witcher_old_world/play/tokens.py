"""Location tokens: their piles, the slots and trails they are drawn for, and how all of them come back. WO-TOK."""

from __future__ import annotations

from collections.abc import Collection

from ....core.draft import Draft, Drawn
from ..box.names import TERRAINS, Terrain
from ..state.pieces import Trail
from ..state.table import Continent
from ..state.witcher import Witcher, named


def hidden(state: Continent, terrain: Terrain) -> int:
    """WO-TOK-04: tokens of a terrain that lie face down as trails, and nobody knows which they are."""
    return sum(
        trail.terrain == terrain and not trail.location for witcher in state.witchers for trail in witcher.trails
    )


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


def clear_trails(draft: Draft[Continent], terrain: Terrain) -> None:
    """WO-NEW-04, WO-NEW-06, WO-TRL-08: everybody's trails and trail quests of a terrain end with its monster."""
    for witcher in draft.state.witchers:
        gone = [trail for trail in witcher.trails if trail.terrain == terrain]
        sought = [trail for trail in witcher.trail_quests if trail.terrain == terrain]
        if gone or sought:
            draft.tell("tell-trails-end", who=named(witcher), terrain=terrain, count=len(gone) + len(sought))
        if gold := sum(trail.gold for trail in sought):
            draft.tell("tell-trail-gold-back", who=named(witcher), terrain=terrain, count=gold)
        witcher.trails = [trail for trail in witcher.trails if trail not in gone]
        witcher.trail_quests = [trail for trail in witcher.trail_quests if trail not in sought]
        for location in [*(trail.location for trail in gone), *(trail.location for trail in sought)]:
            give_back(draft, terrain, location)


def tokens_of(state: Continent, terrain: Terrain) -> int:
    """WO-TOK-01, WO-DCK-03: all tokens of a terrain, wherever they lie; always six."""
    held: list[Terrain | None] = []
    for witcher in state.witchers:
        held += [quest.terrain for quest in witcher.quests]
        held += [trail.terrain for trail in witcher.trail_quests]
        held += [trail.terrain for trail in witcher.trails]
    return left(state, terrain) + bool(state.slots[terrain].location) + held.count(terrain)


def any_left(state: Continent) -> bool:
    """WO-TOK-07: whether a token is left in any pile."""
    return any(left(state, terrain) for terrain in TERRAINS)


def gain_trail(draft: Draft[Continent], witcher: Witcher, terrain: Terrain) -> bool:
    """WO-TOK-04, 05, WO-EXP-14, WO-TOT-01: a token face down as a trail; nobody looks at it. Whether there was one."""
    if not left(draft.state, terrain):
        draft.tell("tell-no-trail", terrain=terrain)
        return False
    witcher.trails.append(Trail(terrain=terrain))
    draft.tell("tell-gain-trail", who=named(witcher), terrain=terrain)
    draft.write("wrote-trail", who=named(witcher), terrain=terrain)
    return True
