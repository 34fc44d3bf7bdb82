"""The first evening's guide: one line for whoever has never played, from the set-up to the first night. TG-HNT-05."""

from __future__ import annotations

from typing import Any

from ....core.guide import Advice, advise, folded
from ....core.message import say
from ..box.names import Colour
from ..play import under_way
from ..play.acting import able_to_act
from ..play.procedures import at_step
from ..state.fight import Fight
from ..state.table import Avalon
from ..state.under_way import UnderWay

LAST_DAY = 1  # the morning after it takes leave
FIRST_EVENING = 1  # a first encounter may well come on the second day, and is told of all the same
TALKS: Colour = "blue"


def advice(state: Avalon) -> Advice | None:
    """The guide's line for where a guided table stands; None when it has nothing to add, or has taken its leave.

    What it says above the list of the set-up stands there (`guide-set-up`), and so does what it says where the table
    asks for the evening (`guide-day-ends`).
    """
    if not state.guided or state.evening.away or state.outcome:
        return None
    if any(doing.kind == "encounter" for doing in state.under_way) and state.evening.session == FIRST_EVENING:
        return advise("encounter-waits" if under_way.anybody_fights(state) else "encounter-by-hand", "TG-HNT-08")
    if not state.in_app("days"):
        return advise("days-on-table", "TG-DAY-01") if state.day <= LAST_DAY else None
    step = at_step(state)
    if state.day > LAST_DAY:
        return advise("farewell", "TG-HNT-02") if state.day == LAST_DAY + 1 and step == "dark_menhirs" else None
    if step == "actions":
        return _by_day(state)
    if step == "event":  # its question says how to turn the card, and the field for the quest's name must be in sight
        return _by_the_way("event", "TG-WLD-14", fresh=False)
    return advise(*MORNING_AND_EVENING[step]) if step in MORNING_AND_EVENING else None


def at_a_fight(state: Avalon) -> Advice | None:
    """The guide's line on the page of a fight, for where the first of them stands. TG-HNT-08.

    Once the first turn has begun and when all is decided it is folded.
    """
    doing = next((doing for doing in state.under_way if doing.kind == "encounter"), None)
    if not state.guided or doing is None or (doing.waiting and not doing.guardian):
        return None  # the page itself asks which guardian is the first
    if state.evening.session != FIRST_EVENING and not _first_talk(state, doing):
        return None
    if doing.fight is None:
        return _beside("card", "TG-ENC-03" if doing.training else "TG-ENC-04", card=_asked_for(doing))
    fight = doing.fight
    name, rule = AT_A_FIGHT.get(fight.step, TURN)
    return _beside(name, rule, fresh=_unread(doing, fight), kind=fight.kind)


def _unread(doing: UnderWay, fight: Fight) -> bool:
    """Whether the guide's line is new, and leaves room: a card of which all is known fills the page by itself."""
    if fight.running:
        return fight.step == "choose" and fight.turn == 1 and not doing.activated
    return not fight.decided and fight.answer is None


def _beside(name: str, rule: str, fresh: bool = True, **facts: Any) -> Advice:
    """The guide beside a question: a fold with a title of its own."""
    return folded(advise(f"encounter-{name}", rule, **facts), say(f"guide-of-{name}", **facts), fresh)


def _first_talk(state: Avalon, doing: UnderWay) -> bool:
    """A first diplomacy may come long after the first evening; one that is over lies under its counted deck."""
    deck = state.encounters.get(TALKS)
    return doing.colour == TALKS and doing.from_deck and deck is not None and not deck.bottom


def _asked_for(doing: UnderWay) -> str:
    """Which card the hands should take: the training card, one of a deck that was tapped, or whichever it is."""
    return "training" if doing.training else "talk" if doing.colour == TALKS else "deck" if doing.colour else "any"


TURN = ("turn", "TG-HNT-08")
AT_A_FIGHT = {
    "before": ("before", "TG-DIP-05"),
    "hands": ("hands", "TG-CMB-07"),
    **dict.fromkeys(("won", "lost", "withdrew", "robbed"), ("over", "TG-ENC-08")),
}
MORNING_AND_EVENING = {
    "dark_menhirs": ("morning", "TG-SOD-13"),
    "guardians": ("guardians", "TG-GRD-02"),
    "equipment": ("equipment", "TG-SOD-12"),
    "rest": ("rest", "TG-EOD-07"),
    "advancement": ("advancement", "TG-EOD-08"),
}


def _by_day(state: Avalon) -> Advice:
    """TG-HNT-01..04, TG-HNT-06: look around at home first, then go and see, and keep some Energy."""
    if not state.in_app("map"):
        return advise("day-by-hand", "TG-DUR-01")
    looks = sum(place.explored for place in state.places.values())
    explored = {place.number for place in state.places.values() if place.explored}
    first = looks == 1 and all(hero.place in explored for hero in state.living)
    if any(doing.kind == "exploration" for doing in state.under_way):
        return _by_the_way("exploring", "TG-JRN-03", fresh=looks == 1)
    if not looks:
        return _by_the_way("explore-home", "TG-HNT-06", fresh=not any(hero.acted for hero in state.living))
    able = able_to_act(state)
    if not able:
        return advise("nothing-left", "TG-DUR-04")
    if state.in_app("boards") and sum(hero.energy.value for hero in state.living) <= 2 * len(state.living):
        return _by_the_way("tired", "TG-HNT-02", fresh=False)
    if len(able) < len(state.living):
        return _by_the_way("some-are-done", "TG-DUR-04", fresh=False)
    if len(state.living) > 1 and len({hero.place for hero in state.living}) == 1:
        return _by_the_way("together", "TG-HNT-04", fresh=first)
    return _by_the_way("go-on", "TG-HNT-03", fresh=first)


def _by_the_way(name: str, rule: str, fresh: bool) -> Advice:
    """A line of the day, above what can be done: it comes back all day long, and is folded once it was read."""
    return folded(advise(name, rule), say(f"guide-of-{name}"), fresh)
