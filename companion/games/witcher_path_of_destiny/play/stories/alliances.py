"""Alliances: cards of two sides, drawn at marked rows, applied when their side's path is dominant. WP-MZ.

The left path's side is Renfri in the box's story, the right one's Stregobor; a book calls them as its cover says. What
an alliance card is knows only its owner; how many of each side somebody holds, everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from .....core.checklist import Line
from .....core.draft import Draft
from .....core.message import say
from .....core.page import Prompt
from ...box.knowledge import AllianceCard, AllianceEffect
from ...box.names import SIDES, Side, Symbol
from ...state.player import Player, named
from ...state.stories.alliances import AllianceLoss
from ...state.table import Destiny
from .. import symbols
from ..experience import gain_xp
from ..stage import Stage, at_once
from .module import StoryModule, takers

MOST_HELD = 3  # WP-MZ-09: of each side
LOSING: tuple[AllianceEffect, ...] = ("turn_active", "inactive_to_xp")
TURNED = 2  # WP-MZ-17: symbols gained for the one that is lost, and experience points
MOST_DISCARDED = 99
BOTH = {f"{side}_ally": side for side in SIDES}  # facts that name both alliances

# --- drawing, holding, discarding ------------------------------------------------------------------------------------


def other(side: Side) -> Side:
    """The side across."""
    return "right" if side == "left" else "left"


def draw(draft: Draft[Destiny], player: Player, side: Side) -> None:
    """WP-MZ-06, WP-MZ-27: a card of that side is drawn, and nobody but its owner knows which."""
    player.alliances[side].append(None)
    if draft.state.alliances.discards.get(side, 0):
        draft.tell("tell-alliance-shuffle", ally=side)
    draft.tell("tell-draw-alliance", who=named(player), ally=side)
    draft.write("wrote-alliance-drawn", who=named(player), ally=side)
    if too_many(draft.state, player, side):
        draft.tell("tell-alliance-limit", who=named(player), ally=side, count=MOST_HELD)


def too_many(state: Destiny, player: Player, side: Side) -> int:
    """WP-MZ-10: how many cards of a side a player has still to discard: beyond three, and what a page takes."""
    taken = sum(one.count for one in state.alliances.losing if (one.seat, one.side) == (player.seat, side))
    return min(len(player.alliances[side]), max(0, len(player.alliances[side]) - MOST_HELD) + taken)


def discard(draft: Draft[Destiny], player: Player, side: Side, at: int) -> None:
    """WP-MZ-10, WP-MZ-14: a card of that side goes to its discards, whichever its owner chooses."""
    run, held = draft.state.alliances, player.alliances[side]
    taken = next((one for one in run.losing if (one.seat, one.side) == (player.seat, side)), None)
    if len(held) <= MOST_HELD and taken is not None:
        run.losing.remove(taken)
        if taken.count > 1:
            run.losing.append(AllianceLoss(seat=taken.seat, side=side, count=taken.count - 1))
    held.pop(at)
    _count_discards(draft, side, 1)
    draft.write("wrote-alliance-discarded", who=named(player), ally=side)


def _count_discards(draft: Draft[Destiny], side: Side, count: int) -> None:
    discards = draft.state.alliances.discards
    discards[side] = min(MOST_DISCARDED, discards.get(side, 0) + count)


# --- revealed and applied --------------------------------------------------------------------------------------------


def reveal(draft: Draft[Destiny]) -> None:
    """WP-MZ-11, WP-MZ-12, WP-MZ-15: all cards of the winning side are revealed, those of the other stay face down."""
    state, run = draft.state, draft.state.alliances
    run.revealed = {}
    side = winning(state)
    for one in takers(state):
        cards, one.alliances[side] = one.alliances[side], []
        if cards:
            run.revealed[one.seat] = cards
            key = "tell-reveal-alliances" if state.full else "tell-apply-alliances"
            draft.tell(key, who=named(one), ally=side, count=len(cards))


def winning(state: Destiny) -> Side:
    """Whose cards are applied in this chapter."""
    return state.dominant[-1] if state.dominant else "left"


def turnable(state: Destiny, player: Player) -> list[Side]:
    """WP-MZ-17: of which active symbols one could be lost to gain two of the other."""
    active = ((side, state.active(side)) for side in SIDES)
    return [side for side, symbol in active if symbol is not None and symbols.has(player, [symbol])]


def asks(state: Destiny, player: Player, card: AllianceCard) -> bool:
    """Whether the owner has something to choose when the card is applied."""
    if card.effect == "inactive_to_xp":
        return bool(symbols.choice(player, state.inactive, 1))
    if card.effect != "turn_active":
        return False
    sides = turnable(state, player)
    lost = [symbol for side in sides if (symbol := state.active(side)) is not None]
    return len(sides) > 1 or bool(symbols.choice(player, lost, 1))


def apply(
    draft: Draft[Destiny], player: Player, at: int, turning: Side | None = None, paying: Sequence[str] = ()
) -> None:
    """WP-MZ-13, WP-MZ-14, WP-MZ-18, WP-MZ-30: a revealed card takes effect, whether it can or not, and is discarded.

    `turning`: of which side's active symbol one is lost; `paying`: from where.
    """
    state, card = draft.state, draft.state.alliances.revealed[player.seat][at]
    if card is None:
        draft.object("WP-MZ-17", "alliance-not-named", can_overrule=False, who=named(player))
    match card.effect:
        case "xp":
            _gain_xp(draft, player, 1)
        case "gain_active":
            _gain(draft, player, state.active(card.towards) if card.towards else card.symbol, 1)
        case "turn_active":
            _turn(draft, player, turning, paying)
        case "inactive_to_xp" if symbols.lose(draft, player, state.inactive, 1, paying):
            _gain_xp(draft, player, TURNED)
    _done(draft, player, at)
    draft.write("wrote-alliance-applied", who=named(player), effect=card.effect)


def _turn(draft: Draft[Destiny], player: Player, turning: Side | None, paying: Sequence[str]) -> None:
    """WP-MZ-17, WP-MZ-18: one active symbol for two of the other type; nothing where there is none to lose."""
    state, sides = draft.state, turnable(draft.state, player)
    if not sides:
        return
    if turning is None and len(sides) > 1:
        draft.refuse("turning", "say-which-active")
    side = turning or sides[0]
    lost = state.active(side)
    if side not in sides or lost is None:
        draft.refuse("turning", "no-such-active")
    symbols.lose(draft, player, [lost], 1, paying)
    _gain(draft, player, state.active(other(side)), TURNED)


def _gain(draft: Draft[Destiny], player: Player, symbol: Symbol | None, count: int) -> None:
    if symbol is not None:
        symbols.gain(draft, player, symbol, count)
        draft.tell("tell-gain-symbols", who=named(player), symbol=symbol, count=count)


def _gain_xp(draft: Draft[Destiny], player: Player, count: int) -> None:
    gain_xp(draft, player, count, "alliance")
    draft.tell("tell-gain-xp", who=named(player), count=count)


def _done(draft: Draft[Destiny], player: Player, at: int) -> None:
    """WP-MZ-14: an applied card is discarded."""
    run = draft.state.alliances
    run.revealed[player.seat].pop(at)
    if not run.revealed[player.seat]:
        del run.revealed[player.seat]
    _count_discards(draft, winning(draft.state), 1)


def applied_by_hand(draft: Draft[Destiny], player: Player, xp: int) -> None:
    """A light table: a player has applied all revealed cards, and gained so much experience by them."""
    count = len(draft.state.alliances.revealed.pop(player.seat))
    _count_discards(draft, winning(draft.state), count)
    if xp:
        _gain_xp(draft, player, xp)
    draft.write("wrote-alliances-applied", who=named(player), count=count)


def follows_of_itself(state: Destiny, player: Player) -> bool:
    """WP-MZ-19: whether the owner has nothing to say: no loss depends on the order, nothing is to be chosen."""
    cards = state.alliances.revealed[player.seat]
    known = [card for card in cards if card is not None]
    if len(known) < len(cards):
        return False
    return not any(card.effect in LOSING for card in known) or (len(known) == 1 and not asks(state, player, known[0]))


def _takes(state: Destiny, player: Player) -> bool:
    return any(one.seat == player.seat for one in takers(state))


class AllianceStory(StoryModule):
    """WP-MZ: rows give alliance cards; those of the winning side are applied before points are counted."""

    chapter_end = {"alliances": "dominance"}
    ending = ("unresolved",)
    rules = {"alliances": "WP-MZ-13", "unresolved": "WP-MZ-16"}
    lays = {
        "tell-lay-alliance-both": "WP-MZ-02",
        "tell-lay-alliance": "WP-MZ-04",
        "tell-alliance-decks": "WP-MZ-05",
    }
    extra_token = False
    penalty = True

    def __init__(self) -> None:
        """Its own steps: over when all is applied; over when all is discarded."""
        self.stages = {
            "alliances": Stage(begin=reveal, go_on=self._apply, done=self._applied),
            "unresolved": Stage(begin=self._discard_all, done=at_once),
        }

    def set_up(self, draft: Draft[Destiny]) -> None:
        """WP-MZ-02, WP-MZ-04, WP-MZ-05: the token of both at the bottom row, the other two in random order above it."""
        state = draft.state
        above = [state.bottom - 1, state.bottom - 2]
        left = state.chance.pick(above)
        above.remove(left)
        state.alliances.rows = {"left": left, "right": above[0]}
        draft.tell("tell-lay-alliance-both", row=state.bottom, **BOTH)
        for side in SIDES:
            draft.tell("tell-lay-alliance", ally=side, row=state.alliances.rows[side])
        draft.tell("tell-alliance-decks")

    def bottom_row(self, draft: Draft[Destiny], player: Player) -> None:
        """WP-MZ-02, WP-MZ-03, WP-MZ-07: no experience here; the player chooses the side."""
        if not _takes(draft.state, player):
            return
        draft.state.alliances.choosing.append(player.seat)
        draft.tell("tell-choose-alliance", who=named(player), **BOTH)

    def on_row(self, draft: Draft[Destiny], player: Player, row: int) -> None:
        """WP-MZ-06, WP-MZ-28: a row with a token gives a card of its side, at once."""
        for side, at in draft.state.alliances.rows.items():
            if row == at and _takes(draft.state, player):
                draw(draft, player, side)

    def more_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: a page gives cards of a side; the limit holds here, too."""
        for _ in range(count if _takes(draft.state, player) else 0):
            draw(draft, player, side)

    def fewer_alliances(self, draft: Draft[Destiny], player: Player, side: Side, count: int) -> None:
        """WP-DATA-09: a page takes cards of a side, as many as are there; which, says their owner."""
        count = min(count, len(player.alliances[side]) - too_many(draft.state, player, side))
        if count > 0:
            draft.state.alliances.losing.append(AllianceLoss(seat=player.seat, side=side, count=count))
            draft.tell("tell-lose-alliance", who=named(player), ally=side, count=count)

    def prompts(self, state: Destiny) -> list[Prompt]:
        """WP-MZ-07, WP-MZ-10, WP-MZ-19: which side, which card goes, in which order cards are applied."""
        found = [Prompt(self._asked(state, seat), say("prompt-alliance-side")) for seat in state.alliances.choosing]
        for one in state.people:
            if any(too_many(state, one, side) for side in SIDES):
                found.append(Prompt(self._asked(state, one.seat), say("prompt-alliance-discard")))
            if state.step == "alliances" and state.begun and one.seat in state.alliances.revealed:
                found.append(Prompt(self._asked(state, one.seat), say("prompt-alliance-apply")))
        return found

    def packing(self, state: Destiny) -> list[Line]:
        """WP-SAVE-04: tokens at their rows, and who holds how many cards of each side."""
        lines = [
            Line(f"ally:{side}", "board", say("pack-alliance-token", ally=side, row=row), rule="WP-SAVE-04")
            for side, row in state.alliances.rows.items()
        ]
        for one in state.people:
            for side in SIDES:
                if count := len(one.alliances[side]):
                    told = say("pack-alliances", who=named(one), ally=side, count=count)
                    lines.append(Line(f"ally:{one.seat}:{side}", f"seat-{one.seat}", told, rule="WP-SAVE-04"))
            if cards := state.alliances.revealed.get(one.seat):
                told = say("pack-alliances-revealed", who=named(one), ally=winning(state), count=len(cards))
                lines.append(Line(f"ally:{one.seat}:revealed", f"seat-{one.seat}", told, rule="WP-SAVE-04"))
        return lines

    @staticmethod
    def _asked(state: Destiny, seat: int) -> int:
        """WP-SOLO-37: for the Automa the player decides."""
        return state.players[0].seat if state.is_automa(seat) else seat

    @staticmethod
    def _apply(draft: Draft[Destiny]) -> None:
        """WP-MZ-30: what needs no choice happens by itself."""
        state = draft.state
        for one in state.people:
            while state.full and one.seat in state.alliances.revealed and follows_of_itself(state, one):
                apply(draft, one, 0)

    @staticmethod
    def _applied(state: Destiny) -> bool:
        return not state.alliances.revealed

    @staticmethod
    def _discard_all(draft: Draft[Destiny]) -> None:
        """WP-MZ-16: all cards that are still face down are discarded without effect."""
        state = draft.state
        for one in state.people:
            for side in SIDES:
                if count := len(one.alliances[side]):
                    one.alliances[side] = []
                    _count_discards(draft, side, count)
                    draft.tell("tell-discard-alliances", who=named(one), ally=side, count=count)
        state.alliances.choosing, state.alliances.losing = [], []
