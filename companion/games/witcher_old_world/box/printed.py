"""Printed facts as they stand in the files of this folder."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def read(name: str) -> dict[str, Any]:
    """A file of printed facts, as it stands."""
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
