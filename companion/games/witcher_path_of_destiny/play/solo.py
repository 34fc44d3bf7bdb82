"""Alone against the Automa: its flips, its draft with the reason for it, its abilities, what it must be told. WP-SOLO.

It decides by itself from what lies on the table, as soon as that is known; `needs` says what is still to be told or
done. A light table is asked for nothing that it does not tell of its own accord.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ....core.die import Die
from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import Message, say
from ..box.automas import board_of
from ..box.cards import Card
from ..box.knowledge import AutomaBoard
from ..box.names import PAIR, SIDES, Side, Symbol
from ..state.pieces import Counts, Row
from ..state.table import Automa, Destiny
from . import decks, drafting, playing, stories, symbols
from .experience import gain_xp

TOKEN = Die("solo_fate_token", ("left", "right"))  # WP-SOLO-06
MOST = 99
Need = Literal["", "flip", "rows", "draft", "cards", "ability", "card"]
UNNAMED = Card(id="")


def run_of(draft: Draft[Destiny]) -> Automa:
    """The Automa; at a table of several there is none."""
    run = draft.state.automa
    if run is None:
        draft.object("WP-SOLO-01", "nobody-alone", can_overrule=False)
    return run


def board(state: Destiny, run: Automa) -> AutomaBoard:
    """WP-SOLO-10: what its board prints, as far as anybody knows."""
    return board_of(state.box, run.rival.character)


# --- what it waits for -----------------------------------------------------------------------------------------------


def needs(state: Destiny) -> Need:
    """WP-SOLO-36: what comes next for the Automa and only the table can do or tell; "": nothing now."""
    run = state.automa
    if run is None or state.step not in ("draft", "play"):
        return ""
    if state.full and state.step == "draft" and flips_due(state):
        return "flip"
    if state.full and (run.untold or run.unseen):
        return "cards" if run.untold else "ability"
    if state.step == "draft" and _drafts_now(state):
        return "rows" if decision(state) is None else "draft"
    if state.full and _second_now(state, run) and board(state, run).extra_card:
        return "rows" if extra_row(state) is None else "card"
    return "flip" if state.full and flips_due(state) else ""


def flips_due(state: Destiny) -> int:
    """WP-SOLO-08, WP-SOLO-26: how often the token is to be flipped now: at a chapter's beginning, after playing."""
    run = state.automa
    if run is None:
        return 0
    if state.step == "draft" and state.turn == 1 and not run.armed:
        return state.chapter
    played = state.step == "play" and playing.done(state)
    by_hand = not state.full and state.step in ("check", "fate")
    return int((played or by_hand) and not run.flipped)


def board_missing(state: Destiny) -> bool:
    """WP-SOLO-10: whether its two symbols are wanted now, at a chapter's beginning, and nobody has told them."""
    run = state.automa
    if run is None or not state.full or state.step != "draft" or not state.default("WP-SOLO-09"):
        return False
    return bool(flips_due(state)) and not board(state, run).symbols


def _drafts_now(state: Destiny) -> bool:
    first = drafting.on_turn(state)
    return first is not None and state.is_automa(first.seat) and not stories.waits(state)


def begin(draft: Draft[Destiny]) -> None:
    """WP-SOLO-08: in a new turn nothing is flipped, drafted or told; in a new chapter other symbols are active, too."""
    state, run = draft.state, draft.state.automa
    if run is None or state.step != "draft":
        return
    run.flipped = run.extra_over = False
    run.untold = run.unseen = 0
    if state.turn == 1:
        run.flips, run.armed = 0, False
        for row in state.rows:
            row.counted = None
        both = "no" if state.default("WP-SOLO-09") else "yes"
        draft.tell("tell-automa-flips", count=state.chapter, both=both)


# --- flips -----------------------------------------------------------------------------------------------------------


def flip(draft: Draft[Destiny], shown: Sequence[Side] = ()) -> None:
    """WP-SOLO-06, WP-SOLO-08, WP-SOLO-26: as many flips as are due now, a token of the active symbol for each.

    `shown`: what the table's own token has shown. At a chapter's beginning the symbols of the board come, too.
    """
    state, run = draft.state, run_of(draft)
    if state.left is None:
        draft.object("WP-STR-10", "symbols-first", can_overrule=False)
    due = flips_due(state)
    if not due:
        draft.object("WP-SOLO-26", "no-flip-now")
    count = due or 1
    if shown and len(shown) != count:
        draft.refuse("shown", "flip-so-many", count=count)
    begins = state.step == "draft" and bool(due)
    if begins:
        run.armed = True
    else:
        run.flipped = True
    told: Sequence[Side | None] = shown or [None] * count
    sides = [draft.roll(TOKEN, one, "shown") for one in told]
    run.flips = min(MOST, run.flips + count)
    gained = [symbol for side in SIDES for one in sides if one == side and (symbol := state.active(side))]
    draft.tell("tell-automa-flipped", sides=[say("token-shows", side=one) for one in sides])
    _gain(draft, run, gained, begins)
    draft.write("wrote-automa-flipped", sides=[say("token-shows", side=one) for one in sides])


def _gain(draft: Draft[Destiny], run: Automa, flipped: Sequence[Symbol], begins: bool) -> None:
    """WP-SOLO-08: tokens into the Automa's pool, told in one line; when a chapter begins, those of its board, too."""
    printed = _board_symbols(draft, run) if begins else None
    for symbol in (*flipped, *(printed or ())):
        symbols.gain(draft, run.rival, symbol)
    if printed is None:
        draft.tell("tell-automa-gains", symbols=symbols.told(flipped))
    else:
        facts = {"symbols": symbols.told(flipped), "printed": symbols.told(printed)}
        draft.tell("tell-automa-begins", **facts, given="yes" if printed else "no")


def _board_symbols(draft: Draft[Destiny], run: Automa) -> list[Symbol] | None:
    """WP-SOLO-09: its board's two symbols as far as they are active; read otherwise, one of either side.

    None where nobody has told them: the hands look.
    """
    state = draft.state
    active = [symbol for symbol in (state.left, state.right) if symbol]
    if not state.default("WP-SOLO-09"):
        return active
    printed = board(state, run).symbols
    if not printed and state.full:
        draft.object("WP-SOLO-10", "automa-board-unknown")
    if not printed:
        draft.tell("tell-automa-board-by-hand")
        return None
    return [symbol for symbol in printed if symbol in active]


# --- the draft -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """WP-SOLO-19..22: where the Automa's figure goes (0: the deck), and why.

    `shown`: the free rows from the top, each with its active symbols; `tied`: lower rows that show as many.
    """

    row: int
    count: int
    shown: tuple[tuple[int, int], ...]
    tied: tuple[int, ...] = ()

    @property
    def reason(self) -> Message:
        """The same in words: what each free row shows, and which of equal ones is higher."""
        if not self.row:
            return say("automa-why-deck")
        rows = [say("row-shows", row=row, count=count) for row, count in self.shown]
        return say("automa-why-row", row=self.row, count=self.count, rows=rows, tied="yes" if self.tied else "no")


def unknown_rows(state: Destiny) -> list[int]:
    """Free rows of which the active symbols are still to be named or counted."""
    return [row.number for row in state.rows if row.free and symbols.on_row(state, row) is None]


def decision(state: Destiny) -> Decision | None:
    """WP-SOLO-19..22: the free row with most active symbols, of equal ones the higher; none shows any: the deck.

    None as long as a free row is not known.
    """
    shown = []
    for row in state.rows:
        if row.free:
            counts = symbols.on_row(state, row)
            if counts is None:
                return None
            shown.append((row.number, counts.left + counts.right))
    most = max((count for _, count in shown), default=0)
    if not most:
        return Decision(0, 0, tuple(shown))
    best = [row for row, count in shown if count == most]
    return Decision(best[0], most, tuple(shown), tuple(best[1:]))


def drafts(draft: Draft[Destiny], number: int | None = None) -> None:
    """WP-SOLO-19..25: the Automa drafts and plays what it has drafted at once; `number`: where the table has put it."""
    state, run = draft.state, run_of(draft)
    if state.step != "draft":
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step="draft")
    if state.full and flips_due(state):
        draft.object("WP-SOLO-08", "flip-first", count=flips_due(state))
    wanted = decision(state)
    if number is None and wanted is None:
        draft.refuse("row", "automa-rows-unknown", rows=", ".join(map(str, unknown_rows(state))))
    if number is not None and wanted is not None and number != wanted.row:
        instead = [Instead(say("automa-drafts-there", row=wanted.row), {"row": wanted.row})]
        draft.object("WP-SOLO-19", "automa-drafts-elsewhere", row=wanted.row, why=wanted.reason, instead=instead)
    if number is not None and wanted is None and state.full:
        draft.object("WP-SOLO-19", "automa-rows-uncounted", rows=", ".join(map(str, unknown_rows(state))))
    chosen = number if number is not None else wanted.row if wanted else 0
    row = next((one for one in state.rows if one.number == chosen), None)
    cards, counts = ([*row.cards], symbols.on_row(state, row)) if row else ([], None)
    drafting.take(draft, run.rival, chosen)
    if wanted is not None and wanted.row == chosen:
        draft.tell("tell-automa-drafts", row=chosen, why=wanted.reason)
    else:
        draft.tell("tell-automa-put", row=chosen)
    known = [state.box.cards[id] for id in cards if id in state.box.cards]
    if len(known) == PAIR:
        _play(draft, run, known)
    elif not state.full:
        _tell_first(draft, run)
    elif counts is not None:
        _play(draft, run, _counted(state, PAIR, counts.left, counts.right))
    else:
        run.untold = PAIR


def told_cards(draft: Draft[Destiny], named: Sequence[Card], left: int, right: int) -> None:
    """WP-SOLO-21, WP-SOLO-23: what it has drawn from the deck is told: named cards, or their active symbols."""
    state, run = draft.state, run_of(draft)
    if not run.untold:
        draft.object("WP-SOLO-21", "automa-drew-nothing", can_overrule=False)
    unnamed = run.untold - len(named)
    if unnamed < 1 and (left or right):
        draft.refuse("left" if left else "right", "cards-are-named")
    run.untold = 0
    _play(draft, run, [*named[:PAIR], *_counted(state, unnamed, left, right)])


def _counted(state: Destiny, count: int, left: int, right: int) -> list[Card]:
    """Cards that nobody has named: their active symbols lie on the first of them."""
    found = [symbol for symbol, many in ((state.left, left), (state.right, right)) if symbol for _ in range(many)]
    return [Card(id="", symbols=found if not at else []) for at in range(count)]


def _play(draft: Draft[Destiny], run: Automa, cards: Sequence[Card]) -> None:
    """WP-SOLO-23: its cards go to its timeline at once, their effects are ignored; the first ability sees them."""
    state = draft.state
    for card in cards:
        if state.full:
            bare = Card(id=card.id, symbols=card.symbols, colours=card.colours)
            playing.lay(draft, run.rival, bare, from_hand=False)
    printed = board(state, run)
    if not printed.colour and not printed.symbol:
        run.unseen = len(cards) if state.full and printed.first else 0
        _tell_first(draft, run)
        return
    unnamed = sum(not card.id for card in cards)
    fitting = sum(card.id != "" and _fits(printed, card) for card in cards)
    if fitting:
        first_ability(draft, run, fitting)
    if unnamed:
        run.unseen = unnamed if state.full else 0
        _tell_first(draft, run)


def _fits(printed: AutomaBoard, card: Card) -> bool:
    """WP-SOLO-12, WP-CARD-05: whether a drafted card is one for which the first ability gives experience."""
    return printed.colour in card.colours or printed.symbol in card.symbols


def first_ability(draft: Draft[Destiny], run: Automa, count: int) -> None:
    """WP-SOLO-11, WP-SOLO-12: experience by the first ability, each time anew."""
    gain_xp(draft, run.rival, count, "automa")
    draft.tell("tell-automa-xp", count=count)


def _tell_first(draft: Draft[Destiny], run: Automa) -> None:
    """WP-SOLO-18: what the first ability says, where the app cannot see whether it is met."""
    printed = board(draft.state, run)
    if printed.colour:
        draft.tell("tell-automa-colour", colour=printed.colour)
    elif printed.symbol:
        draft.tell("tell-automa-symbol", symbol=printed.symbol)
    else:
        draft.tell("tell-automa-first", text=printed.first, given="yes" if printed.first else "no")


def tell_fitting(draft: Draft[Destiny], count: int) -> None:
    """WP-SOLO-12, WP-SOLO-18: how often the first ability was met, as the table has seen it."""
    run = run_of(draft)
    run.unseen = 0
    if count:
        run.counter = min(MOST, run.counter + count)
        first_ability(draft, run, count)
    draft.write("wrote-automa-ability", count=count)


# --- the second ability ----------------------------------------------------------------------------------------------


def _second_now(state: Destiny, run: Automa) -> bool:
    """WP-SOLO-13, WP-SOLO-36: whether its moment has come: after its draft; read otherwise, once all have played."""
    if not run.second or run.extra_over or run.untold or run.unseen:
        return False
    if state.default("WP-SOLO-36"):
        return state.step == "draft" and run.rival.seat in drafting.drafted(state)
    return state.step == "play" and playing.done(state)


def go_on(draft: Draft[Destiny]) -> None:
    """WP-SOLO-13, WP-SOLO-17: the second ability, where nothing of it is the table's to say."""
    state, run = draft.state, draft.state.automa
    if run is None or not _second_now(state, run):
        return
    printed = board(state, run)
    if not printed.extra_card:
        run.extra_over = True
        draft.tell("tell-automa-second-text", text=printed.second, given="yes" if printed.second else "no")
        return
    number = extra_row(state)
    if number is None:
        if not state.full:
            run.extra_over = True
            draft.tell("tell-automa-extra-by-hand")
    elif not number:
        run.extra_over = True
        draft.tell("tell-automa-extra-none")
    elif (places := extra_places(state, state.rows[number - 1])) and (len(places) == 1 or not state.full):
        take_extra(draft, places[0])
    elif not state.full:
        take_extra(draft, 1)


def extra_row(state: Destiny) -> int | None:
    """WP-SOLO-17: the highest available row with an active symbol, 0 where none has; None: one above is not known."""
    for row in state.rows:
        if row.free:
            counts = symbols.on_row(state, row)
            if counts is None:
                return None
            if counts.left or counts.right:
                return row.number
    return 0


def extra_places(state: Destiny, row: Row) -> list[int]:
    """WP-SOLO-17: which of a row's two cards have an active symbol, from 1; empty where they were only counted."""
    active = (state.left, state.right)
    cards = [state.box.cards.get(id) for id in row.cards]
    if any(card is None for card in cards):
        return []
    return [at for at, card in enumerate(cards, 1) if card and any(symbol in active for symbol in card.symbols)]


def take_extra(draft: Draft[Destiny], place: int, left: int = 0, right: int = 0) -> None:
    """WP-SOLO-17, WP-ABI-30: one more card is drafted and played, its partner discarded; the figure stays.

    `left`, `right`: the active symbols of a card that was not named.
    """
    state, run = draft.state, run_of(draft)
    number = extra_row(state)
    if not number or not _second_now(state, run) or not board(state, run).extra_card:
        draft.object("WP-SOLO-17", "automa-takes-nothing", can_overrule=False)
    row = state.rows[number - 1]
    places, counts = extra_places(state, row), symbols.on_row(state, row) or Counts()
    if places and place not in places:
        draft.refuse("place", "card-without-active")
    if not places and state.full and (not left + right or left > counts.left or right > counts.right):
        draft.refuse("left", "count-extra-card", left=counts.left, right=counts.right)
    card = state.box.cards[row.cards[place - 1]] if places else _counted(state, 1, left, right)[0]
    run.extra_over = True
    row.cards, row.counted = [], None
    decks.discard(draft, 1)
    draft.tell("tell-automa-extra", row=row.number, card=card.id)
    draft.write("wrote-automa-extra", row=row.number)
    _play(draft, run, [card])
