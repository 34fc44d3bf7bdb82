"""Backups on a page: which there are, one made now, looked into and put back; their second home; a look at all of it.

The page is the host's. What reaches into folders of this machine, or over all tables at once, is asked for at the
machine itself (`@needs("here")`).
"""

from __future__ import annotations

import msgspec
from flask import Blueprint, Flask, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from ..core.errors import Refusal
from ..core.message import Message, say
from ..store import Store
from ..store.errors import NoSuchTable
from ..store.likely_homes import likely_homes
from ..store.rescue import bring_beside
from ..store.sqlite.backups import Backups
from ..store.sqlite.copies import Backup
from ..store.sqlite.findings import Findings, FoundTorn, look_through
from ..store.sqlite.second_home import HomeRefused, SecondHome
from ..store.then_and_now import TableThen, tables_then, would_change
from .days import day, hour
from .rights import may, needs
from .shelf import Card, card_of
from .spines import shown_name
from .stores import installation, store
from .wording import voice
from .writes import page_write

parts = Blueprint("backups", __name__, url_prefix="/backups")
AT_ONCE = 8  # backups in sight; the older ones are folded
REFUSED = (
    *("home-not-typed", "home-not-whole", "home-missing", "home-not-a-folder", "home-inside"),
    *("home-read-only", "home-full", "home-fails"),
)


class Listed(msgspec.Struct, frozen=True):
    """A backup as the page lists it: the copy that is used, and whether it lies here, in the second home, or both."""

    backup: Backup
    here: bool
    home: bool
    torn: bool

    @property
    def fault(self) -> str:
        """Why it cannot be used, or "" where it can."""
        return self.backup.glance.fault


class BackupKept(msgspec.Struct, frozen=True):
    """Whether a table, as it stands, is in a backup, and in the second home, too."""

    id: str
    backup: Backup | None
    home: bool  # whether a second home was chosen
    carried: bool
    trouble: Message | None


class Beside(msgspec.Struct, frozen=True):
    """A table of a backup: its card, how it differs, and the words for that."""

    card: Card
    then: TableThen
    differs: str


def backups() -> Backups:
    """The backups of this installation."""
    return installation().backups


def second_home() -> SecondHome:
    """Their second home, chosen or not."""
    home = backups().home
    assert home is not None  # an installation gives them one
    return home


# --- the page --------------------------------------------------------------------------------------------------------


@parts.get("/")
@needs("house")
def show() -> str:
    """All backups, the second home, and what was found when everything was looked through last."""
    home, asked = second_home(), request.args
    typed, why = asked.get("folder", ""), asked.get("why", "")
    likely = [one for one in likely_homes() if one != home.folder] if may("here") else []
    rows = _rows()
    answer = render_template(
        "backups.html",
        rows=rows,
        newest=next((one.backup for one in rows if not one.fault), None),
        at_once=AT_ONCE,
        home=home,
        home_trouble=home.trouble,
        typed=typed[:300],
        wrong=say(why, folder=typed[:200]) if why in REFUSED else None,
        likely=likely,
        found=None if installation().database.trouble else findings(),
        damaged=installation().database.trouble,
        settings_trouble=installation().settings.trouble,
        done=asked.get("done", ""),
    )
    home.told()
    return answer


def _rows() -> list[Listed]:
    copies = backups().everywhere()
    here = {one.name for one in copies if one.place == "here"}
    home = {one.name for one in copies if one.place == "home"}
    found = backups().findings
    torn = {one.name for one in found.bad} if found else set()
    return [
        Listed(one, one.name in here, one.name in home, one.torn or one.name in torn) for one in backups().distinct()
    ]


@parts.post("/")
@needs("house")
def make() -> Response:
    """A backup now, unless the newest one holds all of it; then one goes back to where that was asked."""
    made = backups().make_if_changed()
    if table := request.form.get("table", ""):
        return redirect(url_for("play.home", id=table), 303)
    return redirect(url_for("backups.show", done="made" if made else "nothing-new"), 303)


@parts.post("/check")
@needs("house")
def check() -> Response:
    """Look everything through now; Damaged, and its page offers the backups."""
    look_through(store(), backups())
    return redirect(url_for("backups.show", done="checked", _anchor="found"), 303)


@parts.post("/elsewhere")
@needs("here")
def choose() -> Response:
    """Take another folder as the second home, or none from now on."""
    home, typed = second_home(), request.form.get("folder", "")
    if "leave" in request.form:
        home.leave()
        return redirect(url_for("backups.show", done="home-left", _anchor="home"), 303)
    try:
        home.choose(typed, _newest(), backups().clock())
    except HomeRefused as refused:
        why = refused.message.key
        return redirect(url_for("backups.show", folder=typed[:300], why=why, _anchor="home"), 303)
    return redirect(url_for("backups.show", done="home-chosen", _anchor="home"), 303)


def _newest() -> Backup | None:
    """What the second home is given first: all that is here now, or, where that is damaged, the last that was whole."""
    try:
        return backups().make_if_changed() or backups().latest()
    except Refusal:
        return backups().latest()


# --- one backup ------------------------------------------------------------------------------------------------------


@parts.get("/<name>")
@needs("house")
def look(name: str) -> str:
    """Which tables a backup holds, how far each had come, and how it differs from what is here."""
    backup = backups().named(name)
    torn = backup.contents.torn if backup.contents else ()
    with backups().opened(backup) as old:
        tables = [_beside(one) for one in tables_then(store(), Store(old), torn)]
    return render_template("backup.html", backup=backup, tables=tables)


@parts.post("/<name>/tables/<table>")
@needs("house")
def bring(name: str, table: str) -> Response:
    """One table out of a backup as a new one; where the same one stands here, it is asked which is to stay."""
    with backups().opened(backups().named(name)) as old:
        record = bring_beside(store(), old, table, page_write(), ask=True)
    if record.place == "coming":
        return redirect(url_for("shelf.came", id=record.id, backup=1), 303)
    return redirect(url_for("play.home", id=record.id), 303)


@parts.get("/<name>/restore")
@needs("here")
def ask(name: str) -> str:
    """What would become of each table if all of a backup were put back: nothing is done yet."""
    backup = backups().named(name)
    torn = backup.contents.torn if backup.contents else ()
    with backups().opened(backup) as old:
        change = would_change(store(), Store(old), torn)
    return render_template(
        "backup_restore.html",
        backup=backup,
        vanish=[card_of(one) for one in change.vanish],
        go_back=[_beside(one) for one in change.go_back],
        come_back=[_beside(one) for one in change.come_back],
        same=[_beside(one) for one in change.same],
    )


@parts.post("/<name>/restore")
@needs("here")
def restore(name: str) -> Response:
    """Put all of a backup back, after a backup of what is here now."""
    put_back(name)
    return redirect(url_for("backups.show", done="restored"), 303)


def put_back(name: str) -> Backup:
    """All of a backup in the place of what is here; pages that lie open are told. The backup of what was here."""
    before = backups().go_back_to(name)
    for one in store().shelf.part(None, -1):
        for listener in store().listeners:
            listener(one.id, one.revision)
    return before


def _beside(one: TableThen) -> Beside:
    return Beside(card_of(one.table), one, voice().t(f"differs-{one.how}", moves=one.moves, evening=one.evening_apart))


# --- on other pages --------------------------------------------------------------------------------------------------


@parts.get("/kept/<id>/<int:revision>")
@needs("house")
def kept(id: str, revision: int) -> str:
    """What the end of an evening says of its backup, asked again a moment later: it is made as the box is closed."""
    return render_template("partials/kept.html", kept=kept_of(id, revision), asked_again=True)


def kept_of(id: str, revision: int) -> BackupKept:
    """Whether a table stands in a backup as it does now."""
    home = second_home()
    try:
        backup = backups().keeping(id, revision)
    except Refusal:  # a file that fails while it is read; the page of backups says more
        backup = None
    trouble = home.last.trouble if home.last else None
    return BackupKept(id, backup, home.folder is not None, _carried(home, backup), trouble)


def _carried(home: SecondHome, backup: Backup | None) -> bool:
    """Whether a backup lies in the second home, as far as was heard; the folder is asked only after a restart."""
    if backup is None:
        return False
    if home.last is None:
        return backup.name in {one.name for one in home.own()}
    return home.last.name == backup.name and home.last.trouble is None


def torn_here() -> list[FoundTorn]:
    """The tables on the shelf that were found to be damaged, and are not answered yet."""
    found = findings()
    return [one for one in found.torn if not one.place] if found else []


def findings() -> Findings | None:
    """What was found when all was looked through last, each table as it is called and where it stands now."""
    found = backups().findings
    if found is None or not found.torn:
        return found
    torn = [now for one in found.torn if (now := _stands(one)) is not None]
    return msgspec.structs.replace(found, torn=torn)


def _stands(found: FoundTorn) -> FoundTorn | None:
    """A table that was found torn as it stands now; None where it was thrown away since."""
    try:
        one = store().shelf.one(found.id)
    except NoSuchTable:
        return None
    name = shown_name(one) if one.spine else found.name
    return None if one.place == "thrown" else msgspec.structs.replace(found, name=name, place=one.place)


def when(backup: Backup) -> dict[str, str]:
    """The day and the hour at which a backup was made, in words."""
    made = backup.made.isoformat()
    return {"day": day(made), "hour": hour(made)}


def init_app(app: Flask) -> None:
    """Register the pages of the backups, and give the shelf and the box what they say of them."""
    app.register_blueprint(parts)
    app.jinja_env.globals.update(kept_of=kept_of, torn_here=torn_here, second_home=second_home, made_when=when)
