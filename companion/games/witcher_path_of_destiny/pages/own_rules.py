"""What the story's own rules, and the Automa, want now: objectives, alliance cards, what only the table can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..box.knowledge import AllianceCard, ObjectiveCard
from ..box.names import SIDES, Back, Colour, Side
from ..play import solo, stories, symbols
from ..play.solo import Need
from ..play.stories import alliances, hidden_objectives
from ..play.stories.alliances import AllianceStory
from ..play.symbols import Source
from ..state.player import Player
from ..state.stories.objectives import ObjectivePlace
from ..state.table import Destiny
from .figures import Figure, figure, figure_at


@dataclass(frozen=True)
class PlaceShown:
    """A hidden objective on the mat: its requirement card, whose tokens lie there, what was turned up."""

    back: Back
    colour: Colour
    lefts: list[Figure]
    rights: list[Figure]
    turned: ObjectiveCard | None
    scored: bool
    may_meet: list[Figure]  # who may gain a token there now, where the table says so
    to_turn: bool  # it is to be turned up, and nobody has said which one it is
    uncounted: list[Figure]


@dataclass(frozen=True)
class AlliancesHeld:
    """Somebody's alliance cards of a side: to be discarded, named or applied. `cards`: None for one not named."""

    figure: Figure
    side: Side
    cards: list[AllianceCard | None]
    sources: list[Source]  # of active symbols, where one may be lost
    turnable: list[Side]


@dataclass(frozen=True)
class OwnRules:
    """What may be said and done by the story's own rules; what the Automa waits for."""

    places: list[PlaceShown]
    to_look: list[tuple[Figure, Back]]  # who may look at which objective, and has not told what it is
    choosing: list[Figure]  # of which alliance deck to draw
    discards: list[AlliancesHeld]
    unnamed: list[AlliancesHeld]
    revealed: list[AlliancesHeld]
    need: Need
    unprinted: str  # the Automa's character, where nobody has told what its board prints
    board_first: bool  # and its symbols are wanted before all else
    unknown_rows: list[int]
    flips: int


def own_rules(state: Destiny) -> OwnRules:
    """What the story's own rules want of everybody."""
    run, allied = state.alliances, isinstance(stories.of(state), AllianceStory)
    need = solo.needs(state)
    return OwnRules(
        places=[_place(state, place) for place in state.objectives.places],
        to_look=[
            (figure(state, one), place.back)
            for place in state.objectives.places
            for one in state.players
            if one.seat in place.holders and place.back not in state.objectives.seen.get(one.seat, {})
        ],
        choosing=_figures(state, run.choosing),
        discards=_held(state, lambda one, side: bool(alliances.too_many(state, one, side))) if allied else [],
        unnamed=_held(state, lambda one, side: None in one.alliances[side]) if allied else [],
        revealed=[
            _cards(state, state.at(seat), alliances.winning(state), cards)
            for seat, cards in run.revealed.items()
            if allied and state.step == "alliances" and state.find(seat) is not None
        ],
        need=need,
        unprinted=_unprinted(state) if need else "",
        board_first=solo.board_missing(state),
        unknown_rows=solo.unknown_rows(state) if need == "rows" else [],
        flips=solo.flips_due(state) if need == "flip" else 0,
    )


def own_rules_of(found: OwnRules, seat: int) -> OwnRules:
    """The same for one seat's own page."""
    return replace(
        found,
        places=[replace(one, may_meet=_mine(one.may_meet, seat), uncounted=[]) for one in found.places],
        to_look=[(one, back) for one, back in found.to_look if one.seat == seat],
        choosing=_mine(found.choosing, seat),
        discards=[one for one in found.discards if one.figure.seat == seat],
        unnamed=[one for one in found.unnamed if one.figure.seat == seat],
        revealed=[one for one in found.revealed if one.figure.seat == seat],
        need="",
        board_first=False,
    )


def _unprinted(state: Destiny) -> str:
    """WP-SOLO-10: whose Automa board is still to be described, at a table where the app keeps the cards."""
    run = state.automa
    return run.rival.character or "" if run and state.full and not solo.board(state, run).symbols else ""


def _mine(figures: list[Figure], seat: int) -> list[Figure]:
    return [one for one in figures if one.seat == seat]


def _figures(state: Destiny, seats: Sequence[int]) -> list[Figure]:
    return [one for seat in seats if (one := figure_at(state, seat)) is not None]


def _place(state: Destiny, place: ObjectivePlace) -> PlaceShown:
    turning = state.step == "objectives" and place in hidden_objectives.scored_places(state)
    may_meet = [
        figure(state, one)
        for one in state.players
        if state.step == "check" and hidden_objectives.side_for(state, place, one.seat) is not None
    ]
    return PlaceShown(
        back=place.back,
        colour=place.colour,
        lefts=_figures(state, [seat for seat in place.left if seat not in place.right]),  # WP-ST-35: it was moved
        rights=_figures(state, place.right),
        turned=place.turned,
        scored=place.scored,
        may_meet=may_meet,
        to_turn=turning and place.turned is None,
        uncounted=[figure(state, one) for one in hidden_objectives.uncounted(state, place)] if turning else [],
    )


def _held(state: Destiny, wanted: Callable[[Player, Side], bool]) -> list[AlliancesHeld]:
    return [
        _cards(state, one, side, one.alliances[side]) for one in state.players for side in SIDES if wanted(one, side)
    ]


def _cards(state: Destiny, one: Player, side: Side, cards: Sequence[AllianceCard | None]) -> AlliancesHeld:
    active = [symbol for symbol in (state.left, state.right) if symbol is not None]
    return AlliancesHeld(
        figure=figure(state, one),
        side=side,
        cards=[*cards],
        sources=symbols.sources(one, active) if state.full else [],
        turnable=alliances.turnable(state, one) if state.full else [],
    )
