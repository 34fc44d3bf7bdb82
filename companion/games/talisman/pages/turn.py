"""The turn's page: whose it is, what may be done now, and the one thing that comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.guide import Advice
from ....core.message import Message
from ....core.page import View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..box.instructions import Offer
from ..box.names import CardKind
from ..box.whereabouts import Spot, spot, spots
from ..play import combat, encounter, evasion, happenings, odds, travel, turns
from ..play.encounter import Left
from ..play.evasion import Evader, Evading, Ways
from ..play.obligations import Obligation, obligations
from ..play.odds import Odds
from ..play.totals import Part, may_own, weapons_of, wielded
from ..state.character import Character
from ..state.pieces import Card, Clash, Fight, Happening
from ..state.table import Realm
from .figures import Figure, Sums, figure, figure_of, framed, sums
from .goals import Gate, Goal, gate, goals
from .guide import advice
from .next_step import may_still, next_step
from .piles import box


@dataclass(frozen=True)
class SeatRow:
    """A seat in the strip above the turn, and where something befalls it."""

    figure: Figure
    sums: Sums


@dataclass(frozen=True)
class Neighbour:
    """Somebody on the same space, who may be met."""

    figure: Figure
    sums: Sums
    ways: Ways  # by what it may evade


@dataclass(frozen=True)
class MetCard:
    """A card that lies on the space, and how far its encounter has come."""

    card: Card
    first: Card | None  # what has to be met before it
    done: bool
    evaded: bool
    free: bool  # evaded with the rest: it may be met or left
    barred: bool  # it may not be owned by whoever stands here


@dataclass(frozen=True)
class OpenOffer:
    """A way to follow the space; `spared`: it may do without the roll."""

    offer: Offer
    spared: bool


@dataclass(frozen=True)
class Fighter:
    """A side of the fight before its dice: a character, or creatures that attack as one."""

    figure: Figure | None  # None: creatures
    name: str
    value: int  # what it adds to its die
    parts: list[Part]
    dice: int


@dataclass(frozen=True)
class Weapon:
    """A weapon to choose; `counted`: it counts where nobody chooses."""

    card: Card
    counted: bool


@dataclass(frozen=True)
class FightOn:
    """The fight that goes on: its two sides, how it is likely to end, what may save a life or be taken."""

    fight: Fight
    own: Fighter
    their: Fighter
    odds: Odds
    odds_rolled: list[Odds | None]  # by what the own die shows; None: that settles it
    foes: list[Card]
    who: Character  # whose turn it is
    other: Character | None  # whom it attacked
    evader: Evader | None
    weapons: list[Weapon]
    savers: list[Card]  # objects that may still save the lost life
    loser: Figure | None  # of a life
    winner: Figure | None  # who takes loot
    takes_from: Figure | None


@dataclass(frozen=True)
class Fallen:
    """A side of the last fight after its dice: what was added to the die, and what came of it."""

    figure: Figure | None  # None: creatures
    die: int
    added: int
    score: int


@dataclass(frozen=True)
class LastClash:
    """How the dice of the last fight fell."""

    clash: Clash
    own: Fallen
    their: Fallen


@dataclass(frozen=True, kw_only=True)
class TurnView(View):
    """Whose turn it is and what may be done now: movement, encounter, fight, whatever the rules want at once."""

    guide: Advice | None

    # whose turn
    active: Character
    figure: Figure
    sums: Sums
    spot: Spot  # where it stands
    steps: list[Marked]
    part: str  # movement, encounter, end
    seats: list[SeatRow]
    winner: Figure | None
    obligations: list[Obligation]

    # the movement
    goals: list[Goal]
    gate: Gate | None
    deciding_on_raft: bool
    can_build: bool  # a raft
    stay: bool  # it may stay inside by choice
    unfinished: bool  # what its inner space asks is not fulfilled
    spots: tuple[Spot, ...]

    # the encounter
    here: list[Neighbour]
    due: int  # cards to draw
    cards: list[MetCard]
    gold: int
    evading: Evading | None
    offers: list[OpenOffer]
    compulsory: Left  # what has to be done before the turn may end
    still: list[Message]  # what may be done before it ends
    box: Mapping[str, CardKind | None]  # known encounter cards, with their kinds

    # the fight, and what has just happened
    fight: FightOn | None
    clash: LastClash | None
    happened: list[Happening]  # what nobody has told yet


def view(state: Realm, viewer: Viewer) -> TurnView:
    """Whose turn it is, what may be done now, and the one thing that comes next."""
    active = state.active
    part = turns.part(state)
    return TurnView(
        frame=framed(state, next_step(state)),
        guide=advice(state),
        active=active,
        figure=figure(state, active),
        sums=sums(state, active),
        spot=spot(active.space),
        steps=turns.TURN.marked(state.standing) if state.standing else [],
        part=part,
        seats=[SeatRow(figure(state, character), sums(state, character)) for character in state.characters],
        winner=figure_of(state, state.winner),
        obligations=obligations(state),
        goals=goals(state),
        gate=gate(state),
        deciding_on_raft=travel.deciding_on_raft(state),
        can_build=travel.can_build_raft(state),
        stay=travel.may_stay_inside(state),
        unfinished=travel.may_move(state) and travel.in_inner(active) and not active.fulfilled,
        spots=spots(),
        here=[
            Neighbour(figure(state, character), sums(state, character), evasion.ways(state, character))
            for character in encounter.others_here(state, active)
        ],
        due=encounter.due(state),
        cards=met_cards(state),
        gold=state.lying(active.space).gold,
        evading=evasion.before_the_fight(state),
        offers=offers(state),
        compulsory=encounter.compulsory_left(state) if part == "encounter" else "",
        still=may_still(state),
        box=box(),
        fight=fight(state),
        clash=clash(state),
        happened=happenings.waiting(state),
    )


def met_cards(state: Realm) -> list[MetCard]:
    """The cards on the active character's space in the order of the encounter."""
    turn, lying = state.turn, state.lying(state.active.space).cards
    return [
        MetCard(
            card,
            first=encounter.before_it(state, card),
            done=card.id in turn.met or card.id in turn.evaded,
            evaded=card.id in turn.evaded,
            free=card.id in turn.free,
            barred=card.can_be_taken and not may_own(state.active, card),
        )
        for card in sorted(lying, key=lambda one: one.number)
    ]


def offers(state: Realm) -> list[OpenOffer]:
    """The ways to follow the space, where that is what comes now."""
    return [OpenOffer(offer, encounter.spared(state.active, offer)) for offer in encounter.open_offers(state)]


def fight(state: Realm) -> FightOn | None:
    """The fight that goes on."""
    found = state.fight
    if found is None:
        return None
    own = _fighter(state, combat.own_side(state, found, found.who))
    their = _fighter(state, combat.their_side(state, found))
    return FightOn(
        fight=found,
        own=own,
        their=their,
        odds=odds.of_fight(own.value, their.value, own.dice, their.dice),
        odds_rolled=odds.once_rolled(own.value, their.value, their.dice) if own.dice in (1, 2) else [],
        foes=combat.foes_of(state, found),
        who=state.at(found.who),
        other=state.at(found.other) if found.other else None,
        evader=evasion.in_fight(state),
        weapons=_weapons(state, found),
        savers=combat.savers(state, found),
        loser=figure_of(state, found.loser),
        winner=figure_of(state, found.winner),
        takes_from=_takes_from(state, found),
    )


def _fighter(state: Realm, side: combat.Side) -> Fighter:
    return Fighter(figure_of(state, side.seat), side.name, side.value, side.parts, side.dice)


def _weapons(state: Realm, found: Fight) -> list[Weapon]:
    """TA-COM-06: the weapons to choose from, the ones that count ticked."""
    if found.psychic:
        return []
    character = state.at(found.who)
    dragons = combat.dragons_among(state, found)
    counted = wielded(character, dragons=dragons)
    return [Weapon(card, card in counted) for card in weapons_of(character, dragons)]


def _takes_from(state: Realm, found: Fight) -> Figure | None:
    if found.step != "loot":
        return None
    return figure_of(state, found.opponent(found.winner))


def clash(state: Realm) -> LastClash | None:
    """How the last fight's dice fell, side by side."""
    found = state.turn.clash
    if found is None:
        return None
    own = Fallen(figure_of(state, found.who), found.die, found.score - found.die, found.score)
    added = found.their_score - found.their_die
    return LastClash(found, own, Fallen(figure_of(state, found.other), found.their_die, added, found.their_score))
