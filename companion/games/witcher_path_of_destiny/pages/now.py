"""What the step wants now, of whom: on the table for everybody, on a seat's own page for that seat alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..box.characters import Character, Window
from ..box.names import SIDES, Announced, Colour, Side, Symbol
from ..play import (
    automa,
    chapter_end,
    course,
    drafting,
    fate,
    final,
    playing,
    reading,
    stories,
    symbols,
    turns,
    windows,
)
from ..play.symbols import Source
from ..play.windows import Ability
from ..state.pieces import StepName
from ..state.player import Player
from ..state.table import Destiny
from .figures import Face, Figure, Tile, face_of, figure, tiles


@dataclass(frozen=True)
class Hand:
    """Somebody's cards of this turn: whether they lie on the timeline, or face down; which ones the own seat knows."""

    figure: Figure
    hand: int
    played: bool
    chosen: bool
    mine: list[Face]


@dataclass(frozen=True)
class Loss:
    """Symbols to be lost, and between which sources there is a choice; `owed`: a page of the story takes them."""

    figure: Figure
    count: int
    sources: list[Source]
    tiles: list[Tile]
    owed: bool


@dataclass(frozen=True)
class AbilityOffered:
    """An ability whose moment it is. `by_app`: the app does it by a move of its own, else the hands do."""

    figure: Figure
    number: int
    id: str
    name: str
    text: str
    window: Window | None
    by_app: bool
    held: bool  # it would better the effect that waits just now
    tiles: list[Tile]
    sources: list[Source]  # between which there may be a choice of what is lost
    sides: list[Side]  # of which a symbol may be gained

    @property
    def at_once(self) -> bool:
        """Whether it asks nothing, so that one tap uses it."""
        return self.id == "full_result" or (self.id == "spare_symbol" and not self.sources)


@dataclass(frozen=True)
class VoiceHeard:
    """What somebody has announced, and how many symbols of each side that one has."""

    figure: Figure
    announced: Announced
    left: int
    right: int


@dataclass(frozen=True)
class KeeperAsked:
    """Who chooses cards to keep: how many, of which, and whether it is done."""

    figure: Figure
    count: int
    tiles: list[Tile]
    done: bool


@dataclass(frozen=True)
class QuestAsked:
    """A side quest to be scored: what it counts, where that is known, and whether its scale is."""

    figure: Figure
    colour: Colour | None
    symbol: Symbol | None
    known: bool
    hand: int


@dataclass(frozen=True)
class Now:
    """Everything that may be done at this step, by whom."""

    step: StepName
    chooser: Figure | None  # of a character
    offered: list[Character]
    drafter: Figure | None
    hands: list[Hand]
    losses: list[Loss]
    waiting: list[Figure]  # whose effect waits for a word: to be used an ability on, or resolved as printed
    abilities: list[AbilityOffered]
    voices: list[VoiceHeard]
    by_hand: bool  # cards are played on the table alone, before anything is said here
    mat: Announced | None  # what the cards left face up say; None: they have no say
    picker: Figure | None  # who chooses the dominant symbol freely
    counting: list[Figure]  # whose symbols a light table has still to count
    keepers: list[KeeperAsked]
    quests: list[QuestAsked]
    gold: list[Figure]
    wants_symbols: bool  # of this chapter
    wants_coming: bool  # of the next one
    wants_page: bool  # a printed page's bonuses may be told


def now(state: Destiny) -> Now:
    """What the step wants of everybody."""
    step = state.step
    drafter = drafting.on_turn(state) if step == "draft" and not stories.waits(state) else None
    chooser = state.find(state.choosing[0]) if step == "characters" and state.choosing else None
    picker = chapter_end.chooses(state)
    printed = not reading.told_by_app(state)
    return Now(
        step=step,
        chooser=figure(state, chooser) if chooser else None,
        offered=[*state.offered] if chooser else [],
        drafter=figure(state, drafter) if drafter else None,
        hands=[_hand(state, one) for one in state.players] if state.full and _plays(state) else [],
        losses=_losses(state),
        waiting=[figure(state, one) for one in state.players if windows.held(state, one)],
        abilities=[_offered(state, one) for one in windows.offered(state)],
        voices=[_voice(state, one) for one in automa.voters(state)] if step == "fate" else [],
        by_hand=played_by_hand(state),
        mat=state.mat if step == "fate" and automa.with_mat(state) else None,
        picker=figure(state, picker) if picker else None,
        counting=[figure(state, one) for one in chapter_end.uncounted(state)] if step == "scoring" else [],
        keepers=_keepers(state),
        quests=[_quest(state, one) for one in final.unscored(state)] if step == "quests" else [],
        gold=[figure(state, one) for one in final.unpaid(state)] if step == "gold" else [],
        wants_symbols=step == "reading" and printed and state.left is None and not reading.to_be_turned(state),
        wants_coming=chapter_end.wants_coming(state) and printed,
        wants_page=step == "reading" and printed and bool(state.outcomes) and bool(state.pages),
    )


def of_seat(found: Now, seat: int) -> Now:
    """The same for one seat's own page: only what is its own."""
    return replace(
        found,
        chooser=_own(found.chooser, seat),
        drafter=_own(found.drafter, seat),
        picker=_own(found.picker, seat),
        hands=[one for one in found.hands if one.figure.seat == seat and found.step == "play"],
        losses=[one for one in found.losses if one.figure.seat == seat],
        waiting=[one for one in found.waiting if one.seat == seat],
        abilities=[one for one in found.abilities if one.figure.seat == seat],
        voices=[one for one in found.voices if one.figure.seat == seat],
        mat=None,
        counting=[one for one in found.counting if one.seat == seat],
        keepers=[one for one in found.keepers if one.figure.seat == seat],
        quests=[one for one in found.quests if one.figure.seat == seat],
        gold=[one for one in found.gold if one.seat == seat],
    )


def _own(figure: Figure | None, seat: int) -> Figure | None:
    return figure if figure is not None and figure.seat == seat else None


def _plays(state: Destiny) -> bool:
    """Whether cards are played: in their step, or at once where nothing but an ability could come before it."""
    return state.step == "play" or course.may_play(state)


def played_by_hand(state: Destiny) -> bool:
    """Whether cards are played on the table alone: before the story's check, else before anybody has announced."""
    if state.full or state.step not in ("check", "fate") or any(one.announced for one in state.people):
        return False
    return state.step == "check" or "check" not in turns.turn_steps(state)


def _hand(state: Destiny, one: Player) -> Hand:
    known = [face_of(state, id) for id in one.chosen]
    mine = [card for card in known if card is not None]
    return Hand(figure(state, one), one.hand, one.played, bool(one.chosen), mine)


def _losses(state: Destiny) -> list[Loss]:
    found = []
    for one in state.players:
        if sources := playing.choice(state, one):
            count = playing.losing(state, one)
            found.append(Loss(figure(state, one), count, sources, tiles(state, one), False))
    for debt in state.owed:
        owing = state.find(debt.seat)
        if owing is not None:
            sources = symbols.sources(owing, [debt.symbol])
            count = min(debt.count, sum(source.count for source in sources))
            found.append(Loss(figure(state, owing), count, sources, tiles(state, owing), True))
    return found


def _offered(state: Destiny, ability: Ability) -> AbilityOffered:
    one = state.at(ability.seat)
    return AbilityOffered(
        figure=figure(state, one),
        number=ability.number,
        id=ability.id,
        name=ability.name,
        text=ability.text,
        window=ability.window,
        by_app=state.full and ability.id != "own",
        held=ability.id in ("spare_symbol", "full_result", "dye_card") and windows.held(state, one),
        tiles=tiles(state, one),
        sources=_sources(state, one, ability),
        sides=_fewer(state, one) if ability.id == "gain_fewer" else [*SIDES],
    )


def _sources(state: Destiny, one: Player, ability: Ability) -> list[Source]:
    if ability.id == "spare_symbol":
        return playing.choice(state, one, spared=1)
    if ability.id != "lose_one_gain_three":
        return []
    more = [side for side in SIDES if side not in _fewer(state, one)] or [*SIDES]
    return symbols.sources(one, [symbol for side in more if (symbol := state.active(side)) is not None])


def _fewer(state: Destiny, one: Player) -> list[Side]:
    """WP-ABI-29: the side of which somebody has fewer symbols; both where there are as many."""
    said = fate.louder(fate.count_of(state, one, "left"), fate.count_of(state, one, "right"))
    return [side for side in SIDES if said in ("tie", chapter_end.OTHER[side])]


def _voice(state: Destiny, one: Player) -> VoiceHeard:
    counted = [fate.count_of(state, one, side) for side in ("left", "right")]
    return VoiceHeard(figure(state, one), one.announced, counted[0], counted[1])


def _keepers(state: Destiny) -> list[KeeperAsked]:
    if state.step != "keep" or not state.full:
        return []
    return [
        KeeperAsked(figure(state, one), count, tiles(state, one), len(one.keeping) == count)
        for one in state.players
        if not one.kept and (count := chapter_end.to_keep(state, one))
    ]


def _quest(state: Destiny, one: Player) -> QuestAsked:
    quest = final.quest_of(state, one)
    return QuestAsked(
        figure=figure(state, one),
        colour=quest.colour if quest else None,
        symbol=quest.symbol if quest else None,
        known=bool(quest and quest.scale),
        hand=one.hand,
    )
