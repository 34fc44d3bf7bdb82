"""A new table, from the options that its players chose, with what this installation learned of its box. WO-SET, BIG."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ....core.chance import Chance
from ....core.checklist import Checklist
from ....core.draft import Draft, Knowledge
from ....core.errors import BadArguments
from ....core.game import Game
from ....core.message import say
from ....core.seating import keepers, seated
from ....core.table import Keeper
from ..box import bestiary, board, knowledge
from ..box.names import ATTRIBUTES, MOST_SEATS, PLACES, SCHOOLS, TERRAINS, Area, School, Tales
from ..play import boards, monsters, tales, tokens, turns
from ..state.house_rules import GROUPS, HouseRule
from ..state.pieces import Slot, Turn
from ..state.table import Continent
from ..state.witcher import Witcher, named

Keeping = Literal["full", "light"]
KEPT: dict[Keeping, dict[Area, Keeper]] = {
    "full": {"boards": "app", "map": "app", "market": "app", "decks": "table"},
    "light": {"boards": "table", "map": "table", "market": "table", "decks": "table"},
}
RULES = {
    "tell-lay-board": "WO-SET-02",
    "tell-shuffle-actions": "WO-SET-03",
    "tell-market-zeros": "WO-SET-04",
    "tell-market-back": "WO-SET-05",
    "tell-market-three": "WO-SET-06",
    "tell-shuffle-potions": "WO-SET-07",
    "tell-attribute-trophies": "WO-SET-08",
    "tell-solo-trophy": "WO-SOL-06",
    "tell-event-deck": "WO-SET-11",
    "tell-exploration-decks": "WO-SET-12",
    "tell-gold-and-dice": "WO-SET-13",
    "tell-location-tokens": "WO-SET-14",
    "tell-shuffle-tokens": "WO-SET-14",
    "tell-open-token": "WO-SET-15",
    "tell-monster-cards": "WO-SET-16",
    "tell-place-monster": "WO-SET-21",
    "tell-shuffle-monsters": "WO-SET-17",
    "tell-fight-cards": "WO-SET-23",
    "tell-first-player": "WO-SET-24",
    "tell-first-named": "WO-SET-24",
    "tell-aid-cards": "WO-SET-25",
    "tell-take-board": "WO-SET-31",
    "tell-start-with": "WO-SET-36",
    "tell-extra-pile": "WO-BIG-01",
    "tell-to-the-box": "WO-SET-37",
    "tell-check-numbers": "WO-KF-09",
    "tell-aim": "WO-GOAL-01",
}
PARTS = {  # in which part of the list each line stands; a player's own stand at the player
    f"tell-{line}": part
    for part, lines in {
        "board": ("lay-board", "attribute-trophies", "gold-and-dice"),
        "decks": (
            "shuffle-actions",
            "market-zeros",
            "market-back",
            "market-three",
            "shuffle-potions",
            "event-deck",
            "exploration-decks",
            "fight-cards",
        ),
        "monsters": (
            "location-tokens",
            "monster-cards",
            "open-token",
            "shuffle-tokens",
            "place-monster",
            "shuffle-monsters",
            "drew-yourselves",
        ),
    }.items()
    for line in lines
}

EXTRA = {4: 1, 5: 2}  # WO-BIG-01


class Player(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat: who plays, and which board was agreed on (none: it is dealt in the draft). WO-SET-27, WO-SET-29."""

    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    school: School | None = None
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""  # WO-CMP-17: an alternative witcher's name


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins. `players` sit clockwise, the first one begins. `tales`: whose exploration cards are read."""

    players: Annotated[list[Player], msgspec.Meta(min_length=1, max_length=MOST_SEATS)] = msgspec.field(
        default_factory=lambda: [Player(), Player()]
    )
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 1  # WO-SET-24: 0: by lot
    kept: Keeping = "full"
    areas: dict[Area, Keeper] = {}
    tales: Tales = "ours"
    otherwise: list[HouseRule] = []
    guided: bool = False


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers: the schools, and the rules that a table may read the other way."""
    return {"schools": SCHOOLS, "groups": GROUPS}


def set_up(game: Game[Continent], name: str, options: Options, seed: str, known: Knowledge) -> Draft[Continent]:
    """A new table before its first turn; seat 1 is the starting player. Raises BadArguments. WO-SET, WO-BIG, WO-SOL."""
    chance = Chance(seed)
    players = _seated(options, chance)
    kept = keepers(KEPT[options.kept], options.areas)
    if kept["boards"] == "table":  # who counts cards must know the Shield that damage meets first (WO-DMG-03)
        kept["decks"] = "table"
    box = knowledge.remembered(known)
    state = Continent(
        name=name,
        seats=seated(players),
        chance=chance,
        kept=kept,
        witchers=[Witcher(seat=seat, name=player.name) for seat, player in enumerate(players, 1)],
        turn=Turn(who=1, number=0, phase="boards"),
        tokens={terrain: list(board.of_terrain(terrain)) for terrain in TERRAINS},
        slots={terrain: Slot() for terrain in TERRAINS},
        monsters={str(level): bestiary.of_level(level) for level in (1, 2, 3)},
        market=[None, None, None, 0, 0, 0],
        city=tales.deck_of(options.tales, tales.SIZES["city"]),
        wilds=tales.deck_of(options.tales, tales.SIZES["wilds"]),
        tales=options.tales,
        otherwise=list(dict.fromkeys(options.otherwise)),
        guided=options.guided,
        places=box.places,
        roads=box.roads,
        closed_roads=box.closed_roads,
        lives=box.lives,
        specialities=box.specialities,
        fatigue=box.fatigue,
        reputation=box.reputation,
        level_damage=box.level_damage,
    )
    state.actions -= PLACES
    draft = Draft(game, state, knowledge=known)
    _lay_board(draft)
    _lay_monsters(draft)
    _deal_boards(draft, players)
    draft.tell("tell-to-the-box")
    if not known.get("track"):  # WO-KF-09: what the board prints there is asked once
        draft.tell("tell-check-numbers")
    draft.tell("tell-aim", solo=state.solo)
    state.rounds.append(turns.snapshot(state))
    turns.next_choice(draft)
    turns.stand(state)
    seats = {named(one): one.seat for one in state.witchers}
    state.checklist = Checklist.told_by("set_up", draft.tellings, RULES, PARTS, seats)
    return draft


def _seated(options: Options, chance: Chance) -> list[Player]:
    """WO-SET-24: the players clockwise from the starting one."""
    players = options.players
    if options.first > len(players):
        raise BadArguments("first", say("no-such-seat", field="first"))
    for place, player in enumerate(players):
        if player.school and player.school in [other.school for other in players[:place]]:  # the later seat is told so
            field = f"players.{place}.school"
            raise BadArguments(field, say("school-taken", field=field, school=player.school))
    first = options.first or chance.pick(range(1, len(players) + 1))
    return [*players[first - 1 :], *players[: first - 1]]


def _lay_board(draft: Draft[Continent]) -> None:
    """WO-SET-02..14, WO-SET-23, WO-SOL-06: what lies on and beside the board."""
    state = draft.state
    draft.tell("tell-lay-board")
    draft.tell("tell-shuffle-actions")
    for key in ("zeros", "back", "three"):
        draft.tell(f"tell-market-{key}")
    draft.tell("tell-shuffle-potions")
    copies = 1 if len(state.witchers) <= 3 else 2
    state.attribute_trophies = dict.fromkeys(ATTRIBUTES, copies)
    if state.solo:
        state.solo_trophy = state.chance.pick(ATTRIBUTES)
        state.attribute_trophies = {attribute: int(attribute == state.solo_trophy) for attribute in ATTRIBUTES}
        draft.tell("tell-solo-trophy", attribute=state.solo_trophy)
    else:
        draft.tell("tell-attribute-trophies", count=4 * copies, back=8 - 4 * copies)
    draft.tell("tell-event-deck", tales=state.tales)
    draft.tell("tell-exploration-decks", tales=state.tales)
    draft.tell("tell-gold-and-dice")
    draft.tell("tell-location-tokens")
    draft.tell("tell-monster-cards")
    draft.tell("tell-fight-cards")


def _lay_monsters(draft: Draft[Continent]) -> None:
    """WO-SET-15..22, WO-SOL-04, WO-BIG-01: a location for each terrain, and the monsters that live there."""
    state, count = draft.state, len(draft.state.witchers)
    for terrain in TERRAINS:
        state.slots[terrain].location = tokens.draw_token(draft, terrain)
        draft.tell("tell-open-token", terrain=terrain, place=state.slots[terrain].location)
    draft.tell("tell-shuffle-tokens")
    if count == 2:  # WO-SET-19, 20: the starting player chooses first
        _shuffled(draft)
        return
    levels = [1, 2, 3] if count == 1 else [1, 1, 1]
    for terrain in TERRAINS:
        level = state.chance.pick(levels)
        levels.remove(level)
        monsters.place(draft, terrain, monsters.draw(draft, level))
    for _ in range(EXTRA.get(count, 0)):
        state.extra.append(monsters.draw(draft, 1))
    if state.extra:
        draft.tell("tell-extra-pile", count=len(state.extra))
    _shuffled(draft)


def _shuffled(draft: Draft[Continent]) -> None:
    """WO-SET-14, 17: what was not taken out is shuffled only now, so that nobody searches a shuffled pile."""
    draft.tell("tell-shuffle-monsters")
    draft.tell("tell-drew-yourselves")


def _deal_boards(draft: Draft[Continent], players: list[Player]) -> None:
    """WO-SET-25..29: boards that were agreed on are taken, for the others the draft begins, counter-clockwise."""
    state = draft.state
    first = state.seats[0].player if state.seats else ""
    if first:
        draft.tell("tell-first-named", name=first)
    else:
        draft.tell("tell-first-player", seat=1)
    draft.tell("tell-aid-cards", solo=state.solo)
    for witcher, player in zip(state.witchers, players, strict=True):
        if player.school:
            boards.take(draft, witcher, player.school)
    state.choosing = [witcher.seat for witcher in reversed(state.witchers) if witcher.school is None]
    boards.offer(draft)
