"""Extra effort: a card for each chapter; whoever lays its colours side by side in a turn gains its bonus. WP-KS.

Where the app keeps the cards and knows the chapter's card, it looks by itself; else the table says who has it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .....core.checklist import Line
from .....core.draft import Draft
from .....core.message import say
from ...box.names import CHAPTERS, Chapter, Colour
from ...state.pieces import Laid
from ...state.player import Player, named
from ...state.stories.effort import Effort
from ...state.table import Destiny
from .. import symbols
from ..experience import gain_xp
from ..points import score
from ..stage import Stage, at_once
from .module import StoryModule, known_box, takers

PER_CHAPTER = 4  # WP-KS-01: cards of each chapter in the box


def in_force(state: Destiny) -> Effort | None:
    """WP-KS-04: the card of the current chapter; None where nobody has named it."""
    return state.effort.of(state.chapter)


def lay(draft: Draft[Destiny], chapter: Chapter, card: str) -> None:
    """WP-KS-02, WP-KS-05: a known card lies there for its chapter, instead of any other."""
    state, known = draft.state, known_box(draft).efforts[card]
    lying = Effort(
        chapter=chapter,
        id=card,
        colours=known.colours,
        bonus=known.bonus,
        count=known.count,
        face_up=chapter >= state.chapter,
    )
    others = [other for other in state.effort.cards if other.chapter != chapter]
    state.effort.cards = sorted([*others, lying], key=lambda effort: effort.chapter)
    draft.write("wrote-effort-laid", card=card, chapter=chapter)


def sequences(state: Destiny, player: Player, colours: Sequence[Colour]) -> int:
    """WP-KS-07, WP-KS-08, WP-KS-14: how often the timeline shows these colours side by side, with a card of this turn.

    A kept card may be among them (WP-EDGE-18: it is none of this turn).
    """
    windows = range(len(player.timeline) - len(colours) + 1)
    shown = [player.timeline[start : start + len(colours)] for start in windows]
    return sum(
        any(_new(state, laid) for laid in cards)
        and all(colour in laid.colours for laid, colour in zip(cards, colours, strict=True))
        for cards in shown
    )


def _new(state: Destiny, laid: Laid) -> bool:
    return not laid.kept and (laid.chapter, laid.turn) == (state.chapter, state.turn)


def look(draft: Draft[Destiny], card: Effort) -> None:
    """WP-KS-06, WP-KS-11, WP-KS-13: everybody whose timeline forms the sequence gains the bonus, once a turn."""
    state = draft.state
    state.effort.looked = True
    for one in takers(state):
        times = sequences(state, one, card.colours)
        most = 1 if state.default("WP-KS-11") else times
        for _ in range(min(times, most) - state.effort.earned.count(one.seat)):
            earn(draft, one, card)


def earn(draft: Draft[Destiny], player: Player, card: Effort) -> None:
    """WP-KS-06, WP-KS-16: the bonus, at once: symbols are in the pool before the fate token is decided."""
    state, facts = draft.state, {"who": named(player), "count": card.count}
    state.effort.earned.append(player.seat)
    draft.write("wrote-effort", who=named(player), chapter=state.chapter)
    if card.bonus == "xp":
        gain_xp(draft, player, card.count, "effort")
        draft.tell("tell-gain-xp", **facts)
    elif card.bonus == "vp":
        score(draft, player, card.count, "effort")
        draft.tell("tell-gain-vp", **facts)
    else:
        symbol = state.active(card.bonus) if card.bonus == "left" or card.bonus == "right" else card.bonus
        if symbol is not None:
            symbols.gain(draft, player, symbol, card.count)
            draft.tell("tell-gain-symbols", symbol=symbol, **facts)


class ExtraEffort(StoryModule):
    """WP-KS: the check after the play step; the card is turned face down when its chapter is over."""

    check = "WP-KS-06"
    chapter_end = {"effort": "keep"}
    rules = {"effort": "WP-KS-15"}
    lays = {"tell-lay-effort": "WP-KS-02"}

    def __init__(self) -> None:
        """Its own step: over as soon as the card is turned."""
        self.stages = {"effort": Stage(begin=self._turn_down, done=at_once)}

    def set_up(self, draft: Draft[Destiny]) -> None:
        """WP-KS-02: one random card for each chapter, all face up."""
        draft.tell("tell-lay-effort", count=CHAPTERS)

    def after_play(self, draft: Draft[Destiny]) -> None:
        """WP-KS-06, WP-KS-12: nobody has earned the bonus of this turn yet."""
        state = draft.state
        state.effort.earned, state.effort.looked = [], False
        if not self._known(state):
            draft.tell("tell-check-effort" if in_force(state) else "tell-name-effort", chapter=state.chapter)

    def during_check(self, draft: Draft[Destiny]) -> None:
        """The app looks as soon as it knows the cards."""
        card = in_force(draft.state)
        if card is not None and self._known(draft.state) and not draft.state.effort.looked:
            look(draft, card)

    def looked(self, state: Destiny) -> bool:
        """Where it knows too little, the table says who has the bonus, and then that the step is over."""
        return state.effort.looked

    def packing(self, state: Destiny) -> list[Line]:
        """WP-SAVE-04: the cards beside the mat."""
        cards = [card.chapter for card in state.effort.cards if card.face_up]
        told = say("pack-effort", chapters=", ".join(map(str, cards)) or "–")
        return [Line("effort", "board", told, rule="WP-SAVE-04")]

    @staticmethod
    def _known(state: Destiny) -> bool:
        return state.full and in_force(state) is not None

    @staticmethod
    def _turn_down(draft: Draft[Destiny]) -> None:
        """WP-KS-15: face down, after clearing."""
        if card := in_force(draft.state):
            card.face_up = False
        draft.tell("tell-effort-down", chapter=draft.state.chapter)
