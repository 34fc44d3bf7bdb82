"""How this table speaks: characters in Czech cases, the shelf's sentence, what happened last time."""

from __future__ import annotations

from typing import Any, cast

from ....core.cases import CASES, people
from ....core.message import Message, say
from ....core.recap import worth_telling
from ....core.tale import LastLine, Manner
from ....core.words import Language
from ..box.characters import ENGLISH, FEMININE, FORMS
from ..box.knowledge import SIGNS
from ..box.names import SIDES, Side
from ..box.stories import ALLIED
from ..state.player import named
from ..state.table import Destiny

PEOPLE = ("who", "whom", "active")
SEATS = {"seat", "number"}  # a seat's number, and in a set-up's lines that of its player
ALLIES = ("ally", "left_ally", "right_ally")  # facts that name an alliance by its side
WORTH_TELLING = (
    "wrote-character",
    "wrote-symbols",
    "wrote-dominant",
    "wrote-quest",
    "wrote-objective",
    "wrote-winner",
    "wrote-noted",
)
IN_SHORT = ("wrote-turn",)


def character_name(who: str, language: str, case: str = "nom") -> str:
    """A character's name in the case that the sentence wants; one of the table's own is never declined."""
    if who not in FORMS:
        if who.startswith("seat-") and who[5:].isdigit():
            return f"{who[5:]}. hráč" if language == "cs" else f"Player {who[5:]}"
        return who
    return FORMS[who][CASES.index(case)] if language == "cs" else ENGLISH[who]


def spoken(args: dict[str, Any], state: Destiny | None, language: str) -> dict[str, Any]:
    """The facts of a message, ready for its wording.

    `who` comes in the nominative, as `who_gen` .. `who_ins` in the other cases, with `who_gender` ("f", "m"). A card
    without a nickname is called "" (`card_given` says so), for its signs are shown beside it. A seat's number comes
    with whoever plays there (`seat_nom`), where that was said (`seat_given`).
    """
    own_names = {one.name for one in state.people if one.character in FEMININE and one.name} if state else set()
    feminine = FEMININE | own_names
    facts = args | people(args, PEOPLE, lambda who, case: character_name(who, language, case), feminine, language)
    for key in ALLIES:
        if state is not None and args.get(key) in SIDES:
            facts |= dict(zip((key, f"{key}_gen"), ally_name(state, cast(Side, args[key]), language), strict=True))
    if isinstance(card := args.get("card"), str):
        nameless = not card or card.startswith(SIGNS)
        facts |= {"card": "" if nameless else card, "card_given": "no" if nameless else "yes"}
    for fact in SEATS & args.keys():
        player = state.player_of(args[fact]) if state else ""
        facts |= {f"{fact}_nom": player, f"{fact}_given": "yes" if player else "no"}
    return facts


def ally_name(state: Destiny, side: Side, language: str) -> tuple[str, str]:
    """WP-MZ-01: how this story calls the alliance of a side, and how in the genitive.

    A book's name is never declined; in the box's story they have their own ones, and elsewhere none but their side.
    """
    names = state.ally_names.get(side, {})
    if name := names.get(cast(Language, language)) or next(iter(names.values()), ""):
        return name, name
    if state.story == ALLIED:
        return f"box-{side}", f"box-{side}-gen"
    return f"nameless-{side}", f"nameless-{side}"


def sentence(state: Destiny) -> Message:
    """The shelf's one sentence: who has won, else the chapter and the turn, and who leads."""
    if winner := state.find(state.winner):
        return say("shelf-won", who=named(winner), count=winner.vp)
    if state.step == "characters":
        return say("shelf-set-up", count=len(state.players))
    best = max(one.vp for one in state.people)
    if not best:
        return say("shelf-begun", chapter=state.chapter, turn=state.turn)
    leading = [named(one) for one in state.people if one.vp == best]
    return say("shelf-turn", chapter=state.chapter, turn=state.turn, who=leading, count=best)


MANNER = Manner(
    heads={"wrote-turn": ""},
    aside=(
        "wrote-coming",
        "wrote-described-card",
        "wrote-described-board",
        "wrote-described-quest",
        "wrote-described-automa",
        "wrote-solo-note",
        "wrote-named",
        "wrote-hand-shown",
        "wrote-vp",
        "wrote-xp",
    ),
    figures=(
        LastLine("figure-turns", ("wrote-turn",)),
        LastLine("figure-laid", ("wrote-laid",)),
        LastLine("figure-pages", ("wrote-page-turned",)),
        LastLine("figure-requirements", ("wrote-requirement",)),
        LastLine("figure-objectives", ("wrote-objective",)),
    ),
)


def recap(chronicle: list[Message]) -> list[Message]:
    """What one would tell a friend who missed the evening."""
    return worth_telling(chronicle, WORTH_TELLING, more=IN_SHORT)
