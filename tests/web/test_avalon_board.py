"""A character's board as a picture: what may be spent, what is lost, what Health blocks, where fear is panic."""

from __future__ import annotations

import re

import pytest

from companion.store.samples import lay_sample

PARTY = {"name": "Desky", "characters.0.id": "beor", "characters.1.id": "ailei"}
ROW = r'<span class="positions" aria-hidden="true">(.*?)</span>'


@pytest.fixture
def table(visitor):
    """A table of two that is laid; Beor's tracks are 6, 9 and 7 long."""
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    visitor.move("leave_list")
    return visitor


def board(table, who="beor") -> str:
    """What the board of a character shows."""
    page = table.look("party").text
    return re.search(rf'<section class="panel board[^>]*id="hero-{who}".*?</section>', page, re.S)[0].replace(
        "\u00a0", " "
    )


def rows(shown: str) -> list[list[str]]:
    """The marks of each position of Energy, Health and Terror, from the lowest up."""
    return [re.findall(r'<i class="\s*([^"]*?)\s*">', row) for row in re.findall(ROW, shown)]


def change(table, **by):
    for what, amount in by.items():
        table.move("change", {"who": "beor", "what": what, "by": amount, "page": "party"})


@pytest.mark.rule("TG-TRK-05")
def test_the_limiter_stands_behind_the_last_health_and_blocks_energy_above_it(table):
    change(table, health=-5)
    energy, health, terror = rows(shown := board(table))
    assert [marks.split()[-1] for marks in (energy[3], health[3], terror[3])] == ["post-after"] * 3
    assert energy[4:6] == ["blocked", "blocked"] and energy[6] == "none"  # it has 6, in the columns of 9
    assert health[3].startswith("held") and health[4:] == ["lost"] * 5
    assert "výdrž nejvýš 4" in shown and 'title="TG-TRK-05"' in shown
    more = re.search(r'value="energy".*?value="1"[^>]*>', shown, re.S)[0]
    assert more.endswith("disabled>")


@pytest.mark.rule("TG-TRK-05")
def test_at_no_health_the_limiter_stands_before_everything(table):
    change(table, health=-9)
    for row in rows(board(table)):
        assert row[0].endswith("post-before") and not any("post" in marks for marks in row[1:])


@pytest.mark.rule("TG-TRK-07")
def test_fear_is_panic_above_health_and_not_at_it(table):
    change(table, health=-5, terror=4)
    shown = board(table)
    assert "panika od hrůzy 5" in shown and ">panika<" not in shown
    assert rows(shown)[2][3].startswith("held") and rows(shown)[2][4] == "panic"
    change(table, terror=1)
    shown = board(table)
    assert ">panika</span>" in shown and "od hrůzy" not in shown
    assert rows(shown)[2][4] == "panic held"


@pytest.mark.rule("TG-TRK-02")
def test_red_positions_are_marked_and_exhaustion_is_said(table):
    change(table, energy=-5)
    energy, _, terror = rows(shown := board(table))
    assert [n for n, marks in enumerate(energy, 1) if "red" in marks] == [1]
    assert [n for n, marks in enumerate(terror, 1) if "red" in marks] == [6, 7]
    assert ">vyčerpání</span>" in shown


@pytest.mark.rule("TG-ATT-01")
def test_attributes_have_names_and_stand_against_each_other(table):
    pairs = re.findall(r'<div class="opposed">(.*?)</div>', board(table), re.S)
    named = [re.findall(r'class="attribute-name">\s*(\w+)</span> <b>(\d)</b>', pair) for pair in pairs]
    assert named == [
        [("agresivita", "2"), ("empatie", "0")],
        [("odvaha", "1"), ("opatrnost", "1")],
        [("praktičnost", "1"), ("duchovnost", "0")],
    ]


@pytest.mark.rule("TG-ADV-01", "TG-ADV-05")
def test_what_the_next_point_costs_is_told_in_the_evening_only(table):
    assert "pair-price" not in board(table)
    for move, args in (("start_day", {}), ("turn_event", {}), ("end_day", {"everyone_passes": "true"}), ("rest", {})):
        table.move(move, args)
    assert re.findall(r"pair-price.*?<b>(\d+)</b>", board(table), re.S) == ["6", "6", "4"]


def test_a_number_is_one_tap_and_rare_deeds_are_folded(table):
    shown = board(table)
    before = shown[: shown.index("<details")]
    for what in ("energy", "health", "terror", "food", "wealth", "reputation", "magic", "experience"):
        assert f'name="what" value="{what}"' in before
    assert "moves/gain_attribute" not in before and "do=read_board" not in before
    assert re.search(r'<use href="[^"]*tainted-grail\.svg[^"]*#beor"', shown)


def test_the_map_stays_as_near_as_it_was_when_a_card_is_tapped(visitor):
    visitor.id = lay_sample(visitor.store, "tainted_grail", "cs").id
    for land in ("whole", "close"):
        page = visitor.look(f"map?land={land}").text
        assert re.search(rf'class="button chosen" href="[^"]*\?land={land}', page)
        assert f"map?land={land}&amp;at=113#place" in page
    assert "map big close" in page and 'id="here-113"' in page
    assert "map?at=113#place" in visitor.look("map").text
    assert "map big close" not in visitor.look("map?land=nowhere").text
