"""Tales and events where hands and books meet: cards drawn at the table, chained events, quests on the very spot."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.play.tales import BOOK
from companion.games.witcher_old_world.state.pieces import Open
from companion.library.shelf import Journals

from .conftest import FULL, Table


@pytest.fixture
def both(old_world):
    """A wolf and a cat with the box's cards and our own; the wolf has moved."""
    table = old_world("wolf", "cat", tales="both")
    table.move("choose_terrain", who=1, terrain="mountain")
    table.turn_of(1, moved=True)
    return table


@pytest.mark.rule("WO-EXP-03")
def test_one_of_our_own_without_a_number_is_any_of_them(both):
    came = set()
    for used in range(8):
        with both.arranged() as state:
            state.chance.used = used
        both.move("explore", who=1, deck="city", source="ours")
        came.add(both.state.open_card.number)
        both.undo()
    assert len(came) > 1


@pytest.mark.rule("WO-EVT-07")
def test_an_event_that_sends_on_to_another_is_resolved(both):
    both.move("solve_quest", who=1, quest=both.quest(1, both.one().location, event=12))
    both.move("call_event", who=1, event=30)
    assert both.state.resolved == ["printed 12"] and both.state.open_card.number == 30
    both.move("close_card", who=1)
    assert both.state.resolved == ["printed 12", "printed 30"]


@pytest.mark.rule("WO-EXP-09")
def test_a_book_that_is_opened_by_hand_closes_no_printed_card(both):
    both.move("explore", who=1, deck="city", source="printed")
    both.move("open_book", book=BOOK)
    both.move("choose", choice="on")
    assert both.state.open_card == Open(kind="city") and both.state.turn.phase == "choice"


@pytest.mark.rule("WO-QST-08")
def test_a_quest_taken_on_its_own_place_wants_it_left_and_entered_again(both):
    both.has(1, location=7, hand=5, deck=5)
    both.move("solve_quest", who=1, quest=both.quest(1, 7, event=12))
    both.move("take_quest", who=1, event=30, location=7)
    (quest,) = both.one().quests
    assert both.page("turn").movement.stop.solvable == []
    assert both.objects("solve_quest", who=1, quest=quest.id).message.key == "leave-first"
    for place in (6, 7):
        both.move("travel", who=1, to=place, by="wild")
    assert [one.id for one in both.page("turn").movement.stop.solvable] == [quest.id]
    both.move("solve_quest", who=1, quest=quest.id)


@pytest.mark.rule("WO-QST-07", "WO-MOV-02")
def test_before_the_first_move_no_quest_is_offered(both):
    both.quest(1, both.one().location)
    both.turn_of(1)
    assert both.page("turn").movement.stop.solvable == []


@pytest.mark.rule("WO-QST-14", "WO-QST-08")
def test_where_the_table_keeps_the_map_it_knows_its_stops_itself(old_world):
    areas = FULL | {"map": "table"}
    table = old_world("wolf", "cat", areas=areas, tales="printed", otherwise=["WO-QST-14", "WO-QST-08"])
    table.move("choose_terrain", who=1, terrain="mountain")
    table.turn_of(1)
    first, second = table.quest(1, 5), table.quest(1, 8)
    assert [one.id for one in table.page("turn").movement.stop.solvable] == [first, second]
    for quest in (first, second):
        table.move("solve_quest", who=1, quest=quest)
        table.move("close_card", who=1)
    came = set()
    for used in range(8):
        with table.arranged() as state:
            state.tokens["mountain"], state.chance.used = [2, table.one().location], used
        table.turn_of(1)
        table.move("explore", who=1, deck="city", source="printed")
        table.move("take_quest", who=1, event=12, terrain="mountain")
        came.add(table.one().quests.pop().location)
    assert table.one().location in came  # the app does not know where the figure stands


@pytest.mark.rule("WO-EVT-04")
def test_a_kept_event_keeps_its_number(both):
    both.move("solve_quest", who=1, quest=both.quest(1, both.one().location, event=27, source="ours"))
    assert [gift.event for gift in both.one().gifts] == [27]


def told(id: str, *lines: str) -> str:
    """A passage in both languages, with one way to the road."""
    said = [f"## {language} {id}\n\nWater.\n\n- on: on." for language in ("cs", "en")]
    return "\n\n".join(["\n".join([f"# {id}", *lines, "", "- [on](#road) | rests"]), *said, ""])


class OtherBooks(Table):
    """A table beside which another deck of tales lies."""

    library = None


@pytest.mark.rule("WO-EXP-03")
@pytest.mark.parametrize(("players", "read"), [(1, "alone"), (2, "together")])
def test_behind_one_number_only_a_tale_that_fits_is_read(tmp_path, players, read):
    folder = tmp_path / BOOK
    folder.mkdir(parents=True)
    cover = f"# {folder.name}\ngame: witcher-old-world\n\n## cs Kniha\n\n## en A book\n"
    tales = [told("alone", "entry: city 1", "when: solo"), told("together", "entry: city 1", "entry: city 2")]
    (folder / "book.md").write_text("\n".join([cover, told("road", "entry: start"), *tales]), encoding="utf-8")
    table = OtherBooks({"players": [{"school": "wolf"}, {"school": "cat"}][:players], "areas": FULL})
    table.library = Journals(tmp_path, tmp_path / "own", None)
    table.turn_of(1)
    table.move("explore", who=1, deck="city", source="ours", number=1)
    assert table.state.open_reading.at == read
