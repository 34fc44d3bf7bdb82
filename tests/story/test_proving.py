"""The prover: what it says never happens never does, what it says can is played, and it finds what authors plant."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.proving.concrete import Blocked, Play, Taken, Witness, replay, wander
from companion.story.proving.findings import Proof, prove
from companion.story.proving.prover import Prover
from companion.story.proving.standing import Goal
from companion.story.teller import Teller

from ..effort import SOAK, times
from .books import passage
from .toy_books import every_play, made
from .village import teller

BOOKS = shipped("journal")
LARGE = {"the-fire-by-the-road", "the-salt-watch", "both-sides-of-the-coin", "the-book-of-nights"}


def marks(found: Proof) -> list[str]:
    """What was found, each as a passage would mark it."""
    return [f"{one.passage}: {one.mark}" for one in found.findings]


def keys(found: Proof, mark: str) -> list[str]:
    """The reasons of a finding, by the keys of their wordings."""
    return [why.key for one in found.findings if f"{one.passage}: {one.mark}" == mark for why in one.why]


def told_by(case: str) -> dict[str, str]:
    """Words in both languages that hang on a case."""
    return dict.fromkeys(("cs", "en"), f"{{{case}: a|b}}")


# --- sound: against all plays of random small books


def tried(seed: int, verdicts: Counter[str]) -> None:
    """Hold what the prover says of a random book against everything that happens in it."""
    telling = made(seed)
    if telling is None:
        return
    happened, whole, _ = every_play(telling, depth=8, most=600)
    prover = Prover(telling, plays=10, states=2000)
    for goal, verdict in prover.verdicts.items():
        if verdict.witness is not None:
            play = replay(telling, verdict.witness)
            assert not whole or goal in happened, (seed, goal)
            assert play.taken == list(verdict.witness.steps)
            verdicts["can"] += 1
        elif verdict.never is not None:
            assert goal not in happened, (seed, goal)
            verdicts["never"] += 1
        else:
            verdicts["open"] += 1
    assert set(prover.verdicts) == set(prover.goals)


@given(st.integers(0, 10**6))
@settings(max_examples=times(8, 400), deadline=None)
def test_what_never_happens_happens_in_no_play_and_what_can_is_played(seed):
    tried(seed, Counter())


def test_hardly_anything_stays_open():
    verdicts: Counter[str] = Counter()
    for seed in range(12):
        tried(seed, verdicts)
    assert verdicts["can"] > 50 and verdicts["never"] > 50
    assert verdicts["open"] <= verdicts.total() * 0.03


def test_a_witness_shows_the_very_thing():
    telling = made(3)
    prover = Prover(telling, plays=10, states=2000)
    shown = 0
    for goal, verdict in prover.verdicts.items():
        if verdict.witness is None or not verdict.witness.steps:
            continue
        play = replay(telling, verdict.witness)
        if goal.kind == "read":
            assert play.scene.reading.read[goal.what]
            shown += 1
        elif goal.kind == "chosen":
            assert play.scene.reading.chosen[goal.what]
            shown += 1
    assert shown


def test_a_wandering_play_is_replayed_although_its_world_draws_days_and_nights():
    telling = read_folder("tainted-grail/the-salt-watch", BOOKS / "tainted-grail/the-salt-watch").teller
    play, seen = Play(telling, "wander"), Counter[str]()
    for number in range(10):
        play.begin(f"wander/{number}")
        for _ in wander(play, seen, lambda goal: False):
            pass
        assert len(play.taken) > 20
        assert replay(telling, play.witness).taken == play.taken


# --- complete: what authors plant is found


def test_a_half_that_nobody_reads_is_found_with_its_reason():
    found = prove(
        teller(
            passage("ford", "entry: start", "- [in](#wood)", "- [by](#wood)"),
            passage("wood", 'case been: visited["ford"]', "- [on](#end)", cs="{been: Ano|Ne}.", en="{been: Yes|No}."),
        )
    )
    assert marks(found) == ["wood: case been always"]
    assert keys(found, "wood: case been always") == ["prove-read-before"]
    assert found.count("open") == 0


def test_a_lock_that_never_opens_a_choice_nobody_takes_a_passage_nobody_reads():
    found = prove(
        teller(
            passage(
                "ford",
                "entry: start",
                "- [in](#wood) | needs trust >= 3",
                "- [on](#end)",
                "- [add](#end) | add trust 1",
            ),
            passage("wood", "- [on](#end)"),
        )
    )
    assert marks(found) == ["ford: in needs never", "wood: unread"]
    assert keys(found, "ford: in needs never") == ["prove-is"]
    assert keys(found, "wood: unread") == ["prove-ways"]


def test_numbers_are_counted_through_circles():
    circle = passage("ford", "entry: start", "- [again](#ford) | add trust 1", "- [on](#end) | needs trust >= 4")
    assert marks(prove(teller(circle))) == []
    down = circle.replace("add trust 1", "add trust -1")
    assert marks(prove(teller(down))) == ["ford: on needs never", "end: unread"]


def test_tales_told_once_leave_a_second_telling_unread():
    ford = passage("ford", "entry: start", "- [tale](#wood) | draws sands")
    wood = passage("wood", "- [tale](#end) | draws sands", "- [on](#end)")
    told = [
        passage(
            "one",
            "entry: tale sands",
            'case again: times["one"] > 1',
            "- [on](#wood)",
            cs="{again: a|b}",
            en="{again: a|b}",
        ),
        passage("two", "entry: tale sands", "once", "- [on](#end)"),
        passage("three", "entry: tale sands", "once", "- [on](#end)"),
    ]
    assert marks(prove(teller(ford, wood, *told))) == ["one: case again never"]


def test_a_list_that_can_be_locked_is_shown_by_a_play():
    stuck = passage("wood", "- [on](#end) | needs trust >= 1", "- [pay](#end) | once | needs brine >= 9")
    from .test_walking import broken

    telling = broken(passage("ford", "entry: start", "- [in](#wood)", "- [add](#wood) | add trust 1"), stuck)
    found = prove(telling)
    locked = next(one for one in found.findings if one.kind == "locked")
    witness = found.claims[locked.shown].witness
    assert [step.what for step in witness.steps] == ["ford", "ford.in"]
    assert replay(telling, witness).open_ways() == []


def test_a_dial_that_is_always_stopped_never_runs_out():
    ford = passage("ford", "entry: start", "does: dial tide 3", "- [on](#wood)")
    wood = passage("wood", "- [stop](#end) | stop tide", "- [camp](#wood) | stop tide | rests")
    wave = passage("wave", "entry: dial tide", "ending: drowned")
    assert marks(prove(teller(ford, wood, wave))) == ["wave: unread"]
    free = wood.replace("camp](#wood) | stop tide", "camp](#wood)")
    assert marks(prove(teller(ford, free, wave))) == []


def test_things_of_the_game_are_followed():
    ford = passage("ford", "entry: start", "- [take](#wood) | gain secret under-name", "- [go](#wood)")
    wood = passage("wood", '- [name](#moor) | needs secret["under-name"]', "- [on](#end)")
    moor = passage("moor", 'case held: secret["under-name"]', "- [on](#end)", **told_by("held"))
    assert marks(prove(teller(ford, wood, moor))) == ["moor: case held always"]


def test_sub_scenes_lead_back_to_whoever_called_them():
    first = passage("ford", "entry: start", "- [ask](#wood) | calls hut")
    wood = passage("wood", 'case been: visited["hut"]', "- [ask](#end) | calls hut", **told_by("been"))
    hut = passage("hut", 'case second: visited["wood"]', "- [back](#end) | returns", **told_by("second"))
    assert marks(prove(teller(first, wood, hut))) == ["wood: case been always"]


def test_halves_of_one_case_are_told_apart():
    words = {"cs": "{who: a|b|c} {tale: a|b|c}", "en": "{who: a|b|c} {tale: a|b|c}"}
    ford = passage(
        "ford", "entry: start", "case who: trust > 0 | trust >= 0", "case tale: in turn", "- [on](#moor)", **words
    )
    moor = passage("moor", "- [back](#ford) | once | add trust 1", "- [on](#end)")
    assert marks(prove(teller(ford, moor))) == ["ford: case who 2 always", "ford: case tale 3 never"]


# --- what is wanted


def test_what_is_marked_is_not_unwanted_and_a_mark_for_nothing_is_told():
    been = passage(
        "wood",
        'case been: visited["ford"]',
        "wanted: case been always",
        "- [on](#end)",
        cs="{been: a|b}",
        en="{been: a|b}",
    )
    found = prove(teller(passage("ford", "entry: start", "wanted: unread", "- [in](#wood)"), been))
    assert (found.unwanted, [one.wanted for one in found.findings]) == ([], [True])
    assert [(one.passage, one.mark, one.line) for one in found.unneeded] == [("ford", "unread", 3)]


def test_what_a_book_says_no_more_is_not_replayed():
    telling = teller(passage("ford", "entry: start", "- [on](#end)"))
    with pytest.raises(Blocked):
        replay(telling, Witness("plenty", (Taken("door", "ford", "ford"), Taken("way", "ford.gone", "end"))))


def test_too_many_states_leave_it_open_and_say_so():
    ways = [f"- [w-{n}](#ford) | once | add trust 1" for n in range(12)]
    ford = passage(
        "ford", "entry: start", *ways, '- [on](#end) | needs trust == 12 and not chosen["ford.w-3"]', "- [out](#end)"
    )
    found = prove(teller(ford), states=200, plays=2)
    assert [claim.part for claim in found.open] == ["on needs", "on"] and found.unwanted == []


@pytest.mark.soak
@pytest.mark.parametrize("book", sorted(folder.name for folder in BOOKS.glob("*/*")))
def test_nothing_is_found_in_a_shipped_book_that_is_not_wanted(book):
    if SOAK < 1 and book in LARGE:
        pytest.skip("proving a large book takes minutes: make soak does it at home")
    folder = next(BOOKS.glob(f"*/{book}"))
    found = prove(read_folder(f"{folder.parent.name}/{book}", folder).teller)
    assert [f"{one.file}:{one.line} {one.passage}: {one.mark}" for one in found.unwanted] == []
    assert found.unneeded == []
    assert found.count("open") <= len(found.claims) * 0.05


def test_a_small_shipped_book_is_proved_whole():
    found = prove(
        read_folder("tainted-grail/the-lamp-in-the-wall", BOOKS / "tainted-grail/the-lamp-in-the-wall").teller
    )
    assert (found.unwanted, found.unneeded, found.open) == ([], [], [])
    assert all(claim.witness is not None for claim in found.claims if claim.can == "can")


def test_a_telling_is_not_changed_by_being_proved():
    telling: Teller = teller(passage("ford", "entry: start", "- [on](#end)"))
    before = telling.book.dump()
    prove(telling)
    assert telling.book.dump() == before and Goal("read", "end") in Prover(telling).verdicts
