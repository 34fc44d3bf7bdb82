"""A table in its third evening: four around the board, one of them a toad, one on the bridge before the Sentinel.

It keeps to the rules in every move; names and notes are this project's own, in each language anew.
"""

from __future__ import annotations

from typing import Any

from ....core.sample import Do, Sample, put_away

EVENINGS = (42, 21, 0)
BOOK = "talisman/the-fire-by-the-road"
WORDS: dict[str, dict[str, Any]] = {
    "cs": {
        "table": "Ukázka: Čtyři na cestě",
        "players": ("Jana", "Petr", "Ola", "Marek"),
        "spells": ("Tichý krok", "Studený dech"),
        "stranger": "Mlynářka bez mlýna",
        "event": "Krupobití",
        "place": "Pramen pod jasanem",
        "sack": "Zašitý váček",
        "note": "Ola přísahá, že tu kostku nikdo nedržel.",
    },
    "en": {
        "table": "A sample: Four on the Road",
        "players": ("Jane", "Peter", "Ola", "Mark"),
        "spells": ("A Quiet Step", "Cold Breath"),
        "stranger": "The Miller Without a Mill",
        "event": "Hail",
        "place": "The Spring Under the Ash",
        "sack": "A Sewn-up Purse",
        "note": "Ola swears that nobody touched that die.",
    },
}


def sample(language: str) -> Sample:
    """The sample table in that language: the Warrior, the Wizard, the Elf and the Thief."""
    words = WORDS[language]
    seated = zip(words["players"], ("warrior", "wizard", "elf", "thief"), strict=True)
    options = {"players": [{"player": player, "character": who} for player, who in seated], "first": 1}
    return Sample(words["table"], options, lambda do: Race(do, words, language).play(), EVENINGS)


class Race:
    """The sample's moves, turn by turn. Seats: 1 Warrior, 2 Wizard, 3 Elf, 4 Thief."""

    def __init__(self, do: Do, words: dict[str, Any], language: str) -> None:
        self.do, self.words, self.language = do, words, language

    def play(self) -> None:
        """Three evenings, up to the moment when the Warrior stands before the Sentinel."""
        self.do("leave_list")
        self.do("open_book", book=BOOK, language=self.language)
        self.do("choose", choice="wait")
        self.first_round()
        put_away(self.do)
        self.second_round()
        self.do("note", text=self.words["note"])
        put_away(self.do)
        self.third_round()

    def goes(self, who: int, rolled: int, to: str, *cards: dict[str, Any]) -> Any:
        """A roll, a walk, and the cards that are drawn there."""
        self.do("roll_movement", who=who, rolled=rolled)
        state = self.do("go", who=who, to=to)
        if cards:
            state = self.do("draw", who=who, cards=list(cards))
        return state

    def lying(self, state: Any, who: int, name: str) -> str:
        """The id of a card on that seat's space, by its name."""
        return next(card.id for card in state.lying(state.at(who).space).cards if card.name == name)

    def first_round(self) -> None:
        """A boar in the fields, an axe, a bear, a stranger."""
        do, words = self.do, self.words
        self.goes(1, 3, "o10", {"name": "boar"})
        do("face_enemies", who=1)
        do("roll_fight", who=1, rolled=[2, 5], theirs=[3])
        do("end_turn", who=1)
        for spell in words["spells"]:
            do("name_spell", who=2, name=spell)
        self.goes(2, 2, "o13")
        do("follow_space", who=2, way="mystic", rolled=[5])
        do("end_turn", who=2)
        self.goes(3, 5, "o16", {"name": "bear"})
        do("evade", who=3, means="ability")
        do("end_turn", who=3)
        state = self.goes(4, 3, "o4", {"name": words["stranger"], "kind": "stranger"})
        do("finish_card", who=4, card=self.lying(state, 4, words["stranger"]), stays=True)
        do("change", who=4, counter="gold", by=3)
        do("end_turn", who=4)

    def second_round(self) -> None:
        """Two enemies at once, a life saved, a toad in the City."""
        do, words = self.do, self.words
        state = self.goes(1, 1, "o9", {"name": "wolf"}, {"name": "ogre"})
        do("face_enemies", who=1)
        do("roll_fight", who=1, rolled=[6, 4], theirs=[1])
        do("end_turn", who=1)
        state = self.goes(2, 3, "o10", {"name": "maiden"})
        do("take_card", who=2, card=self.lying(state, 2, "maiden"))
        do("end_turn", who=2)
        state = self.goes(3, 4, "o12", {"name": words["sack"], "kind": "object"})
        do("take_card", who=3, card=self.lying(state, 3, words["sack"]))
        do("end_turn", who=3)
        self.goes(4, 3, "o1")
        do("follow_space", who=4, way="enchantress", rolled=[1])
        do("end_turn", who=4)

    def third_round(self) -> None:
        """Trophies for strength, hail over the Wizard, a toad that meets a guide it cannot take, and the bridge."""
        do, words = self.do, self.words
        state = self.goes(1, 6, "o15")
        trophies = [card.id for card in state.at(1).trophies]
        do("exchange", who=1, trophies=trophies)
        do("end_turn", who=1)
        state = self.goes(2, 2, "o8", {"name": words["event"], "kind": "event"})
        do("finish_card", who=2, card=self.lying(state, 2, words["event"]))
        do("end_turn", who=2)
        state = self.goes(3, 5, "o17", {"name": words["place"], "kind": "place"})
        do("finish_card", who=3, card=self.lying(state, 3, words["place"]), stays=True)
        do("end_turn", who=3)
        do("go", who=4, to="o24")
        do("draw", who=4, cards=[{"name": "guide"}])
        do("end_turn", who=4)
        self.goes(1, 4, "m11")
