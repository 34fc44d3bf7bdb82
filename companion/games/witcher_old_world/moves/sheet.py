"""What the table says of its own box and boards: printed numbers, places, roads, house rules, counters as they lie."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import bestiary, knowledge
from ..box.board import road
from ..box.knowledge import Bonus, LocationNote
from ..box.names import (
    HAND,
    POTIONS,
    SUMMIT,
    Action,
    Attribute,
    Change,
    Cost,
    Count,
    Level,
    MonsterId,
    Place,
    Position,
    School,
    Some,
    Terrain,
    Text,
    ThingId,
    Token,
    Track,
    Who,
)
from ..play import boards, gifts, growth, monsters, specialities, tales, tokens
from ..play.acting import witcher_of
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()
Life = Annotated[int, msgspec.Meta(ge=1, le=20)]  # WO-DCK-04
TrackPosition = Annotated[int, msgspec.Meta(ge=0, le=3)]


@moves.add(by="seat")
def change(draft: Draft[Continent], who: Who, what: Literal["gold", "potions", "shield"], by: Change) -> None:
    """WO-GLD-01, 03, WO-POT-02, 06, WO-SHL-01, 03, WO-WFT-04, WO-SPC-06: gold, potions or Shield, as a card says."""
    witcher = witcher_of(draft, who)
    if what == "shield":
        growth.change_shield(draft, witcher, by)
        specialities.without_shield(draft, who)
    elif what == "gold":
        growth.gain_gold(draft, witcher, by) if by > 0 else growth.lose_gold(draft, witcher, -by)
    else:
        growth.gain_potions(draft, witcher, by) if by > 0 else growth.lose_potions(draft, witcher, -by)


@moves.add(by="seat")
def use_gift(draft: Draft[Continent], who: Who, gift: ThingId) -> None:
    """WO-EVT-04: equipment or a companion gives what it gives, outside a fight."""
    gifts.use(draft, witcher_of(draft, who), gift)


@moves.add(by="seat")
def drop_gift(draft: Draft[Continent], who: Who, gift: ThingId) -> None:
    """WO-EVT-04: equipment or a companion leaves, as its card says."""
    witcher = witcher_of(draft, who)
    found = next((held for held in witcher.gifts if held.id == gift), None)
    if found is None:
        draft.refuse("gift", "nothing-of-that-name", who=named(witcher))
    witcher.gifts.remove(found)
    tales.resolve(draft.state, found.source, found.event)
    draft.write("wrote-gift-gone", who=named(witcher), name=dict(found.name), event=found.event)


@moves.add()
def set_market(draft: Draft[Continent], position: Position, cost: Cost) -> None:
    """WO-SET-04..06, WO-CARD-02: the printed cost of the card at a position of the market."""
    draft.state.market[position - 1] = cost


@moves.add(reveals=True)
def lay_slot(
    draft: Draft[Continent], terrain: Terrain, location: Token | None = None, monster: MonsterId | None = None
) -> None:
    """WO-SET-15, 18, 21, WO-SES-01: what lies in a slot, where the table drew for itself; what lay there goes back."""
    if location is None and monster is None:
        draft.refuse("location", "say-what-lies-there")
    if draft.state.fight is not None and draft.state.fight.terrain == terrain:
        draft.object("WO-TRN-05", "fight-first", can_overrule=False)
    if location is not None:
        tokens.swap(draft, terrain, location)
    if monster is not None:
        monsters.swap(draft, terrain, monster)
    slot = draft.state.slots[terrain]
    if slot.taken:
        draft.write("wrote-slot", place=slot.location, monster=slot.monster)


@moves.add(teaches=knowledge.of_place)
def describe_place(
    draft: Draft[Continent],
    place: Place,
    action: Action = "",
    attribute: Attribute | None = None,
    terrain: Terrain | None = None,
) -> None:
    """WO-KF-03, WO-MOV-15, WO-LOC-17: what the owner's board prints at a location; it is remembered."""
    draft.state.places[str(place)] = LocationNote(
        action=action, attribute=attribute if action == "attribute" else None, terrain=terrain if place == 0 else None
    )
    draft.write("wrote-described-place", place=place, action=action or "none")


@moves.add(teaches=knowledge.of_road)
def describe_road(draft: Draft[Continent], place: Place, to: Place, there: bool) -> None:
    """WO-KF-04, WO-MOV-11: whether the owner's board joins two locations, by land or water; it is remembered."""
    if place == to:
        draft.refuse("to", "stands-there", place=to)
    state, pair = draft.state, road(place, to)
    state.roads = [one for one in state.roads if one != pair]
    state.closed_roads = [one for one in state.closed_roads if one != pair]
    (state.roads if there else state.closed_roads).append(pair)
    draft.write("wrote-described-road", place=place, to=to, there=there)


@moves.add(teaches=knowledge.of_monster)
def describe_monster(draft: Draft[Continent], monster: MonsterId, life: Life) -> None:
    """WO-MON-03, WO-KF-05, WO-DCK-04: how much life the owner's monster card prints; it is remembered."""
    if monster not in bestiary.monsters():
        draft.refuse("monster", "unknown-monster", monster=monster)
    draft.state.lives[monster] = life
    draft.write("wrote-described-monster", monster=monster, count=life)


@moves.add(teaches=knowledge.of_speciality)
def describe_speciality(draft: Draft[Continent], school: School, level: Level, first: Some, second: Some = 0) -> None:
    """WO-SPC-02, WO-KF-11: the numbers that a player board prints beside its speciality; they are remembered."""
    levels = [*draft.state.specialities.get(school, []), *[None] * 5][:5]
    levels[level - 1] = Bonus(first=first, second=second)
    draft.state.specialities[school] = levels
    draft.write("wrote-described-speciality", who=school, level=level)


@moves.add(teaches=knowledge.of_track)
def set_track(
    draft: Draft[Continent], position: TrackPosition, fatigue: Some | None = None, gold: Some | None = None
) -> None:
    """WO-FAT-01, WO-DRE-06, WO-KF-09: what the board prints beside a space of the trophy track; it is remembered."""
    state = draft.state
    if fatigue is not None and position:
        state.fatigue[position - 1] = fatigue
    if gold is not None:
        state.reputation[position] = gold
    draft.write("wrote-described-track", position=position)


@moves.add(teaches=knowledge.of_level_damage)
def set_level_damage(draft: Draft[Continent], level: Annotated[int, msgspec.Meta(ge=1, le=3)], damage: Some) -> None:
    """WO-MFT-12: the damage by level that attacks on an attribute deal besides; it is remembered."""
    draft.state.level_damage[level - 1] = damage
    draft.write("wrote-described-damage", level=level, count=damage)


@moves.add()
def set_most_shield(draft: Draft[Continent], most: Annotated[int, msgspec.Meta(ge=1, le=5)]) -> None:
    """WO-SHL-02: where the Shield's track ends."""
    state = draft.state
    state.most_shield = most
    for witcher in state.witchers:
        witcher.shield = min(witcher.shield, growth.shield_cap(state, witcher))
    draft.write("wrote-most-shield", count=most)


@moves.add(by="seat")
def take_over(
    draft: Draft[Continent],
    who: Who,
    gold: Count,
    potions: Annotated[int, msgspec.Meta(ge=0, le=POTIONS)],
    combat: Level,
    defence: Level,
    alchemy: Level,
    speciality: Level,
    shield: Annotated[int, msgspec.Meta(ge=0, le=5)],
    level: Level | None = None,
    deck: Count | None = None,
    hand: Annotated[int, msgspec.Meta(ge=0, le=HAND)] | None = None,
    discard: Count | None = None,
) -> None:
    """WO-SES-01, WO-SET-32: a player board as it lies on the table, taken over into the app at once."""
    witcher = witcher_of(draft, who)
    numbers = {"gold": gold, "potions": potions, "shield": shield, "level": level}
    numbers |= {"combat": combat, "defence": defence, "alchemy": alchemy, "speciality": speciality}
    numbers |= {"deck": deck, "hand": hand, "discard": discard}
    boards.read_off(draft, witcher, {name: number for name, number in numbers.items() if number is not None})
    draft.write("wrote-taken-over", who=named(witcher))


@moves.add(by="seat")
def set_position(draft: Draft[Continent], who: Who, track: Track) -> None:
    """WO-TRO-01: where a scoring token stands, put right by hand; nothing follows from it."""
    witcher = witcher_of(draft, who)
    witcher.track = min(track, SUMMIT - 1)
    draft.write("wrote-position", who=named(witcher), count=witcher.track)


@moves.add(by="seat")
def note_witcher(draft: Draft[Continent], who: Who, notes: Text) -> None:
    """WO-SES-08: the player's own note about a witcher."""
    witcher_of(draft, who).notes = notes
