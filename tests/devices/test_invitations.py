"""Invitations: by QR code or typed code; they run out, wrong tries are slowed, and guessing ends them for everybody."""

from __future__ import annotations

import pytest

from companion.devices.invitations import LASTS, MOST_WRONG, REMEMBERED, Invitations, NobodyNew, TooSoon, WrongCode


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def invitations(clock):
    return Invitations(clock)


def wrong_code(invitation):
    return f"{(int(invitation.code) + 1) % 10**6:06}"


def key_of(met):
    return met.value.message.key


def test_the_address_and_the_code_lead_to_the_same_table(invitations):
    now = invitations.current("t1")
    assert len(now.token) >= 22 and len(now.code) == 6
    for given in (now.token, now.code, now.shown_code, f" {now.code[:3]}-{now.code[3:]} "):
        assert invitations.accept(given, "192.168.1.7") is now
    assert invitations.current() is now and invitations.current("t1") is now
    assert invitations.current("t2").table == "t2"


def test_both_run_out(invitations, clock):
    old = invitations.current("t1")
    clock.now += LASTS
    for given in (old.token, old.code):
        with pytest.raises(WrongCode) as met:
            invitations.accept(given, "a")
        assert key_of(met) == "code-ran-out"
    new = invitations.current()
    assert new.token != old.token and new.table == "t1"
    with pytest.raises(WrongCode) as met:
        invitations.accept(old.token, "a")
    assert key_of(met) == "code-ran-out" and invitations.wrong == 0  # late, and no guess


def test_a_new_one_ends_the_old_one(invitations):
    old = invitations.current()
    new = invitations.renew()
    with pytest.raises(WrongCode):
        invitations.accept(old.token, "a")
    assert invitations.accept(new.token, "a")


@pytest.mark.parametrize("given", ["", "x", "000", "\ud800", "1" * 5000, "٤٨٢٩١٣", "<script>"])
def test_anything_else_is_wrong(invitations, given):
    invitations.current()
    with pytest.raises(WrongCode):
        invitations.accept(given, "a")


def test_a_wrong_try_is_slowed_and_only_for_its_address(invitations, clock):
    now = invitations.current()
    waits = []
    for _ in range(4):
        with pytest.raises(WrongCode):
            invitations.accept(wrong_code(now), "a")
        with pytest.raises(TooSoon) as met:
            invitations.accept(now.code, "a")  # even the right one
        waits.append(met.value.wait)
        assert invitations.accept(now.code, "b")
        clock.now += met.value.wait
    assert waits == [1, 2, 4, 8]
    assert invitations.accept(now.code, "a")


def test_guessing_from_many_addresses_ends_it_and_the_host_begins_anew(invitations):
    now, told = invitations.current("t1"), []
    invitations.told = told.append
    for guess in range(MOST_WRONG):
        assert not invitations.shut
        with pytest.raises(WrongCode):
            invitations.accept(wrong_code(now), f"192.168.1.{guess}")
    assert invitations.shut and invitations.current() is None and told == [MOST_WRONG]
    for given in (now.code, now.token):
        with pytest.raises(NobodyNew):
            invitations.accept(given, "somebody")
    new = invitations.renew()
    assert not invitations.shut and new.table == "t1"
    assert invitations.accept(new.code, "192.168.1.1")


def test_slips_of_a_long_evening_are_forgotten(invitations, clock):
    for _ in range(5 * MOST_WRONG):
        now = invitations.current()
        with pytest.raises(WrongCode):
            invitations.accept(wrong_code(now), "a")
        clock.now += REMEMBERED / (MOST_WRONG - 2)
    assert not invitations.shut
