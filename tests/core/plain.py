"""Random plain data, as a state may hold it, and a comparison that does not take 1 for True."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

KEYS = st.text(alphabet="ab/~01ž-", max_size=3)  # what a JSON pointer has to escape is among them
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.integers(0, 2)
    | st.text(alphabet="ab/~ž𝄞", max_size=3)
    | st.floats(allow_nan=False, allow_infinity=False)
)
PLAIN = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)
STATES = st.dictionaries(KEYS, PLAIN, max_size=4)


def exactly(plain: Any) -> bytes:
    """Plain data as bytes, the same for the same data only: in Python's eyes 1 == True == 1.0."""
    return msgspec.json.encode(plain, order="sorted")
