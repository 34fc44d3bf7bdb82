"""A character as it comes to the table: what its board and card print, its decks, what the hands lay out. TG-CHR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from ...core.checklist import Checklist, Line
from ...core.deck import Deck
from ...core.draft import Draft
from ...core.errors import BadArguments
from ...core.message import Message, say
from ...core.track import Track
from . import box
from .heroes import red_of
from .knowledge import printed_facts
from .names import ATTRIBUTES, RESOURCES, TRACKS, Attribute, Count, HeroId, Resource, Text
from .state import Avalon, Hero, Markers, Pool

Length = Annotated[int, msgspec.Meta(ge=2, le=20)]
RULES = {
    "tell-take-board": "TG-CHR-01",
    "tell-set-tracks": "TG-CHR-03",
    "tell-limiter-off": "TG-STO-04",
    "tell-read-board": "TG-CHR-02",
    "tell-build-decks": "TG-CHR-09",
    "tell-build-advancement": "TG-CHR-12",
    "tell-read-letter": "TG-CHR-14",
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


def introduce(draft: Draft[Avalon], seat: int, chosen: Character, field: str = "character.") -> Hero:
    """TG-CHR-01..16: board, tracks, attributes, resources, decks; the hands are told in the same order.

    `field`: where the character stands among the arguments. BadArguments for one that cannot come. TG-DIE-10.
    """
    state = draft.state
    if met := state.heroes.get(chosen.id):
        draft.refuse(f"{field}id", "is-dead" if met.dead else "chosen-twice", who=chosen.id)
    facts = printed_facts(chosen, draft.knowledge)
    if facts["number"] in {hero.number for hero in state.heroes.values()}:  # TG-CHR-14: it settles ties and votes
        draft.refuse(f"{field}number", "number-is-taken", number=facts["number"])
    hero = hero_from(seat, chosen, facts, field)
    hero.limited = not draft.state.modes.no_limiter
    draft.state.heroes[chosen.id] = hero
    draft.tell("tell-take-board", who=hero.id, colour=hero.colour)
    draft.tell(
        "tell-set-tracks", who=hero.id, energy=hero.energy.value, health=hero.health.value, terror=hero.terror.value
    )
    if not hero.limited:
        draft.tell("tell-limiter-off", who=hero.id, health=hero.health.value)
    if not hero.sure:
        draft.tell("tell-read-board", who=hero.id)
    draft.tell("tell-mark-attributes", who=hero.id, **hero.attributes)
    draft.tell("tell-mark-resources", who=hero.id, **hero.resources)
    draft.tell("tell-build-decks", who=hero.id, cards=box.STARTING_CARDS)
    draft.tell("tell-build-advancement", who=hero.id, cards=hero.combat.advancement.size)
    draft.tell("tell-card-on-board", who=hero.id)
    draft.tell("tell-read-letter", who=hero.id, number=hero.number)
    draft.tell("tell-take-island-map", who=hero.id)
    return hero


def hero_from(seat: int, chosen: Character, facts: Mapping[str, Any], at: str) -> Hero:
    """A character as set-up leaves it, from the facts of its board and card; `at`: where its arguments stand."""
    lengths = {track: facts.get(track, box.characters()["unread"][track]) for track in TRACKS}
    starts = {
        "energy": facts.get("energy_start", lengths["energy"]),
        "health": facts.get("health_start", lengths["health"]),
        "terror": facts.get("terror_start", 0),
    }
    for track in TRACKS:
        if starts[track] > lengths[track]:
            field = f"{at}{track}_start"
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


def listed(purpose: str, tellings: Sequence[Message], rules: Mapping[str, str]) -> Checklist:
    """Tellings as a checklist, each line with the rule that orders it."""
    known = {**RULES, **rules}
    lines = []
    for number, told in enumerate(tellings):
        group = f"hero-{told.args['who']}" if isinstance(told.args.get("who"), str) else "world"
        lines.append(Line(f"{purpose.replace('_', '-')}-{number}", group, told, rule=known.get(told.key, "")))
    return Checklist(purpose, lines)
