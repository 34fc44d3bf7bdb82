"""How this table speaks: characters and spaces in Czech cases, the shelf's sentence, the evening before in short."""

from __future__ import annotations

from typing import Any

from ....core.cases import people
from ....core.message import Message, say
from ....core.recap import worth_telling
from ....core.tale import LastLine, Manner
from ..box import board
from ..box.forms import FEMININE, character_name, foes_in_cases
from ..box.whereabouts import spot
from ..state.table import Realm

PEOPLE = ("who", "whom", "active")
SPACES = ("space", "to")
CARDS = ("card", "cards", "foes", "first")
# Where one is, where one goes: by the space's name. Czech: name, whither, where.
WHERE = {
    "city": ("Město", "do Města", "ve Městě"),
    "fields": ("Pole", "na Pole", "na Poli"),
    "hills": ("Kopce", "do Kopců", "v Kopcích"),
    "plains": ("Pláně", "na Pláně", "na Pláních"),
    "woods": ("Les", "do Lesa", "v Lese"),
    "tavern": ("Krčma", "do Krčmy", "v Krčmě"),
    "ruins": ("Ruiny", "do Ruin", "v Ruinách"),
    "forest": ("Hvozd", "do Hvozdu", "ve Hvozdu"),
    "village": ("Vesnice", "do Vesnice", "ve Vesnici"),
    "graveyard": ("Hřbitov", "na Hřbitov", "na Hřbitově"),
    "sentinel": ("pole se Strážcem", "na pole se Strážcem", "na poli se Strážcem"),
    "chapel": ("Kaple", "do Kaple", "v Kapli"),
    "crags": ("Skály", "do Skal", "ve Skalách"),
    "warlocks_cave": ("Čarodějova jeskyně", "do Čarodějovy jeskyně", "v Čarodějově jeskyni"),
    "desert": ("Poušť", "do Pouště", "v Poušti"),
    "oasis": ("Oáza", "do Oázy", "v Oáze"),
    "temple": ("Chrám", "do Chrámu", "v Chrámu"),
    "runes": ("Runy", "k Runám", "u Run"),
    "castle": ("Hrad", "na Hrad", "na Hradě"),
    "gate": ("Brána osudu", "k Bráně osudu", "u Brány osudu"),
    "black_knight": ("Černý rytíř", "k Černému rytíři", "u Černého rytíře"),
    "hidden_valley": ("Skryté údolí", "do Skrytého údolí", "ve Skrytém údolí"),
    "cursed_glade": ("Prokletá mýtina", "na Prokletou mýtinu", "na Prokleté mýtině"),
    "chasm": ("Propast", "k Propasti", "u Propasti"),
    "valley_of_fire": ("Údolí ohně", "do Údolí ohně", "v Údolí ohně"),
    "werewolf_den": ("Doupě vlkodlaků", "do Doupěte vlkodlaků", "v Doupěti vlkodlaků"),
    "dice_with_death": ("Kostky se smrtí", "ke Kostkám se smrtí", "u Kostek se smrtí"),
    "crypt": ("Krypta", "do Krypty", "v Kryptě"),
    "plain_of_peril": ("Pláně zmaru", "na Pláně zmaru", "na Pláních zmaru"),
    "mine": ("Důl", "do Dolu", "v Dole"),
    "vampires_tower": ("Upírova věž", "do Upírovy věže", "v Upírově věži"),
    "pits": ("Jámy", "do Jam", "v Jámách"),
    "crown": ("Koruna moci", "na Korunu moci", "na Koruně moci"),
}
ENGLISH_NAMES = {
    "sentinel": "Sentinel",
    "warlocks_cave": "Warlock’s Cave",
    "gate": "Gate of Fate",
    "vampires_tower": "Vampire’s Tower",
    "valley_of_fire": "Valley of Fire",
    "dice_with_death": "Dice with Death",
    "plain_of_peril": "Plain of Peril",
    "crown": "Crown of Command",
}
AT_IN_ENGLISH = {"runes": "at", "gate": "at", "black_knight": "with", "sentinel": "at", "chasm": "at"}
AT_IN_ENGLISH |= {"fields": "in", "plains": "on", "plain_of_peril": "on", "crown": "on"}


def space_name(space: str, language: str, way: str = "") -> str:
    """A space's name, or (`way`) "to" it, "at" it, as the language says that."""
    return name_of_kind(board.space(space).name, language, way)


def name_of_kind(name: str, language: str, way: str = "") -> str:
    """The same for all spaces of one name: "woods"."""
    if language == "cs":
        return WHERE[name][{"": 0, "to": 1, "at": 2}[way]]
    english = ENGLISH_NAMES.get(name, name.replace("_", " ").title())
    return english if not way else f"{AT_IN_ENGLISH.get(name, 'in') if way == 'at' else 'to'} the {english}"


def spoken(args: dict[str, Any], state: Realm | None, language: str) -> dict[str, Any]:
    """The facts of a message, ready for its wording.

    `who` comes in the nominative, as `who_gen` .. `who_ins` in the other cases, with `who_gender` ("f", "m");
    `whom` likewise. A space becomes its name, `space_to`, `space_at`, and `space_beside` where others share its name;
    a nameless card says so, with `card_given` beside it, and lists of cards have `cards_number`;
    Czech `foes_dat` and `foes_acc` where the box has them all (`foes_declined`).
    """
    facts = args | people(args, PEOPLE, lambda who, case: character_name(who, language, case), FEMININE, language)
    for key in SPACES:
        if isinstance(args.get(key), str) and args[key] in board.spaces():
            for way in ("", "to", "at"):
                facts[f"{key}_{way}" if way else key] = space_name(args[key], language, way)
            beside = [name_of_kind(name, language) for name in spot(args[key]).between]
            facts[f"{key}_beside"] = f" ({' – '.join(beside)})" if beside else ""
    if args.get("key") in WHERE:  # a book's door
        facts["key_at"] = name_of_kind(args["key"], language, "at")
    for key in CARDS:
        if args.get(key) == "":
            facts[key] = "unnamed"
        elif isinstance(args.get(key), list):
            facts[key] = [one or "unnamed" for one in args[key]]
    for key in (*CARDS, "spell"):
        if key in args:
            found = args[key] if isinstance(args[key], list) else [args[key]]
            facts[f"{key}_given"] = any(one not in ("", "?") for one in found)
            facts[f"{key}_number"] = len(found)
    if isinstance(args.get("foes"), list):
        declined = foes_in_cases(args["foes"]) if language == "cs" else None
        facts["foes_declined"] = declined is not None
        if declined:
            facts["foes_dat"], facts["foes_acc"] = declined
    return facts


def sentence(state: Realm) -> Message:
    """The shelf's one sentence: who is in turn, and how far the race has come."""
    active = state.active
    who = active.name or active.id
    if winner := state.find(state.winner):
        return say("shelf-won", who=winner.name or winner.id, round=state.round)
    if state.closed:
        return say("shelf-ended", round=state.round)
    if (on_crown := state.on("crown")) and state.crown_reached:
        return say("shelf-crown", who=on_crown[0].name or on_crown[0].id, round=state.round)
    inside = [character.name or character.id for character in state.playing if board.region(character.space) == "inner"]
    if inside:
        return say("shelf-inside", who=inside, count=len(inside), round=state.round)
    return say("shelf-turn", who=who, round=state.round, space=active.space)


WORTH_TELLING = (
    "wrote-set-up",
    "wrote-duel",
    "wrote-died",
    "wrote-out",
    "wrote-came-back",
    "wrote-toad",
    "wrote-restored",
    "wrote-alignment",
    "wrote-exchanged",
    "wrote-gate-opened",
    "wrote-gate-shut",
    "wrote-gate-held",
    "wrote-rafted",
    "wrote-crown-reached",
    "wrote-command-worked",
    "wrote-conceded",
    "wrote-won",
    "wrote-noted",
)
IN_SHORT = ("wrote-beat", "wrote-lost")  # of an evening in which little else happened


MANNER = Manner(
    heads={"wrote-came": ""},
    aside=(
        "wrote-counters",
        "wrote-stock",
        "wrote-mule",
        "wrote-described-card",
        "wrote-described-character",
        "wrote-described-space",
        "wrote-taken-over",
        "wrote-let-go",
    ),
    fights={
        "wrote-attacked": ("wrote-duel", "wrote-standoff", "wrote-evaded"),
        "wrote-attacked-psychically": ("wrote-duel", "wrote-standoff", "wrote-evaded"),
        "wrote-beat": ("wrote-beat",),
        "wrote-lost": ("wrote-lost",),
        "wrote-standoff": ("wrote-standoff",),
    },
    deaths=("wrote-died",),
    figures=(
        LastLine("figure-moves", ("wrote-came",)),
        LastLine("figure-cards", ("wrote-drew",)),
        LastLine("figure-passages", ("wrote-read",)),
        LastLine("figure-fights-won", ("wrote-beat",)),
        LastLine("figure-fights-lost", ("wrote-lost",)),
        LastLine("figure-duels", ("wrote-duel",)),
        LastLine("figure-spells", ("wrote-cast", "wrote-cast-at", "wrote-cast-on-oneself")),
        LastLine("figure-gold", ("wrote-collected-gold",), "amount"),
        LastLine("figure-toads", ("wrote-toad",)),
        LastLine("figure-deaths", ("wrote-died",)),
    ),
)


def recap(chronicle: list[Message]) -> list[Message]:
    """ "Previously on": what one would tell a friend who missed the evening."""
    return worth_telling(chronicle, WORTH_TELLING, IN_SHORT)
