"""What holds at every table, whatever is played on it: any moves with any arguments, overruled or not."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core import engine
from companion.core.errors import Refusal
from companion.core.moves import Move
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.play.procedures import at_step
from companion.games.tainted_grail.state.table import Avalon
from tests.effort import times
from tests.strategies import Known, sensible

FULL = {
    "characters": [{"id": "beor"}, {"id": "ailei", "energy": 3, "health": 4}, {"id": "arev"}],
    "events": 9,
    "encounters": {"green": 4, "grey": 2, "purple": 1, "blue": 3},
}
# Left out: what puts a state right by hand, what sets decks up anew, and what only ends or opens an evening.
OUTSIDE = {
    "correct",
    "keep",
    "prepare_chapter",
    "close_table",
    "reopen_table",
    "close_box",
    "sit_down",
    "rename",
    "note",
}
MOVES = sorted(set(GAME.moves) - OUTSIDE)


NUMBERS = [
    101,
    102,
    104,
    105,
    106,
    107,
    108,
    110,
    113,
    114,
    121,
    123,
    162,
    777,
]  # some of the box's cards, and one more


def known_things(state: Avalon) -> dict[str, list]:
    """What people at this table would name where a move asks for it; most of it stands there."""
    places = [place.number for place in state.revealed] * 3 + NUMBERS
    things = {
        "who": list(state.heroes),
        "helpers": list(state.heroes),
        "to": [*places, *state.heroes],
        "place": places,
        "number": places,
        "old": places,
        "new": NUMBERS,
        "at": [None, *places],
        "card": [card.id for hero in state.heroes.values() for card in hero.belongings],
        "dial": [dial.id for dial in state.dials],
        "tokens": [pile.id for pile in state.tokens],
        "guardian": [guardian.id for guardian in state.guardians],
        "task": [task.id for task in state.tasks],
        "status": ["cosuil", "cold_pyre", "helping_the_knights"],
        "of": [str(number) for number in places] + list(state.heroes),
        "x": [-1, 0, 1, 2],
        "y": [-1, 0, 1, 2],
        "cost": [0, 1, 2],
        "name": ["Wolf", "Rope", *[left.name for left in state.left]],
    }
    return {name: options for name, options in things.items() if options}


@st.composite
def likely_move(draw: st.DrawFn, state: Avalon, plain: dict) -> tuple[Move, dict]:
    """A move with arguments as people would give them: mostly in its time, with things that are there."""
    things, known = known_things(state), Known(plain)
    here = [
        one for one in MOVES if GAME.moves[one].step in ("", at_step(state)) and _has_things(GAME.moves[one], things)
    ]
    timely = [one for one in here if GAME.moves[one].step]
    move = GAME.moves[draw(st.sampled_from(here) | st.sampled_from(timely or here) | st.sampled_from(MOVES))]
    args = {}
    for field in msgspec.structs.fields(move.arguments):
        if not field.required and draw(st.integers(0, 2)):
            continue
        options = things.get(field.name, [])
        kind = str(field.type)
        if field.name == "to" and "beor" in kind:
            options = things["who"]
        if kind.startswith("typing.Annotated[int") or "Optional[typing.Annotated[int" in kind:
            options = [one for one in options if isinstance(one, int)]
        if options and "list[" in kind:
            args[field.name] = draw(st.lists(st.sampled_from(options), min_size=1, max_size=3))
        else:
            args[field.name] = draw(st.sampled_from(options) if options else sensible(field.type, known))
    return move, args


def _has_things(move: Move, things: dict[str, list]) -> bool:
    """Whether something is there that the move could be about."""
    needed = {"card", "tokens", "guardian", "task"} | (
        {"dial"} if move.name in ("turn_dial", "take_off_dial") else set()
    )
    asked = {field.name for field in msgspec.structs.fields(move.arguments) if field.required}
    return not (needed & asked) - things.keys()


def boards_hold(state: Avalon) -> None:
    """TG-TRK-05, TG-TRK-11: Energy under Health, every marker on its track, counts in the save's bounds."""
    for hero in state.heroes.values():
        if hero.limited:  # TG-STO-04
            assert hero.energy.value <= max(0, hero.health.value - hero.limiter_offset)  # TG-HRD-02
        for track in (hero.energy, hero.health, hero.terror):
            assert 0 <= track.value <= track.top
        assert all(0 <= count <= 999 for count in hero.resources.values())
        assert all(0 <= markers <= 2 for markers in hero.attributes.values())
    cards = [card.id for hero in state.heroes.values() for card in hero.belongings]
    assert len(cards) == len(set(cards))


def map_holds(state: Avalon) -> None:
    """Everyone stands on a card that lies there, and no cell, slot or location holds two of anything."""
    shown = {place.number for place in state.revealed}
    assert shown
    assert all(hero.place in shown for hero in state.living)
    assert all(menhir.place in shown for menhir in state.menhirs)
    cells = Counter(place.at for place in state.revealed if place.at is not None)
    assert not [cell for cell, count in cells.items() if count > 1]
    slots = Counter(place.slot for place in state.revealed)
    assert not [slot for slot, count in slots.items() if count > 1]
    assert len({menhir.place for menhir in state.menhirs}) == len(state.menhirs)
    assert all(place.at is None for place in state.places.values() if place.state != "revealed")


def nobody_is_twice(state: Avalon) -> None:
    """Nobody is in two encounters or explorations, and none is without people."""
    for kind in ("exploration", "encounter"):
        people = [who for doing in state.under_way if doing.kind == kind for who in doing.who]
        assert len(people) == len(set(people))
    assert all(doing.who for doing in state.under_way)


def encounter_cards(state: Avalon) -> dict[str, int]:
    """All cards of each colour: in the deck, out of the game, on the map and under way."""
    counts = {colour: deck.size + len(deck.removed) for colour, deck in state.encounters.items()}
    for out in (*state.guardians, *state.under_way):
        if out.from_deck:
            counts[out.colour] += 1
    return counts


def event_cards(state: Avalon) -> int:
    decks = (state.events, state.random_events)
    lying = sum(not event.secret for event in state.open_events)  # a quest on a secret was never in these decks
    return sum(deck.size + len(deck.discard) + len(deck.removed) for deck in decks) + lying


@pytest.mark.rule("TG-TRK-05", "TG-TRK-11", "TG-LOC-11", "TG-MEN-11")
@settings(max_examples=times(4, 60), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_whatever_is_played_the_table_holds_together(data):
    plain = engine.set_up(GAME, "A test table", FULL, str(data.draw(st.integers(0, 9))), {}).plain
    cards = encounter_cards(engine.state_of(GAME, plain))
    for _ in range(30):
        before = engine.state_of(GAME, plain)
        move, args = data.draw(likely_move(before, plain))
        overrule = ["*"] if data.draw(st.integers(0, 3)) == 0 else []
        try:
            plain = engine.make(GAME, plain, move.name, args, overrule).plain
        except Refusal:
            continue
        state = engine.state_of(GAME, plain)
        boards_hold(state)
        map_holds(state)
        nobody_is_twice(state)
        assert encounter_cards(state) == cards
        draws = move.name == "turn_event" or (move.name == "lay_quest" and args.get("secret") is False)
        drawn_from_nothing = draws and before.events.size == 0  # an uncounted deck gives any card
        assert event_cards(state) == event_cards(before) + drawn_from_nothing


@pytest.mark.rule("TG-TRK-05")
@given(
    health=st.integers(0, 12),
    energy=st.integers(0, 8),
    steps=st.lists(st.tuples(st.sampled_from(("energy", "health", "terror")), st.integers(-12, 12)), max_size=12),
)
def test_energy_stays_under_health_whatever_is_gained_and_lost(health, energy, steps):
    character = {"id": "beor", "energy": 8, "health": 12, "energy_start": energy, "health_start": health}
    plain = engine.set_up(GAME, "A test table", {"characters": [character]}, "seed", {}).plain
    for what, by in steps:
        before = engine.state_of(GAME, plain).heroes["beor"]
        plain = engine.make(GAME, plain, "change", {"who": "beor", "what": what, "by": by}).plain
        hero = engine.state_of(GAME, plain).heroes["beor"]
        assert hero.energy.value == min(
            hero.health.value, max(0, before.energy.value + (by if what == "energy" else 0)), hero.energy.top
        )
        assert hero.panicked == (hero.terror.value > hero.health.value)
        assert hero.dying or hero.health.value > 0
        assert hero.mad or hero.terror.value < hero.terror.top - 1
