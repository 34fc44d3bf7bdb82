"""The race for Fame by rounds, and the reckoning: every sum opens, and what only the table can count is told here."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.tracks import LEVELS, level_of
from ..play import closing, scenarios, tally, teams
from ..play.scenarios import portal
from ..play.scoring.figures import Account, Entry
from ..state.agreement import TallyName
from ..state.hero import Hero
from ..state.table import MageKnight
from .figures import Figure, figure
from .table import subtitle

WIDTH, MARGIN = 600, 18  # of the drawn race, in its own units


@dataclass(frozen=True)
class Milestone:
    """A point of a drawn lane: so far along, after which round, how much Fame by then."""

    x: int
    round: int
    fame: int


@dataclass(frozen=True)
class Lane:
    """A hero's way in the race: a mark for each round, and where the shield stands now."""

    figure: Figure
    marks: list[Milestone]
    x: int
    fame: int
    level: int


@dataclass(frozen=True)
class Goalpost:
    """A line of the Fame track: which level begins behind it."""

    x: int
    fame: int
    level: int


@dataclass(frozen=True)
class Tallied:
    """A thing that is counted of a hero: how many; `told`: the table counted otherwise than the app; `missing`: nobody
    knows it yet."""

    what: TallyName
    count: int
    told: bool
    missing: bool


@dataclass(frozen=True)
class TalliedHero:
    """All that is counted of a hero."""

    figure: Figure
    rows: list[Tallied]

    @property
    def missing(self) -> int:
        """How much is still to be told."""
        return sum(row.missing for row in self.rows)


@dataclass(frozen=True)
class EntryShown:
    """A line of an account, and of whom of a side it is."""

    entry: Entry
    figure: Figure | None


@dataclass(frozen=True)
class AccountShown:
    """A side's sum, opened line by line; `won`: it has won."""

    side: list[Figure]
    total: int
    entries: list[EntryShown]
    won: bool


@dataclass(frozen=True)
class CitiesAsked:
    """MK-SCO-07: how many cities fell, and what the dummy player has left, where only the table knows.

    `most`: cities in play, 0 where the app sees them; `together`: whether everybody leads one counts.
    """

    conquered: int
    most: int
    each_leads: bool
    together: bool
    dummy: bool
    cards_left: int
    announced: bool


@dataclass(frozen=True, kw_only=True)
class ScoreView(View):
    """What the page shows."""

    lanes: list[Lane]
    goalposts: list[Goalpost]
    over: bool
    scoring: bool
    accounts: list[AccountShown]
    winners: list[Figure]
    success: bool | None
    success_rule: str
    tallies: list[TalliedHero]
    cities: CitiesAsked | None
    portal: list[Figure]  # who may stand on it, where the table keeps the map
    holder: Figure | None
    unshown: list[list[Figure]]  # teams whose chosen one is still hidden
    chosen: list[Figure]


def score(state: MageKnight, viewer: Viewer) -> ScoreView:
    """Who leads, by how much, and of what it is made; while the game goes on: as it stands now."""
    span = span_of(max((_most(one) for one in state.heroes), default=0))
    over, scoring = state.step == "over", state.step == "scoring"
    result = tally.result(state)
    holder = portal.holder(state)
    told_portal = state.scenario == "one_to_return" and state.charted is None and scoring
    return ScoreView(
        frame=Frame(next=_next(state), subtitle=subtitle(state)),
        lanes=[_lane(state, state.at(seat), span) for seat in state.order if seat],
        goalposts=[Goalpost(along(row.first, span), row.first, row.level) for row in LEVELS[1:] if row.first <= span],
        over=over,
        scoring=scoring,
        accounts=[_account(state, one, result.winners if over else ()) for one in result.accounts],
        winners=[figure(state, seat) for seat in result.winners] if over else [],
        success=result.success if over else None,
        success_rule="MK-SCO-07" if scenarios.of(state).counting(state).goals else "MK-SCO-06",
        tallies=[_tallied(state, one) for one in state.heroes] if scoring and tally.asked(state) else [],
        cities=_cities(state) if scoring else None,
        portal=[figure(state, one.seat) for one in state.heroes if not one.eliminated] if told_portal else [],
        holder=figure(state, holder) if holder and state.find(holder) else None,
        unshown=[[figure(state, seat) for seat in side] for side in closing.unshown(state)] if scoring else [],
        chosen=[figure(state, seat) for seat in state.affairs.chosen_ones if state.find(seat)],
    )


def _next(state: MageKnight) -> Next:
    if state.step != "scoring":
        return Next(say("next-table"), page="table")
    waits = bool(
        closing.untold(state) or closing.cities_untold(state) or closing.dummy_untold(state) or closing.unshown(state)
    )
    return Next(say("next-score"), move="score", quiet=waits)


def _most(hero: Hero) -> int:
    return max([hero.fame, *hero.by_round])


def span_of(best: int) -> int:
    """How much Fame the drawn way is long: to the end of the row after the one in which the leader stands."""
    return LEVELS[min(level_of(best) + 1, len(LEVELS)) - 1].last


def along(fame: int, span: int) -> int:
    """How far along the drawn way so much Fame is; below 0 is its beginning."""
    return MARGIN + round((WIDTH - 2 * MARGIN) * max(0, min(fame, span)) / span)


def _lane(state: MageKnight, hero: Hero, span: int) -> Lane:
    marks = [Milestone(along(fame, span), number, fame) for number, fame in enumerate(hero.by_round, 1)]
    return Lane(figure(state, hero.seat), marks, along(hero.fame, span), hero.fame, level_of(hero.fame))


def _account(state: MageKnight, one: Account, winners: tuple[int, ...]) -> AccountShown:
    several = len(one.side) > 1
    return AccountShown(
        side=[figure(state, seat) for seat in one.side],
        total=one.total,
        entries=[EntryShown(line, figure(state, line.seat) if several and line.seat else None) for line in one.lines],
        won=bool({*one.side} & {*winners}),
    )


def _tallied(state: MageKnight, hero: Hero) -> TalliedHero:
    counts, missing, known = tally.counted(state, hero), tally.missing(state, hero), tally.known(state, hero)
    rows = [
        Tallied(what, counts[what], counts[what] != known.get(what, counts[what]), what in missing)
        for what in tally.asked(state)
    ]
    return TalliedHero(figure(state, hero.seat), rows)


def _cities(state: MageKnight) -> CitiesAsked | None:
    ending, goals = tally.ending(state), bool(scenarios.of(state).counting(state).goals)
    cities = state.charted is None
    dummy = goals and not state.in_app("heroes")
    if ending is None or not (cities or dummy):
        return None
    together = teams.cooperative(state)
    left = ending.cards_left if state.scored and state.scored.cards_left is not None else 0
    most = ending.cities if cities else 0
    return CitiesAsked(ending.conquered, most, ending.each_leads, together, dummy, left, ending.announced)
