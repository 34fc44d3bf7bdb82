"""The `companion` command: each word of it, and that nobody is ever shown a traceback."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger
from companion.web.table.page import Prepared


class Companion:
    """The command on one instance folder; `code` is the last exit code, `told` what went to the other stream."""

    def __init__(self, instance):
        self.instance = instance
        self.code, self.told = 0, ""

    def __call__(self, *words, lang="en", **more):
        result = CliRunner().invoke(main, ["--instance", str(self.instance), "--lang", lang, *words], **more)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        self.code, self.told = result.exit_code, result.stderr
        return result.stdout

    def refused(self, *words, code=1, **more):
        """A command that is refused: nothing on the one stream, one sentence on the other."""
        assert self(*words, **more) == ""
        assert self.code == code
        assert self.told.strip()
        return self.told


@pytest.fixture
def companion(tmp_path):
    return Companion(tmp_path / "instance")


@pytest.fixture
def table(companion):
    """A toy table with two moves, on the shelf that the command sees."""
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    id = store.create("toy", "Mlýn u řeky", {}, seed="s").record.id
    store.move(id, 0, "let_in", {"steps": 2})
    store.move(id, 1, "note", {"text": "déšť"})
    store.ledger.close()
    return id


def test_list(companion, table):
    line = companion("tables", "list")
    assert line.startswith(table) and "The Mill" in line and "Mlýn u řeky" in line
    assert "Mlýn  Mlýn u řeky" in companion("tables", "list", lang="cs")


def test_show(companion, table):
    shown = companion("tables", "show", table, lang="cs")
    assert shown.splitlines() == ["Mlýn u řeky (Mlýn)", "Revize 2, 1. herní večer.", "0 měr mouky."]
    told = companion("tables", "show", table, "--chronicle", lang="cs")
    assert "Voda stoupla o 2 stupně." in told and "déšť" in told
    earlier = companion("tables", "show", table, "--at", "1", "--chronicle")
    assert "Revision 1" in earlier and "déšť" not in earlier
    assert json.loads(companion("tables", "show", table, "--json"))["water"]["value"] == 5


def test_statistics(companion, table):
    told = companion("tables", "statistics", table, lang="cs")
    assert told.splitlines()[0] == "Mlýn u řeky (Mlýn)"
    assert told.splitlines()[1] == "Jeden herní večer, 0 h 0 min u stolu, 2 tahy, vzato zpět: 0"
    assert "One game evening, 0 h 0 min at the table, 2 moves" in companion("tables", "statistics", table)
    assert companion("tables", "statistics", "0000000000") == "" and companion.code == 1


def test_export_and_import(companion, table, tmp_path):
    file = tmp_path / "table.json"
    assert str(file) in companion("tables", "export", table, str(file))
    assert companion.code == 0
    printed = companion("tables", "export", table, "-")
    assert printed == file.read_text(encoding="utf-8")
    assert "Mlýn u řeky" in companion("tables", "import", str(file))
    companion("tables", "import", "-", input=file.read_bytes())
    assert len(companion("tables", "list").splitlines()) == 3


def test_a_box_to_a_friend_and_back(companion, table, tmp_path):
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    with store.ledger.writing() as pen:
        pen.keep_card("tainted_grail", "item", "Lano", {"keyword": "none"})
    store.ledger.close()
    file = tmp_path / "box.json"
    assert str(file) in companion("box", "export", "tainted_grail", str(file))
    companion.refused("box", "export", "chess", "-")
    file.write_text(file.read_text().replace('"none"', '"weapon"'))
    told = companion("box", "import", "--look", str(file))
    assert "0 new, 0 known already, 1 told otherwise" in told and "item Lano" in told
    assert "Nothing has changed" in companion("box", "import", str(file))
    assert "Taken over: 1" in companion("box", "import", "--theirs", str(file))
    assert '"weapon"' in companion("box", "export", "tainted_grail", "-")
    companion.refused("box", "import", "-", input=b"{}")


def test_out_of_the_way_and_back(companion, table):
    assert "Jez" in companion("tables", "rename", table, "Jez")
    assert "Jez" in companion("tables", "archive", table)
    assert companion("tables", "list", "--part", "playing") == "The shelf is empty.\n"
    assert table in companion("tables", "list", "--part", "archived")
    companion("tables", "throw-away", table, input="n\n")
    assert table in companion("tables", "list")
    assert f"tables back {table}" in companion("tables", "throw-away", table, input="y\n")
    assert table not in companion("tables", "list")
    companion.refused("tables", "show", table)
    assert "Jez" in companion("tables", "back", table)
    companion("tables", "throw-away", table, "--yes")
    assert table in companion("tables", "list", "--part", "thrown")
    companion.refused("tables", "back", "abc")


def test_an_import_names_the_same_table(companion, table, tmp_path):
    file = tmp_path / "table.json"
    companion("tables", "export", table, str(file))
    told = companion("tables", "import", str(file))
    assert "exactly the same table" in told and table in told


def test_export_writes_over_nothing(companion, table, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    companion.refused("tables", "export", table, str(file))
    assert file.read_text() == "mine"


def test_import_begins_a_new_shelf(companion, table, tmp_path):
    companion("tables", "export", table, str(tmp_path / "table.json"))
    other = Companion(tmp_path / "other")
    other("tables", "import", str(tmp_path / "table.json"))
    assert other.code == 0
    assert "Mlýn u řeky" in other("tables", "list")


def test_a_table_that_no_page_could_draw_is_not_imported(companion, table, tmp_path, monkeypatch):
    file = tmp_path / "table.json"
    companion("tables", "export", table, str(file))
    monkeypatch.setattr("companion.web.table.trial_drawing.panel", lambda page: Prepared("no/such/template.html", {}))
    companion.refused("tables", "import", str(file))
    assert len(companion("tables", "list").splitlines()) == 1


def test_import_of_what_is_no_table(companion, table, tmp_path):
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    assert "není stůl" in companion.refused("tables", "import", str(tmp_path / "photo.jpg"), lang="cs")
    assert companion.refused("tables", "import", str(tmp_path / "none.json"), code=2)


def test_fork(companion, table):
    said = companion("tables", "fork", table, "--at", "1", "--name", "Co kdyby")
    new = re.search(r"[0-9a-f]{10}", said)[0]
    assert json.loads(companion("tables", "show", new, "--json"))["water"]["value"] == 5
    assert "Co kdyby" in said
    assert companion.refused("tables", "fork", table, "--at", "99")
    assert companion.refused("tables", "fork", table, "--name", "x" * 99)
    assert len(companion("tables", "list").splitlines()) == 2


def test_backup_and_restore(companion, table):
    backup = companion("backup").strip()
    assert backup.endswith(".db")
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    store.move(table, 2, "let_in", {})
    store.ledger.close()
    assert companion("restore", "--list").split()[0] == backup.rpartition("/")[2]
    assert "companion-replaced-" in companion("restore")
    assert "Revision 2" in companion("tables", "show", table)


def test_restore_of_a_damaged_database(companion, table):
    companion("backup")
    (companion.instance / "companion.db").write_bytes(b"\x00" * 5000)
    said = companion.refused("tables", "list", lang="cs")
    assert "poškozen" in said and "companion restore" in said
    companion("restore")
    assert companion.code == 0
    assert table in companion("tables", "list")


def test_restore_when_the_database_is_gone(companion, table):
    companion("backup")
    (companion.instance / "companion.db").unlink()
    companion("restore")
    assert table in companion("tables", "list")


def test_restore_without_a_backup(companion, table):
    assert companion.refused("restore")
    assert companion.refused("restore", "--list")
    assert companion.refused("restore", "companion-20260101T000000.000Z.db")
    assert table in companion("tables", "list")


@pytest.mark.parametrize(
    "words", [("tables", "list"), ("tables", "show", "x"), ("tables", "export", "x"), ("backup",), ("restore",)]
)
def test_a_folder_without_tables_is_left_alone(companion, words):
    companion.refused(*words)
    assert not companion.instance.exists()


def test_a_table_that_is_not_there(companion, table):
    for words in (("show", "nothing"), ("export", "nothing"), ("fork", "nothing"), ("show", "\udcff\x1b[31m")):
        assert "\x1b" not in companion.refused("tables", *words)
    assert companion.refused("tables", "show", table, "--at", "99")


def test_usage(companion):
    assert companion.refused("tables", "burn", code=2)
    assert companion.refused("serve", "--port", "70000", code=2)
    assert "serve" in companion("--help")
    assert "0.1" in companion("--version")


def test_a_name_steers_no_terminal(companion, table):
    store = Store(SqliteLedger(companion.instance / "companion.db"))
    store.move(table, 2, "rename", {"name": "zlý\x1b[2J\nstůl"})
    store.ledger.close()
    listed = companion("tables", "list")
    assert "\x1b" not in listed and len(listed.splitlines()) == 1


def test_the_language_of_the_system(companion, table, monkeypatch):
    for variable, value, expected in (("LANG", "cs_CZ.UTF-8", "Revize"), ("LC_ALL", "en_GB.UTF-8", "Revision")):
        monkeypatch.setenv(variable, value)
        result = CliRunner().invoke(main, ["--instance", str(companion.instance), "tables", "show", table])
        assert expected in result.stdout


def test_the_folder_of_the_environment(companion, table):
    result = CliRunner().invoke(main, ["tables", "list"], env={"COMPANION_INSTANCE": str(companion.instance)})
    assert table in result.stdout


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.com", "", "127.0.0.1.example.com"])
def test_only_this_machine_is_served(companion, host):
    assert companion.refused("serve", "--host", host)
    assert not companion.instance.exists()


def test_rules_of_what_is_no_game(companion):
    assert companion.refused("rules", "chess")


def test_a_volume_is_written_in_either_language_and_over_nothing(companion, table, tmp_path):
    file = tmp_path / "book.html"
    companion("tables", "volume", table, "--as", "html", "--lang", "cs", "--out", str(file))
    assert "První večer" in file.read_text(encoding="utf-8")
    companion.refused("tables", "volume", table, "--as", "html", "--out", str(file))
    companion("tables", "volume", table, "--lang", "en", "--out", str(tmp_path / "book.pdf"))
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")
    assert companion("tables", "volume", table, "--as", "md", "--out", "-").startswith("# Mlýn u řeky")
    companion.refused("tables", "volume", "no-such", "--as", "md")


def test_everything_to_a_file_and_back(companion, table, tmp_path):
    file, elsewhere = tmp_path / "all.zip", Companion(tmp_path / "elsewhere")
    assert str(file) in companion("tables", "export", "--all", str(file))
    companion.refused("tables", "export", "--all", str(file))  # never over a file that is there
    assert "1 table, 0 books" in elsewhere("tables", "import", "--look", str(file))
    assert "* table-1  Mlýn u řeky  new" in elsewhere("tables", "import", "--look", str(file))
    assert "The shelf is empty" in elsewhere("tables", "list")
    assert "1 new table" in elsewhere("tables", "import", "-", input=file.read_bytes())
    assert "Mlýn u řeky" in elsewhere("tables", "list")
    assert "  table-1  Mlýn u řeky  the same is here already" in elsewhere("tables", "import", str(file))
    assert elsewhere("tables", "list").count("Mlýn") == 1
    elsewhere("tables", "import", "--take", "table-9", str(file))
    assert elsewhere.code == 1 and "table-9" in elsewhere.told
    file.write_bytes(file.read_bytes()[:-40])
    elsewhere.refused("tables", "import", str(file))


def test_a_table_to_be_read_is_no_table(companion, table, tmp_path):
    file = tmp_path / "reading.json"
    companion("tables", "export", "--reading", table, str(file))
    told = json.loads(file.read_text(encoding="utf-8"))
    assert "hrát dál" in told["about"]["cs"] and told["state"]["chance"]["seed"] == "•"
    assert "to be read" in companion.refused("tables", "import", str(file))
    companion.refused("tables", "export", code=2)
