"""A new table, from the options that its players chose, with what was learned of the owner's box. WP-SET, CHAR."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec

from ....core.bounds import Word
from ....core.chance import Chance
from ....core.checklist import Checklist
from ....core.draft import Draft, Knowledge
from ....core.errors import BadArguments
from ....core.game import Game
from ....core.message import say
from ....core.seating import keepers, seated
from ....core.table import Keeper
from ....story.book import Book
from ....story.library import Library, NoSuchBook
from ..box import knowledge, stories
from ..box.automas import STARTS
from ..box.characters import BASE, CHARACTERS, Character
from ..box.names import (
    ACTION_CARDS,
    AUTOMA,
    DIFFICULTIES,
    MOST_SEATS,
    Area,
    Difficulty,
    Module,
    Side,
    Titles,
    cards_dealt,
    rows,
)
from ..play import choosing, course, turns
from ..play import stories as modules
from ..state.house_rules import GROUPS, HouseRule
from ..state.pieces import Deed, Row
from ..state.player import Player, named
from ..state.table import Automa, Destiny

Keeping = Literal["full", "light"]
GAME_ID = "witcher_path_of_destiny"
KEPT: dict[Keeping, dict[Area, Keeper]] = {"full": {"cards": "app"}, "light": {"cards": "table"}}
RULES = {
    "tell-lay-mat": "WP-SET-01",
    "tell-story-deck": "WP-SET-05",
    "tell-fate-tokens": "WP-SET-06",
    "tell-path-tokens": "WP-SET-07",
    "tell-main-deck": "WP-SET-09",
    "tell-deal-rows": "WP-SET-10",
    "tell-extra-token": "WP-SET-12",
    "tell-symbol-tokens": "WP-SET-13",
    "tell-choose-first": "WP-CHAR-01",
    "tell-shuffle-boards": "WP-CHAR-02",
    "tell-take-set": "WP-CHAR-12",
    "tell-markers": "WP-CHAR-05",
    "tell-first-ability": "WP-CHAR-07",
    "tell-starting-cards": "WP-CHAR-10",
    "tell-side-quest": "WP-CHAR-11",
    "tell-initiative": "WP-CHAR-08",
    "tell-other-stories": "WP-COMP-09",
    "tell-overview": "WP-COMP-10",
    "tell-automa-set": "WP-SOLO-04",
    "tell-automa-markers": "WP-SOLO-07",
    "tell-automa-gold": "WP-SOLO-15",
}
PARTS = {  # in which part of the list each line stands; a player's own stand at the player
    f"tell-{line}": part
    for part, lines in {
        "board": ("lay-mat", "other-stories", "overview", "fate-tokens", "path-tokens", "symbol-tokens", "initiative"),
        "decks": ("main-deck", "deal-rows", "extra-token", "lay-effort"),
    }.items()
    for line in lines
}


class Newcomer(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat: who plays, and which character was agreed on (none: boards are dealt). `name`: of the table's own."""

    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    character: Character | None = None
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins. `players` sit clockwise; `first` chooses a character first (0: by lot).

    `story`: a printed one by its mark, one of our books, or a book of the owner's own; what its cover says is taken
    from there (`module`, its list of `initiative`, the names of its alliances) unless it is given here. `boards`: of
    which characters there are boards to be dealt.
    """

    players: Annotated[list[Newcomer], msgspec.Meta(min_length=1, max_length=MOST_SEATS)] = msgspec.field(
        default_factory=lambda: [Newcomer(), Newcomer()]
    )
    story: Word = "the-last-toll"
    module: Module | None = None
    initiative: Annotated[list[Character], msgspec.Meta(max_length=len(CHARACTERS))] = []
    ally_names: dict[Side, Titles] = {}
    side_quests: bool = True
    effort_cards: bool = True
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 1
    boards: Annotated[list[Character], msgspec.Meta(max_length=len(CHARACTERS))] = msgspec.field(
        default_factory=lambda: [*BASE]
    )
    automa: Character | None = None
    difficulty: Difficulty = "normal"
    kept: Keeping = "full"
    areas: dict[Area, Keeper] = {}
    otherwise: list[HouseRule] = []


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers: stories, characters, difficulties, and the rules that may be read the other way."""
    return {
        "ours": [one for id, one in stories.TALES.items() if id not in stories.PRINTED_STORIES],
        "printed": [stories.TALES[id] for id in stories.PRINTED_STORIES],
        "seen": Counter(ending.partition("#")[0] for ending in knowledge.get("ending", {})),
        "characters": CHARACTERS,
        "base": BASE,
        "difficulties": DIFFICULTIES,
        "groups": GROUPS,
    }


def completed(options: Options, library: Library | None) -> Options:
    """WP-DATA-02: with what the story's book says on its cover. BadArguments: there is no such story."""
    id = stories.book_of(options.story)
    if not id or library is None:
        return options
    try:
        book = library.teller(id).book
    except NoSuchBook as error:
        raise BadArguments("story", error.message) from error
    if book.game != GAME_ID:
        raise BadArguments("story", say("no-such-book", book=id[:80]))
    tale = stories.tale(options.story) or stories.from_heads(id, book.heads)
    names = {key: one.name for key, one in book.shelf("ally").items()}
    return msgspec.structs.replace(
        options,
        module=tale.module if options.module is None else options.module,
        initiative=options.initiative or [*tale.initiative],
        ally_names=options.ally_names or msgspec.convert(names, dict[Side, Titles]),
    )


def own_tale(book: Book) -> stories.Tale | None:
    """A book of the owner's own as a story to be chosen; None for one of ours, which is known anyway."""
    if book.id.removeprefix(f"{stories.SHELF}/") in stories.TALES:
        return None
    endings = {one.ending for one in book.passages.values() if one.ending}
    tale = stories.from_heads(book.id, book.heads)
    return replace(tale, endings=len(endings), titles=book.titles)


def set_up(game: Game[Destiny], name: str, options: Options, seed: str, known: Knowledge) -> Draft[Destiny]:
    """A new table before its first chapter. Raises BadArguments. WP-SET, WP-CHAR."""
    _check(options)
    count, tale = len(options.players), stories.tale(options.story)
    chance = Chance(seed)
    automa = _automa(options, chance) if count == 1 else None
    everybody = [*range(1, count + 1), *([AUTOMA] if automa else [])]
    state = Destiny(
        name=name,
        seats=seated(options.players),
        chance=chance,
        kept=keepers(KEPT[options.kept], options.areas),
        players=[
            Player(seat=seat, name=one.name, quest=options.side_quests) for seat, one in enumerate(options.players, 1)
        ],
        story=options.story,
        module=options.module if options.module is not None else tale.module if tale else "",
        ally_names=options.ally_names,
        story_order=list(dict.fromkeys(options.initiative)) or list(tale.initiative if tale else ()),
        side_quests=options.side_quests,
        effort_cards=options.effort_cards,
        boards=list(dict.fromkeys(options.boards)) or [*BASE],
        choosing=[1],
        offered=[*BASE],
        initiative=everybody,
        rows=[Row(number=number) for number in range(1, rows(count) + 1)],
        deck=ACTION_CARDS - cards_dealt(count),
        box=knowledge.remembered(known),
        automa=automa,
        otherwise=list(dict.fromkeys(options.otherwise)),
    )
    draft = Draft(game, state, knowledge=known)
    _lay_mat(draft)
    modules.of(state).set_up(draft)
    _choose(draft, options)
    course.go_on(draft)
    turns.stand(state)
    rules, seats = {**RULES, **modules.of(state).lays}, {named(one): one.seat for one in state.players}
    state.checklist = Checklist.told_by("set_up", draft.tellings, rules, PARTS, seats)
    return draft


def _check(options: Options) -> None:
    """What the types let through and cannot be: a character twice, a first player who is not there."""
    if options.first > len(options.players):
        raise BadArguments("first", say("no-such-seat", field="first"))
    taken: list[Character] = []
    for place, one in enumerate(options.players):
        if one.character and one.character in taken:  # the later seat is told so
            field = f"players.{place}.character"
            raise BadArguments(field, say("character-taken", field=field, character=one.character))
        taken += [one.character] if one.character else []
    if options.automa in taken and len(options.players) == 1:
        raise BadArguments("automa", say("character-taken", field="automa", character=str(options.automa)))


def _automa(options: Options, chance: Chance) -> Automa:
    """WP-SOLO-03, WP-SOLO-07, WP-SOLO-14: the Automa of any other character, as its difficulty has it begin.

    One that is not named is drawn.
    """
    mine = options.players[0].character
    character = options.automa or chance.pick([one for one in BASE if one != mine])
    march, begins_with = options.difficulty == "march", STARTS[options.difficulty]
    rival = Player(
        seat=AUTOMA,
        character=character,
        xp=begins_with,
        deeds=[Deed(what="difficulty", chapter=1, xp=begins_with)] if begins_with else [],
        gold=0 if march else None,
        hand=0,
        quest=False,
        abilities=["locked"] * 4,
    )
    return Automa(difficulty=options.difficulty, rival=rival, second=march)


def _lay_mat(draft: Draft[Destiny]) -> None:
    """WP-SET-01..13: what lies on the mat and beside it."""
    state = draft.state
    printed = "yes" if state.story in stories.PRINTED_STORIES else "no"
    draft.tell("tell-lay-mat")
    if printed == "yes":
        draft.tell("tell-story-deck")
    draft.tell("tell-other-stories", printed=printed)
    draft.tell("tell-overview", printed=printed)
    draft.tell("tell-fate-tokens")
    draft.tell("tell-path-tokens")
    draft.tell("tell-main-deck", count=ACTION_CARDS)
    draft.tell("tell-deal-rows", rows=state.bottom, count=cards_dealt(len(state.players)))
    if modules.of(state).extra_token:
        draft.tell("tell-extra-token", row=state.bottom)
    draft.tell("tell-symbol-tokens")


def _choose(draft: Draft[Destiny], options: Options) -> None:
    """WP-CHAR-01..04: characters that were agreed on are taken, for the others boards are dealt, clockwise."""
    state, count = draft.state, len(options.players)
    state.offered = []
    if state.automa:
        draft.tell("tell-automa-set", who=state.automa.rival.character)
        markers = "tell-automa-markers" if state.automa.rival.gold is None else "tell-automa-gold"
        draft.tell(markers, difficulty=state.automa.difficulty, count=state.automa.rival.xp)
    first = options.first or state.chance.pick(range(1, count + 1))
    agreed = {seat: one.character for seat, one in enumerate(options.players, 1) if one.character}
    turn_order = [*range(first, count + 1), *range(1, first)]
    state.choosing = turn_order
    if len(agreed) < count:
        if count > 1:
            draft.tell("tell-choose-first", seat=next(seat for seat in turn_order if seat not in agreed))
        draft.tell("tell-shuffle-boards", players=count)
    for seat, character in agreed.items():
        choosing.give(draft, state.at(seat), character)
