"""What a space's instruction brings, as `box/instructions.toml` writes it: each effect by its name. TA-ENC-12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ....core.draft import Draft
from ..box.names import Alignment
from ..state.character import Character, named
from ..state.pieces import Lasting, LastingKind
from ..state.table import Realm
from . import combat
from .counters import change_counter, heal, lose_lives
from .nature import become_toad, set_alignment
from .piles import own, take_talisman
from .spells import draw_spell
from .turns import miss_turns

Effect = Callable[[Draft[Realm], Character, int, str], None]


def happen(draft: Draft[Realm], character: Character, effect: list[Any]) -> None:
    """Let one effect happen: [what, amount, name]."""
    what, *rest = effect
    amount = int(rest[0]) if rest else 1
    name = str(rest[1]) if len(rest) > 1 else ""
    if what == "gold" and amount > 0 and character.toad is not None:
        return  # TA-TOAD-05: it can own none
    if what in ("strength", "craft", "lives", "gold"):
        change_counter(draft, character, what, amount)
    else:
        EFFECTS[what](draft, character, amount, name)


def _toad(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    become_toad(draft, character)


def _heal(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    heal(draft, character, amount)


def _miss(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    miss_turns(draft, character, amount, by_event=False)  # TA-CARD-19: a space, no event


def _spell(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    for _ in range(amount):
        if character.toad is None:  # TA-TOAD-10
            draw_spell(draft, character)


def _fight(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    combat.against_creature(draft, character, "creature", name, amount)


def _haunt(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    combat.against_creature(draft, character, "creature", name, amount, psychic=True)


def _alignment(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    if not character.alignment_changed:  # TA-TIM-04: once it has changed, no further change happens
        set_alignment(draft, character, msgspec.convert(name, Alignment))


def _talisman(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    card = take_talisman(draft) if character.toad is None else None  # TA-TOAD-05
    if card is not None:
        own(draft, character, card)


def _lasting(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    """A quest, a granted move, slavery: it holds until it is done. TA-SAVE-02."""
    kind = msgspec.convert(name, LastingKind)
    character.lasting.append(Lasting(id=draft.state.next_id("lasting"), kind=kind, number=amount))
    draft.tell(f"tell-lasting-{name}", who=named(character), number=amount)
    draft.write(f"wrote-lasting-{name}", who=named(character), number=amount)


def _gold_or_life(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    """The Black Knight: gold while there is some; who would rather lose a life says so before. Ledger 29.2."""
    if character.gold >= amount and name != "life":
        change_counter(draft, character, "gold", -amount)
    else:
        lose_lives(draft, character, amount)


def _lives_or_followers(draft: Draft[Realm], character: Character, amount: int, name: str) -> None:
    """What nobody gave a follower for costs lives. Ledger 29.2."""
    if amount:
        lose_lives(draft, character, amount)


EFFECTS: dict[str, Effect] = {
    "toad": _toad,
    "heal": _heal,
    "miss": _miss,
    "spell": _spell,
    "fight": _fight,
    "haunt": _haunt,
    "alignment": _alignment,
    "talisman": _talisman,
    "lasting": _lasting,
    "gold_or_life": _gold_or_life,
    "lives_or_followers": _lives_or_followers,
    "lives_or_follower": _lives_or_followers,
}
