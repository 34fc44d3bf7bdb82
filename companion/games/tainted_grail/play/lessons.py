"""What the set-up and the moves teach of the owner's boards and cards, to be offered at the next table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..box.encounter_cards import Blow, EncounterCard, Since, card_key
from ..box.knowledge import owner_of
from ..box.names import BOX_HEROES, TRACKS
from ..state.heroes import Hero
from ..state.table import Avalon
from . import land

Lessons = dict[str, dict[str, Any]]  # kind, key, facts
LOCATION_FACTS = (
    "original",
    "ground",
    "emblems",
    "action",
    "action_cost",
    "action_paid_in",
    "action_once",
    "action_known",
    "immediate",
)


def of_the_set_up(options: dict[str, Any], state: Avalon) -> Lessons:
    """The boards and cards of the characters with which a table begins."""
    return {"character": _printed_all((state.heroes[told["id"]], told) for told in options["characters"])}


def of_board(args: dict[str, Any], state: Avalon) -> Lessons:
    """The board and card of a character that was read at the table."""
    return {"character": _printed_all([(state.heroes[args["who"]], {})])}


def of_boards(args: dict[str, Any], state: Avalon) -> Lessons:
    """The boards and cards that were read together; points that were told before any evening are those of the card."""
    new = state.day == 1 and state.chapter == 1  # TG-EOD-08: afterwards a board may show what was bought
    told = [(state.heroes[board["who"]], dict(board["printed"])) for board in args["boards"]]
    return {"character": _printed_all((hero, facts if new else {}) for hero, facts in told)}


def of_location(args: dict[str, Any], state: Avalon) -> Lessons:
    """A location's card: the one of that number, or the one where those stand who used it."""
    number = args.get("number") or next(hero.place for hero in state.heroes.values() if hero.id in args["who"])
    place = state.places[str(number)]
    facts = msgspec.to_builtins(place)
    sides = [place.sides.get(side, 0) for side in land.SIDES]
    printed = {key: facts[key] for key in LOCATION_FACTS}
    return {"location": {str(number): {**place.name, "sides": sides, **printed}}}


def of_status(args: dict[str, Any], state: Avalon) -> Lessons:
    """A status of the save sheet: its name and boxes."""
    status = state.statuses[args["status"]]
    return {"status": {args["status"]: {"name": status.name, "shape": status.shape, "boxes": status.boxes}}}


def of_skill(args: dict[str, Any], state: Avalon) -> Lessons:
    """The side of a skill card that was gained with an attribute."""
    skills = state.heroes[args["who"]].skills if args.get("skill") else []
    skill = next((one for one in skills if one.number == args["skill"]), None)
    called = {skill.side: skill.name} if skill and skill.name else {}
    return {"skill": {str(skill.number): {"attribute": skill.attribute, **called}}} if skill else {}


def of_encounter(args: dict[str, Any], state: Avalon) -> Lessons:
    """An encounter card, once it has a name."""
    card = args["card"]
    if name := args.get("name"):  # it was told beside what stood in for it
        card = {**card, "name": name, "unnamed": False}
    if rows := args.get("rows"):
        told = msgspec.convert(rows, dict[Since, Blow])
        card = {**card, "table": msgspec.to_builtins(msgspec.convert(card, EncounterCard).with_rows(told))}
    return {} if card.get("unnamed") else {"encounter": {card_key(card["name"], card["colour"]): card}}


def of_fight(args: dict[str, Any], state: Avalon) -> Lessons:
    """The card of the fight in which that character is, as far as it is told by now."""
    fights = [doing.fight for doing in state.under_way if args["who"] in doing.who]
    return of_encounter({"card": msgspec.to_builtins(next(filter(None, fights)).card)}, state)


def of_gain(args: dict[str, Any], state: Avalon) -> Lessons:
    """What a card gives: told as it was won, and of a fight that is over with the same tap, too."""
    if any(doing.fight and args["who"] in doing.who for doing in state.under_way):
        return of_fight(args, state)
    told = {name: args[name] for name in ("reward", "loot") if args.get(name) is not None}
    return {"encounter": {args["card"]: told}} if args.get("card") else {}


def known_by(card: EncounterCard) -> str | None:
    """What an encounter card is known by at every table; None: nobody has told its name."""
    return None if card.unnamed else card_key(card.name, card.colour)


def of_guardian_die(args: dict[str, Any], state: Avalon) -> Lessons:
    """The faces of the guardian die."""
    return {"die": {"guardian": {"faces": state.guardian_die}}}


def of_belonging(args: dict[str, Any], state: Avalon) -> Lessons:
    """An item by its name, a secret by its number: the keyword and marks printed on it. TG-ITM-01, TG-SEC-01.

    A no is known only if somebody said so: what a form left blank is asked again.
    """
    cards = state.heroes[args["who"]].belongings
    card = next((one for one in cards if one.id == args.get("card")), cards[-1])
    mark = "craftable" if card.kind == "item" else "personal"
    printed = {"keyword": card.keyword or "none", mark: getattr(card, mark)}
    facts = {key: is_ for key, is_ in printed.items() if is_ not in ("none", False) or args.get(key) is not None}
    learned: Lessons = {}
    if card.kind == "item":
        learned["item"] = {card.name: facts}
    elif card.number:
        named = {} if card.name == str(card.number) else {"name": card.name}
        learned["secret"] = {str(card.number): {**named, **facts}}
    if args.get("looking_for") == "craftable":
        learned["item"].update({name: {"craftable": False} for name in args["passed"]})
    return learned


def _printed_all(heroes: Iterable[tuple[Hero, dict[str, Any]]]) -> Lessons:
    """Of each character what its card prints, and its board: in open play that may be another's. TG-OPN-01.

    A guest's card is none of this box, and guests of another evening are others: nothing is learned of them.
    """
    learned: Lessons = {}
    for hero, told in heroes:
        owner = owner_of(hero.colour)
        if owner:
            learned.setdefault(owner, {}).update(_of_board(hero, told))
        if hero.id in BOX_HEROES:
            own = {"colour": hero.colour} if owner == hero.id else {}
            learned.setdefault(hero.id, {}).update({**own, **_of_card(hero, told)})
    return learned


def _of_board(hero: Hero, told: dict[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for track in TRACKS:
        if hero.sure or told.get(track) is not None:
            facts[track] = hero.track(track).top
    for key in ("energy_start", "health_start", "terror_start"):
        if told.get(key) is not None:
            facts[key] = told[key]
    return facts


def _of_card(hero: Hero, told: dict[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {"number": hero.number}
    for key in ("attributes", "resources"):  # only if told: a blank form teaches nothing
        if told.get(key):
            facts[key] = dict(getattr(hero, key))
    for key in ("personal_action", "trait"):
        if value := getattr(hero, key):
            facts[key] = value
    return facts | {"personal_cost": hero.personal_cost, "personal_paid_in": hero.personal_paid_in}
