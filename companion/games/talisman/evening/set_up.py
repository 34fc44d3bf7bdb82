"""A new table, from the options that its players chose, with what this installation learned of its box. TA-SET."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ....core.chance import Chance
from ....core.checklist import Checklist
from ....core.deck import Deck, SecretDeck
from ....core.draft import Draft, Knowledge
from ....core.errors import BadArguments
from ....core.game import Game
from ....core.message import say
from ....core.seating import keepers, seated
from ....core.table import Keeper
from ..box import knowledge
from ..box.names import ENCOUNTERS, MOST_SEATS, SPELLS, TALISMANS, TRAITS, Area, CharacterId, Purchase
from ..box.printed import Sheet, sheets
from ..play import turns
from ..state.character import Character, named
from ..state.house_rules import READINGS, HouseRule
from ..state.pieces import Turn
from ..state.table import Realm

Keeping = Literal["full", "light"]
KEPT: dict[Keeping, dict[Area, Keeper]] = {
    "full": {"characters": "app", "board": "app", "decks": "table"},
    "light": {"characters": "table", "board": "table", "decks": "table"},
}
LEAST_SEATS = 2  # TA-KNOW-01
RULES = {
    "tell-lay-board": "TA-COMP-01",
    "tell-shuffle-characters": "TA-SET-01",
    "tell-place-standee": "TA-SET-04",
    "tell-starting-counters": "TA-SET-05",
    "tell-bank": "TA-SET-08",
    "tell-encounter-deck": "TA-SET-09",
    "tell-spell-deck": "TA-SET-10",
    "tell-draw-spell": "TA-SET-11",
    "tell-lay-purchases": "TA-SET-12",
    "tell-toads-within-reach": "TA-SET-13",
    "tell-first-player": "TA-SET-14",
    "tell-aim": "TA-SET-15",
}
PARTS = {  # in which part of the list each line stands; a player's own stand at the player
    f"tell-{line}": part
    for part, lines in {
        "board": ("lay-board", "shuffle-characters"),
        "piles": ("bank", "encounter-deck", "spell-deck", "lay-purchases", "toads-within-reach"),
        "set-up": ("first-player",),
    }.items()
    for line in lines
}


class Player(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat: who plays, and which character was chosen (none: it is dealt). TA-SET-01, TA-SET-02."""

    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    character: CharacterId | None = None


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins: who sits where (clockwise), what is kept, who begins (0: the die decides), house rules."""

    players: Annotated[list[Player], msgspec.Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)] = msgspec.field(
        default_factory=lambda: [Player(), Player()]
    )
    kept: Keeping = "full"
    areas: dict[Area, Keeper] = {}
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0
    stock: dict[Purchase, Annotated[int, msgspec.Meta(ge=0, le=28)]] = {}
    otherwise: list[HouseRule] = []
    mule_load: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    guided: bool = False


def set_up(game: Game[Realm], name: str, options: Options, seed: str, known: Knowledge) -> Draft[Realm]:
    """A new table before its first turn. Raises BadArguments. TA-SET-01..15."""
    cards = sheets(known)
    _check(options, cards)
    state = Realm(
        name=name,
        seats=seated(options.players),
        chance=Chance(seed),
        kept=keepers(KEPT[options.kept], options.areas),
        characters=[],
        turn=Turn(who=1),
        encounters=Deck.of(knowledge.encounter_names(known), ENCOUNTERS),
        spells=SecretDeck.of(knowledge.spell_names(known), SPELLS),
        stock=knowledge.stock(known) | options.stock,
        talismans=TALISMANS,
        unused=[*cards],
        draws={space: facts["draw"] for space, facts in known.get("space", {}).items()},
        otherwise=list(dict.fromkeys(options.otherwise)),
        mule_load=options.mule_load,
        guided=options.guided,
    )
    draft = Draft(game, state, knowledge=known)
    draft.tell("tell-lay-board")
    draft.tell("tell-shuffle-characters", chosen=all(player.character for player in options.players))
    for seat, chosen in enumerate(_dealt(state, options, cards), 1):
        character = _empty(seat, cards[chosen])
        state.characters.append(character)
        turns.take_character(draft, character, chosen)
    for key in ("bank", "encounter-deck", "spell-deck", "lay-purchases", "toads-within-reach"):
        draft.tell(f"tell-{key}", encounters=ENCOUNTERS, spells=SPELLS)
    state.first = options.first or state.chance.pick([seat.id for seat in state.seats])
    first = state.at(state.first)
    draft.tell("tell-first-player", who=named(first))
    draft.tell("tell-aim")
    draft.write("wrote-set-up", who=[named(character) for character in state.characters], count=len(state.characters))
    state.turn = Turn(who=state.first, stood=first.space)
    state.race.append(turns.snapshot(state))
    turns.stand(state)
    seats = {named(one): one.seat for one in state.characters}
    state.checklist = Checklist.told_by("set_up", draft.tellings, RULES, PARTS, seats)
    return draft


def _check(options: Options, cards: dict[str, Sheet]) -> None:
    """TA-SET-03: one character each, and each only once; the later seat is told so."""
    chosen: set[str] = set()
    for place, player in enumerate(options.players):
        field = f"players.{place}.character"
        if player.character and player.character not in cards:
            raise BadArguments(field, say("character-unknown", field=field, name=player.character))
        if player.character in chosen:
            called = cards[player.character].name or player.character
            raise BadArguments(field, say("character-taken", field=field, character=called))
        if player.character:
            chosen.add(player.character)
    if len(options.players) > len(cards):
        raise BadArguments("players", say("too-few-characters", field="players", count=len(cards)))
    if options.first > len(options.players):
        raise BadArguments("first", say("no-such-seat", field="first"))


def _dealt(state: Realm, options: Options, cards: dict[str, Sheet]) -> list[str]:
    """TA-SET-01, TA-SET-02: the chosen characters, and for everybody else one from the shuffled cards."""
    left = [id for id in cards if id not in {player.character for player in options.players}]
    dealt = []
    for player in options.players:
        chosen = player.character or state.chance.pick(left)
        if not player.character:
            left.remove(chosen)
        dealt.append(chosen)
    return dealt


def _empty(seat: int, sheet: Sheet) -> Character:
    """A seat before its character has been set up."""
    return Character(
        id=sheet.id,
        seat=seat,
        space=sheet.starts,
        starts=sheet.starts,
        printed=sheet.alignment,
        alignment=sheet.alignment,
        start_strength=sheet.strength,
        start_craft=sheet.craft,
        strength=sheet.strength,
        craft=sheet.craft,
    )


def setting(known: Knowledge) -> dict[str, Any]:
    """What the set-up page offers: the characters, the purchase piles, the house rules."""
    return {
        "sheets": sheets(known),
        "stock": knowledge.stock(known),
        "readings": READINGS,
        "traits": TRAITS,
    }
