"""Putting the table away and laying it again, one thing for the hands a line, amid a turn and a fight. MK-SAV-01."""

from __future__ import annotations

from ....core.checklist import Checklist, Line
from ..box.names import BASICS, COLOURS
from ..box.tactics import TACTIC_CARDS
from ..box.tracks import fame_space
from ..state.hero import Hero, called
from ..state.pieces import Turn
from ..state.table import MageKnight
from .packed import line
from .packing_map import map_lines


def packing(state: MageKnight) -> Checklist:
    """Each hero's things, then the table's; tokens before the tiles on which they lie."""
    lines = [one for hero in state.heroes for one in _of_hero(state, hero)]
    lines += [*_under_way(state), *_offers(state), *_source(state), *_dummy(state), *map_lines(state), *_round(state)]
    return Checklist("put_away", lines)


def laying(state: MageKnight) -> Checklist:
    """The same backwards: the map first, last what each hero has in hand."""
    return packing(state).turned("lay_table")


# --- a hero's things


def _of_hero(state: MageKnight, hero: Hero) -> list[Line]:
    """Cards by pile, crystals, units, skills, the tactic, what waits for the end of the turn."""
    group, who, seat = f"seat-{hero.seat}", called(hero), hero.seat
    facts = {"who": who, "fame": hero.fame, "space": fame_space(hero.fame), "reputation": hero.reputation}
    lines = [line(f"tracks:{seat}", group, "tracks", **facts)]
    if state.in_app("heroes"):
        lines.append(line(f"level:{seat}", group, "level", who=who, level=hero.level))
        lines += _cards(hero, group)
        lines += [
            line(f"crystal:{seat}:{colour}", group, "crystals", who=who, colour=colour, count=hero.crystals[colour])
            for colour in BASICS
            if hero.crystals.get(colour)
        ]
        lines += [
            line(f"mana:{seat}:{colour}", group, "mana", who=who, colour=colour, count=hero.mana[colour])
            for colour in COLOURS
            if hero.mana.get(colour)
        ]
        lines += _units_and_skills(hero, group)
    else:
        lines.append(line(f"things:{seat}", group, "things-by-hand", who=who))
    if hero.tactic is not None:
        card = TACTIC_CARDS[state.time, hero.tactic].id
        lines.append(line(f"tactic:{seat}", group, "tactic", who=who, tactic=card, used=_yes(hero.tactic_used)))
    for number, reward in enumerate(hero.owed):
        told = {"who": who, "kind": reward.kind, "count": reward.count, "colour": reward.colour or "none"}
        lines.append(line(f"owed:{seat}:{number}", group, "owed", **told))
    return lines


def _cards(hero: Hero, group: str) -> list[Line]:
    who, seat = called(hero), hero.seat
    piles = {"hand": hero.hand, "own-deck": hero.deck, "discard": hero.discard, "under": hero.under}
    lines = [
        line(f"{name}:{seat}", group, name, who=who, count=pile.count)
        for name, pile in piles.items()
        if pile.count or name in ("hand", "own-deck")
    ]
    if hero.on_top:
        lines.append(line(f"top:{seat}", group, "on-top", who=who, count=hero.on_top))
    if hero.played:
        lines.append(line(f"played:{seat}", group, "played", who=who, count=hero.played))
    return lines


def _units_and_skills(hero: Hero, group: str) -> list[Line]:
    who, seat = called(hero), hero.seat
    lines = []
    for number, unit in enumerate(hero.units, 1):
        facts = {"who": who, "unit": unit.unit, "spent": _yes(unit.spent), "wounds": unit.wounds}
        lines.append(line(f"unit:{seat}:{number}", group, "unit", **facts))
        if unit.banner:
            told = {"who": who, "unit": unit.unit, "card": unit.banner}
            lines.append(line(f"banner:{seat}:{number}", group, "banner", **told))
    for number, held in enumerate(hero.skills, 1):
        place = "out" if held.out else "down" if held.down else "up"
        lines.append(line(f"skill:{seat}:{number}", group, "skill", who=who, skill=held.skill, place=place))
    if hero.tokens:
        lines.append(line(f"tokens:{seat}", group, "skill-pile", who=who, count=len(hero.tokens)))
    if hero.revealed:
        lines.append(line(f"revealed:{seat}", group, "revealed", who=who, skills=hero.revealed))
    return lines


# --- what is under way


def _under_way(state: MageKnight) -> list[Line]:
    """Whose turn it is and how far it has come, and a fight, a duel, a joint assault as they stand."""
    lines = [_turn_line(state, turn) for turn in (*([state.turn] if state.turn else []), *state.beside) if turn.seat]
    if state.fight:
        fight = state.fight
        lines.append(line("fight", "fight", "fight", who=fight.seat, phase=fight.phase))
        for foe in fight.foes:
            stands = "dead" if foe.dead else "blocked" if foe.blocked else "alive"
            facts = {"number": foe.number, "back": foe.back, "enemy": foe.enemy or "unknown", "stands": stands}
            lines.append(line(f"foe:{foe.number}", "fight", "foe", known=_yes(foe.enemy is not None), **facts))
    if state.duel:
        duel = state.duel
        lines.append(line("duel", "fight", "duel", who=duel.aggressor, whom=duel.defender, melee=_yes(duel.melee)))
    if state.joint:
        for seat, tokens in state.joint.foes.items():
            lines.append(line(f"joint:{seat}", "fight", "joint", who=seat, count=len(tokens)))
    return lines


def _turn_line(state: MageKnight, turn: Turn) -> Line:
    facts = {"who": turn.seat, "step": turn.step, "points": turn.points, "acted": _yes(turn.acted)}
    return line(f"turn:{turn.seat}", "turn", "turn", **facts)


# --- beside the map


def _offers(state: MageKnight) -> list[Line]:
    """Each offer with its cards from the top, the decks with what lies beside them."""
    if not state.in_app("offers"):
        return [line("offers", "offers", "offers-by-hand")]
    offers, lines = state.offers, []
    if offers.units:
        lines.append(line("units", "offers", "offer-units", units=[*offers.units]))
    for name in ("actions", "spells", "monastery"):
        if cards := getattr(offers, name):
            lines.append(line(name, "offers", f"offer-{name}", cards=[*cards]))
    lines += [
        line(f"common:{number}", "offers", "offer-skill", skill=one.skill, who=one.seat)
        for number, one in enumerate(offers.skills, 1)
    ]
    for name in ("regular", "elite", "actions", "spells", "artifacts"):
        deck = getattr(state.decks, name)
        if deck.size or deck.discard:
            lines.append(line(f"deck:{name}", "offers", "deck", deck=name, count=deck.size, aside=len(deck.discard)))
    return lines


def _source(state: MageKnight) -> list[Line]:
    """Dice by colour, those in use and those that were stolen one by one."""
    if not state.in_app("source"):
        return [line("source", "source", "source-by-hand")]
    free = [die.colour for die in state.source if die.free]
    lines = [
        line(f"dice:{colour}", "source", "dice", colour=colour, count=free.count(colour))
        for colour in COLOURS
        if colour in free
    ]
    for number, die in enumerate(state.source, 1):
        if die.seat:
            lines.append(line(f"die:{number}", "source", "die-used", who=die.seat, colour=die.colour))
        elif die.stolen:
            lines.append(line(f"die:{number}", "source", "die-stolen", who=die.stolen, colour=die.colour))
    return lines


def _dummy(state: MageKnight) -> list[Line]:
    """MK-DUM-01: the dummy player's cards, crystals, tactic and skill tokens."""
    dummy = state.dummy
    if dummy is None:
        return []
    facts = {"hero": dummy.hero or "none", "count": dummy.left, "aside": sum(dummy.discard.values()) + dummy.hidden}
    lines = [line("dummy:deck", "dummy", "dummy-deck", **facts)]
    lines += [
        line(f"dummy:{colour}", "dummy", "dummy-crystals", colour=colour, count=dummy.crystals[colour])
        for colour in BASICS
        if dummy.crystals[colour]
    ]
    if dummy.tactic is not None:
        lines.append(line("dummy:tactic", "dummy", "dummy-tactic", tactic=TACTIC_CARDS[state.time, dummy.tactic].id))
    if dummy.skills:
        lines.append(line("dummy:skills", "dummy", "dummy-skills", count=len(dummy.skills)))
    return lines


def _round(state: MageKnight) -> list[Line]:
    """The Day/Night board, the order column, tactics out of the game, a round whose end was announced."""
    lines = [line("order", "round", "order", who=[*state.order])]
    if state.flipped:
        lines.append(line("flipped", "round", "flipped", who=[*state.flipped]))
    for time, numbers in state.tactics_gone.items():
        for number in numbers:
            card = TACTIC_CARDS[time, number].id
            lines.append(line(f"gone:{card}", "round", "tactic-gone", tactic=card))
    if state.round.announced is not None:
        lines.append(line("announced", "round", "announced", who=state.round.announced))
    return [*lines, line("round", "round", "round", round=state.round.number, time=state.time)]


def _yes(holds: bool) -> str:
    """How a fact that is so or not is told to a wording."""
    return "yes" if holds else "no"
