"""A Talisman table as a book meets it: which doors stand open is what has just happened; tales change nothing there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.draft import Draft
from ....story.book import Book, Entry, Fate, Passage, Price
from ....story.reading import Reading
from .. import happenings
from ..state import Character, Realm
from ..totals import total, trophy_points


class RealmWorld:
    """The table of one reading. Without a draft it only answers questions."""

    def __init__(self, draft: Draft[Realm] | None, state: Realm, reading: Reading, book: Book) -> None:
        self.draft = draft
        self.state = state
        self.reading = reading
        self.book = book
        self.told: Mapping[str, int] = {}

    @property
    def subject(self) -> Character:
        """Whom the tale being read is about; between tales, whom the next one would be about; else who is in turn."""
        told = [one for one in self.state.happened if one.told]
        if told and self.reading.at and not self.reading.resting:
            about = told[-1].who
        else:
            about = next((one.who for one in happenings.waiting(self.state)), self.state.turn.who)
        return self.state.find(about) or self.state.active

    def ask(self, name: str) -> Any:
        """A number or a yes/no of whoever the tale is about, or of the table."""
        one, state = self.subject, self.state
        match name:
            case "good" | "neutral" | "evil":
                return one.alignment == name
            case "strength" | "craft":
                return total(state, one, name) if state.in_app("characters") else None
            case "lives" | "gold":
                return getattr(one, name) if state.in_app("characters") else None
            case "trophies":
                return trophy_points(one)
            case "followers" | "objects" | "spells":
                return len(getattr(one, name))
            case "toad":
                return one.toad is not None
            case "talisman":
                return one.has("talisman")
            case "alone":
                return len(state.on(one.space)) <= 1
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

    def people(self) -> list[str]:
        """Whom the tale is about; whoever sits around listens."""
        return [self.subject.id]

    def opens(self, entry: Entry) -> bool:
        """Whether that has just happened, and nobody has told it."""
        return any((one.kind, one.key) == (entry.kind, entry.key) for one in happenings.waiting(self.state))

    def can_pay(self, price: Price, who: Sequence[str]) -> bool | None:
        """Tales charge nothing."""
        return None

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """Tales charge nothing."""
        return []

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """This game's books have no effects of their own."""

    def fought(self, fate: Fate) -> None:
        """No book of this game begins a fight."""

    def calls(self, entries: Sequence[Entry]) -> Entry | None:
        """Of the doors that stand open the one to what happened last: whoever sits down to listen is told that."""
        for one in happenings.waiting(self.state):
            for entry in entries:
                if (one.kind, one.key) == (entry.kind, entry.key):
                    return entry
        return None

    def rest(self) -> bool:
        """The tale is over, or nothing new has happened yet: the board game goes on, and the fire waits."""
        if self.draft is not None:
            self.draft.tell("tell-fire-waits")
        return False

    def entered(self, passage: Passage, entry: Entry) -> None:
        """A door was gone through: what lay behind it has been told."""
        for one in self.state.happened:
            if (one.kind, one.key) == (entry.kind, entry.key):
                one.told = True

    def pick(self, options: Sequence[str]) -> str:
        """One of several, by the table's own chance."""
        return self.state.chance.pick(options)
