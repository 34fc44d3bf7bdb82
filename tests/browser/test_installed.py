"""The installed app: its files and the last pages seen are kept, to be read and not written on without the server."""

from __future__ import annotations

import re
from shutil import copytree

import pytest

from companion.core.typography import unbound
from companion.web import assets

from .chronicler import Served
from .conftest import ARGUMENTS, CHROMIUM, Device, Server
from .test_waiting_taps import CHARACTERS, line, more

SPELL = "Tma pod vodou"
KEPT = "async () => (await (await caches.open('pages')).keys()).map((one) => new URL(one.url).pathname)"
FILES = "async () => (await caches.keys()).filter((name) => name.startsWith('files'))"
SEEN = "async (home) => (await (await caches.open('pages')).match(home))?.text()"


@pytest.fixture
def served(tmp_path):
    """A server of the test's own, for it is stopped."""
    served = Served(tmp_path / "instance")
    yield served
    if served.process.poll() is None:
        served.stop()


@pytest.fixture
def installed(chromium, served):
    """A tablet on which the worker is at work."""
    one = Device(chromium, served.address, "portrait", language="cs", bypass_csp="yes", service_workers="allow")
    one.page.set_default_timeout(15000)
    one.go("/")
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    yield one
    one.context.close()


@pytest.fixture
def table(served):
    """A table of Tainted Grail before its first morning."""
    id = served.lay("Kruh", characters=CHARACTERS)
    served.move(id, "leave_list")
    return id


def until(page, script):
    """Wait for what a page can only ask and be told later."""
    for _ in range(100):
        if page.evaluate(script):
            return
        page.wait_for_timeout(200)
    raise AssertionError(script)


def seen(page, id, words):
    """Wait until the page of a table is kept, with those words."""
    until(page, f"async () => (await ({SEEN})('/t/{id}/') ?? '').replaceAll('\\u00a0', ' ').includes('{words}')")


@pytest.mark.look
def test_the_last_page_seen_is_read_while_the_server_is_away_and_comes_back_with_it(installed, served, table):
    page = installed.go(f"/t/{table}/")
    installed.go(f"/t/{table}/party")
    more(page, "food").click()
    installed.settled(2)
    seen(page, table, 'data-revision="2"')
    served.stop()
    installed.go(f"/t/{table}/chronicle")  # a page that was not seen: the last one of this table
    bar = page.locator("#away")
    bar.wait_for()
    assert unbound(bar.inner_text()).startswith("Server je pryč. Stránku můžete číst")
    assert re.search(r"\d{1,2}:\d\d$", bar.inner_text())
    assert page.locator("#table").get_attribute("data-revision") == "2"
    assert page.get_by_role("heading", name="Beor").is_visible()
    assert page.locator("form button:not([disabled])").count() == 0
    assert page.locator(".top-nav a").count() > 3
    page.wait_for_function("document.fonts.check('1rem Literata')")
    assert (installed.axe(), installed.sideways()) == ([], 0)
    served.start()
    page.locator("#away").wait_for(state="hidden")
    page.get_by_text("vzala").or_(page.locator(".chronicle")).first.wait_for()
    assert page.locator(".undo:enabled").is_visible()


@pytest.mark.look
def test_the_shelf_is_kept_and_what_was_never_seen_says_that_the_server_is_away(installed, served, table):
    page = installed.go("/")
    for path in (f"/t/{table}/", "/preferences"):
        assert page.evaluate(SEEN, path) is None
    until(page, "async () => (await (await caches.open('pages')).match('/'))?.ok")
    served.stop()
    installed.go("/")
    page.locator("#away").wait_for()
    assert page.get_by_role("link", name="Kruh").or_(page.get_by_text("Kruh")).first.is_visible()
    assert page.locator("form button:not([disabled])").count() == 0
    installed.go(f"/t/{table}/")
    page.get_by_role("heading", name="Server je pryč").wait_for()
    assert (installed.axe(), installed.too_small(), installed.sideways()) == ([], [], 0)
    served.start()
    page.locator("#table").wait_for()


@pytest.mark.look
def test_taps_that_wait_say_so_on_the_last_page_seen_and_are_sent_when_the_server_is_back(installed, served, table):
    page = installed.go(f"/t/{table}/party")
    seen(page, table, "Beor")
    served.stop()
    for name in ("food", "wealth"):
        more(page, name).click()
    line(page)
    page.reload()
    page.locator("#away").wait_for()
    assert "Čekají 2 klepnutí" in line(page)[0]
    served.start()
    installed.settled(3)
    assert [entry["args"]["what"] for entry in served.api(f"/tables/{table}/log?after=1")["entries"]] == [
        "food",
        "wealth",
    ]


@pytest.mark.look
def test_a_hand_is_not_kept_nor_what_is_told_to_programs(installed, served):
    players = [{"character": "wizard"}, {"character": "druid"}]
    id = served.lay("Závod", game="talisman", players=players, first=1)
    served.move(id, "leave_list")
    served.move(id, "gain_spell", ("*",), who=2)
    served.move(id, "name_spell", who=2, name=SPELL)
    page = installed.go(f"/t/{id}/")
    seen(page, id, "Závod")
    installed.go(f"/t/{id}/hand?seat=2&show=1")
    page.get_by_text(SPELL).first.wait_for()
    page.wait_for_timeout(3500)
    page.evaluate("fetch('/api/tables')")
    everything = page.evaluate("""async () => {
      const found = [];
      for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys()) {
        found.push([one.url, await (await (await caches.open(name)).match(one)).text()]);
      }
      return found;
    }""")
    assert not [url for url, text in everything if SPELL in unbound(text) or "/api/" in url or url.endswith("/live")]
    assert f"/t/{id}/" in page.evaluate(KEPT)


@pytest.mark.look
def test_who_is_sent_to_the_door_keeps_nothing(installed, served, table):
    page = installed.go(f"/t/{table}/")
    seen(page, table, "Kruh")
    installed.go("/join")
    until(page, "async () => (await (await caches.open('pages')).keys()).length === 1")
    assert page.evaluate(KEPT) == ["/away"]


@pytest.mark.look
def test_a_new_version_of_the_app_throws_the_files_of_the_old_one_away(device, server, tmp_path, monkeypatch):
    one = device(service_workers="allow")
    one.page.set_default_timeout(20000)
    page = one.go("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=15000)
    (before,) = page.evaluate(FILES)
    copytree(assets.STATIC, tmp_path / "static")
    (tmp_path / "static" / "css" / "api.css").write_text("body { color: red }")
    monkeypatch.setattr(assets, "STATIC", tmp_path / "static")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    until(page, f"async () => !(await caches.keys()).includes('{before}')")
    (after,) = page.evaluate(FILES)
    assert after != before
    kept = page.evaluate("async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)", after)
    assert len(kept) > 40 and any("/lib/htmx" in url for url in kept)


@pytest.mark.look
def test_without_https_a_silent_video_keeps_the_screen_awake(chromium, tmp_path):
    server = Server(tmp_path / "instance", ALLOWED_HOSTS=("home.test",))
    id = server.store.create("tainted_grail", "Kruh", {"characters": CHARACTERS}).record.id
    by = {}
    rules = "--host-resolver-rules=MAP home.test 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, rules])
    for revision, host in enumerate(("home.test", "127.0.0.1"), start=1):
        one = Device(browser, f"http://{host}:{server.port}", language="cs", service_workers="allow")
        one.page.set_default_timeout(20000)
        page = one.go("/preferences")
        by[host] = page.locator("#awake-by").inner_text()
        one.go(f"/t/{id}/")
        page.locator(".checklist > summary").first.click()
        page.locator(".tick").first.click()
        one.settled(revision)
        assert page.evaluate("isSecureContext") == (host == "127.0.0.1")
        if host == "home.test":
            page.wait_for_function("() => document.querySelector('video.silent')?.currentTime > 0.2")
            assert page.evaluate("navigator.serviceWorker === undefined")
        else:
            assert page.locator("video").count() == 0
        assert [fault for fault in one.faults if "Cross-Origin-Opener-Policy" not in fault] == []
        one.context.close()
    browser.close()
    server.close()
    assert "tiché video" in by["home.test"] and "prohlížeč sám" in by["127.0.0.1"]
