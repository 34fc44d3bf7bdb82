"""Setting a table up: the characters and then the world, in the rules' order. TG-CHR, TG-WLD."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ....core.chance import Chance
from ....core.deck import Deck
from ....core.draft import Draft, Knowledge
from ....core.errors import BadArguments
from ....core.game import Game
from ....core.message import say
from ....core.seating import keepers, seated
from ....core.table import Keeper
from ..box import printed
from ..box.names import BOX_HEROES, COLOURS, GUESTS, Area, CardCount, LocationNumber
from ..play import land, modes
from ..play.characters import Character, introduce, listed, only_in_open_play
from ..play.menhirs import light
from ..play.modes import TURNED, begin, contradictions, hard
from ..play.procedures import MORNING, stand_at
from ..play.statuses import status_of
from ..state.house_rules import HouseRules
from ..state.modes import Modes
from ..state.pieces import Status
from ..state.table import Avalon

START = 101  # TG-WLD-01
Keeping = Literal["full", "light"]
KEPT: dict[Keeping, dict[Area, Keeper]] = {
    "full": {"boards": "app", "map": "app", "decks": "app", "days": "app", "fights": "app"},
    "light": {"boards": "table", "map": "table", "decks": "table", "days": "app", "fights": "table"},
}
RULES = {
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


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins: who plays whom, who keeps what, and the counts of the chapter's decks (0: not counted)."""

    characters: Annotated[list[Character], msgspec.Meta(min_length=1, max_length=4)] = msgspec.field(
        default_factory=lambda: [Character(id="beor")]
    )
    kept: Keeping = "full"
    areas: dict[Area, Keeper] = {}
    chronicler: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    start: LocationNumber = START
    events: CardCount = 0
    encounters: dict[Literal["green", "grey", "purple", "blue"], CardCount] = {}
    readings: HouseRules = msgspec.field(default_factory=HouseRules)
    modes: Modes = msgspec.field(default_factory=Modes)
    hard: bool = False  # all of hard mode at once, besides what `modes` say. TG-HRD-01..14
    guided: bool = False


def set_up(game: Game[Avalon], name: str, options: Options, seed: str, knowledge: Knowledge) -> Draft[Avalon]:
    """A new table, ready for its first Start of Day. Raises BadArguments. TG-WLD-13, TG-COMP-01, TG-COMP-02."""
    chosen = [character.id for character in options.characters]
    if options.chronicler > len(chosen):
        raise BadArguments("chronicler", say("no-such-seat", field="chronicler"))
    state = Avalon(
        name=name,
        seats=seated(options.characters),
        chance=Chance(seed),
        kept=keepers(KEPT[options.kept], options.areas),
        heroes={},
        chronicler=options.chronicler or None,
        readings=options.readings,
        modes=_modes(options),
        guided=options.guided,
        guardian_die=list(knowledge.get("die", {}).get("guardian", {}).get("faces", ())),
    )
    draft = Draft(game, state, knowledge=knowledge)
    for seat, character in enumerate(options.characters, 1):
        introduce(draft, seat, character, f"characters.{seat - 1}.")
    begin(draft)
    _world(draft, options, knowledge)
    draft.write("wrote-set-up", who=chosen, players=len(chosen))
    stand_at(state, MORNING, "dark_menhirs")
    state.checklist = listed("set_up", draft.tellings, RULES)
    return draft


def _modes(options: Options) -> Modes:
    """The modes that were chosen; BadArguments for what contradicts itself or wants open play. TG-STO-04, TG-OPN-01."""
    modes = options.modes
    if options.hard:
        modes = msgspec.structs.replace(modes, **hard(modes.limiter_offset or TURNED))
    for key, (mode, _) in contradictions(modes, len(options.characters)).items():
        raise BadArguments(f"modes.{mode}", say(key, field=f"modes.{mode}"))
    for seat, character in enumerate(options.characters):
        if not modes.open_play and (asked := only_in_open_play(character)):
            field = f"characters.{seat}.{asked}"
            raise BadArguments(field, say("only-in-open-play", field=field, who=character.id))
    return modes


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
    draft.tell("tell-sort-encounters", count=printed.ENCOUNTERS_OF_A_COLOUR)
    draft.tell("tell-lay-secrets-and-items")
    draft.tell("tell-take-save-sheet")
    draft.tell("tell-deal-references")
    if state.players > 1 and state.chronicler is None:
        draft.tell("tell-choose-chronicler")
    draft.tell("tell-follow-chapter", chapter=state.chapter)
    draft.tell("tell-random-pile", count=printed.RANDOM_EVENTS)
    state.events = Deck.of((), options.events)
    state.random_events = Deck.of((), printed.RANDOM_EVENTS)
    state.items = Deck.of((), printed.ITEMS)
    state.encounters = {colour: Deck.of((), options.encounters.get(colour, 0)) for colour in COLOURS}
    for key, facts in knowledge.get("status", {}).items():
        known = status_of(state, key)
        name = {**(known.name if known else {}), **facts["name"]}
        state.statuses[key] = Status(name=name, shape=facts["shape"], boxes=facts["boxes"])


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers for each character: what the box says, and what this installation learned."""
    told = knowledge.get("character", {})
    boards = {who: {**printed.characters()[who], **told.get(who, {})} for who in BOX_HEROES}
    return {
        "printed": {**boards, **{who: {} for who in GUESTS}},
        "guests": GUESTS,
        "easier": [*modes.EASIER][::-1],  # alone, and with others
        "harder": [*modes.HARDER],
        "modes": modes.RULES,
        "read": set(told),
    }
