"""Quests and their tokens: taken, where they lead, put away. WO-QST, WO-TOK-06, 07."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import TERRAINS, Terrain
from ..state.pieces import Open, Quest
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import tales, tokens, turns


def take(
    draft: Draft[Continent],
    witcher: Witcher,
    card: Open,
    event: int,
    terrain: Terrain | None = None,
    location: int | None = None,
    pays: int = 0,
    note: str = "",
    token: int | None = None,
    name: dict[str, str] | None = None,
) -> Quest | None:
    """WO-QST-01..06: an exploration card becomes a quest, at a named location or where a token of a terrain says.

    `token`: the token that the table drew. None: no token is left, so the card is discarded (WO-TOK-07).
    """
    state = draft.state
    if terrain is not None:
        drawn = _token(draft, witcher, terrain, token, by_lot=state.default("WO-TOK-06") or card.source == "ours")
        if drawn is None:
            draft.tell("tell-no-tokens-left", who=named(witcher))
            draft.write("wrote-no-quest", who=named(witcher))
            return None
        terrain, location = drawn
    quest = Quest(
        id=state.next_id("quest"),
        deck=card.kind if card.kind != "event" else "wilds",
        card=card.number,
        source=card.source,
        location=location or 0,
        terrain=terrain,
        event=event,
        pays=pays,
        note=note,
        name=name or {},
        of_event=card.kind == "event",
        leave_first=state.in_app("map") and location == witcher.location and state.turn.phase == "movement",
    )
    witcher.quests.append(quest)
    key = "tell-quest-token" if terrain else "tell-quest-place"
    facts = {"who": named(witcher), "place": quest.location}
    if quest.name:
        draft.tell(f"{key}-named", **facts, name=dict(quest.name))
    else:
        draft.tell(key, **facts, event=event)
    draft.write("wrote-quest", who=named(witcher), place=quest.location)
    return quest


def _token(
    draft: Draft[Continent], witcher: Witcher, terrain: Terrain, token: int | None, by_lot: bool
) -> tuple[Terrain, int] | None:
    """WO-QST-05, WO-TOK-06: a token of the terrain, else of any other pile: `by_lot`, or the one that was named.

    A tale of our own asks nobody for a number, so there the lot always decides.
    """
    state = draft.state
    if not tokens.any_left(state):
        return None
    if not tokens.left(state, terrain):
        others = [other for other in TERRAINS for _ in range(tokens.left(state, other))]
        if token is not None:
            terrain = next((other for other in TERRAINS if token in state.tokens[other]), terrain)
        elif by_lot:
            terrain = state.chance.pick(others)
        else:
            draft.refuse("token", "say-which-token")
        draft.tell("tell-other-terrain", terrain=terrain)
    anew = not state.default("WO-QST-08") and token is None and state.in_app("map")
    avoid = (witcher.location,) if anew else ()
    location = tokens.draw_token(draft, terrain, token, avoid) or tokens.draw_token(draft, terrain, token)
    return terrain, location


def put_away(draft: Draft[Continent], witcher: Witcher, quest: Quest) -> None:
    """WO-QST-12: a solved quest's token goes back, and its card leaves the game."""
    witcher.quests.remove(quest)
    if quest.terrain:
        tokens.give_back(draft, quest.terrain, quest.location)
        draft.tell("tell-token-back", place=quest.location, terrain=quest.terrain)
    if not quest.of_event:
        tales.out_of_game(draft, quest.deck, quest.card, quest.source)
    if quest.source == "printed":
        draft.tell("tell-quest-card-away")


def solvable(state: Continent, witcher: Witcher) -> list[Quest]:
    """WO-QST-07, 08, 14, 15: quests that may be solved on this stop; any, where only the table knows where that is."""
    turn = state.turn
    if not state.in_app("map"):
        return list(witcher.quests) if turn.who == witcher.seat and turn.phase == "movement" else []
    if turn.who != witcher.seat or turn.phase != "movement" or not turn.moved or turns.goes_straight_on(state, witcher):
        return []
    if turn.solved_here and not state.default("WO-QST-14"):
        return []
    return [quest for quest in witcher.quests if quest.location == witcher.location and not quest.leave_first]
