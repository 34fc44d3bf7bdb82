"""How this table speaks: heroes in Czech cases, the shelf's sentence, what happened last time."""

from __future__ import annotations

from typing import Any

from ....core.cases import people
from ....core.message import Message, say
from ....core.recap import worth_telling
from ....core.tale import LastLine, Manner
from ..box.forms import AUTOMATIC, FEMININE, hero_name
from ..box.names import DUMMY
from ..play import tally
from ..state.hero import called
from ..state.table import MageKnight

PEOPLE = ("who", "whom", "leader", "winner")  # facts that name somebody: by hero, by own name, by seat
WORTH_TELLING = (
    "wrote-noted",
    "wrote-conquered",
    "wrote-city-fell",
    "wrote-thrown-back",
    "wrote-altar",
    "wrote-plundered",
    "wrote-knocked-out",
    "wrote-unit-destroyed",
    "wrote-duel-won",
    "wrote-duel-draw",
    "wrote-joint-won",
    "wrote-joint-lost",
    "wrote-mine-free",
    "wrote-eliminated",
    "wrote-winner",
    "wrote-no-winner",
)
IN_SHORT = ("wrote-round", "wrote-level", "wrote-defeated", "wrote-unit-comes")  # of an evening with little else


def spoken(facts: dict[str, Any], state: MageKnight | None, language: str) -> dict[str, Any]:
    """Facts as they are said: `who` in the nominative, as `who_gen` .. `who_ins` in the other cases, `who_gender`.

    A seat's number becomes whoever sits there, 0 the dummy player.
    """
    named = {key: _named(facts[key], state) for key in PEOPLE if key in facts}
    own_names = {one.name for one in state.heroes if one.hero in FEMININE and one.name} if state else set()
    feminine = FEMININE | own_names
    return facts | people(named, PEOPLE, lambda who, case: hero_name(who, language, case), feminine, language)


def _named(fact: Any, state: MageKnight | None) -> Any:
    """Seats by what their heroes are called."""
    if isinstance(fact, list):
        return [_named(one, state) for one in fact]
    if isinstance(fact, int):
        hero = state.find(fact) if state else None
        return called(hero) if hero else AUTOMATIC if fact == DUMMY else str(fact)
    return fact


def sentence(state: MageKnight) -> Message:
    """The shelf's one sentence: round and time of day, and who has most Fame; at the end who has won."""
    best = max(hero.fame for hero in state.heroes)
    leading = [called(hero) for hero in state.heroes if hero.fame == best]
    if state.step == "over":
        winners = [called(state.at(seat)) for seat in tally.result(state).winners]
        if not winners:
            return say("shelf-mk-lost", scenario=state.scenario)
        return say("shelf-mk-over", scenario=state.scenario, who=winners)
    if best <= 0 or len(leading) == len(state.heroes) > 1:
        return say("shelf-mk-round", scenario=state.scenario, round=state.round.number, time=state.time)
    return say("shelf-mk-leads", round=state.round.number, time=state.time, who=leading, fame=best)


MANNER = Manner(
    heads={"wrote-round": ""},
    aside=(
        "wrote-fame",
        "wrote-reputation",
        "wrote-dice",
        "wrote-rerolled",
        "wrote-crystal-die",
        "wrote-treasure-die",
        "wrote-lies-there",
        "wrote-bid",
    ),
    fights={
        "wrote-fight": ("wrote-fight-over",),
        "wrote-duel": ("wrote-duel-won", "wrote-duel-draw", "wrote-duel-cancelled"),
        "wrote-joint-begins": ("wrote-joint-won", "wrote-joint-lost"),
    },
    figures=(
        LastLine("figure-rounds", ("wrote-round",)),
        LastLine("figure-steps", ("wrote-step",)),
        LastLine("figure-tiles", ("wrote-explored",)),
        LastLine("figure-passages", ("wrote-read",)),
        LastLine("figure-fights", ("wrote-fight",)),
        LastLine("figure-conquered", ("wrote-conquered", "wrote-city-fell", "wrote-joint-won")),
        LastLine("figure-units", ("wrote-unit-comes",)),
        LastLine("figure-levels", ("wrote-level",)),
        LastLine("figure-knocked-out", ("wrote-knocked-out",)),
    ),
)


def recap(chronicle: list[Message]) -> list[Message]:
    """What one would tell a friend who missed the evening."""
    return worth_telling(chronicle, WORTH_TELLING, more=IN_SHORT)
