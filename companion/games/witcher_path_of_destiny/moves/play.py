"""Moves of the playing step: cards are chosen face down or named aloud, a loss is paid. WP-PLAY, WP-EFF."""

from __future__ import annotations

from typing import Annotated

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ....core.secrets import OF_SEAT
from ..box.cards import Card
from ..box.names import PAIR, CardId, Who
from ..play import chapter_end, course, playing
from ..play.symbols import Paying
from ..state.pieces import TurnOrNone
from ..state.player import Player, named
from ..state.table import Destiny

moves = Moves()
Secret = Annotated[CardId, OF_SEAT]


def _plays(draft: Draft[Destiny], who: int) -> Player:
    """Whoever may still play cards in this step."""
    state = draft.state
    player = seat_of(draft, state, who)
    if state.is_automa(who):
        draft.refuse("who", "automa-has-no-hand")
    if state.step != "play":
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step="play")
    if player.played:
        draft.object("WP-PLAY-13", "has-played", can_overrule=False, who=named(player))
    if player.hand < PAIR:
        draft.object("WP-PLAY-13", "hand-too-small", who=named(player), count=player.hand)
    return player


@moves.add(by="seat", step="play")
def choose_cards(draft: Draft[Destiny], who: Who, first: Secret, second: Secret) -> None:
    """WP-PLAY-01, WP-PLAY-02: lay two cards face down in their order; when everybody has, all are revealed together."""
    player = _plays(draft, who)
    for field, id in (("first", first), ("second", second)):
        playing.card(draft, id, field)
    draft.write("wrote-chosen", who=named(player))
    playing.choose(draft, player, [first, second])


@moves.add(by="seat", step="play")
def take_back(draft: Draft[Destiny], who: Who) -> None:
    """WP-PLAY-01: take the face-down cards up again, as long as they were not revealed."""
    player = _plays(draft, who)
    if not player.chosen:
        draft.object("WP-PLAY-02", "nothing-chosen", can_overrule=False, who=named(player))
    player.chosen = []


@moves.add(by="seat", step="play")
def play_cards(draft: Draft[Destiny], who: Who, first: CardId, second: CardId) -> None:
    """WP-PLAY-03, WP-PLAY-04: two cards that were revealed on the table go to the timeline, and take effect."""
    course.into_play(draft)
    player = _plays(draft, who)
    if playing.owing(draft.state, player):
        draft.object("WP-SYM-12", "loss-is-owed")
    for field, id in (("first", first), ("second", second)):
        playing.card(draft, id, field)
    player.chosen = []
    playing.play(draft, player, [first, second])
    playing.reveal(draft)


@moves.add(by="seat", step="play")
def resolve_effect(draft: Draft[Destiny], who: Who, paying: Paying = []) -> None:  # noqa: B006
    """WP-SYM-12, WP-EFF-06, WP-EFF-09: the effect that waits takes its loss from where its player says."""
    player = seat_of(draft, draft.state, who)
    if not player.resolving:
        draft.object("WP-PLAY-05", "no-effect-waits", can_overrule=False, who=named(player))
    if playing.owing(draft.state, player):
        draft.object("WP-SYM-12", "loss-is-owed", can_overrule=False)
    if chapter_end.wants_coming(draft.state):
        draft.object("WP-END-22", "coming-symbols-first", can_overrule=False)
    playing.resolve(draft, player, paying)


@moves.add(by="seat")
def lay_card(draft: Draft[Destiny], who: Who, card: CardId, turn: TurnOrNone = 0, from_hand: bool = False) -> None:
    """WP-CARD-07: a card that lies on a timeline already is told to the app; nothing follows from it.

    `turn`: in which it was played (0: in none of this chapter).
    """
    player = seat_of(draft, draft.state, who)
    known = playing.card(draft, card, "card")
    bare = Card(id=known.id, symbols=known.symbols, colours=known.colours)
    playing.lay(draft, player, bare, from_hand)
    laid = player.timeline[-1]
    laid.condition, laid.result, laid.turn = known.condition, known.result, turn
    draft.write("wrote-laid", who=named(player), card=card)
