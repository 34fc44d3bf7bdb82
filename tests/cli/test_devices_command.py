"""The `companion devices` commands: programs get a token, and whoever is shown out is out."""

from __future__ import annotations

import pytest

from companion import create_app
from companion.installation import Installation

from .test_cli import Companion


@pytest.fixture
def companion(tmp_path):
    return Companion(tmp_path / "instance")


@pytest.fixture
def table(companion):
    here = Installation(companion.instance)
    id = here.store.create("toy", "Mlýn u řeky", {"players": 2}).record.id
    here.close()
    return id


def test_a_program_comes_in_by_the_token_that_is_shown_once(companion, table):
    told = companion("devices", "add", "Skript u stolu", "--role", "onlooker").splitlines()
    assert companion.code == 0 and "Its token is shown this once" in told[0]
    token = told[1]
    assert token not in companion("devices", "list")
    app = create_app({"INSTANCE": str(companion.instance)})
    client = app.test_client()
    asked = {"headers": {"Authorization": f"Bearer {token}"}, "environ_base": {"REMOTE_ADDR": "192.168.1.9"}}
    assert client.get(f"/api/tables/{table}", **asked).status_code == 200
    id = companion("devices", "list").split()[0]
    companion("devices", "change", id, "--role", "chronicler", "--name", "Hlas")
    assert "chronicler" in companion("devices", "list") and client.get("/desk/", **asked).status_code == 200
    assert "Hlas may not come in any more" in companion("devices", "remove", id)
    assert client.get(f"/api/tables/{table}", **asked).status_code == 401
    assert "Nobody comes in" in companion("devices", "list")
    app.extensions["installation"].close()


def test_a_program_may_have_a_seat(companion, table):
    companion("devices", "add", "Ruka", "--table", table, "--seat", "2")
    here = Installation(companion.instance)
    assert here.register.all()[0].seats == {table: 2}
    here.close()
    assert "Ruka sits there already" in companion.refused("devices", "add", "Druhá", "--table", table, "--seat", "2")


def test_what_is_not_there_is_refused_in_a_sentence(companion, table):
    assert "no such device" in companion.refused("devices", "remove", "nobody")
    assert "one letter at least" in companion.refused("devices", "add", " ")
    companion.refused("devices", "add", "Nikde", "--table", "nowhere", "--seat", "1")
    companion.refused("devices", "add", "X", "--role", "king", code=2)
