"""The page of trust, and what comes plainly over the network where the app is served securely."""

from __future__ import annotations

import re
from html import unescape

import pytest
from cryptography import x509

from companion.core.typography import unbound
from companion.core.words import LANGUAGES
from companion.network.certificates import Certificates
from companion.web.trust import DEVICES, likely
from companion.web.wording import words_of

PAD = "Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/604.1"
NEWER_PAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605"
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36"
ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36"
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Edg/131.0"
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0"
FIREFOX_ON_ANDROID = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"
AFAR = {"REMOTE_ADDR": "192.168.1.30"}
PAGE = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.fixture
def secured(app, tmp_path):
    """The app served securely."""
    app.extensions["https"] = Certificates(tmp_path / "https")
    app.config["ALLOWED_HOSTS"] = ("192.168.1.20",)
    yield app
    app.extensions["https"] = None


def ask(visitor, path, *, method="GET", secured=False, **headers):
    """A device in the network asks."""
    base = f"http{'s' if secured else ''}://192.168.1.20:8000"
    headers = {"Accept-Language": "cs", "Accept": PAGE, **headers}
    asked = {"method": method, "base_url": base, "environ_overrides": AFAR, "headers": headers}
    return visitor.client.open(path, buffered=True, **asked)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PAD, "ipad"), (NEWER_PAD, "ipad"), (MAC, "mac"), (ANDROID, "android"), (WINDOWS, "windows"),
        (FIREFOX, "firefox"), (FIREFOX_ON_ANDROID, "android"), ("curl/8", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_device_sees_its_own_steps_first_and_the_others_folded(secured, visitor, agent, device):
    assert likely(agent) == device
    page = ask(visitor, "/trust", **{"User-Agent": agent}).text
    assert re.findall(r'trust-own" data-device="(\w+)"', page) == ([device] if device else [])
    assert set(re.findall(r'<details data-device="(\w+)"', page)) == set(DEVICES) - {device}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_each_device_is_led_step_by_step(secured, visitor, device, language):
    words = words_of(language)
    page = unescape(ask(visitor, "/trust", **{"Accept-Language": language}).text)
    for number in (1, 2, 3):
        assert unbound(words.say(f"trust-{device}-{number}")) in page
    assert f"trust-{device}-" not in page  # no key without a wording


def test_the_page_shows_what_to_compare(secured, visitor):
    page = ask(visitor, "/trust").text
    authority = secured.extensions["https"].authority
    assert authority.name in page
    groups = re.findall(r"<span>([0-9A-F]{4})</span>", page)
    assert " ".join(groups) == authority.fingerprint


def test_the_certificate_is_handed_out_as_devices_take_it_and_no_key_with_it(secured, visitor):
    answer = ask(visitor, "/trust/kronikar.crt")
    assert answer.mimetype == "application/x-x509-ca-cert"
    assert x509.load_der_x509_certificate(answer.data) == secured.extensions["https"].authority.certificate


def test_without_certificates_the_page_says_so_calmly(app, visitor):
    page = visitor.get("/trust")
    assert page.status_code == 200
    assert "--https" in page.text and "kronikar.crt" not in page.text
    assert visitor.get("/trust/kronikar.crt").status_code == 404
    assert visitor.get("/").status_code == 200


def test_a_page_asked_for_plainly_leads_over_the_page_of_trust(secured, visitor):
    answer = ask(visitor, "/preferences?back=/")
    assert answer.status_code == 307
    assert answer.location == "/trust?to=/preferences?back%3D/"
    page = ask(visitor, answer.location).text
    assert 'href="https://192.168.1.20:8000/preferences?back=/"' in page
    assert "data-forward" in page
    assert "data-forward" not in ask(visitor, "/trust").text  # who came to read it, stays


@pytest.mark.parametrize("to", ["//bank.example/", "https://bank.example/", "/\\bank.example", "javascript:alert(1)"])
def test_it_leads_to_no_other_house(secured, visitor, to):
    page = ask(visitor, f"/trust?to={to}").text
    assert "bank" not in page and "alert(1)" not in page


def test_programs_are_sent_to_the_secured_address(secured, visitor):
    answer = ask(visitor, "/api/games?lang=en", Accept="application/json")
    assert (answer.status_code, answer.location) == (307, "https://192.168.1.20:8000/api/games?lang=en")
    assert ask(visitor, "/", **{"HX-Request": "true"}).location == "https://192.168.1.20:8000/"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_nothing_is_changed_plainly(secured, visitor, method):
    visitor.lay()
    answer = ask(visitor, f"/t/{visitor.id}/moves/let_in", method=method)
    assert answer.status_code == 403
    assert "https://192.168.1.20:8000" in answer.text
    assert visitor.revision == 0
    answer = ask(visitor, "/api/tables", method=method)
    assert answer.status_code == 403 and answer.json["code"] == "https-not-secured"


def test_what_the_page_of_trust_needs_comes_plainly(secured, visitor):
    page = ask(visitor, "/trust").text
    for address in {*re.findall(r'(?:href|src)="(/static-[^"#]+)', page)}:
        assert ask(visitor, address).status_code == 200


def test_this_machine_and_who_comes_securely_are_answered_as_ever(secured, visitor):
    assert visitor.get("/").status_code == 200
    assert visitor.lay()
    assert ask(visitor, "/preferences", secured=True).status_code == 200


def test_a_page_may_ask_the_secured_address_whether_it_is_trusted(secured, visitor):
    page = ask(visitor, "/trust")
    assert "connect-src https://192.168.1.20:8000 'self'" in page.headers["Content-Security-Policy"]
    answer = ask(visitor, "/trust/yes", secured=True)
    assert answer.status_code == 204
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert ask(visitor, "/preferences", secured=True).headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_no_browser_is_told_to_come_securely_for_ever(secured, visitor):
    """A certificate may be lost; then the app must still be found."""
    for path in ("/trust", "/preferences"):
        assert "Strict-Transport-Security" not in ask(visitor, path, secured=True).headers
    assert ask(visitor, "/preferences").status_code == 307  # not 301 and 308, which browsers keep
