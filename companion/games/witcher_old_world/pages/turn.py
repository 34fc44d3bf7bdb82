"""The turn's page: whose it is, the phase it stands in, and everything that may be done now."""

from __future__ import annotations

from typing import Any

from ..box.board import locations, school_at
from ..box.names import ATTRIBUTES, EXPLORATIONS, SUMMIT, TERRAINS, TOP, TRAINED, Attribute
from ..play import growth, land, market, monster_fights, monsters, quests, tales, tokens, trophies, turns
from ..state import witcher
from ..state.table import Continent
from ..state.witcher import Witcher
from .beasts import called, monster_of
from .contests import dice, fight
from .figures import HUES, figure, subtitle
from .next_step import next_step


def view(state: Continent) -> dict[str, Any]:
    """Whose turn it is, what may be done now, and what comes first of all."""
    active, phase = state.active, state.turn.phase
    page: dict[str, Any] = {
        "next": next_step(state),
        "steps": turns.procedure(state).marked(state.standing) if state.standing else [],
        "phase": phase,
        "active": active,
        "figure": figure(state, active),
        "aloud": figure(state, state.reader),
        "seats": [figure(state, one) for one in state.witchers],
        "subtitle": subtitle(state),
        "tasks": tasks(state),
        "fight": fight(state),
        "poker": dice(state),
        "card": state.open_card,
        "winner": state.find(state.winner),
        "rating": trophies.rating(state.turn.number) if state.winner and state.solo else "",
        "late": turns.waits_for(state),
        "standings": [
            figure(state, one)
            for one in sorted(state.witchers, key=lambda one: (-one.track, -len(one.trophies), one.seat))
        ],
        "cap": growth.shield_cap(state, active),
        "attributes": [{"attribute": name, "value": active.level_of(name)} for name in ATTRIBUTES],
        "refill": refill(state),
        "choice": choice(state) if phase in turns.BEFORE else None,
    }
    if phase == "movement":
        page |= {"ways": ways(state), "here": here(state, active), "deeds": deeds(state, active)}
        page["last_card"] = last_card(state, active)
    page["drawing"] = [drawing(state, one.who) for one in state.drawing]
    return page


# --- before the first turn -------------------------------------------------------------------------------------------


def choice(state: Continent) -> dict[str, Any] | None:
    """WO-SET-19, 26, WO-BIG-02: whose choice it is, and between what."""
    if not state.choosing:
        return None
    one = state.at(state.choosing[0])
    return {
        "who": one,
        "named": witcher.named(one),
        "player": state.player_of(one.seat),
        "boards": [{"school": school, "place": school_at(school), "hue": HUES[school]} for school in state.offered],
        "slots": [{"terrain": terrain, "place": state.slots[terrain].location} for terrain in TERRAINS],
        "attributes": [{"attribute": name, "value": one.level_of(name)} for name in ATTRIBUTES],
        "waiting": [state.find(seat) for seat in state.choosing[1:]],
    }


# --- phase I ---------------------------------------------------------------------------------------------------------


def ways(state: Continent) -> list[dict[str, Any]]:
    """WO-MOV-04..08: where one move leads, and how it can be paid."""
    active = state.active
    if not state.in_app("map"):
        return []
    found = []
    for number in land.neighbours(state, active.location):
        terrain = land.terrain_of(state, number)
        found.append(
            {
                "place": number,
                "name": locations()[number].name,
                "terrain": terrain or "",
                "home": locations()[number].school,
                "here": [figure(state, one) for one in state.on(number) if one is not active],
                "monster": monster_of(state, state.monster_at(number)),
                "marks": marks(state, active, number),
                "action": land.action_of(state, number)[0],
                "attribute": land.action_of(state, number)[1],
                "payments": payments(state, active, terrain),
            }
        )
    return found


def payments(state: Continent, one: Witcher, terrain: str | None) -> list[str]:
    """WO-MOV-05..08, 12, 15: the prices of a move that this witcher can pay, as far as the app knows."""
    counted = state.in_app("decks")
    found = ["terrain", "wild", "two_cards", "card_and_gold"]
    if terrain is None:
        found.remove("terrain")
    if counted and one.hand < 2:
        found.remove("two_cards")
    if state.in_app("boards") and not one.gold:
        found.remove("card_and_gold")
    return [] if counted and not one.hand else found


def last_card(state: Continent, one: Witcher) -> bool:
    """WO-MOV-05, 12: whether one card without a gold is all that is left, so that its symbol decides where it leads."""
    return state.in_app("decks") and state.in_app("boards") and one.hand == 1 and not one.gold


def marks(state: Continent, one: Witcher, number: int) -> list[str]:
    """What awaits the active witcher at a location: quests, a trail, the closed tavern."""
    found = []
    if any(quest.location == number for quest in one.quests):
        found.append("quest")
    if any(quest.location == number for quest in one.trail_quests):
        found.append("trail")
    if state.tavern == number:
        found.append("tavern")
    return found


def here(state: Continent, one: Witcher) -> dict[str, Any]:
    """What this stop offers: the location's action, dice, quests. WO-ACT, WO-POK, WO-QST-07."""
    stopped = (state.turn.moved or not state.in_app("map")) and not turns.goes_straight_on(state, one)
    kind, attribute = land.action_of(state, one.location)
    others = [other for other in state.on(one.location) if other is not one]
    if not state.in_app("map"):
        others = [other for other in state.witchers if other is not one]
    return {
        "place": one.location,
        "terrain": land.terrain_of(state, one.location) or "",
        "stopped": stopped,
        "action": kind,
        "attribute": attribute,
        "used": one.location in state.turn.used,
        "own_school": locations()[one.location].school == one.school,
        "training": training(state, one),
        "attributes": [{"attribute": name, "value": one.level_of(name)} for name in ATTRIBUTES],
        "trails": [
            {"terrain": terrain, "left": tokens.left(state, terrain), "monster": monster_of(state, terrain)}
            for terrain in TERRAINS
        ],
        "others": [
            figure(state, other)
            | {
                "played": other.seat in state.turn.played,
                "poor": state.in_app("boards") and not (other.gold and one.gold),
            }
            for other in others
        ],
        "solvable": quests.solvable(state, one),
        "quests": one.quests,
        "market": stalls(state),
    }


def training(state: Continent, one: Witcher) -> list[dict[str, Any]]:
    """WO-LOC-09..12: what this school trains, and for how much."""
    at_home = locations()[one.location].school == one.school or not state.in_app("map")
    names: list[Attribute] = [*TRAINED, "speciality"] if at_home else [*TRAINED]
    return [
        {
            "attribute": name,
            "value": one.level_of(name),
            "price": (price := growth.training_price(one, name)),
            "possible": not state.in_app("boards") or (one.level_of(name) < TOP and one.gold >= price),
        }
        for name in names
    ]


# --- phase II --------------------------------------------------------------------------------------------------------


def deeds(state: Continent, one: Witcher) -> dict[str, Any]:
    """WO-TRN-04: the one thing of phase II: what can be fought, what can be meditated on, what can be explored."""
    mapped = state.in_app("map")
    terrain = state.monster_at(one.location)
    found = [terrain] if mapped and terrain else [] if mapped else [one for one in TERRAINS if state.slots[one].taken]
    others = [other for other in (state.on(one.location) if mapped else state.witchers) if other is not one]
    return {
        "monsters": [monster_of(state, terrain) for terrain in found],
        "last_alone": monster_fights.is_last_alone(state),
        "last_is_shut": monster_fights.is_last_alone(state) and not state.default("WO-SOL-08"),
        "witchers": [figure(state, other) | {"why": no_duel(state, one, other)} for other in others],
        "meditations": [
            {"attribute": name, "left": state.attribute_trophies.get(name, 0), "step": one.track + 1 < SUMMIT}
            for name in ATTRIBUTES
            if (one.level_of(name) >= TOP or not state.in_app("boards"))
            and state.attribute_trophies.get(name)
            and not one.has("attribute", name)
        ],
        "explorations": [{"deck": deck, "left": tales.pile(state, deck).size} for deck in EXPLORATIONS],
    }


def no_duel(state: Continent, one: Witcher, other: Witcher) -> str:
    """WO-PHII-03..05: why this witcher cannot be attacked here and now; "" when it can."""
    if other.seat in state.turn.played:
        return "played"
    if state.in_app("map"):
        if land.is_school(state, one.location):
            return "school"
        if state.tavern == one.location:
            return "tavern"
    return ""


# --- phase III and what comes at once --------------------------------------------------------------------------------


def stalls(state: Continent) -> list[dict[str, Any]]:
    """The market's six places with printed costs and prices. WO-PHIII-05..07."""
    return [
        {"position": place, "cost": cost, "price": price, "modifier": market.MODIFIERS[place - 1]}
        for place, (cost, price) in enumerate(zip(state.market, market.prices(state), strict=True), 1)
    ]


def refill(state: Continent) -> int:
    """WO-PHIII-09: the market's position whose printed cost nobody has said, the one furthest right first; 0: none."""
    if not state.in_app("market"):
        return 0
    return max((place for place, cost in enumerate(state.market, 1) if cost is None), default=0)


def drawing(state: Continent, who: int) -> dict[str, Any]:
    """A seat's phase III."""
    one, phase = state.at(who), next(one for one in state.drawing if one.who == who)
    after = state.at(who % len(state.witchers) + 1)
    return figure(state, one) | {
        "cap": phase.cap,
        "filled": phase.filled or not state.in_app("decks"),
        "stalls": stalls(state),
        "affordable": [
            row["position"] for row in stalls(state) if row["price"] is not None and row["price"] <= one.hand
        ],
        "early": not state.solo and who == state.turn.who and len(state.drawing) == 1,
        "after": figure(state, after),
    }


def tasks(state: Continent) -> list[dict[str, Any]]:
    """What the rules want done at once, with what it takes."""
    rows = []
    for task in state.tasks:
        extra = task.kind == "new_monster" and task.extra
        rows.append(
            {
                "task": task,
                "who": state.find(task.who),
                "named": witcher.named(state.at(task.who)) if task.who else "",
                "there": market.of_cost(state, task.cost) if state.in_app("market") else [],
                "tokens": state.tokens.get(task.terrain, []) if task.terrain else [],
                "monsters": [called(id) for id in monsters.may_come(state, 1 if extra else task.level)],
                "trails": [
                    {"terrain": terrain, "left": tokens.left(state, terrain), "monster": monster_of(state, terrain)}
                    for terrain in TERRAINS
                ],
            }
        )
    return rows
