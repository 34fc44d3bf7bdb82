"""The turn's page: whose it is, the phase it stands in, and everything that may be done now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....core.page import Frame, View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..box import board
from ..box.names import (
    ATTRIBUTES,
    EXPLORATIONS,
    SUMMIT,
    TERRAINS,
    TOP,
    TRAINED,
    Attribute,
    Payment,
    School,
    Terrain,
)
from ..play import growth, land, market, monster_fights, monsters, quests, trophies, turns
from ..state.pieces import Drawing, Open, Quest, Task
from ..state.table import Continent
from ..state.witcher import Witcher, named
from .contests import DiceShown, FightShown, dice_shown, fight_shown
from .decks import ExplorationPile, Stall, exploration_pile, stalls
from .figures import (
    HUES,
    AttributeLevel,
    Figure,
    MonsterHere,
    MonsterNamed,
    TrailLeft,
    attributes_of,
    figure,
    figure_at,
    monster_of,
    named_monster,
    subtitle,
    trails_left,
)
from .next_step import next_step

Mark = Literal["quest", "trail", "tavern"]  # what awaits the active witcher at a location


@dataclass(frozen=True, kw_only=True)
class TurnView(View):
    """Whose turn it is, what may be done now, and what comes first of all."""

    steps: list[Marked]
    phase: str
    seats: list[Figure]  # clockwise
    active: Figure
    attributes: list[AttributeLevel]  # of the active witcher
    cap: int  # how high its Shield may stand
    reader: Figure  # who reads aloud to it
    tasks: list[AtOnce]
    fight: FightShown | None
    dice: DiceShown | None
    card: Open | None  # that lies open
    choice: Choice | None  # before the first turn
    movement: Movement | None  # in phase I
    deeds: DeedsOffered | None  # the choice that ends phase I
    drawing: list[CardsPhase]  # phase III, of this turn and of the one before it
    refill: int  # WO-PHIII-09: the market's position whose printed cost nobody has said; 0: none
    winner: Figure | None
    rating: str  # WO-SOL-17: of a game that was won alone
    standings: list[Figure]  # the best first


def view(state: Continent, viewer: Viewer) -> TurnView:
    """What the turn's page shows."""
    active, moving = state.active, state.turn.phase == "movement"
    return TurnView(
        frame=Frame(next=next_step(state), subtitle=subtitle(state)),
        steps=turns.procedure(state).marked(state.standing) if state.standing else [],
        phase=state.turn.phase,
        seats=[figure(state, witcher) for witcher in state.witchers],
        active=figure(state, active),
        attributes=attributes_of(active),
        cap=growth.shield_cap(state, active),
        reader=figure(state, state.reader),
        tasks=[at_once(state, task) for task in state.tasks],
        fight=fight_shown(state),
        dice=dice_shown(state),
        card=state.open_card,
        choice=choice(state) if state.turn.phase in turns.BEFORE else None,
        movement=movement(state, active) if moving else None,
        deeds=deeds(state, active) if moving else None,
        drawing=[cards_phase(state, phase) for phase in state.drawing],
        refill=refill(state),
        winner=figure_at(state, state.winner),
        rating=trophies.rating(state.turn.number) if state.winner and state.solo else "",
        standings=[figure(state, witcher) for witcher in sorted(state.witchers, key=_standing)],
    )


def _standing(witcher: Witcher) -> tuple[int, int, int]:
    return -witcher.track, -len(witcher.trophies), witcher.seat


# --- before the first turn -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardOffered:
    """WO-SET-27: one of the two boards to choose from, and where its school lives."""

    school: School
    place: int
    hue: str


@dataclass(frozen=True)
class TerrainOffered:
    """WO-SET-19: a terrain for the stronger monster, and where its token lies."""

    terrain: Terrain
    place: int


@dataclass(frozen=True)
class Choice:
    """WO-SET-19, 26, WO-BIG-02: whose choice it is, and between what."""

    figure: Figure
    boards: list[BoardOffered]
    slots: list[TerrainOffered]
    attributes: list[AttributeLevel]
    waiting: list[Witcher]  # who chooses afterwards


def choice(state: Continent) -> Choice | None:
    """The choice that comes next, if any is left."""
    if not state.choosing:
        return None
    first, *later = (state.at(seat) for seat in state.choosing)
    return Choice(
        figure=figure(state, first),
        boards=[BoardOffered(school, board.school_at(school), HUES[school]) for school in state.offered],
        slots=[TerrainOffered(terrain, state.slots[terrain].location) for terrain in TERRAINS],
        attributes=attributes_of(first),
        waiting=later,
    )


# --- phase I ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """WO-MOV-04..08: where one move leads, what is there, and how it can be paid."""

    place: int
    terrain: Terrain | None  # None: nobody has said
    here: list[Figure]
    monster: MonsterHere | None
    marks: list[Mark]
    action: str  # "": nobody has said
    attribute: Attribute | None  # of an attribute's action
    payments: list[Payment]


@dataclass(frozen=True)
class Training:
    """WO-LOC-09..12: what a school trains, and for how much."""

    attribute: Attribute
    value: int
    price: int
    possible: bool


@dataclass(frozen=True)
class Opponent:
    """WO-POK-01..03: whom one may call to the dice."""

    figure: Figure
    played: bool  # already in this turn
    poor: bool  # one of the two has no gold


@dataclass(frozen=True)
class Stop:
    """What a stop offers: the location's action, dice, quests. WO-ACT, WO-POK, WO-QST-07."""

    place: int
    terrain: Terrain | None
    stopped: bool  # the witcher has come to stay; only then is there anything to do
    action: str  # "": nobody has said
    attribute: Attribute | None
    used: bool  # WO-ACT-02
    attributes: list[AttributeLevel]
    training: list[Training]
    trails: list[TrailLeft]
    market: list[Stall]
    others: list[Opponent]
    solvable: list[Quest]


@dataclass(frozen=True)
class Movement:
    """Phase I: every way on, and what this stop offers."""

    ways: list[Way]
    last_card: bool  # WO-MOV-05, 12: one card without a gold is left, so its symbol decides where it leads
    stop: Stop


def movement(state: Continent, witcher: Witcher) -> Movement:
    """Phase I of the active witcher."""
    return Movement(ways(state), last_card(state, witcher), stop(state, witcher))


def ways(state: Continent) -> list[Way]:
    """WO-MOV-04: where one move leads; nowhere that the app knows of, where the table keeps the map."""
    active = state.active
    if not state.in_app("map"):
        return []
    found = []
    for number in land.neighbours(state, active.location):
        action, attribute = land.action_of(state, number)
        terrain = land.terrain_of(state, number)
        found.append(
            Way(
                place=number,
                terrain=terrain,
                here=[figure(state, other) for other in state.on(number) if other is not active],
                monster=monster_of(state, state.monster_at(number)),
                marks=marks(state, active, number),
                action=action,
                attribute=attribute,
                payments=payments(state, active, terrain),
            )
        )
    return found


def payments(state: Continent, witcher: Witcher, terrain: Terrain | None) -> list[Payment]:
    """WO-MOV-05..08, 12, 15: the prices of a move that this witcher can pay, as far as the app knows."""
    counted = state.in_app("decks")
    found: list[Payment] = ["terrain", "wild", "two_cards", "card_and_gold"]
    if terrain is None:
        found.remove("terrain")
    if counted and witcher.hand < 2:
        found.remove("two_cards")
    if state.in_app("boards") and not witcher.gold:
        found.remove("card_and_gold")
    return [] if counted and not witcher.hand else found


def last_card(state: Continent, witcher: Witcher) -> bool:
    """WO-MOV-05, 12: whether one card without a gold is all that is left."""
    return state.in_app("decks") and state.in_app("boards") and witcher.hand == 1 and not witcher.gold


def marks(state: Continent, witcher: Witcher, number: int) -> list[Mark]:
    """What awaits the active witcher at a location: quests, a trail, the closed tavern."""
    found: list[Mark] = []
    if any(quest.location == number for quest in witcher.quests):
        found.append("quest")
    if any(quest.location == number for quest in witcher.trail_quests):
        found.append("trail")
    if state.tavern == number:
        found.append("tavern")
    return found


def stop(state: Continent, witcher: Witcher) -> Stop:
    """What the witcher's stop offers. Where the table keeps the map, everybody may stand there."""
    mapped = state.in_app("map")
    action, attribute = land.action_of(state, witcher.location)
    return Stop(
        place=witcher.location,
        terrain=land.terrain_of(state, witcher.location),
        stopped=(state.turn.moved or not mapped) and not turns.goes_straight_on(state, witcher),
        action=action,
        attribute=attribute,
        used=witcher.location in state.turn.used,
        attributes=attributes_of(witcher),
        training=training(state, witcher),
        trails=trails_left(state),
        market=stalls(state),
        others=[
            Opponent(
                figure=figure(state, other),
                played=other.seat in state.turn.played,
                poor=state.in_app("boards") and not (other.gold and witcher.gold),
            )
            for other in _others(state, witcher)
        ],
        solvable=quests.solvable(state, witcher),
    )


def _others(state: Continent, witcher: Witcher) -> list[Witcher]:
    """Who stands at the same location; anybody, where only the table knows."""
    near = state.on(witcher.location) if state.in_app("map") else state.witchers
    return [other for other in near if other is not witcher]


def training(state: Continent, witcher: Witcher) -> list[Training]:
    """WO-LOC-09..12: what this school trains, and for how much."""
    at_home = board.location(witcher.location).school == witcher.school or not state.in_app("map")
    trained: list[Attribute] = [*TRAINED, "speciality"] if at_home else [*TRAINED]
    rows = []
    for attribute in trained:
        value, price = witcher.level_of(attribute), growth.training_price(witcher, attribute)
        possible = not state.in_app("boards") or (value < TOP and witcher.gold >= price)
        rows.append(Training(attribute, value, price, possible))
    return rows


# --- phase II --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rival:
    """WO-PHII-03..05: a witcher that might be attacked, and why it cannot be; "": it can."""

    figure: Figure
    why: Literal["", "played", "school", "tavern"]


@dataclass(frozen=True)
class Meditation:
    """WO-MED: an attribute to meditate on, and whether that is a step up the track (WO-GOAL-03)."""

    attribute: Attribute
    step: bool


@dataclass(frozen=True)
class DeedsOffered:
    """WO-TRN-04: the one thing of phase II: what can be fought, meditated on, explored."""

    monsters: list[MonsterHere]
    last_alone: bool  # WO-SOL-08: it is the last monster, and may not fall yet
    last_is_shut: bool  # the table does not even let it be fought
    rivals: list[Rival]
    meditations: list[Meditation]
    explorations: list[ExplorationPile]
    late: Figure | None  # WO-TRN-06: whose phase III must be over first


def deeds(state: Continent, witcher: Witcher) -> DeedsOffered:
    """What the active witcher may choose."""
    terrains = (state.monster_at(witcher.location),) if state.in_app("map") else TERRAINS
    last_alone = monster_fights.is_last_alone(state)
    late = turns.waits_for(state)
    return DeedsOffered(
        monsters=[found for terrain in terrains if (found := monster_of(state, terrain)) is not None],
        last_alone=last_alone,
        last_is_shut=last_alone and not state.default("WO-SOL-08"),
        rivals=[Rival(figure(state, other), no_duel(state, witcher, other)) for other in _others(state, witcher)],
        meditations=[
            Meditation(attribute, step=witcher.track + 1 < SUMMIT)
            for attribute in ATTRIBUTES
            if (witcher.level_of(attribute) >= TOP or not state.in_app("boards"))
            and state.attribute_trophies.get(attribute)
            and not witcher.has("attribute", attribute)
        ],
        explorations=[exploration_pile(state, deck) for deck in EXPLORATIONS],
        late=figure(state, late) if late else None,
    )


def no_duel(state: Continent, witcher: Witcher, other: Witcher) -> Literal["", "played", "school", "tavern"]:
    """WO-PHII-03..05: why this witcher cannot be attacked here and now; "" when it can."""
    if other.seat in state.turn.played:
        return "played"
    if state.in_app("map"):
        if land.is_school(state, witcher.location):
            return "school"
        if state.tavern == witcher.location:
            return "tavern"
    return ""


# --- phase III and what comes at once --------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardsPhase:
    """A seat's phase III. WO-PHIII."""

    figure: Figure
    cap: int  # to how many cards its hand is filled
    filled: bool  # only a card of the market is left to be gained
    stalls: list[Stall]
    affordable: list[int]  # positions of the market
    early: bool  # WO-TRN-06: the next one may begin
    after: Figure  # whose turn comes next


def cards_phase(state: Continent, phase: Drawing) -> CardsPhase:
    """A phase III that goes on."""
    witcher, market_now = state.at(phase.who), stalls(state)
    return CardsPhase(
        figure=figure(state, witcher),
        cap=phase.cap,
        filled=phase.filled or not state.in_app("decks"),
        stalls=market_now,
        affordable=[stall.position for stall in market_now if stall.price is not None and stall.price <= witcher.hand],
        early=not state.solo and phase.who == state.turn.who and len(state.drawing) == 1,
        after=figure(state, state.at(phase.who % len(state.witchers) + 1)),
    )


def refill(state: Continent) -> int:
    """WO-PHIII-09: the market's position whose printed cost nobody has said, the one furthest right first; 0: none."""
    if not state.in_app("market"):
        return 0
    return max((place for place, cost in enumerate(state.market, 1) if cost is None), default=0)


@dataclass(frozen=True)
class AtOnce:
    """What the rules want done at once, with what it takes."""

    task: Task
    named: str  # whose it is, as a message calls it; "": the table's
    there: list[int]  # positions of the market with a card of that cost
    tokens: list[int]  # that may turn up
    monsters: list[MonsterNamed]  # that may come
    trails: list[TrailLeft]


def at_once(state: Continent, task: Task) -> AtOnce:
    """A task of the table's."""
    extra = task.kind == "new_monster" and task.extra
    return AtOnce(
        task=task,
        named=named(state.at(task.who)) if task.who else "",
        there=market.of_cost(state, task.cost) if state.in_app("market") else [],
        tokens=state.tokens.get(task.terrain, []) if task.terrain else [],
        monsters=[named_monster(id) for id in monsters.may_come(state, 1 if extra else task.level)],
        trails=trails_left(state),
    )
