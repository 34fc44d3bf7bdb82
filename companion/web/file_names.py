"""What a file is called that somebody takes away: letters that every disk and every header bears."""

from __future__ import annotations

import re
import unicodedata


def plain_name(name: str, otherwise: str) -> str:
    """A table's name as the name of a file, without its ending: "Páteční večer" is "patecni-vecer"."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters.lower()).strip("-")[:80] or otherwise
