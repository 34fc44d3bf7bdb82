"""The words of this game's books: their covers, the ways by which chapters end, and the bonuses of path tokens.

WP-DATA-02, WP-DATA-03, WP-DATA-05, WP-DATA-08..12, WP-DATA-16.
"""

from __future__ import annotations

from typing import get_args

from ....story.vocabulary import (
    NUMBER,
    YES_NO,
    BookShelf,
    Form,
    HeadLine,
    Member,
    Stops,
    Vocabulary,
    agreement,
    someone,
)
from ..box.characters import CHARACTERS
from ..box.knowledge import Receiver
from ..box.names import CHAPTERS, MODULES, SIDES, SYMBOLS
from .first_book import FIRST
from .imagined import Imagined

RECEIVERS = get_args(Receiver)  # WP-DATA-10
POINTS = ("vp", "xp")
ALLIANCES = tuple(f"alliance_{side}" for side in SIDES)
WHAT = (*POINTS, *SYMBOLS, *(f"active_{side}" for side in SIDES), *ALLIANCES)
SPECIALS = 2  # WP-ST-30
TURNS = {"right": 1, "others_right": 1, "score": 2}  # WP-EDGE-10: what the left token brings comes first

NAMES = {
    "hero": someone("hero"),
    "chapter": Member(NUMBER, lambda scene: scene.world.chapter),
    "players": Member(NUMBER, lambda scene: scene.world.players),
    "solo": Member(YES_NO, lambda scene: scene.world.players == 1),
}
# WP-DATA-09, WP-BOOK-16: what a page brings, and the final scoring.
FORMS = (
    Form("gain", "gain bonus amount"),
    Form("lose", "lose bonus amount"),
    Form("first", "first receiver else points amount"),
    Form("redraw", "redraw receiver amount amount"),
    Form("special", "special receiver symbol"),
    Form("score", "score"),
)
VOCABULARY = Vocabulary(
    names=NAMES,
    forms=FORMS,
    shelves={"ally": BookShelf(keys=SIDES)},
    words={
        "side": SIDES,
        "symbol": SYMBOLS,
        "receiver": RECEIVERS,
        "points": POINTS,
        "else": ("else",),
        "bonus": tuple(f"{receiver}.{what}" for receiver in RECEIVERS for what in WHAT),
    },
    heads={
        "mark": HeadLine(needed=True),
        "module": HeadLine(words=tuple(module for module in MODULES if module)),
        "complexity": HeadLine(least=1, most=3, needed=True),
        "initiative": HeadLine(words=CHARACTERS, all=True, needed=True),
    },
    called=("hero",),
    grammar=agreement("hero"),
    by=("side", "symbol"),
    stops=Stops(CHAPTERS, SIDES, closing="score"),
    belongs={
        "special": ("module", "hidden_objectives"),
        **{f"{receiver}.{what}": ("module", "alliances") for receiver in RECEIVERS for what in ALLIANCES},
    },
    at_most={"special": SPECIALS},
    order=lambda effect: TURNS.get(str((effect.args or ("score",))[0]).partition(".")[0], 0),
    imagine=Imagined,
    first=FIRST,
)
