"""The words of this game's books: doors for exploration cards and events, questions, gains and losses."""

from __future__ import annotations

from ....story.vocabulary import NUMBER, YES_NO, Form, Keyed, Kind, Member, Vocabulary, agreement, someone
from ..box.board import locations
from ..box.names import ATTRIBUTES, FOES, KEPT, OFTEN, SCHOOLS, TERRAINS
from .imagined import Imagined
from .worth import DECKS, worth

WITCHER = (*ATTRIBUTES, "level", "shield", "gold", "potions", "trophies", "quests")
PURSE = ("gold", "potion", "shield")
PLACES = tuple(location.name for location in locations().values())

NAMES = {
    "witcher": Member(
        Kind("witcher", {name: Member(NUMBER, lambda world, name=name: world.number(name)) for name in WITCHER}),
        lambda scene: scene.world,
    ),
    "school": Member(
        Kind("school", keyed=Keyed(YES_NO, lambda world, school: world.is_of(school), lambda book: SCHOOLS)),
        lambda scene: scene.world,
    ),
    "trail": Member(
        Kind("trail", keyed=Keyed(YES_NO, lambda world, terrain: world.has_trail(terrain), lambda book: TERRAINS)),
        lambda scene: scene.world,
    ),
    "hero": someone("hero"),
    "payer": someone("payer"),
    "solo": Member(YES_NO, lambda scene: scene.world.players == 1),
    "players": Member(NUMBER, lambda scene: scene.world.players),
    "turn": Member(NUMBER, lambda scene: scene.world.turn),
}

# WO-EXP-09..14, WO-QST-04, 05, WO-EVT-02..04: what a result or an event may bring.
FORMS = (
    Form("gain", "gain purse amount"),
    Form("lose", "lose purse amount"),
    Form("raise", "raise attribute"),
    Form("lower", "lower attribute"),
    Form("card", "card cost"),
    Form("draw", "draw amount"),
    Form("discard", "discard amount"),
    Form("trash", "trash amount"),
    Form("trail", "trail wherever"),
    Form("quest", "quest where number"),
    Form("keep", "keep kept often"),
    Form("encounter", "encounter foe amount", fights=True),
)
VOCABULARY = Vocabulary(
    locks=frozenset({"witcher"}),
    names=NAMES,
    forms=FORMS,
    words={
        "purse": PURSE,
        "attribute": ATTRIBUTES,
        "cost": ("0", "1", "2", "3"),
        "wherever": ("any", *TERRAINS),
        "where": (*TERRAINS, *PLACES),
        "kept": KEPT,
        "often": OFTEN,
        "foe": FOES,
    },
    payable=("gold", "potion"),
    price_rule="WO-EXP-06",
    entries={"city": "number", "wilds": "number", "event": "number"},
    ends=dict.fromkeys(FOES, ("won", "lost")),  # WO-EVT-08: nobody flees a short fight
    called=("hero", "payer"),
    grammar=agreement("hero", "payer"),
    imagine=Imagined,
    interrupts=True,
    decks=DECKS,
    worth=worth,
)
