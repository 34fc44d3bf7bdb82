"""What new players met on their first evening, told right."""

from __future__ import annotations

import re

import pytest

from .conftest import Visitor


@pytest.mark.parametrize(("language", "touched"), [("cs", "mastné prsty"), ("en", "the grease on your fingers")])
def test_nobody_has_greasy_fingers_who_never_touched_the_lamp(app, language, touched):
    """The lamp in the wall: over the wall and along the track, or by the lamp itself."""
    for ways, greasy in ((["walk", "go"], False), (["look", "pinch", "go"], True)):
        visitor = Visitor(app, language)
        made = visitor.post("/new/tainted_grail", {"name": language + ways[0], "characters.0.id": "beor"})
        visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
        for move in ("leave_list", "start_day", "turn_event"):
            visitor.move(move, {})
        visitor.move("open_book", {"book": "tainted-grail/the-lamp-in-the-wall", "language": language}, page="journal")
        for way in ways:
            rolled = {"rolled": "6"} if way == "pinch" else {}
            assert visitor.move("choose", {"choice": way, **rolled}, page="journal").status_code == 303
        page = visitor.look("journal").text.replace("&nbsp;", " ").replace("\u00a0", " ")
        assert ("Tegwen" in page, touched in page) == (True, greasy)


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "vyberte jednu z možností"), ("en", "choose one of the options")]
)
def test_a_status_that_was_not_chosen_is_to_be_chosen(app, language, words):
    visitor = Visitor(app, language)
    made = visitor.post("/new/tainted_grail", {"name": "Stůl", "characters.0.id": "beor"})
    visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
    answer = visitor.move("mark", {"status": "", "part": ""})
    assert answer.status_code == 422 and words in answer.text.replace("\u00a0", " ")


@pytest.mark.parametrize("game", ["talisman", "witcher_old_world", "tainted_grail"])
def test_the_guide_stands_above_the_list_of_the_set_up_where_it_was_asked_for(visitor, game):
    for guided in (True, False):
        players = {"characters": [{"id": "beor"}]} if game == "tainted_grail" else {"players": [{}, {}]}
        visitor.id = visitor.store.create(game, f"Poprvé {guided}", {**players, "guided": guided}).record.id
        page = visitor.look("").text
        assert ('class="panel guide"' in page, "Vítejte." in page) == (guided, guided)
        assert "Slovo má" not in page  # nobody decides anything before the box is laid out
