"""The characters' pages of Talisman: a hand that nobody else sees, an exchange counted before it is made, the race."""

from __future__ import annotations

import re

import pytest

from companion.games.talisman.pages.race import HIGH, chart
from companion.games.talisman.state.pieces import Moment

from .conftest import Visitor

SPELL = "A Quiet Step"
PLAYERS = [{"player": "Jana", "character": "warrior"}, {"player": "Petr", "character": "druid"}]


@pytest.fixture
def table(app):
    """A Warrior and a Druid, who holds a spell that the app knows by its name."""
    visitor = Visitor(app, "en")
    visitor.id = visitor.store.create("talisman", "Ridge", {"players": PLAYERS, "first": 1}, seed="ridge").record.id
    make(visitor, "leave_list")
    make(visitor, "name_spell", who=2, name=SPELL)
    return visitor


def make(visitor, move, **args):
    return visitor.store.move(visitor.id, visitor.revision, move, args, ("*",))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("page", ["party", "hand", "race", "table", "table?do=describe_character&of=druid"])
def test_every_page_is_there_in_both_languages(table, app, page, language):
    table.headers["Accept-Language"] = language
    answer = table.look(page)
    assert answer.status_code == 200
    assert "style=" not in answer.text
    assert "<script>" not in answer.text


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
def test_a_hand_is_only_in_the_page_that_its_seat_asked_for(table):
    for page in ("", "map", "party", "hand", "hand?seat=2", "hand?seat=1&show=1", "hand?show=1", "race", "table"):
        assert SPELL not in table.look(page).text, page
    shown = table.look("hand?seat=2&show=1").text
    assert SPELL in shown
    assert 'hx-history="false"' in shown


def test_after_a_move_the_hand_is_hidden_again(table):
    sent = {"page": "hand", "who": "2", "spell": SPELL, "at": "other"}
    answer = table.move("cast", sent, in_place=True)
    assert answer.status_code == 200
    assert answer.headers["HX-Replace-Url"].endswith("/hand")
    assert "hide-hand" not in answer.text


@pytest.mark.rule("TA-STR-09", "TA-STR-12")
def test_an_exchange_says_its_waste_before_it_is_made(table):
    cards = [{"id": f"card-9{value}", "name": "", "kind": "monster", "value": value} for value in (7, 5, 2)]
    make(table, "correct", path="/characters/0/trophies", value=cards)
    page = table.look("party").text
    assert "for 14 points" in page
    assert "Nothing is lost." in page
    page = table.look("party?do=exchange&who=1&t-card-97=1&t-card-92=1").text
    assert "for 9 points" in page
    assert "2 points are lost." in page


@pytest.mark.rule("TA-OBJ-08")
def test_a_surplus_stands_first_with_the_form_that_resolves_it(table):
    for item in ("helmet", "sword", "axe", "shield", "armour"):
        make(table, "receive", who=1, item=item)
    page = table.look("party").text
    assert page.index("This comes first") < page.index('id="seat-1"')
    assert "carries 1 object too many" in page


def test_letters_at_the_ends_of_the_lines_stand_apart():
    row = [Moment(4, 3, 4)] * 14
    marks = sorted(line.mark[1] for line in chart([row, row], "strength").lines)
    assert all(after - before > 10 for before, after in zip(marks, marks[1:], strict=False))
    assert marks[0] > 0
    assert marks[-1] < HIGH


def test_a_line_breaks_off_where_the_character_falls():
    moments = [[Moment(4, 3, 4)], [Moment(5, 3, 1)], [Moment(0, 0, 0)], [Moment(3, 3, 4)]]
    line = chart(moments, "strength").lines[0]
    assert line.path.count("M") == 2
    assert len(line.falls) == 1
    assert line.end is not None


@pytest.mark.rule("TA-SPL-12")
@pytest.mark.parametrize("move", ["name_spell", "gain_spell"])
def test_naming_or_gaining_a_spell_leaves_the_hand_open_and_not_in_the_address(table, move):
    make(table, "gain_spell", who=2)
    shown = table.look("hand?seat=2&show=1").text
    (action,) = set(re.findall(rf'action="([^"]*moves/{move}[^"]*)"', shown)) or {""}
    assert action.endswith("?seat=2&amp;show=1")
    sent = {"page": "hand", "who": "2", "name": "Ash"}
    answer = table.move(f"{move}?seat=2&show=1", sent, in_place=True)
    assert answer.status_code == 200 and "hide-hand" in answer.text and "Ash" in answer.text
    assert answer.headers["HX-Replace-Url"].endswith("/hand")


@pytest.mark.rule("TA-SPL-07")
def test_a_spell_is_cast_by_one_tap_on_whom_it_meets(table):
    shown = table.look("hand?seat=2&show=1").text
    form = shown[shown.index("moves/cast") :]
    form = form[: form.index("</form>")]
    assert re.findall(r'<button type="submit" name="(whom|at)" value="(\w+)"', form) == [
        *[("whom", "1"), ("whom", "2")],
        ("at", "creature"),
        ("at", "other"),
    ]


@pytest.mark.rule("TA-SPL-08")
def test_a_name_that_was_typed_and_not_noted_goes_along_when_the_spell_is_cast(table):
    make(table, "gain_spell", who=2)
    shown = table.look("hand?seat=2&show=1").text
    (form,) = re.findall(r'<form [^>]*action="[^"]*moves/cast"(?:(?!</form>).)*name="name".*?</form>', shown, re.S)
    assert re.search(r'formaction="[^"]*moves/name_spell\?seat=2&amp;show=1"', form)
    assert form.count("formnovalidate") == 4  # nobody has to name it: on either of the two, at a creature, at else
    table.move("cast", {"page": "hand", "who": "2", "name": "Ash", "whom": "1"}, in_place=True)
    assert "“Ash”" in table.look("chronicle").text


def test_without_a_name_an_unnamed_spell_is_cast_all_the_same(table):
    make(table, "gain_spell", who=2)
    answer = table.move("cast", {"page": "hand", "who": "2", "name": "", "at": "other"}, in_place=True)
    assert answer.status_code == 200 and "field-wrong" not in answer.text
