"""The heroes' sheets: tracks, level, crystals, cards by count, units, skills; one of them large. MK-CMP-01."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import Frame, View
from ....core.viewer import Viewer
from ..box.cards import BANNERS
from ..box.heroes import SkillUse
from ..box.names import BASICS, COLOURS, CRYSTALS, Basic, Colour
from ..box.tracks import INFLUENCE, LEVELS, LevelRow, to_next
from ..box.units import UNITS, UnitCard
from ..box.values import Value
from ..play import cards, growth, healing, mana, powering, sideways, skill_strikes, skills, source, turns, units
from ..play.land_bonus import land_bonus
from ..play.own_hero import in_combat
from ..play.powering import PaidEffect
from ..play.sideways import SidewaysUse
from ..play.spell_mana import Way
from ..state.hero import HeldSkill, Hero, Unit, called
from ..state.table import MageKnight
from .growing import Growing, growing

HUES = {"arythea": "blood", "goldyx": "moss", "norowas": "ink", "tovak": "frost"}


@dataclass(frozen=True)
class CrystalRow:
    """Crystals of one colour in the Inventory."""

    colour: Basic
    count: int
    top: int = CRYSTALS


@dataclass(frozen=True)
class ManaShown:
    """Pure mana in the play area; `dead`: good for nothing at this time of day."""

    colour: Colour
    count: int
    dead: bool


@dataclass(frozen=True)
class UnitShown:
    """A unit in its place of the unit area. `points`: healing points that take a Wound off it."""

    place: int
    unit: Unit
    card: UnitCard | None
    points: int


@dataclass(frozen=True)
class SkillShown:
    """A skill before a hero. `colours`: mana between which it leaves a choice; `for_unit`: it is for a unit; `values`:
    what it may be played as in the fight that goes on."""

    held: HeldSkill
    use: SkillUse
    ready: bool
    colours: tuple[Colour, ...]
    for_unit: bool
    values: list[Value]


@dataclass(frozen=True)
class Powered:
    """A way to pay for a card's effect just now."""

    effect: PaidEffect
    colour: Basic
    way: Way


@dataclass(frozen=True)
class Sheet:
    """Everything of a hero on one sheet. `kept`: the app keeps the cards and what lies before it; `heals`: healing
    points may be used now (MK-WND-05)."""

    seat: int
    who: str
    hero: str
    player: str
    hue: str
    on_turn: bool
    heals: bool
    fame: int
    missing: int | None
    level: int
    levels: tuple[LevelRow, ...]
    waiting: int
    reputation: int
    modifier: int | None
    spaces: dict[int, int | None]
    kept: bool
    armor: int
    limit: int
    bonus: int
    places: int
    free: int
    crystals: list[CrystalRow]
    mana: list[ManaShown]
    hand: int
    wounds: int
    unsure: int
    wound_choices: list[int]
    deck: int
    discard: int
    discard_wounds: int
    units: list[UnitShown]
    more_units: list[str]
    skills: list[SkillShown]
    tokens: int
    powered: list[Powered]
    sideways: list[SidewaysUse]
    gained: list[str]
    banners: list[str]
    growing: Growing | None


def sheet(state: MageKnight, hero: Hero) -> Sheet:
    """A hero as its sheet shows it."""
    unsure = cards.may_be_wounds(hero)
    on_turn = any(turn is not None and turn.seat == hero.seat for turn in (state.turn, *state.beside))
    return Sheet(
        seat=hero.seat,
        who=called(hero),
        hero=hero.hero,
        player=state.player_of(hero.seat),
        hue=HUES[hero.hero],
        on_turn=on_turn,
        heals=on_turn and not in_combat(state, hero),
        fame=hero.fame,
        missing=to_next(hero.fame),
        level=hero.level,
        levels=LEVELS,
        waiting=len(growth.waiting(hero)),
        reputation=hero.reputation,
        modifier=growth.influence_modifier(hero),
        spaces=dict(INFLUENCE),
        kept=state.in_app("heroes"),
        armor=growth.armor(hero),
        limit=growth.printed_limit(hero),
        bonus=land_bonus(state, hero),
        places=growth.places(hero),
        free=max(units.free_places(hero), 0),
        crystals=[CrystalRow(colour, mana.crystals(hero, colour)) for colour in BASICS],
        mana=[ManaShown(one, hero.mana.get(one, 0), mana.dead(one, source.dark(state))) for one in COLOURS],
        hand=hero.hand.count,
        wounds=hero.hand.wounds,
        unsure=unsure,
        wound_choices=[*range(hero.hand.wounds, hero.hand.wounds + unsure + 1)] if unsure else [],
        deck=hero.deck.count,
        discard=hero.discard.count + hero.played,
        discard_wounds=hero.discard.wounds,
        units=[
            UnitShown(place, unit, units.card_of(unit), healing.points_for(unit))
            for place, unit in enumerate(hero.units, 1)
        ],
        more_units=[*UNITS],
        skills=[_skill(state, hero, one) for one in hero.skills],
        tokens=len(hero.tokens),
        powered=_powered(state, hero),
        sideways=sideways.uses(state, hero) if hero.hand.deeds else [],
        gained=sorted(hero.gained),
        banners=[one for one in BANNERS if one in hero.gained or cards.ARTIFACT in hero.gained],
        growing=growing(state, hero),
    )


def striking(state: MageKnight, hero: Hero) -> list[SkillShown]:
    """Skills that are a value in the phase of the fight that goes on."""
    found = [_skill(state, hero, one) for one in hero.skills]
    return [one for one in found if one.ready and one.values]


def _skill(state: MageKnight, hero: Hero, held: HeldSkill) -> SkillShown:
    printed = skills.skill_of(held.skill)
    return SkillShown(
        held=held,
        use=printed.use if printed else "always",
        ready=skills.ready(state, hero, held) and skills.possible(hero, held.skill),
        colours=tuple(skills.colours_now(hero, held.skill)),
        for_unit=held.skill == skills.INSPIRATION,
        values=skill_strikes.values(state, hero, held.skill),
    )


def _powered(state: MageKnight, hero: Hero) -> list[Powered]:
    """MK-CRD-02, MK-CRD-03: how mana may power a card of the hand now; none in another's turn."""
    if state.turn is None or state.turn.seat != hero.seat or state.turn.step not in turns.PARTS or not hero.hand.deeds:
        return []
    effects: tuple[PaidEffect, ...] = ("action", "spell", "stronger") if powering.has_spells(hero) else ("action",)
    return [
        Powered(effect, colour, way)
        for effect in effects
        for colour in BASICS
        for way in powering.ways(state, hero, colour, effect)
    ]


@dataclass(frozen=True, kw_only=True)
class HeroesView(View):
    """What the page of all heroes shows. `shown`: whose sheet lies open, unless another one is asked for."""

    sheets: list[Sheet]
    shown: int


def heroes(state: MageKnight, viewer: Viewer) -> HeroesView:
    """All sheets; the one of whoever looks, or of who is on turn, lies open."""
    seat = viewer.seat or (state.turn.seat if state.turn else 0)
    shown = seat if state.find(seat) else state.heroes[0].seat
    return HeroesView(
        frame=Frame(),
        sheets=[sheet(state, hero) for hero in state.heroes],
        shown=shown,
    )
