"""What is in the box: printed facts, as far as they are known, that a table starts from."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ..names import Attribute

HERE = Path(__file__).parent

Ground = Literal["forest", "mountain", "water", ""]  # WO-TOK-02; empty: location 0, which the table may say (WO-MOV-15)
Home = Literal["wolf", "griffin", "bear", "cat", "viper", "manticore", ""]  # WO-KF-02; empty: no school lives here


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A location of the board (WO-KF-01, 02, 04): what is printed there, and its place on the drawn land."""

    number: int
    name: str  # its words are choice-<name>
    terrain: Ground
    school: Home = ""
    action: str = ""  # empty: the table says it once (WO-KF-03)
    attribute: Literal[Attribute, ""] = ""  # of an attribute location
    next: tuple[int, ...]
    at: tuple[int, int]  # in a drawing of 1000 by 1300


@cache
def read(name: str) -> dict[str, Any]:
    """A file of printed facts, as it stands."""
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def locations() -> dict[int, Location]:
    """The locations by number, from 0 to 18."""
    rows = read("locations")["location"].items()
    return {int(number): msgspec.convert({"number": int(number), **row}, Location) for number, row in rows}


@cache
def unsure_roads() -> frozenset[tuple[int, int]]:
    """WO-KF-04: connections that only one source knows, the smaller number first."""
    return frozenset((min(pair), max(pair)) for pair in read("locations")["unsure"])


@cache
def leans() -> dict[tuple[int, int], tuple[int, int]]:
    """How some roads of the drawn land lean, so that they neither cross nor run side by side."""
    return {(one, other): (x, y) for one, other, x, y in read("locations")["leans"]}
