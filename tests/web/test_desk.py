"""The writing desk: books begun, saved, previewed, brought from Twine; nothing typed is ever lost."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest

from companion.library.desk import folder_name
from companion.story.beside import HEAVIEST

from ..pieces import picture, tone


@pytest.fixture
def writer(app, visitor):
    """A visitor who has begun a book."""
    answer = visitor.post("/desk/new", {"title": "Můj příběh", "game": "tainted_grail"})
    assert answer.status_code == 303, answer.text
    visitor.path = answer.location
    visitor.folder = Path(app.instance_path) / "journal" / "tainted-grail" / "muj-pribeh"
    return visitor


def seen(page: str) -> str:
    return page.split('name="seen" value="')[1].split('"')[0]


def test_the_desk_lists_own_and_shipped_books(writer):
    page = writer.get("/desk/").text
    assert "Můj příběh" in page and "Solná stráž" in page
    assert page.index('name="title"') < page.index('name="name"')  # what a book is called comes first


def test_a_begun_book_is_whole_and_told_in_the_writers_language(writer):
    assert writer.path.endswith("/own/tainted-grail/muj-pribeh")
    page = writer.get(writer.path).text
    assert "Můj příběh" in page and "Otevřít dveře." in page and "## en The" not in page
    assert set(re.findall("J[0-9]{3}", page)) == {"J408"} and "Kniha se anglicky nevypráví." in page


def test_the_folder_may_be_called_otherwise(visitor):
    sent = {"title": "Můj příběh", "name": "jinak", "game": "tainted_grail"}
    assert visitor.post("/desk/new", sent).location.endswith("/own/tainted-grail/jinak")


@pytest.mark.parametrize(
    ("title", "name"),
    [("Můj příběh", "muj-pribeh"), ("  2. Kniha! ", "kniha"), ("???", ""), ("Ž" * 80, "z" * 60), ("A – B", "a-b")],
)
def test_a_title_makes_a_folders_name(title, name):
    assert folder_name(title) == name


@pytest.mark.parametrize("name", ["?!", "Můj příběh", "../up", "a/b", "x" * 80, "-a", "con.md\0"])
def test_a_name_that_is_none_is_refused_in_words(visitor, name):
    answer = visitor.post("/desk/new", {"name": name, "game": "tainted_grail"})
    assert answer.status_code == 422 and "malá písmena" in answer.text


def test_a_name_that_is_taken_is_refused(writer):
    answer = writer.post("/desk/new", {"name": "muj-pribeh", "game": "tainted_grail"})
    assert answer.status_code == 422 and "už tu je" in answer.text
    assert writer.post("/desk/new", {"name": "jiny", "game": "no-such"}).status_code == 422


def test_a_file_is_saved_whole(writer):
    page = writer.get(writer.path).text
    text = "# cs-only\r\n\r\nš"
    answer = writer.post(writer.path, {"file": "book.md", "text": text, "seen": seen(page)})
    assert answer.status_code == 303
    assert (writer.folder / "book.md").read_text(encoding="utf-8") == "# cs-only\n\nš"
    assert [file.name for file in writer.folder.iterdir()] == ["book.md"]


def test_a_file_changed_in_another_editor_is_not_overwritten_unasked(writer):
    mark = seen(writer.get(writer.path).text)
    (writer.folder / "book.md").write_text("# changed outside", encoding="utf-8")
    answer = writer.post(writer.path, {"file": "book.md", "text": "# mine", "seen": mark})
    assert answer.status_code == 409 and "# mine" in answer.text and "mezitím změnil" in answer.text
    assert (writer.folder / "book.md").read_text(encoding="utf-8") == "# changed outside"
    writer.post(writer.path, {"file": "book.md", "text": "# mine", "seen": mark, "anyway": "1"})
    assert (writer.folder / "book.md").read_text(encoding="utf-8") == "# mine"


@pytest.mark.parametrize("file", ["../x.md", "x.txt", "", ".hidden.md", "a b.md", "Č.md"])
def test_a_file_name_that_is_none_is_refused_and_the_text_is_kept(writer, file):
    answer = writer.post(writer.path, {"file": file, "text": "moje slova"})
    assert answer.status_code == 422 and "moje slova" in answer.text
    assert len(list(writer.folder.parent.rglob("*"))) == 2


def test_shipped_books_cannot_be_written_on(visitor):
    answer = visitor.post("/desk/book/tainted-grail/the-salt-watch", {"file": "book.md", "text": "x"})
    assert answer.status_code == 404
    assert "readonly" in visitor.get("/desk/book/tainted-grail/the-salt-watch").text


def test_the_preview_speaks_of_text_that_was_not_saved(writer):
    book = writer.path.split("?")[0].replace("/desk/book/", "/desk/preview/")
    text = (writer.folder / "book.md").read_text(encoding="utf-8").replace("(#konec)", "(#konce)")
    page = writer.post(book, {"file": "book.md", "text": text, "line": "12"}).text
    assert "J301" in page and "#konec" in page
    assert "(#konce)" not in (writer.folder / "book.md").read_text(encoding="utf-8")


def test_the_preview_shows_every_half_of_a_case_and_the_one_that_was_picked(writer):
    book = writer.path.split("?")[0].replace("/desk/book/", "/desk/preview/")
    text = (writer.folder / "book.md").read_text(encoding="utf-8")
    text = text.replace("entry: start\n", 'entry: start\ncase wet: visited["konec"] | day >= 3\n')
    text = text.replace("Pak je", "{wet: Mokro|*Sucho* a ‹x›|<b>Mlha</b>}. Pak je")
    first = writer.post(book, {"file": "book.md", "text": text, "line": "9"}).text
    assert "Sucho</em> a ‹x›. Pak je" in first.replace("\xa0", " ") and "J313" not in first
    for half in ("visited[&#34;konec&#34;]", "day &gt;= 3", "jinak", "<em>Sucho</em>", ">Mlha<"):
        assert half in first
    second = writer.post(book, {"file": "book.md", "text": text, "line": "9", "half": "wet.2"}).text
    assert "Mlha. Pak je" in second and 'data-half="wet.2" data-place="cs.1.2" aria-pressed="true"' in second
    assert writer.post(book, {"file": "book.md", "text": text, "line": "9", "half": "wet.²"}).status_code == 200


def test_the_stamp_changes_with_the_files(writer):
    stamp = writer.path.split("?")[0].replace("/desk/book/", "/desk/stamp/")
    before = writer.get(stamp).json
    (writer.folder / "more.md").write_text("# more\n", encoding="utf-8")
    assert writer.get(stamp).json != before


def test_a_map_and_a_twee_file(visitor):
    assert "<svg" in visitor.get("/desk/map/tainted-grail/the-salt-watch").text
    answer = visitor.get("/desk/twee/tainted-grail/the-lamp-in-the-wall")
    assert answer.headers["Content-Disposition"].endswith('the-lamp-in-the-wall.cs.twee"')
    assert answer.text.startswith(":: StoryTitle")


TWEE = b":: Start\n<<widget x>>Hello\n[[Go on->End]]\n\n:: End\nBye.\n"


def test_a_story_from_twine_comes_in_with_what_was_left_out(visitor):
    fields = {"name": "z-twine", "game": "tainted_grail", "file": (BytesIO(TWEE), "x.twee")}
    answer = visitor.client.post("/desk/import", data=fields, headers=visitor.headers)
    assert answer.status_code == 200
    assert "&lt;&lt;widget x&gt;&gt;" in answer.text and "[on]" not in answer.text
    nothing = {"name": "nic", "game": "tainted_grail", "file": (BytesIO(b"\xff\x00"), "x.twee")}
    assert visitor.client.post("/desk/import", data=nothing, headers=visitor.headers).status_code == 422


@pytest.mark.parametrize(
    ("form", "fields", "id"),
    [("new", {}, "new-title"), ("import", {}, "twee-file"), ("import", {"title": "x"}, "twee-file")],
)
def test_what_the_desk_lacks_is_said_at_its_field(visitor, form, fields, id):
    page = visitor.post(f"/desk/{form}", {"game": "tainted_grail", **fields})
    assert page.status_code == 422
    assert re.findall(r'<p class="field-wrong" id="([^"]+)-wrong">', page.text) == [id]


@pytest.mark.parametrize("path", ["/desk/book/own/x/y", "/desk/map/a/b", "/desk/stamp/zz", "/desk/twee/.."])
def test_a_book_that_is_not_there(visitor, path):
    assert visitor.get(path).status_code == 404


def test_the_desk_lists_what_a_translation_lacks_and_takes_it_that_two_match(writer):
    text = "# a\nentry: start\nending: a\n\n## cs A\n\nVoda.\n\n## en A\n\nWater.\n\n# b\nending: b\nentry: start\n"
    writer.post(writer.path, {"file": "story.md", "text": f"{text}\n## cs B\n\nKonec.\n"})
    page = writer.get(writer.path).text
    assert "„b“ se nevypráví anglicky" in page and "Jedna pasáž se vypráví v obou" in page
    id = writer.path.removeprefix("/desk/book/")
    answer = writer.post(f"/desk/translated/{id}", {"passage": "all", "file": "story.md"})
    assert answer.status_code == 303 and (writer.folder / "translated.json").exists()
    writer.post(writer.path, {"file": "story.md", "text": text.replace("Water", "Much water")})
    page = writer.get(writer.path).text
    assert "„a“: slova v druhém jazyce se od té doby změnila; podívejte se na česká" in page
    writer.post(f"/desk/translated/{id}", {"passage": "a", "file": "story.md"})
    assert "se od té doby změnila;" not in writer.get(writer.path).text
    assert writer.post(f"/desk/translated/{id}", {"passage": "nowhere"}).status_code == 422


def laid(writer, name: str, content: bytes, text: str | None = None):
    """What the desk says when a file is sent with the text."""
    text = (writer.folder / "book.md").read_text(encoding="utf-8") if text is None else text
    facts = {"file": "book.md", "text": text, "lay": "1", "beside": (BytesIO(content), name)}
    return writer.post(writer.path, facts)


def test_a_picture_and_a_sound_are_laid_beside_the_words_and_the_text_is_saved(writer):
    text = (writer.folder / "book.md").read_text(encoding="utf-8").replace("Pak je", "Potom je")
    answer = laid(writer, "C:/Fotky/Mlýn v mlze.JPG", picture(), text)  # it calls itself jpg, and is a png
    assert answer.status_code == 303
    page = writer.get(answer.location).text
    assert "Uloženo. „mlyn-v-mlze.png“ leží u knihy." in page.replace("\xa0", " ")
    assert "picture: mlyn-v-mlze.png | cs …</code>" in page
    assert (writer.folder / "mlyn-v-mlze.png").read_bytes() == picture()
    assert "Potom je" in (writer.folder / "book.md").read_text(encoding="utf-8")
    laid(writer, "mlyn-v-mlze.png", picture())  # once more the same
    laid(writer, "mlyn-v-mlze.png", picture(size=(9, 9)))  # another one takes nobody's place
    laid(writer, "šum.wav", tone())
    assert sorted(file.name for file in writer.folder.iterdir()) == [
        "book.md", "mlyn-v-mlze-2.png", "mlyn-v-mlze.png", "sum.wav",
    ]  # fmt: skip
    shown = text.replace("entry: start\n", "entry: start\npicture: mlyn-v-mlze.png | cs mlýn\n")
    writer.post(writer.path, {"file": "book.md", "text": shown})
    assert "ukazuje ho zacatek" in writer.get(writer.path).text.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("mlyn.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>", "Tohle není obrázek ani zvuk"),
        ("mlyn.png", b"<script>", "Tohle není obrázek ani zvuk"),
        ("mlyn.png", b"", "Tohle není obrázek ani zvuk"),
        ("mlyn.png", picture() + bytes(1000), "nejvýš 0 MB a 50 milionů bodů"),
        ("sum.wav", tone() + bytes(1000), "Zvuk je moc velký"),
        ("", b"", "Nejdřív vyberte soubor."),
    ],
)
def test_a_file_that_cannot_lie_there_is_refused_with_a_word_and_the_text_stays(
    writer, monkeypatch, name, content, said
):
    for kind in HEAVIEST:
        monkeypatch.setitem(HEAVIEST, kind, 900)
    answer = laid(writer, name, content, "# not saved yet\n")
    assert answer.status_code == 422 and said in answer.text.replace("\xa0", " ")
    assert "# not saved yet" in answer.text
    assert [file.name for file in writer.folder.iterdir()] == ["book.md"]


def test_a_story_is_called_here_as_somebody_typed_and_what_was_typed_comes_back_to_its_form_alone(writer):
    story = b":: StoryTitle\nSalt\n\n:: Start\nHello [[End]]\n\n:: End\nBye.\n"
    facts = {"title": "Solná \n cesta", "game": "talisman", "file": (BytesIO(b""), "s.twee")}
    page = writer.post("/desk/import", facts).text
    assert page.count('value="Solná   cesta"') + page.count('value="Solná \n cesta"') == 1
    assert page.count('value="talisman" selected') == 1
    assert "<h1>Solná cesta</h1>" in writer.post("/desk/import", {**facts, "file": (BytesIO(story), "s.twee")}).text


def test_a_story_as_large_as_twine_publishes_it_comes_in(writer):
    story = b":: Start\nHello [[End]]\n\n:: End\nBye.\n\n:: Sheet [stylesheet]\n" + b"/* */\n" * 400_000
    head = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
    file = b'--x\r\nContent-Disposition: form-data; name="file"; filename="s.twee"\r\n\r\n'
    body = head % (b"title", b"Long") + head % (b"game", b"tainted_grail") + file + story + b"\r\n--x--\r\n"
    answer = writer.post("/desk/import", body, **{"Content-Type": "multipart/form-data; boundary=x"})
    assert answer.status_code == 200 and "Hello" in answer.text
