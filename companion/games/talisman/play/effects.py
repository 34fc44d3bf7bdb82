"""What a space's instruction brings, as `box/instructions.toml` writes it: each effect by its name. TA-ENC-12."""

from __future__ import annotations

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
from .piles import give_talisman
from .spells import draw_spell
from .turns import miss_turns


def happen(draft: Draft[Realm], character: Character, effect: list[Any]) -> None:
    """Let one effect happen: [what, amount, name]."""
    what, *rest = effect
    amount = int(rest[0]) if rest else 1
    name = str(rest[1]) if len(rest) > 1 else ""
    match what:
        case "gold" if amount > 0 and character.toad is not None:
            pass  # TA-TOAD-05: it can own none
        case "strength" | "craft" | "lives" | "gold":
            change_counter(draft, character, what, amount)
        case "toad":
            become_toad(draft, character)
        case "heal":
            heal(draft, character, amount)
        case "miss":
            miss_turns(draft, character, amount, by_event=False)  # TA-CARD-19: a space, no event
        case "spell":
            for _ in range(amount if character.toad is None else 0):  # TA-TOAD-10
                draw_spell(draft, character)
        case "fight" | "haunt":
            combat.against_creature(draft, character, "creature", name, amount, psychic=what == "haunt")
        case "alignment":
            if not character.alignment_changed:  # TA-TIM-04: once it has changed, no further change happens
                set_alignment(draft, character, msgspec.convert(name, Alignment))
        case "talisman":
            give_talisman(draft, character)
        case "lasting":
            _lasting(draft, character, msgspec.convert(name, LastingKind), amount)
        case "gold_or_life":
            _gold_or_life(draft, character, amount, rather_a_life=name == "life")
        case "lives_or_followers" | "lives_or_follower":  # ledger 29.2: what nobody gave a follower for costs lives
            if amount:
                lose_lives(draft, character, amount)
        case _:
            raise LookupError(f"no effect is called {what}")


def _lasting(draft: Draft[Realm], character: Character, kind: LastingKind, number: int) -> None:
    """A quest, a granted move, slavery: it holds until it is done. TA-SAVE-02."""
    character.lasting.append(Lasting(id=draft.state.next_id("lasting"), kind=kind, number=number))
    draft.tell(f"tell-lasting-{kind}", who=named(character), number=number)
    draft.write(f"wrote-lasting-{kind}", who=named(character), number=number)


def _gold_or_life(draft: Draft[Realm], character: Character, amount: int, rather_a_life: bool) -> None:
    """The Black Knight: gold while there is some; who would rather lose a life says so before. Ledger 29.2."""
    if character.gold >= amount and not rather_a_life:
        change_counter(draft, character, "gold", -amount)
    else:
        lose_lives(draft, character, amount)
