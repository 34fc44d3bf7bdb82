"""Saves of older versions in today's shape, one schema at a time."""

from __future__ import annotations

from typing import Any

from ....core.procedure import steps_by_name

SCHEMA = 4


def tokens_go_back(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: two rules are read another way by default now; a table goes on as its tokens lie.

    WO-NEW-05: a defeated monster's token lay out of the game, unless the table put it back; now it is the other way
    round, and what was defeated is known either way. WO-SOL-08: whoever let the last monster be fought still may.
    """
    otherwise = [rule for rule in plain.get("otherwise", []) if rule not in ("WO-NEW-05", "WO-SOL-08")]
    slain = list(plain.get("slain", []))
    if "WO-NEW-05" in plain.get("otherwise", []):
        trophies = (trophy for witcher in plain["witchers"] for trophy in witcher.get("trophies", []))
        slain += [trophy["of"] for trophy in trophies if trophy["kind"] == "monster" and trophy["of"] not in slain]
    else:
        otherwise.append("WO-NEW-05")
    return {**plain, "otherwise": otherwise, "slain": slain}


def steps_are_named(plain: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a step is kept by its name, so that another one may come before it."""
    steps = {"set_up": ("boards", "terrain", "attributes"), "turn": ("movement", "choice", "cards")}
    return steps_by_name(plain, steps)


def nobody_is_guided(plain: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: a first evening can be guided; a table of before knows its way."""
    return {**plain, "guided": False}


MIGRATIONS = {1: tokens_go_back, 2: steps_are_named, 3: nobody_is_guided}
