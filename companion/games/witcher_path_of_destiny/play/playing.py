"""Step 2 of a turn: two cards each, chosen in secret, laid in order, their effects resolved left first. WP-PLAY.

`lay` puts a card on a timeline; `resolve` lets the first effect that waits happen, `go_on` all that wait for nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.cards import Card
from ..box.knowledge import card_from
from ..box.names import PAIR
from ..state.pieces import Laid
from ..state.player import Player, named
from ..state.table import Destiny
from . import decks, effects, symbols, windows
from .experience import gain_xp

MOST_CARDS = 99


def begin(draft: Draft[Destiny]) -> None:
    """WP-PLAY-01: everybody chooses two cards; at a light table nobody names them."""
    state = draft.state
    for one in state.players:
        one.played, one.chosen, one.resolving, one.to_draw = not state.full, [], [], 0
        if not state.full:
            one.hand = max(0, one.hand - PAIR)
    draft.tell("tell-play-two" if state.full else "tell-play-light", players=len(state.players))


def done(state: Destiny) -> bool:
    """WP-PLAY-12: everybody has played, and no effect waits."""
    return not waiting(state) and all(not one.resolving for one in state.people)


def waiting(state: Destiny) -> list[Player]:
    """Whose cards of this turn do not lie on the timeline yet."""
    return [one for one in state.players if not one.played]


def finish(draft: Draft[Destiny]) -> None:
    """WP-ABI-22: what was lent for this step only is over."""
    for one in draft.state.people:
        for laid in one.timeline:
            laid.dyed = None


# --- cards are chosen, revealed and laid -----------------------------------------------------------------------------


def card(draft: Draft[Destiny], id: str, field: str) -> Card:
    """A card of the owner's box that was described, here or at another table since; refused where nobody has."""
    known, learned = draft.state.box.cards, draft.knowledge.get("card", {})
    if id not in known and id in learned:
        known[id] = card_from(id, learned[id])
    found = known.get(id)
    if found is None:
        draft.refuse(field, "card-unknown", card=id)
    return found


def choose(draft: Draft[Destiny], player: Player, ids: Sequence[str]) -> None:
    """WP-PLAY-01, WP-PLAY-02: a player has laid cards face down; when all have, they are revealed together."""
    player.chosen = [*ids]
    reveal(draft)


def owing(state: Destiny, player: Player) -> bool:
    """WP-SYM-12: whether a player has still to say which symbols are lost; till then nothing can be counted on them."""
    return any(debt.seat == player.seat for debt in state.owed)


def reveal(draft: Draft[Destiny]) -> None:
    """WP-PLAY-02: all face-down cards are revealed at once, as soon as everybody has some there.

    What was lost before the cards are played is said first.
    """
    state = draft.state
    if any(not one.chosen or owing(state, one) for one in waiting(state)):
        return
    for one in waiting(state):
        ids, one.chosen = one.chosen, []
        play(draft, one, ids)


def play(draft: Draft[Destiny], player: Player, ids: Sequence[str]) -> None:
    """WP-PLAY-03: a player's cards of this turn go to the right end of the timeline, in their order."""
    known = [draft.state.box.cards.get(id) or Card(id=id) for id in ids]
    player.played = True
    draft.write("wrote-played", who=named(player), count=len(ids))
    for one in known:
        lay(draft, player, one)


def lay(draft: Draft[Destiny], player: Player, card: Card, from_hand: bool = True) -> None:
    """WP-PLAY-03, WP-PLAY-05: a card at the right end of the timeline; its effect, if it has one, waits its turn."""
    state = draft.state
    if from_hand:
        player.hand = max(0, player.hand - 1)
    player.timeline.append(
        Laid(
            id=card.id,
            symbols=[*card.symbols],
            colours=[*card.colours],
            condition=card.condition,
            result=card.result,
            chapter=state.chapter,
            turn=state.turn,
        )
    )
    if card.condition is not None:
        player.resolving.append(len(player.timeline) - 1)


def take_up(draft: Draft[Destiny], player: Player, at: int) -> Laid:
    """WP-ABI-20: a card leaves the timeline for the hand, with its symbols and colours; the hand grows by it."""
    laid = player.timeline.pop(at)
    player.resolving = [place - (place > at) for place in player.resolving if place != at]
    player.hand = min(MOST_CARDS, player.hand + 1)
    return laid


# --- effects ---------------------------------------------------------------------------------------------------------


def choice(state: Destiny, player: Player, spared: int = 0) -> list[symbols.Source]:
    """WP-EFF-09: between what a player must choose what the next effect takes; empty when nothing is to be chosen.

    `spared`: how many symbols of the loss would stay (WP-ABI-12). While something else is owed, that comes first.
    """
    if not player.resolving or owing(state, player):
        return []
    at = player.resolving[0]
    outcome = effects.weigh(state, player, at)
    return symbols.choice(player, outcome.lost_types, outcome.losing - spared, at)


def losing(state: Destiny, player: Player) -> int:
    """WP-EFF-06: how many symbols the effect that waits next takes."""
    return effects.weigh(state, player, player.resolving[0]).losing if player.resolving else 0


def go_on(draft: Draft[Destiny]) -> None:
    """WP-PLAY-04, WP-PLAY-10: all effects that need no choice happen by themselves, each player's left one first.

    One that a ready ability of its player would better waits for that player's word (WP-ABI-05), and so does one of
    somebody who has still to say what was lost before.
    """
    state = draft.state
    if not state.full:  # the table keeps the cards by now
        for one in state.players:
            one.played, one.chosen, one.resolving = True, [], []
    elif state.step == "play":
        reveal(draft)
    for one in state.people:
        while one.resolving and not (owing(state, one) or choice(state, one) or windows.held(state, one)):
            resolve(draft, one)
        if one.to_draw and not one.resolving:
            _draw(draft, one)


def _draw(draft: Draft[Destiny], player: Player) -> None:
    """WP-ABI-15: only after its effect has happened a card is drawn for the one that was played besides."""
    count, player.to_draw = player.to_draw, 0
    decks.to_hand(draft, player, count)
    draft.tell("tell-draw", who=named(player), count=count)


def resolve(
    draft: Draft[Destiny],
    player: Player,
    paying: Sequence[str] = (),
    full: bool = False,
    spared: int = 0,
) -> effects.Outcome:
    """WP-EFF-01, WP-EFF-06, WP-EFF-18: the next effect that waits: first the loss, then what it gives.

    `full`: without its condition (WP-ABI-14); `spared`: how many symbols of the loss stay (WP-ABI-12).
    """
    at = player.resolving[0]
    outcome = effects.weigh(draft.state, player, at, full)
    symbols.lose(draft, player, outcome.lost_types, max(0, outcome.losing - spared), paying, at)
    player.resolving.pop(0)
    for symbol in outcome.gained:
        symbols.gain(draft, player, symbol)
    if outcome.xp:
        gain_xp(draft, player, outcome.xp, "card")
    _told(draft, player, player.timeline[at], outcome)
    return outcome


def _told(draft: Draft[Destiny], player: Player, laid: Laid, outcome: effects.Outcome) -> None:
    """What the hands do now with tokens and the marker."""
    facts = {"who": named(player), "card": laid.id}
    if not outcome.degree:
        draft.tell("tell-effect-nothing", **facts)
    if outcome.gained:
        draft.tell("tell-effect-gained", **facts, symbols=symbols.told(outcome.gained))
    if outcome.xp:
        draft.tell("tell-effect-xp", **facts, count=outcome.xp)
