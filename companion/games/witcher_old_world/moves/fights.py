"""Phase II: fights. How they begin, and what a witcher does in its fight turn. WO-MON, WFT, CMB."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from .. import combo, course, duels, fighting, monster_fights, piles, specialities, tales
from ..acting import active, deciding, witcher_of
from ..combo import Sum
from ..names import Change, Count, Foe, MonsterLevel, Some, Terrain, ThingId, Who
from ..pieces import Fight, Fighter, Gift, Played
from ..state import FIGHT_CARDS, Continent, Witcher
from ..tokens import named

moves = Moves()
Combo = Annotated[list[Played], msgspec.Meta(max_length=7)]


def fight_of(draft: Draft[Continent], *steps: str) -> Fight:
    """The fight that goes on, at one of these steps; refused when there is none."""
    fight = draft.state.fight
    if fight is None:
        draft.object("", "no-fight", can_overrule=False)
    if steps and fight.step not in steps:
        draft.object("", f"fight-step-{fight.step}", can_overrule=False)
    return fight


@moves.add(by="seat", step="choice")
def fight_monster(
    draft: Draft[Continent],
    who: Who,
    terrain: Terrain | None = None,
    life: Annotated[int, msgspec.Meta(ge=1, le=FIGHT_CARDS)] | None = None,
) -> None:
    """WO-PHII-01, 06, 07, WO-MON-01..04, WO-SOL-08, WO-EDG-15, WO-DCK-04: the monster of the own location is fought.

    `terrain`: which one, where the table keeps the map; `life`: of a monster whose card the app does not know.
    """
    one, state = deciding(draft, who), draft.state
    here = state.monster_at(one.location) if state.in_app("map") else terrain
    if here is None and terrain is not None:
        draft.object("WO-PHII-06", "monster-elsewhere", who=named(one))
        here = terrain
    if here is None or not state.slots[here].taken:
        draft.object("WO-PHII-06", "no-monster-here", can_overrule=False)
    if monster_fights.is_last_alone(state):
        if not state.default("WO-SOL-08"):
            draft.object("WO-SOL-08", "attribute-trophy-first")
        draft.tell("tell-not-to-fall-yet", monster=state.slots[here].monster)
    course.to_choice(draft, "fight")
    fight = monster_fights.open_fight(draft, one, here)
    if life is not None:
        fight.full = fight.life = life


@moves.add(by="seat", step="card")
def short_fight(
    draft: Draft[Continent],
    who: Who,
    life: Annotated[int, msgspec.Meta(ge=1, le=FIGHT_CARDS)],
    level: MonsterLevel = 1,
    foe: Foe = "beast",
) -> None:
    """WO-EVT-02, 03, 08: an event's short fight, as its card says: the fight tracker without what follows a monster."""
    begin_short(draft, active(draft, who), foe, life, level)


def begin_short(draft: Draft[Continent], one: Witcher, foe: Foe, life: int, level: int = 1) -> None:
    """WO-EVT-08: a short fight begins; whoever came here strikes first."""
    state = draft.state
    if state.fight is not None:
        draft.object("WO-PHII-01", "fight-first", can_overrule=False)
    fight = state.fight = Fight(
        kind="short",
        who=one.seat,
        controller=state.right_of(one.seat),
        foe=foe,
        level=level,
        full=life,
        life=life,
        fighters={str(one.seat): Fighter()},
    )
    draft.tell("tell-count-life", who=named(state.at(fight.controller)), count=life)
    draft.write("wrote-short-begun", who=named(one), foe=foe)
    monster_fights.ready(draft, fight)


@moves.add(by="seat", step="fight")
def ready(draft: Draft[Continent], who: Who, first: Literal["witcher", "monster"] | None = None) -> None:
    """WO-MON-04, 08..11, WO-KF-08: the ability was read; the witcher's life deck is built and the first turn decided.

    `first`: who begins, where a card says something else than the trail.
    """
    fight = fight_of(draft, "ability")
    if first is not None:
        draft.object("WO-MON-08", "first-turn-by-trail")
    monster_fights.ready(draft, fight, first)


# --- the witcher's turn ----------------------------------------------------------------------------------------------


def striking(draft: Draft[Continent], who: Who) -> tuple[Fight, Witcher]:
    """WO-MON-11, WO-DUE-02: whose fight turn it is; an objection for another one."""
    fight, one = fight_of(draft, "turns"), witcher_of(draft, who)
    if str(who) not in fight.fighters:
        draft.refuse("who", "not-in-this-fight", who=named(one))
    if fight.turn != who:
        draft.object("WO-MON-11", "not-its-fight-turn", who=named(one))
    return fight, one


@moves.add(by="seat", step="fight")
def use_potion(draft: Draft[Continent], who: Who) -> None:
    """WO-POT-03..07, WO-WFT-01: a potion in step 1 of the own fight turn, at most as many in a fight as Alchemy."""
    fight, one = striking(draft, who)
    doing = fighting.fighter(fight, who)
    if draft.state.in_app("boards"):
        if doing.potions >= one.alchemy:
            draft.object("WO-POT-05", "no-more-potions", who=named(one), count=one.alchemy)
        if doing.potions >= one.potions:
            draft.object("WO-POT-01", "no-potion-left", who=named(one))
    doing.potions += 1
    draft.tell("tell-potion-used", who=named(one))


@moves.add(by="seat", step="fight")
def use_once(draft: Draft[Continent], who: Who, what: ThingId) -> None:
    """WO-FGT-10, WO-WFT-02, 03, WO-SPC-01, 06, 07, 09..11: the speciality, a trophy or a gift; once in a fight.

    `what`: "speciality", "trophy-<place from 1>", or a gift's id.
    """
    fight, one = striking(draft, who)
    doing = fighting.fighter(fight, who)
    if what in doing.used:
        draft.object("WO-FGT-10", "used-in-this-fight", who=named(one))
    if what.startswith("trophy-"):
        place = int(what[7:]) - 1 if what[7:].isdigit() else -1
        if not 0 <= place < len(one.trophies):
            draft.refuse("what", "nothing-of-that-name", who=named(one))
    if what == "speciality":
        specialities.use(draft, fight, one)
    once = what == "speciality" or what.startswith("trophy-") or use_gift_of(draft, one, what).often != "always"
    if once and what not in doing.used:
        doing.used.append(what)
    draft.write("wrote-used-once", who=named(one), what="speciality" if what == "speciality" else "other")
    fall_without_cards(draft, one)


def use_gift_of(draft: Draft[Continent], one: Witcher, id: str) -> Gift:
    """WO-EVT-04: a kept thing gives what it gives, as often as its card says; one that works once stays, used up."""
    gift = next((gift for gift in one.gifts if gift.id == id), None)
    if gift is None:
        draft.refuse("what", "nothing-of-that-name", who=named(one))
    if gift.used and gift.often != "always":
        draft.object("WO-EVT-04", f"used-{gift.often}", who=named(one))
    gift.used = gift.often != "always"
    draft.tell("tell-gift-used", who=named(one), name=dict(gift.name))
    return gift


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight)
def play_combo(
    draft: Draft[Continent],
    who: Who,
    cards: Annotated[int, msgspec.Meta(ge=0, le=7)] = 1,
    damage: Count = 0,
    shield: Some = 0,
    more: Change = 0,
    returned: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0,
    top_discard: bool = False,
    played: Combo = [],  # noqa: B006
    combat: Change | None = None,
    speciality: bool = False,
) -> None:
    """WO-CMB-01..10, WO-DMG-01..08, WO-SHD-01, WO-FX-01..07, WO-DRW-01..08, WO-FGT-04..09: steps 2 to 4 at once.

    `damage`, `shield`, `more`: what the combo and step 1 add up to, in damage, shields and cards drawn (or fewer);
    `played`: the cards one by one instead, on top of these; `returned`: cards that come back to the hand;
    `combat`: what Combat counts as, 0 or less too, where a card says so; `speciality`: WO-SPC-03, 08: used with it.
    """
    fight, one = striking(draft, who)
    fight.turn = who  # whoever plays cards out of turn, as the table says, takes a fight turn with them
    if played:
        cards = len(played)
        if (place := combo.broken_link(played)) is not None:
            draft.object("WO-CMB-04", "no-such-link", position=place + 1, colour=played[place].colour)
    sums = combo.total(played)
    sums = Sum(damage=sums.damage + damage, shield=sums.shield + shield, draw=sums.draw + more)
    if speciality:
        gives = specialities.with_combo(draft, fight, one, cards if played or piles.counted(draft) else None)
        sums = Sum(damage=sums.damage + gives.damage, shield=sums.shield, draw=sums.draw + gives.draw)
    fighting.lay_combo(draft, fight, one, cards)
    draft.write("wrote-combo", who=named(one), cards=fight.combo, damage=sums.damage)
    hit = _deal(draft, fight, one, sums.damage, venom=speciality and one.school == "viper")
    fighting.after_damage(draft, fight, one, sums, returned, top_discard)
    if hit:  # the other one's last card decides before one's own (WO-FGT-07)
        _other_is_out(draft, fight, one)
    elif fighting.is_out(draft, one):
        _is_out(draft, fight, one)
    else:
        fighting.refill(draft, fight, one, sums.draw, combat)
        _hand_over(draft, fight, one)


def _deal(draft: Draft[Continent], fight: Fight, one: Witcher, damage: int, venom: bool) -> bool:
    """WO-DMG-01, WO-DMG-02, WO-DMG-07, WO-SPC-03..05: the damage falls; whether nothing is left of the other side."""
    if fight.kind != "witcher":
        lost = monster_fights.hurt(draft, fight, damage)
        if venom:
            monster_fights.hurt(draft, fight, specialities.venom(draft, one, lost))
    else:
        other = draft.state.at(duels.opponent(fight, one.seat))
        lost = fighting.suffer(draft, other, damage)
        if venom:
            top = specialities.venom(draft, one, lost)
            fighting.lose_cards(draft, other, min(top, other.deck) if piles.counted(draft) else top)
    if one.school == "viper" and lost and "speciality" not in fighting.fighter(fight, one.seat).used:
        draft.tell("tell-venom", who=named(one))
    if fight.kind != "witcher":
        return fight.life <= 0
    return bool(lost) and fighting.is_out(draft, other)


def _other_is_out(draft: Draft[Continent], fight: Fight, one: Witcher) -> None:
    if fight.kind == "witcher":
        duels.end(draft, fight, duels.opponent(fight, one.seat))
    else:
        monster_fights.end(draft, fight, knocked_out=False)


def _is_out(draft: Draft[Continent], fight: Fight, one: Witcher) -> None:
    """WO-FGT-04, WO-FGT-06: its last card was played, and nothing came back."""
    if fight.kind == "witcher":
        duels.end(draft, fight, one.seat)
    else:
        monster_fights.end(draft, fight, knocked_out=True)


def _hand_over(draft: Draft[Continent], fight: Fight, one: Witcher) -> None:
    """WO-MON-11, WO-DUE-02: the other side's fight turn."""
    if fight.kind == "witcher":
        fight.turn = duels.opponent(fight, one.seat)
        specialities.turn_begins(draft, fight, draft.state.at(fight.turn))
    else:
        fight.turn = 0


# --- said by the table -----------------------------------------------------------------------------------------------


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight)
def knocked_out(draft: Draft[Continent], who: Who) -> None:
    """WO-FGT-04, WO-MRE-02, 03: a witcher has neither deck nor hand left, the table says."""
    fight, one = fight_of(draft, "turns", "last"), witcher_of(draft, who)
    if str(who) not in fight.fighters:
        draft.refuse("who", "not-in-this-fight", who=named(one))
    if not fighting.is_out(draft, one) and draft.state.in_app("decks"):
        draft.object("WO-FGT-05", "cards-left", who=named(one))
    _is_out(draft, fight, one)


def fall_without_cards(draft: Draft[Continent], one: Witcher) -> None:
    """WO-FGT-04, WO-EDG-09: the last card may also be lost by an effect between the steps of a fight turn."""
    fight = draft.state.fight
    if fight is not None and fight.step == "turns" and str(one.seat) in fight.fighters and fighting.is_out(draft, one):
        _is_out(draft, fight, one)
