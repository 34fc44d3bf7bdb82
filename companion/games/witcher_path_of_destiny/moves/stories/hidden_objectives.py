"""Moves of hidden objectives: requirements are met, objectives looked at, turned up and counted. WP-ST."""

from __future__ import annotations

from typing import Annotated

from .....core.draft import Draft
from .....core.moves import Moves
from .....core.seats import seat_of
from .....core.secrets import WHOLLY_OF_SEAT
from ...box.knowledge import ObjectiveCard, Pattern, Scale
from ...box.names import Back, CardId, Colour, Some, Symbol, Who
from ...play import stories
from ...play.stories import hidden_objectives as objectives
from ...play.stories.hidden_objectives import HiddenObjectives
from ...play.stories.module import known_box
from ...state.player import named
from ...state.stories.objectives import ObjectivePlace
from ...state.table import Destiny

moves = Moves()
SecretName = Annotated[CardId, WHOLLY_OF_SEAT]
SecretPattern = Annotated[Pattern | None, WHOLLY_OF_SEAT]
SecretSymbol = Annotated[Symbol | None, WHOLLY_OF_SEAT]
SecretValues = Annotated[Scale, WHOLLY_OF_SEAT]


def _place(draft: Draft[Destiny], back: Back) -> ObjectivePlace:
    """Where an objective of that back lies; only this story has any."""
    place = draft.state.objectives.at(back)
    if place is None or not isinstance(stories.of(draft.state), HiddenObjectives):
        draft.object("WP-ST-01", "no-objectives-here", can_overrule=False)
    return place


def _card(draft: Draft[Destiny], back: Back, card: str) -> ObjectiveCard:
    """An objective of the owner's box, with the back that lies there. WP-ST-32: alone, others of two backs."""
    known = known_box(draft).objectives.get(card)
    if known is None:
        draft.refuse("card", "card-unknown", card="")
    if known.back != back:
        draft.refuse("card", "objective-of-other-back")
    if back in objectives.SOLO_BACKS and known.solo != draft.state.solo:
        draft.refuse("card", "objective-not-in-this-game")
    return known


@moves.add()
def lay_requirements(
    draft: Draft[Destiny], combat: Colour, magic: Colour, combat_side: Colour, magic_side: Colour
) -> None:
    """WP-ST-06, WP-ST-07: the table has laid the requirement cards otherwise: the colour beside each back."""
    colours: dict[Back, Colour] = {
        "combat": combat,
        "magic": magic,
        "combat_side": combat_side,
        "magic_side": magic_side,
    }
    places = [_place(draft, back) for back in colours]
    if len(set(colours.values())) != len(colours):
        draft.refuse("magic_side", "each-colour-once")
    if any(place.holders for place in places):
        draft.object("WP-ST-06", "tokens-lie-there")
    for place in places:
        place.colour = colours[place.back]


@moves.add(by="seat", step="check")
def meet_requirement(draft: Draft[Destiny], who: Who, back: Back) -> None:
    """WP-ST-08..16: the own timeline has the cards that the requirement card asks for: a token, experience, the look.

    It lies on the left side for three cards, on the right one for four.
    """
    place, state = _place(draft, back), draft.state
    player = seat_of(draft, state, who)
    if state.step != "check":
        draft.object("WP-ST-08", "not-the-step", can_overrule=False, step="check")
    if state.is_automa(who) and state.default("WP-SOLO-37"):
        draft.object("WP-SOLO-37", "automa-gains-nothing")
    side = objectives.side_for(state, place, who)
    if side is None:
        rule = "WP-ST-15" if who in place.fresh else "WP-ST-16"
        draft.object(rule, "requirement-paid", can_overrule=False, who=named(player))
    count = objectives.ASKS[side]
    if not state.full and objectives.most_laid(state) < count:
        draft.object("WP-ST-08", "timeline-too-short", who=named(player), count=count)
    if state.full and objectives.coloured(player, place.colour) < count:
        draft.object("WP-ST-08", "too-few-of-colour", who=named(player), colour=place.colour, count=count)
    objectives.meet(draft, player, place, side)


@moves.add(by="seat")
def look_at_objective(
    draft: Draft[Destiny],
    who: Who,
    back: Back,
    card: SecretName = "",
    pattern: SecretPattern = None,
    symbol: SecretSymbol = None,
    values: SecretValues = [],  # noqa: B006
) -> None:
    """WP-ST-10, WP-PARTY-03: a token of the own lies there: what the objective is, for holders of tokens only.

    `card`: one that was described; else what it counts, and its points, which nobody else learns.
    """
    place, state = _place(draft, back), draft.state
    player = seat_of(draft, state, who)
    if who not in place.holders:
        draft.object("WP-ST-10", "no-token-there", can_overrule=False, who=named(player))
    if card:
        seen = _card(draft, back, card)
    elif pattern is None or not values:
        draft.refuse("card" if pattern is None else "values", "say-which-objective")
    elif ("symbol" in pattern) != (symbol is not None):
        draft.refuse("symbol", "pattern-wants-symbol" if symbol is None else "pattern-has-no-symbol")
    else:
        seen = ObjectiveCard(back=back, pattern=pattern, symbol=symbol, values=values, solo=state.solo)
    objectives.see(state, place, who, seen)
    draft.write("wrote-looked", who=named(player), back=back)


@moves.add(step="objectives", reveals=True)
def turn_up_objective(draft: Draft[Destiny], back: Back, card: CardId) -> None:
    """WP-ST-20, WP-ST-21: which objective is turned up at the end, one of the two of the dominant symbol."""
    place, state = _place(draft, back), draft.state
    if state.step != "objectives":
        draft.object("WP-ST-20", "not-the-step", can_overrule=False, step="objectives")
    if place not in objectives.scored_places(state):
        draft.object("WP-ST-21", "objective-stays-down", can_overrule=False)
    if place.scored:
        draft.object("WP-ST-20", "objective-scored", can_overrule=False)
    objectives.turn_up(draft, place, _card(draft, back, card))


@moves.add(by="seat", step="objectives")
def count_for_objective(draft: Draft[Destiny], who: Who, back: Back, count: Some) -> None:
    """WP-ST-26: what a player has of what the objective counts, on the timeline, in the pool or in hand."""
    place, state = _place(draft, back), draft.state
    seat_of(draft, state, who)
    if place.turned is None or place.scored or state.step != "objectives":
        draft.object("WP-ST-20", "turn-up-first", can_overrule=False)
    place.counts[who] = count
