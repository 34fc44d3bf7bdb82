"""Joining over the network: strangers, codes, seats, roles; what a cookie opens, and until when."""

from __future__ import annotations

import pytest

from companion.devices.invitations import MOST_WRONG

from .conftest import Visitor

OPTIONS = {"players": [{"player": "Anna", "character": "wizard"}, {"player": "Petr", "character": "druid"}], "first": 1}


class Guest(Visitor):
    """A browser of its own, somewhere on the home network."""

    def __init__(self, app, address="192.168.1.50", language="cs"):
        super().__init__(app, language)
        self.client.environ_base["REMOTE_ADDR"] = address
        self.address = address

    def joins(self, token, as_, name=""):
        return self.post(f"/join/{token}", {"name": name, "as": str(as_)})


@pytest.fixture
def table(app):
    """A table of two wizards of the spell, at this machine."""
    host = Visitor(app)
    host.id = host.store.create("talisman", "Stůl", OPTIONS, seed="hill").record.id
    host.store.move(host.id, host.revision, "leave_list", {})
    return host


@pytest.fixture
def token(app, table):
    return app.extensions["invitations"].current(table.id).token


@pytest.fixture
def register(app):
    return app.extensions["register"]


def test_this_machine_is_the_host_as_ever(table):
    assert table.get("/door").status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/x/", "/rules/talisman", "/desk/", "/door", "/new/talisman", "/nothing"])
def test_a_stranger_is_led_to_the_door(app, path):
    answer = Guest(app).get(path)
    assert answer.status_code == 303 and answer.location == "/join"
    assert Guest(app).get("/join").status_code == 200


def test_a_strangers_program_is_told_so(app, table):
    guest = Guest(app)
    for path in ("/api/tables", f"/api/tables/{table.id}", f"/api/tables/{table.id}/export"):
        answer = guest.get(path, Accept="application/json")
        assert answer.status_code == 401 and answer.json["code"] == "stranger", path
    assert guest.get(f"/t/{table.id}/live", Accept="text/event-stream").status_code == 401
    in_place = guest.get(f"/t/{table.id}/", **{"HX-Request": "true"})
    assert in_place.status_code == 401 and in_place.headers["HX-Redirect"] == "/join" and not in_place.text
    assert guest.post(f"/t/{table.id}/undo", {"revision": "1"}).status_code == 401
    assert guest.post("/restore").status_code == 401
    assert table.revision == 1


def test_who_scans_sits_after_two_taps(app, table, token, register):
    guest = Guest(app)
    page = guest.get(f"/join/{token}")
    assert "Anna" in page.text and "Čaroděj" in page.text and "Druid" in page.text
    answer = guest.joins(token, 2)
    assert answer.status_code == 303 and answer.location == f"/t/{table.id}/"
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Secure" not in cookie
    [device] = register.all()
    assert (device.name, device.role, device.seats) == ("Petr", "player", {table.id: 2})
    assert guest.get(f"/t/{table.id}/").status_code == 200


def test_on_a_secure_page_the_cookie_stays_on_secure_pages(app, table, token):
    guest = Guest(app)
    answer = guest.client.post(f"/join/{token}", data={"as": "1"}, base_url="https://127.0.0.1", headers=guest.headers)
    assert answer.status_code == 303 and "Secure" in answer.headers["Set-Cookie"]


def test_the_typed_code_leads_to_the_same_seats(app, table, token):
    code = app.extensions["invitations"].current().shown_code
    answer = Guest(app).post("/join", {"code": code})
    assert answer.status_code == 303 and answer.location == f"/join/{token}"


def test_a_code_that_ran_out_is_said_to_have_run_out_and_another_table_takes_the_same_one(app, table, token):
    invitations = app.extensions["invitations"]
    old = invitations.current().code
    assert invitations.current("t2").code == old and invitations.current(table.id).token == token
    invitations.renew()
    answer = Guest(app).post("/join", {"code": old})
    assert answer.status_code == 403 and "už vypršel" in answer.text and invitations.wrong == 0


def test_whoever_was_shown_out_is_told_so(app, table, token, register):
    guest = Guest(app)
    assert "hostitel ho odebral" not in guest.get("/join").text
    guest.joins(token, 1)
    register.remove(register.all()[0].id)
    assert "hostitel ho odebral" in guest.get("/join").text


def test_a_refused_form_is_found_again_after_aa(app, table, token):
    answer = Guest(app).joins(token, "onlooker")
    assert answer.status_code == 422 and f"back=/join/{token}" in answer.text


def test_on_a_players_device_the_page_of_hands_is_their_own(app, table, token):
    table.store.move(table.id, table.revision, "name_spell", {"who": 1, "name": "Vítr z hor"})
    anna, petr = Guest(app), Guest(app)
    anna.joins(token, 1), petr.joins(token, 2)
    assert (
        "Vítr z hor" in anna.get(f"/t/{table.id}/hand").text and "Natočte" not in anna.get(f"/t/{table.id}/hand").text
    )
    assert "Vítr z hor" not in petr.get(f"/t/{table.id}/hand").text
    tablet = table.get(f"/t/{table.id}/hand").text
    assert tablet.count("na vlastním telefonu") == 2 and "seat=1" not in tablet


def test_no_code_is_no_guess(app, table, token):
    answer = Guest(app).post("/join", {"code": " "})
    assert answer.status_code == 422 and "Opište šest číslic" in answer.text
    assert app.extensions["invitations"].wrong == 0


def test_an_odd_name_for_a_device_is_said_beside_it(app, table, token, register):
    Guest(app).joins(token, 1)
    [device] = register.all()
    answer = table.post(f"/devices/{device.id}/change", {"name": " ", "table": table.id})
    page = table.get(answer.location)
    assert page.status_code == 200 and "aspoň jedno písmeno" in page.text and register.all() == [device]
    table.post(f"/devices/{device.id}/change", {"name": "Anička", "seat": "2", "table": table.id})
    assert register.all()[0].name == "Anička" and register.all()[0].seats == {table.id: 2}
    table.post(f"/devices/{device.id}/change", {"seat": "", "table": table.id})
    assert register.all()[0].seats == {}


def test_the_doors_qr_code_is_the_invitation(app, table, token):
    door = app.extensions["door"]
    assert door.invitation() == f"/join/{token}" and door.code() == app.extensions["invitations"].current().shown_code


def test_a_wrong_code_is_slowed_and_what_was_typed_stays(app, table, token):
    code = app.extensions["invitations"].current().code
    wrong = f"{(int(code) + 1) % 10**6:06}"
    guest = Guest(app)
    first = guest.post("/join", {"code": wrong})
    assert first.status_code == 403 and wrong in first.text
    second = guest.post("/join", {"code": code})
    assert second.status_code == 429 and second.headers["Retry-After"] == "1"
    assert Guest(app, "192.168.1.51").post("/join", {"code": code}).status_code == 303


def test_guessing_from_many_addresses_lets_in_nobody_new_and_the_host_is_told(app, table, token, register):
    inside = Guest(app)
    inside.joins(token, 1)
    for guess in range(MOST_WRONG):
        assert Guest(app, f"192.168.1.{100 + guess}").post("/join", {"code": "none"}).status_code == 403
    late = Guest(app, "192.168.1.99")
    assert late.post("/join", {"code": "482913"}).status_code == 403 and len(register.all()) == 1
    assert "hádal" in late.get("/join/x").text
    assert inside.get(f"/t/{table.id}/").status_code == 200  # whoever is in, plays on
    for path in ("/", f"/t/{table.id}/"):
        assert "zkoušel uhodnout" in table.get(path).text and "zkoušel uhodnout" not in inside.get(path).text
    page = table.get("/door")
    assert "10krát zadal špatný kód" in page.text
    assert table.post("/devices/invite", {"table": table.id}).status_code == 303
    assert late.joins(app.extensions["invitations"].current().token, 2).status_code == 303


def test_a_seat_is_taken_once(app, table, token, register):
    Guest(app).joins(token, 1)
    late = Guest(app)
    assert "sedí tu Anna" in late.get(f"/join/{token}").text
    answer = late.joins(token, 1, "Beor")
    assert answer.status_code == 409 and "Beor" in answer.text and len(register.all()) == 1
    assert late.joins(token, 7).status_code == 400 and late.joins(token, "host").status_code == 400
    assert len(register.all()) == 1


def test_scanning_twice_is_joining_once(app, table, token, register):
    guest = Guest(app)
    guest.joins(token, 1), guest.joins(token, 1)
    assert len(register.all()) == 1 and guest.joins(token, 2).status_code == 303
    assert register.all()[0].seats == {table.id: 2}


def test_script_in_a_devices_name_is_text(app, table, token, register):
    Guest(app).joins(token, "onlooker", "<script>alert(1)</script>\u202e\n")
    assert register.all()[0].name == "<script>alert(1)</script>"
    page = table.get("/door").text
    assert "<script>alert(1)" not in page and "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_who_would_read_is_asked_for_and_looks_on_until_then(app, table, token, register):
    reader = Guest(app)
    assert reader.joins(token, "chronicler").status_code == 422  # whoever has no seat needs a name
    reader.joins(token, "chronicler", "Petra")
    [device] = register.all()
    assert (device.role, device.asks) == ("onlooker", "chronicler")
    assert "Petra chce číst" in table.get("/door").text
    assert reader.get("/desk/").status_code == 403
    table.post(f"/devices/{device.id}/change", {"role": "chronicler", "table": table.id})
    assert reader.get("/desk/").status_code == 200 and register.all()[0].asks == ""


ADDRESSES = {  # what a role may ask for: an address of each right
    "look": ("GET", "/t/{id}/"),
    "play": ("POST", "/t/{id}/moves/note"),
    "keep": ("GET", "/desk/"),
    "house": ("GET", "/door"),
}
MAY = {"host": 4, "chronicler": 3, "player": 2, "onlooker": 1}


@pytest.mark.parametrize("role", MAY)
def test_each_role_opens_what_it_is_for(app, table, token, register, role):
    guest = Guest(app)
    guest.joins(token, "onlooker", "Někdo")
    register.change(register.all()[0].id, role=role)
    for may, (method, path) in enumerate(ADDRESSES.values()):
        fields = {"revision": table.revision, "text": "Ticho."}
        answer = guest.client.open(path.format(id=table.id), method=method, data=fields, headers=guest.headers)
        assert (answer.status_code == 403) == (may >= MAY[role]), (role, path, answer.status_code)
        assert answer.status_code in (200, 303, 403)


def test_a_role_changed_in_the_middle_of_a_form_counts_when_it_is_sent(app, table, token, register):
    guest = Guest(app)
    guest.joins(token, 1)
    assert guest.get(f"/t/{table.id}/more/note").status_code == 200
    register.change(register.all()[0].id, role="onlooker")
    sent = {"revision": str(table.revision), "page": "more", "text": "Psáno rukou hráče."}
    refused = guest.post(f"/t/{table.id}/moves/note", sent, **{"HX-Request": "true"})
    assert refused.status_code == 403 and refused.headers["HX-Retarget"] == "#trouble"  # what was typed stays there
    assert "jen dívá" in refused.text and table.revision == 1


@pytest.mark.parametrize("made_up", ["", "x", "a" * 43, "' OR 1=1 --", "\u0159\u00e1d"])
def test_a_forged_cookie_opens_nothing_not_even_at_this_machine(app, table, made_up):
    for address in ("192.168.1.50", "127.0.0.1"):
        guest = Guest(app, address)
        guest.client.set_cookie("device", made_up.encode("ascii", "ignore").decode() or "0", domain="127.0.0.1")
        assert guest.get(f"/t/{table.id}/").location == "/join"
        assert (
            guest.get("/api/tables", Authorization=f"Bearer {made_up.encode('ascii', 'ignore').decode()}").status_code
            == 401
        )


def test_a_removed_device_is_out_at_once_and_so_is_whoever_stole_its_cookie(app, table, token, register):
    guest, thief = Guest(app), Guest(app, "192.168.1.66")
    guest.joins(token, 1)
    thief.client.set_cookie("device", guest.client.get_cookie("device", domain="127.0.0.1").value, domain="127.0.0.1")
    assert thief.get(f"/t/{table.id}/").status_code == 200
    table.post(f"/devices/{register.all()[0].id}/remove")
    for one in (guest, thief):
        assert one.get(f"/t/{table.id}/").location == "/join"
        assert one.post(f"/t/{table.id}/undo", {"revision": "1"}).status_code == 401
    assert table.revision == 1


def test_a_players_cookie_at_the_hosts_machine_is_a_players(app, table, token, register):
    guest = Guest(app, "127.0.0.1")
    guest.joins(token, 1)
    assert guest.get("/door").status_code == 403 and guest.get(f"/t/{table.id}/export").status_code == 403
    register.remove(register.all()[0].id)
    assert guest.get("/door").location == "/join"
    assert "Ano, jsem hostitel" in guest.get("/join").text
    assert guest.post("/leave").location == "/" and guest.get("/door").status_code == 200
    assert "jsem hostitel" not in Guest(app).get("/join").text


def test_whoever_is_shown_out_does_not_come_in_again_by_the_same_invitation(app, table, token, register):
    guest = Guest(app)
    guest.joins(token, 1)
    table.post(f"/devices/{register.all()[0].id}/remove")
    assert guest.joins(token, 1).status_code == 403 and register.all() == []
    again = app.extensions["invitations"].current().token
    guest.joins(again, 1)
    table.post(f"/devices/{register.all()[0].id}/change", {"role": "onlooker"})
    assert guest.joins(again, 1).status_code == 403 and register.all()[0].role == "onlooker"


def test_what_others_pages_make_a_browser_fetch_shuts_nothing(app, table, token, register):
    for guess in range(3 * MOST_WRONG):
        assert Guest(app, f"192.168.1.{guess}").get(f"/join/{guess:06}").status_code == 403
        assert table.get(f"/join/{guess:06}").status_code == 403
    assert app.extensions["invitations"].wrong == 0 and Guest(app).joins(token, 1).status_code == 303


def test_two_hosts_at_once(app, table, token, register):
    other = Guest(app)
    other.joins(token, "onlooker", "Druhý hostitel")
    register.change(register.all()[0].id, role="host")
    Guest(app).joins(token, 2)
    player = next(one for one in register.all() if one.role == "player")
    assert other.post(f"/devices/{player.id}/remove").status_code == 303
    assert table.post(f"/devices/{player.id}/remove").status_code == 303
    changed = table.post(f"/devices/{player.id}/change", {"role": "host"})
    assert changed.status_code == 404 and "Takové zařízení tu není" in changed.text


def test_who_leaves_needs_another_invitation(app, table, token, register):
    guest = Guest(app)
    guest.joins(token, 1)
    assert "Odejít od stolu" in guest.get("/preferences").text
    assert guest.post("/leave").location == "/join" and register.all() == []
    assert guest.get(f"/t/{table.id}/").location == "/join"


def test_a_seat_at_another_table_is_chosen_once(app, table, token, register):
    guest = Guest(app)
    guest.joins(token, 1)
    other = table.store.create("talisman", "Jiný", OPTIONS).record.id
    assert "Petr" in guest.get(f"/t/{other}/sit").text
    assert guest.post(f"/t/{other}/sit", {"seat": "2"}).status_code == 303
    assert register.all()[0].seats == {table.id: 1, other: 2}
    assert guest.post(f"/t/{other}/sit", {"seat": "1"}).status_code == 403
    assert guest.post(f"/t/{table.id}/sit", {"seat": "2"}).status_code == 403
    assert register.all()[0].seats == {table.id: 1, other: 2}


def test_at_a_strict_table_a_player_moves_and_takes_back_for_their_own_seat_only(app, table, token, register):
    table.store.move(table.id, table.revision, "keep_to_seats", {"strict": True})
    anna, petr = Guest(app), Guest(app)
    anna.joins(token, 1), petr.joins(token, 2)

    def asks(guest, way, **args):
        body = {"revision": table.revision, "args": args} if args or "moves" in way else {"revision": table.revision}
        return guest.client.post(f"/api/tables/{table.id}/{way}", json=body, headers=guest.headers)

    change = {"counter": "gold", "by": 1}
    assert asks(petr, "moves/change", who=1, **change).json["code"] == "another-players-move"
    assert asks(petr, "moves/change", who=1, **change).status_code == 422
    assert asks(anna, "moves/change", who=1, **change).status_code == 200
    assert asks(petr, "undo").json["code"] == "another-players-step"
    assert asks(petr, "moves/keep_to_seats", strict=False).json["code"] == "keepers-move"
    assert asks(petr, "moves/correct", path="/characters/0/gold", value=9).json["code"] == "keepers-move"
    assert asks(anna, "undo").status_code == 200 and asks(petr, "redo").status_code == 422
    assert asks(anna, "redo").status_code == 200
    assert asks(table, "undo").status_code == 200  # the host, from the tablet in the middle
    register.change(next(one.id for one in register.all() if one.name == "Petr"), role="chronicler")
    assert asks(petr, "moves/keep_to_seats", strict=False).status_code == 200
    log = table.store.log(table.id)
    assert {entry.actor for entry in log} == {"", "seat-1", "seat-2"}


def test_a_program_has_a_token_and_a_role_like_a_browser(app, table, register):
    device, token = register.add("Skript", "player", "program")
    guest = Guest(app)
    bearer = {"Authorization": f"Bearer {token}"}
    assert guest.get(f"/api/tables/{table.id}", **bearer).status_code == 200
    assert guest.get(f"/api/tables/{table.id}/export", **bearer).status_code == 403
    register.remove(device.id)
    assert guest.get(f"/api/tables/{table.id}", **bearer).status_code == 401


def test_another_sites_page_cannot_make_anybody_join_or_leave(app, table, token, register):
    guest = Guest(app)
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert guest.post(f"/join/{token}", {"as": "1"}, **headers).status_code == 403
        assert table.post("/devices/invite", **headers).status_code == 403
    assert register.all() == []


def test_the_way_in_is_no_way_for_a_large_body(app, token):
    answer = Guest(app).post(f"/join/{token}", {"as": "1", "name": "x" * (3 * 2**20)})
    assert answer.status_code == 413
    assert Guest(app).get(f"/t/{'x' * 20}/live").location == "/join"


def asks(guest, way, revision, **args):
    body = {"revision": revision, "args": args}
    return guest.client.post(f"/api/tables/{guest.id}/moves/{way}", json=body, headers=guest.headers)


def test_a_correction_tells_no_player_whether_they_have_guessed_a_secret(app, table, token):
    """Right or wrong, it is refused alike: the difference that it would leave in the log tells nothing."""
    for who, name in ((1, "Vítr"), (2, "Tma")):
        table.store.move(table.id, table.revision, "gain_spell", {"who": who, "name": name}, overrule=("*",))
    anna = Guest(app)
    anna.joins(token, 1)
    anna.id = table.id
    sheet = anna.get(f"/api/tables/{table.id}").json["state"]["characters"][1]
    refused = []
    for guess in ("Tma", "Vítr"):
        for path, value in (
            ("/characters/1/spells/0", guess),
            ("/characters/1/spells", [guess]),
            ("/characters/1", {**sheet, "spells": [guess]}),
            ("/chance/seed", guess),
        ):
            answer = asks(anna, "correct", table.revision, path=path, value=value)
            assert answer.status_code == 422 and answer.json["code"] == "secret-to-you", (path, answer.json)
            refused.append(answer.text)
    assert refused[:4] == refused[4:] and "Tma" not in "".join(refused)
    before = table.revision
    assert asks(anna, "correct", before, path="/characters/0/spells/0", value="Mlha").status_code == 200
    assert asks(anna, "correct", before + 1, path="/characters/1/gold", value=3).status_code == 200
    table.id = anna.id
    assert asks(table, "correct", before + 2, path="/characters/1/spells/0", value="Hrom").status_code == 200


def test_nobody_casts_the_only_spell_of_another_to_see_which_it_is(app, table, token):
    for at, name in enumerate(("Vítr", "Tma")):
        table.store.move(table.id, table.revision, "correct", {"path": f"/characters/{at}/spells", "value": [name]})
    anna = Guest(app)
    anna.joins(token, 1)
    anna.id = table.id
    answer = asks(anna, "cast", table.revision, who=2)
    assert answer.status_code == 422 and answer.json["code"] == "say-which-spell" and "Tma" not in answer.text
    assert asks(anna, "cast", table.revision, who=2, spell="Tma").status_code == 200  # Petr said so, and has no phone
    assert asks(anna, "cast", table.revision, who=1).status_code == 200


def test_a_phone_finds_the_list_that_lies_open_and_takes_no_ticks_away(app, table, token):
    phone = Guest(app)
    phone.joins(token, 1)
    for move in ("put_away", "close_box", "lay_table"):
        table.store.move(table.id, table.revision, move, {})
    line = table.store.get(table.id).state.checklist.lines[0].id
    table.store.move(table.id, table.revision, "tick", {"line": line})
    for path in ("", "mine", "turn"):
        page = phone.get(f"/t/{table.id}/{path}").text
        assert "/moves/tick" in page and "/moves/lay_table" not in page, path
    table.store.move(table.id, table.revision, "lay_table", {})
    assert table.store.get(table.id).state.checklist.line(line).ticked
