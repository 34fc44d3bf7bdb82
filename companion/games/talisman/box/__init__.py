"""What is in the box: printed facts, as far as they are known, that a table starts from."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ..names import SpaceId

HERE = Path(__file__).parent

Region = Literal["outer", "middle", "inner", "crown"]
REGIONS: dict[str, Region] = {"o": "outer", "m": "middle", "i": "inner", "c": "crown"}  # by an id's first letter


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the board (TA-KNOW-02): what is printed there, and its column and row among seven times seven."""

    id: SpaceId
    name: str
    region: Region
    draw: int
    opposite: tuple[SpaceId, ...]
    at: tuple[int, int]


@cache
def read(name: str) -> dict[str, Any]:
    """A file of printed facts, as it stands."""
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def spaces() -> dict[SpaceId, Space]:
    """The spaces by id, clockwise in each region, from the outer one inwards."""
    rows = read("spaces").items()
    return {id: msgspec.convert({"id": id, "region": REGIONS[id[0]], **row}, Space) for id, row in rows}
