"""A character as it comes to the table: what its board and card print, its decks, what the hands lay out. TG-CHR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from ....core.checklist import Checklist, Line
from ....core.deck import Deck
from ....core.draft import Draft, Knowledge
from ....core.errors import BadArguments
from ....core.message import Message, say
from ....core.track import Track
from ..box import printed
from ..box.knowledge import printed_facts
from ..box.names import (
    ATTRIBUTES,
    BOX_HEROES,
    GUESTS,
    RESOURCES,
    TRACKS,
    Attribute,
    BoardColour,
    Count,
    HeroId,
    Markers,
    PoolName,
    Resource,
    Text,
    Title,
)
from ..state.heroes import Hero, Pool
from ..state.table import Avalon
from .boards import red_of

Length = Annotated[int, msgspec.Meta(ge=2, le=20)]
RULES = {
    "tell-take-board": "TG-CHR-01",
    "tell-set-tracks": "TG-CHR-03",
    "tell-set-tracks-by-board": "TG-CHR-03",
    "tell-limiter-off": "TG-STO-04",
    "tell-limiter-turned": "TG-HRD-01",
    "tell-take-hard-secret": "TG-HRD-03",
    "tell-coin-at-hand": "TG-HRD-06",
    "tell-story-needs-two": "TG-STO-04",
    "tell-decks-by-card": "TG-CHR-11",
    "tell-deck-colour": "TG-OPN-01",
    "tell-no-personal-story": "TG-OPN-02",
    "tell-read-board": "TG-CHR-02",
    "tell-build-decks": "TG-CHR-09",
    "tell-build-advancement": "TG-CHR-12",
    "tell-read-letter": "TG-CHR-14",
}
PARTS = {  # in which part of the list each line stands; a character's own stand at the character
    f"tell-{line}": part
    for part, lines in {
        "map": ("lay-start", "attach-four", "place-menhir", "lay-location"),
        "decks": ("sort-encounters", "lay-secrets-and-items", "random-pile"),
    }.items()
    for line in lines
}


class Character(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's character, with what its board and card print; what is left out comes from this installation.

    TG-OPN-01: in open play a guest with a `name` of its own, another's `board`, basic `cards` of another colour.
    """

    id: HeroId
    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Title = ""
    board: BoardColour | None = None
    cards: BoardColour | None = None
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


def introduce(draft: Draft[Avalon], seat: int, chosen: Character, field: str = "character.") -> Hero:
    """TG-CHR-01..16: board, tracks, attributes, resources, decks; the hands are told in the same order.

    `field`: where the character stands among the arguments. BadArguments for one that cannot come. TG-DIE-10.
    """
    state = draft.state
    if met := state.heroes.get(chosen.id):
        draft.refuse(f"{field}id", "is-dead" if met.dead else "chosen-twice", who=chosen.id)
    if only_in_open_play(chosen) and not state.modes.open_play:
        draft.object("TG-OPN-01", "only-in-open-play", who=chosen.id)
    told = {key: value for key, value in msgspec.to_builtins(chosen).items() if value not in (None, {}, "")}
    facts = printed_facts(chosen.id, told, draft.knowledge)
    facts.setdefault("number", free_number(state, draft.knowledge))
    if facts["number"] in {hero.number for hero in state.heroes.values()}:  # TG-CHR-14: it settles ties and votes
        draft.refuse(f"{field}number", "number-is-taken", number=facts["number"])
    hero = hero_from(seat, chosen, facts, field)
    hero.limited, hero.limiter_offset = not state.modes.no_limiter, state.modes.limiter_offset
    hero.energy.value = min(hero.energy.value, hero.energy_limit)  # TG-TRK-05, TG-HRD-01
    state.heroes[chosen.id] = hero
    _tell_board(draft, hero, facts)
    _tell_decks(draft, hero)
    draft.tell("tell-take-island-map", who=hero.id)
    return hero


def _tell_board(draft: Draft[Avalon], hero: Hero, facts: Mapping[str, Any]) -> None:
    """The board, with its tracks, attributes and resources, as far as anybody has read them off. TG-CHR-01..06."""
    tracks = {name: hero.track(name).value for name in TRACKS}
    draft.tell("tell-take-board", who=hero.id, colour=hero.colour)
    if hero.sure:
        draft.tell("tell-set-tracks", who=hero.id, **tracks)
    else:
        draft.tell("tell-set-tracks-by-board", who=hero.id)
    if not hero.limited:
        draft.tell("tell-limiter-off", who=hero.id, health=hero.health.value)
    elif hero.limiter_offset:
        draft.tell("tell-limiter-turned", who=hero.id)
    if not hero.sure:
        draft.tell("tell-read-board", who=hero.id)
    if "attributes" in facts:
        draft.tell("tell-mark-attributes", who=hero.id, **hero.attributes)
    else:  # nobody has read its card: what stands there, only the hands see
        draft.tell("tell-mark-attributes-by-card", who=hero.id)
    if "resources" in facts:
        draft.tell("tell-mark-resources", who=hero.id, **hero.resources)
    else:
        draft.tell("tell-mark-resources-by-card", who=hero.id)


def _tell_decks(draft: Draft[Avalon], hero: Hero) -> None:
    """The two decks and what is left for growing, the card on the board, and the letter. TG-CHR-09..16, TG-OPN-02."""
    if hero.cards not in (None, hero.colour):
        draft.tell("tell-deck-colour", who=hero.id, colour=hero.cards)
    if hero.id in GUESTS:  # TG-CHR-11
        draft.tell("tell-decks-by-card", who=hero.id)
    else:
        draft.tell("tell-build-decks", who=hero.id, cards=printed.STARTING_CARDS)
    draft.tell("tell-build-advancement", who=hero.id, cards=hero.combat.advancement.size)
    draft.tell("tell-card-on-board", who=hero.id)
    if hero.id in GUESTS:
        draft.tell("tell-no-personal-story", who=hero.id, number=hero.number)
    else:
        draft.tell("tell-read-letter", who=hero.id, number=hero.number)


def only_in_open_play(chosen: Character) -> str:
    """TG-OPN-01: which of the arguments asks for more than the character with its own board and cards; "": none."""
    if chosen.id in GUESTS:
        return "id"
    own = printed.characters()[chosen.id]["colour"]
    return next((field for field in ("board", "cards") if getattr(chosen, field) not in (None, own)), "")


def free_number(state: Avalon, knowledge: Knowledge) -> int:
    """TG-CHR-14, TG-OPN-01: a number for a guest that nobody has and that no card of the box prints."""
    known = knowledge.get("character", {})
    on_cards = {known.get(who, {}).get("number", printed.characters()[who]["number"]) for who in BOX_HEROES}
    taken = on_cards | {hero.number for hero in state.heroes.values()}
    return next(number for number in range(1, 99) if number not in taken)


def hero_from(seat: int, chosen: Character, facts: Mapping[str, Any], at: str) -> Hero:
    """A character as set-up leaves it, from the facts of its board and card; `at`: where its arguments stand."""
    usual = printed.characters()["unread"]
    lengths = {track: facts.get(track, usual[track]) for track in TRACKS}
    attributes, resources = (facts.get(what) or usual[what] for what in ("attributes", "resources"))
    starts = {
        "energy": facts.get("energy_start", lengths["energy"]),
        "health": facts.get("health_start", lengths["health"]),
        "terror": facts.get("terror_start", 0),
    }
    for track in TRACKS:
        if starts[track] > lengths[track]:
            field = f"{at}{track}_start"
            raise BadArguments(field, say("track-ends-at", field=field, what=track, top=lengths[track]))
    tracks = {track: Track(starts[track], lengths[track], red_of(track, lengths[track])) for track in TRACKS}
    return Hero(
        id=chosen.id,
        seat=seat,
        number=facts["number"],
        name=chosen.name.strip() if chosen.id in GUESTS else "",
        colour=facts.get("colour", ""),
        cards=chosen.cards,
        energy=tracks["energy"],
        health=tracks["health"],
        terror=tracks["terror"],
        attributes={name: attributes.get(name, 0) for name in ATTRIBUTES},
        resources={name: resources.get(name, 0) for name in RESOURCES},
        combat=_pool("combat"),
        diplomacy=_pool("diplomacy"),
        personal_action=facts.get("personal_action", ""),
        personal_cost=facts.get("personal_cost", 1),
        personal_paid_in=facts.get("personal_paid_in", "energy"),
        trait=facts.get("trait", ""),
        sure=all(track in facts for track in TRACKS),
        attributes_told=bool(facts.get("attributes")),
        food_told=bool(facts.get("resources")),
    )


def _pool(kind: PoolName) -> Pool:
    return Pool(cards=_starting(kind), advancement=_advancement(kind))


def _starting(kind: PoolName) -> list[str]:
    """TG-CHR-09, TG-CHR-10: the deck begins with the basic cards 1 to 15, none of them with a character's name."""
    return [f"{kind} {number}" for number in range(1, printed.STARTING_CARDS + 1)]


def _advancement(kind: PoolName) -> Deck:
    """TG-CHR-07, TG-CHR-12: fifteen named cards and the ten basic ones that are left, shuffled."""
    named = [f"{kind} own {number}" for number in range(1, printed.ADVANCED_CARDS + 1)]
    basic = [f"{kind} {number}" for number in range(printed.STARTING_CARDS + 1, printed.BASIC_CARDS + 1)]
    deck = Deck()
    deck.shuffle_in(*named, *basic)
    return deck


def listed(purpose: str, tellings: Sequence[Message], rules: Mapping[str, str]) -> Checklist:
    """Tellings as a checklist, each line with the rule that orders it."""
    known = {**RULES, **rules}
    lines = []
    for number, told in enumerate(tellings):
        own = f"hero-{told.args['who']}" if isinstance(told.args.get("who"), str) else "world"
        group = PARTS.get(told.key, own)
        lines.append(Line(f"{purpose.replace('_', '-')}-{number}", group, told, rule=known.get(told.key, "")))
    return Checklist(purpose, lines)
