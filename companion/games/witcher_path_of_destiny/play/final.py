"""The end of the game: side quests, gold experience, the story's own points, the winner. WP-FIN, WP-QUEST, WP-XP-10."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....core.draft import Draft
from ..box.knowledge import AutomaBoard, Board, SideQuest
from ..state.player import Player, named
from ..state.table import Destiny
from . import points

# --- side quests -----------------------------------------------------------------------------------------------------


def quest_of(state: Destiny, player: Player) -> SideQuest | None:
    """WP-QUEST-01: a character's side quest as it was described; None where nobody has."""
    return state.box.quests.get(player.character or "")


def has_quest(state: Destiny, player: Player) -> bool:
    """WP-QUEST-05, WP-SOLO-33: whether a player plays with a side quest; the Automa never does."""
    return state.side_quests and player.quest and not state.is_automa(player.seat)


def unscored(state: Destiny) -> list[Player]:
    """WP-FIN-03: who has still to show the hand."""
    return [one for one in state.people if has_quest(state, one) and not points.has_scored(one, "quest")]


def quests_done(state: Destiny) -> bool:
    """Whether all side quests are scored."""
    return not unscored(state)


def ask_hands(draft: Draft[Destiny]) -> None:
    """WP-FIN-03: everybody with a side quest shows the hand."""
    if people := unscored(draft.state):
        draft.tell("tell-show-hands", who=[named(one) for one in people])


def counts_by_cards(quest: SideQuest) -> bool:
    """WP-QUEST-03: whether a quest is of the known pattern: a scale for a colour, or for a symbol."""
    return bool(quest.scale) and (quest.colour is not None or quest.symbol is not None)


def fitting(state: Destiny, quest: SideQuest, cards: Sequence[str]) -> int:
    """WP-QUEST-02..04: hand cards of the colour, one of several colours in each of them; or symbols of a type."""
    known = [state.box.cards[id] for id in cards if id in state.box.cards]
    if quest.symbol is not None:
        return sum(card.symbols.count(quest.symbol) for card in known)
    return sum(quest.colour in card.colours for card in known)


def worth(quest: SideQuest, count: int) -> int:
    """WP-QUEST-03: what so many are worth by the card's scale; beyond its end they are worth what stands there."""
    return quest.scale[min(count, len(quest.scale) - 1)] if quest.scale else 0


def score_quest(draft: Draft[Destiny], player: Player, count: int, vp: int) -> None:
    """WP-FIN-03: a side quest is scored, once; told anew, the first count is taken back."""
    withdraw(player, "quest")
    points.score(draft, player, vp, "quest", count=count)
    draft.tell("tell-quest-scored", who=named(player), count=vp)
    draft.write("wrote-quest", who=named(player), count=vp)


def withdraw(player: Player, what: str) -> None:
    """What was scored so before is taken back."""
    for deed in [deed for deed in player.deeds if deed.what == what]:
        player.vp = max(0, player.vp - deed.vp)
        player.deeds.remove(deed)


# --- gold experience -------------------------------------------------------------------------------------------------


def gold_points(state: Destiny, player: Player) -> int | None:
    """WP-XP-10..12, WP-SOLO-33: what the gold marker pays by the board's track; None where nobody has said.

    Without a gold marker on the track nothing is paid.
    """
    if player.gold is None:
        return 0
    boards: Mapping[str, Board | AutomaBoard] = state.box.boards
    if state.is_automa(player.seat):
        boards = state.box.automas
    board = boards.get(player.character or "")
    return board.track[player.gold] if board and len(board.track) > player.gold else None


def unpaid(state: Destiny) -> list[Player]:
    """Whose gold marker has still to be paid, and the app does not know what it pays."""
    return [one for one in state.people if not points.has_scored(one, "gold") and gold_points(state, one) is None]


def pay_gold(draft: Draft[Destiny]) -> None:
    """WP-FIN-04, WP-XP-10: the gold markers pay by the boards that are known; others are asked for."""
    state = draft.state
    for one in state.people:
        vp = gold_points(state, one)
        if one.gold is not None and vp is not None and not points.has_scored(one, "gold"):
            score_gold(draft, one, vp)


def score_gold(draft: Draft[Destiny], player: Player, vp: int) -> None:
    """WP-XP-10: a gold marker pays."""
    withdraw(player, "gold")
    points.score(draft, player, vp, "gold", count=player.gold or 0)
    draft.tell("tell-gold-paid", who=named(player), gold=player.gold or 0, count=vp)


def gold_done(state: Destiny) -> bool:
    """Whether all gold markers were paid."""
    return not unpaid(state)


# --- the winner ------------------------------------------------------------------------------------------------------


def standings(state: Destiny) -> list[Player]:
    """WP-FIN-07, WP-FIN-08, WP-SOLO-34: most victory points first, of equal ones the higher on the initiative track."""
    return sorted(state.in_order, key=lambda one: -one.vp)


def crown(draft: Draft[Destiny]) -> None:
    """WP-FIN-07..09, WP-BOOK-14: the winner is known, and becomes the hero of what is still to be read."""
    state = draft.state
    best = standings(state)
    state.winner = best[0].seat
    tied = len(best) > 1 and best[1].vp == best[0].vp
    draft.tell("tell-winner", who=named(best[0]), count=best[0].vp, tied="yes" if tied else "no")
    draft.write("wrote-winner", who=named(best[0]), count=best[0].vp)


def crown_anew(draft: Draft[Destiny]) -> None:
    """WP-FIN-07: points that are put right while the epilogue is read may name another winner."""
    state = draft.state
    if state.step == "epilogue" and state.winner and standings(state)[0].seat != state.winner:
        crown(draft)


def clear_away(draft: Draft[Destiny]) -> None:
    """WP-FIN-10: only now everything may be cleared away."""
    draft.tell("tell-clear-away")
