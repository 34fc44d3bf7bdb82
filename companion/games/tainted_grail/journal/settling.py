"""A fight that a book began, ended by a way of the book: always by the moves that the table itself has."""

from __future__ import annotations

from ....core.draft import Draft
from ....story.book import Fate
from ..moves import encounters, fights
from ..names import HeroId
from ..state import Avalon, UnderWay

HOW: dict[Fate, encounters.How] = {"won": "won", "lost": "not_won", "avoided": "avoided"}


def settle(draft: Draft[Avalon], doing: UnderWay, who: HeroId, fate: Fate) -> None:
    """TG-CMB-42, TG-GRD-12: of those that withdrew only a guardian roams; of an unknown card the hands are reminded.

    TG-DIP-05, TG-DIP-07, TG-DIP-08: who takes a way of the book together has agreed to it, and a diplomacy whose card
    the app knows is avoided, or fled from, by its own rules and prices.
    """
    diplomacy, everyone = doing.fight is not None and doing.fight.kind == "diplomacy", [*doing.who]
    if fate == "withdrew":
        encounters.end_encounter(draft, who, how="withdrew", stays=doing.roams)
        if doing.fight is None and not doing.guardian:
            draft.tell("tell-guardian-would-stay", name=doing.card)
    elif fate == "avoided" and diplomacy:
        fights.avoid(draft, who, everyone)
    elif fate == "fled" and diplomacy:
        fights.flee(draft, who, everyone)
    elif fate == "fled":
        if doing.fight is not None and draft.state.modes.coin_escape:  # TG-HRD-06: the book cannot know what comes
            draft.object("TG-HRD-06", "coin-decides", who=who)
        encounters.escape(draft, who)
    else:
        encounters.end_encounter(draft, who, how=HOW[fate])
