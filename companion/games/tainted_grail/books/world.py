"""A Tainted Grail table as a book meets it: questions answered from its state, effects made as by its own moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, cast

from ....core.errors import Instead
from ....core.message import Message, say
from ....story.book import Door, Fate, Passage, Price
from ....story.fates import opened_by
from ....story.worlds import TableWorld
from ..box.forms import FEMININE, hero_name
from ..box.names import ATTRIBUTES, Colour, HeroId, counted, hero_id
from ..play import boards, dials, encounters, land, statuses, under_way
from ..play.acting import hero_of
from ..play.prices import each_pays, purse, shared_out, take, value
from ..play.procedures import MORNING, at_step, is_in
from ..play.quests import secret_came
from ..play.statuses import status_of
from ..state.heroes import Belonging, Hero
from ..state.pieces import Status
from ..state.table import Avalon
from .fight_ends import FATES, settle

NIGHT = ("advancement", "decks", "dreams", "dark_menhirs")  # a new day waits only when the old one's dreams are read


class AvalonWorld(TableWorld[Avalon]):
    """The table of one reading. Without a draft it only answers questions."""

    # --- questions: None where only the table can know (what is kept on the table and not in the app)

    @property
    def members(self) -> list[Hero]:
        """Who takes part, by character number."""
        return [hero for hero in self.state.living if hero.id in self.reading.who]

    @property
    def players(self) -> int:
        """How many people play."""
        return self.state.players

    @property
    def scale(self) -> int:
        """N of the rules, as what grows with the players counts them: story mode one fewer. TG-STO-01, TG-STO-03."""
        return self.state.scale

    @property
    def chapter(self) -> int:
        """The chapter of the campaign."""
        return self.state.chapter

    @property
    def day(self) -> int | None:
        """The day, when the app keeps the days."""
        return self.state.day if self.state.in_app("days") else None

    def best(self, what: str) -> int | None:
        """TG-ATT-06, TG-BEY-13: the best of the members; one is enough to open a choice for all."""
        return self._over_members(max, what, "any")

    def worst(self, what: str) -> int | None:
        """The one who has least of it."""
        return self._over_members(min, what, "all")

    def total(self, what: str) -> int | None:
        """What all members have together."""
        return self._over_members(sum, what, "party")

    def _over_members(self, over: Callable, what: str, whose: str) -> int | None:
        if not self.state.in_app("boards") or not self.members:
            return self.told.get(f"{whose}-{what}")
        if what in ATTRIBUTES:
            return over([hero.attribute(what) for hero in self.members])
        return over([value(hero, counted(what)) for hero in self.members])

    def status(self, key: str) -> list[int]:
        """TG-STA-02, TG-STA-06: the marked parts of a status; it holds for everybody."""
        status = status_of(self.state, self._status_key(key))
        return status.marked if status else []

    def dial(self, key: str) -> int:
        """What the book's dial shows; 0 when it does not lie on the table."""
        id = self.reading.dials.get(key)
        return next((dial.value for dial in self.state.dials if dial.id == id), 0)

    def holds(self, key: str) -> bool:
        """TG-JRN-05: whether a member holds that secret of the book."""
        names = set(self.book.shelf("secret")[key].name.values())
        return any(card.kind == "secret" and card.name in names for hero in self.members for card in hero.belongings)

    @property
    def fights(self) -> Message | None:
        """TG-ENC-04: the encounter that those who take part are in, and how to get to it."""
        doing = next((one for hero in self.members if (one := under_way.in_one(self.state, hero, "encounter"))), None)
        return None if doing is None else say("journal-to-encounter", colour=doing.colour or "")

    def settles(self, tied: Collection[int]) -> Message:
        """TG-CHR-14, TG-TIE-07: who settles a vote that is tied: the lowest number of those who voted so."""
        heroes = [hero for hero in self.state.living if hero.seat in tied] or self.state.living
        lowest = min(heroes, key=lambda hero: hero.number)
        return say("journal-tie-settled", who=lowest.id, number=lowest.number)

    def people(self) -> list[str]:
        """Who may take part at all."""
        return [hero.id for hero in self.state.living]

    def opens(self, entry: Door) -> bool | None:
        """Whether that door stands open now, as far as the app can tell. TG-JRN-01, TG-EOD-10, TG-ACT-20."""
        state, days = self.state, self.state.in_app("days")
        match entry.kind:
            case "place":
                exploring = [doing for doing in state.under_way if doing.kind == "exploration"]
                return any(str(doing.place) == entry.key for doing in exploring) if days else None
            case "day":
                return state.day == int(entry.key) if days else None
            case "dream" | "nightmare":
                if not days or not state.in_app("boards"):
                    return None
                haunted = any(hero.terror.in_red for hero in self.members)
                return at_step(state) in NIGHT and haunted == (entry.kind == "nightmare")
            case "menhir":
                if not state.in_app("map"):
                    return None
                here = {hero.place for hero in self.members}
                return any(menhir.place in here for menhir in state.menhirs) and not is_in(state, MORNING)
            case "status":
                marks = self.status(entry.key)
                return entry.part in marks if entry.part else bool(marks)
            case "secret":
                return self.holds(entry.key)
            case "dial":
                id = self.reading.dials.get(entry.key)
                return id is not None and all(dial.id != id for dial in state.dials)
            case "encounter":
                return opened_by(self.reading.outcome, entry.kind, self.book, FATES) == entry.key
        return None

    def can_pay(self, price: Price, who: Sequence[str]) -> bool | None:
        """TG-TRK-12, TG-PTY-05, TG-PTY-11: whether the price can be paid in full, by whom it asks."""
        if not self.state.in_app("boards"):
            return None
        purses = [purse(hero, counted(price.what)) for hero in self.members]
        if price.whose == "party":
            return sum(purses) >= price.amount
        return any(has >= price.amount for has in purses)

    # --- what happens: always by the rules of the table's own moves

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """Take the price; who cannot pay their own and is not helped drops out alone. TG-PTY-05, 08, 11."""
        draft = self._draft
        if not self.state.in_app("boards"):
            draft.tell(f"tell-book-price-{price.whose}", what=price.what, amount=price.amount)
            return []
        what, party = counted(price.what), [self.state.heroes[hero_id(id)] for id in who]
        told = cast("Mapping[HeroId, int]", shares)  # whoever is no member is refused where they are shared out
        if price.whose == "each":
            going = each_pays(draft, party, price.amount, told, what=what, rule="TG-PTY-11")
            out = [hero for hero in party if hero not in going]
            under_way.drop_out(draft, out)
            return [hero.id for hero in out]
        paid = self._by_one(party, price, one) if price.whose == "one" else None
        paid = paid or shared_out(draft, party, price.amount, told, what)
        take(draft, paid, what, "TG-TRK-12")
        self.reading.payers = [who for who, share in paid.items() if share]
        return []

    def _by_one(self, party: Sequence[Hero], price: Price, one: str) -> dict[HeroId, int]:
        """A price for one of them: whoever the table named, or the only one who has it; else it is asked."""
        able = [hero for hero in party if purse(hero, counted(price.what)) >= price.amount]
        if not one and len(able) > 1:
            ways = [Instead(say("instead-pays", who=hero.id), {"one": hero.id}) for hero in able]
            self._draft.object("TG-PTY-05", "who-pays", instead=ways, what=price.what, amount=price.amount)
        return {hero_id(one) if one else (able or party)[0].id: price.amount}

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """Let an effect of a book happen. TG-BEY-14: what is for one goes to whom the table picked."""
        getattr(self, f"_{effect.replace('-', '_')}")(list(who), one, *args)

    def _gain(self, who: list[str], one: str, target: str, amount: int) -> None:
        self._change(who, one, target, amount)

    def _lose(self, who: list[str], one: str, target: str, amount: int) -> None:
        self._change(who, one, target, -amount)

    def _change(self, who: list[str], one: str, target: str, by: int) -> None:
        draft = self._draft
        whose, _, what = target.partition(".")
        for id in who if whose == "each" else [one or who[0]]:
            sign = "up" if by > 0 else "down"
            if not self.state.in_app("boards"):
                draft.tell("tell-book-change", who=id, what=what, by=abs(by), sign=sign)
                continue
            hero = hero_of(draft, id)
            boards.change(draft, hero.id, counted(what), by)
            draft.tell("tell-book-changed", who=id, what=what, by=abs(by), sign=sign, value=value(hero, counted(what)))

    def _gain_secret(self, who: list[str], one: str, key: str) -> None:
        """TG-SEC-01: a secret of the book, written on a slip; a secret is there once."""
        if any(self._is_secret(card, key) for hero in self.state.heroes.values() for card in hero.belongings):
            return
        draft, name = self._draft, self._named(self.book.shelf("secret")[key].name)
        card = Belonging(id=self.state.next_id("secret"), kind="secret", name=name)
        hero = hero_of(draft, one or who[0])
        hero.belongings.append(card)
        draft.tell("tell-book-secret", who=hero.id, name=name)
        draft.write("wrote-took", who=hero.id, name=name, kind="secret")
        secret_came(draft, card)

    def _lose_secret(self, who: list[str], one: str, key: str) -> None:
        for hero in self.state.heroes.values():
            for card in [card for card in hero.belongings if self._is_secret(card, key)]:
                hero.belongings.remove(card)
                self._draft.tell("tell-book-secret-gone", who=hero.id, name=card.name)

    def _is_secret(self, card: Belonging, key: str) -> bool:
        return card.kind == "secret" and not card.number and card.name in self.book.shelf("secret")[key].name.values()

    def _mark(self, who: list[str], one: str, key: str, part: int | None = None) -> None:
        statuses.mark(self._draft, self._described(key), part)

    def _unmark(self, who: list[str], one: str, key: str, part: int | None = None) -> None:
        status = self.state.statuses.get(self._described(key))
        if status and (status.marked if part is None else part in status.marked):
            statuses.unmark(self._draft, self._status_key(key), part)

    def _dial(self, who: list[str], one: str, key: str, days: int) -> None:
        """TG-TOK-02, TG-TOK-06: a time dial of the book; one that lies there already is left as it is."""
        if self.dial(key):
            return
        name, title = self._named(self.book.shelf("dial")[key].name), self._named(self.book.titles)
        self.reading.dials[key] = dials.lay(self._draft, "time", "other", name, days, title).id

    def _turn(self, who: list[str], one: str, key: str, by: int) -> None:
        if self.dial(key):
            dials.turn(self._draft, self.reading.dials[key], by)

    def _stop(self, who: list[str], one: str, key: str) -> None:
        if self.dial(key):
            dials.take_off(self._draft, self.reading.dials[key])
        self.reading.dials.pop(key, None)

    def _encounter(self, who: list[str], one: str, colour: str) -> None:
        """TG-ENC-04: the book begins an encounter for those who take part."""
        encounters.begin(self._draft, cast("list[HeroId]", who), cast("Colour", colour))

    def _reveal(self, who: list[str], one: str, number: int) -> None:
        """TG-LOC-10: a location card is laid because the book says so; one that lies there already stays."""
        known = self.state.place(number)
        if known is None or known.state == "unrevealed":
            self._draft.tell("tell-lay-location", place=number, beside=0, side="none")
            self._draft.write("wrote-revealed", place=number)
            land.lay(self._draft, number, None)

    def fought(self, fate: Fate) -> None:
        """A choice says how the fight went: if it still goes on at the table, it is over now. TG-ENC-06, TG-PTY-12."""
        for hero in self.members:
            doing = under_way.in_one(self.state, hero, "encounter")
            if doing is not None:
                settle(self._draft, doing, hero.id, fate)

    def rest(self) -> None:
        """TG-JRN-03: the book says that the exploration ends; everybody is free again.

        One of a place that this book does not tell of is read in another, in the printed journal: it goes on.
        """
        for doing in [doing for doing in self.state.under_way if doing.kind == "exploration"]:
            told_here = not doing.place or self.book.entered_by("place", str(doing.place))
            if told_here and set(doing.who) & {*self.reading.who, *self.reading.apart}:
                self.state.under_way.remove(doing)
                self._draft.tell("tell-turn-card-back", place=doing.place or 0)

    def entered(self, passage: Passage, entry: Door) -> None:
        """A door was gone through: a dial that has run out has had its say."""
        if entry.kind == "dial":
            self.reading.dials.pop(entry.key, None)

    # --- names

    def form(self, who: str, case: str, language: str) -> str:
        """A character's name; of a guest what the table calls it."""
        hero = self.state.heroes.get(cast("HeroId", who))
        return hero_name(who, language, case, hero.name if hero else "")

    def is_woman(self, who: str) -> bool:
        """Whether a character of the box is a woman."""
        return who in FEMININE

    def _named(self, names: Mapping[str, str]) -> str:
        return names.get(self.reading.language) or next(iter(names.values()))

    def _status_key(self, key: str) -> str:
        """A status of the box keeps its key; one of the book's own stands under the book's name."""
        if key not in self.book.shelf("status"):
            return key
        return f"{self.book.id.rpartition('/')[2]}_{key}".replace("-", "_")[-60:].lstrip("_0123456789")

    def _described(self, key: str) -> str:
        """TG-STA-04: the status's key at this table, on the sheet from the first time that it is marked."""
        id, own = self._status_key(key), self.book.shelf("status").get(key)
        if own is not None and id not in self.state.statuses:
            self.state.statuses[id] = Status(name=dict(own.name), shape=own.shape, boxes=own.boxes, printed=False)
        return id
