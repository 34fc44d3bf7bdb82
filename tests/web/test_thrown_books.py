"""Books thrown away at the desk: with what was recorded of them, taken back for thirty days, and then gone."""

from __future__ import annotations

import msgspec
import pytest

from companion.store.recordings import OF_BOOKS, RecordingKept, keep, of_books
from tests.pieces import WEBM

BOOK = "own/tainted-grail/muj-pribeh"
SPOKEN = RecordingKept(book=BOOK, passage="zacatek", language="cs", seconds=1.5, sound=WEBM)


@pytest.fixture
def writer(visitor):
    """Somebody whose book has two recordings of its own, beside one of a table's."""
    visitor.post("/desk/new", {"title": "Můj příběh", "game": "tainted_grail"})
    options = {"characters": [{"id": "ailei"}, {"id": "beor"}]}
    visitor.id = visitor.store.create("tainted_grail", "U krbu", options).record.id
    for move, args in (("leave_list", {}), ("open_book", {"book": BOOK, "language": "cs"})):
        visitor.store.move(visitor.id, visitor.store.revision(visitor.id), move, args, ["*"])
    keep(visitor.store, OF_BOOKS, SPOKEN)
    keep(visitor.store, OF_BOOKS, msgspec.structs.replace(SPOKEN, passage="konec"))
    keep(visitor.store, visitor.id, SPOKEN)
    return visitor


def throw(writer) -> str:
    """Throw the book away; what the desk says then."""
    return writer.get(writer.post(f"/desk/throw/{BOOK}", {}).location).text


def name_of(page: str) -> str:
    return page.split('name="book" value="')[1].split('"')[0]


def test_it_is_asked_once_with_how_many_recordings_go_along(writer):
    assert f"/desk/throw/{BOOK}" in writer.get(f"/desk/book/{BOOK}").text
    page = writer.get(f"/desk/throw/{BOOK}").text
    assert "Zahodit knihu „Můj příběh“?" in page and "2 nahrávky kronikářova hlasu; jdou s ní" in page
    assert writer.get(f"/desk/book/{BOOK}").status_code == 200  # asked is not done


def test_it_is_taken_back_as_it_was_and_heard_as_before(writer):
    page = throw(writer)
    assert "Kniha „Můj příběh“ je zahozená" in page and "zbývá 30" in page
    assert writer.get(f"/desk/book/{BOOK}").status_code == 404
    assert writer.get(f"/t/{writer.id}/journal").status_code == 200  # whoever read in it still has a table
    assert writer.get(f"/t/{writer.id}/volume").status_code == 200
    assert of_books(writer.store) == {BOOK: 2}
    answer = writer.post("/desk/back", {"book": name_of(page)})
    assert answer.location.endswith(BOOK) and "Můj příběh" in writer.get(answer.location).text
    assert "Zahozené knihy" not in writer.get("/desk/").text


def test_after_thirty_days_the_book_is_gone_with_what_was_recorded_of_it(writer, monkeypatch):
    throw(writer)
    now = writer.store.clock
    later = f"{int(now()[:4]) + 1}{now()[4:]}".replace("-02-29", "-02-28")
    monkeypatch.setattr(writer.store, "clock", lambda: later)
    assert "Zahozené knihy" not in writer.get("/desk/").text
    assert of_books(writer.store) == {}
    with writer.store.ledger.reading() as look:
        assert len(look.recordings(writer.id)) == 1  # the table's own stays


def test_a_name_that_is_taken_meanwhile_is_said(writer):
    page = throw(writer)
    writer.post("/desk/new", {"title": "Můj příběh", "game": "tainted_grail"})
    answer = writer.post("/desk/back", {"book": name_of(page)})
    assert answer.status_code == 422 and "Taková kniha už tu je." in answer.text
    assert writer.post("/desk/back", {"book": "../../x"}).status_code == 404


def test_recordings_of_a_book_whose_folder_somebody_deleted_are_named_and_let_go(writer):
    (writer.client.application.extensions["journals"].folders()[BOOK] / "book.md").unlink()
    page = writer.get("/desk/").text
    assert BOOK in page and "2 nahrávky" in page
    writer.post("/desk/forget", {"book": "tainted-grail/the-salt-watch"})
    assert of_books(writer.store) == {BOOK: 2}
    writer.post("/desk/forget", {"book": BOOK})
    assert of_books(writer.store) == {} and BOOK not in writer.get("/desk/").text


def test_shipped_books_cannot_be_thrown_away(writer):
    for ask in (writer.get, lambda path: writer.post(path, {})):
        assert ask("/desk/throw/tainted-grail/the-salt-watch").status_code == 404
    assert "/desk/throw/" not in writer.get("/desk/book/tainted-grail/the-salt-watch").text
