"""Setting a table up: the characters and then the world, in the rules' order. TG-CHR, TG-WLD."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from ...core.chance import Chance
from ...core.checklist import Checklist, Line
from ...core.deck import UNKNOWN, Deck
from ...core.draft import Draft, Knowledge
from ...core.errors import BadArguments
from ...core.message import Message, say
from ...core.table import Keeper, Seat
from ...core.track import Track
from . import box, land
from .knowledge import printed_facts
from .moves.boards import red_of
from .moves.menhirs import light
from .moves.statuses import status_of
from .names import (
    AREAS,
    ATTRIBUTES,
    COLOURS,
    RESOURCES,
    TRACKS,
    Area,
    Attribute,
    Count,
    HeroId,
    Number,
    Resource,
    Text,
)
from .procedures import MORNING, stand_at
from .state import Avalon, Hero, Markers, Modes, Pool, Readings, Status

START = 101  # TG-WLD-01
LIGHT: dict[Area, Keeper] = {"boards": "table", "map": "table", "decks": "table", "days": "app"}
FULL: dict[Area, Keeper] = {"boards": "app", "map": "app", "decks": "app", "days": "app"}
Length = Annotated[int, msgspec.Meta(ge=2, le=20)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=200)]


RULES = {
    "tell-take-board": "TG-CHR-01",
    "tell-set-tracks": "TG-CHR-03",
    "tell-read-board": "TG-CHR-02",
    "tell-build-decks": "TG-CHR-09",
    "tell-build-advancement": "TG-CHR-12",
    "tell-read-letter": "TG-CHR-14",
    "tell-lay-start": "TG-WLD-01",
    "tell-place-menhir": "TG-WLD-02",
    "tell-lay-location": "TG-WLD-03",
    "tell-attach-four": "TG-WLD-03",
    "tell-sort-encounters": "TG-WLD-04",
    "tell-lay-secrets-and-items": "TG-WLD-05",
    "tell-take-save-sheet": "TG-WLD-06",
    "tell-deal-references": "TG-WLD-07",
    "tell-follow-chapter": "TG-WLD-09",
    "tell-random-pile": "TG-WLD-10",
}


class Character(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's character, with what its board and card print; what is left out comes from this installation."""

    id: HeroId
    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    energy: Length | None = None
    health: Length | None = None
    terror: Length | None = None
    energy_start: Count | None = None
    health_start: Count | None = None
    terror_start: Count | None = None
    attributes: dict[Attribute, Markers] = {}
    resources: dict[Resource, Count] = {}
    personal_action: Text | None = None
    personal_cost: Count | None = None
    trait: Text | None = None
    number: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins: who plays whom, who keeps what, and the counts of the chapter's decks (0: not counted)."""

    characters: Annotated[list[Character], msgspec.Meta(min_length=1, max_length=4)] = msgspec.field(
        default_factory=lambda: [Character(id="beor")]
    )
    kept: Literal["full", "light"] = "full"
    areas: dict[Area, Keeper] = {}
    chronicler: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    start: Number = START
    events: Cards = 0
    encounters: dict[Literal["green", "grey", "purple", "blue"], Cards] = {}
    readings: Readings = msgspec.field(default_factory=Readings)
    modes: Modes = msgspec.field(default_factory=Modes)


def set_up(name: str, options: Options, seed: str, knowledge: Knowledge) -> Draft[Avalon]:
    """A new table, ready for its first Start of Day. Raises BadArguments. TG-WLD-13, TG-COMP-01, TG-COMP-02."""
    from . import GAME

    chosen = [character.id for character in options.characters]
    for index, who in enumerate(chosen):
        if who in chosen[:index]:
            raise BadArguments(f"characters.{index}.id", say("chosen-twice", field=f"characters.{index}.id", who=who))
    numbers: list[int] = []
    for index, who in enumerate(options.characters):
        facts = printed_facts(who, knowledge)
        if facts["number"] in numbers:  # TG-CHR-14: ties and votes are settled by it
            field = f"characters.{index}.number"
            raise BadArguments(field, say("number-is-taken", field=field, number=facts["number"]))
        numbers.append(facts["number"])
    if options.chronicler > len(chosen):
        raise BadArguments("chronicler", say("no-such-seat", field="chronicler"))
    kept = {**(FULL if options.kept == "full" else LIGHT), **options.areas}
    state = Avalon(
        name=name,
        seats=[Seat(id=number, player=who.player) for number, who in enumerate(options.characters, 1)],
        chance=Chance(seed),
        kept={area: kept[area] for area in AREAS},
        heroes={},
        chronicler=options.chronicler or None,
        readings=options.readings,
        modes=options.modes,
        guardian_die=list(knowledge.get("die", {}).get("guardian", {}).get("faces", ())),
    )
    draft = Draft(GAME, state, knowledge=knowledge)
    for seat, character in enumerate(options.characters, 1):
        _character(draft, seat, character, knowledge)
    _world(draft, options, knowledge)
    draft.write("wrote-set-up", who=chosen, players=len(chosen))
    stand_at(state, MORNING, "dark_menhirs")
    state.checklist = Checklist("set_up", [_line(number, told) for number, told in enumerate(draft.tellings)])
    return draft


def _line(number: int, told: Message) -> Line:
    """A telling of the set-up as a line of its checklist, with the rule that orders it."""
    group = f"hero-{told.args['who']}" if "who" in told.args else "world"
    return Line(f"set-up-{number}", group, told, rule=RULES.get(told.key, ""))


def _character(draft: Draft[Avalon], seat: int, chosen: Character, knowledge: Knowledge) -> None:
    """TG-CHR-01..16: board, tracks, attributes, resources, decks; the hands are told in the same order."""
    hero = hero_from(seat, chosen, printed_facts(chosen, knowledge))
    hero.limited = not draft.state.modes.no_limiter
    draft.state.heroes[chosen.id] = hero
    draft.tell("tell-take-board", who=hero.id, colour=hero.colour)
    draft.tell(
        "tell-set-tracks", who=hero.id, energy=hero.energy.value, health=hero.health.value, terror=hero.terror.value
    )
    if not hero.sure:
        draft.tell("tell-read-board", who=hero.id)
    draft.tell("tell-mark-attributes", who=hero.id, **hero.attributes)
    draft.tell("tell-mark-resources", who=hero.id, **hero.resources)
    draft.tell("tell-build-decks", who=hero.id, cards=box.STARTING_CARDS)
    draft.tell("tell-build-advancement", who=hero.id, cards=hero.combat.advancement.size)
    draft.tell("tell-card-on-board", who=hero.id)
    draft.tell("tell-read-letter", who=hero.id, number=hero.number)
    draft.tell("tell-take-island-map", who=hero.id)


def hero_from(seat: int, chosen: Character, facts: Mapping[str, Any]) -> Hero:
    """A character as set-up leaves it, from the facts of its board and card."""
    lengths = {track: facts.get(track, box.characters()["unread"][track]) for track in TRACKS}
    starts = {
        "energy": facts.get("energy_start", lengths["energy"]),
        "health": facts.get("health_start", lengths["health"]),
        "terror": facts.get("terror_start", 0),
    }
    for track in TRACKS:
        if starts[track] > lengths[track]:
            field = f"characters.{seat - 1}.{track}_start"
            raise BadArguments(field, say("track-ends-at", field=field, what=track, top=lengths[track]))
    starts["energy"] = min(starts["energy"], starts["health"])  # TG-TRK-05
    tracks = {track: Track(starts[track], lengths[track], red_of(track, lengths[track])) for track in TRACKS}
    pool = {kind: Pool(cards=_starting(kind), advancement=_advancement(kind)) for kind in ("combat", "diplomacy")}
    return Hero(
        id=chosen.id,
        seat=seat,
        number=facts["number"],
        colour=facts["colour"],
        **tracks,
        attributes={name: facts.get("attributes", {}).get(name, 0) for name in ATTRIBUTES},
        resources={name: facts.get("resources", {}).get(name, 0) for name in RESOURCES},
        **pool,
        personal_action=facts.get("personal_action", ""),
        personal_cost=facts.get("personal_cost", 1),
        personal_paid_in=facts.get("personal_paid_in", "energy"),
        trait=facts.get("trait", ""),
        sure=all(track in facts for track in TRACKS),
    )


def _starting(kind: str) -> list[str]:
    """TG-CHR-09, TG-CHR-10: the deck begins with the basic cards 1 to 15, none of them with a character's name."""
    return [f"{kind} {number}" for number in range(1, box.STARTING_CARDS + 1)]


def _advancement(kind: str) -> Deck:
    """TG-CHR-07, TG-CHR-12: fifteen named cards and the ten basic ones that are left, shuffled."""
    named = [f"{kind} own {number}" for number in range(1, box.ADVANCED_CARDS + 1)]
    basic = [f"{kind} {number}" for number in range(box.STARTING_CARDS + 1, box.BASIC_CARDS + 1)]
    deck = Deck()
    deck.shuffle_in(*named, *basic)
    return deck


def starting_dial(players: int) -> int:
    """TG-WLD-02: what the first menhir shows: 8, 7, 6 or 5 for one to four players."""
    return 9 - players


def _world(draft: Draft[Avalon], options: Options, knowledge: Knowledge) -> None:
    """TG-WLD-01..15, in the rules' order."""
    state = draft.state
    first = land.lay(draft, options.start, (0, 0))
    draft.tell("tell-lay-start", place=first.number)
    for hero in state.heroes.values():
        hero.place = first.number
    light(draft, first.number, starting_dial(state.scale))
    if state.in_app("map") and any(first.sides.values()):
        land.reveal_around(draft, first)
    else:
        draft.tell("tell-attach-four", place=first.number)
    first.visits = 1
    draft.tell("tell-sort-encounters", count=box.ENCOUNTERS_OF_A_COLOUR)
    draft.tell("tell-lay-secrets-and-items")
    draft.tell("tell-take-save-sheet")
    draft.tell("tell-deal-references")
    if state.players > 1 and state.chronicler is None:
        draft.tell("tell-choose-chronicler")
    draft.tell("tell-follow-chapter", chapter=state.chapter)
    draft.tell("tell-random-pile", count=box.RANDOM_EVENTS)
    state.events = Deck(shuffled=[UNKNOWN] * options.events)
    state.random_events = Deck(shuffled=[UNKNOWN] * box.RANDOM_EVENTS)
    state.encounters = {colour: Deck(shuffled=[UNKNOWN] * options.encounters.get(colour, 0)) for colour in COLOURS}
    for key, facts in knowledge.get("status", {}).items():
        known = status_of(state, key)
        name = {**(known.name if known else {}), **facts["name"]}
        state.statuses[key] = Status(name=name, shape=facts["shape"], boxes=facts["boxes"])
