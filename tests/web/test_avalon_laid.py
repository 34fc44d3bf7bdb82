"""A table of Tainted Grail is laid by taps: nothing is typed, and nothing is asked before it matters."""

from __future__ import annotations

import re
from html import unescape

import pytest

from companion.core.words import LANGUAGES
from companion.games.tainted_grail.play.procedures import MORNING, standing

from .conftest import Visitor

TAPS, FIELDS = 12, 6
SET_UP = r'<form class="set-up".*?</form>'
FOLD = re.compile(r"<details(?![^>]* open)[^>]*>(?:(?!<details).)*?</details>", re.S)


def asked(page: str) -> list[str]:
    """The forms of a page that have too many fields in sight while its closed folds are closed."""
    while (shorter := FOLD.sub("", page)) != page:
        page = shorter
    fields = r'<input type="(?:text|number)"|<select|<textarea'
    return [form for form in re.findall(r"<form.*?</form>", page, re.S) if len(re.findall(fields, form)) > FIELDS]


def sent(form: str, *, faces: int = 0) -> dict[str, str]:
    """What a browser sends of a form in which that many faces are tapped, and the first evening; nothing is typed."""
    fields = {}
    for tag in re.findall(r"<input[^>]*>", form):
        kind, name, value = (re.search(rf' {one}="([^"]*)"', tag) for one in ("type", "name", "value"))
        if kind[1] in ("checkbox", "radio"):
            face = re.fullmatch(r"characters\.(\d)\.id", name[1])
            if not (" checked" in tag or (face and int(face[1]) < faces) or name[1] == "guided"):
                continue
        fields[name[1]] = unescape(value[1])
    return fields


def next_form(page: str) -> tuple[str, dict[str, str]]:
    """The one button that leads on: its address, and what it sends."""
    form = next(form for form in re.findall(r"<form.*?</form>", page, re.S) if 'class="main next"' in form)
    return re.search(r'action="([^"]+)"', form)[1], sent(form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_three_is_laid_in_twelve_taps_and_nothing_is_typed(app, language):
    visitor, taps = Visitor(app, language), 1
    game = re.search(r'href="(/new/tainted_grail)"', visitor.get("/").text)[1]
    form = re.search(SET_UP, visitor.get(game).text, re.S)[0]
    taps += 3 + 1 + 1  # three faces, the first evening, the table
    made = visitor.post(re.search(r'action="([^"]+)"', form)[1], sent(form, faces=3))
    assert made.status_code == 303 and "refused" not in made.location
    visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
    state = visitor.store.get(visitor.id).state
    assert len(state.heroes) == 3 and state.guided
    while (state := visitor.store.get(visitor.id).state).checklist is not None:
        where, fields = next_form(visitor.look().text)
        assert visitor.post(where, fields).status_code == 303
        taps += 1
        assert taps <= TAPS
    assert (state.day, standing(state).procedure) == (1, MORNING.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_in_sight_asks_for_more_than_six_things(app, language):
    visitor = Visitor(app, language)
    three = {f"characters.{n}.id": who for n, who in enumerate(("ailei", "arev", "beor"))}
    for page in ("/new/tainted_grail", "/new/tainted_grail?name=x&who=ailei"):
        assert asked(visitor.get(page).text) == []
    for kept in ("full", "light"):
        made = visitor.post("/new/tainted_grail", {"name": kept, "kept": kept, **three})
        visitor.id = re.fullmatch(r"/t/(\w+)/", made.location)[1]
        for move in ("leave_list", "start_day", "turn_event", "put_away"):
            # on a light table the list of put_away asks for the boards
            for page in ("", "map", "party", "party?do=read_board&who=arev", "sheet"):
                assert asked(visitor.look(page).text) == [], (kept, move, page)
            visitor.move(move)


@pytest.mark.parametrize(("language", "words"), [("cs", "aspoň jednu postavu"), ("en", "at least one character")])
def test_a_table_without_a_face_is_not_laid(app, language, words):
    visitor = Visitor(app, language)
    form = re.search(SET_UP, visitor.get("/new/tainted_grail").text, re.S)[0]
    page = visitor.refused("/new/tainted_grail", sent(form))
    assert words in page.text.replace("\u00a0", " ") and visitor.store.all() == []


def test_the_faces_that_were_tapped_go_on_to_the_names_and_boards(visitor):
    tapped = "characters.1.id=arev&characters.3.id=beor&characters=&kept=light"
    page = visitor.get(f"/new/tainted_grail?name=x&{tapped}").text
    assert re.findall(r'name="characters\.\d\.id" value="(\w+)"', page) == ["arev", "beor"]
    assert 'name="characters.0.player"' in page and 'name="kept" value="light"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_asked_part_by_part_with_six_fields_at_most(app, language):
    page = Visitor(app, language).get("/new/tainted_grail?who=beor").text
    parts = re.findall(r'<details class="more-form board-part" name="board-beor">(.*?)</details>', page, re.S)
    assert len(parts) == 5
    assert all(1 <= len(re.findall(r"<input", part)) <= 6 for part in parts)
    assert re.search(r'id="n-beor-energy"', parts[0])
