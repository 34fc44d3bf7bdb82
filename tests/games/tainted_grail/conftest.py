"""A table of Tainted Grail for the tests: moves on plain state, no database and no page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.next_step import next_step
from companion.games.tainted_grail.play.growth import anybody_may_grow
from companion.games.tainted_grail.play.procedures import at_step
from companion.games.tainted_grail.state.heroes import Hero

from ..play import Play
from . import fights


class Table(Play):
    """A table of Tainted Grail that can be played."""

    game = GAME

    def hero(self, who: str) -> Hero:
        """A character at this table."""
        return self.state.heroes[who]

    @property
    def step(self) -> str:
        """The step that the table stands on."""
        return at_step(self.state)

    @property
    def phase(self) -> str:
        """The procedure that the table stands in."""
        return self.state.standing.procedure

    def morning(self, **event: Any) -> None:
        """Go through a morning in which nobody has to decide anything, up to the day's actions."""
        self.move("start_day")
        if self.step == "event":
            self.move("turn_event", **event)

    def press(self) -> str:
        """Tap the one large step, as the page does; where it leads to a question, answer it in the plainest way."""
        step = next_step(self.state)
        step = step.there or step
        asked = {"event": ("turn_event", {}), "actions": ("end_day", {"everyone_passes": True})}
        if step.page:
            move, args = asked[self.step]
        else:
            move, args = step.move or step.form.removesuffix("-form"), step.args
            if move == "rest" and not anybody_may_grow(self.state):
                args = {"to_bed": True}
        self.move(move, **args)
        return move

    def whole_day(self, hungry: tuple[str, ...] = ()) -> None:
        """Live a whole day without actions, up to the next morning."""
        self.morning()
        self.move("end_day", everyone_passes=True)
        if self.phase == "end_of_day":
            self.move("rest", hungry=list(hungry))
            self.move("good_night")


@pytest.fixture
def avalon():
    """Set a table up: `avalon("beor", "ailei", kept="light")`; a character may also be a dict of facts."""

    def set_up(*characters: Any, knowledge: Mapping[str, Any] | None = None, seed: str = "seed", **options: Any):
        seated = [{"id": one} if isinstance(one, str) else one for one in characters or ("beor",)]
        return Table({"characters": seated, **options}, knowledge, seed)

    return set_up


@pytest.fixture
def table(avalon):
    """A full table of three: Beor, Ailei and Arev, before its first morning."""
    return avalon("beor", "ailei", "arev")


# --- tables that stand before a fight, and in one ---------------------------------------------------------------------


@pytest.fixture
def solo(avalon):
    """Beor alone; his tracks stand at 6, 9 and 0."""
    return avalon("beor", encounters=fights.GREEN)


@pytest.fixture
def duo(avalon):
    """Beor and Ailei; she has the lower number. Everyone's tracks stand at 6, 9 and 0."""
    return avalon("beor", "ailei", encounters=fights.GREEN)


@pytest.fixture
def trio(avalon):
    """Ailei, Arev and Beor: numbers 1, 2 and 4."""
    return avalon("beor", "ailei", "arev", encounters=fights.GREEN)


@pytest.fixture
def decked(avalon):
    """Beor, Ailei and Arev in their first day, with counted decks; the app knows the Warden and the Hound already."""
    known = fights.known(fights.WARDEN, fights.HOUND)
    table = avalon("beor", "ailei", "arev", encounters=fights.DECKS, knowledge=known)
    table.morning()
    return table


@pytest.fixture
def talkers(avalon):
    """Ailei, Arev and Beor in the day; the blue deck has six cards."""
    table = avalon("beor", "arev", {"id": "ailei", "attributes": {"empathy": 2}}, encounters={"blue": 6})
    table.morning()
    return table


@pytest.fixture
def talker(talkers):
    """Ailei alone before a judge of three steps each way, who takes an affinity a turn; she is active."""
    judge = {"stages": [{"reaction": {"pool": -1}}], "failure": fights.FAILURE, "reward": fights.REWARD}
    fights.begin(talkers, fights.diplomacy(**judge), "ailei")
    return talkers


@pytest.fixture
def keyed(avalon):
    """Beor (Aggression 2, Courage 1) and Ailei (Empathy 2, Aggression 1), on a day; Ailei has the lower number."""
    ailei = {"id": "ailei", "attributes": {"empathy": 2, "aggression": 1}, "resources": {"magic": 1}}
    table = avalon("beor", ailei)
    table.morning()
    return table


@pytest.fixture
def keyer(keyed):
    """Beor alone against a card that wants many markers; it is his activation."""
    return fights.at_work(keyed, fights.combat(value=90), "beor")


@pytest.fixture
def keyers(keyed):
    """Beor and Ailei against it, Beor active."""
    return fights.at_work(keyed, fights.combat(value=90), "beor", "ailei")
