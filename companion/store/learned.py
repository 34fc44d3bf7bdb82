"""What is known of a box, card by card: where each fact was learned, put right by hand, forgotten, known again.

What no move taught is a lesson, too: of a hand that put a card right, or of a friend's file. So it is never lost what
was known before, and a card that was forgotten can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from ..core.box_facts import CardKey, NoFacts
from ..core.errors import Refusal
from ..core.game import Game
from ..core.message import say
from ..games import game as game_of
from .ledger import CardFacts, Look, Pen
from .log import line_spans
from .records import Lesson, Taught
from .tables import Store

Teacher = Literal["table", "hand", "friend", ""]
TaughtHow = Literal["stands", "undone", "thrown"]
HANDS: dict[str, Teacher] = {"by hand: ": "hand", "from a friend: ": "friend"}  # what teaches beside the tables
MOST_FORGOTTEN = 20  # cards that the page offers to know again


class OddFacts(Refusal):
    """No card of that kind has that key, or prints those facts."""

    def __init__(self, why: str) -> None:
        super().__init__(say("box-odd-facts", why=why[:200]))


class NoSuchCard(Refusal):
    """Nothing is known of that card, or nothing of it was forgotten."""

    def __init__(self) -> None:
        super().__init__(say("box-no-such-card"))


class LearnedAt(msgspec.Struct, frozen=True):
    """Where a fact was learned: at a table (its id, the move and its evening), by hand, of a friend; "": nobody knows.

    `how`: whether that move still stands, was taken back, or its table was thrown away.
    """

    teacher: Teacher = ""
    table: str = ""
    revision: int = 0
    evening: int = 0
    at: str = ""
    how: TaughtHow = "stands"


class KnownCard(msgspec.Struct, frozen=True):
    """A card with all that is known of it, and where each fact was learned."""

    kind: str
    key: str
    facts: CardFacts
    origins: dict[str, LearnedAt]

    @property
    def doubtful(self) -> list[str]:
        """Its facts that were learned from what was undone."""
        return [name for name, origin in self.origins.items() if origin.how != "stands"]


class ForgottenCard(msgspec.Struct, frozen=True):
    """A card of which something was forgotten by hand, or all: what was known of it until then."""

    kind: str
    key: str
    facts: CardFacts
    at: str


# --- looking ---------------------------------------------------------------------------------------------------------


def known_cards(store: Store, game_id: str) -> list[KnownCard]:
    """All that is known of a game's box, by kind and key, in the order of its kinds; UnknownGame."""
    game = game_of(game_id)
    with store.ledger.reading() as look:
        cards = look.cards(game_id)
        origins = _origins(look, game_id, cards)
    return [
        KnownCard(kind, key, facts, origins[kind, key])
        for kind in game.box
        for key, facts in sorted(cards.get(kind, {}).items())
    ]


def known_card(store: Store, game_id: str, kind: str, key: str) -> KnownCard:
    """One card; NoSuchCard where nothing is known of it."""
    for one in known_cards(store, game_id):
        if (one.kind, one.key) == (kind, key):
            return one
    raise NoSuchCard()


def forgotten_cards(store: Store, game_id: str) -> list[ForgottenCard]:
    """What was forgotten by hand and is not known since, the last one first."""
    game = game_of(game_id)
    with store.ledger.reading() as look:
        by_hand = [one for one in _in_time(look.taught(game_id, _hands(game_id))) if _teacher(one) == "hand"]
        last = {(one.lesson.kind, one.lesson.key): one for one in by_hand if one.lesson.kind in game.box}
        gone = [(card, one.at, _forgotten(one, look.card(game_id, *card))) for card, one in last.items()]
    found = [ForgottenCard(*card, facts, at) for card, at, facts in gone if facts is not None]
    return sorted(found, key=lambda one: one.at, reverse=True)[:MOST_FORGOTTEN]


def _forgotten(one: Taught, known: CardFacts | None) -> CardFacts | None:
    """What of a card was known before a hand touched it, and is not known now; None: nothing that could be missed."""
    before, after = one.lesson.before, one.lesson.after
    if before is None:
        return None
    missing = {name: fact for name, fact in before.items() if name not in after and name not in (known or {})}
    return missing if missing or (not before and known is None) else None


def _origins(
    look: Look, game_id: str, cards: Mapping[str, Mapping[str, CardFacts]]
) -> dict[CardKey, dict[str, LearnedAt]]:
    taught: dict[CardKey, list[Taught]] = {}
    for one in _in_time(look.taught(game_id, _hands(game_id))):
        taught.setdefault((one.lesson.kind, one.lesson.key), []).append(one)
    stands = _standing(look)
    return {
        (kind, key): {name: _origin(name, fact, taught.get((kind, key), []), stands) for name, fact in facts.items()}
        for kind, of_kind in cards.items()
        for key, facts in of_kind.items()
    }


def _origin(name: str, fact: Any, lessons: Iterable[Taught], stands: Callable[[Taught], TaughtHow]) -> LearnedAt:
    """Where a fact was learned as it is: by the last lesson that says so and stands, else by the last one at all."""
    said = [one for one in lessons if one.lesson.after.get(name, ...) == fact and _is_news(one.lesson, name)]
    told = [(one, stands(one)) for one in reversed(said)]
    if not told:
        return LearnedAt()
    one, how = next((pair for pair in told if pair[1] == "stands"), told[0])
    teacher = _teacher(one)
    table = one.table if teacher == "table" else ""
    return LearnedAt(teacher, table, one.revision if table else 0, one.session, one.at, how)


def _is_news(lesson: Lesson, name: str) -> bool:
    return lesson.before is None or lesson.before.get(name, ...) != lesson.after[name]


def _standing(look: Look) -> Callable[[Taught], TaughtHow]:
    """Says of a lesson whether what taught it still stands; each table's line is looked up once."""
    lines: dict[str, tuple[str, list[range]]] = {}

    def how(one: Taught) -> TaughtHow:
        if _teacher(one) != "table":
            return "stands"
        if one.table not in lines:
            record = look.table(one.table)
            lines[one.table] = (record.place, line_spans(look, one.table, record.head)) if record else ("thrown", [])
        place, line = lines[one.table]
        return "thrown" if place == "thrown" else "stands" if any(one.revision in run for run in line) else "undone"

    return how


def _hands(game_id: str) -> list[str]:
    return [f"{hand}{game_id}" for hand in HANDS]


def _teacher(one: Taught) -> Teacher:
    return next((teacher for hand, teacher in HANDS.items() if one.table.startswith(hand)), "table")


def _in_time(taught: Iterable[Taught]) -> list[Taught]:
    """Lessons in the order in which they were learned. One that no move taught has its moment for a revision."""
    moments = (one if one.at else msgspec.structs.replace(one, at=_moment(one.revision)) for one in taught)
    return sorted(moments, key=lambda one: (one.at, one.revision))


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


# --- changing --------------------------------------------------------------------------------------------------------


def correct(store: Store, game_id: str, kind: str, key: str, facts: CardFacts) -> None:
    """Know of a card what its owner says from now on; OddFacts where no such card prints that, UnknownGame."""
    game = game_of(game_id)
    mind_facts(game, kind, key, facts)
    with store.ledger.writing() as pen:
        write_down(store, pen, "hand", game, {(kind, key): facts})


def forget(store: Store, game_id: str, cards: Collection[CardKey]) -> int:
    """Forget all that is known of these cards, until they are learned again; how many that were."""
    with store.ledger.writing() as pen:
        known = [card for card in cards if pen.card(game_id, *card) is not None]
        write_down(store, pen, "hand", game_of(game_id), dict.fromkeys(known))
    return len(known)


def forget_doubtful(store: Store, game_id: str) -> int:
    """Forget each fact that was learned from what was undone; of how many cards that was.

    Of a card that would be none without it, all is forgotten.
    """
    game, changed = game_of(game_id), {}
    with store.ledger.writing() as pen:
        for one in known_cards(store, game_id):
            if names := one.doubtful:
                left = {name: fact for name, fact in one.facts.items() if name not in names}
                changed[one.kind, one.key] = left if left and _is_sound(game, one.kind, one.key, left) else None
        write_down(store, pen, "hand", game, changed)
    return len(changed)


def know_again(store: Store, game_id: str, kind: str, key: str) -> None:
    """Take back that a card was forgotten; NoSuchCard where it was not, or is known again since."""
    for one in forgotten_cards(store, game_id):
        if (one.kind, one.key) == (kind, key):
            known = store.cards(game_id).get(kind, {}).get(key, {})
            return correct(store, game_id, kind, key, {**one.facts, **known})
    raise NoSuchCard()


def write_down(
    store: Store, pen: Pen, teacher: Teacher, game: Game, changed: Mapping[CardKey, CardFacts | None]
) -> None:
    """Keep what is known of cards from now on (None: nothing), and who said so; OddFacts: no table could be laid."""
    mind_setting(game, store.known(pen, game.id), changed)
    hand = next(hand for hand, one in HANDS.items() if one == teacher) + game.id
    moment = datetime.fromisoformat(store.clock())
    revision = int(moment.timestamp() * 1000)
    for (kind, key), facts in changed.items():
        pen.keep_lesson(hand, revision, Lesson(kind, key, pen.card(game.id, kind, key), facts or {}))
        pen.keep_card(game.id, kind, key, facts)


def mind_facts(game: Game, kind: str, key: str, facts: CardFacts) -> None:
    """OddFacts where a game has no such kind, or no card of it has that key or prints those facts."""
    if kind not in game.box:
        raise OddFacts(kind)
    try:
        game.box[kind].check(key, facts)
    except NoFacts as odd:
        raise OddFacts(str(odd)) from None


def _is_sound(game: Game, kind: str, key: str, facts: CardFacts) -> bool:
    try:
        game.box[kind].check(key, facts)
    except NoFacts:
        return False
    return True


def mind_setting(
    game: Game, known: Mapping[str, Mapping[str, Any]], changed: Mapping[CardKey, CardFacts | None]
) -> None:
    """OddFacts where a new table could not be set up with what would be known then."""
    after: dict[str, dict[str, Any]] = {kind: dict(cards) for kind, cards in known.items()}
    for (kind, key), facts in changed.items():
        if facts is None:
            after.get(kind, {}).pop(key, None)
        else:
            after.setdefault(kind, {})[key] = facts
    try:
        game.setting(after)
    except Exception:  # whatever a game stumbles over in facts that no table of its own has taught
        raise OddFacts("") from None
