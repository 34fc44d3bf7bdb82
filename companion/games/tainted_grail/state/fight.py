"""How a fight stands: its step, the pool, who is active, everyone's cards and the sequence. TG-CMB, TG-DIP, TG-KEY."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from ....core.bounds import Handful, Sum, Tally, Word
from ..box.encounter_cards import Blow, EncounterCard, Half, Stage
from ..box.names import Attribute, Count, HeroId, PoolName, Text, Title

FightStep = Literal["before", "hands", "choose", "lay", "answered", "again", "won", "lost", "withdrew", "robbed"]
MOST_IN_HAND = 3  # TG-CMB-22
HAND_OF_FOUR = 2  # TG-CMB-07: what each draws when four fight together
AT_MOST_WHEN_FAST = 2  # TG-TRT-04


class Laid(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A card of the sequence, with what lies on it: time tokens, charges, Magic. TG-KEY-04, TG-KEY-16, TG-KEY-19."""

    by: HeroId
    name: Title = ""
    tokens: Count = 0
    charges: Count = 0
    magic: Count = 0
    passive: bool = False
    connected: Handful[Attribute] = []  # TG-KEY-17: the attribute keys that connected when it was laid
    keys: Handful[Half] = []  # the halves on its right edge, as far as the table told


class Fighter(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A character's cards in this fight, counted; None where the decks are kept on the table. TG-CMB-09."""

    hand: Tally | None = None
    deck: Tally | None = None
    redrawn: Tally = 0  # TG-CMB-08: how often the starting hand was drawn anew
    laid: Tally = 0  # cards laid in this activation
    weapons: Handful[Word] = []  # TG-TRT-13: the items that were weapons in use


class Fight(msgspec.Struct, kw_only=True):
    """A combat or a diplomacy. `pool`: markers in the combat pool, or steps of affinity counted from grey."""

    card: EncounterCard
    step: FightStep = "hands"
    pool: Sum = 0
    stage: Tally = 0
    turn: Tally = 1
    active: HeroId | None = None
    begun: bool = False  # TG-TRT-01, TG-TRT-02: whether somebody has been activated in it
    hale: bool = False  # TG-TRT-11: whether somebody's Health stood above 1 in it, so that it can fall
    answers: Tally = 0  # TG-TRT-10: how often the opponent has answered in this activation
    pending: Text = ""  # what its answer says in words, which is carried out before anything follows
    fired: Handful[Tally] = []  # TG-KEY-19: the cards whose delayed ability fired in this activation, from the left
    fleeing: bool = False  # whether the active character is just paying for its escape, which may be its end
    tried: bool = False  # TG-HRD-04: whether the active character tried to escape in this activation
    fighters: dict[HeroId, Fighter] = {}
    sequence: Handful[Laid] = []

    @property
    def kind(self) -> PoolName:
        """Combat or diplomacy; also which of a character's decks is used."""
        return self.card.kind

    def of(self, who: HeroId) -> Fighter:
        """The cards of that character; uncounted as long as it has drawn no hand."""
        return self.fighters.setdefault(who, Fighter())

    @property
    def acting(self) -> Fighter:
        """The active character's cards, only to be looked at; where nobody is active, nobody's."""
        return self.fighters.get(self.active, Fighter()) if self.active else Fighter()

    @property
    def running(self) -> bool:
        """Whether turns are being played: after the starting hands, before the end."""
        return self.step in ("choose", "lay", "answered", "again")

    @property
    def decided(self) -> bool:
        """Whether it has come to an end, and what that brings is still to be taken."""
        return self.step in ("won", "lost", "withdrew", "robbed")

    @property
    def now(self) -> Stage:
        """TG-DIP-04: the stage that is being solved, or the approach that was taken."""
        stages = self.card.stages or [Stage()]
        return stages[min(self.stage, len(stages) - 1)]

    @property
    def last_stage(self) -> bool:
        """TG-DIP-15: whether winning this stage wins the encounter; of two approaches only one is taken."""
        return self.card.approaches or self.stage >= len(self.card.stages) - 1

    @property
    def verdict(self) -> Literal["", "won", "lost"]:
        """TG-CMB-02, TG-DIP-14: what a check finds now: the pool has reached the value, or the marker an end."""
        if self.kind == "combat":
            return "won" if self.card.value and self.pool >= self.card.value else ""
        if self.card.above and self.pool >= self.card.above:
            return "won"
        return "lost" if self.card.below and self.pool <= -self.card.below else ""

    @property
    def answer(self) -> Blow | None:
        """TG-CMB-18, TG-DIP-17: what the opponent will do in step 3; None where nobody has noted the card's table."""
        return self.card.row(self.pool) if self.kind == "combat" else self.now.reaction

    def connected_keys(self) -> Counter[Attribute]:
        """TG-KEY-17: how many attribute keys of each kind are connected in the whole sequence."""
        return Counter(attribute for laid in self.sequence for attribute in laid.connected)

    def open_keys(self) -> list[Half]:
        """TG-KEY-01: the halves that the next card meets: the last card's, before the first the encounter card's."""
        return self.sequence[-1].keys if self.sequence else self.card.keys


def hand_size(members: int) -> int:
    """TG-CMB-07, TG-DIP-09, TG-STO-03: a starting hand, by the characters in the fight and not by the players."""
    return MOST_IN_HAND if members < 4 else HAND_OF_FOUR
