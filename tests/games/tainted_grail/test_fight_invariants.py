"""What holds in every fight, whatever the card says and whatever is done: counts, who is active, a way on, an end."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core import engine
from companion.core.errors import Refusal
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box.encounter_cards import TRAITS
from companion.games.tainted_grail.state.table import Avalon
from companion.games.tainted_grail.state.under_way import UnderWay
from tests.effort import times

PEOPLE = ["beor", "ailei", "arev", "cerv"]
DECK = 15  # combat cards of a beginner, and as many diplomacy cards
PERSISTENCE = 400  # moves that only go on, until even four patient characters in a frenzy have no cards left

few = st.integers(0, 2)
blows = st.fixed_dictionaries(
    {
        "wounds": few,
        "terror": few,
        "pool": st.integers(-3, 2),
        "hand": few,
        "deck": few,
        "withdraws": st.sampled_from([False] * 9 + [True]),
    }
)
traits = st.lists(st.sampled_from(TRAITS), max_size=3, unique=True)
combats = st.builds(
    lambda rows, **facts: {"name": "Wolf", "colour": "green", "table": _rows(rows), **facts},
    rows=st.lists(blows, max_size=3),
    value=st.integers(1, 8),
    opportunity=blows | st.none(),
    traits=traits,
)
diplomacies = st.builds(
    lambda **facts: {"name": "Judge", "colour": "blue", **facts},
    above=st.integers(1, 4),
    below=st.integers(1, 4),
    traits=traits,
    failure=blows | st.none(),
    avoid=st.none() | st.just({"costs": {"wealth": 1}}),
    stages=st.lists(
        st.fixed_dictionaries({"reaction": blows | st.none(), "meanings": st.just({"empathy": {"pool": -2}})}),
        max_size=3,
    ),
)


def _rows(found):
    return [{**row, "since": 2 * place} for place, row in enumerate(found)]


keys = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["attribute", "free"]),
        "attribute": st.sampled_from(["empathy", "courage"]),
        "amount": st.integers(-2, 2),
    },
    optional={"bonus": st.sampled_from(["pool", "draw", "play_on", "as_card_says"])},
)
deeds = {
    "start_fight": {},
    "mulligan": {},
    "face_it": {},
    "activate": {},
    "lay_card": {
        "by": st.integers(-2, 3),
        "play_on": st.booleans(),
        "draws": st.integers(0, 1),
        "tokens": few,
        "passive": st.booleans(),
        "keys": st.lists(keys, max_size=2),
    },
    "finish_laying": {"prevented": few},
    "draw_cards": {"count": st.integers(0, 4)},
    "discard_cards": {"count": st.integers(0, 4)},
    "discard_last": {},
    "count_pool": {"by": st.integers(-3, 3)},
    "escape": {"coin": st.sampled_from(["skull", "grail"])},
    "change": {"what": st.sampled_from(["health", "terror", "energy"]), "by": st.integers(-4, 4)},
    "end_encounter": {"how": st.sampled_from(["won", "not_won", "withdrew"])},
}
# Each in its place often, each anywhere sometimes; what ends everything is rare.
OFTEN = [*deeds] + ["lay_card"] * 6 + ["finish_laying"] * 4 + ["activate"] * 3 + ["start_fight"] * 2 + ["change"] * 2


@st.composite
def deed(draw: st.DrawFn, state: Avalon) -> tuple[str, dict]:
    """Something that people might do in the fight, mostly by whoever is active."""
    doing = state.under_way[0]
    name = draw(st.sampled_from(OFTEN))
    who = draw(st.sampled_from(list(state.heroes)))
    if doing.fight.active and draw(st.integers(0, 3)):
        who = doing.fight.active
    return name, {"who": who, **{field: draw(values) for field, values in deeds[name].items()}}


def way_on(state: Avalon, doing: UnderWay) -> tuple[str, dict]:
    """What the table does that wants nothing but to have the fight go on; no rule may speak against it."""
    fight, first = doing.fight, {"who": doing.who[0]}
    match fight.step:
        case "before":
            return "face_it", first
        case "hands":
            return "start_fight", first
        case "choose":
            return "activate", {
                "who": next(hero.id for hero in state.living if hero.id in {*doing.who} - {*doing.activated})
            }
        case "won":
            return "end_encounter", {**first, "how": "won"}
        case "lost":
            return "end_encounter", {**first, "how": "not_won"}
        case "withdrew" | "robbed":
            return "end_encounter", {**first, "how": "withdrew"}
    active = {"who": fight.active}
    if fight.step == "answered":
        return "carry_on", active
    if fight.step == "again" or fight.of(fight.active).laid or not state.heroes[fight.active].panicked:
        return "finish_laying", active
    if fight.of(fight.active).deck:
        return "lay_card", active
    return "escape" if fight.kind == "combat" else "finish_laying", active


def stands(state: Avalon) -> tuple:
    """Where the fight stands; each way on leads somewhere else."""
    if not state.under_way:
        return ()
    doing = state.under_way[0]
    fight = doing.fight
    return doing.who, fight.step, fight.turn, fight.active, len(fight.sequence), fight.stage


def holds(state: Avalon) -> None:
    """TG-CMB-10, 27, 28, 45, TG-DIP-23: the pool, the cards, and who may be active."""
    for doing in state.under_way:
        fight = doing.fight
        low, high = (0, 999) if fight.kind == "combat" else (-fight.card.below, fight.card.above)
        assert low <= fight.pool <= high
        for fighter in fight.fighters.values():
            assert fighter.hand >= 0 and fighter.deck >= 0 and fighter.hand + fighter.deck <= DECK
        assert all(state.heroes[who].health.value or not fight.running for who in doing.who)
        assert fight.active is None or fight.active in doing.who
        assert (fight.active is None) == (fight.step in ("before", "hands", "choose")) or not fight.running
        if fight.active is not None and fight.running:
            assert fight.active in doing.activated
        if fight.step == "choose":
            assert len({*doing.who} - {*doing.activated}) > 1  # the only one left is active at once


def plays(plain: dict, name: str, args: dict, overrule: tuple[str, ...] = ()) -> dict:
    """A move; what it started from is left as it was, and the same move from there leads to the same place."""
    before = msgspec.json.encode(plain)
    outcome = engine.make(GAME, plain, name, args, overrule)
    assert msgspec.json.encode(plain) == before  # so undoing it restores everything
    assert engine.patched(plain, outcome.patch) == outcome.plain
    return outcome.plain


@pytest.mark.rule("TG-CMB-10", "TG-CMB-27", "TG-CMB-28", "TG-CMB-45", "TG-DIP-23")
@settings(max_examples=times(6, 80), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    people=st.integers(1, 4),
    card=combats | combats | diplomacies,
    coin=st.booleans(),
    health=st.integers(1, 9),
    terror=st.integers(0, 4),
    data=st.data(),
)
def test_whatever_is_done_in_a_fight_it_holds_together_and_comes_to_an_end(people, card, coin, health, terror, data):
    characters = [{"id": who, "health_start": health, "terror_start": terror} for who in PEOPLE[:people]]
    options = {"characters": characters, "encounters": {"green": 3, "blue": 3}, "modes": {"coin_escape": coin}}
    plain = engine.set_up(GAME, "A test table", options, str(people), {}).plain
    plain = plays(plain, "begin_encounter", {"who": PEOPLE[:people], "colour": card["colour"]})
    plain = plays(plain, "describe_encounter", {"card": card, "who": PEOPLE[0]})
    state = engine.state_of(GAME, plain)
    for _ in range(25):
        if not state.under_way:
            break
        name, args = data.draw(deed(state))
        try:
            plain = plays(plain, name, args, ("*",) if data.draw(st.integers(0, 5)) == 0 else ())
        except Refusal:
            continue
        state = engine.state_of(GAME, plain)
        holds(state)
        if state.under_way:
            on = engine.state_of(GAME, plays(plain, *way_on(state, state.under_way[0])))
            assert stands(on) != stands(state)
    for _ in range(PERSISTENCE):
        if not state.under_way:
            break
        plain = plays(plain, *way_on(state, state.under_way[0]))
        state = engine.state_of(GAME, plain)
        holds(state)
    assert state.under_way == []
    decks = sum(deck.size for deck in state.encounters.values())
    assert decks + len(state.guardians) == 6  # the card is under its deck, or roams
