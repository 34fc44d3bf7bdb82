"""The register of devices: who was let in, with which seat; what a cookie opens, and from when on it opens nothing."""

from __future__ import annotations

import sqlite3
import threading
import time
from datetime import UTC, datetime, timedelta

import pytest

from companion.devices.device import NoSuchDevice, OddName, RegisterBusy, SeatTaken, TooManyDevices
from companion.devices.register import FORGOTTEN, LEFT_ALONE, Register, digest_of


class Clock:
    def __init__(self):
        self.now = datetime(2026, 11, 23, 18, 0, tzinfo=UTC)

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def register(tmp_path, clock):
    register = Register(tmp_path / "devices.db", clock)
    yield register
    register.close()


def test_a_token_says_who_it_is_and_lies_nowhere(register, tmp_path):
    device, token = register.add("Annin mobil", "player")
    assert register.known(token) == device
    assert register.known(token + "x") is None and register.known("") is None and register.known("\ud800") is None
    register.close()
    for file in tmp_path.iterdir():
        assert token.encode() not in file.read_bytes()
    assert digest_of(token).encode() in (tmp_path / "devices.db").read_bytes()


def test_it_is_known_again_after_the_app_was_started_anew(register, tmp_path, clock):
    device, token = register.add("Tablet", "chronicler")
    register.sit(device.id, "t1", 3)
    again = Register(tmp_path / "devices.db", clock)
    assert again.known(token).seats == {"t1": 3} and again.known(token).role == "chronicler"
    again.close()


def test_a_removed_device_is_out_at_once_in_another_process_too(register, tmp_path, clock):
    device, token = register.add("Mobil", "player")
    other = Register(tmp_path / "devices.db", clock)
    assert other.known(token)
    told = []
    register.listeners.append(told.append)
    register.sit(device.id, "t1", 1)
    register.remove(device.id)
    assert register.known(token) is None and other.known(token) is None
    assert told == [device.id, device.id] and register.holder("t1", 1) is None
    with pytest.raises(NoSuchDevice):
        register.change(device.id, role="host")
    with pytest.raises(NoSuchDevice):
        register.sit(device.id, "t1", 1)
    register.remove(device.id)  # two hosts at once
    other.close()


def test_a_seat_is_one_devices_until_the_host_says_otherwise(register):
    anna, _ = register.add("Anna", "player")
    beor, _ = register.add("Beor", "player")
    register.sit(anna.id, "t1", 1)
    with pytest.raises(SeatTaken) as met:
        register.sit(beor.id, "t1", 1)
    assert met.value.message.args["name"] == "Anna"
    register.sit(beor.id, "t2", 1)  # at another table
    register.sit(anna.id, "t1", 1)  # she has it already
    register.sit(beor.id, "t1", 1, even_if_taken=True)
    register.sit(anna.id, "t1", None)
    assert register.get(beor.id).seats == {"t1": 1, "t2": 1} and register.get(anna.id).seats == {}


def test_of_two_who_tap_one_seat_at_once_one_comes_in_and_the_other_leaves_no_ghost(register):
    came, refused = [], []
    start = threading.Barrier(8)

    def join(name):
        start.wait()
        try:
            came.append(register.add(name, "player", table="t1", seat=2)[0])
        except SeatTaken as refusal:
            refused.append(refusal)

    threads = [threading.Thread(target=join, args=(f"Mobil {number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(came) == 1 and len(refused) == 7
    assert register.all() == came and came[0].seats == {"t1": 2} == register.get(came[0].id).seats


def test_what_is_changed_is_kept_and_answers_what_was_asked(register):
    device, token = register.add("  Petr\n\tz kouta \u202e", "onlooker", asks="chronicler")
    assert device.name == "Petr z kouta" and device.asks == "chronicler"
    register.change(device.id, role="chronicler")
    assert register.known(token).role == "chronicler" and register.known(token).asks == ""
    register.change(device.id, name="Petra")
    assert register.get(device.id).name == "Petra" and register.get(device.id).role == "chronicler"


@pytest.mark.parametrize("name", ["", "  \n", "x" * 41, "\u202e\u200b"])
def test_a_name_is_one_line(register, name):
    with pytest.raises(OddName):
        register.add(name, "player")
    assert register.all() == []


def test_when_it_was_last_there_is_kept_to_the_minute(register, clock):
    device, token = register.add("Mobil", "player")
    clock.now += timedelta(seconds=30)
    assert register.known(token).seen == device.seen
    clock.now += timedelta(seconds=31)
    assert register.known(token).seen == "2026-11-23T18:01:01+00:00"


def test_a_clock_that_goes_back_harms_nobody(register, clock):
    _, token = register.add("Mobil", "player")
    clock.now -= timedelta(days=9000)
    assert register.known(token)
    register.add("Druhý", "player")
    assert len(register.all()) == 2


def test_who_did_not_come_for_long_is_forgotten(register, clock):
    _, old = register.add("Starý mobil", "host")
    clock.now += FORGOTTEN + timedelta(days=1)
    _, new = register.add("Nový", "player")
    assert register.known(old) is None and register.known(new)


def test_whoever_fills_the_register_keeps_out_no_friend(register, monkeypatch, clock):
    monkeypatch.setattr("companion.devices.register.MOST", 4)
    seated, _ = register.add("S místem", "player")
    register.sit(seated.id, "t1", 1)
    keeper, _ = register.add("Čte", "chronicler")
    old, _ = register.add("Starý host", "onlooker")
    clock.now += timedelta(minutes=5)
    register.add("Host", "onlooker")
    gone = []
    register.listeners.append(gone.append)
    register.add("Kamarád", "player")
    assert gone[0] == old.id  # its pages hear of it
    for flood in range(20):
        clock.now += timedelta(seconds=1)
        register.add(f"{flood}", "onlooker")
    assert len(register.all()) == 4 and {seated.id, keeper.id} <= {one.id for one in register.all()}


def test_there_is_an_end_to_devices(register, monkeypatch):
    monkeypatch.setattr("companion.devices.register.MOST", 2)
    for seat in (1, 2):
        register.sit(register.add(f"{seat}", "player")[0].id, "t1", seat)
    with pytest.raises(TooManyDevices):
        register.add("3", "player")


def test_a_damaged_register_is_set_aside(tmp_path):
    file = tmp_path / "devices.db"
    file.write_bytes(b"nothing of the kind" * 400)
    register = Register(file)
    _, token = register.add("Mobil", "player")
    assert register.known(token) and file.with_suffix(".damaged").exists()
    register.close()
    assert sqlite3.connect(file).execute("SELECT count(*) FROM devices").fetchone() == (1,)


def test_a_folder_that_takes_no_files_still_lets_devices_in(tmp_path):
    (tmp_path / "devices.db").mkdir()
    register = Register(tmp_path / "devices.db")
    _, token = register.add("Mobil", "player")
    assert register.known(token)
    register.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("companion.devices.register.PATIENCE", 0.05)


def test_a_file_that_another_program_holds_throws_nobody_out(impatient, register, clock, monkeypatch):
    device, token = register.add("Mobil", "player")
    other = sqlite3.connect(register.file)
    other.execute("BEGIN EXCLUSIVE")
    clock.now += timedelta(minutes=5)
    assert register.known(token).id == device.id and register.all()
    begun = time.monotonic()
    for _ in range(100):
        assert register.known(token)  # and nobody waits for it each time
    assert time.monotonic() - begun < 1
    with pytest.raises(RegisterBusy):
        register.remove(device.id)
    other.rollback()
    other.close()
    register.remove(device.id)
    assert register.known(token) is None


def test_a_register_held_at_the_start_is_read_as_soon_as_it_can_be(impatient, register, clock, monkeypatch):
    _, token = register.add("Mobil", "player")
    other = sqlite3.connect(register.file)
    other.execute("BEGIN EXCLUSIVE")
    again = Register(register.file, clock)
    assert again.known(token) is None
    other.rollback()
    other.close()
    monkeypatch.setattr("companion.devices.register.time.monotonic", lambda now=time.monotonic(): now + LEFT_ALONE + 1)
    assert again.known(token).name == "Mobil"
    again.close()


@pytest.mark.parametrize("does", ["look", "write"])
def test_a_register_damaged_while_it_is_open_is_written_anew(register, clock, does):
    device, token = register.add("Mobil", "player")
    register.sit(device.id, "t1", 2)
    register.file.write_bytes(b"nothing of the kind" * 4000)
    if does == "write":
        register.change(device.id, role="chronicler")
    assert register.known(token).seats == {"t1": 2} and register.file.with_suffix(".damaged").exists()
    again = Register(register.file, clock)
    assert again.known(token).seats == {"t1": 2}
    assert again.known(token).role == ("chronicler" if does == "write" else "player")
    again.close()


def test_whom_the_host_shows_out_goes_also_where_the_file_cannot_be_written(register):
    device, token = register.add("Mobil", "player")
    _, other = register.add("Druhý", "player")
    register._opened().conn.execute("PRAGMA query_only = ON")
    register.remove(device.id)
    assert register.known(token) is None and register.known(other)
    assert register.known(register.add("Třetí", "player")[1])
