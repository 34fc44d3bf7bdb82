"""How this table speaks: witchers in Czech cases, places with their numbers, the shelf's sentence, an evening."""

from __future__ import annotations

from typing import Any

from ....core.cases import people, told
from ....core.message import Message, say
from ....core.recap import worth_telling
from ....core.tale import LastLine, Manner
from ..box import bestiary
from ..box.board import locations
from ..box.forms import FEMININE, FORMS, witcher_name
from ..play.turns import BEFORE
from ..state.pieces import Fight
from ..state.table import Continent
from ..state.witcher import named

PEOPLE = ("who", "whom", "active")
PLACES = ("place", "to")
CZECH_PLACES = {"vizima": "Wyzima"}


def place_name(number: int, language: str) -> str:
    """A location's name as printed."""
    name = locations()[number].name
    if language == "cs" and name in CZECH_PLACES:
        return CZECH_PLACES[name]
    return name.replace("_", " ").title()


def spoken(args: dict[str, Any], state: Continent | None, language: str) -> dict[str, Any]:
    """The facts of a message, ready for its wording.

    `who` comes in the nominative, as `who_gen` .. `who_ins` in the other cases, with `who_gender` ("f", "m");
    `who_given`: a name that the table gave, which has no other case. `whom` likewise. A place becomes its number and
    name, with `place_number` and `place_name`; a monster its name; a name kept in both languages the one that is
    read, with `name_given`. Whoever has no board yet is called by the player, where that name is known.
    """
    args = {name: _seated(fact, state) if name in PEOPLE else fact for name, fact in args.items()}
    return args | _people(args, language) | _places(args, language) | _things(args, language)


def _seated(who: Any, state: Continent | None) -> Any:
    """Whoever is called by the seat (`seat-2`) by the player there; all others as they are."""
    if isinstance(who, list):
        return [_seated(one, state) for one in who]
    seat = str(who).removeprefix("seat-")
    known = state.player_of(int(seat)) if state and str(who).startswith("seat-") and seat.isdigit() else ""
    return known or who


def _people(args: dict[str, Any], language: str) -> dict[str, Any]:
    """Witchers in all cases, and whether the table gave one of the names."""
    facts = people(args, PEOPLE, lambda who, case: witcher_name(who, language, case), FEMININE, language)
    given = {f"{key}_given": any(who not in FORMS for who in told(args[key])) for key in PEOPLE if key in args}
    return facts | given


def _places(args: dict[str, Any], language: str) -> dict[str, Any]:
    """Locations with their numbers; of None only the table knows where it is."""
    facts: dict[str, Any] = {}
    for key in PLACES:
        number = args.get(key)
        if isinstance(number, int) and number in locations():
            name = place_name(number, language)
            facts |= {key: f"{number} {name}", f"{key}_number": number, f"{key}_name": name}
        elif key in args and number is None:
            facts |= {f"{key}_number": -1, f"{key}_name": ""}
    return facts


def _things(args: dict[str, Any], language: str) -> dict[str, Any]:
    """Monsters, what a trophy is of, and what is called by a name of its own."""
    facts: dict[str, Any] = {}
    if isinstance(args.get("monster"), str):
        facts["monster"] = bestiary.name_of(args["monster"], language)
    if isinstance(of := args.get("of"), str):
        match args.get("kind"):
            case "monster":
                facts["of"] = bestiary.name_of(of, language)
            case "witcher":
                facts["of"] = witcher_name(of, language, "gen")
    if "name" in args:
        name = args["name"]  # in both languages, or spoken already in the one that is read
        if isinstance(name, dict):
            name = name.get(language) or next(iter(name.values()), "")
        facts |= {"name": name, "name_given": bool(name)}
    return facts


def sentence(state: Continent) -> Message:
    """The shelf's one sentence: whose turn it is, and how near the top of the track somebody stands."""
    if winner := state.find(state.winner):
        return say("shelf-won", who=named(winner), turn=state.turn.number)
    if state.closed:
        return say("shelf-ended", turn=state.turn.number)
    if state.turn.phase in BEFORE:
        return say("shelf-set-up", count=len(state.witchers))
    if state.fight is not None:
        return _fighting(state, state.fight)
    if state.solo:
        return say("shelf-solo", who=named(state.active), turn=state.turn.number, count=len(state.active.trophies))
    best = max(witcher.track for witcher in state.witchers)
    leading = [named(witcher) for witcher in state.witchers if witcher.track == best]
    return say("shelf-turn", who=named(state.active), turn=state.turn.number, whom=leading, value=best)


def _fighting(state: Continent, fight: Fight) -> Message:
    """Who fights whom: that is what everybody at the table waits for."""
    facts: dict[str, Any] = {"who": named(state.at(fight.who)), "turn": state.turn.number}
    if fight.kind == "witcher":
        return say("shelf-duel", **facts, whom=named(state.at(fight.other)))
    if fight.kind == "short" or not fight.monster:
        return say("shelf-short-fight", **facts)
    return say("shelf-fight", **facts, monster=fight.monster)


WORTH_TELLING = (
    "wrote-seated",
    "wrote-trophy",
    "wrote-driven-away",
    "wrote-total-defeat",
    "wrote-duel-won",
    "wrote-solved",
    "wrote-kept",
    "wrote-level",
    "wrote-won",
    "wrote-won-alone",
    "wrote-noted",
)
# Told besides of an evening in which little else happened.
IN_SHORT = ("wrote-explored", "wrote-quest", "wrote-poker-won", "wrote-raised", "wrote-trail-found")


MANNER = Manner(
    heads={"wrote-turn": ""},
    aside=(
        "wrote-raised",
        "wrote-lowered",
        "wrote-gained-cost",
        "wrote-paid",
        "wrote-strikes",
        "wrote-combo",
        "wrote-position",
        "wrote-most-shield",
        "wrote-taken-over",
        "wrote-described-place",
        "wrote-described-road",
        "wrote-described-monster",
        "wrote-described-speciality",
        "wrote-described-track",
        "wrote-described-damage",
    ),
    fights={
        "wrote-fight": ("wrote-defeated", "wrote-driven-away", "wrote-total-defeat"),
        "wrote-short-begun": ("wrote-short-fight",),
        "wrote-duel": ("wrote-duel-won",),
        "wrote-duel-somewhere": ("wrote-duel-won",),
    },
    figures=(
        LastLine("figure-turns", ("wrote-turn",)),
        LastLine("figure-journeys", ("wrote-moved",)),
        LastLine("figure-explorations", ("wrote-explored",)),
        LastLine("figure-passages", ("wrote-read",)),
        LastLine("figure-monsters", ("wrote-defeated",)),
        LastLine("figure-beaten", ("wrote-driven-away", "wrote-total-defeat")),
        LastLine("figure-promises", ("wrote-solved",)),
        LastLine("figure-poker", ("wrote-poker",)),
        LastLine("figure-trophies", ("wrote-trophy",)),
    ),
)


def recap(chronicle: list[Message]) -> list[Message]:
    """ "Previously on": what one would tell a friend who missed the evening."""
    return worth_telling(chronicle, WORTH_TELLING, IN_SHORT)
