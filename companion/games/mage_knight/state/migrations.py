"""Saves of older versions in today's shape, one step a schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SCHEMA = 1
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
