"""The one large step at the lower right: what the turn waits for, when that is one thing. TA-TURN-01."""

from __future__ import annotations

from ....core.message import Message, say
from ....core.page import Next
from ..box import board
from ..play import combat, encounter, travel, turns
from ..play.obligations import obligations
from ..play.totals import may_own, room_to_heal
from ..state.character import named
from ..state.pieces import Card, Fight
from ..state.table import Realm

BACK = Next(say("step-back-to-turn"), page="turn")  # where the turn waits for something that is not one tap
DRAWN = "draw-form"  # the list of the turn's page in which a drawn card is named
SURPLUS = {"spells": "hand", "objects": "party"}  # on which page a surplus is put down
INSIDE = {  # what the inner spaces ask of whoever stands there (TA-INN-15), and the move that does it
    board.CRYPT: ("step-delve", "delve"),
    board.MINE: ("step-delve", "delve"),
    board.DEN: ("step-werewolf", "meet_werewolf"),
    board.PITS: ("step-pits", "enter_pits"),
    board.DICE: ("step-dice", "dice_with_death"),
}


def next_step(state: Realm) -> Next | None:
    """What the turn waits for. A step with `form` stands on the turn's own page."""
    seat = state.turn.who
    if state.winner:
        return Next(say("step-race"), page="race")
    for duty in obligations(state):
        if duty.what in SURPLUS:
            label = say(f"step-surplus-{duty.what}", who=named(duty.who), count=duty.count)
            return Next(label, page=SURPLUS[duty.what])
        return None  # each seat answers for itself
    if state.fight:
        return _fight(state, state.fight)
    match turns.part(state):
        case "end":
            return _ends(state)
        case "movement":
            return _movement(state)
    match encounter.compulsory_left(state):
        case "command":
            return Next(say("step-command"), move="command", args={"who": seat})
        case "draw":
            return _draw(state)
        case "foes" if not encounter.to_meet(state)[0].is_foe:
            return _card(state)  # TA-CARD-03: an event comes before them
        case "foes":
            return _foes(state)
        case "cards":
            return _card(state)
        case "instruction":
            return _instruction(state)
        case "":
            return _ends(state)
    return None


def elsewhere(state: Realm) -> Next | None:
    """The same for a page without the turn's forms: there the step leads to the turn, and says what waits there."""
    step = next_step(state)
    if step is None or not step.form:
        return step
    return Next(_to_draw(state) if step.form == DRAWN else step.label, page="turn")


def _movement(state: Realm) -> Next | None:
    active = state.active
    if not travel.may_move(state) or travel.deciding_on_raft(state):
        return None
    if travel.in_inner(active):
        if active.fulfilled:
            return None
        return Next(say("step-again"), move="face_it_again", args={"who": active.seat})
    if active.toad is not None or state.turn.rolled:
        return None
    return Next(say("step-roll-movement"), move="roll_movement", args={"who": active.seat})


def _draw(state: Realm) -> Next:
    if state.in_app("decks"):
        return Next(_to_draw(state), move="draw", args={"who": state.turn.who})
    if encounter.due(state) == 1:  # a tap in the list settles it: this is only for what the list does not hold
        return Next(say("step-draw-unlisted"), form=DRAWN, quiet=True)
    return Next(_to_draw(state), form=DRAWN)


def _to_draw(state: Realm) -> Message:
    return say("step-draw", count=encounter.due(state))


def _foes(state: Realm) -> Next:
    """TA-COM-13, TA-PSY-07: those that attack as one, those by strength first."""
    foes = [card for card in encounter.to_meet(state) if card.is_foe]
    names = [card.name for card in [foe for foe in foes if foe.fights_by_strength] or foes]
    return Next(say("step-face-enemies", foes=names), move="face_enemies", args={"who": state.turn.who})


def _card(state: Realm) -> Next | None:
    """TA-CARD-03: the card whose turn it is; one that nobody has named is named first.

    TA-CARD-15, TA-CARD-18: the step says where it goes: an event away, a stranger or a place stays.
    """
    card = next(iter(encounter.awaited(state)), None)
    if card is None or card.kind is None:
        return None
    stays = card.kind != "event"
    label = say("step-leave-card" if stays else "step-finish-card", card=card.name or card.kind)
    args = {"who": state.turn.who, "card": card.id} | ({"stays": True} if stays else {})
    return Next(label, move="finish_card", args=args)


def _instruction(state: Realm) -> Next | None:
    active = state.active
    if active.space in INSIDE:
        key, move = INSIDE[active.space]
        if move == "delve" and not state.in_app("characters"):  # the total is typed there
            return Next(say(key), form="delve-form")
        if move == "enter_pits" and active.pits:
            key = "step-pits-on"
        return Next(say(key), move=move, args={"who": active.seat})
    musts = [offer for offer in encounter.offers(active) if offer.must]
    if len(musts) != 1 or musts[0].id == "toll":
        return None
    key = "step-follow-roll" if musts[0].dice or musts[0].chasm else "step-follow"
    return Next(say(key, space=active.space), form=f"way-{musts[0].id}")


def _fight(state: Realm, fight: Fight) -> Next | None:
    if fight.step == "before":
        return Next(say("step-roll-fight"), form="fight-form")
    if fight.step != "loss":
        return None
    loser = state.at(fight.loser)
    savers = combat.savers(state, fight)
    args = {"who": loser.seat}
    if savers:
        label = say("step-save", card=savers[0].name)
        return Next(label, move="save_life", args={**args, "card": savers[0].id})
    return Next(say("step-lose-life", who=named(loser)), move="lose_life", args=args)


def _ends(state: Realm) -> Next:
    seat = state.turn.who
    after = next((character for character in state.clockwise(seat) if character.standing != "out"), state.active)
    label = say("step-end-turn", who=named(after)) if after.in_play else say("step-end-turn-new", seat=after.seat)
    if left := _to_take(state):  # likelier than to leave it: it is taken on the page
        label = say("step-end-turn-leaving", cards=[card.name for card in left])
    return Next(label, move="end_turn", args={"who": seat}, quiet=bool(may_still(state)))


def may_still(state: Realm) -> list[Message]:
    """TA-ENC-04, TA-ENC-12, TA-COL-01: what the turn offers before it ends: cards to take, the space, somebody met."""
    found = [say("still-take", card=card.name) for card in _to_take(state)]
    if any(not offer.heals or room_to_heal(state, state.active) for offer in encounter.open_offers(state)):
        found.append(say("still-visit", space=state.active.space))
    if turns.part(state) == "encounter" and not state.turn.chose:
        found += [say("still-meet", who=named(other)) for other in encounter.others_here(state, state.active)]
    return found


def _to_take(state: Realm) -> list[Card]:
    """TA-COL-01, TA-OBJ-04, TA-TOAD-05: what lies there, and whoever ends the turn now could have taken."""
    if state.active.toad is not None or not encounter.meets_the_space(state):
        return []
    return [card for card in encounter.to_meet(state) if card.can_be_taken and may_own(state.active, card)]
