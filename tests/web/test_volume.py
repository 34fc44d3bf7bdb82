"""The volume of a table: read and written in through its page, with pictures, taken home; and who may."""

from __future__ import annotations

import re
from base64 import b64encode
from io import BytesIO

import pytest
from PIL import Image

from companion.store.pictures import MOST
from companion.web.table import volume

from ..volume.campaigns import SaltWatch


def photo(size=(60, 40), kind="PNG"):
    drawn = BytesIO()
    Image.new("RGB", size, "orange").save(drawn, kind)
    return drawn.getvalue()


@pytest.fixture
def table(visitor):
    """Two evenings at the mill."""
    visitor.lay()
    visitor.move("let_in", {"steps": "2"})
    visitor.move("close_box")
    visitor.move("sit_down")
    visitor.move("let_in", {"steps": "1"})
    return visitor


def write(table, move, **fields):
    answer = table.post(
        f"/t/{table.id}/moves/{move}?evening=1&write=1",
        {"revision": table.revision, "page": "volume", "piece": "1", **fields},
    )
    assert answer.status_code == 303, answer.text
    return table.get(answer.location).text


def bring(table, content, name="our table.png", **fields):
    sent = {"piece": "1", "place": "1", "text": "U stolu", **fields}
    if content is not None:
        sent["file"] = (BytesIO(content), name)
    return table.post(f"/t/{table.id}/volume/picture?evening=1", sent)


def test_a_chapter_is_an_evening_told_as_prose(table):
    first = table.look("volume?evening=1").text
    assert "První večer u stolu" in first and "Mlýn stojí." in first and "Voda stoupla o dva stupně." not in first
    assert "Voda stoupla o jeden stupeň." in table.look("volume").text  # the last one, unless another is asked for


def test_it_is_read_in_either_language_whatever_the_device_speaks(table):
    page = table.look("volume?evening=1&lang=en").text
    assert "The first evening at the table" in page and '<article class="volume" lang="en">' in page
    assert "Kniha tažení" in page  # the page around it keeps the reader's


@pytest.mark.parametrize("query", ["evening=99", "evening=-1", "evening=x", "part=77", "part=x", "lang=xx", "write=zz"])
def test_odd_addresses_show_a_real_chapter(table, query):
    assert "volume-head" in table.look(f"volume?{query}").text


def test_a_paragraph_of_ones_own_is_written_and_taken_back(table):
    assert "Déšť bubnoval" in write(table, "tell_in_volume", text="Déšť bubnoval do mlýna.")
    assert "Déšť bubnoval" in table.look("volume?evening=1").text
    table.step("undo")
    assert "Déšť bubnoval" not in table.look("volume?evening=1").text
    table.step("redo")
    assert "Déšť bubnoval" in table.look("volume?evening=1").text


def test_a_piece_is_told_in_ones_own_words_in_one_language(table):
    place = re.search(r'data-place="([\d.]+)"', table.look("volume?evening=1").text)[1]
    write(table, "reword_in_volume", piece=place, language="cs", text="Mlýn stál, kde stával.")
    assert "Mlýn stál, kde stával." in table.look("volume?evening=1").text
    assert "Mlýn stál, kde stával." not in table.look("volume?evening=1&lang=en").text
    write(table, "reword_in_volume", piece=place, language="cs", text="")
    assert "Mlýn stojí." in table.look("volume?evening=1").text


def test_what_is_left_out_is_gone_for_readers_and_can_be_put_back_by_writers(table):
    place = re.search(r'data-place="([\d.]+)"', table.look("volume?evening=1").text)[1]
    write(table, "leave_out_of_volume", piece=place)
    assert "Mlýn stojí." not in table.look("volume?evening=1").text
    writing = table.look(f"volume?evening=1&write={place}").text
    assert "Mlýn stojí." in writing and "V knize není" in writing and "Vrátit" in writing
    write(table, "leave_out_of_volume", piece=place, out="false")
    assert "Mlýn stojí." in table.look("volume?evening=1").text


def test_an_empty_paragraph_is_refused_and_nothing_is_lost(table):
    sent = {"revision": table.revision, "page": "volume", "piece": "1", "text": "   "}
    answer = table.post(f"/t/{table.id}/moves/tell_in_volume?write=1", sent)
    assert answer.status_code == 422 and "Traceback" not in answer.text


@pytest.mark.parametrize("piece", ["", "x", "../1", "e0x", "1.2.3", "9" * 30])
def test_a_place_that_is_none_is_refused(table, piece):
    sent = {"revision": table.revision, "page": "volume", "piece": piece, "text": "A"}
    assert table.post(f"/t/{table.id}/moves/tell_in_volume", sent).status_code in (400, 422)


def test_what_is_written_is_words_and_nothing_else(table):
    page = write(table, "tell_in_volume", text="<script>alert(1)</script> 🐉 שלום")
    assert "<script>alert" not in page and "🐉" in page


def test_what_the_pdf_cannot_print_is_told_beside_it(table):
    assert "chybí písmo" not in table.look("volume?evening=1").text
    page = write(table, "tell_in_volume", text="Na stole seděl 🐉.")
    assert "chybí písmo pro 🐉" in page.replace("\u00a0", " ")


def test_a_table_that_ended_can_be_written_on(table):
    table.move("close_table")
    assert "Epilog" in write(table, "tell_in_volume", text="Epilog.")


def test_a_long_evening_is_turned_like_a_book(table, monkeypatch):
    monkeypatch.setattr(volume, "PART", 2)
    for number in range(5):
        table.move("note", {"text": f"poznámka {number}"})
    first, last = table.look("volume?evening=2").text, table.look("volume?evening=2&part=3").text
    assert "poznámka 0" in first and "poznámka 4" not in first
    assert "poznámka 4" in last and "poznámka 0" not in last


# --- pictures --------------------------------------------------------------------------------------------------------


def test_a_picture_is_brought_and_stands_where_it_was_put(table):
    answer = bring(table, photo())
    assert answer.status_code == 303 and "write=1" in answer.location
    page = table.look("volume?evening=1").text
    address = re.search(r'src="(/t/\w+/volume/[0-9a-f]{40}\.jpg)"', page)[1]
    assert "U stolu" in page
    shown = table.get(address)
    assert shown.mimetype == "image/jpeg" and shown.data[:2] == b"\xff\xd8"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "Nejdřív vyberte obrázek."),
        (b"", "není obrázek"),
        (b"<svg onload=alert(1)>", "není obrázek"),
        (b"%PDF-1.7 " * 50, "není obrázek"),
        (photo()[:60], "není obrázek"),
    ],
    ids=["none", "empty", "svg", "pdf", "cut"],
)
def test_what_is_no_picture_is_told_and_the_words_stay(table, content, said):
    before = table.revision
    answer = bring(table, content)
    assert answer.status_code in (400, 422) and said in answer.text.replace("\u00a0", " ")
    assert 'value="U stolu"' in answer.text
    assert table.revision == before


def test_there_are_only_so_many_pictures_and_the_same_one_is_kept_once(table):
    for number in range(MOST):
        with table.store.ledger.writing() as pen:
            pen.keep_picture(table.id, f"{number:040x}", b"x")
    answer = bring(table, photo())
    assert answer.status_code in (400, 409, 422) and "60" in answer.text


@pytest.mark.parametrize("name", ["0" * 40 + ".jpg", "x.jpg", "evening-9-map.svg", "evening-1-none.svg", "a.svg"])
def test_a_picture_that_is_not_there_is_no_error_page_of_ours(table, name):
    assert table.look(f"volume/{name}").status_code == 404


def test_pictures_go_with_the_table_as_a_file_and_come_back(table):
    bring(table, photo())
    file = table.get(f"/t/{table.id}/export").data
    table.post("/import", {"file": (BytesIO(file), "t.json")})
    copies = [one.id for one in table.store.shelf.part(None, -1)] or []
    with table.store.ledger.reading() as look:
        assert len(look.pictures(table.id)) == 1
        assert sum(len(look.pictures(id)) for id in {*copies}) >= 1


def test_a_what_if_table_has_them_too_and_what_is_let_go_lets_them_go(table):
    bring(table, photo())
    fork = table.store.fork(table.id).id
    with table.store.ledger.writing() as pen:
        assert pen.pictures(fork) == pen.pictures(table.id) != []
        pen.let_go([fork])
        assert pen.pictures(fork) == []


# --- as a file -------------------------------------------------------------------------------------------------------

STARTS = {"html": b"<!doctype html>", "pdf": b"%PDF-", "epub": b"PK", "md": b"#"}


@pytest.mark.parametrize("form", STARTS)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_it_is_taken_home_in_every_form(table, form, lang):
    answer = table.look(f"volume.{form}?lang={lang}")
    assert answer.status_code == 200
    assert answer.data.lstrip().lower().startswith(STARTS[form].lower())
    assert re.fullmatch(rf'attachment; filename="mlyn\.{form}"', answer.headers["Content-Disposition"])


@pytest.mark.parametrize("form", STARTS)
def test_a_name_of_signs_and_from_right_to_left_stops_no_form(table, form):
    table.move("rename", {"name": "🐉 שלום <b>&"})
    answer = table.look(f"volume.{form}")
    assert answer.status_code == 200 and 'filename="b.' in answer.headers["Content-Disposition"]


def test_a_form_that_there_is_none_of_is_told(table):
    answer = table.look("volume.docx")
    assert answer.status_code in (400, 404, 422) and "html, pdf, epub, md" in answer.text


def test_with_a_picture_plain_text_is_a_folder(table):
    bring(table, photo())
    assert table.look("volume.md").data.startswith(b"PK")


def test_the_salt_watch_is_told_with_its_passages_and_what_was_chosen(visitor):
    visitor.id = SaltWatch(visitor.store, "cs").play().id
    page = visitor.look("volume?evening=1").text
    for said in ("Sedmý prut", "vrbových prutů", "volume-chosen", "evening-1-"):
        assert said in page, said
    assert "Played by" in visitor.look("volume?evening=1&lang=en").text


# --- programs --------------------------------------------------------------------------------------------------------


def test_programs_are_given_the_manuscript_or_a_file(table):
    told = table.get(f"/api/tables/{table.id}/volume?lang=en").json
    assert told["title"] == "Mlýn" and [one["title"] for one in told["chapters"]] == [
        "The first evening at the table",
        "The second evening at the table",
    ]
    assert table.get(f"/api/tables/{table.id}/volume?form=epub").mimetype == "application/epub+zip"
    assert table.get(f"/api/tables/{table.id}/volume?form=docx").status_code == 422


def test_programs_bring_pictures_too(table):
    sent = {"picture": b64encode(photo()).decode()}
    answer = table.client.post(f"/api/tables/{table.id}/pictures", json=sent, headers=table.headers)
    assert answer.status_code == 200 and re.fullmatch("[0-9a-f]{40}", answer.json["picture"])
    spoilt = table.client.post(f"/api/tables/{table.id}/pictures", json={"picture": "AAAA"}, headers=table.headers)
    assert spoilt.status_code == 422


def test_a_form_that_is_sent_twice_brings_one_picture(table):
    before = table.revision
    for _ in range(2):
        assert bring(table, photo(), key="once").status_code == 303
    assert table.revision == before + 1
