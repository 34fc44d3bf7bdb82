"""Guardians on the map: how they come and go, and who must face them in which order. TG-GRD."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import Colour, HeroId
from ..state.pieces import Arrival, Guardian, Place
from ..state.table import Avalon
from ..state.under_way import UnderWay
from .belongings import check_equipment


def guardian_of(state: Avalon, id: str) -> Guardian | None:
    """The guardian on the map of that id."""
    return next((guardian for guardian in state.guardians if guardian.id == id), None)


def fights(state: Avalon) -> list[UnderWay]:
    """Encounters with guardians of the map: being fought, or waiting for the players to choose the first."""
    return [doing for doing in state.under_way if doing.guardian or doing.waiting]


def guardian_stays(draft: Draft[Avalon], name: str, colour: Colour, place: int, from_deck: bool) -> None:
    """TG-GRD-01: a guardian that was not beaten stays on the map; whether its card came from a counted deck is kept."""
    state = draft.state
    id = state.next_id("guardian")
    state.guardians.append(Guardian(id=id, name=name, colour=colour, place=place, since=state.day, from_deck=from_deck))
    draft.tell("tell-guardian-appears", name=name, place=place)
    draft.write("wrote-guardian-appeared", name=name, place=place)


def send_home(draft: Draft[Avalon], guardian: Guardian) -> None:
    """A guardian leaves the map: its card goes to the bottom of its encounter deck. TG-GRD-02, TG-GRD-10."""
    state = draft.state
    state.guardians.remove(guardian)
    state.under_way = [doing for doing in state.under_way if doing.guardian != guardian.id]
    deck = state.encounters.get(guardian.colour)
    if deck is not None and guardian.from_deck:
        deck.put_to_bottom(guardian.name)
    draft.tell("tell-guardian-leaves", name=guardian.name, colour=guardian.colour)
    draft.write("wrote-guardian-left", name=guardian.name)
    face_those_met(draft)


def meet(draft: Draft[Avalon], met: Sequence[Guardian], who: Sequence[HeroId], entered: bool) -> bool:
    """These people and these guardians came together: the encounter begins at once, for all of them together.

    TG-GRD-05, TG-GRD-06, TG-GRD-07. Who is in the middle of another encounter is left to it; False: so are all.
    """
    state = draft.state
    busy = {one for doing in state.under_way if doing.kind == "encounter" for one in doing.who}
    free = [one for one in who if one not in busy]
    if free and met:
        ids = [guardian.id for guardian in met]
        doing = UnderWay(kind="encounter", who=free, place=met[0].place, waiting=ids, entered=entered)
        state.under_way.append(doing)
        check_equipment(draft, [hero for hero in state.living if hero.id in free])
        face_those_met(draft, just_told=doing)
    return bool(free and met)


def face_those_met(draft: Draft[Avalon], just_told: UnderWay | None = None) -> None:
    """TG-GRD-08, TG-TIE-06: one guardian is faced at once, of several the players choose the first.

    A guardian that others are fighting just now is faced after them; one that has gone is faced no more.
    """
    state = draft.state
    for doing in [doing for doing in state.under_way if doing.waiting]:
        doing.waiting = [id for id in doing.waiting if guardian_of(state, id)]
        if doing.guardian:
            continue
        fought = {other.guardian for other in state.under_way}
        ready = [found for id in doing.waiting if id not in fought and (found := guardian_of(state, id))]
        if not doing.waiting:
            state.under_way.remove(doing)
            then_the_location(draft, doing, doing.who)
        elif len(doing.waiting) == 1 and ready:
            face(doing, ready[0])
            if doing is not just_told:
                draft.tell("tell-encounter-begins", who=doing.who, colour=doing.colour, name=doing.card)
        elif ready:
            draft.tell("tell-choose-guardian", place=doing.place, who=doing.who, names=_names(state, doing.waiting))


def face(doing: UnderWay, guardian: Guardian) -> None:
    """The encounter with one of the guardians that were met is on."""
    doing.waiting.remove(guardian.id)
    doing.guardian, doing.card, doing.colour = guardian.id, guardian.name, guardian.colour


def then_the_location(draft: Draft[Avalon], doing: UnderWay, who: Sequence[HeroId]) -> None:
    """TG-GRD-09, TG-TIE-08: the guardian came first; now comes the immediate rule of the location that was entered."""
    place = draft.state.place(doing.place)
    if doing.entered and place is not None and who:
        immediate_rules(draft, place, who)


def immediate_rules(draft: Draft[Avalon], place: Place, who: Sequence[HeroId]) -> None:
    """TG-LOC-18, TG-LOC-04: the rules that a card has for whoever enters it."""
    if place.immediate or place.has("hostile"):
        key = "tell-hostile-settlement" if place.has("hostile") else "tell-immediate-rules"
        draft.tell(key, place=place.number, who=list(who))
        _wait(draft.state, place, who)


def rules_after(draft: Draft[Avalon], place: Place, who: Sequence[HeroId], waits: bool) -> None:
    """TG-GRD-09: a guardian is fought first; that the card has rules of its own is told, but not as "now".

    `waits`: where nobody tells the app when that fight is over, they stand among what is open from the beginning.
    """
    if place.immediate or place.has("hostile"):
        draft.tell("tell-rules-after-guardian", place=place.number, who=list(who))
        if waits:
            _wait(draft.state, place, who)


def _wait(state: Avalon, place: Place, who: Sequence[HeroId]) -> None:
    """TG-LOC-18, TG-DUR-08: the rules stay in view until they are ticked; nobody else has to wait for that."""
    waiting = next((one for one in state.arrivals if one.place == place.number), None)
    if waiting is None:
        state.arrivals.append(Arrival(place=place.number, who=list(who)))
    else:
        waiting.who = list(dict.fromkeys((*waiting.who, *who)))


def _names(state: Avalon, ids: Sequence[str]) -> list[str]:
    return [guardian.name for guardian in state.guardians if guardian.id in ids]
