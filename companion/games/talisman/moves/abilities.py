"""Special abilities used on a character that one meets. TA-ENC-06, TA-KNOW-11."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import CardId, Means, Title, Trait, Who
from ..play.acting import meeting, on_board
from ..play.evasion import character_evades
from ..play.meeting import meets_character, take_card_from, take_gold_from
from ..state.character import named
from ..state.table import Realm

moves = Moves()
SpecialAbility = Literal["steal_gold", "steal_object", "lure_follower", "other"]
NEEDS: dict[SpecialAbility, Trait] = {
    "steal_gold": "steals",
    "steal_object": "steals",
    "lure_follower": "lures_followers",
}


@moves.add(by="seat", step="encounter")
def use_ability(
    draft: Draft[Realm],
    who: Who,
    whom: Who,
    what: SpecialAbility = "other",
    card: CardId = "",
    evaded: Means | None = None,
    spell: Title = "",
) -> None:
    """TA-ENC-06, TA-KNOW-11: a special ability is used on a character on the same space, instead of attacking it.

    TA-EVA-06, TA-EVA-12: `evaded`: by what that character evades it, with `spell`; nothing happens to it then.
    """
    character, other = meeting(draft, who), on_board(draft, whom, "whom")
    if character.toad is not None:
        draft.object("TA-TOAD-14", "toads-have-no-abilities", who=named(character))
    meets_character(draft, character, other)
    facts = {"who": named(character), "whom": named(other)}
    trait = NEEDS.get(what)
    if trait and not character.can(trait):
        draft.object("TA-KNOW-11", "has-no-such-ability", who=named(character))
    if evaded:
        character_evades(draft, other, evaded, spell)
        return
    if what == "steal_gold":
        take_gold_from(draft, character, other)
    elif what in ("steal_object", "lure_follower"):
        take_card_from(draft, character, other, other.objects if what == "steal_object" else other.followers, card)
    draft.write("wrote-used-ability", **facts)
