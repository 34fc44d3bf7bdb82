"""What a file is called that somebody takes away: letters that every disk and every header bears."""

from __future__ import annotations

import re
import unicodedata

from ..store.records import Record


def plain_name(record: Record) -> str:
    """A table's name as a file may be called everywhere, without its ending: "Páteční večer" is "patecni-vecer"."""
    letters = unicodedata.normalize("NFKD", str(record.plain.get("name", ""))).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters.lower()).strip("-") or "table"
