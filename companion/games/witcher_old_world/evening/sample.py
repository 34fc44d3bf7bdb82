"""A table in its third evening: three witchers, one monster slain, one that won, a quest and trails on the way.

It keeps to the rules in every move; the land is dealt anew each time, so everybody finds the way by its roads.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from ....core.sample import Do, Sample, put_away
from ..play import land
from ..state.table import Continent

EVENINGS = (34, 20, 0)
WORDS: dict[str, dict[str, Any]] = {
    "cs": {
        "table": "Ukázka: Tři na cestách",
        "players": ("Jana", "Petr", "Ola"),
        "note": "Petr tvrdí, že těch pět kostek bylo mokrých.",
    },
    "en": {
        "table": "A sample: Three on the Roads",
        "players": ("Jane", "Peter", "Ola"),
        "note": "Peter maintains that all five dice were wet.",
    },
}


def sample(language: str) -> Sample:
    """The sample table in that language: the Wolf, the Cat and the Bear."""
    words = WORDS[language]
    seated = zip(words["players"], ("wolf", "cat", "bear"), strict=True)
    options = {"players": [{"player": player, "school": school} for player, school in seated], "first": 1}
    return Sample(words["table"], options, lambda do: SampleTurns(do, words).play(), EVENINGS)


class SampleTurns:
    """The sample's moves, turn by turn. Seats: 1 Wolf, 2 Cat, 3 Bear."""

    def __init__(self, do: Do, words: dict[str, Any]) -> None:
        self.do, self.words = do, words

    def play(self) -> None:
        """Three evenings, up to the moment when the Bear may look for the monster that it knows by its trail."""
        state = self.do("leave_list")
        for position, cost in ((1, 2), (2, 1), (3, 3)):
            state = self.do("set_market", position=position, cost=cost)
        self.first_round(state)
        self.do("note", text=self.words["note"])
        put_away(self.do)
        self.second_round()
        put_away(self.do)
        self.third_round()

    def first_round(self, state: Continent) -> None:
        """A trail and a tale, dice and a tale, a fight that is lost."""
        do = self.do
        self.goes(state, 1, 2)
        do("seek_trail", who=1, terrain="mountain")
        self.explores(1, "city", 1, "b")
        self.gains(1, 6, 1)
        state = do("travel", who=2, to=14, by="terrain")
        self.explores(2, "wilds", 2, "a")
        state = self.gains(2, 4, 0)
        state = self.goes(state, 3, state.slots["forest"].location)
        do("fight_monster", who=3)
        do("ready", who=3)
        do("name_attack", who=2, attack="bite")
        do("monster_strikes", who=3, effect="4")
        do("play_combo", who=3, cards=3, damage=4, shield=1)
        do("name_attack", who=1, attack="charge")
        do("monster_strikes", who=3, effect="random")
        do("play_combo", who=3, cards=2, damage=3)
        do("knocked_out", who=3)
        do("take_cost_card", who=3, position=6, refill=2)
        self.gains(3, 5, 0)

    def second_round(self) -> None:
        """The Wolf hunts, the Cat learns, the Bear wants its monster back."""
        do = self.do
        state = do("set_market", position=1, cost=0)
        state = self.goes(state, 1, state.slots["water"].location)
        do("fight_monster", who=1)
        do("ready", who=1)
        self.wins(1, "water")
        do("next_monster")
        state = self.gains(1, 6, 2)
        state = self.goes(state, 2, 17)
        state = do("train", who=2, attribute="combat")
        self.explores(2, "city", 2, "b")
        self.gains(2, 6, 1)

    def third_round(self) -> None:
        """A potion for the Bear, a lesson for the Wolf, a tale for each."""
        do = self.do
        state = do("describe_place", place=14, action="potion")
        self.goes(state, 3, 14)
        do("take_potion", who=3)
        self.explores(3, "wilds", 5, "a")
        state = self.gains(3, 5, 0)
        self.goes(state, 1, 3)
        do("train", who=1, attribute="combat")
        self.explores(1, "city", 12, "a")
        state = self.gains(1, 6, 1)
        self.goes(state, 2, 16)
        self.explores(2, "city", 13, "a")
        self.gains(2, 4, 0)

    def goes(self, state: Continent, who: int, to: int) -> Continent:
        """From road to road, the shortest way; standing there already, away and back again."""
        start = state.at(who).location
        way = shortest(state, start, to) or [land.neighbours(state, start)[0], to]
        for place in way:
            state = self.do("travel", who=who, to=place, by="wild")
        return state

    def explores(self, who: int, deck: str, number: int, option: str) -> None:
        """A tale of our own, read to its end."""
        self.do("explore", who=who, deck=deck, source="ours", number=number)
        self.do("choose", choice=option)
        self.do("choose", choice="on")

    def gains(self, who: int, position: int, refill: int) -> Continent:
        """Phase III: a card of the market."""
        return self.do("gain_action", who=who, position=position, refill=refill)

    def wins(self, who: int, terrain: str) -> None:
        """A monster beaten by three good combos."""
        state = self.do("monster_life", who=who, life=9)
        for damage in (4, 5):
            if state.fight is not None and not state.fight.turn:
                self.do("name_attack", who=state.fight.chooser, attack="charge")
                state = self.do("monster_strikes", who=who, effect="2")
            state = self.do("play_combo", who=who, cards=2, damage=damage)


def shortest(state: Continent, start: int, goal: int) -> list[int]:
    """The places of a shortest way by this table's roads, without the start."""
    came: dict[int, int] = {start: start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for place in land.neighbours(state, here):
            if place not in came:
                came[place] = here
                waiting.append(place)
    way = []
    while goal != start:
        way.append(goal)
        goal = came[goal]
    return way[::-1]
