"""Invitations: by QR code or typed code; they run out, wrong tries are slowed, and guessing ends them for everybody."""

from __future__ import annotations

import pytest

from companion.devices.invitations import (
    LASTS,
    MOST_WRONG,
    REMEMBERED,
    TOLERATED,
    Invitations,
    NobodyNew,
    TooSoon,
    WrongCode,
)


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
    assert invitations.scanned(now.token) is now
    for given in (now.code, now.shown_code, f" {now.code[:3]}-{now.code[3:]} "):
        assert invitations.accept(given, "192.168.1.7") is now
    assert invitations.current() is now and invitations.current("t1") is now
    assert invitations.current("t2").table == "t2"


def test_both_run_out(invitations, clock):
    old = invitations.current("t1")
    clock.now += LASTS
    for asks in (lambda: invitations.scanned(old.token), lambda: invitations.accept(old.code, "a")):
        with pytest.raises(WrongCode) as met:
            asks()
        assert key_of(met) == "code-ran-out"
    new = invitations.current()
    assert new.token != old.token and new.table == "t1"
    with pytest.raises(WrongCode) as met:
        invitations.scanned(old.token)
    assert key_of(met) == "code-ran-out" and invitations.wrong == 0  # late, and no guess


def test_a_new_one_ends_the_old_one(invitations):
    old = invitations.current()
    new = invitations.renew()
    with pytest.raises(WrongCode):
        invitations.scanned(old.token)
    assert invitations.scanned(new.token)


def test_one_that_was_ended_is_followed_by_another(invitations):
    old = invitations.current("t1")
    invitations.end()
    with pytest.raises(WrongCode) as met:
        invitations.scanned(old.token)
    assert key_of(met) == "code-ran-out"
    assert invitations.current().token != old.token and invitations.current().table == "t1"


@pytest.mark.parametrize("given", ["", "x", "000", "\ud800", "1" * 5000, "٤٨٢٩١٣", "<script>"])
def test_anything_else_is_wrong(invitations, given):
    invitations.current()
    with pytest.raises(WrongCode):
        invitations.accept(given, "a")
    with pytest.raises(WrongCode):
        invitations.scanned(given)


def test_a_wrong_address_is_no_guess(invitations):
    """Else a picture on anybody's page, or a neighbour in a second, could shut the code for everybody."""
    invitations.current()
    for guess in range(5 * MOST_WRONG):
        with pytest.raises(WrongCode):
            invitations.scanned(f"{guess:06}")
    assert not invitations.shut and invitations.wrong == 0


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
    with pytest.raises(NobodyNew):
        invitations.accept(now.code, "somebody")
    with pytest.raises(NobodyNew):
        invitations.scanned("made-up")
    assert invitations.scanned(now.token) is now  # whoever has scanned it already comes in
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


def test_a_prankster_cannot_keep_the_code_shut(invitations, clock):
    pranksters = [f"192.168.1.{guess}" for guess in range(MOST_WRONG)]
    for address in pranksters:
        with pytest.raises(WrongCode):
            invitations.accept(wrong_code(invitations.current()), address)
    assert invitations.shut
    now = invitations.renew()
    for _ in range(TOLERATED):
        for address in pranksters:
            with pytest.raises(WrongCode):
                invitations.accept(wrong_code(now), address)
            with pytest.raises(TooSoon):
                invitations.accept(now.code, address)
        clock.now += 60
    assert not invitations.shut and invitations.wrong == 0
    with pytest.raises(TooSoon) as met:
        invitations.accept(now.code, pranksters[0])
    assert met.value.wait > 3000  # no guesses are left
    assert invitations.accept(now.code, "192.168.1.200") and invitations.scanned(now.token)
    clock.now += REMEMBERED
    again = invitations.current()
    assert invitations.accept(again.code, pranksters[0])


def test_who_mistyped_before_the_host_invited_anew_comes_in(invitations, clock):
    for address in range(MOST_WRONG):
        with pytest.raises(WrongCode):
            invitations.accept(wrong_code(invitations.current()), str(address))
    now = invitations.renew()
    assert invitations.accept(now.code, "1")
