"""Step 3 of a turn: each player announces a side, and the fate token goes where more players point. WP-FATE.

Where the app keeps the cards it counts by itself; at a light table each player says it with a tap.
"""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import SIDES, TOKENS, Announced, Fated, Side, Token
from ..state.player import Player, named
from ..state.table import Destiny
from . import automa, symbols


def count_of(state: Destiny, player: Player, side: Side) -> int:
    """WP-FATE-02, WP-EDGE-06, WP-PARTY-05: a player's active symbols of a side, as the app or the table counts them."""
    if state.full:
        return symbols.symbols_of(state, player, side)
    return 0 if player.counts is None else getattr(player.counts, side)


def louder(left: int, right: int) -> Announced:
    """WP-FATE-03, WP-EDGE-07: the side of which there is more; equal counts, 0 and 0 among them, are a tie."""
    return "tie" if left == right else "left" if left > right else "right"


def on_mat(state: Destiny) -> dict[Side, int] | None:
    """WP-FATE-09, WP-FATE-10: active symbols printed on the cards left face up; None where some are not known."""
    rows = [symbols.on_row(state, row) for row in state.rows if row.cards]
    known = [counts for counts in rows if counts is not None]
    if len(known) < len(rows):
        return None
    return {"left": sum(one.left for one in known), "right": sum(one.right for one in known)}


def token(state: Destiny) -> Token:
    """WP-FATE-01, WP-EDGE-15: the token of this turn; one set aside is not replaced."""
    return TOKENS[state.turn - 1]


def begin(draft: Draft[Destiny]) -> None:
    """Nobody has announced anything yet; where the table keeps the cards, everybody is asked to."""
    state = draft.state
    for one in state.people:
        one.announced = ""
    state.mat = ""
    if not state.full:
        draft.tell("tell-automa-announce" if automa.decides(state) else "tell-announce", token=token(state))


def go_on(draft: Draft[Destiny]) -> None:
    """WP-FATE-02, WP-FATE-03: what the app can count is announced by itself."""
    state = draft.state
    if state.full:
        for one in automa.voters(state):
            one.announced = louder(count_of(state, one, "left"), count_of(state, one, "right"))
    if state.full and automa.with_mat(state) and not state.mat and (counted := on_mat(state)) is not None:
        state.mat = louder(counted["left"], counted["right"])


def voices(state: Destiny) -> list[Announced]:
    """Who has a say, and what was said; WP-FATE-09: of two players the face-up cards are a third one."""
    return [one.announced for one in automa.voters(state)] + ([state.mat] if automa.with_mat(state) else [])


def done(state: Destiny) -> bool:
    """Whether everybody has announced."""
    return all(voices(state))


def decided(state: Destiny) -> Fated:
    """WP-FATE-04..07, WP-EDGE-14: the side announced by more players; equally many: the token is set aside.

    Read otherwise (WP-FATE-05), a side needs more than half of all who have a say.
    """
    said = voices(state)
    left, right = said.count("left"), said.count("right")
    if left == right or (not state.default("WP-FATE-05") and 2 * max(left, right) <= len(said)):
        return "aside"
    return "left" if left > right else "right"


def place(draft: Draft[Destiny]) -> None:
    """WP-FATE-01, WP-FATE-06, WP-FATE-14: this turn's token lies on the winning side's page, or aside; it stays."""
    state = draft.state
    number, lies, said = token(state), decided(state), voices(state)
    state.fate[number] = lies
    if state.full:
        _tell_voices(draft)
    facts = {"token": number, "lefts": said.count("left"), "rights": said.count("right"), "ties": said.count("tie")}
    if automa.decides(state):
        automa.tell_fate(draft, number, lies)
    elif lies == "aside":
        draft.tell("tell-fate-aside", **facts)
    else:
        draft.tell("tell-fate-placed", side=lies, **facts)
    draft.write("wrote-fate", token=number, side=lies)


def _tell_voices(draft: Draft[Destiny]) -> None:
    """Who is for which side, and with how many symbols, so that everybody may count after the app."""
    state = draft.state
    for one in automa.voters(state):
        count = {side: count_of(state, one, side) for side in SIDES}
        draft.tell("tell-announced", who=named(one), lefts=count["left"], rights=count["right"], side=one.announced)
    if automa.with_mat(state):
        counted = on_mat(state)
        facts = {"lefts": counted["left"], "rights": counted["right"]} if counted else {}
        draft.tell("tell-announced-mat" if counted else "tell-announced-mat-by-hand", side=state.mat, **facts)


def waiting(state: Destiny) -> list[Player]:
    """Who has still to announce; the Automa's symbols the player counts who is alone."""
    return [] if state.step != "fate" else [one for one in automa.voters(state) if not one.announced]


def tallies(state: Destiny) -> dict[str, dict[Side, int]]:
    """WP-PARTY-05: everybody's left and right symbols at any time, by how players are called."""
    return {named(one): {side: count_of(state, one, side) for side in SIDES} for one in state.people}
