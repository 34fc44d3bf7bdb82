"""Where endings part: what is said to be out of reach never comes after it, and both sides of it are played."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.proving.again import Again
from companion.story.proving.concrete import Witness, replay
from companion.story.proving.endings import Endings
from companion.story.proving.findings import prove
from companion.story.proving.parting import Parted
from companion.story.proving.prover import Prover
from companion.story.teller import Teller

from ..effort import times
from .books import passage
from .toy_books import every_play, made, made_of_flags
from .village import teller


def endings_of(telling: Teller, at: str) -> set[str]:
    """The endings of what lies open there."""
    return {told.passage.ending for told in telling.lying_open(at)} - {""}


# --- sound: against all plays of random small books


def tried(seed: int, counted: Counter[str]) -> None:
    """Hold what is said of the endings of a random book against everything that happens in it."""
    telling = made(seed, ending=0.5)
    if telling is None:
        return
    plays = every_play(telling, depth=9, most=500)
    parted = Parted(Prover(telling, plays=10, states=2000), 10)
    if len(parted.endings) < 2:
        return
    really = {(parted.outcome(taken), ending) for taken, endings in plays.coming(telling) for ending in endings}
    for outcome, ending in really:
        assert parted.after[outcome] & parted.bits[ending], (seed, outcome, ending)
    for outcome, bit in parted.came:
        (ending,) = parted.names(bit)
        play = replay(telling, parted.plays[parted.came[outcome, bit]])
        assert outcome in {parted.outcome(step) for step in play.taken}
        assert ending in endings_of(telling, play.scene.reading.at)
        assert not plays.all or (outcome, ending) in really, (seed, outcome, ending)
    counted["came"] += len(parted.came)
    for loss in parted.losses():
        play = replay(telling, parted.plays[parted.taken[loss.outcome]])
        assert loss.outcome in {parted.outcome(step) for step in play.taken}
        for ending in parted.names(loss.lost):
            play = replay(telling, parted.plays[parted.beside[loss.outcome.what, parted.bits[ending]]])
            assert loss.outcome.what in play.offered and ending in endings_of(telling, play.scene.reading.at)
            counted["lost"] += 1
    counted["open"] += len(list(parted.unsettled()))


@given(st.integers(0, 10**6))
@settings(max_examples=times(8, 400), deadline=None)
def test_what_is_out_of_reach_comes_in_no_play_and_what_can_come_is_played(seed):
    tried(seed, Counter())


def test_hardly_anything_stays_open():
    counted: Counter[str] = Counter()
    for seed in range(60):
        tried(seed, counted)
    assert counted["came"] > 50 and counted["lost"] > 10
    assert counted["open"] <= counted.total() * 0.05


def tried_again(telling: Teller, counted: Counter[str]) -> None:
    """Hold what is said of every two endings against a table that reads a book again and again."""
    prover = Prover(telling, plays=10, states=2000)
    parted = Parted(prover, 10)
    if len(parted.endings) < 2:
        return
    again = Again(prover, parted)
    both: set[frozenset[str]] = set()
    for (state, _, after), (_, coming) in zip(
        (plays := every_play(telling, depth=9, most=500, again=True)).steps, plays.coming(telling), strict=True
    ):
        begun_anew = not after[0] and state[2]
        both |= {frozenset((one, other)) for one in endings_of(telling, state[0]) for other in coming if begun_anew}
    for pair in again.pairs:
        one, other = (parted.names(bit)[0] for bit in pair.endings)
        counted["never" if pair.never else "open" if pair.shown is None else "can"] += 1
        assert not (pair.never and frozenset((one, other)) in both), (one, other)
        if pair.shown is not None:
            came = {ending for at in ends_in(telling, parted.plays[pair.shown]) for ending in endings_of(telling, at)}
            assert {one, other} <= came, (one, other)


def ends_in(telling: Teller, witness: Witness) -> list[str]:
    """Where the readings of a play stood when the book was begun anew, and at last."""
    cuts = [at for at, step in enumerate(witness.steps) if step.kind == "anew"] + [len(witness.steps)]
    plays = [replay(telling, Witness(witness.world, witness.steps[:at])) for at in cuts]
    return [play.scene.reading.at for play in plays if play.scene.reading.ended]


@given(st.integers(0, 10**6))
@settings(max_examples=times(4, 200), deadline=None)
def test_two_endings_that_exclude_each_other_come_at_no_table(seed):
    tried_again(made_of_flags(seed), Counter())
    if (telling := made(seed, ending=0.5)) is not None:
        tried_again(telling, Counter())


def test_most_pairs_of_endings_are_settled():
    counted: Counter[str] = Counter()
    for seed in range(40):
        tried_again(made_of_flags(seed), counted)
    assert counted["can"] >= 10 and counted["never"] >= 5 and counted["open"] <= counted.total() * 0.1


# --- what an author is told


def ended(name: str) -> str:
    """A passage that is an ending of that name."""
    return passage(name, f"ending: {name}")


def found_in(*passages: str) -> Endings:
    """Where the endings of a book part."""
    found = prove(teller(*passages), endings=True).endings
    assert found is not None
    return found


def told(found: Endings) -> list[tuple[str, list[str], list[str]]]:
    """The partings in short."""
    return [(one.what, one.lost, one.left) for one in found.partings]


def test_a_choice_that_only_leaves_a_mark_parts_the_endings_that_ask_for_it():
    ford = passage("ford", "act: 1", "entry: start", "- [save](#wood) | add trust 1", "- [leave](#wood)")
    wood = passage("wood", "act: 2", "- [on](#gate)", "- [around](#gate)")
    gate = passage("gate", "act: 3", "- [in](#loved) | needs trust >= 1", "- [out](#alone)")
    found = found_in(ford, wood, gate, ended("loved"), ended("alone"))
    assert told(found) == [
        ("ford.leave", ["loved"], ["alone"]),
        ("gate.in", ["alone"], ["loved"]),
        ("gate.out", ["loved"], ["alone"]),
    ]
    assert [one.what for one in found.early] == ["ford.leave"] and found.open == []
    assert [(act.act, act.choices, act.parting, act.open) for act in found.acts] == [
        (1, 2, 1, 0),
        (2, 2, 0, 0),
        (3, 2, 2, 0),
    ]


def test_both_sides_of_a_parting_are_played():
    ford = passage("ford", "entry: start", "- [left](#wood)", "- [right](#end)")
    wood = passage("wood", "- [on](#moor)")
    telling = teller(ford, wood, ended("moor"))
    proof = prove(telling, endings=True)
    found = proof.endings
    left = next(one for one in found.partings if one.what == "ford.left")
    assert left.lost == ["end"] and left.left == ["moor"] and not left.last
    ways = [[step.what for step in proof.play(number).steps] for number in (left.taken, left.spared["end"])]
    assert ways == [["ford", "ford.left", "wood.on"], ["ford", "ford.right"]]
    assert all(replay(telling, play) for play in found.plays)
    assert found.first == len(proof.claims) and proof.play(found.first + len(found.plays)) is None


def test_of_a_roll_the_place_is_told_where_an_ending_is_lost():
    ford = passage("ford", "entry: start", "- [swim](#wood) | roll d6 | or [moor](#moor) if roll < 3")
    wood = passage("wood", "- [on](#bank)", "- [back](#ford)")
    moor = passage("moor", "- [on](#deep)")
    found = found_in(ford, wood, moor, ended("bank"), ended("deep"))
    assert ("ford.swim", "moor", ["bank"]) in [(one.what, one.leads, one.lost) for one in found.partings]
    assert "wood" not in [one.leads for one in found.partings]


def test_what_was_out_of_reach_before_is_not_lost_again():
    ford = passage("ford", "entry: start", "- [left](#wood)", "- [right](#moor)")
    wood = passage("wood", "- [on](#end)", "- [around](#end)")
    assert [one.what for one in found_in(ford, wood, ended("moor")).partings] == ["ford.left", "ford.right"]


def test_endings_that_part_with_the_last_step_only():
    ford = passage("ford", "act: 1", "entry: start", "- [left](#wood)", "- [right](#wood)")
    wood = passage("wood", "act: 2", "- [on](#end)", "- [off](#moor)")
    found = found_in(ford, wood, ended("moor"))
    assert found.early == [] and [one.last for one in found.partings] == [True, True]
    assert [act.parting for act in found.acts] == [0, 2]


def test_a_door_may_put_an_ending_out_of_reach():
    ford = passage("ford", "entry: start", "does: dial tide 3", "- [camp](#wood) | rests")
    wood = passage("wood", "- [on](#end)")
    wave = passage("wave", "entry: dial tide", "ending: drowned")
    found = found_in(ford, wood, wave)
    assert [(one.what, one.lost, one.act) for one in found.partings] == [("… wood", ["drowned"], 0)]
    # No play has waited until that door was open, and then gone on.
    assert [(one.what, one.ending) for one in found.open] == [("> wave", "end")]


TWO = ('- [left](#moor) | needs not status["watch"].has(1)', '- [right](#end) | needs not secret["under-name"]')


def test_two_endings_exclude_each_other_by_what_they_leave_at_the_table():
    left, right = f"{TWO[0]} | gain secret under-name", f"{TWO[1]} | mark watch 1"
    ford = passage("ford", "entry: start", left, right, "- [out](#wood)")
    found = found_in(ford, ended("moor"), ended("wood"))
    apart = [one for one in found.again if one.can != "can"]
    assert [({one.one, one.other}, one.can) for one in apart] == [({"moor", "end"}, "never")]
    assert apart[0].why == ['secret["under-name"]', 'status["watch"].has(1)']


def test_an_ending_that_shuts_another_can_come_after_it():
    left, right = f"{TWO[0]} | gain secret under-name", TWO[1]
    telling = teller(passage("ford", "entry: start", left, right, "- [out](#wood)"), ended("moor"), ended("wood"))
    proof = prove(telling, endings=True)
    both = next(one for one in proof.endings.again if {one.one, one.other} == {"moor", "end"})
    assert both.can == "can" and both.why == []
    assert [step.what or step.kind for step in proof.play(both.shown).steps] == [
        "ford",
        "ford.right",
        "anew",
        "ford",
        "ford.left",
    ]
    assert ends_in(telling, proof.play(both.shown)) == ["end", "moor"]


def test_too_many_states_leave_it_open():
    ways = [f"- [w-{n}](#ford) | once | add trust 1" for n in range(12)]
    locked = '- [on](#end) | needs trust == 12 and not chosen["ford.w-3"]'
    proof = prove(teller(passage("ford", "entry: start", *ways, locked, "- [out](#moor)"), ended("moor")), states=200)
    assert proof.endings is None  # of one ending it is not known whether it can come at all
    assert prove(teller(passage("ford", "entry: start", "- [on](#end)")), endings=True).endings is None


def test_a_shipped_story_halves_its_endings_with_each_choice():
    books = shipped("journal")
    telling = read_folder("witcher-path-of-destiny/two-banks", books / "witcher-path-of-destiny/two-banks").teller
    found = prove(telling, endings=True).endings
    assert found.open == [] and all(set(one.lost) & set(one.left) == set() for one in found.partings)
    assert max(len(one.lost) for one in found.partings) == 4 and len(found.endings) == 8
