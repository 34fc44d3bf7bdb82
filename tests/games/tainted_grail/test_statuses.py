"""STA: statuses in their three shapes, shared by everyone."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.box import printed
from companion.games.tainted_grail.pages.sheet import view as sheet
from companion.games.tainted_grail.play.statuses import status_of


def marked(table, status: str) -> list[int]:
    return table.state.statuses[status].marked


@pytest.mark.rule("TG-STA-01")
def test_a_status_is_a_tick_or_a_tick_of_one_part(table):
    table.move("mark", status="cold_pyre")
    table.move("mark", status="cosuil", part=3)
    assert marked(table, "cold_pyre") == [1] and marked(table, "cosuil") == [3]
    assert table.told("tell-tick-status") == [{"status": "cosuil", "part": 3}]
    table.move("unmark", status="cosuil", part=3)
    assert marked(table, "cosuil") == []


@pytest.mark.rule("TG-STA-02")
def test_a_status_is_the_tables_and_no_characters_own(table):
    assert "who" not in table_move(table, "mark").arguments.__struct_fields__
    assert table_move(table, "mark").by == "table"
    table.move("mark", status="cold_pyre")
    assert [row.key for row in sheet(table.state, EVERYBODY).statuses] == ["cold_pyre"]
    assert all("cold_pyre" not in str(hero) for hero in table.state.heroes.values())


def table_move(table, name: str):
    from companion.games.tainted_grail import GAME

    return GAME.moves[name]


@pytest.mark.rule("TG-STA-03")
def test_numbered_parts_are_set_in_any_order_and_any_subset(table):
    for part in (8, 1, 5):
        table.move("mark", status="fall_of_chivalry", part=part)
    assert marked(table, "fall_of_chivalry") == [1, 5, 8]
    table.move("unmark", status="fall_of_chivalry", part=5)
    assert marked(table, "fall_of_chivalry") == [1, 8]
    assert table.refuses("mark", status="fall_of_chivalry", part=9).field == "part"
    assert table.refuses("mark", status="fall_of_chivalry").field == "part"  # which one must be said


@pytest.mark.rule("TG-STA-04")
def test_a_single_box_is_ticked_without_a_number(table):
    table.move("mark", status="cold_pyre")
    table.move("unmark", status="cold_pyre")
    assert marked(table, "cold_pyre") == []
    assert table.refuses("unmark", status="cold_pyre").field == "part"


@pytest.mark.rule("TG-STA-04")
def test_a_row_of_boxes_is_counted(table):
    for count in (1, 2, 3, 4):
        table.move("mark", status="helping_the_knights")
        assert len(marked(table, "helping_the_knights")) == count
    table.move("mark", status="helping_the_knights")  # the row is full
    assert len(marked(table, "helping_the_knights")) == 4 and table.said == ["tell-already-marked"]
    table.move("unmark", status="helping_the_knights")
    assert len(marked(table, "helping_the_knights")) == 3


@pytest.mark.rule("TG-STA-04")
def test_the_sheet_has_all_three_shapes_and_they_can_be_put_right(table):
    shapes = [facts.shape for facts in printed.statuses().values()]
    assert (shapes.count("single"), shapes.count("numbered"), shapes.count("row")) == (29, 37, 4)
    table.move("describe_status", status="the_owners_own", cs="Vlastní stav", shape="numbered", boxes=4)
    table.move("mark", status="the_owners_own", part=4)
    table.move("describe_status", status="the_owners_own", shape="row")
    table.move("mark", status="the_owners_own")
    assert marked(table, "the_owners_own") == [1, 2]  # one was ticked, and now a second one
    table.move("describe_status", status="the_owners_own", shape="single")
    assert marked(table, "the_owners_own") == [1]


@pytest.mark.rule("TG-STA-05")
def test_ticking_a_tick_changes_nothing(table):
    for args in ({"status": "cold_pyre"}, {"status": "cosuil", "part": 2}):
        table.move("mark", **args)
        before = table.plain
        table.move("mark", **args)
        assert table.plain == before and table.chronicle == []


@pytest.mark.rule("TG-STA-06")
def test_a_check_asks_for_marked_not_marked_a_part_or_so_many(table):
    unmarked = status_of(table.state, "cosuil")
    assert not unmarked.holds() and not unmarked.holds(part=1)
    for part in (2, 5):
        table.move("mark", status="cosuil", part=part)
    status = table.state.statuses["cosuil"]
    assert status.holds() and status.holds(part=2) and status.holds(part=5)
    assert not status.holds(part=1) and not status.holds(part=3)
    assert status.holds(least=2) and not status.holds(least=3)
    table.move("mark", status="helping_the_knights")
    row = table.state.statuses["helping_the_knights"]
    assert row.holds(least=1) and not row.holds(least=2)


@pytest.mark.rule("TG-STA-06")
@pytest.mark.parametrize(
    ("status", "parts", "telling"),
    [
        ("fall_of_chivalry", [1, 2, 3, 4, 5, 8], {"key": "tell-status-verse", "verse": 525}),
        ("restoring_the_order", [8, 7, 6, 5, 4, 3], {"key": "tell-status-verse", "verse": 512}),
        ("fate_of_the_expedition", [9, 1, 2, 3, 4, 5, 6, 7, 8], {"key": "tell-status-verse", "verse": 405}),
        ("something_is_watching", [None] * 4, {"key": "tell-status-event", "verse": 0}),
    ],
)
def test_a_threshold_shows_what_follows_when_it_is_reached_and_not_before(table, status, parts, telling):
    heard = []
    for part in parts:
        table.move("mark", status=status, **({"part": part} if part else {}))
        heard.append([told for told in table.tellings if told.key in ("tell-status-verse", "tell-status-event")])
    assert heard[:-1] == [[]] * (len(parts) - 1)
    assert [(told.key, told.args["verse"]) for told in heard[-1]] == [(telling["key"], telling["verse"])]


@pytest.mark.rule("TG-STA-07")
def test_what_befell_one_character_is_a_personal_secret_of_its(table):
    table.move("take", who="beor", kind="secret", name="A fever", number=31, personal=True)
    card = table.hero("beor").belongings[0]
    assert (card.kind, card.number, card.personal) == ("secret", 31, True)
    assert table.hero("ailei").belongings == [] and table.state.statuses == {}


@pytest.mark.rule("TG-STA-08")
def test_the_names_of_the_rulebook_are_there_with_their_boxes():
    named = {facts.cs: (facts.shape, facts.boxes) for facts in printed.statuses().values() if facts.cs}
    assert named == {
        "Klášter objeven": ("single", 1),
        "Konec jedné cesty": ("single", 1),
        "Konec vznešenosti": ("numbered", 8),
        "Záchrana z milosti Pramatky": ("single", 1),
    }


@pytest.mark.rule("TG-STA-02")
def test_only_marked_statuses_are_shown_unasked(table):
    assert sheet(table.state, EVERYBODY).statuses == []
    table.move("mark", status="cosuil", part=1)
    assert [row.key for row in sheet(table.state, EVERYBODY).statuses] == ["cosuil"]
