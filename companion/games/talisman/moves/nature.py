"""What a character is: its alignment, its shape, what holds it. TA-ALI, TA-TOAD, TA-SAVE-02."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.board import CAVE
from ..box.names import Alignment, Count, Text, Who
from ..play.acting import on_board
from ..play.nature import become_toad, restore, set_alignment
from ..play.piles import give_talisman
from ..play.travel import arrive
from ..state.character import named
from ..state.pieces import Lasting, LastingKind
from ..state.table import Realm

moves = Moves()


@moves.add(by="seat")
def change_alignment(draft: Draft[Realm], who: Who, to: Alignment, own_will: bool = False) -> None:
    """TA-ALI-01..09, TA-CHR-03, TA-TIM-04: another alignment, by an encounter or (`own_will`) by its own ability."""
    character = on_board(draft, who)
    if own_will and not character.can("changes_alignment"):
        draft.object("TA-ALI-03", "cannot-change-at-will", who=named(character))
    if to == character.alignment:
        draft.refuse("to", "is-so-already", who=named(character))
    set_alignment(draft, character, to)


@moves.add(by="seat")
def turn_into_toad(draft: Draft[Realm], who: Who) -> None:
    """TA-TOAD-01..04, 11, 16..18: a toad for three turns; what it owned stays on the space of the transformation."""
    character = on_board(draft, who)
    if character.toad is not None:
        draft.refuse("who", "is-a-toad-already", who=named(character))
    become_toad(draft, character)


@moves.add(by="seat")
def turn_back(draft: Draft[Realm], who: Who) -> None:
    """TA-TOAD-02, 07, 08: its own shape again, before its time because a text says so."""
    character = on_board(draft, who)
    if character.toad is None:
        draft.refuse("who", "is-no-toad", who=named(character))
    restore(draft, character, character.toad)


@moves.add(by="seat")
def hold(draft: Draft[Realm], who: Who, kind: LastingKind = "other", number: Count = 0, text: Text = "") -> None:
    """TA-SAVE-02: something lasts with a character: a quest, a granted move, whatever a card says."""
    character = on_board(draft, who)
    character.lasting.append(Lasting(id=draft.state.next_id("lasting"), kind=kind, number=number, text=text))
    draft.write(f"wrote-lasting-{kind}", who=named(character), number=number)


@moves.add(by="seat")
def let_go(draft: Draft[Realm], who: Who, lasting: Text, done: bool = True) -> None:
    """TA-SAVE-02 (ledger 29.2): what lasted is done. The Warlock's quest brings one to his Cave, and a Talisman."""
    character = on_board(draft, who)
    found = next((held for held in character.lasting if held.id == lasting), None)
    if found is None:
        draft.refuse("lasting", "nothing-lasts", who=named(character))
    character.lasting.remove(found)
    draft.write("wrote-let-go", who=named(character), kind=found.kind)
    if found.kind == "quest" and done:
        arrive(draft, character, CAVE, carried=True)
        give_talisman(draft, character)
