"""Moves of fate and points: announcements, the dominant symbol, symbols counted, cards kept, the final scoring."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ....core.secrets import OF_SEAT
from ..box.knowledge import Value
from ..box.names import CardId, Side, Some, Voice, Who
from ..play import automa, chapter_end, experience, final, playing, points
from ..state.pieces import Counts, StepName
from ..state.player import Player, TimelinePlace, named
from ..state.table import Destiny

moves = Moves()
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
AbilityNumber = Annotated[int, msgspec.Meta(ge=1, le=4)]
Shown = Annotated[list[CardId], msgspec.Meta(max_length=40)]


def _at_step(draft: Draft[Destiny], step: StepName, who: int) -> Player:
    """Somebody at the table, in the step to which a move belongs."""
    player = seat_of(draft, draft.state, who)
    if draft.state.step != step:
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step=step)
    return player


# --- fate and the dominant symbol ------------------------------------------------------------------------------------


@moves.add(by="seat", step="fate")
def announce(draft: Draft[Destiny], who: Who, side: Voice) -> None:
    """WP-FATE-03, WP-FATE-07: say of which active symbol you have more; equal counts are a tie."""
    player = _at_step(draft, "fate", who)
    if draft.state.full:
        draft.object("WP-FATE-02", "app-counts", can_overrule=False)
    if player not in automa.voters(draft.state):
        draft.object("WP-SOLO-27", "has-no-say", can_overrule=False, who=named(player))
    player.announced = side


@moves.add(step="fate")
def announce_mat(draft: Draft[Destiny], side: Voice) -> None:
    """WP-FATE-09..11: of which active symbol more are printed on all cards left face up, as a third player of two."""
    state = draft.state
    if state.step != "fate":
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step="fate")
    if not automa.with_mat(state):
        draft.object("WP-FATE-09", "no-third-voice", can_overrule=False)
    state.mat = side


@moves.add(by="seat", step="dominance")
def choose_dominant(draft: Draft[Destiny], who: Who, side: Side) -> None:
    """WP-END-04, WP-EDGE-19: without any fate token the highest on the initiative track chooses freely."""
    _at_step(draft, "dominance", who)
    chooser = chapter_end.chooses(draft.state)
    if chooser is None:
        draft.object("WP-END-02", "fate-decides", can_overrule=False)
    if chooser.seat != who:
        draft.object("WP-END-04", "highest-chooses", who=named(chooser))
    chapter_end.settle(draft, side)


# --- points ----------------------------------------------------------------------------------------------------------


@moves.add(by="seat", step="scoring")
def count_symbols(draft: Draft[Destiny], who: Who, left: Some, right: Some) -> None:
    """WP-END-05, WP-END-06, WP-SYM-13: a player's left and right symbols, on uncovered cards and as tokens."""
    player = _at_step(draft, "scoring", who)
    if draft.state.full:
        draft.object("WP-END-05", "app-counts", can_overrule=False)
    player.counts = Counts(left=left, right=right)


@moves.add(by="seat")
def move_vp(draft: Draft[Destiny], who: Who, by: Change) -> None:
    """WP-VP-01, WP-VP-05: victory points that nothing else counts are gained, or lost, not below 0."""
    player = seat_of(draft, draft.state, who)
    moved = points.score(draft, player, by)
    draft.write("wrote-vp", who=named(player), count=moved)
    final.crown_anew(draft)


@moves.add(by="seat")
def move_xp(draft: Draft[Destiny], who: Who, by: Change) -> None:
    """WP-XP-01, WP-XP-13, WP-MZ-23: experience points that nothing else counts are gained, or lost."""
    player = seat_of(draft, draft.state, who)
    moved = -experience.lose_xp(draft, player, -by) if by < 0 else experience.gain_xp(draft, player, by)
    draft.write("wrote-xp", who=named(player), count=moved)


@moves.add(by="seat")
def unlock_ability(draft: Draft[Destiny], who: Who, number: AbilityNumber) -> None:
    """WP-XP-02: the experience marker has passed an ability whose place on the track nobody has told."""
    player = seat_of(draft, draft.state, who)
    if draft.state.is_automa(who):
        draft.refuse("who", "automa-has-no-tokens")
    if player.abilities[number - 1] == "used":
        draft.object("WP-MZ-25", "ability-used", can_overrule=False, who=named(player), number=number)
    if player.abilities[number - 1] == "ready":
        draft.object("WP-XP-02", "ability-ready", can_overrule=False, who=named(player), number=number)
    if number > 1 and (experience.positions(draft.state, player) or player.xp < number - 1):  # one place each, at least
        draft.object("WP-XP-02", "ability-not-reached", who=named(player), number=number)
    experience.make_ready(draft, player, number)


# --- cards are kept --------------------------------------------------------------------------------------------------


@moves.add(by="seat", step="keep")
def keep_cards(
    draft: Draft[Destiny],
    who: Who,
    first: Annotated[TimelinePlace, OF_SEAT],
    second: Annotated[TimelinePlace | None, OF_SEAT] = None,
) -> None:
    """WP-END-15..18, WP-END-20: choose what to keep, in the order in which it will lie; revealed when all have."""
    player = _keeps(draft, who)
    wanted = chapter_end.to_keep(draft.state, player)
    places = [first] if second is None else [first, second]
    for field, place in zip(("first", "second"), places, strict=False):
        if place >= len(player.timeline):
            draft.refuse(field, "no-such-card-there")
    if len(set(places)) != len(places):
        draft.refuse("second", "card-kept-twice")
    if len(places) != wanted:
        draft.refuse("second", "keep-so-many", count=wanted)
    chapter_end.keep(draft, player, places)
    draft.write("wrote-keeping", who=named(player))


@moves.add(by="seat", step="keep")
def rethink_keeping(draft: Draft[Destiny], who: Who) -> None:
    """WP-END-15: choose anew, as long as nothing was revealed."""
    player = _keeps(draft, who)
    if not player.keeping:
        draft.object("WP-END-15", "nothing-kept-yet", can_overrule=False, who=named(player))
    player.keeping = []


def _keeps(draft: Draft[Destiny], who: int) -> Player:
    """Whoever still chooses what to keep."""
    player = _at_step(draft, "keep", who)
    if not draft.state.full:
        draft.object("WP-SYM-10", "table-keeps-cards", can_overrule=False)
    if player.kept or draft.state.is_automa(who):
        draft.object("WP-END-19", "timeline-cleared", can_overrule=False, who=named(player))
    return player


# --- the final scoring -----------------------------------------------------------------------------------------------


@moves.add(by="seat", step="quests")
def show_hand(draft: Draft[Destiny], who: Who, cards: Shown) -> None:
    """WP-FIN-03, WP-QUEST-02..04, WP-ST-26: the hand is shown; a side quest that is known is scored by its cards."""
    state, player = draft.state, seat_of(draft, draft.state, who)
    if state.step not in ("quests", "objectives"):
        draft.object("WP-STR-03", "not-the-step", can_overrule=False, step="quests")
    if state.is_automa(who):
        draft.refuse("who", "automa-has-no-hand")
    for card in cards:
        playing.card(draft, card, "cards")
    if state.full and len(cards) != player.hand:
        draft.object("WP-QUEST-02", "hand-has-so-many", who=named(player), count=player.hand)
    player.shown = [*cards]
    draft.write("wrote-hand-shown", who=named(player), count=len(cards))
    quest = final.quest_of(state, player)
    if state.step == "quests" and quest and final.has_quest(state, player) and final.counts_by_cards(quest):
        count = final.fitting(state, quest, cards)
        final.score_quest(draft, player, count, final.worth(quest, count))


@moves.add(by="seat", step="quests")
def score_quest(draft: Draft[Destiny], who: Who, count: Some, vp: Value | None = None) -> None:
    """WP-QUEST-03, WP-QUEST-04: how many cards in hand fit the side quest; `vp`: what they are worth, if the app does
    not know the card's scale."""
    player = _with_quest(draft, who)
    quest = final.quest_of(draft.state, player)
    if vp is None and (quest is None or not quest.scale):
        draft.refuse("vp", "quest-unknown")
    by_scale = final.worth(quest, count) if quest and quest.scale else vp or 0
    if vp is not None and vp != by_scale:
        draft.object("WP-QUEST-03", "scale-says-otherwise", count=by_scale)
    final.score_quest(draft, player, count, by_scale if vp is None else vp)


def _with_quest(draft: Draft[Destiny], who: int) -> Player:
    """Whoever plays with a side quest, when it is scored."""
    player = _at_step(draft, "quests", who)
    if not final.has_quest(draft.state, player):
        draft.object("WP-QUEST-05", "without-quest", can_overrule=False, who=named(player))
    return player


@moves.add(by="seat", step="gold")
def score_gold(draft: Draft[Destiny], who: Who, vp: Value) -> None:
    """WP-XP-10, WP-XP-12: what the gold marker pays, where nobody has told the board's track."""
    player = _at_step(draft, "gold", who)
    if player.gold is None:
        draft.object("WP-XP-12", "no-gold", can_overrule=False, who=named(player))
    known = final.gold_points(draft.state, player)
    if known is not None and known != vp:
        draft.object("WP-XP-11", "track-says-otherwise", count=known)
    final.score_gold(draft, player, vp)
