"""An objection that leaves the table a choice offers it: as buttons on the page, as moves in the API."""

from __future__ import annotations

import re
from html import unescape

import pytest

from .api_client import Api

PARTY = {"name": "Tažení", "characters.0.id": "beor", "characters.1.id": "ailei"}
FORM = re.compile(r'<form method="post" action="/t/\w+/moves/(\w+)"[^>]*>(.*?)</form>', re.S)
FIELD = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)">')


@pytest.fixture
def hungry(visitor):
    """A day at a table of two, where Beor has no Energy left."""
    visitor.id = re.fullmatch(r"/t/(\w+)/", visitor.post("/new/tainted_grail", PARTY).location)[1]
    for move, typed in (
        ("start_day", {}),
        ("turn_event", {}),
        ("change", {"who": "beor", "what": "energy", "by": "-9"}),
    ):
        assert visitor.move(move, typed).status_code == 303
    return visitor


def ways(text: str) -> list[tuple[str, str, dict[str, list[str]]]]:
    """The buttons of the dialog: the move, what is written on it, what it sends."""
    found = []
    for move, inner in FORM.findall(text[text.index('class="trouble-instead"') : text.index('class="trouble-ways"')]):
        sent: dict[str, list[str]] = {}
        for name, value in FIELD.findall(inner):
            sent.setdefault(name, []).append(unescape(value))
        found.append((move, re.search(r'<button type="submit">(.*?)</button>', inner, re.S)[1].strip(), sent))
    return found


@pytest.mark.parametrize("in_place", [True, False], ids=["script", "no-script"])
def test_the_page_asks_who_covers_and_who_stays(hungry, in_place):
    answer = hungry.move("explore", {"who": ["beor", "ailei"]}, in_place)
    assert answer.status_code == 422
    offered = ways(answer.text)
    assert [words for _, words, _ in offered] == ["Ailei doplatí 1 bod výdrže za Beora", "Beor zůstane stranou"]
    move, _, sent = offered[1]
    sent.pop("revision")
    assert hungry.move(move, sent, in_place).status_code == (200 if in_place else 303)
    state = hungry.store.get(hungry.id).state
    assert state.under_way[0].who == ["ailei"] and state.heroes["ailei"].energy.value == 5


def test_a_program_gets_whole_moves(app):
    api = Api(app.test_client())
    made = api.post(
        "/tables", {"game": "tainted_grail", "name": "T", "options": {"characters": [{"id": "beor"}, {"id": "ailei"}]}}
    )
    at, revision = f"/tables/{made['id']}", made["revision"]
    for move, args in (("start_day", {}), ("turn_event", {}), ("change", {"who": "beor", "what": "energy", "by": -9})):
        revision = api.post(f"{at}/moves/{move}", {"revision": revision, "args": args})["revision"]
    problem = api.refused(422, f"{at}/moves/explore", {"revision": revision, "args": {"who": ["beor", "ailei"]}})
    assert problem["can_overrule"] and [way["message"] for way in problem["instead"]] == [
        "Ailei adds 1 Energy for Beor",
        "Beor stays behind",
    ]
    way = problem["instead"][0]
    assert way["args"] == {"who": ["beor", "ailei"], "paying": {"beor": 0, "ailei": 2}}
    assert (
        api.post(f"{at}/moves/{way['move']}", {"revision": revision, "args": way["args"]})["revision"] == revision + 1
    )
