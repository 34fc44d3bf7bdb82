"""The authority of this installation and the certificates that it makes: what they say, when they are made anew."""

from __future__ import annotations

import ipaddress
import os
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509 import verification
from cryptography.x509.oid import ExtendedKeyUsageOID

from companion.network import certificates
from companion.network.certificates import Authority, Certificates, own_names

NOW = datetime(2026, 11, 23, 18, 30, tzinfo=UTC)
NAMES = ("kronikar.local", "stolek.local", "192.168.1.20", "fd00::7")
DAY = timedelta(days=1)


class Home:
    """An installation's folder at some moment, with what was said of its certificates."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "https"
        self.now = NOW
        self.names = NAMES
        self.told: list[str] = []
        self.began = self.start()

    def start(self) -> Certificates:
        return Certificates(self.folder, lambda: self.names, lambda: self.now, lambda said: self.told.append(said.key))

    @property
    def served(self) -> x509.Certificate:
        return x509.load_pem_x509_certificate((self.folder / "server.pem").read_bytes())


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path)


def valid(authority: Authority, served: x509.Certificate, name: str, at: datetime) -> bool:
    """Whether a device that trusts this authority believes the server, at that moment of its own clock."""
    try:
        subject = x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        subject = x509.DNSName(name)
    store = verification.Store([authority.certificate])
    verifier = verification.PolicyBuilder().store(store).time(at).build_server_verifier(subject)
    try:
        verifier.verify(served, [])
    except verification.VerificationError:
        return False
    return True


@pytest.mark.parametrize("name", [*NAMES, "localhost", "127.0.0.1", "::1"])
def test_who_trusts_the_authority_believes_the_server_by_each_of_its_names(home, name):
    assert valid(home.began.authority, home.served, name, NOW)
    assert not valid(home.began.authority, home.served, "192.168.1.21", NOW)


@pytest.mark.parametrize("ahead", [-47, -26, 0, 26, 24 * 300])
def test_a_device_whose_clock_is_a_day_or_two_off_believes_it(home, ahead):
    assert valid(home.began.authority, home.served, "kronikar.local", NOW + timedelta(hours=ahead))


def test_it_holds_no_longer_than_devices_bear(home):
    served = home.served
    assert served.not_valid_after_utc - served.not_valid_before_utc <= timedelta(days=397)
    usage = served.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(usage) == [ExtendedKeyUsageOID.SERVER_AUTH]
    assert not valid(home.began.authority, served, "kronikar.local", NOW + 400 * DAY)
    assert not served.extensions.get_extension_for_class(x509.BasicConstraints).value.ca


def test_the_authority_is_bound_to_what_exists_only_in_a_household(home):
    extensions = home.began.authority.certificate.extensions
    bound = extensions.get_extension_for_class(x509.NameConstraints)
    assert bound.critical
    basic = extensions.get_extension_for_class(x509.BasicConstraints)
    assert basic.critical and basic.value.ca and basic.value.path_length == 0
    names = {one.value for one in bound.value.permitted_subtrees if isinstance(one, x509.DNSName)}
    assert names == {"local", "localhost"}
    networks = [one.value for one in bound.value.permitted_subtrees if isinstance(one, x509.IPAddress)]
    assert all(not network.is_global for network in networks)


@pytest.mark.parametrize("name", ["bank.example", "local.example", "8.8.8.8", "2001:4860:4860::8888"])
def test_a_certificate_that_somebody_makes_with_its_key_for_another_name_is_believed_by_nobody(home, name, tmp_path):
    authority = home.began.authority
    try:
        wanted = x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        wanted = x509.DNSName(name)
    key = ec.generate_private_key(ec.SECP256R1())
    forged = (
        x509.CertificateBuilder(issuer_name=authority.certificate.subject, subject_name=x509.Name([]))
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(NOW - DAY)
        .not_valid_after(NOW + DAY)
        .add_extension(x509.SubjectAlternativeName([wanted]), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()), critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    assert not valid(authority, forged, name, NOW)


def test_names_of_no_household_are_not_vouched_for(home):
    home.names = ("kronikar.local", "bank.example", "8.8.8.8", "a b.local", "2001:db8::1", "čtenář.local")
    home.now += 380 * DAY
    home.start()
    known = home.served.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert set(known.get_values_for_type(x509.DNSName)) == {"localhost", "kronikar.local"}
    assert {str(one) for one in known.get_values_for_type(x509.IPAddress)} == {"127.0.0.1", "::1"}


def test_nothing_is_made_anew_without_need(home):
    before = home.served
    again = home.start()
    again.look()
    assert home.served == before and again.authority.fingerprint == home.began.authority.fingerprint
    assert home.told == ["https-begun"]


def test_another_address_gets_another_certificate_while_the_app_is_served(home):
    before, context = home.served, home.began.context
    home.names = (*NAMES, "10.0.0.4")
    home.began.look()
    assert home.served != before and home.began.context is not context
    assert valid(home.began.authority, home.served, "10.0.0.4", NOW)
    home.names = NAMES
    context = home.began.context
    home.began.look()
    assert home.began.context is context  # an address that went away may come back
    assert home.told == ["https-begun"]  # no device is asked for anything


@pytest.mark.parametrize("days", [366, 395, 3000])
def test_one_that_runs_out_is_made_anew_in_time_and_devices_need_not_know(home, days):
    home.now += days * DAY
    home.began.look()
    assert valid(home.began.authority, home.served, "kronikar.local", home.now + 29 * DAY)
    assert home.told == ["https-begun"]


def test_an_authority_that_ran_out_is_made_anew_and_that_is_said(home):
    before = home.began.authority
    home.now += 3700 * DAY
    home.began.look()
    assert home.told == ["https-begun", "https-ran-out"]
    assert home.began.authority.name != before.name  # in a device's list one sees which of them is of no use any more
    assert valid(home.began.authority, home.served, "kronikar.local", home.now)
    assert not valid(before, home.served, "kronikar.local", home.now)


def test_shortly_before_its_end_the_authority_vouches_no_longer_than_it_holds(home):
    home.now = home.began.authority.ends - 40 * DAY
    home.began.look()
    assert home.served.not_valid_after_utc == home.began.authority.ends
    assert home.told == ["https-begun"]


@pytest.mark.parametrize("damage", [lambda text: b"", lambda text: text[: len(text) // 2], lambda text: b"\0" * 900])
def test_a_damaged_authority_is_made_anew_and_that_is_said(home, damage):
    file = home.folder / "authority.pem"
    file.write_bytes(damage(file.read_bytes()))
    again = home.start()
    assert home.told == ["https-begun", "https-damaged"]
    assert valid(again.authority, home.served, "kronikar.local", NOW)
    assert Authority.read(file.read_bytes()).fingerprint == again.authority.fingerprint


def test_a_key_and_a_certificate_that_do_not_belong_together_are_damage(home, tmp_path):
    file = home.folder / "authority.pem"
    other = Home(tmp_path / "other").folder / "authority.pem"
    key = file.read_bytes().partition(b"-----BEGIN CERT")[0]
    mixed = key + b"-----BEGIN CERT" + other.read_bytes().partition(b"-----BEGIN CERT")[2]
    file.write_bytes(mixed)
    home.start()
    assert home.told[-1] == "https-damaged"


def test_a_servers_certificate_is_no_authority(home):
    (home.folder / "authority.pem").write_bytes((home.folder / "server.pem").read_bytes())
    home.start()
    assert home.told[-1] == "https-damaged"


@pytest.mark.parametrize("content", [b"", b"-----BEGIN CERTIFICATE-----\n", b"\xff" * 50])
def test_a_damaged_certificate_of_the_server_is_made_anew_without_a_word(home, content):
    (home.folder / "server.pem").write_bytes(content)
    home.start()
    assert valid(home.began.authority, home.served, "kronikar.local", NOW)
    assert home.told == ["https-begun"]


def test_a_certificate_by_another_authority_is_made_anew(home, tmp_path):
    other = Home(tmp_path / "other")
    (home.folder / "server.pem").write_bytes((other.folder / "server.pem").read_bytes())
    home.start()
    assert valid(home.began.authority, home.served, "kronikar.local", NOW)


def test_this_machines_clock_went_back(home):
    """What devices trust stays as it is: the clocks that count are theirs."""
    before = home.began.authority.fingerprint
    home.now -= 900 * DAY
    home.names = (*NAMES, "10.0.0.4")
    again = home.start()
    assert home.told == ["https-begun", "https-clock"]
    assert again.authority.fingerprint == before
    assert valid(again.authority, home.served, "10.0.0.4", NOW)


def test_this_machines_clock_was_ahead_when_the_certificate_was_made(home):
    home.now += 200 * DAY
    (home.folder / "server.pem").unlink()
    home.start()
    assert not valid(home.began.authority, home.served, "kronikar.local", NOW)
    home.now = NOW
    home.start()
    assert valid(home.began.authority, home.served, "kronikar.local", NOW)


def test_two_hosts_are_told_apart_by_their_names(tmp_path):
    one, other = Home(tmp_path / "one"), Home(tmp_path / "other")
    assert one.began.authority.name != other.began.authority.name
    assert one.began.authority.name.startswith("Kronikář – ")
    assert not valid(one.began.authority, other.served, "kronikar.local", NOW)


@pytest.mark.skipif(os.name != "posix", reason="modes are a thing of POSIX")
def test_the_keys_are_nobody_elses_to_read(home):
    files = [home.folder / "authority.pem", home.folder / "server.pem"]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert home.folder.stat().st_mode & 0o777 == 0o700
    files[0].chmod(0o644)  # copied by somebody who lets everybody read
    home.start()
    assert files[0].stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_what_was_there(home, monkeypatch):
    before = {file.name: file.read_bytes() for file in home.folder.iterdir()}
    monkeypatch.setattr(certificates.os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    home.names = (*NAMES, "10.0.0.4")
    context = home.began.context
    with pytest.raises(OSError, match="full"):
        home.began.look()
    assert {file.name: file.read_bytes() for file in home.folder.iterdir()} == before
    assert home.began.context is context
    monkeypatch.undo()
    home.began.look()
    assert home.began.context is not context


def test_what_devices_are_given_holds_no_key(home):
    authority = home.began.authority
    assert x509.load_der_x509_certificate(authority.file) == authority.certificate
    secret = authority.key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    assert secret not in authority.file
    groups = authority.fingerprint.split(" ")
    assert len(groups) == 16 and {len(group) for group in groups} == {4}
    assert bytes.fromhex("".join(groups)) == authority.certificate.fingerprint(hashes.SHA256())


def test_what_is_looked_at_goes_on_after_a_stumble(home, monkeypatch):
    looked = []

    def look() -> None:
        looked.append(1)
        raise OSError("full")

    monkeypatch.setattr(home.began, "look", look)
    renewal = certificates.Renewal(home.began, every=0.01)
    renewal.start()
    while len(looked) < 3:
        pass
    renewal.stop()
    assert not renewal._thread.is_alive()


def test_this_machine_has_a_name_and_addresses(home):
    names = own_names()
    assert {"localhost", "127.0.0.1"} <= set(names)
    home.names = names
    home.now += 380 * DAY
    home.start()  # whatever they are, a certificate can be made for them
    assert home.began.context.minimum_version == ssl.TLSVersion.TLSv1_2
