"""Combat and psychic combat: who attacks with what, how the scores come about, what follows. TA-COM, TA-PSY, TA-EVA."""

from __future__ import annotations

from typing import NamedTuple

from ....core.draft import Draft
from ..box import board
from ..box.names import FOES, CardId, Face
from ..state.character import Character, named
from ..state.pieces import Against, Card, Clash, Fight, ability_of
from ..state.table import Realm
from . import happenings, travel
from .dice import roll_dice
from .piles import discard, foes_on, lift
from .totals import Part, parts

RUNES_BONUS = 2  # ledger 29.2: enemies fought on the Runes add it to their roll


class Side(NamedTuple):
    """One side of a fight before the dice: what makes up its value, and how many dice it rolls."""

    name: str
    seat: int
    parts: list[Part]
    dice: int

    @property
    def value(self) -> int:
        """What it adds to its die."""
        return sum(part.amount for part in self.parts)


def own_side(
    state: Realm, fight: Fight, seat: int, weapons: list[str] | None = None, hired: list[str] | None = None
) -> Side:
    """TA-COM-05, TA-COM-16, TA-PSY-04, TA-PSY-08: a character's side, attacker or defender."""
    character = state.at(seat)
    combat, dragons = not fight.psychic, dragons_among(state, fight)
    found = parts(character, ability_of(fight.psychic), combat=combat, weapons=weapons, dragons=dragons, hired=hired)
    no_die = fight.assassin and seat == fight.other  # TA-COM-07, TA-KNOW-11: the victim adds no die
    dice = 0 if no_die else 2 if character.can("two_dice") and not fight.psychic else 1
    return Side(named(character), seat, found, dice)


def their_side(state: Realm, fight: Fight) -> Side:
    """TA-COM-07, TA-COM-13, TA-PSY-07: the other side: a character, or creatures that attack as one, with one die."""
    if fight.other:
        return own_side(state, fight, fight.other)
    found = [Part(card.name, card.value) for card in foes_of(state, fight)] or [Part(fight.name, fight.value)]
    if fight.against in ("cards", "creature") and board.space(state.at(fight.who).space).name == "runes":
        found.append(Part("runes", RUNES_BONUS))
    return Side(fight.name, 0, found, 0 if fight.assassin else 1)


def foes_of(state: Realm, fight: Fight) -> list[Card]:
    """The cards that attack in this fight."""
    return [card for card in state.lying(state.at(fight.who).space).cards if card.id in fight.foes]


def dragons_among(state: Realm, fight: Fight) -> bool:
    """TA-KNOW-20: whether a dragon is among the enemies, against which some weapons add more."""
    return any(card.kind == "dragon" for card in foes_of(state, fight))


def savers(state: Realm, fight: Fight) -> list[Card]:
    """TA-KNOW-15, 16, TA-PSY-05: objects that may still save the lost life, the best first."""
    if fight.step != "loss" or fight.psychic or fight.tried:
        return []
    return sorted((card for card in state.at(fight.loser).objects if card.saves), key=lambda card: card.saves)


def leave_out(state: Realm, fight: Fight, cards: list[CardId]) -> None:
    """TA-EVA-02: these cards fight no more; without any left the fight is over."""
    fight.foes = [id for id in fight.foes if id not in cards]
    left = foes_of(state, fight)
    fight.value = sum(card.value for card in left)
    fight.name = left[0].name if len(left) == 1 else ""
    if not left:
        state.fight = None


def open_fight(draft: Draft[Realm], fight: Fight) -> None:
    """A fight begins; TA-COM-03: now it can be evaded, TA-COM-04: and spells are cast, before the dice."""
    draft.state.fight = fight
    who = draft.state.at(fight.who)
    if fight.other:
        key = "wrote-attacked-psychically" if fight.psychic else "wrote-attacked"
        draft.write(key, who=named(who), whom=named(draft.state.at(fight.other)))


def against_cards(draft: Draft[Realm], character: Character, psychic: bool, assassin: bool = False) -> None:
    """TA-COM-13, TA-PSY-07: all enemies on the space that attack by the same ability attack as a single creature."""
    turn = draft.state.turn
    foes = [card for card in foes_on(draft.state, character.space, psychic=psychic) if card.id not in turn.evaded]
    name = foes[0].name if len(foes) == 1 else ""
    value = sum(card.value for card in foes)
    fight = Fight(
        who=character.seat,
        against="cards",
        psychic=psychic,
        foes=[card.id for card in foes],
        name=name,
        value=value,
        assassin=assassin,
    )
    open_fight(draft, fight)


def against_creature(
    draft: Draft[Realm], character: Character, against: Against, name: str, value: int, psychic: bool = False
) -> None:
    """A creature that is no card attacks: the Sentinel, a werewolf, a Pit monster, one of a space's own. TA-COM-01."""
    fight = Fight(who=character.seat, against=against, psychic=psychic, name=name, value=value)
    open_fight(draft, fight)


def roll_side(draft: Draft[Realm], side: Side, given: list[Face] | None, field: str) -> int:
    """The die of a side, of two the better one; 0 without a die."""
    return max(roll_dice(draft, side.dice, given, field), default=0)


def clash(state: Realm, fight: Fight, die: int, their_die: int) -> Clash:
    """How the dice fell, with both scores and what came of it: the page shows it large, however the fight goes on."""
    names = [] if fight.other else [card.name for card in foes_of(state, fight)] or [fight.name]
    return Clash(
        who=fight.who,
        other=fight.other,
        foes=names,
        psychic=fight.psychic,
        die=die,
        their_die=their_die,
        score=fight.score,
        their_score=fight.their_score,
        result=fight.result,
    )


# --- what follows ----------------------------------------------------------------------------------------------------


def foe_key(state: Realm, fight: Fight) -> str:
    """What kind of opponent a tale may be told about."""
    if fight.other:
        return "character"
    if fight.against == "sentinel":
        return "sentinel"
    if fight.against in ("werewolf", "pits"):
        return "inner"
    kinds = [card.kind for card in foes_of(state, fight) if card.kind in FOES]
    return "dragon" if "dragon" in kinds else kinds[0] if kinds else "spirit" if fight.psychic else "monster"


def won(draft: Draft[Realm], fight: Fight) -> None:
    """TA-COM-08, TA-COM-14, TA-CARD-10, TA-STR-07, TA-STR-17, TA-INN-34: creatures are beaten; cards are kept."""
    state = draft.state
    character = state.at(fight.who)
    happenings.note(state, "won", foe_key(state, fight), character.seat)
    beaten = foes_of(state, fight)
    character.deeds.foes += max(1, len(beaten))
    names = [card.name for card in beaten] or [fight.name]
    draft.write("wrote-beat", who=named(character), foes=names, score=fight.score, theirs=fight.their_score)
    state.fight = None
    kept = []
    for card in beaten:
        lift(draft, character.space, card)
        if (card.fights_by_strength and not fight.psychic) or not state.default("TA-CARD-10"):
            character.trophies.append(card)
            kept.append(card.name)
        else:
            discard(draft, card)
    if kept:
        draft.tell("tell-keep-trophies", who=named(character), cards=kept, count=len(kept))
    _after_victory(draft, character, fight)


def _after_victory(draft: Draft[Realm], character: Character, fight: Fight) -> None:
    """What a victory over one who guards something opens. TA-SENT-05, TA-INN-28, TA-INN-32."""
    if fight.against == "sentinel":
        past_the_sentinel(draft, character)
    elif fight.against == "werewolf":
        character.werewolf, character.fulfilled = 0, True
    elif fight.against == "pits":
        character.pits = max(0, character.pits - 1)
        character.fulfilled = character.pits == 0
        draft.tell("tell-pits-left", who=named(character), count=character.pits)


def past_the_sentinel(draft: Draft[Realm], character: Character) -> None:
    """TA-SENT-05, TA-SENT-12: over the bridge; what is left of the roll leads on from there, in whatever direction."""
    if not draft.state.turn.left:
        travel.arrive(draft, character, board.HILLS)
        return
    character.space = board.HILLS
    draft.tell("tell-move-standee", who=named(character), space=board.HILLS)
    happenings.note(draft.state, "river", "bridge", character.seat)


def drawn(draft: Draft[Realm], fight: Fight) -> None:
    """TA-COM-12, TA-SENT-07, TA-INN-33: nobody is hurt, and the turn ends."""
    state = draft.state
    character = state.at(fight.who)
    happenings.note(state, "standoff", who=character.seat)
    draft.write("wrote-standoff", who=named(character), score=fight.score)
    state.fight = None
    if fight.against == "pits" and not state.default("TA-INN-33"):
        return
    finish(state)


def finish(state: Realm) -> None:
    """TA-TURN-03, TA-SENT-08: the turn has ended with this fight, wherever it found the character."""
    state.turn.arrived = True
    if not state.turn.over:
        state.turn.end("fought")


def lost(draft: Draft[Realm], fight: Fight) -> None:
    """TA-COM-09, TA-SENT-06: a creature was stronger: a life is to be lost, unless something saves it."""
    state = draft.state
    character = state.at(fight.who)
    happenings.note(state, "lost", foe_key(state, fight), character.seat)
    character.deeds.lost += 1
    names = [card.name for card in foes_of(state, fight)] or [fight.name]
    draft.write("wrote-lost", who=named(character), foes=names, score=fight.score, theirs=fight.their_score)
    fight.step, fight.loser = "loss", character.seat


def decided(draft: Draft[Realm], fight: Fight) -> None:
    """TA-COM-17, TA-COM-18, TA-COM-22: between two characters: who won takes the loot."""
    state = draft.state
    winner = fight.who if fight.result == "won" else fight.other
    loser = fight.opponent(winner)
    fight.winner, fight.step = winner, "loot"
    state.at(winner).deeds.duels += 1
    state.at(loser).deeds.lost += 1
    happenings.note(state, "won", "character", winner)
    facts = {"who": named(state.at(winner)), "whom": named(state.at(loser))}
    draft.write("wrote-duel", **facts, score=fight.score, theirs=fight.their_score)


def closed(draft: Draft[Realm], fight: Fight) -> None:
    """TA-COM-10, TA-COM-21: the fight is over and with it the turn; a saved life may let it go on by a house rule.

    TA-SENT-08: then the movement is over all the same, and the encounter follows on the Sentinel's space.
    """
    state = draft.state
    state.fight = None
    saved = fight.saved and not fight.other and not state.default("TA-COM-10")
    if saved and fight.against == "sentinel":
        travel.arrive(draft, state.at(fight.who), board.SENTINEL)
        return
    if saved and fight.against in ("cards", "creature"):
        state.turn.evaded += fight.foes  # they were not beaten, and have had their attack
        return
    finish(state)
