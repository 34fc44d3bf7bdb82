"""The reader's pages: a passage and its ways on, what stays on the server, a book that changed, our printed journal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games import games

from .conftest import Visitor

BOOK = """# the-ford
game: tainted-grail

## cs Brod

Krátká kniha.

## en The Ford

# bank
entry: start
case wet: visited["water"]

- [wade](#water) | each pays energy 1
- [shout](#secret-room) | needs any.spirituality >= 3
- [knock](#secret-room) | needs any.courage >= 3, shown
- [sit](#bank) | rests

## cs Na břehu

Kameny jsou {wet: mokré od vašich bot|pod vodou}.

* * *

Proud **nese** list.

> Ticho před druhou větou.

> § Položte minci na stůl.

- wade: Přebrodit se.
- shout: Zavolat na druhou stranu.
- knock: Zaklepat na kámen.
- sit: Sednout si a počkat.

## en On the Bank

The stones are {wet: wet from your boots|under water}.

- wade: Wade.
- shout: Shout.
- knock: Knock.
- sit: Sit.

# water

- [back](#bank)
- [down](#secret-room)

## cs Ve vodě

Voda <script>alert(1)</script> je [studená](javascript:alert(1)).

- back: Zpátky.
- down: Ponořit se.

## en In the Water

Cold.

- back: Back.
- down: Down.

# secret-room
ending: found

## cs Tajná komora

Nikdo tu nebyl.

## en The Secret Room

Nobody was here.
"""


@pytest.fixture
def reader(app, visitor):
    """A visitor at a table of three, with a small book of the owner's own."""
    folder = Path(app.instance_path) / "journal" / "tainted-grail" / "the-ford"
    folder.mkdir(parents=True)
    (folder / "book.md").write_text(BOOK, encoding="utf-8")
    options = {"characters": [{"id": one} for one in ("ailei", "beor", "arev")]}
    visitor.id = visitor.store.create("tainted_grail", "U krbu", options).record.id
    visitor.book = folder / "book.md"
    return visitor


def opened(reader):
    reader.move("open_book", {"book": "own/tainted-grail/the-ford", "language": "cs"}, page="journal")
    return reader.look("journal").text


def test_the_shelf_offers_shipped_books_and_the_owners(reader):
    page = reader.look("journal").text
    assert "Brod" in page and "Krátká kniha." in page
    assert "Lucerna ve zdi" in page and "Solná stráž" in page


def test_a_passage_is_read_with_its_ways_and_nothing_of_what_follows(reader):
    page = opened(reader)
    assert "Na břehu" in page and "Kameny jsou pod vodou." in page
    assert "Přebrodit se." in page and "1 bod výdrže za každého" in page
    assert "secret-room" not in page and "Tajná komora" not in page and "#water" not in page
    assert "Zavolat" not in page  # a lock that is not shown
    assert "Zaklepat na kámen." in page and "potřebuje: odvaha 3" in page


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "potřebuje: odvaha 2 (splněno)"), ("en", "needs: Courage 2 (met)")]
)
def test_what_an_open_way_asks_for_is_said_to_be_asked(reader, language, words):
    reader.headers["Accept-Language"] = language
    reader.book.write_text(BOOK.replace("any.courage >= 3", "any.courage >= 2"), encoding="utf-8")
    opened(reader)
    assert words not in reader.look("journal").text
    reader.move("correct", {"path": "/heroes/ailei/attributes/courage", "value": "2"}, page="correct")
    assert words in reader.look("journal").text


def test_every_sign_of_the_reader_has_its_word(reader):
    page = opened(reader)
    signed = re.findall(r'class="quiet signed"[^>]*>(.*?)</(?:button|summary)>', page, re.S)
    words = [re.sub(r"<[^>]+>", "", re.sub(r'<span class="sign-mark".*?</span>', "", one)) for one in signed]
    assert {"O větu zpět", "Hlas a posun", "Kdo platí"} == set(words)


@pytest.mark.parametrize("id", [one.id for one in games() if one.vocabulary is not None])
def test_whoever_opens_a_book_stands_in_it_whatever_waits_at_the_table(app, id):
    visitor = Visitor(app)
    made = visitor.store.create(id, "Kniha", {}, seed="book").record
    visitor.id = made.id
    visitor.store.move(made.id, 0, "leave_list", {})
    book = next(one.book for one in visitor.journals.of_game(id) if not one.book.own)
    answer = visitor.move("open_book", {"book": book.id, "language": "cs"}, page="journal")
    assert answer.headers["Location"].endswith("/journal")


def test_a_book_on_the_shelf_is_a_card_with_its_readers(reader):
    card = re.search(r'<li class="panel book"><h3[^>]*>Brod.*?</li>', reader.look("journal").text, re.S)[0]
    readers = re.search(r'<fieldset class="readers">.*?<div class="ticks">(.*?)</div></fieldset>', card, re.S)[1]
    assert readers.count('class="check"') == 3


def test_the_printed_journal_says_what_its_field_asks(reader):
    label = re.search(r'<label for="paper-place">([^<]+)</label>', reader.look("paper").text)
    assert label[1] == "Číslo lokace"


def test_read_text_chronicler_rules_and_pause_are_four_things(reader):
    page = opened(reader)
    assert '<div class="read"><p>Proud <strong>nese</strong> list.</p></div>' in page
    assert re.search(r'class="pause" role="separator"', page)
    assert re.search(r'<div class="aside"><span class="eyebrow">Pro kronikáře</span>', page)
    assert re.search(r'<div class="aside rule-aside"><span class="eyebrow">Pro ruce</span>', page)


def test_a_choice_is_told_and_undone(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    page = reader.look("journal").text
    assert "Ve vodě" in page and "Ailei: výdrž na" in page
    assert "Zpět: volba" in page and "Vzato zpět" not in page
    reader.step("undo", page="journal")
    page = reader.look("journal").text
    assert "Na břehu" in page
    told = page[page.index('id="told"') - 40 : page.index("</ul>", page.index('id="told"'))]
    assert "taken-back" in told and 'data-said="Vzato zpět, na stole už neplatí:"' in told and "výdrž na" in told


def test_a_book_is_laid_aside_in_its_middle_and_found_where_it_was(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    page = reader.look("journal").text
    assert "Odložit knihu" in page and "journal?books=1" in page
    reader.move("open_book", {"book": "tainted-grail/the-salt-watch", "language": "cs"}, page="journal")
    assert "Ve vodě" not in reader.look("journal").text
    assert "Ve vodě" in opened(reader)
    reader.move("close_book", page="journal")
    assert "Číst dál" in reader.look("journal").text and "Ve vodě" in opened(reader)


FIGHT = """
# swine
does: encounter green

- [win](#bank) | after won
- [flee](#bank) | after fled
- [lose](#bank) | after lost

## cs Svině

- win: Přejít.
- flee: Utéct do rákosí.
- lose: Ležet.

## en Swine

- win: Cross.
- flee: Into the reeds.
- lose: Lie still.
"""


def test_a_fight_of_a_passage_is_what_to_do_and_its_end_is_told(reader):
    text = reader.book.read_text(encoding="utf-8").replace("- [back](#bank)", "- [back](#swine)")
    reader.book.write_text(text + FIGHT, encoding="utf-8")
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    reader.move("choose", {"choice": "back"}, page="journal")
    page = reader.look("journal").text
    article = page[page.index("<article") : page.index("</article>")]
    assert re.search(r'class="button main" href="[^"]+">K boji</a>', article)
    folded = article[article.index("<details") : article.index("</details>")]
    assert "Už je po všem?" in folded and "po výhře" in folded and "Utéct do rákosí." in folded
    assert article.count("Utéct do rákosí.") == 1
    reader.move("end_encounter", {"who": "ailei", "how": "won"}, page="journal")
    page = reader.look("journal").text
    article = page[page.index("<article") : page.index("</article>")]
    assert "K boji" not in article and "Vyhráli jste." in article
    assert "Přejít." in article and "Utéct do rákosí." not in article and "po výhře" not in article


def test_nothing_in_a_book_can_act(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    page = reader.look("journal").text
    article = page[page.index("<article") : page.index("</article>")]
    assert "<script" not in article and "javascript:" not in article and "studená" in article


def test_a_return_differs(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    reader.move("choose", {"choice": "back"}, page="journal")
    assert "Kameny jsou mokré od vašich bot." in reader.look("journal").text


def test_a_resting_book_says_so_and_goes_on(reader):
    opened(reader)
    reader.move("choose", {"choice": "sit"}, page="journal")
    assert "Kniha odpočívá" in reader.look("journal").text
    reader.move("read_on", page="journal")
    assert "Na břehu" in reader.look("journal").text


def test_an_ending_ends_and_the_book_can_be_read_again(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    reader.move("choose", {"choice": "down"}, page="journal")
    assert "Tady kniha končí." in reader.look("journal").text
    reader.move("close_book", page="journal")
    assert "Číst znovu od začátku" in reader.look("journal").text


def test_an_edited_book_is_read_as_it_is_now(reader):
    opened(reader)
    reader.book.write_text(BOOK.replace("Proud **nese** list.", "Proud stojí."), encoding="utf-8")
    assert "Proud stojí." in reader.look("journal").text


def test_a_renamed_passage_is_found_by_its_alias(reader):
    opened(reader)
    renamed = BOOK.replace("# bank\n", "# the-bank\n").replace("(#bank)", "(#the-bank)")
    reader.book.write_text(renamed.replace("game: tainted-grail\n", "game: tainted-grail\nalias: bank -> the-bank\n"))
    assert "Na břehu" in reader.look("journal").text
    reader.move("choose", {"choice": "wade"}, page="journal")
    assert "Ve vodě" in reader.look("journal").text


def test_a_passage_that_is_gone_is_said_so_with_ways_on(reader):
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    reader.book.write_text(BOOK.replace("# water\n", "# deep-water\n"), encoding="utf-8")
    page = reader.look("journal").text
    assert "Tato pasáž už v knize není." in page and "Na břehu" in page
    reader.move("turn_to", {"passage": "bank"}, page="journal")
    assert "Na břehu" in reader.look("journal").text


def test_a_book_that_is_gone_keeps_its_place(reader):
    opened(reader)
    away = reader.book.rename(reader.book.parent.parent / "aside.md")
    assert "už v této instalaci není" in reader.look("journal").text
    away.rename(reader.book)
    assert "Na břehu" in reader.look("journal").text


def test_a_broken_book_says_so_and_others_go_on(reader):
    reader.book.write_text(BOOK.replace("(#water)", "(#nowhere)"), encoding="utf-8")
    page = reader.look("journal").text
    assert "Tato kniha má 1 chybu" in page and "Solná stráž" in page
    opened(reader)
    reader.move("choose", {"choice": "wade"}, page="journal")
    assert "Tato pasáž už v knize není." in reader.look("journal").text


def test_a_file_of_noise_is_no_end_of_the_shelf(reader):
    reader.book.write_bytes(b"\xff\xfe\x00 noise")
    assert reader.look("journal").status_code == 200


def test_votes_are_shown_when_the_table_wants_them(reader):
    opened(reader)
    assert "1 hlas" not in reader.look("journal?vote=1").text
    reader.move("vote", {"seat": "1", "choice": "wade"}, page="journal")
    assert "1 hlas" in reader.look("journal").text


def test_the_map_shows_only_what_was_read(reader):
    opened(reader)
    page = reader.look("journal-map").text
    assert "Na břehu" in page and "Ve vodě" not in page and "secret-room" not in page


def test_our_printed_journal_knows_the_place(reader):
    reader.move("note_verse", {"number": "101", "verse": "312"}, page="paper")
    reader.move("note_choice", {"number": "101", "text": "Nechali jsme ptáka letět."}, page="paper")
    reader.move("add_task", {"text": "Najít most", "place": "101"})
    page = reader.look("paper?place=101").text
    assert "312" in page and "Nechali jsme ptáka letět." in page
    assert "jste ještě neodhalili" in reader.look("paper?place=777").text
    for odd in ("x", "-3", "99999999999", "9" * 5000, "١"):
        assert reader.look(f"paper?place={odd}").status_code == 200


def test_a_table_that_keeps_its_boards_is_asked_for_the_number(app, visitor):
    options = {"characters": [{"id": "ailei"}, {"id": "beor"}], "kept": "light"}
    visitor.id = visitor.store.create("tainted_grail", "U krbu", options).record.id
    visitor.move("open_book", {"book": "tainted-grail/the-lamp-in-the-wall", "language": "cs"}, page="journal")
    visitor.move("choose", {"choice": "look"}, page="journal")
    page = visitor.look("journal").text
    assert 'name="numbers.any-caution"' in page and "Opatrnost, kdo má nejvíc" in page
    visitor.move("choose", {"choice": "pinch", "numbers.any-caution": "5"}, page="journal")
    assert "Druhá strana" in visitor.look("journal").text


def test_a_game_without_books_has_no_journal(visitor):
    visitor.lay()
    assert f"/t/{visitor.id}/journal" not in visitor.look("").text
    assert visitor.look("journal").status_code == 200
    assert visitor.look("paper").status_code == 404


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_shipped_passage_can_be_shown(app, visitor, language):
    """Every passage of every shipped book, as a table stands at it, with every choice that it offers."""
    visitor.headers["Accept-Language"] = language
    store = visitor.store
    store.draws = None  # a correction would draw every page of the table; here one is looked at
    options = {"characters": [{"id": "ailei"}, {"id": "beor"}]}
    record = store.create("tainted_grail", "U krbu", options).record
    visitor.id = record.id
    for opened in visitor.journals.of_game("tainted_grail"):
        record = store.move(record.id, record.revision, "open_book", {"book": opened.book.id}).record
        for id, passage in list(opened.book.passages.items())[:: 1 if language == "cs" else 7]:
            path = f"/books/{opened.book.id.replace('/', '~1')}/at"
            record = store.move(record.id, record.revision, "correct", {"path": path, "value": id}).record
            page = visitor.look("journal").text
            assert re.sub(r"<[^>]*>", "", passage.words[language].title.split("{")[0])[:12] in page, id
            assert "{" not in page[page.index("<article") : page.index("</article>")].replace("data-says='{", ""), id


@pytest.mark.rule("TG-STA-01", "TG-STA-04")
def test_a_book_s_own_status_is_remembered_and_ordered_onto_no_printed_sheet(reader):
    reader.move("open_book", {"book": "tainted-grail/the-lamp-in-the-wall", "language": "cs"}, page="journal")
    reader.move("choose", {"choice": "look"}, page="journal")
    entry = reader.store.entry(reader.id, reader.revision)
    assert "wrote-status" in [message.key for message in entry.chronicle]
    assert "tell-tick-status" not in [message.key for message in entry.tellings]
    assert "Lucerna ve zdi" in reader.look("sheet").text


@pytest.mark.rule("TG-STA-04")
@pytest.mark.parametrize(("language", "title"), [("cs", "Lucerna ve zdi"), ("en", "The Lamp in the Wall")])
def test_what_is_taken_back_is_called_by_its_title_though_it_is_there_no_more(reader, language, title):
    reader.headers["Accept-Language"] = language
    before = str(reader.revision)
    reader.move("describe_status", {"status": "own_lamp", "cs": "Lucerna ve zdi", "en": "The Lamp in the Wall"})
    reader.move("mark", {"status": "own_lamp"})
    reader.step("undo", to=before)
    for page in ("journal", "day"):
        told = reader.look(page).text.partition('id="told"')[2].partition("</ul>")[0]
        assert title in told.replace("\N{NO-BREAK SPACE}", " ") and "_lamp" not in told, page
    table = f"/api/tables/{reader.id}?lang={language}"
    [back] = [one["text"] for one in reader.get(table).json["tellings"] if one["key"] == "tell-tick-status"]
    assert title in back.replace("\N{NO-BREAK SPACE}", " ")
