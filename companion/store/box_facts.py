"""What was learned of a box as a file for a friend with the same one, and theirs taken over. All of it, or nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec

from ..core import box_facts
from ..core.bounds import Word
from ..core.box_facts import CardKey, Comparison, NoFacts
from ..core.errors import BadArguments, Refusal
from ..core.game import Game
from ..core.message import say
from ..core.moves import check_plain
from ..games import game as game_of
from .exchange import TooLarge
from .learned import OddFacts, write_down
from .ledger import CardFacts, Pen
from .tables import Store

FORMAT: Literal["companion-box"] = "companion-box"
VERSION = 1
LIMIT = 2 * 2**20  # bytes; all that a box prints is some tens of kilobytes
MOST = 5_000  # cards of one kind

Cards = Annotated[dict[Word, CardFacts], msgspec.Meta(max_length=MOST)]


class NotFacts(Refusal):
    """The file holds no facts of a box: another format, or no JSON at all."""

    def __init__(self) -> None:
        super().__init__(say("box-not-facts"))


class NewerFacts(Refusal):
    """The file was written by a newer version of this app."""

    def __init__(self) -> None:
        super().__init__(say("import-newer"))


class BrokenFacts(Refusal):
    """The file tells of a card what no such card prints, or of a `kind` of cards that its game does not have."""

    def __init__(self, card: str = "", kind: str = "") -> None:
        super().__init__(say("box-foreign-kind", kind=kind) if kind else say("box-broken", card=card))


class BoxHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What tells whether the rest can be read at all."""

    format: Literal["companion-box"]
    version: int
    game: str


class ToldBox(BoxHeader, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file: what somebody's box of a game prints, by kind and key."""

    facts: dict[Word, Cards]


def export(store: Store, game_id: str) -> bytes:
    """What is known of the box of a game, as a file; UnknownGame."""
    game = game_of(game_id)
    known = box_facts.shared(game.box, store.cards(game_id))
    told = ToldBox(format=FORMAT, version=VERSION, game=game_id, facts=known)
    return msgspec.json.format(msgspec.json.encode(told, order="sorted"))


def read(file: bytes) -> ToldBox:
    """A friend's file; TooLarge, NotFacts, NewerFacts, BrokenFacts, UnknownGame."""
    if len(file) > LIMIT:
        raise TooLarge(LIMIT)
    try:
        header = msgspec.json.decode(file, type=BoxHeader)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotFacts() from None
    if header.version > VERSION:
        raise NewerFacts()
    game = game_of(header.game)
    try:
        told = msgspec.json.decode(file, type=ToldBox)
        check_plain(told.facts)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, BadArguments):
        raise BrokenFacts() from None
    _mind(game, told)
    return told


def _mind(game: Game, told: ToldBox) -> None:
    for kind, cards in told.facts.items():
        if kind not in game.box:
            raise BrokenFacts(kind=kind[:60])
        for key, facts in cards.items():
            try:
                game.box[kind].check(key, facts)
            except NoFacts:
                raise BrokenFacts(key[:60]) from None


def compare(store: Store, told: ToldBox) -> Comparison:
    """How a friend's file stands to what is known here."""
    return box_facts.compare(store.cards(told.game), told.facts)


def take_over(store: Store, told: ToldBox, believed: Collection[CardKey] = ()) -> int:
    """Know from now on what a friend knows, and where both differ what is known here, but for the `believed` cards.

    How many cards changed; BrokenFacts where a new table could not be set up with it, and then nothing did.
    """
    with store.ledger.writing() as pen:
        return take_over_with(store, pen, told, believed)


def take_over_with(store: Store, pen: Pen, told: ToldBox, believed: Collection[CardKey] = ()) -> int:
    """The same with somebody's pen."""
    changed = box_facts.joined(store.known(pen, told.game), told.facts, believed)
    try:
        write_down(store, pen, "friend", game_of(told.game), changed)
    except OddFacts:
        raise BrokenFacts() from None
    return len(changed)
