"""WebKit, the engine of every browser on an iPad: Debian's MiniBrowser on a screen that nobody sees, and taps on it."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

from flask import Flask, Response, request
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver

DRIVER, XVFB = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSER = next(iter(sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"), reverse=True)), None)
MISSING = not (DRIVER and XVFB and BROWSER)
SIZES = {"phone": (447, 844), "tablet": (768, 1024)}  # its window is never narrower than its own row of buttons
SOON = 12  # seconds; what is waited for takes a moment, and on a busy machine some
FAULTS = """const kept = () => sessionStorage.getItem("faults") ?? "";
const keep = (said) => sessionStorage.setItem("faults", `${kept()}${said}\\n`);
addEventListener("error", ({ message, target }) => keep(message ?? `not loaded: ${target.src ?? target.href}`), true);
addEventListener("unhandledrejection", (event) => keep(`not caught: ${event.reason}`));
addEventListener("securitypolicyviolation", (event) => keep(`not allowed: ${event.blockedURI}`));
const said = console.error;
console.error = (...words) => { keep(words.join(" ")); said(...words); };
"""
TOLD = "const told = sessionStorage.getItem('faults'); sessionStorage.removeItem('faults'); return told ?? '';"
SEEN = """const box = arguments[0].getBoundingClientRect();
return arguments[0].checkVisibility({visibilityProperty: true}) && box.width > 0 && box.height > 0;"""
# Whether the table shows something else than revision `arguments[0]` and takes taps again.
MOVED = """const table = document.getElementById("table");
return Boolean(table) && document.readyState === "complete" && !("pause" in table.dataset)
  && Number(table.dataset.revision) > arguments[0];"""


class Screen:
    """A screen in memory, large enough for a tablet held upright."""

    def __init__(self) -> None:
        number, told = os.pipe()
        command = [XVFB, "-displayfd", str(told), "-screen", "0", "900x1200x24", "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, pass_fds=[told], stderr=subprocess.DEVNULL)
        os.close(told)
        with os.fdopen(number) as said:
            self.name = f":{said.readline().strip()}"

    def close(self) -> None:
        """Switch it off."""
        self._process.terminate()
        self._process.wait(10)


class WebKit:
    """A browser with a profile that is forgotten, as on a tablet that is new."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")
        home = {name: str(folder) for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        quiet = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        environ = {**os.environ, **home, **quiet, "DISPLAY": screen.name, "GDK_BACKEND": "x11"}
        self.driver = WebDriver(options, Service(str(DRIVER), env=environ))
        self.driver.set_script_timeout(SOON)
        self.driver.set_page_load_timeout(60)
        self.driver.command_executor.client_config.timeout = 60

    def close(self) -> None:
        """End it."""
        self.driver.quit()


def with_faults_kept(app: Flask) -> None:
    """Have every page keep what goes wrong on it, from its first script on: this driver tells nothing of consoles."""

    def script() -> Response | None:
        return Response(FAULTS, mimetype="text/javascript") if request.path == "/faults.js" else None

    def kept(response: Response) -> Response:
        if response.mimetype == "text/html" and not response.is_streamed:
            response.set_data(response.get_data().replace(b"<head>", b"<head><script src='/faults.js'></script>", 1))
        return response

    app.before_request_funcs.setdefault(None, []).insert(0, script)
    app.after_request(kept)


class Hand:
    """Somebody with an iPad: taps what can be seen, and waits for what comes of it."""

    def __init__(self, webkit: WebKit, address: str, size: str, language: str) -> None:
        self.driver, self.address = webkit.driver, address
        self.driver.set_window_size(*SIZES[size])
        self.go("/")
        self.driver.delete_all_cookies()
        self.driver.add_cookie({"name": "language", "value": language})
        self.go("/")

    def go(self, path: str) -> None:
        """Open a page of the app."""
        self.driver.get(self.address + path)

    def script(self, code: str, *facts: Any) -> Any:
        """What a piece of script answers on the page."""
        return self.driver.execute_script(code, *facts)

    def faults(self) -> list[str]:
        """What went wrong on its pages since this was asked."""
        return self.script(TOLD).splitlines()

    # --- what one sees

    def all(self, where: str) -> list[WebElement]:
        """What can be seen of all that this selector finds."""
        return [one for one in self.driver.find_elements(By.CSS_SELECTOR, where) if self.script(SEEN, one)]

    def one(self, where: str) -> WebElement:
        """The first of them, waited for."""
        return self.until(lambda: next(iter(self.all(where)), None), where)

    def until(self, asked: Any, what: str) -> Any:
        """Ask until the answer is something."""
        deadline = time.monotonic() + SOON
        while True:
            answer = asked()
            if answer:
                return answer
            assert time.monotonic() < deadline, f"{what}: not there at {self.driver.current_url}"
            time.sleep(0.05)

    @property
    def id(self) -> str:
        """The table that lies open."""
        return self.script("return document.getElementById('table').dataset.table")

    @property
    def revision(self) -> int:
        """The revision that the page shows."""
        return int(self.script("return document.getElementById('table').dataset.revision"))

    # --- what one does

    def tap(self, where: str) -> None:
        """One tap, on what can be seen, once it is in the middle of the screen and nothing lies over it."""
        found = self.one(where)
        self.script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", found)
        found.click()

    def settled(self, after: int) -> None:
        """Wait until the page shows a later revision and takes taps."""
        self.until(lambda: self.script(MOVED, after), f"a revision after {after}")

    def move(self, where: str) -> None:
        """A tap that moves the table on, and the page that shows it."""
        before = self.revision
        self.tap(where)
        self.settled(before)
