"""A Talisman table as a book meets it: which doors stand open is what has just happened; tales change nothing there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from ....story.book import Door, Passage
from ....story.worlds import TableWorld
from ..box.forms import FEMININE, character_name
from ..play import happenings
from ..play.totals import total, trophy_points
from ..state.character import Character
from ..state.table import Realm


class RealmWorld(TableWorld[Realm]):
    """The table of one reading. Without a draft it only answers questions."""

    @property
    def subject(self) -> Character:
        """Whom the tale being read is about; between tales, whom the next one would be about; else who is in turn."""
        told = [happening for happening in self.state.happened if happening.told]
        if told and self.reading.at and not self.reading.resting:
            about = told[-1].who
        else:
            about = next((happening.who for happening in happenings.waiting(self.state)), self.state.turn.who)
        return self.state.find(about) or self.state.active

    def ask(self, name: str) -> Any:
        """A number or a yes/no of whoever the tale is about, or of the table."""
        character, state = self.subject, self.state
        match name:
            case "good" | "neutral" | "evil":
                return character.alignment == name
            case "strength" | "craft":
                return total(character, name) if state.in_app("characters") else None
            case "lives" | "gold":
                return getattr(character, name) if state.in_app("characters") else None
            case "trophies":
                return trophy_points(character)
            case "followers" | "objects" | "spells":
                return len(getattr(character, name))
            case "toad":
                return character.toad is not None
            case "talisman":
                return character.has("talisman")
            case "alone":
                return len(state.on(character.space)) <= 1
            case "crown_reached":
                return state.crown_reached
            case "players":
                return len(state.still_in)
            case "turn":
                return state.turn.number
            case "deaths" | "duels":
                return sum(getattr(other.deeds, name) for other in state.characters)
        return None

    def is_hero(self, who: str) -> bool:
        """Whether the tale is about that character."""
        return self.subject.id == who

    def named(self, name: str) -> list[str]:
        """The hero of a tale is whoever it is about."""
        return [self.subject.id] if name == "hero" else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """A character's name; one of the table's own is said as it is."""
        character = next((one for one in self.state.characters if one.id == who), None)
        return character_name((character.name if character else "") or who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether a character of the box is a woman."""
        return who in FEMININE

    def people(self) -> list[str]:
        """Whom the tale is about; whoever sits around listens."""
        return [self.subject.id]

    def ranks(self, passage: Passage, recent: int) -> tuple[Any, ...]:
        """What was never heard comes first, and of that what fits, in an order of the table’s own; then the oldest."""
        return (recent, not passage.when, crc32(f"{self.state.chance.seed}/{passage.id}".encode()))

    def opens(self, entry: Door) -> bool:
        """Whether that has just happened, and nobody has told it."""
        return any(
            (happening.kind, happening.key) == (entry.kind, entry.key) for happening in happenings.waiting(self.state)
        )

    def calls(self, entries: Sequence[Door]) -> Door | None:
        """Of the doors that stand open the one to what happened last: whoever sits down to listen is told that."""
        for happening in happenings.waiting(self.state):
            for entry in entries:
                if (happening.kind, happening.key) == (entry.kind, entry.key):
                    return entry
        return None

    def rest(self) -> bool:
        """The tale is over, or nothing new has happened yet: the board game goes on, and the fire waits."""
        if self.draft is not None:
            self.draft.tell("tell-fire-waits")
        return False

    def entered(self, passage: Passage, entry: Door) -> None:
        """A door was gone through: what lay behind it has been told."""
        for happening in self.state.happened:
            if (happening.kind, happening.key) == (entry.kind, entry.key):
                happening.told = True
