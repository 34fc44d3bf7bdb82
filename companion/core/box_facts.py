"""What an installation knows of its owner's box, by kinds of cards and boards: how each is read, and how two join.

A game declares its kinds (`Game.box`); what is of none, like the endings that a group has seen, is no fact of a box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from .bounds import Word
from .draft import Knowledge

CardKey = tuple[str, str]  # a kind, and the key of one card of it


class NoFacts(ValueError):
    """What a card is said to print is nothing that this kind of card prints."""


@dataclass(frozen=True)
class BoxKind:
    """A kind of cards or boards whose facts are learned.

    `facts`: their type; `key`: the type of its keys, as text; `label`: the prefix of the words for a key ("" where it
    is a name or number as printed); `apart`: what stands between the two halves of a key, each of which has words;
    `named`: the fact of the type that the key itself is.
    """

    facts: type[msgspec.Struct]
    key: Any = Word
    label: str = ""
    apart: str = ""
    named: str = ""

    def check(self, key: str, facts: Mapping[str, Any]) -> None:
        """NoFacts where no card of this kind has that key, or prints those facts."""
        if unknown := set(facts) - set(self.facts.__struct_fields__):
            raise NoFacts(min(unknown))
        try:
            msgspec.convert(key, self.key, strict=False)
            msgspec.convert({**facts, self.named: key} if self.named else facts, self.facts)
        except msgspec.ValidationError as error:
            raise NoFacts(str(error)) from None


BoxKinds = Mapping[str, BoxKind]


@dataclass(frozen=True)
class Differing:
    """A card of which two installations say different things: those facts, as each has them."""

    card: CardKey
    ours: Mapping[str, Any]
    theirs: Mapping[str, Any]


@dataclass(frozen=True)
class Comparison:
    """What somebody else's knowledge brings: cards of which it knows more, how many it knows no better, quarrels."""

    new: list[CardKey]
    same: int
    differing: list[Differing]


def shared(kinds: BoxKinds, knowledge: Knowledge) -> dict[str, dict[str, Any]]:
    """What of all that is known can be sent to a friend: sound facts of the box, in order of their keys."""
    told = {kind: {key: facts for key, facts in sorted(knowledge.get(kind, {}).items())} for kind in kinds}
    return {kind: kept for kind, cards in told.items() if (kept := dict(_sound(kinds[kind], cards)))}


def _sound(kind: BoxKind, cards: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, facts in cards.items():
        try:
            kind.check(key, facts)
        except NoFacts:  # learned by another version of this app
            continue
        yield key, facts


def compare(ours: Knowledge, theirs: Knowledge) -> Comparison:
    """How what somebody else knows stands to what is known here."""
    new, same, differing = [], 0, []
    for kind, cards in theirs.items():
        for key, facts in cards.items():
            known = ours.get(kind, {}).get(key)
            said = known or {}
            quarrel = sorted(name for name in facts if name in said and said[name] != facts[name])
            if known is None or facts.keys() - known.keys():
                new.append((kind, key))
            elif not quarrel:
                same += 1
            if quarrel:
                mine, other = ({name: side[name] for name in quarrel} for side in (said, facts))
                differing.append(Differing((kind, key), mine, other))
    return Comparison(new, same, differing)


def joined(ours: Knowledge, theirs: Knowledge, believed: Collection[CardKey] = ()) -> dict[CardKey, dict[str, Any]]:
    """The cards that change when theirs is taken over, each with all its facts.

    What is known here stays, but for the cards where theirs is `believed`.
    """
    changed = {}
    for kind, cards in theirs.items():
        for key, facts in cards.items():
            known = ours.get(kind, {}).get(key)
            after = {**(known or {}), **facts} if (kind, key) in believed else {**facts, **(known or {})}
            if known is None or after != known:
                changed[kind, key] = after
    return changed
