"""Tales that are drawn and doors that stand open: which passage waits there, and when."""

from __future__ import annotations

from companion.story.reading import Reading
from companion.story.teller import Scene, Teller

from .books import passage
from .village import WOOD, Village, at, take, teller

START = passage("ford", "entry: start", "- [on](#end)")
WALK = passage("ford", "entry: start", "- [walk](#wood) | draws road")


def behind(entry: str, *heads: str) -> list[str]:
    """Passages behind one door, each with a header line of its own."""
    kind = entry.split()[0]
    return [passage(f"{kind}-{at}", f"entry: {entry}", head, "- [on](#end)") for at, head in enumerate(heads)]


def tales(*heads: str) -> Teller:
    """A book in which one walk draws these tales."""
    return teller(WALK, WOOD, *behind("tale road", *heads))


def walks(telling: Teller, scene: Scene) -> str:
    """Where the walk leads, from the first passage."""
    telling.arrive(scene, "ford")
    return take(telling, scene, "walk").passage.id


def test_the_tale_that_was_read_least_recently_is_drawn():
    telling = tales("act: 1", "act: 1", "act: 1")
    scene = at(telling)
    assert [walks(telling, scene) for _ in range(5)] == ["tale-0", "tale-1", "tale-2", "tale-0", "tale-1"]


def test_among_these_one_is_drawn_by_weight():
    telling = tales("weight: 3", "act: 1", "weight: 2")
    scene = at(telling)
    walks(telling, scene)
    walks(telling, scene)
    assert scene.world.picks == [["tale-0"] * 3 + ["tale-1"] + ["tale-2"] * 2, ["tale-1"] + ["tale-2"] * 2]


def test_a_tale_is_drawn_once_if_it_says_so_and_only_when_it_fits():
    telling = tales("once", "when: trust >= 1", "when: any.empathy >= 1")
    scene = at(telling)
    assert [walks(telling, scene) for _ in range(2)] == ["tale-0", "wood"]  # none is left: on to the target
    scene.reading.values["trust"] = 1
    assert walks(telling, scene) == "tale-1"


def test_a_tale_of_another_name_is_not_drawn():
    telling = teller(
        WALK, WOOD, *behind("tale road", "when: day == 1"), passage("sea", "entry: tale sea", "- [on](#end)")
    )
    assert walks(telling, at(telling)) == "wood"


# --- doors


def doors(telling: Teller, scene: Scene) -> dict[str, tuple[str, bool | None]]:
    """Each door with the passage behind it, and whether it stands open."""
    found = {(door.entry.kind, door.entry.key): (door.passage.id, door.opens) for door in telling.doors(scene)}
    return {" ".join(door).strip(): behind_it for door, behind_it in found.items()}


def test_a_door_stands_open_shut_or_only_the_table_knows():
    kinds = ["dream", "place 105", "day 9", "tale road"]
    telling = teller(START, *(part for kind in kinds for part in behind(kind, "act: 1")))
    scene = Scene(Reading(), Village())
    scene.world.doors = {"dream": True, "place 105": None}
    assert doors(telling, scene) == {
        "start": ("ford", True),
        "dream": ("dream-0", True),
        "place 105": ("place-0", None),
        "day 9": ("day-0", False),
    }
    telling.arrive(scene, "ford")
    assert doors(telling, scene)["start"] == ("ford", False)


def test_the_passage_that_fits_best_waits_behind_a_door_then_the_least_recently_read():
    dreams = ["act: 1", "when: trust >= 1", "act: 2", "once", "when: trust >= 2"]
    telling = teller(START, *behind("dream", *dreams))
    scene = at(telling)

    def dreamt() -> str:
        id = doors(telling, scene)["dream"][0]
        telling.arrive(scene, id)
        return id

    assert [dreamt() for _ in range(5)] == ["dream-0", "dream-2", "dream-3", "dream-0", "dream-2"]
    scene.reading.values["trust"] = 1
    assert [dreamt() for _ in range(2)] == ["dream-1", "dream-1"]
    scene.reading.values["trust"] = 2
    assert [dreamt() for _ in range(3)] == ["dream-4", "dream-1", "dream-4"]


def test_a_door_with_nothing_left_behind_it_is_no_door():
    telling = teller(START, *behind("dream", "once"), *behind("menhir", "when: day == 1"))
    assert set(doors(telling, at(telling))) == {"start", "dream"}
    assert set(doors(telling, at(telling, "dream-0"))) == {"start"}


def test_a_door_whose_condition_nobody_but_the_table_knows_is_not_shut():
    telling = teller(START, *behind("dream", "when: any.empathy >= 1"))
    assert "dream" in doors(telling, at(telling))
