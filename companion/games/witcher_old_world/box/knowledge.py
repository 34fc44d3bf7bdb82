"""What this installation knows of its owner's box: learned from moves, offered again. WO-KF, WO-SPC-02."""

from __future__ import annotations

from typing import Any

import msgspec

from ....core.bounds import Word
from ....core.draft import Knowledge
from .names import Attribute, Some, Terrain

Lessons = dict[str, dict[str, Any]]  # kind, key, facts


class Bonus(msgspec.Struct, kw_only=True, frozen=True):
    """WO-SPC-02: what a school's speciality gives at one level; the two numbers mean what the school makes of them."""

    first: Some
    second: Some = 0


class LocationNote(msgspec.Struct, kw_only=True, frozen=True):
    """WO-KF-03: what the owner's board prints at a location."""

    action: Word = ""
    attribute: Attribute | None = None
    terrain: Terrain | None = None  # WO-MOV-15: only location 0 may be corrected


BEAR_AT_THREE = Bonus(first=2, second=1)  # WO-KF-11


def remembered(knowledge: Knowledge) -> dict[str, Any]:
    """What earlier tables said of the same box, as the state keeps it."""
    places = {key: msgspec.convert(facts, LocationNote) for key, facts in knowledge.get("place", {}).items()}
    roads: dict[bool, list[tuple[int, ...]]] = {True: [], False: []}
    for ends, one in knowledge.get("road", {}).items():
        roads[one["there"]].append(tuple(int(end) for end in ends.split("-")))
    found: dict[str, Any] = {"places": places, "roads": roads[True], "closed_roads": roads[False]}
    found["lives"] = {id: facts["life"] for id, facts in knowledge.get("monster", {}).items()}
    found["specialities"] = _specialities(knowledge)
    numbers = knowledge.get("track", {})
    found["fatigue"] = [numbers.get(str(at), {}).get("fatigue", at) for at in (1, 2, 3)]
    found["reputation"] = [numbers.get(str(at), {}).get("gold", max(1, at)) for at in (0, 1, 2, 3)]
    damage = knowledge.get("damage", {})
    found["level_damage"] = [damage.get(str(level), {}).get("damage", level) for level in (1, 2, 3)]
    return found


def _specialities(knowledge: Knowledge) -> dict[str, list[Bonus | None]]:
    """By school, five levels; what nobody has said is None."""
    found: dict[str, list[Bonus | None]] = {"bear": [None, None, BEAR_AT_THREE, None, None]}
    for key, facts in knowledge.get("speciality", {}).items():
        school, _, level = key.partition("-")
        levels = found.setdefault(school, [None] * 5)
        levels[int(level) - 1] = msgspec.convert(facts, Bonus)
    return found


# --- what a move teaches, to be offered at the next table ----------------------------------------------------------


def of_place(args: dict[str, Any], state: object) -> Lessons:
    """A location: what is printed beside it."""
    facts = {key: args[key] for key in ("action", "terrain") if args.get(key)}
    if "action" in facts:  # the attribute of what was known before must not stay beside another action
        facts["attribute"] = args.get("attribute") if facts["action"] == "attribute" else None
    return {"place": {str(args["place"]): facts}}


def of_road(args: dict[str, Any], state: object) -> Lessons:
    """Whether a road joins two locations."""
    ends = sorted((args["place"], args["to"]))
    return {"road": {f"{ends[0]}-{ends[1]}": {"there": args["there"]}}}


def of_monster(args: dict[str, Any], state: object) -> Lessons:
    """A monster's life."""
    return {"monster": {args["monster"]: {"life": args["life"]}}}


def of_speciality(args: dict[str, Any], state: object) -> Lessons:
    """A level of a school's speciality."""
    facts = {"first": args["first"], "second": args.get("second", 0)}
    return {"speciality": {f"{args['school']}-{args['level']}": facts}}


def of_track(args: dict[str, Any], state: object) -> Lessons:
    """What a step of the reputation track prints."""
    facts = {key: args[key] for key in ("fatigue", "gold") if args.get(key) is not None}
    return {"track": {str(args["position"]): facts}}


def of_level_damage(args: dict[str, Any], state: object) -> Lessons:
    """How hard a level's monsters hit."""
    return {"damage": {str(args["level"]): {"damage": args["damage"]}}}
