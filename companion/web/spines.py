"""Tables as the shelf names them: their names and sentences in the reader's language, without opening a box."""

from __future__ import annotations

from ..core.words import LANGUAGES
from ..games import game as game_of
from ..store.records import Record, ShelvedTable
from .wording import Voice, language, voice


def shown_name(one: ShelvedTable) -> str:
    """A table's name; a sample that nobody has renamed is called as whoever looks would call it."""
    return _of_sample(one.game, one.name) if one.sample and one.spine else one.name


def table_name(record: Record) -> str:
    """The same for a table whose box is open."""
    name = str(record.plain.get("name", ""))
    return _of_sample(record.game, name) if record.sample else name


def _of_sample(game: str, name: str) -> str:
    made = game_of(game).sample
    if made is None:
        return name
    names = {one: made(one).name for one in LANGUAGES}
    return names[language()] if name in names.values() else name


def sentence_of(one: ShelvedTable) -> str:
    """A table's one sentence; that it cannot be read here is one, too."""
    if one.spine is not None:
        try:
            return Voice(language(), game_of(one.game)).told_by(one.spine)
        except Exception:  # facts that fit no wording: one table's sentence must not cost the whole shelf
            pass
    return voice().t("shelf-unreadable")
