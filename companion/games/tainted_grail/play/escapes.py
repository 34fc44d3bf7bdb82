"""Ways out of an encounter: escaping, avoiding, breaking a diplomacy off. TG-CMB-34..39, TG-DIP-05..08."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.die import Die
from ....core.draft import Draft
from ..box.names import HeroId
from ..state.table import Avalon
from ..state.under_way import UnderWay
from . import under_way
from .acting import hero_of
from .encounters import fails, in_encounter, in_fight
from .fights import start, turns
from .morning import go_on_when_all_is_quiet
from .prices import must_have, spend

CoinFace = Literal["skull", "grail"]
COIN = Die("coin", ("skull", "grail"))  # TG-HRD-06


def may_run(draft: Draft[Avalon], doing: UnderWay, who: HeroId) -> None:
    """TG-CMB-38: only in one's own activation; TG-DIP-07: a diplomacy is left by all; TG-HRD-04: one try."""
    if doing.fought.kind == "diplomacy":
        draft.object("TG-DIP-07", "all-leave-a-diplomacy")
    elif doing.fought.active != who or not doing.fought.running:
        draft.object("TG-CMB-38", "not-in-its-activation", who=who)
    if doing.fought.tried and draft.state.modes.coin_escape:
        draft.object("TG-HRD-04", "tried-to-escape", who=who)
    if who not in doing.fought.fighters:  # by a ruling, before anybody drew a hand
        start.deal_hands(draft, doing)


def try_to_run(draft: Draft[Avalon], doing: UnderWay, who: HeroId, stays: bool, coin: CoinFace | None) -> None:
    """TG-HRD-05, TG-HRD-06: Energy and the attack are spent first; then the coin says whether the character is out."""
    hero = hero_of(draft, who)
    turns.pay_for_running(draft, doing, hero)
    if who not in doing.who or doing not in draft.state.under_way:
        return
    if draft.roll(COIN, coin, "coin") == "skull":
        draft.tell("tell-coin-skull", who=who)
        return
    draft.tell("tell-coin-grail", who=who)
    turns.get_away(draft, doing, hero, stays)


def all_agree(draft: Draft[Avalon], doing: UnderWay, agree: Sequence[HeroId]) -> None:
    """TG-DIP-08: avoiding and fleeing need everyone's word."""
    against = [who for who in doing.who if who not in agree]
    if against:
        draft.object("TG-DIP-08", "not-all-agree", who=against)


def escape(draft: Draft[Avalon], who: HeroId, stays: bool = False, coin: CoinFace | None = None) -> None:
    """One member escapes; when nobody is left, the encounter ends unwon. TG-PTY-12, TG-CMB-34..39, TG-GRD-11."""
    hero = hero_of(draft, who)
    doing = in_encounter(draft, who)
    forced = doing.fight is not None and turns.cornered(draft.state, doing, hero)
    if doing.fight is not None and not forced:
        may_run(draft, doing, who)
        doing.fight.tried = True
    if doing.fight is None:
        turns.get_away(draft, doing, hero, stays)
    elif draft.state.modes.coin_escape and not forced:
        try_to_run(draft, doing, who, stays, coin)
    else:
        turns.run(draft, doing, hero, stays)
    go_on_when_all_is_quiet(draft)


def avoid(draft: Draft[Avalon], who: HeroId, agree: Sequence[HeroId]) -> None:
    """Leave a diplomacy aside before it starts: the best member meets it, everyone pays. TG-DIP-05, TG-DIP-06."""
    doing, fight, _ = in_fight(draft, who)
    way, people = fight.card.avoid, turns.members(draft.state, doing)
    if way is None:
        draft.object("TG-DIP-05", "cannot-be-avoided", name=doing.card)
    elif fight.step != "before":
        draft.object("TG-DIP-05", "too-late-to-avoid", name=doing.card)
    all_agree(draft, doing, agree)
    if way is not None and draft.state.in_app("boards"):
        for asked, least in way.least.items():
            best = max(hero.resources[asked] if asked == "reputation" else hero.attribute(asked) for hero in people)
            if best < least:
                draft.object("TG-DIP-06", "nobody-has-enough", what=asked, least=least, best=best)
        for what, cost in way.costs.items():
            for hero in people:
                must_have(draft, hero, what, cost, "TG-DIP-06")
        for what, cost in way.costs.items():
            for hero in people:
                spend(draft, hero, what, cost)
    draft.tell("tell-avoided", who=doing.who, name=doing.card)
    under_way.note_fate(draft.state, doing.who, "avoided")
    draft.write("wrote-encounter-ended", who=doing.who, name=doing.told_card, colour=doing.colour, how="avoided")
    under_way.end(draft, doing)
    go_on_when_all_is_quiet(draft)


def flee(draft: Draft[Avalon], who: HeroId, agree: Sequence[HeroId]) -> None:
    """The whole party breaks a diplomacy off: failure for each, no other price. TG-DIP-07, TG-DIP-08."""
    doing, fight, _ = in_fight(draft, who)
    if fight.kind != "diplomacy":
        draft.object("TG-CMB-34", "flee-is-for-diplomacy")
    all_agree(draft, doing, agree)
    fled = [*doing.who]
    draft.write("wrote-encounter-ended", who=fled, name=doing.told_card, colour=doing.colour, how="fled")
    fails(draft, doing, doing.roams)
    under_way.note_fate(draft.state, fled, "fled")  # also where the failure cost the last of them its life
    go_on_when_all_is_quiet(draft)
