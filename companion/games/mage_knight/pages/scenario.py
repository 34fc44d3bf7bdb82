"""What the scenario and the variants ask of the table now: an auction, dice, cards, glades. MK-VAR, MK-DN, MK-OR."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.message import say
from ....core.page import Frame, Next, Prompt, View
from ....core.viewer import Viewer
from ..box.cards import ACTION_IDS, BASIC_CARDS
from ..box.heroes import HEROES
from ..box.names import BASICS, HeroName
from ..box.scenarios import ScenarioId
from ..play import between
from ..play.travel import place_facts
from ..play.variants import auction
from ..state.hero import Hero
from ..state.table import MageKnight
from .figures import Figure, figure
from .glades import GladeShown, glade
from .table import subtitle


@dataclass(frozen=True)
class Bidder:
    """Somebody without a hero: the seat, who plays there, the least bid that counts. `leads`: bids most now."""

    seat: int
    player: str
    least: int
    leads: bool


@dataclass(frozen=True)
class AuctionShown:
    """MK-VAR-02: whose pick it is, which hero is named, who may bid what."""

    picker: Bidder
    hero: HeroName | None
    bid: int
    bidders: list[Bidder]
    free: list[HeroName]
    sold: list[tuple[int, str, HeroName]]


@dataclass(frozen=True)
class UpgradeShown:
    """MK-VAR-29: what lies open, who swaps now and what of, who comes after."""

    cards: list[str]
    figure: Figure
    own: list[str]
    later: list[Figure]


@dataclass(frozen=True, kw_only=True)
class ScenarioView(View):
    """What the page shows."""

    scenario: ScenarioId
    rules: Sequence[str]
    auction: AuctionShown | None = None
    dusk: bool = False
    rampage: list[dict[str, object]]
    drafting: list[Figure]
    actions: tuple[str, ...] = ACTION_IDS
    upgrade: UpgradeShown | None = None
    glade: GladeShown | None = None
    closing: list[Figure]  # whom the portal may take, where the table keeps the map
    mining: Figure | None = None  # whose turn it is, where the table tells which mines are free


def wanted(state: MageKnight) -> bool:
    """Whether anything stands on the page."""
    glades = state.scenario == "druid_nights" and state.step == "turns" and state.hero_on_turn is not None
    return waits(state) or glades or bool(_closing(state)) or _mining(state) is not None


def waits(state: MageKnight) -> bool:
    """Whether the game cannot go on before something here is done."""
    return state.auction is not None or (state.step == "round_end" and between.unsettled(state) is not None)


def prompts(state: MageKnight) -> list[Prompt]:
    """For whose decision the table waits: who picks a hero, takes a kept card, swaps one."""
    if state.auction is not None:
        return [Prompt(state.auction.picker, say("prompt-hero"))] if state.auction.hero is None else []
    if state.step != "round_end":
        return []
    found = [Prompt(seat, say("prompt-drafted")) for seat in state.affairs.drafting]
    waiting = state.affairs.upgrade.waiting[:1] if state.affairs.upgrade else []
    return [*found, *(Prompt(seat, say("prompt-upgrade")) for seat in waiting)]


def scenario(state: MageKnight, viewer: Viewer) -> ScenarioView:
    """What is asked for now."""
    affairs = state.affairs
    return ScenarioView(
        frame=Frame(next=_next(state), subtitle=subtitle(state)),
        scenario=state.scenario,
        rules=state.printed.rules,
        auction=_auction(state),
        dusk=affairs.dusk,
        rampage=[place_facts(state, at) for at in affairs.rampage],
        drafting=[figure(state, seat) for seat in affairs.drafting if state.find(seat)],
        upgrade=_upgrade(state),
        glade=glade(state),
        closing=_closing(state),
        mining=_mining(state),
    )


def _next(state: MageKnight) -> Next | None:
    if waits(state):
        if state.affairs.dusk:
            return Next(say("next-darkness"), move="roll_darkness")
        if state.affairs.closing:
            return Next(say("next-portal-shut"), move="shut_portal")
        return Next(say("next-rampage"), move="roll_rampage") if state.affairs.rampage else None
    return Next(say("next-table"), page="table")


def _auction(state: MageKnight) -> AuctionShown | None:
    one = state.auction
    if one is None:
        return None
    bidders = [
        Bidder(seat, state.player_of(seat), auction.least(one, seat), one.hero is not None and seat == one.bidder)
        for seat in one.order
        if seat not in one.sold
    ]
    sold = [(seat, state.player_of(seat), hero) for seat, hero in one.sold.items()]
    return AuctionShown(bidders[0], one.hero, one.bid, bidders, auction.free(one), sold) if bidders else None


def upgrading(state: MageKnight) -> int:
    """MK-VAR-29: whose upgrade it is now; 0: nobody's."""
    return next(iter(_swapping(state)), 0)


def _swapping(state: MageKnight) -> list[int]:
    return [seat for seat in state.affairs.upgrade.waiting if state.find(seat)] if state.affairs.upgrade else []


def _upgrade(state: MageKnight) -> UpgradeShown | None:
    upgrade, waiting = state.affairs.upgrade, _swapping(state)
    if upgrade is None or not waiting:
        return None
    cards: list[str] = [*upgrade.cards] if state.in_app("offers") else [*ACTION_IDS]
    later = [figure(state, seat) for seat in waiting[1:]]
    return UpgradeShown(cards, figure(state, waiting[0]), own_actions(state.at(waiting[0])), later)


def own_actions(hero: Hero) -> list[str]:
    """MK-VAR-29: a hero's own Action cards, advanced ones first, each once."""
    unique = HEROES[hero.hero]
    common = {card: count for colour in BASICS for card, count in BASIC_CARDS[colour].items()}
    basic = [str(card) for card, count in common.items() if count > (card == unique.replaced)]  # MK-KF-05: of two, one
    return [*dict.fromkeys(one for one in hero.gained if one in ACTION_IDS), str(unique.unique), *basic]


def _closing(state: MageKnight) -> list[Figure]:
    if not state.affairs.closing or state.step != "round_end":
        return []
    return [figure(state, one.seat) for one in state.heroes if not one.eliminated]


def _mining(state: MageKnight) -> Figure | None:
    hero = state.hero_on_turn
    told = state.scenario == "mines_liberation" and state.step == "turns" and state.charted is None
    return figure(state, hero.seat) if told and hero is not None else None
