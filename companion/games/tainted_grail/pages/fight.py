"""The page of a fight: what the opponent will do before anybody commits, whose turn it is, and what each may do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from ....core.message import say
from ....core.page import Next
from ..box.names import PAIRS
from ..play.fights.ends import even_shares
from ..play.fights.turns import cornered, members
from ..state.fight import AT_MOST_WHEN_FAST, Fight, Fighter, hand_size
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay
from . import encounters
from .guide import at_a_fight

MARKERS = range(6)  # what one tap may bring into the pool
STEPS = range(-2, 4)  # what one tap may move the affinity by


def called(state: Avalon) -> str:
    """Whether the page is one of fights or of diplomacies: blue cards are those. TG-ENC-01, TG-DIP-01."""
    going = [doing for doing in state.under_way if doing.kind == "encounter"]
    cards = [doing.fight.card.colour if doing.fight else doing.colour for doing in going]
    return "diplomacy" if cards and all(colour == "blue" for colour in cards) else "fight"


def fight(state: Avalon) -> dict[str, Any]:
    """Every encounter under way; the next step of the only one is the large one, each of several has its own."""
    rings = [{**one, "step": None, **_ring(state, one["doing"])} for one in encounters.encounters(state)]
    steps = [_next(ring) for ring in rings]
    known = [ring["doing"].fight for ring in rings]
    scene = "|".join(one.card.name if one else "?" for one in known)
    around = {"scene": scene, "subtitle": say("fight-subtitle"), "guide": at_a_fight(state)}
    if len(rings) == 1:
        return {**around, "next": steps[0], "fights": rings}
    rings = [{**ring, "step": step} for ring, step in zip(rings, steps, strict=True)]
    return {**around, "next": None, "fights": rings}


def _next(ring: dict[str, Any]) -> Next | None:
    fight: Fight | None = ring["doing"].fight
    if fight is None:
        return None
    first = {"who": ring["doing"].who[0]}
    match fight.step:
        case "before":
            return None if fight.card.approaches else _step("face-it", "face_it", first)
        case "hands":
            return _step("start-fight", "start_fight", first)
        case "choose":
            turn = ring["waiting"][0].id
            return _step("be-active", "activate", {"who": turn}, who=turn)
        case "lay" if ring["cornered"]:
            return _step("cornered", "escape", {"who": fight.active})
        case "lay" if ring["lay"] and ring["lay"]["forced"]:
            return None  # which card the deck gives only the hands see
        case "answered":
            return _step("answered", "carry_on", {"who": fight.active})
        case "lay" | "again":
            done = _step(f"fight-{ring['coming'][0]}", "finish_laying", {"who": fight.active})
            return replace(done, quiet=could_lay(fight, ring["lay"]))
        case "won" if ring["shares"]:
            return Next(say("step-take-reward"), form="reward-form")
        case "won" if ring["untold"]:
            return replace(_step("note-reward", "end_encounter", {**first, "how": "won"}), quiet=True)
        case "won":
            return _step("take-reward", "end_encounter", {**first, "how": "won"})
        case "lost":
            return _step("bear-failure", "end_encounter", {**first, "how": "not_won"})
    return None  # a guardian that withdraws: the table says whether it roams


def _step(label: str, move: str, args: dict[str, Any], **facts: Any) -> Next:
    return Next(say(f"step-{label}", **facts), move=move, args=args)


def _ring(state: Avalon, doing: UnderWay) -> dict[str, Any]:
    if doing.fight is None:
        return {"fight": None}  # its card is not known yet
    fight = doing.fight
    people = members(state, doing)
    active = next((hero for hero in people if hero.id == fight.active), None)
    return {
        "fight": fight,
        "card": fight.card,
        "printed": list(_printed(msgspec.to_builtins(fight.card))),
        "people": [_corner(state, doing, fight, hero) for hero in people],
        "waiting": [hero for hero in people if hero.id not in doing.activated],
        "active": active,
        "hand": hand_size(len(people)),
        "rows": rows(fight),
        "track": track(fight),
        "answer": fight.answer.said(fight.kind) if fight.answer else None,
        "opportunity": fight.card.opportunity.said("combat") if fight.card.opportunity else None,
        "coming": coming(fight, fight.acting),
        "lay": _laying(state, fight, active),
        "cornered": active is not None and cornered(state, doing, active),
        "counted": None if not fight.running else doing.who[0] if fight.step == "choose" else fight.active,
        "connected": sorted(fight.connected_keys().items()),
        "untold": state.in_app("boards") and fight.step == "won" and fight.card.gives_nothing_known,
        "shares": even_shares(doing) if fight.step == "won" and fight.card.loot.gains and len(people) > 1 else {},
    }


def _printed(facts: Any, name: str = "card") -> Iterator[tuple[str, Any]]:
    """Everything that is known of a card, under the names that a form gives it: what has no field goes along unseen."""
    inner = facts.items() if isinstance(facts, dict) else enumerate(facts) if isinstance(facts, list) else None
    if inner is None:
        yield name, {True: "true", False: "false"}.get(facts, facts) if isinstance(facts, bool) else facts
    for part, value in inner or ():
        yield from _printed(value, f"{name}.{part}")


def _corner(state: Avalon, doing: UnderWay, fight: Fight, hero: Hero) -> dict[str, Any]:
    """One character in the fight: its cards, what it has of the attributes that count, and where it is in the turn."""
    side = 0 if fight.kind == "combat" else 1
    turn = "active" if hero.id == fight.active else "done" if hero.id in doing.activated else "waiting"
    fighter = fight.fighters.get(hero.id, Fighter())
    return {
        "hero": hero,
        "cards": fighter,
        "turn": turn if fight.running else "",
        "smaller": hand_size(len(doing.who)) - fighter.redrawn - 1,
        "attributes": [(pair[side], hero.attribute(pair[side])) for pair in PAIRS],
        "panicked": state.in_app("boards") and hero.panicked,
    }


def rows(fight: Fight) -> list[dict[str, Any]]:
    """TG-CMB-18: the combat table with the row that holds now; each says from and up to how many markers it holds."""
    reachable = [row for row in fight.card.table if row.since < max(fight.card.value, 1)]
    table = sorted(reachable, key=lambda row: row.since)
    now = None if fight.verdict else fight.card.row(fight.pool)
    shown = []
    for row, after in zip(table, [*table[1:], None], strict=False):
        until = after.since - 1 if after else fight.card.value - 1
        until = max(row.since, until)
        shown.append({"since": row.since, "until": until, "said": row.said("combat"), "now": row is now})
    return shown


def track(fight: Fight) -> list[dict[str, Any]]:
    """TG-DIP-03: the affinity track from its lowest position to its highest, grey in between."""
    if fight.kind == "combat":
        return []
    card = fight.card
    return [
        {
            "at": at,
            "now": at == fight.pool,
            "tone": "green" if at in card.green else "red" if at in card.red else "",
            "end": "low" if at == -card.below else "high" if at == card.above else "grey" if at == 0 else "",
        }
        for at in range(-card.below, card.above + 1)
    ]


def could_lay(fight: Fight, lay: dict[str, Any] | None) -> bool:
    """Whether the active character has laid nothing yet and still could: then to be done is not what comes next."""
    fighter = fight.acting
    return lay is not None and lay["first"] and not lay["full"] and fighter.hand != 0 and not fight.verdict


def coming(fight: Fight, fighter: Fighter) -> list[str]:
    """What follows when the active character lays no more: TG-CMB-16..18, TG-DIP-14..17, in order, as words' keys."""
    if fight.step == "again":
        return ["again"]
    follows: list[str] = []
    if fight.kind == "combat" and fighter.laid == 0:
        follows += ["idle", "draw"]
    elif fight.kind == "combat" and fighter.laid == 1 and "opportunist" in fight.card.traits:
        follows.append("opportunity")
    if fight.verdict:
        stage = fight.verdict == "won" and fight.kind == "diplomacy" and not fight.last_stage
        return [*follows, "stage" if stage else fight.verdict]
    return [*follows, "attack" if fight.kind == "combat" else "reaction"]


def _laying(state: Avalon, fight: Fight, active: Hero | None) -> dict[str, Any] | None:
    """What the active character may lay: how much with one tap, and which keys the card before it offers."""
    if active is None or fight.step != "lay":
        return None
    fighter = fight.fighters.get(active.id, Fighter())
    known = state.in_app("boards")
    # Of a board that nobody has read, nobody knows that a key does not meet; markers that were told are known.
    read = known and (active.sure or any(active.attributes.values()))
    return {
        "first": fighter.laid == 0,
        "by": MARKERS if fight.kind == "combat" else STEPS,
        "forced": known and active.panicked and fighter.laid == 0,
        "full": "fast" in fight.card.traits and fighter.laid >= AT_MOST_WHEN_FAST,
        "keys": [(half, active.attribute(half.attribute) >= half.level or not read) for half in fight.open_keys()],
        "payers": [hero.id for hero in state.living if hero.id in fight.fighters and hero.resources["magic"]],
    }
