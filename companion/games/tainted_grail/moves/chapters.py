"""Chapters: how one ends, and how the next one's set-up card prepares the decks. TG-WLD-09, TG-WLD-12, TG-ENC-02."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.checklist import Checklist, Line
from ....core.deck import UNKNOWN, Deck
from ....core.draft import Draft
from ....core.message import say
from ....core.moves import Moves
from ..box import printed
from ..box.names import COLOURS, CardCount, Colour
from ..play import outcome
from ..state.table import Avalon

moves = Moves()
Chapter = Annotated[int, msgspec.Meta(ge=1, le=20)]
LINES = (
    ("follow-chapter", "TG-WLD-12"),
    ("adjust-encounters", "TG-WLD-12"),
    ("leave-training-cards", "TG-BEY-16"),
    ("adjust-events", "TG-WLD-12"),
    ("box-discard", "TG-DSC-03"),
    ("keep-quests", "TG-EVT-06"),
    ("save-now", "TG-SAV-01"),
)


class Difficulties(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """TG-ENC-02: how many cards of each of the four difficulties a deck holds."""

    first: CardCount = 0
    second: CardCount = 0
    third: CardCount = 0
    fourth: CardCount = 0


@moves.add()
def end_chapter(draft: Draft[Avalon], last: bool = False) -> None:
    """TG-EVT-07, TG-VIC-01: a quest ends the chapter, and a list for the hands begins the next. TG-WLD-12, TG-SAV-01.

    `last`: there is no other chapter, and so the campaign is won.
    """
    state = draft.state
    draft.write("wrote-chapter-ended", chapter=state.chapter)
    if last:
        outcome.end(draft, "won")
        return
    state.chapter += 1
    state.mid_chapter = False
    draft.write("wrote-chapter", chapter=state.chapter)
    state.checklist = preparation(state.chapter)


def preparation(chapter: int) -> Checklist:
    """What the hands do before a chapter, one thing a line."""
    lines = [Line(key, "world", say(f"tell-{key}", chapter=chapter), rule=rule) for key, rule in LINES]
    return Checklist("chapter", lines)


@moves.add()
def box_discard(draft: Draft[Avalon]) -> None:
    """TG-DSC-03: before a chapter the discarded events go to the box, unless its set-up card says otherwise."""
    events = draft.state.events
    if not events.discard:
        draft.object("TG-DSC-03", "no-discard-pile", can_overrule=False)
    events.removed += events.discard
    draft.tell("tell-discard-boxed", count=len(events.discard))
    events.discard = []


@moves.add()
def prepare_chapter(
    draft: Draft[Avalon],
    chapter: Chapter,
    events: CardCount = 0,
    green: CardCount = 0,
    grey: CardCount = 0,
    purple: CardCount = 0,
    blue: CardCount = 0,
    levels: dict[Colour, Difficulties] = {},  # noqa: B006 - a declaration, never changed
) -> None:
    """TG-WLD-09, TG-WLD-12: the chapter's set-up card was followed; how many cards each deck holds (0: not counted).

    `levels`: the cards of an encounter deck by their difficulty, instead of its mere count. TG-ENC-02, TG-ENC-07.
    """
    state = draft.state
    begins, state.chapter = chapter != state.chapter, chapter
    if events:
        state.events = Deck(shuffled=[UNKNOWN] * events, discard=state.events.discard, removed=state.events.removed)
        state.random_on_top = 0
    for colour, count in zip(COLOURS, (green, grey, purple, blue), strict=True):
        counts = [*msgspec.structs.astuple(levels.get(colour, Difficulties()))]
        if count and sum(counts) not in (0, count):
            draft.refuse(colour, "levels-make-another-sum", colour=colour, count=count, sum=sum(counts))
        count = count or sum(counts)
        if not count:
            continue
        if count > printed.CAMPAIGN_ENCOUNTERS:
            draft.object(
                "TG-BEY-16", "training-card-counted", colour=colour, count=count, most=printed.CAMPAIGN_ENCOUNTERS
            )
        _deck_of(state, colour, count, counts)
    draft.write("wrote-chapter" if begins else "wrote-decks-counted", chapter=chapter)


def _deck_of(state: Avalon, colour: Colour, count: int, counts: list[int]) -> None:
    removed = state.encounters[colour].removed if colour in state.encounters else []
    state.encounters[colour] = Deck(shuffled=[UNKNOWN] * count, removed=removed)
    if sum(counts):
        state.levels[colour] = counts
    else:
        state.levels.pop(colour, None)
