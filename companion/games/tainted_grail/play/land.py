"""The map: which cards touch, what arriving reveals and losing land takes."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.grid import OPPOSITE, SIDES, Cell, Side, beside, reach, steps
from ....core.words import LANGUAGES
from ..box import printed
from ..state.heroes import Hero
from ..state.pieces import Guardian, Left, Menhir, Place
from ..state.table import Avalon
from ..state.under_way import UnderWay
from . import guardians
from .boards import shift
from .light import in_range, out_of_light


def card(draft: Draft[Avalon], number: int) -> Place:
    """The card of that number: as the table knows it, else as its owner's box or this app does, else bare."""
    met = draft.state.place(number)
    if met:
        return met
    facts = {**printed.locations().get(str(number), {}), **draft.knowledge.get("location", {}).get(str(number), {})}
    return Place(
        number=number,
        name={language: facts[language] for language in LANGUAGES if facts.get(language)},
        state="unrevealed",
        original=facts.get("original", 0),
        sides=dict(zip(SIDES, facts.get("sides", (0, 0, 0, 0)), strict=True)),
        emblems=list(facts.get("emblems", ())),
        ground=facts.get("ground"),
        action=facts.get("action", ""),
        action_cost=facts.get("action_cost", 1),
        action_paid_in=facts.get("action_paid_in", "energy"),
        action_once=facts.get("action_once", False),
        action_known=facts.get("action_known", False),
        immediate=facts.get("immediate", False),
    )


def at(state: Avalon, cell: Cell) -> Place | None:
    """The revealed card that lies on that cell."""
    return next((place for place in state.revealed if place.at == tuple(cell)), None)


def neighbour(state: Avalon, place: Place, side: Side) -> Place | None:
    """The revealed card on that side, linked or not."""
    return at(state, beside(place.at, side)) if place.at is not None else None


def names(place: Place, other: Place, side: Side) -> bool:
    """TG-LOC-06, TG-LOC-09: whether the number on that side means the other card, by its own or its original number."""
    return place.sides.get(side) in (other.slot, other.number)


def linked(place: Place, other: Place, side: Side) -> bool:
    """TG-LOC-07: two cards are connected when the numbers on both touching sides name each other."""
    return names(place, other, side) and names(other, place, OPPOSITE[side])


def roads(state: Avalon, place: Place) -> list[tuple[Side, Place]]:
    """The sides by which one can travel from this card, and the cards there. TG-ACT-08, TG-ACT-09."""
    beyond = [(side, neighbour(state, place, side)) for side in SIDES]
    return [(side, other) for side, other in beyond if other and linked(place, other, side)]


def connected(state: Avalon, place: Place) -> list[Place]:
    """The revealed cards that can be travelled to from this one, by printed number. TG-ACT-06, TG-LOC-20."""
    return sorted((other for _, other in roads(state, place)), key=lambda other: other.number)


def available(draft: Draft[Avalon], slot: int) -> int | None:
    """The number of the card to lay where a direction number asks for `slot`. TG-LOC-08.

    The card of that number, unless it was replaced or removed from the game; then one whose original number it is.
    """
    state = draft.state
    met = state.place(slot)
    if met is None or met.state in ("unrevealed", "revealed"):
        return slot
    heirs = [place for place in state.places.values() if place.original == slot]
    ready = [place.number for place in heirs if place.state in ("unrevealed", "revealed")]
    if ready:
        return min(ready)
    spent = {place.number for place in heirs}
    known = {**printed.locations(), **draft.knowledge.get("location", {})}
    heirs_to_be = sorted(int(number) for number, facts in known.items() if facts.get("original") == slot)
    return next((number for number in heirs_to_be if number not in spent), None)


def with_time_tokens(state: Avalon) -> set[str]:
    """TG-ACT-13: the locations that count with time tokens of their own, where "used today" gets none."""
    return {pile.of for pile in state.tokens if pile.kind == "time" and pile.where == "location"}


def lay(draft: Draft[Avalon], number: int, cell: Cell | None) -> Place:
    """Put a card on the table, known or bare, and return it."""
    place = card(draft, number)
    place.state, place.at, place.lost_at = "revealed", cell, None
    draft.state.places[str(number)] = place
    for side in SIDES if any(place.sides.values()) else ():  # of a bare card nobody has told the numbers yet
        other = neighbour(draft.state, place, side)
        if other and names(place, other, side) != names(other, place, OPPOSITE[side]):
            draft.tell("tell-sides-do-not-match", place=number, beside=other.number)
    return place


def meet(draft: Draft[Avalon], number: int) -> Place:
    """A card that lies on a table which keeps its own map: known from now on, on its printed cell if that is free."""
    cell = printed.locations().get(str(number), {}).get("at")
    return lay(draft, number, tuple(cell) if cell and at(draft.state, tuple(cell)) is None else None)


def replace(draft: Draft[Avalon], before: Place, after: Place) -> None:
    """A location changes: the new card takes the old one's place and slot, and all that is there. TG-LOC-08..10."""
    after.original = 0 if after.number == before.slot else before.slot
    after.state, after.at = before.state, before.at
    if not any(after.sides.values()):
        after.sides = dict(before.sides)
    before.state, before.at = "replaced", None
    draft.state.places |= {str(before.number): before, str(after.number): after}
    _move_all(draft.state, before.number, after.number)
    draft.tell("tell-replace-location", place=before.number, new=after.number)
    for task in [task for task in draft.state.tasks if task.place == before.number and task.state == "open"]:
        draft.tell("tell-task-in-doubt", place=before.number, text=task.text)  # TG-EVT-08
    draft.write("wrote-replaced", place=before.number, new=after.number)


def _move_all(state: Avalon, old: int, new: int) -> None:
    """Whoever and whatever is on the one card is on the other from now on."""
    here: list[Hero | Guardian | Menhir | UnderWay | Left] = [
        *state.living,
        *state.guardians,
        *state.menhirs,
        *state.under_way,
        *state.left,
    ]
    for one in here:
        one.place = new if one.place == old else one.place
    for thing in state.things:
        if thing.where == "location" and thing.of == str(old):
            thing.of = str(new)
    state.foredweller = new if state.foredweller == old else state.foredweller


def reveal_around(draft: Draft[Avalon], place: Place) -> None:
    """TG-LOC-14..16: lay each card that the entered one points to, if it is off the table and would be in range.

    TG-MEN-18: with no active menhir nothing is in range, so nothing is revealed.
    """
    state = draft.state
    if place.at is None:
        return
    for side in SIDES:
        slot = place.sides.get(side, 0)
        cell = beside(place.at, side)
        if not slot or at(state, cell) or not in_range(state, cell):
            continue
        if any(slot in (other.slot, other.number) for other in state.revealed):
            continue
        number = available(draft, slot)
        if number is None:
            draft.tell("tell-find-replacement", number=slot, place=place.number, side=side)
            continue
        if any(card(draft, number).slot == other.slot for other in state.revealed):
            continue  # overruled (TG-LOC-08) it had become the heir of a card that lies there: no slot holds two
        draft.tell("tell-lay-location", place=number, beside=place.number, side=side)
        draft.write("wrote-revealed", place=number)
        lay(draft, number, cell)


def arrive(draft: Draft[Avalon], party: list[Hero], place: Place) -> None:
    """What happens when characters enter a location, in order: reveal, guardian, immediate rules.

    TG-LOC-13, TG-LOC-14, TG-LOC-17, TG-LOC-18, TG-LOC-19, TG-ACT-10, TG-GRD-07, TG-GRD-09, TG-TIE-08.
    """
    who = [hero.id for hero in party]
    for hero in party:
        hero.place = place.number
    place.visits += 1
    if draft.state.in_app("map"):
        reveal_around(draft, place)
    met = [guardian for guardian in draft.state.guardians if guardian.place == place.number]
    for guardian in met:
        draft.tell("tell-meet-guardian", name=guardian.name, place=place.number, who=who)
    fought = draft.state.in_app("map") and guardians.meet(draft, met, who, entered=True)
    if met:
        guardians.rules_after(draft, place, who, waits=not fought)
    else:
        guardians.immediate_rules(draft, place, who)


def lose_land(draft: Draft[Avalon]) -> None:
    """TG-SOD-02: cards that no active menhir lights leave the table. TG-MEN-10..17, TG-LOC-22."""
    state = draft.state
    if not state.menhirs:
        _darkness(draft)
        return
    if not state.in_app("map"):
        lit = sorted(menhir.place for menhir in state.menhirs)
        draft.tell("tell-remove-out-of-range", places=lit, track=state.readings.lost_track)
        return
    lost = out_of_light(state, state.active_menhirs)
    for place in lost:
        take_off(draft, place)
        draft.write("wrote-land-lost", place=place.number)
    ways = {place.number: ways_out(draft, place) for place in lost}  # before anyone's arrival reveals further cards
    for place in lost:
        evict(draft, place, ways[place.number])
    for place in lost:
        place.at = None


def take_off(draft: Draft[Avalon], place: Place, out_of_game: bool = False) -> None:
    """TG-LOC-22: a card goes back to the unrevealed ones, or to the box for good; what lay on it goes too."""
    place.state, place.lost_at = "removed" if out_of_game else "unrevealed", place.at
    draft.state.arrivals = [one for one in draft.state.arrivals if one.place != place.number]
    draft.tell("tell-box-location" if out_of_game else "tell-remove-location", place=place.number)
    _things_on(draft, place)


def evict(draft: Draft[Avalon], place: Place, ways: list[Place], suffering: bool = True) -> None:
    """TG-MEN-10, TG-MEN-11: who stood on a removed card suffers, and then flees to the nearest one that is left.

    TG-MEN-13: a special movement, so arriving follows; those who flee together arrive together.
    """
    party = [hero for hero in draft.state.living if hero.place == place.number]
    for hero in party if suffering else ():
        _suffer(draft, hero)
    for hero in party:
        if not ways:
            draft.tell("tell-nowhere-to-go", who=hero.id)
            continue
        draft.tell("tell-move-figure", who=hero.id, place=ways[0].number)
        draft.write("wrote-fled", who=hero.id, lost=place.number, place=ways[0].number)
        if ways[1:]:
            draft.tell("tell-other-refuge", who=hero.id, place=ways[1].number)
    if party and ways:
        arrive(draft, party, ways[0])


def _darkness(draft: Draft[Avalon]) -> None:
    """TG-MEN-14..16: no menhir burns: no card goes, but every morning takes its toll of everyone."""
    draft.tell("tell-no-menhir")
    draft.write("wrote-no-menhir")
    for hero in draft.state.living:
        _suffer(draft, hero)


def _suffer(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-MEN-10: lose 2 Health (or as the table reads it) and gain 2 Terror."""
    track = draft.state.readings.lost_track
    if not draft.state.in_app("boards"):
        draft.tell("tell-suffer", who=hero.id, track=track)
        return
    shift(draft, hero, track, -2)
    shift(draft, hero, "terror", 2)
    draft.tell("tell-suffered", who=hero.id, track=track, value=hero.track(track).value, terror=hero.terror.value)
    draft.write("wrote-suffered", who=hero.id)


def refuges(state: Avalon, place: Place, nearest: str) -> list[Place]:
    """The remaining cards nearest to a lost one, lowest number first. TG-MEN-11, TG-MEN-12, TG-TIE-03."""
    far = steps if nearest == "orthogonal" else reach
    left = [(other, other.at) for other in state.revealed if other.at is not None]
    if not left or place.at is None:  # off the grid nothing is nearer than anything else
        return [other for other, _ in left] or state.revealed
    least = min(far(place.at, cell) for _, cell in left)
    return [other for other, cell in left if far(place.at, cell) == least]


def ways_out(draft: Draft[Avalon], place: Place) -> list[Place]:
    """TG-MEN-12: where to flee, and then the other place that comes out if steps are counted the other way."""
    state = draft.state
    other_way = "diagonal" if state.readings.nearest == "orthogonal" else "orthogonal"
    near = refuges(state, place, state.readings.nearest)[:1]
    return near + [other for other in refuges(state, place, other_way)[:1] if other not in near]


def _things_on(draft: Draft[Avalon], place: Place) -> None:
    """TG-MEN-17, TG-DIE-07: what lay on a removed card goes with it, unless the table reads it otherwise."""
    state = draft.state
    gone = [left for left in state.left if left.place == place.number]
    for left in gone:
        state.left.remove(left)
        state.items.remove(left.name)
        draft.tell("tell-dropped-thing-lost", name=left.name)
    if state.readings.lost_things == "stay":
        return
    here = str(place.number)
    for thing in state.lift(lambda thing: thing.where == "location" and thing.of == here):
        draft.tell("tell-take-off", place=place.number, note=thing.note)
    for guardian in [guardian for guardian in state.guardians if guardian.place == place.number]:
        guardians.send_home(draft, guardian)
    if state.foredweller == place.number:
        state.foredweller = None
        draft.tell("tell-foredweller-off")


def leads_to(state: Avalon, guardian: Guardian, side: Side) -> Place | None:
    """TG-GRD-03, TG-GRD-04, TG-TIE-04: that way if it is connected, else to the highest number; None: it stays."""
    place = state.place(guardian.place)
    roads = connected(state, place) if place else []
    wished = neighbour(state, place, side) if place else None
    return wished if wished in roads else (roads[-1] if roads else None)
