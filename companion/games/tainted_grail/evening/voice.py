"""How this table speaks: characters in their Czech cases, locations by name and number, the evening before in short."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....core.cases import in_cases
from ....core.message import Message, say
from ..box import printed
from ..box.forms import FEMININE, hero_name
from ..box.names import HEROES
from ..play.belongings import secret_meant
from ..play.procedures import EVENING, is_in
from ..play.statuses import status_of
from ..state.table import Avalon

SECRET = {"cs": "tajemství", "en": "secret"}  # TG-SEC-01: a number alone would not say of what
QUOTED = {"cs": "„{}“", "en": "“{}”"}
PLACE = {"cs": "Lokace", "en": "Location"}
MANY = {"cs": {"everyone", "three", "four"}, "en": {"company", "everyone", "three", "four"}}  # words for several
TOGETHER = {3: "three", 4: "four"}  # so many of a table, if they are all it ever had, have names together in a tale
PEOPLE = ("who", "whom")
PLACES = ("place", "to", "lost", "new", "old", "beside")
STAND_INS = {  # what a nameless encounter card was called in chronicles that were written before this stood apart
    "A green encounter", "A grey encounter", "A purple encounter", "A blue encounter", "An encounter",
    "Zelené střetnutí", "Šedé střetnutí", "Fialové střetnutí", "Modré střetnutí", "Střetnutí",
}  # fmt: skip
TITLES = ("name", "text", "player")  # of these, what was typed in a hurry still begins with a capital
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
    `whom` likewise; a tale calls all of them by their names, the company or all three, by `naming`, and `otherwise`
    everyone. Location numbers become "Bělina (107)",
    in Czech with `place_at`, `place_to`, `place_gen` and `place_acc` ("v Bělině"), a status its name;
    `note_given` says if there is a note.
    In a tale `names`, `statuses` and `places` are lists of those, and an encounter of no known colour is "none".
    Within a sentence a nameless guest is `who_nom`; at the head of a line a nameless place is `place_nom`, or `of_nom`.
    """
    facts = dict(args)
    for key in PEOPLE:
        if key not in args:
            continue
        people = args[key] if isinstance(args[key], list) else [args[key]]
        if "in_tale" in args and state and len(people) in TOGETHER and {*people} == {*state.heroes}:
            people = _together(people, args)
        facts |= in_cases(key, people, lambda who, case: hero_name(who, language, case, own_name(state, who)), language)
        if key == "who":  # it begins lines, where "první host" wants a capital; within one, `who_nom` has none
            facts["who_nom"] = facts["who"]
            facts["who"] = _capital(facts["who"])
        single = people[0] if len(people) == 1 and people[0] not in MANY[language] else ""
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
            said = args[key]  # what a book says is there in every language
            if isinstance(said, str) and key in TITLES:
                facts[key] = _capital(said)
            facts[f"{key}_given"] = "no" if not said or (isinstance(said, str) and said in STAND_INS) else "yes"
    if "of" in args:
        facts["of"] = _thing(str(args["of"]), args.get("where", "location"), state, language)
        facts["of_nom"] = _alone(facts["of"], language)
    if "places" in args:
        facts["places"] = [named(number) for number in args["places"]]
        forms = [place_forms(state, number, named(number)) for number in args["places"]]
        facts |= {"places_acc": [form["acc"] for form in forms], "places_at": [form["at"] for form in forms]}
    if "names" in args and "in_tale" in args:
        facts["names"] = [QUOTED[language].format(_capital(name)) for name in args["names"] if name]
    if "statuses" in args:
        names = [status_name(state, key, language) for key in args["statuses"]]
        facts["statuses"] = [QUOTED[language].format(name) for name in names]
    if args.get("colour") is None and {"how", "name", "in_tale"} & args.keys():
        facts["colour"] = "none"  # an encounter that was kept before colours were
    if isinstance(args.get("status"), str):
        facts["status"] = status_name(state, args["status"], language)
    return facts


def _together(people: list[str], args: dict[str, Any]) -> list[str]:
    """What a whole table is called in a tale: each by name, then the company, then all three of them."""
    if args.get("otherwise"):
        return ["everyone"]
    return (people, ["company"], [TOGETHER[len(people)]])[args.get("naming", 1)]


def _alone(name: str, language: str) -> str:
    """A name at the head of a line: "107: minci na 5" would be two bare numbers."""
    return f"{PLACE[language]} {name}" if name.isdigit() else _capital(name)


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _thing(of: str, where: str, state: Avalon | None, language: str) -> str:
    """What a dial or token lies on, by name."""
    if where == "location" and of.isdigit():
        return place_name(state, int(of), language)
    if where == "secret":
        secret = secret_meant(state, of) if state else None
        name = secret.name if secret else of
        return f"{SECRET[language]} {name}" if name.isdigit() else name
    return hero_name(of, language, own=own_name(state, of)) if where == "character" else of


SCENES = {  # the moment that the shelf's sentence tells, as its card is drawn
    "shelf-no-menhir": "tainted_grail_dark",
    "shelf-menhir-dark": "tainted_grail_low",
    "shelf-menhir-low": "tainted_grail_low",
    "shelf-menhir-low-hungry": "tainted_grail_low",
    "shelf-fight": "tainted_grail_fight",
    "shelf-parley": "tainted_grail_parley",
    "shelf-evening": "tainted_grail_night",
    "shelf-dying": "tainted_grail_grave",
    "shelf-lost": "tainted_grail_grave",
    "shelf-won": "tainted_grail_dawn",
    "shelf-ended": "tainted_grail_dawn",
}


def sentence(state: Avalon) -> Message:
    """The shelf's one sentence: the day, and what presses most."""
    if state.outcome:
        return say(f"shelf-{state.outcome}", day=state.day)
    if state.closed:
        return say("shelf-ended", day=state.day)
    dying = [hero.id for hero in state.living if hero.dying]
    if dying:
        return say("shelf-dying", day=state.day, who=dying)
    met = next((doing for doing in state.under_way if doing.kind == "encounter" and doing.who), None)
    if met is not None:
        return say("shelf-parley" if met.colour == "blue" else "shelf-fight", day=state.day, who=[*met.who])
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
    by_night = is_in(state, EVENING)
    return say("shelf-evening" if by_night else "shelf-calm", day=state.day, place=low.place, value=low.dial)
