"""The end of a chapter: dominant symbol, points, path tokens, timelines cleared, cards kept. WP-END."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import CHAPTERS, SIDES, SYMBOLS, TOKENS, Fated, Side, Token
from ..state.player import Player, named
from ..state.table import Destiny
from . import automa, decks, experience, playing, points, symbols
from .fate import count_of

OTHER: dict[Side, Side] = {"left": "right", "right": "left"}

# --- the dominant symbol ---------------------------------------------------------------------------------------------


def dominant_by(fate: dict[Token, Fated]) -> Side | None:
    """WP-END-02, WP-END-03: the side with more fate tokens, of equally many the one with the higher number.

    None: no token was placed (WP-END-04).
    """
    placed: dict[Side, list[int]] = {
        side: [number for number, token in enumerate(TOKENS) if fate[token] == side] for side in SIDES
    }
    if not any(placed.values()):
        return None
    return max(SIDES, key=lambda side: (len(placed[side]), max(placed[side], default=-1)))


def begin_dominance(draft: Draft[Destiny]) -> None:
    """WP-END-01: nothing of this chapter is decided yet."""
    del draft.state.dominant[draft.state.chapter - 1 :]


def weigh_fate(draft: Draft[Destiny]) -> None:
    """WP-END-02..04: the fate tokens say which symbol is dominant; without one the highest player is asked."""
    state = draft.state
    if dominance_known(state):
        return
    side = dominant_by(state.fate)
    if side is not None:
        settle(draft, side)


def dominance_known(state: Destiny) -> bool:
    """Whether this chapter's dominant side is known."""
    return len(state.dominant) >= state.chapter


def chooses(state: Destiny) -> Player | None:
    """WP-END-04, WP-EDGE-19: who chooses the dominant symbol freely; alone, it is the player in any case."""
    if state.step != "dominance" or dominance_known(state) or dominant_by(state.fate) is not None:
        return None
    return next(one for one in state.in_order if not state.is_automa(one.seat))


def settle(draft: Draft[Destiny], side: Side) -> None:
    """WP-SYM-07: one of the two active symbols is dominant for the whole table."""
    state = draft.state
    missing = state.chapter - 1 - len(state.dominant)  # a table that was put right by hand may lack earlier ones
    state.dominant += [side] * (missing + 1)
    draft.tell("tell-dominant", side=side, symbol=state.active(side))
    draft.write("wrote-dominant", chapter=state.chapter, side=side, symbol=state.active(side))


# --- points ----------------------------------------------------------------------------------------------------------


def ask_counts(draft: Draft[Destiny]) -> None:
    """A light table is asked for two numbers a player."""
    if not draft.state.full:
        draft.tell("tell-count-symbols", left=draft.state.left, right=draft.state.right)


def uncounted(state: Destiny) -> list[Player]:
    """Whose symbols the table has still to count."""
    return [] if state.full else [one for one in state.people if one.counts is None]


def counted(state: Destiny) -> bool:
    """Whether everybody's symbols are known."""
    return not uncounted(state)


def score(draft: Draft[Destiny]) -> None:
    """WP-END-05, WP-END-06, WP-SYM-05: dominant symbols give victory points, the others of the active two experience.

    Everybody scores, whichever side they announced; symbols that are inactive or covered give nothing.
    """
    state = draft.state
    side = state.dominant[-1] if state.dominant else "left"
    for one in state.people:
        vp, xp = count_of(state, one, side), count_of(state, one, OTHER[side])
        draft.tell("tell-scored", who=named(one), vp=vp, xp=xp)
        points.score(draft, one, vp, "dominant", **_made_of(state, one, side))
        experience.gain_xp(draft, one, xp, "non_dominant", **_made_of(state, one, OTHER[side]))
    draft.write("wrote-scored", chapter=state.chapter)


def _made_of(state: Destiny, player: Player, side: Side) -> dict:
    """Which symbols were counted, printed ones and tokens; a light table tells only how many."""
    symbol = state.active(side)
    if not state.full or symbol is None:
        return {"symbol": symbol, "printed": count_of(state, player, side)}
    return {"symbol": symbol, "printed": symbols.printed(player, symbol), "tokens": symbols.tokens(player, symbol)}


# --- path tokens -----------------------------------------------------------------------------------------------------


def ranking(state: Destiny, side: Side) -> list[Player]:
    """WP-END-07..09, WP-END-11: who has most of that side first; of equal ones the higher on the initiative track."""
    return sorted(state.in_order, key=lambda one: -count_of(state, one, side))


def give_path_tokens(draft: Draft[Destiny]) -> None:
    """WP-END-07..11: each path token goes to whoever has most of its symbols, both to one player if need be."""
    state = draft.state
    for side in SIDES:
        ranked = ranking(state, side)
        holder = automa.claims(state, ranked[0], ranked)
        state.path[side] = holder.seat if holder else 0
        if holder:
            draft.tell("tell-path-token", side=side, who=named(holder), count=count_of(state, holder, side))
            draft.write("wrote-path-token", side=side, who=named(holder))
        else:
            draft.tell("tell-path-token-unclaimed", side=side)


# --- timelines are cleared, cards kept -------------------------------------------------------------------------------


def begin_keeping(draft: Draft[Destiny]) -> None:
    """WP-END-15: everybody chooses in secret; a light table does all of it by hand."""
    state = draft.state
    for one in state.people:
        one.kept, one.keeping, one.resolving = False, [], []
    key = "tell-keep" if state.full else "tell-clear-by-hand"
    draft.tell(key, count=state.chapter, players=len(state.players))
    if state.full:
        return
    for one in state.people:
        _tell_exceptions(draft, one)


def to_keep(state: Destiny, player: Player) -> int:
    """WP-END-16, WP-END-17: how many cards of the own timeline are kept: as many as chapters are over."""
    return 0 if state.is_automa(player.seat) else min(state.chapter, len(player.timeline), CHAPTERS - 1)


def choosing_kept(state: Destiny) -> list[Player]:
    """Who has still to choose what to keep."""
    if state.step != "keep" or not state.full:
        return []
    return [one for one in state.people if not one.kept and len(one.keeping) != to_keep(state, one)]


def keep(draft: Draft[Destiny], player: Player, places: Sequence[int]) -> None:
    """WP-END-15, WP-END-18, WP-END-20: a player has chosen; when all have, it is revealed together."""
    player.keeping = [*places]


def go_on_keeping(draft: Draft[Destiny]) -> None:
    """WP-END-13..21: when all have chosen, timelines are cleared; then kept effects happen, the left one first."""
    state = draft.state
    if not state.full:
        return
    if not all(one.kept for one in state.people):
        if choosing_kept(state):
            return
        for one in state.people:
            clear(draft, one)
    if not wants_coming(state):
        playing.go_on(draft)


def clear(draft: Draft[Destiny], player: Player) -> None:
    """WP-END-13, WP-END-14, WP-END-19..21, WP-EDGE-13: what was kept begins the next timeline, the rest goes.

    Special symbol tokens stay; covered symbols of kept cards are seen again.
    """
    staying = [player.timeline[at] for at in player.keeping if at < len(player.timeline)]
    decks.discard(draft, len(player.timeline) - len(staying))
    for laid in staying:
        laid.covered, laid.kept, laid.turn, laid.dyed = [], True, 0, None
    player.timeline, player.keeping, player.kept = staying, [], True
    player.pool = dict.fromkeys(SYMBOLS, 0)
    player.resolving = [at for at, laid in enumerate(staying) if laid.condition is not None]
    if not draft.state.is_automa(player.seat):
        draft.tell("tell-cleared", who=named(player), count=len(staying))
    _tell_exceptions(draft, player)


def _tell_exceptions(draft: Draft[Destiny], player: Player) -> None:
    """WP-SOLO-32, WP-ST-27: the Automa keeps nothing; a special symbol token stays in its pool."""
    if draft.state.is_automa(player.seat):
        draft.tell("tell-automa-cleared", who=named(player))
    if staying := [one.symbol for one in player.specials if not one.on_board]:
        draft.tell("tell-special-stays", who=named(player), symbols=symbols.told(staying))


def wants_coming(state: Destiny) -> bool:
    """WP-END-22: a kept effect waits for the next chapter's active symbols, which nobody has told yet."""
    if state.step != "keep" or not state.default("WP-END-22") or len(state.coming) == len(SIDES):
        return False
    return any(one.resolving for one in state.people)


def all_kept(state: Destiny) -> bool:
    """Whether all timelines are cleared, and no kept effect waits."""
    return state.full and all(one.kept and not one.resolving for one in state.people)
