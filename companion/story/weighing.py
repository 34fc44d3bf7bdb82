"""One imagined hero after another, and what comes to each by the ways of a book: effects, dice, and what follows.

Nothing was read before, and nothing that happens changes the hero: what is asked of it, is asked as it first stood.
"""

from __future__ import annotations

from collections.abc import Iterable

from .book import Effect, Fate, Passage
from .teller import Scene, Teller, Way
from .vocabulary import DeckDoors, DoorKey

DEEPEST = 100  # passages one after another: what follows a longer tale is not weighed


class Lot:
    """What a way comes to: its worth, what it brings of each currency, and the doors that it calls."""

    __slots__ = ("brings", "calls", "worth")

    def __init__(self) -> None:
        self.worth = 0.0
        self.brings: dict[str, float] = {}
        self.calls: dict[DoorKey, None] = {}

    def add(self, other: Lot, share: float = 1.0) -> None:
        """Add as much of another lot as its chance is."""
        self.worth += other.worth * share
        for name, amount in other.brings.items():
            self.bring(name, amount * share)
        self.calls.update(other.calls)

    def bring(self, name: str, amount: float) -> None:
        """Add so much of a currency."""
        self.brings[name] = self.brings.get(name, 0) + amount


def average(lots: list[Lot]) -> Lot:
    """What comes to one hero, of what came to all of them."""
    together, lot = Lot(), Lot()
    for one in lots:
        together.add(one)
    lot.add(together, 1 / len(lots))
    return lot


class ImaginedHero:
    """One imagined world, and what comes to its hero by each way."""

    def __init__(self, teller: Teller, scene: Scene) -> None:
        vocabulary = teller.vocabulary
        self.teller = teller
        self.scene = scene
        self.worth = vocabulary.worth or (lambda effect: 0.0)
        self.decks = vocabulary.decks or DeckDoors(())
        self.counted = {form.name for form in vocabulary.all_forms if "amount" in form.written.split()}
        self._behind: dict[DoorKey, Lot] = {}
        self._depth = 0

    def may(self, way: Way) -> bool:
        """Whether a way stands open to this hero; where only a table could know, it does."""
        scene, choice = self.scene, way.choice
        if way.needs is not None and way.needs(scene) is False:
            return False
        return all(scene.world.can_pay(price, scene.reading.who) is not False for price in choice.prices)

    def way(self, way: Way, known: dict[str, Lot]) -> Lot:
        """What a way costs and does, and what follows on each face of its die. `known`: passages that were weighed."""
        scene, choice = self.scene, way.choice
        lot = self.happened(choice.effects)
        for price in choice.prices:
            lot.worth += self.worth(price)
            lot.bring(f"pays {price.what}", price.amount)
        if choice.calls:
            lot.add(self.passage(choice.calls, known))
        if choice.rests or choice.returns:
            return lot
        faces = range(1, choice.die + 1) if choice.die else (None,)
        targets: dict[str, int] = {}
        for scene.rolled in faces:
            target = next((turned for turned, holds in way.turns if holds(scene)), choice.target)
            targets[target] = targets.get(target, 0) + 1
        scene.rolled = None
        if choice.draws and (tales := self._ready("tale", choice.draws)):
            targets = {tale.id: tale.weight for tale in tales}
        for target, times in targets.items():
            lot.add(self.passage(target, known), times / sum(targets.values()))
        return lot

    def passage(self, id: str, known: dict[str, Lot]) -> Lot:
        """What a passage does, and the best that follows."""
        open_ = self.teller.lying_open(id)
        if not open_ or self._depth >= DEEPEST:
            return Lot()
        id = open_[0].passage.id
        if id not in known:
            known[id] = Lot()  # a circle that leads back here brings nothing more
            self._depth += 1
            lot = self.happened(effect for told in open_ for effect in told.passage.does)
            lot.add(self._best([way for told in open_ for way in told.ways], known))
            self._depth -= 1
            known[id] = lot
        return known[id]

    def _best(self, ways: list[Way], known: dict[str, Lot]) -> Lot:
        """The best way that stands open; after a fight the best one of each end, all ends equally likely."""
        open_ = [way for way in ways if self.may(way)]
        fates: list[Fate] = list(dict.fromkeys(way.choice.after for way in ways if way.choice.after)) or [""]
        lot = Lot()
        for fate in fates:
            lots = [self.way(way, known) for way in open_ if way.choice.after in ("", fate)]
            if lots:
                lot.add(max(lots, key=lambda one: one.worth), 1 / len(fates))
        return lot

    def behind(self, door: DoorKey) -> Lot:
        """What the best way through the passage behind a door comes to; weighed once."""
        if door not in self._behind:
            self._behind[door] = Lot()  # a call that leads to itself brings nothing more
            if waiting := self._ready(*door):
                self._behind[door] = self.passage(self.teller.fittest(self.scene, waiting).id, {})
        return self._behind[door]

    def happened(self, effects: Iterable[Effect]) -> Lot:
        """What effects come to, with what waits behind the doors that they call."""
        lot = Lot()
        for effect in effects:
            lot.worth += self.worth(effect)
            if effect.name in self.decks.currency:
                lot.bring(*self._counted(effect))
            if (door := self.decks.calls(effect)) is not None:
                lot.worth += self.behind(door).worth
                lot.calls[door] = None
        return lot

    def _counted(self, effect: Effect) -> tuple[str, int]:
        """`gain gold 2` is two of "gain gold", `quest forest 31` is one of "quest forest"."""
        numbers = [arg for arg in effect.args if isinstance(arg, int)]
        words = [arg for arg in effect.args if isinstance(arg, str)]
        amount = numbers[0] if numbers and effect.name in self.counted else 1
        return " ".join([effect.name, *words[:1]]), amount

    def _ready(self, kind: str, key: str) -> list[Passage]:
        """The passages behind a door that fit now."""
        waiting = ((passage, self.teller.told(passage.id)) for passage in self.teller.book.entered_by(kind, key))
        return [
            passage for passage, told in waiting if told and (told.when is None or told.when(self.scene) is not False)
        ]
