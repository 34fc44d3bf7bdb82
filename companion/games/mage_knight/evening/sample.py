"""A table in its third evening: two heroes on their First Reconnaissance, in the last Day, one of them amid a fight.

It keeps to the rules in every move; what the app cannot know (who plays which cards) is as the numbers that are told.
"""

from __future__ import annotations

from typing import Any

from ....core.sample import Do, Sample, put_away
from ..box.enemies import EnemyId
from ..box.names import Hex
from ..play import interaction, turns
from ..state.fight import Fight
from ..state.table import MageKnight

EVENINGS = (12, 5, 0)
SCENARIO = "first_reconnaissance"
ENDING = ("benefit", "rewards", "levels", "draw")  # steps of a turn's end that may wait for a word
JANA, PETR = 1, 2  # Goldyx and Tovak, by seat
WORDS: dict[str, dict[str, Any]] = {
    "cs": {
        "table": "Ukázka: Na průzkumu",
        "players": ("Jana", "Petr"),
        "note": "Petr vyprovokoval orky dřív, než si je přečetl. Prý to tak bylo v plánu.",
    },
    "en": {
        "table": "A sample: On Reconnaissance",
        "players": ("Jane", "Peter"),
        "note": "Peter provoked the orcs before he had read them. He maintains that it was the plan.",
    },
}


def sample(language: str) -> Sample:
    """The sample table in that language."""
    words = WORDS[language]
    heroes = zip(words["players"], ("goldyx", "tovak"), strict=True)
    players = [{"player": player, "hero": hero} for player, hero in heroes]
    options = {"players": players, "scenario": SCENARIO, "first": JANA}
    return Sample(words["table"], options, lambda do: SampleRounds(do, words).play(), EVENINGS)


class SampleRounds:
    """The sample's moves, round by round."""

    def __init__(self, do: Do, words: dict[str, Any]) -> None:
        self._do, self.words = do, words
        self.state: MageKnight | None = None

    def do(self, move: str, **args: Any) -> MageKnight:
        """A move, and the state after it."""
        state: MageKnight = self._do(move, **args)
        self.state = state
        return state

    def play(self) -> None:
        """A Day, a Night, and the last Day up to a fight that goes on."""
        self.do("leave_list")
        self.do("roll_source", dice=["blue", "red", "green", "gold"])
        self.do("first_tiles", tiles=["1", "2"])
        self.reads()
        self.first_day()
        put_away(self.do)
        self.night()
        put_away(self.do)
        self.last_day()

    def reads(self) -> None:
        """The next page of the book of nights, and back to the table."""
        page = self.now.nights.pages[0]
        self.do("read_page", kind=page.kind, key=page.key, who=page.who)
        self.do("choose", choice="on")

    def first_day(self) -> None:
        """Petr takes the mine's crystal, the orcs beside it and a new tile; Jana finds company in the village."""
        self.tactics({PETR: 1, JANA: 6})
        self.goes(PETR, 5, "1,0", "2,-1")
        self.ends(PETR, 2)
        self.goes(JANA, 4, "0,-1", "1,-2")
        self.ends(JANA, 2)
        self.goes(PETR, 2, "2,-2")
        self.do("fight_site", who=PETR, also=["3,-3"], site=False)
        self.fights(PETR, "prowlers")
        self.plays(PETR, (2, "physical", "ranged"), (1, "ice", "ranged"))
        self.fights_on(PETR)
        self.ends(PETR, 2)
        self.goes(JANA, 2, "2,-3")
        self.recruits(JANA, 6)
        self.ends(JANA, 1)
        self.do("note", text=self.words["note"])
        self.goes(PETR, 5, "3,-3")
        self.do("explore", who=PETR, at="4,-5", tile="3")
        self.ends(PETR, 1)
        self.goes(JANA, 3, "1,-3")
        self.ends(JANA, 0)
        self.out_of_cards()

    def night(self) -> None:
        """Jana is bitten by wolves and rests on the glade; Petr goes from the village to the white mine."""
        self.do("next_round", dice=["white", "red", "black", "blue"])
        self.do("leave_list")
        self.reads()
        self.tactics({PETR: 1, JANA: 4})
        self.goes(PETR, 2, "3,-4")
        self.recruits(PETR, 5)
        self.ends(PETR, 1)
        self.do("fight_site", who=JANA, also=["1,-4"], site=False)
        self.fights(JANA, "wolf_riders")
        self.fights_on(JANA, until="attack")
        self.plays(JANA, (2, "physical", "attack"), (2, "physical", "attack"))
        self.fights_on(JANA)
        self.ends(JANA, 3)
        self.goes(PETR, 3, "4,-4")
        self.ends(PETR, 2)
        self.do("rest", who=JANA, wounds=1)
        self.ends(JANA, 1)
        self.out_of_cards()

    def last_day(self) -> None:
        """Jana goes for healing; Petr storms the keep, and its swordsmen strike."""
        self.do("next_round", dice=["green", "gold", "white", "red"])
        self.do("leave_list")
        self.tactics({JANA: 1, PETR: 6})
        self.goes(JANA, 2, "2,-3")
        self.ends(JANA, 3)
        self.goes(PETR, 6, "5,-5", "5,-6")
        self.do("fight_site", who=PETR)
        self.fights(PETR, "swordsmen")
        self.fights_on(PETR, until="block")
        self.plays(PETR, (3, "physical", "block"), (1, "fire", "block"))

    @property
    def now(self) -> MageKnight:
        """The state after the last move."""
        assert self.state is not None
        return self.state

    def tactics(self, numbers: dict[int, int]) -> None:
        """Everybody picks, in the order of the rules."""
        while self.now.step == "tactics":
            who = self.now.picks[0]
            self.do("pick_tactic", who=who, number=numbers[who])

    def goes(self, who: int, points: int, *spaces: Hex) -> None:
        """Cards for so many move points, then step by step."""
        self.do("gain_points", who=who, points=points)
        for space in spaces:
            self.do("go", who=who, space=space)

    def ends(self, who: int, left: int) -> None:
        """The turn ends with so many cards in hand before drawing."""
        self.do("end_turn", who=who, left=left)
        self.settles(who)

    def settles(self, who: int) -> None:
        """What the end of a turn asks: of new skills the first one, with the lowest card of the offer."""
        while (turn := self.now.turn) is not None and turn.seat == who and turn.step in ENDING:
            hero = self.now.at(who)
            if turn.step == "levels":
                self.do("reveal_skills", who=who, drew=sorted(hero.tokens)[:2])
                if "actions" in self.now.offers.covered:
                    self.do("reveal_offer", offer="actions")
                card = self.now.offers.actions[0]
                self.do("choose_skill", who=who, skill=self.now.at(who).revealed[0], card=card)
            else:
                self.do("skip_step", who=who)

    def recruits(self, who: int, influence: int) -> None:
        """The dearest unit that so much Influence buys here."""
        self.do("bargain", who=who, influence=influence)
        fit = [one for one in interaction.units_here(self.now) if interaction.unit_price(one) <= influence]
        if fit:
            self.do("recruit", who=who, unit=max(fit, key=interaction.unit_price))

    def fights(self, who: int, *enemies: EnemyId) -> None:
        """The tokens are turned up as the table says."""
        for enemy, foe in zip(enemies, self.fight.unknown, strict=False):
            self.do("turn_up", who=who, foe=foe.number, enemy=enemy)

    @property
    def fight(self) -> Fight:
        """The fight that goes on."""
        assert self.now.fight is not None
        return self.now.fight

    def plays(self, who: int, *values: tuple[int, str, str]) -> None:
        """Cards on the first foe that stands: points, element, use."""
        for points, element, use in values:
            self.do("play_value", who=who, points=points, element=element, use=use)

    def fights_on(self, who: int, until: str = "") -> None:
        """Phase by phase, to that one, or to the end of the fight."""
        while self.now.fight is not None and self.now.fight.phase != until:
            self.do("fight_on", who=who)

    def out_of_cards(self) -> None:
        """The round runs out: whoever has no card left to draw announces its end, the others have a last turn."""
        while self.now.step == "turns" and self.now.turn is not None:
            hero = self.now.at(self.now.turn.seat)
            if turns.may_announce(self.now, hero):
                self.do("announce_end", who=hero.seat)
            elif turns.must_forfeit(self.now, hero):
                self.do("forfeit_turn", who=hero.seat)
            else:
                self.ends(hero.seat, hero.hand.wounds)
