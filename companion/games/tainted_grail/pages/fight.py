"""The page of a fight: what the opponent will do before anybody commits, whose turn it is, and what each may do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from ....core.guide import Advice
from ....core.message import Message, say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.encounter_cards import EncounterCard, Half
from ..box.names import PAIRS, Attribute, Counted, HeroId
from ..play.fights.ends import comes_out_even, even_shares, to_divide
from ..play.fights.turns import cornered, members
from ..play.lessons import known_by
from ..state.fight import AT_MOST_WHEN_FAST, Fight, Fighter, hand_size
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay
from .encounters import Encounter, encounter
from .guide import at_a_fight
from .party import Board, board

MARKERS = range(6)  # what one tap may bring into the pool
NEAR = 8  # beside the pool, for how many numbers more a row can be told by a tap
STEPS = range(-2, 4)  # what one tap may move the affinity by


def called(state: Avalon) -> str:
    """Whether the page is one of fights or of diplomacies: blue cards are those. TG-ENC-01, TG-DIP-01."""
    going = [doing for doing in state.under_way if doing.kind == "encounter"]
    cards = [doing.fight.card.colour if doing.fight else doing.colour for doing in going]
    return "diplomacy" if cards and all(colour == "blue" for colour in cards) else "fight"


@dataclass(frozen=True)
class Corner:
    """A character in the fight, and where it is in the turn."""

    hero: Hero
    cards: Fighter
    turn: Literal["", "active", "done", "waiting"]  # "": no turns are played
    smaller: int  # the size of the next smaller starting hand
    attributes: list[tuple[Attribute, int]]  # those that count here
    panicked: bool
    board: Board | None  # its tracks, where the app keeps boards


@dataclass(frozen=True)
class TableRow:
    """A row of the combat table: from and up to how many markers it holds, and what it does. TG-CMB-18."""

    since: int
    until: int
    said: list[Message]
    now: bool


@dataclass(frozen=True)
class Position:
    """A position of the affinity track, counted from grey. TG-DIP-03."""

    at: int
    now: bool
    tone: Literal["", "green", "red"]
    end: Literal["", "low", "high", "grey"]


@dataclass(frozen=True)
class OpenKey:
    """A half of a key on the card before, and whether the active character's attribute meets it, as far as known."""

    half: Half
    meets: bool


@dataclass(frozen=True)
class Laying:
    """What the active character may lay."""

    first: bool  # its first card of this activation
    by: range  # what one tap may bring
    forced: bool  # in panic the deck says which card it is
    full: bool  # a fast opponent lets no more be laid
    keys: list[OpenKey]
    payers: list[HeroId]  # who has Magic to spend for it


@dataclass(frozen=True, kw_only=True)
class Bout(Encounter):
    """An encounter that is fought in the app: its card is known."""

    fight: Fight
    step: Next | None = None  # its own next step, where several are fought
    printed: list[tuple[str, Any]]  # all that is known of the card, by the names of its form's fields
    people: list[Corner]
    waiting: list[Hero]  # for their activation in this turn
    active: Hero | None
    hand: int  # the size of a starting hand
    rows: list[TableRow]  # of a combat
    track: list[Position]  # of a diplomacy
    answer: list[Message] | None  # what the opponent will do, None: the hands look at the card
    opportunity: list[Message] | None  # and what a moment's hesitation costs
    coming: list[str]  # what follows when no more is laid, as words' keys
    lay: Laying | None  # while cards are laid
    cornered: bool  # whether nothing is left but to escape
    counted: HeroId | None  # who tells that the pool stands elsewhere, while turns are played
    connected: list[tuple[Attribute, int]]  # how many attribute keys of each kind
    untold: bool  # it was won, and nobody has noted what that gives
    asks: Literal["", "answer", "failure"]  # what of its card nobody has told, now that it matters
    holds: tuple[range, range]  # from and up to how many markers a row may hold that is told now
    shares: Mapping[HeroId, Mapping[Counted, int]]  # of the loot, where several take it
    even: bool  # and each has the same of it

    @property
    def settled(self) -> bool:
        """Whether the active character has what wins, and to be done costs nothing. TG-CMB-17, TG-DIP-14."""
        return self.lay is not None and self.fight.verdict == "won" and self.coming[0] in ("won", "stage")

    @property
    def known_by(self) -> str | None:
        """What its card is known by at other tables; None: it has no name."""
        return known_by(self.fight.card)

    @property
    def card(self) -> EncounterCard:
        """What its card prints."""
        return self.fight.card


@dataclass(frozen=True, kw_only=True)
class FightView(View):
    """The encounters under way; of those whose card is known, the fights."""

    guide: Advice | None
    fights: list[Encounter]


def view(state: Avalon, viewer: Viewer) -> FightView:
    """Every encounter under way; the next step of the only one is the large one, each of several has its own."""
    doings = [doing for doing in state.under_way if doing.kind == "encounter"]
    rings = [encounter(state, doing) if doing.fight is None else _bout(state, doing, doing.fight) for doing in doings]
    step = _next(rings[0]) if len(rings) == 1 else None
    if len(rings) > 1:
        rings = [replace(ring, step=_next(ring)) if isinstance(ring, Bout) else ring for ring in rings]
    scene = "|".join(_scene(doing.fight) for doing in doings)
    return FightView(frame=Frame(next=step, scene=scene), guide=at_a_fight(state), fights=rings)


def _scene(fight: Fight | None) -> str:
    """What begins at the top of the page: a card that is asked for, its fight, and how that was decided."""
    return "?" if fight is None else f"{fight.card.name} {fight.step if fight.decided else ''}"


def _next(ring: Encounter) -> Next | None:
    if not isinstance(ring, Bout):
        return _faces(ring)
    fight, first = ring.fight, {"who": ring.doing.who[0]}
    match fight.step:
        case "before":
            return None if fight.card.approaches else _step("face-it", "face_it", first)
        case "hands":
            return _step("start-fight", "start_fight", first)
        case "choose":
            turn = ring.waiting[0].id
            return _step("be-active", "activate", {"who": turn}, who=turn)
        case "lay" if ring.cornered:
            return _step("cornered", "escape", {"who": fight.active})
        case "lay" if ring.lay and ring.lay.forced:
            return None  # which card the deck gives only the hands see
        case "answered":
            return _step("answered", "carry_on", {"who": fight.active})
        case "lay" | "again":
            done = _step(f"fight-{ring.coming[0]}", "finish_laying", {"who": fight.active})
            return replace(done, quiet=could_lay(ring))
        case "won" if ring.shares:
            return Next(say("step-share-loot"), form="reward-form")
        case "won" if ring.untold:
            return Next(say("step-take-reward"), form=f"gain-{first['who']}", quiet=True)
        case "won":
            return _step("take-reward", "end_encounter", {**first, "how": "won"})
        case "lost":
            return _step("bear-failure", "end_encounter", {**first, "how": "not_won"})
    return None  # a guardian that withdraws: the table says whether it roams


def _faces(ring: Encounter) -> Next | None:
    """TG-CMB-04: a card that nobody has named is faced with what was tapped of it, where its deck is known."""
    asked = ring.doing.colour and not (ring.rivals and not ring.doing.guardian)
    return Next(say("card-save-begin"), form=f"card-{ring.doing.who[0]}", quiet=True) if asked else None


def _step(label: str, move: str, args: dict[str, Any], **facts: Any) -> Next:
    return Next(say(f"step-{label}", **facts), move=move, args=args)


def _bout(state: Avalon, doing: UnderWay, fight: Fight) -> Bout:
    around, people = encounter(state, doing), members(state, doing)
    active = next((hero for hero in people if hero.id == fight.active), None)
    return Bout(
        doing=doing,
        heroes=around.heroes,
        place=around.place,
        turn=around.turn,
        rivals=around.rivals,
        fight=fight,
        printed=list(_printed(msgspec.to_builtins(fight.card))),
        people=[_corner(state, doing, fight, hero) for hero in people],
        waiting=[hero for hero in people if hero.id not in doing.activated],
        active=active,
        hand=hand_size(len(people)),
        rows=rows(fight),
        track=track(fight),
        answer=fight.answer.said(fight.kind) if fight.answer else None,
        opportunity=fight.card.opportunity.said("combat") if fight.card.opportunity else None,
        coming=coming(fight, fight.acting),
        lay=_laying(state, fight, active),
        cornered=active is not None and cornered(state, doing, active),
        counted=None if not fight.running else doing.who[0] if fight.step == "choose" else fight.active,
        connected=sorted(fight.connected_keys().items()),
        untold=state.in_app("boards") and fight.step == "won" and fight.card.gives_nothing_known,
        asks=_asks(fight),
        holds=_holds(fight),
        shares=even_shares(doing) if fight.step == "won" and to_divide(doing) else {},
        even=comes_out_even(doing),
    )


def _asks(fight: Fight) -> Literal["", "answer", "failure"]:
    """TG-CMB-18, TG-DIP-14, TG-DIP-17: what is about to happen and nobody has told."""
    if fight.step == "lost" and fight.card.failure is None:
        return "failure"
    return "answer" if fight.running and not fight.verdict and fight.answer is None else ""


def _holds(fight: Fight) -> tuple[range, range]:
    """TG-CMB-18: a row holds for the pool as it is, and for numbers beside it that have no row yet."""
    first = last = fight.pool
    while first > 0 and fight.card.row(first - 1) is None:
        first -= 1
    while last < fight.card.value - 1 and fight.card.row(last + 1) is None:
        last += 1
    return range(max(first, fight.pool - NEAR), fight.pool + 1), range(fight.pool, min(last, fight.pool + NEAR) + 1)


def _printed(facts: Any, name: str = "card") -> Iterator[tuple[str, Any]]:
    """Everything that is known of a card, under the names that a form gives it: what has no field goes along unseen."""
    inner = facts.items() if isinstance(facts, dict) else enumerate(facts) if isinstance(facts, list) else None
    if inner is None:
        yield name, {True: "true", False: "false"}.get(facts, facts) if isinstance(facts, bool) else facts
    for part, value in inner or ():
        yield from _printed(value, f"{name}.{part}")


def _corner(state: Avalon, doing: UnderWay, fight: Fight, hero: Hero) -> Corner:
    """One character in the fight: its cards, what it has of the attributes that count, and where it is in the turn."""
    side = 0 if fight.kind == "combat" else 1
    fighter = fight.fighters.get(hero.id, Fighter())
    return Corner(
        hero=hero,
        cards=fighter,
        turn=_turn(doing, fight, hero) if fight.running else "",
        smaller=hand_size(len(doing.who)) - fighter.redrawn - 1,
        attributes=[(pair[side], hero.attribute(pair[side])) for pair in PAIRS],
        panicked=state.in_app("boards") and hero.panicked,
        board=board(state, hero) if state.in_app("boards") else None,
    )


def _turn(doing: UnderWay, fight: Fight, hero: Hero) -> Literal["active", "done", "waiting"]:
    return "active" if hero.id == fight.active else "done" if hero.id in doing.activated else "waiting"


def rows(fight: Fight) -> list[TableRow]:
    """TG-CMB-18: the combat table with the row that holds now; each says from and up to how many markers it holds."""
    reachable = [row for row in fight.card.table if row.since < max(fight.card.value, 1)]
    table = sorted(reachable, key=lambda row: row.since)
    now = None if fight.verdict else fight.card.row(fight.pool)
    shown = []
    for row, after in zip(table, [*table[1:], None], strict=False):
        until = after.since - 1 if after else fight.card.value - 1
        shown.append(TableRow(row.since, max(row.since, until), row.said("combat"), now=row is now))
    return shown


def track(fight: Fight) -> list[Position]:
    """TG-DIP-03: the affinity track from its lowest position to its highest, grey in between."""
    card = fight.card
    if fight.kind == "combat":
        return []
    return [
        Position(
            at,
            now=at == fight.pool,
            tone="green" if at in card.green else "red" if at in card.red else "",
            end="low" if at == -card.below else "high" if at == card.above else "grey" if at == 0 else "",
        )
        for at in range(-card.below, card.above + 1)
    ]


def could_lay(ring: Bout) -> bool:
    """Whether a card is likelier than to be done: none was laid yet and there is one, or without one all is lost."""
    lay, fight = ring.lay, ring.fight
    if lay is None or lay.full or fight.acting.hand == 0 or ring.settled:
        return False
    return lay.first or fight.verdict == "lost"


def coming(fight: Fight, fighter: Fighter) -> list[str]:
    """What follows when the active character lays no more: TG-CMB-16..18, TG-DIP-14..17, in order, as words' keys."""
    if fight.step == "again":
        return ["again"]
    follows: list[str] = []
    if fight.kind == "combat" and fighter.laid == 0:
        follows += ["idle", "draw"]
    elif fight.kind == "combat" and fighter.laid == 1 and "opportunist" in fight.card.traits:
        follows.append("opportunity")
    if fight.verdict:
        stage = fight.verdict == "won" and fight.kind == "diplomacy" and not fight.last_stage
        return [*follows, "stage" if stage else fight.verdict]
    return [*follows, "attack" if fight.kind == "combat" else "reaction"]


def _laying(state: Avalon, fight: Fight, active: Hero | None) -> Laying | None:
    """What the active character may lay: how much with one tap, and which keys the card before it offers."""
    if active is None or fight.step != "lay":
        return None
    fighter = fight.fighters.get(active.id, Fighter())
    known = state.in_app("boards")
    # Of a board that nobody has read, nobody knows that a key does not meet; markers that were told are known.
    read = known and active.attributes_told
    halves = fight.open_keys()
    return Laying(
        first=fighter.laid == 0,
        by=MARKERS if fight.kind == "combat" else STEPS,
        forced=known and active.panicked and fighter.laid == 0,
        full="fast" in fight.card.traits and fighter.laid >= AT_MOST_WHEN_FAST,
        keys=[OpenKey(half, active.attribute(half.attribute) >= half.level or not read) for half in halves],
        payers=[hero.id for hero in state.living if hero.id in fight.fighters and hero.resources["magic"]],
    )
