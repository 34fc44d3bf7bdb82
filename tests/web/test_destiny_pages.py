"""The pages of Path of Destiny: set up by its form, drafted and played by one tap each, looked at from a seat."""

from __future__ import annotations

import gzip
import re

import pytest

GAME = "witcher_path_of_destiny"
PEOPLE = [
    {"player": "Jana", "character": "geralt"},
    {"player": "Petr", "character": "ciri"},
    {"player": "Ola", "character": "yennefer"},
]
MAP = {"exploration": "1", "magic": "1", "colours": ["blue", "green"], "condition": "C8", "result": "R2"}
FIRE = {"magic": "3", "colours": ["red"], "condition": "C1", "condition_symbol": "magic", "result": "R1"}
CARDS = (
    {"card": "sekera", "combat": "2", "colours": ["red"]},
    {"card": "mapa", "condition_colour": "blue", **MAP},
    {"card": "oheň", **FIRE},
)
PANELS = ("", "mine?seat=1", "mine?seat=2", "timelines", "race", "box")


@pytest.fixture
def table(visitor):
    """A visitor at a table of three, the first chapter of a printed story; nothing was drafted yet."""

    def lay(kept: str = "full", players=PEOPLE, story: str = "P1", begin: bool = True):
        options = {"players": players, "story": story, "kept": kept}
        visitor.id = visitor.store.create(GAME, "U ohně", options).record.id
        visitor.move("leave_list")
        if begin:
            visitor.move("name_symbols", {"left": "magic", "right": "combat"})
            visitor.move("next_step")
        return visitor

    return lay


def state(visitor):
    return visitor.store.get(visitor.id).state


def everywhere(visitor):
    """Every page of the table, drawn."""
    pages = {}
    for panel in PANELS:
        answer = visitor.look(panel)
        assert answer.status_code == 200 and "broken" not in answer.text[:400], panel
        pages[panel] = answer.text
    return pages


def drafted(visitor):
    for row in (1, 4, 0):
        page = visitor.look().text
        who = state(visitor).initiative[
            len([one for one in state(visitor).rows if one.seat]) + len(state(visitor).queue)
        ]
        assert re.search(
            rf'action="[^"]*draft_row"><input[^>]*><input[^>]*><input type="hidden" name="who" value="{who}">', page
        )
        visitor.move("draft_row", {"who": who, "row": row})
    return visitor


def test_all_pages_stand_at_each_step_of_a_full_turn(table):
    visitor = table()
    everywhere(visitor)
    for card in CARDS:
        visitor.move("describe_card", card)
    drafted(visitor)
    page = everywhere(visitor)[""]
    assert "who-plays" in page and "first=sekera" in page
    page = visitor.look("?who=1&first=sekera").text
    assert 'name="second" value="mapa"' in page and "play_cards" in page
    for who in (1, 2, 3):
        visitor.move("play_cards", {"who": who, "first": "sekera", "second": "mapa"})
    assert "resolve_effect" in everywhere(visitor)["mine?seat=2"]  # Ciri could lend a card another colour
    visitor.move("resolve_effect", {"who": 2})
    assert state(visitor).step == "check"  # nobody has described the card of extra effort
    everywhere(visitor)


def test_a_seat_chooses_its_cards_face_down_and_nobody_else_sees_them(table):
    visitor = table()
    for card in CARDS:
        visitor.move("describe_card", card)
    drafted(visitor)
    own = visitor.look("mine?seat=1&first=mapa").text
    assert "choose_cards" in own and "play_cards" not in own
    visitor.move("choose_cards", {"who": 1, "first": "mapa", "second": "sekera"})
    mine, whole = visitor.look("mine?seat=1").text, visitor.look().text
    assert "take_back" in mine and "take_back" not in visitor.look("mine?seat=2").text
    assert "vybráno" in whole


def test_at_a_light_table_fate_is_a_tap_for_each_and_a_chapter_two_numbers(table):
    visitor = table("light")
    assert "on-table" not in visitor.look("timelines").text
    drafted(visitor)
    if state(visitor).step != "fate":
        visitor.move("next_step")
    page = everywhere(visitor)[""]
    assert page.count('/moves/announce"') == 9
    for who in (1, 2, 3):
        visitor.move("announce", {"who": who, "side": "left"})
    assert state(visitor).fate["I"] == "left"
    assert 'class="fate-token"' in visitor.look().text


def test_symbols_are_put_right_on_the_timeline_itself(table):
    visitor = table()
    visitor.move("describe_card", CARDS[0])
    visitor.move("lay_card", {"who": 1, "card": "sekera"})
    plain, mending = visitor.look("timelines").text, visitor.look("timelines?mend=1").text
    assert "cover_symbol" not in plain and "cover_symbol" in mending and "gain_symbols" in mending
    visitor.move("cover_symbol", {"who": 1, "place": 0, "at": 0})
    assert "symbol covered" in visitor.look("timelines").text


def test_characters_are_dealt_and_chosen_by_one_tap(table):
    visitor = table(players=[{}, {}], begin=False)
    page = visitor.look().text
    assert (
        page.count("/moves/choose_character") == 2 and visitor.look("mine?seat=2").text.count("choose_character") == 0
    )


def test_a_card_described_wrongly_is_told_at_its_field_and_keeps_what_was_typed(table):
    visitor = table()
    answer = visitor.move(
        "describe_card", {"card": "nic", "condition": "C1", "result": "R1", "colours": ["red"]}, page="box"
    )
    assert 'value="nic"' in answer.text and "field-wrong" in answer.text


def test_the_set_up_offers_both_kinds_of_stories_and_lays_a_table(visitor):
    page = visitor.get(f"/new/{GAME}").text
    for story in ("P1", "P2", "P3", "the-last-toll", "the-empty-chair", "two-banks"):
        assert f'value="{story}"' in page
    assert 'name="difficulty"' not in page and 'name="difficulty"' in visitor.get(f"/new/{GAME}?count=1").text
    fields = {"name": "Kruh", "key": "one", "story": "two-banks", "kept": "light", "first": "1"}
    fields |= {"players.0.player": ["1", "Jana"], "players.1.player": ["2", "Petr"], "players.1.character": "ciri"}
    answer = visitor.client.post(f"/new/{GAME}", data=fields)
    assert answer.status_code == 303


def test_rows_of_numbers_are_written_with_spaces(table):
    visitor = table()
    page = visitor.look("box?unfold=board-geralt").text
    assert "JSON" not in page and 'name="track"' in page and 'name="scale"' in page
    board = {"character": "geralt", "second": "4", "third": "9", "fourth": "14", "track": " ".join(map(str, range(21)))}
    visitor.move("describe_board", board)
    visitor.move("describe_quest", {"character": "geralt", "scale": "0 2 5 9", "colour": "red"})
    box = state(visitor).box
    assert box.boards["geralt"].track[20] == 20 and box.quests["geralt"].scale == [0, 2, 5, 9]
    assert "holds" in visitor.look("race").text


@pytest.mark.parametrize(
    "step", ["quests", "gold", "objectives", "unresolved", "winner", "epilogue", "over", "scoring"]
)
@pytest.mark.parametrize("story", ["P1", "P2", "P3"])
def test_the_pages_stand_at_each_step_of_the_end(table, story, step):
    visitor = table(story=story)
    for path, value in (("chapter", 3), ("dominant", ["left", "right", "left"]), ("winner", 2), ("step", step)):
        visitor.store.move(
            visitor.id, visitor.revision, "correct", {"path": f"/{path}", "value": value}, overrule=("*",)
        )
    everywhere(visitor)


def test_a_box_of_all_cards_weighs_little(table):
    visitor = table()
    for number in range(93):
        effect = {"condition": "C8", "condition_colour": "blue", "result": "R2"} if number % 2 else {}
        card = {"card": f"{number}. karta z krabice", "magic": 2, "combat": 1, "colours": ["red", "blue"], **effect}
        visitor.store.move(visitor.id, visitor.revision, "describe_card", card)
    drafted(visitor)
    for panel in ("", "?who=1&first=7. karta z krabice", "mine?seat=1", "box"):
        page = visitor.look(panel).text
        assert len(gzip.compress(page.encode())) < 60_000, panel
