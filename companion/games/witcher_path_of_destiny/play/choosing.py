"""Before the first chapter: characters are chosen of two boards each, then figures stand on the track. WP-CHAR."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import stories
from ..box.characters import Character
from ..state.player import Player, named
from ..state.table import Destiny

OFFERED = 2  # WP-CHAR-02


def offer(draft: Draft[Destiny]) -> None:
    """WP-CHAR-02..04: the next chooser is dealt two of the boards left; a single one that is left is dealt at once."""
    state = draft.state
    while state.choosing and not state.offered:
        left = [one for one in state.boards if one in state.free_characters] or state.free_characters
        boards = [*left]
        state.offered = []
        for _ in range(min(OFFERED, len(left))):
            state.offered.append(state.chance.pick(boards))
            boards.remove(state.offered[-1])
        if len(state.offered) > 1:
            return
        give(draft, state.at(state.choosing[0]), state.offered[0])


def done(state: Destiny) -> bool:
    """Whether everybody has a character."""
    return not state.choosing


def give(draft: Draft[Destiny], player: Player, character: Character) -> None:
    """WP-CHAR-05..12: a player has a character: board, figure, markers and tokens, starting hand, side quest."""
    state = draft.state
    player.character = character
    state.choosing = [seat for seat in state.choosing if seat != player.seat]
    state.offered = []
    facts = {"who": named(player), "number": player.seat}
    draft.tell("tell-take-set", **facts)
    draft.tell("tell-markers", **facts)
    draft.tell("tell-first-ability", **facts)
    draft.tell("tell-starting-cards", **facts)
    if state.side_quests and player.quest:
        draft.tell("tell-side-quest", **facts)
    draft.write("wrote-character", seat=player.seat, who=named(player))


def line_up(draft: Draft[Destiny]) -> None:
    """WP-SET-08, WP-CHAR-08, WP-INIT-01: figures on the initiative track in the story's order, highest first."""
    state = draft.state
    seats: dict[str, int] = {one.character: one.seat for one in state.people if one.character}
    state.initiative = [seats[one] for one in stories.order(state.story_order, seats)]
    draft.tell("tell-initiative", who=[named(one) for one in state.in_order])
