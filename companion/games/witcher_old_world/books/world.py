"""A table of The Witcher: Old World as a book meets it: exploration, events, and what they bring the active witcher."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ....core.message import Message, say
from ....story import prose
from ....story.book import Fate, Passage, Price
from ....story.worlds import TableWorld
from ..box.board import locations
from ..box.forms import FEMININE, witcher_name
from ..box.names import TERRAINS, Attribute, Foe, Kept, Often, Terrain
from ..play import gifts, growth, monster_fights, own_cards, quests, tales, tokens
from ..play.monster_fights import begin_short
from ..state.pieces import Gift, Open, Task
from ..state.table import Continent
from ..state.witcher import Witcher, named


class ContinentWorld(TableWorld[Continent]):
    """The table of one reading. Without a draft it only answers questions."""

    @property
    def subject(self) -> Witcher:
        """WO-EXP-08, WO-EVT-05: whom it all concerns: the active player's witcher."""
        seat = self.reading.who[0] if self.reading.who else ""
        return (self.state.find(int(seat)) if seat.isdigit() else None) or self.state.active

    # --- questions

    def number(self, name: str) -> int | None:
        """A number of the witcher's; None where only its board on the table knows, until the table has said it."""
        witcher, state = self.subject, self.state
        if name == "trophies":
            return len(witcher.trophies)
        if name == "quests":
            return len(witcher.quests)
        return getattr(witcher, name) if state.in_app("boards") else self.told.get(f"witcher-{name}")

    def is_of(self, school: str) -> bool:
        """Whether it is about that school's witcher."""
        return self.subject.school == school

    def has_trail(self, terrain: str) -> bool:
        """WO-TOK-04: whether the witcher owns a trail token of that terrain."""
        return self.subject.trail(terrain) is not None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.state.witchers)

    @property
    def turn(self) -> int:
        """Which turn it is for the active player."""
        return self.state.turn.number

    @property
    def reads(self) -> Message:
        """WO-EXP-03, WO-EXP-04, WO-SOL-12: who reads this aloud, and to whom; alone one reads for oneself."""
        if self.state.solo:
            return say("journal-reads-alone")
        return say("journal-reads", who=named(self.state.reader), whom=named(self.subject))

    @property
    def fights(self) -> Message | None:
        """WO-EVT-08: a short fight of this card goes on at the table, and how to get to it."""
        fight = self.state.fight
        return say("journal-to-fight", count=fight.life) if fight is not None and fight.kind == "short" else None

    def people(self) -> list[str]:
        """Whom the card concerns: the active player; the right neighbour reads."""
        return [str(self.state.turn.who)]

    # --- whom the words name

    def named(self, name: str) -> list[str]:
        """It is all about one witcher, who pays what is paid, too."""
        return [named(self.subject)] if name in ("hero", "payer") else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """A witcher's name, by the school or the table's own."""
        return witcher_name(who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether what the school is called after is feminine in Czech."""
        return who in FEMININE

    # --- prices

    def can_pay(self, price: Price, who: Sequence[str]) -> bool | None:
        """WO-EXP-06, WO-GLD-02: whether the price can be paid whole."""
        witcher = self.subject
        if price.what == "gold":
            return growth.can_pay(self.state, witcher, price.amount)
        return witcher.potions >= price.amount if self.state.in_app("boards") else None

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """WO-GLD-02: the price is paid; there is nobody who could drop out."""
        if price.what == "gold":
            growth.pay(self._draft, self.subject, price.amount, "WO-EXP-06")
        else:
            growth.pay_potions(self._draft, self.subject, price.amount, "WO-EXP-06")
        return []

    # --- what happens: always by the parts that the game itself is made of

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """WO-EXP-08..10, WO-EVT-05: an effect hits the active player; what is impossible is left out."""
        getattr(self, f"_{effect}")(self.subject, *args)

    def _gain(self, witcher: Witcher, what: str, amount: int) -> None:
        match what:
            case "gold":
                growth.gain_gold(self._draft, witcher, amount)
            case "potion":
                growth.gain_potions(self._draft, witcher, amount)
            case "shield":
                growth.change_shield(self._draft, witcher, amount)

    def _lose(self, witcher: Witcher, what: str, amount: int) -> None:
        match what:
            case "gold":
                growth.lose_gold(self._draft, witcher, amount)
            case "potion":
                growth.lose_potions(self._draft, witcher, amount)
            case "shield":
                growth.change_shield(self._draft, witcher, -amount)

    def _raise(self, witcher: Witcher, attribute: Attribute) -> None:
        growth.raise_attribute(self._draft, witcher, attribute)

    def _lower(self, witcher: Witcher, attribute: Attribute) -> None:
        growth.lower_attribute(self._draft, witcher, attribute)

    def _card(self, witcher: Witcher, cost: str) -> None:
        """WO-EXP-11: which card of that cost is for the table to say."""
        self.state.tasks.append(Task(kind="card", who=witcher.seat, cost=int(cost)))

    def _draw(self, witcher: Witcher, amount: int) -> None:
        own_cards.draw(self._draft, witcher, amount)

    def _discard(self, witcher: Witcher, amount: int) -> None:
        own_cards.discard_what_can(self._draft, witcher, amount)

    def _trash(self, witcher: Witcher, amount: int) -> None:
        own_cards.trash(self._draft, witcher, amount)

    def _trail(self, witcher: Witcher, terrain: Terrain | Literal["any"]) -> None:
        """WO-EXP-14: a trail of a terrain, or of one that the player chooses among those that are left."""
        if terrain != "any":
            tokens.gain_trail(self._draft, witcher, terrain)
        elif tokens.any_left(self.state):
            self.state.tasks.append(Task(kind="trail", who=witcher.seat))

    def _quest(self, witcher: Witcher, where: str, event: int) -> None:
        """WO-QST-01, 04, 05: the card becomes a quest; its event is one of our own."""
        card = self.state.open_card or Open(kind="wilds", source="ours")
        terrain = next((name for name in TERRAINS if name == where), None)
        place = None if terrain else _number_of(where)
        quest = quests.take(self._draft, witcher, card, event, terrain, place, name=self._title_of(card))
        card.quest = quest.id if quest else ""

    def _title_of(self, card: Open) -> dict[str, str]:
        """WO-QST-01: what the tale is called that the quest comes from: everybody heard its opening."""
        opening = next(iter(self.book.entered_by(card.kind, str(card.number))), None)
        words = opening.words if opening is not None else {}
        return {language: prose.bare(said.title)[:60] for language, said in words.items()}

    def _keep(self, witcher: Witcher, kind: Kept, often: Often) -> None:
        """WO-EVT-04: the event's title and its line for the hands stay with the witcher, in both languages."""
        passage = self.book.passages[self.reading.at]
        event = self._event_of(passage)
        name = {language: words.title[:60] for language, words in passage.words.items()}
        text = {language: _rule(words.text) for language, words in passage.words.items()}
        gifts.gain(
            self._draft, witcher, Gift(id="", event=event, source="ours", kind=kind, often=often, name=name, text=text)
        )

    def _event_of(self, passage: Passage) -> int:
        """The event that stays: the passage's own number, for a choice may lead to another event; else the open one."""
        own = next((int(entry.key) for entry in passage.entries if entry.kind == "event"), 0)
        card = self.state.open_card
        return own or (card.number if card is not None and card.kind == "event" else 1)

    def _encounter(self, witcher: Witcher, foe: Foe, life: int) -> None:
        """WO-EVT-02, 08: a short fight, as the event says."""
        begin_short(self._draft, witcher, foe, life)

    def fought(self, fate: Fate) -> None:
        """WO-EVT-08: a choice says how the short fight went; if it still goes on at the table, it is over now."""
        fight = self.state.fight
        if fight is not None and fight.kind == "short":
            monster_fights.end(self._draft, fight, knocked_out=fate != "won")

    def rest(self) -> bool:
        """WO-EXP-09, WO-EXP-16: the card is read out and put away; a printed one that lies open is none of a book's.

        Nothing waits in the book: the next card begins a tale of its own.
        """
        card = self.state.open_card
        if self.draft is not None and card is not None and card.source == "ours":
            tales.closed(self.draft)
        return False


def _number_of(name: str) -> int:
    return next(number for number, location in locations().items() if location.name == name)


def _rule(text: str) -> str:
    """The line for the hands of a kept thing: the first piece of rules text, without its marks."""
    lines = (line.strip() for line in text.splitlines())
    return next((prose.bare(line.removeprefix("> §").strip())[:500] for line in lines if line.startswith("> §")), "")
