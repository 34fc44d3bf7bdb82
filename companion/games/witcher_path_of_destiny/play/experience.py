"""Experience: the track from 0 to 20, the gold marker beyond it, abilities unlocked on the way. WP-XP, WP-MZ-23..26."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import knowledge
from ..box.names import AUTOMA_XP, TOP_XP, Symbol
from ..state.pieces import Deed
from ..state.player import Player, named
from ..state.table import Destiny


def top_of(state: Destiny, player: Player) -> int:
    """WP-XP-05, WP-SOLO-15: where the regular marker stops and the gold one takes over."""
    return AUTOMA_XP if state.is_automa(player.seat) else TOP_XP


def gain_xp(
    draft: Draft[Destiny],
    player: Player,
    count: int,
    what: str = "by_hand",
    symbol: Symbol | None = None,
    printed: int = 0,
    tokens: int = 0,
) -> int:
    """WP-XP-01..09: experience points are gained, the rest beyond the track with the gold marker; how many could be.

    `what`: where they came from; `symbol`, `printed`, `tokens`: the symbols for which they were gained.
    """
    state, top = draft.state, top_of(draft.state, player)
    regular = 0 if player.gold is not None else max(0, min(count, top - player.xp))
    player.xp += regular
    if player.gold is None and player.xp >= top:
        player.gold = 0
        draft.tell("tell-gold-begins", who=named(player))
    beyond = 0 if player.gold is None else min(count - regular, TOP_XP - player.gold)
    if player.gold is not None:
        player.gold += beyond
    if regular + beyond < count:
        draft.tell("tell-xp-full", who=named(player))
    _note(state, player, what, regular + beyond, symbol, printed, tokens)
    unlock(draft, player)
    return regular + beyond


def lose_xp(draft: Draft[Destiny], player: Player, count: int, what: str = "by_hand") -> int:
    """WP-MZ-23..26: experience points are lost, gold ones first; no ability is taken away or made ready again."""
    gold = min(player.gold or 0, count)
    regular = min(player.xp, count - gold)
    if player.gold is not None:
        player.gold -= gold
        if regular:
            player.gold = None
            draft.tell("tell-gold-leaves", who=named(player))
    player.xp -= regular
    _note(draft.state, player, what, -(gold + regular))
    return gold + regular


def positions(state: Destiny, player: Player) -> list[int]:
    """WP-XP-03: where abilities 2 to 4 of a player's board stand on its track; none where nobody has said."""
    board = state.box.boards.get(player.character or "")
    return list(board.positions) if board else []


def unlock(draft: Draft[Destiny], player: Player) -> None:
    """WP-XP-02, WP-XP-04, WP-XP-08: all abilities that the regular marker has reached are ready from now on."""
    state = draft.state
    if state.automa is not None and state.is_automa(player.seat):
        if player.xp >= AUTOMA_XP and not state.automa.second:  # WP-SOLO-13
            state.automa.second = True
            draft.tell("tell-automa-second", who=named(player))
        return
    for number, position in enumerate(positions(state, player), 2):
        if player.abilities[number - 1] == "locked" and player.xp >= position:
            make_ready(draft, player, number)


def keep_up(draft: Draft[Destiny]) -> None:
    """WP-XP-03: after each move: what was told of the boards meanwhile holds for what was reached before."""
    state = draft.state
    knowledge.catch_up(state.box, draft.knowledge, [one.character for one in state.people if one.character])
    for one in state.people:
        unlock(draft, one)


def make_ready(draft: Draft[Destiny], player: Player, number: int) -> None:
    """WP-XP-02: an ability token lies on that ability, icon side up."""
    player.abilities[number - 1] = "ready"
    draft.tell("tell-ability-ready", who=named(player), number=number)


def _note(
    state: Destiny,
    player: Player,
    what: str,
    count: int,
    symbol: Symbol | None = None,
    printed: int = 0,
    tokens: int = 0,
) -> None:
    deed = Deed(what=what, chapter=state.chapter, xp=count, symbol=symbol, printed=printed, tokens=tokens)
    if count or symbol:
        player.deeds.append(deed)
