"""Fights: enemies on a space, other characters, the dice, what is lost and what is taken. TA-COM, TA-PSY."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import TO_THE_TURN, CardId, Change, Count, Dice, Face, Title, Who
from ..play import combat, encounter
from ..play.acting import character_of, in_turn, meeting, no_toad, on_board
from ..play.counters import lose_lives, pay
from ..play.dice import roll_die
from ..play.evasion import not_by_magic_in_the_glade
from ..play.meeting import all_are_placed, meets_character, meets_space, take_card_from, take_gold_from
from ..play.piles import discard, foes_on, lift
from ..play.spells import cast_amid
from ..play.totals import hirelings
from ..state.character import Character, named
from ..state.pieces import Fight
from ..state.table import Realm

moves = Moves()
Loot = Literal["life", "gold", "object", "nothing"]


def fight_of(draft: Draft[Realm], *steps: str) -> Fight:
    """The fight that goes on, at one of these steps; refused when there is none."""
    fight = draft.state.fight
    if fight is None:
        draft.object("", "no-fight", can_overrule=False)
    if steps and fight.step not in steps:
        draft.object("", f"fight-step-{fight.step}", can_overrule=False)
    return fight


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN)
def face_enemies(draft: Draft[Realm], who: Who, assassin: bool = False) -> None:
    """TA-COM-13, TA-PSY-07, TA-EDGE-08, TA-CARD-07, 09: the enemies on the space attack, those by strength first."""
    character = meeting(draft, who)
    meets_space(draft, character)
    left = [card for card in foes_on(draft.state, character.space) if card.id not in draft.state.turn.evaded]
    if not left:
        draft.refuse("who", "no-enemy-here", who=named(character))
    psychic = all(card.kind == "spirit" for card in left)
    _nothing_before(draft, left[0].name, psychic)
    if assassin:
        if not character.can("assassin"):
            draft.object("TA-KNOW-11", "cannot-assassinate", who=named(character))
        if psychic:
            draft.object("TA-KNOW-26", "no-assassination-of-spirits")
    combat.against_cards(draft, character, psychic, assassin)


def _nothing_before(draft: Draft[Realm], foe: str, psychic: bool) -> None:
    """TA-CARD-01, TA-CARD-03: cards that belong elsewhere and events come before the enemies."""
    all_are_placed(draft)
    first = encounter.before_the_foes(draft.state, psychic)
    if first is not None:
        kind = first.kind or "unknown"
        draft.object("TA-CARD-03", "another-card-first", card=foe, first=first.name, kind=kind)


@moves.add(by="seat", step="encounter")
def fight_creature(draft: Draft[Realm], who: Who, value: Count, psychic: bool = False, name: Title = "") -> None:
    """TA-COM-01, TA-PSY-01: a creature attacks that is no card on the space: one of the space's own, or of a text."""
    character = in_turn(draft, who)
    combat.against_creature(draft, character, "creature", name, value, psychic)


@moves.add(by="seat", step="encounter")
def attack(draft: Draft[Realm], who: Who, whom: Who, psychic: bool = False, assassin: bool = False) -> None:
    """TA-ENC-04..07, TA-COM-02, TA-PSY-02: attack a character on the same space instead of following the space."""
    character, other = meeting(draft, who), on_board(draft, whom, "whom")
    if psychic and not character.can("psychic_attack"):
        draft.object("TA-PSY-02", "cannot-attack-psychically", who=named(character))
    if assassin and not character.can("assassin"):
        draft.object("TA-KNOW-11", "cannot-assassinate", who=named(character))
    meets_character(draft, character, other)
    fight = Fight(who=who, against="character", psychic=psychic, other=whom, name=named(other), assassin=assassin)
    combat.open_fight(draft, fight)


@moves.add(by="seat", step="encounter", reveals=True)
def roll_fight(
    draft: Draft[Realm],
    who: Who,
    rolled: Dice | None = None,
    theirs: Dice | None = None,
    weapons: list[CardId] | None = None,
    hired: list[CardId] | None = None,
    bonus: Change = 0,
    their_bonus: Change = 0,
    own_total: Count | None = None,
    their_total: Count | None = None,
) -> None:
    """TA-COM-05..12, 16, 17, TA-PSY-03..09, TA-KNOW-20: both dice fall, and the scores decide.

    `hired`: who fights for gold (else whoever can be paid); `bonus`: what spells and cards add that the app does not
    know; `own_total`, `their_total`: strength or craft in all, where the table keeps the characters itself.
    """
    fight = fight_of(draft, "before")
    if who != fight.who:
        draft.refuse("who", "not-attacked", who=named(character_of(draft, who)))
    state = draft.state
    _totals_are_told(draft, fight, own_total, their_total)
    own, other = combat.own_side(state, fight, who, weapons, hired), combat.their_side(state, fight)
    _pay_hirelings(draft, fight, hired)
    die = combat.roll_side(draft, own, rolled, "rolled")
    their_die = combat.roll_side(draft, other, theirs, "theirs")
    fight.score = die + (own.value if own_total is None else own_total) + bonus
    fight.their_score = their_die + (other.value if their_total is None else their_total) + their_bonus
    fight.result = "won" if fight.score > fight.their_score else "lost" if fight.score < fight.their_score else "draw"
    draft.tell("tell-scores", who=own.name, score=fight.score, theirs=fight.their_score)
    state.turn.clash = combat.clash(state, fight, die, their_die)
    if fight.result == "draw":
        combat.drawn(draft, fight)
    elif fight.other:
        combat.decided(draft, fight)
    elif fight.result == "won":
        combat.won(draft, fight)
    else:
        combat.lost(draft, fight)


def _totals_are_told(draft: Draft[Realm], fight: Fight, own_total: Count | None, their_total: Count | None) -> None:
    """TA-STR-14: where the table keeps the characters itself, only it knows what a character adds to its die."""
    if draft.state.in_app("characters"):
        return
    for field, told in (("own_total", own_total), *([("their_total", their_total)] if fight.other else [])):
        if told is None:
            draft.refuse(field, "argument-missing")


def _pay_hirelings(draft: Draft[Realm], fight: Fight, hired: list[CardId] | None) -> None:
    """TA-KNOW-20: whoever fights for gold is paid before the dice, on both sides."""
    if fight.psychic:
        return
    for seat, chosen in ((fight.who, hired), (fight.other, None)):
        if seat and (character := draft.state.at(seat)).toad is None:
            for card in hirelings(character, chosen):
                pay(draft, character, card.price)


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, amid=True, reveals=True)
def save_life(draft: Draft[Realm], who: Who, card: CardId = "", rolled: Face | None = None) -> None:
    """TA-LIFE-07, TA-OBJ-12, TA-KNOW-15, 16, TA-PSY-05, 06: an object may save the life just lost in combat.

    No `card`: where the table keeps the characters itself, one of theirs has saved it.
    """
    fight, character = _losing(draft, who)
    if fight.psychic:
        draft.object("TA-PSY-05", "no-object-saves-here")
    shield = next((one for one in character.objects if one.id == card and one.saves), None)
    if shield is None:
        if draft.state.in_app("characters") or card:
            draft.refuse("card", "saves-nothing")
        _saved(draft, fight, character, "")
        return
    not_by_magic_in_the_glade(draft, character, [shield])
    if fight.tried:
        draft.object("TA-KNOW-16", "one-protection-only", who=named(character))
    fight.tried.append(card)
    face = roll_die(draft, rolled)
    if face >= shield.saves:
        _saved(draft, fight, character, shield.name)
    else:
        draft.tell("tell-not-saved", who=named(character), card=shield.name, rolled=face)


@moves.add(by="seat", step="encounter", amid=True)
def save_by_spell(draft: Draft[Realm], who: Who, spell: Title = "") -> None:
    """TA-LIFE-07, TA-COM-09, TA-COM-19, TA-PSY-06: a spell prevents the loss of the life, in psychic combat too."""
    fight, character = _losing(draft, who)
    cast_amid(draft, character, spell)
    _saved(draft, fight, character, "")


def _losing(draft: Draft[Realm], who: Who) -> tuple[Fight, Character]:
    fight = fight_of(draft, "loss")
    character = on_board(draft, who)
    if fight.loser != who:
        draft.refuse("who", "loses-no-life", who=named(character))
    return fight, character


def _saved(draft: Draft[Realm], fight: Fight, character: Character, card: str) -> None:
    fight.saved = True
    draft.write("wrote-life-saved", who=named(character), card=card)
    draft.tell("tell-life-saved", who=named(character))
    combat.closed(draft, fight)


@moves.add(by="seat", step="encounter", page_after=TO_THE_TURN, amid=True)
def lose_life(draft: Draft[Realm], who: Who) -> None:
    """TA-COM-09, TA-COM-10, TA-COM-20, TA-COM-25, TA-LIFE-02: the life is lost; with the fight the turn is over."""
    fight, character = _losing(draft, who)
    state = draft.state
    lose_lives(draft, character, 1)
    winner = state.find(fight.winner)
    if winner is not None and (winner.can("keeps_lives") or not state.default("TA-COM-20")):
        if state.in_app("characters"):
            winner.lives += 1
        draft.tell("tell-keeps-life", who=named(winner))
    combat.closed(draft, fight)


@moves.add(by="seat", step="encounter", amid=True)
def loot(draft: Draft[Realm], who: Who, what: Loot, card: CardId = "") -> None:
    """TA-COM-18..25: the winner, attacker or defender, takes one thing: a life, a bag of gold, or an object."""
    fight = fight_of(draft, "loot")
    winner = on_board(draft, who)
    if fight.winner != who:
        draft.refuse("who", "not-the-winner", who=named(winner))
    loser = draft.state.at(fight.opponent(who))
    facts = {"who": named(winner), "whom": named(loser)}
    if what in ("gold", "object"):
        no_toad(draft, winner)
    if what == "life":
        fight.step, fight.loser = "loss", loser.seat
        draft.write("wrote-takes-life", **facts)
        return
    if what == "gold":
        take_gold_from(draft, winner, loser)
        draft.write("wrote-takes-gold", **facts)
    elif what == "object":
        name = take_card_from(draft, winner, loser, loser.objects, card)
        draft.write("wrote-takes-object", **facts, card=name)
    combat.closed(draft, fight)


@moves.add(by="seat", step="encounter")
def remove_enemy(draft: Draft[Realm], who: Who, card: CardId) -> None:
    """TA-STR-17: an enemy is gone by a spell or an ability, without a fight: no trophy."""
    character = meeting(draft, who)
    state = draft.state
    if state.turn.shut:
        draft.object("TA-GATE-10", "gate-stayed-shut", who=named(character))
    encounter.settle_number(state)
    found = next((one for one in foes_on(state, character.space) if one.id == card), None)
    if found is None:
        draft.refuse("card", "not-here", card=card)
    if card in state.turn.evaded:
        draft.object("TA-EVA-02", "was-evaded", card=found.name)
    lift(draft, character.space, found)
    draft.write("wrote-removed-enemy", who=named(character), card=found.name)
    discard(draft, found)
