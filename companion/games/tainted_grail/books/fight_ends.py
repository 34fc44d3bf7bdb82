"""How a fight of a book can end, and how it is ended by a way of the book: by the rules of the table's own moves."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.draft import Draft
from ....story.book import Fate
from ....story.fates import EVERY
from ..box.names import HeroId
from ..play import encounters, escapes
from ..play.encounters import How
from ..state.table import Avalon
from ..state.under_way import UnderWay

# As any fight, and in two ways of this game's own (TG-DIP-05, TG-CMB-42). Neither was won, nobody was beaten, and
# whoever it was is still out there: that is most like having fled.
FATES: Mapping[Fate, tuple[Fate, ...]] = {**EVERY, "avoided": ("fled", "lost"), "withdrew": ("fled", "lost")}
HOW: dict[Fate, How] = {"won": "won", "lost": "not_won", "avoided": "avoided"}


def settle(draft: Draft[Avalon], doing: UnderWay, who: HeroId, fate: Fate) -> None:
    """TG-CMB-42, TG-GRD-12: of those that withdrew only a guardian roams; of an unknown card the hands are reminded.

    TG-DIP-05, TG-DIP-07, TG-DIP-08: who takes a way of the book together has agreed to it, and a diplomacy whose card
    the app knows is avoided, or fled from, by its own rules and prices.
    """
    diplomacy, everyone = doing.fight is not None and doing.fight.kind == "diplomacy", [*doing.who]
    if fate == "withdrew":
        encounters.finish(draft, who, how="withdrew", stays=doing.roams)
        if doing.fight is None and not doing.guardian:
            draft.tell("tell-guardian-would-stay", name=doing.card)
    elif fate == "avoided" and diplomacy:
        escapes.avoid(draft, who, everyone)
    elif fate == "fled" and diplomacy:
        escapes.flee(draft, who, everyone)
    elif fate == "fled":
        if doing.fight is not None and draft.state.modes.coin_escape:  # TG-HRD-06: the book cannot know what comes
            draft.object("TG-HRD-06", "coin-decides", who=who)
        escapes.escape(draft, who)
    else:
        encounters.finish(draft, who, how=HOW[fate])
