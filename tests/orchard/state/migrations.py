"""Saves of older versions in today's shape, one step a schema."""

from __future__ import annotations

from typing import Any

SCHEMA = 2


def _coins_lie_in_baskets(plain: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: the purses were a list of their own, by seat."""
    plain = dict(plain)
    purses = plain.pop("purses")
    return {**plain, "baskets": [{**one, "coins": purses[str(one["seat"])]} for one in plain["baskets"]]}


MIGRATIONS = {1: _coins_lie_in_baskets}
