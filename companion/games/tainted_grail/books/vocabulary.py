"""The words of this game's books. Every question is asked of a world: the table, or an imagined one for a walk."""

from __future__ import annotations

from ....story.book import Book
from ....story.fates import EVERY
from ....story.vocabulary import (
    NUMBER,
    YES_NO,
    BookShelf,
    Form,
    Keyed,
    Kind,
    Member,
    Vocabulary,
    agreement,
    choices_of,
    someone,
)
from ..box import printed
from ..box.names import ATTRIBUTES, BOX_HEROES, COLOURS, COUNTED, RESOURCES
from .fight_ends import FATES
from .imagined import Imagined


def _of_members(name: str, method: str, things: tuple[str, ...]) -> Member:
    """`any.courage` and the like: the world's answer over the members of the party."""
    members = {thing: Member(NUMBER, lambda world, thing=thing: getattr(world, method)(thing)) for thing in things}
    return Member(Kind(name, members), lambda scene: scene.world)


def _statuses(book: Book) -> set[str]:
    return {*book.shelf("status"), *printed.statuses()}


PARTY = _of_members("party", "total", RESOURCES).kind.members
STATUS = Kind(
    "marks",
    {
        "marked": Member(YES_NO, bool),
        "count": Member(NUMBER, len),
        "has": Member(YES_NO, lambda marks, part: None if part is None else part in marks, takes=1),
    },
)
NAMES = {
    "any": _of_members("any", "best", (*ATTRIBUTES, *COUNTED)),
    "all": _of_members("all", "worst", (*ATTRIBUTES, *COUNTED)),
    "party": Member(
        Kind(
            "party",
            {
                **PARTY,
                "size": Member(NUMBER, lambda world: world.size),
                "apart": Member(NUMBER, lambda world: world.apart),
            },
        ),
        lambda scene: scene.world,
    ),
    "hero": Member(
        Kind("hero", keyed=Keyed(YES_NO, lambda world, who: world.member(who), lambda book: BOX_HEROES)),
        lambda scene: scene.world,
    ),
    "status": Member(
        Kind("status", keyed=Keyed(STATUS, lambda world, key: world.status(key), _statuses)), lambda scene: scene.world
    ),
    "dial": Member(
        Kind("dial", keyed=Keyed(NUMBER, lambda world, key: world.dial(key), lambda book: book.shelf("dial"))),
        lambda scene: scene.world,
    ),
    "secret": Member(
        Kind("secret", keyed=Keyed(YES_NO, lambda world, key: world.holds(key), lambda book: book.shelf("secret"))),
        lambda scene: scene.world,
    ),
    "payer": someone("payer"),
    "chosen": someone("chosen", Keyed(YES_NO, lambda scene, key: key in scene.reading.chosen, choices_of)),
    "day": Member(NUMBER, lambda scene: scene.world.day),
    "chapter": Member(NUMBER, lambda scene: scene.world.chapter),
    "players": Member(NUMBER, lambda scene: scene.world.players),
    "scale": Member(NUMBER, lambda scene: scene.world.scale),
}


def _marked(key: str, part: int | None = None) -> dict[str, bool | int | None]:
    """What a status is after a box of it was ticked; which one, where the book does not say, only the table knows."""
    status = f'status["{key}"]'
    sure: dict[str, bool | int | None] = {f"{status}.marked": True, f"{status}.count": None}
    return sure | ({"": None} if part is None else {f"{status}.has({part})": True})


def _wound(key: str, amount: int) -> dict[str, bool | int | None]:
    """What a dial is after it was wound up."""
    return {f'dial["{key}"]': amount}


def _unmarked(key: str, part: int | None = None) -> dict[str, bool | int | None]:
    """What a status is after a box of it was cleared."""
    status = f'status["{key}"]'
    return (
        {"": None}
        if part is None
        else {f"{status}.marked": None, f"{status}.count": None, f"{status}.has({part})": False}
    )


# TG-JRN-05, TG-STA-06, TG-TOK-02, TG-ENC-04: what a passage or a choice may bring.
FORMS = (
    Form("gain", "gain target amount"),
    Form("lose", "lose target amount"),
    Form("gain-secret", "gain secret secret", writes=True, settles=lambda key: {f'secret["{key}"]': True}),
    Form("lose-secret", "lose secret secret", ends=True),
    Form("mark", "mark status part?", writes=True, settles=_marked),
    Form("unmark", "unmark status part?", settles=_unmarked),
    Form("dial", "dial dial amount", writes=True, winds=True, settles=_wound),
    Form("turn", "turn dial step"),
    Form("stop", "stop dial", ends=True),
    Form("encounter", "encounter colour", fights=True),
    Form("reveal", "reveal number"),
)
VOCABULARY = Vocabulary(
    locks=frozenset({"any", "all", "party", "party.size"}),
    names=NAMES,
    forms=FORMS,
    shelves={"status": BookShelf(boxes=True, seen=True), "dial": BookShelf(), "secret": BookShelf()},
    words={"counted": COUNTED, "colour": COLOURS, "status": tuple(printed.statuses())},
    payable=COUNTED,
    entries={
        "place": "number",
        "verse": "number",
        "day": "number",
        "dream": "",
        "nightmare": "",
        "menhir": "",
        "status": "status",
        "secret": "secret",
        "dial": "dial",
        "encounter": "outcome",
    },
    several=frozenset({"dream", "nightmare", "menhir"}),
    passing=frozenset({"dial"}),
    fates=FATES,
    # TG-DIP-05: only a diplomacy is avoided; TG-CMB-42: only an enemy in combat withdraws.
    ends={colour: (*EVERY, "avoided" if colour == "blue" else "withdrew") for colour in COLOURS},
    called=("payer", "chosen"),
    grammar=agreement("payer", "chosen"),
    imagine=Imagined,
)
