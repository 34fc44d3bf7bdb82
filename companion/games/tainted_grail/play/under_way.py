"""What takes a while: explorations and encounters, and what those who are in one cannot do until it is over."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ....story.book import Fate
from ....story.library import NoSuchBook
from ..box.names import Lasting
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay
from .belongings import break_weapons, check_equipment, items_of, part, turn_back
from .guardians import face_those_met, guardian_of, guardian_stays, send_home, then_the_location


def in_one(state: Avalon, hero: Hero, kind: Lasting) -> UnderWay | None:
    """The exploration or encounter that the character is in the middle of."""
    return next((doing for doing in state.under_way if doing.kind == kind and hero.id in doing.who), None)


def anybody_fights(state: Avalon) -> bool:
    """Whether anybody is in a fight that the app keeps, or could keep as soon as it knows the card."""
    kept = state.in_app("fights")
    return any(doing.kind == "encounter" and (kept or doing.fight is not None) for doing in state.under_way)


def page_of_fights(page: str, state: Avalon) -> str | None:
    """The page after an encounter began: the fight's, unless somebody looks at another one than the day's."""
    return "fight" if page in ("", "day") and anybody_fights(state) else None


def page_of_day(page: str, state: Avalon) -> str | None:
    """The page after an exploration that was read on paper: the day goes on, unless it ends in a fight."""
    return "" if page == "paper" and not anybody_fights(state) else None


def act(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """TG-PTY-03, TG-PTY-10, TG-PTY-12: nobody leaves an encounter by starting something else, nobody is taken along."""
    caught = [hero.id for hero in party if in_one(draft.state, hero, "encounter")]
    if caught:
        draft.object("TG-PTY-12", "in-an-encounter", who=caught)


def between_actions(draft: Draft[Avalon], people: Sequence[Hero], rule: str) -> None:
    """TG-RES-07, TG-PTY-04, TG-PTY-14, TG-ACT-15: not in an encounter, and not while exploring.

    Only the table knows when a printed journal ends an exploration, so that is offered as the way to go about it.
    """
    caught = [hero.id for hero in people if in_one(draft.state, hero, "encounter")]
    if caught:
        draft.object(rule, "in-an-encounter", who=caught)
    exploring = [hero.id for hero in people if in_one(draft.state, hero, "exploration")]
    if exploring:
        over = Instead(say("instead-exploration-over"), {"who": exploring[0]}, "end_exploration")
        reading = [hero for hero in people if _reads_on(draft, hero)]
        draft.object(rule, "in-an-exploration", instead=() if reading else [over], who=exploring)


def explored(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """TG-ACT-01: who starts another action has come to the end of the exploration, and so have those with it.

    TG-JRN-03: not as long as a book is being read: it says itself where the exploration ends.
    """
    reading = [hero.id for hero in party if _reads_on(draft, hero)]
    if reading:
        aside = Instead(say("instead-book-aside"), {}, "close_book")  # it may not be the book that is explored by
        draft.object("TG-JRN-03", "book-is-not-through", instead=[aside], who=reading)
    for doing in [in_one(draft.state, hero, "exploration") for hero in party]:
        if doing in draft.state.under_way:
            draft.state.under_way.remove(doing)


def _reads_on(draft: Draft[Avalon], hero: Hero) -> bool:
    """Whether the character explores by the book that lies open, and that has not come to the end of it."""
    state, reading, doing = draft.state, draft.state.open_reading, in_one(draft.state, hero, "exploration")
    if doing is None or reading is None or not reading.at or reading.resting or reading.ended:
        return False
    return hero.id in (*reading.who, *reading.apart) and _tells_of(draft, state.book, doing.place)


def _tells_of(draft: Draft[Avalon], book: str, place: int | None) -> bool:
    """Whether the place is explored by that book, and not by the printed journal beside it."""
    if draft.library is None or not place:
        return not place
    try:
        return bool(draft.library.teller(book).book.entered_by("place", str(place)))
    except NoSuchBook:  # it is not on this shelf any more
        return False


def drop_out(draft: Draft[Avalon], people: Sequence[Hero]) -> None:
    """TG-PTY-11: who cannot pay, or will not, is out of the exploration alone; the others go on with it."""
    for hero in people:
        draft.write("wrote-dropped-out", who=hero.id)
        doing = in_one(draft.state, hero, "exploration")
        if doing is not None:
            doing.who.remove(hero.id)
            if not doing.who:
                draft.state.under_way.remove(doing)


def note_fate(state: Avalon, who: Sequence[str], fate: Fate) -> None:
    """Let the book that lies open know how the fight of its readers ended."""
    reading = state.open_reading
    if reading is not None and set(reading.who) & set(who):
        reading.outcome = fate


def next_in_turn(state: Avalon, doing: UnderWay) -> list[Hero]:
    """TG-TIE-02: who may be activated now, the lowest character number first; after the last one a new turn begins."""
    members = [hero for hero in state.living if hero.id in doing.who]
    return [hero for hero in members if hero.id not in doing.activated] or members


def leave_encounter(draft: Draft[Avalon], hero: Hero, stays: bool = False) -> None:
    """TG-PTY-12, TG-TRK-09: out of the encounter; when nobody is left in it, it ends unwon. TG-DIE-12.

    A guardian of the map stays there; `stays`: whether a card that was drawn is one, too. TG-GRD-01, TG-GRD-11.
    """
    doing = in_one(draft.state, hero, "encounter")
    if doing is None:
        return
    doing.who.remove(hero.id)
    if doing.fight is not None and doing.fight.active == hero.id:
        doing.fight.active = None
    draft.tell("tell-leaves-encounter", who=hero.id)
    turn_back(draft, hero)
    if doing.who:
        draft.tell("tell-leavers-cards", who=hero.id)  # TG-DSC-02, TG-CMB-36, TG-CMB-40
    else:
        end(draft, doing, stays or doing.roams)
        if doing.colour and not doing.guardian and not stays and doing.fight is None:
            draft.tell("tell-guardian-would-stay", name=doing.card)
    then_the_location(draft, doing, [hero.id])


def robbed(draft: Draft[Avalon], doing: UnderWay) -> bool:
    """TG-TRT-11, TG-TRT-12: when everyone's Health has fallen to 1 or less, robbers take all Wealth and items.

    Never secrets; and they are gone, with neither reward nor loot. Who falls to 0 is robbed, too.
    """
    fight, people = doing.fight, [hero for hero in draft.state.living if hero.id in doing.who]
    if fight is None or "robber" not in fight.card.traits or not draft.state.in_app("boards"):
        return False
    fight.hale = fight.hale or any(hero.health.value > 1 for hero in people)
    if not fight.hale or not fight.running or not people or any(hero.health.value > 1 for hero in people):
        return False
    for hero in people:
        hero.resources["wealth"] = 0
        names = [card.name for card in items_of(hero)]
        draft.tell("tell-robbed" if names else "tell-robbed-of-wealth", who=hero.id, names=names)
        for card in items_of(hero):
            part(draft, hero, card)
    note_fate(draft.state, doing.who, "lost")
    draft.write("wrote-robbed", who=doing.who, name=doing.card)
    if doing.roams:
        fight.step = "robbed"  # a guardian roams, unless the table reads the trait otherwise: it is asked
    else:
        end(draft, doing)
    return True


def leave_all(draft: Draft[Avalon], hero: Hero) -> None:
    """Out of whatever the character is in the middle of: an encounter, or an exploration that others go on with."""
    leave_encounter(draft, hero)
    doing = in_one(draft.state, hero, "exploration")
    if doing is not None:
        doing.who.remove(hero.id)
        if not doing.who:
            draft.state.under_way.remove(doing)


def end(draft: Draft[Avalon], doing: UnderWay, stays: bool = False) -> None:
    """An encounter is over: its card goes under its own deck, or `stays` as an unbeaten guardian. TG-ENC-06, TG-GRD-01.

    Who met several guardians faces the next one; after the last comes the location's rule. TG-GRD-08, TG-GRD-09.
    """
    state = draft.state
    state.under_way.remove(doing)
    break_weapons(draft, doing)
    for hero in [hero for hero in state.living if hero.id in doing.who]:
        turn_back(draft, hero)
    guardian = guardian_of(state, doing.guardian)
    if guardian is not None:
        draft.tell("tell-cards-back")
        if stays:
            draft.tell("tell-guardian-not-beaten", name=guardian.name, place=guardian.place)
        else:
            send_home(draft, guardian)
    elif stays and doing.colour and doing.place:
        draft.tell("tell-cards-back")
        guardian_stays(draft, doing.card or UNKNOWN, doing.colour, doing.place, doing.from_deck)
        state.guardians[-1].level = doing.fight.card.level if doing.fight else 0
    elif not doing.waiting:  # else the players had not even chosen the first guardian
        if doing.from_deck and doing.colour:
            state.encounters[doing.colour].put_to_bottom(doing.card or UNKNOWN)
        key = "tell-training-over" if doing.training else "tell-encounter-over"
        draft.tell(key, who=doing.who, colour=doing.colour or "", name=doing.card)
    if doing.waiting and doing.who:
        rest = UnderWay(kind="encounter", who=doing.who, place=doing.place, waiting=doing.waiting)
        rest.entered = doing.entered
        state.under_way.append(rest)
        check_equipment(draft, [hero for hero in state.living if hero.id in doing.who])
    else:
        then_the_location(draft, doing, doing.who)
    face_those_met(draft)


def end_all(draft: Draft[Avalon]) -> None:
    """Nothing is left under way when the day's actions are over; a guardian that is still fought stays. TG-GRD-01."""
    for doing in [*draft.state.under_way]:
        if doing.kind == "encounter" and (doing.guardian or not doing.waiting):
            doing.waiting = []
            end(draft, doing, doing.roams)
        else:
            draft.state.under_way.remove(doing)


def busy(state: Avalon) -> set[str]:
    """Who is in the middle of an encounter."""
    return {who for doing in state.under_way if doing.kind == "encounter" for who in doing.who}
