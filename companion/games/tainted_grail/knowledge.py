"""What this installation knows of its owner's boards and cards: asked once, learned from moves, offered again."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.draft import Knowledge
from . import box, land
from .names import HEROES, TRACKS
from .state import Avalon, Hero


def printed_facts(chosen: msgspec.Struct, knowledge: Knowledge) -> dict[str, Any]:
    """What a board and card print: what was told, else what this installation learned, else what the box says."""
    facts: dict[str, Any] = {**box.characters()[chosen.id]}
    told = {key: value for key, value in msgspec.to_builtins(chosen).items() if value not in (None, {}, "")}
    for source in (knowledge.get("character", {}).get(chosen.id, {}), told):
        for key, value in source.items():
            facts[key] = {**facts.get(key, {}), **value} if isinstance(value, dict) else value
    return facts


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers for each character: what the box says, and what this installation learned."""
    told = knowledge.get("character", {})
    return {"printed": {who: {**box.characters()[who], **told.get(who, {})} for who in HEROES}, "read": set(told)}


def learned(move: str, args: dict[str, Any], state: Avalon) -> dict[str, dict[str, Any]]:
    """What a move taught about the owner's boards and cards, to be offered at the next table."""
    if move == "":
        return {"character": {told["id"]: _printed(state.heroes[told["id"]], told) for told in args["characters"]}}
    if move == "read_board":
        hero = state.heroes[args["who"]]
        return {"character": {hero.id: _printed(hero, {})}}
    if move in ("describe_location", "location_action"):
        number = args.get("number") or next(hero.place for hero in state.heroes.values() if hero.id in args["who"])
        place = state.place(number)
        facts = msgspec.to_builtins(place)
        kept = (
            "original",
            "emblems",
            "action",
            "action_cost",
            "action_paid_in",
            "action_once",
            "action_known",
            "immediate",
        )
        sides = [place.sides.get(side, 0) for side in land.SIDES]
        return {"location": {str(number): {**place.name, "sides": sides, **{key: facts[key] for key in kept}}}}
    if move == "describe_status":
        status = state.statuses[args["status"]]
        return {"status": {args["status"]: {"name": status.name, "shape": status.shape, "boxes": status.boxes}}}
    if move in ("take", "find_item", "describe_card"):
        return _card_learned(args, state)
    if move == "gain_attribute" and args.get("skill"):
        skill = next((one for one in state.heroes[args["who"]].skills if one.number == args["skill"]), None)
        called = {skill.side: skill.name} if skill and skill.name else {}
        return {"skill": {str(skill.number): {"attribute": skill.attribute, **called}}} if skill else {}
    if move == "read_guardian_die":
        return {"die": {"guardian": {"faces": state.guardian_die}}}
    return {}


def _card_learned(args: dict[str, Any], state: Avalon) -> dict[str, dict[str, Any]]:
    """An item by its name, a secret by its number: the keyword and marks printed on it. TG-ITM-01, TG-SEC-01.

    A no is known only if somebody said so: what a form left blank is asked again.
    """
    cards = state.heroes[args["who"]].belongings
    card = next((one for one in cards if one.id == args.get("card")), cards[-1])
    mark = "craftable" if card.kind == "item" else "personal"
    printed = {"keyword": card.keyword or "none", mark: getattr(card, mark)}
    facts = {key: is_ for key, is_ in printed.items() if is_ not in ("none", False) or args.get(key) is not None}
    learned: dict[str, dict[str, Any]] = {}
    if card.kind == "item":
        learned["item"] = {card.name: facts}
    elif card.number:
        named = {} if card.name == str(card.number) else {"name": card.name}
        learned["secret"] = {str(card.number): {**named, **facts}}
    if args.get("looking_for") == "craftable":
        learned["item"].update({name: {"craftable": False} for name in args["passed"]})
    return learned


def _printed(hero: Hero, told: dict[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {"number": hero.number, "colour": hero.colour}
    for track in TRACKS:
        if hero.sure or told.get(track) is not None:
            facts[track] = hero.track(track).top
    for key in ("energy_start", "health_start", "terror_start"):
        if told.get(key) is not None:
            facts[key] = told[key]
    for key in ("attributes", "resources"):  # only if told: a blank form teaches nothing
        if told.get(key):
            facts[key] = dict(getattr(hero, key))
    for key in ("personal_action", "trait"):
        if value := getattr(hero, key):
            facts[key] = value
    facts |= {"personal_cost": hero.personal_cost, "personal_paid_in": hero.personal_paid_in}
    return facts
