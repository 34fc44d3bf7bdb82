"""Phase II: fights. How they begin, and what a witcher does in its fight turn. WO-MON, WFT, CMB."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import FIGHT_CARDS, Change, Count, Foe, MonsterLevel, Some, Terrain, ThingId, Who
from ..play import combo, fight_turns, fighting, gifts, monster_fights, own_cards, specialities, tales, turns
from ..play.acting import active, deciding, witcher_of
from ..play.combo import ComboSum
from ..state.pieces import Played
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()
Combo = Annotated[list[Played], msgspec.Meta(max_length=7)]


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
    witcher, state = deciding(draft, who), draft.state
    here = state.monster_at(witcher.location) if state.in_app("map") else terrain
    if here is None and terrain is not None:
        draft.object("WO-PHII-06", "monster-elsewhere", who=named(witcher))
        here = terrain
    if here is None or not state.slots[here].taken:
        draft.object("WO-PHII-06", "no-monster-here", can_overrule=False)
    if monster_fights.is_last_alone(state):
        if not state.default("WO-SOL-08"):
            draft.object("WO-SOL-08", "attribute-trophy-first")
        draft.tell("tell-not-to-fall-yet", monster=state.slots[here].monster)
    turns.to_choice(draft, "fight")
    fight = monster_fights.open_fight(draft, witcher, here)
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
    monster_fights.begin_short(draft, active(draft, who), foe, life, level)


@moves.add(by="seat", step="fight")
def ready(draft: Draft[Continent], who: Who, first: Literal["witcher", "monster"] | None = None) -> None:
    """WO-MON-04, 08..11, WO-KF-08: the ability was read; the witcher's life deck is built and the first turn decided.

    `first`: who begins, where a card says something else than the trail.
    """
    fight = fighting.fight_of(draft, "ability")
    if first is not None:
        draft.object("WO-MON-08", "first-turn-by-trail")
    monster_fights.ready(draft, fight, first)


# --- the witcher's turn ----------------------------------------------------------------------------------------------


@moves.add(by="seat", step="fight")
def use_potion(draft: Draft[Continent], who: Who) -> None:
    """WO-POT-03..07, WO-WFT-01: a potion in step 1 of the own fight turn, at most as many in a fight as Alchemy."""
    fight, witcher = fight_turns.striking(draft, who)
    doing = fighting.fighter(fight, who)
    if draft.state.in_app("boards"):
        if doing.potions >= witcher.alchemy:
            draft.object("WO-POT-05", "no-more-potions", who=named(witcher), count=witcher.alchemy)
        if doing.potions >= witcher.potions:
            draft.object("WO-POT-01", "no-potion-left", who=named(witcher))
    doing.potions += 1
    draft.tell("tell-potion-used", who=named(witcher))


@moves.add(by="seat", step="fight")
def use_once(draft: Draft[Continent], who: Who, what: ThingId) -> None:
    """WO-FGT-10, WO-WFT-02, 03, WO-SPC-01, 06, 07, 09..11: the speciality, a trophy or a gift; once in a fight.

    `what`: "speciality", "trophy-<place from 1>", or a gift's id.
    """
    fight, witcher = fight_turns.striking(draft, who)
    doing = fighting.fighter(fight, who)
    if what in doing.used:
        draft.object("WO-FGT-10", "used-in-this-fight", who=named(witcher))
    if what.startswith("trophy-"):
        place = int(what[7:]) - 1 if what[7:].isdigit() else -1
        if not 0 <= place < len(witcher.trophies):
            draft.refuse("what", "nothing-of-that-name", who=named(witcher))
    if what == "speciality":
        specialities.use(draft, fight, witcher)
    once = what == "speciality" or what.startswith("trophy-") or gifts.use(draft, witcher, what).often != "always"
    if once and what not in doing.used:
        doing.used.append(what)
    draft.write("wrote-used-once", who=named(witcher), what="speciality" if what == "speciality" else "other")
    fight_turns.fall_without_cards(draft, witcher)


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
    fight, witcher = fight_turns.striking(draft, who)
    fight.turn = who  # whoever plays cards out of turn, as the table says, takes a fight turn with them
    if played:
        cards = len(played)
        if (place := combo.broken_link(played)) is not None:
            draft.object("WO-CMB-04", "no-such-link", position=place + 1, colour=played[place].colour)
    sums = combo.total(played)
    sums = ComboSum(damage=sums.damage + damage, shield=sums.shield + shield, draw=sums.draw + more)
    if speciality:
        gives = specialities.with_combo(draft, fight, witcher, cards if played or own_cards.counted(draft) else None)
        sums = ComboSum(damage=sums.damage + gives.damage, shield=sums.shield, draw=sums.draw + gives.draw)
    fighting.lay_combo(draft, fight, witcher, cards)
    draft.write("wrote-combo", who=named(witcher), cards=fight.combo, damage=sums.damage)
    hit = fight_turns.deal(draft, fight, witcher, sums.damage, venom=speciality and witcher.school == "viper")
    fighting.after_damage(draft, fight, witcher, sums, returned, top_discard)
    if hit:  # the other one's last card decides before one's own (WO-FGT-07)
        fight_turns.other_falls(draft, fight, witcher)
    elif fighting.is_out(draft, witcher):
        fight_turns.falls(draft, fight, witcher)
    else:
        fighting.refill(draft, fight, witcher, sums.draw, combat)
        fight_turns.hand_over(draft, fight, witcher)


# --- said by the table -----------------------------------------------------------------------------------------------


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight)
def knocked_out(draft: Draft[Continent], who: Who) -> None:
    """WO-FGT-04, WO-MRE-02, 03: a witcher has neither deck nor hand left, the table says."""
    fight, witcher = fighting.fight_of(draft, "turns", "last"), witcher_of(draft, who)
    if str(who) not in fight.fighters:
        draft.refuse("who", "not-in-this-fight", who=named(witcher))
    if not fighting.is_out(draft, witcher) and draft.state.in_app("decks"):
        draft.object("WO-FGT-05", "cards-left", who=named(witcher))
    fight_turns.falls(draft, fight, witcher)
