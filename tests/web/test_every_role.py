"""Every address, asked in every role: what is somebody's secret is in no answer to anybody else.

Which addresses there are stands in `test_every_route.py`, which fails for one that it does not know. Each game has a
table with an owner's book, of which one passage was read; Talisman's has spells in two hands besides.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.games import game as game_of
from companion.store.samples import lay_sample
from companion.web.rights import MAY, RIGHT

from .conftest import Visitor
from .test_every_route import CORRECTED, SHOWN
from .test_joining import Guest

GAMES = ("tainted_grail", "talisman", "witcher_old_world", "witcher_path_of_destiny", "mage_knight")
SPELLS = {1: "Vítr z hor", 2: "Tma pod vodou"}  # by whose hand they are in
READ, UNREAD, BY_CHOICE = "Začátek, který slyšel každý", "Konec, který nikdo neslyšel", "Slova za volbou"
BOOK = f"""# the-ford
game: {{game}}

## cs Brod

Krátká kniha.

## en The Ford

# bank
entry: start
case wet: visited["water"]

- [wade](#water)
- [sit](#bank)

## cs Na břehu

{READ}. {{{{wet: {BY_CHOICE}|Sucho}}}}.

- wade: Jít.
- sit: Sedět.

## en On the Bank

{READ}.

- wade: Go.
- sit: Sit.

# water
ending: found

## cs {UNREAD}

{UNREAD}.

## en {UNREAD}

{UNREAD}.
"""
LOOKS = {  # who looks: its role, and its seat; None: none; "stranger": who never joined
    "host": ("host", None),
    "chronicler": ("chronicler", None),
    "chronicler at seat 1": ("chronicler", 1),
    "player 1": ("player", 1),
    "player 2": ("player", 2),
    "player of no seat": ("player", None),
    "onlooker": ("onlooker", None),
    "onlooker who had a seat": ("onlooker", 1),
    "stranger": None,
}
ASKED = ("", "seat=2&show=1")  # the second where seats have secrets


@pytest.fixture
def secrets(app, game):
    """The host, at a table that keeps secrets."""
    host = Visitor(app)
    folder = Path(app.instance_path) / "journal" / game.replace("_", "-") / "the-ford"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK.format(game=game.replace("_", "-")), encoding="utf-8")
    if game == "talisman":
        options = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
        host.id = host.store.create(game, "Stůl", options, seed="SEMÍNKO").record.id
        host.store.move(host.id, host.revision, "leave_list", {})
        host.store.move(host.id, host.revision, "gain_spell", {"who": 2}, overrule=("*",))
        for who, name in SPELLS.items():
            host.store.move(host.id, host.revision, "name_spell", {"who": who, "name": name})
    else:
        host.id = lay_sample(host.store, game, "cs", None).id
    book = {"book": f"own/{game.replace('_', '-')}/the-ford", "language": "cs"}
    host.store.move(host.id, host.revision, "open_book", book, overrule=("*",))
    return host


def guest_of(app, host, look):
    """A browser in that role; a stranger has none."""
    guest = Guest(app, "192.168.1.77")
    guest.id = host.id
    if LOOKS[look] is not None:
        role, seat = LOOKS[look]
        device, token = app.extensions["register"].add(look, role)
        app.extensions["register"].sit(device.id, host.id, seat, even_if_taken=True)
        guest.client.set_cookie("device", token, domain="127.0.0.1")
    return guest


def addresses(host):
    """All that can be looked at of this table, the game's own pages among it, by the endpoint that answers."""
    game = game_of(host.store.get(host.id).game)
    pages = [f"/t/{{id}}/{panel.name}" for panel in game.panels]
    for route, paths in SHOWN.items():
        for path in dict.fromkeys([*paths, *(pages if route == "play.panel" else ())]):
            yield route, path.format(id=host.id)
    for at in CORRECTED:
        yield "play.panel", f"/t/{host.id}/correct{at}"
    for back in range(max(0, host.revision - 4), host.revision + 1):
        yield "play.moment", f"/t/{host.id}/at/{back}"
        yield "api.table_at", f"/api/tables/{host.id}/at/{back}"
    yield "play.panel", f"/t/{host.id}/journal"
    yield "play.panel", f"/t/{host.id}/journal?books=1"
    yield "play.panel", f"/t/{host.id}/journal-map"
    yield "play.panel", f"/t/{host.id}/mine"


def told_to(answer, look, host, said):
    """No answer to that look tells what is not for it; `said`: where it was given."""
    text = answer.text + json.dumps(dict(answer.headers), ensure_ascii=False)
    role, seat = LOOKS[look] or (None, None)
    for secret in (UNREAD, BY_CHOICE):
        assert secret not in text, (look, said)
    assert "SEMÍNKO" not in text, (look, said)
    if role is None:
        assert READ not in text and "Stůl" not in text, (look, said)
    for owner, spell in SPELLS.items():
        assert spell not in text or (owner == seat and role != "onlooker"), (look, said)


FEW = ("player 2", "stranger")  # at games whose seats have no secrets
MORE = ("host", "chronicler", "onlooker")  # and these in `make soak`
PAIRS = [
    pytest.param(game, look, marks=[] if game == "talisman" or look in FEW else [pytest.mark.soak])
    for game in GAMES
    for look in (LOOKS if game == "talisman" else (*FEW, *MORE))
]


@pytest.mark.rule("TA-SPL-02", "TA-SPL-12")
@pytest.mark.parametrize(("game", "look"), PAIRS)
def test_nobody_is_told_what_is_not_theirs(app, secrets, look):
    for held in ("player 1", "player 2"):  # each seat has a device: no tablet may look from there
        guest_of(app, secrets, held)
    guest, opened = guest_of(app, secrets, look), 0
    views = app.view_functions
    for route, path in addresses(secrets):
        for asked in ASKED if secrets.store.get(secrets.id).game == "talisman" else ASKED[:1]:
            address = f"{path}{'&' if '?' in path else '?'}{asked}"
            answer = guest.get(address)
            told_to(answer, look, secrets, address)
            may = LOOKS[look] is not None and LOOKS[look][0] in MAY.get(getattr(views[route], RIGHT, "house"), ())
            assert (answer.status_code in (401, 403) or answer.location == "/join") == (not may), (look, address)
            opened += answer.status_code == 200
    assert opened > 40 if LOOKS[look] else not opened


@pytest.mark.parametrize("game", GAMES)
def test_who_may_see_a_secret_sees_it(app, secrets):
    """The crawl above would be content with blank pages."""
    state = secrets.store.get(secrets.id).game
    reader = guest_of(app, secrets, "onlooker")
    assert READ in reader.get(f"/t/{secrets.id}/journal").text
    assert UNREAD in guest_of(app, secrets, "chronicler").get(f"/desk/book/own/{state.replace('_', '-')}/the-ford").text
    if state == "talisman":
        for seat, spell in SPELLS.items():
            mine = guest_of(app, secrets, f"player {seat}")
            assert spell in mine.get(f"/api/tables/{secrets.id}").text
            assert spell in mine.get(f"/api/tables/{secrets.id}/log?limit=100").text
    assert "SEMÍNKO" in secrets.get(f"/t/{secrets.id}/export").text or state != "talisman"


@pytest.mark.parametrize(("game", "look"), [pair for pair in PAIRS if pair.values[1] != "host"])
def test_no_file_of_a_table_or_of_a_book_leaves_the_house_but_by_its_host(app, secrets, look):
    guest = guest_of(app, secrets, look)
    book = f"own/{secrets.store.get(secrets.id).game.replace('_', '-')}/the-ford"
    for path in (f"/t/{secrets.id}/export", f"/t/{secrets.id}/export?books=1", f"/api/tables/{secrets.id}/export"):
        answer = guest.get(path)
        assert answer.status_code in (303, 401, 403), (look, path)
        told_to(answer, look, secrets, path)
    for path in (f"/desk/book/{book}", f"/desk/map/{book}", f"/desk/twee/{book}", f"/desk/stamp/{book}", "/desk/"):
        answer = guest.get(path)
        if look.startswith("chronicler"):
            assert answer.status_code == 200, (look, path)
        else:
            assert answer.status_code in (303, 401, 403) and UNREAD not in answer.text, (look, path)


@pytest.mark.parametrize(("game", "look"), PAIRS)
def test_no_answer_to_what_is_done_tells_it(app, secrets, look):
    guest = guest_of(app, secrets, look)
    for way, args in (("moves/note", {"text": "Ticho."}), ("undo", None), ("redo", None), ("fork", None)):
        body = {"revision": secrets.revision} | ({"args": args} if args else {})
        answer = guest.client.post(f"/api/tables/{secrets.id}/{way}", json=body, headers=guest.headers)
        told_to(answer, look, secrets, way)
        page = guest.post(f"/t/{secrets.id}/{way}", {"revision": str(secrets.revision), **(args or {})})
        told_to(page, look, secrets, way)


@pytest.mark.parametrize("game", ["talisman"])
def test_at_a_strict_table_nobody_votes_for_another_or_opens_their_ballots(app, secrets):
    secrets.store.move(secrets.id, secrets.revision, "keep_to_seats", {"strict": True})
    one, chronicler = guest_of(app, secrets, "player 1"), guest_of(app, secrets, "chronicler")

    def code(guest, move, **args):
        body = {"revision": secrets.revision, "args": args}
        answer = guest.client.post(f"/api/tables/{secrets.id}/moves/{move}", json=body, headers=guest.headers)
        return answer.json.get("code", "made")

    assert code(guest_of(app, secrets, "player 2"), "ballot", who=2, choice="wade") == "made"
    assert code(one, "vote", seat=2, choice="sit") == "another-players-move"  # it would take the ballot back
    assert code(one, "vote", seat=2) == code(one, "ballot", who=2) == "another-players-move"
    assert code(one, "open_ballots") == "keepers-move"
    assert code(chronicler, "vote", seat=2, choice="sit") == "made"
    assert code(one, "vote", seat=1, choice="sit") == "made"


def test_an_address_that_nobody_declared_is_the_hosts(app):
    """And each of ours is declared."""
    undeclared = [
        rule.endpoint
        for rule in app.url_map.iter_rules()
        if not hasattr(app.view_functions[rule.endpoint], RIGHT) and rule.endpoint != "static"
    ]
    assert not undeclared
