"""What the hands lay ready before the first round, in the rules' own order; a scenario's text goes first. MK-SET."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.draft import Draft
from ....core.message import Message
from ..box import scenarios
from ..box.names import DUMMY
from ..play import offers
from ..state.hero import called
from ..state.table import MageKnight
from .options import Terms

RULES = {  # in the order in which the rulebook goes through it (MK-SET-01..22), each with its rule
    "tell-scenario": "MK-SET-01",
    "tell-hold-not-advised": "MK-CH-13",
    "tell-other-edition": "MK-KF-80",
    "tell-own-hero": "MK-SET-03",
    "tell-column": "MK-SET-03",
    "tell-teams": "MK-TEAM-01",
    "tell-chosen-aside": "MK-OR-06",
    "tell-auction": "MK-VAR-02",
    "tell-tracks": "MK-SET-04",
    "tell-wounds-and-mana": "MK-CMP-07",
    "tell-enemy-piles": "MK-CMP-06",
    "tell-artifact-deck": "MK-SET-05",
    "tell-spells-out": "MK-SC-02",
    "tell-spell-deck": "MK-SET-06",
    "tell-action-deck": "MK-SET-07",
    "tell-draft": "MK-VAR-30",
    "tell-deal-cards": "MK-SET-07",
    "tell-lay-card": "MK-SET-07",
    "tell-unit-decks": "MK-SET-09",
    "tell-elite-away": "MK-BC-04",
    "tell-city-units-away": "MK-CH-02",
    "tell-lay-units": "MK-SET-09",
    "tell-deal-units": "MK-SET-09",
    "tell-board": "MK-SET-11",
    "tell-lay-source": "MK-SET-12",
    "tell-roll-source": "MK-SET-12",
    "tell-tactic-cards": "MK-SET-14",
    "tell-countryside": "MK-SET-15",
    "tell-countryside-by-number": "MK-FR-02",
    "tell-tiles-kept": "MK-SCN-05",
    "tell-core": "MK-SET-15",
    "tell-core-kept": "MK-SCN-05",
    "tell-core-of": "MK-SCN-05",
    "tell-city-tiles": "MK-SET-15",
    "tell-tile-deck": "MK-SET-15",
    "tell-hold-places": "MK-CH-01",
    "tell-turned-tiles": "MK-VAR-06",
    "tell-start-tile": "MK-SET-16",
    "tell-map-open": "MK-CH-13",
    "tell-city-levels": "MK-CMP-10",
    "tell-megapole": "MK-VAR-20",
    "tell-friendly-city": "MK-SCN-03",
    "tell-closed-city": "MK-FR-09",
    "tell-random-cities": "MK-VAR-07",
    "tell-dummy-cards": "MK-DUM-02",
    "tell-dummy-substitute": "MK-DUM-13",
    "tell-skills-out": "MK-SC-02",
    "tell-dummy-skills": "MK-SSK-01",
    "tell-own-board": "MK-SET-19",
    "tell-own-skills": "MK-SET-20",
    "tell-own-cards": "MK-SET-18",
    "tell-figures": "MK-SET-21",
}
PARTS = {  # in which part of the list each line stands; a player's own stand at the player
    f"tell-{line}": part
    for part, lines in {
        "heroes": ("own-hero", "column", "tracks", "own-board", "own-skills", "own-cards", "figures"),
        "offers": (
            "wounds-and-mana",
            "enemy-piles",
            "artifact-deck",
            "spell-deck",
            "action-deck",
            "unit-decks",
            "elite-away",
            "lay-units",
            "tactic-cards",
        ),
        "source": ("board", "lay-source"),
        "map": ("countryside-by-number", "core", "city-tiles", "tile-deck", "start-tile", "closed-city"),
    }.items()
    for line in lines
}
WITHOUT_ELITE = {"first_reconnaissance": "MK-FR-04", "blitz_cooperation": "MK-BK-04"}  # MK-BC-04 says it of the blitz
SAID = frozenset(("tell-draw", "tell-draw-up"))  # the first hands are drawn in the line of the own cards


def in_order(tellings: Iterable[Message]) -> list[Message]:
    """What the hands were told, as the rulebook goes through it; what it does not know comes at the end."""
    place = {key: at for at, key in enumerate(RULES)}
    told = [one for one in tellings if one.key not in SAID]
    return sorted(told, key=lambda one: place.get(one.key, len(place)))


def rules_of(terms: Terms) -> dict[str, str]:
    """The rule behind each line; where a scenario says it in words of its own, that one."""
    return {**RULES, "tell-elite-away": WITHOUT_ELITE.get(terms.scenario.id, RULES["tell-elite-away"])}


def tell_all(draft: Draft[MageKnight], terms: Terms) -> None:
    """The whole list, as the rulebook goes through it."""
    _tell_game(draft, terms)
    _tell_cards(draft, terms)
    _tell_map(draft, terms)
    _tell_own(draft, terms)


def _tell_game(draft: Draft[MageKnight], terms: Terms) -> None:
    """MK-SET-01..04: what is played, who picked when, the tracks."""
    state, scenario = draft.state, terms.scenario
    draft.tell("tell-scenario", scenario=scenario.id, rounds=terms.rounds, rule=scenario.rules[0])
    if scenario.id == "conquer_and_hold" and terms.players == 3:
        draft.tell("tell-hold-not-advised")
    if not state.default("MK-KF-80"):
        draft.tell("tell-other-edition", together="yes" if scenario.with_dummy or state.alone else "no")
    if "auction" not in terms.variants:
        for one in state.heroes:
            player = state.player_of(one.seat)
            draft.tell("tell-own-hero", seat=one.seat, player=player, named="yes" if player else "no", hero=one.hero)
        column = ["dummy" if seat == DUMMY else called(state.at(seat)) for seat in state.order]
        draft.tell("tell-column", who=column)
    if terms.pairs:
        first, second = ([called(state.at(seat)) for seat in team] for team in state.teams)
        draft.tell("tell-teams", who=first, whom=second)
        if "chosen_one" in terms.variants:
            draft.tell("tell-chosen-aside")
    draft.tell("tell-tracks", fame=state.heroes[0].fame, reputation=state.heroes[0].reputation)


def _tell_cards(draft: Draft[MageKnight], terms: Terms) -> None:
    """MK-SET-05..14: decks and offers, the board, tactics; what is out of this game first."""
    scenario = terms.scenario
    when_needed = "yes" if offers.revealed_later(draft.state) else "no"
    elite = offers.elite_ever(draft.state)
    draft.tell("tell-wounds-and-mana")
    draft.tell("tell-enemy-piles")
    draft.tell("tell-artifact-deck")
    together = scenario.with_dummy or terms.players == 1
    if together or "friendly_spells" in terms.variants:
        draft.tell("tell-spells-out")
    draft.tell("tell-spell-deck", later=when_needed)
    draft.tell("tell-action-deck", later=when_needed)
    if not elite:
        draft.tell("tell-elite-away")
    elif scenario.id == "conquer_and_hold":
        draft.tell("tell-city-units-away")
    draft.tell("tell-unit-decks", elite="yes" if elite else "no")
    draft.tell("tell-board", time=draft.state.time)
    draft.tell("tell-tactic-cards", time=draft.state.time)


def _tell_map(draft: Draft[MageKnight], terms: Terms) -> None:
    """MK-SET-15..17, MK-SCN-05: which tiles are in play, how they are stacked, where the map begins, the cities."""
    scenario, tiles = terms.scenario, terms.tiles
    kept, free = scenarios.countryside_pool(scenario, tiles.countryside)
    if scenario.in_order:
        draft.tell("tell-countryside-by-number", count=tiles.countryside)
    elif kept:
        draft.tell("tell-tiles-kept", tiles=[*kept], count=tiles.countryside - len(kept))
    else:
        draft.tell("tell-countryside", count=tiles.countryside)
    core_kept, core_free = scenarios.core_pool(scenario, tiles.core)
    if core_kept:
        draft.tell("tell-core-kept", tiles=[*core_kept], count=tiles.core - len(core_kept))
    elif scenario.drops_core:
        draft.tell("tell-core-of", tiles=[*core_free], count=tiles.core)
    else:
        draft.tell("tell-core", count=tiles.core)
    draft.tell("tell-city-tiles", count=tiles.cities, city=scenario.city or "any")
    draft.tell("tell-hold-places" if terms.shape == "fixed" else "tell-tile-deck")
    side = "A" if terms.shape in ("wedge", "wide_wedge") else "B"
    draft.tell("tell-start-tile", side=side, count=2 if side == "A" else 3, shape=terms.shape)
    if terms.levels:
        draft.tell("tell-city-levels", levels=[*terms.levels], count=len(terms.levels))
    if terms.megapoles:
        draft.tell("tell-megapole", count=terms.megapoles)
    if scenario.cities == "friendly":
        draft.tell("tell-friendly-city", city=scenario.city)
    elif scenario.cities == "closed":
        draft.tell("tell-closed-city")
    for variant, key in (
        ("random_cities", "tell-random-cities"),
        ("turned_tiles", "tell-turned-tiles"),
        ("map_open", "tell-map-open"),
    ):
        if variant in terms.variants:
            draft.tell(key)


def _tell_own(draft: Draft[MageKnight], terms: Terms) -> None:
    """MK-SET-18..22, MK-DUM-02, MK-SSK-01, MK-VAR-30: what each player lays ready, and the dummy player's things."""
    state = draft.state
    if state.dummy and "auction" in terms.variants:
        pass  # MK-DUM-02: it takes one of the heroes that are left, when all others are taken
    elif state.dummy and state.dummy.hero:
        draft.tell("tell-dummy-cards", hero=state.dummy.hero, colour=_dots(state))
    elif state.dummy:
        draft.tell("tell-dummy-substitute")
    if "friendly_skills" in terms.variants or terms.scenario.with_dummy or terms.players == 1:
        draft.tell("tell-skills-out")
    if state.dummy and terms.players == 1:
        draft.tell("tell-dummy-skills")
    if "draft" in terms.variants:
        draft.tell("tell-draft", count=4)
    draft.tell("tell-own-board")
    draft.tell("tell-own-skills")
    draft.tell("tell-own-cards")
    draft.tell("tell-figures")


def _dots(state: MageKnight) -> list[str]:
    """MK-DUM-03: the crystals of the dummy player, each as often as it has it."""
    assert state.dummy
    return [colour for colour, count in state.dummy.crystals.items() for _ in range(count)]
