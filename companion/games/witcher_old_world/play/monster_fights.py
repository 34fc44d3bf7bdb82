"""A fight against a monster: how it begins, its attacks, and the three ways in which it ends. WO-MON, MFT, MRE, AFT."""

from __future__ import annotations

from ....core.draft import Draft, Drawn
from ..box import bestiary, fight_cards
from ..box.names import Ending, Foe, Terrain
from ..state.pieces import Fight, Fighter, Task
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import fighting, growth, monsters, own_cards, specialities, tokens, trophies, turns

REWARD = 2  # WO-DEF-01, WO-DRV-01
NEARLY = 1  # WO-MRE-02: with so many cards left a monster is driven away


# --- how it begins ---------------------------------------------------------------------------------------------------


def open_fight(draft: Draft[Continent], witcher: Witcher, terrain: Terrain) -> Fight:
    """WO-MON-01, 02, 03, 12: the controller reads the ability and counts out the monster's whole life deck."""
    state = draft.state
    slot = state.slots[terrain]
    life = monsters.life_of(state, slot.monster)
    fight = Fight(
        kind="monster",
        who=witcher.seat,
        controller=state.right_of(witcher.seat),
        terrain=terrain,
        monster=slot.monster,
        level=bestiary.level_of(slot.monster),
        full=life,
        life=life,
        step="ability",
        fighters={str(witcher.seat): Fighter()},
    )
    state.fight = fight
    controller = named(state.at(fight.controller))
    draft.tell("tell-read-ability", who=controller, monster=slot.monster)
    draft.tell("tell-count-life", who=controller, count=life)
    draft.write("wrote-fight", who=named(witcher), monster=slot.monster, place=slot.location)
    return fight


def ready(draft: Draft[Continent], fight: Fight, first: str | None = None) -> None:
    """WO-MON-04, 08, 10: the witcher's life deck; whoever has the monster's trail begins, else the monster."""
    state = draft.state
    witcher = state.at(fight.who)
    own_cards.life_deck(draft, witcher)
    if fight.kind == "short":
        begins = first != "monster"
    else:
        begins = witcher.trail(fight.terrain) is not None if first is None else first == "witcher"
    fight.step = "turns"
    fight.chooser = fight.controller
    fight.turn = fight.who if begins else 0
    draft.tell("tell-first-turn", who=named(witcher), begins=begins)
    if begins:
        specialities.turn_begins(draft, fight, witcher)


# --- the monster's turn ----------------------------------------------------------------------------------------------


def next_chooser(state: Continent, fight: Fight) -> int:
    """WO-MFT-02, 03: who names the next attack: first the controller, then counter-clockwise, but never the fighter."""
    if state.solo:
        return fight.who
    seat = fight.chooser
    for _ in state.witchers:
        seat = state.right_of(seat)
        if seat != fight.who:
            return seat
    return fight.controller


def turn_card(draft: Draft[Continent], fight: Fight, told: str | None) -> fight_cards.CardEffect:
    """WO-MON-06, WO-MFT-05, WO-AFT-01: the top card of the life deck and its half: told by the table, or the app's."""
    place = 0 if fight.attack == "charge" else 1
    if told is not None:
        found = fight_cards.effect(told)
        if found is None:
            draft.refuse("effect", "no-such-effect", effect=told[:40])
        fight.card = None
    else:
        cards = fight_cards.cards()
        left = [number for number in range(len(cards)) if number not in fight.deck] or list(range(len(cards)))
        number = draft.state.chance.pick(left)
        fight.deck.append(number)
        fight.card = cards[number]
        told = cards[number][place]
        found = fight_cards.printed(told)
    draft.drawn.append(Drawn("fight-card", told, fight.card is None))
    fight.life = max(0, fight.life - 1)
    return found


def strike(
    draft: Draft[Continent], fight: Fight, witcher: Witcher, what: fight_cards.CardEffect, more: int = 0
) -> None:
    """WO-MFT-06..13, WO-DMG-08: what an attack does to the witcher. `more`: what the monster's ability changes."""
    state, level = draft.state, fight.level
    match what.kind:
        case "damage":
            _hits(draft, fight, witcher, what.amount, more)
        case "level":
            _hits(draft, fight, witcher, level + what.amount, more)
        case "equal":
            if state.in_app("boards"):
                _hits(draft, fight, witcher, witcher.level_of(what.its_attribute), more)
            else:
                draft.tell("tell-damage-equal", who=named(witcher), attribute=what.attribute)
                _snatches(draft, fight, witcher)
        case "random":
            if state.solo:  # WO-SOL-21
                draft.tell("tell-random-discard-alone", who=named(witcher), count=level)
            else:
                controller = named(state.at(fight.controller))
                draft.tell("tell-random-discard", who=named(witcher), whom=controller, count=level)
            fighting.lose_cards(draft, witcher, level, hand_first=True)
        case "trash":
            draft.tell("tell-trash-one", who=named(witcher), empty=own_cards.counted(draft) and not witcher.hand)
            own_cards.trash(draft, witcher, what.amount, hand_first=True, tell=False)
        case "lower":
            if state.default("WO-MFT-13"):
                growth.lower_attribute(draft, witcher, what.its_attribute)
            _hits(draft, fight, witcher, state.level_damage[level - 1], more)
            if not state.default("WO-MFT-13"):
                growth.lower_attribute(draft, witcher, what.its_attribute)


def _hits(draft: Draft[Continent], fight: Fight, witcher: Witcher, damage: int, more: int) -> None:
    """WO-MFT-06, WO-KF-05: damage as the card prints it, changed by what the monster's ability says and the table."""
    if damage <= 0:
        fighting.suffer(draft, witcher, more)
        return
    card = bestiary.monsters().get(fight.monster)
    _snatches(draft, fight, witcher)
    fighting.suffer(draft, witcher, damage + more - (card.blunted if card else 0))


def _snatches(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-KF-05: a monster whose damage is less, and which takes random cards of the hand for it."""
    card = bestiary.monsters().get(fight.monster)
    if card is None or not card.snatches:
        return
    taken = min(card.snatches, witcher.hand) if own_cards.counted(draft) else card.snatches
    whom = named(draft.state.at(fight.controller))
    facts = {"monster": fight.monster, "less": card.blunted, "count": taken, "solo": draft.state.solo}
    draft.tell("tell-snatches", who=named(witcher), whom=whom, **facts)
    fighting.lose_cards(draft, witcher, taken, hand_first=True)


def after_attack(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-MFT-14, WO-FGT-09, WO-MRE: the monster's last card, a witcher without cards, or the witcher's turn."""
    if fighting.is_out(draft, witcher):
        end(draft, fight, knocked_out=True)
    elif fight.life <= 0 and own_cards.counted(draft):
        end(draft, fight, knocked_out=False)
    elif fight.life <= 0:
        fight.step = "last"  # only the table knows whether the witcher still has a card
    else:
        fight.chooser, fight.attack = next_chooser(draft.state, fight), None
        fight.turn = witcher.seat
        specialities.turn_begins(draft, fight, witcher)


def hurt(draft: Draft[Continent], fight: Fight, damage: int) -> int:
    """WO-DMG-02, WO-MON-05, WO-EDG-08: damage to the monster: so many cards of its life deck. Returns how many."""
    taken = min(damage, fight.life)
    fight.life -= taken
    if taken:
        draft.tell("tell-monster-loses", count=taken, left=fight.life)
    return taken


# --- how it ends -----------------------------------------------------------------------------------------------------


def ending(fight: Fight, knocked_out: bool) -> Ending:
    """WO-MRE-01..03, WO-FGT-07, 08: defeated, driven away, or a total defeat."""
    if not knocked_out:
        return "defeated"
    return "driven_away" if fight.life <= NEARLY else "total_defeat"


def is_last_alone(state: Continent) -> bool:
    """WO-SOL-08: whether only one monster is left alone, and the attribute trophy is not won yet."""
    if not state.solo or any(trophy.kind == "attribute" for trophy in state.active.trophies):
        return False
    return sum(slot.taken for slot in state.slots.values()) == 1 and not state.tasks


def end(draft: Draft[Continent], fight: Fight, knocked_out: bool) -> None:
    """WO-DEF, WO-DRV, WO-TOT, WO-AFT, WO-KF-07: everything that follows the end of a monster fight, in its order."""
    state = draft.state
    witcher = state.at(fight.who)
    fighting.lay_aside(draft, fight, witcher)
    used = fighting.fighter(fight, witcher.seat).potions
    state.fight = None
    fighting.reset_uses(state)
    if fight.kind == "short":
        _short_ending(draft, fight, witcher, used, knocked_out)
        return
    came_to = ending(fight, knocked_out)
    if came_to == "defeated" and is_last_alone(state) and state.default("WO-SOL-08"):
        draft.object("WO-SOL-08", "attribute-trophy-first")
    facts = {"who": named(witcher), "monster": fight.monster, "place": state.slots[monsters.lives_on(fight)].location}
    draft.write(f"wrote-{came_to.replace('_', '-')}", **facts)
    draft.tell(f"tell-{came_to.replace('_', '-')}", **facts)
    draft.tell("tell-shuffle-fight-cards")
    match came_to:
        case "defeated":
            _defeated(draft, fight, witcher)
        case "driven_away":
            _driven_away(draft, fight, witcher)
        case "total_defeat":
            _total_defeat(draft, fight, witcher)
    if state.winner:
        return
    if came_to == "defeated":
        fighting.recover(draft, witcher, used)
    else:
        state.tasks.append(Task(kind="zero_card", who=witcher.seat, potions=used))
    turns.to_cards(draft)


def _defeated(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-DEF-01..05, WO-EDG-07: gold, trophy, fatigue; then the next monster comes."""
    growth.gain_gold(draft, witcher, REWARD)
    witcher.deeds.defeated += 1
    card = bestiary.monsters().get(fight.monster)
    cap = card.cap if card else None
    if cap is not None:  # WO-KF-05: what a monster's ability says of the cards drawn after its defeat
        draft.state.turn.cap = min(draft.state.turn.cap, cap)
    if not trophies.win_trophy(draft, witcher, "monster", fight.monster):
        monsters.leaves(draft, monsters.lives_on(fight), defeated=True)


def _driven_away(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-DRV-01..07: gold and a card of cost 0, no trophy; another monster of the same level comes."""
    growth.gain_gold(draft, witcher, REWARD)
    witcher.deeds.driven_away += 1
    monsters.leaves(draft, monsters.lives_on(fight), defeated=False)


def _total_defeat(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-TOT-01..04: the monster stays; the witcher has learned its trail, and draws two cards at most."""
    witcher.deeds.fell += 1
    terrain = monsters.lives_on(fight)
    if witcher.trail(terrain) is None:
        tokens.gain_trail(draft, witcher, terrain)
    draft.state.turn.cap = turns.POOR_CAP


def _short_ending(draft: Draft[Continent], fight: Fight, witcher: Witcher, used: int, knocked_out: bool) -> None:
    """WO-EVT-08: a short fight has no outcome steps: used potions go, everything else stays as it lies."""
    if used:
        growth.lose_potions(draft, witcher, used)
    draft.write("wrote-short-fight", who=named(witcher), won=not knocked_out)
    draft.tell("tell-shuffle-fight-cards")
    reading, card = draft.state.open_reading, draft.state.open_card
    if reading is not None and card is not None and card.source == "ours":
        reading.outcome = "lost" if knocked_out else "won"


def begin_short(draft: Draft[Continent], witcher: Witcher, foe: Foe, life: int, level: int = 1) -> None:
    """WO-EVT-08: a short fight begins; whoever came here strikes first."""
    state = draft.state
    if state.fight is not None:
        draft.object("WO-PHII-01", "fight-first", can_overrule=False)
    fight = state.fight = Fight(
        kind="short",
        who=witcher.seat,
        controller=state.right_of(witcher.seat),
        foe=foe,
        level=level,
        full=life,
        life=life,
        fighters={str(witcher.seat): Fighter()},
    )
    draft.tell("tell-count-life", who=named(state.at(fight.controller)), count=life)
    draft.write("wrote-short-begun", who=named(witcher), foe=foe)
    ready(draft, fight)
