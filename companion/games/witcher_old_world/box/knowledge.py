"""What this installation knows of its owner's box: learned from moves, offered again. WO-KF, WO-SPC-02."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class BoxKnown:
    """What earlier tables said of the same box, as a new table takes it over; else what it is taken to print."""

    places: dict[str, LocationNote]
    roads: list[tuple[int, int]]  # that the board has besides those that are known
    closed_roads: list[tuple[int, int]]  # and those that it has not
    lives: dict[str, int]  # of monsters, by id
    specialities: dict[str, list[Bonus | None]]  # by school, five levels; what nobody has said is None
    fatigue: list[int]  # at positions 1 to 3 of the track
    reputation: list[int]  # at positions 0 to 3
    level_damage: list[int]  # by monster level


def remembered(knowledge: Knowledge) -> BoxKnown:
    """What this installation has learned, put in order."""
    track, damage = knowledge.get("track", {}), knowledge.get("damage", {})
    return BoxKnown(
        places={key: msgspec.convert(facts, LocationNote) for key, facts in knowledge.get("place", {}).items()},
        roads=_roads(knowledge, there=True),
        closed_roads=_roads(knowledge, there=False),
        lives={id: facts["life"] for id, facts in knowledge.get("monster", {}).items()},
        specialities=_specialities(knowledge),
        fatigue=[track.get(str(at), {}).get("fatigue", at) for at in (1, 2, 3)],
        reputation=[track.get(str(at), {}).get("gold", max(1, at)) for at in (0, 1, 2, 3)],
        level_damage=[damage.get(str(level), {}).get("damage", level) for level in (1, 2, 3)],
    )


def _roads(knowledge: Knowledge, there: bool) -> list[tuple[int, int]]:
    """Roads that the board was said to have, or not to have."""
    said = (ends.split("-") for ends, facts in knowledge.get("road", {}).items() if facts["there"] == there)
    return [(int(one), int(other)) for one, other in said]


def _specialities(knowledge: Knowledge) -> dict[str, list[Bonus | None]]:
    """By school; of the Bear's one level is known from the start (WO-KF-11)."""
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
