"""Moves of extra effort: a chapter's card is named, a bonus is gained. WP-KS."""

from __future__ import annotations

from .....core.draft import Draft, Drawn
from .....core.moves import Moves
from .....core.seats import seat_of
from ...box.names import CardId, Chapter, Who
from ...play import stories
from ...play.stories import extra_effort
from ...play.stories.extra_effort import ExtraEffort
from ...play.stories.module import known_box
from ...state.player import named
from ...state.table import Destiny

moves = Moves()


def _mind_story(draft: Draft[Destiny]) -> None:
    """WP-KS-03: only a story with extra effort has these cards."""
    if not isinstance(stories.of(draft.state), ExtraEffort):
        draft.object("WP-KS-03", "no-effort-here", can_overrule=False)


@moves.add(reveals=True)
def lay_effort(draft: Draft[Destiny], chapter: Chapter, card: CardId = "") -> None:
    """WP-KS-02, WP-KS-05: which extra effort card lies there for a chapter; left empty: the app draws one.

    It can draw only where all four of the chapter were described.
    """
    _mind_story(draft)
    state = draft.state
    known = known_box(draft).efforts
    if card and card not in known:
        draft.refuse("card", "card-unknown", card=card)
    if card and known[card].chapter != chapter:
        draft.object("WP-KS-01", "effort-of-other-chapter", card=card, chapter=known[card].chapter)
    of_chapter = [name for name, one in known.items() if one.chapter == chapter]
    if not card and len(of_chapter) < extra_effort.PER_CHAPTER:
        draft.refuse("card", "say-which-effort", count=extra_effort.PER_CHAPTER)
    drawn = card or state.chance.pick(of_chapter)
    draft.drawn.append(Drawn("effort", drawn, bool(card)))
    extra_effort.lay(draft, chapter, drawn)


@moves.add(by="seat", step="check")
def earn_effort(draft: Draft[Destiny], who: Who) -> None:
    """WP-KS-06..13: the own timeline forms the sequence with a card of this turn: gain the chapter's bonus."""
    _mind_story(draft)
    state = draft.state
    player = seat_of(draft, state, who)
    if state.step != "check":
        draft.object("WP-KS-06", "not-the-step", can_overrule=False, step="check")
    card = extra_effort.in_force(state)
    if card is None:
        draft.object("WP-KS-05", "effort-not-named", can_overrule=False, chapter=state.chapter)
    if state.is_automa(who) and state.default("WP-SOLO-37"):
        draft.object("WP-SOLO-37", "automa-gains-nothing")
    if who in state.effort.earned and state.default("WP-KS-11"):
        draft.object("WP-KS-11", "effort-once", who=named(player))
    extra_effort.earn(draft, player, card)
