"""What a page of the story brings: each thing by the same parts of the game as any other gain. WP-DATA-08..10.

Both holders of path tokens get theirs, whichever side was dominant; where nobody holds a token, nobody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ....core.draft import Draft
from ..box.knowledge import BonusWhat, Operation, Receiver
from ..box.names import SIDES, Side, Symbol
from ..state.pieces import OwedSymbols, Special
from ..state.player import Player, named
from ..state.table import Destiny
from . import automa, decks, experience, stories, symbols
from .points import score

SPECIALS = 2  # WP-ST-30
OTHERS = "others_"


def operation(effect: str, args: Sequence[Any]) -> Operation:
    """An effect of a book as the game's bonuses have it."""
    words = [*args]
    receiver, _, what = str(words[0]).partition(".")
    facts: dict[str, Any] = {"kind": effect, "receiver": cast(Receiver, receiver)}
    match effect:
        case "gain" | "lose":
            facts |= {"what": cast(BonusWhat, what), "amount": words[1]}
        case "first":
            facts |= {"what": words[2], "other": words[3]}
        case "redraw":
            facts |= {"amount": words[1], "other": words[2]}
        case "special":
            facts |= {"what": words[1]}
    return Operation(**facts)


def rank(brings: Operation) -> bool:
    """WP-EDGE-10: what the right path token brings comes last, in whatever order it was entered."""
    return brings.receiver in ("right", "others_right")


def happen(draft: Draft[Destiny], brings: Operation) -> None:
    """WP-DATA-09: one thing happens to whom the page names."""
    if brings.kind == "by_hand":
        draft.tell("tell-by-hand", text=brings.text)
        return
    people = receivers(draft.state, brings.receiver)
    if not people:
        draft.tell("tell-nobody-has-token", side=brings.receiver.removeprefix(OTHERS))
    elif brings.receiver in SIDES:
        _tell_holder(draft, brings.receiver, people[0])
    for player in people:
        KINDS[brings.kind](draft, player, brings)


def _tell_holder(draft: Draft[Destiny], side: Side, player: Player) -> None:
    """Who gets what a token brings, once for all of it: both tokens may bring the same person the same."""
    told = (one for one in draft.tellings if one.key == "tell-token-holder")
    if not any(one.args["side"] == side for one in told):
        draft.tell("tell-token-holder", side=side, who=named(player))


def receivers(state: Destiny, whose: str) -> list[Player]:
    """WP-DATA-10, WP-SOLO-31: whom a bonus concerns; nobody where nobody holds that path token."""
    if whose == "each":
        return state.people
    if whose in ("lowest", "highest"):
        return [state.in_order[0 if whose == "highest" else -1]]
    others, side = whose.startswith(OTHERS), cast(Side, whose.removeprefix(OTHERS))
    holder = state.find(state.path[side])
    if holder is None:
        return []
    return [one for one in state.people if one is not holder] if others else [holder]


def _gain(draft: Draft[Destiny], player: Player, brings: Operation) -> None:
    """WP-BOOK-16: points, tokens or alliance cards."""
    what, amount, state = brings.what, brings.amount, draft.state
    if what == "vp":
        _score(draft, player, amount)
    elif what == "xp":
        experience.gain_xp(draft, player, amount, "story")
        draft.tell("tell-gain-xp", who=named(player), count=amount)
    elif what in ("alliance_left", "alliance_right"):
        stories.of(state).more_alliances(draft, player, "left" if what == "alliance_left" else "right", amount)
    elif (symbol := symbol_of(state, what)) is not None:
        symbols.gain(draft, player, symbol, amount)
        draft.tell("tell-gain-symbols", who=named(player), symbol=symbol, count=amount)


def _lose(draft: Draft[Destiny], player: Player, brings: Operation) -> None:
    """WP-MZ-20, WP-VP-05, WP-MZ-23: a penalty; nobody falls below nothing."""
    what, state = brings.what, draft.state
    if what == "vp":
        _score(draft, player, -min(player.vp, brings.amount))
    elif what == "xp":
        count = min(player.xp + (player.gold or 0), brings.amount)
        experience.lose_xp(draft, player, count, "story")
        draft.tell("tell-lose-xp", who=named(player), count=count)
    elif what in ("alliance_left", "alliance_right"):
        stories.of(state).fewer_alliances(draft, player, "left" if what == "alliance_left" else "right", brings.amount)
    elif (symbol := symbol_of(state, what)) is not None:
        lose_symbols(draft, player, symbol, brings.amount)


def lose_symbols(draft: Draft[Destiny], player: Player, symbol: Symbol, count: int, paying: Sequence[str] = ()) -> None:
    """WP-SYM-11, WP-SYM-12: symbols are lost; where there is a choice, it stays owed until it is said which.

    WP-SOLO-38: the Automa chooses nothing.
    """
    if not draft.state.full:  # the table keeps the cards, and knows itself what it can lose
        draft.tell("tell-lose-symbols", who=named(player), symbol=symbol, count=count)
        return
    if not paying and draft.state.is_automa(player.seat):
        paying = automa.pays(player, symbol, count)
    if not paying and symbols.choice(player, [symbol], count):
        draft.state.owed.append(OwedSymbols(seat=player.seat, symbol=symbol, count=count))
        return
    lost = symbols.lose(draft, player, [symbol], count, paying)
    draft.tell("tell-lose-symbols", who=named(player), symbol=symbol, count=len(lost))


def _first(draft: Draft[Destiny], player: Player, brings: Operation) -> None:
    """WP-BOOK-17, WP-EDGE-09: to the first place of initiative; who stands there already gets the other thing."""
    order = draft.state.initiative
    if order[0] == player.seat:
        _gain(draft, player, Operation(kind="gain", receiver=brings.receiver, what=brings.what, amount=brings.other))
        return
    order.remove(player.seat)
    order.insert(0, player.seat)
    draft.tell("tell-first-place", who=named(player))


def _redraw(draft: Draft[Destiny], player: Player, brings: Operation) -> None:
    """WP-BOOK-18, WP-CARD-11: cards are drawn, then some are discarded; the hand stays larger for good."""
    if draft.state.is_automa(player.seat):
        return
    decks.take(draft, brings.amount)
    player.hand = min(99, player.hand + brings.amount)
    away = min(player.hand, brings.other)
    player.hand -= away
    decks.discard(draft, away)
    draft.tell("tell-redraw", who=named(player), count=brings.amount, away=away)


def _special(draft: Draft[Destiny], player: Player, brings: Operation) -> None:
    """WP-ST-27, WP-ST-30: a special symbol token, as long as there is one."""
    state, symbol = draft.state, symbol_of(draft.state, brings.what)
    given = sum(len(one.specials) for one in state.people)
    if symbol is None or given >= SPECIALS or state.is_automa(player.seat):
        return
    player.specials.append(Special(symbol=symbol))
    draft.tell("tell-special", who=named(player), symbol=symbol)


KINDS = {"gain": _gain, "lose": _lose, "first": _first, "redraw": _redraw, "special": _special}


def _score(draft: Draft[Destiny], player: Player, amount: int) -> None:
    """WP-VP-01, WP-VP-02: victory points move at once."""
    score(draft, player, amount, "story")
    draft.tell("tell-gain-vp" if amount >= 0 else "tell-lose-vp", who=named(player), count=abs(amount))


def symbol_of(state: Destiny, what: str) -> Symbol | None:
    """The type that is meant: of this chapter's active ones by their side, or a type by its name."""
    if what in ("active_left", "active_right"):
        return state.active("left" if what == "active_left" else "right")
    return what if what in symbols.SYMBOLS else None


def give_back(draft: Draft[Destiny]) -> None:
    """WP-BOOK-09: after the bonuses both path tokens go back beside the story."""
    if any(draft.state.path.values()):
        draft.state.path = dict.fromkeys(SIDES, 0)
        draft.tell("tell-path-tokens-back")
