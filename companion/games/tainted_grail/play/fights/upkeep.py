"""What fights do by themselves after any move at the table. TG-ENC-04, TG-CMB-21, TG-TRT-11."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.encounter_cards import known_card
from ...state.table import Avalon
from ..under_way import end, robbed
from .hands import comes_in
from .start import open_fight
from .turns import choose, members, readiness


def keep_going(draft: Draft[Avalon]) -> None:
    """After whatever move: a fight whose active character is gone goes on, and robbers take what they came for.

    Where the app keeps the fights and knows the card, a fight begins with the encounter itself. TG-ENC-04.
    """
    for doing in [doing for doing in draft.state.under_way if doing.kind == "encounter" and doing.fight is None]:
        named = draft.state.in_app("fights") and doing.card
        card = known_card(draft.knowledge, doing.card, doing.colour) if named else None
        if card is not None and doing.who:
            open_fight(draft, doing, card)
    alive = {hero.id for hero in draft.state.living}
    for doing in [doing for doing in draft.state.under_way if doing.fight is not None]:
        fight = doing.fought
        doing.who = [who for who in doing.who if who in alive]  # only a correction by hand leaves others there
        if not doing.who:
            end(draft, doing, doing.roams)
            continue
        for hero in members(draft.state, doing) if fight.step != "before" else ():
            if hero.id not in fight.fighters:
                fight.fighters[hero.id] = comes_in(draft, hero, fight.kind)
        if not fight.running or robbed(draft, doing):
            continue
        waiting = [who for who in doing.who if who not in doing.activated]
        if fight.step == "choose" and len(waiting) == 1:
            choose(draft, doing)
        elif fight.step == "choose" and not waiting or fight.step != "choose" and fight.active not in doing.who:
            readiness(draft, doing)
