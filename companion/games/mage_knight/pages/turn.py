"""A turn on the page: whose it is, what may be done in it now, and how it ends. MK-TRN, MK-END."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from ....core.message import say
from ....core.page import Next
from ..box.names import ADVENTURES, DUMMY, Site, Terrain
from ..box.tactics import TO_MEDITATE, TacticId
from ..play import cards, interaction, order, tactics, travel, turn_end, turns
from ..play.land.ground import ground_of
from ..state.hero import Hero
from ..state.pieces import Rest, Turn, TurnStep
from ..state.table import MageKnight
from .figures import Figure, figure
from .growing import Growing, growing
from .joint import proposal

TurnPart = Literal["before", "move", "action", "end"]
PARTS: tuple[TurnPart, ...] = ("before", "move", "action", "end")


@dataclass(frozen=True)
class TacticOffered:
    """What a tactic offers just now. `seat`: whose it is, also while another one is on turn (MK-TAC-07)."""

    figure: Figure
    id: TacticId
    move: str
    choices: list[int]  # how many cards; none: nothing is asked


@dataclass(frozen=True)
class TurnWay:
    """MK-TRN-08, MK-TRN-09: what may be done where the hero stands, and the page on which it is done.

    `move`: there is nothing to choose there, so that it begins at once; `args`: what it is given but who.
    """

    deed: str
    page: str
    rule: str
    must: bool = False
    move: str = ""
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TurnShown:
    """The turn that is being played.

    `keep`: with how many cards in hand it may end, where only the table knows; `holding`: which is asked now, before
    drawing, or `held_later`: only after rewards and levels; `carded`: a card was played or discarded, or none need be;
    `waits`: the step of its end that waits for a word.
    """

    figure: Figure
    parts: list[tuple[TurnPart, str]]
    rest: Rest
    again: bool
    announced: bool
    may_announce: bool
    must_leave: bool
    may_rest: Literal["", "normal", "slow"]
    rests: list[int]  # how many Wounds may be discarded in a rest, where there may be any
    kept: bool  # the app keeps the cards
    hand: int
    at_most: bool  # whether cards of the hand may have been played that nobody has told
    wounds: int
    maybe: int  # Wounds that may be among the cards of the hand which nobody has told
    deck: int
    discard: int
    discard_wounds: int
    played: int
    keep: list[int]
    holding: bool
    held_later: bool
    carded: bool
    waits: TurnStep | None
    site: Site | None
    terrain: Terrain | None
    on_map: bool
    uses: list[TacticOffered]
    ways: list[TurnWay]
    postpone: bool  # MK-END-12
    after: Figure | None  # MK-TRN-18: who may begin while the end of this turn is still being settled
    together: bool  # a duel or a joint assault goes on, so that the turn does not end yet
    ends_after: list[Figure]  # MK-COA-13, MK-PVP-05: who took part, and ends the turn after this one
    growing: Growing | None  # what of the end waits for this hero


def shown(state: MageKnight) -> TurnShown | None:
    """The turn of a hero; the dummy player's is shown by itself."""
    turn, hero = state.turn, state.hero_on_turn
    if turn is None or hero is None:
        return None
    kept = state.in_app("heroes")
    space = ground_of(state, hero)
    together = state.duel is not None or state.joint is not None
    due = order.due(state, turn.within or hero.seat) if not state.beside else []
    coming = [seat for seat in due if seat not in state.flipped]
    carded = turn_end.carded(turn, hero)
    most = hero.hand.count if carded else hero.hand.count - 1
    playing, later = turn.step in turns.PARTS and not together, turn_end.chosen_first(state, hero)
    holding = turn.step == "draw" and turn.closing.holding
    asked = kept and (holding or (playing and asks_cards(state, hero, turn)))
    maybe = cards.may_be_wounds(hero)
    return TurnShown(
        figure=figure(state, hero.seat),
        parts=_parts(turn),
        rest=turn.rest,
        again=turn.again,
        announced=state.round.announced is not None,
        may_announce=turns.may_announce(state, hero) and kept,
        must_leave=turns.must_forfeit(state, hero) and turn.step == "before",
        may_rest=(may_rest := _rest(state, hero, turn)),
        rests=[*range(wounds + 1)] if may_rest == "normal" and (wounds := hero.hand.wounds + maybe) else [],
        kept=kept,
        hand=hero.hand.count,
        at_most=at_most(state, hero),
        wounds=hero.hand.wounds,
        maybe=maybe,
        deck=hero.deck.count,
        discard=hero.discard.count,
        discard_wounds=hero.discard.wounds,
        played=hero.played,
        keep=[*range(hero.hand.wounds, most + 1)] if asked else [],
        holding=holding,
        held_later=playing and later,
        carded=carded,
        waits=turn_end.waits_for(state),
        site=space.stands if space else None,
        terrain=space.terrain if space else None,
        on_map=space is not None,
        uses=_uses(state, turn),
        ways=turn_ways(state, hero, turn),
        postpone=turn_end.later(hero),
        after=figure(state, coming[0]) if coming and coming[0] not in (hero.seat, DUMMY) else None,
        together=together,
        ends_after=[figure(state, one.seat) for one in state.beside],
        growing=growing(state, hero),
    )


def turn_ways(state: MageKnight, hero: Hero, turn: Turn) -> list[TurnWay]:
    """MK-TRN-07..13: moving, then one action: what was run into must be fought, else what the space has is free."""
    if state.fight is not None:
        return [TurnWay("fight", "fight", "MK-CMB-11", must=True)]
    if state.duel is not None or state.joint is not None:
        deed = "duel" if state.duel is not None else "joint"
        return [TurnWay(deed, "duel", "MK-PVP-08" if deed == "duel" else "MK-COA-08", must=True)]
    if not turns.plays(state, hero) or turn.rest:
        return []
    if turn.bargain is not None:
        return [TurnWay("talk", "offers", "MK-TRN-10")]
    if turn.acted:
        return []
    if turn.encounter is not None and turn.encounter.kind in ("owner", "hero"):
        return [TurnWay("duel", "duel", "MK-MOV-15", must=True)]
    if turn.encounter is not None:
        return [TurnWay("fight", "fight", "MK-TRN-08", must=True, move="fight_site" if state.in_app("map") else "")]
    space = ground_of(state, hero)
    if space is None:
        return [TurnWay("fight", "fight", "MK-TRN-09"), TurnWay("talk", "offers", "MK-TRN-10")]
    found = [TurnWay("move", "map", "MK-TRN-07")] if turn.step != "action" else []
    if interaction.locals_at(state, hero) is not None:
        found.append(TurnWay("talk", "offers", "MK-TRN-10"))
    if space.site in ADVENTURES and (not space.conquered or space.site in ("dungeon", "tomb")):
        found.append(TurnWay("enter", "fight", "MK-TRN-11"))
    if beside := travel.challengeable(state, hero):
        one: dict[str, Any] = {"site": False, "also": [*beside]} if len(beside) == 1 else {}
        found.append(TurnWay("challenge", "fight", "MK-TRN-13", move="fight_site" if one else "", args=one))
    if space.site == "monastery":
        found.append(TurnWay("burn", "fight", "MK-CMB-05"))
    if travel.attacked(state, hero)[0]:
        found.append(TurnWay("duel", "duel", "MK-MOV-15"))
    if proposal(state, hero) is not None:
        found.append(TurnWay("joint", "duel", "MK-COA-02"))
    return found


def _parts(turn: Turn) -> list[tuple[TurnPart, str]]:
    """The parts of a turn, each done, now or still to come."""
    now = PARTS.index(next((one for one in PARTS if one == turn.step), "end"))
    return [(one, "done" if place < now else "now" if place == now else "later") for place, one in enumerate(PARTS)]


def _rest(state: MageKnight, hero: Hero, turn: Turn) -> Literal["", "normal", "slow"]:
    """MK-TRN-14..16: whether the hero may rest instead, and how."""
    if turn.step not in turns.PARTS or turn.acted or turn.rest or turns.moved(turn):
        return ""
    if state.fight is not None or state.duel is not None or state.joint is not None:
        return ""
    if turns.only_wounds(state, hero):
        return "slow"
    return "normal" if hero.hand.deeds or not state.in_app("heroes") else ""


def _uses(state: MageKnight, turn: Turn) -> list[TacticOffered]:
    """MK-TAC-07, MK-KF-37: what tactics offer now, of who is on turn and of the others."""
    found = []
    for hero in state.heroes:
        own, mine = tactics.of(state, hero), hero.seat == turn.seat
        if own is None or hero.tactic_used:
            continue
        window = not mine or turn.step == "before"
        kept, most = state.in_app("heroes"), min(TO_MEDITATE, hero.hand.count)
        ways: list[tuple[str, list[int]]] = []
        if own.id == "midnight_meditation" and window and (most or not kept):
            ways = [("meditate", [*range(1, (most if kept else TO_MEDITATE) + 1)])]
        elif own.id == "sparing_power" and mine and window:
            if not hero.spared and (hero.deck.count or not kept):
                ways = [("spare_card", [])]
            if not hero.spared and (hero.under.count or not kept):
                ways.append(("take_spared", []))
        elif own.id == "right_moment" and turns.plays(state, hero) and state.round.announced is None:
            ways = [("go_again", [])] if not state.round.won else []
        elif own.id == "long_night" and mine and (tactics.may_lengthen(state, hero) or not kept):
            ways = [("lengthen_night", [])]
        found += [TacticOffered(figure(state, hero.seat), own.id, move, choices) for move, choices in ways]
    return found


def next_step(state: MageKnight, hero: Hero, turn: Turn) -> Next | None:
    """The large step of a turn: its end, or what its end waits for."""
    who = {"who": hero.seat}
    if turn.step in turn_end.ENDING:
        if turn.step in ("rewards", "levels") or (turn.step == "draw" and turn.closing.holding):
            return None
        return Next(say(f"next-skip-{turn.step}"), move="skip_step", args=who)
    if turns.must_forfeit(state, hero) and turn.step == "before":
        announced = state.round.announced is not None
        return Next(say("next-forfeit" if announced else "next-announce"), move=turns.ENDS[announced], args=who)
    if asks_cards(state, hero, turn):
        return None
    done = turn_end.carded(turn, hero) or turn_end.chosen_first(state, hero)
    return Next(say("next-end-turn"), move="end_turn", args=who, quiet=not done)


def asks_cards(state: MageKnight, hero: Hero, turn: Turn) -> bool:
    """Whether only the players know how many cards are left: the number that they tap ends the turn. A step that ended
    it unasked would leave in the hand what was played from it, and with it the round would end too late. Where rewards
    or levels come first, it is asked after them."""
    later = turn_end.chosen_first(state, hero)
    return state.in_app("heroes") and bool(hero.hand.deeds) and not turn.rest and not later


def at_most(state: MageKnight, hero: Hero) -> bool:
    """Whether the hand may hold fewer cards than are counted: this hero has begun to play, and says at the end of the
    turn what is left. MK-END-13."""
    turn = state.turn
    if turn is None or turn.seat != hero.seat or not hero.hand.deeds:
        return False
    return turn.closing.holding if turn.step in turn_end.ENDING else turn.step != "before" and not turn.rest
