"""Who may act now: checks that the moves share."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.seats import seat_of
from ..box.names import Who
from ..state.character import Character, named
from ..state.table import Realm


def character_of(draft: Draft[Realm], who: Who, field: str = "who") -> Character:
    """The character of a seat; refused when nobody sits there."""
    return seat_of(draft, draft.state, who, field)


def on_board(draft: Draft[Realm], who: Who, field: str = "who") -> Character:
    """The character of a seat, which must stand on the board."""
    character = character_of(draft, who, field)
    if not character.in_play:
        draft.refuse(field, "not-on-the-board", who=named(character))
    return character


def active(draft: Draft[Realm], who: Who) -> Character:
    """TA-TURN-02: the character whose turn it is; an objection for another one."""
    character = on_board(draft, who)
    if draft.state.turn.who != who:
        draft.object("TA-TURN-02", "not-its-turn", who=named(character), active=named(draft.state.active))
    return character


def no_fight(draft: Draft[Realm]) -> None:
    """A fight that goes on comes before anything else."""
    if draft.state.fight is not None:
        draft.object("", "fight-first", can_overrule=False)


def in_turn(draft: Draft[Realm], who: Who) -> Character:
    """TA-TURN-02, TA-TURN-03: whoever goes on with its turn: it is not over, and nobody fights."""
    character = active(draft, who)
    if draft.state.turn.over:
        draft.object("TA-TURN-03", "turn-is-over", who=named(character))
    no_fight(draft)
    return character


def moving(draft: Draft[Realm], who: Who) -> Character:
    """TA-TURN-01: whoever may still move in this turn."""
    character = in_turn(draft, who)
    turn = draft.state.turn
    if character.space == "crown":
        draft.object("TA-INN-12", "stays-on-the-crown", who=named(character))
    if turn.arrived:
        stays = character.space == turn.stood
        key = "movement-is-over" if turn.no_encounter else "stayed-already" if stays else "moved-already"
        draft.object("TA-TURN-01", key, who=named(character))
    return character


def meeting(draft: Draft[Realm], who: Who) -> Character:
    """TA-ENC-01, TA-ENC-03: whoever is in the encounter part of its turn, on the space where its movement ended."""
    character = in_turn(draft, who)
    turn = draft.state.turn
    if not turn.arrived and character.space != "crown":  # TA-INN-12: nobody moves there
        draft.object("TA-ENC-01", "move-first", who=named(character))
    if turn.no_encounter:
        draft.object("TA-ENC-01", "no-encounter-now", who=named(character))
    return character


def not_amid_a_fight(draft: Draft[Realm], character: Character) -> None:
    """TA-EDGE-05: between the dice of its fight and the end nobody puts down, trades or hands in anything."""
    fight = draft.state.fight
    amid = fight is not None and fight.step != "before" and fight.involves(character.seat)
    if amid and draft.state.default("TA-EDGE-05"):
        draft.object("TA-EDGE-05", "not-amid-a-fight", who=named(character))


def no_toad(draft: Draft[Realm], character: Character) -> None:
    """TA-TOAD-04, TA-TOAD-05: a toad can own nothing."""
    if character.toad is not None:
        draft.object("TA-TOAD-05", "toads-own-nothing", who=named(character))
