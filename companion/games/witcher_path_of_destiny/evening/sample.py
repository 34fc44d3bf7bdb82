"""A table in its third evening: three friends on the way with the bell, the second chapter half played.

It keeps to the rules in every move; what the app cannot know (who has what in hand) is as the cards that are played.
"""

from __future__ import annotations

from typing import Any

from ....core.sample import Do, Sample, put_away
from ..box.stories import book_of
from ..play import chapter_end, course, drafting, playing, stories, windows
from ..state.player import Player
from ..state.table import Destiny

EVENINGS = (15, 8, 0)
STORY = "the-last-toll"
WORDS: dict[str, dict[str, Any]] = {
    "cs": {
        "table": "Ukázka: Zvon na cestě",
        "players": ("Jana", "Petr", "Ola"),
        "note": "Petr tvrdí, že zvon pod plachtou zabručel. Nikdo jiný nic neslyšel.",
        "cards": ("kovaná sekera", "stará mapa", "jiskra", "úklona", "stezka", "zaříkání", "dvojí řeč", "výpad"),
        "effort": "červená a modrá vedle sebe",
    },
    "en": {
        "table": "A sample: The Bell on the Road",
        "players": ("Jane", "Peter", "Ola"),
        "note": "Peter maintains that the bell hummed under its cover. Nobody else heard a thing.",
        "cards": ("forged axe", "old map", "spark", "a bow", "a trail", "incantation", "double talk", "lunge"),
        "effort": "red and blue side by side",
    },
}
# What the cards of the sample show; they are nobody's printed cards.
SHOWN: tuple[dict[str, Any], ...] = (
    {"combat": 2, "colours": ["red"]},
    {"exploration": 2, "colours": ["blue"]},
    {
        "magic": 2,
        "colours": ["red"],
        "condition": "C4",
        "condition_colour": "red",
        "result": "R1",
    },
    {"diplomacy": 2, "colours": ["yellow"]},
    {
        "exploration": 1,
        "colours": ["green"],
        "condition": "C8",
        "condition_colour": "blue",
        "result": "R2",
    },
    {"magic": 1, "colours": ["blue", "yellow"], "condition": "C9", "result": "R3"},
    {"diplomacy": 1, "magic": 1, "colours": ["green", "yellow"]},
    {
        "combat": 1,
        "colours": ["red", "blue"],
        "condition": "C1",
        "condition_symbol": "magic",
        "result": "R10",
    },
)
BOARDS = {"geralt": (4, 9, 14), "ciri": (3, 8, 15), "yennefer": (5, 9, 13)}
Pairs = tuple[tuple[int, int], ...]  # the cards of a turn, by seats


def sample(language: str) -> Sample:
    """The sample table in that language."""
    words = WORDS[language]
    seated = zip(words["players"], BOARDS, strict=True)
    players = [{"player": player, "character": character} for player, character in seated]
    options = {"players": players, "story": STORY, "first": 1}
    return Sample(words["table"], options, lambda do: SampleTurns(do, words, language).play(), EVENINGS)


class SampleTurns:
    """The sample's moves, turn by turn. Seats: 1 Geralt, 2 Ciri, 3 Yennefer."""

    def __init__(self, do: Do, words: dict[str, Any], language: str) -> None:
        self._do, self.words, self.language = do, words, language
        self.state: Destiny | None = None

    def do(self, move: str, **args: Any) -> Destiny:
        """A move, and the state after it."""
        state: Destiny = self._do(move, **args)
        self.state = state
        return state

    def play(self) -> None:
        """Three evenings, up to the moment when the last of the three has still to play."""
        self.do("leave_list")
        self.box()
        self.do("open_book", book=book_of(STORY), language=self.language)
        self.reads(2)
        self.do("next_step")
        self.turn((2, 4, 0), ((0, 2), (4, 1), (3, 5)))
        self.do("note", text=self.words["note"])
        put_away(self.do)
        self.turn((1, 3, 4), ((7, 0), (1, 6), (2, 5)))
        self.turn((0, 4, 2), ((2, 7), (5, 4), (6, 3)))
        self.keeps()
        self.do("turn_page")
        self.reads(2)
        self.do("next_step")
        put_away(self.do)
        self.turn((4, 1, 3), ((0, 1), (4, 5), (6, 2)))
        self.drafts((3, 0, 1))
        self.do("play_cards", who=2, first=self.card(1), second=self.card(4))

    def card(self, number: int) -> str:
        """What a card of the sample is called."""
        name: str = self.words["cards"][number]
        return name

    def box(self) -> None:
        """What is told of the box: eight cards, three boards, the extra effort cards of two chapters."""
        for name, shown in zip(self.words["cards"], SHOWN, strict=True):
            self.do("describe_card", card=name, **shown)
        for character, (second, third, fourth) in BOARDS.items():
            self.do("describe_board", character=character, second=second, third=third, fourth=fourth)
        for chapter, colours in ((1, ["red", "red"]), (2, ["green", "blue"])):
            name = f"{self.words['effort']} {chapter}"
            self.do("describe_effort", card=name, chapter=chapter, colours=colours, bonus="xp")
            self.do("lay_effort", chapter=chapter, card=name)

    def reads(self, pages: int) -> None:
        """So many pages of the book are turned."""
        for _ in range(pages):
            self.do("choose", choice="on")

    def turn(self, rows: tuple[int, ...], pairs: Pairs) -> None:
        """A whole turn: the draft, two cards each, what follows of itself."""
        self.drafts(rows)
        for who, (first, second) in enumerate(pairs, 1):
            self.do("play_cards", who=who, first=self.card(first), second=self.card(second))
        self.settles(("play", "check", "fate"))

    def drafts(self, rows: tuple[int, ...]) -> None:
        """Everybody takes a pair, by initiative."""
        state = self._now()
        for row in rows:
            drafter = drafting.on_turn(state)
            assert drafter is not None
            state = self.do("draft_row", who=drafter.seat, row=row)
        self.settles(("draft",))

    def settles(self, steps: tuple[str, ...]) -> None:
        """Effects that wait are resolved as printed, no ability is used, and the table goes on."""
        state = self._now()
        while state.step in steps:
            waiting = [one for one in state.players if playing.choice(state, one) or windows.held(state, one)]
            if waiting:
                state = self.do("resolve_effect", who=waiting[0].seat, paying=_paying(state, waiting[0]))
            elif course.stage(state).may_be_left(state) and not stories.waits(state):
                state = self.do("next_step")
            else:
                return

    def keeps(self) -> None:
        """The chapter's end: everybody keeps the last card of the timeline."""
        state = self._now()
        while state.step in ("dominance", "scoring", "paths"):
            state = self.do("next_step")
        for one in [*chapter_end.choosing_kept(state)]:
            state = self.do("keep_cards", who=one.seat, first=len(one.timeline) - 1)
        self.settles(("keep", "effort"))

    def _now(self) -> Destiny:
        assert self.state is not None
        return self.state


def _paying(state: Destiny, one: Player) -> list[str]:
    """What is lost, where there is a choice: from the pool first."""
    sources = playing.choice(state, one)
    return [source.key for source in sources for _ in range(source.count)][: playing.losing(state, one)]
