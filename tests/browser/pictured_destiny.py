"""The tables of The Witcher: Path of Destiny that the pictures show: the sample, led on to one moment or another."""

from __future__ import annotations

from typing import Any

Moves = tuple[tuple[str, dict[str, Any]], ...]
GERALT, CIRI, YENNEFER = 1, 2, 3
PLAYED: Moves = (
    ("resolve_effect", {"who": CIRI}),
    ("play_cards", {"who": GERALT, "first": "kovaná sekera", "second": "výpad"}),
)
# How each table comes to its moment, from the sample on.
DESTINY: dict[str, Moves] = {
    "play": (),
    "draft": (
        *PLAYED,
        ("resolve_effect", {"who": GERALT}),
        ("play_cards", {"who": YENNEFER, "first": "jiskra", "second": "úklona"}),
        ("name_row", {"row": 1, "first": "stará mapa", "second": "dvojí řeč"}),
        ("name_row", {"row": 2, "first": "výpad", "second": "zaříkání"}),
        ("name_row", {"row": 3, "first": "stezka", "second": "jiskra"}),
        ("name_row", {"row": 4, "first": "kovaná sekera", "second": "úklona"}),
        ("draft_row", {"who": CIRI, "row": 3}),
    ),
}
