"""The table: chapter, turn and step, the fate of this chapter, the rows of the draft, what is to be done now."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....core.message import Message, say
from ....core.page import Frame, Next, View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..box.cards import Card
from ..box.names import SIDES, TOKENS, Side, Symbol, Token
from ..play import course, experience, final, solo, stories, turns, windows
from ..state.pieces import Row
from ..state.stories.effort import Effort
from ..state.table import Destiny
from .bonuses import TokenBonuses, offered
from .figures import Face, Figure, face, faces, figure, figure_at, latest, subtitle
from .now import Now, now, played_by_hand
from .own_rules import OwnRules, own_rules
from .solo import solo_next
from .story import reading_next


@dataclass(frozen=True)
class SideShown:
    """One side of the story: its active symbol, the fate tokens that lie there, who holds its path token."""

    side: Side
    symbol: Symbol | None
    tokens: list[Token]
    dominant: bool
    holder: Figure | None
    coming: Symbol | None


@dataclass(frozen=True)
class RowShown:
    """A row of the mat: its cards (None: one not named), whose figure stands there, what it brings."""

    number: int
    cards: list[Face | None]
    figure: Figure | None
    free: bool
    extra: bool  # WP-SET-12: the extra experience token lies beside it
    sides: list[Side]  # WP-MZ-04: alliance tokens that lie beside it
    either: bool  # WP-MZ-02: the token of both alliances does


@dataclass(frozen=True)
class ChapterScored:
    """What somebody has gained by the symbols of the chapter that is over, and which path tokens."""

    figure: Figure
    vp: int
    xp: int
    paths: list[Side]


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """What the table's first page shows."""

    steps: list[Marked]
    track: list[Figure]  # by initiative, highest first
    sides: list[SideShown]
    pending: list[Token]  # fate tokens that are still to be placed
    aside: list[Token]
    rows: list[RowShown]
    queue: list[Figure]
    faces: list[Face]  # all described cards
    latest: Face | None  # which was described last
    effort: Effort | None
    now: Now
    own: OwnRules
    scored: list[ChapterScored]
    may_unlock: bool  # WP-XP-03: somebody's marker may have passed an ability whose place nobody has told
    bonuses: list[TokenBonuses]  # which a printed page may bring
    winner: Figure | None
    standings: list[Figure]


def table(state: Destiny, viewer: Viewer) -> TableView:
    """Where the table stands, and the one large step where there is one."""
    asked = now(state)
    winner = figure_at(state, state.winner)
    return TableView(
        frame=Frame(next=next_step(state), subtitle=subtitle(state), scene=state.step),
        steps=steps(state),
        track=[figure(state, one) for one in state.in_order],
        sides=sides(state),
        pending=[token for token in TOKENS if not state.fate[token]],
        aside=[token for token in TOKENS if state.fate[token] == "aside"],
        rows=rows(state),
        queue=[figure(state, state.at(seat)) for seat in state.queue],
        faces=faces(state) if wants_cards(asked) else [],
        latest=latest(state),
        effort=state.effort.of(state.chapter),
        now=asked,
        own=own_rules(state),
        scored=_scored(state),
        may_unlock=any("locked" in one.abilities and not experience.positions(state, one) for one in state.players),
        bonuses=offered(state) if asked.wants_page else [],
        winner=winner,
        standings=[figure(state, one) for one in final.standings(state)] if winner else [],
    )


def _scored(state: Destiny) -> list[ChapterScored]:
    """WP-END-05..07: the chapter's points and path tokens, from when they are known until it is left."""
    if len(state.dominant) < state.chapter or state.step not in turns.end_steps(state):
        return []
    found = []
    for one in state.in_order:
        by_symbols = [deed for deed in one.deeds if deed.chapter == state.chapter and "dominant" in deed.what]
        paths = [side for side in SIDES if state.path[side] == one.seat]
        vp, xp = sum(deed.vp for deed in by_symbols), sum(deed.xp for deed in by_symbols)
        found.append(ChapterScored(figure(state, one), vp, xp, paths))
    return found if any(one.vp or one.xp or one.paths for one in found) else []


def wants_cards(asked: Now) -> bool:
    """Whether some card of the box may be named on the page: one that is played, that lies in a row or is used up."""
    return asked.step in ("draft", "play", "quests", "keep")


def steps(state: Destiny) -> list[Marked]:
    """The steps among which the table stands; cards that are played by hand alone are being played as it says so."""
    procedure = turns.procedure(state)
    if played_by_hand(state):
        return procedure.marked(procedure.at("play"))
    standing = state.standing
    known = standing is not None and standing.step in ("", *(step.name for step in procedure.steps))
    return procedure.marked(standing) if standing is not None and known else []


def next_step(state: Destiny) -> Next | None:
    """The one large step, where the table says when this step is over."""
    if alone := solo_next(state):
        return alone
    if state.step == "over" or solo.needs(state) or not course.stage(state).may_be_left(state) or stories.waits(state):
        return None
    if (story := reading_next(state)) is not None:
        return story
    if state.step == "reading" and state.left is None:
        return None  # the symbols are asked for first
    return Next(_onward(state), move="next_step", quiet=bool(windows.lingering(state)))


def _onward(state: Destiny) -> Message:
    """What the large step says: what it leads to, or what is done by then."""
    if state.step == "reading":
        return say("next-scoring") if turns.closing(state) else say("next-chapter", chapter=state.chapter)
    if state.step in ("draft", "play", "check", "keep", "epilogue"):
        return say(f"next-after-{state.step}")
    return say("next-step")


def elsewhere(state: Destiny) -> Next:
    """The large step on another page: back to the table."""
    step = next_step(state)
    back = Next(say("next-to-table"), page="table")
    return step if step is not None and step.page else replace(back, there=step) if step else back


def sides(state: Destiny) -> list[SideShown]:
    """The left and the right side, as their pages lie."""
    return [_side(state, side) for side in SIDES]


def rows(state: Destiny) -> list[RowShown]:
    """The rows of the mat, from the top."""
    return [_row(state, row) for row in state.rows]


def _side(state: Destiny, side: Side) -> SideShown:
    known = len(state.dominant) >= state.chapter
    return SideShown(
        side=side,
        symbol=state.active(side),
        tokens=[token for token in TOKENS if state.fate[token] == side],
        dominant=known and state.dominant[state.chapter - 1] == side,
        holder=figure_at(state, state.path[side]),
        coming=state.coming.get(side),
    )


def _row(state: Destiny, row: Row) -> RowShown:
    named: list[Card | None] = [state.box.cards.get(id) for id in row.cards]
    return RowShown(
        number=row.number,
        cards=[face(card) if card else None for card in named],
        figure=figure_at(state, row.seat),
        free=row.free,
        extra=row.number == state.bottom and stories.of(state).extra_token,
        sides=[side for side in SIDES if state.alliances.rows.get(side) == row.number],
        either=row.number == state.bottom and bool(state.alliances.rows),
    )
