"""Hidden objectives: cards of a colour give tokens, tokens the right to look; two objectives are scored. WP-ST.

What lies face down knows only who holds a token there: each seat has what it has seen, and nobody sees another's.
"""

from __future__ import annotations

from .....core.checklist import Line
from .....core.draft import Draft
from .....core.message import say
from ...box.knowledge import ObjectiveCard
from ...box.names import BACKS, CHAPTERS, COLOURS, PAIR, Back, Colour, Side, Symbol
from ...state.player import Player, named
from ...state.stories.objectives import ObjectivePlace
from ...state.table import Destiny
from .. import symbols
from ..experience import gain_xp
from ..points import score
from ..stage import Stage, at_once
from .module import StoryModule, takers

ASKS: dict[Side, int] = {"left": 3, "right": 4}  # WP-ST-08, WP-ST-12
GIVES: dict[Side, int] = {"left": 1, "right": 2}  # WP-ST-09, WP-ST-12
FEW = 3  # WP-ST-36
SCORED: dict[Symbol, tuple[Back, Back]] = {  # WP-ST-20
    "combat": ("combat", "combat_side"),
    "magic": ("magic", "magic_side"),
    "diplomacy": ("combat_side", "magic_side"),
    "exploration": ("combat_side", "magic_side"),
}
SOLO_BACKS: tuple[Back, ...] = ("combat", "magic")  # WP-ST-32

# --- requirement cards -----------------------------------------------------------------------------------------------


def coloured(player: Player, colour: Colour) -> int:
    """WP-ST-08, WP-ST-18, WP-ST-19: cards of a colour anywhere on the timeline, kept and multi-coloured ones too."""
    return sum(colour in laid.colours for laid in player.timeline)


def side_for(state: Destiny, place: ObjectivePlace, seat: int) -> Side | None:
    """WP-ST-12..16: which side of the requirement card a player can still gain now; None: none of them.

    Four cards are asked of everybody once a left token lies there (WP-ST-13), or only of whoever has one.
    """
    four = place.rises if state.default("WP-ST-13") else seat in place.left
    side: Side = "right" if four else "left"
    tokens = place.right if four else place.left
    return None if seat in tokens or seat in place.fresh else side


def most_laid(state: Destiny) -> int:
    """WP-PLAY-01, WP-END-16: how many cards lie on a timeline after this play step, unless an ability played more."""
    return PAIR * state.turn + min(state.chapter - 1, CHAPTERS - 1)


def look(draft: Draft[Destiny]) -> None:
    """WP-ST-08, WP-ST-11, WP-ST-17: each requirement card looks at each timeline."""
    state = draft.state
    state.objectives.looked = True
    for place in state.objectives.places:
        for one in takers(state):
            side = side_for(state, place, one.seat)
            if side is not None and coloured(one, place.colour) >= ASKS[side]:
                meet(draft, one, place, side)


def meet(draft: Draft[Destiny], player: Player, place: ObjectivePlace, side: Side) -> None:
    """WP-ST-09..14, WP-ST-35: a token on that side, its experience, and the right to look."""
    has_left = player.seat in place.left
    (place.right if side == "right" else place.left).append(player.seat)
    place.fresh.append(player.seat)
    gain_xp(draft, player, GIVES[side], "requirement")
    key = "tell-requirement-moved" if side == "right" and has_left else f"tell-requirement-{side}"
    draft.tell(key, who=named(player), colour=place.colour, count=GIVES[side])
    draft.write("wrote-requirement", who=named(player), colour=place.colour)
    share(draft.state, place)


# --- looking ---------------------------------------------------------------------------------------------------------


def share(state: Destiny, place: ObjectivePlace) -> None:
    """WP-ST-10: what one holder of a token has told the app, all holders of one there may see."""
    known = state.objectives.known(place.back)
    if known is not None:
        for seat in place.holders:
            state.objectives.seen.setdefault(seat, {})[place.back] = known


def see(state: Destiny, place: ObjectivePlace, seat: int, card: ObjectiveCard) -> None:
    """WP-ST-10: a holder of a token has looked; where another one has told it otherwise, the last word stands."""
    for looks in state.objectives.seen.values():
        looks.pop(place.back, None)
    state.objectives.seen.setdefault(seat, {})[place.back] = card
    share(state, place)


# --- at the end ------------------------------------------------------------------------------------------------------


def scored_places(state: Destiny) -> list[ObjectivePlace]:
    """WP-ST-20, WP-ST-21, WP-ST-34: the two places that match the dominant symbol of chapter 3."""
    symbol = state.active(state.dominant[-1]) if state.dominant else None
    return [place for place in state.objectives.places if symbol is not None and place.back in SCORED[symbol]]


def turn_up(draft: Draft[Destiny], place: ObjectivePlace, card: ObjectiveCard) -> None:
    """WP-ST-20: an objective is turned up, for everybody to see."""
    place.turned = card
    place.counts = {}
    draft.write("wrote-turned-up", back=place.back, pattern=card.pattern)


def ranks(card: ObjectiveCard) -> bool:
    """WP-ST-23: whether it ranks players by a count; else it pays the same to everybody who meets it."""
    return card.pattern.startswith("rank_")


def counting(state: Destiny, card: ObjectiveCard, player: Player) -> int | None:
    """WP-ST-26, WP-ST-36: what a player has of what an objective counts; None where only the table can see it."""
    if card.pattern in ("each_symbol_in_hand", "rank_symbol_in_hand"):
        return 0 if state.is_automa(player.seat) else _in_hand(state, player, card)  # WP-SOLO-37
    if not state.full:
        return None
    match card.pattern:
        case "few_colours":
            return len({colour for laid in player.timeline for colour in laid.colours})
        case "rank_bare":
            return sum(not laid.symbols for laid in player.timeline)
        case "rank_multi" | "each_multi":
            return sum(len(laid.colours) > 1 for laid in player.timeline)
    return symbols.symbols_of(state, player, card.symbol) if card.symbol else 0


def _in_hand(state: Destiny, player: Player, card: ObjectiveCard) -> int | None:
    """WP-ST-26: symbols on the hand as it was shown for the side quest; None where it was not."""
    if not player.shown or any(id not in state.box.cards for id in player.shown):
        return None
    return sum(state.box.cards[id].symbols.count(card.symbol) for id in player.shown if card.symbol)


def worth(card: ObjectiveCard, count: int, best: int) -> int:
    """WP-ST-23..25: points for a count. `best`: the highest count of all; each value is for one less than the last."""
    first = card.values[0] if card.values else 0
    if ranks(card):
        behind = best - count
        return card.values[behind] if count >= 1 and behind < len(card.values) else 0
    if card.pattern == "few_colours":
        return first if count <= FEW else 0
    return min(count, first)


def compared(state: Destiny, card: ObjectiveCard) -> list[Player]:
    """WP-SOLO-37: whose counts are needed; the Automa is a rival where players are ranked."""
    return state.people if ranks(card) else takers(state)


def uncounted(state: Destiny, place: ObjectivePlace) -> list[Player]:
    """Whose count the table has still to tell, of an objective that lies face up."""
    if place.turned is None or place.scored:
        return []
    return [one for one in compared(state, place.turned) if one.seat not in place.counts]


def pay(draft: Draft[Destiny], place: ObjectivePlace) -> None:
    """WP-ST-22..25: everybody who meets it is paid, with a token there or without."""
    state, card = draft.state, place.turned
    if card is None:
        return
    best = max(place.counts.values(), default=0)
    place.scored = True
    for one in takers(state):
        vp = worth(card, place.counts.get(one.seat, 0), best)
        if vp:
            score(draft, one, vp, "objective", count=place.counts.get(one.seat, 0))
            draft.tell("tell-gain-vp", who=named(one), count=vp)
            draft.write("wrote-objective", who=named(one), count=vp)


class HiddenObjectives(StoryModule):
    """WP-ST: the check of the requirement cards, and the objectives at the game's end."""

    check = "WP-ST-08"
    ending = ("objectives",)
    rules = {"objectives": "WP-ST-20"}
    lays = {
        "tell-lay-objectives": "WP-ST-05",
        "tell-lay-objectives-solo": "WP-ST-32",
        "tell-lay-requirement": "WP-ST-06",
        "tell-special-tokens": "WP-ST-30",
    }

    def __init__(self) -> None:
        """Its own step: over when both objectives are scored, or when the table says so."""
        self.stages = {
            "objectives": Stage(begin=self._turn_up, go_on=self._count, done=self._scored, left=at_once),
        }

    def set_up(self, draft: Draft[Destiny]) -> None:
        """WP-ST-05..07, WP-ST-32: a random objective of each back, a requirement card of a random colour beside it."""
        state, colours = draft.state, [*COLOURS]
        draft.tell("tell-lay-objectives-solo" if state.solo else "tell-lay-objectives", count=len(BACKS))
        for back in BACKS:
            place = ObjectivePlace(back=back, colour=state.chance.pick(colours))
            colours.remove(place.colour)
            state.objectives.places.append(place)
            draft.tell("tell-lay-requirement", back=back, colour=place.colour)
        draft.tell("tell-special-tokens", count=2)

    def after_play(self, draft: Draft[Destiny]) -> None:
        """WP-ST-15: nobody has gained anything in this check yet."""
        draft.state.objectives.looked = False
        for place in draft.state.objectives.places:
            place.fresh = []
        if not draft.state.full:
            draft.tell("tell-check-requirements")

    def during_check(self, draft: Draft[Destiny]) -> None:
        """The app looks where it keeps the cards."""
        if draft.state.full and not draft.state.objectives.looked:
            look(draft)

    def looked(self, state: Destiny) -> bool:
        """At a light table the players say who meets a requirement, and then that the step is over."""
        return state.objectives.looked

    def after_check(self, draft: Draft[Destiny]) -> None:
        """WP-ST-13: from now on four cards are asked for where a left token lies."""
        for place in draft.state.objectives.places:
            if place.left and not place.rises:
                place.rises = True
                if draft.state.default("WP-ST-13"):
                    draft.tell("tell-requirement-rises", colour=place.colour, count=ASKS["right"])

    def asked(self, state: Destiny) -> list[Player]:
        """WP-ST-26: whose count of an objective that lies face up only the table can tell."""
        if state.step != "objectives":
            return []
        seats = {one.seat for place in scored_places(state) for one in uncounted(state, place)}
        asked = {state.players[0].seat if state.is_automa(seat) else seat for seat in seats}
        return [one for one in state.players if one.seat in asked]

    def unfinished(self, state: Destiny) -> tuple[str, str] | None:
        """WP-ST-20: an objective that is to be scored, and was not."""
        waits = state.step == "objectives" and not self._scored(state)
        return ("WP-ST-20", "objective-unscored") if waits else None

    def packing(self, state: Destiny) -> list[Line]:
        """WP-SAVE-04: objectives with the requirement cards beside them, and whose tokens lie there."""
        lines = []
        for place in state.objectives.places:
            facts = {"back": place.back, "colour": place.colour}
            what = "objective" if place.turned is None else "objective-turned"
            lines.append(_line(f"objective:{place.back}", what, **facts))
            left = [seat for seat in place.left if seat not in place.right]  # WP-ST-35: it was moved to the right
            for side, seats in (("left", left), ("right", place.right)):
                if people := [named(state.at(seat)) for seat in seats]:
                    lines.append(_line(f"tokens:{place.back}:{side}", f"tokens-{side}", who=people, **facts))
        return lines

    @staticmethod
    def _turn_up(draft: Draft[Destiny]) -> None:
        """WP-ST-20: the two that match are turned up; what somebody has looked at, the app knows by now."""
        state = draft.state
        for place in scored_places(state):
            draft.tell("tell-turn-up", back=place.back)
            known = state.objectives.known(place.back)
            if known is not None and place.turned is None:
                turn_up(draft, place, known)

    @staticmethod
    def _count(draft: Draft[Destiny]) -> None:
        """What the app can count, it counts; what is counted is paid."""
        state = draft.state
        for place in scored_places(state):
            if place.turned is None or place.scored:
                continue
            for one in uncounted(state, place):
                count = counting(state, place.turned, one)
                if count is not None:
                    place.counts[one.seat] = min(99, count)
            if not uncounted(state, place):
                pay(draft, place)

    @staticmethod
    def _scored(state: Destiny) -> bool:
        return all(place.scored for place in scored_places(state))


def _line(id: str, what: str, **facts: object) -> Line:
    return Line(id, "board", say(f"pack-{what}", **facts), rule="WP-SAVE-04")
