"""How this table speaks: characters in their Czech cases, locations by name and number, the evening before in short."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....core.cases import in_cases
from ....core.message import Message, say
from ....core.tale import LastLine, Manner, Retold, retold
from ..box import printed
from ..box.forms import FEMININE, hero_name
from ..box.names import HEROES
from ..play.belongings import secret_meant
from ..play.statuses import status_of
from ..state.table import Avalon

SECRET = {"cs": "tajemství", "en": "secret"}  # TG-SEC-01: a number alone would not say of what
PLACE = {"cs": "Lokace", "en": "Location"}
COMPANY = 3  # so many of a table, if they are all it ever had, a tale calls the company
PEOPLE = ("who", "whom")
PLACES = ("place", "to", "lost", "new", "old", "beside")
TEXTS = ("name", "note", "why", "text", "player")  # what the table may have left empty


def own_name(state: Avalon | None, who: str) -> str:
    """What the table calls a guest, if it ever said."""
    hero = state.heroes.get(who) if state and who in HEROES else None
    return hero.name if hero else ""


def place_name(state: Avalon | None, number: int, language: str, numbered: bool = True) -> str:
    """A location as people say it: its name and number, or only the number while nobody knows the name.

    `numbered`: a tale needs the number only of a place without a name.
    """
    place = state.place(number) if state else None
    if place is None:
        return str(number)
    name = place.called(language)
    return f"{name} ({number})" if name and numbered else name or str(number)


def place_forms(state: Avalon | None, number: int, called: str) -> dict[str, str]:
    """How a Czech sentence says it of a location: a name of the box declined, before any other the word for it.

    `at`: where one is; `to`: where one goes; the genitive and the accusative. `called`: its name, with its number.
    """
    place = state.place(number) if state else None
    name = place.name.get("cs", "") if place else ""
    known = printed.declined().get(name) if called.startswith(name) else None
    if known is None:
        noun = {"at": "na místě", "to": "na místo", "gen": "místa", "acc": "místo"}
        return {form: f"{said} {called}" for form, said in noun.items()}
    return {form: said + called.removeprefix(name) for form, said in known.items()}


def status_name(state: Avalon | None, key: str, language: str) -> str:
    """A status as the owner's sheet prints it, in the reader's language where it is known."""

    status = status_of(state, key) if state else None
    return (status.name.get(language) or next(iter(status.name.values()), key)) if status else key


def spoken(args: dict[str, Any], state: Avalon | None, language: str) -> dict[str, Any]:
    """The facts of a message, ready for its wording.

    `who` comes in the nominative, as `who_gen` .. `who_ins` in the other cases, with `who_gender` ("f", "m", "many");
    `whom` likewise; a tale calls all of them the company. Location numbers become "Bělina (107)", in Czech with
    `place_at`, `place_to`, `place_gen` and `place_acc` ("v Bělině"), a status its name;
    `note_given` says if there is a note.
    Within a sentence a nameless guest is `who_nom`; at the head of a line a nameless place is `place_nom`, or `of_nom`.
    """
    facts = dict(args)
    for key in PEOPLE:
        if key not in args:
            continue
        people = args[key] if isinstance(args[key], list) else [args[key]]
        if "in_tale" in args and state and len(people) >= COMPANY and {*people} == {*state.heroes}:
            people = ["company"]
        facts |= in_cases(key, people, lambda who, case: hero_name(who, language, case, own_name(state, who)), language)
        if key == "who":  # it begins lines, where "první host" wants a capital; within one, `who_nom` has none
            facts["who_nom"] = facts["who"]
            facts["who"] = facts["who"][:1].upper() + facts["who"][1:]
        single = people[0] if len(people) == 1 and (people[0] != "company" or language == "cs") else ""
        facts[f"{key}_gender"] = "many" if not single else "f" if single in {*FEMININE, "company"} else "m"
        if len(people) > 1 and all(who in FEMININE for who in people):
            facts[f"{key}_gender"] = "many"
    named = partial(place_name, state, language=language, numbered="in_tale" not in args)
    for key in PLACES:
        if isinstance(args.get(key), int) and not isinstance(args[key], bool) and args[key]:
            facts[f"{key}_number"] = args[key]
            facts[key] = named(args[key])
            facts[f"{key}_nom"] = _alone(facts[key], language)
            facts |= {f"{key}_{form}": said for form, said in place_forms(state, args[key], facts[key]).items()}
    for key in TEXTS:
        if key in args:
            facts[f"{key}_given"] = "yes" if args[key] else "no"
    if "of" in args:
        facts["of"] = _thing(str(args["of"]), args.get("where", "location"), state, language)
        facts["of_nom"] = _alone(facts["of"], language)
    if "places" in args:
        facts["places"] = [named(number) for number in args["places"]]
        forms = [place_forms(state, number, named(number)) for number in args["places"]]
        facts["places_acc"] = [form["acc"] for form in forms]
    if "how" in args:
        facts["colour"] = args.get("colour") or "none"  # an end of an encounter that was kept before colours were
    if isinstance(args.get("status"), str):
        facts["status"] = status_name(state, args["status"], language)
    return facts


def _alone(name: str, language: str) -> str:
    """A name at the head of a line: "107: minci na 5" would be two bare numbers."""
    return f"{PLACE[language]} {name}" if name.isdigit() else name[:1].upper() + name[1:]


def _thing(of: str, where: str, state: Avalon | None, language: str) -> str:
    """What a dial or token lies on, by name."""
    if where == "location" and of.isdigit():
        return place_name(state, int(of), language)
    if where == "secret":
        secret = secret_meant(state, of) if state else None
        name = secret.name if secret else of
        return f"{SECRET[language]} {name}" if name.isdigit() else name
    return hero_name(of, language, own=own_name(state, of)) if where == "character" else of


def sentence(state: Avalon) -> Message:
    """The shelf's one sentence: the day, and what presses most."""
    if state.outcome:
        return say(f"shelf-{state.outcome}", day=state.day)
    if state.closed:
        return say("shelf-ended", day=state.day)
    dying = [hero.id for hero in state.living if hero.dying]
    if dying:
        return say("shelf-dying", day=state.day, who=dying)
    if not state.menhirs:
        return say("shelf-no-menhir", day=state.day)
    dark = next((menhir for menhir in state.menhirs if menhir.dial is None), None)
    if dark:
        return say("shelf-menhir-dark", day=state.day, place=dark.place)
    hungry = state.hungry
    low = min(state.menhirs, key=lambda menhir: menhir.dial or 0)
    if low.dial and low.dial <= 2:
        key = "shelf-menhir-low-hungry" if hungry else "shelf-menhir-low"
        return say(key, day=state.day, place=low.place, value=low.dial, who=hungry)
    if hungry:
        return say("shelf-hungry", day=state.day, who=hungry)
    return say("shelf-calm", day=state.day, place=low.place, value=low.dial)


WORTH_TELLING = (
    "wrote-set-up",
    "wrote-travelled",
    "wrote-revealed",
    "wrote-land-lost",
    "wrote-fled",
    "wrote-menhir-lit",
    "wrote-menhir-dark",
    "wrote-menhir-last-day",
    "wrote-no-menhir",
    "wrote-dying",
    "wrote-died",
    "wrote-campaign-lost",
    "wrote-campaign-won",
    "wrote-mercy",
    "wrote-successor",
    "wrote-joined",
    "wrote-left-table",
    "wrote-came-back",
    "wrote-chapter",
    "wrote-mad",
    "wrote-hungry",
    "wrote-quest",
    "wrote-quest-ended",
    "wrote-chapter-ended",
    "wrote-campaign-won",
    "wrote-event",
    "wrote-status",
    "wrote-guardian-attacked",
    "wrote-guardian-appeared",
    "wrote-encounter-ended",
    "wrote-robbed",
    "wrote-replaced",
    "wrote-noted",
    "wrote-book-rests",
    "wrote-book-ended",
)


MANNER = Manner(
    heads={"wrote-day-began": "day-title", "wrote-day-noted": "day-title"},
    aside=(
        "wrote-changed",
        "wrote-set",
        "wrote-paid",
        "wrote-passed",
        "wrote-described",
        "wrote-menhir-noted",
        "wrote-menhir-set",
        "wrote-dial-set",
        "wrote-board-read",
        "wrote-boards-noted",
        "wrote-decks-counted",
        "wrote-deck-rebuilt",
        "wrote-turned",
        "wrote-traded",
        "wrote-spent-for",
        "wrote-limiter-offset",
        "wrote-die-for",
        "wrote-mode",
        "wrote-chronicler",
    ),
    settled={"wrote-encounter": "wrote-encounter-ended"},
    retold={
        "wrote-ate": Retold("told-ate", "who", at_once=True),
        "wrote-dream": Retold("told-dream", "who", at_once=True),
        "wrote-nightmare": Retold("told-nightmare", "who", at_once=True),
        "wrote-suffered": Retold("told-suffered", "who", at_once=True),
        "wrote-fled": Retold("told-fled", "who", at_once=True),
        "wrote-moved": Retold("told-moved", "who"),
        "wrote-escaped": Retold("told-escaped", "who"),
        "wrote-explored": Retold("told-explored", "place", called="places", again="told-explored-too"),
        "wrote-travelled": Retold("told-travelled", again="told-travelled-on"),
        "wrote-hungry": Retold("told-hungry", "who", at_once=True),
        "wrote-revealed": Retold("told-revealed", "place", called="places"),
        "wrote-land-lost": Retold("told-land-lost", "place", called="places"),
        "wrote-encounter-ended": Retold("told-encounter"),
    },
    fights={"wrote-encounter": ("wrote-encounter-ended", "wrote-escaped")},
    deaths=("wrote-died",),
    figures=(
        LastLine("figure-days", ("wrote-day-began", "wrote-day-noted")),
        LastLine("figure-journeys", ("wrote-travelled",)),
        LastLine("figure-explorations", ("wrote-explored",)),
        LastLine("figure-passages", ("wrote-read",)),
        LastLine("figure-encounters", ("wrote-encounter-ended", "wrote-escaped")),
        LastLine("figure-menhirs-lit", ("wrote-menhir-lit",)),
        LastLine("figure-menhirs-dark", ("wrote-menhir-dark",)),
        LastLine("figure-lands-lost", ("wrote-land-lost",)),
        LastLine("figure-suppers", ("wrote-ate",)),
        LastLine("figure-hungry", ("wrote-hungry",)),
        LastLine("figure-deaths", ("wrote-died",)),
    ),
)


def recap(told: list[Message]) -> list[Message]:
    """ "Previously on": from one evening's chronicle, the few sentences that a chronicler would read aloud.

    How many days went by, where the journey led, what was lost and lit, who suffered, and where it ended. What was
    laid before the set-up was told had not come yet: it was there.
    """
    began = next((n for n, message in enumerate(told) if message.key == "wrote-set-up"), 0)
    told = told[began:]
    days = [message for message in told if message.key == "wrote-night"]
    short: list[Message] = []
    if days:
        short.append(say("recap-days", count=len(days), day=days[-1].args["day"]))
    went = [message for message in told if message.key == "wrote-travelled"]
    if went:
        last = went[-1]
        short.append(say("recap-went", who=last.args["who"], place=last.args["place"], count=len(went)))
    seen = [message.args["place"] for message in told if message.key == "wrote-revealed"]
    if seen:
        short.append(say("recap-revealed", count=len(seen), place=seen[-1]))
    nights = {  # several may lie down hungry in one night
        sum(one.key == "wrote-night" for one in told[:n]) for n, one in enumerate(told) if one.key == "wrote-hungry"
    }
    if nights:
        names = list(dict.fromkeys(message.args["who"] for message in told if message.key == "wrote-hungry"))
        short.append(say("recap-hungry", who=names, count=len(nights)))
    once = ("wrote-travelled", "wrote-revealed", "wrote-hungry", "wrote-set-up")
    weighty = [message for message in told if message.key in WORTH_TELLING and message.key not in once]
    once_told = _told_once(weighty)
    fights = [message for message in once_told[:-6] if message.key == "wrote-encounter-ended"]
    return retold([*short, *fights[-1:], *once_told[-6:]] or told[-3:], MANNER)


def _told_once(told: list[Message]) -> list[Message]:
    """A menhir that went out shone for the last time before: only the end of it is told."""
    dark = [message.args["place"] for message in told if message.key == "wrote-menhir-dark"]
    return [one for one in told if one.key != "wrote-menhir-last-day" or one.args["place"] not in dark]
