"""The `backup` and `backups` commands: what the pages do, on a terminal."""

from __future__ import annotations

import shutil

import pytest

from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger

from ..store.test_backups import tear
from ..store.test_second_home import newer
from .test_cli import companion, table  # noqa: F401


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "Flash disk"
    folder.mkdir()
    return folder


@pytest.fixture
def backup(companion, table):  # noqa: F811
    """The name of a backup of the table, at which there was one more move since."""
    name = companion("backup").strip().rpartition("/")[2]
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    store.move(table, 2, "let_in", {})
    store.ledger.close()
    return name


def test_they_are_listed_and_looked_into(companion, table, backup):  # noqa: F811
    assert companion("backups", "list") == companion("restore", "--list") == f"{backup}  1 table, 3 entries\n"
    said = companion("backups", "look", backup)
    assert said.startswith(table) and "Mlýn u řeky" in said and "1 entry behind the one here" in said
    assert "o 1 zápis pozadu" in companion("backups", "look", backup, lang="cs")
    assert companion.refused("backups", "look", "nothing.db")


def test_one_table_is_brought_beside_the_present_one(companion, table, backup):  # noqa: F811
    new = companion("backups", "restore-table", backup, table).split()[-1].rstrip(".")
    assert "Revision 2" in companion("tables", "show", new) and "Revision 3" in companion("tables", "show", table)
    assert companion.refused("backups", "restore-table", backup, "nothing")


def test_a_check_names_what_is_damaged(companion, table, backup):  # noqa: F811
    assert "Everything can be read" in companion("backups", "check") and companion.code == 0
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    tear(store, table)
    store.ledger.close()
    said = companion("backups", "check")
    assert companion.code == 1
    assert "cannot be read from game evening 1 on" in said and f"restore-table {backup} {table}" in said


def test_a_newer_one_is_said_and_nothing_is_touched(companion, table, backup):  # noqa: F811
    newer(companion.instance / "backups" / backup)
    assert "newer version" in companion("backups", "list")
    for words in (("backups", "look", backup), ("backups", "restore-table", backup, table), ("restore", backup)):
        assert "newer version" in companion.refused(*words)
    assert "Revision 3" in companion("tables", "show", table)


def test_a_copy_to_a_folder_this_once(companion, table, stick):  # noqa: F811
    said = companion("backup", "--to", str(stick))
    assert [one.suffix for one in stick.iterdir()] == [".db"] and str(stick) in said
    said = companion("backup", "--to", str(stick / "nothing"))
    assert companion.code == 1 and "is not here" in companion.told and ".db" in said
    assert "No second home" in companion("backups", "home")


def test_a_second_home(companion, table, stick):  # noqa: F811
    assert str(stick) in companion("backups", "home", str(stick))
    companion("backup")
    [own] = stick.iterdir()
    assert len([*own.iterdir()]) == 2
    shutil.rmtree(stick)
    companion("backup")
    assert companion.code == 0 and "plug it in" in companion.told
    companion("backups", "home")
    assert companion.code == 1 and "plug it in" in companion.told
    assert "No second home" in companion("backups", "home", "--none")


def test_everything_comes_back_from_the_second_home(companion, table, stick):  # noqa: F811
    companion("backups", "home", str(stick))
    shutil.rmtree(companion.instance / "backups")
    (companion.instance / "companion.db").write_bytes(b"\x00" * 5000)
    assert "companion restore" in companion.refused("tables", "list")
    companion("restore")
    assert table in companion("tables", "list")
