"""What this installation learns of its owner's cards from the moves of its tables; undone, it is unlearned."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.engine import Outcome
from ..games import game as game_of
from .ledger import CardFacts, Pen
from .records import Lesson, Record


def learn(pen: Pen, record: Record, move: str, outcome: Outcome) -> None:
    """Keep what a move ("": the set-up) taught, on top of what was known, and what was known before it."""
    game = game_of(record.game)
    teaches = game.moves.named(move).teaches if move else game.teaches
    for kind, cards in teaches(outcome.args, outcome.state).items():
        for key, taught in cards.items():
            _keep(pen, record, kind, key, taught, pen.card(record.game, kind, key))
    for kind, shown in game.witnessed(outcome.state).items():
        for key, facts in shown.items():
            before = pen.card(record.game, kind, key)
            if any(name not in (before or {}) for name in facts):  # it stands there after every later move, too
                _keep(pen, record, kind, key, facts, before)


def _keep(pen: Pen, record: Record, kind: str, key: str, taught: CardFacts, before: CardFacts | None) -> None:
    after = {**(before or {}), **taught}
    pen.keep_card(record.game, kind, key, after)
    pen.keep_lesson(record.id, record.revision, Lesson(kind, key, before, after))


def unlearn(pen: Pen, record: Record, line: Iterable[range], target: int) -> None:
    """Take back what the moves of a line after `target` taught, the last one first.

    A fact that another lesson has changed since stays as that one left it.
    """
    for run in reversed(list(line)):
        for lesson in pen.lessons(record.id, range(max(run[0], target + 1), run[-1] + 1)):
            now = pen.card(record.game, lesson.kind, lesson.key)
            if now is not None:
                pen.keep_card(record.game, lesson.kind, lesson.key, _undone(now, lesson.before, lesson.after))


def learn_again(pen: Pen, record: Record, revision: int) -> None:
    """Know again what a move taught that is made again."""
    for lesson in pen.lessons(record.id, range(revision, revision + 1)):
        old = lesson.before or {}
        taught = {name: fact for name, fact in lesson.after.items() if name not in old or old[name] != fact}
        now = pen.card(record.game, lesson.kind, lesson.key)
        pen.keep_card(record.game, lesson.kind, lesson.key, {**(now or {}), **taught})


def _undone(now: CardFacts, before: CardFacts | None, after: CardFacts) -> CardFacts | None:
    """What is known without a lesson; None: nothing, not even that there is such a card."""
    back = dict(now)
    for name, fact in after.items():
        if before is not None and name in before and before[name] == fact:
            continue  # not of this lesson
        if name in back and back[name] == fact:
            if before is not None and name in before:
                back[name] = before[name]
            else:
                del back[name]
    return None if before is None and not back else back
